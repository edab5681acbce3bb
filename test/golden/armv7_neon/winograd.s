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
    vmov q11, q8
    vld1.32 {d16, d17}, [r9]!
    vmov q2, q9
    vld1.32 {d18, d19}, [r5]
    vmov q15, q10
    sub r5, r5, #16
    vld1.32 {d20, d21}, [r12]
    vmov q3, q8
    sub r12, r12, #16
    vld1.32 {d16, d17}, [r8]
    vmov q14, q9
    sub r8, r8, #16
    vld1.32 {d18, d19}, [r9]
    vmov q4, q10
    sub r9, r9, #16
    vmov q5, q8
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
    vtrn.32 q14, q4
    vtrn.32 q5, q9
    vtrn.32 q11, q2
    vtrn.32 q15, q3
    vswp d29, d10
    vswp d23, d30
    vswp d5, d6
    vmov q13, q5
    vmov q6, q2
    vmla.f32 q13, q15, d1[0]
    vswp d9, d18
    vsub.f32 q10, q11, q5
    vadd.f32 q11, q15, q5
    vmla.f32 q5, q15, d2[1]
    vmov q12, q2
    vmls.f32 q13, q14, d1[1]
    vmls.f32 q6, q3, d2[0]
    vadd.f32 q7, q2, q4
    vmls.f32 q5, q14, d2[0]
    vmls.f32 q12, q3, d1[1]
    vmla.f32 q6, q4, d2[1]
    vmls.f32 q10, q15, d0[0]
    vmls.f32 q11, q14, d0[1]
    vmls.f32 q7, q3, d0[1]
    vmla.f32 q12, q4, d1[0]
    vmov q15, q13
    vsub.f32 q2, q9, q2
    vmla.f32 q10, q14, d0[0]
    vmov q8, q5
    vmla.f32 q15, q6, d3[0]
    vmla.f32 q2, q3, d0[0]
    vmls.f32 q13, q6, d3[0]
    vst1.32 {d20, d21}, [r0]!
    vadd.f32 q9, q11, q7
    vmla.f32 q8, q12, d3[1]
    vsub.f32 q10, q11, q7
    vst1.32 {d18, d19}, [r0]!
    vmls.f32 q5, q12, d3[1]
    vmls.f32 q2, q4, d0[0]
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d30, d31}, [r0]!
    vst1.32 {d26, d27}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d10, d11}, [r0]!
    vst1.32 {d4, d5}, [r0]
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
    vmov q14, q8
    vmov q15, q9
    vmov q12, q10
    vmov q13, q11
    b .Lend_8
.Lotherwise_7:
    vmov.i32 q14, #0
    tst r2, #1
    beq .Lotherwise_9
    vld1.32 {d28[0]}, [r5]
    vld1.32 {d28[1]}, [r12]
    vld1.32 {d29[0]}, [r8]
    vld1.32 {d29[1]}, [r9]
