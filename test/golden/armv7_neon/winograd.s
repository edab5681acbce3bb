    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon:
    .long 0x40a80000, 0x40880000, 0x3e800000, 0x3fa00000
    .long 0x40a00000, 0x40800000, 0x3f000000, 0x40000000

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
    vmov q12, q8
    vld1.32 {d16, d17}, [r9]!
    vmov q14, q9
    vld1.32 {d18, d19}, [r5]
    vmov q2, q10
    sub r5, r5, #16
    vld1.32 {d20, d21}, [r12]
    vmov q15, q8
    sub r12, r12, #16
    vld1.32 {d16, d17}, [r8]
    vmov q13, q9
    sub r8, r8, #16
    vld1.32 {d18, d19}, [r9]
    vmov q3, q10
    sub r9, r9, #16
    vmov q4, q8
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
    vtrn.32 q13, q3
    vtrn.32 q4, q9
    vtrn.32 q12, q14
    vtrn.32 q2, q15
    vswp d27, d8
    vswp d25, d4
    vswp d29, d30
    vmov q5, q4
    vmov q11, q14
    vmla.f32 q5, q2, d1[0]
    vswp d7, d18
    vsub.f32 q10, q12, q4
    vadd.f32 q12, q2, q4
    vmla.f32 q4, q2, d2[1]
    vmls.f32 q5, q13, d1[1]
    vmls.f32 q11, q15, d2[0]
    vadd.f32 q6, q14, q3
    vsub.f32 q7, q9, q14
    vmls.f32 q4, q13, d2[0]
    vmls.f32 q14, q15, d1[1]
    vmla.f32 q11, q3, d2[1]
    vmls.f32 q10, q2, d0[0]
    vmls.f32 q12, q13, d0[1]
    vmls.f32 q6, q15, d0[1]
    vmla.f32 q14, q3, d1[0]
    vmov q2, q5
    vmla.f32 q10, q13, d0[0]
    vmla.f32 q7, q15, d0[0]
    vmov q8, q4
    vmla.f32 q2, q11, d3[0]
    vmls.f32 q5, q11, d3[0]
    vst1.32 {d20, d21}, [r0]!
    vadd.f32 q9, q12, q6
    vmls.f32 q7, q3, d0[0]
    vsub.f32 q10, q12, q6
    vst1.32 {d18, d19}, [r0]!
    vmla.f32 q8, q14, d3[1]
    vmls.f32 q4, q14, d3[1]
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d4, d5}, [r0]!
    vst1.32 {d10, d11}, [r0]!
    vst1.32 {d14, d15}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d8, d9}, [r0]
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
    vmov q12, q8
    vmov q13, q9
    vmov q14, q10
    vmov q15, q11
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
    add r11, r8, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_10:
    vmov.i32 q14, #0
    tst r2, #4
    beq .Lotherwise_11
    add r0, r5, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r11, r8, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_11:
    vmov.i32 q15, #0
    tst r2, #8
    beq .Lotherwise_12
    add r0, r5, #12
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #12
    add r11, r8, #12
    vld1.32 {d30[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
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
    vmov q2, q9
    vmov q3, q10
    b .Lend_14
.Lotherwise_13:
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_15
    add r0, r5, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r8, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r9, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_15:
    vmov.i32 q2, #0
    tst r2, #32
    beq .Lotherwise_16
    add r0, r5, #20
    vld1.32 {d4[0]}, [r0]
    add r0, r12, #20
    add r11, r8, #20
    vld1.32 {d4[1]}, [r0]
    add r0, r9, #20
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_16:
    vmov.i32 q3, #0
    tst r2, #64
    beq .Lotherwise_17
    add r0, r5, #24
    vld1.32 {d6[0]}, [r0]
    add r0, r12, #24
    add r11, r8, #24
    vld1.32 {d6[1]}, [r0]
    add r0, r9, #24
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
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
    vmov q4, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q10, q13
    vmla.f32 q4, q14, d1[0]
    vsub.f32 q9, q12, q3
    vadd.f32 q12, q14, q3
    vmla.f32 q3, q14, d2[1]
    vmls.f32 q4, q8, d1[1]
    vmls.f32 q10, q15, d2[0]
    vadd.f32 q5, q13, q2
    vsub.f32 q11, q11, q13
    vmls.f32 q3, q8, d2[0]
    vmls.f32 q13, q15, d1[1]
    vmla.f32 q10, q2, d2[1]
    vmls.f32 q9, q14, d0[0]
    vmls.f32 q12, q8, d0[1]
    vmls.f32 q5, q15, d0[1]
    vmla.f32 q13, q2, d1[0]
    vmov q14, q4
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q11, q15, d0[0]
    vmov q8, q3
    vmla.f32 q14, q10, d3[0]
    vmls.f32 q4, q10, d3[0]
    vst1.32 {d18, d19}, [r1]!
    vadd.f32 q9, q12, q5
    vmls.f32 q11, q2, d0[0]
    vsub.f32 q10, q12, q5
    vst1.32 {d18, d19}, [r1]!
    vmla.f32 q8, q13, d3[1]
    vmls.f32 q3, q13, d3[1]
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d28, d29}, [r1]!
    vst1.32 {d8, d9}, [r1]!
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d6, d7}, [r1]
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
    vld1.32 {d30, d31}, [r14]
    add r14, r14, #128
    add r12, r6, r5, lsl #1
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #128
    add r4, r6, r8
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #128
    vmov q14, q15
    add r9, r6, r5, lsl #2
    vld1.32 {d24, d25}, [r14]
    add r14, r14, #128
    add r0, r6, r5
    vld1.32 {d4, d5}, [r14]
    add r14, r14, #128
    add r1, r0, r5, lsl #2
    vld1.32 {d6, d7}, [r14]
    add r14, r14, #128
    add r10, r6, r8, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q4, q15, q2
    add r0, r6, r5
    vmov q5, q3
    movw r11, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
    movt r11, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r11, pc, r11
    vld1.32 {d2, d3}, [r11]
    add r0, r0, r8, lsl #1
    vld1.32 {d20, d21}, [r14]
    vsub.f32 q13, q8, q3
    sub r2, r2, #1
    vmla.f32 q5, q9, d1[0]
    sub r14, r14, #880
    vadd.f32 q6, q9, q3
    vmla.f32 q3, q9, d2[1]
    vmls.f32 q5, q12, d1[1]
    vmls.f32 q14, q11, d2[0]
    vsub.f32 q10, q10, q15
    vmls.f32 q3, q12, d2[0]
    vmls.f32 q15, q11, d1[1]
    vmla.f32 q14, q2, d2[1]
    vmls.f32 q13, q9, d0[0]
    vmls.f32 q6, q12, d0[1]
    vmls.f32 q4, q11, d0[1]
    vmla.f32 q15, q2, d1[0]
    vmov q7, q5
    vmla.f32 q13, q12, d0[0]
    vmla.f32 q10, q11, d0[0]
    vmov q8, q3
    vmla.f32 q7, q14, d3[0]
    vmls.f32 q5, q14, d3[0]
    vst1.32 {d26, d27}, [r6]
    add r6, r6, r7, lsl #2
    vadd.f32 q9, q6, q4
    vmls.f32 q10, q2, d0[0]
    vsub.f32 q11, q6, q4
    vst1.32 {d18, d19}, [r3]
    vmla.f32 q8, q15, d3[1]
    vmls.f32 q3, q15, d3[1]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d14, d15}, [r4]
    vst1.32 {d10, d11}, [r9]
    vst1.32 {d20, d21}, [r1]
    vst1.32 {d16, d17}, [r10]
    vst1.32 {d6, d7}, [r0]
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
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q12, q8, q10
    vmla.f32 q11, q10, d1[0]
    vst1.32 {d16, d17}, [r6]!
    vmla.f32 q8, q10, d2[1]
    vmul.f32 q12, q12, d0[0]
    vmul.f32 q11, q11, d1[1]
    vmov q13, q12
    vmul.f32 q8, q8, d3[0]
    vmov q14, q11
    vmls.f32 q13, q9, d0[1]
    vmla.f32 q12, q9, d0[1]
    vmov q15, q8
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q15, q9, d3[1]
    vst1.32 {d24, d25}, [r6]!
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    vst1.32 {d16, d17}, [r6]!
    vmla.f32 q11, q10, d1[0]
    vadd.f32 q12, q8, q10
    vmla.f32 q8, q10, d2[1]
    vmul.f32 q12, q12, d0[0]
    vmul.f32 q11, q11, d1[1]
    vmov q13, q12
    vmul.f32 q8, q8, d3[0]
    vmov q14, q11
    vmls.f32 q13, q9, d0[1]
    vmla.f32 q12, q9, d0[1]
    vmov q15, q8
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q15, q9, d3[1]
    vst1.32 {d24, d25}, [r6]!
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]
    vmov q11, q8
    sub r5, r5, #128
    vst1.32 {d16, d17}, [r6]!
    vmla.f32 q11, q10, d1[0]
    vadd.f32 q12, q8, q10
    vmla.f32 q8, q10, d2[1]
    vmul.f32 q12, q12, d0[0]
    vmul.f32 q11, q11, d1[1]
    vmov q13, q12
    vmul.f32 q8, q8, d3[0]
    vmov q14, q11
    vmls.f32 q13, q9, d0[1]
    vmla.f32 q12, q9, d0[1]
    vmov q15, q8
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q15, q9, d3[1]
    vst1.32 {d24, d25}, [r6]!
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d30, d31}, [r6]!
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
    vst1.32 {d16, d17}, [r8]
    add r11, r8, r4, lsl #2
    vmla.f32 q11, q10, d1[0]
    add r0, r8, r4
    add r0, r0, r4, lsl #2
    vadd.f32 q12, q8, q10
    sub r9, r9, #1
    sub r1, r1, #240
    vmla.f32 q8, q10, d2[1]
    vmul.f32 q12, q12, d0[0]
    vmul.f32 q11, q11, d1[1]
    vmov q13, q12
    vmul.f32 q8, q8, d3[0]
    vmov q14, q11
    vmls.f32 q13, q9, d0[1]
    vmla.f32 q12, q9, d0[1]
    vmov q15, q8
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d26, d27}, [r2]
    add r2, r8, r7, lsl #1
    vmla.f32 q15, q9, d3[1]
    vst1.32 {d24, d25}, [r3]
    add r3, r8, r4
    vmls.f32 q8, q9, d3[1]
    add r3, r3, r7, lsl #1
    add r8, r8, r12, lsl #2
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d22, d23}, [r11]
    vst1.32 {d20, d21}, [r0]
    vst1.32 {d30, d31}, [r2]
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
.Lrepeat_24:
    add r0, r9, r5
    vld1.32 {d26, d27}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r2, r9, r8
    add r11, r9, r5, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r9, r5
    add r1, r9, r5
    vld1.32 {d20, d21}, [r2]
    add r0, r0, r5, lsl #2
    add r2, r9, r8, lsl #1
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q4, q8, q9
    add r1, r1, r8, lsl #1
    vadd.f32 q14, q8, q9
    vld1.32 {d16, d17}, [r0]
    sub r10, r10, #1
    vld1.32 {d18, d19}, [r2]
    vsub.f32 q15, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d24, d25}, [r1]
    vmov q3, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q10, q11
    vmov q5, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q10, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q6, q13, q14
    vsub.f32 q13, q9, q12
    vmla.f32 q3, q15, d0[0]
    vadd.f32 q4, q8, q4
    vadd.f32 q8, q9, q12
    vmla.f32 q5, q11, d1[0]
    vmla.f32 q10, q15, d2[0]
    vadd.f32 q9, q6, q11
    vmla.f32 q14, q11, d3[0]
    vmla.f32 q3, q13, d0[1]
    vmla.f32 q4, q15, d4[0]
    vmla.f32 q5, q8, d1[1]
    vmla.f32 q10, q13, d2[1]
    vadd.f32 q9, q9, q8
    vmla.f32 q14, q8, d3[1]
    vmla.f32 q4, q13, d4[1]
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #128
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #128
    vst1.32 {d10, d11}, [r12]
    add r12, r12, #128
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #128
    vst1.32 {d28, d29}, [r12]
    add r12, r12, #128
    vst1.32 {d8, d9}, [r12]
    sub r12, r12, #624
    cmp r10, #0
    bne .Lrepeat_24
    ldr r0, [r6]
    ldr r8, [r6, #12]
    lsl r0, r0, #2
    ldr r2, [r6, #4]
    add r3, r14, r0
    add r12, r3, r0
    ldr r5, [r6, #8]
    add r6, r12, r0
    cmp r8, #63
    bne .Lotherwise_25
    movw r0, #6
.Lrepeat_26:
    tst r5, #1
    beq .Lotherwise_27
    vld1.32 {d28, d29}, [r4]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d30, d31}, [r4]!
    vsub.f32 q3, q8, q10
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d10, d11}, [r4]
    vadd.f32 q4, q9, q11
    sub r4, r4, #112
    vsub.f32 q9, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q10, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q11, q13
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q12, q3
    vadd.f32 q6, q8, q5
    vsub.f32 q5, q8, q5
    vadd.f32 q8, q14, q13
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q11, q4, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q8, q8, q4
    vmla.f32 q10, q5, d0[1]
    vmla.f32 q11, q6, d1[1]
    vmla.f32 q12, q5, d2[1]
    vadd.f32 q14, q15, q3
    vadd.f32 q8, q8, q6
    vmla.f32 q13, q4, d3[0]
    vmla.f32 q14, q9, d4[0]
    vmla.f32 q13, q6, d3[1]
    vmla.f32 q14, q5, d4[1]
    vtrn.32 q8, q10
    vtrn.32 q11, q12
    vswp d17, d22
    vswp d21, d24
    vst1.32 {d16, d17}, [r14]
    vzip.32 q13, q14
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d24, d25}, [r6]
    vstr d26, [r14, #16]
    vstr d27, [r3, #16]
    vstr d28, [r12, #16]
    vstr d29, [r6, #16]
.Lotherwise_27:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r14, r14, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r6, r6, r2, lsl #2
    add r4, r4, #128
    cmp r0, #0
    bne .Lrepeat_26
    b .Lend_28
.Lotherwise_25:
    movw r9, #6
.Lrepeat_29:
    tst r5, #1
    beq .Lotherwise_30
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r8, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vld1.32 {d8, d9}, [r4]!
    vadd.f32 q14, q9, q11
    vsub.f32 q9, q9, q11
    vld1.32 {d26, d27}, [r4]!
    vld1.32 {d30, d31}, [r4]
    vadd.f32 q3, q10, q12
    sub r4, r4, #112
    vsub.f32 q5, q10, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q11, q8, q14
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q12, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q6, q14
    vmov q7, q9
    vadd.f32 q10, q4, q9
    vadd.f32 q4, q13, q15
    vsub.f32 q8, q13, q15
    vadd.f32 q9, q11, q3
    vmla.f32 q12, q5, d2[0]
    vmla.f32 q6, q3, d3[0]
    vmla.f32 q7, q5, d0[0]
    vmla.f32 q14, q3, d1[0]
    vmla.f32 q10, q5, d4[0]
    vadd.f32 q9, q9, q4
    vmla.f32 q12, q8, d2[1]
    vmla.f32 q6, q4, d3[1]
    vmla.f32 q7, q8, d0[1]
    vmla.f32 q14, q4, d1[1]
    vmla.f32 q10, q8, d4[1]
    cmp r0, #15
    bne .Lotherwise_31
    vtrn.32 q9, q12
    vtrn.32 q6, q7
    vswp d19, d12
    vswp d25, d14
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d12, d13}, [r12]
    vst1.32 {d14, d15}, [r6]
    b .Lend_32
.Lotherwise_31:
    tst r8, #1
    beq .Lotherwise_33
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r3]
    vst1.32 {d19[0]}, [r12]
    vst1.32 {d19[1]}, [r6]
.Lotherwise_33:
    tst r8, #2
    beq .Lotherwise_34
    add r0, r14, #4
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #4
    add r1, r12, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_34:
    tst r8, #4
    beq .Lotherwise_35
    add r0, r14, #8
    vst1.32 {d12[0]}, [r0]
    add r0, r3, #8
    add r1, r12, #8
    vst1.32 {d12[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d13[0]}, [r1]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_35:
    tst r8, #8
    beq .Lotherwise_36
    add r0, r14, #12
    vst1.32 {d14[0]}, [r0]
    add r0, r3, #12
    add r1, r12, #12
    vst1.32 {d14[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d15[0]}, [r1]
    vst1.32 {d15[1]}, [r0]
.Lotherwise_36:
.Lend_32:
    ubfx r0, r8, #4, #2
    cmp r0, #3
    bne .Lotherwise_37
    vzip.32 q14, q10
    vstr d28, [r14, #16]
    vstr d29, [r3, #16]
    vstr d20, [r12, #16]
    vstr d21, [r6, #16]
    b .Lend_38
.Lotherwise_37:
    tst r8, #16
    beq .Lotherwise_39
    add r0, r14, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r3, #16
    add r1, r12, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_39:
    tst r8, #32
    beq .Lotherwise_40
    add r0, r14, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #20
    add r1, r12, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r6, #20
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_40:
.Lend_38:
.Lotherwise_30:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r14, r14, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r6, r6, r2, lsl #2
    add r4, r4, #128
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
.Lrepeat_41:
    add r0, r9, r5
    vld1.32 {d26, d27}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r2, r9, r8
    add r11, r9, r5, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r9, r5
    add r1, r9, r5
    vld1.32 {d20, d21}, [r2]
    add r0, r0, r5, lsl #2
    add r2, r9, r8, lsl #1
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q4, q8, q9
    add r1, r1, r8, lsl #1
    vadd.f32 q14, q8, q9
    vld1.32 {d16, d17}, [r0]
    sub r10, r10, #1
    vld1.32 {d18, d19}, [r2]
    vsub.f32 q15, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d24, d25}, [r1]
    vmov q3, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q10, q11
    vmov q5, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q10, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q6, q13, q14
    vsub.f32 q13, q9, q12
    vmla.f32 q3, q15, d0[0]
    vadd.f32 q4, q8, q4
    vadd.f32 q8, q9, q12
    vmla.f32 q5, q11, d1[0]
    vmla.f32 q10, q15, d2[0]
    vadd.f32 q9, q6, q11
    vmla.f32 q14, q11, d3[0]
    vmla.f32 q3, q13, d0[1]
    vmla.f32 q4, q15, d4[0]
    vmla.f32 q5, q8, d1[1]
    vmla.f32 q10, q13, d2[1]
    vadd.f32 q9, q9, q8
    vmla.f32 q14, q8, d3[1]
    vmla.f32 q4, q13, d4[1]
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #128
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #128
    vst1.32 {d10, d11}, [r12]
    add r12, r12, #128
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #128
    vst1.32 {d28, d29}, [r12]
    add r12, r12, #128
    vst1.32 {d8, d9}, [r12]
    sub r12, r12, #624
    cmp r10, #0
    bne .Lrepeat_41
    ldr r0, [r6]
    ldr r8, [r6, #12]
    lsl r0, r0, #2
    ldr r2, [r6, #4]
    add r3, r14, r0
    add r12, r3, r0
    ldr r5, [r6, #8]
    add r6, r12, r0
    cmp r8, #63
    bne .Lotherwise_42
    movw r0, #6
.Lrepeat_43:
    tst r5, #1
    beq .Lotherwise_44
    vld1.32 {d28, d29}, [r4]!
    vmov.i32 q15, #0
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q3, q8, q10
    vld1.32 {d8, d9}, [r4]!
    vsub.f32 q12, q8, q10
    vld1.32 {d26, d27}, [r4]!
    vld1.32 {d10, d11}, [r4]
    vadd.f32 q6, q9, q11
    sub r4, r4, #112
    vsub.f32 q8, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q9, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q10, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q11, q12
    vadd.f32 q7, q13, q5
    vsub.f32 q5, q13, q5
    vadd.f32 q13, q14, q3
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q10, q6, d1[0]
    vmla.f32 q11, q8, d2[0]
    vadd.f32 q13, q13, q6
    vmla.f32 q9, q5, d0[1]
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q11, q5, d2[1]
    vadd.f32 q14, q4, q12
    vadd.f32 q12, q13, q7
    vmla.f32 q3, q6, d3[0]
    vmla.f32 q14, q8, d4[0]
    vmla.f32 q3, q7, d3[1]
    vmla.f32 q14, q5, d4[1]
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
.Lotherwise_44:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r14, r14, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r6, r6, r2, lsl #2
    add r4, r4, #128
    cmp r0, #0
    bne .Lrepeat_43
    b .Lend_45
.Lotherwise_42:
    movw r9, #6
.Lrepeat_46:
    tst r5, #1
    beq .Lotherwise_47
    vld1.32 {d24, d25}, [r4]!
    vmov.i32 q13, #0
    ubfx r0, r8, #0, #4
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vld1.32 {d6, d7}, [r4]!
    vadd.f32 q15, q8, q10
    vsub.f32 q8, q8, q10
    vld1.32 {d28, d29}, [r4]!
    vld1.32 {d10, d11}, [r4]
    vadd.f32 q4, q9, q11
    sub r4, r4, #112
    vsub.f32 q11, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q10, q8
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q6, q15
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q7, q8
    vadd.f32 q9, q3, q8
    vadd.f32 q3, q14, q5
    vsub.f32 q8, q14, q5
    vadd.f32 q12, q12, q15
    vmla.f32 q10, q11, d0[0]
    vmla.f32 q6, q4, d1[0]
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
    cmp r0, #15
    bne .Lotherwise_48
    vtrn.32 q8, q10
    vtrn.32 q11, q12
    vswp d17, d22
    vswp d21, d24
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d24, d25}, [r6]
    b .Lend_49
.Lotherwise_48:
    tst r8, #1
    beq .Lotherwise_50
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r3]
    vst1.32 {d17[0]}, [r12]
    vst1.32 {d17[1]}, [r6]
.Lotherwise_50:
    tst r8, #2
    beq .Lotherwise_51
    add r0, r14, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #4
    add r1, r12, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_51:
    tst r8, #4
    beq .Lotherwise_52
    add r0, r14, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #8
    add r1, r12, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_52:
    tst r8, #8
    beq .Lotherwise_53
    add r0, r14, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #12
    add r1, r12, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_53:
.Lend_49:
    ubfx r0, r8, #4, #2
    cmp r0, #3
    bne .Lotherwise_54
    vzip.32 q14, q9
    vstr d28, [r14, #16]
    vstr d29, [r3, #16]
    vstr d18, [r12, #16]
    vstr d19, [r6, #16]
    b .Lend_55
.Lotherwise_54:
    tst r8, #16
    beq .Lotherwise_56
    add r0, r14, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r3, #16
    add r1, r12, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_56:
    tst r8, #32
    beq .Lotherwise_57
    add r0, r14, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #20
    add r1, r12, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r6, #20
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_57:
.Lend_55:
.Lotherwise_47:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r14, r14, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r6, r6, r2, lsl #2
    add r4, r4, #128
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
    ldr r5, [sp, #36]
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
    vld1.32 {d16, d17}, [r5]!
    movw r8, #8
    vld1.32 {d24, d25}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q13, q8
    vld1.32 {d28, d29}, [r5]!
    vadd.f32 q11, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q10, q9, d1[0]
    vld1.32 {d30, d31}, [r5]!
    vmov q3, q12
    vmla.f32 q13, q9, d3[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmla.f32 q10, q15, d1[1]
    vst1.32 {d16, d17}, [r6]!
    vadd.f32 q8, q11, q15
    vmla.f32 q13, q15, d3[1]
    vmul.f32 q8, q8, d0[0]
    vmul.f32 q9, q10, d2[0]
    vmla.f32 q3, q14, d1[0]
    vadd.f32 q10, q12, q14
    vmov q11, q8
    vmul.f32 q13, q13, d4[0]
    vmla.f32 q12, q14, d3[0]
    vmov q14, q9
    vmls.f32 q11, q10, d0[1]
    vmla.f32 q8, q10, d0[1]
    vmov q10, q13
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q9, q3, d2[1]
    vst1.32 {d22, d23}, [r6]!
    vmla.f32 q10, q12, d4[1]
    vst1.32 {d16, d17}, [r6]!
    vmls.f32 q13, q12, d4[1]
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d26, d27}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d26, d27}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmov q10, q8
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d30, d31}, [r5]!
    vmla.f32 q10, q9, d1[0]
    vadd.f32 q11, q8, q9
    vst1.32 {d16, d17}, [r6]!
    vmla.f32 q8, q9, d3[0]
    vmla.f32 q10, q15, d1[1]
    vadd.f32 q9, q11, q15
    vmla.f32 q8, q15, d3[1]
    vmov q3, q13
    vmul.f32 q9, q9, d0[0]
    vmul.f32 q10, q10, d2[0]
    vmla.f32 q3, q14, d1[0]
    vadd.f32 q11, q13, q14
    vmov q12, q9
    vmul.f32 q8, q8, d4[0]
    vmla.f32 q13, q14, d3[0]
    vmov q14, q10
    vmls.f32 q12, q11, d0[1]
    vmla.f32 q9, q11, d0[1]
    vmov q11, q8
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q10, q3, d2[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q11, q13, d4[1]
    vst1.32 {d18, d19}, [r6]!
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d26, d27}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmov q10, q8
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d30, d31}, [r5]!
    vmla.f32 q10, q9, d1[0]
    vadd.f32 q11, q8, q9
    vst1.32 {d16, d17}, [r6]!
    vmla.f32 q8, q9, d3[0]
    vmla.f32 q10, q15, d1[1]
    vadd.f32 q9, q11, q15
    vmla.f32 q8, q15, d3[1]
    vmov q3, q13
    vmul.f32 q9, q9, d0[0]
    vmul.f32 q10, q10, d2[0]
    vmla.f32 q3, q14, d1[0]
    vadd.f32 q11, q13, q14
    vmov q12, q9
    vmul.f32 q8, q8, d4[0]
    vmla.f32 q13, q14, d3[0]
    vmov q14, q10
    vmls.f32 q12, q11, d0[1]
    vmla.f32 q9, q11, d0[1]
    vmov q11, q8
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q10, q3, d2[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q11, q13, d4[1]
    vst1.32 {d18, d19}, [r6]!
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d26, d27}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmov q10, q8
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d30, d31}, [r5]!
    vmla.f32 q10, q9, d1[0]
    vadd.f32 q11, q8, q9
    vst1.32 {d16, d17}, [r6]!
    vmla.f32 q8, q9, d3[0]
    vmla.f32 q10, q15, d1[1]
    vadd.f32 q9, q11, q15
    vmla.f32 q8, q15, d3[1]
    vmov q3, q13
    vmul.f32 q9, q9, d0[0]
    vmul.f32 q10, q10, d2[0]
    vmla.f32 q3, q14, d1[0]
    vadd.f32 q11, q13, q14
    vmov q12, q9
    vmul.f32 q8, q8, d4[0]
    vmla.f32 q13, q14, d3[0]
    vmov q14, q10
    vmls.f32 q12, q11, d0[1]
    vmla.f32 q9, q11, d0[1]
    vmov q11, q8
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q10, q3, d2[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q11, q13, d4[1]
    vst1.32 {d18, d19}, [r6]!
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d26, d27}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmov q10, q8
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d30, d31}, [r5]
    vmla.f32 q10, q9, d1[0]
    sub r5, r5, #384
    vadd.f32 q11, q8, q9
    vst1.32 {d16, d17}, [r6]!
    vmla.f32 q8, q9, d3[0]
    vmla.f32 q10, q15, d1[1]
    vadd.f32 q9, q11, q15
    vmla.f32 q8, q15, d3[1]
    vmov q3, q13
    vmul.f32 q9, q9, d0[0]
    vmul.f32 q10, q10, d2[0]
    vmla.f32 q3, q14, d1[0]
    vadd.f32 q11, q13, q14
    vmov q12, q9
    vmul.f32 q8, q8, d4[0]
    vmla.f32 q13, q14, d3[0]
    vmov q14, q10
    vmls.f32 q12, q11, d0[1]
    vmla.f32 q9, q11, d0[1]
    vmov q11, q8
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q10, q3, d2[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q11, q13, d4[1]
    vst1.32 {d18, d19}, [r6]!
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #624
    mov r1, r6
.Lrepeat_60:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #128
    add r2, r7, r14
    vld1.32 {d26, d27}, [r1]
    add r1, r1, #128
    add r9, r7, r14, lsl #1
    vld1.32 {d18, d19}, [r1]
    vmov q10, q8
    add r1, r1, #128
    vld1.32 {d28, d29}, [r1]
    add r1, r1, #128
    add r10, r7, r4
    vld1.32 {d30, d31}, [r1]
    add r11, r7, r14, lsl #2
    vmla.f32 q10, q9, d1[0]
    add r0, r7, r14
    vst1.32 {d16, d17}, [r7]
    add r0, r0, r14, lsl #2
    vadd.f32 q11, q8, q9
    sub r8, r8, #1
    sub r1, r1, #496
    vmla.f32 q8, q9, d3[0]
    vmla.f32 q10, q15, d1[1]
    vadd.f32 q9, q11, q15
    vmla.f32 q8, q15, d3[1]
    vmov q3, q13
    vmul.f32 q9, q9, d0[0]
    vmul.f32 q10, q10, d2[0]
    vmla.f32 q3, q14, d1[0]
    vadd.f32 q11, q13, q14
    vmov q12, q9
    vmul.f32 q8, q8, d4[0]
    vmla.f32 q13, q14, d3[0]
    vmov q14, q10
    vmls.f32 q12, q11, d0[1]
    vmla.f32 q9, q11, d0[1]
    vmov q11, q8
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q10, q3, d2[1]
    vst1.32 {d24, d25}, [r2]
    add r2, r7, r4, lsl #1
    vmla.f32 q11, q13, d4[1]
    vst1.32 {d18, d19}, [r9]
    add r9, r7, r14
    vmls.f32 q8, q13, d4[1]
    add r9, r9, r4, lsl #1
    add r7, r7, r3, lsl #2
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d20, d21}, [r11]
    vst1.32 {d30, d31}, [r0]
    vst1.32 {d22, d23}, [r2]
    vst1.32 {d16, d17}, [r9]
    cmp r8, #0
    bne .Lrepeat_60
    lsl r0, r3, #3
    sub r7, r7, r0, lsl #2
    sub r12, r12, #1
    add r7, r7, #32
    add r5, r5, #400
    cmp r12, #0
    bne .Lrepeat_59
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
    ldr r14, [sp, #40]
    lsl r4, r1, #2
    ldr r5, [sp, #36]
    mov r6, r2
    mov r12, r3
    add r7, r4, r4, lsl #1
    mov r8, r0
    lsl r2, r1, #3
    mov r3, r14
    movw r9, #8
.Lrepeat_61:
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
    add r0, r8, r4
    add r11, r8, r7, lsl #1
    vld1.32 {d24, d25}, [r10]
    vsub.f32 q13, q9, q10
    add r0, r0, r7, lsl #1
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q15, q9, q10
    sub r9, r9, #1
    vld1.32 {d18, d19}, [r11]
    vsub.f32 q2, q11, q12
    add r8, r8, r2, lsl #2
    vld1.32 {d20, d21}, [r0]
    vmov q3, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q11, q12
    vadd.f32 q12, q14, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q15
    vsub.f32 q13, q9, q10
    vmla.f32 q3, q2, d0[0]
    vadd.f32 q9, q9, q10
    vmla.f32 q15, q11, d1[0]
    vmla.f32 q12, q2, d2[0]
    vadd.f32 q8, q8, q11
    vmla.f32 q3, q13, d0[1]
    vmla.f32 q15, q9, d1[1]
    vmla.f32 q12, q13, d2[1]
    vadd.f32 q8, q8, q9
    vst1.32 {d16, d17}, [r3]
    add r3, r3, #128
    vst1.32 {d6, d7}, [r3]
    add r3, r3, #128
    vst1.32 {d30, d31}, [r3]
    add r3, r3, #128
    vst1.32 {d24, d25}, [r3]
    sub r3, r3, #368
    cmp r9, #0
    bne .Lrepeat_61
    ldr r0, [r5]
    mov r4, r12
    ldr r2, [r5, #12]
    lsl r0, r0, #2
    ldr r3, [r5, #4]
    add r12, r4, r0
    add r7, r12, r0
    ldr r5, [r5, #8]
    add r8, r7, r0
    cmp r2, #15
    bne .Lotherwise_62
    movw r0, #4
.Lrepeat_63:
    tst r5, #1
    beq .Lotherwise_64
    vld1.32 {d28, d29}, [r14]!
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r14]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vld1.32 {d24, d25}, [r14]!
    vsub.f32 q13, q8, q10
    vld1.32 {d4, d5}, [r14]!
    vadd.f32 q15, q8, q10
    vld1.32 {d16, d17}, [r14]
    vadd.f32 q3, q9, q11
    sub r14, r14, #112
    vsub.f32 q9, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q12, q13
    vadd.f32 q10, q2, q8
    vsub.f32 q8, q2, q8
    vadd.f32 q11, q14, q15
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q15, q3, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q9, q11, q3
    vmla.f32 q13, q8, d0[1]
    vmla.f32 q15, q10, d1[1]
    vmla.f32 q12, q8, d2[1]
    vadd.f32 q8, q9, q10
    vtrn.32 q8, q13
    vtrn.32 q15, q12
    vswp d17, d30
    vswp d27, d24
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d26, d27}, [r12]
    vst1.32 {d30, d31}, [r7]
    vst1.32 {d24, d25}, [r8]
.Lotherwise_64:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #128
    cmp r0, #0
    bne .Lrepeat_63
    b .Lend_65
.Lotherwise_62:
    movw r9, #4
.Lrepeat_66:
    tst r5, #1
    beq .Lotherwise_67
    vld1.32 {d16, d17}, [r14]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d24, d25}, [r14]!
    vld1.32 {d26, d27}, [r14]!
    vadd.f32 q15, q9, q11
    vsub.f32 q9, q9, q11
    vld1.32 {d22, d23}, [r14]!
    vld1.32 {d28, d29}, [r14]
    vadd.f32 q2, q10, q12
    sub r14, r14, #112
    vsub.f32 q10, q10, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q15
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q13, q13, q9
    vadd.f32 q12, q11, q14
    vsub.f32 q11, q11, q14
    vadd.f32 q8, q8, q2
    vmla.f32 q9, q10, d0[0]
    vmla.f32 q15, q2, d1[0]
    vmla.f32 q13, q10, d2[0]
    vadd.f32 q8, q8, q12
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q15, q12, d1[1]
    vmla.f32 q13, q11, d2[1]
    cmp r0, #15
    bne .Lotherwise_68
    vtrn.32 q8, q9
    vtrn.32 q15, q13
    vswp d17, d30
    vswp d19, d26
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d30, d31}, [r7]
    vst1.32 {d26, d27}, [r8]
    b .Lend_69
.Lotherwise_68:
    tst r2, #1
    beq .Lotherwise_70
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_70:
    tst r2, #2
    beq .Lotherwise_71
    add r0, r4, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_71:
    tst r2, #4
    beq .Lotherwise_72
    add r0, r4, #8
    vst1.32 {d30[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d30[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d31[0]}, [r1]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_72:
    tst r2, #8
    beq .Lotherwise_73
    add r0, r4, #12
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d26[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_73:
.Lend_69:
.Lotherwise_67:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #128
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
    vpush {d8, d9}
    ldr r14, [sp, #56]
    lsl r4, r1, #2
    ldr r5, [sp, #52]
    mov r6, r2
    mov r12, r3
    add r7, r4, r4, lsl #1
    mov r8, r0
    lsl r2, r1, #3
    mov r3, r14
    movw r9, #8
.Lrepeat_74:
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
    add r0, r8, r4
    add r11, r8, r7, lsl #1
    vld1.32 {d24, d25}, [r10]
    vsub.f32 q13, q9, q10
    add r0, r0, r7, lsl #1
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q15, q9, q10
    sub r9, r9, #1
    vld1.32 {d18, d19}, [r11]
    vsub.f32 q2, q11, q12
    add r8, r8, r2, lsl #2
    vld1.32 {d20, d21}, [r0]
    vmov q3, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q11, q12
    vadd.f32 q12, q14, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q15
    vsub.f32 q13, q9, q10
    vmla.f32 q3, q2, d0[0]
    vadd.f32 q9, q9, q10
    vmla.f32 q15, q11, d1[0]
    vmla.f32 q12, q2, d2[0]
    vadd.f32 q8, q8, q11
    vmla.f32 q3, q13, d0[1]
    vmla.f32 q15, q9, d1[1]
    vmla.f32 q12, q13, d2[1]
    vadd.f32 q8, q8, q9
    vst1.32 {d16, d17}, [r3]
    add r3, r3, #128
    vst1.32 {d6, d7}, [r3]
    add r3, r3, #128
    vst1.32 {d30, d31}, [r3]
    add r3, r3, #128
    vst1.32 {d24, d25}, [r3]
    sub r3, r3, #368
    cmp r9, #0
    bne .Lrepeat_74
    ldr r0, [r5]
    mov r4, r12
    ldr r2, [r5, #12]
    lsl r0, r0, #2
    ldr r3, [r5, #4]
    add r12, r4, r0
    add r7, r12, r0
    ldr r5, [r5, #8]
    add r8, r7, r0
    cmp r2, #15
    bne .Lotherwise_75
    movw r0, #4
.Lrepeat_76:
    tst r5, #1
    beq .Lotherwise_77
    vld1.32 {d30, d31}, [r14]!
    vmov.i32 q14, #0
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r14]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vld1.32 {d24, d25}, [r14]!
    vsub.f32 q13, q8, q10
    vld1.32 {d6, d7}, [r14]!
    vadd.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r14]
    vadd.f32 q4, q9, q11
    sub r14, r14, #112
    vsub.f32 q9, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q12, q13
    vadd.f32 q10, q3, q8
    vsub.f32 q8, q3, q8
    vadd.f32 q11, q15, q2
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q2, q4, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q9, q11, q4
    vmla.f32 q13, q8, d0[1]
    vmla.f32 q2, q10, d1[1]
    vmla.f32 q12, q8, d2[1]
    vadd.f32 q8, q9, q10
    vmax.f32 q9, q14, q13
    vmax.f32 q8, q14, q8
    vmax.f32 q10, q14, q2
    vmax.f32 q11, q14, q12
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
.Lotherwise_77:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #128
    cmp r0, #0
    bne .Lrepeat_76
    b .Lend_78
.Lotherwise_75:
    movw r9, #4
.Lrepeat_79:
    tst r5, #1
    beq .Lotherwise_80
    vld1.32 {d30, d31}, [r14]!
    vmov.i32 q14, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r14]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vld1.32 {d24, d25}, [r14]!
    vsub.f32 q13, q8, q10
    vld1.32 {d6, d7}, [r14]!
    vadd.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r14]
    vadd.f32 q4, q9, q11
    sub r14, r14, #112
    vsub.f32 q9, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q12, q13
    vadd.f32 q10, q3, q8
    vsub.f32 q8, q3, q8
    vadd.f32 q11, q15, q2
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q2, q4, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q9, q11, q4
    vmla.f32 q13, q8, d0[1]
    vmla.f32 q2, q10, d1[1]
    vmla.f32 q12, q8, d2[1]
    vadd.f32 q8, q9, q10
    vmax.f32 q9, q14, q13
    vmax.f32 q8, q14, q8
    vmax.f32 q10, q14, q2
    vmax.f32 q11, q14, q12
    cmp r0, #15
    bne .Lotherwise_81
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_82
.Lotherwise_81:
    tst r2, #1
    beq .Lotherwise_83
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_83:
    tst r2, #2
    beq .Lotherwise_84
    add r0, r4, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_84:
    tst r2, #4
    beq .Lotherwise_85
    add r0, r4, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_85:
    tst r2, #8
    beq .Lotherwise_86
    add r0, r4, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_86:
.Lend_82:
.Lotherwise_80:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #128
    cmp r9, #0
    bne .Lrepeat_79
.Lend_78:
    vpop {d8, d9}
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
    ldr r5, [sp, #36]
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
    vld1.32 {d16, d17}, [r5]!
    movw r9, #8
    vld1.32 {d30, d31}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q12, q8, q9
    vmla.f32 q10, q9, d1[0]
    vld1.32 {d4, d5}, [r5]!
    vmla.f32 q11, q9, d2[1]
    vst1.32 {d16, d17}, [r6]!
    vmov q8, q15
    vmul.f32 q9, q12, d0[0]
    vmul.f32 q10, q10, d1[1]
    vmla.f32 q8, q2, d1[0]
    vadd.f32 q12, q15, q2
    vmov q13, q9
    vmul.f32 q11, q11, d3[0]
    vmla.f32 q15, q2, d2[1]
    vmov q14, q10
    vmls.f32 q13, q12, d0[1]
    vmla.f32 q9, q12, d0[1]
    vmov q12, q11
    vmla.f32 q14, q8, d2[0]
    vmls.f32 q10, q8, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q12, q15, d3[1]
    vst1.32 {d18, d19}, [r6]!
    vmls.f32 q11, q15, d3[1]
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d4, d5}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d30, d31}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmov q10, q8
    vld1.32 {d4, d5}, [r5]!
    vmla.f32 q10, q9, d1[0]
    vst1.32 {d16, d17}, [r6]!
    vadd.f32 q11, q8, q9
    vmla.f32 q8, q9, d2[1]
    vmov q9, q15
    vmul.f32 q11, q11, d0[0]
    vmul.f32 q10, q10, d1[1]
    vmla.f32 q9, q2, d1[0]
    vadd.f32 q12, q15, q2
    vmov q13, q11
    vmul.f32 q8, q8, d3[0]
    vmla.f32 q15, q2, d2[1]
    vmov q14, q10
    vmls.f32 q13, q12, d0[1]
    vmla.f32 q11, q12, d0[1]
    vmov q12, q8
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q10, q9, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q12, q15, d3[1]
    vst1.32 {d22, d23}, [r6]!
    vmls.f32 q8, q15, d3[1]
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d4, d5}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d30, d31}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmov q10, q8
    vld1.32 {d4, d5}, [r5]!
    vmla.f32 q10, q9, d1[0]
    vst1.32 {d16, d17}, [r6]!
    vadd.f32 q11, q8, q9
    vmla.f32 q8, q9, d2[1]
    vmov q9, q15
    vmul.f32 q11, q11, d0[0]
    vmul.f32 q10, q10, d1[1]
    vmla.f32 q9, q2, d1[0]
    vadd.f32 q12, q15, q2
    vmov q13, q11
    vmul.f32 q8, q8, d3[0]
    vmla.f32 q15, q2, d2[1]
    vmov q14, q10
    vmls.f32 q13, q12, d0[1]
    vmla.f32 q11, q12, d0[1]
    vmov q12, q8
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q10, q9, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q12, q15, d3[1]
    vst1.32 {d22, d23}, [r6]!
    vmls.f32 q8, q15, d3[1]
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d4, d5}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d30, d31}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmov q10, q8
    vld1.32 {d4, d5}, [r5]
    sub r5, r5, #240
    vmla.f32 q10, q9, d1[0]
    vst1.32 {d16, d17}, [r6]!
    vadd.f32 q11, q8, q9
    vmla.f32 q8, q9, d2[1]
    vmov q9, q15
    vmul.f32 q11, q11, d0[0]
    vmul.f32 q10, q10, d1[1]
    vmla.f32 q9, q2, d1[0]
    vadd.f32 q12, q15, q2
    vmov q13, q11
    vmul.f32 q8, q8, d3[0]
    vmla.f32 q15, q2, d2[1]
    vmov q14, q10
    vmls.f32 q13, q12, d0[1]
    vmla.f32 q11, q12, d0[1]
    vmov q12, q8
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q10, q9, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q12, q15, d3[1]
    vst1.32 {d22, d23}, [r6]!
    vmls.f32 q8, q15, d3[1]
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d4, d5}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #496
    mov r1, r6
.Lrepeat_89:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #128
    add r2, r8, r4
    vld1.32 {d30, d31}, [r1]
    add r1, r1, #128
    add r3, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r1]
    vmov q10, q8
    add r1, r1, #128
    vld1.32 {d4, d5}, [r1]
    add r10, r8, r7
    vmla.f32 q10, q9, d1[0]
    vst1.32 {d16, d17}, [r8]
    add r11, r8, r4, lsl #2
    vadd.f32 q11, q8, q9
    add r0, r8, r4
    add r0, r0, r4, lsl #2
    vmla.f32 q8, q9, d2[1]
    sub r9, r9, #1
    sub r1, r1, #368
    vmov q9, q15
    vmul.f32 q11, q11, d0[0]
    vmul.f32 q10, q10, d1[1]
    vmla.f32 q9, q2, d1[0]
    vadd.f32 q12, q15, q2
    vmov q13, q11
    vmul.f32 q8, q8, d3[0]
    vmla.f32 q15, q2, d2[1]
    vmov q14, q10
    vmls.f32 q13, q12, d0[1]
    vmla.f32 q11, q12, d0[1]
    vmov q12, q8
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q10, q9, d2[0]
    vst1.32 {d26, d27}, [r2]
    add r2, r8, r7, lsl #1
    vmla.f32 q12, q15, d3[1]
    vst1.32 {d22, d23}, [r3]
    add r3, r8, r4
    vmls.f32 q8, q15, d3[1]
    add r3, r3, r7, lsl #1
    add r8, r8, r12, lsl #2
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d20, d21}, [r11]
    vst1.32 {d4, d5}, [r0]
    vst1.32 {d24, d25}, [r2]
    vst1.32 {d16, d17}, [r3]
    cmp r9, #0
    bne .Lrepeat_89
    lsl r0, r12, #3
    sub r8, r8, r0, lsl #2
    sub r14, r14, #1
    add r8, r8, #32
    add r5, r5, #256
    cmp r14, #0
    bne .Lrepeat_88
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
    ldr r14, [sp, #56]
    lsl r4, r1, #2
    ldr r5, [sp, #52]
    mov r6, r2
    mov r12, r3
    add r7, r4, r4, lsl #1
    mov r8, r0
    lsl r2, r1, #3
    mov r3, r14
    movw r9, #8
.Lrepeat_90:
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
    add r0, r8, r4
    add r11, r8, r7, lsl #1
    vld1.32 {d24, d25}, [r10]
    vsub.f32 q14, q9, q10
    add r0, r0, r7, lsl #1
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r1]
    sub r9, r9, #1
    vld1.32 {d26, d27}, [r11]
    vsub.f32 q3, q11, q12
    add r8, r8, r2, lsl #2
    vld1.32 {d30, d31}, [r0]
    vmov q2, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q12, q11, q12
    vmov q4, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q9
    vsub.f32 q10, q13, q15
    vmla.f32 q2, q3, d0[0]
    vadd.f32 q11, q13, q15
    vmla.f32 q4, q12, d1[0]
    vmla.f32 q14, q3, d2[0]
    vadd.f32 q8, q8, q12
    vmla.f32 q9, q12, d3[0]
    vmla.f32 q2, q10, d0[1]
    vmla.f32 q4, q11, d1[1]
    vmla.f32 q14, q10, d2[1]
    vadd.f32 q8, q8, q11
    vmla.f32 q9, q11, d3[1]
    vst1.32 {d16, d17}, [r3]
    add r3, r3, #128
    vst1.32 {d4, d5}, [r3]
    add r3, r3, #128
    vst1.32 {d8, d9}, [r3]
    add r3, r3, #128
    vst1.32 {d28, d29}, [r3]
    add r3, r3, #128
    vst1.32 {d18, d19}, [r3]
    sub r3, r3, #496
    cmp r9, #0
    bne .Lrepeat_90
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
    bne .Lotherwise_91
    movw r2, #5
.Lrepeat_92:
    tst r5, #1
    beq .Lotherwise_93
    vld1.32 {d28, d29}, [r9]!
    add r3, r8, #4
    add r12, r7, #4
    vld1.32 {d16, d17}, [r9]!
    add r14, r10, #4
    add r11, r1, #4
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q13, q8, q10
    vld1.32 {d30, d31}, [r9]!
    vsub.f32 q12, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d20, d21}, [r9]
    vadd.f32 q2, q9, q11
    sub r9, r9, #112
    vsub.f32 q9, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q3, q13
    vadd.f32 q4, q8, q10
    vsub.f32 q8, q8, q10
    vadd.f32 q10, q14, q13
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q3, q2, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q14, q15, q13
    vadd.f32 q9, q10, q2
    vmla.f32 q11, q8, d0[1]
    vmla.f32 q3, q4, d1[1]
    vmla.f32 q12, q8, d2[1]
    vmla.f32 q14, q2, d3[0]
    vadd.f32 q8, q9, q4
    vmla.f32 q14, q4, d3[1]
    vmov q9, q11
    vmov q10, q3
    vmov q13, q12
    vtrn.32 q8, q9
    vtrn.32 q10, q13
    vswp d17, d20
    vtrn.32 q11, q3
    vtrn.32 q12, q14
    vst1.32 {d16, d17}, [r8]
    vswp d19, d26
    vswp d23, d24
    vst1.32 {d18, d19}, [r7]
    vswp d7, d28
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d26, d27}, [r1]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d6, d7}, [r12]
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d28, d29}, [r11]
.Lotherwise_93:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r2, #0
    bne .Lrepeat_92
    b .Lend_94
.Lotherwise_91:
    movw r12, #5
.Lrepeat_95:
    tst r5, #1
    beq .Lotherwise_96
    vld1.32 {d16, d17}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d24, d25}, [r9]!
    vld1.32 {d4, d5}, [r9]!
    vadd.f32 q13, q9, q11
    vsub.f32 q15, q9, q11
    vld1.32 {d22, d23}, [r9]!
    vld1.32 {d28, d29}, [r9]
    vadd.f32 q3, q10, q12
    sub r9, r9, #112
    vsub.f32 q12, q10, q12
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q8, q8, q13
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q4, q15
    vadd.f32 q2, q2, q13
    vadd.f32 q9, q11, q14
    vsub.f32 q10, q11, q14
    vadd.f32 q8, q8, q3
    vmla.f32 q4, q12, d0[0]
    vmla.f32 q13, q3, d1[0]
    vmla.f32 q15, q12, d2[0]
    vmla.f32 q2, q3, d3[0]
    vadd.f32 q8, q8, q9
    vmla.f32 q4, q10, d0[1]
    vmla.f32 q13, q9, d1[1]
    vmla.f32 q15, q10, d2[1]
    vmla.f32 q2, q9, d3[1]
    cmp r0, #15
    bne .Lotherwise_97
    vtrn.32 q8, q4
    vtrn.32 q13, q15
    vswp d17, d26
    vswp d9, d30
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d8, d9}, [r7]
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d30, d31}, [r1]
    b .Lend_98
.Lotherwise_97:
    tst r3, #1
    beq .Lotherwise_99
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_99:
    tst r3, #2
    beq .Lotherwise_100
    add r0, r8, #4
    vst1.32 {d8[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_100:
    tst r3, #4
    beq .Lotherwise_101
    add r0, r8, #8
    vst1.32 {d26[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d26[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d27[0]}, [r2]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_101:
    tst r3, #8
    beq .Lotherwise_102
    add r0, r8, #12
    vst1.32 {d30[0]}, [r0]
    add r0, r7, #12
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
    add r2, r7, #16
    vmov q8, q2
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q2
    vmov q10, q2
    vtrn.32 q2, q8
    vtrn.32 q9, q10
    vswp d5, d18
    vswp d17, d20
    vst1.32 {d4, d5}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_104
.Lotherwise_103:
    tst r3, #16
    beq .Lotherwise_105
    add r0, r8, #16
    vst1.32 {d4[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d4[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d5[0]}, [r2]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_105:
    tst r3, #32
    beq .Lotherwise_106
    add r0, r8, #20
    vst1.32 {d4[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d4[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d5[0]}, [r2]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_106:
    tst r3, #64
    beq .Lotherwise_107
    add r0, r8, #24
    vst1.32 {d4[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d4[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d5[0]}, [r2]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_107:
    tst r3, #128
    beq .Lotherwise_108
    add r0, r8, #28
    vst1.32 {d4[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d4[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d5[0]}, [r2]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_108:
.Lend_104:
.Lotherwise_96:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
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
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r14, [sp, #88]
    lsl r4, r1, #2
    ldr r5, [sp, #84]
    mov r6, r2
    mov r12, r3
    add r7, r4, r4, lsl #1
    mov r8, r0
    lsl r2, r1, #3
    mov r3, r14
    movw r9, #8
.Lrepeat_109:
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
    add r0, r8, r4
    add r11, r8, r7, lsl #1
    vld1.32 {d24, d25}, [r10]
    vsub.f32 q14, q9, q10
    add r0, r0, r7, lsl #1
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r1]
    sub r9, r9, #1
    vld1.32 {d26, d27}, [r11]
    vsub.f32 q3, q11, q12
    add r8, r8, r2, lsl #2
    vld1.32 {d30, d31}, [r0]
    vmov q2, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q12, q11, q12
    vmov q4, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q9
    vsub.f32 q10, q13, q15
    vmla.f32 q2, q3, d0[0]
    vadd.f32 q11, q13, q15
    vmla.f32 q4, q12, d1[0]
    vmla.f32 q14, q3, d2[0]
    vadd.f32 q8, q8, q12
    vmla.f32 q9, q12, d3[0]
    vmla.f32 q2, q10, d0[1]
    vmla.f32 q4, q11, d1[1]
    vmla.f32 q14, q10, d2[1]
    vadd.f32 q8, q8, q11
    vmla.f32 q9, q11, d3[1]
    vst1.32 {d16, d17}, [r3]
    add r3, r3, #128
    vst1.32 {d4, d5}, [r3]
    add r3, r3, #128
    vst1.32 {d8, d9}, [r3]
    add r3, r3, #128
    vst1.32 {d28, d29}, [r3]
    add r3, r3, #128
    vst1.32 {d18, d19}, [r3]
    sub r3, r3, #496
    cmp r9, #0
    bne .Lrepeat_109
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
    bne .Lotherwise_110
    movw r2, #5
.Lrepeat_111:
    tst r5, #1
    beq .Lotherwise_112
    vld1.32 {d28, d29}, [r9]!
    vmov.i32 q13, #0
    add r3, r8, #4
    vld1.32 {d16, d17}, [r9]!
    add r12, r7, #4
    add r14, r10, #4
    vld1.32 {d18, d19}, [r6]
    add r11, r1, #4
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q12, q8, q10
    vld1.32 {d30, d31}, [r9]!
    vsub.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d20, d21}, [r9]
    vadd.f32 q3, q9, q11
    sub r9, r9, #112
    vsub.f32 q9, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q4, q12
    vadd.f32 q5, q8, q10
    vsub.f32 q8, q8, q10
    vadd.f32 q10, q14, q12
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q4, q3, d1[0]
    vmla.f32 q2, q9, d2[0]
    vadd.f32 q12, q15, q12
    vadd.f32 q9, q10, q3
    vmla.f32 q11, q8, d0[1]
    vmla.f32 q4, q5, d1[1]
    vmla.f32 q2, q8, d2[1]
    vmla.f32 q12, q3, d3[0]
    vadd.f32 q8, q9, q5
    vmla.f32 q12, q5, d3[1]
    vmax.f32 q8, q13, q8
    vmax.f32 q9, q13, q11
    vmax.f32 q10, q13, q4
    vmax.f32 q11, q13, q2
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
.Lotherwise_112:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r2, #0
    bne .Lrepeat_111
    b .Lend_113
.Lotherwise_110:
    movw r12, #5
.Lrepeat_114:
    tst r5, #1
    beq .Lotherwise_115
    vld1.32 {d30, d31}, [r9]!
    vmov.i32 q14, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vld1.32 {d10, d11}, [r9]!
    vadd.f32 q2, q8, q10
    vsub.f32 q3, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d24, d25}, [r9]
    vadd.f32 q4, q9, q11
    sub r9, r9, #112
    vsub.f32 q13, q9, q11
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q6, q3
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q10, q2
    vadd.f32 q11, q5, q2
    vadd.f32 q5, q8, q12
    vsub.f32 q8, q8, q12
    vadd.f32 q9, q15, q2
    vmla.f32 q6, q13, d0[0]
    vmla.f32 q10, q4, d1[0]
    vmla.f32 q3, q13, d2[0]
    vmla.f32 q11, q4, d3[0]
    vadd.f32 q9, q9, q4
    vmla.f32 q6, q8, d0[1]
    vmla.f32 q10, q5, d1[1]
    vmla.f32 q3, q8, d2[1]
    vmla.f32 q11, q5, d3[1]
    vadd.f32 q8, q9, q5
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
    vst1.32 {d18, d19}, [r7]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d24, d25}, [r1]
    b .Lend_117
.Lotherwise_116:
    tst r3, #1
    beq .Lotherwise_118
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_118:
    tst r3, #2
    beq .Lotherwise_119
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #4
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
    add r0, r7, #8
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
    add r0, r7, #12
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
    b .Lend_123
.Lotherwise_122:
    tst r3, #16
    beq .Lotherwise_124
    add r0, r8, #16
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #16
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
    add r0, r7, #20
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
    add r0, r7, #24
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
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_127:
.Lend_123:
.Lotherwise_115:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r12, #0
    bne .Lrepeat_114
.Lend_113:
    vpop {d8, d9, d10, d11, d12, d13}
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
    vst1.32 {d16, d17}, [r6]!
    vmov q12, q9
    vmul.f32 q8, q8, d2[0]
    vmov q13, q11
    vmls.f32 q12, q10, d0[1]
    vmla.f32 q9, q10, d0[1]
    vmov q14, q8
    vmla.f32 q13, q10, d1[1]
    vmls.f32 q11, q10, d1[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q14, q10, d2[1]
    vst1.32 {d18, d19}, [r6]!
    vmls.f32 q8, q10, d2[1]
    vst1.32 {d26, d27}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #48
    vmul.f32 q10, q8, d0[0]
    vst1.32 {d16, d17}, [r6]!
    vmul.f32 q11, q8, d1[0]
    vmov q12, q10
    vmul.f32 q8, q8, d2[0]
    vmov q13, q11
    vmls.f32 q12, q9, d0[1]
    vmla.f32 q10, q9, d0[1]
    vmov q14, q8
    vmla.f32 q13, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q14, q9, d2[1]
    vst1.32 {d20, d21}, [r6]!
    vmls.f32 q8, q9, d2[1]
    vst1.32 {d26, d27}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d28, d29}, [r6]!
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
    vst1.32 {d16, d17}, [r8]
    add r11, r8, r4, lsl #2
    vmul.f32 q11, q8, d1[0]
    add r0, r8, r4
    add r0, r0, r4, lsl #2
    vmov q12, q10
    sub r9, r9, #1
    sub r1, r1, #112
    vmul.f32 q8, q8, d2[0]
    vmov q13, q11
    vmls.f32 q12, q9, d0[1]
    vmla.f32 q10, q9, d0[1]
    vmov q14, q8
    vmla.f32 q13, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vst1.32 {d24, d25}, [r2]
    add r2, r8, r7, lsl #1
    vmla.f32 q14, q9, d2[1]
    vst1.32 {d20, d21}, [r3]
    add r3, r8, r4
    vmls.f32 q8, q9, d2[1]
    add r3, r3, r7, lsl #1
    add r8, r8, r12, lsl #2
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d22, d23}, [r11]
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d28, d29}, [r2]
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
.Lrepeat_131:
    add r0, r9, r5
    vld1.32 {d28, d29}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r2, r9, r8
    add r11, r9, r5, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r9, r5
    add r1, r9, r5
    vld1.32 {d20, d21}, [r2]
    add r2, r9, r8, lsl #1
    add r0, r0, r8, lsl #1
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q15, q8, q9
    add r1, r1, r5, lsl #2
    vadd.f32 q8, q8, q9
    vld1.32 {d24, d25}, [r2]
    sub r10, r10, #1
    vld1.32 {d26, d27}, [r0]
    vsub.f32 q3, q10, q11
    add r9, r9, r3, lsl #2
    vmov q4, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vld1.32 {d10, d11}, [r1]
    vadd.f32 q10, q10, q11
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q6, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q9, q14, q8
    vmov q7, q8
    vsub.f32 q14, q12, q13
    vmla.f32 q4, q3, d0[0]
    vadd.f32 q12, q12, q13
    vmla.f32 q11, q10, d1[0]
    vadd.f32 q8, q5, q8
    vmla.f32 q6, q3, d2[0]
    vadd.f32 q9, q9, q10
    vmla.f32 q7, q10, d3[0]
    vmla.f32 q4, q14, d0[1]
    vmla.f32 q15, q3, d4[0]
    vmla.f32 q11, q12, d1[1]
    vmla.f32 q8, q10, d5[0]
    vmla.f32 q6, q14, d2[1]
    vadd.f32 q9, q9, q12
    vmla.f32 q7, q12, d3[1]
    vmla.f32 q15, q14, d4[1]
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #128
    vmla.f32 q8, q12, d5[1]
    vst1.32 {d8, d9}, [r12]
    add r12, r12, #128
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #128
    vst1.32 {d12, d13}, [r12]
    add r12, r12, #128
    vst1.32 {d14, d15}, [r12]
    add r12, r12, #128
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #128
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #752
    cmp r10, #0
    bne .Lrepeat_131
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
    cmp r3, #127
    bne .Lotherwise_132
    movw r2, #7
.Lrepeat_133:
    tst r6, #1
    beq .Lotherwise_134
    vld1.32 {d28, d29}, [r9]!
    add r3, r8, #12
    add r12, r5, #12
    vld1.32 {d16, d17}, [r9]!
    add r14, r10, #12
    add r11, r1, #12
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q13, q8, q10
    vld1.32 {d30, d31}, [r9]!
    vsub.f32 q3, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d10, d11}, [r9]
    vadd.f32 q4, q9, q11
    sub r9, r9, #112
    vsub.f32 q9, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q12, q3
    vadd.f32 q6, q8, q5
    vsub.f32 q5, q8, q5
    vadd.f32 q8, q14, q13
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q11, q4, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q14, q15, q13
    vadd.f32 q8, q8, q4
    vmla.f32 q10, q5, d0[1]
    vmla.f32 q11, q6, d1[1]
    vmla.f32 q12, q5, d2[1]
    vmla.f32 q13, q4, d3[0]
    vmla.f32 q3, q9, d4[0]
    vmla.f32 q14, q4, d5[0]
    vadd.f32 q8, q8, q6
    vmla.f32 q13, q6, d3[1]
    vmla.f32 q3, q5, d4[1]
    vmla.f32 q14, q6, d5[1]
    vmov q9, q12
    vtrn.32 q8, q10
    vtrn.32 q11, q9
    vswp d17, d22
    vtrn.32 q12, q13
    vtrn.32 q3, q14
    vst1.32 {d16, d17}, [r8]
    vswp d21, d18
    vswp d25, d6
    vst1.32 {d20, d21}, [r5]
    vswp d27, d28
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d18, d19}, [r1]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d26, d27}, [r12]
    vst1.32 {d6, d7}, [r14]
    vst1.32 {d28, d29}, [r11]
.Lotherwise_134:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r2, #0
    bne .Lrepeat_133
    b .Lend_135
.Lotherwise_132:
    movw r12, #7
.Lrepeat_136:
    tst r6, #1
    beq .Lotherwise_137
    vld1.32 {d16, d17}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d24, d25}, [r9]!
    vld1.32 {d30, d31}, [r9]!
    vadd.f32 q13, q9, q11
    vsub.f32 q3, q9, q11
    vld1.32 {d28, d29}, [r9]!
    vld1.32 {d10, d11}, [r9]
    vadd.f32 q4, q10, q12
    sub r9, r9, #112
    vsub.f32 q6, q10, q12
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q11, q8, q13
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q12, q3
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d4, d5}, [r2]
    vmov q10, q13
    vmov q7, q3
    vadd.f32 q9, q15, q13
    vadd.f32 q15, q14, q5
    vsub.f32 q8, q14, q5
    vadd.f32 q11, q11, q4
    vmla.f32 q12, q6, d2[0]
    vmla.f32 q10, q4, d3[0]
    vmla.f32 q7, q6, d0[0]
    vmla.f32 q13, q4, d1[0]
    vmla.f32 q3, q6, d4[0]
    vmla.f32 q9, q4, d5[0]
    vadd.f32 q11, q11, q15
    vmla.f32 q12, q8, d2[1]
    vmla.f32 q10, q15, d3[1]
    vmla.f32 q7, q8, d0[1]
    vmla.f32 q13, q15, d1[1]
    vmla.f32 q3, q8, d4[1]
    vmla.f32 q9, q15, d5[1]
    cmp r0, #15
    bne .Lotherwise_138
    vtrn.32 q11, q12
    vtrn.32 q10, q7
    vswp d23, d20
    vswp d25, d14
    vst1.32 {d22, d23}, [r8]
    vst1.32 {d24, d25}, [r5]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d14, d15}, [r1]
    b .Lend_139
.Lotherwise_138:
    tst r3, #1
    beq .Lotherwise_140
    vst1.32 {d22[0]}, [r8]
    vst1.32 {d22[1]}, [r5]
    vst1.32 {d23[0]}, [r10]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_140:
    tst r3, #2
    beq .Lotherwise_141
    add r0, r8, #4
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #4
    add r2, r10, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_141:
    tst r3, #4
    beq .Lotherwise_142
    add r0, r8, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r5, #8
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
    add r0, r5, #12
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
    add r2, r5, #16
    add r14, r10, #16
    add r11, r1, #16
    vmov q8, q9
    vtrn.32 q13, q3
    vtrn.32 q9, q8
    vswp d27, d18
    vswp d7, d16
    vst1.32 {d26, d27}, [r0]
    vst1.32 {d6, d7}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r11]
    b .Lend_145
.Lotherwise_144:
    tst r3, #16
    beq .Lotherwise_146
    add r0, r8, #16
    vst1.32 {d26[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d26[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d27[0]}, [r2]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_146:
    tst r3, #32
    beq .Lotherwise_147
    add r0, r8, #20
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_147:
    tst r3, #64
    beq .Lotherwise_148
    add r0, r8, #24
    vst1.32 {d18[0]}, [r0]
    add r0, r5, #24
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
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_149:
.Lend_145:
.Lotherwise_137:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
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
.Lrepeat_150:
    add r0, r9, r5
    vld1.32 {d28, d29}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r2, r9, r8
    add r11, r9, r5, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r9, r5
    add r1, r9, r5
    vld1.32 {d20, d21}, [r2]
    add r2, r9, r8, lsl #1
    add r0, r0, r8, lsl #1
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q15, q8, q9
    add r1, r1, r5, lsl #2
    vadd.f32 q8, q8, q9
    vld1.32 {d24, d25}, [r2]
    sub r10, r10, #1
    vld1.32 {d26, d27}, [r0]
    vsub.f32 q3, q10, q11
    add r9, r9, r3, lsl #2
    vmov q4, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vld1.32 {d10, d11}, [r1]
    vadd.f32 q10, q10, q11
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q6, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q9, q14, q8
    vmov q7, q8
    vsub.f32 q14, q12, q13
    vmla.f32 q4, q3, d0[0]
    vadd.f32 q12, q12, q13
    vmla.f32 q11, q10, d1[0]
    vadd.f32 q8, q5, q8
    vmla.f32 q6, q3, d2[0]
    vadd.f32 q9, q9, q10
    vmla.f32 q7, q10, d3[0]
    vmla.f32 q4, q14, d0[1]
    vmla.f32 q15, q3, d4[0]
    vmla.f32 q11, q12, d1[1]
    vmla.f32 q8, q10, d5[0]
    vmla.f32 q6, q14, d2[1]
    vadd.f32 q9, q9, q12
    vmla.f32 q7, q12, d3[1]
    vmla.f32 q15, q14, d4[1]
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #128
    vmla.f32 q8, q12, d5[1]
    vst1.32 {d8, d9}, [r12]
    add r12, r12, #128
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #128
    vst1.32 {d12, d13}, [r12]
    add r12, r12, #128
    vst1.32 {d14, d15}, [r12]
    add r12, r12, #128
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #128
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #752
    cmp r10, #0
    bne .Lrepeat_150
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
    cmp r3, #127
    bne .Lotherwise_151
    movw r2, #7
.Lrepeat_152:
    tst r6, #1
    beq .Lotherwise_153
    vld1.32 {d28, d29}, [r9]!
    vmov.i32 q15, #0
    add r3, r8, #12
    vld1.32 {d16, d17}, [r9]!
    add r12, r5, #12
    add r14, r10, #12
    vld1.32 {d18, d19}, [r7]
    add r11, r1, #12
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q3, q8, q10
    vld1.32 {d8, d9}, [r9]!
    vsub.f32 q12, q8, q10
    vld1.32 {d26, d27}, [r9]!
    vld1.32 {d10, d11}, [r9]
    vadd.f32 q6, q9, q11
    sub r9, r9, #112
    vsub.f32 q8, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q9, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q10, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q11, q12
    vadd.f32 q7, q13, q5
    vsub.f32 q5, q13, q5
    vadd.f32 q13, q14, q3
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q10, q6, d1[0]
    vmla.f32 q11, q8, d2[0]
    vadd.f32 q14, q4, q3
    vadd.f32 q13, q13, q6
    vmla.f32 q9, q5, d0[1]
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q11, q5, d2[1]
    vmla.f32 q3, q6, d3[0]
    vmla.f32 q12, q8, d4[0]
    vmla.f32 q14, q6, d5[0]
    vadd.f32 q8, q13, q7
    vmla.f32 q3, q7, d3[1]
    vmla.f32 q12, q5, d4[1]
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
    vst1.32 {d18, d19}, [r5]
    vswp d27, d28
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d26, d27}, [r12]
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d28, d29}, [r11]
.Lotherwise_153:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r2, #0
    bne .Lrepeat_152
    b .Lend_154
.Lotherwise_151:
    movw r12, #7
.Lrepeat_155:
    tst r6, #1
    beq .Lotherwise_156
    vld1.32 {d28, d29}, [r9]!
    vmov.i32 q15, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vld1.32 {d8, d9}, [r9]!
    vadd.f32 q12, q8, q10
    vsub.f32 q13, q8, q10
    vld1.32 {d6, d7}, [r9]!
    vld1.32 {d10, d11}, [r9]
    vadd.f32 q6, q9, q11
    sub r9, r9, #112
    vsub.f32 q10, q9, q11
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q11, q13
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q8, q12
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d4, d5}, [r2]
    vmov q7, q13
    vmov q9, q12
    vadd.f32 q4, q4, q12
    vadd.f32 q12, q14, q12
    vadd.f32 q14, q3, q5
    vsub.f32 q3, q3, q5
    vmla.f32 q11, q10, d0[0]
    vmla.f32 q8, q6, d1[0]
    vmla.f32 q7, q10, d2[0]
    vmla.f32 q9, q6, d3[0]
    vmla.f32 q13, q10, d4[0]
    vmla.f32 q4, q6, d5[0]
    vadd.f32 q10, q12, q6
    vmla.f32 q11, q3, d0[1]
    vmla.f32 q8, q14, d1[1]
    vmla.f32 q7, q3, d2[1]
    vmla.f32 q9, q14, d3[1]
    vmla.f32 q13, q3, d4[1]
    vmla.f32 q4, q14, d5[1]
    vadd.f32 q10, q10, q14
    vmax.f32 q11, q15, q11
    vmax.f32 q10, q15, q10
    vmax.f32 q8, q15, q8
    vmax.f32 q12, q15, q7
    vmax.f32 q9, q15, q9
    vmax.f32 q13, q15, q13
    vmax.f32 q14, q15, q4
    cmp r0, #15
    bne .Lotherwise_157
    vtrn.32 q10, q11
    vtrn.32 q8, q12
    vswp d21, d16
    vswp d23, d24
    vst1.32 {d20, d21}, [r8]
    vst1.32 {d22, d23}, [r5]
    vst1.32 {d16, d17}, [r10]
    vst1.32 {d24, d25}, [r1]
    b .Lend_158
.Lotherwise_157:
    tst r3, #1
    beq .Lotherwise_159
    vst1.32 {d20[0]}, [r8]
    vst1.32 {d20[1]}, [r5]
    vst1.32 {d21[0]}, [r10]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_159:
    tst r3, #2
    beq .Lotherwise_160
    add r0, r8, #4
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #4
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
    add r0, r5, #8
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
    add r0, r5, #12
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
    add r2, r5, #16
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
    add r0, r5, #16
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
    add r0, r5, #20
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
    add r0, r5, #24
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
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d28[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d29[0]}, [r2]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_168:
.Lend_164:
.Lotherwise_156:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
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
    .long 0x40820000, 0x408a0000, 0x40a20000, 0x3d800000
    .long 0x3f880000, 0x41880000, 0x41800000, 0x3e000000

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
    vmov q12, q8
    vld1.32 {d16, d17}, [r1]
    vmov q15, q9
    vld1.32 {d18, d19}, [r0]
    add r0, r1, #12
    vmov q3, q10
    vld1.32 {d20, d21}, [r12]
    vmov q14, q8
    vld1.32 {d16, d17}, [r11]
    vld1.32 {d22, d23}, [r0]
    vmov q4, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q5, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q6, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vtrn.32 q12, q15
    vtrn.32 q3, q14
    vtrn.32 q9, q4
    vtrn.32 q5, q6
    vswp d25, d6
    vswp d19, d10
    vswp d31, d28
    vswp d9, d12
    vmov q8, q5
    vmov q9, q12
    vmov q13, q5
    vmov q7, q4
    vmla.f32 q5, q15, d1[1]
    vmla.f32 q8, q15, d4[0]
    vmls.f32 q9, q3, d5[0]
    vmla.f32 q7, q12, d5[1]
    vmls.f32 q6, q12, d5[1]
    vmls.f32 q5, q14, d2[0]
    vmls.f32 q12, q3, d2[1]
    vmla.f32 q13, q15, d5[1]
    vmls.f32 q8, q14, d4[1]
    vmla.f32 q9, q4, d5[1]
    vmla.f32 q12, q4, d3[0]
    vmls.f32 q13, q14, d0[0]
    vmls.f32 q7, q3, d0[0]
    vmla.f32 q6, q3, d0[1]
    vmov q10, q5
    vadd.f32 q11, q8, q9
    vmls.f32 q6, q4, d1[0]
    vsub.f32 q8, q8, q9
    vst1.32 {d22, d23}, [r2]!
    vmla.f32 q10, q12, d3[1]
    vadd.f32 q9, q13, q7
    vst1.32 {d16, d17}, [r2]!
    vmls.f32 q5, q12, d3[1]
    vsub.f32 q8, q13, q7
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d12, d13}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d10, d11}, [r2]
    sub r2, r2, #96
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
    vmov q15, q8
    b .Lend_177
.Lotherwise_176:
    vmov.i32 q15, #0
    tst r2, #1
    beq .Lotherwise_178
    vld1.32 {d30[0]}, [r7]
    vld1.32 {d30[1]}, [r4]
    vld1.32 {d31[0]}, [r6]
    vld1.32 {d31[1]}, [r1]
.Lotherwise_178:
    vmov.i32 q9, #0
    tst r2, #2
    beq .Lotherwise_179
    add r0, r7, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #4
    add r11, r6, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_179:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_180
    add r0, r7, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r4, #8
    add r11, r6, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
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
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_182
    add r0, r7, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #16
    add r11, r6, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_182:
    vmov.i32 q14, #0
    tst r2, #32
    beq .Lotherwise_183
    add r0, r7, #20
    vld1.32 {d28[0]}, [r0]
    add r0, r4, #20
    add r11, r6, #20
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_183:
    vmov.i32 q3, #0
    tst r2, #64
    beq .Lotherwise_184
    add r0, r7, #24
    vld1.32 {d6[0]}, [r0]
    add r0, r4, #24
    add r11, r6, #24
    vld1.32 {d6[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_184:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q13, q15
    vmov q4, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q5, q8
    vmla.f32 q14, q9, d1[1]
    vmla.f32 q12, q9, d2[0]
    vmls.f32 q13, q10, d3[0]
    vmla.f32 q5, q15, d3[1]
    vmls.f32 q3, q15, d3[1]
    vmls.f32 q14, q11, d4[0]
    vmls.f32 q15, q10, d4[1]
    vmla.f32 q4, q9, d3[1]
    vmls.f32 q12, q11, d2[1]
    vmla.f32 q13, q8, d3[1]
    vmla.f32 q15, q8, d5[0]
    vmls.f32 q4, q11, d0[0]
    vmls.f32 q5, q10, d0[0]
    vmla.f32 q3, q10, d0[1]
    vmov q9, q14
    vadd.f32 q10, q12, q13
    vmls.f32 q3, q8, d1[0]
    vsub.f32 q8, q12, q13
    vst1.32 {d20, d21}, [r3]!
    vmla.f32 q9, q15, d5[1]
    vadd.f32 q10, q4, q5
    vst1.32 {d16, d17}, [r3]!
    vmls.f32 q14, q15, d5[1]
    vsub.f32 q8, q4, q5
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d16, d17}, [r3]!
    vst1.32 {d6, d7}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d28, d29}, [r3]
    sub r3, r3, #96
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
    lsl r14, r9, #2
    movw r0, #7
    add r4, r14, r14, lsl #1
    mul r7, r9, r0
    movw r2, #7
.Lrepeat_186:
    vld1.32 {d28, d29}, [r5]
    add r5, r5, #112
    add r3, r8, r14
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #112
    add r12, r8, r14, lsl #1
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #112
    vmov q10, q14
    add r6, r8, r4
    vld1.32 {d22, d23}, [r5]
    add r5, r5, #112
    add r9, r8, r14, lsl #2
    vld1.32 {d24, d25}, [r5]
    add r5, r5, #112
    add r0, r8, r14
    vld1.32 {d30, d31}, [r5]
    add r5, r5, #112
    add r10, r0, r14, lsl #2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q3, q12
    add r0, r8, r4, lsl #1
    vmov q13, q15
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    sub r2, r2, #1
    vld1.32 {d8, d9}, [r5]
    vmov q5, q15
    sub r5, r5, #656
    vmla.f32 q15, q8, d1[1]
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmla.f32 q13, q8, d2[0]
    vmls.f32 q10, q9, d3[0]
    vmla.f32 q3, q14, d3[1]
    vmls.f32 q4, q14, d3[1]
    vmls.f32 q15, q11, d4[0]
    vmls.f32 q14, q9, d4[1]
    vmla.f32 q5, q8, d3[1]
    vmls.f32 q13, q11, d2[1]
    vmla.f32 q10, q12, d3[1]
    vmla.f32 q14, q12, d5[0]
    vmls.f32 q5, q11, d0[0]
    vmls.f32 q3, q9, d0[0]
    vmla.f32 q4, q9, d0[1]
    vmov q8, q15
    vadd.f32 q9, q13, q10
    vmls.f32 q4, q12, d1[0]
    vsub.f32 q10, q13, q10
    vst1.32 {d18, d19}, [r8]
    add r8, r8, r7, lsl #2
    vmla.f32 q8, q14, d5[1]
    vadd.f32 q9, q5, q3
    vst1.32 {d20, d21}, [r3]
    vmls.f32 q15, q14, d5[1]
    vsub.f32 q10, q5, q3
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r6]
    vst1.32 {d8, d9}, [r9]
    vst1.32 {d16, d17}, [r10]
    vst1.32 {d30, d31}, [r0]
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
    vmls.f32 q13, q11, d1[0]
    vmov q11, q9
    vmls.f32 q2, q12, d2[0]
    vmla.f32 q14, q12, d2[0]
    vst1.32 {d30, d31}, [r4]!
    vmla.f32 q11, q8, d3[1]
    vst1.32 {d26, d27}, [r4]!
    vmls.f32 q9, q8, d3[1]
    vst1.32 {d4, d5}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
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
    vmls.f32 q12, q11, d1[0]
    vmov q11, q9
    vmls.f32 q2, q15, d2[0]
    vmla.f32 q13, q15, d2[0]
    vst1.32 {d28, d29}, [r4]!
    vmla.f32 q11, q8, d3[1]
    vst1.32 {d24, d25}, [r4]!
    vmls.f32 q9, q8, d3[1]
    vst1.32 {d4, d5}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
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
    vmls.f32 q12, q11, d1[0]
    vmov q11, q9
    vmls.f32 q2, q15, d2[0]
    vmla.f32 q13, q15, d2[0]
    vst1.32 {d28, d29}, [r4]!
    vmla.f32 q11, q8, d3[1]
    vst1.32 {d24, d25}, [r4]!
    vmls.f32 q9, q8, d3[1]
    vst1.32 {d4, d5}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
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
    vmls.f32 q12, q11, d1[0]
    vmov q11, q9
    vmls.f32 q2, q15, d2[0]
    vmla.f32 q13, q15, d2[0]
    vst1.32 {d28, d29}, [r6]
    vmla.f32 q11, q8, d3[1]
    vst1.32 {d24, d25}, [r2]
    add r2, r6, r7, lsl #1
    vmls.f32 q9, q8, d3[1]
    add r6, r6, r12, lsl #2
    vst1.32 {d4, d5}, [r3]
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d20, d21}, [r11]
    vst1.32 {d22, d23}, [r0]
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
.Lrepeat_190:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r5
    add r11, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r0, r0, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    add r1, r9, r8, lsl #1
    sub r10, r10, #1
    vsub.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r11]
    add r9, r9, r3, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r0]
    vld1.32 {d26, d27}, [r1]
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
    cmp r10, #0
    bne .Lrepeat_190
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
    bne .Lotherwise_191
    movw r2, #5
.Lrepeat_192:
    tst r6, #1
    beq .Lotherwise_193
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
    vadd.f32 q8, q10, q13
    vsub.f32 q10, q10, q13
    vmla.f32 q3, q2, d0[0]
    vmla.f32 q15, q14, d1[0]
    vmla.f32 q12, q2, d2[0]
    vadd.f32 q13, q9, q11
    vadd.f32 q9, q14, q11
    vmla.f32 q3, q10, d0[1]
    vmla.f32 q15, q8, d1[1]
    vmla.f32 q12, q10, d2[1]
    vmla.f32 q13, q14, d3[0]
    vadd.f32 q9, q9, q8
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
.Lotherwise_193:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_192
    b .Lend_194
.Lotherwise_191:
    movw r12, #5
.Lrepeat_195:
    tst r6, #1
    beq .Lotherwise_196
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
    vadd.f32 q3, q9, q11
    vadd.f32 q8, q10, q13
    vsub.f32 q9, q10, q13
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
    vst1.32 {d4, d5}, [r5]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d24, d25}, [r1]
    b .Lend_198
.Lotherwise_197:
    tst r3, #1
    beq .Lotherwise_199
    vst1.32 {d20[0]}, [r8]
    vst1.32 {d20[1]}, [r5]
    vst1.32 {d21[0]}, [r10]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_199:
    tst r3, #2
    beq .Lotherwise_200
    add r0, r8, #4
    vst1.32 {d4[0]}, [r0]
    add r0, r5, #4
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
    add r0, r5, #8
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
    add r0, r5, #12
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
    b .Lend_204
.Lotherwise_203:
    tst r3, #16
    beq .Lotherwise_205
    add r0, r8, #16
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #16
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
    add r0, r5, #20
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
    add r0, r5, #24
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
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_208:
.Lend_204:
.Lotherwise_196:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
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
    ldr r4, [sp, #72]
    lsl r5, r1, #2
    ldr r6, [sp, #68]
    movw r12, #7
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r3, r1, r12
    mov r12, r4
    movw r10, #7
.Lrepeat_209:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r5
    add r11, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r0, r0, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    add r1, r9, r8, lsl #1
    sub r10, r10, #1
    vsub.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r11]
    add r9, r9, r3, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r0]
    vld1.32 {d26, d27}, [r1]
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
    cmp r10, #0
    bne .Lrepeat_209
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
    bne .Lotherwise_210
    movw r2, #5
.Lrepeat_211:
    tst r6, #1
    beq .Lotherwise_212
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
    vadd.f32 q5, q10, q11
    vsub.f32 q8, q10, q11
    vmla.f32 q4, q2, d2[0]
    vmla.f32 q3, q15, d3[0]
    vmla.f32 q12, q2, d0[0]
    vadd.f32 q11, q9, q14
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
    vst1.32 {d26, d27}, [r5]
    vswp d21, d22
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d22, d23}, [r11]
.Lotherwise_212:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_211
    b .Lend_213
.Lotherwise_210:
    movw r12, #5
.Lrepeat_214:
    tst r6, #1
    beq .Lotherwise_215
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
    vadd.f32 q5, q9, q14
    vadd.f32 q8, q10, q11
    vsub.f32 q9, q10, q11
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
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r1]
    b .Lend_217
.Lotherwise_216:
    tst r3, #1
    beq .Lotherwise_218
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r5]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_218:
    tst r3, #2
    beq .Lotherwise_219
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r5, #4
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
    add r0, r5, #8
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
    add r0, r5, #12
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
    b .Lend_223
.Lotherwise_222:
    tst r3, #16
    beq .Lotherwise_224
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #16
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
    add r0, r5, #20
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
    add r0, r5, #24
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
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_227:
.Lend_223:
.Lotherwise_215:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
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
    .long 0x3f610000, 0x40290000, 0x3ec80000, 0x3fc00000
    .long 0x40100000, 0x3f200000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_input__armv7_neon
    .type nnp_winograd_f4x4_3x3_input__armv7_neon, %function
nnp_winograd_f4x4_3x3_input__armv7_neon:
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
    vmov q13, q9
    vmov q15, q10
    vmov q2, q8
    vtrn.32 q14, q13
    vtrn.32 q15, q2
    vswp d29, d30
    vswp d27, d4
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
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q2
    vmls.f32 q10, q15, d1[0]
    vmov q12, q8
    vmla.f32 q9, q13, d0[0]
    vmls.f32 q8, q15, d2[0]
    vmls.f32 q11, q13, d1[0]
    vmla.f32 q12, q14, d0[0]
    vmls.f32 q9, q2, d0[1]
    vmls.f32 q2, q13, d2[0]
    vmov q13, q10
    vmls.f32 q12, q15, d0[1]
    vmov q14, q8
    vmla.f32 q13, q11, d1[1]
    vmls.f32 q10, q11, d1[1]
    vmla.f32 q14, q2, d2[1]
    vst1.32 {d24, d25}, [r2]!
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d26, d27}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d28, d29}, [r2]!
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
    vmov q13, q9
    vmov q15, q10
    vmov q2, q11
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
    vmov.i32 q13, #0
    tst r7, #2
    beq .Lotherwise_242
    add r0, r6, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_242:
    vmov.i32 q15, #0
    tst r7, #4
    beq .Lotherwise_243
    add r0, r6, #8
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_243:
    vmov.i32 q2, #0
    tst r7, #8
    beq .Lotherwise_244
    add r0, r6, #12
    vld1.32 {d4[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d4[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
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
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q2
    vmls.f32 q10, q15, d1[0]
    vmov q12, q8
    vmla.f32 q9, q13, d0[0]
    vmls.f32 q8, q15, d2[0]
    vmls.f32 q11, q13, d1[0]
    vmla.f32 q12, q14, d0[0]
    vmls.f32 q9, q2, d0[1]
    vmls.f32 q2, q13, d2[0]
    vmov q13, q10
    vmls.f32 q12, q15, d0[1]
    vmov q14, q8
    vmla.f32 q13, q11, d1[1]
    vmls.f32 q10, q11, d1[1]
    vmla.f32 q14, q2, d2[1]
    vst1.32 {d24, d25}, [r2]!
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d26, d27}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d28, d29}, [r2]!
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
    movw r5, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
    movt r5, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r5, pc, r5
    vld1.32 {d2, d3}, [r5]
    vmov q2, q12
    sub r4, r4, #464
    vmls.f32 q14, q10, d1[0]
    vmla.f32 q15, q9, d0[0]
    vmls.f32 q12, q10, d2[0]
    vmls.f32 q13, q9, d1[0]
    vmla.f32 q2, q8, d0[0]
    vmls.f32 q15, q11, d0[1]
    vmls.f32 q11, q9, d2[0]
    vmov q8, q14
    vmls.f32 q2, q10, d0[1]
    vmov q9, q12
    vmla.f32 q8, q13, d1[1]
    vmls.f32 q14, q13, d1[1]
    vmla.f32 q9, q11, d2[1]
    vst1.32 {d4, d5}, [r9]
    add r9, r9, r8, lsl #2
    vmls.f32 q12, q11, d2[1]
    vst1.32 {d16, d17}, [r1]
    vst1.32 {d28, d29}, [r2]
    vst1.32 {d30, d31}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d24, d25}, [r14]
    cmp r0, #0
    bne .Lrepeat_250
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_input__armv7_neon, . - nnp_winograd_f4x4_3x3_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_kernel__armv7_neon:
    .long 0x3f91a2b4, 0x40100000, 0x3df4c401, 0x3e379301
    .long 0x3ec80000, 0xbf303b34, 0x3edc4a01, 0x00000000

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
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q11, q10, d0[1]
    vmul.f32 q12, q8, d0[0]
    vmla.f32 q8, q10, d2[0]
    vst1.32 {d24, d25}, [r4]!
    vmul.f32 q11, q11, d1[0]
    vmul.f32 q8, q8, d2[1]
    vmov q12, q11
    vmov q13, q8
    vmla.f32 q12, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vmls.f32 q13, q9, d3[0]
    vmla.f32 q8, q9, d3[0]
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    vmul.f32 q12, q8, d0[0]
    vmla.f32 q11, q10, d0[1]
    vmla.f32 q8, q10, d2[0]
    vst1.32 {d24, d25}, [r4]!
    vmul.f32 q11, q11, d1[0]
    vmul.f32 q8, q8, d2[1]
    vmov q12, q11
    vmov q13, q8
    vmla.f32 q12, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vmls.f32 q13, q9, d3[0]
    vmla.f32 q8, q9, d3[0]
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]
    vmov q11, q8
    sub r5, r5, #128
    vmul.f32 q12, q8, d0[0]
    vmla.f32 q11, q10, d0[1]
    vmla.f32 q8, q10, d2[0]
    vst1.32 {d24, d25}, [r4]!
    vmul.f32 q11, q11, d1[0]
    vmul.f32 q8, q8, d2[1]
    vmov q12, q11
    vmov q13, q8
    vmla.f32 q12, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vmls.f32 q13, q9, d3[0]
    vmla.f32 q8, q9, d3[0]
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d26, d27}, [r4]!
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
    vmul.f32 q12, q8, d0[0]
    add r11, r6, r14, lsl #2
    add r0, r6, r14
    vmla.f32 q11, q10, d0[1]
    add r0, r0, r14, lsl #2
    sub r9, r9, #1
    vmla.f32 q8, q10, d2[0]
    vst1.32 {d24, d25}, [r6]
    add r6, r6, r12, lsl #2
    sub r1, r1, #176
    vmul.f32 q11, q11, d1[0]
    vmul.f32 q8, q8, d2[1]
    vmov q12, q11
    vmov q13, q8
    vmla.f32 q12, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vmls.f32 q13, q9, d3[0]
    vmla.f32 q8, q9, d3[0]
    vst1.32 {d24, d25}, [r2]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d26, d27}, [r11]
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
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon
    .type nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon, %function
nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r14, [sp, #36]
    lsl r4, r1, #2
    ldr r5, [sp, #32]
    movw r12, #6
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #6
.Lrepeat_254:
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r4
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r0, r4, lsl #2
    add r1, r8, r7
    vld1.32 {d20, d21}, [r10]
    sub r9, r9, #1
    vld1.32 {d22, d23}, [r0]
    vsub.f32 q12, q8, q9
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vsub.f32 q13, q10, q11
    vld1.32 {d28, d29}, [r8]
    vmul.f32 q15, q12, d0[0]
    add r8, r8, r2, lsl #2
    vadd.f32 q10, q10, q11
    vmul.f32 q11, q8, d1[0]
    vmla.f32 q9, q12, d2[0]
    vadd.f32 q8, q14, q8
    vmla.f32 q15, q13, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q9, q13, d2[1]
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d30, d31}, [r12]
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
    vld1.32 {d30, d31}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r14]
    vsub.f32 q9, q9, q10
    sub r14, r14, #80
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q10, q11, q13
    vsub.f32 q11, q11, q13
    vld1.32 {d26, d27}, [r6]
    vmul.f32 q14, q9, d0[0]
    vmul.f32 q12, q12, d1[0]
    vmla.f32 q15, q9, d2[0]
    vmla.f32 q14, q11, d0[1]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q15, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q14, q13
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q12, q13
    vadd.f32 q11, q15, q13
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
    vld1.32 {d30, d31}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r14]
    vsub.f32 q9, q9, q10
    sub r14, r14, #80
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q10, q11, q13
    vsub.f32 q11, q11, q13
    vld1.32 {d26, d27}, [r6]
    vmul.f32 q14, q9, d0[0]
    vmul.f32 q12, q12, d1[0]
    vmla.f32 q15, q9, d2[0]
    vmla.f32 q14, q11, d0[1]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q15, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q14, q13
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q12, q13
    vadd.f32 q11, q15, q13
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
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon, . - nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r14, [sp, #36]
    lsl r4, r1, #2
    ldr r5, [sp, #32]
    movw r12, #6
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #6
.Lrepeat_267:
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r4
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r0, r4, lsl #2
    add r1, r8, r7
    vld1.32 {d20, d21}, [r10]
    sub r9, r9, #1
    vld1.32 {d22, d23}, [r0]
    vsub.f32 q12, q8, q9
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vsub.f32 q13, q10, q11
    vld1.32 {d28, d29}, [r8]
    vmul.f32 q15, q12, d0[0]
    add r8, r8, r2, lsl #2
    vadd.f32 q10, q10, q11
    vmul.f32 q11, q8, d1[0]
    vmla.f32 q9, q12, d2[0]
    vadd.f32 q8, q14, q8
    vmla.f32 q15, q13, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q9, q13, d2[1]
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d30, d31}, [r12]
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
    vld1.32 {d4, d5}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r14]
    vsub.f32 q9, q9, q10
    sub r14, r14, #80
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q10, q11, q13
    vsub.f32 q11, q11, q13
    vld1.32 {d26, d27}, [r6]
    vmul.f32 q14, q9, d0[0]
    vmul.f32 q12, q12, d1[0]
    vmla.f32 q2, q9, d2[0]
    vmla.f32 q14, q11, d0[1]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q2, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q14, q13
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q12, q13
    vadd.f32 q11, q2, q13
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
    vld1.32 {d4, d5}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r14]
    vsub.f32 q9, q9, q10
    sub r14, r14, #80
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q10, q11, q13
    vsub.f32 q11, q11, q13
    vld1.32 {d26, d27}, [r6]
    vmul.f32 q14, q9, d0[0]
    vmul.f32 q12, q12, d1[0]
    vmla.f32 q2, q9, d2[0]
    vmla.f32 q14, q11, d0[1]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q2, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q14, q13
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q12, q13
    vadd.f32 q11, q2, q13
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
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_2x2_kernel__armv7_neon:
    .long 0x3f91a2b4, 0x3df4c401, 0x3e379301, 0xbf303b34
    .long 0x3edc4a01, 0x00000000, 0x00000000, 0x00000000

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
    vmul.f32 q10, q8, d0[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmul.f32 q11, q8, d1[1]
    vmov q12, q10
    vmov q13, q11
    vmla.f32 q12, q9, d1[0]
    vmls.f32 q10, q9, d1[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q13, q9, d2[0]
    vmla.f32 q11, q9, d2[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #48
    vmul.f32 q10, q8, d0[1]
    vmul.f32 q11, q8, d1[1]
    vmov q12, q10
    vmov q13, q11
    vmla.f32 q12, q9, d1[0]
    vmls.f32 q10, q9, d1[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q13, q9, d2[0]
    vmla.f32 q11, q9, d2[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d22, d23}, [r4]
    sub r4, r4, #176
    mov r1, r4
.Lrepeat_282:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #96
    add r2, r6, r14
    vld1.32 {d18, d19}, [r1]
    add r3, r6, r14, lsl #1
    add r10, r6, r7
    vmul.f32 q10, q8, d0[1]
    add r11, r6, r14, lsl #2
    add r0, r6, r14
    vmul.f32 q11, q8, d1[1]
    add r0, r0, r14, lsl #2
    sub r9, r9, #1
    vmov q12, q10
    sub r1, r1, #80
    vmov q13, q11
    vmla.f32 q12, q9, d1[0]
    vmls.f32 q10, q9, d1[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q13, q9, d2[0]
    vmla.f32 q11, q9, d2[0]
    vst1.32 {d16, d17}, [r6]
    add r6, r6, r12, lsl #2
    vst1.32 {d24, d25}, [r2]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d26, d27}, [r11]
    vst1.32 {d22, d23}, [r0]
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
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x40a20000, 0x3e1c4000

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
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r4
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r0, r4, lsl #2
    add r1, r8, r7
    vld1.32 {d20, d21}, [r10]
    sub r9, r9, #1
    vld1.32 {d22, d23}, [r0]
    vsub.f32 q12, q8, q9
    vadd.f32 q8, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vld1.32 {d18, d19}, [r8]
    vsub.f32 q13, q10, q11
    add r8, r8, r2, lsl #2
    vld1.32 {d28, d29}, [r1]
    vmul.f32 q15, q12, d0[0]
    vadd.f32 q10, q10, q11
    vmul.f32 q11, q8, d1[0]
    vmul.f32 q12, q12, d2[0]
    vadd.f32 q9, q9, q8
    vmla.f32 q14, q8, d3[0]
    vmla.f32 q15, q13, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q12, q13, d2[1]
    vadd.f32 q8, q9, q10
    vmla.f32 q14, q10, d3[1]
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #96
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #96
    vst1.32 {d24, d25}, [r12]
    add r12, r12, #96
    vst1.32 {d28, d29}, [r12]
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
    vld1.32 {d28, d29}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q15, q9, q10
    vld1.32 {d24, d25}, [r9]
    vsub.f32 q9, q9, q10
    sub r9, r9, #80
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q10, q11, q12
    vsub.f32 q11, q11, q12
    vld1.32 {d4, d5}, [r6]
    vmul.f32 q12, q9, d0[0]
    vmul.f32 q13, q15, d1[0]
    vmul.f32 q9, q9, d2[0]
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q13, q10, d1[1]
    vmla.f32 q9, q11, d2[1]
    vmla.f32 q14, q15, d3[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q14, q10, d3[1]
    vadd.f32 q8, q8, q2
    vadd.f32 q10, q12, q2
    vadd.f32 q11, q13, q2
    vadd.f32 q9, q9, q2
    vadd.f32 q12, q14, q2
    vmov q13, q10
    vmov q14, q11
    vmov q15, q9
    vtrn.32 q8, q13
    vtrn.32 q14, q15
    vswp d17, d28
    vtrn.32 q10, q11
    vtrn.32 q9, q12
    vst1.32 {d16, d17}, [r8]
    vswp d27, d30
    vswp d21, d18
    vst1.32 {d26, d27}, [r7]
    vswp d23, d24
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d18, d19}, [r14]
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
    vld1.32 {d28, d29}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q15, q9, q10
    vld1.32 {d24, d25}, [r9]
    vsub.f32 q9, q9, q10
    sub r9, r9, #80
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q8, q8, q15
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q10, q11, q12
    vsub.f32 q11, q11, q12
    vld1.32 {d4, d5}, [r6]
    vmul.f32 q12, q9, d0[0]
    vmul.f32 q13, q15, d1[0]
    vmul.f32 q9, q9, d2[0]
    vmla.f32 q14, q15, d3[0]
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q13, q10, d1[1]
    vmla.f32 q9, q11, d2[1]
    vmla.f32 q14, q10, d3[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q10, q12, q2
    vadd.f32 q8, q8, q2
    vadd.f32 q11, q13, q2
    vadd.f32 q9, q9, q2
    vadd.f32 q12, q14, q2
    cmp r0, #15
    bne .Lotherwise_290
    vtrn.32 q8, q10
    vtrn.32 q11, q9
    vswp d17, d22
    vswp d21, d18
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d18, d19}, [r1]
    b .Lend_291
.Lotherwise_290:
    tst r3, #1
    beq .Lotherwise_292
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
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
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
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
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x40a20000, 0x3e1c4000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon:
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
.Lrepeat_302:
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r4
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r0, r4, lsl #2
    add r1, r8, r7
    vld1.32 {d20, d21}, [r10]
    sub r9, r9, #1
    vld1.32 {d22, d23}, [r0]
    vsub.f32 q12, q8, q9
    vadd.f32 q8, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vld1.32 {d18, d19}, [r8]
    vsub.f32 q13, q10, q11
    add r8, r8, r2, lsl #2
    vld1.32 {d28, d29}, [r1]
    vmul.f32 q15, q12, d0[0]
    vadd.f32 q10, q10, q11
    vmul.f32 q11, q8, d1[0]
    vmul.f32 q12, q12, d2[0]
    vadd.f32 q9, q9, q8
    vmla.f32 q14, q8, d3[0]
    vmla.f32 q15, q13, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q12, q13, d2[1]
    vadd.f32 q8, q9, q10
    vmla.f32 q14, q10, d3[1]
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #96
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #96
    vst1.32 {d24, d25}, [r12]
    add r12, r12, #96
    vst1.32 {d28, d29}, [r12]
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
    vmov.i32 q14, #0
    add r3, r8, #4
    vld1.32 {d18, d19}, [r9]!
    add r12, r7, #4
    add r14, r10, #4
    vld1.32 {d20, d21}, [r9]!
    add r11, r1, #4
    vld1.32 {d30, d31}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r9]
    vsub.f32 q9, q9, q10
    sub r9, r9, #80
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q10, q11, q12
    vsub.f32 q11, q11, q12
    vld1.32 {d6, d7}, [r6]
    vmul.f32 q12, q9, d0[0]
    vmul.f32 q13, q2, d1[0]
    vmul.f32 q9, q9, d2[0]
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q13, q10, d1[1]
    vmla.f32 q9, q11, d2[1]
    vmla.f32 q15, q2, d3[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q15, q10, d3[1]
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q12, q3
    vadd.f32 q11, q13, q3
    vadd.f32 q9, q9, q3
    vadd.f32 q12, q15, q3
    vmax.f32 q8, q14, q8
    vmax.f32 q10, q14, q10
    vmax.f32 q11, q14, q11
    vmax.f32 q9, q14, q9
    vmax.f32 q12, q14, q12
    vmov q13, q10
    vmov q14, q11
    vmov q15, q9
    vtrn.32 q8, q13
    vtrn.32 q14, q15
    vswp d17, d28
    vtrn.32 q10, q11
    vtrn.32 q9, q12
    vst1.32 {d16, d17}, [r8]
    vswp d27, d30
    vswp d21, d18
    vst1.32 {d26, d27}, [r7]
    vswp d23, d24
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d18, d19}, [r14]
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
    vmov.i32 q14, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d30, d31}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r9]
    vsub.f32 q9, q9, q10
    sub r9, r9, #80
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q8, q8, q2
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q10, q11, q12
    vsub.f32 q11, q11, q12
    vld1.32 {d6, d7}, [r6]
    vmul.f32 q12, q9, d0[0]
    vmul.f32 q13, q2, d1[0]
    vmul.f32 q9, q9, d2[0]
    vmla.f32 q15, q2, d3[0]
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q13, q10, d1[1]
    vmla.f32 q9, q11, d2[1]
    vmla.f32 q15, q10, d3[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q10, q12, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q11, q13, q3
    vadd.f32 q9, q9, q3
    vadd.f32 q12, q15, q3
    vmax.f32 q8, q14, q8
    vmax.f32 q10, q14, q10
    vmax.f32 q11, q14, q11
    vmax.f32 q9, q14, q9
    vmax.f32 q12, q14, q12
    cmp r0, #15
    bne .Lotherwise_309
    vtrn.32 q8, q10
    vtrn.32 q11, q9
    vswp d17, d22
    vswp d21, d18
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d18, d19}, [r1]
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
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_312:
    tst r3, #4
    beq .Lotherwise_313
    add r0, r8, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_313:
    tst r3, #8
    beq .Lotherwise_314
    add r0, r8, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
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
.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon:
    .long 0x3fa00000, 0x3e800000, 0xc0400000, 0x40400000
    .long 0xc0700000, 0x40f00000, 0x40800000, 0x40a00000
    .long 0x40a80000, 0x40880000, 0x3f000000, 0x40000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon
    .type nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon, %function
nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon:
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
    bne .Lotherwise_390
    mov r2, r4
    movw r10, #8
.Lrepeat_391:
    tst r14, #1
    beq .Lotherwise_392
    vld1.32 {d16, d17}, [r6]
    ubfx r0, r7, #4, #2
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vmov q12, q8
    vld1.32 {d16, d17}, [r1]
    vmov q13, q9
    vmov q14, q10
    vmov q15, q8
    vtrn.32 q12, q13
    vtrn.32 q14, q15
    vswp d25, d28
    vswp d27, d30
    cmp r0, #3
    bne .Lotherwise_393
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q3, q8
    b .Lend_394
.Lotherwise_393:
    vmov.i32 q3, #0
    tst r7, #16
    beq .Lotherwise_395
    add r0, r6, #16
    vld1.32 {d6[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d6[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_395:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_396
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_396:
.Lend_394:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q8, q14
    vmov q10, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q8, q3, d0[1]
    vsub.f32 q11, q14, q3
    vmls.f32 q10, q15, d0[1]
    vmul.f32 q11, q11, d2[0]
    vmul.f32 q8, q8, d1[0]
    vmls.f32 q12, q14, d0[0]
    vmov q14, q8
    vsub.f32 q2, q13, q15
    vmov q4, q11
    vmla.f32 q12, q3, d0[1]
    vmls.f32 q14, q10, d1[1]
    vmla.f32 q9, q13, d3[0]
    vmla.f32 q8, q10, d1[1]
    vmls.f32 q4, q2, d2[1]
    vst1.32 {d24, d25}, [r2]!
    vmla.f32 q11, q2, d2[1]
    vst1.32 {d28, d29}, [r2]!
    vmls.f32 q9, q15, d3[1]
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d8, d9}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #80
    b .Lend_397
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
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #80
.Lend_397:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_391
    b .Lend_398
.Lotherwise_390:
    mov r2, r4
    movw r10, #8
.Lrepeat_399:
    tst r14, #1
    beq .Lotherwise_400
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_401
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
    vmov q15, q11
    b .Lend_402
.Lotherwise_401:
    vmov.i32 q12, #0
    tst r7, #1
    beq .Lotherwise_403
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r12]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r1]
.Lotherwise_403:
    vmov.i32 q13, #0
    tst r7, #2
    beq .Lotherwise_404
    add r0, r6, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_404:
    vmov.i32 q14, #0
    tst r7, #4
    beq .Lotherwise_405
    add r0, r6, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_405:
    vmov.i32 q15, #0
    tst r7, #8
    beq .Lotherwise_406
    add r0, r6, #12
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_406:
.Lend_402:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_407
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q3, q8
    b .Lend_408
.Lotherwise_407:
    vmov.i32 q3, #0
    tst r7, #16
    beq .Lotherwise_409
    add r0, r6, #16
    vld1.32 {d6[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d6[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_409:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_410
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_410:
.Lend_408:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q8, q14
    vmov q10, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q8, q3, d0[1]
    vsub.f32 q11, q14, q3
    vmls.f32 q10, q15, d0[1]
    vmul.f32 q11, q11, d2[0]
    vmul.f32 q8, q8, d1[0]
    vmls.f32 q12, q14, d0[0]
    vmov q14, q8
    vsub.f32 q2, q13, q15
    vmov q4, q11
    vmla.f32 q12, q3, d0[1]
    vmls.f32 q14, q10, d1[1]
    vmla.f32 q9, q13, d3[0]
    vmla.f32 q8, q10, d1[1]
    vmls.f32 q4, q2, d2[1]
    vst1.32 {d24, d25}, [r2]!
    vmla.f32 q11, q2, d2[1]
    vst1.32 {d28, d29}, [r2]!
    vmls.f32 q9, q15, d3[1]
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d8, d9}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #80
    b .Lend_411
.Lotherwise_400:
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
.Lend_411:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_399
.Lend_398:
    lsl r6, r8, #2
    add r7, r6, r6, lsl #1
    lsl r8, r8, #3
    movw r2, #6
.Lrepeat_412:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #96
    add r3, r5, r6
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #96
    add r12, r5, r6, lsl #1
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #96
    add r14, r5, r7
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #96
    vmov q14, q12
    add r9, r5, r6, lsl #2
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #96
    add r0, r5, r6
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #96
    add r1, r0, r6, lsl #2
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #96
    add r10, r5, r7, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q5, q12, q3
    add r0, r5, r6
    vmov q6, q4
    movw r11, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r11, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r11, pc, r11
    vld1.32 {d2, d3}, [r11]
    add r0, r0, r7, lsl #1
    vld1.32 {d18, d19}, [r4]
    vsub.f32 q11, q8, q4
    sub r2, r2, #1
    vmla.f32 q6, q10, d0[1]
    movw r11, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon+32 - (1f + 8))
    movt r11, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon+32 - (1f + 8))
1:
    add r11, pc, r11
    vld1.32 {d4, d5}, [r11]
    sub r4, r4, #656
    vadd.f32 q7, q10, q4
    vmla.f32 q4, q10, d3[0]
    vmls.f32 q6, q15, d0[0]
    vmls.f32 q14, q13, d3[1]
    vsub.f32 q9, q9, q12
    vmls.f32 q4, q15, d3[1]
    vmls.f32 q12, q13, d0[0]
    vmla.f32 q14, q3, d3[0]
    vmls.f32 q11, q10, d4[0]
    vmls.f32 q7, q15, d4[1]
    vmls.f32 q5, q13, d4[1]
    vmla.f32 q12, q3, d0[1]
    vmov q8, q6
    vmla.f32 q11, q15, d4[0]
    vmla.f32 q9, q13, d4[0]
    vmov q10, q4
    vmla.f32 q8, q14, d5[0]
    vmls.f32 q6, q14, d5[0]
    vst1.32 {d22, d23}, [r5]
    add r5, r5, r8, lsl #2
    vadd.f32 q11, q7, q5
    vmls.f32 q9, q3, d4[0]
    vsub.f32 q13, q7, q5
    vst1.32 {d22, d23}, [r3]
    vmla.f32 q10, q12, d5[1]
    vmls.f32 q4, q12, d5[1]
    vst1.32 {d26, d27}, [r12]
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d12, d13}, [r9]
    vst1.32 {d18, d19}, [r1]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d8, d9}, [r0]
    cmp r2, #0
    bne .Lrepeat_412
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon, . - nnp_winograd_f6x4_3x3_of_8x8_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon
    .type nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon, %function
nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon:
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
    movw r10, #6
.Lrepeat_413:
    add r0, r9, r5
    vld1.32 {d26, d27}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r2, r9, r8
    add r11, r9, r5, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r9, r5
    add r1, r9, r5
    vld1.32 {d20, d21}, [r2]
    add r0, r0, r5, lsl #2
    add r2, r9, r8, lsl #1
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q4, q8, q9
    add r1, r1, r8, lsl #1
    vadd.f32 q14, q8, q9
    vld1.32 {d16, d17}, [r0]
    sub r10, r10, #1
    vld1.32 {d18, d19}, [r2]
    vsub.f32 q15, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d24, d25}, [r1]
    vmov q3, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q10, q11
    vmov q5, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q10, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q6, q13, q14
    vsub.f32 q13, q9, q12
    vmla.f32 q3, q15, d0[0]
    vadd.f32 q4, q8, q4
    vadd.f32 q8, q9, q12
    vmla.f32 q5, q11, d1[0]
    vmla.f32 q10, q15, d2[0]
    vadd.f32 q9, q6, q11
    vmla.f32 q14, q11, d3[0]
    vmla.f32 q3, q13, d0[1]
    vmla.f32 q4, q15, d4[0]
    vmla.f32 q5, q8, d1[1]
    vmla.f32 q10, q13, d2[1]
    vadd.f32 q9, q9, q8
    vmla.f32 q14, q8, d3[1]
    vmla.f32 q4, q13, d4[1]
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #96
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #96
    vst1.32 {d10, d11}, [r12]
    add r12, r12, #96
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #96
    vst1.32 {d28, d29}, [r12]
    add r12, r12, #96
    vst1.32 {d8, d9}, [r12]
    sub r12, r12, #464
    cmp r10, #0
    bne .Lrepeat_413
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_414
    movw r0, #6
.Lrepeat_415:
    tst r6, #1
    beq .Lotherwise_416
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vld1.32 {d26, d27}, [r4]
    vsub.f32 q14, q9, q11
    sub r4, r4, #80
    vadd.f32 q9, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q10, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q10, q10, q12
    vadd.f32 q12, q13, q14
    vadd.f32 q8, q8, q9
    vmla.f32 q14, q10, d0[0]
    vmla.f32 q9, q11, d1[0]
    vmla.f32 q12, q10, d2[0]
    vadd.f32 q8, q8, q11
    vtrn.32 q8, q14
    vtrn.32 q9, q12
    vswp d17, d18
    vswp d29, d24
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d28, d29}, [r12]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d24, d25}, [r8]
.Lotherwise_416:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r0, #0
    bne .Lrepeat_415
    b .Lend_417
.Lotherwise_414:
    movw r9, #6
.Lrepeat_418:
    tst r6, #1
    beq .Lotherwise_419
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vld1.32 {d26, d27}, [r4]
    vadd.f32 q14, q9, q11
    sub r4, r4, #80
    vsub.f32 q9, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q10, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q10, q10, q12
    vadd.f32 q8, q8, q14
    vadd.f32 q12, q13, q9
    vadd.f32 q8, q8, q11
    vmla.f32 q9, q10, d0[0]
    vmla.f32 q14, q11, d1[0]
    vmla.f32 q12, q10, d2[0]
    cmp r0, #15
    bne .Lotherwise_420
    vtrn.32 q8, q9
    vtrn.32 q14, q12
    vswp d17, d28
    vswp d19, d24
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d28, d29}, [r5]
    vst1.32 {d24, d25}, [r8]
    b .Lend_421
.Lotherwise_420:
    tst r2, #1
    beq .Lotherwise_422
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_422:
    tst r2, #2
    beq .Lotherwise_423
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_423:
    tst r2, #4
    beq .Lotherwise_424
    add r0, r14, #8
    vst1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d28[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_424:
    tst r2, #8
    beq .Lotherwise_425
    add r0, r14, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_425:
.Lend_421:
.Lotherwise_419:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r9, #0
    bne .Lrepeat_418
.Lend_417:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon, . - nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon:
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
    movw r10, #6
.Lrepeat_426:
    add r0, r9, r5
    vld1.32 {d26, d27}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r2, r9, r8
    add r11, r9, r5, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r9, r5
    add r1, r9, r5
    vld1.32 {d20, d21}, [r2]
    add r0, r0, r5, lsl #2
    add r2, r9, r8, lsl #1
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q4, q8, q9
    add r1, r1, r8, lsl #1
    vadd.f32 q14, q8, q9
    vld1.32 {d16, d17}, [r0]
    sub r10, r10, #1
    vld1.32 {d18, d19}, [r2]
    vsub.f32 q15, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d24, d25}, [r1]
    vmov q3, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q10, q11
    vmov q5, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q10, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q6, q13, q14
    vsub.f32 q13, q9, q12
    vmla.f32 q3, q15, d0[0]
    vadd.f32 q4, q8, q4
    vadd.f32 q8, q9, q12
    vmla.f32 q5, q11, d1[0]
    vmla.f32 q10, q15, d2[0]
    vadd.f32 q9, q6, q11
    vmla.f32 q14, q11, d3[0]
    vmla.f32 q3, q13, d0[1]
    vmla.f32 q4, q15, d4[0]
    vmla.f32 q5, q8, d1[1]
    vmla.f32 q10, q13, d2[1]
    vadd.f32 q9, q9, q8
    vmla.f32 q14, q8, d3[1]
    vmla.f32 q4, q13, d4[1]
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #96
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #96
    vst1.32 {d10, d11}, [r12]
    add r12, r12, #96
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #96
    vst1.32 {d28, d29}, [r12]
    add r12, r12, #96
    vst1.32 {d8, d9}, [r12]
    sub r12, r12, #464
    cmp r10, #0
    bne .Lrepeat_426
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_427
    movw r0, #6
.Lrepeat_428:
    tst r6, #1
    beq .Lotherwise_429
    vld1.32 {d30, d31}, [r4]!
    vmov.i32 q14, #0
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vld1.32 {d24, d25}, [r4]
    vsub.f32 q13, q8, q10
    sub r4, r4, #80
    vadd.f32 q2, q8, q10
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q9, q9, q11
    vadd.f32 q10, q12, q13
    vadd.f32 q11, q15, q2
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q2, q8, d1[0]
    vmla.f32 q10, q9, d2[0]
    vadd.f32 q8, q11, q8
    vmax.f32 q9, q14, q13
    vmax.f32 q8, q14, q8
    vmax.f32 q11, q14, q2
    vmax.f32 q10, q14, q10
    vtrn.32 q8, q9
    vtrn.32 q11, q10
    vswp d17, d22
    vswp d19, d20
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d22, d23}, [r5]
    vst1.32 {d20, d21}, [r8]
.Lotherwise_429:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r0, #0
    bne .Lrepeat_428
    b .Lend_430
.Lotherwise_427:
    movw r9, #6
.Lrepeat_431:
    tst r6, #1
    beq .Lotherwise_432
    vld1.32 {d30, d31}, [r4]!
    vmov.i32 q14, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vld1.32 {d24, d25}, [r4]
    vsub.f32 q13, q8, q10
    sub r4, r4, #80
    vadd.f32 q2, q8, q10
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q9, q9, q11
    vadd.f32 q10, q12, q13
    vadd.f32 q11, q15, q2
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q2, q8, d1[0]
    vmla.f32 q10, q9, d2[0]
    vadd.f32 q8, q11, q8
    vmax.f32 q9, q14, q13
    vmax.f32 q8, q14, q8
    vmax.f32 q11, q14, q2
    vmax.f32 q10, q14, q10
    cmp r0, #15
    bne .Lotherwise_433
    vtrn.32 q8, q9
    vtrn.32 q11, q10
    vswp d17, d22
    vswp d19, d20
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d22, d23}, [r5]
    vst1.32 {d20, d21}, [r8]
    b .Lend_434
.Lotherwise_433:
    tst r2, #1
    beq .Lotherwise_435
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_435:
    tst r2, #2
    beq .Lotherwise_436
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_436:
    tst r2, #4
    beq .Lotherwise_437
    add r0, r14, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_437:
    tst r2, #8
    beq .Lotherwise_438
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_438:
.Lend_434:
.Lotherwise_432:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r9, #0
    bne .Lrepeat_431
.Lend_430:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon:
    .long 0x40a80000, 0x40880000, 0x3e800000, 0x3fa00000
    .long 0x40a00000, 0x40800000, 0x3f000000, 0x40000000
    .long 0xc0400000, 0x40400000, 0xc0700000, 0x40f00000

    .text
    .p2align 4
    .globl nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon
    .type nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon, %function
nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon:
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
    bne .Lotherwise_439
    mov r0, r14
    movw r1, #6
.Lrepeat_440:
    tst r4, #1
    beq .Lotherwise_441
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r8]!
    vmov q12, q8
    vld1.32 {d16, d17}, [r9]!
    vmov q14, q9
    vld1.32 {d18, d19}, [r5]
    vmov q2, q10
    sub r5, r5, #16
    vld1.32 {d20, d21}, [r12]
    vmov q15, q8
    sub r12, r12, #16
    vld1.32 {d16, d17}, [r8]
    vmov q13, q9
    sub r8, r8, #16
    vld1.32 {d18, d19}, [r9]
    vmov q3, q10
    sub r9, r9, #16
    vmov q4, q8
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vtrn.32 q13, q3
    vtrn.32 q4, q9
    vtrn.32 q12, q14
    vtrn.32 q2, q15
    vswp d27, d8
    vswp d25, d4
    vswp d29, d30
    vmov q5, q4
    vmov q11, q14
    vmla.f32 q5, q2, d1[0]
    vswp d7, d18
    vsub.f32 q10, q12, q4
    vadd.f32 q12, q2, q4
    vmla.f32 q4, q2, d2[1]
    vmls.f32 q5, q13, d1[1]
    vmls.f32 q11, q15, d2[0]
    vadd.f32 q6, q14, q3
    vsub.f32 q7, q9, q14
    vmls.f32 q4, q13, d2[0]
    vmls.f32 q14, q15, d1[1]
    vmla.f32 q11, q3, d2[1]
    vmls.f32 q10, q2, d0[0]
    vmls.f32 q12, q13, d0[1]
    vmls.f32 q6, q15, d0[1]
    vmla.f32 q14, q3, d1[0]
    vmov q2, q5
    vmla.f32 q10, q13, d0[0]
    vmla.f32 q7, q15, d0[0]
    vmov q8, q4
    vmla.f32 q2, q11, d3[0]
    vmls.f32 q5, q11, d3[0]
    vst1.32 {d20, d21}, [r0]!
    vadd.f32 q9, q12, q6
    vmls.f32 q7, q3, d0[0]
    vsub.f32 q10, q12, q6
    vst1.32 {d18, d19}, [r0]!
    vmla.f32 q8, q14, d3[1]
    vmls.f32 q4, q14, d3[1]
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d4, d5}, [r0]!
    vst1.32 {d10, d11}, [r0]!
    vst1.32 {d14, d15}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d8, d9}, [r0]
    sub r0, r0, #112
    b .Lend_442
.Lotherwise_441:
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
.Lend_442:
    sub r1, r1, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r0, r0, #128
    cmp r1, #0
    bne .Lrepeat_440
    b .Lend_443
.Lotherwise_439:
    mov r1, r14
    movw r10, #6
.Lrepeat_444:
    tst r4, #1
    beq .Lotherwise_445
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_446
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
    vmov q15, q11
    b .Lend_447
.Lotherwise_446:
    vmov.i32 q12, #0
    tst r2, #1
    beq .Lotherwise_448
    vld1.32 {d24[0]}, [r5]
    vld1.32 {d24[1]}, [r12]
    vld1.32 {d25[0]}, [r8]
    vld1.32 {d25[1]}, [r9]
.Lotherwise_448:
    vmov.i32 q13, #0
    tst r2, #2
    beq .Lotherwise_449
    add r0, r5, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r11, r8, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_449:
    vmov.i32 q14, #0
    tst r2, #4
    beq .Lotherwise_450
    add r0, r5, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r11, r8, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_450:
    vmov.i32 q15, #0
    tst r2, #8
    beq .Lotherwise_451
    add r0, r5, #12
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #12
    add r11, r8, #12
    vld1.32 {d30[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_451:
.Lend_447:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_452
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
    vmov q2, q9
    vmov q3, q10
    b .Lend_453
.Lotherwise_452:
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_454
    add r0, r5, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r8, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r9, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_454:
    vmov.i32 q2, #0
    tst r2, #32
    beq .Lotherwise_455
    add r0, r5, #20
    vld1.32 {d4[0]}, [r0]
    add r0, r12, #20
    add r11, r8, #20
    vld1.32 {d4[1]}, [r0]
    add r0, r9, #20
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_455:
    vmov.i32 q3, #0
    tst r2, #64
    beq .Lotherwise_456
    add r0, r5, #24
    vld1.32 {d6[0]}, [r0]
    add r0, r12, #24
    add r11, r8, #24
    vld1.32 {d6[1]}, [r0]
    add r0, r9, #24
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_456:
    vmov.i32 q11, #0
    tst r2, #128
    beq .Lotherwise_457
    add r0, r5, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #28
    add r11, r8, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #28
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_457:
.Lend_453:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q4, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q10, q13
    vmla.f32 q4, q14, d1[0]
    vsub.f32 q9, q12, q3
    vadd.f32 q12, q14, q3
    vmla.f32 q3, q14, d2[1]
    vmls.f32 q4, q8, d1[1]
    vmls.f32 q10, q15, d2[0]
    vadd.f32 q5, q13, q2
    vsub.f32 q11, q11, q13
    vmls.f32 q3, q8, d2[0]
    vmls.f32 q13, q15, d1[1]
    vmla.f32 q10, q2, d2[1]
    vmls.f32 q9, q14, d0[0]
    vmls.f32 q12, q8, d0[1]
    vmls.f32 q5, q15, d0[1]
    vmla.f32 q13, q2, d1[0]
    vmov q14, q4
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q11, q15, d0[0]
    vmov q8, q3
    vmla.f32 q14, q10, d3[0]
    vmls.f32 q4, q10, d3[0]
    vst1.32 {d18, d19}, [r1]!
    vadd.f32 q9, q12, q5
    vmls.f32 q11, q2, d0[0]
    vsub.f32 q10, q12, q5
    vst1.32 {d18, d19}, [r1]!
    vmla.f32 q8, q13, d3[1]
    vmls.f32 q3, q13, d3[1]
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d28, d29}, [r1]!
    vst1.32 {d8, d9}, [r1]!
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d6, d7}, [r1]
    sub r1, r1, #112
    b .Lend_458
.Lotherwise_445:
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
.Lend_458:
    sub r10, r10, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, #128
    cmp r10, #0
    bne .Lrepeat_444
.Lend_443:
    lsl r5, r7, #2
    add r8, r5, r5, lsl #1
    lsl r7, r7, #3
    movw r2, #8
.Lrepeat_459:
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #128
    add r3, r6, r5
    vld1.32 {d24, d25}, [r14]
    add r14, r14, #128
    add r12, r6, r5, lsl #1
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #128
    add r4, r6, r8
    vld1.32 {d26, d27}, [r14]
    add r14, r14, #128
    vmov q14, q12
    add r9, r6, r5, lsl #2
    vld1.32 {d30, d31}, [r14]
    add r14, r14, #128
    vmov q9, q8
    add r0, r6, r5
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r0, r0, r5, lsl #2
    vsub.f32 q3, q12, q13
    sub r2, r2, #1
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q10, q8, q15
    vld1.32 {d8, d9}, [r14]
    sub r14, r14, #624
    vmls.f32 q9, q15, d1[0]
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmls.f32 q14, q13, d1[0]
    vmul.f32 q10, q10, d3[0]
    vmls.f32 q11, q8, d1[1]
    vmul.f32 q8, q9, d2[0]
    vmov q9, q10
    vmov q5, q8
    vmla.f32 q11, q15, d1[0]
    vmls.f32 q5, q14, d2[1]
    vmla.f32 q4, q12, d4[1]
    vmla.f32 q8, q14, d2[1]
    vmls.f32 q9, q3, d3[1]
    vst1.32 {d22, d23}, [r6]
    add r6, r6, r7, lsl #2
    vmla.f32 q10, q3, d3[1]
    vst1.32 {d10, d11}, [r3]
    vmls.f32 q4, q13, d4[0]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r4]
    vst1.32 {d20, d21}, [r9]
    vst1.32 {d8, d9}, [r0]
    cmp r2, #0
    bne .Lrepeat_459
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon, . - nnp_winograd_f4x6_3x3_of_8x8_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon:
    .long 0x40000000, 0x40800000, 0x41000000, 0x3f000000
    .long 0x3e800000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon
    .type nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon, %function
nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon:
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
.Lrepeat_460:
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
    sub r10, r10, #1
    add r9, r9, r3, lsl #2
    vld1.32 {d24, d25}, [r11]
    vsub.f32 q13, q9, q10
    vld1.32 {d28, d29}, [r0]
    vadd.f32 q9, q9, q10
    vsub.f32 q10, q11, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q11, q12
    vadd.f32 q12, q14, q13
    vadd.f32 q8, q8, q9
    vmla.f32 q13, q10, d0[0]
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q12, q10, d1[0]
    vadd.f32 q8, q8, q11
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #128
    vst1.32 {d26, d27}, [r12]
    add r12, r12, #128
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #128
    vst1.32 {d24, d25}, [r12]
    sub r12, r12, #368
    cmp r10, #0
    bne .Lrepeat_460
    ldr r0, [r6]
    ldr r8, [r6, #12]
    lsl r0, r0, #2
    ldr r2, [r6, #4]
    add r3, r14, r0
    add r12, r3, r0
    ldr r5, [r6, #8]
    add r6, r12, r0
    cmp r8, #63
    bne .Lotherwise_461
    movw r0, #4
.Lrepeat_462:
    tst r5, #1
    beq .Lotherwise_463
    vld1.32 {d28, d29}, [r4]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d30, d31}, [r4]!
    vsub.f32 q3, q8, q10
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d10, d11}, [r4]
    vadd.f32 q4, q9, q11
    sub r4, r4, #112
    vsub.f32 q9, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q10, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q11, q13
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q12, q3
    vadd.f32 q6, q8, q5
    vsub.f32 q5, q8, q5
    vadd.f32 q8, q14, q13
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q11, q4, d0[1]
    vmla.f32 q12, q9, d1[0]
    vadd.f32 q8, q8, q4
    vmla.f32 q10, q5, d1[1]
    vmla.f32 q11, q6, d2[0]
    vmla.f32 q12, q5, d2[1]
    vadd.f32 q14, q15, q3
    vadd.f32 q8, q8, q6
    vmla.f32 q13, q4, d3[0]
    vmla.f32 q14, q9, d4[0]
    vmla.f32 q13, q6, d3[1]
    vmla.f32 q14, q5, d4[1]
    vtrn.32 q8, q10
    vtrn.32 q11, q12
    vswp d17, d22
    vswp d21, d24
    vst1.32 {d16, d17}, [r14]
    vzip.32 q13, q14
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d24, d25}, [r6]
    vstr d26, [r14, #16]
    vstr d27, [r3, #16]
    vstr d28, [r12, #16]
    vstr d29, [r6, #16]
.Lotherwise_463:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r14, r14, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r6, r6, r2, lsl #2
    add r4, r4, #128
    cmp r0, #0
    bne .Lrepeat_462
    b .Lend_464
.Lotherwise_461:
    movw r9, #4
.Lrepeat_465:
    tst r5, #1
    beq .Lotherwise_466
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r8, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vld1.32 {d8, d9}, [r4]!
    vadd.f32 q14, q9, q11
    vsub.f32 q9, q9, q11
    vld1.32 {d26, d27}, [r4]!
    vld1.32 {d30, d31}, [r4]
    vadd.f32 q3, q10, q12
    sub r4, r4, #112
    vsub.f32 q5, q10, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q11, q8, q14
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q12, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q6, q14
    vmov q7, q9
    vadd.f32 q10, q4, q9
    vadd.f32 q4, q13, q15
    vsub.f32 q8, q13, q15
    vadd.f32 q9, q11, q3
    vmla.f32 q12, q5, d2[0]
    vmla.f32 q6, q3, d2[1]
    vmla.f32 q7, q5, d3[0]
    vmla.f32 q14, q3, d1[0]
    vmla.f32 q10, q5, d4[0]
    vadd.f32 q9, q9, q4
    vmla.f32 q12, q8, d3[1]
    vmla.f32 q6, q4, d0[0]
    vmla.f32 q7, q8, d0[1]
    vmla.f32 q14, q4, d1[1]
    vmla.f32 q10, q8, d4[1]
    cmp r0, #15
    bne .Lotherwise_467
    vtrn.32 q9, q12
    vtrn.32 q6, q7
    vswp d19, d12
    vswp d25, d14
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d12, d13}, [r12]
    vst1.32 {d14, d15}, [r6]
    b .Lend_468
.Lotherwise_467:
    tst r8, #1
    beq .Lotherwise_469
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r3]
    vst1.32 {d19[0]}, [r12]
    vst1.32 {d19[1]}, [r6]
.Lotherwise_469:
    tst r8, #2
    beq .Lotherwise_470
    add r0, r14, #4
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #4
    add r1, r12, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_470:
    tst r8, #4
    beq .Lotherwise_471
    add r0, r14, #8
    vst1.32 {d12[0]}, [r0]
    add r0, r3, #8
    add r1, r12, #8
    vst1.32 {d12[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d13[0]}, [r1]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_471:
    tst r8, #8
    beq .Lotherwise_472
    add r0, r14, #12
    vst1.32 {d14[0]}, [r0]
    add r0, r3, #12
    add r1, r12, #12
    vst1.32 {d14[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d15[0]}, [r1]
    vst1.32 {d15[1]}, [r0]
.Lotherwise_472:
.Lend_468:
    ubfx r0, r8, #4, #2
    cmp r0, #3
    bne .Lotherwise_473
    vzip.32 q14, q10
    vstr d28, [r14, #16]
    vstr d29, [r3, #16]
    vstr d20, [r12, #16]
    vstr d21, [r6, #16]
    b .Lend_474
.Lotherwise_473:
    tst r8, #16
    beq .Lotherwise_475
    add r0, r14, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r3, #16
    add r1, r12, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_475:
    tst r8, #32
    beq .Lotherwise_476
    add r0, r14, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #20
    add r1, r12, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r6, #20
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_476:
.Lend_474:
.Lotherwise_466:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r14, r14, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r6, r6, r2, lsl #2
    add r4, r4, #128
    cmp r9, #0
    bne .Lrepeat_465
.Lend_464:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon, . - nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x40800000, 0x41000000, 0x3f000000
    .long 0x3e800000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon:
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
.Lrepeat_477:
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
    sub r10, r10, #1
    add r9, r9, r3, lsl #2
    vld1.32 {d24, d25}, [r11]
    vsub.f32 q13, q9, q10
    vld1.32 {d28, d29}, [r0]
    vadd.f32 q9, q9, q10
    vsub.f32 q10, q11, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q11, q12
    vadd.f32 q12, q14, q13
    vadd.f32 q8, q8, q9
    vmla.f32 q13, q10, d0[0]
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q12, q10, d1[0]
    vadd.f32 q8, q8, q11
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #128
    vst1.32 {d26, d27}, [r12]
    add r12, r12, #128
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #128
    vst1.32 {d24, d25}, [r12]
    sub r12, r12, #368
    cmp r10, #0
    bne .Lrepeat_477
    ldr r0, [r6]
    ldr r8, [r6, #12]
    lsl r0, r0, #2
    ldr r2, [r6, #4]
    add r3, r14, r0
    add r12, r3, r0
    ldr r5, [r6, #8]
    add r6, r12, r0
    cmp r8, #63
    bne .Lotherwise_478
    movw r0, #4
.Lrepeat_479:
    tst r5, #1
    beq .Lotherwise_480
    vld1.32 {d28, d29}, [r4]!
    vmov.i32 q15, #0
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q3, q8, q10
    vld1.32 {d8, d9}, [r4]!
    vsub.f32 q12, q8, q10
    vld1.32 {d26, d27}, [r4]!
    vld1.32 {d10, d11}, [r4]
    vadd.f32 q6, q9, q11
    sub r4, r4, #112
    vsub.f32 q8, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q9, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q10, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q11, q12
    vadd.f32 q7, q13, q5
    vsub.f32 q5, q13, q5
    vadd.f32 q13, q14, q3
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q10, q6, d0[1]
    vmla.f32 q11, q8, d1[0]
    vadd.f32 q13, q13, q6
    vmla.f32 q9, q5, d1[1]
    vmla.f32 q10, q7, d2[0]
    vmla.f32 q11, q5, d2[1]
    vadd.f32 q14, q4, q12
    vadd.f32 q12, q13, q7
    vmla.f32 q3, q6, d3[0]
    vmla.f32 q14, q8, d4[0]
    vmla.f32 q3, q7, d3[1]
    vmla.f32 q14, q5, d4[1]
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
.Lotherwise_480:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r14, r14, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r6, r6, r2, lsl #2
    add r4, r4, #128
    cmp r0, #0
    bne .Lrepeat_479
    b .Lend_481
.Lotherwise_478:
    movw r9, #4
.Lrepeat_482:
    tst r5, #1
    beq .Lotherwise_483
    vld1.32 {d24, d25}, [r4]!
    vmov.i32 q13, #0
    ubfx r0, r8, #0, #4
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vld1.32 {d6, d7}, [r4]!
    vadd.f32 q15, q8, q10
    vsub.f32 q8, q8, q10
    vld1.32 {d28, d29}, [r4]!
    vld1.32 {d10, d11}, [r4]
    vadd.f32 q4, q9, q11
    sub r4, r4, #112
    vsub.f32 q11, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q10, q8
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q6, q15
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q7, q8
    vadd.f32 q9, q3, q8
    vadd.f32 q3, q14, q5
    vsub.f32 q8, q14, q5
    vadd.f32 q12, q12, q15
    vmla.f32 q10, q11, d0[0]
    vmla.f32 q6, q4, d0[1]
    vmla.f32 q7, q11, d1[0]
    vmla.f32 q15, q4, d3[0]
    vmla.f32 q9, q11, d4[0]
    vadd.f32 q11, q12, q4
    vmla.f32 q10, q8, d1[1]
    vmla.f32 q6, q3, d2[0]
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
    cmp r0, #15
    bne .Lotherwise_484
    vtrn.32 q8, q10
    vtrn.32 q11, q12
    vswp d17, d22
    vswp d21, d24
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d24, d25}, [r6]
    b .Lend_485
.Lotherwise_484:
    tst r8, #1
    beq .Lotherwise_486
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r3]
    vst1.32 {d17[0]}, [r12]
    vst1.32 {d17[1]}, [r6]
.Lotherwise_486:
    tst r8, #2
    beq .Lotherwise_487
    add r0, r14, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #4
    add r1, r12, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_487:
    tst r8, #4
    beq .Lotherwise_488
    add r0, r14, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #8
    add r1, r12, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_488:
    tst r8, #8
    beq .Lotherwise_489
    add r0, r14, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #12
    add r1, r12, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_489:
.Lend_485:
    ubfx r0, r8, #4, #2
    cmp r0, #3
    bne .Lotherwise_490
    vzip.32 q14, q9
    vstr d28, [r14, #16]
    vstr d29, [r3, #16]
    vstr d18, [r12, #16]
    vstr d19, [r6, #16]
    b .Lend_491
.Lotherwise_490:
    tst r8, #16
    beq .Lotherwise_492
    add r0, r14, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r3, #16
    add r1, r12, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_492:
    tst r8, #32
    beq .Lotherwise_493
    add r0, r14, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #20
    add r1, r12, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r6, #20
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_493:
.Lend_491:
.Lotherwise_483:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r14, r14, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r6, r6, r2, lsl #2
    add r4, r4, #128
    cmp r9, #0
    bne .Lrepeat_482
.Lend_481:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon:
    .long 0x3fa00000, 0x3e800000, 0xc0400000, 0x40400000
    .long 0xc0700000, 0x40f00000, 0x40800000, 0x40a00000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon
    .type nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon, %function
nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9}
    mov r14, r1
    ldr r4, [sp, #52]
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
    bne .Lotherwise_494
    mov r2, r4
    movw r10, #6
.Lrepeat_495:
    tst r14, #1
    beq .Lotherwise_496
    vld1.32 {d16, d17}, [r6]
    ubfx r0, r7, #4, #2
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vmov q12, q8
    vld1.32 {d16, d17}, [r1]
    vmov q13, q9
    vmov q14, q10
    vmov q15, q8
    vtrn.32 q12, q13
    vtrn.32 q14, q15
    vswp d25, d28
    vswp d27, d30
    cmp r0, #3
    bne .Lotherwise_497
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q3, q8
    b .Lend_498
.Lotherwise_497:
    vmov.i32 q3, #0
    tst r7, #16
    beq .Lotherwise_499
    add r0, r6, #16
    vld1.32 {d6[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d6[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_499:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_500
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_500:
.Lend_498:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q8, q14
    vmov q10, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q8, q3, d0[1]
    vsub.f32 q11, q14, q3
    vmls.f32 q10, q15, d0[1]
    vmul.f32 q11, q11, d2[0]
    vmul.f32 q8, q8, d1[0]
    vmls.f32 q12, q14, d0[0]
    vmov q14, q8
    vsub.f32 q2, q13, q15
    vmov q4, q11
    vmla.f32 q12, q3, d0[1]
    vmls.f32 q14, q10, d1[1]
    vmla.f32 q9, q13, d3[0]
    vmla.f32 q8, q10, d1[1]
    vmls.f32 q4, q2, d2[1]
    vst1.32 {d24, d25}, [r2]!
    vmla.f32 q11, q2, d2[1]
    vst1.32 {d28, d29}, [r2]!
    vmls.f32 q9, q15, d3[1]
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d8, d9}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #80
    b .Lend_501
.Lotherwise_496:
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
.Lend_501:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_495
    b .Lend_502
.Lotherwise_494:
    mov r2, r4
    movw r10, #6
.Lrepeat_503:
    tst r14, #1
    beq .Lotherwise_504
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_505
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
    vmov q15, q11
    b .Lend_506
.Lotherwise_505:
    vmov.i32 q12, #0
    tst r7, #1
    beq .Lotherwise_507
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r12]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r1]
.Lotherwise_507:
    vmov.i32 q13, #0
    tst r7, #2
    beq .Lotherwise_508
    add r0, r6, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_508:
    vmov.i32 q14, #0
    tst r7, #4
    beq .Lotherwise_509
    add r0, r6, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_509:
    vmov.i32 q15, #0
    tst r7, #8
    beq .Lotherwise_510
    add r0, r6, #12
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_510:
.Lend_506:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_511
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q3, q8
    b .Lend_512
.Lotherwise_511:
    vmov.i32 q3, #0
    tst r7, #16
    beq .Lotherwise_513
    add r0, r6, #16
    vld1.32 {d6[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d6[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_513:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_514
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_514:
.Lend_512:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q8, q14
    vmov q10, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q8, q3, d0[1]
    vsub.f32 q11, q14, q3
    vmls.f32 q10, q15, d0[1]
    vmul.f32 q11, q11, d2[0]
    vmul.f32 q8, q8, d1[0]
    vmls.f32 q12, q14, d0[0]
    vmov q14, q8
    vsub.f32 q2, q13, q15
    vmov q4, q11
    vmla.f32 q12, q3, d0[1]
    vmls.f32 q14, q10, d1[1]
    vmla.f32 q9, q13, d3[0]
    vmla.f32 q8, q10, d1[1]
    vmls.f32 q4, q2, d2[1]
    vst1.32 {d24, d25}, [r2]!
    vmla.f32 q11, q2, d2[1]
    vst1.32 {d28, d29}, [r2]!
    vmls.f32 q9, q15, d3[1]
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d8, d9}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #80
    b .Lend_515
.Lotherwise_504:
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
.Lend_515:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_503
.Lend_502:
    lsl r6, r8, #2
    add r7, r6, r6, lsl #1
    mov r9, r5
    lsl r8, r8, #3
    movw r0, #6
.Lrepeat_516:
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
    vmov q12, q9
    add r12, r9, r6, lsl #2
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #96
    vmov q14, q10
    add r14, r9, r6
    movw r5, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r5, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r5, pc, r5
    vld1.32 {d0, d1}, [r5]
    add r14, r14, r6, lsl #2
    vsub.f32 q15, q9, q11
    sub r0, r0, #1
    movw r5, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r5, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r5, pc, r5
    vld1.32 {d2, d3}, [r5]
    vsub.f32 q2, q10, q13
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #464
    vmls.f32 q14, q13, d0[1]
    vmls.f32 q12, q11, d0[1]
    vmul.f32 q2, q2, d2[0]
    vmls.f32 q8, q10, d0[0]
    vmul.f32 q10, q14, d1[0]
    vmov q14, q2
    vmov q4, q10
    vmla.f32 q8, q13, d0[1]
    vmls.f32 q4, q12, d1[1]
    vmla.f32 q3, q9, d3[0]
    vmla.f32 q10, q12, d1[1]
    vmls.f32 q14, q15, d2[1]
    vst1.32 {d16, d17}, [r9]
    add r9, r9, r8, lsl #2
    vmla.f32 q2, q15, d2[1]
    vst1.32 {d8, d9}, [r1]
    vmls.f32 q3, q11, d3[1]
    vst1.32 {d20, d21}, [r2]
    vst1.32 {d28, d29}, [r3]
    vst1.32 {d4, d5}, [r12]
    vst1.32 {d6, d7}, [r14]
    cmp r0, #0
    bne .Lrepeat_516
    vpop {d8, d9}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon, . - nnp_winograd_f4x4_3x3_of_8x8_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__armv7_neon:
    .long 0x40000000, 0x40800000, 0x41000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__armv7_neon
    .type nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__armv7_neon, %function
nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__armv7_neon:
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
    movw r10, #6
.Lrepeat_517:
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
    sub r10, r10, #1
    add r9, r9, r3, lsl #2
    vld1.32 {d24, d25}, [r11]
    vsub.f32 q13, q9, q10
    vld1.32 {d28, d29}, [r0]
    vadd.f32 q9, q9, q10
    vsub.f32 q10, q11, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q11, q12
    vadd.f32 q12, q14, q13
    vadd.f32 q8, q8, q9
    vmla.f32 q13, q10, d0[0]
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q12, q10, d1[0]
    vadd.f32 q8, q8, q11
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d26, d27}, [r12]
    add r12, r12, #96
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #96
    vst1.32 {d24, d25}, [r12]
    sub r12, r12, #272
    cmp r10, #0
    bne .Lrepeat_517
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_518
    movw r0, #4
.Lrepeat_519:
    tst r6, #1
    beq .Lotherwise_520
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vld1.32 {d26, d27}, [r4]
    vsub.f32 q14, q9, q11
    sub r4, r4, #80
    vadd.f32 q9, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q10, q12
    vsub.f32 q10, q10, q12
    vadd.f32 q12, q13, q14
    vadd.f32 q8, q8, q9
    vmla.f32 q14, q10, d0[0]
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q12, q10, d1[0]
    vadd.f32 q8, q8, q11
    vtrn.32 q8, q14
    vtrn.32 q9, q12
    vswp d17, d18
    vswp d29, d24
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d28, d29}, [r12]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d24, d25}, [r8]
.Lotherwise_520:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r0, #0
    bne .Lrepeat_519
    b .Lend_521
.Lotherwise_518:
    movw r9, #4
.Lrepeat_522:
    tst r6, #1
    beq .Lotherwise_523
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vld1.32 {d26, d27}, [r4]
    vadd.f32 q14, q9, q11
    sub r4, r4, #80
    vsub.f32 q9, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q10, q12
    vsub.f32 q10, q10, q12
    vadd.f32 q8, q8, q14
    vadd.f32 q12, q13, q9
    vadd.f32 q8, q8, q11
    vmla.f32 q9, q10, d0[0]
    vmla.f32 q14, q11, d0[1]
    vmla.f32 q12, q10, d1[0]
    cmp r0, #15
    bne .Lotherwise_524
    vtrn.32 q8, q9
    vtrn.32 q14, q12
    vswp d17, d28
    vswp d19, d24
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d28, d29}, [r5]
    vst1.32 {d24, d25}, [r8]
    b .Lend_525
.Lotherwise_524:
    tst r2, #1
    beq .Lotherwise_526
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_526:
    tst r2, #2
    beq .Lotherwise_527
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_527:
    tst r2, #4
    beq .Lotherwise_528
    add r0, r14, #8
    vst1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d28[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_528:
    tst r2, #8
    beq .Lotherwise_529
    add r0, r14, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_529:
.Lend_525:
.Lotherwise_523:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r9, #0
    bne .Lrepeat_522
.Lend_521:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__armv7_neon, . - nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x40800000, 0x41000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon:
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
    movw r10, #6
.Lrepeat_530:
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
    sub r10, r10, #1
    add r9, r9, r3, lsl #2
    vld1.32 {d24, d25}, [r11]
    vsub.f32 q13, q9, q10
    vld1.32 {d28, d29}, [r0]
    vadd.f32 q9, q9, q10
    vsub.f32 q10, q11, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q11, q12
    vadd.f32 q12, q14, q13
    vadd.f32 q8, q8, q9
    vmla.f32 q13, q10, d0[0]
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q12, q10, d1[0]
    vadd.f32 q8, q8, q11
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d26, d27}, [r12]
    add r12, r12, #96
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #96
    vst1.32 {d24, d25}, [r12]
    sub r12, r12, #272
    cmp r10, #0
    bne .Lrepeat_530
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_531
    movw r0, #4
.Lrepeat_532:
    tst r6, #1
    beq .Lotherwise_533
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vld1.32 {d26, d27}, [r4]
    vsub.f32 q14, q9, q11
    sub r4, r4, #80
    vadd.f32 q9, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q10, q12
    vsub.f32 q10, q10, q12
    vadd.f32 q12, q13, q14
    vadd.f32 q8, q8, q9
    vmla.f32 q14, q10, d0[0]
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q12, q10, d1[0]
    vadd.f32 q8, q8, q11
    vmax.f32 q10, q15, q14
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q11, q15, q12
    vtrn.32 q8, q10
    vtrn.32 q9, q11
    vswp d17, d18
    vswp d21, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d22, d23}, [r8]
.Lotherwise_533:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r0, #0
    bne .Lrepeat_532
    b .Lend_534
.Lotherwise_531:
    movw r9, #4
.Lrepeat_535:
    tst r6, #1
    beq .Lotherwise_536
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vld1.32 {d26, d27}, [r4]
    vsub.f32 q14, q9, q11
    sub r4, r4, #80
    vadd.f32 q9, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q10, q12
    vsub.f32 q10, q10, q12
    vadd.f32 q12, q13, q14
    vadd.f32 q8, q8, q9
    vmla.f32 q14, q10, d0[0]
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q12, q10, d1[0]
    vadd.f32 q8, q8, q11
    vmax.f32 q10, q15, q14
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q11, q15, q12
    cmp r0, #15
    bne .Lotherwise_537
    vtrn.32 q8, q10
    vtrn.32 q9, q11
    vswp d17, d18
    vswp d21, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_538
.Lotherwise_537:
    tst r2, #1
    beq .Lotherwise_539
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_539:
    tst r2, #2
    beq .Lotherwise_540
    add r0, r14, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_540:
    tst r2, #4
    beq .Lotherwise_541
    add r0, r14, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_541:
    tst r2, #8
    beq .Lotherwise_542
    add r0, r14, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_542:
.Lend_538:
.Lotherwise_536:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r9, #0
    bne .Lrepeat_535
.Lend_534:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon:
    .long 0x407c0000, 0x3f7c0000, 0x41800000, 0x3e400000
    .long 0x3d800000, 0x3f880000, 0x40800000, 0x40a00000
    .long 0x3fa00000, 0x3e800000, 0x40820000, 0x408a0000
    .long 0x40a20000, 0x41880000, 0x3e000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon
    .type nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon, %function
nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    mov r14, r1
    ldr r4, [sp, #84]
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
    bne .Lotherwise_543
    mov r2, r4
    movw r10, #7
.Lrepeat_544:
    tst r14, #1
    beq .Lotherwise_545
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
    beq .Lotherwise_546
    add r0, r6, #16
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_546:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q11, q9, q8
    vmov q12, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q9, q8, d1[0]
    vmul.f32 q8, q11, d0[0]
    vmls.f32 q12, q10, d1[0]
    vsub.f32 q11, q15, q10
    vmul.f32 q9, q9, d1[1]
    vmov q13, q8
    vmov q2, q9
    vmla.f32 q13, q11, d0[1]
    vmla.f32 q14, q15, d2[0]
    vmls.f32 q8, q11, d0[1]
    vmla.f32 q2, q12, d1[1]
    vmls.f32 q9, q12, d1[1]
    vst1.32 {d26, d27}, [r2]!
    vmls.f32 q14, q10, d2[1]
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d4, d5}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d28, d29}, [r2]
    sub r2, r2, #64
    b .Lend_547
.Lotherwise_545:
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
.Lend_547:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #80
    cmp r10, #0
    bne .Lrepeat_544
    b .Lend_548
.Lotherwise_543:
    mov r2, r4
    movw r10, #7
.Lrepeat_549:
    tst r14, #1
    beq .Lotherwise_550
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_551
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q15, q8
    b .Lend_552
.Lotherwise_551:
    vmov.i32 q15, #0
    tst r7, #1
    beq .Lotherwise_553
    vld1.32 {d30[0]}, [r6]
    vld1.32 {d30[1]}, [r12]
    vld1.32 {d31[0]}, [r9]
    vld1.32 {d31[1]}, [r1]
.Lotherwise_553:
    vmov.i32 q9, #0
    tst r7, #2
    beq .Lotherwise_554
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_554:
    vmov.i32 q10, #0
    tst r7, #4
    beq .Lotherwise_555
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_555:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_556
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_556:
.Lend_552:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_557
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_557:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q12, q9, q11
    vmov q13, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q9, q11, d1[0]
    vmul.f32 q11, q12, d0[0]
    vmls.f32 q13, q10, d1[0]
    vsub.f32 q12, q15, q10
    vmul.f32 q9, q9, d1[1]
    vmov q14, q11
    vmov q2, q9
    vmla.f32 q14, q12, d0[1]
    vmla.f32 q8, q15, d2[0]
    vmls.f32 q11, q12, d0[1]
    vmla.f32 q2, q13, d1[1]
    vmls.f32 q9, q13, d1[1]
    vst1.32 {d28, d29}, [r2]!
    vmls.f32 q8, q10, d2[1]
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d4, d5}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #64
    b .Lend_558
.Lotherwise_550:
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
.Lend_558:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #80
    cmp r10, #0
    bne .Lrepeat_549
.Lend_548:
    lsl r12, r8, #2
    movw r0, #7
    add r14, r12, r12, lsl #1
    mul r7, r8, r0
    movw r1, #5
.Lrepeat_559:
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #80
    add r2, r5, r12
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #80
    add r3, r5, r12, lsl #1
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #80
    vmov q12, q11
    add r6, r5, r14
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    add r8, r5, r12, lsl #2
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #80
    add r0, r5, r12
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #80
    add r9, r0, r12, lsl #2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q15, q13
    add r10, r5, r14, lsl #1
    vmov q4, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    sub r1, r1, #1
    vld1.32 {d10, d11}, [r4]
    vmov q6, q14
    sub r4, r4, #464
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmla.f32 q14, q8, d0[0]
    vmla.f32 q4, q8, d1[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d6, d7}, [r0]
    vmls.f32 q12, q9, d2[0]
    vmla.f32 q15, q11, d2[1]
    vmls.f32 q5, q11, d2[1]
    vmls.f32 q14, q10, d0[1]
    vmls.f32 q11, q9, d4[1]
    vmla.f32 q6, q8, d2[1]
    vmls.f32 q4, q10, d1[1]
    vmla.f32 q12, q13, d2[1]
    vmla.f32 q11, q13, d7[0]
    vmls.f32 q6, q10, d3[0]
    vmls.f32 q15, q9, d3[0]
    vmla.f32 q5, q9, d3[1]
    vmov q8, q14
    vadd.f32 q9, q4, q12
    vmls.f32 q5, q13, d4[0]
    vsub.f32 q10, q4, q12
    vst1.32 {d18, d19}, [r5]
    add r5, r5, r7, lsl #2
    vmla.f32 q8, q11, d5[0]
    vadd.f32 q9, q6, q15
    vst1.32 {d20, d21}, [r2]
    vmls.f32 q14, q11, d5[0]
    vsub.f32 q10, q6, q15
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r6]
    vst1.32 {d10, d11}, [r8]
    vst1.32 {d16, d17}, [r9]
    vst1.32 {d28, d29}, [r10]
    cmp r1, #0
    bne .Lrepeat_559
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon, . - nnp_winograd_f5x3_3x3_of_7x7_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon:
    .long 0x3e800000, 0x40000000, 0x3d800000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon
    .type nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon, %function
nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon:
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
    movw r10, #5
.Lrepeat_560:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r5
    add r11, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r0, r0, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    add r1, r9, r8, lsl #1
    sub r10, r10, #1
    vsub.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r11]
    add r9, r9, r3, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r0]
    vld1.32 {d26, d27}, [r1]
    vsub.f32 q14, q8, q11
    vmov q3, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
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
    add r12, r12, #80
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #80
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #80
    vst1.32 {d4, d5}, [r12]
    add r12, r12, #80
    vst1.32 {d24, d25}, [r12]
    sub r12, r12, #304
    cmp r10, #0
    bne .Lrepeat_560
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_561
    movw r0, #5
.Lrepeat_562:
    tst r6, #1
    beq .Lotherwise_563
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vsub.f32 q12, q8, q9
    vld1.32 {d26, d27}, [r4]!
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #64
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q9, q13
    vsub.f32 q9, q9, q13
    vadd.f32 q10, q10, q11
    vmla.f32 q9, q12, d0[0]
    vadd.f32 q11, q8, q11
    vmla.f32 q10, q8, d1[0]
    vmov q8, q9
    vzip.32 q11, q9
    vstr d22, [r14]
    vzip.32 q8, q10
    vstr d23, [r12]
    vstr d18, [r5]
    vstr d19, [r8]
    vstr d16, [r14, #4]
    vstr d17, [r12, #4]
    vstr d20, [r5, #4]
    vstr d21, [r8, #4]
.Lotherwise_563:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r0, #0
    bne .Lrepeat_562
    b .Lend_564
.Lotherwise_561:
    movw r9, #5
.Lrepeat_565:
    tst r6, #1
    beq .Lotherwise_566
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q12, q8, q9
    vld1.32 {d26, d27}, [r4]!
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #64
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q9, q13
    vsub.f32 q9, q9, q13
    vadd.f32 q10, q10, q11
    vadd.f32 q11, q12, q11
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q10, q12, d1[0]
    cmp r0, #15
    bne .Lotherwise_567
    vmov q8, q10
    vtrn.32 q11, q9
    vtrn.32 q10, q8
    vswp d23, d20
    vswp d19, d16
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d16, d17}, [r8]
    b .Lend_568
.Lotherwise_567:
    tst r2, #1
    beq .Lotherwise_569
    vst1.32 {d22[0]}, [r14]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r5]
    vst1.32 {d23[1]}, [r8]
.Lotherwise_569:
    tst r2, #2
    beq .Lotherwise_570
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_570:
    tst r2, #4
    beq .Lotherwise_571
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_571:
    tst r2, #8
    beq .Lotherwise_572
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_572:
.Lend_568:
.Lotherwise_566:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r9, #0
    bne .Lrepeat_565
.Lend_564:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon, . - nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon:
    .long 0x3e800000, 0x40000000, 0x3d800000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon:
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
    movw r10, #5
.Lrepeat_573:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r5
    add r11, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r0, r0, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    add r1, r9, r8, lsl #1
    sub r10, r10, #1
    vsub.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r11]
    add r9, r9, r3, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r0]
    vld1.32 {d26, d27}, [r1]
    vsub.f32 q14, q8, q11
    vmov q3, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
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
    add r12, r12, #80
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #80
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #80
    vst1.32 {d4, d5}, [r12]
    add r12, r12, #80
    vst1.32 {d24, d25}, [r12]
    sub r12, r12, #304
    cmp r10, #0
    bne .Lrepeat_573
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_574
    movw r0, #5
.Lrepeat_575:
    tst r6, #1
    beq .Lotherwise_576
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q14, #0
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vsub.f32 q12, q8, q9
    vld1.32 {d26, d27}, [r4]!
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #64
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q9, q13
    vsub.f32 q9, q9, q13
    vadd.f32 q10, q10, q11
    vmla.f32 q9, q12, d0[0]
    vadd.f32 q11, q8, q11
    vmla.f32 q10, q8, d1[0]
    vmax.f32 q8, q14, q11
    vmax.f32 q9, q14, q9
    vmax.f32 q10, q14, q10
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
.Lotherwise_576:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r0, #0
    bne .Lrepeat_575
    b .Lend_577
.Lotherwise_574:
    movw r9, #5
.Lrepeat_578:
    tst r6, #1
    beq .Lotherwise_579
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q14, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q12, q8, q9
    vld1.32 {d26, d27}, [r4]!
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #64
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q9, q13
    vsub.f32 q9, q9, q13
    vadd.f32 q10, q10, q11
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q10, q12, d1[0]
    vadd.f32 q8, q12, q11
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmax.f32 q10, q14, q10
    cmp r0, #15
    bne .Lotherwise_580
    vmov q11, q10
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_581
.Lotherwise_580:
    tst r2, #1
    beq .Lotherwise_582
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_582:
    tst r2, #2
    beq .Lotherwise_583
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_583:
    tst r2, #4
    beq .Lotherwise_584
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_584:
    tst r2, #8
    beq .Lotherwise_585
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_585:
.Lend_581:
.Lotherwise_579:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r9, #0
    bne .Lrepeat_578
.Lend_577:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon:
    .long 0x40800000, 0x40a00000, 0x3fa00000, 0x3e800000
    .long 0x40820000, 0x408a0000, 0x40a20000, 0x3d800000
    .long 0x3f880000, 0x41880000, 0x41800000, 0x3e000000
    .long 0x407c0000, 0x3f7c0000, 0x3e400000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon
    .type nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon, %function
nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon:
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
    bne .Lotherwise_586
    mov r2, r5
    movw r3, #5
.Lrepeat_587:
    tst r10, #1
    beq .Lotherwise_588
    add r0, r7, #12
    vld1.32 {d16, d17}, [r7]
    add r12, r4, #12
    add r11, r6, #12
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r6]
    vmov q12, q8
    vld1.32 {d16, d17}, [r1]
    vmov q15, q9
    vld1.32 {d18, d19}, [r0]
    add r0, r1, #12
    vmov q3, q10
    vld1.32 {d20, d21}, [r12]
    vmov q14, q8
    vld1.32 {d16, d17}, [r11]
    vld1.32 {d22, d23}, [r0]
    vmov q4, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q5, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q6, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vtrn.32 q12, q15
    vtrn.32 q3, q14
    vtrn.32 q9, q4
    vtrn.32 q5, q6
    vswp d25, d6
    vswp d19, d10
    vswp d31, d28
    vswp d9, d12
    vmov q8, q5
    vmov q9, q12
    vmov q13, q5
    vmov q7, q4
    vmla.f32 q5, q15, d1[1]
    vmla.f32 q8, q15, d4[0]
    vmls.f32 q9, q3, d5[0]
    vmla.f32 q7, q12, d5[1]
    vmls.f32 q6, q12, d5[1]
    vmls.f32 q5, q14, d2[0]
    vmls.f32 q12, q3, d2[1]
    vmla.f32 q13, q15, d5[1]
    vmls.f32 q8, q14, d4[1]
    vmla.f32 q9, q4, d5[1]
    vmla.f32 q12, q4, d3[0]
    vmls.f32 q13, q14, d0[0]
    vmls.f32 q7, q3, d0[0]
    vmla.f32 q6, q3, d0[1]
    vmov q10, q5
    vadd.f32 q11, q8, q9
    vmls.f32 q6, q4, d1[0]
    vsub.f32 q8, q8, q9
    vst1.32 {d22, d23}, [r2]!
    vmla.f32 q10, q12, d3[1]
    vadd.f32 q9, q13, q7
    vst1.32 {d16, d17}, [r2]!
    vmls.f32 q5, q12, d3[1]
    vsub.f32 q8, q13, q7
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d12, d13}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d10, d11}, [r2]
    sub r2, r2, #96
    b .Lend_589
.Lotherwise_588:
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
.Lend_589:
    sub r3, r3, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r2, r2, #112
    cmp r3, #0
    bne .Lrepeat_587
    b .Lend_590
.Lotherwise_586:
    mov r3, r5
    movw r12, #5
.Lrepeat_591:
    tst r10, #1
    beq .Lotherwise_592
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_593
    vld1.32 {d16, d17}, [r7]
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q15, q8
    b .Lend_594
.Lotherwise_593:
    vmov.i32 q15, #0
    tst r2, #1
    beq .Lotherwise_595
    vld1.32 {d30[0]}, [r7]
    vld1.32 {d30[1]}, [r4]
    vld1.32 {d31[0]}, [r6]
    vld1.32 {d31[1]}, [r1]
.Lotherwise_595:
    vmov.i32 q9, #0
    tst r2, #2
    beq .Lotherwise_596
    add r0, r7, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #4
    add r11, r6, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_596:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_597
    add r0, r7, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r4, #8
    add r11, r6, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_597:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_598
    add r0, r7, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #12
    add r11, r6, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_598:
.Lend_594:
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_599
    add r0, r7, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #16
    add r11, r6, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_599:
    vmov.i32 q14, #0
    tst r2, #32
    beq .Lotherwise_600
    add r0, r7, #20
    vld1.32 {d28[0]}, [r0]
    add r0, r4, #20
    add r11, r6, #20
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_600:
    vmov.i32 q3, #0
    tst r2, #64
    beq .Lotherwise_601
    add r0, r7, #24
    vld1.32 {d6[0]}, [r0]
    add r0, r4, #24
    add r11, r6, #24
    vld1.32 {d6[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_601:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q13, q15
    vmov q4, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q5, q8
    vmla.f32 q14, q9, d1[1]
    vmla.f32 q12, q9, d2[0]
    vmls.f32 q13, q10, d3[0]
    vmla.f32 q5, q15, d3[1]
    vmls.f32 q3, q15, d3[1]
    vmls.f32 q14, q11, d4[0]
    vmls.f32 q15, q10, d4[1]
    vmla.f32 q4, q9, d3[1]
    vmls.f32 q12, q11, d2[1]
    vmla.f32 q13, q8, d3[1]
    vmla.f32 q15, q8, d5[0]
    vmls.f32 q4, q11, d0[0]
    vmls.f32 q5, q10, d0[0]
    vmla.f32 q3, q10, d0[1]
    vmov q9, q14
    vadd.f32 q10, q12, q13
    vmls.f32 q3, q8, d1[0]
    vsub.f32 q8, q12, q13
    vst1.32 {d20, d21}, [r3]!
    vmla.f32 q9, q15, d5[1]
    vadd.f32 q10, q4, q5
    vst1.32 {d16, d17}, [r3]!
    vmls.f32 q14, q15, d5[1]
    vsub.f32 q8, q4, q5
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d16, d17}, [r3]!
    vst1.32 {d6, d7}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d28, d29}, [r3]
    sub r3, r3, #96
    b .Lend_602
.Lotherwise_592:
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
.Lend_602:
    sub r12, r12, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r3, r3, #112
    cmp r12, #0
    bne .Lrepeat_591
.Lend_590:
    lsl r6, r9, #2
    movw r0, #7
    add r7, r6, r6, lsl #1
    mul r0, r9, r0
    movw r1, #7
.Lrepeat_603:
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #112
    add r2, r8, r6
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #112
    add r3, r8, r6, lsl #1
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #112
    vmov q11, q8
    add r12, r8, r7
    vld1.32 {d24, d25}, [r5]
    add r5, r5, #112
    add r14, r8, r6, lsl #2
    movw r4, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
    movt r4, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
1:
    add r4, pc, r4
    vld1.32 {d0, d1}, [r4]
    vsub.f32 q13, q8, q10
    sub r1, r1, #1
    vsub.f32 q14, q9, q12
    movw r4, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
    movt r4, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
1:
    add r4, pc, r4
    vld1.32 {d2, d3}, [r4]
    vmls.f32 q9, q12, d1[0]
    vld1.32 {d24, d25}, [r5]
    sub r5, r5, #432
    vmul.f32 q14, q14, d2[0]
    movw r4, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r4, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r4, pc, r4
    vld1.32 {d4, d5}, [r4]
    vmls.f32 q11, q10, d1[0]
    vmov q15, q14
    vmul.f32 q9, q9, d3[0]
    vmla.f32 q15, q13, d2[1]
    vmov q3, q9
    vmla.f32 q12, q8, d5[1]
    vmls.f32 q14, q13, d2[1]
    vmla.f32 q3, q11, d3[0]
    vst1.32 {d30, d31}, [r8]
    add r8, r8, r0, lsl #2
    vmls.f32 q9, q11, d3[0]
    vmls.f32 q12, q10, d0[0]
    vst1.32 {d28, d29}, [r2]
    vst1.32 {d6, d7}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d24, d25}, [r14]
    cmp r1, #0
    bne .Lrepeat_603
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon, . - nnp_winograd_f3x5_3x3_of_7x7_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon:
    .long 0x3e800000, 0x3d800000, 0x40000000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon
    .type nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon, %function
nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon:
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
.Lrepeat_604:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    vld1.32 {d18, d19}, [r0]
    add r0, r9, r5
    add r2, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    sub r10, r10, #1
    add r9, r9, r3, lsl #2
    vld1.32 {d22, d23}, [r0]
    vld1.32 {d24, d25}, [r2]
    vadd.f32 q13, q9, q10
    vsub.f32 q14, q8, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q9, q9, q10
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q12, q13
    vmla.f32 q9, q14, d0[0]
    vmla.f32 q10, q8, d0[1]
    vadd.f32 q8, q8, q13
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #112
    vst1.32 {d20, d21}, [r12]
    sub r12, r12, #208
    cmp r10, #0
    bne .Lrepeat_604
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
    bne .Lotherwise_605
    movw r2, #3
.Lrepeat_606:
    tst r6, #1
    beq .Lotherwise_607
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
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q15, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q3, q12
    vadd.f32 q8, q10, q13
    vsub.f32 q10, q10, q13
    vmla.f32 q3, q2, d0[0]
    vmla.f32 q15, q14, d0[1]
    vmla.f32 q12, q2, d2[0]
    vadd.f32 q13, q9, q11
    vadd.f32 q9, q14, q11
    vmla.f32 q3, q10, d1[0]
    vmla.f32 q15, q8, d1[1]
    vmla.f32 q12, q10, d2[1]
    vmla.f32 q13, q14, d3[0]
    vadd.f32 q9, q9, q8
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
.Lotherwise_607:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_606
    b .Lend_608
.Lotherwise_605:
    movw r12, #3
.Lrepeat_609:
    tst r6, #1
    beq .Lotherwise_610
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
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q2, q12
    vadd.f32 q3, q9, q11
    vadd.f32 q8, q10, q13
    vsub.f32 q9, q10, q13
    vadd.f32 q10, q14, q11
    vmla.f32 q2, q15, d0[0]
    vmla.f32 q11, q14, d0[1]
    vmla.f32 q12, q15, d2[0]
    vmla.f32 q3, q14, d3[0]
    vadd.f32 q10, q10, q8
    vmla.f32 q2, q9, d1[0]
    vmla.f32 q11, q8, d1[1]
    vmla.f32 q12, q9, d2[1]
    vmla.f32 q3, q8, d3[1]
    cmp r0, #15
    bne .Lotherwise_611
    vtrn.32 q10, q2
    vtrn.32 q11, q12
    vswp d21, d22
    vswp d5, d24
    vst1.32 {d20, d21}, [r8]
    vst1.32 {d4, d5}, [r5]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d24, d25}, [r1]
    b .Lend_612
.Lotherwise_611:
    tst r3, #1
    beq .Lotherwise_613
    vst1.32 {d20[0]}, [r8]
    vst1.32 {d20[1]}, [r5]
    vst1.32 {d21[0]}, [r10]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_613:
    tst r3, #2
    beq .Lotherwise_614
    add r0, r8, #4
    vst1.32 {d4[0]}, [r0]
    add r0, r5, #4
    add r2, r10, #4
    vst1.32 {d4[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d5[0]}, [r2]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_614:
    tst r3, #4
    beq .Lotherwise_615
    add r0, r8, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #8
    add r2, r10, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_615:
    tst r3, #8
    beq .Lotherwise_616
    add r0, r8, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #12
    add r2, r10, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_616:
.Lend_612:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_617
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
    b .Lend_618
.Lotherwise_617:
    tst r3, #16
    beq .Lotherwise_619
    add r0, r8, #16
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_619:
    tst r3, #32
    beq .Lotherwise_620
    add r0, r8, #20
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_620:
    tst r3, #64
    beq .Lotherwise_621
    add r0, r8, #24
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #24
    add r2, r10, #24
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_621:
    tst r3, #128
    beq .Lotherwise_622
    add r0, r8, #28
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_622:
.Lend_618:
.Lotherwise_610:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r12, #0
    bne .Lrepeat_609
.Lend_608:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon, . - nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon:
    .long 0x3e800000, 0x3d800000, 0x40000000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon:
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
    mul r3, r1, r12
    mov r12, r4
    movw r10, #7
.Lrepeat_623:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    vld1.32 {d18, d19}, [r0]
    add r0, r9, r5
    add r2, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    sub r10, r10, #1
    add r9, r9, r3, lsl #2
    vld1.32 {d22, d23}, [r0]
    vld1.32 {d24, d25}, [r2]
    vadd.f32 q13, q9, q10
    vsub.f32 q14, q8, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q9, q9, q10
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q12, q13
    vmla.f32 q9, q14, d0[0]
    vmla.f32 q10, q8, d0[1]
    vadd.f32 q8, q8, q13
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #112
    vst1.32 {d20, d21}, [r12]
    sub r12, r12, #208
    cmp r10, #0
    bne .Lrepeat_623
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
    bne .Lotherwise_624
    movw r2, #3
.Lrepeat_625:
    tst r6, #1
    beq .Lotherwise_626
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
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q3, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q4, q12
    vadd.f32 q5, q10, q11
    vsub.f32 q8, q10, q11
    vmla.f32 q4, q2, d2[0]
    vmla.f32 q3, q15, d2[1]
    vmla.f32 q12, q2, d0[0]
    vadd.f32 q11, q9, q14
    vadd.f32 q9, q15, q14
    vmla.f32 q4, q8, d3[0]
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
    vst1.32 {d26, d27}, [r5]
    vswp d21, d22
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d22, d23}, [r11]
.Lotherwise_626:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_625
    b .Lend_627
.Lotherwise_624:
    movw r12, #3
.Lrepeat_628:
    tst r6, #1
    beq .Lotherwise_629
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
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q3, q14
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q4, q12
    vadd.f32 q5, q9, q14
    vadd.f32 q8, q10, q11
    vsub.f32 q9, q10, q11
    vmla.f32 q4, q2, d0[0]
    vmla.f32 q3, q15, d0[1]
    vmla.f32 q12, q2, d2[0]
    vmla.f32 q5, q15, d3[0]
    vadd.f32 q10, q15, q14
    vmla.f32 q4, q9, d1[0]
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
    bne .Lotherwise_630
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r1]
    b .Lend_631
.Lotherwise_630:
    tst r3, #1
    beq .Lotherwise_632
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r5]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_632:
    tst r3, #2
    beq .Lotherwise_633
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r5, #4
    add r2, r10, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_633:
    tst r3, #4
    beq .Lotherwise_634
    add r0, r8, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r5, #8
    add r2, r10, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_634:
    tst r3, #8
    beq .Lotherwise_635
    add r0, r8, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #12
    add r2, r10, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_635:
.Lend_631:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_636
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
    b .Lend_637
.Lotherwise_636:
    tst r3, #16
    beq .Lotherwise_638
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_638:
    tst r3, #32
    beq .Lotherwise_639
    add r0, r8, #20
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_639:
    tst r3, #64
    beq .Lotherwise_640
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_640:
    tst r3, #128
    beq .Lotherwise_641
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_641:
.Lend_637:
.Lotherwise_629:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r12, #0
    bne .Lrepeat_628
.Lend_627:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon:
    .long 0x407c0000, 0x3f7c0000, 0x41800000, 0x3e400000
    .long 0x3d800000, 0x3f880000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon
    .type nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon, %function
nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon:
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
    bne .Lotherwise_642
    mov r2, r4
    movw r10, #5
.Lrepeat_643:
    tst r14, #1
    beq .Lotherwise_644
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
    beq .Lotherwise_645
    add r0, r6, #16
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_645:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q11, q9, q8
    vmov q12, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q9, q8, d1[0]
    vmul.f32 q8, q11, d0[0]
    vmls.f32 q12, q10, d1[0]
    vsub.f32 q11, q15, q10
    vmul.f32 q9, q9, d1[1]
    vmov q13, q8
    vmov q2, q9
    vmla.f32 q13, q11, d0[1]
    vmla.f32 q14, q15, d2[0]
    vmls.f32 q8, q11, d0[1]
    vmla.f32 q2, q12, d1[1]
    vmls.f32 q9, q12, d1[1]
    vst1.32 {d26, d27}, [r2]!
    vmls.f32 q14, q10, d2[1]
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d4, d5}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d28, d29}, [r2]
    sub r2, r2, #64
    b .Lend_646
.Lotherwise_644:
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
.Lend_646:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #80
    cmp r10, #0
    bne .Lrepeat_643
    b .Lend_647
.Lotherwise_642:
    mov r2, r4
    movw r10, #5
.Lrepeat_648:
    tst r14, #1
    beq .Lotherwise_649
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_650
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q15, q8
    b .Lend_651
.Lotherwise_650:
    vmov.i32 q15, #0
    tst r7, #1
    beq .Lotherwise_652
    vld1.32 {d30[0]}, [r6]
    vld1.32 {d30[1]}, [r12]
    vld1.32 {d31[0]}, [r9]
    vld1.32 {d31[1]}, [r1]
.Lotherwise_652:
    vmov.i32 q9, #0
    tst r7, #2
    beq .Lotherwise_653
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_653:
    vmov.i32 q10, #0
    tst r7, #4
    beq .Lotherwise_654
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_654:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_655
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_655:
.Lend_651:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_656
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_656:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q12, q9, q11
    vmov q13, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q9, q11, d1[0]
    vmul.f32 q11, q12, d0[0]
    vmls.f32 q13, q10, d1[0]
    vsub.f32 q12, q15, q10
    vmul.f32 q9, q9, d1[1]
    vmov q14, q11
    vmov q2, q9
    vmla.f32 q14, q12, d0[1]
    vmla.f32 q8, q15, d2[0]
    vmls.f32 q11, q12, d0[1]
    vmla.f32 q2, q13, d1[1]
    vmls.f32 q9, q13, d1[1]
    vst1.32 {d28, d29}, [r2]!
    vmls.f32 q8, q10, d2[1]
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d4, d5}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #64
    b .Lend_657
.Lotherwise_649:
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
.Lend_657:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #80
    cmp r10, #0
    bne .Lrepeat_648
.Lend_647:
    lsl r6, r8, #2
    movw r0, #7
    add r7, r6, r6, lsl #1
    mov r9, r5
    mul r0, r8, r0
    movw r1, #5
.Lrepeat_658:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #80
    add r2, r9, r6
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #80
    add r3, r9, r6, lsl #1
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    vmov q11, q8
    add r12, r9, r7
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #80
    add r14, r9, r6, lsl #2
    movw r5, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r5, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r5, pc, r5
    vld1.32 {d0, d1}, [r5]
    vsub.f32 q13, q8, q10
    sub r1, r1, #1
    vsub.f32 q14, q9, q12
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #304
    vmls.f32 q9, q12, d1[0]
    movw r5, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r5, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r5, pc, r5
    vld1.32 {d2, d3}, [r5]
    vmul.f32 q12, q14, d0[0]
    vmls.f32 q11, q10, d1[0]
    vmov q14, q12
    vmul.f32 q9, q9, d1[1]
    vmla.f32 q14, q13, d0[1]
    vmov q2, q9
    vmla.f32 q15, q8, d2[0]
    vmls.f32 q12, q13, d0[1]
    vmla.f32 q2, q11, d1[1]
    vst1.32 {d28, d29}, [r9]
    add r9, r9, r0, lsl #2
    vmls.f32 q9, q11, d1[1]
    vmls.f32 q15, q10, d2[1]
    vst1.32 {d24, d25}, [r2]
    vst1.32 {d4, d5}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d30, d31}, [r14]
    cmp r1, #0
    bne .Lrepeat_658
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon, . - nnp_winograd_f3x3_3x3_of_7x7_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__armv7_neon:
    .long 0x3e800000, 0x3d800000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__armv7_neon
    .type nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__armv7_neon, %function
nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r4, [sp, #36]
    lsl r5, r1, #2
    ldr r6, [sp, #32]
    movw r12, #7
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r3, r1, r12
    mov r12, r4
    movw r10, #5
.Lrepeat_659:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    vld1.32 {d18, d19}, [r0]
    add r0, r9, r5
    add r2, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    sub r10, r10, #1
    add r9, r9, r3, lsl #2
    vld1.32 {d22, d23}, [r0]
    vld1.32 {d24, d25}, [r2]
    vadd.f32 q13, q9, q10
    vsub.f32 q14, q8, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q9, q9, q10
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q12, q13
    vmla.f32 q9, q14, d0[0]
    vmla.f32 q10, q8, d0[1]
    vadd.f32 q8, q8, q13
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #80
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #80
    vst1.32 {d20, d21}, [r12]
    sub r12, r12, #144
    cmp r10, #0
    bne .Lrepeat_659
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_660
    movw r0, #3
.Lrepeat_661:
    tst r6, #1
    beq .Lotherwise_662
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vsub.f32 q12, q8, q9
    vld1.32 {d26, d27}, [r4]!
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #64
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q9, q13
    vsub.f32 q9, q9, q13
    vadd.f32 q10, q10, q11
    vmla.f32 q9, q12, d0[0]
    vadd.f32 q11, q8, q11
    vmla.f32 q10, q8, d0[1]
    vmov q8, q9
    vzip.32 q11, q9
    vstr d22, [r14]
    vzip.32 q8, q10
    vstr d23, [r12]
    vstr d18, [r5]
    vstr d19, [r8]
    vstr d16, [r14, #4]
    vstr d17, [r12, #4]
    vstr d20, [r5, #4]
    vstr d21, [r8, #4]
.Lotherwise_662:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r0, #0
    bne .Lrepeat_661
    b .Lend_663
.Lotherwise_660:
    movw r9, #3
.Lrepeat_664:
    tst r6, #1
    beq .Lotherwise_665
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q12, q8, q9
    vld1.32 {d26, d27}, [r4]!
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #64
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q9, q13
    vsub.f32 q9, q9, q13
    vadd.f32 q10, q10, q11
    vadd.f32 q11, q12, q11
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q10, q12, d0[1]
    cmp r0, #15
    bne .Lotherwise_666
    vmov q8, q10
    vtrn.32 q11, q9
    vtrn.32 q10, q8
    vswp d23, d20
    vswp d19, d16
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d16, d17}, [r8]
    b .Lend_667
.Lotherwise_666:
    tst r2, #1
    beq .Lotherwise_668
    vst1.32 {d22[0]}, [r14]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r5]
    vst1.32 {d23[1]}, [r8]
.Lotherwise_668:
    tst r2, #2
    beq .Lotherwise_669
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_669:
    tst r2, #4
    beq .Lotherwise_670
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_670:
    tst r2, #8
    beq .Lotherwise_671
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_671:
.Lend_667:
.Lotherwise_665:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r9, #0
    bne .Lrepeat_664
.Lend_663:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__armv7_neon, . - nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon:
    .long 0x3e800000, 0x3d800000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r4, [sp, #36]
    lsl r5, r1, #2
    ldr r6, [sp, #32]
    movw r12, #7
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r3, r1, r12
    mov r12, r4
    movw r10, #5
.Lrepeat_672:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    vld1.32 {d18, d19}, [r0]
    add r0, r9, r5
    add r2, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    sub r10, r10, #1
    add r9, r9, r3, lsl #2
    vld1.32 {d22, d23}, [r0]
    vld1.32 {d24, d25}, [r2]
    vadd.f32 q13, q9, q10
    vsub.f32 q14, q8, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q9, q9, q10
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q12, q13
    vmla.f32 q9, q14, d0[0]
    vmla.f32 q10, q8, d0[1]
    vadd.f32 q8, q8, q13
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #80
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #80
    vst1.32 {d20, d21}, [r12]
    sub r12, r12, #144
    cmp r10, #0
    bne .Lrepeat_672
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_673
    movw r0, #3
.Lrepeat_674:
    tst r6, #1
    beq .Lotherwise_675
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q14, #0
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vsub.f32 q12, q8, q9
    vld1.32 {d26, d27}, [r4]!
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #64
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q9, q13
    vsub.f32 q9, q9, q13
    vadd.f32 q10, q10, q11
    vmla.f32 q9, q12, d0[0]
    vadd.f32 q11, q8, q11
    vmla.f32 q10, q8, d0[1]
    vmax.f32 q8, q14, q11
    vmax.f32 q9, q14, q9
    vmax.f32 q10, q14, q10
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
.Lotherwise_675:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r0, #0
    bne .Lrepeat_674
    b .Lend_676
.Lotherwise_673:
    movw r9, #3
.Lrepeat_677:
    tst r6, #1
    beq .Lotherwise_678
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q14, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q12, q8, q9
    vld1.32 {d26, d27}, [r4]!
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #64
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q9, q13
    vsub.f32 q9, q9, q13
    vadd.f32 q10, q10, q11
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q10, q12, d0[1]
    vadd.f32 q8, q12, q11
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmax.f32 q10, q14, q10
    cmp r0, #15
    bne .Lotherwise_679
    vmov q11, q10
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_680
.Lotherwise_679:
    tst r2, #1
    beq .Lotherwise_681
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_681:
    tst r2, #2
    beq .Lotherwise_682
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_682:
    tst r2, #4
    beq .Lotherwise_683
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_683:
    tst r2, #8
    beq .Lotherwise_684
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_684:
.Lend_680:
.Lotherwise_678:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r9, #0
    bne .Lrepeat_677
.Lend_676:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon:
    .long 0x40100000, 0xbec80000, 0x3fee0000, 0x40328000
    .long 0x3f610000, 0x40290000, 0x3ec80000, 0x3fc00000
    .long 0x3f200000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon
    .type nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon, %function
nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon:
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
    bne .Lotherwise_685
    mov r0, r14
    movw r1, #6
.Lrepeat_686:
    tst r4, #1
    beq .Lotherwise_687
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmul.f32 q12, q10, d1[0]
    vmls.f32 q10, q8, d0[0]
    vmov q8, q12
    vmls.f32 q12, q9, d1[1]
    vmla.f32 q8, q9, d1[1]
    vmls.f32 q11, q9, d0[0]
    vmul.f32 q9, q10, d0[1]
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d24, d25}, [r0]!
    vst1.32 {d22, d23}, [r0]
    sub r0, r0, #48
    b .Lend_688
.Lotherwise_687:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r0]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #48
.Lend_688:
    sub r1, r1, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r0, r0, #64
    cmp r1, #0
    bne .Lrepeat_686
    b .Lend_689
.Lotherwise_685:
    mov r1, r14
    movw r10, #6
.Lrepeat_690:
    tst r4, #1
    beq .Lotherwise_691
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_692
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_693
.Lotherwise_692:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_694
    vld1.32 {d16[0]}, [r5]
    vld1.32 {d16[1]}, [r12]
    vld1.32 {d17[0]}, [r8]
    vld1.32 {d17[1]}, [r9]
.Lotherwise_694:
    vmov.i32 q9, #0
    tst r2, #2
    beq .Lotherwise_695
    add r0, r5, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r8, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_695:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_696
    add r0, r5, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r8, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_696:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_697
    add r0, r5, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r8, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_697:
.Lend_693:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmul.f32 q12, q10, d1[0]
    vmls.f32 q10, q8, d0[0]
    vmov q8, q12
    vmls.f32 q12, q9, d1[1]
    vmla.f32 q8, q9, d1[1]
    vmls.f32 q11, q9, d0[0]
    vmul.f32 q9, q10, d0[1]
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d24, d25}, [r1]!
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #48
    b .Lend_698
.Lotherwise_691:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #48
.Lend_698:
    sub r10, r10, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, #64
    cmp r10, #0
    bne .Lrepeat_690
.Lend_689:
    lsl r4, r7, #2
    movw r0, #6
    add r5, r4, r4, lsl #1
    mul r8, r7, r0
    movw r2, #4
.Lrepeat_699:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #64
    add r3, r6, r4
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #64
    add r12, r6, r4, lsl #1
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #64
    add r7, r6, r5
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #64
    add r9, r6, r4, lsl #2
    vld1.32 {d24, d25}, [r14]
    add r14, r14, #64
    add r0, r6, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q13, q11
    add r0, r0, r4, lsl #2
    vmov q14, q12
    vld1.32 {d30, d31}, [r14]
    sub r2, r2, #1
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q3, q12
    sub r14, r14, #304
    vmls.f32 q14, q10, d1[0]
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmla.f32 q15, q9, d0[0]
    vmls.f32 q12, q10, d2[0]
    vmls.f32 q13, q9, d1[0]
    vmla.f32 q3, q8, d0[0]
    vmls.f32 q15, q11, d0[1]
    vmls.f32 q11, q9, d2[0]
    vmov q8, q14
    vmls.f32 q3, q10, d0[1]
    vmov q9, q12
    vmla.f32 q8, q13, d1[1]
    vmls.f32 q14, q13, d1[1]
    vmla.f32 q9, q11, d4[0]
    vst1.32 {d6, d7}, [r6]
    add r6, r6, r8, lsl #2
    vmls.f32 q12, q11, d4[0]
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d28, d29}, [r12]
    vst1.32 {d30, d31}, [r7]
    vst1.32 {d18, d19}, [r9]
    vst1.32 {d24, d25}, [r0]
    cmp r2, #0
    bne .Lrepeat_699
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon, . - nnp_winograd_f4x2_3x3_of_6x6_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon
    .type nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon, %function
nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r14, [sp, #36]
    lsl r4, r1, #2
    ldr r5, [sp, #32]
    movw r12, #6
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #4
.Lrepeat_700:
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r4
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r0, r4, lsl #2
    add r1, r8, r7
    vld1.32 {d20, d21}, [r10]
    sub r9, r9, #1
    vld1.32 {d22, d23}, [r0]
    vsub.f32 q12, q8, q9
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vsub.f32 q13, q10, q11
    vld1.32 {d28, d29}, [r8]
    vmul.f32 q15, q12, d0[0]
    add r8, r8, r2, lsl #2
    vadd.f32 q10, q10, q11
    vmul.f32 q11, q8, d1[0]
    vmla.f32 q9, q12, d2[0]
    vadd.f32 q8, q14, q8
    vmla.f32 q15, q13, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q9, q13, d2[1]
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #64
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #64
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #64
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #176
    cmp r9, #0
    bne .Lrepeat_700
    ldr r0, [r5]
    mov r4, r3
    ldr r2, [r5, #12]
    lsl r0, r0, #2
    ldr r3, [r5, #4]
    add r12, r4, r0
    add r7, r12, r0
    ldr r5, [r5, #8]
    add r8, r7, r0
    cmp r2, #3
    bne .Lotherwise_701
    movw r0, #4
.Lrepeat_702:
    tst r5, #1
    beq .Lotherwise_703
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #48
    vsub.f32 q12, q9, q10
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r6]
    vmla.f32 q11, q12, d0[0]
    vadd.f32 q8, q8, q9
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q11, q10
    vzip.32 q8, q9
    vstr d16, [r4]
    vstr d17, [r12]
    vstr d18, [r7]
    vstr d19, [r8]
.Lotherwise_703:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #64
    cmp r0, #0
    bne .Lrepeat_702
    b .Lend_704
.Lotherwise_701:
    movw r9, #4
.Lrepeat_705:
    tst r5, #1
    beq .Lotherwise_706
    vld1.32 {d16, d17}, [r14]!
    ubfx r0, r2, #0, #2
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #48
    vsub.f32 q12, q9, q10
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r6]
    vmla.f32 q11, q12, d0[0]
    vadd.f32 q8, q8, q9
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q11, q10
    cmp r0, #3
    bne .Lotherwise_707
    vzip.32 q8, q9
    vstr d16, [r4]
    vstr d17, [r12]
    vstr d18, [r7]
    vstr d19, [r8]
    b .Lend_708
.Lotherwise_707:
    tst r2, #1
    beq .Lotherwise_709
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_709:
    tst r2, #2
    beq .Lotherwise_710
    add r0, r4, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_710:
.Lend_708:
.Lotherwise_706:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #64
    cmp r9, #0
    bne .Lrepeat_705
.Lend_704:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r14, [sp, #36]
    lsl r4, r1, #2
    ldr r5, [sp, #32]
    movw r12, #6
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #4
.Lrepeat_711:
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r4
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r0, r4, lsl #2
    add r1, r8, r7
    vld1.32 {d20, d21}, [r10]
    sub r9, r9, #1
    vld1.32 {d22, d23}, [r0]
    vsub.f32 q12, q8, q9
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vsub.f32 q13, q10, q11
    vld1.32 {d28, d29}, [r8]
    vmul.f32 q15, q12, d0[0]
    add r8, r8, r2, lsl #2
    vadd.f32 q10, q10, q11
    vmul.f32 q11, q8, d1[0]
    vmla.f32 q9, q12, d2[0]
    vadd.f32 q8, q14, q8
    vmla.f32 q15, q13, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q9, q13, d2[1]
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #64
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #64
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #64
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #176
    cmp r9, #0
    bne .Lrepeat_711
    ldr r0, [r5]
    mov r4, r3
    ldr r2, [r5, #12]
    lsl r0, r0, #2
    ldr r3, [r5, #4]
    add r12, r4, r0
    add r7, r12, r0
    ldr r5, [r5, #8]
    add r8, r7, r0
    cmp r2, #3
    bne .Lotherwise_712
    movw r0, #4
.Lrepeat_713:
    tst r5, #1
    beq .Lotherwise_714
    vld1.32 {d16, d17}, [r14]!
    vmov.i32 q9, #0
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vld1.32 {d24, d25}, [r14]
    sub r14, r14, #48
    vsub.f32 q13, q10, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r6]
    vmla.f32 q12, q13, d0[0]
    vadd.f32 q8, q8, q10
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q12, q11
    vmax.f32 q8, q9, q8
    vmax.f32 q9, q9, q10
    vzip.32 q8, q9
    vstr d16, [r4]
    vstr d17, [r12]
    vstr d18, [r7]
    vstr d19, [r8]
.Lotherwise_714:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #64
    cmp r0, #0
    bne .Lrepeat_713
    b .Lend_715
.Lotherwise_712:
    movw r9, #4
.Lrepeat_716:
    tst r5, #1
    beq .Lotherwise_717
    vld1.32 {d16, d17}, [r14]!
    vmov.i32 q9, #0
    ubfx r0, r2, #0, #2
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vld1.32 {d24, d25}, [r14]
    sub r14, r14, #48
    vsub.f32 q13, q10, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r6]
    vmla.f32 q12, q13, d0[0]
    vadd.f32 q8, q8, q10
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q12, q11
    vmax.f32 q8, q9, q8
    vmax.f32 q9, q9, q10
    cmp r0, #3
    bne .Lotherwise_718
    vzip.32 q8, q9
    vstr d16, [r4]
    vstr d17, [r12]
    vstr d18, [r7]
    vstr d19, [r8]
    b .Lend_719
.Lotherwise_718:
    tst r2, #1
    beq .Lotherwise_720
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_720:
    tst r2, #2
    beq .Lotherwise_721
    add r0, r4, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_721:
.Lend_719:
.Lotherwise_717:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #64
    cmp r9, #0
    bne .Lrepeat_716
.Lend_715:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon:
    .long 0x3f610000, 0x40290000, 0x3ec80000, 0x3fc00000
    .long 0x40100000, 0x3f200000, 0xbec80000, 0x3fee0000
    .long 0x40328000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon
    .type nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon, %function
nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon:
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
    cmp r7, #63
    bne .Lotherwise_722
    mov r2, r4
    movw r10, #4
.Lrepeat_723:
    tst r14, #1
    beq .Lotherwise_724
    vld1.32 {d16, d17}, [r6]
    ubfx r0, r7, #4, #2
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vmov q14, q8
    vld1.32 {d16, d17}, [r1]
    vmov q13, q9
    vmov q15, q10
    vmov q2, q8
    vtrn.32 q14, q13
    vtrn.32 q15, q2
    vswp d29, d30
    vswp d27, d4
    cmp r0, #3
    bne .Lotherwise_725
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    b .Lend_726
.Lotherwise_725:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_727
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_727:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_728
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_728:
.Lend_726:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q2
    vmls.f32 q10, q15, d1[0]
    vmov q12, q8
    vmla.f32 q9, q13, d0[0]
    vmls.f32 q8, q15, d2[0]
    vmls.f32 q11, q13, d1[0]
    vmla.f32 q12, q14, d0[0]
    vmls.f32 q9, q2, d0[1]
    vmls.f32 q2, q13, d2[0]
    vmov q13, q10
    vmls.f32 q12, q15, d0[1]
    vmov q14, q8
    vmla.f32 q13, q11, d1[1]
    vmls.f32 q10, q11, d1[1]
    vmla.f32 q14, q2, d2[1]
    vst1.32 {d24, d25}, [r2]!
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d26, d27}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d28, d29}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #80
    b .Lend_729
.Lotherwise_724:
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
.Lend_729:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_723
    b .Lend_730
.Lotherwise_722:
    mov r2, r4
    movw r10, #4
.Lrepeat_731:
    tst r14, #1
    beq .Lotherwise_732
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_733
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q14, q8
    vmov q13, q9
    vmov q15, q10
    vmov q2, q11
    b .Lend_734
.Lotherwise_733:
    vmov.i32 q14, #0
    tst r7, #1
    beq .Lotherwise_735
    vld1.32 {d28[0]}, [r6]
    vld1.32 {d28[1]}, [r12]
    vld1.32 {d29[0]}, [r9]
    vld1.32 {d29[1]}, [r1]
.Lotherwise_735:
    vmov.i32 q13, #0
    tst r7, #2
    beq .Lotherwise_736
    add r0, r6, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_736:
    vmov.i32 q15, #0
    tst r7, #4
    beq .Lotherwise_737
    add r0, r6, #8
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_737:
    vmov.i32 q2, #0
    tst r7, #8
    beq .Lotherwise_738
    add r0, r6, #12
    vld1.32 {d4[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d4[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_738:
.Lend_734:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_739
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    b .Lend_740
.Lotherwise_739:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_741
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_741:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_742
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_742:
.Lend_740:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q2
    vmls.f32 q10, q15, d1[0]
    vmov q12, q8
    vmla.f32 q9, q13, d0[0]
    vmls.f32 q8, q15, d2[0]
    vmls.f32 q11, q13, d1[0]
    vmla.f32 q12, q14, d0[0]
    vmls.f32 q9, q2, d0[1]
    vmls.f32 q2, q13, d2[0]
    vmov q13, q10
    vmls.f32 q12, q15, d0[1]
    vmov q14, q8
    vmla.f32 q13, q11, d1[1]
    vmls.f32 q10, q11, d1[1]
    vmla.f32 q14, q2, d2[1]
    vst1.32 {d24, d25}, [r2]!
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d26, d27}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d28, d29}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #80
    b .Lend_743
.Lotherwise_732:
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
.Lend_743:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_731
.Lend_730:
    lsl r0, r8, #2
    add r1, r5, r0
    add r2, r1, r0
    movw r3, #6
    add r0, r2, r0
    mul r3, r8, r3
    movw r12, #6
.Lrepeat_744:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #96
    sub r12, r12, #1
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #96
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #96
    movw r14, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r14, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r14, pc, r14
    vld1.32 {d0, d1}, [r14]
    movw r14, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon+32 - (1f + 8))
    movt r14, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon+32 - (1f + 8))
1:
    add r14, pc, r14
    vld1.32 {d2, d3}, [r14]
    vmul.f32 q11, q10, d1[1]
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #272
    vmls.f32 q10, q8, d0[0]
    vmov q8, q11
    vmls.f32 q11, q9, d2[0]
    vmla.f32 q8, q9, d2[0]
    vmls.f32 q12, q9, d0[0]
    vmul.f32 q9, q10, d1[0]
    vst1.32 {d18, d19}, [r5]
    add r5, r5, r3, lsl #2
    vst1.32 {d16, d17}, [r1]
    add r1, r1, r3, lsl #2
    vst1.32 {d22, d23}, [r2]
    add r2, r2, r3, lsl #2
    vst1.32 {d24, d25}, [r0]
    add r0, r0, r3, lsl #2
    cmp r12, #0
    bne .Lrepeat_744
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon, . - nnp_winograd_f2x4_3x3_of_6x6_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon
    .type nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon, %function
nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r5, [sp, #32]
    lsl r12, r1, #2
    ldr r6, [sp, #28]
    mov r14, r0
    add r4, r14, r12
    add r7, r4, r12
    movw r0, #6
    mov r8, r2
    mov r9, r3
    add r2, r7, r12
    mul r0, r1, r0
    mov r1, r5
    movw r3, #6
.Lrepeat_745:
    vld1.32 {d16, d17}, [r4]
    sub r3, r3, #1
    add r4, r4, r0, lsl #2
    vld1.32 {d18, d19}, [r7]
    add r7, r7, r0, lsl #2
    vld1.32 {d20, d21}, [r2]
    add r2, r2, r0, lsl #2
    vsub.f32 q11, q8, q9
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vld1.32 {d24, d25}, [r14]
    vadd.f32 q8, q8, q9
    add r14, r14, r0, lsl #2
    vmla.f32 q10, q11, d0[0]
    vadd.f32 q8, q12, q8
    vst1.32 {d16, d17}, [r1]
    add r1, r1, #96
    vst1.32 {d20, d21}, [r1]
    sub r1, r1, #80
    cmp r3, #0
    bne .Lrepeat_745
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r9, r0
    add r14, r12, r0
    ldr r4, [r6, #8]
    add r6, r14, r0
    cmp r2, #15
    bne .Lotherwise_746
    movw r0, #2
.Lrepeat_747:
    tst r4, #1
    beq .Lotherwise_748
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d30, d31}, [r5]!
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r5]
    vsub.f32 q9, q9, q10
    sub r5, r5, #80
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q10, q11, q13
    vsub.f32 q11, q11, q13
    vld1.32 {d26, d27}, [r8]
    vmul.f32 q14, q9, d0[0]
    vmul.f32 q12, q12, d1[0]
    vmla.f32 q15, q9, d2[0]
    vmla.f32 q14, q11, d0[1]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q15, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q14, q13
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q12, q13
    vadd.f32 q11, q15, q13
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r9]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r6]
.Lotherwise_748:
    sub r0, r0, #1
    lsr r4, r4, #1
    add r9, r9, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r14, r14, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r5, r5, #96
    cmp r0, #0
    bne .Lrepeat_747
    b .Lend_749
.Lotherwise_746:
    movw r7, #2
.Lrepeat_750:
    tst r4, #1
    beq .Lotherwise_751
    vld1.32 {d16, d17}, [r5]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d30, d31}, [r5]!
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r5]
    vsub.f32 q9, q9, q10
    sub r5, r5, #80
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q10, q11, q13
    vsub.f32 q11, q11, q13
    vld1.32 {d26, d27}, [r8]
    vmul.f32 q14, q9, d0[0]
    vmul.f32 q12, q12, d1[0]
    vmla.f32 q15, q9, d2[0]
    vmla.f32 q14, q11, d0[1]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q15, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q14, q13
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q12, q13
    vadd.f32 q11, q15, q13
    cmp r0, #15
    bne .Lotherwise_752
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r9]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r6]
    b .Lend_753
.Lotherwise_752:
    tst r2, #1
    beq .Lotherwise_754
    vst1.32 {d16[0]}, [r9]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r6]
.Lotherwise_754:
    tst r2, #2
    beq .Lotherwise_755
    add r0, r9, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_755:
    tst r2, #4
    beq .Lotherwise_756
    add r0, r9, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_756:
    tst r2, #8
    beq .Lotherwise_757
    add r0, r9, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_757:
.Lend_753:
.Lotherwise_751:
    sub r7, r7, #1
    lsr r4, r4, #1
    add r9, r9, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r14, r14, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r5, r5, #96
    cmp r7, #0
    bne .Lrepeat_750
.Lend_749:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r5, [sp, #32]
    lsl r12, r1, #2
    ldr r6, [sp, #28]
    mov r14, r0
    add r4, r14, r12
    add r7, r4, r12
    movw r0, #6
    mov r8, r2
    mov r9, r3
    add r2, r7, r12
    mul r0, r1, r0
    mov r1, r5
    movw r3, #6
.Lrepeat_758:
    vld1.32 {d16, d17}, [r4]
    sub r3, r3, #1
    add r4, r4, r0, lsl #2
    vld1.32 {d18, d19}, [r7]
    add r7, r7, r0, lsl #2
    vld1.32 {d20, d21}, [r2]
    add r2, r2, r0, lsl #2
    vsub.f32 q11, q8, q9
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vld1.32 {d24, d25}, [r14]
    vadd.f32 q8, q8, q9
    add r14, r14, r0, lsl #2
    vmla.f32 q10, q11, d0[0]
    vadd.f32 q8, q12, q8
    vst1.32 {d16, d17}, [r1]
    add r1, r1, #96
    vst1.32 {d20, d21}, [r1]
    sub r1, r1, #80
    cmp r3, #0
    bne .Lrepeat_758
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r9, r0
    add r14, r12, r0
    ldr r4, [r6, #8]
    add r6, r14, r0
    cmp r2, #15
    bne .Lotherwise_759
    movw r0, #2
.Lrepeat_760:
    tst r4, #1
    beq .Lotherwise_761
    vld1.32 {d16, d17}, [r5]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d4, d5}, [r5]!
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r5]
    vsub.f32 q9, q9, q10
    sub r5, r5, #80
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q10, q11, q13
    vsub.f32 q11, q11, q13
    vld1.32 {d26, d27}, [r8]
    vmul.f32 q14, q9, d0[0]
    vmul.f32 q12, q12, d1[0]
    vmla.f32 q2, q9, d2[0]
    vmla.f32 q14, q11, d0[1]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q2, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q14, q13
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q12, q13
    vadd.f32 q11, q2, q13
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r9]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r6]
.Lotherwise_761:
    sub r0, r0, #1
    lsr r4, r4, #1
    add r9, r9, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r14, r14, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r5, r5, #96
    cmp r0, #0
    bne .Lrepeat_760
    b .Lend_762
.Lotherwise_759:
    movw r7, #2
.Lrepeat_763:
    tst r4, #1
    beq .Lotherwise_764
    vld1.32 {d16, d17}, [r5]!
    vmov.i32 q15, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d4, d5}, [r5]!
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r5]
    vsub.f32 q9, q9, q10
    sub r5, r5, #80
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q10, q11, q13
    vsub.f32 q11, q11, q13
    vld1.32 {d26, d27}, [r8]
    vmul.f32 q14, q9, d0[0]
    vmul.f32 q12, q12, d1[0]
    vmla.f32 q2, q9, d2[0]
    vmla.f32 q14, q11, d0[1]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q2, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q14, q13
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q12, q13
    vadd.f32 q11, q2, q13
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    cmp r0, #15
    bne .Lotherwise_765
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r9]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r6]
    b .Lend_766
.Lotherwise_765:
    tst r2, #1
    beq .Lotherwise_767
    vst1.32 {d16[0]}, [r9]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r6]
.Lotherwise_767:
    tst r2, #2
    beq .Lotherwise_768
    add r0, r9, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_768:
    tst r2, #4
    beq .Lotherwise_769
    add r0, r9, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_769:
    tst r2, #8
    beq .Lotherwise_770
    add r0, r9, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_770:
.Lend_766:
.Lotherwise_764:
    sub r7, r7, #1
    lsr r4, r4, #1
    add r9, r9, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r14, r14, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r5, r5, #96
    cmp r7, #0
    bne .Lrepeat_763
.Lend_762:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__armv7_neon:
    .long 0x40100000, 0xbec80000, 0x3fee0000, 0x40328000

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_of_6x6_input__armv7_neon
    .type nnp_winograd_f2x2_3x3_of_6x6_input__armv7_neon, %function
nnp_winograd_f2x2_3x3_of_6x6_input__armv7_neon:
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
    bne .Lotherwise_771
    mov r0, r14
    movw r1, #4
.Lrepeat_772:
    tst r4, #1
    beq .Lotherwise_773
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmul.f32 q12, q10, d1[0]
    vmls.f32 q10, q8, d0[0]
    vmov q8, q12
    vmls.f32 q12, q9, d1[1]
    vmla.f32 q8, q9, d1[1]
    vmls.f32 q11, q9, d0[0]
    vmul.f32 q9, q10, d0[1]
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d24, d25}, [r0]!
    vst1.32 {d22, d23}, [r0]
    sub r0, r0, #48
    b .Lend_774
.Lotherwise_773:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r0]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #48
.Lend_774:
    sub r1, r1, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r0, r0, #64
    cmp r1, #0
    bne .Lrepeat_772
    b .Lend_775
.Lotherwise_771:
    mov r1, r14
    movw r10, #4
.Lrepeat_776:
    tst r4, #1
    beq .Lotherwise_777
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_778
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_779
.Lotherwise_778:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_780
    vld1.32 {d16[0]}, [r5]
    vld1.32 {d16[1]}, [r12]
    vld1.32 {d17[0]}, [r8]
    vld1.32 {d17[1]}, [r9]
.Lotherwise_780:
    vmov.i32 q9, #0
    tst r2, #2
    beq .Lotherwise_781
    add r0, r5, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r8, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_781:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_782
    add r0, r5, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r8, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_782:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_783
    add r0, r5, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r8, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_783:
.Lend_779:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmul.f32 q12, q10, d1[0]
    vmls.f32 q10, q8, d0[0]
    vmov q8, q12
    vmls.f32 q12, q9, d1[1]
    vmla.f32 q8, q9, d1[1]
    vmls.f32 q11, q9, d0[0]
    vmul.f32 q9, q10, d0[1]
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d24, d25}, [r1]!
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #48
    b .Lend_784
.Lotherwise_777:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #48
.Lend_784:
    sub r10, r10, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, #64
    cmp r10, #0
    bne .Lrepeat_776
.Lend_775:
    lsl r0, r7, #2
    add r1, r6, r0
    add r2, r1, r0
    movw r3, #6
    add r0, r2, r0
    mul r3, r7, r3
    movw r12, #4
.Lrepeat_785:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #64
    sub r12, r12, #1
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #64
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #64
    movw r4, #:lower16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r4, #:upper16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r4, pc, r4
    vld1.32 {d0, d1}, [r4]
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #176
    vmul.f32 q12, q10, d1[0]
    vmls.f32 q10, q8, d0[0]
    vmov q8, q12
    vmls.f32 q12, q9, d1[1]
    vmla.f32 q8, q9, d1[1]
    vmls.f32 q11, q9, d0[0]
    vmul.f32 q9, q10, d0[1]
    vst1.32 {d18, d19}, [r6]
    add r6, r6, r3, lsl #2
    vst1.32 {d16, d17}, [r1]
    add r1, r1, r3, lsl #2
    vst1.32 {d24, d25}, [r2]
    add r2, r2, r3, lsl #2
    vst1.32 {d22, d23}, [r0]
    add r0, r0, r3, lsl #2
    cmp r12, #0
    bne .Lrepeat_785
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f2x2_3x3_of_6x6_input__armv7_neon, . - nnp_winograd_f2x2_3x3_of_6x6_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__armv7_neon:
    .long 0x3fc00000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__armv7_neon
    .type nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__armv7_neon, %function
nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r5, [sp, #32]
    lsl r12, r1, #2
    ldr r6, [sp, #28]
    mov r14, r0
    add r4, r14, r12
    add r7, r4, r12
    movw r0, #6
    mov r8, r2
    mov r9, r3
    add r2, r7, r12
    mul r0, r1, r0
    mov r1, r5
    movw r3, #4
.Lrepeat_786:
    vld1.32 {d16, d17}, [r4]
    sub r3, r3, #1
    add r4, r4, r0, lsl #2
    vld1.32 {d18, d19}, [r7]
    add r7, r7, r0, lsl #2
    vld1.32 {d20, d21}, [r2]
    add r2, r2, r0, lsl #2
    vsub.f32 q11, q8, q9
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vld1.32 {d24, d25}, [r14]
    vadd.f32 q8, q8, q9
    add r14, r14, r0, lsl #2
    vmla.f32 q10, q11, d0[0]
    vadd.f32 q8, q12, q8
    vst1.32 {d16, d17}, [r1]
    add r1, r1, #64
    vst1.32 {d20, d21}, [r1]
    sub r1, r1, #48
    cmp r3, #0
    bne .Lrepeat_786
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r9, r0
    add r14, r12, r0
    ldr r4, [r6, #8]
    add r6, r14, r0
    cmp r2, #3
    bne .Lotherwise_787
    movw r0, #2
.Lrepeat_788:
    tst r4, #1
    beq .Lotherwise_789
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #48
    vsub.f32 q12, q9, q10
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r8]
    vmla.f32 q11, q12, d0[0]
    vadd.f32 q8, q8, q9
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q11, q10
    vzip.32 q8, q9
    vstr d16, [r9]
    vstr d17, [r12]
    vstr d18, [r14]
    vstr d19, [r6]
.Lotherwise_789:
    sub r0, r0, #1
    lsr r4, r4, #1
    add r9, r9, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r14, r14, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r5, r5, #64
    cmp r0, #0
    bne .Lrepeat_788
    b .Lend_790
.Lotherwise_787:
    movw r7, #2
.Lrepeat_791:
    tst r4, #1
    beq .Lotherwise_792
    vld1.32 {d16, d17}, [r5]!
    ubfx r0, r2, #0, #2
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #48
    vsub.f32 q12, q9, q10
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r8]
    vmla.f32 q11, q12, d0[0]
    vadd.f32 q8, q8, q9
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q11, q10
    cmp r0, #3
    bne .Lotherwise_793
    vzip.32 q8, q9
    vstr d16, [r9]
    vstr d17, [r12]
    vstr d18, [r14]
    vstr d19, [r6]
    b .Lend_794
.Lotherwise_793:
    tst r2, #1
    beq .Lotherwise_795
    vst1.32 {d16[0]}, [r9]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r6]
.Lotherwise_795:
    tst r2, #2
    beq .Lotherwise_796
    add r0, r9, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_796:
.Lend_794:
.Lotherwise_792:
    sub r7, r7, #1
    lsr r4, r4, #1
    add r9, r9, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r14, r14, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r5, r5, #64
    cmp r7, #0
    bne .Lrepeat_791
.Lend_790:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon:
    .long 0x3fc00000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r5, [sp, #32]
    lsl r12, r1, #2
    ldr r6, [sp, #28]
    mov r14, r0
    add r4, r14, r12
    add r7, r4, r12
    movw r0, #6
    mov r8, r2
    mov r9, r3
    add r2, r7, r12
    mul r0, r1, r0
    mov r1, r5
    movw r3, #4
.Lrepeat_797:
    vld1.32 {d16, d17}, [r4]
    sub r3, r3, #1
    add r4, r4, r0, lsl #2
    vld1.32 {d18, d19}, [r7]
    add r7, r7, r0, lsl #2
    vld1.32 {d20, d21}, [r2]
    add r2, r2, r0, lsl #2
    vsub.f32 q11, q8, q9
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vld1.32 {d24, d25}, [r14]
    vadd.f32 q8, q8, q9
    add r14, r14, r0, lsl #2
    vmla.f32 q10, q11, d0[0]
    vadd.f32 q8, q12, q8
    vst1.32 {d16, d17}, [r1]
    add r1, r1, #64
    vst1.32 {d20, d21}, [r1]
    sub r1, r1, #48
    cmp r3, #0
    bne .Lrepeat_797
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r9, r0
    add r14, r12, r0
    ldr r4, [r6, #8]
    add r6, r14, r0
    cmp r2, #3
    bne .Lotherwise_798
    movw r0, #2
.Lrepeat_799:
    tst r4, #1
    beq .Lotherwise_800
    vld1.32 {d16, d17}, [r5]!
    vmov.i32 q9, #0
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r5]!
    vld1.32 {d24, d25}, [r5]
    sub r5, r5, #48
    vsub.f32 q13, q10, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r8]
    vmla.f32 q12, q13, d0[0]
    vadd.f32 q8, q8, q10
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q12, q11
    vmax.f32 q8, q9, q8
    vmax.f32 q9, q9, q10
    vzip.32 q8, q9
    vstr d16, [r9]
    vstr d17, [r12]
    vstr d18, [r14]
    vstr d19, [r6]
.Lotherwise_800:
    sub r0, r0, #1
    lsr r4, r4, #1
    add r9, r9, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r14, r14, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r5, r5, #64
    cmp r0, #0
    bne .Lrepeat_799
    b .Lend_801
.Lotherwise_798:
    movw r7, #2
.Lrepeat_802:
    tst r4, #1
    beq .Lotherwise_803
    vld1.32 {d16, d17}, [r5]!
    vmov.i32 q9, #0
    ubfx r0, r2, #0, #2
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r5]!
    vld1.32 {d24, d25}, [r5]
    sub r5, r5, #48
    vsub.f32 q13, q10, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r8]
    vmla.f32 q12, q13, d0[0]
    vadd.f32 q8, q8, q10
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q12, q11
    vmax.f32 q8, q9, q8
    vmax.f32 q9, q9, q10
    cmp r0, #3
    bne .Lotherwise_804
    vzip.32 q8, q9
    vstr d16, [r9]
    vstr d17, [r12]
    vstr d18, [r14]
    vstr d19, [r6]
    b .Lend_805
.Lotherwise_804:
    tst r2, #1
    beq .Lotherwise_806
    vst1.32 {d16[0]}, [r9]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r6]
.Lotherwise_806:
    tst r2, #2
    beq .Lotherwise_807
    add r0, r9, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_807:
.Lend_805:
.Lotherwise_803:
    sub r7, r7, #1
    lsr r4, r4, #1
    add r9, r9, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r14, r14, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r5, r5, #64
    cmp r7, #0
    bne .Lrepeat_802
.Lend_801:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon:
    .long 0x40a80000, 0x40880000, 0x3e800000, 0x3fa00000
    .long 0x40a00000, 0x40800000, 0x3f000000, 0x40000000

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
    beq .Lotherwise_808
    cmp r12, #255
    bne .Lotherwise_809
    vld1.32 {d16, d17}, [r14]!
    lsl r2, r3, #2
    mov r3, r4
    vld1.32 {d18, d19}, [r6]!
    add r12, r3, r2
    add r4, r2, r2, lsl #1
    vld1.32 {d20, d21}, [r7]!
    vmov q12, q8
    add r5, r3, r2, lsl #1
    vld1.32 {d16, d17}, [r8]!
    vmov q14, q9
    add r9, r3, r4
    vld1.32 {d18, d19}, [r14]
    vmov q2, q10
    add r10, r3, r2, lsl #2
    vld1.32 {d20, d21}, [r6]
    vmov q15, q8
    add r0, r3, r2
    vld1.32 {d16, d17}, [r7]
    vmov q13, q9
    add r1, r0, r2, lsl #2
    vld1.32 {d18, d19}, [r8]
    vmov q3, q10
    add r11, r3, r4, lsl #1
    vmov q4, q8
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
    vtrn.32 q13, q3
    sub r14, r14, #16
    sub r6, r6, #16
    vtrn.32 q4, q9
    sub r7, r7, #16
    sub r8, r8, #16
    vtrn.32 q12, q14
    vtrn.32 q2, q15
    vswp d27, d8
    vswp d25, d4
    vswp d29, d30
    vmov q5, q4
    vmov q11, q14
    vmla.f32 q5, q2, d1[0]
    vswp d7, d18
    vsub.f32 q10, q12, q4
    vadd.f32 q12, q2, q4
    vmla.f32 q4, q2, d2[1]
    vmls.f32 q5, q13, d1[1]
    vmls.f32 q11, q15, d2[0]
    vadd.f32 q6, q14, q3
    vsub.f32 q7, q9, q14
    vmls.f32 q4, q13, d2[0]
    vmls.f32 q14, q15, d1[1]
    vmla.f32 q11, q3, d2[1]
    vmls.f32 q10, q2, d0[0]
    vmls.f32 q12, q13, d0[1]
    vmls.f32 q6, q15, d0[1]
    vmla.f32 q14, q3, d1[0]
    vmov q2, q5
    vmla.f32 q10, q13, d0[0]
    vmla.f32 q7, q15, d0[0]
    vmov q8, q4
    vmla.f32 q2, q11, d3[0]
    vmls.f32 q5, q11, d3[0]
    vst1.32 {d20, d21}, [r3]
    vadd.f32 q9, q12, q6
    vmls.f32 q7, q3, d0[0]
    vsub.f32 q10, q12, q6
    vst1.32 {d18, d19}, [r12]
    vmla.f32 q8, q14, d3[1]
    vmls.f32 q4, q14, d3[1]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d4, d5}, [r9]
    vst1.32 {d10, d11}, [r10]
    vst1.32 {d14, d15}, [r1]
    vst1.32 {d16, d17}, [r11]
    vst1.32 {d8, d9}, [r0]
    b .Lend_810
.Lotherwise_809:
    lsl r3, r3, #2
    ubfx r0, r12, #0, #4
    add r5, r3, r3, lsl #1
    cmp r0, #15
    bne .Lotherwise_811
    vld1.32 {d16, d17}, [r14]
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r8]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q9
    vmov q14, q10
    vmov q15, q11
    b .Lend_812
.Lotherwise_811:
    vmov.i32 q12, #0
    tst r12, #1
    beq .Lotherwise_813
    vld1.32 {d24[0]}, [r14]
    vld1.32 {d24[1]}, [r6]
    vld1.32 {d25[0]}, [r7]
    vld1.32 {d25[1]}, [r8]
.Lotherwise_813:
    vmov.i32 q13, #0
    tst r12, #2
    beq .Lotherwise_814
    add r0, r14, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r6, #4
    add r1, r7, #4
    add r2, r8, #4
    vld1.32 {d26[1]}, [r0]
    vld1.32 {d27[0]}, [r1]
    vld1.32 {d27[1]}, [r2]
.Lotherwise_814:
    vmov.i32 q14, #0
    tst r12, #4
    beq .Lotherwise_815
    add r0, r14, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r6, #8
    add r1, r7, #8
    add r2, r8, #8
    vld1.32 {d28[1]}, [r0]
    vld1.32 {d29[0]}, [r1]
    vld1.32 {d29[1]}, [r2]
.Lotherwise_815:
    vmov.i32 q15, #0
    tst r12, #8
    beq .Lotherwise_816
    add r0, r14, #12
    vld1.32 {d30[0]}, [r0]
    add r0, r6, #12
    add r1, r7, #12
    add r2, r8, #12
    vld1.32 {d30[1]}, [r0]
    vld1.32 {d31[0]}, [r1]
    vld1.32 {d31[1]}, [r2]
.Lotherwise_816:
.Lend_812:
    ubfx r0, r12, #4, #4
    cmp r0, #15
    bne .Lotherwise_817
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
    vmov q2, q9
    vmov q3, q10
    b .Lend_818
.Lotherwise_817:
    vmov.i32 q8, #0
    tst r12, #16
    beq .Lotherwise_819
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r6, #16
    add r1, r7, #16
    add r2, r8, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_819:
    vmov.i32 q2, #0
    tst r12, #32
    beq .Lotherwise_820
    add r0, r14, #20
    vld1.32 {d4[0]}, [r0]
    add r0, r6, #20
    add r1, r7, #20
    add r2, r8, #20
    vld1.32 {d4[1]}, [r0]
    vld1.32 {d5[0]}, [r1]
    vld1.32 {d5[1]}, [r2]
.Lotherwise_820:
    vmov.i32 q3, #0
    tst r12, #64
    beq .Lotherwise_821
    add r0, r14, #24
    vld1.32 {d6[0]}, [r0]
    add r0, r6, #24
    add r1, r7, #24
    add r2, r8, #24
    vld1.32 {d6[1]}, [r0]
    vld1.32 {d7[0]}, [r1]
    vld1.32 {d7[1]}, [r2]
.Lotherwise_821:
    vmov.i32 q11, #0
    tst r12, #128
    beq .Lotherwise_822
    add r0, r14, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r6, #28
    add r1, r7, #28
    add r2, r8, #28
    vld1.32 {d22[1]}, [r0]
    vld1.32 {d23[0]}, [r1]
    vld1.32 {d23[1]}, [r2]
.Lotherwise_822:
.Lend_818:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q4, q3
    add r0, r4, r3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q10, q13
    add r1, r4, r3, lsl #1
    vmla.f32 q4, q14, d1[0]
    add r2, r4, r5
    add r12, r4, r3, lsl #2
    vsub.f32 q9, q12, q3
    add r14, r4, r3
    add r14, r14, r3, lsl #2
    vadd.f32 q12, q14, q3
    add r6, r4, r5, lsl #1
    add r3, r4, r3
    vmla.f32 q3, q14, d2[1]
    add r3, r3, r5, lsl #1
    vmls.f32 q4, q8, d1[1]
    vmls.f32 q10, q15, d2[0]
    vadd.f32 q5, q13, q2
    vsub.f32 q11, q11, q13
    vmls.f32 q3, q8, d2[0]
    vmls.f32 q13, q15, d1[1]
    vmla.f32 q10, q2, d2[1]
    vmls.f32 q9, q14, d0[0]
    vmls.f32 q12, q8, d0[1]
    vmls.f32 q5, q15, d0[1]
    vmla.f32 q13, q2, d1[0]
    vmov q14, q4
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q11, q15, d0[0]
    vmov q8, q3
    vmla.f32 q14, q10, d3[0]
    vmls.f32 q4, q10, d3[0]
    vst1.32 {d18, d19}, [r4]
    vadd.f32 q9, q12, q5
    vmls.f32 q11, q2, d0[0]
    vsub.f32 q10, q12, q5
    vst1.32 {d18, d19}, [r0]
    vmla.f32 q8, q13, d3[1]
    vmls.f32 q3, q13, d3[1]
    vst1.32 {d20, d21}, [r1]
    vst1.32 {d28, d29}, [r2]
    vst1.32 {d8, d9}, [r12]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d16, d17}, [r6]
    vst1.32 {d6, d7}, [r3]
.Lend_810:
    b .Lend_823
.Lotherwise_808:
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
    vsub.f32 q9, q8, q8
    add r2, r0, r0, lsl #1
    add r3, r4, r0, lsl #1
    vmov q10, q8
    add r12, r4, r2
    add r14, r4, r0, lsl #2
    vmov q11, q8
    add r5, r4, r0
    add r5, r5, r0, lsl #2
    vsub.f32 q12, q8, q8
    add r6, r4, r2, lsl #1
    add r0, r4, r0
    vmls.f32 q9, q8, d0[0]
    add r0, r0, r2, lsl #1
    vadd.f32 q13, q8, q8
    vadd.f32 q14, q8, q8
    vmla.f32 q10, q8, d1[0]
    vmls.f32 q11, q8, d2[0]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q9, q8, d0[0]
    vmls.f32 q13, q8, d0[1]
    vmls.f32 q14, q8, d0[1]
    vmls.f32 q10, q8, d1[1]
    vmla.f32 q11, q8, d2[1]
    vst1.32 {d18, d19}, [r4]
    vmls.f32 q12, q8, d0[0]
    vmla.f32 q8, q8, d2[1]
    vmov q9, q10
    vmls.f32 q8, q8, d2[0]
    vmla.f32 q9, q11, d3[0]
    vmls.f32 q8, q8, d1[1]
    vmls.f32 q10, q11, d3[0]
    vmla.f32 q8, q8, d1[0]
    vadd.f32 q11, q13, q14
    vsub.f32 q13, q13, q14
    vst1.32 {d22, d23}, [r1]
    vmov q11, q8
    vst1.32 {d26, d27}, [r3]
    vst1.32 {d18, d19}, [r12]
    vmla.f32 q11, q8, d3[1]
    vst1.32 {d20, d21}, [r14]
    vmls.f32 q8, q8, d3[1]
    vst1.32 {d24, d25}, [r5]
    vst1.32 {d22, d23}, [r6]
    vst1.32 {d16, d17}, [r0]
.Lend_823:
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
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r5, [sp, #28]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    add r1, r14, r1
    mov r4, r5
    movw r6, #3
.Lrepeat_824:
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
    bne .Lrepeat_824
    lsl r6, r3, #2
    add r7, r6, r6, lsl #1
    mov r4, r2
    movw r8, #4
.Lrepeat_825:
    vld1.32 {d16, d17}, [r5]!
    add r0, r4, r6
    add r0, r0, r6, lsl #2
    vld1.32 {d18, d19}, [r5]!
    add r12, r4, r6
    add r14, r4, r6, lsl #1
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    add r9, r4, r7
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r4, r6, lsl #2
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q12, q8, q10
    add r2, r4, r7, lsl #1
    vmla.f32 q11, q10, d1[0]
    vst1.32 {d16, d17}, [r4]
    add r3, r4, r6
    vmla.f32 q8, q10, d2[1]
    vst1.32 {d20, d21}, [r0]
    add r0, r3, r7, lsl #1
    vmul.f32 q10, q12, d0[0]
    sub r8, r8, #1
    add r4, r4, #32
    vmul.f32 q11, q11, d1[1]
    vmov q12, q10
    vmul.f32 q8, q8, d3[0]
    vmov q13, q11
    vmls.f32 q12, q9, d0[1]
    vmov q14, q8
    vmla.f32 q10, q9, d0[1]
    vmla.f32 q13, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d24, d25}, [r12]
    vmla.f32 q14, q9, d3[1]
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d26, d27}, [r9]
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d28, d29}, [r2]
    vst1.32 {d16, d17}, [r0]
    cmp r8, #0
    bne .Lrepeat_825
    pop {r4, r5, r6, r7, r8, r9, pc}
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
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r4, [sp, #76]
    lsl r5, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vld1.32 {d16, d17}, [r0]
    add r1, r0, r5
    vld1.32 {d18, d19}, [r1]
    add r1, r0, r5, lsl #1
    add r12, r5, r5, lsl #1
    vld1.32 {d20, d21}, [r2]
    add r2, r0, r5
    add r14, r0, r12
    vld1.32 {d22, d23}, [r1]
    add r1, r0, r5, lsl #2
    add r2, r2, r5, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r14]
    add r14, r0, r5
    vld1.32 {d24, d25}, [r1]
    add r0, r0, r12, lsl #1
    add r1, r14, r12, lsl #1
    vld1.32 {d8, d9}, [r2]
    vadd.f32 q14, q9, q11
    vsub.f32 q9, q9, q11
    vld1.32 {d26, d27}, [r0]
    vld1.32 {d30, d31}, [r1]
    vadd.f32 q3, q10, q12
    vsub.f32 q5, q10, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q11, q8, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q12, q9
    ldr r0, [r4]
    vmov q6, q14
    ldr r1, [r4, #8]
    vmov q7, q9
    lsl r0, r0, #2
    add r12, r3, r0
    ldr r2, [r4, #12]
    vadd.f32 q10, q4, q9
    add r14, r12, r0
    add r4, r14, r0
    vadd.f32 q4, q13, q15
    vsub.f32 q8, q13, q15
    vadd.f32 q9, q11, q3
    vmla.f32 q12, q5, d0[0]
    vmla.f32 q6, q3, d1[0]
    vmla.f32 q7, q5, d2[0]
    vmla.f32 q14, q3, d3[0]
    vmla.f32 q10, q5, d4[0]
    vadd.f32 q9, q9, q4
    vmla.f32 q12, q8, d0[1]
    vmla.f32 q6, q4, d1[1]
    vmla.f32 q7, q8, d2[1]
    vmla.f32 q14, q4, d3[1]
    vmla.f32 q10, q8, d4[1]
    tst r1, #1
    beq .Lotherwise_826
    cmp r2, #63
    bne .Lotherwise_827
    vtrn.32 q9, q12
    vtrn.32 q6, q7
    vswp d19, d12
    vswp d25, d14
    vst1.32 {d18, d19}, [r3]
    vzip.32 q14, q10
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d12, d13}, [r14]
    vst1.32 {d14, d15}, [r4]
    vstr d28, [r3, #16]
    vstr d29, [r12, #16]
    vstr d20, [r14, #16]
    vstr d21, [r4, #16]
    b .Lend_828
.Lotherwise_827:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_829
    vtrn.32 q9, q12
    vtrn.32 q6, q7
    vswp d19, d12
    vswp d25, d14
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d12, d13}, [r14]
    vst1.32 {d14, d15}, [r4]
    b .Lend_830
.Lotherwise_829:
    tst r2, #1
    beq .Lotherwise_831
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r4]
.Lotherwise_831:
    tst r2, #2
    beq .Lotherwise_832
    add r0, r3, #4
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r4, #4
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_832:
    tst r2, #4
    beq .Lotherwise_833
    add r0, r3, #8
    vst1.32 {d12[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d12[1]}, [r0]
    add r0, r4, #8
    vst1.32 {d13[0]}, [r1]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_833:
    tst r2, #8
    beq .Lotherwise_834
    add r0, r3, #12
    vst1.32 {d14[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d14[1]}, [r0]
    add r0, r4, #12
    vst1.32 {d15[0]}, [r1]
    vst1.32 {d15[1]}, [r0]
.Lotherwise_834:
.Lend_830:
    ubfx r0, r2, #4, #2
    cmp r0, #3
    bne .Lotherwise_835
    vzip.32 q14, q10
    vstr d28, [r3, #16]
    vstr d29, [r12, #16]
    vstr d20, [r14, #16]
    vstr d21, [r4, #16]
    b .Lend_836
.Lotherwise_835:
    tst r2, #16
    beq .Lotherwise_837
    add r0, r3, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r12, #16
    add r1, r14, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r4, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_837:
    tst r2, #32
    beq .Lotherwise_838
    add r0, r3, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #20
    add r1, r14, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r4, #20
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_838:
.Lend_836:
.Lend_828:
.Lotherwise_826:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
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
    vmov.i32 q12, #0
    lsl r1, r1, #2
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d2, d3}, [r12]
    vld1.32 {d26, d27}, [r0]
    add r12, r0, r1
    vld1.32 {d16, d17}, [r12]
    add r12, r0, r1, lsl #1
    add r14, r1, r1, lsl #1
    vld1.32 {d18, d19}, [r2]
    add r2, r0, r1
    add r4, r0, r14
    vld1.32 {d20, d21}, [r12]
    add r12, r0, r1, lsl #2
    add r2, r2, r1, lsl #2
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]
    add r1, r0, r1
    vld1.32 {d22, d23}, [r12]
    add r0, r0, r14, lsl #1
    add r1, r1, r14, lsl #1
    vld1.32 {d6, d7}, [r2]
    vadd.f32 q15, q8, q10
    vsub.f32 q8, q8, q10
    vld1.32 {d28, d29}, [r0]
    vld1.32 {d10, d11}, [r1]
    vadd.f32 q4, q9, q11
    vsub.f32 q11, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q10, q8
    ldr r0, [sp, #76]
    vmov q6, q15
    vmov q7, q8
    ldr r1, [r0]
    vadd.f32 q9, q3, q8
    ldr r2, [r0, #8]
    vadd.f32 q3, q14, q5
    lsl r1, r1, #2
    add r14, r3, r1
    ldr r12, [r0, #12]
    vsub.f32 q8, q14, q5
    add r4, r14, r1
    add r5, r4, r1
    vadd.f32 q13, q13, q15
    vmla.f32 q10, q11, d0[0]
    vmla.f32 q6, q4, d1[0]
    vmla.f32 q7, q11, d2[0]
    vmla.f32 q15, q4, d3[0]
    vmla.f32 q9, q11, d4[0]
    vadd.f32 q11, q13, q4
    vmla.f32 q10, q8, d0[1]
    vmla.f32 q6, q3, d1[1]
    vmla.f32 q7, q8, d2[1]
    vmla.f32 q15, q3, d3[1]
    vmla.f32 q9, q8, d4[1]
    vadd.f32 q8, q11, q3
    vmax.f32 q10, q12, q10
    vmax.f32 q8, q12, q8
    vmax.f32 q11, q12, q6
    vmax.f32 q13, q12, q7
    vmax.f32 q14, q12, q15
    vmax.f32 q9, q12, q9
    tst r2, #1
    beq .Lotherwise_839
    cmp r12, #63
    bne .Lotherwise_840
    vtrn.32 q8, q10
    vtrn.32 q11, q13
    vswp d17, d22
    vswp d21, d26
    vst1.32 {d16, d17}, [r3]
    vzip.32 q14, q9
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r4]
    vst1.32 {d26, d27}, [r5]
    vstr d28, [r3, #16]
    vstr d29, [r14, #16]
    vstr d18, [r4, #16]
    vstr d19, [r5, #16]
    b .Lend_841
.Lotherwise_840:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_842
    vtrn.32 q8, q10
    vtrn.32 q11, q13
    vswp d17, d22
    vswp d21, d26
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r4]
    vst1.32 {d26, d27}, [r5]
    b .Lend_843
.Lotherwise_842:
    tst r12, #1
    beq .Lotherwise_844
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_844:
    tst r12, #2
    beq .Lotherwise_845
    add r0, r3, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_845:
    tst r12, #4
    beq .Lotherwise_846
    add r0, r3, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_846:
    tst r12, #8
    beq .Lotherwise_847
    add r0, r3, #12
    vst1.32 {d26[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d26[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_847:
.Lend_843:
    ubfx r0, r12, #4, #2
    cmp r0, #3
    bne .Lotherwise_848
    vzip.32 q14, q9
    vstr d28, [r3, #16]
    vstr d29, [r14, #16]
    vstr d18, [r4, #16]
    vstr d19, [r5, #16]
    b .Lend_849
.Lotherwise_848:
    tst r12, #16
    beq .Lotherwise_850
    add r0, r3, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r14, #16
    add r1, r4, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r5, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_850:
    tst r12, #32
    beq .Lotherwise_851
    add r0, r3, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #20
    add r1, r4, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #20
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_851:
.Lend_849:
.Lend_841:
.Lotherwise_839:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, pc}
    .size nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon:
    .long 0x40a80000, 0x40880000, 0x3e800000, 0x3fa00000
    .long 0x40a00000, 0x40800000, 0x3f000000, 0x40000000

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
    beq .Lotherwise_852
    movw r7, #8
.Lrepeat_853:
    tst r1, #1
    beq .Lotherwise_854
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_855
.Lotherwise_854:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_855:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r3, r3, r12, lsl #2
    add r0, r0, r12, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_853
    vld1.32 {d16, d17}, [r5]!
    lsl r0, r14, #2
    vld1.32 {d30, d31}, [r5]!
    add r12, r4, r0
    add r1, r0, r0, lsl #1
    vld1.32 {d18, d19}, [r5]!
    add r14, r4, r0, lsl #1
    add r6, r4, r1
    vld1.32 {d22, d23}, [r5]!
    vmov q14, q15
    add r7, r4, r0, lsl #2
    vld1.32 {d24, d25}, [r5]!
    add r2, r4, r0
    add r2, r2, r0, lsl #2
    vld1.32 {d4, d5}, [r5]!
    add r3, r4, r1, lsl #1
    add r0, r4, r0
    vld1.32 {d6, d7}, [r5]!
    add r0, r0, r1, lsl #1
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q4, q15, q2
    vmov q5, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vld1.32 {d20, d21}, [r5]
    vsub.f32 q13, q8, q3
    sub r5, r5, #112
    vmla.f32 q5, q9, d1[0]
    vadd.f32 q6, q9, q3
    vmla.f32 q3, q9, d2[1]
    vmls.f32 q5, q12, d1[1]
    vmls.f32 q14, q11, d2[0]
    vsub.f32 q10, q10, q15
    vmls.f32 q3, q12, d2[0]
    vmls.f32 q15, q11, d1[1]
    vmla.f32 q14, q2, d2[1]
    vmls.f32 q13, q9, d0[0]
    vmls.f32 q6, q12, d0[1]
    vmls.f32 q4, q11, d0[1]
    vmla.f32 q15, q2, d1[0]
    vmov q7, q5
    vmla.f32 q13, q12, d0[0]
    vmla.f32 q10, q11, d0[0]
    vmov q8, q3
    vmla.f32 q7, q14, d3[0]
    vmls.f32 q5, q14, d3[0]
    vst1.32 {d26, d27}, [r4]
    vadd.f32 q9, q6, q4
    vmls.f32 q10, q2, d0[0]
    vsub.f32 q11, q6, q4
    vst1.32 {d18, d19}, [r12]
    vmla.f32 q8, q15, d3[1]
    vmls.f32 q3, q15, d3[1]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d14, d15}, [r6]
    vst1.32 {d10, d11}, [r7]
    vst1.32 {d20, d21}, [r2]
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d6, d7}, [r0]
    b .Lend_856
.Lotherwise_852:
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
    vsub.f32 q9, q8, q8
    add r2, r0, r0, lsl #1
    add r3, r4, r0, lsl #1
    vmov q10, q8
    add r12, r4, r2
    add r14, r4, r0, lsl #2
    vmov q11, q8
    add r5, r4, r0
    add r5, r5, r0, lsl #2
    vsub.f32 q12, q8, q8
    add r6, r4, r2, lsl #1
    add r0, r4, r0
    vmls.f32 q9, q8, d0[0]
    add r0, r0, r2, lsl #1
    vadd.f32 q13, q8, q8
    vadd.f32 q14, q8, q8
    vmla.f32 q10, q8, d1[0]
    vmls.f32 q11, q8, d2[0]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q9, q8, d0[0]
    vmls.f32 q13, q8, d0[1]
    vmls.f32 q14, q8, d0[1]
    vmls.f32 q10, q8, d1[1]
    vmla.f32 q11, q8, d2[1]
    vst1.32 {d18, d19}, [r4]
    vmls.f32 q12, q8, d0[0]
    vmla.f32 q8, q8, d2[1]
    vmov q9, q10
    vmls.f32 q8, q8, d2[0]
    vmla.f32 q9, q11, d3[0]
    vmls.f32 q8, q8, d1[1]
    vmls.f32 q10, q11, d3[0]
    vmla.f32 q8, q8, d1[0]
    vadd.f32 q11, q13, q14
    vsub.f32 q13, q13, q14
    vst1.32 {d22, d23}, [r1]
    vmov q11, q8
    vst1.32 {d26, d27}, [r3]
    vst1.32 {d18, d19}, [r12]
    vmla.f32 q11, q8, d3[1]
    vst1.32 {d20, d21}, [r14]
    vmls.f32 q8, q8, d3[1]
    vst1.32 {d24, d25}, [r5]
    vst1.32 {d22, d23}, [r6]
    vst1.32 {d16, d17}, [r0]
.Lend_856:
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
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r4, [sp, #76]
    lsl r5, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vld1.32 {d16, d17}, [r0]
    add r1, r0, r5
    vld1.32 {d18, d19}, [r1]
    add r1, r0, r5, lsl #1
    add r12, r5, r5, lsl #1
    vld1.32 {d20, d21}, [r2]
    add r2, r0, r5
    add r14, r0, r12
    vld1.32 {d22, d23}, [r1]
    add r1, r0, r5, lsl #2
    add r2, r2, r5, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r14]
    add r14, r0, r5
    vld1.32 {d24, d25}, [r1]
    add r0, r0, r12, lsl #1
    add r1, r14, r12, lsl #1
    vld1.32 {d8, d9}, [r2]
    vadd.f32 q14, q9, q11
    vsub.f32 q9, q9, q11
    vld1.32 {d26, d27}, [r0]
    vld1.32 {d30, d31}, [r1]
    vadd.f32 q3, q10, q12
    vsub.f32 q5, q10, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q11, q8, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q12, q9
    ldr r0, [r4]
    vmov q6, q14
    ldr r1, [r4, #12]
    vmov q7, q9
    lsl r0, r0, #2
    add r2, r3, r0
    ldr r12, [r4, #8]
    vadd.f32 q10, q4, q9
    add r14, r2, r0
    add r0, r14, r0
    ldr r4, [r4, #4]
    vadd.f32 q4, q13, q15
    vsub.f32 q8, q13, q15
    vadd.f32 q9, q11, q3
    vmla.f32 q12, q5, d0[0]
    vmla.f32 q6, q3, d1[0]
    vmla.f32 q7, q5, d2[0]
    vmla.f32 q14, q3, d3[0]
    vmla.f32 q10, q5, d4[0]
    vadd.f32 q9, q9, q4
    vmla.f32 q12, q8, d0[1]
    vmla.f32 q6, q4, d1[1]
    vmla.f32 q7, q8, d2[1]
    vmla.f32 q14, q4, d3[1]
    vmla.f32 q10, q8, d4[1]
    tst r1, #1
    beq .Lotherwise_857
    tst r12, #1
    beq .Lotherwise_858
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r2]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_858:
    lsr r12, r12, #1
    add r3, r3, r4, lsl #2
    add r2, r2, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r12, #1
    beq .Lotherwise_859
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r2]
    vst1.32 {d25[0]}, [r14]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_859:
    lsr r12, r12, #1
    add r3, r3, r4, lsl #2
    add r2, r2, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r12, #1
    beq .Lotherwise_860
    vst1.32 {d12[0]}, [r3]
    vst1.32 {d12[1]}, [r2]
    vst1.32 {d13[0]}, [r14]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_860:
    lsr r12, r12, #1
    add r3, r3, r4, lsl #2
    add r2, r2, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r12, #1
    beq .Lotherwise_861
    vst1.32 {d14[0]}, [r3]
    vst1.32 {d14[1]}, [r2]
    vst1.32 {d15[0]}, [r14]
    vst1.32 {d15[1]}, [r0]
.Lotherwise_861:
    lsr r12, r12, #1
    add r3, r3, r4, lsl #2
    add r2, r2, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r12, #1
    beq .Lotherwise_862
    vst1.32 {d28[0]}, [r3]
    vst1.32 {d28[1]}, [r2]
    vst1.32 {d29[0]}, [r14]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_862:
    lsr r12, r12, #1
    add r3, r3, r4, lsl #2
    add r2, r2, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r12, #1
    beq .Lotherwise_863
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r2]
    vst1.32 {d21[0]}, [r14]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_863:
.Lotherwise_857:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
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
    vmov.i32 q12, #0
    lsl r1, r1, #2
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d2, d3}, [r12]
    vld1.32 {d26, d27}, [r0]
    add r12, r0, r1
    vld1.32 {d16, d17}, [r12]
    add r12, r0, r1, lsl #1
    add r14, r1, r1, lsl #1
    vld1.32 {d18, d19}, [r2]
    add r2, r0, r1
    add r4, r0, r14
    vld1.32 {d20, d21}, [r12]
    add r12, r0, r1, lsl #2
    add r2, r2, r1, lsl #2
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]
    add r1, r0, r1
    vld1.32 {d22, d23}, [r12]
    add r0, r0, r14, lsl #1
    add r1, r1, r14, lsl #1
    vld1.32 {d6, d7}, [r2]
    vadd.f32 q15, q8, q10
    vsub.f32 q8, q8, q10
    vld1.32 {d28, d29}, [r0]
    vld1.32 {d10, d11}, [r1]
    vadd.f32 q4, q9, q11
    vsub.f32 q11, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q10, q8
    ldr r0, [sp, #72]
    vmov q6, q15
    vmov q7, q8
    ldr r1, [r0]
    vadd.f32 q9, q3, q8
    ldr r2, [r0, #12]
    vadd.f32 q3, q14, q5
    lsl r1, r1, #2
    add r12, r3, r1
    ldr r14, [r0, #8]
    vsub.f32 q8, q14, q5
    add r4, r12, r1
    add r1, r4, r1
    ldr r0, [r0, #4]
    vadd.f32 q13, q13, q15
    vmla.f32 q10, q11, d0[0]
    vmla.f32 q6, q4, d1[0]
    vmla.f32 q7, q11, d2[0]
    vmla.f32 q15, q4, d3[0]
    vmla.f32 q9, q11, d4[0]
    vadd.f32 q11, q13, q4
    vmla.f32 q10, q8, d0[1]
    vmla.f32 q6, q3, d1[1]
    vmla.f32 q7, q8, d2[1]
    vmla.f32 q15, q3, d3[1]
    vmla.f32 q9, q8, d4[1]
    vadd.f32 q8, q11, q3
    vmax.f32 q10, q12, q10
    vmax.f32 q8, q12, q8
    vmax.f32 q11, q12, q6
    vmax.f32 q13, q12, q7
    vmax.f32 q14, q12, q15
    vmax.f32 q9, q12, q9
    tst r2, #1
    beq .Lotherwise_864
    tst r14, #1
    beq .Lotherwise_865
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_865:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_866
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_866:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_867
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_867:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_868
    vst1.32 {d26[0]}, [r3]
    vst1.32 {d26[1]}, [r12]
    vst1.32 {d27[0]}, [r4]
    vst1.32 {d27[1]}, [r1]
.Lotherwise_868:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_869
    vst1.32 {d28[0]}, [r3]
    vst1.32 {d28[1]}, [r12]
    vst1.32 {d29[0]}, [r4]
    vst1.32 {d29[1]}, [r1]
.Lotherwise_869:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_870
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_870:
.Lotherwise_864:
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
.Lrepeat_871:
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
    bne .Lrepeat_871
    lsl r4, r3, #2
    add r6, r4, r4, lsl #1
    mov r14, r2
    movw r7, #4
.Lrepeat_872:
    vld1.32 {d16, d17}, [r5]!
    add r0, r14, r4
    add r2, r0, r4, lsl #2
    vld1.32 {d26, d27}, [r5]!
    add r3, r14, r4
    add r12, r14, r4, lsl #1
    vld1.32 {d18, d19}, [r5]!
    vmov q10, q8
    add r8, r14, r6
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q14, q8
    add r9, r14, r4, lsl #2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q11, q8, q9
    add r0, r14, r6, lsl #1
    vld1.32 {d30, d31}, [r5]!
    vmla.f32 q10, q9, d1[0]
    add r1, r14, r4
    vld1.32 {d24, d25}, [r5]!
    vmla.f32 q14, q9, d3[0]
    add r1, r1, r6, lsl #1
    vmov q3, q13
    movw r10, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon+32 - (1f + 8))
    movt r10, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon+32 - (1f + 8))
1:
    add r10, pc, r10
    vld1.32 {d4, d5}, [r10]
    sub r7, r7, #1
    vmla.f32 q10, q12, d1[1]
    vst1.32 {d16, d17}, [r14]
    add r14, r14, #32
    vadd.f32 q8, q11, q12
    vst1.32 {d24, d25}, [r2]
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
    vst1.32 {d22, d23}, [r3]
    vmla.f32 q15, q13, d4[1]
    vmls.f32 q12, q13, d4[1]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d28, d29}, [r8]
    vst1.32 {d18, d19}, [r9]
    vst1.32 {d30, d31}, [r0]
    vst1.32 {d24, d25}, [r1]
    cmp r7, #0
    bne .Lrepeat_872
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
    lsl r5, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vld1.32 {d16, d17}, [r0]
    add r1, r0, r5
    vld1.32 {d18, d19}, [r1]
    add r1, r0, r5, lsl #1
    add r12, r5, r5, lsl #1
    vld1.32 {d20, d21}, [r2]
    add r2, r0, r5
    add r14, r0, r12
    vld1.32 {d22, d23}, [r1]
    add r1, r0, r5, lsl #2
    add r2, r2, r5, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r14]
    add r14, r0, r5
    vld1.32 {d24, d25}, [r1]
    add r0, r0, r12, lsl #1
    add r1, r14, r12, lsl #1
    vld1.32 {d26, d27}, [r2]
    vadd.f32 q15, q9, q11
    vsub.f32 q9, q9, q11
    vld1.32 {d22, d23}, [r0]
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q2, q10, q12
    vsub.f32 q10, q10, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q15
    ldr r0, [r4]
    vmov q3, q9
    ldr r1, [r4, #8]
    vadd.f32 q12, q13, q9
    lsl r0, r0, #2
    add r12, r3, r0
    ldr r2, [r4, #12]
    vadd.f32 q9, q11, q14
    add r14, r12, r0
    add r4, r14, r0
    vsub.f32 q11, q11, q14
    vadd.f32 q8, q8, q2
    vmla.f32 q3, q10, d0[0]
    vmla.f32 q15, q2, d1[0]
    vmla.f32 q12, q10, d2[0]
    vadd.f32 q8, q8, q9
    vmla.f32 q3, q11, d0[1]
    vmla.f32 q15, q9, d1[1]
    vmla.f32 q12, q11, d2[1]
    tst r1, #1
    beq .Lotherwise_873
    cmp r2, #15
    bne .Lotherwise_874
    vmov q9, q3
    vmov q10, q12
    vtrn.32 q8, q9
    vtrn.32 q15, q10
    vswp d17, d30
    vswp d19, d20
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d30, d31}, [r14]
    vst1.32 {d20, d21}, [r4]
    b .Lend_875
.Lotherwise_874:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_876
    vtrn.32 q8, q3
    vtrn.32 q15, q12
    vswp d17, d30
    vswp d7, d24
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d6, d7}, [r12]
    vst1.32 {d30, d31}, [r14]
    vst1.32 {d24, d25}, [r4]
    b .Lend_877
.Lotherwise_876:
    tst r2, #1
    beq .Lotherwise_878
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r4]
.Lotherwise_878:
    tst r2, #2
    beq .Lotherwise_879
    add r0, r3, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r4, #4
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_879:
    tst r2, #4
    beq .Lotherwise_880
    add r0, r3, #8
    vst1.32 {d30[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d30[1]}, [r0]
    add r0, r4, #8
    vst1.32 {d31[0]}, [r1]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_880:
    tst r2, #8
    beq .Lotherwise_881
    add r0, r3, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r4, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_881:
.Lend_877:
.Lend_875:
.Lotherwise_873:
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
    vpush {d8, d9}
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vmov.i32 q14, #0
    lsl r1, r1, #2
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d2, d3}, [r12]
    vld1.32 {d30, d31}, [r0]
    add r12, r0, r1
    vld1.32 {d16, d17}, [r12]
    add r12, r0, r1, lsl #1
    add r14, r1, r1, lsl #1
    vld1.32 {d18, d19}, [r2]
    add r2, r0, r1
    add r4, r0, r14
    vld1.32 {d20, d21}, [r12]
    add r12, r0, r1, lsl #2
    add r2, r2, r1, lsl #2
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]
    add r1, r0, r1
    vld1.32 {d22, d23}, [r12]
    add r0, r0, r14, lsl #1
    add r1, r1, r14, lsl #1
    vld1.32 {d24, d25}, [r2]
    vsub.f32 q13, q8, q10
    vld1.32 {d6, d7}, [r0]
    vadd.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r1]
    vadd.f32 q4, q9, q11
    vsub.f32 q9, q9, q11
    ldr r0, [sp, #28]
    vadd.f32 q12, q12, q13
    ldr r1, [r0]
    vadd.f32 q10, q3, q8
    ldr r2, [r0, #8]
    vsub.f32 q8, q3, q8
    lsl r1, r1, #2
    add r14, r3, r1
    ldr r12, [r0, #12]
    vadd.f32 q11, q15, q2
    add r4, r14, r1
    add r5, r4, r1
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q2, q4, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q9, q11, q4
    vmla.f32 q13, q8, d0[1]
    vmla.f32 q2, q10, d1[1]
    vmla.f32 q12, q8, d2[1]
    vadd.f32 q8, q9, q10
    vmax.f32 q9, q14, q13
    vmax.f32 q8, q14, q8
    vmax.f32 q10, q14, q2
    vmax.f32 q11, q14, q12
    tst r2, #1
    beq .Lotherwise_882
    cmp r12, #15
    bne .Lotherwise_883
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_884
.Lotherwise_883:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_885
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_886
.Lotherwise_885:
    tst r12, #1
    beq .Lotherwise_887
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_887:
    tst r12, #2
    beq .Lotherwise_888
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_888:
    tst r12, #4
    beq .Lotherwise_889
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_889:
    tst r12, #8
    beq .Lotherwise_890
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_890:
.Lend_886:
.Lend_884:
.Lotherwise_882:
    vpop {d8, d9}
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
    lsl r5, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vld1.32 {d16, d17}, [r0]
    add r1, r0, r5
    vld1.32 {d18, d19}, [r1]
    add r1, r0, r5, lsl #1
    add r12, r5, r5, lsl #1
    vld1.32 {d20, d21}, [r2]
    add r2, r0, r5
    add r14, r0, r12
    vld1.32 {d22, d23}, [r1]
    add r1, r0, r5, lsl #2
    add r2, r2, r5, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r14]
    add r14, r0, r5
    vld1.32 {d24, d25}, [r1]
    add r0, r0, r12, lsl #1
    add r1, r14, r12, lsl #1
    vld1.32 {d26, d27}, [r2]
    vadd.f32 q15, q9, q11
    vsub.f32 q9, q9, q11
    vld1.32 {d22, d23}, [r0]
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q2, q10, q12
    vsub.f32 q10, q10, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q15
    ldr r0, [r4]
    ldr r1, [r4, #12]
    vadd.f32 q12, q13, q9
    lsl r0, r0, #2
    add r2, r3, r0
    ldr r12, [r4, #8]
    vadd.f32 q13, q11, q14
    add r14, r2, r0
    add r0, r14, r0
    ldr r4, [r4, #4]
    vsub.f32 q11, q11, q14
    vadd.f32 q8, q8, q2
    vmla.f32 q9, q10, d0[0]
    vmla.f32 q15, q2, d1[0]
    vmla.f32 q12, q10, d2[0]
    vadd.f32 q8, q8, q13
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q15, q13, d1[1]
    vmla.f32 q12, q11, d2[1]
    tst r1, #1
    beq .Lotherwise_891
    tst r12, #1
    beq .Lotherwise_892
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r2]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_892:
    lsr r12, r12, #1
    add r3, r3, r4, lsl #2
    add r2, r2, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r12, #1
    beq .Lotherwise_893
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r2]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_893:
    lsr r12, r12, #1
    add r3, r3, r4, lsl #2
    add r2, r2, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r12, #1
    beq .Lotherwise_894
    vst1.32 {d30[0]}, [r3]
    vst1.32 {d30[1]}, [r2]
    vst1.32 {d31[0]}, [r14]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_894:
    lsr r12, r12, #1
    add r3, r3, r4, lsl #2
    add r2, r2, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r12, #1
    beq .Lotherwise_895
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r2]
    vst1.32 {d25[0]}, [r14]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_895:
.Lotherwise_891:
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
    vpush {d8, d9}
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vmov.i32 q14, #0
    lsl r1, r1, #2
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d2, d3}, [r12]
    vld1.32 {d30, d31}, [r0]
    add r12, r0, r1
    vld1.32 {d16, d17}, [r12]
    add r12, r0, r1, lsl #1
    add r14, r1, r1, lsl #1
    vld1.32 {d18, d19}, [r2]
    add r2, r0, r1
    add r4, r0, r14
    vld1.32 {d20, d21}, [r12]
    add r12, r0, r1, lsl #2
    add r2, r2, r1, lsl #2
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]
    add r1, r0, r1
    vld1.32 {d22, d23}, [r12]
    add r0, r0, r14, lsl #1
    add r1, r1, r14, lsl #1
    vld1.32 {d24, d25}, [r2]
    vsub.f32 q13, q8, q10
    vld1.32 {d6, d7}, [r0]
    vadd.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r1]
    vadd.f32 q4, q9, q11
    vsub.f32 q9, q9, q11
    ldr r0, [sp, #24]
    vadd.f32 q12, q12, q13
    ldr r1, [r0]
    vadd.f32 q10, q3, q8
    ldr r2, [r0, #12]
    vsub.f32 q8, q3, q8
    lsl r1, r1, #2
    add r12, r3, r1
    ldr r14, [r0, #8]
    vadd.f32 q11, q15, q2
    add r4, r12, r1
    add r1, r4, r1
    ldr r0, [r0, #4]
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q2, q4, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q9, q11, q4
    vmla.f32 q13, q8, d0[1]
    vmla.f32 q2, q10, d1[1]
    vmla.f32 q12, q8, d2[1]
    vadd.f32 q8, q9, q10
    vmax.f32 q9, q14, q13
    vmax.f32 q8, q14, q8
    vmax.f32 q10, q14, q2
    vmax.f32 q11, q14, q12
    tst r2, #1
    beq .Lotherwise_896
    tst r14, #1
    beq .Lotherwise_897
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_897:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_898
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_898:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_899
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_899:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_900
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_900:
.Lotherwise_896:
    vpop {d8, d9}
    pop {r4, pc}
    .size nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon:
    .long 0x3f610000, 0x40290000, 0x3ec80000, 0x3fc00000
    .long 0x40100000, 0x3f200000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x3_input__armv7_neon
    .type nnp_winograd_f1x4_1x3_input__armv7_neon, %function
nnp_winograd_f1x4_1x3_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
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
    beq .Lotherwise_901
    cmp r12, #63
    bne .Lotherwise_902
    vld1.32 {d16, d17}, [r14]
    lsl r3, r3, #2
    ubfx r0, r12, #4, #2
    vld1.32 {d18, d19}, [r4]
    add r8, r3, r3, lsl #1
    vld1.32 {d20, d21}, [r5]
    vmov q14, q8
    vld1.32 {d16, d17}, [r6]
    vmov q13, q9
    vmov q15, q10
    vmov q2, q8
    vtrn.32 q14, q13
    vtrn.32 q15, q2
    vswp d29, d30
    vswp d27, d4
    cmp r0, #3
    bne .Lotherwise_903
    vldr d16, [r14, #16]
    vldr d18, [r5, #16]
    vldr d17, [r4, #16]
    vldr d19, [r6, #16]
    vuzp.32 q8, q9
    b .Lend_904
.Lotherwise_903:
    vmov.i32 q8, #0
    tst r12, #16
    beq .Lotherwise_905
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #16
    add r1, r5, #16
    add r2, r6, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_905:
    vmov.i32 q9, #0
    tst r12, #32
    beq .Lotherwise_906
    add r0, r14, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #20
    add r1, r5, #20
    add r2, r6, #20
    vld1.32 {d18[1]}, [r0]
    vld1.32 {d19[0]}, [r1]
    vld1.32 {d19[1]}, [r2]
.Lotherwise_906:
.Lend_904:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q8
    add r0, r7, r3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q11, q2
    add r1, r7, r3, lsl #1
    vmls.f32 q10, q15, d1[0]
    add r2, r7, r8
    add r12, r7, r3, lsl #2
    vmov q12, q8
    add r14, r7, r3
    add r3, r14, r3, lsl #2
    vmla.f32 q9, q13, d0[0]
    vmls.f32 q8, q15, d2[0]
    vmls.f32 q11, q13, d1[0]
    vmla.f32 q12, q14, d0[0]
    vmls.f32 q9, q2, d0[1]
    vmls.f32 q2, q13, d2[0]
    vmov q13, q10
    vmls.f32 q12, q15, d0[1]
    vmov q14, q8
    vmla.f32 q13, q11, d1[1]
    vmls.f32 q10, q11, d1[1]
    vmla.f32 q14, q2, d2[1]
    vst1.32 {d24, d25}, [r7]
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d26, d27}, [r0]
    vst1.32 {d20, d21}, [r1]
    vst1.32 {d18, d19}, [r2]
    vst1.32 {d28, d29}, [r12]
    vst1.32 {d16, d17}, [r3]
    b .Lend_907
.Lotherwise_902:
    lsl r3, r3, #2
    ubfx r0, r12, #0, #4
    add r8, r3, r3, lsl #1
    cmp r0, #15
    bne .Lotherwise_908
    vld1.32 {d16, d17}, [r14]
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r5]
    vld1.32 {d22, d23}, [r6]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q14, q8
    vmov q13, q9
    vmov q15, q10
    vmov q2, q11
    b .Lend_909
.Lotherwise_908:
    vmov.i32 q14, #0
    tst r12, #1
    beq .Lotherwise_910
    vld1.32 {d28[0]}, [r14]
    vld1.32 {d28[1]}, [r4]
    vld1.32 {d29[0]}, [r5]
    vld1.32 {d29[1]}, [r6]
.Lotherwise_910:
    vmov.i32 q13, #0
    tst r12, #2
    beq .Lotherwise_911
    add r0, r14, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r4, #4
    add r1, r5, #4
    add r2, r6, #4
    vld1.32 {d26[1]}, [r0]
    vld1.32 {d27[0]}, [r1]
    vld1.32 {d27[1]}, [r2]
.Lotherwise_911:
    vmov.i32 q15, #0
    tst r12, #4
    beq .Lotherwise_912
    add r0, r14, #8
    vld1.32 {d30[0]}, [r0]
    add r0, r4, #8
    add r1, r5, #8
    add r2, r6, #8
    vld1.32 {d30[1]}, [r0]
    vld1.32 {d31[0]}, [r1]
    vld1.32 {d31[1]}, [r2]
.Lotherwise_912:
    vmov.i32 q2, #0
    tst r12, #8
    beq .Lotherwise_913
    add r0, r14, #12
    vld1.32 {d4[0]}, [r0]
    add r0, r4, #12
    add r1, r5, #12
    add r2, r6, #12
    vld1.32 {d4[1]}, [r0]
    vld1.32 {d5[0]}, [r1]
    vld1.32 {d5[1]}, [r2]
.Lotherwise_913:
.Lend_909:
    ubfx r0, r12, #4, #2
    cmp r0, #3
    bne .Lotherwise_914
    vldr d16, [r14, #16]
    vldr d18, [r5, #16]
    vldr d17, [r4, #16]
    vldr d19, [r6, #16]
    vuzp.32 q8, q9
    b .Lend_915
.Lotherwise_914:
    vmov.i32 q8, #0
    tst r12, #16
    beq .Lotherwise_916
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #16
    add r1, r5, #16
    add r2, r6, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_916:
    vmov.i32 q9, #0
    tst r12, #32
    beq .Lotherwise_917
    add r0, r14, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #20
    add r1, r5, #20
    add r2, r6, #20
    vld1.32 {d18[1]}, [r0]
    vld1.32 {d19[0]}, [r1]
    vld1.32 {d19[1]}, [r2]
.Lotherwise_917:
.Lend_915:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q8
    add r0, r7, r3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q11, q2
    add r1, r7, r3, lsl #1
    vmls.f32 q10, q15, d1[0]
    add r2, r7, r8
    add r12, r7, r3, lsl #2
    vmov q12, q8
    add r14, r7, r3
    add r3, r14, r3, lsl #2
    vmla.f32 q9, q13, d0[0]
    vmls.f32 q8, q15, d2[0]
    vmls.f32 q11, q13, d1[0]
    vmla.f32 q12, q14, d0[0]
    vmls.f32 q9, q2, d0[1]
    vmls.f32 q2, q13, d2[0]
    vmov q13, q10
    vmls.f32 q12, q15, d0[1]
    vmov q14, q8
    vmla.f32 q13, q11, d1[1]
    vmls.f32 q10, q11, d1[1]
    vmla.f32 q14, q2, d2[1]
    vst1.32 {d24, d25}, [r7]
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d26, d27}, [r0]
    vst1.32 {d20, d21}, [r1]
    vst1.32 {d18, d19}, [r2]
    vst1.32 {d28, d29}, [r12]
    vst1.32 {d16, d17}, [r3]
.Lend_907:
    b .Lend_918
.Lotherwise_901:
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
    vmla.f32 q8, q8, d0[0]
    add r2, r0, r0, lsl #1
    add r3, r7, r0, lsl #1
    add r2, r7, r2
    add r12, r7, r0, lsl #2
    vmls.f32 q8, q8, d0[1]
    add r14, r7, r0
    add r0, r14, r0, lsl #2
    vmov q9, q8
    vst1.32 {d16, d17}, [r7]
    vmov q10, q8
    vmls.f32 q9, q8, d1[0]
    vmls.f32 q10, q8, d1[0]
    vmla.f32 q8, q8, d0[0]
    vmov q11, q9
    vmls.f32 q9, q10, d1[1]
    vmla.f32 q11, q10, d1[1]
    vmls.f32 q8, q8, d0[1]
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d16, d17}, [r2]
    vmls.f32 q8, q8, d2[0]
    vmls.f32 q8, q8, d2[0]
    vmov q9, q8
    vmla.f32 q9, q8, d2[1]
    vmls.f32 q8, q8, d2[1]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d16, d17}, [r0]
.Lend_918:
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_winograd_f1x4_1x3_input__armv7_neon, . - nnp_winograd_f1x4_1x3_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon:
    .long 0x3f91a2b4, 0x40100000, 0x3df4c401, 0x3e379301
    .long 0x3ec80000, 0xbf303b34, 0x3edc4a01, 0x00000000

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
.Lrepeat_919:
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
    bne .Lrepeat_919
    lsl r8, r3, #2
    add r0, r8, r8, lsl #1
    movw r1, #4
.Lrepeat_920:
    vld1.32 {d16, d17}, [r5]!
    add r3, r2, r0
    add r12, r2, r8
    vld1.32 {d18, d19}, [r5]!
    add r14, r2, r8, lsl #1
    add r4, r2, r8, lsl #2
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    add r6, r2, r8
    movw r7, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon - (1f + 8))
    movt r7, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon - (1f + 8))
1:
    add r7, pc, r7
    vld1.32 {d0, d1}, [r7]
    add r6, r6, r8, lsl #2
    sub r1, r1, #1
    movw r7, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon+16 - (1f + 8))
    movt r7, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon+16 - (1f + 8))
1:
    add r7, pc, r7
    vld1.32 {d2, d3}, [r7]
    vmla.f32 q11, q10, d0[1]
    vst1.32 {d20, d21}, [r3]
    vmul.f32 q12, q8, d0[0]
    vmla.f32 q8, q10, d2[0]
    vst1.32 {d24, d25}, [r2]
    add r2, r2, #32
    vmul.f32 q10, q11, d1[0]
    vmul.f32 q8, q8, d2[1]
    vmov q11, q10
    vmov q12, q8
    vmla.f32 q11, q9, d1[1]
    vmls.f32 q10, q9, d1[1]
    vmls.f32 q12, q9, d3[0]
    vmla.f32 q8, q9, d3[0]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d24, d25}, [r4]
    vst1.32 {d16, d17}, [r6]
    cmp r1, #0
    bne .Lrepeat_920
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_winograd_f1x4_1x3_kernel__armv7_neon, . - nnp_winograd_f1x4_1x3_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

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
    add r14, r0, r1, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r1, r1, lsl #1
    add r4, r0, r1
    vld1.32 {d20, d21}, [r14]
    add r12, r0, r12
    add r0, r0, r1, lsl #2
    add r1, r4, r1, lsl #2
    vld1.32 {d28, d29}, [r12]
    vld1.32 {d22, d23}, [r0]
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r1]
    vsub.f32 q9, q9, q10
    vmul.f32 q15, q12, d1[0]
    ldr r0, [sp, #12]
    vadd.f32 q10, q11, q13
    vld1.32 {d4, d5}, [r2]
    vsub.f32 q11, q11, q13
    ldr r1, [r0]
    vmul.f32 q13, q9, d0[0]
    ldr r2, [r0, #8]
    vmla.f32 q14, q9, d2[0]
    lsl r1, r1, #2
    add r14, r3, r1
    ldr r12, [r0, #12]
    vadd.f32 q8, q8, q12
    add r4, r14, r1
    add r5, r4, r1
    vmla.f32 q13, q11, d0[1]
    vmla.f32 q15, q10, d1[1]
    vmla.f32 q14, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q13, q2
    vadd.f32 q8, q8, q2
    vadd.f32 q10, q15, q2
    vadd.f32 q11, q14, q2
    tst r2, #1
    beq .Lotherwise_921
    cmp r12, #15
    bne .Lotherwise_922
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_923
.Lotherwise_922:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_924
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_925
.Lotherwise_924:
    tst r12, #1
    beq .Lotherwise_926
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_926:
    tst r12, #2
    beq .Lotherwise_927
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_927:
    tst r12, #4
    beq .Lotherwise_928
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_928:
    tst r12, #8
    beq .Lotherwise_929
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_929:
.Lend_925:
.Lend_923:
.Lotherwise_921:
    pop {r4, r5, pc}
    .size nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon, . - nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

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
    vmov.i32 q14, #0
    lsl r1, r1, #2
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d2, d3}, [r12]
    add r12, r0, r1
    vld1.32 {d16, d17}, [r0]
    add r14, r0, r1, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r1, r1, lsl #1
    add r4, r0, r1
    vld1.32 {d20, d21}, [r14]
    add r12, r0, r12
    add r0, r0, r1, lsl #2
    add r1, r4, r1, lsl #2
    vld1.32 {d30, d31}, [r12]
    vld1.32 {d22, d23}, [r0]
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r1]
    vsub.f32 q9, q9, q10
    vmul.f32 q2, q12, d1[0]
    ldr r0, [sp, #12]
    vadd.f32 q10, q11, q13
    vld1.32 {d6, d7}, [r2]
    vsub.f32 q11, q11, q13
    ldr r1, [r0]
    vmul.f32 q13, q9, d0[0]
    ldr r2, [r0, #8]
    vmla.f32 q15, q9, d2[0]
    lsl r1, r1, #2
    add r14, r3, r1
    ldr r12, [r0, #12]
    vadd.f32 q8, q8, q12
    add r4, r14, r1
    add r5, r4, r1
    vmla.f32 q13, q11, d0[1]
    vmla.f32 q2, q10, d1[1]
    vmla.f32 q15, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q13, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q2, q3
    vadd.f32 q11, q15, q3
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmax.f32 q10, q14, q10
    vmax.f32 q11, q14, q11
    tst r2, #1
    beq .Lotherwise_930
    cmp r12, #15
    bne .Lotherwise_931
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_932
.Lotherwise_931:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_933
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_934
.Lotherwise_933:
    tst r12, #1
    beq .Lotherwise_935
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_935:
    tst r12, #2
    beq .Lotherwise_936
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_936:
    tst r12, #4
    beq .Lotherwise_937
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_937:
    tst r12, #8
    beq .Lotherwise_938
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_938:
.Lend_934:
.Lend_932:
.Lotherwise_930:
    pop {r4, r5, pc}
    .size nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon:
    .long 0x3f610000, 0x40290000, 0x3ec80000, 0x3fc00000
    .long 0x40100000, 0x3f200000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x1_3x1_input__armv7_neon
    .type nnp_winograd_f4x1_3x1_input__armv7_neon, %function
nnp_winograd_f4x1_3x1_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    mov r12, r1
    ldr r5, [sp, #24]
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
    beq .Lotherwise_939
    movw r7, #6
.Lrepeat_940:
    tst r1, #1
    beq .Lotherwise_941
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_942
.Lotherwise_941:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_942:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r3, r3, r12, lsl #2
    add r0, r0, r12, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_940
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
    movw r14, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon+16 - (1f + 8))
    movt r14, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon+16 - (1f + 8))
1:
    add r14, pc, r14
    vld1.32 {d2, d3}, [r14]
    vmov q2, q12
    vmls.f32 q14, q10, d1[0]
    vmla.f32 q15, q9, d0[0]
    vmls.f32 q12, q10, d2[0]
    vmls.f32 q13, q9, d1[0]
    vmla.f32 q2, q8, d0[0]
    vmls.f32 q15, q11, d0[1]
    vmls.f32 q11, q9, d2[0]
    vmov q8, q14
    vmls.f32 q2, q10, d0[1]
    vmov q9, q12
    vmla.f32 q8, q13, d1[1]
    vmls.f32 q14, q13, d1[1]
    vmla.f32 q9, q11, d2[1]
    vst1.32 {d4, d5}, [r4]
    vmls.f32 q12, q11, d2[1]
    vst1.32 {d16, d17}, [r1]
    vst1.32 {d28, d29}, [r3]
    vst1.32 {d30, d31}, [r2]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d24, d25}, [r0]
    b .Lend_943
.Lotherwise_939:
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
    vmla.f32 q8, q8, d0[0]
    add r2, r0, r0, lsl #1
    add r3, r4, r0, lsl #1
    add r2, r4, r2
    add r12, r4, r0, lsl #2
    vmls.f32 q8, q8, d0[1]
    add r14, r4, r0
    add r0, r14, r0, lsl #2
    vmov q9, q8
    vst1.32 {d16, d17}, [r4]
    vmov q10, q8
    vmls.f32 q9, q8, d1[0]
    vmls.f32 q10, q8, d1[0]
    vmla.f32 q8, q8, d0[0]
    vmov q11, q9
    vmls.f32 q9, q10, d1[1]
    vmla.f32 q11, q10, d1[1]
    vmls.f32 q8, q8, d0[1]
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d16, d17}, [r2]
    vmls.f32 q8, q8, d2[0]
    vmls.f32 q8, q8, d2[0]
    vmov q9, q8
    vmla.f32 q9, q8, d2[1]
    vmls.f32 q8, q8, d2[1]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d16, d17}, [r0]
.Lend_943:
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_winograd_f4x1_3x1_input__armv7_neon, . - nnp_winograd_f4x1_3x1_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

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
    add r14, r0, r1, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r1, r1, lsl #1
    add r4, r0, r1
    vld1.32 {d20, d21}, [r14]
    add r12, r0, r12
    add r0, r0, r1, lsl #2
    add r1, r4, r1, lsl #2
    vld1.32 {d28, d29}, [r12]
    vld1.32 {d22, d23}, [r0]
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r1]
    vsub.f32 q9, q9, q10
    vmul.f32 q15, q12, d1[0]
    ldr r0, [sp, #8]
    vadd.f32 q10, q11, q13
    vld1.32 {d4, d5}, [r2]
    vsub.f32 q11, q11, q13
    ldr r1, [r0]
    vmul.f32 q13, q9, d0[0]
    ldr r2, [r0, #12]
    vmla.f32 q14, q9, d2[0]
    lsl r1, r1, #2
    add r12, r3, r1
    ldr r14, [r0, #8]
    vadd.f32 q8, q8, q12
    add r4, r12, r1
    add r1, r4, r1
    ldr r0, [r0, #4]
    vmla.f32 q13, q11, d0[1]
    vmla.f32 q15, q10, d1[1]
    vmla.f32 q14, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q13, q2
    vadd.f32 q8, q8, q2
    vadd.f32 q10, q15, q2
    vadd.f32 q11, q14, q2
    tst r2, #1
    beq .Lotherwise_944
    tst r14, #1
    beq .Lotherwise_945
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_945:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_946
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_946:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_947
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_947:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_948
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_948:
.Lotherwise_944:
    pop {r4, pc}
    .size nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon, . - nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

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
    vmov.i32 q14, #0
    lsl r1, r1, #2
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d2, d3}, [r12]
    add r12, r0, r1
    vld1.32 {d16, d17}, [r0]
    add r14, r0, r1, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r1, r1, lsl #1
    add r4, r0, r1
    vld1.32 {d20, d21}, [r14]
    add r12, r0, r12
    add r0, r0, r1, lsl #2
    add r1, r4, r1, lsl #2
    vld1.32 {d30, d31}, [r12]
    vld1.32 {d22, d23}, [r0]
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r1]
    vsub.f32 q9, q9, q10
    vmul.f32 q2, q12, d1[0]
    ldr r0, [sp, #8]
    vadd.f32 q10, q11, q13
    vld1.32 {d6, d7}, [r2]
    vsub.f32 q11, q11, q13
    ldr r1, [r0]
    vmul.f32 q13, q9, d0[0]
    ldr r2, [r0, #12]
    vmla.f32 q15, q9, d2[0]
    lsl r1, r1, #2
    add r12, r3, r1
    ldr r14, [r0, #8]
    vadd.f32 q8, q8, q12
    add r4, r12, r1
    add r1, r4, r1
    ldr r0, [r0, #4]
    vmla.f32 q13, q11, d0[1]
    vmla.f32 q2, q10, d1[1]
    vmla.f32 q15, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q13, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q2, q3
    vadd.f32 q11, q15, q3
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmax.f32 q10, q14, q10
    vmax.f32 q11, q14, q11
    tst r2, #1
    beq .Lotherwise_949
    tst r14, #1
    beq .Lotherwise_950
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_950:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_951
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_951:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_952
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_952:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_953
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_953:
.Lotherwise_949:
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
    beq .Lotherwise_954
    movw r0, #4095
    eor r0, r12, r0
    cmp r0, #0
    bne .Lotherwise_955
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
    b .Lend_956
.Lotherwise_955:
    lsl r5, r3, #2
    ubfx r0, r12, #0, #4
    add r6, r5, r5, lsl #1
    cmp r0, #15
    bne .Lotherwise_957
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
    b .Lend_958
.Lotherwise_957:
    vmov.i32 q1, #0
    tst r12, #1
    beq .Lotherwise_959
    vld1.32 {d2[0]}, [r4]
    vld1.32 {d2[1]}, [r1]
    vld1.32 {d3[0]}, [r7]
    vld1.32 {d3[1]}, [r2]
.Lotherwise_959:
    vmov.i32 q8, #0
    tst r12, #2
    beq .Lotherwise_960
    add r0, r4, #4
    vld1.32 {d16[0]}, [r0]
    add r0, r1, #4
    add r3, r7, #4
    vld1.32 {d16[1]}, [r0]
    add r0, r2, #4
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_960:
    vmov.i32 q9, #0
    tst r12, #4
    beq .Lotherwise_961
    add r0, r4, #8
    vld1.32 {d18[0]}, [r0]
    add r0, r1, #8
    add r3, r7, #8
    vld1.32 {d18[1]}, [r0]
    add r0, r2, #8
    vld1.32 {d19[0]}, [r3]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_961:
    vmov.i32 q10, #0
    tst r12, #8
    beq .Lotherwise_962
    add r0, r4, #12
    vld1.32 {d20[0]}, [r0]
    add r0, r1, #12
    add r3, r7, #12
    vld1.32 {d20[1]}, [r0]
    add r0, r2, #12
    vld1.32 {d21[0]}, [r3]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_962:
.Lend_958:
    ubfx r0, r12, #4, #4
    cmp r0, #15
    bne .Lotherwise_963
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
    b .Lend_964
.Lotherwise_963:
    vmov.i32 q11, #0
    tst r12, #16
    beq .Lotherwise_965
    add r0, r4, #16
    vld1.32 {d22[0]}, [r0]
    add r0, r1, #16
    add r3, r7, #16
    vld1.32 {d22[1]}, [r0]
    add r0, r2, #16
    vld1.32 {d23[0]}, [r3]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_965:
    vmov.i32 q12, #0
    tst r12, #32
    beq .Lotherwise_966
    add r0, r4, #20
    vld1.32 {d24[0]}, [r0]
    add r0, r1, #20
    add r3, r7, #20
    vld1.32 {d24[1]}, [r0]
    add r0, r2, #20
    vld1.32 {d25[0]}, [r3]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_966:
    vmov.i32 q13, #0
    tst r12, #64
    beq .Lotherwise_967
    add r0, r4, #24
    vld1.32 {d26[0]}, [r0]
    add r0, r1, #24
    add r3, r7, #24
    vld1.32 {d26[1]}, [r0]
    add r0, r2, #24
    vld1.32 {d27[0]}, [r3]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_967:
    vmov.i32 q14, #0
    tst r12, #128
    beq .Lotherwise_968
    add r0, r4, #28
    vld1.32 {d28[0]}, [r0]
    add r0, r1, #28
    add r3, r7, #28
    vld1.32 {d28[1]}, [r0]
    add r0, r2, #28
    vld1.32 {d29[0]}, [r3]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_968:
.Lend_964:
    ubfx r0, r12, #8, #4
    cmp r0, #15
    bne .Lotherwise_969
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
    b .Lend_970
.Lotherwise_969:
    vmov.i32 q15, #0
    tst r12, #256
    beq .Lotherwise_971
    add r0, r4, #32
    vld1.32 {d30[0]}, [r0]
    add r0, r1, #32
    add r3, r7, #32
    vld1.32 {d30[1]}, [r0]
    add r0, r2, #32
    vld1.32 {d31[0]}, [r3]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_971:
    vmov.i32 q4, #0
    tst r12, #512
    beq .Lotherwise_972
    add r0, r4, #36
    vld1.32 {d8[0]}, [r0]
    add r0, r1, #36
    add r3, r7, #36
    vld1.32 {d8[1]}, [r0]
    add r0, r2, #36
    vld1.32 {d9[0]}, [r3]
    vld1.32 {d9[1]}, [r0]
.Lotherwise_972:
    vmov.i32 q2, #0
    tst r12, #1024
    beq .Lotherwise_973
    add r0, r4, #40
    vld1.32 {d4[0]}, [r0]
    add r0, r1, #40
    add r3, r7, #40
    vld1.32 {d4[1]}, [r0]
    add r0, r2, #40
    vld1.32 {d5[0]}, [r3]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_973:
    vmov.i32 q3, #0
    tst r12, #2048
    beq .Lotherwise_974
    add r0, r4, #44
    vld1.32 {d6[0]}, [r0]
    add r0, r1, #44
    add r1, r7, #44
    add r2, r2, #44
    vld1.32 {d6[1]}, [r0]
    vld1.32 {d7[0]}, [r1]
    vld1.32 {d7[1]}, [r2]
.Lotherwise_974:
.Lend_970:
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
.Lend_956:
    b .Lend_975
.Lotherwise_954:
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
.Lend_975:
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
.Lrepeat_976:
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
    bne .Lrepeat_976
    lsl r3, r3, #2
    add r12, r3, r3, lsl #1
    movw r14, #4
.Lrepeat_977:
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
    bne .Lrepeat_977
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
    beq .Lotherwise_978
    cmp r4, #63
    bne .Lotherwise_979
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
    b .Lend_980
.Lotherwise_979:
    ubfx r0, r4, #0, #4
    cmp r0, #15
    bne .Lotherwise_981
    vtrn.32 q2, q3
    vtrn.32 q5, q4
    vswp d5, d10
    vswp d7, d8
    vst1.32 {d4, d5}, [r3]
    vst1.32 {d6, d7}, [r5]
    vst1.32 {d10, d11}, [r12]
    vst1.32 {d8, d9}, [r6]
    b .Lend_982
.Lotherwise_981:
    tst r4, #1
    beq .Lotherwise_983
    vst1.32 {d4[0]}, [r3]
    vst1.32 {d4[1]}, [r5]
    vst1.32 {d5[0]}, [r12]
    vst1.32 {d5[1]}, [r6]
.Lotherwise_983:
    tst r4, #2
    beq .Lotherwise_984
    add r0, r3, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #4
    add r1, r12, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_984:
    tst r4, #4
    beq .Lotherwise_985
    add r0, r3, #8
    vst1.32 {d10[0]}, [r0]
    add r0, r5, #8
    add r1, r12, #8
    vst1.32 {d10[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_985:
    tst r4, #8
    beq .Lotherwise_986
    add r0, r3, #12
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #12
    add r1, r12, #12
    vst1.32 {d8[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d9[0]}, [r1]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_986:
.Lend_982:
    ubfx r0, r4, #4, #2
    cmp r0, #3
    bne .Lotherwise_987
    vzip.32 q12, q13
    vstr d24, [r3, #16]
    vstr d25, [r5, #16]
    vstr d26, [r12, #16]
    vstr d27, [r6, #16]
    b .Lend_988
.Lotherwise_987:
    tst r4, #16
    beq .Lotherwise_989
    add r0, r3, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #16
    add r1, r12, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_989:
    tst r4, #32
    beq .Lotherwise_990
    add r0, r3, #20
    vst1.32 {d26[0]}, [r0]
    add r0, r5, #20
    add r1, r12, #20
    vst1.32 {d26[1]}, [r0]
    add r0, r6, #20
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_990:
.Lend_988:
.Lend_980:
.Lotherwise_978:
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
    beq .Lotherwise_991
    cmp r2, #63
    bne .Lotherwise_992
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
    b .Lend_993
.Lotherwise_992:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_994
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vswp d19, d22
    vswp d21, d24
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d24, d25}, [r1]
    b .Lend_995
.Lotherwise_994:
    tst r2, #1
    beq .Lotherwise_996
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_996:
    tst r2, #2
    beq .Lotherwise_997
    add r0, r3, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r14, #4
    vst1.32 {d21[0]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[1]}, [r0]
.Lotherwise_997:
    tst r2, #4
    beq .Lotherwise_998
    add r0, r3, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r14, #8
    vst1.32 {d23[0]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[1]}, [r0]
.Lotherwise_998:
    tst r2, #8
    beq .Lotherwise_999
    add r0, r3, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r14, #12
    vst1.32 {d25[0]}, [r0]
    add r0, r1, #12
    vst1.32 {d25[1]}, [r0]
.Lotherwise_999:
.Lend_995:
    ubfx r0, r2, #4, #2
    cmp r0, #3
    bne .Lotherwise_1000
    vzip.32 q13, q8
    vstr d26, [r3, #16]
    vstr d27, [r12, #16]
    vstr d16, [r14, #16]
    vstr d17, [r1, #16]
    b .Lend_1001
.Lotherwise_1000:
    tst r2, #16
    beq .Lotherwise_1002
    add r0, r3, #16
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #16
    vst1.32 {d26[1]}, [r0]
    add r0, r14, #16
    vst1.32 {d27[0]}, [r0]
    add r0, r1, #16
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1002:
    tst r2, #32
    beq .Lotherwise_1003
    add r0, r3, #20
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
    add r0, r14, #20
    vst1.32 {d17[0]}, [r0]
    add r0, r1, #20
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1003:
.Lend_1001:
.Lend_993:
.Lotherwise_991:
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
    beq .Lotherwise_1004
    movw r7, #12
.Lrepeat_1005:
    tst r1, #1
    beq .Lotherwise_1006
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r12]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_1007
.Lotherwise_1006:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_1007:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r0, r0, r3, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_1005
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
    b .Lend_1008
.Lotherwise_1004:
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
.Lend_1008:
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
    beq .Lotherwise_1009
    tst r2, #1
    beq .Lotherwise_1010
    vst1.32 {d4[0]}, [r7]
    vst1.32 {d4[1]}, [r6]
    vst1.32 {d5[0]}, [r1]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_1010:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1011
    vst1.32 {d6[0]}, [r7]
    vst1.32 {d6[1]}, [r6]
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_1011:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1012
    vst1.32 {d10[0]}, [r7]
    vst1.32 {d10[1]}, [r6]
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_1012:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1013
    vst1.32 {d8[0]}, [r7]
    vst1.32 {d8[1]}, [r6]
    vst1.32 {d9[0]}, [r1]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_1013:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1014
    vst1.32 {d24[0]}, [r7]
    vst1.32 {d24[1]}, [r6]
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1014:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1015
    vst1.32 {d26[0]}, [r7]
    vst1.32 {d26[1]}, [r6]
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1015:
.Lotherwise_1009:
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
    beq .Lotherwise_1016
    tst r0, #1
    beq .Lotherwise_1017
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r14]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r2]
.Lotherwise_1017:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1018
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r14]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r2]
.Lotherwise_1018:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1019
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r14]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r2]
.Lotherwise_1019:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1020
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r14]
    vst1.32 {d25[0]}, [r4]
    vst1.32 {d25[1]}, [r2]
.Lotherwise_1020:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1021
    vst1.32 {d26[0]}, [r3]
    vst1.32 {d26[1]}, [r14]
    vst1.32 {d27[0]}, [r4]
    vst1.32 {d27[1]}, [r2]
.Lotherwise_1021:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1022
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r2]
.Lotherwise_1022:
.Lotherwise_1016:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, pc}
    .size nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon:
    .long 0x40a80000, 0x40880000, 0x3e800000, 0x3fa00000
    .long 0x40a00000, 0x40800000, 0x3f000000, 0x40000000

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
    bne .Lotherwise_1023
    mov r1, r4
    movw r12, #15
.Lrepeat_1024:
    tst r5, #1
    beq .Lotherwise_1025
    vld1.32 {d16, d17}, [r6]!
    add r1, r1, #128
    vld1.32 {d14, d15}, [r3]!
    vld1.32 {d18, d19}, [r9]!
    vmov q5, q8
    vld1.32 {d0, d1}, [r10]!
    vld1.32 {d20, d21}, [r6]!
    vmov q8, q9
    add r0, r6, #12
    vld1.32 {d22, d23}, [r3]!
    add r14, r3, #12
    vld1.32 {d24, d25}, [r9]!
    vmov q9, q10
    add r11, r9, #12
    vld1.32 {d26, d27}, [r10]!
    vmov q10, q11
    vld1.32 {d2, d3}, [r0]
    add r0, r10, #12
    vmov q11, q12
    vld1.32 {d28, d29}, [r14]
    vmov q12, q13
    vld1.32 {d4, d5}, [r11]
    vld1.32 {d12, d13}, [r0]
    vmov q13, q14
    vld1.32 {d30, d31}, [r6]
    sub r6, r6, #32
    vmov q14, q2
    vld1.32 {d4, d5}, [r3]
    sub r3, r3, #32
    vld1.32 {d6, d7}, [r9]
    sub r9, r9, #32
    vtrn.32 q1, q13
    vld1.32 {d8, d9}, [r10]
    sub r10, r10, #32
    vtrn.32 q14, q6
    vtrn.32 q5, q7
    vtrn.32 q8, q0
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vswp d27, d12
    vswp d11, d16
    vswp d19, d22
    vtrn.32 q15, q2
    vtrn.32 q3, q4
    vsub.f32 q5, q5, q13
    vswp d31, d6
    vsub.f32 q6, q6, q8
    vswp d15, d0
    vswp d21, d24
    vst1.32 {d14, d15}, [r1]!
    vmov q7, q13
    vswp d5, d8
    vst1.32 {d0, d1}, [r1]!
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vswp d3, d28
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q7, q9, d1[0]
    vst1.32 {d20, d21}, [r1]!
    vmov q10, q8
    vst1.32 {d24, d25}, [r1]!
    vadd.f32 q12, q9, q13
    vst1.32 {d4, d5}, [r1]!
    vmla.f32 q13, q9, d2[1]
    vst1.32 {d8, d9}, [r1]!
    vmls.f32 q7, q15, d1[1]
    vst1.32 {d28, d29}, [r1]
    sub r1, r1, #224
    vmls.f32 q10, q11, d2[0]
    vadd.f32 q14, q8, q3
    vmls.f32 q13, q15, d2[0]
    vmls.f32 q8, q11, d1[1]
    vmla.f32 q10, q3, d2[1]
    vmls.f32 q5, q9, d0[0]
    vmls.f32 q12, q15, d0[1]
    vmls.f32 q14, q11, d0[1]
    vmla.f32 q8, q3, d1[0]
    vmov q2, q7
    vmla.f32 q5, q15, d0[0]
    vmla.f32 q6, q11, d0[0]
    vmov q9, q13
    vmla.f32 q2, q10, d3[0]
    vmls.f32 q7, q10, d3[0]
    vst1.32 {d10, d11}, [r1]!
    vadd.f32 q10, q12, q14
    vmls.f32 q6, q3, d0[0]
    vsub.f32 q11, q12, q14
    vst1.32 {d20, d21}, [r1]!
    vmla.f32 q9, q8, d3[1]
    vmls.f32 q13, q8, d3[1]
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d4, d5}, [r1]!
    vst1.32 {d14, d15}, [r1]!
    vst1.32 {d12, d13}, [r1]!
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d26, d27}, [r1]
    sub r1, r1, #112
    b .Lend_1026
.Lotherwise_1025:
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
.Lend_1026:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #240
    cmp r12, #0
    bne .Lrepeat_1024
    b .Lend_1027
.Lotherwise_1023:
    mov r1, r4
    movw r12, #15
.Lrepeat_1028:
    tst r5, #1
    beq .Lotherwise_1029
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_1030
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
    b .Lend_1031
.Lotherwise_1030:
    vmov.i32 q12, #0
    tst r14, #1
    beq .Lotherwise_1032
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r3]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r10]
.Lotherwise_1032:
    vmov.i32 q9, #0
    tst r14, #2
    beq .Lotherwise_1033
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1033:
    vmov.i32 q13, #0
    tst r14, #4
    beq .Lotherwise_1034
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r10, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1034:
    vmov.i32 q11, #0
    tst r14, #8
    beq .Lotherwise_1035
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1035:
.Lend_1031:
    add r1, r1, #128
    vst1.32 {d18, d19}, [r1]!
    ubfx r0, r14, #4, #4
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #144
    cmp r0, #15
    bne .Lotherwise_1036
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
    b .Lend_1037
.Lotherwise_1036:
    vmov.i32 q14, #0
    tst r14, #16
    beq .Lotherwise_1038
    add r0, r6, #16
    vld1.32 {d28[0]}, [r0]
    add r0, r3, #16
    add r11, r9, #16
    vld1.32 {d28[1]}, [r0]
    add r0, r10, #16
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_1038:
    vmov.i32 q9, #0
    tst r14, #32
    beq .Lotherwise_1039
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1039:
    vmov.i32 q15, #0
    tst r14, #64
    beq .Lotherwise_1040
    add r0, r6, #24
    vld1.32 {d30[0]}, [r0]
    add r0, r3, #24
    add r11, r9, #24
    vld1.32 {d30[1]}, [r0]
    add r0, r10, #24
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1040:
    vmov.i32 q11, #0
    tst r14, #128
    beq .Lotherwise_1041
    add r0, r6, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #28
    add r11, r9, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #28
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1041:
.Lend_1037:
    add r1, r1, #160
    vst1.32 {d18, d19}, [r1]!
    ubfx r0, r14, #8, #4
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #176
    cmp r0, #15
    bne .Lotherwise_1042
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
    b .Lend_1043
.Lotherwise_1042:
    vmov.i32 q2, #0
    tst r14, #256
    beq .Lotherwise_1044
    add r0, r6, #32
    vld1.32 {d4[0]}, [r0]
    add r0, r3, #32
    add r11, r9, #32
    vld1.32 {d4[1]}, [r0]
    add r0, r10, #32
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_1044:
    vmov.i32 q9, #0
    tst r14, #512
    beq .Lotherwise_1045
    add r0, r6, #36
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #36
    add r11, r9, #36
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #36
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1045:
    vmov.i32 q3, #0
    tst r14, #1024
    beq .Lotherwise_1046
    add r0, r6, #40
    vld1.32 {d6[0]}, [r0]
    add r0, r3, #40
    add r11, r9, #40
    vld1.32 {d6[1]}, [r0]
    add r0, r10, #40
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_1046:
    vmov.i32 q11, #0
    tst r14, #2048
    beq .Lotherwise_1047
    add r0, r6, #44
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #44
    add r11, r9, #44
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #44
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1047:
.Lend_1043:
    add r1, r1, #192
    vmov.i32 q4, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #208
    tst r14, #4096
    beq .Lotherwise_1048
    add r0, r6, #48
    vld1.32 {d8[0]}, [r0]
    add r0, r3, #48
    add r11, r9, #48
    vld1.32 {d8[1]}, [r0]
    add r0, r10, #48
    vld1.32 {d9[0]}, [r11]
    vld1.32 {d9[1]}, [r0]
.Lotherwise_1048:
    vmov.i32 q8, #0
    tst r14, #8192
    beq .Lotherwise_1049
    add r0, r6, #52
    vld1.32 {d16[0]}, [r0]
    add r0, r3, #52
    add r11, r9, #52
    vld1.32 {d16[1]}, [r0]
    add r0, r10, #52
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1049:
    vmov.i32 q9, #0
    tst r14, #16384
    beq .Lotherwise_1050
    add r0, r6, #56
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #56
    add r11, r9, #56
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #56
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1050:
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
    vmov q6, q13
    vmla.f32 q5, q14, d1[0]
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #224
    vsub.f32 q10, q12, q4
    vadd.f32 q11, q14, q4
    vmla.f32 q4, q14, d2[1]
    vmls.f32 q5, q2, d1[1]
    vmls.f32 q6, q15, d2[0]
    vadd.f32 q12, q13, q3
    vsub.f32 q7, q9, q13
    vmls.f32 q4, q2, d2[0]
    vmls.f32 q13, q15, d1[1]
    vmla.f32 q6, q3, d2[1]
    vmls.f32 q10, q14, d0[0]
    vmls.f32 q11, q2, d0[1]
    vmls.f32 q12, q15, d0[1]
    vmla.f32 q13, q3, d1[0]
    vmov q14, q5
    vmla.f32 q10, q2, d0[0]
    vmla.f32 q7, q15, d0[0]
    vmov q8, q4
    vmla.f32 q14, q6, d3[0]
    vmls.f32 q5, q6, d3[0]
    vst1.32 {d20, d21}, [r1]!
    vadd.f32 q9, q11, q12
    vmls.f32 q7, q3, d0[0]
    vsub.f32 q10, q11, q12
    vst1.32 {d18, d19}, [r1]!
    vmla.f32 q8, q13, d3[1]
    vmls.f32 q4, q13, d3[1]
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d28, d29}, [r1]!
    vst1.32 {d10, d11}, [r1]!
    vst1.32 {d14, d15}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d8, d9}, [r1]
    sub r1, r1, #112
    b .Lend_1051
.Lotherwise_1029:
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
.Lend_1051:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #240
    cmp r12, #0
    bne .Lrepeat_1028
.Lend_1027:
    lsl r2, r8, #2
    movw r0, #15
    add r3, r2, r2, lsl #1
    mul r0, r8, r0
    str r0, [sp, #0]
    movw r14, #15
.Lrepeat_1052:
    vld1.32 {d12, d13}, [r4]
    add r4, r4, #240
    add r5, r7, r2, lsl #3
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #240
    add r0, r7, r2
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #240
    add r6, r0, r2, lsl #3
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #240
    add r0, r7, r2, lsl #1
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #240
    vmov q10, q8
    add r8, r0, r2, lsl #3
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #240
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
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    sub r14, r14, #1
    vsub.f32 q6, q6, q4
    vst1.32 {d14, d15}, [r5]
    add r5, r7, r2, lsl #1
    vmov q7, q4
    vst1.32 {d2, d3}, [r6]
    add r6, r7, r3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q6, q9, d0[0]
    vmla.f32 q7, q9, d1[0]
    vst1.32 {d22, d23}, [r8]
    add r8, r7, r2, lsl #2
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #240
    vmls.f32 q10, q12, d2[0]
    vst1.32 {d26, d27}, [r12]
    add r0, r7, r2
    vadd.f32 q13, q9, q4
    add r12, r0, r2, lsl #2
    vst1.32 {d30, d31}, [r9]
    add r9, r7, r3, lsl #1
    vmla.f32 q4, q9, d2[1]
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #3344
    vmls.f32 q7, q14, d1[1]
    vst1.32 {d6, d7}, [r10]
    add r0, r7, r2
    vmls.f32 q4, q14, d2[0]
    add r0, r0, r3, lsl #1
    vst1.32 {d22, d23}, [r1]
    vsub.f32 q11, q9, q8
    vmls.f32 q8, q12, d1[1]
    vmla.f32 q10, q2, d2[1]
    vmls.f32 q13, q14, d0[1]
    vmls.f32 q5, q12, d0[1]
    vmla.f32 q8, q2, d1[0]
    vmov q15, q7
    vmla.f32 q6, q14, d0[0]
    vmla.f32 q11, q12, d0[0]
    vmov q9, q4
    vmla.f32 q15, q10, d3[0]
    vmls.f32 q7, q10, d3[0]
    vst1.32 {d12, d13}, [r7]
    ldr r1, [sp, #0]
    add r7, r7, r1, lsl #2
    vadd.f32 q10, q13, q5
    vmls.f32 q11, q2, d0[0]
    vsub.f32 q12, q13, q5
    vst1.32 {d20, d21}, [r11]
    vmla.f32 q9, q8, d3[1]
    vmls.f32 q4, q8, d3[1]
    vst1.32 {d24, d25}, [r5]
    vst1.32 {d30, d31}, [r6]
    vst1.32 {d14, d15}, [r8]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d18, d19}, [r9]
    vst1.32 {d8, d9}, [r0]
    cmp r14, #0
    bne .Lrepeat_1052
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
.Lrepeat_1053:
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
    bne .Lrepeat_1053
    lsl r14, r3, #2
    movw r0, #9
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_1054:
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
    vst1.32 {d16, d17}, [r4]!
    vmul.f32 q8, q8, d2[0]
    vmov q14, q11
    vmls.f32 q13, q12, d0[1]
    vmla.f32 q9, q12, d0[1]
    vmov q15, q8
    vmla.f32 q14, q12, d1[1]
    vmls.f32 q11, q12, d1[1]
    vst1.32 {d26, d27}, [r4]!
    vmla.f32 q15, q12, d2[1]
    vst1.32 {d18, d19}, [r4]!
    vmls.f32 q8, q12, d2[1]
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r5]!
    vmul.f32 q12, q8, d1[0]
    vst1.32 {d16, d17}, [r4]!
    vmov q13, q10
    vmul.f32 q8, q8, d2[0]
    vmov q14, q12
    vmls.f32 q13, q11, d0[1]
    vmla.f32 q10, q11, d0[1]
    vmov q15, q8
    vmla.f32 q14, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r4]!
    vmla.f32 q15, q11, d2[1]
    vst1.32 {d20, d21}, [r4]!
    vmls.f32 q8, q11, d2[1]
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #128
    vmul.f32 q12, q8, d1[0]
    vst1.32 {d16, d17}, [r4]!
    vmov q13, q10
    vmul.f32 q8, q8, d2[0]
    vmov q14, q12
    vmls.f32 q13, q11, d0[1]
    vmla.f32 q10, q11, d0[1]
    vmov q15, q8
    vmla.f32 q14, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r4]!
    vmla.f32 q15, q11, d2[1]
    vst1.32 {d20, d21}, [r4]!
    vmls.f32 q8, q11, d2[1]
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #416
    mov r1, r4
.Lrepeat_1055:
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
    vst1.32 {d16, d17}, [r6]
    add r11, r6, r14, lsl #2
    vmov q13, q10
    add r0, r6, r14
    add r0, r0, r14, lsl #2
    vmul.f32 q8, q8, d2[0]
    sub r9, r9, #1
    sub r1, r1, #272
    vmov q14, q12
    vmls.f32 q13, q11, d0[1]
    vmla.f32 q10, q11, d0[1]
    vmov q15, q8
    vmla.f32 q14, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r2]
    add r2, r6, r7, lsl #1
    vmla.f32 q15, q11, d2[1]
    vst1.32 {d20, d21}, [r3]
    add r3, r6, r14
    vmls.f32 q8, q11, d2[1]
    add r3, r3, r7, lsl #1
    vst1.32 {d28, d29}, [r10]
    add r10, r6, r14, lsl #3
    add r6, r6, r12, lsl #2
    vst1.32 {d24, d25}, [r11]
    vst1.32 {d22, d23}, [r0]
    vst1.32 {d30, d31}, [r2]
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r10]
    cmp r9, #0
    bne .Lrepeat_1055
    movw r0, #9
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r8, #0
    bne .Lrepeat_1054
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
.Lrepeat_1056:
    add r0, r8, r4
    vld1.32 {d24, d25}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r4
    add r1, r0, r7, lsl #1
    vld1.32 {d20, d21}, [r11]
    add r0, r8, r4
    add r11, r0, r4, lsl #2
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q3, q8, q9
    add r0, r8, r7, lsl #1
    vadd.f32 q13, q8, q9
    vld1.32 {d28, d29}, [r0]
    add r10, r8, r4, lsl #3
    vld1.32 {d30, d31}, [r1]
    vsub.f32 q4, q10, q11
    add r0, r8, r4
    vmov q5, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r0, r4, lsl #3
    vld1.32 {d12, d13}, [r11]
    vadd.f32 q7, q10, q11
    add r0, r8, r4, lsl #1
    vmov q10, q13
    movw r11, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r11, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r11, pc, r11
    vld1.32 {d2, d3}, [r11]
    add r11, r0, r4, lsl #3
    vmov q11, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    sub r9, r9, #1
    vadd.f32 q8, q12, q13
    vld1.32 {d18, d19}, [r10]
    add r0, r8, r4, lsl #3
    vmla.f32 q5, q4, d0[0]
    add r10, r0, r7
    vmla.f32 q10, q7, d1[0]
    vadd.f32 q12, q6, q13
    vmla.f32 q11, q4, d2[0]
    vadd.f32 q8, q8, q7
    vmla.f32 q13, q7, d3[0]
    vmla.f32 q3, q4, d4[0]
    vld1.32 {d8, d9}, [r1]
    add r1, r8, r7, lsl #2
    vmla.f32 q12, q7, d5[0]
    vld1.32 {d12, d13}, [r11]
    add r0, r8, r4
    add r11, r0, r7, lsl #2
    vadd.f32 q7, q14, q15
    vsub.f32 q14, q14, q15
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q5, q14, d0[1]
    vld1.32 {d30, d31}, [r10]
    add r0, r8, r4, lsl #1
    vmla.f32 q11, q14, d2[1]
    add r0, r0, r7, lsl #2
    add r8, r8, r2, lsl #2
    vadd.f32 q8, q8, q7
    vmla.f32 q13, q7, d3[1]
    vld1.32 {d0, d1}, [r1]
    vmla.f32 q3, q14, d4[1]
    vld1.32 {d28, d29}, [r11]
    vmla.f32 q12, q7, d5[1]
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q5, q4
    vadd.f32 q10, q10, q6
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #240
    vadd.f32 q8, q11, q15
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #240
    vadd.f32 q9, q13, q0
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #240
    vadd.f32 q10, q3, q14
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #240
    vadd.f32 q8, q12, q1
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #240
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #240
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #1424
    cmp r9, #0
    bne .Lrepeat_1056
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
    bne .Lotherwise_1057
    movw r2, #7
.Lrepeat_1058:
    tst r5, #1
    beq .Lotherwise_1059
    vld1.32 {d30, d31}, [r9]!
    add r3, r8, #12
    add r12, r7, #12
    vld1.32 {d16, d17}, [r9]!
    add r14, r10, #12
    add r11, r1, #12
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q14, q8, q10
    vld1.32 {d6, d7}, [r9]!
    vsub.f32 q4, q8, q10
    vld1.32 {d26, d27}, [r9]!
    vld1.32 {d10, d11}, [r9]!
    vadd.f32 q8, q9, q11
    vsub.f32 q6, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q9, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q10, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q11, q4
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q7, q15, q14
    vmla.f32 q9, q6, d0[0]
    vmla.f32 q10, q8, d1[0]
    vmla.f32 q11, q6, d2[0]
    vadd.f32 q15, q3, q14
    vadd.f32 q3, q7, q8
    vmla.f32 q14, q8, d3[0]
    vmla.f32 q4, q6, d4[0]
    vld1.32 {d12, d13}, [r9]!
    vmla.f32 q15, q8, d5[0]
    vld1.32 {d16, d17}, [r9]!
    vadd.f32 q7, q13, q5
    vsub.f32 q5, q13, q5
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q9, q5, d0[1]
    vld1.32 {d0, d1}, [r9]!
    vmla.f32 q11, q5, d2[1]
    vadd.f32 q3, q3, q7
    vmla.f32 q14, q7, d3[1]
    vld1.32 {d26, d27}, [r9]!
    vmla.f32 q4, q5, d4[1]
    vld1.32 {d2, d3}, [r9]!
    vmla.f32 q15, q7, d5[1]
    vld1.32 {d4, d5}, [r9]
    sub r9, r9, #224
    vadd.f32 q12, q3, q12
    vadd.f32 q3, q9, q6
    vadd.f32 q5, q10, q8
    vadd.f32 q0, q11, q0
    vadd.f32 q8, q14, q13
    vadd.f32 q9, q4, q1
    vadd.f32 q10, q15, q2
    vmov q11, q12
    vmov q12, q3
    vmov q13, q5
    vmov q14, q0
    vtrn.32 q11, q12
    vtrn.32 q13, q14
    vswp d23, d26
    vtrn.32 q0, q8
    vtrn.32 q9, q10
    vst1.32 {d22, d23}, [r8]
    vswp d25, d28
    vswp d1, d18
    vst1.32 {d24, d25}, [r7]
    vswp d17, d20
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d28, d29}, [r1]
    vst1.32 {d0, d1}, [r3]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
.Lotherwise_1059:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r2, #0
    bne .Lrepeat_1058
    b .Lend_1060
.Lotherwise_1057:
    movw r12, #7
.Lrepeat_1061:
    tst r5, #1
    beq .Lotherwise_1062
    vld1.32 {d28, d29}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vld1.32 {d6, d7}, [r9]!
    vadd.f32 q15, q8, q10
    vsub.f32 q4, q8, q10
    vld1.32 {d24, d25}, [r9]!
    vld1.32 {d26, d27}, [r9]!
    vadd.f32 q5, q9, q11
    vsub.f32 q8, q9, q11
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q10, q4
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q9, q15
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d4, d5}, [r2]
    vmov q11, q4
    vld1.32 {d12, d13}, [r9]!
    vadd.f32 q3, q3, q15
    vadd.f32 q14, q14, q15
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q9, q5, d1[0]
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q15, q5, d3[0]
    vmla.f32 q4, q8, d4[0]
    vld1.32 {d14, d15}, [r9]!
    vmla.f32 q3, q5, d5[0]
    vadd.f32 q8, q14, q5
    vld1.32 {d28, d29}, [r9]!
    vadd.f32 q5, q12, q13
    vsub.f32 q12, q12, q13
    vmla.f32 q9, q5, d1[1]
    vmla.f32 q10, q12, d0[1]
    vld1.32 {d26, d27}, [r9]!
    vmla.f32 q11, q12, d2[1]
    vmla.f32 q15, q5, d3[1]
    vld1.32 {d0, d1}, [r9]!
    vmla.f32 q4, q12, d4[1]
    vld1.32 {d24, d25}, [r9]!
    vmla.f32 q3, q5, d5[1]
    vld1.32 {d2, d3}, [r9]
    sub r9, r9, #224
    vadd.f32 q8, q8, q5
    vadd.f32 q2, q10, q7
    vadd.f32 q5, q8, q6
    vadd.f32 q14, q9, q14
    vadd.f32 q8, q11, q13
    vadd.f32 q9, q15, q0
    vadd.f32 q10, q4, q12
    vadd.f32 q11, q3, q1
    cmp r0, #15
    bne .Lotherwise_1063
    vmov q12, q5
    vtrn.32 q12, q2
    vtrn.32 q14, q8
    vswp d25, d28
    vswp d5, d16
    vst1.32 {d24, d25}, [r8]
    vst1.32 {d4, d5}, [r7]
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d16, d17}, [r1]
    b .Lend_1064
.Lotherwise_1063:
    tst r3, #1
    beq .Lotherwise_1065
    vst1.32 {d10[0]}, [r8]
    vst1.32 {d10[1]}, [r7]
    vst1.32 {d11[0]}, [r10]
    vst1.32 {d11[1]}, [r1]
.Lotherwise_1065:
    tst r3, #2
    beq .Lotherwise_1066
    add r0, r8, #4
    vst1.32 {d4[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d4[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d5[0]}, [r2]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_1066:
    tst r3, #4
    beq .Lotherwise_1067
    add r0, r8, #8
    vst1.32 {d28[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d28[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d29[0]}, [r2]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_1067:
    tst r3, #8
    beq .Lotherwise_1068
    add r0, r8, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1068:
.Lend_1064:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_1069
    add r0, r8, #16
    add r2, r7, #16
    add r14, r10, #16
    vmov q8, q11
    vtrn.32 q9, q10
    vtrn.32 q11, q8
    vswp d19, d22
    vswp d21, d16
    vst1.32 {d18, d19}, [r0]
    add r0, r1, #16
    vst1.32 {d20, d21}, [r2]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d16, d17}, [r0]
    b .Lend_1070
.Lotherwise_1069:
    tst r3, #16
    beq .Lotherwise_1071
    add r0, r8, #16
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1071:
    tst r3, #32
    beq .Lotherwise_1072
    add r0, r8, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1072:
    tst r3, #64
    beq .Lotherwise_1073
    add r0, r8, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1073:
    tst r3, #128
    beq .Lotherwise_1074
    add r0, r8, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1074:
.Lend_1070:
.Lotherwise_1062:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r12, #0
    bne .Lrepeat_1061
.Lend_1060:
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
.Lrepeat_1075:
    add r0, r8, r4
    vld1.32 {d24, d25}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r4
    add r1, r0, r7, lsl #1
    vld1.32 {d20, d21}, [r11]
    add r0, r8, r4
    add r11, r0, r4, lsl #2
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q3, q8, q9
    add r0, r8, r7, lsl #1
    vadd.f32 q13, q8, q9
    vld1.32 {d28, d29}, [r0]
    add r10, r8, r4, lsl #3
    vld1.32 {d30, d31}, [r1]
    vsub.f32 q4, q10, q11
    add r0, r8, r4
    vmov q5, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r0, r4, lsl #3
    vld1.32 {d12, d13}, [r11]
    vadd.f32 q7, q10, q11
    add r0, r8, r4, lsl #1
    vmov q10, q13
    movw r11, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r11, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r11, pc, r11
    vld1.32 {d2, d3}, [r11]
    add r11, r0, r4, lsl #3
    vmov q11, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    sub r9, r9, #1
    vadd.f32 q8, q12, q13
    vld1.32 {d18, d19}, [r10]
    add r0, r8, r4, lsl #3
    vmla.f32 q5, q4, d0[0]
    add r10, r0, r7
    vmla.f32 q10, q7, d1[0]
    vadd.f32 q12, q6, q13
    vmla.f32 q11, q4, d2[0]
    vadd.f32 q8, q8, q7
    vmla.f32 q13, q7, d3[0]
    vmla.f32 q3, q4, d4[0]
    vld1.32 {d8, d9}, [r1]
    add r1, r8, r7, lsl #2
    vmla.f32 q12, q7, d5[0]
    vld1.32 {d12, d13}, [r11]
    add r0, r8, r4
    add r11, r0, r7, lsl #2
    vadd.f32 q7, q14, q15
    vsub.f32 q14, q14, q15
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q5, q14, d0[1]
    vld1.32 {d30, d31}, [r10]
    add r0, r8, r4, lsl #1
    vmla.f32 q11, q14, d2[1]
    add r0, r0, r7, lsl #2
    add r8, r8, r2, lsl #2
    vadd.f32 q8, q8, q7
    vmla.f32 q13, q7, d3[1]
    vld1.32 {d0, d1}, [r1]
    vmla.f32 q3, q14, d4[1]
    vld1.32 {d28, d29}, [r11]
    vmla.f32 q12, q7, d5[1]
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q5, q4
    vadd.f32 q10, q10, q6
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #240
    vadd.f32 q8, q11, q15
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #240
    vadd.f32 q9, q13, q0
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #240
    vadd.f32 q10, q3, q14
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #240
    vadd.f32 q8, q12, q1
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #240
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #240
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #1424
    cmp r9, #0
    bne .Lrepeat_1075
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
    bne .Lotherwise_1076
    movw r2, #7
.Lrepeat_1077:
    tst r5, #1
    beq .Lotherwise_1078
    vld1.32 {d30, d31}, [r9]!
    vmov.i32 q13, #0
    add r3, r8, #12
    vld1.32 {d16, d17}, [r9]!
    add r12, r7, #12
    add r14, r10, #12
    vld1.32 {d18, d19}, [r6]
    add r11, r1, #12
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q14, q8, q10
    vld1.32 {d6, d7}, [r9]!
    vsub.f32 q4, q8, q10
    vld1.32 {d24, d25}, [r9]!
    vld1.32 {d10, d11}, [r9]!
    vadd.f32 q6, q9, q11
    vsub.f32 q9, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q8, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q10, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q11, q4
    vadd.f32 q7, q15, q14
    vmla.f32 q8, q9, d0[0]
    vmla.f32 q10, q6, d1[0]
    vmla.f32 q11, q9, d2[0]
    vadd.f32 q15, q3, q14
    vadd.f32 q3, q7, q6
    vmla.f32 q14, q6, d3[0]
    vmla.f32 q4, q9, d4[0]
    vld1.32 {d14, d15}, [r9]!
    vmla.f32 q15, q6, d5[0]
    vld1.32 {d12, d13}, [r9]!
    vadd.f32 q9, q12, q5
    vsub.f32 q12, q12, q5
    vmla.f32 q10, q9, d1[1]
    vmla.f32 q8, q12, d0[1]
    vld1.32 {d0, d1}, [r9]!
    vmla.f32 q11, q12, d2[1]
    vadd.f32 q3, q3, q9
    vmla.f32 q14, q9, d3[1]
    vld1.32 {d2, d3}, [r9]!
    vmla.f32 q4, q12, d4[1]
    vld1.32 {d24, d25}, [r9]!
    vmla.f32 q15, q9, d5[1]
    vld1.32 {d18, d19}, [r9]!
    vadd.f32 q2, q3, q7
    vld1.32 {d6, d7}, [r9]
    sub r9, r9, #224
    vadd.f32 q5, q8, q6
    vadd.f32 q0, q10, q0
    vadd.f32 q1, q11, q1
    vadd.f32 q8, q14, q12
    vadd.f32 q9, q4, q9
    vadd.f32 q10, q15, q3
    vmax.f32 q11, q13, q2
    vmax.f32 q12, q13, q5
    vmax.f32 q14, q13, q0
    vmax.f32 q15, q13, q1
    vmax.f32 q8, q13, q8
    vmax.f32 q9, q13, q9
    vmax.f32 q10, q13, q10
    vmov q13, q15
    vtrn.32 q11, q12
    vtrn.32 q14, q13
    vswp d23, d28
    vtrn.32 q15, q8
    vtrn.32 q9, q10
    vst1.32 {d22, d23}, [r8]
    vswp d25, d26
    vswp d31, d18
    vst1.32 {d24, d25}, [r7]
    vswp d17, d20
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d26, d27}, [r1]
    vst1.32 {d30, d31}, [r3]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
.Lotherwise_1078:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r2, #0
    bne .Lrepeat_1077
    b .Lend_1079
.Lotherwise_1076:
    movw r12, #7
.Lrepeat_1080:
    tst r5, #1
    beq .Lotherwise_1081
    vld1.32 {d30, d31}, [r9]!
    vmov.i32 q14, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vld1.32 {d8, d9}, [r9]!
    vadd.f32 q3, q8, q10
    vsub.f32 q5, q8, q10
    vld1.32 {d24, d25}, [r9]!
    vld1.32 {d26, d27}, [r9]!
    vadd.f32 q6, q9, q11
    vsub.f32 q8, q9, q11
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q10, q5
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q9, q3
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d4, d5}, [r2]
    vmov q11, q5
    vadd.f32 q4, q4, q3
    vadd.f32 q15, q15, q3
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q9, q6, d1[0]
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q3, q6, d3[0]
    vmla.f32 q5, q8, d4[0]
    vld1.32 {d14, d15}, [r9]!
    vmla.f32 q4, q6, d5[0]
    vadd.f32 q8, q15, q6
    vld1.32 {d30, d31}, [r9]!
    vadd.f32 q6, q12, q13
    vsub.f32 q12, q12, q13
    vmla.f32 q9, q6, d1[1]
    vmla.f32 q10, q12, d0[1]
    vld1.32 {d26, d27}, [r9]!
    vmla.f32 q11, q12, d2[1]
    vmla.f32 q3, q6, d3[1]
    vld1.32 {d0, d1}, [r9]!
    vmla.f32 q5, q12, d4[1]
    vld1.32 {d24, d25}, [r9]!
    vmla.f32 q4, q6, d5[1]
    vld1.32 {d2, d3}, [r9]!
    vadd.f32 q8, q8, q6
    vld1.32 {d4, d5}, [r9]
    sub r9, r9, #224
    vadd.f32 q10, q10, q15
    vadd.f32 q15, q8, q7
    vadd.f32 q13, q9, q13
    vadd.f32 q0, q11, q0
    vadd.f32 q8, q3, q12
    vadd.f32 q9, q5, q1
    vadd.f32 q11, q4, q2
    vmax.f32 q12, q14, q15
    vmax.f32 q10, q14, q10
    vmax.f32 q13, q14, q13
    vmax.f32 q15, q14, q0
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmax.f32 q11, q14, q11
    cmp r0, #15
    bne .Lotherwise_1082
    vtrn.32 q12, q10
    vtrn.32 q13, q15
    vswp d25, d26
    vswp d21, d30
    vst1.32 {d24, d25}, [r8]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d30, d31}, [r1]
    b .Lend_1083
.Lotherwise_1082:
    tst r3, #1
    beq .Lotherwise_1084
    vst1.32 {d24[0]}, [r8]
    vst1.32 {d24[1]}, [r7]
    vst1.32 {d25[0]}, [r10]
    vst1.32 {d25[1]}, [r1]
.Lotherwise_1084:
    tst r3, #2
    beq .Lotherwise_1085
    add r0, r8, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1085:
    tst r3, #4
    beq .Lotherwise_1086
    add r0, r8, #8
    vst1.32 {d26[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d26[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d27[0]}, [r2]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1086:
    tst r3, #8
    beq .Lotherwise_1087
    add r0, r8, #12
    vst1.32 {d30[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d30[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d31[0]}, [r2]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_1087:
.Lend_1083:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_1088
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
    b .Lend_1089
.Lotherwise_1088:
    tst r3, #16
    beq .Lotherwise_1090
    add r0, r8, #16
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1090:
    tst r3, #32
    beq .Lotherwise_1091
    add r0, r8, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1091:
    tst r3, #64
    beq .Lotherwise_1092
    add r0, r8, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1092:
    tst r3, #128
    beq .Lotherwise_1093
    add r0, r8, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1093:
.Lend_1089:
.Lotherwise_1081:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r12, #0
    bne .Lrepeat_1080
.Lend_1079:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon:
    .long 0x3f610000, 0x40290000, 0x3ec80000, 0x3fc00000
    .long 0x40100000, 0x3f200000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_by_2_input__armv7_neon
    .type nnp_winograd_f5x5_3x3_by_2_input__armv7_neon, %function
nnp_winograd_f5x5_3x3_by_2_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #32
    mov r5, r1
    ldr r4, [sp, #132]
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
    bne .Lotherwise_1094
    mov r1, r4
    movw r12, #11
.Lrepeat_1095:
    tst r5, #1
    beq .Lotherwise_1096
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
    vswp d27, d22
    vmls.f32 q8, q5, d1[0]
    vmov q7, q9
    vmla.f32 q4, q11, d0[0]
    vmls.f32 q7, q11, d1[0]
    vmls.f32 q4, q9, d0[1]
    vmls.f32 q9, q11, d2[0]
    vmov q11, q2
    vmls.f32 q2, q5, d2[0]
    vmla.f32 q11, q13, d0[0]
    vmov q13, q8
    vswp d25, d28
    vmls.f32 q11, q5, d0[1]
    vmov q5, q2
    vst1.32 {d24, d25}, [r1]!
    vswp d13, d20
    vst1.32 {d28, d29}, [r1]!
    vmla.f32 q13, q7, d1[1]
    vmls.f32 q8, q7, d1[1]
    vst1.32 {d12, d13}, [r1]!
    vswp d31, d6
    vst1.32 {d20, d21}, [r1]!
    vmla.f32 q5, q9, d2[1]
    vmls.f32 q2, q9, d2[1]
    vst1.32 {d6, d7}, [r1]
    sub r1, r1, #160
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d26, d27}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d8, d9}, [r1]!
    vst1.32 {d10, d11}, [r1]!
    vst1.32 {d4, d5}, [r1]
    sub r1, r1, #80
    b .Lend_1097
.Lotherwise_1096:
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
.Lend_1097:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #176
    cmp r12, #0
    bne .Lrepeat_1095
    b .Lend_1098
.Lotherwise_1094:
    mov r1, r4
    movw r12, #11
.Lrepeat_1099:
    tst r5, #1
    beq .Lotherwise_1100
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_1101
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
    b .Lend_1102
.Lotherwise_1101:
    vmov.i32 q12, #0
    tst r14, #1
    beq .Lotherwise_1103
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r3]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r10]
.Lotherwise_1103:
    vmov.i32 q9, #0
    tst r14, #2
    beq .Lotherwise_1104
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1104:
    vmov.i32 q13, #0
    tst r14, #4
    beq .Lotherwise_1105
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r10, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1105:
    vmov.i32 q11, #0
    tst r14, #8
    beq .Lotherwise_1106
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1106:
.Lend_1102:
    add r1, r1, #96
    vst1.32 {d18, d19}, [r1]!
    ubfx r0, r14, #4, #4
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #112
    cmp r0, #15
    bne .Lotherwise_1107
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
    vmov q2, q10
    b .Lend_1108
.Lotherwise_1107:
    vmov.i32 q15, #0
    tst r14, #16
    beq .Lotherwise_1109
    add r0, r6, #16
    vld1.32 {d30[0]}, [r0]
    add r0, r3, #16
    add r11, r9, #16
    vld1.32 {d30[1]}, [r0]
    add r0, r10, #16
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1109:
    vmov.i32 q9, #0
    tst r14, #32
    beq .Lotherwise_1110
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1110:
    vmov.i32 q2, #0
    tst r14, #64
    beq .Lotherwise_1111
    add r0, r6, #24
    vld1.32 {d4[0]}, [r0]
    add r0, r3, #24
    add r11, r9, #24
    vld1.32 {d4[1]}, [r0]
    add r0, r10, #24
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_1111:
    vmov.i32 q11, #0
    tst r14, #128
    beq .Lotherwise_1112
    add r0, r6, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #28
    add r11, r9, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #28
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1112:
.Lend_1108:
    add r1, r1, #128
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #144
    tst r14, #256
    beq .Lotherwise_1113
    add r0, r6, #32
    vld1.32 {d16[0]}, [r0]
    add r0, r3, #32
    add r11, r9, #32
    vld1.32 {d16[1]}, [r0]
    add r0, r10, #32
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1113:
    vmov.i32 q9, #0
    tst r14, #512
    beq .Lotherwise_1114
    add r0, r6, #36
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #36
    add r11, r9, #36
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #36
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1114:
    vmov.i32 q10, #0
    tst r14, #1024
    beq .Lotherwise_1115
    add r0, r6, #40
    vld1.32 {d20[0]}, [r0]
    add r0, r3, #40
    add r11, r9, #40
    vld1.32 {d20[1]}, [r0]
    add r0, r10, #40
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_1115:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q8
    add r1, r1, #160
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q14, q2
    vmls.f32 q11, q15, d1[0]
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #160
    vmov q9, q8
    vmla.f32 q10, q13, d0[0]
    vmls.f32 q8, q15, d2[0]
    vmls.f32 q14, q13, d1[0]
    vmla.f32 q9, q12, d0[0]
    vmls.f32 q10, q2, d0[1]
    vmls.f32 q2, q13, d2[0]
    vmov q12, q11
    vmls.f32 q9, q15, d0[1]
    vmov q13, q8
    vmla.f32 q12, q14, d1[1]
    vmls.f32 q11, q14, d1[1]
    vmla.f32 q13, q2, d2[1]
    vst1.32 {d18, d19}, [r1]!
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d24, d25}, [r1]!
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d26, d27}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #80
    b .Lend_1116
.Lotherwise_1100:
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
.Lend_1116:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #176
    cmp r12, #0
    bne .Lrepeat_1099
.Lend_1098:
    lsl r3, r8, #2
    movw r0, #11
    add r12, r3, r3, lsl #1
    mul r0, r8, r0
    str r0, [sp, #16]
    movw r5, #11
.Lrepeat_1117:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #176
    add r6, r7, r12, lsl #1
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #176
    add r0, r7, r3
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #176
    add r14, r0, r12, lsl #1
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #176
    add r8, r7, r3, lsl #3
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #176
    add r0, r7, r3
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #176
    add r9, r0, r3, lsl #3
    vld1.32 {d4, d5}, [r4]
    add r4, r4, #176
    add r0, r7, r3, lsl #1
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #176
    add r2, r0, r3, lsl #3
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #176
    vmov q4, q2
    add r10, r7, r3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r1, r7, r3, lsl #1
    add r11, r7, r12
    vmov q5, q3
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #176
    vld1.32 {d12, d13}, [r4]
    vmov q7, q3
    sub r5, r5, #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    str r0, [sp, #0]
    vmls.f32 q5, q15, d1[0]
    sub r4, r4, #1744
    vmla.f32 q6, q10, d0[0]
    vst1.32 {d18, d19}, [r6]
    add r6, r7, r3, lsl #2
    vmls.f32 q3, q15, d2[0]
    vst1.32 {d22, d23}, [r14]
    add r0, r7, r3
    vmls.f32 q4, q10, d1[0]
    vst1.32 {d24, d25}, [r8]
    add r0, r0, r3, lsl #2
    vmla.f32 q7, q8, d0[0]
    vst1.32 {d26, d27}, [r9]
    vmls.f32 q6, q2, d0[1]
    vst1.32 {d28, d29}, [r2]
    vmls.f32 q2, q10, d2[0]
    vmov q8, q5
    vmls.f32 q7, q15, d0[1]
    vmov q9, q3
    vmla.f32 q8, q4, d1[1]
    vmls.f32 q5, q4, d1[1]
    vmla.f32 q9, q2, d2[1]
    vst1.32 {d14, d15}, [r7]
    ldr r2, [sp, #16]
    add r7, r7, r2, lsl #2
    vmls.f32 q3, q2, d2[1]
    vst1.32 {d16, d17}, [r10]
    vst1.32 {d10, d11}, [r1]
    vst1.32 {d12, d13}, [r11]
    vst1.32 {d18, d19}, [r6]
    vst1.32 {d6, d7}, [r0]
    cmp r5, #0
    bne .Lrepeat_1117
    add sp, sp, #32
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_by_2_input__armv7_neon, . - nnp_winograd_f5x5_3x3_by_2_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon:
    .long 0x3f91a2b4, 0x3df4c401, 0x3e379301, 0xbf303b34
    .long 0x3edc4a01, 0x00000000, 0x00000000, 0x00000000

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
.Lrepeat_1118:
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
    bne .Lrepeat_1118
    lsl r14, r3, #2
    movw r0, #7
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_1119:
    vld1.32 {d16, d17}, [r5]!
    movw r9, #7
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[1]
    vld1.32 {d22, d23}, [r5]!
    vmul.f32 q12, q8, d1[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q13, q10
    vmov q14, q12
    vmla.f32 q13, q11, d1[0]
    vmls.f32 q10, q11, d1[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q14, q11, d2[0]
    vmla.f32 q12, q11, d2[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[1]
    vld1.32 {d22, d23}, [r5]!
    vmul.f32 q12, q8, d1[1]
    vmov q13, q10
    vmov q14, q12
    vmla.f32 q13, q11, d1[0]
    vmls.f32 q10, q11, d1[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q14, q11, d2[0]
    vmla.f32 q12, q11, d2[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[1]
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #128
    vmul.f32 q12, q8, d1[1]
    vmov q13, q10
    vmov q14, q12
    vmla.f32 q13, q11, d1[0]
    vmls.f32 q10, q11, d1[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q14, q11, d2[0]
    vmla.f32 q12, q11, d2[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #320
    mov r1, r4
.Lrepeat_1120:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #112
    add r2, r6, r14
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #112
    add r3, r6, r14, lsl #1
    vmul.f32 q10, q8, d0[1]
    vld1.32 {d22, d23}, [r1]
    add r10, r6, r7
    vmul.f32 q12, q8, d1[1]
    add r11, r6, r14, lsl #2
    add r0, r6, r14
    vmov q13, q10
    add r0, r0, r14, lsl #2
    sub r9, r9, #1
    vmov q14, q12
    sub r1, r1, #208
    vmla.f32 q13, q11, d1[0]
    vmls.f32 q10, q11, d1[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q14, q11, d2[0]
    vmla.f32 q12, q11, d2[0]
    vst1.32 {d16, d17}, [r6]
    vst1.32 {d26, d27}, [r2]
    add r2, r6, r7, lsl #1
    add r6, r6, r12, lsl #2
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d28, d29}, [r11]
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d18, d19}, [r2]
    cmp r9, #0
    bne .Lrepeat_1120
    movw r0, #7
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r8, #0
    bne .Lrepeat_1119
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon, . - nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x40a20000, 0x3e1c4000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon
    .type nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon, %function
nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r14, [sp, #88]
    lsl r4, r1, #2
    ldr r5, [sp, #84]
    movw r12, #11
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #11
.Lrepeat_1121:
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r4
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r1, r0, r4, lsl #2
    add r11, r8, r7
    vld1.32 {d20, d21}, [r10]
    add r10, r8, r7, lsl #1
    add r0, r8, r4
    vld1.32 {d22, d23}, [r1]
    vsub.f32 q12, q8, q9
    add r1, r0, r7, lsl #1
    vadd.f32 q13, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    add r0, r8, r4, lsl #3
    vld1.32 {d16, d17}, [r8]
    vsub.f32 q14, q10, q11
    sub r9, r9, #1
    vld1.32 {d30, d31}, [r11]
    vmul.f32 q2, q12, d0[0]
    add r11, r8, r4
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r10]
    add r10, r11, r4, lsl #3
    vmul.f32 q3, q13, d1[0]
    vld1.32 {d8, d9}, [r1]
    add r1, r8, r4, lsl #1
    vmul.f32 q11, q12, d2[0]
    vld1.32 {d24, d25}, [r0]
    add r0, r1, r4, lsl #3
    vadd.f32 q8, q8, q13
    vld1.32 {d10, d11}, [r10]
    add r8, r8, r2, lsl #2
    vmla.f32 q15, q13, d3[0]
    vld1.32 {d26, d27}, [r0]
    vmla.f32 q2, q14, d0[1]
    vmla.f32 q3, q9, d1[1]
    vmla.f32 q11, q14, d2[1]
    vadd.f32 q8, q8, q9
    vmla.f32 q15, q9, d3[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q2, q4
    vadd.f32 q10, q3, q12
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #176
    vadd.f32 q8, q11, q5
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #176
    vadd.f32 q9, q15, q13
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #176
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #176
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #688
    cmp r9, #0
    bne .Lrepeat_1121
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
    bne .Lotherwise_1122
    movw r2, #5
.Lrepeat_1123:
    tst r5, #1
    beq .Lotherwise_1124
    vld1.32 {d16, d17}, [r9]!
    add r3, r8, #4
    add r12, r7, #4
    vld1.32 {d18, d19}, [r9]!
    add r14, r10, #4
    add r11, r1, #4
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d28, d29}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q15, q9, q10
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q9, q9, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q4, q8, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q3, q11, q12
    vsub.f32 q8, q11, q12
    vld1.32 {d22, d23}, [r9]!
    vmul.f32 q12, q9, d0[0]
    vld1.32 {d26, d27}, [r9]!
    vmul.f32 q2, q15, d1[0]
    vld1.32 {d10, d11}, [r9]!
    vmul.f32 q9, q9, d2[0]
    vld1.32 {d20, d21}, [r9]!
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d12, d13}, [r9]
    sub r9, r9, #160
    vmla.f32 q2, q3, d1[1]
    vld1.32 {d0, d1}, [r6]
    vmla.f32 q9, q8, d2[1]
    vmla.f32 q14, q15, d3[0]
    vadd.f32 q8, q4, q3
    vmla.f32 q14, q3, d3[1]
    vadd.f32 q8, q8, q11
    vadd.f32 q11, q12, q13
    vadd.f32 q12, q2, q5
    vadd.f32 q9, q9, q10
    vadd.f32 q10, q14, q6
    vadd.f32 q8, q8, q0
    vadd.f32 q11, q11, q0
    vadd.f32 q12, q12, q0
    vadd.f32 q9, q9, q0
    vadd.f32 q10, q10, q0
    vmov q13, q11
    vmov q14, q12
    vmov q15, q9
    vtrn.32 q8, q13
    vtrn.32 q14, q15
    vswp d17, d28
    vtrn.32 q11, q12
    vtrn.32 q9, q10
    vst1.32 {d16, d17}, [r8]
    vswp d27, d30
    vswp d23, d18
    vst1.32 {d26, d27}, [r7]
    vswp d25, d20
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
.Lotherwise_1124:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r2, #0
    bne .Lrepeat_1123
    b .Lend_1125
.Lotherwise_1122:
    movw r12, #5
.Lrepeat_1126:
    tst r5, #1
    beq .Lotherwise_1127
    vld1.32 {d16, d17}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d28, d29}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q9, q9, q10
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q3, q8, q2
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q4, q11, q12
    vsub.f32 q8, q11, q12
    vld1.32 {d22, d23}, [r9]!
    vmul.f32 q12, q9, d0[0]
    vld1.32 {d26, d27}, [r9]!
    vmul.f32 q15, q2, d1[0]
    vld1.32 {d10, d11}, [r9]!
    vmul.f32 q10, q9, d2[0]
    vld1.32 {d12, d13}, [r9]!
    vmla.f32 q14, q2, d3[0]
    vld1.32 {d18, d19}, [r9]
    sub r9, r9, #160
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d4, d5}, [r6]
    vmla.f32 q15, q4, d1[1]
    vmla.f32 q10, q8, d2[1]
    vmla.f32 q14, q4, d3[1]
    vadd.f32 q8, q3, q4
    vadd.f32 q12, q12, q13
    vadd.f32 q8, q8, q11
    vadd.f32 q11, q15, q5
    vadd.f32 q10, q10, q6
    vadd.f32 q9, q14, q9
    vadd.f32 q8, q8, q2
    vadd.f32 q12, q12, q2
    vadd.f32 q11, q11, q2
    vadd.f32 q10, q10, q2
    vadd.f32 q9, q9, q2
    cmp r0, #15
    bne .Lotherwise_1128
    vtrn.32 q8, q12
    vtrn.32 q11, q10
    vswp d17, d22
    vswp d25, d20
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d24, d25}, [r7]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d20, d21}, [r1]
    b .Lend_1129
.Lotherwise_1128:
    tst r3, #1
    beq .Lotherwise_1130
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_1130:
    tst r3, #2
    beq .Lotherwise_1131
    add r0, r8, #4
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1131:
    tst r3, #4
    beq .Lotherwise_1132
    add r0, r8, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1132:
    tst r3, #8
    beq .Lotherwise_1133
    add r0, r8, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1133:
.Lend_1129:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_1134
    add r0, r8, #16
    add r2, r7, #16
    vmov q8, q9
    add r14, r10, #16
    add r11, r1, #16
    vmov q10, q9
    vmov q11, q9
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vswp d17, d22
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r11]
    b .Lend_1135
.Lotherwise_1134:
    tst r3, #16
    beq .Lotherwise_1136
    add r0, r8, #16
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1136:
    tst r3, #32
    beq .Lotherwise_1137
    add r0, r8, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1137:
    tst r3, #64
    beq .Lotherwise_1138
    add r0, r8, #24
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1138:
    tst r3, #128
    beq .Lotherwise_1139
    add r0, r8, #28
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1139:
.Lend_1135:
.Lotherwise_1127:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r12, #0
    bne .Lrepeat_1126
.Lend_1125:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon, . - nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x40a20000, 0x3e1c4000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r14, [sp, #104]
    lsl r4, r1, #2
    ldr r5, [sp, #100]
    movw r12, #11
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #11
.Lrepeat_1140:
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r4
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r1, r0, r4, lsl #2
    add r11, r8, r7
    vld1.32 {d20, d21}, [r10]
    add r10, r8, r7, lsl #1
    add r0, r8, r4
    vld1.32 {d22, d23}, [r1]
    vsub.f32 q12, q8, q9
    add r1, r0, r7, lsl #1
    vadd.f32 q13, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    add r0, r8, r4, lsl #3
    vld1.32 {d16, d17}, [r8]
    vsub.f32 q14, q10, q11
    sub r9, r9, #1
    vld1.32 {d30, d31}, [r11]
    vmul.f32 q2, q12, d0[0]
    add r11, r8, r4
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r10]
    add r10, r11, r4, lsl #3
    vmul.f32 q3, q13, d1[0]
    vld1.32 {d8, d9}, [r1]
    add r1, r8, r4, lsl #1
    vmul.f32 q11, q12, d2[0]
    vld1.32 {d24, d25}, [r0]
    add r0, r1, r4, lsl #3
    vadd.f32 q8, q8, q13
    vld1.32 {d10, d11}, [r10]
    add r8, r8, r2, lsl #2
    vmla.f32 q15, q13, d3[0]
    vld1.32 {d26, d27}, [r0]
    vmla.f32 q2, q14, d0[1]
    vmla.f32 q3, q9, d1[1]
    vmla.f32 q11, q14, d2[1]
    vadd.f32 q8, q8, q9
    vmla.f32 q15, q9, d3[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q2, q4
    vadd.f32 q10, q3, q12
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #176
    vadd.f32 q8, q11, q5
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #176
    vadd.f32 q9, q15, q13
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #176
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #176
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #688
    cmp r9, #0
    bne .Lrepeat_1140
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
    bne .Lotherwise_1141
    movw r2, #5
.Lrepeat_1142:
    tst r5, #1
    beq .Lotherwise_1143
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q14, #0
    add r3, r8, #4
    vld1.32 {d18, d19}, [r9]!
    add r12, r7, #4
    add r14, r10, #4
    vld1.32 {d20, d21}, [r9]!
    add r11, r1, #4
    vld1.32 {d30, d31}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q9, q9, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q4, q8, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q5, q11, q12
    vsub.f32 q10, q11, q12
    vld1.32 {d22, d23}, [r9]!
    vmul.f32 q12, q9, d0[0]
    vld1.32 {d26, d27}, [r9]!
    vmul.f32 q3, q2, d1[0]
    vld1.32 {d12, d13}, [r9]!
    vmul.f32 q8, q9, d2[0]
    vld1.32 {d18, d19}, [r9]!
    vmla.f32 q12, q10, d0[1]
    vld1.32 {d14, d15}, [r9]
    sub r9, r9, #160
    vmla.f32 q3, q5, d1[1]
    vld1.32 {d0, d1}, [r6]
    vmla.f32 q8, q10, d2[1]
    vmla.f32 q15, q2, d3[0]
    vadd.f32 q10, q4, q5
    vmla.f32 q15, q5, d3[1]
    vadd.f32 q10, q10, q11
    vadd.f32 q11, q12, q13
    vadd.f32 q12, q3, q6
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q15, q7
    vadd.f32 q10, q10, q0
    vadd.f32 q11, q11, q0
    vadd.f32 q12, q12, q0
    vadd.f32 q8, q8, q0
    vadd.f32 q9, q9, q0
    vmax.f32 q10, q14, q10
    vmax.f32 q11, q14, q11
    vmax.f32 q12, q14, q12
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmov q13, q11
    vmov q14, q12
    vmov q15, q8
    vtrn.32 q10, q13
    vtrn.32 q14, q15
    vswp d21, d28
    vtrn.32 q11, q12
    vtrn.32 q8, q9
    vst1.32 {d20, d21}, [r8]
    vswp d27, d30
    vswp d23, d16
    vst1.32 {d26, d27}, [r7]
    vswp d25, d18
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r11]
.Lotherwise_1143:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r2, #0
    bne .Lrepeat_1142
    b .Lend_1144
.Lotherwise_1141:
    movw r12, #5
.Lrepeat_1145:
    tst r5, #1
    beq .Lotherwise_1146
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q15, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d4, d5}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q3, q9, q10
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q9, q9, q10
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q4, q8, q3
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q5, q11, q12
    vsub.f32 q10, q11, q12
    vld1.32 {d22, d23}, [r9]!
    vmul.f32 q12, q9, d0[0]
    vld1.32 {d26, d27}, [r9]!
    vmul.f32 q14, q3, d1[0]
    vld1.32 {d12, d13}, [r9]!
    vmul.f32 q9, q9, d2[0]
    vld1.32 {d14, d15}, [r9]!
    vmla.f32 q2, q3, d3[0]
    vld1.32 {d16, d17}, [r9]
    sub r9, r9, #160
    vmla.f32 q12, q10, d0[1]
    vld1.32 {d6, d7}, [r6]
    vmla.f32 q14, q5, d1[1]
    vmla.f32 q9, q10, d2[1]
    vmla.f32 q2, q5, d3[1]
    vadd.f32 q10, q4, q5
    vadd.f32 q12, q12, q13
    vadd.f32 q10, q10, q11
    vadd.f32 q11, q14, q6
    vadd.f32 q9, q9, q7
    vadd.f32 q8, q2, q8
    vadd.f32 q10, q10, q3
    vadd.f32 q12, q12, q3
    vadd.f32 q11, q11, q3
    vadd.f32 q9, q9, q3
    vadd.f32 q8, q8, q3
    vmax.f32 q10, q15, q10
    vmax.f32 q12, q15, q12
    vmax.f32 q11, q15, q11
    vmax.f32 q9, q15, q9
    vmax.f32 q8, q15, q8
    cmp r0, #15
    bne .Lotherwise_1147
    vtrn.32 q10, q12
    vtrn.32 q11, q9
    vswp d21, d22
    vswp d25, d18
    vst1.32 {d20, d21}, [r8]
    vst1.32 {d24, d25}, [r7]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d18, d19}, [r1]
    b .Lend_1148
.Lotherwise_1147:
    tst r3, #1
    beq .Lotherwise_1149
    vst1.32 {d20[0]}, [r8]
    vst1.32 {d20[1]}, [r7]
    vst1.32 {d21[0]}, [r10]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_1149:
    tst r3, #2
    beq .Lotherwise_1150
    add r0, r8, #4
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1150:
    tst r3, #4
    beq .Lotherwise_1151
    add r0, r8, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1151:
    tst r3, #8
    beq .Lotherwise_1152
    add r0, r8, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1152:
.Lend_1148:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_1153
    add r0, r8, #16
    add r2, r7, #16
    vmov q9, q8
    add r14, r10, #16
    add r11, r1, #16
    vmov q10, q8
    vmov q11, q8
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r0]
    vst1.32 {d18, d19}, [r2]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r11]
    b .Lend_1154
.Lotherwise_1153:
    tst r3, #16
    beq .Lotherwise_1155
    add r0, r8, #16
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1155:
    tst r3, #32
    beq .Lotherwise_1156
    add r0, r8, #20
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1156:
    tst r3, #64
    beq .Lotherwise_1157
    add r0, r8, #24
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1157:
    tst r3, #128
    beq .Lotherwise_1158
    add r0, r8, #28
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1158:
.Lend_1154:
.Lotherwise_1146:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r12, #0
    bne .Lrepeat_1145
.Lend_1144:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
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
    bne .Lotherwise_1159
    mov r2, r5
    movw r3, #7
.Lrepeat_1160:
    tst r10, #1
    beq .Lotherwise_1161
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
    b .Lend_1162
.Lotherwise_1161:
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
.Lend_1162:
    sub r3, r3, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r2, r2, #112
    cmp r3, #0
    bne .Lrepeat_1160
    b .Lend_1163
.Lotherwise_1159:
    mov r3, r5
    movw r12, #7
.Lrepeat_1164:
    tst r10, #1
    beq .Lotherwise_1165
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_1166
    vld1.32 {d16, d17}, [r7]
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_1167
.Lotherwise_1166:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_1168
    vld1.32 {d16[0]}, [r7]
    vld1.32 {d16[1]}, [r4]
    vld1.32 {d17[0]}, [r6]
    vld1.32 {d17[1]}, [r1]
.Lotherwise_1168:
    vmov.i32 q9, #0
    tst r2, #2
    beq .Lotherwise_1169
    add r0, r7, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #4
    add r11, r6, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1169:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_1170
    add r0, r7, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r4, #8
    add r11, r6, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_1170:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_1171
    add r0, r7, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #12
    add r11, r6, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1171:
.Lend_1167:
    add r3, r3, #64
    vmov.i32 q12, #0
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d22, d23}, [r3]
    sub r3, r3, #80
    tst r2, #16
    beq .Lotherwise_1172
    add r0, r7, #16
    vld1.32 {d24[0]}, [r0]
    add r0, r4, #16
    add r11, r6, #16
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_1172:
    vmov.i32 q9, #0
    tst r2, #32
    beq .Lotherwise_1173
    add r0, r7, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #20
    add r11, r6, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1173:
    vmov.i32 q11, #0
    tst r2, #64
    beq .Lotherwise_1174
    add r0, r7, #24
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #24
    add r11, r6, #24
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1174:
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
    b .Lend_1175
.Lotherwise_1165:
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
.Lend_1175:
    sub r12, r12, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r3, r3, #112
    cmp r12, #0
    bne .Lrepeat_1164
.Lend_1163:
    lsl r4, r9, #2
    movw r0, #7
    add r6, r4, r4, lsl #1
    mul r0, r9, r0
    movw r1, #7
.Lrepeat_1176:
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
    bne .Lrepeat_1176
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
.Lrepeat_1177:
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
    bne .Lrepeat_1177
    lsl r7, r3, #2
    movw r0, #5
    add r8, r7, r7, lsl #1
    mul r9, r3, r0
    movw r10, #4
.Lrepeat_1178:
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
.Lrepeat_1179:
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
    bne .Lrepeat_1179
    movw r0, #5
    mul r0, r9, r0
    sub r6, r6, r0, lsl #2
    sub r10, r10, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r10, #0
    bne .Lrepeat_1178
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
.Lrepeat_1180:
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
    bne .Lrepeat_1180
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_1181
    movw r0, #3
.Lrepeat_1182:
    tst r6, #1
    beq .Lotherwise_1183
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
.Lotherwise_1183:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r0, #0
    bne .Lrepeat_1182
    b .Lend_1184
.Lotherwise_1181:
    movw r9, #3
.Lrepeat_1185:
    tst r6, #1
    beq .Lotherwise_1186
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
    bne .Lotherwise_1187
    vmov q11, q10
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_1188
.Lotherwise_1187:
    tst r2, #1
    beq .Lotherwise_1189
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_1189:
    tst r2, #2
    beq .Lotherwise_1190
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1190:
    tst r2, #4
    beq .Lotherwise_1191
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1191:
    tst r2, #8
    beq .Lotherwise_1192
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1192:
.Lend_1188:
.Lotherwise_1186:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_1185
.Lend_1184:
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
.Lrepeat_1193:
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
    bne .Lrepeat_1193
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_1194
    movw r0, #3
.Lrepeat_1195:
    tst r6, #1
    beq .Lotherwise_1196
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
.Lotherwise_1196:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r0, #0
    bne .Lrepeat_1195
    b .Lend_1197
.Lotherwise_1194:
    movw r9, #3
.Lrepeat_1198:
    tst r6, #1
    beq .Lotherwise_1199
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
    bne .Lotherwise_1200
    vmov q11, q10
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_1201
.Lotherwise_1200:
    tst r2, #1
    beq .Lotherwise_1202
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_1202:
    tst r2, #2
    beq .Lotherwise_1203
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1203:
    tst r2, #4
    beq .Lotherwise_1204
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1204:
    tst r2, #8
    beq .Lotherwise_1205
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1205:
.Lend_1201:
.Lotherwise_1199:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_1198
.Lend_1197:
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
    mov r14, r1
    ldr r4, [sp, #52]
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
    bne .Lotherwise_1206
    mov r2, r4
    movw r10, #6
.Lrepeat_1207:
    tst r14, #1
    beq .Lotherwise_1208
    vld1.32 {d16, d17}, [r6]
    ubfx r0, r7, #4, #2
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vmov q13, q8
    vld1.32 {d16, d17}, [r1]
    vmov q11, q9
    vmov q12, q10
    vmov q14, q8
    vtrn.32 q13, q11
    vtrn.32 q12, q14
    vswp d27, d24
    vswp d23, d28
    vst1.32 {d26, d27}, [r2]
    cmp r0, #3
    bne .Lotherwise_1209
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_1210
.Lotherwise_1209:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_1211
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1211:
    vmov.i32 q15, #0
    tst r7, #32
    beq .Lotherwise_1212
    add r0, r6, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1212:
.Lend_1210:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q9, q13
    add r2, r2, #80
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
    vst1.32 {d30, d31}, [r2]
    sub r2, r2, #64
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
    vst1.32 {d20, d21}, [r2]!
    vmla.f32 q15, q11, d4[1]
    vmls.f32 q13, q11, d4[1]
    vst1.32 {d6, d7}, [r2]!
    vst1.32 {d28, d29}, [r2]!
    vst1.32 {d18, d19}, [r2]
    add r2, r2, #32
    vst1.32 {d30, d31}, [r2]!
    vst1.32 {d26, d27}, [r2]
    sub r2, r2, #112
    b .Lend_1213
.Lotherwise_1208:
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
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #112
.Lend_1213:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #128
    cmp r10, #0
    bne .Lrepeat_1207
    b .Lend_1214
.Lotherwise_1206:
    mov r2, r4
    movw r10, #6
.Lrepeat_1215:
    tst r14, #1
    beq .Lotherwise_1216
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_1217
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q14, q8
    vmov q12, q9
    vmov q13, q10
    b .Lend_1218
.Lotherwise_1217:
    vmov.i32 q14, #0
    tst r7, #1
    beq .Lotherwise_1219
    vld1.32 {d28[0]}, [r6]
    vld1.32 {d28[1]}, [r12]
    vld1.32 {d29[0]}, [r9]
    vld1.32 {d29[1]}, [r1]
.Lotherwise_1219:
    vmov.i32 q12, #0
    tst r7, #2
    beq .Lotherwise_1220
    add r0, r6, #4
    vld1.32 {d24[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_1220:
    vmov.i32 q13, #0
    tst r7, #4
    beq .Lotherwise_1221
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1221:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_1222
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1222:
.Lend_1218:
    ubfx r0, r7, #4, #2
    vst1.32 {d28, d29}, [r2]
    cmp r0, #3
    bne .Lotherwise_1223
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_1224
.Lotherwise_1223:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_1225
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1225:
    vmov.i32 q15, #0
    tst r7, #32
    beq .Lotherwise_1226
    add r0, r6, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1226:
.Lend_1224:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q9, q14
    add r2, r2, #80
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
    vst1.32 {d30, d31}, [r2]
    sub r2, r2, #64
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
    vst1.32 {d20, d21}, [r2]!
    vmla.f32 q15, q12, d4[1]
    vmls.f32 q11, q12, d4[1]
    vst1.32 {d6, d7}, [r2]!
    vst1.32 {d28, d29}, [r2]!
    vst1.32 {d18, d19}, [r2]
    add r2, r2, #32
    vst1.32 {d30, d31}, [r2]!
    vst1.32 {d22, d23}, [r2]
    sub r2, r2, #112
    b .Lend_1227
.Lotherwise_1216:
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
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #112
.Lend_1227:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #128
    cmp r10, #0
    bne .Lrepeat_1215
.Lend_1214:
    lsl r14, r8, #2
    add r6, r14, r14, lsl #1
    lsl r7, r8, #3
    movw r8, #8
.Lrepeat_1228:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #128
    add r0, r5, r14
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #128
    add r9, r0, r14, lsl #2
    vld1.32 {d18, d19}, [r4]
    vmov q10, q8
    add r4, r4, #128
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q3, q8
    add r10, r5, r14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q11, q8, q9
    add r2, r5, r14, lsl #1
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #128
    vmla.f32 q10, q9, d1[0]
    add r3, r5, r6
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #128
    vmla.f32 q3, q9, d3[0]
    add r12, r5, r14, lsl #2
    vld1.32 {d28, d29}, [r4]
    add r11, r5, r6, lsl #1
    vmov q4, q15
    add r0, r5, r14
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    add r0, r0, r6, lsl #1
    vmla.f32 q10, q13, d1[1]
    sub r8, r8, #1
    vst1.32 {d16, d17}, [r5]
    add r5, r5, r7, lsl #2
    vadd.f32 q8, q11, q13
    sub r4, r4, #624
    vst1.32 {d28, d29}, [r9]
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
    vst1.32 {d20, d21}, [r10]
    vmla.f32 q14, q15, d4[1]
    vmls.f32 q11, q15, d4[1]
    vst1.32 {d26, d27}, [r2]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d28, d29}, [r11]
    vst1.32 {d22, d23}, [r0]
    cmp r8, #0
    bne .Lrepeat_1228
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
    ldr r14, [sp, #40]
    lsl r4, r1, #2
    ldr r5, [sp, #36]
    mov r6, r2
    mov r12, r3
    add r7, r4, r4, lsl #1
    mov r8, r0
    lsl r2, r1, #3
    mov r3, r14
    movw r9, #8
.Lrepeat_1229:
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
    add r0, r8, r4
    add r11, r8, r7, lsl #1
    vld1.32 {d24, d25}, [r10]
    vadd.f32 q13, q9, q10
    add r0, r0, r7, lsl #1
    vld1.32 {d28, d29}, [r1]
    vsub.f32 q1, q9, q10
    sub r9, r9, #1
    vld1.32 {d18, d19}, [r11]
    vsub.f32 q10, q11, q12
    add r8, r8, r2, lsl #2
    vld1.32 {d30, d31}, [r0]
    vadd.f32 q11, q11, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q12, q14, q13
    vadd.f32 q8, q8, q13
    vsub.f32 q13, q9, q15
    vmla.f32 q1, q10, d0[0]
    vadd.f32 q9, q9, q15
    vmla.f32 q12, q11, d1[0]
    vadd.f32 q8, q8, q11
    vmla.f32 q1, q13, d0[1]
    vmla.f32 q12, q9, d1[1]
    vadd.f32 q8, q8, q9
    vst1.32 {d16, d17}, [r3]
    add r3, r3, #128
    vst1.32 {d2, d3}, [r3]
    add r3, r3, #128
    vst1.32 {d24, d25}, [r3]
    sub r3, r3, #240
    cmp r9, #0
    bne .Lrepeat_1229
    ldr r0, [r5]
    mov r4, r12
    ldr r2, [r5, #12]
    lsl r0, r0, #2
    ldr r3, [r5, #4]
    add r12, r4, r0
    add r7, r12, r0
    ldr r5, [r5, #8]
    add r8, r7, r0
    cmp r2, #7
    bne .Lotherwise_1230
    movw r0, #3
.Lrepeat_1231:
    tst r5, #1
    beq .Lotherwise_1232
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r14]!
    vld1.32 {d24, d25}, [r14]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d26, d27}, [r14]!
    vadd.f32 q14, q9, q11
    vld1.32 {d30, d31}, [r14]!
    vsub.f32 q1, q9, q11
    vld1.32 {d18, d19}, [r14]
    vsub.f32 q11, q12, q10
    sub r14, r14, #112
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q10, q12, q10
    vsub.f32 q12, q15, q9
    vadd.f32 q8, q8, q14
    vmla.f32 q1, q11, d0[0]
    vadd.f32 q11, q13, q14
    vadd.f32 q9, q15, q9
    vadd.f32 q8, q8, q10
    vmla.f32 q1, q12, d0[1]
    vmla.f32 q11, q10, d1[0]
    vadd.f32 q8, q8, q9
    vmla.f32 q11, q9, d1[1]
    vmov q9, q1
    vzip.32 q8, q1
    vstr d16, [r4]
    vzip.32 q9, q11
    vstr d17, [r12]
    vstr d2, [r7]
    vstr d3, [r8]
    vstr d18, [r4, #4]
    vstr d19, [r12, #4]
    vstr d22, [r7, #4]
    vstr d23, [r8, #4]
.Lotherwise_1232:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #128
    cmp r0, #0
    bne .Lrepeat_1231
    b .Lend_1233
.Lotherwise_1230:
    movw r9, #3
.Lrepeat_1234:
    tst r5, #1
    beq .Lotherwise_1235
    vld1.32 {d16, d17}, [r14]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d24, d25}, [r14]!
    vld1.32 {d26, d27}, [r14]!
    vadd.f32 q14, q9, q11
    vld1.32 {d30, d31}, [r14]!
    vsub.f32 q1, q9, q11
    vld1.32 {d18, d19}, [r14]
    vadd.f32 q11, q10, q12
    sub r14, r14, #112
    vsub.f32 q10, q10, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q14
    vadd.f32 q12, q13, q14
    vadd.f32 q13, q15, q9
    vsub.f32 q9, q15, q9
    vadd.f32 q8, q8, q11
    vmla.f32 q1, q10, d0[0]
    vmla.f32 q12, q11, d1[0]
    vadd.f32 q8, q8, q13
    vmla.f32 q1, q9, d0[1]
    vmla.f32 q12, q13, d1[1]
    cmp r0, #15
    bne .Lotherwise_1236
    vmov q9, q12
    vtrn.32 q8, q1
    vtrn.32 q12, q9
    vswp d17, d24
    vswp d3, d18
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d2, d3}, [r12]
    vst1.32 {d24, d25}, [r7]
    vst1.32 {d18, d19}, [r8]
    b .Lend_1237
.Lotherwise_1236:
    tst r2, #1
    beq .Lotherwise_1238
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_1238:
    tst r2, #2
    beq .Lotherwise_1239
    add r0, r4, #4
    vst1.32 {d2[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d2[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d3[0]}, [r1]
    vst1.32 {d3[1]}, [r0]
.Lotherwise_1239:
    tst r2, #4
    beq .Lotherwise_1240
    add r0, r4, #8
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d24[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1240:
    tst r2, #8
    beq .Lotherwise_1241
    add r0, r4, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1241:
.Lend_1237:
.Lotherwise_1235:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #128
    cmp r9, #0
    bne .Lrepeat_1234
.Lend_1233:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon

    .section .note.GNU-stack, "", %progbits