.Lotherwise_9:
    vmov.i32 q15, #0
    tst r2, #2
    beq .Lotherwise_10
    add r0, r5, #4
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #4
    add r11, r8, #4
    vld1.32 {d30[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_10:
    vmov.i32 q12, #0
    tst r2, #4
    beq .Lotherwise_11
    add r0, r5, #8
    vld1.32 {d24[0]}, [r0]
    add r0, r12, #8
    add r11, r8, #8
    vld1.32 {d24[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_11:
    vmov.i32 q13, #0
    tst r2, #8
    beq .Lotherwise_12
    add r0, r5, #12
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #12
    add r11, r8, #12
    vld1.32 {d26[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
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
    vmov q3, q9
    vmov q4, q10
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
    vmov.i32 q3, #0
    tst r2, #32
    beq .Lotherwise_16
    add r0, r5, #20
    vld1.32 {d6[0]}, [r0]
    add r0, r12, #20
    add r11, r8, #20
    vld1.32 {d6[1]}, [r0]
    add r0, r9, #20
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_16:
    vmov.i32 q4, #0
    tst r2, #64
    beq .Lotherwise_17
    add r0, r5, #24
    vld1.32 {d8[0]}, [r0]
    add r0, r12, #24
    add r11, r8, #24
    vld1.32 {d8[1]}, [r0]
    add r0, r9, #24
    vld1.32 {d9[0]}, [r11]
    vld1.32 {d9[1]}, [r0]
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
    vmov q2, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q5, q15
    vmla.f32 q2, q12, d1[0]
    vsub.f32 q9, q14, q4
    vadd.f32 q10, q12, q4
    vmla.f32 q4, q12, d2[1]
    vmov q14, q15
    vmls.f32 q2, q8, d1[1]
    vmls.f32 q5, q13, d2[0]
    vadd.f32 q6, q15, q3
    vmls.f32 q4, q8, d2[0]
    vmls.f32 q14, q13, d1[1]
    vmla.f32 q5, q3, d2[1]
    vmls.f32 q9, q12, d0[0]
    vmls.f32 q10, q8, d0[1]
    vmls.f32 q6, q13, d0[1]
    vmla.f32 q14, q3, d1[0]
    vmov q12, q2
    vsub.f32 q11, q11, q15
    vmla.f32 q9, q8, d0[0]
    vmov q8, q4
    vmla.f32 q12, q5, d3[0]
    vmla.f32 q11, q13, d0[0]
    vmls.f32 q2, q5, d3[0]
    vst1.32 {d18, d19}, [r1]!
    vadd.f32 q9, q10, q6
    vmla.f32 q8, q14, d3[1]
    vsub.f32 q10, q10, q6
    vst1.32 {d18, d19}, [r1]!
    vmls.f32 q4, q14, d3[1]
    vmls.f32 q11, q3, d0[0]
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d24, d25}, [r1]!
    vst1.32 {d4, d5}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d8, d9}, [r1]!
    vst1.32 {d22, d23}, [r1]
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
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #128
    add r12, r6, r5, lsl #1
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #128
    add r4, r6, r8
    vld1.32 {d26, d27}, [r14]
    add r14, r14, #128
    vmov q14, q10
    add r9, r6, r5, lsl #2
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #128
    vmov q15, q10
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
    vadd.f32 q4, q10, q2
    add r0, r6, r5
    vmov q5, q3
    movw r11, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
    movt r11, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r11, pc, r11
    vld1.32 {d2, d3}, [r11]
    add r0, r0, r8, lsl #1
    vsub.f32 q12, q8, q3
    vld1.32 {d16, d17}, [r14]
    sub r2, r2, #1
    vmla.f32 q5, q9, d1[0]
    sub r14, r14, #880
    vadd.f32 q6, q9, q3
    vmla.f32 q3, q9, d2[1]
    vmls.f32 q5, q11, d1[1]
    vmls.f32 q14, q13, d2[0]
    vmls.f32 q3, q11, d2[0]
    vmls.f32 q15, q13, d1[1]
    vmla.f32 q14, q2, d2[1]
    vmls.f32 q12, q9, d0[0]
    vmls.f32 q6, q11, d0[1]
    vmls.f32 q4, q13, d0[1]
    vmla.f32 q15, q2, d1[0]
    vmov q9, q5
    vsub.f32 q7, q8, q10
    vmla.f32 q12, q11, d0[0]
    vmov q8, q3
    vmla.f32 q9, q14, d3[0]
    vmla.f32 q7, q13, d0[0]
    vmls.f32 q5, q14, d3[0]
    vst1.32 {d24, d25}, [r6]
    add r6, r6, r7, lsl #2
    vadd.f32 q10, q6, q4
    vmla.f32 q8, q15, d3[1]
    vsub.f32 q11, q6, q4
    vst1.32 {d20, d21}, [r3]
    vmls.f32 q3, q15, d3[1]
    vmls.f32 q7, q2, d0[0]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d18, d19}, [r4]
    vst1.32 {d10, d11}, [r9]
    vst1.32 {d16, d17}, [r1]
    vst1.32 {d6, d7}, [r10]
    vst1.32 {d14, d15}, [r0]
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
    vmov q15, q8
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q15, q9, d3[1]
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d20, d21}, [r6]!
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
    vmov q15, q8
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q15, q9, d3[1]
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d20, d21}, [r6]!
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
    vmov q15, q8
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q15, q9, d3[1]
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d20, d21}, [r6]
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
    vmov q15, q8
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d26, d27}, [r2]
    add r2, r8, r7, lsl #1
    vmla.f32 q15, q9, d3[1]
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d24, d25}, [r3]
    add r3, r8, r4
    vst1.32 {d28, d29}, [r10]
    add r3, r3, r7, lsl #1
    add r8, r8, r12, lsl #2
    vst1.32 {d22, d23}, [r11]
    vst1.32 {d30, d31}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d20, d21}, [r3]
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
    vsub.f32 q13, q8, q9
    vmla.f32 q3, q15, d0[0]
    vadd.f32 q12, q12, q4
    vadd.f32 q8, q8, q9
    vmla.f32 q5, q11, d1[0]
    vmla.f32 q10, q15, d2[0]
    vadd.f32 q9, q6, q11
    vmla.f32 q14, q11, d3[0]
    vmla.f32 q3, q13, d0[1]
    vmla.f32 q12, q15, d4[0]
    vmla.f32 q5, q8, d1[1]
    vmla.f32 q10, q13, d2[1]
    vadd.f32 q9, q9, q8
    vmla.f32 q14, q8, d3[1]
    vmla.f32 q12, q13, d4[1]
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
    vst1.32 {d24, d25}, [r12]
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
    vld1.32 {d30, d31}, [r4]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q3, q8, q10
    vld1.32 {d8, d9}, [r4]!
    vsub.f32 q14, q8, q10
    vld1.32 {d16, d17}, [r4]!
    vadd.f32 q5, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vsub.f32 q9, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q10, q14
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #112
    vmov q12, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q13, q14
    vadd.f32 q6, q4, q8
    vsub.f32 q4, q4, q8
    vadd.f32 q8, q15, q3
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q12, q5, d1[0]
    vmla.f32 q13, q9, d2[0]
    vadd.f32 q8, q8, q5
    vmla.f32 q10, q4, d0[1]
    vmla.f32 q12, q6, d1[1]
    vmla.f32 q13, q4, d2[1]
    vadd.f32 q11, q11, q14
    vadd.f32 q8, q8, q6
    vmla.f32 q3, q5, d3[0]
    vmla.f32 q11, q9, d4[0]
    vmla.f32 q3, q6, d3[1]
    vmla.f32 q11, q4, d4[1]
    vtrn.32 q8, q10
    vtrn.32 q12, q13
    vswp d17, d24
    vswp d21, d26
    vst1.32 {d16, d17}, [r14]
    vzip.32 q3, q11
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d26, d27}, [r6]
    vstr d6, [r14, #16]
    vstr d7, [r3, #16]
    vstr d22, [r12, #16]
    vstr d23, [r6, #16]
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
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d26, d27}, [r4]!
    vadd.f32 q14, q9, q11
    vld1.32 {d30, d31}, [r4]!
    vsub.f32 q9, q9, q11
    vld1.32 {d8, d9}, [r4]
    vadd.f32 q3, q12, q10
    sub r4, r4, #112
    vsub.f32 q5, q12, q10
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
    vsub.f32 q13, q8, q9
    vmla.f32 q3, q15, d0[0]
    vadd.f32 q12, q12, q4
    vadd.f32 q8, q8, q9
    vmla.f32 q5, q11, d1[0]
    vmla.f32 q10, q15, d2[0]
    vadd.f32 q9, q6, q11
    vmla.f32 q14, q11, d3[0]
    vmla.f32 q3, q13, d0[1]
    vmla.f32 q12, q15, d4[0]
    vmla.f32 q5, q8, d1[1]
    vmla.f32 q10, q13, d2[1]
    vadd.f32 q9, q9, q8
    vmla.f32 q14, q8, d3[1]
    vmla.f32 q12, q13, d4[1]
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
    vst1.32 {d24, d25}, [r12]
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
    vld1.32 {d26, d27}, [r4]!
    vmov.i32 q14, #0
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q15, q8, q10
    vld1.32 {d6, d7}, [r4]!
    vsub.f32 q12, q8, q10
    vld1.32 {d8, d9}, [r4]!
    vadd.f32 q5, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vsub.f32 q8, q9, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q9, q12
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #112
    vmov q11, q15
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q6, q12
    vadd.f32 q7, q3, q4
    vsub.f32 q3, q3, q4
    vadd.f32 q13, q13, q15
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q11, q5, d1[0]
    vmla.f32 q6, q8, d2[0]
    vadd.f32 q13, q13, q5
    vmla.f32 q9, q3, d0[1]
    vmla.f32 q11, q7, d1[1]
    vmla.f32 q6, q3, d2[1]
    vadd.f32 q12, q10, q12
    vadd.f32 q10, q13, q7
    vmla.f32 q15, q5, d3[0]
    vmla.f32 q12, q8, d4[0]
    vmla.f32 q15, q7, d3[1]
    vmla.f32 q12, q3, d4[1]
    vmax.f32 q8, q14, q10
    vmax.f32 q9, q14, q9
    vmax.f32 q10, q14, q11
    vmax.f32 q11, q14, q6
    vmax.f32 q13, q14, q15
    vmax.f32 q12, q14, q12
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vzip.32 q13, q12
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r6]
    vstr d26, [r14, #16]
    vstr d27, [r3, #16]
    vstr d24, [r12, #16]
    vstr d25, [r6, #16]
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
    vld1.32 {d26, d27}, [r4]!
    vmov.i32 q14, #0
    ubfx r0, r8, #0, #4
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d30, d31}, [r4]!
    vadd.f32 q3, q8, q10
    vld1.32 {d8, d9}, [r4]!
    vsub.f32 q8, q8, q10
    vld1.32 {d24, d25}, [r4]
    vadd.f32 q5, q11, q9
    sub r4, r4, #112
    vsub.f32 q11, q11, q9
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
    vmov q6, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q7, q8
    vadd.f32 q9, q12, q8
    vadd.f32 q12, q15, q4
    vsub.f32 q8, q15, q4
    vadd.f32 q13, q13, q3
    vmla.f32 q10, q11, d0[0]
    vmla.f32 q6, q5, d1[0]
    vmla.f32 q7, q11, d2[0]
    vmla.f32 q3, q5, d3[0]
    vmla.f32 q9, q11, d4[0]
    vadd.f32 q11, q13, q5
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
    vzip.32 q13, q9
    vstr d26, [r14, #16]
    vstr d27, [r3, #16]
    vstr d18, [r12, #16]
    vstr d19, [r6, #16]
    b .Lend_55
.Lotherwise_54:
    tst r8, #16
    beq .Lotherwise_56
    add r0, r14, #16
    vst1.32 {d26[0]}, [r0]
    add r0, r3, #16
    add r1, r12, #16
    vst1.32 {d26[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
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
    vpush {d8, d9}
    ldr r5, [sp, #52]
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
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q11, q8, q9
    vld1.32 {d28, d29}, [r5]!
    vmla.f32 q10, q9, d1[0]
    vld1.32 {d30, d31}, [r5]!
    vmla.f32 q13, q9, d3[0]
    vmov q3, q12
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
    vmov q4, q13
    vmla.f32 q8, q10, d0[1]
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q9, q3, d2[1]
    vst1.32 {d22, d23}, [r6]!
    vmla.f32 q4, q12, d4[1]
    vmls.f32 q13, q12, d4[1]
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d26, d27}, [r6]!
    vst1.32 {d30, d31}, [r6]!
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
    vmov q4, q8
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q10, q3, d2[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q4, q13, d4[1]
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d30, d31}, [r6]!
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
    vmov q4, q8
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q10, q3, d2[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q4, q13, d4[1]
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d30, d31}, [r6]!
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
    vmov q4, q8
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q10, q3, d2[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q4, q13, d4[1]
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d30, d31}, [r6]!
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
    vmov q4, q8
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q10, q3, d2[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q4, q13, d4[1]
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d30, d31}, [r6]
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
    vld1.32 {d30, d31}, [r1]
    vmla.f32 q10, q9, d1[0]
    add r10, r7, r4
    vadd.f32 q11, q8, q9
    vst1.32 {d16, d17}, [r7]
    add r11, r7, r14, lsl #2
    vmla.f32 q8, q9, d3[0]
    add r0, r7, r14
    add r0, r0, r14, lsl #2
    vmla.f32 q10, q15, d1[1]
    sub r8, r8, #1
    sub r1, r1, #496
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
    vmov q4, q8
    vmla.f32 q9, q11, d0[1]
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q10, q3, d2[1]
    vst1.32 {d24, d25}, [r2]
    add r2, r7, r4, lsl #1
    vmla.f32 q4, q13, d4[1]
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d18, d19}, [r9]
    add r9, r7, r14
    vst1.32 {d28, d29}, [r10]
    add r9, r9, r4, lsl #1
    add r7, r7, r3, lsl #2
    vst1.32 {d20, d21}, [r11]
    vst1.32 {d8, d9}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d30, d31}, [r9]
    cmp r8, #0
    bne .Lrepeat_60
    lsl r0, r3, #3
    sub r7, r7, r0, lsl #2
    sub r12, r12, #1
    add r7, r7, #32
    add r5, r5, #400
    cmp r12, #0
    bne .Lrepeat_59
    vpop {d8, d9}
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
.Lrepeat_61:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r8, r4
    add r1, r0, r7, lsl #1
    vld1.32 {d22, d23}, [r11]
    add r0, r8, r4
    add r0, r0, r4, lsl #2
    vld1.32 {d24, d25}, [r10]
    vsub.f32 q13, q9, q10
    add r10, r8, r7, lsl #1
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q15, q9, q10
    sub r9, r9, #1
    vld1.32 {d18, d19}, [r0]
    vsub.f32 q2, q11, q12
    add r8, r8, r2, lsl #2
    vld1.32 {d20, d21}, [r10]
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
    vld1.32 {d26, d27}, [r14]!
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d30, d31}, [r14]!
    vsub.f32 q12, q8, q10
    vld1.32 {d4, d5}, [r14]!
    vadd.f32 q14, q8, q10
    vld1.32 {d16, d17}, [r14]
    vadd.f32 q3, q11, q9
    sub r14, r14, #112
    vsub.f32 q9, q11, q9
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
    vadd.f32 q4, q8, q12
    vadd.f32 q8, q15, q2
    vsub.f32 q10, q15, q2
    vadd.f32 q11, q13, q14
    vmla.f32 q12, q9, d0[0]
    vmla.f32 q14, q3, d1[0]
    vmla.f32 q4, q9, d2[0]
    vadd.f32 q9, q11, q3
    vmla.f32 q12, q10, d0[1]
    vmla.f32 q14, q8, d1[1]
    vmla.f32 q4, q10, d2[1]
    vadd.f32 q8, q9, q8
    vtrn.32 q8, q12
    vtrn.32 q14, q4
    vswp d17, d28
    vswp d25, d8
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d28, d29}, [r7]
    vst1.32 {d8, d9}, [r8]
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
    vld1.32 {d24, d25}, [r14]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d26, d27}, [r14]!
    vadd.f32 q14, q9, q11
    vld1.32 {d30, d31}, [r14]!
    vsub.f32 q9, q9, q11
    vld1.32 {d22, d23}, [r14]
    vadd.f32 q2, q12, q10
    sub r14, r14, #112
    vsub.f32 q10, q12, q10
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q14
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q3, q11, q9
    vadd.f32 q11, q13, q15
    vsub.f32 q12, q13, q15
    vadd.f32 q8, q8, q2
    vmla.f32 q9, q10, d0[0]
    vmla.f32 q14, q2, d1[0]
    vmla.f32 q3, q10, d2[0]
    vadd.f32 q8, q8, q11
    vmla.f32 q9, q12, d0[1]
    vmla.f32 q14, q11, d1[1]
    vmla.f32 q3, q12, d2[1]
    cmp r0, #15
    bne .Lotherwise_68
    vtrn.32 q8, q9
    vtrn.32 q14, q3
    vswp d17, d28
    vswp d19, d6
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d28, d29}, [r7]
    vst1.32 {d6, d7}, [r8]
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
    vst1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d28[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_72:
    tst r2, #8
    beq .Lotherwise_73
    add r0, r4, #12
    vst1.32 {d6[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d6[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
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
    vpop {d8, d9}
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
    ldr r14, [sp, #72]
    lsl r4, r1, #2
    ldr r5, [sp, #68]
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
    add r1, r0, r7, lsl #1
    vld1.32 {d22, d23}, [r11]
    add r0, r8, r4
    add r0, r0, r4, lsl #2
    vld1.32 {d24, d25}, [r10]
    vsub.f32 q13, q9, q10
    add r10, r8, r7, lsl #1
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q15, q9, q10
    sub r9, r9, #1
    vld1.32 {d18, d19}, [r0]
    vsub.f32 q2, q11, q12
    add r8, r8, r2, lsl #2
    vld1.32 {d20, d21}, [r10]
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
    vmov.i32 q13, #0
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d28, d29}, [r14]!
    vsub.f32 q12, q8, q10
    vld1.32 {d6, d7}, [r14]!
    vadd.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r14]
    vadd.f32 q4, q11, q9
    sub r14, r14, #112
    vsub.f32 q9, q11, q9
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
    vadd.f32 q5, q8, q12
    vadd.f32 q8, q14, q3
    vsub.f32 q10, q14, q3
    vadd.f32 q11, q15, q2
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
    vmov.i32 q13, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d28, d29}, [r14]!
    vsub.f32 q12, q8, q10
    vld1.32 {d6, d7}, [r14]!
    vadd.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r14]
    vadd.f32 q4, q11, q9
    sub r14, r14, #112
    vsub.f32 q9, q11, q9
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
    vadd.f32 q5, q8, q12
    vadd.f32 q8, q14, q3
    vsub.f32 q10, q14, q3
    vadd.f32 q11, q15, q2
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
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon

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
    cmp r7, #127
    bne .Lotherwise_87
    mov r2, r4
    movw r10, #7
.Lrepeat_88:
    tst r14, #1
    beq .Lotherwise_89
    vld1.32 {d16, d17}, [r6]
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vmov q4, q8
    vld1.32 {d16, d17}, [r1]
    vmov q3, q9
    vmov q5, q10
    vtrn.32 q4, q3
    vtrn.32 q5, q8
    vswp d9, d10
    vswp d7, d16
    tst r7, #16
    beq .Lotherwise_90
    add r0, r6, #16
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_90:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_91
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_91:
    vmov.i32 q10, #0
    tst r7, #64
    beq .Lotherwise_92
    add r0, r6, #24
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #24
    add r11, r9, #24
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_92:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q12, q4
    vmov q13, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q9, q3, d0[1]
    vmov q14, q4
    vmov q6, q15
    vmla.f32 q11, q3, d4[0]
    vmls.f32 q12, q5, d5[0]
    vmls.f32 q9, q8, d1[0]
    vmls.f32 q14, q5, d1[1]
    vmla.f32 q13, q3, d5[1]
    vmla.f32 q6, q4, d5[1]
    vmls.f32 q11, q8, d4[1]
    vmla.f32 q12, q15, d5[1]
    vmla.f32 q14, q15, d2[0]
    vmls.f32 q13, q8, d0[0]
    vmls.f32 q6, q5, d0[0]
    vmls.f32 q10, q4, d5[1]
    vmov q8, q9
    vmla.f32 q10, q5, d3[0]
    vadd.f32 q0, q11, q12
    vmla.f32 q8, q14, d2[1]
    vsub.f32 q11, q11, q12
    vst1.32 {d0, d1}, [r2]!
    vmls.f32 q9, q14, d2[1]
    vadd.f32 q12, q13, q6
    vst1.32 {d22, d23}, [r2]!
    vmls.f32 q10, q15, d3[1]
    vsub.f32 q11, q13, q6
    vst1.32 {d24, d25}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #96
    b .Lend_93
.Lotherwise_89:
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
.Lend_93:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #112
    cmp r10, #0
    bne .Lrepeat_88
    b .Lend_94
.Lotherwise_87:
    mov r2, r4
    movw r10, #7
.Lrepeat_95:
    tst r14, #1
    beq .Lotherwise_96
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_97
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q4, q8
    vmov q8, q9
    vmov q5, q10
    b .Lend_98
.Lotherwise_97:
    vmov.i32 q4, #0
    tst r7, #1
    beq .Lotherwise_99
    vld1.32 {d8[0]}, [r6]
    vld1.32 {d8[1]}, [r12]
    vld1.32 {d9[0]}, [r9]
    vld1.32 {d9[1]}, [r1]
.Lotherwise_99:
    vmov.i32 q8, #0
    tst r7, #2
    beq .Lotherwise_100
    add r0, r6, #4
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_100:
    vmov.i32 q5, #0
    tst r7, #4
    beq .Lotherwise_101
    add r0, r6, #8
    vld1.32 {d10[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d10[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_101:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_102
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_102:
.Lend_98:
    vmov.i32 q9, #0
    tst r7, #16
    beq .Lotherwise_103
    add r0, r6, #16
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_103:
    vmov.i32 q10, #0
    tst r7, #32
    beq .Lotherwise_104
    add r0, r6, #20
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_104:
    vmov.i32 q12, #0
    tst r7, #64
    beq .Lotherwise_105
    add r0, r6, #24
    vld1.32 {d24[0]}, [r0]
    add r0, r12, #24
    add r11, r9, #24
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_105:
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
    vst1.32 {d22, d23}, [r2]!
    vmls.f32 q10, q3, d2[1]
    vadd.f32 q11, q15, q6
    vst1.32 {d26, d27}, [r2]!
    vmls.f32 q12, q9, d3[1]
    vsub.f32 q9, q15, q6
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d24, d25}, [r2]
    sub r2, r2, #96
    b .Lend_106
.Lotherwise_96:
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
.Lend_106:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #112
    cmp r10, #0
    bne .Lrepeat_95
.Lend_94:
    lsl r14, r8, #2
    movw r0, #7
    add r6, r14, r14, lsl #1
    mul r8, r8, r0
    movw r2, #7
.Lrepeat_107:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #112
    add r3, r5, r14
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #112
    add r12, r5, r14, lsl #1
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #112
    vmov q12, q8
    add r7, r5, r6
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #112
    vmov q13, q8
    add r9, r5, r14, lsl #2
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #112
    add r0, r5, r14
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #112
    add r10, r0, r14, lsl #2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q3, q14
    add r0, r5, r6, lsl #1
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
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #656
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
    vst1.32 {d18, d19}, [r5]
    add r5, r5, r8, lsl #2
    vmls.f32 q15, q13, d2[1]
    vadd.f32 q9, q5, q3
    vst1.32 {d20, d21}, [r3]
    vmls.f32 q6, q14, d3[1]
    vsub.f32 q10, q5, q3
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d16, d17}, [r9]
    vst1.32 {d30, d31}, [r10]
    vst1.32 {d12, d13}, [r0]
    cmp r2, #0
    bne .Lrepeat_107
    vpop {d8, d9, d10, d11, d12, d13}
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
.Lrepeat_108:
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
    bne .Lrepeat_108
    lsl r14, r3, #2
    movw r0, #7
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_109:
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
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
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
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
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
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]
    sub r4, r4, #320
    mov r1, r4
.Lrepeat_110:
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
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d20, d21}, [r2]
    cmp r9, #0
    bne .Lrepeat_110
    movw r0, #7
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r8, #0
    bne .Lrepeat_109
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
.Lrepeat_111:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r5
    add r11, r9, r5
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r8, lsl #1
    add r1, r9, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    add r2, r11, r5, lsl #2
    sub r10, r10, #1
    vsub.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r0]
    add r9, r9, r3, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r1]
    vld1.32 {d26, d27}, [r2]
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
    bne .Lrepeat_111
    ldr r0, [r6]
    ldr r5, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r8, r12, r0
    ldr r6, [r6, #8]
    add r2, r8, r0
    cmp r5, #31
    bne .Lotherwise_112
    movw r9, #5
.Lrepeat_113:
    tst r6, #1
    beq .Lotherwise_114
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r5, #4, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q13, q8, q9
    vld1.32 {d24, d25}, [r4]!
    vsub.f32 q2, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q15, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vsub.f32 q11, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q12, q15
    vld1.32 {d28, d29}, [r4]
    sub r4, r4, #96
    vmov q8, q11
    vadd.f32 q3, q9, q10
    vsub.f32 q9, q9, q10
    vmla.f32 q8, q2, d0[0]
    vmla.f32 q12, q13, d1[0]
    vmla.f32 q11, q2, d2[0]
    vadd.f32 q10, q13, q15
    vmla.f32 q8, q9, d0[1]
    vmla.f32 q12, q3, d1[1]
    vmla.f32 q11, q9, d2[1]
    vadd.f32 q9, q10, q3
    vtrn.32 q9, q8
    vtrn.32 q12, q11
    vadd.f32 q10, q14, q15
    vswp d19, d24
    vswp d17, d22
    vmla.f32 q10, q13, d3[0]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d24, d25}, [r8]
    vmla.f32 q10, q3, d3[1]
    vst1.32 {d22, d23}, [r2]
    cmp r0, #15
    bne .Lotherwise_115
    add r0, r14, #16
    add r1, r12, #16
    vmov q8, q10
    add r10, r8, #16
    add r11, r2, #16
    vmov q9, q10
    vmov q11, q10
    vtrn.32 q10, q8
    vtrn.32 q9, q11
    vswp d21, d18
    vswp d17, d22
    vst1.32 {d20, d21}, [r0]
    vst1.32 {d16, d17}, [r1]
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d22, d23}, [r11]
    b .Lend_116
.Lotherwise_115:
    tst r5, #16
    beq .Lotherwise_117
    add r0, r14, #16
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #16
    add r1, r8, #16
    vst1.32 {d20[1]}, [r0]
    add r0, r2, #16
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_117:
    tst r5, #32
    beq .Lotherwise_118
    add r0, r14, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #20
    add r1, r8, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r2, #20
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_118:
    tst r5, #64
    beq .Lotherwise_119
    add r0, r14, #24
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #24
    add r1, r8, #24
    vst1.32 {d20[1]}, [r0]
    add r0, r2, #24
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_119:
    tst r5, #128
    beq .Lotherwise_120
    add r0, r14, #28
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #28
    add r1, r8, #28
    vst1.32 {d20[1]}, [r0]
    add r0, r2, #28
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_120:
.Lend_116:
.Lotherwise_114:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_113
    b .Lend_121
.Lotherwise_112:
    movw r9, #5
.Lrepeat_122:
    tst r6, #1
    beq .Lotherwise_123
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r5, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r4]!
    vsub.f32 q15, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]
    vadd.f32 q13, q8, q12
    sub r4, r4, #96
    vsub.f32 q12, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q2, q12
    vadd.f32 q11, q11, q13
    vadd.f32 q8, q9, q10
    vsub.f32 q9, q9, q10
    vadd.f32 q10, q14, q13
    vmla.f32 q2, q15, d0[0]
    vmla.f32 q13, q14, d1[0]
    vmla.f32 q12, q15, d2[0]
    vmla.f32 q11, q14, d3[0]
    vadd.f32 q10, q10, q8
    vmla.f32 q2, q9, d0[1]
    vmla.f32 q13, q8, d1[1]
    vmla.f32 q12, q9, d2[1]
    vmla.f32 q11, q8, d3[1]
    cmp r0, #15
    bne .Lotherwise_124
    vtrn.32 q10, q2
    vtrn.32 q13, q12
    vswp d21, d26
    vswp d5, d24
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d4, d5}, [r12]
    vst1.32 {d26, d27}, [r8]
    vst1.32 {d24, d25}, [r2]
    b .Lend_125
.Lotherwise_124:
    tst r5, #1
    beq .Lotherwise_126
    vst1.32 {d20[0]}, [r14]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r8]
    vst1.32 {d21[1]}, [r2]
.Lotherwise_126:
    tst r5, #2
    beq .Lotherwise_127
    add r0, r14, #4
    vst1.32 {d4[0]}, [r0]
    add r0, r12, #4
    add r1, r8, #4
    vst1.32 {d4[1]}, [r0]
    add r0, r2, #4
    vst1.32 {d5[0]}, [r1]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_127:
    tst r5, #4
    beq .Lotherwise_128
    add r0, r14, #8
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #8
    add r1, r8, #8
    vst1.32 {d26[1]}, [r0]
    add r0, r2, #8
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_128:
    tst r5, #8
    beq .Lotherwise_129
    add r0, r14, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r1, r8, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r2, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_129:
.Lend_125:
    ubfx r0, r5, #4, #4
    cmp r0, #15
    bne .Lotherwise_130
    add r0, r14, #16
    add r1, r12, #16
    vmov q8, q11
    add r10, r8, #16
    add r11, r2, #16
    vmov q9, q11
    vmov q10, q11
    vtrn.32 q11, q8
    vtrn.32 q9, q10
    vswp d23, d18
    vswp d17, d20
    vst1.32 {d22, d23}, [r0]
    vst1.32 {d16, d17}, [r1]
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d20, d21}, [r11]
    b .Lend_131
.Lotherwise_130:
    tst r5, #16
    beq .Lotherwise_132
    add r0, r14, #16
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #16
    add r1, r8, #16
    vst1.32 {d22[1]}, [r0]
    add r0, r2, #16
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_132:
    tst r5, #32
    beq .Lotherwise_133
    add r0, r14, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #20
    add r1, r8, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r2, #20
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_133:
    tst r5, #64
    beq .Lotherwise_134
    add r0, r14, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #24
    add r1, r8, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r2, #24
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_134:
    tst r5, #128
    beq .Lotherwise_135
    add r0, r14, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #28
    add r1, r8, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r2, #28
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_135:
.Lend_131:
.Lotherwise_123:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_122
.Lend_121:
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
    vpush {d8, d9}
    ldr r4, [sp, #56]
    lsl r5, r1, #2
    ldr r6, [sp, #52]
    movw r12, #7
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r3, r1, r12
    mov r12, r4
    movw r10, #7
.Lrepeat_136:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r5
    add r11, r9, r5
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r8, lsl #1
    add r1, r9, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    add r2, r11, r5, lsl #2
    sub r10, r10, #1
    vsub.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r0]
    add r9, r9, r3, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r1]
    vld1.32 {d26, d27}, [r2]
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
    bne .Lrepeat_136
    ldr r0, [r6]
    ldr r5, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r8, r12, r0
    ldr r6, [r6, #8]
    add r2, r8, r0
    cmp r5, #31
    bne .Lotherwise_137
    movw r9, #5
.Lrepeat_138:
    tst r6, #1
    beq .Lotherwise_139
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q13, #0
    ubfx r0, r5, #4, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r4]!
    vsub.f32 q15, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q2, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vsub.f32 q11, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q12, q2
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #96
    vmov q8, q11
    vadd.f32 q4, q9, q10
    vsub.f32 q9, q9, q10
    vmla.f32 q8, q15, d0[0]
    vmla.f32 q12, q14, d1[0]
    vmla.f32 q11, q15, d2[0]
    vadd.f32 q10, q14, q2
    vmla.f32 q8, q9, d0[1]
    vmla.f32 q12, q4, d1[1]
    vmla.f32 q11, q9, d2[1]
    vadd.f32 q9, q10, q4
    vmax.f32 q8, q13, q8
    vmax.f32 q9, q13, q9
    vmax.f32 q10, q13, q12
    vmax.f32 q11, q13, q11
    vadd.f32 q12, q3, q2
    vmla.f32 q12, q14, d3[0]
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vmla.f32 q12, q4, d3[1]
    vswp d19, d20
    vswp d17, d22
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r12]
    vmax.f32 q8, q13, q12
    vst1.32 {d20, d21}, [r8]
    vst1.32 {d22, d23}, [r2]
    cmp r0, #15
    bne .Lotherwise_140
    add r0, r14, #16
    add r1, r12, #16
    vmov q9, q8
    add r10, r8, #16
    add r11, r2, #16
    vmov q10, q8
    vmov q11, q8
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r0]
    vst1.32 {d18, d19}, [r1]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r11]
    b .Lend_141
.Lotherwise_140:
    tst r5, #16
    beq .Lotherwise_142
    add r0, r14, #16
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r1, r8, #16
    vst1.32 {d16[1]}, [r0]
    add r0, r2, #16
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_142:
    tst r5, #32
    beq .Lotherwise_143
    add r0, r14, #20
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #20
    add r1, r8, #20
    vst1.32 {d16[1]}, [r0]
    add r0, r2, #20
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_143:
    tst r5, #64
    beq .Lotherwise_144
    add r0, r14, #24
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #24
    add r1, r8, #24
    vst1.32 {d16[1]}, [r0]
    add r0, r2, #24
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_144:
    tst r5, #128
    beq .Lotherwise_145
    add r0, r14, #28
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #28
    add r1, r8, #28
    vst1.32 {d16[1]}, [r0]
    add r0, r2, #28
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_145:
.Lend_141:
.Lotherwise_139:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_138
    b .Lend_146
.Lotherwise_137:
    movw r9, #5
.Lrepeat_147:
    tst r6, #1
    beq .Lotherwise_148
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q13, #0
    ubfx r0, r5, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q15, q8, q9
    vld1.32 {d24, d25}, [r4]!
    vsub.f32 q2, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]
    vadd.f32 q14, q8, q12
    sub r4, r4, #96
    vsub.f32 q12, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q3, q14
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q4, q12
    vadd.f32 q11, q11, q14
    vadd.f32 q8, q9, q10
    vsub.f32 q9, q9, q10
    vmla.f32 q4, q2, d0[0]
    vmla.f32 q3, q15, d1[0]
    vmla.f32 q12, q2, d2[0]
    vmla.f32 q11, q15, d3[0]
    vadd.f32 q10, q15, q14
    vmla.f32 q4, q9, d0[1]
    vmla.f32 q3, q8, d1[1]
    vmla.f32 q12, q9, d2[1]
    vmla.f32 q11, q8, d3[1]
    vadd.f32 q8, q10, q8
    vmax.f32 q9, q13, q4
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q3
    vmax.f32 q12, q13, q12
    vmax.f32 q11, q13, q11
    cmp r0, #15
    bne .Lotherwise_149
    vtrn.32 q8, q9
    vtrn.32 q10, q12
    vswp d17, d20
    vswp d19, d24
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r8]
    vst1.32 {d24, d25}, [r2]
    b .Lend_150
.Lotherwise_149:
    tst r5, #1
    beq .Lotherwise_151
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r8]
    vst1.32 {d17[1]}, [r2]
.Lotherwise_151:
    tst r5, #2
    beq .Lotherwise_152
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r8, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_152:
    tst r5, #4
    beq .Lotherwise_153
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r8, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r2, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_153:
    tst r5, #8
    beq .Lotherwise_154
    add r0, r14, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r1, r8, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r2, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_154:
.Lend_150:
    ubfx r0, r5, #4, #4
    cmp r0, #15
    bne .Lotherwise_155
    add r0, r14, #16
    add r1, r12, #16
    vmov q8, q11
    add r10, r8, #16
    add r11, r2, #16
    vmov q9, q11
    vmov q10, q11
    vtrn.32 q11, q8
    vtrn.32 q9, q10
    vswp d23, d18
    vswp d17, d20
    vst1.32 {d22, d23}, [r0]
    vst1.32 {d16, d17}, [r1]
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d20, d21}, [r11]
    b .Lend_156
.Lotherwise_155:
    tst r5, #16
    beq .Lotherwise_157
    add r0, r14, #16
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #16
    add r1, r8, #16
    vst1.32 {d22[1]}, [r0]
    add r0, r2, #16
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_157:
    tst r5, #32
    beq .Lotherwise_158
    add r0, r14, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #20
    add r1, r8, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r2, #20
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_158:
    tst r5, #64
    beq .Lotherwise_159
    add r0, r14, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #24
    add r1, r8, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r2, #24
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_159:
    tst r5, #128
    beq .Lotherwise_160
    add r0, r14, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #28
    add r1, r8, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r2, #28
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_160:
.Lend_156:
.Lotherwise_148:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_147
.Lend_146:
    vpop {d8, d9}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon:
    .long 0x3f610000, 0x40290000, 0x40100000, 0x3f200000
    .long 0x3ec80000, 0x3fc00000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_input__armv7_neon
    .type nnp_winograd_f4x4_3x3_input__armv7_neon, %function
nnp_winograd_f4x4_3x3_input__armv7_neon:
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
    bne .Lotherwise_161
    mov r2, r4
    movw r10, #6
.Lrepeat_162:
    tst r14, #1
    beq .Lotherwise_163
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
    bne .Lotherwise_164
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    b .Lend_165
.Lotherwise_164:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_166
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_166:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_167
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_167:
.Lend_165:
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
    vmov q11, q3
    vmls.f32 q10, q2, d1[0]
    vmov q12, q8
    vmls.f32 q8, q2, d2[0]
    vmov q13, q3
    vmls.f32 q11, q15, d1[0]
    vmls.f32 q13, q15, d2[0]
    vmla.f32 q12, q14, d0[0]
    vmov q14, q10
    vmov q4, q8
    vmls.f32 q12, q2, d0[1]
    vmla.f32 q14, q11, d1[1]
    vmla.f32 q9, q15, d0[0]
    vmls.f32 q10, q11, d1[1]
    vmla.f32 q4, q13, d2[1]
    vst1.32 {d24, d25}, [r2]!
    vmls.f32 q8, q13, d2[1]
    vst1.32 {d28, d29}, [r2]!
    vmls.f32 q9, q3, d0[1]
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d8, d9}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #80
    b .Lend_168
.Lotherwise_163:
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
.Lend_168:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_162
    b .Lend_169
.Lotherwise_161:
    mov r2, r4
    movw r10, #6
.Lrepeat_170:
    tst r14, #1
    beq .Lotherwise_171
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_172
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
    b .Lend_173
.Lotherwise_172:
    vmov.i32 q14, #0
    tst r7, #1
    beq .Lotherwise_174
    vld1.32 {d28[0]}, [r6]
    vld1.32 {d28[1]}, [r12]
    vld1.32 {d29[0]}, [r9]
    vld1.32 {d29[1]}, [r1]
.Lotherwise_174:
    vmov.i32 q15, #0
    tst r7, #2
    beq .Lotherwise_175
    add r0, r6, #4
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_175:
    vmov.i32 q2, #0
    tst r7, #4
    beq .Lotherwise_176
    add r0, r6, #8
    vld1.32 {d4[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d4[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_176:
    vmov.i32 q3, #0
    tst r7, #8
    beq .Lotherwise_177
    add r0, r6, #12
    vld1.32 {d6[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d6[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_177:
.Lend_173:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_178
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    b .Lend_179
.Lotherwise_178:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_180
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_180:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_181
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_181:
.Lend_179:
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
    vmov q11, q3
    vmls.f32 q10, q2, d1[0]
    vmov q12, q8
    vmls.f32 q8, q2, d2[0]
    vmov q13, q3
    vmls.f32 q11, q15, d1[0]
    vmls.f32 q13, q15, d2[0]
    vmla.f32 q12, q14, d0[0]
    vmov q14, q10
    vmov q4, q8
    vmls.f32 q12, q2, d0[1]
    vmla.f32 q14, q11, d1[1]
    vmla.f32 q9, q15, d0[0]
    vmls.f32 q10, q11, d1[1]
    vmla.f32 q4, q13, d2[1]
    vst1.32 {d24, d25}, [r2]!
    vmls.f32 q8, q13, d2[1]
    vst1.32 {d28, d29}, [r2]!
    vmls.f32 q9, q3, d0[1]
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d8, d9}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #80
    b .Lend_182
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
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #80
.Lend_182:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_170
.Lend_169:
    lsl r6, r8, #2
    movw r0, #6
    add r7, r6, r6, lsl #1
    mov r9, r5
    mul r8, r8, r0
    movw r0, #6
.Lrepeat_183:
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
    movw r5, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
    movt r5, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r5, pc, r5
    vld1.32 {d2, d3}, [r5]
    sub r0, r0, #1
    vmov q15, q12
    vld1.32 {d4, d5}, [r4]
    sub r4, r4, #464
    vmls.f32 q14, q10, d1[0]
    vmls.f32 q12, q10, d2[0]
    vmov q3, q11
    vmls.f32 q13, q9, d1[0]
    vmls.f32 q3, q9, d2[0]
    vmla.f32 q15, q8, d0[0]
    vmov q8, q14
    vmov q4, q12
    vmls.f32 q15, q10, d0[1]
    vmla.f32 q8, q13, d1[1]
    vmla.f32 q2, q9, d0[0]
    vmls.f32 q14, q13, d1[1]
    vmla.f32 q4, q3, d2[1]
    vst1.32 {d30, d31}, [r9]
    add r9, r9, r8, lsl #2
    vmls.f32 q12, q3, d2[1]
    vst1.32 {d16, d17}, [r1]
    vmls.f32 q2, q11, d0[1]
    vst1.32 {d28, d29}, [r2]
    vst1.32 {d8, d9}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d4, d5}, [r14]
    cmp r0, #0
    bne .Lrepeat_183
    vpop {d8, d9}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_input__armv7_neon, . - nnp_winograd_f4x4_3x3_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_kernel__armv7_neon:
    .long 0x3f91a2b4, 0x3ec80000, 0xbf303b34, 0x3edc4a01
    .long 0x40100000, 0x3df4c401, 0x3e379301, 0x00000000

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
.Lrepeat_184:
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
    bne .Lrepeat_184
    lsl r14, r3, #2
    movw r0, #6
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_185:
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
    vmls.f32 q12, q9, d1[1]
    vmla.f32 q11, q9, d1[1]
    vmla.f32 q13, q9, d3[0]
    vmls.f32 q8, q9, d3[0]
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d20, d21}, [r4]!
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
    vmls.f32 q12, q9, d1[1]
    vmla.f32 q11, q9, d1[1]
    vmla.f32 q13, q9, d3[0]
    vmls.f32 q8, q9, d3[0]
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d20, d21}, [r4]!
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
    vmls.f32 q12, q9, d1[1]
    vmla.f32 q11, q9, d1[1]
    vmla.f32 q13, q9, d3[0]
    vmls.f32 q8, q9, d3[0]
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d20, d21}, [r4]
    sub r4, r4, #272
    mov r1, r4
.Lrepeat_186:
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
    vmls.f32 q12, q9, d1[1]
    vmla.f32 q11, q9, d1[1]
    vmla.f32 q13, q9, d3[0]
    vmls.f32 q8, q9, d3[0]
    vst1.32 {d24, d25}, [r2]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d16, d17}, [r11]
    vst1.32 {d20, d21}, [r0]
    cmp r9, #0
    bne .Lrepeat_186
    movw r0, #6
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r8, #0
    bne .Lrepeat_185
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
.Lrepeat_187:
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r10, r8, r7
    add r11, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r4
    add r0, r0, r4, lsl #2
    vld1.32 {d20, d21}, [r10]
    sub r9, r9, #1
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q12, q8, q9
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]
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
    bne .Lrepeat_187
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
    bne .Lotherwise_188
    movw r0, #4
.Lrepeat_189:
    tst r5, #1
    beq .Lotherwise_190
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vld1.32 {d24, d25}, [r14]!
    vadd.f32 q13, q9, q10
    vld1.32 {d4, d5}, [r14]
    vsub.f32 q9, q9, q10
    sub r14, r14, #80
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q10, q11, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q11, q11, q12
    vmul.f32 q12, q9, d0[0]
    vld1.32 {d28, d29}, [r6]
    vmul.f32 q15, q13, d1[0]
    vmla.f32 q2, q9, d2[0]
    vadd.f32 q8, q8, q13
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q15, q10, d1[1]
    vmla.f32 q2, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q12, q14
    vadd.f32 q8, q8, q14
    vadd.f32 q10, q15, q14
    vadd.f32 q11, q2, q14
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
.Lotherwise_190:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r0, #0
    bne .Lrepeat_189
    b .Lend_191
.Lotherwise_188:
    movw r9, #4
.Lrepeat_192:
    tst r5, #1
    beq .Lotherwise_193
    vld1.32 {d16, d17}, [r14]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vld1.32 {d24, d25}, [r14]!
    vadd.f32 q13, q9, q10
    vld1.32 {d4, d5}, [r14]
    vsub.f32 q9, q9, q10
    sub r14, r14, #80
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q10, q11, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q11, q11, q12
    vmul.f32 q12, q9, d0[0]
    vld1.32 {d28, d29}, [r6]
    vmul.f32 q15, q13, d1[0]
    vmla.f32 q2, q9, d2[0]
    vadd.f32 q8, q8, q13
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q15, q10, d1[1]
    vmla.f32 q2, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q12, q14
    vadd.f32 q8, q8, q14
    vadd.f32 q10, q15, q14
    vadd.f32 q11, q2, q14
    cmp r0, #15
    bne .Lotherwise_194
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_195
.Lotherwise_194:
    tst r2, #1
    beq .Lotherwise_196
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_196:
    tst r2, #2
    beq .Lotherwise_197
    add r0, r4, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_197:
    tst r2, #4
    beq .Lotherwise_198
    add r0, r4, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_198:
    tst r2, #8
    beq .Lotherwise_199
    add r0, r4, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_199:
.Lend_195:
.Lotherwise_193:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r9, #0
    bne .Lrepeat_192
.Lend_191:
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
.Lrepeat_200:
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r10, r8, r7
    add r11, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r4
    add r0, r0, r4, lsl #2
    vld1.32 {d20, d21}, [r10]
    sub r9, r9, #1
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q12, q8, q9
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]
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
    bne .Lrepeat_200
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
    bne .Lotherwise_201
    movw r0, #4
.Lrepeat_202:
    tst r5, #1
    beq .Lotherwise_203
    vld1.32 {d16, d17}, [r14]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vld1.32 {d24, d25}, [r14]!
    vadd.f32 q13, q9, q10
    vld1.32 {d4, d5}, [r14]
    vsub.f32 q9, q9, q10
    sub r14, r14, #80
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q10, q11, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q11, q11, q12
    vmul.f32 q12, q9, d0[0]
    vld1.32 {d6, d7}, [r6]
    vmul.f32 q14, q13, d1[0]
    vmla.f32 q2, q9, d2[0]
    vadd.f32 q8, q8, q13
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q14, q10, d1[1]
    vmla.f32 q2, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q12, q3
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
.Lotherwise_203:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r0, #0
    bne .Lrepeat_202
    b .Lend_204
.Lotherwise_201:
    movw r9, #4
.Lrepeat_205:
    tst r5, #1
    beq .Lotherwise_206
    vld1.32 {d16, d17}, [r14]!
    vmov.i32 q15, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vld1.32 {d24, d25}, [r14]!
    vadd.f32 q13, q9, q10
    vld1.32 {d4, d5}, [r14]
    vsub.f32 q9, q9, q10
    sub r14, r14, #80
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q10, q11, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q11, q11, q12
    vmul.f32 q12, q9, d0[0]
    vld1.32 {d6, d7}, [r6]
    vmul.f32 q14, q13, d1[0]
    vmla.f32 q2, q9, d2[0]
    vadd.f32 q8, q8, q13
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q14, q10, d1[1]
    vmla.f32 q2, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q12, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q14, q3
    vadd.f32 q11, q2, q3
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    cmp r0, #15
    bne .Lotherwise_207
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_208
.Lotherwise_207:
    tst r2, #1
    beq .Lotherwise_209
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_209:
    tst r2, #2
    beq .Lotherwise_210
    add r0, r4, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_210:
    tst r2, #4
    beq .Lotherwise_211
    add r0, r4, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_211:
    tst r2, #8
    beq .Lotherwise_212
    add r0, r4, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_212:
.Lend_208:
.Lotherwise_206:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r9, #0
    bne .Lrepeat_205
.Lend_204:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon

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
    bne .Lotherwise_213
    mov r0, r14
    movw r1, #4
.Lrepeat_214:
    tst r4, #1
    beq .Lotherwise_215
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
    b .Lend_216
.Lotherwise_215:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r0]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #48
.Lend_216:
    sub r1, r1, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r0, r0, #64
    cmp r1, #0
    bne .Lrepeat_214
    b .Lend_217
.Lotherwise_213:
    mov r1, r14
    movw r10, #4
.Lrepeat_218:
    tst r4, #1
    beq .Lotherwise_219
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_220
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_221
.Lotherwise_220:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_222
    vld1.32 {d16[0]}, [r5]
    vld1.32 {d16[1]}, [r12]
    vld1.32 {d17[0]}, [r8]
    vld1.32 {d17[1]}, [r9]
.Lotherwise_222:
    vmov.i32 q9, #0
    tst r2, #2
    beq .Lotherwise_223
    add r0, r5, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r8, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_223:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_224
    add r0, r5, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r8, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_224:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_225
    add r0, r5, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r8, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_225:
.Lend_221:
    vsub.f32 q8, q8, q10
    vadd.f32 q12, q10, q9
    vsub.f32 q10, q10, q9
    vst1.32 {d16, d17}, [r1]!
    vsub.f32 q8, q11, q9
    vst1.32 {d24, d25}, [r1]!
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #48
    b .Lend_226
.Lotherwise_219:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #48
.Lend_226:
    sub r10, r10, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, #64
    cmp r10, #0
    bne .Lrepeat_218
.Lend_217:
    lsl r0, r7, #2
    add r1, r6, r0
    add r2, r1, r0
    add r0, r2, r0
    lsl r3, r7, #2
    movw r12, #4
.Lrepeat_227:
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
    bne .Lrepeat_227
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
.Lrepeat_228:
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
    bne .Lrepeat_228
    lsl r0, r7, #2
    mov r6, r2
    add r8, r6, r0
    add r9, r8, r0
    mov r1, r4
    add r0, r9, r0
    lsl r2, r7, #2
    movw r3, #4
.Lrepeat_229:
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
.Lrepeat_230:
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
    bne .Lrepeat_230
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
    bne .Lrepeat_229
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
.Lrepeat_231:
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
    bne .Lrepeat_231
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
    bne .Lotherwise_232
    movw r0, #2
.Lrepeat_233:
    tst r6, #1
    beq .Lotherwise_234
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
.Lotherwise_234:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r0, #0
    bne .Lrepeat_233
    b .Lend_235
.Lotherwise_232:
    movw r9, #2
.Lrepeat_236:
    tst r6, #1
    beq .Lotherwise_237
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
    bne .Lotherwise_238
    vzip.32 q8, q9
    vstr d16, [r14]
    vstr d17, [r12]
    vstr d18, [r4]
    vstr d19, [r7]
    b .Lend_239
.Lotherwise_238:
    tst r2, #1
    beq .Lotherwise_240
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_240:
    tst r2, #2
    beq .Lotherwise_241
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_241:
.Lend_239:
.Lotherwise_237:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r9, #0
    bne .Lrepeat_236
.Lend_235:
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
.Lrepeat_242:
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
    bne .Lrepeat_242
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
    bne .Lotherwise_243
    movw r0, #2
.Lrepeat_244:
    tst r6, #1
    beq .Lotherwise_245
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
.Lotherwise_245:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r0, #0
    bne .Lrepeat_244
    b .Lend_246
.Lotherwise_243:
    movw r9, #2
.Lrepeat_247:
    tst r6, #1
    beq .Lotherwise_248
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
    bne .Lotherwise_249
    vzip.32 q8, q9
    vstr d16, [r14]
    vstr d17, [r12]
    vstr d18, [r4]
    vstr d19, [r7]
    b .Lend_250
.Lotherwise_249:
    tst r2, #1
    beq .Lotherwise_251
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_251:
    tst r2, #2
    beq .Lotherwise_252
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_252:
.Lend_250:
.Lotherwise_248:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r9, #0
    bne .Lrepeat_247
.Lend_246:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f2x2_3x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f2x2_3x3_output_with_bias_with_relu__armv7_neon

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
    mov r4, r0
    ldr r0, [r1, #8]
    mov r14, r2
    lsl r2, r12, #2
    ldr r12, [r1, #12]
    add r7, r4, r2
    add r8, r7, r2
    add r9, r8, r2
    tst r0, #1
    beq .Lotherwise_253
    cmp r12, #255
    bne .Lotherwise_254
    vld1.32 {d16, d17}, [r4]!
    lsl r2, r3, #2
    mov r3, r14
    vld1.32 {d18, d19}, [r7]!
    add r12, r3, r2
    add r14, r2, r2, lsl #1
    vld1.32 {d20, d21}, [r8]!
    vmov q11, q8
    add r5, r3, r2, lsl #1
    vld1.32 {d16, d17}, [r9]!
    vmov q2, q9
    add r6, r3, r14
    vld1.32 {d18, d19}, [r4]
    vmov q15, q10
    add r10, r3, r2, lsl #2
    vld1.32 {d20, d21}, [r7]
    vmov q3, q8
    add r0, r3, r2
    vld1.32 {d16, d17}, [r8]
    vmov q14, q9
    add r1, r0, r2, lsl #2
    vld1.32 {d18, d19}, [r9]
    vmov q4, q10
    add r11, r3, r14, lsl #1
    vmov q5, q8
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
    add r0, r0, r14, lsl #1
    vtrn.32 q14, q4
    sub r4, r4, #16
    sub r7, r7, #16
    vtrn.32 q5, q9
    sub r8, r8, #16
    sub r9, r9, #16
    vtrn.32 q11, q2
    vtrn.32 q15, q3
    vswp d29, d10
    vswp d23, d30
    vswp d5, d6
    vmov q13, q5
    vmov q6, q2
    vmla.f32 q13, q15, d1[0]
    vswp d9, d18
    vsub.f32 q10, q11, q5
    vadd.f32 q11, q15, q5
    vmla.f32 q5, q15, d2[1]
    vmov q12, q2
    vmls.f32 q13, q14, d1[1]
    vmls.f32 q6, q3, d2[0]
    vadd.f32 q7, q2, q4
    vmls.f32 q5, q14, d2[0]
    vmls.f32 q12, q3, d1[1]
    vmla.f32 q6, q4, d2[1]
    vmls.f32 q10, q15, d0[0]
    vmls.f32 q11, q14, d0[1]
    vmls.f32 q7, q3, d0[1]
    vmla.f32 q12, q4, d1[0]
    vmov q15, q13
    vsub.f32 q2, q9, q2
    vmla.f32 q10, q14, d0[0]
    vmov q8, q5
    vmla.f32 q15, q6, d3[0]
    vmla.f32 q2, q3, d0[0]
    vmls.f32 q13, q6, d3[0]
    vst1.32 {d20, d21}, [r3]
    vadd.f32 q9, q11, q7
    vmla.f32 q8, q12, d3[1]
    vsub.f32 q10, q11, q7
    vst1.32 {d18, d19}, [r12]
    vmls.f32 q5, q12, d3[1]
    vmls.f32 q2, q4, d0[0]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d30, d31}, [r6]
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d16, d17}, [r1]
    vst1.32 {d10, d11}, [r11]
    vst1.32 {d4, d5}, [r0]
    b .Lend_255
.Lotherwise_254:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_256
    vld1.32 {d16, d17}, [r4]
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q14, q8
    vmov q15, q9
    vmov q12, q10
    vmov q13, q11
    b .Lend_257
.Lotherwise_256:
    vmov.i32 q14, #0
    tst r12, #1
    beq .Lotherwise_258
    vld1.32 {d28[0]}, [r4]
    vld1.32 {d28[1]}, [r7]
    vld1.32 {d29[0]}, [r8]
    vld1.32 {d29[1]}, [r9]
.Lotherwise_258:
    vmov.i32 q15, #0
    tst r12, #2
    beq .Lotherwise_259
    add r0, r4, #4
    vld1.32 {d30[0]}, [r0]
    add r0, r7, #4
    add r1, r8, #4
    add r2, r9, #4
    vld1.32 {d30[1]}, [r0]
    vld1.32 {d31[0]}, [r1]
    vld1.32 {d31[1]}, [r2]
.Lotherwise_259:
    vmov.i32 q12, #0
    tst r12, #4
    beq .Lotherwise_260
    add r0, r4, #8
    vld1.32 {d24[0]}, [r0]
    add r0, r7, #8
    add r1, r8, #8
    add r2, r9, #8
    vld1.32 {d24[1]}, [r0]
    vld1.32 {d25[0]}, [r1]
    vld1.32 {d25[1]}, [r2]
.Lotherwise_260:
    vmov.i32 q13, #0
    tst r12, #8
    beq .Lotherwise_261
    add r0, r4, #12
    vld1.32 {d26[0]}, [r0]
    add r0, r7, #12
    add r1, r8, #12
    add r2, r9, #12
    vld1.32 {d26[1]}, [r0]
    vld1.32 {d27[0]}, [r1]
    vld1.32 {d27[1]}, [r2]
.Lotherwise_261:
.Lend_257:
    ubfx r0, r12, #4, #4
    cmp r0, #15
    bne .Lotherwise_262
    add r0, r4, #16
    add r1, r7, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r8, #16
    add r2, r9, #16
    vld1.32 {d18, d19}, [r1]
    vld1.32 {d20, d21}, [r0]
    vld1.32 {d22, d23}, [r2]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q3, q9
    vmov q4, q10
    b .Lend_263
.Lotherwise_262:
    vmov.i32 q8, #0
    tst r12, #16
    beq .Lotherwise_264
    add r0, r4, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r7, #16
    add r1, r8, #16
    add r2, r9, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_264:
    vmov.i32 q3, #0
    tst r12, #32
    beq .Lotherwise_265
    add r0, r4, #20
    vld1.32 {d6[0]}, [r0]
    add r0, r7, #20
    add r1, r8, #20
    add r2, r9, #20
    vld1.32 {d6[1]}, [r0]
    vld1.32 {d7[0]}, [r1]
    vld1.32 {d7[1]}, [r2]
.Lotherwise_265:
    vmov.i32 q4, #0
    tst r12, #64
    beq .Lotherwise_266
    add r0, r4, #24
    vld1.32 {d8[0]}, [r0]
    add r0, r7, #24
    add r1, r8, #24
    add r2, r9, #24
    vld1.32 {d8[1]}, [r0]
    vld1.32 {d9[0]}, [r1]
    vld1.32 {d9[1]}, [r2]
.Lotherwise_266:
    vmov.i32 q11, #0
    tst r12, #128
    beq .Lotherwise_267
    add r0, r4, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r7, #28
    add r1, r8, #28
    add r2, r9, #28
    vld1.32 {d22[1]}, [r0]
    vld1.32 {d23[0]}, [r1]
    vld1.32 {d23[1]}, [r2]
.Lotherwise_267:
.Lend_263:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q2, q4
    lsl r0, r3, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q5, q15
    vmla.f32 q2, q12, d1[0]
    add r1, r14, r0
    add r2, r0, r0, lsl #1
    vsub.f32 q9, q14, q4
    add r3, r14, r0, lsl #1
    add r12, r14, r2
    vadd.f32 q10, q12, q4
    add r4, r14, r0, lsl #2
    add r5, r14, r0
    vmla.f32 q4, q12, d2[1]
    add r5, r5, r0, lsl #2
    add r6, r14, r2, lsl #1
    vmov q14, q15
    add r0, r14, r0
    add r0, r0, r2, lsl #1
    vmls.f32 q2, q8, d1[1]
    vmls.f32 q5, q13, d2[0]
    vadd.f32 q6, q15, q3
    vmls.f32 q4, q8, d2[0]
    vmls.f32 q14, q13, d1[1]
    vmla.f32 q5, q3, d2[1]
    vmls.f32 q9, q12, d0[0]
    vmls.f32 q10, q8, d0[1]
    vmls.f32 q6, q13, d0[1]
    vmla.f32 q14, q3, d1[0]
    vmov q12, q2
    vsub.f32 q11, q11, q15
    vmla.f32 q9, q8, d0[0]
    vmov q8, q4
    vmla.f32 q12, q5, d3[0]
    vmla.f32 q11, q13, d0[0]
    vmls.f32 q2, q5, d3[0]
    vst1.32 {d18, d19}, [r14]
    vadd.f32 q9, q10, q6
    vmla.f32 q8, q14, d3[1]
    vsub.f32 q10, q10, q6
    vst1.32 {d18, d19}, [r1]
    vmls.f32 q4, q14, d3[1]
    vmls.f32 q11, q3, d0[0]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d4, d5}, [r4]
    vst1.32 {d16, d17}, [r5]
    vst1.32 {d8, d9}, [r6]
    vst1.32 {d22, d23}, [r0]
.Lend_255:
    b .Lend_268
.Lotherwise_253:
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
    add r1, r14, r0
    vsub.f32 q9, q8, q8
    add r2, r0, r0, lsl #1
    add r3, r14, r0, lsl #1
    vmov q10, q8
    add r12, r14, r2
    add r4, r14, r0, lsl #2
    vmov q11, q8
    add r5, r14, r0
    add r5, r5, r0, lsl #2
    vmls.f32 q9, q8, d0[0]
    add r6, r14, r2, lsl #1
    add r0, r14, r0
    vadd.f32 q12, q8, q8
    add r0, r0, r2, lsl #1
    vadd.f32 q13, q8, q8
    vmla.f32 q10, q8, d1[0]
    vmls.f32 q11, q8, d2[0]
    vmla.f32 q9, q8, d0[0]
    vmls.f32 q12, q8, d0[1]
    vmls.f32 q13, q8, d0[1]
    vmls.f32 q10, q8, d1[1]
    vmla.f32 q11, q8, d2[1]
    vst1.32 {d18, d19}, [r14]
    vmla.f32 q8, q8, d2[1]
    vadd.f32 q9, q12, q13
    vmls.f32 q8, q8, d2[0]
    vmov q14, q10
    vst1.32 {d18, d19}, [r1]
    vmls.f32 q10, q11, d3[0]
    vmla.f32 q14, q11, d3[0]
    vmov q9, q8
    vmov q11, q8
    vmls.f32 q9, q8, d1[1]
    vsub.f32 q12, q12, q13
    vmla.f32 q9, q8, d1[0]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d28, d29}, [r12]
    vst1.32 {d20, d21}, [r4]
    vmls.f32 q8, q9, d3[1]
    vmla.f32 q11, q9, d3[1]
    vsub.f32 q9, q8, q8
    vst1.32 {d22, d23}, [r5]
    vmla.f32 q9, q8, d0[0]
    vst1.32 {d16, d17}, [r6]
    vmls.f32 q9, q8, d0[0]
    vst1.32 {d18, d19}, [r0]
.Lend_268:
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
.Lrepeat_269:
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
    bne .Lrepeat_269
    lsl r4, r3, #2
    add r6, r4, r4, lsl #1
    mov r14, r2
    movw r7, #4
.Lrepeat_270:
    vld1.32 {d16, d17}, [r5]!
    add r0, r14, r4
    add r0, r0, r6, lsl #1
    vld1.32 {d18, d19}, [r5]!
    add r3, r14, r4
    add r12, r14, r4, lsl #1
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    add r8, r14, r6
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r14, r4, lsl #2
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q12, q8, q10
    add r2, r14, r4
    vmla.f32 q11, q10, d1[0]
    vst1.32 {d16, d17}, [r14]
    add r2, r2, r4, lsl #2
    vmla.f32 q8, q10, d2[1]
    vst1.32 {d20, d21}, [r0]
    add r0, r14, r6, lsl #1
    vmul.f32 q10, q12, d0[0]
    sub r7, r7, #1
    add r14, r14, #32
    vmul.f32 q11, q11, d1[1]
    vmov q12, q10
    vmul.f32 q8, q8, d3[0]
    vmov q13, q11
    vmls.f32 q12, q9, d0[1]
    vmov q14, q8
    vmla.f32 q10, q9, d0[1]
    vmla.f32 q13, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d24, d25}, [r3]
    vmla.f32 q14, q9, d3[1]
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d26, d27}, [r8]
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d28, d29}, [r2]
    vst1.32 {d16, d17}, [r0]
    cmp r7, #0
    bne .Lrepeat_270
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
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r14, [sp, #76]
    lsl r4, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    mov r5, r0
    vld1.32 {d16, d17}, [r5]
    add r0, r5, r4
    vld1.32 {d18, d19}, [r0]
    add r0, r5, r4, lsl #1
    add r1, r4, r4, lsl #1
    vld1.32 {d20, d21}, [r2]
    add r2, r5, r4
    add r12, r5, r1
    vld1.32 {d22, d23}, [r0]
    add r0, r5, r4, lsl #2
    add r2, r2, r1, lsl #1
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r12]
    add r12, r5, r4
    vld1.32 {d24, d25}, [r0]
    add r0, r12, r4, lsl #2
    add r1, r5, r1, lsl #1
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
    ldr r0, [r14]
    vmov q6, q14
    ldr r1, [r14, #8]
    vmov q7, q9
    lsl r0, r0, #2
    add r12, r3, r0
    ldr r2, [r14, #12]
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
    beq .Lotherwise_271
    cmp r2, #63
    bne .Lotherwise_272
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
    b .Lend_273
.Lotherwise_272:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_274
    vtrn.32 q9, q12
    vtrn.32 q6, q7
    vswp d19, d12
    vswp d25, d14
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d12, d13}, [r14]
    vst1.32 {d14, d15}, [r4]
    b .Lend_275
.Lotherwise_274:
    tst r2, #1
    beq .Lotherwise_276
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r4]
.Lotherwise_276:
    tst r2, #2
    beq .Lotherwise_277
    add r0, r3, #4
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r4, #4
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_277:
    tst r2, #4
    beq .Lotherwise_278
    add r0, r3, #8
    vst1.32 {d12[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d12[1]}, [r0]
    add r0, r4, #8
    vst1.32 {d13[0]}, [r1]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_278:
    tst r2, #8
    beq .Lotherwise_279
    add r0, r3, #12
    vst1.32 {d14[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d14[1]}, [r0]
    add r0, r4, #12
    vst1.32 {d15[0]}, [r1]
    vst1.32 {d15[1]}, [r0]
.Lotherwise_279:
.Lend_275:
    ubfx r0, r2, #4, #2
    cmp r0, #3
    bne .Lotherwise_280
    vzip.32 q14, q10
    vstr d28, [r3, #16]
    vstr d29, [r12, #16]
    vstr d20, [r14, #16]
    vstr d21, [r4, #16]
    b .Lend_281
.Lotherwise_280:
    tst r2, #16
    beq .Lotherwise_282
    add r0, r3, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r12, #16
    add r1, r14, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r4, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_282:
    tst r2, #32
    beq .Lotherwise_283
    add r0, r3, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #20
    add r1, r14, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r4, #20
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_283:
.Lend_281:
.Lend_273:
.Lotherwise_271:
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
    lsl r4, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vld1.32 {d26, d27}, [r0]
    add r1, r0, r4
    vld1.32 {d16, d17}, [r1]
    add r1, r0, r4, lsl #1
    add r12, r4, r4, lsl #1
    vld1.32 {d18, d19}, [r2]
    add r2, r0, r4
    add r14, r0, r12
    vld1.32 {d20, d21}, [r1]
    add r1, r0, r4, lsl #2
    add r2, r2, r12, lsl #1
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]
    add r14, r0, r4
    vld1.32 {d22, d23}, [r1]
    add r1, r14, r4, lsl #2
    add r0, r0, r12, lsl #1
    vld1.32 {d6, d7}, [r2]
    vadd.f32 q15, q8, q10
    vsub.f32 q8, q8, q10
    vld1.32 {d28, d29}, [r1]
    vld1.32 {d10, d11}, [r0]
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
    beq .Lotherwise_284
    cmp r12, #63
    bne .Lotherwise_285
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
    b .Lend_286
.Lotherwise_285:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_287
    vtrn.32 q8, q10
    vtrn.32 q11, q13
    vswp d17, d22
    vswp d21, d26
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r4]
    vst1.32 {d26, d27}, [r5]
    b .Lend_288
.Lotherwise_287:
    tst r12, #1
    beq .Lotherwise_289
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_289:
    tst r12, #2
    beq .Lotherwise_290
    add r0, r3, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_290:
    tst r12, #4
    beq .Lotherwise_291
    add r0, r3, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_291:
    tst r12, #8
    beq .Lotherwise_292
    add r0, r3, #12
    vst1.32 {d26[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d26[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_292:
.Lend_288:
    ubfx r0, r12, #4, #2
    cmp r0, #3
    bne .Lotherwise_293
    vzip.32 q14, q9
    vstr d28, [r3, #16]
    vstr d29, [r14, #16]
    vstr d18, [r4, #16]
    vstr d19, [r5, #16]
    b .Lend_294
.Lotherwise_293:
    tst r12, #16
    beq .Lotherwise_295
    add r0, r3, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r14, #16
    add r1, r4, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r5, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_295:
    tst r12, #32
    beq .Lotherwise_296
    add r0, r3, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #20
    add r1, r4, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #20
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_296:
.Lend_294:
.Lend_286:
.Lotherwise_284:
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
    beq .Lotherwise_297
    movw r7, #8
.Lrepeat_298:
    tst r1, #1
    beq .Lotherwise_299
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_300
.Lotherwise_299:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_300:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r3, r3, r12, lsl #2
    add r0, r0, r12, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_298
    vld1.32 {d16, d17}, [r5]!
    lsl r0, r14, #2
    vld1.32 {d20, d21}, [r5]!
    add r12, r4, r0
    add r1, r0, r0, lsl #1
    vld1.32 {d18, d19}, [r5]!
    add r14, r4, r0, lsl #1
    add r6, r4, r1
    vld1.32 {d26, d27}, [r5]!
    vmov q14, q10
    add r7, r4, r0, lsl #2
    vld1.32 {d22, d23}, [r5]!
    vmov q15, q10
    add r2, r4, r0
    vld1.32 {d4, d5}, [r5]!
    add r2, r2, r0, lsl #2
    add r3, r4, r1, lsl #1
    vld1.32 {d6, d7}, [r5]!
    add r0, r4, r0
    add r0, r0, r1, lsl #1
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q4, q10, q2
    vmov q5, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q12, q8, q3
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #112
    vmla.f32 q5, q9, d1[0]
    vadd.f32 q6, q9, q3
    vmla.f32 q3, q9, d2[1]
    vmls.f32 q5, q11, d1[1]
    vmls.f32 q14, q13, d2[0]
    vmls.f32 q3, q11, d2[0]
    vmls.f32 q15, q13, d1[1]
    vmla.f32 q14, q2, d2[1]
    vmls.f32 q12, q9, d0[0]
    vmls.f32 q6, q11, d0[1]
    vmls.f32 q4, q13, d0[1]
    vmla.f32 q15, q2, d1[0]
    vmov q9, q5
    vsub.f32 q7, q8, q10
    vmla.f32 q12, q11, d0[0]
    vmov q8, q3
    vmla.f32 q9, q14, d3[0]
    vmla.f32 q7, q13, d0[0]
    vmls.f32 q5, q14, d3[0]
    vst1.32 {d24, d25}, [r4]
    vadd.f32 q10, q6, q4
    vmla.f32 q8, q15, d3[1]
    vsub.f32 q11, q6, q4
    vst1.32 {d20, d21}, [r12]
    vmls.f32 q3, q15, d3[1]
    vmls.f32 q7, q2, d0[0]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d18, d19}, [r6]
    vst1.32 {d10, d11}, [r7]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d6, d7}, [r3]
    vst1.32 {d14, d15}, [r0]
    b .Lend_301
.Lotherwise_297:
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
    vmls.f32 q9, q8, d0[0]
    add r6, r4, r2, lsl #1
    add r0, r4, r0
    vadd.f32 q12, q8, q8
    add r0, r0, r2, lsl #1
    vadd.f32 q13, q8, q8
    vmla.f32 q10, q8, d1[0]
    vmls.f32 q11, q8, d2[0]
    vmla.f32 q9, q8, d0[0]
    vmls.f32 q12, q8, d0[1]
    vmls.f32 q13, q8, d0[1]
    vmls.f32 q10, q8, d1[1]
    vmla.f32 q11, q8, d2[1]
    vst1.32 {d18, d19}, [r4]
    vmla.f32 q8, q8, d2[1]
    vadd.f32 q9, q12, q13
    vmls.f32 q8, q8, d2[0]
    vmov q14, q10
    vst1.32 {d18, d19}, [r1]
    vmls.f32 q10, q11, d3[0]
    vmla.f32 q14, q11, d3[0]
    vmov q9, q8
    vmov q11, q8
    vmls.f32 q9, q8, d1[1]
    vsub.f32 q12, q12, q13
    vmla.f32 q9, q8, d1[0]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d28, d29}, [r12]
    vst1.32 {d20, d21}, [r14]
    vmls.f32 q8, q9, d3[1]
    vmla.f32 q11, q9, d3[1]
    vsub.f32 q9, q8, q8
    vst1.32 {d22, d23}, [r5]
    vmla.f32 q9, q8, d0[0]
    vst1.32 {d16, d17}, [r6]
    vmls.f32 q9, q8, d0[0]
    vst1.32 {d18, d19}, [r0]
.Lend_301:
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
    ldr r14, [sp, #76]
    lsl r4, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    mov r5, r0
    vld1.32 {d16, d17}, [r5]
    add r0, r5, r4
    vld1.32 {d18, d19}, [r0]
    add r0, r5, r4, lsl #1
    add r1, r4, r4, lsl #1
    vld1.32 {d20, d21}, [r2]
    add r2, r5, r4
    add r12, r5, r1
    vld1.32 {d22, d23}, [r0]
    add r0, r5, r4, lsl #2
    add r2, r2, r1, lsl #1
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r12]
    add r12, r5, r4
    vld1.32 {d24, d25}, [r0]
    add r0, r12, r4, lsl #2
    add r1, r5, r1, lsl #1
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
    ldr r0, [r14]
    vmov q6, q14
    ldr r1, [r14, #12]
    vmov q7, q9
    lsl r0, r0, #2
    add r2, r3, r0
    ldr r12, [r14, #8]
    vadd.f32 q10, q4, q9
    add r4, r2, r0
    add r0, r4, r0
    ldr r14, [r14, #4]
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
    beq .Lotherwise_302
    tst r12, #1
    beq .Lotherwise_303
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r2]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_303:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_304
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r2]
    vst1.32 {d25[0]}, [r4]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_304:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_305
    vst1.32 {d12[0]}, [r3]
    vst1.32 {d12[1]}, [r2]
    vst1.32 {d13[0]}, [r4]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_305:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_306
    vst1.32 {d14[0]}, [r3]
    vst1.32 {d14[1]}, [r2]
    vst1.32 {d15[0]}, [r4]
    vst1.32 {d15[1]}, [r0]
.Lotherwise_306:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_307
    vst1.32 {d28[0]}, [r3]
    vst1.32 {d28[1]}, [r2]
    vst1.32 {d29[0]}, [r4]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_307:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_308
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r2]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_308:
.Lotherwise_302:
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
    lsl r4, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vld1.32 {d26, d27}, [r0]
    add r1, r0, r4
    vld1.32 {d16, d17}, [r1]
    add r1, r0, r4, lsl #1
    add r12, r4, r4, lsl #1
    vld1.32 {d18, d19}, [r2]
    add r2, r0, r4
    add r14, r0, r12
    vld1.32 {d20, d21}, [r1]
    add r1, r0, r4, lsl #2
    add r2, r2, r12, lsl #1
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]
    add r14, r0, r4
    vld1.32 {d22, d23}, [r1]
    add r1, r14, r4, lsl #2
    add r0, r0, r12, lsl #1
    vld1.32 {d6, d7}, [r2]
    vadd.f32 q15, q8, q10
    vsub.f32 q8, q8, q10
    vld1.32 {d28, d29}, [r1]
    vld1.32 {d10, d11}, [r0]
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
    beq .Lotherwise_309
    tst r14, #1
    beq .Lotherwise_310
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_310:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_311
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_311:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_312
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_312:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_313
    vst1.32 {d26[0]}, [r3]
    vst1.32 {d26[1]}, [r12]
    vst1.32 {d27[0]}, [r4]
    vst1.32 {d27[1]}, [r1]
.Lotherwise_313:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_314
    vst1.32 {d28[0]}, [r3]
    vst1.32 {d28[1]}, [r12]
    vst1.32 {d29[0]}, [r4]
    vst1.32 {d29[1]}, [r1]
.Lotherwise_314:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_315
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_315:
.Lotherwise_309:
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
.Lrepeat_316:
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
    bne .Lrepeat_316
    lsl r4, r3, #2
    add r6, r4, r4, lsl #1
    mov r14, r2
    movw r7, #4
.Lrepeat_317:
    vld1.32 {d16, d17}, [r5]!
    add r0, r14, r4
    add r2, r0, r6, lsl #1
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
    add r0, r14, r4
    vld1.32 {d30, d31}, [r5]!
    vmla.f32 q10, q9, d1[0]
    add r0, r0, r4, lsl #2
    vld1.32 {d24, d25}, [r5]!
    vmla.f32 q14, q9, d3[0]
    add r1, r14, r6, lsl #1
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
    bne .Lrepeat_317
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
    ldr r14, [sp, #12]
    lsl r4, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    mov r5, r0
    vld1.32 {d16, d17}, [r5]
    add r0, r5, r4
    vld1.32 {d18, d19}, [r0]
    add r0, r5, r4, lsl #1
    add r1, r4, r4, lsl #1
    vld1.32 {d20, d21}, [r2]
    add r2, r5, r4
    add r12, r5, r1
    vld1.32 {d22, d23}, [r0]
    add r0, r5, r4, lsl #2
    add r2, r2, r1, lsl #1
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r12]
    add r12, r5, r4
    vld1.32 {d24, d25}, [r0]
    add r0, r12, r4, lsl #2
    add r1, r5, r1, lsl #1
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
    ldr r0, [r14]
    vmov q3, q9
    ldr r1, [r14, #8]
    vadd.f32 q12, q13, q9
    lsl r0, r0, #2
    add r12, r3, r0
    ldr r2, [r14, #12]
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
    beq .Lotherwise_318
    cmp r2, #15
    bne .Lotherwise_319
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
    b .Lend_320
.Lotherwise_319:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_321
    vtrn.32 q8, q3
    vtrn.32 q15, q12
    vswp d17, d30
    vswp d7, d24
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d6, d7}, [r12]
    vst1.32 {d30, d31}, [r14]
    vst1.32 {d24, d25}, [r4]
    b .Lend_322
.Lotherwise_321:
    tst r2, #1
    beq .Lotherwise_323
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r4]
.Lotherwise_323:
    tst r2, #2
    beq .Lotherwise_324
    add r0, r3, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r4, #4
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_324:
    tst r2, #4
    beq .Lotherwise_325
    add r0, r3, #8
    vst1.32 {d30[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d30[1]}, [r0]
    add r0, r4, #8
    vst1.32 {d31[0]}, [r1]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_325:
    tst r2, #8
    beq .Lotherwise_326
    add r0, r3, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r4, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_326:
.Lend_322:
.Lend_320:
.Lotherwise_318:
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
    lsl r4, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vld1.32 {d30, d31}, [r0]
    add r1, r0, r4
    vld1.32 {d16, d17}, [r1]
    add r1, r0, r4, lsl #1
    add r12, r4, r4, lsl #1
    vld1.32 {d18, d19}, [r2]
    add r2, r0, r4
    add r14, r0, r12
    vld1.32 {d20, d21}, [r1]
    add r1, r0, r4, lsl #2
    add r2, r2, r12, lsl #1
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]
    add r14, r0, r4
    vld1.32 {d22, d23}, [r1]
    add r1, r14, r4, lsl #2
    add r0, r0, r12, lsl #1
    vld1.32 {d24, d25}, [r2]
    vsub.f32 q13, q8, q10
    vld1.32 {d6, d7}, [r1]
    vadd.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r0]
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
    beq .Lotherwise_327
    cmp r12, #15
    bne .Lotherwise_328
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_329
.Lotherwise_328:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_330
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_331
.Lotherwise_330:
    tst r12, #1
    beq .Lotherwise_332
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_332:
    tst r12, #2
    beq .Lotherwise_333
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_333:
    tst r12, #4
    beq .Lotherwise_334
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_334:
    tst r12, #8
    beq .Lotherwise_335
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_335:
.Lend_331:
.Lend_329:
.Lotherwise_327:
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
    ldr r14, [sp, #12]
    lsl r4, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    mov r5, r0
    vld1.32 {d16, d17}, [r5]
    add r0, r5, r4
    vld1.32 {d18, d19}, [r0]
    add r0, r5, r4, lsl #1
    add r1, r4, r4, lsl #1
    vld1.32 {d20, d21}, [r2]
    add r2, r5, r4
    add r12, r5, r1
    vld1.32 {d22, d23}, [r0]
    add r0, r5, r4, lsl #2
    add r2, r2, r1, lsl #1
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r12]
    add r12, r5, r4
    vld1.32 {d24, d25}, [r0]
    add r0, r12, r4, lsl #2
    add r1, r5, r1, lsl #1
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
    ldr r0, [r14]
    ldr r1, [r14, #12]
    vadd.f32 q12, q13, q9
    lsl r0, r0, #2
    add r2, r3, r0
    ldr r12, [r14, #8]
    vadd.f32 q13, q11, q14
    add r4, r2, r0
    add r0, r4, r0
    ldr r14, [r14, #4]
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
    beq .Lotherwise_336
    tst r12, #1
    beq .Lotherwise_337
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r2]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_337:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_338
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r2]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_338:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_339
    vst1.32 {d30[0]}, [r3]
    vst1.32 {d30[1]}, [r2]
    vst1.32 {d31[0]}, [r4]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_339:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_340
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r2]
    vst1.32 {d25[0]}, [r4]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_340:
.Lotherwise_336:
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
    lsl r4, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vld1.32 {d30, d31}, [r0]
    add r1, r0, r4
    vld1.32 {d16, d17}, [r1]
    add r1, r0, r4, lsl #1
    add r12, r4, r4, lsl #1
    vld1.32 {d18, d19}, [r2]
    add r2, r0, r4
    add r14, r0, r12
    vld1.32 {d20, d21}, [r1]
    add r1, r0, r4, lsl #2
    add r2, r2, r12, lsl #1
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]
    add r14, r0, r4
    vld1.32 {d22, d23}, [r1]
    add r1, r14, r4, lsl #2
    add r0, r0, r12, lsl #1
    vld1.32 {d24, d25}, [r2]
    vsub.f32 q13, q8, q10
    vld1.32 {d6, d7}, [r1]
    vadd.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r0]
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
    beq .Lotherwise_341
    tst r14, #1
    beq .Lotherwise_342
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_342:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_343
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_343:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_344
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_344:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_345
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_345:
.Lotherwise_341:
    vpop {d8, d9}
    pop {r4, pc}
    .size nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon:
    .long 0x3f610000, 0x40290000, 0x40100000, 0x3f200000
    .long 0x3ec80000, 0x3fc00000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x3_input__armv7_neon
    .type nnp_winograd_f1x4_1x3_input__armv7_neon, %function
nnp_winograd_f1x4_1x3_input__armv7_neon:
    push {r4, r5, r6, r7, r14}
    vpush {d8, d9}
    ldr r12, [r1]
    mov r4, r0
    ldr r0, [r1, #8]
    mov r14, r2
    lsl r2, r12, #2
    ldr r7, [r1, #12]
    add r6, r4, r2
    add r12, r6, r2
    add r5, r12, r2
    tst r0, #1
    beq .Lotherwise_346
    cmp r7, #63
    bne .Lotherwise_347
    vld1.32 {d16, d17}, [r4]
    ubfx r0, r7, #4, #2
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r12]
    vmov q14, q8
    vld1.32 {d16, d17}, [r5]
    vmov q15, q9
    vmov q2, q10
    vmov q3, q8
    vtrn.32 q14, q15
    vtrn.32 q2, q3
    vswp d29, d4
    vswp d31, d6
    cmp r0, #3
    bne .Lotherwise_348
    vldr d16, [r4, #16]
    vldr d18, [r12, #16]
    vldr d17, [r6, #16]
    vldr d19, [r5, #16]
    vuzp.32 q8, q9
    b .Lend_349
.Lotherwise_348:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_350
    add r0, r4, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r6, #16
    add r1, r12, #16
    add r2, r5, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_350:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_351
    add r0, r4, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r6, #20
    add r1, r12, #20
    add r2, r5, #20
    vld1.32 {d18[1]}, [r0]
    vld1.32 {d19[0]}, [r1]
    vld1.32 {d19[1]}, [r2]
.Lotherwise_351:
.Lend_349:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q8
    lsl r0, r3, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q11, q3
    vmls.f32 q10, q2, d1[0]
    add r1, r14, r0
    add r2, r0, r0, lsl #1
    vmov q12, q8
    add r3, r14, r0, lsl #1
    add r2, r14, r2
    vmls.f32 q8, q2, d2[0]
    add r12, r14, r0, lsl #2
    add r4, r14, r0
    vmov q13, q3
    add r0, r4, r0, lsl #2
    vmls.f32 q11, q15, d1[0]
    vmls.f32 q13, q15, d2[0]
    vmla.f32 q12, q14, d0[0]
    vmov q14, q10
    vmov q4, q8
    vmls.f32 q12, q2, d0[1]
    vmla.f32 q14, q11, d1[1]
    vmla.f32 q9, q15, d0[0]
    vmls.f32 q10, q11, d1[1]
    vmla.f32 q4, q13, d2[1]
    vst1.32 {d24, d25}, [r14]
    vmls.f32 q8, q13, d2[1]
    vst1.32 {d28, d29}, [r1]
    vmls.f32 q9, q3, d0[1]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d8, d9}, [r2]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r0]
    b .Lend_352
.Lotherwise_347:
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_353
    vld1.32 {d16, d17}, [r4]
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r12]
    vld1.32 {d22, d23}, [r5]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q14, q8
    vmov q15, q9
    vmov q2, q10
    vmov q3, q11
    b .Lend_354
.Lotherwise_353:
    vmov.i32 q14, #0
    tst r7, #1
    beq .Lotherwise_355
    vld1.32 {d28[0]}, [r4]
    vld1.32 {d28[1]}, [r6]
    vld1.32 {d29[0]}, [r12]
    vld1.32 {d29[1]}, [r5]
.Lotherwise_355:
    vmov.i32 q15, #0
    tst r7, #2
    beq .Lotherwise_356
    add r0, r4, #4
    vld1.32 {d30[0]}, [r0]
    add r0, r6, #4
    add r1, r12, #4
    add r2, r5, #4
    vld1.32 {d30[1]}, [r0]
    vld1.32 {d31[0]}, [r1]
    vld1.32 {d31[1]}, [r2]
.Lotherwise_356:
    vmov.i32 q2, #0
    tst r7, #4
    beq .Lotherwise_357
    add r0, r4, #8
    vld1.32 {d4[0]}, [r0]
    add r0, r6, #8
    add r1, r12, #8
    add r2, r5, #8
    vld1.32 {d4[1]}, [r0]
    vld1.32 {d5[0]}, [r1]
    vld1.32 {d5[1]}, [r2]
.Lotherwise_357:
    vmov.i32 q3, #0
    tst r7, #8
    beq .Lotherwise_358
    add r0, r4, #12
    vld1.32 {d6[0]}, [r0]
    add r0, r6, #12
    add r1, r12, #12
    add r2, r5, #12
    vld1.32 {d6[1]}, [r0]
    vld1.32 {d7[0]}, [r1]
    vld1.32 {d7[1]}, [r2]
.Lotherwise_358:
.Lend_354:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_359
    vldr d16, [r4, #16]
    vldr d18, [r12, #16]
    vldr d17, [r6, #16]
    vldr d19, [r5, #16]
    vuzp.32 q8, q9
    b .Lend_360
.Lotherwise_359:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_361
    add r0, r4, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r6, #16
    add r1, r12, #16
    add r2, r5, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_361:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_362
    add r0, r4, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r6, #20
    add r1, r12, #20
    add r2, r5, #20
    vld1.32 {d18[1]}, [r0]
    vld1.32 {d19[0]}, [r1]
    vld1.32 {d19[1]}, [r2]
.Lotherwise_362:
.Lend_360:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q8
    lsl r0, r3, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q11, q3
    vmls.f32 q10, q2, d1[0]
    add r1, r14, r0
    add r2, r0, r0, lsl #1
    vmov q12, q8
    add r3, r14, r0, lsl #1
    add r2, r14, r2
    vmls.f32 q8, q2, d2[0]
    add r12, r14, r0, lsl #2
    add r4, r14, r0
    vmov q13, q3
    add r0, r4, r0, lsl #2
    vmls.f32 q11, q15, d1[0]
    vmls.f32 q13, q15, d2[0]
    vmla.f32 q12, q14, d0[0]
    vmov q14, q10
    vmov q4, q8
    vmls.f32 q12, q2, d0[1]
    vmla.f32 q14, q11, d1[1]
    vmla.f32 q9, q15, d0[0]
    vmls.f32 q10, q11, d1[1]
    vmla.f32 q4, q13, d2[1]
    vst1.32 {d24, d25}, [r14]
    vmls.f32 q8, q13, d2[1]
    vst1.32 {d28, d29}, [r1]
    vmls.f32 q9, q3, d0[1]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d8, d9}, [r2]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r0]
.Lend_352:
    b .Lend_363
.Lotherwise_346:
    vmov.i32 q8, #0
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    lsl r0, r3, #2
    add r1, r14, r0
    vmla.f32 q8, q8, d0[0]
    add r2, r0, r0, lsl #1
    add r3, r14, r0, lsl #1
    add r2, r14, r2
    add r12, r14, r0, lsl #2
    vmls.f32 q8, q8, d0[1]
    add r4, r14, r0
    add r0, r4, r0, lsl #2
    vmov q9, q8
    vst1.32 {d16, d17}, [r14]
    vmov q10, q8
    vmls.f32 q9, q8, d1[0]
    vmls.f32 q10, q8, d1[0]
    vmls.f32 q8, q8, d2[0]
    vmov q11, q9
    vmls.f32 q9, q10, d1[1]
    vmov q12, q8
    vmov q13, q8
    vmls.f32 q12, q8, d2[0]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q13, q12, d2[1]
    vmls.f32 q8, q12, d2[1]
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d26, d27}, [r2]
    vst1.32 {d16, d17}, [r12]
    vmla.f32 q8, q8, d0[0]
    vmls.f32 q8, q8, d0[1]
    vst1.32 {d16, d17}, [r0]
.Lend_363:
    vpop {d8, d9}
    pop {r4, r5, r6, r7, pc}
    .size nnp_winograd_f1x4_1x3_input__armv7_neon, . - nnp_winograd_f1x4_1x3_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon:
    .long 0x3f91a2b4, 0x3ec80000, 0xbf303b34, 0x3edc4a01
    .long 0x40100000, 0x3df4c401, 0x3e379301, 0x00000000

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
.Lrepeat_364:
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
    bne .Lrepeat_364
    lsl r7, r3, #2
    add r0, r7, r7, lsl #1
    movw r1, #4
.Lrepeat_365:
    vld1.32 {d16, d17}, [r5]!
    add r3, r2, r7
    add r3, r3, r7, lsl #2
    vld1.32 {d18, d19}, [r5]!
    add r12, r2, r7
    add r14, r2, r7, lsl #1
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    add r4, r2, r0
    movw r6, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon - (1f + 8))
    movt r6, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon - (1f + 8))
1:
    add r6, pc, r6
    vld1.32 {d0, d1}, [r6]
    add r6, r2, r7, lsl #2
    sub r1, r1, #1
    movw r8, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon+16 - (1f + 8))
    movt r8, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon+16 - (1f + 8))
1:
    add r8, pc, r8
    vld1.32 {d2, d3}, [r8]
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
    vmls.f32 q11, q9, d1[1]
    vmla.f32 q10, q9, d1[1]
    vmla.f32 q12, q9, d3[0]
    vmls.f32 q8, q9, d3[0]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d24, d25}, [r4]
    vst1.32 {d16, d17}, [r6]
    cmp r1, #0
    bne .Lrepeat_365
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
    add r14, r0, r1, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r1, r1, lsl #1
    add r4, r0, r1
    vld1.32 {d20, d21}, [r14]
    add r12, r0, r12
    add r0, r0, r1, lsl #2
    add r1, r4, r1, lsl #2
    vld1.32 {d22, d23}, [r12]
    vld1.32 {d24, d25}, [r0]
    vadd.f32 q13, q9, q10
    vld1.32 {d4, d5}, [r1]
    vsub.f32 q9, q9, q10
    vadd.f32 q10, q11, q12
    ldr r0, [sp, #12]
    vsub.f32 q11, q11, q12
    vld1.32 {d24, d25}, [r2]
    vmul.f32 q14, q9, d0[0]
    ldr r1, [r0]
    vmul.f32 q15, q13, d1[0]
    ldr r2, [r0, #8]
    vmla.f32 q2, q9, d2[0]
    lsl r1, r1, #2
    add r14, r3, r1
    ldr r12, [r0, #12]
    vadd.f32 q8, q8, q13
    add r4, r14, r1
    add r5, r4, r1
    vmla.f32 q14, q11, d0[1]
    vmla.f32 q15, q10, d1[1]
    vmla.f32 q2, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q14, q12
    vadd.f32 q8, q8, q12
    vadd.f32 q10, q15, q12
    vadd.f32 q11, q2, q12
    tst r2, #1
    beq .Lotherwise_366
    cmp r12, #15
    bne .Lotherwise_367
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_368
.Lotherwise_367:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_369
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_370
.Lotherwise_369:
    tst r12, #1
    beq .Lotherwise_371
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_371:
    tst r12, #2
    beq .Lotherwise_372
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_372:
    tst r12, #4
    beq .Lotherwise_373
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_373:
    tst r12, #8
    beq .Lotherwise_374
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_374:
.Lend_370:
.Lend_368:
.Lotherwise_366:
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
    add r14, r0, r1, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r1, r1, lsl #1
    add r4, r0, r1
    vld1.32 {d20, d21}, [r14]
    add r12, r0, r12
    add r0, r0, r1, lsl #2
    add r1, r4, r1, lsl #2
    vld1.32 {d22, d23}, [r12]
    vld1.32 {d24, d25}, [r0]
    vadd.f32 q13, q9, q10
    vld1.32 {d4, d5}, [r1]
    vsub.f32 q9, q9, q10
    vadd.f32 q10, q11, q12
    ldr r0, [sp, #12]
    vsub.f32 q11, q11, q12
    vld1.32 {d6, d7}, [r2]
    vmul.f32 q12, q9, d0[0]
    ldr r1, [r0]
    vmul.f32 q14, q13, d1[0]
    ldr r2, [r0, #8]
    vmla.f32 q2, q9, d2[0]
    lsl r1, r1, #2
    add r14, r3, r1
    ldr r12, [r0, #12]
    vadd.f32 q8, q8, q13
    add r4, r14, r1
    add r5, r4, r1
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q14, q10, d1[1]
    vmla.f32 q2, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q12, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q14, q3
    vadd.f32 q11, q2, q3
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    tst r2, #1
    beq .Lotherwise_375
    cmp r12, #15
    bne .Lotherwise_376
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_377
.Lotherwise_376:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_378
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_379
.Lotherwise_378:
    tst r12, #1
    beq .Lotherwise_380
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_380:
    tst r12, #2
    beq .Lotherwise_381
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_381:
    tst r12, #4
    beq .Lotherwise_382
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_382:
    tst r12, #8
    beq .Lotherwise_383
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_383:
.Lend_379:
.Lend_377:
.Lotherwise_375:
    pop {r4, r5, pc}
    .size nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon:
    .long 0x3f610000, 0x40290000, 0x40100000, 0x3f200000
    .long 0x3ec80000, 0x3fc00000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x1_3x1_input__armv7_neon
    .type nnp_winograd_f4x1_3x1_input__armv7_neon, %function
nnp_winograd_f4x1_3x1_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    vpush {d8, d9}
    mov r12, r1
    ldr r5, [sp, #40]
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
    beq .Lotherwise_384
    movw r7, #6
.Lrepeat_385:
    tst r1, #1
    beq .Lotherwise_386
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_387
.Lotherwise_386:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_387:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r3, r3, r12, lsl #2
    add r0, r0, r12, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_385
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
    movw r14, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon+16 - (1f + 8))
    movt r14, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon+16 - (1f + 8))
1:
    add r14, pc, r14
    vld1.32 {d2, d3}, [r14]
    vmov q15, q12
    vld1.32 {d4, d5}, [r5]
    sub r5, r5, #80
    vmls.f32 q14, q10, d1[0]
    vmls.f32 q12, q10, d2[0]
    vmov q3, q11
    vmls.f32 q13, q9, d1[0]
    vmls.f32 q3, q9, d2[0]
    vmla.f32 q15, q8, d0[0]
    vmov q8, q14
    vmov q4, q12
    vmls.f32 q15, q10, d0[1]
    vmla.f32 q8, q13, d1[1]
    vmla.f32 q2, q9, d0[0]
    vmls.f32 q14, q13, d1[1]
    vmla.f32 q4, q3, d2[1]
    vst1.32 {d30, d31}, [r4]
    vmls.f32 q12, q3, d2[1]
    vst1.32 {d16, d17}, [r1]
    vmls.f32 q2, q11, d0[1]
    vst1.32 {d28, d29}, [r3]
    vst1.32 {d8, d9}, [r2]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d4, d5}, [r0]
    b .Lend_388
.Lotherwise_384:
    vmov.i32 q8, #0
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    lsl r0, r14, #2
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
    vmls.f32 q8, q8, d2[0]
    vmov q11, q9
    vmls.f32 q9, q10, d1[1]
    vmov q12, q8
    vmov q13, q8
    vmls.f32 q12, q8, d2[0]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q13, q12, d2[1]
    vmls.f32 q8, q12, d2[1]
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d26, d27}, [r2]
    vst1.32 {d16, d17}, [r12]
    vmla.f32 q8, q8, d0[0]
    vmls.f32 q8, q8, d0[1]
    vst1.32 {d16, d17}, [r0]
.Lend_388:
    vpop {d8, d9}
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
    add r14, r0, r1, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r1, r1, lsl #1
    add r4, r0, r1
    vld1.32 {d20, d21}, [r14]
    add r12, r0, r12
    add r0, r0, r1, lsl #2
    add r1, r4, r1, lsl #2
    vld1.32 {d22, d23}, [r12]
    vld1.32 {d24, d25}, [r0]
    vadd.f32 q13, q9, q10
    vld1.32 {d4, d5}, [r1]
    vsub.f32 q9, q9, q10
    vadd.f32 q10, q11, q12
    ldr r0, [sp, #8]
    vsub.f32 q11, q11, q12
    vld1.32 {d24, d25}, [r2]
    vmul.f32 q14, q9, d0[0]
    ldr r1, [r0]
    vmul.f32 q15, q13, d1[0]
    ldr r2, [r0, #12]
    vmla.f32 q2, q9, d2[0]
    lsl r1, r1, #2
    add r12, r3, r1
    ldr r14, [r0, #8]
    vadd.f32 q8, q8, q13
    add r4, r12, r1
    add r1, r4, r1
    ldr r0, [r0, #4]
    vmla.f32 q14, q11, d0[1]
    vmla.f32 q15, q10, d1[1]
    vmla.f32 q2, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q14, q12
    vadd.f32 q8, q8, q12
    vadd.f32 q10, q15, q12
    vadd.f32 q11, q2, q12
    tst r2, #1
    beq .Lotherwise_389
    tst r14, #1
    beq .Lotherwise_390
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_390:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_391
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_391:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_392
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_392:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_393
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_393:
.Lotherwise_389:
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
    add r14, r0, r1, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r1, r1, lsl #1
    add r4, r0, r1
    vld1.32 {d20, d21}, [r14]
    add r12, r0, r12
    add r0, r0, r1, lsl #2
    add r1, r4, r1, lsl #2
    vld1.32 {d22, d23}, [r12]
    vld1.32 {d24, d25}, [r0]
    vadd.f32 q13, q9, q10
    vld1.32 {d4, d5}, [r1]
    vsub.f32 q9, q9, q10
    vadd.f32 q10, q11, q12
    ldr r0, [sp, #8]
    vsub.f32 q11, q11, q12
    vld1.32 {d6, d7}, [r2]
    vmul.f32 q12, q9, d0[0]
    ldr r1, [r0]
    vmul.f32 q14, q13, d1[0]
    ldr r2, [r0, #12]
    vmla.f32 q2, q9, d2[0]
    lsl r1, r1, #2
    add r12, r3, r1
    ldr r14, [r0, #8]
    vadd.f32 q8, q8, q13
    add r4, r12, r1
    add r1, r4, r1
    ldr r0, [r0, #4]
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q14, q10, d1[1]
    vmla.f32 q2, q11, d2[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q12, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q14, q3
    vadd.f32 q11, q2, q3
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    tst r2, #1
    beq .Lotherwise_394
    tst r14, #1
    beq .Lotherwise_395
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_395:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_396
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_396:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_397
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_397:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_398
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_398:
.Lotherwise_394:
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
    push {r4, r5, r6, r7, r8, r14}
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
    beq .Lotherwise_399
    movw r0, #4095
    eor r0, r12, r0
    cmp r0, #0
    bne .Lotherwise_400
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
    b .Lend_401
.Lotherwise_400:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_402
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
    b .Lend_403
.Lotherwise_402:
    vmov.i32 q1, #0
    tst r12, #1
    beq .Lotherwise_404
    vld1.32 {d2[0]}, [r4]
    vld1.32 {d2[1]}, [r1]
    vld1.32 {d3[0]}, [r7]
    vld1.32 {d3[1]}, [r2]
.Lotherwise_404:
    vmov.i32 q8, #0
    tst r12, #2
    beq .Lotherwise_405
    add r0, r4, #4
    vld1.32 {d16[0]}, [r0]
    add r0, r1, #4
    add r5, r7, #4
    add r6, r2, #4
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r5]
    vld1.32 {d17[1]}, [r6]
.Lotherwise_405:
    vmov.i32 q9, #0
    tst r12, #4
    beq .Lotherwise_406
    add r0, r4, #8
    vld1.32 {d18[0]}, [r0]
    add r0, r1, #8
    add r5, r7, #8
    add r6, r2, #8
    vld1.32 {d18[1]}, [r0]
    vld1.32 {d19[0]}, [r5]
    vld1.32 {d19[1]}, [r6]
.Lotherwise_406:
    vmov.i32 q10, #0
    tst r12, #8
    beq .Lotherwise_407
    add r0, r4, #12
    vld1.32 {d20[0]}, [r0]
    add r0, r1, #12
    add r5, r7, #12
    add r6, r2, #12
    vld1.32 {d20[1]}, [r0]
    vld1.32 {d21[0]}, [r5]
    vld1.32 {d21[1]}, [r6]
.Lotherwise_407:
.Lend_403:
    ubfx r0, r12, #4, #4
    cmp r0, #15
    bne .Lotherwise_408
    add r0, r4, #16
    add r5, r1, #16
    vld1.32 {d22, d23}, [r0]
    add r0, r7, #16
    add r6, r2, #16
    vld1.32 {d24, d25}, [r5]
    vld1.32 {d26, d27}, [r0]
    vld1.32 {d28, d29}, [r6]
    vtrn.32 q11, q12
    vtrn.32 q13, q14
    vswp d23, d26
    vswp d25, d28
    b .Lend_409
.Lotherwise_408:
    vmov.i32 q11, #0
    tst r12, #16
    beq .Lotherwise_410
    add r0, r4, #16
    vld1.32 {d22[0]}, [r0]
    add r0, r1, #16
    add r5, r7, #16
    add r6, r2, #16
    vld1.32 {d22[1]}, [r0]
    vld1.32 {d23[0]}, [r5]
    vld1.32 {d23[1]}, [r6]
.Lotherwise_410:
    vmov.i32 q12, #0
    tst r12, #32
    beq .Lotherwise_411
    add r0, r4, #20
    vld1.32 {d24[0]}, [r0]
    add r0, r1, #20
    add r5, r7, #20
    add r6, r2, #20
    vld1.32 {d24[1]}, [r0]
    vld1.32 {d25[0]}, [r5]
    vld1.32 {d25[1]}, [r6]
.Lotherwise_411:
    vmov.i32 q13, #0
    tst r12, #64
    beq .Lotherwise_412
    add r0, r4, #24
    vld1.32 {d26[0]}, [r0]
    add r0, r1, #24
    add r5, r7, #24
    add r6, r2, #24
    vld1.32 {d26[1]}, [r0]
    vld1.32 {d27[0]}, [r5]
    vld1.32 {d27[1]}, [r6]
.Lotherwise_412:
    vmov.i32 q14, #0
    tst r12, #128
    beq .Lotherwise_413
    add r0, r4, #28
    vld1.32 {d28[0]}, [r0]
    add r0, r1, #28
    add r5, r7, #28
    add r6, r2, #28
    vld1.32 {d28[1]}, [r0]
    vld1.32 {d29[0]}, [r5]
    vld1.32 {d29[1]}, [r6]
.Lotherwise_413:
.Lend_409:
    ubfx r0, r12, #8, #4
    cmp r0, #15
    bne .Lotherwise_414
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
    b .Lend_415
.Lotherwise_414:
    vmov.i32 q15, #0
    tst r12, #256
    beq .Lotherwise_416
    add r0, r4, #32
    vld1.32 {d30[0]}, [r0]
    add r0, r1, #32
    add r5, r7, #32
    add r6, r2, #32
    vld1.32 {d30[1]}, [r0]
    vld1.32 {d31[0]}, [r5]
    vld1.32 {d31[1]}, [r6]
.Lotherwise_416:
    vmov.i32 q4, #0
    tst r12, #512
    beq .Lotherwise_417
    add r0, r4, #36
    vld1.32 {d8[0]}, [r0]
    add r0, r1, #36
    add r5, r7, #36
    add r6, r2, #36
    vld1.32 {d8[1]}, [r0]
    vld1.32 {d9[0]}, [r5]
    vld1.32 {d9[1]}, [r6]
.Lotherwise_417:
    vmov.i32 q2, #0
    tst r12, #1024
    beq .Lotherwise_418
    add r0, r4, #40
    vld1.32 {d4[0]}, [r0]
    add r0, r1, #40
    add r5, r7, #40
    add r6, r2, #40
    vld1.32 {d4[1]}, [r0]
    vld1.32 {d5[0]}, [r5]
    vld1.32 {d5[1]}, [r6]
.Lotherwise_418:
    vmov.i32 q3, #0
    tst r12, #2048
    beq .Lotherwise_419
    add r0, r4, #44
    vld1.32 {d6[0]}, [r0]
    add r0, r1, #44
    add r1, r7, #44
    add r2, r2, #44
    vld1.32 {d6[1]}, [r0]
    vld1.32 {d7[0]}, [r1]
    vld1.32 {d7[1]}, [r2]
.Lotherwise_419:
.Lend_415:
    lsl r4, r3, #2
    add r0, r14, r4
    add r3, r4, r4, lsl #1
    add r8, r14, r4, lsl #1
    add r12, r14, r3
    add r5, r14, r4, lsl #2
    add r1, r14, r4
    add r2, r1, r4, lsl #2
    add r6, r14, r3, lsl #1
    add r1, r14, r4
    add r7, r1, r3, lsl #1
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
    add r1, r14, r4, lsl #3
    vst1.32 {d2, d3}, [r8]
    vmov q1, q2
    add r0, r14, r4
    add r8, r0, r4, lsl #3
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
    vst1.32 {d12, d13}, [r12]
    add r0, r14, r4, lsl #1
    add r12, r0, r4, lsl #3
    vst1.32 {d2, d3}, [r5]
    add r0, r14, r4, lsl #3
    add r0, r0, r3
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
    vst1.32 {d10, d11}, [r6]
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
    vst1.32 {d4, d5}, [r12]
    vst1.32 {d6, d7}, [r0]
.Lend_401:
    b .Lend_420
.Lotherwise_399:
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
.Lend_420:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, pc}
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
.Lrepeat_421:
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
    bne .Lrepeat_421
    lsl r3, r3, #2
    add r12, r3, r3, lsl #1
    movw r14, #4
.Lrepeat_422:
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
    bne .Lrepeat_422
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
    beq .Lotherwise_423
    cmp r4, #63
    bne .Lotherwise_424
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
    b .Lend_425
.Lotherwise_424:
    ubfx r0, r4, #0, #4
    cmp r0, #15
    bne .Lotherwise_426
    vtrn.32 q2, q3
    vtrn.32 q5, q4
    vswp d5, d10
    vswp d7, d8
    vst1.32 {d4, d5}, [r3]
    vst1.32 {d6, d7}, [r5]
    vst1.32 {d10, d11}, [r12]
    vst1.32 {d8, d9}, [r6]
    b .Lend_427
.Lotherwise_426:
    tst r4, #1
    beq .Lotherwise_428
    vst1.32 {d4[0]}, [r3]
    vst1.32 {d4[1]}, [r5]
    vst1.32 {d5[0]}, [r12]
    vst1.32 {d5[1]}, [r6]
.Lotherwise_428:
    tst r4, #2
    beq .Lotherwise_429
    add r0, r3, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #4
    add r1, r12, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_429:
    tst r4, #4
    beq .Lotherwise_430
    add r0, r3, #8
    vst1.32 {d10[0]}, [r0]
    add r0, r5, #8
    add r1, r12, #8
    vst1.32 {d10[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_430:
    tst r4, #8
    beq .Lotherwise_431
    add r0, r3, #12
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #12
    add r1, r12, #12
    vst1.32 {d8[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d9[0]}, [r1]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_431:
.Lend_427:
    ubfx r0, r4, #4, #2
    cmp r0, #3
    bne .Lotherwise_432
    vzip.32 q12, q13
    vstr d24, [r3, #16]
    vstr d25, [r5, #16]
    vstr d26, [r12, #16]
    vstr d27, [r6, #16]
    b .Lend_433
.Lotherwise_432:
    tst r4, #16
    beq .Lotherwise_434
    add r0, r3, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #16
    add r1, r12, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_434:
    tst r4, #32
    beq .Lotherwise_435
    add r0, r3, #20
    vst1.32 {d26[0]}, [r0]
    add r0, r5, #20
    add r1, r12, #20
    vst1.32 {d26[1]}, [r0]
    add r0, r6, #20
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_435:
.Lend_433:
.Lend_425:
.Lotherwise_423:
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
    beq .Lotherwise_436
    cmp r2, #63
    bne .Lotherwise_437
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
    b .Lend_438
.Lotherwise_437:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_439
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vswp d19, d22
    vswp d21, d24
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d24, d25}, [r1]
    b .Lend_440
.Lotherwise_439:
    tst r2, #1
    beq .Lotherwise_441
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_441:
    tst r2, #2
    beq .Lotherwise_442
    add r0, r3, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r14, #4
    vst1.32 {d21[0]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[1]}, [r0]
.Lotherwise_442:
    tst r2, #4
    beq .Lotherwise_443
    add r0, r3, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r14, #8
    vst1.32 {d23[0]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[1]}, [r0]
.Lotherwise_443:
    tst r2, #8
    beq .Lotherwise_444
    add r0, r3, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r14, #12
    vst1.32 {d25[0]}, [r0]
    add r0, r1, #12
    vst1.32 {d25[1]}, [r0]
.Lotherwise_444:
.Lend_440:
    ubfx r0, r2, #4, #2
    cmp r0, #3
    bne .Lotherwise_445
    vzip.32 q13, q8
    vstr d26, [r3, #16]
    vstr d27, [r12, #16]
    vstr d16, [r14, #16]
    vstr d17, [r1, #16]
    b .Lend_446
.Lotherwise_445:
    tst r2, #16
    beq .Lotherwise_447
    add r0, r3, #16
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #16
    vst1.32 {d26[1]}, [r0]
    add r0, r14, #16
    vst1.32 {d27[0]}, [r0]
    add r0, r1, #16
    vst1.32 {d27[1]}, [r0]
.Lotherwise_447:
    tst r2, #32
    beq .Lotherwise_448
    add r0, r3, #20
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
    add r0, r14, #20
    vst1.32 {d17[0]}, [r0]
    add r0, r1, #20
    vst1.32 {d17[1]}, [r0]
.Lotherwise_448:
.Lend_446:
.Lend_438:
.Lotherwise_436:
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
    beq .Lotherwise_449
    movw r7, #12
.Lrepeat_450:
    tst r1, #1
    beq .Lotherwise_451
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r12]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_452
.Lotherwise_451:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_452:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r0, r0, r3, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_450
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
    b .Lend_453
.Lotherwise_449:
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
.Lend_453:
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
    beq .Lotherwise_454
    tst r2, #1
    beq .Lotherwise_455
    vst1.32 {d4[0]}, [r7]
    vst1.32 {d4[1]}, [r6]
    vst1.32 {d5[0]}, [r1]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_455:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_456
    vst1.32 {d6[0]}, [r7]
    vst1.32 {d6[1]}, [r6]
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_456:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_457
    vst1.32 {d10[0]}, [r7]
    vst1.32 {d10[1]}, [r6]
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_457:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_458
    vst1.32 {d8[0]}, [r7]
    vst1.32 {d8[1]}, [r6]
    vst1.32 {d9[0]}, [r1]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_458:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_459
    vst1.32 {d24[0]}, [r7]
    vst1.32 {d24[1]}, [r6]
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_459:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_460
    vst1.32 {d26[0]}, [r7]
    vst1.32 {d26[1]}, [r6]
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_460:
.Lotherwise_454:
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
    beq .Lotherwise_461
    tst r0, #1
    beq .Lotherwise_462
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r14]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r2]
.Lotherwise_462:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_463
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r14]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r2]
.Lotherwise_463:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_464
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r14]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r2]
.Lotherwise_464:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_465
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r14]
    vst1.32 {d25[0]}, [r4]
    vst1.32 {d25[1]}, [r2]
.Lotherwise_465:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_466
    vst1.32 {d26[0]}, [r3]
    vst1.32 {d26[1]}, [r14]
    vst1.32 {d27[0]}, [r4]
    vst1.32 {d27[1]}, [r2]
.Lotherwise_466:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_467
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r2]
.Lotherwise_467:
.Lotherwise_461:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, pc}
    .size nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon

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
    bne .Lotherwise_468
    mov r2, r4
    movw r10, #6
.Lrepeat_469:
    tst r14, #1
    beq .Lotherwise_470
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
    cmp r0, #3
    bne .Lotherwise_471
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_472
.Lotherwise_471:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_473
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_473:
    vmov.i32 q15, #0
    tst r7, #32
    beq .Lotherwise_474
    add r0, r6, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_474:
.Lend_472:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q9, q13
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
    vst1.32 {d26, d27}, [r2]!
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
    vmov q4, q13
    vmla.f32 q3, q8, d0[1]
    vmla.f32 q14, q12, d2[1]
    vmls.f32 q9, q12, d2[1]
    vst1.32 {d20, d21}, [r2]!
    vmla.f32 q4, q11, d4[1]
    vmls.f32 q13, q11, d4[1]
    vst1.32 {d6, d7}, [r2]!
    vst1.32 {d28, d29}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d8, d9}, [r2]!
    vst1.32 {d26, d27}, [r2]!
    vst1.32 {d30, d31}, [r2]
    sub r2, r2, #112
    b .Lend_475
.Lotherwise_470:
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
.Lend_475:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #128
    cmp r10, #0
    bne .Lrepeat_469
    b .Lend_476
.Lotherwise_468:
    mov r2, r4
    movw r10, #6
.Lrepeat_477:
    tst r14, #1
    beq .Lotherwise_478
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_479
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
    b .Lend_480
.Lotherwise_479:
    vmov.i32 q14, #0
    tst r7, #1
    beq .Lotherwise_481
    vld1.32 {d28[0]}, [r6]
    vld1.32 {d28[1]}, [r12]
    vld1.32 {d29[0]}, [r9]
    vld1.32 {d29[1]}, [r1]
.Lotherwise_481:
    vmov.i32 q12, #0
    tst r7, #2
    beq .Lotherwise_482
    add r0, r6, #4
    vld1.32 {d24[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_482:
    vmov.i32 q13, #0
    tst r7, #4
    beq .Lotherwise_483
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_483:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_484
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_484:
.Lend_480:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_485
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_486
.Lotherwise_485:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_487
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_487:
    vmov.i32 q15, #0
    tst r7, #32
    beq .Lotherwise_488
    add r0, r6, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_488:
.Lend_486:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q9, q14
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
    vst1.32 {d28, d29}, [r2]!
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
    vmov q4, q11
    vmla.f32 q3, q8, d0[1]
    vmla.f32 q14, q13, d2[1]
    vmls.f32 q9, q13, d2[1]
    vst1.32 {d20, d21}, [r2]!
    vmla.f32 q4, q12, d4[1]
    vmls.f32 q11, q12, d4[1]
    vst1.32 {d6, d7}, [r2]!
    vst1.32 {d28, d29}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d8, d9}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d30, d31}, [r2]
    sub r2, r2, #112
    b .Lend_489
.Lotherwise_478:
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
.Lend_489:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #128
    cmp r10, #0
    bne .Lrepeat_477
.Lend_476:
    lsl r14, r8, #2
    add r6, r14, r14, lsl #1
    lsl r7, r8, #3
    movw r3, #8
.Lrepeat_490:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #128
    add r12, r5, r14
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #128
    add r8, r5, r14, lsl #1
    vld1.32 {d18, d19}, [r4]
    vmov q10, q8
    add r4, r4, #128
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q3, q8
    add r9, r5, r6
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q11, q8, q9
    add r10, r5, r14, lsl #2
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #128
    vmla.f32 q10, q9, d1[0]
    add r0, r5, r14
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #128
    vmla.f32 q3, q9, d3[0]
    add r2, r0, r14, lsl #2
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
    sub r3, r3, #1
    vst1.32 {d16, d17}, [r5]
    add r5, r5, r7, lsl #2
    vadd.f32 q8, q11, q13
    sub r4, r4, #624
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
    vmov q3, q11
    vmla.f32 q13, q8, d0[1]
    vmla.f32 q12, q4, d2[1]
    vmls.f32 q9, q4, d2[1]
    vst1.32 {d20, d21}, [r12]
    vmla.f32 q3, q15, d4[1]
    vmls.f32 q11, q15, d4[1]
    vst1.32 {d26, d27}, [r8]
    vst1.32 {d24, d25}, [r9]
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d6, d7}, [r2]
    vst1.32 {d22, d23}, [r11]
    vst1.32 {d28, d29}, [r0]
    cmp r3, #0
    bne .Lrepeat_490
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
.Lrepeat_491:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r8, r4
    add r1, r0, r7, lsl #1
    vld1.32 {d22, d23}, [r11]
    add r0, r8, r4
    add r0, r0, r4, lsl #2
    vld1.32 {d24, d25}, [r10]
    vadd.f32 q13, q9, q10
    add r10, r8, r7, lsl #1
    vld1.32 {d28, d29}, [r1]
    vsub.f32 q1, q9, q10
    sub r9, r9, #1
    vld1.32 {d18, d19}, [r0]
    vsub.f32 q10, q11, q12
    add r8, r8, r2, lsl #2
    vld1.32 {d30, d31}, [r10]
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
    bne .Lrepeat_491
    ldr r0, [r5]
    mov r4, r12
    ldr r7, [r5, #12]
    lsl r0, r0, #2
    ldr r3, [r5, #4]
    add r12, r4, r0
    add r8, r12, r0
    ldr r5, [r5, #8]
    add r2, r8, r0
    cmp r7, #7
    bne .Lotherwise_492
    movw r9, #3
.Lrepeat_493:
    tst r5, #1
    beq .Lotherwise_494
    vld1.32 {d16, d17}, [r14]!
    ubfx r0, r7, #0, #4
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
    vadd.f32 q11, q12, q10
    sub r14, r14, #112
    vsub.f32 q10, q12, q10
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q14
    vadd.f32 q9, q9, q14
    vadd.f32 q12, q13, q15
    vsub.f32 q13, q13, q15
    vadd.f32 q8, q8, q11
    vmla.f32 q1, q10, d0[0]
    vmla.f32 q9, q11, d1[0]
    vadd.f32 q8, q8, q12
    vmla.f32 q1, q13, d0[1]
    vmla.f32 q9, q12, d1[1]
    cmp r0, #15
    bne .Lotherwise_495
    vmov q10, q9
    vtrn.32 q8, q1
    vtrn.32 q9, q10
    vswp d17, d18
    vswp d3, d20
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d2, d3}, [r12]
    vst1.32 {d18, d19}, [r8]
    vst1.32 {d20, d21}, [r2]
    b .Lend_496
.Lotherwise_495:
    tst r7, #1
    beq .Lotherwise_497
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r8]
    vst1.32 {d17[1]}, [r2]
.Lotherwise_497:
    tst r7, #2
    beq .Lotherwise_498
    add r0, r4, #4
    vst1.32 {d2[0]}, [r0]
    add r0, r12, #4
    add r1, r8, #4
    vst1.32 {d2[1]}, [r0]
    add r0, r2, #4
    vst1.32 {d3[0]}, [r1]
    vst1.32 {d3[1]}, [r0]
.Lotherwise_498:
    tst r7, #4
    beq .Lotherwise_499
    add r0, r4, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r8, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_499:
    tst r7, #8
    beq .Lotherwise_500
    add r0, r4, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #12
    add r1, r8, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #12
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_500:
.Lend_496:
.Lotherwise_494:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r14, r14, #128
    cmp r9, #0
    bne .Lrepeat_493
    b .Lend_501
.Lotherwise_492:
    movw r9, #3
.Lrepeat_502:
    tst r5, #1
    beq .Lotherwise_503
    vld1.32 {d16, d17}, [r14]!
    ubfx r0, r7, #0, #4
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
    vadd.f32 q11, q12, q10
    sub r14, r14, #112
    vsub.f32 q10, q12, q10
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q14
    vadd.f32 q9, q9, q14
    vadd.f32 q12, q13, q15
    vsub.f32 q13, q13, q15
    vadd.f32 q8, q8, q11
    vmla.f32 q1, q10, d0[0]
    vmla.f32 q9, q11, d1[0]
    vadd.f32 q8, q8, q12
    vmla.f32 q1, q13, d0[1]
    vmla.f32 q9, q12, d1[1]
    cmp r0, #15
    bne .Lotherwise_504
    vmov q10, q9
    vtrn.32 q8, q1
    vtrn.32 q9, q10
    vswp d17, d18
    vswp d3, d20
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d2, d3}, [r12]
    vst1.32 {d18, d19}, [r8]
    vst1.32 {d20, d21}, [r2]
    b .Lend_505
.Lotherwise_504:
    tst r7, #1
    beq .Lotherwise_506
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r8]
    vst1.32 {d17[1]}, [r2]
.Lotherwise_506:
    tst r7, #2
    beq .Lotherwise_507
    add r0, r4, #4
    vst1.32 {d2[0]}, [r0]
    add r0, r12, #4
    add r1, r8, #4
    vst1.32 {d2[1]}, [r0]
    add r0, r2, #4
    vst1.32 {d3[0]}, [r1]
    vst1.32 {d3[1]}, [r0]
.Lotherwise_507:
    tst r7, #4
    beq .Lotherwise_508
    add r0, r4, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r8, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_508:
    tst r7, #8
    beq .Lotherwise_509
    add r0, r4, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #12
    add r1, r8, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #12
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_509:
.Lend_505:
.Lotherwise_503:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r14, r14, #128
    cmp r9, #0
    bne .Lrepeat_502
.Lend_501:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon

    .section .note.GNU-stack, "", %progbits
