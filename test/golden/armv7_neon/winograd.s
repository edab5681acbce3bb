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
    vmov q3, q11
    vmla.f32 q9, q12, d0[1]
    vmla.f32 q14, q8, d2[0]
    vmls.f32 q10, q8, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q3, q15, d3[1]
    vmls.f32 q11, q15, d3[1]
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d6, d7}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d4, d5}, [r6]!
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
    vmov q3, q8
    vmla.f32 q11, q12, d0[1]
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q10, q9, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q3, q15, d3[1]
    vmls.f32 q8, q15, d3[1]
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d6, d7}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d4, d5}, [r6]!
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
    vmov q3, q8
    vmla.f32 q11, q12, d0[1]
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q10, q9, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q3, q15, d3[1]
    vmls.f32 q8, q15, d3[1]
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d6, d7}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d4, d5}, [r6]!
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
    vmov q3, q8
    vmla.f32 q11, q12, d0[1]
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q10, q9, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q3, q15, d3[1]
    vmls.f32 q8, q15, d3[1]
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d6, d7}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d4, d5}, [r6]
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
    vmov q3, q8
    vmla.f32 q11, q12, d0[1]
    vmla.f32 q14, q9, d2[0]
    vmls.f32 q10, q9, d2[0]
    vst1.32 {d26, d27}, [r2]
    add r2, r8, r7, lsl #1
    vmla.f32 q3, q15, d3[1]
    vmls.f32 q8, q15, d3[1]
    vst1.32 {d22, d23}, [r3]
    add r3, r8, r4
    vst1.32 {d28, d29}, [r10]
    add r3, r3, r7, lsl #1
    add r8, r8, r12, lsl #2
    vst1.32 {d20, d21}, [r11]
    vst1.32 {d6, d7}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d4, d5}, [r3]
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
.Lrepeat_90:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r8, r4
    add r1, r8, r4
    vld1.32 {d22, d23}, [r11]
    add r11, r0, r7, lsl #1
    add r0, r1, r4, lsl #2
    vld1.32 {d24, d25}, [r10]
    vsub.f32 q14, q9, q10
    add r1, r8, r7, lsl #1
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r11]
    sub r9, r9, #1
    vld1.32 {d26, d27}, [r0]
    vsub.f32 q3, q11, q12
    add r8, r8, r2, lsl #2
    vld1.32 {d30, d31}, [r1]
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
    vld1.32 {d30, d31}, [r9]!
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
    vadd.f32 q2, q8, q10
    vld1.32 {d26, d27}, [r9]!
    vsub.f32 q14, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d8, d9}, [r9]
    vadd.f32 q3, q9, q11
    sub r9, r9, #112
    vsub.f32 q9, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q12, q2
    vadd.f32 q5, q13, q8
    vsub.f32 q8, q13, q8
    vadd.f32 q10, q15, q2
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q12, q3, d1[0]
    vmla.f32 q14, q9, d2[0]
    vadd.f32 q15, q4, q2
    vadd.f32 q9, q10, q3
    vmla.f32 q11, q8, d0[1]
    vmla.f32 q12, q5, d1[1]
    vmla.f32 q14, q8, d2[1]
    vmla.f32 q15, q3, d3[0]
    vadd.f32 q8, q9, q5
    vmla.f32 q15, q5, d3[1]
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
    vst1.32 {d18, d19}, [r7]
    vswp d25, d30
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d26, d27}, [r1]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d28, d29}, [r14]
    vst1.32 {d30, d31}, [r11]
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
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d28, d29}, [r9]!
    vadd.f32 q13, q9, q11
    vld1.32 {d4, d5}, [r9]!
    vsub.f32 q15, q9, q11
    vld1.32 {d18, d19}, [r9]
    vadd.f32 q3, q12, q10
    sub r9, r9, #112
    vsub.f32 q11, q12, q10
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
    vmov q12, q15
    vadd.f32 q4, q9, q13
    vadd.f32 q9, q14, q2
    vsub.f32 q10, q14, q2
    vadd.f32 q8, q8, q3
    vmla.f32 q12, q11, d0[0]
    vmla.f32 q13, q3, d1[0]
    vmla.f32 q15, q11, d2[0]
    vmla.f32 q4, q3, d3[0]
    vadd.f32 q8, q8, q9
    vmla.f32 q12, q10, d0[1]
    vmla.f32 q13, q9, d1[1]
    vmla.f32 q15, q10, d2[1]
    vmla.f32 q4, q9, d3[1]
    cmp r0, #15
    bne .Lotherwise_97
    vtrn.32 q8, q12
    vtrn.32 q13, q15
    vswp d17, d26
    vswp d25, d30
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d24, d25}, [r7]
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
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
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
    add r0, r7, #16
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
    add r0, r7, #20
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
    add r0, r7, #24
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
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
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
    vpop {d8, d9, d10, d11}
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
.Lrepeat_109:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r8, r4
    add r1, r8, r4
    vld1.32 {d22, d23}, [r11]
    add r11, r0, r7, lsl #1
    add r0, r1, r4, lsl #2
    vld1.32 {d24, d25}, [r10]
    vsub.f32 q14, q9, q10
    add r1, r8, r7, lsl #1
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r11]
    sub r9, r9, #1
    vld1.32 {d26, d27}, [r0]
    vsub.f32 q3, q11, q12
    add r8, r8, r2, lsl #2
    vld1.32 {d30, d31}, [r1]
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
    vld1.32 {d30, d31}, [r9]!
    vmov.i32 q14, #0
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
    vadd.f32 q2, q8, q10
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q13, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d6, d7}, [r9]
    vadd.f32 q4, q9, q11
    sub r9, r9, #112
    vsub.f32 q9, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q5, q2
    vadd.f32 q6, q12, q8
    vsub.f32 q8, q12, q8
    vadd.f32 q10, q15, q2
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q5, q4, d1[0]
    vmla.f32 q13, q9, d2[0]
    vadd.f32 q12, q3, q2
    vadd.f32 q9, q10, q4
    vmla.f32 q11, q8, d0[1]
    vmla.f32 q5, q6, d1[1]
    vmla.f32 q13, q8, d2[1]
    vmla.f32 q12, q4, d3[0]
    vadd.f32 q8, q9, q6
    vmla.f32 q12, q6, d3[1]
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q11
    vmax.f32 q10, q14, q5
    vmax.f32 q11, q14, q13
    vmax.f32 q12, q14, q12
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
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q13, q8, q10
    vld1.32 {d4, d5}, [r9]!
    vsub.f32 q3, q8, q10
    vld1.32 {d16, d17}, [r9]
    vadd.f32 q4, q11, q9
    sub r9, r9, #112
    vsub.f32 q5, q11, q9
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
    vmov q10, q13
    vadd.f32 q11, q8, q13
    vadd.f32 q7, q12, q2
    vsub.f32 q8, q12, q2
    vadd.f32 q9, q15, q13
    vmla.f32 q6, q5, d0[0]
    vmla.f32 q10, q4, d1[0]
    vmla.f32 q3, q5, d2[0]
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
    vst1.32 {d16, d17}, [r6]!
    vmov q12, q9
    vmul.f32 q8, q8, d2[0]
    vmov q13, q11
    vmls.f32 q12, q10, d0[1]
    vmov q14, q8
    vmla.f32 q9, q10, d0[1]
    vmla.f32 q13, q10, d1[1]
    vmls.f32 q11, q10, d1[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q14, q10, d2[1]
    vmls.f32 q8, q10, d2[1]
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d26, d27}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d20, d21}, [r6]!
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
    vmov q14, q8
    vmla.f32 q10, q9, d0[1]
    vmla.f32 q13, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q14, q9, d2[1]
    vmls.f32 q8, q9, d2[1]
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d26, d27}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d18, d19}, [r6]
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
    vmov q14, q8
    vmla.f32 q10, q9, d0[1]
    vmla.f32 q13, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vst1.32 {d24, d25}, [r2]
    add r2, r8, r7, lsl #1
    vmla.f32 q14, q9, d2[1]
    vmls.f32 q8, q9, d2[1]
    vst1.32 {d20, d21}, [r3]
    add r3, r8, r4
    vst1.32 {d26, d27}, [r10]
    add r3, r3, r7, lsl #1
    add r8, r8, r12, lsl #2
    vst1.32 {d22, d23}, [r11]
    vst1.32 {d28, d29}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r3]
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
    vld1.32 {d28, d29}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r4
    add r1, r0, r4, lsl #2
    vld1.32 {d20, d21}, [r11]
    add r11, r8, r7, lsl #1
    add r0, r8, r4
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q15, q8, q9
    add r0, r0, r7, lsl #1
    vadd.f32 q8, q8, q9
    vld1.32 {d24, d25}, [r1]
    sub r9, r9, #1
    vld1.32 {d26, d27}, [r11]
    vsub.f32 q3, q10, q11
    add r8, r8, r2, lsl #2
    vmov q4, q15
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vld1.32 {d10, d11}, [r0]
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
    vst1.32 {d18, d19}, [r3]
    add r3, r3, #128
    vmla.f32 q8, q12, d5[1]
    vst1.32 {d8, d9}, [r3]
    add r3, r3, #128
    vst1.32 {d22, d23}, [r3]
    add r3, r3, #128
    vst1.32 {d12, d13}, [r3]
    add r3, r3, #128
    vst1.32 {d14, d15}, [r3]
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
    vadd.f32 q3, q8, q10
    vld1.32 {d8, d9}, [r9]!
    vsub.f32 q13, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d28, d29}, [r9]
    vadd.f32 q5, q9, q11
    sub r9, r9, #112
    vsub.f32 q9, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q12, q13
    vadd.f32 q6, q4, q8
    vsub.f32 q4, q4, q8
    vadd.f32 q8, q15, q3
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q11, q5, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q14, q14, q3
    vadd.f32 q8, q8, q5
    vmla.f32 q10, q4, d0[1]
    vmla.f32 q11, q6, d1[1]
    vmla.f32 q12, q4, d2[1]
    vmla.f32 q3, q5, d3[0]
    vmla.f32 q13, q9, d4[0]
    vmla.f32 q14, q5, d5[0]
    vadd.f32 q8, q8, q6
    vmla.f32 q3, q6, d3[1]
    vmla.f32 q13, q4, d4[1]
    vmla.f32 q14, q6, d5[1]
    vmov q9, q12
    vtrn.32 q8, q10
    vtrn.32 q11, q9
    vswp d17, d22
    vtrn.32 q12, q3
    vtrn.32 q13, q14
    vst1.32 {d16, d17}, [r8]
    vswp d21, d18
    vswp d25, d26
    vst1.32 {d20, d21}, [r7]
    vswp d7, d28
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d18, d19}, [r1]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d6, d7}, [r12]
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
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r9]!
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d28, d29}, [r9]!
    vadd.f32 q4, q9, q11
    vld1.32 {d30, d31}, [r9]!
    vsub.f32 q13, q9, q11
    vld1.32 {d18, d19}, [r9]
    vadd.f32 q3, q12, q10
    sub r9, r9, #112
    vsub.f32 q5, q12, q10
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q11, q8, q4
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q12, q13
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d4, d5}, [r2]
    vmov q10, q4
    vmov q6, q13
    vadd.f32 q9, q9, q4
    vadd.f32 q7, q14, q15
    vsub.f32 q8, q14, q15
    vadd.f32 q11, q11, q3
    vmla.f32 q12, q5, d2[0]
    vmla.f32 q10, q3, d3[0]
    vmla.f32 q6, q5, d0[0]
    vmla.f32 q4, q3, d1[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q9, q3, d5[0]
    vadd.f32 q11, q11, q7
    vmla.f32 q12, q8, d2[1]
    vmla.f32 q10, q7, d3[1]
    vmla.f32 q6, q8, d0[1]
    vmla.f32 q4, q7, d1[1]
    vmla.f32 q13, q8, d4[1]
    vmla.f32 q9, q7, d5[1]
    cmp r0, #15
    bne .Lotherwise_138
    vtrn.32 q11, q12
    vtrn.32 q10, q6
    vswp d23, d20
    vswp d25, d12
    vst1.32 {d22, d23}, [r8]
    vst1.32 {d24, d25}, [r7]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d12, d13}, [r1]
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
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #4
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
    vst1.32 {d12[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d12[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d13[0]}, [r2]
    vst1.32 {d13[1]}, [r0]
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
    vtrn.32 q4, q13
    vtrn.32 q9, q8
    vswp d9, d18
    vswp d27, d16
    vst1.32 {d8, d9}, [r0]
    vst1.32 {d26, d27}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r11]
    b .Lend_145
.Lotherwise_144:
    tst r3, #16
    beq .Lotherwise_146
    add r0, r8, #16
    vst1.32 {d8[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_146:
    tst r3, #32
    beq .Lotherwise_147
    add r0, r8, #20
    vst1.32 {d26[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d26[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d27[0]}, [r2]
    vst1.32 {d27[1]}, [r0]
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
    vld1.32 {d28, d29}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r4
    add r1, r0, r4, lsl #2
    vld1.32 {d20, d21}, [r11]
    add r11, r8, r7, lsl #1
    add r0, r8, r4
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q15, q8, q9
    add r0, r0, r7, lsl #1
    vadd.f32 q8, q8, q9
    vld1.32 {d24, d25}, [r1]
    sub r9, r9, #1
    vld1.32 {d26, d27}, [r11]
    vsub.f32 q3, q10, q11
    add r8, r8, r2, lsl #2
    vmov q4, q15
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vld1.32 {d10, d11}, [r0]
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
    vst1.32 {d18, d19}, [r3]
    add r3, r3, #128
    vmla.f32 q8, q12, d5[1]
    vst1.32 {d8, d9}, [r3]
    add r3, r3, #128
    vst1.32 {d22, d23}, [r3]
    add r3, r3, #128
    vst1.32 {d12, d13}, [r3]
    add r3, r3, #128
    vst1.32 {d14, d15}, [r3]
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
    vld1.32 {d28, d29}, [r9]!
    vmov.i32 q15, #0
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
    vadd.f32 q7, q4, q13
    vsub.f32 q4, q4, q13
    vadd.f32 q13, q14, q3
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q10, q6, d1[0]
    vmla.f32 q11, q8, d2[0]
    vadd.f32 q14, q5, q3
    vadd.f32 q13, q13, q6
    vmla.f32 q9, q4, d0[1]
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q11, q4, d2[1]
    vmla.f32 q3, q6, d3[0]
    vmla.f32 q12, q8, d4[0]
    vmla.f32 q14, q6, d5[0]
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
    vld1.32 {d28, d29}, [r9]!
    vmov.i32 q15, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d6, d7}, [r9]!
    vadd.f32 q12, q8, q10
    vld1.32 {d8, d9}, [r9]!
    vsub.f32 q13, q8, q10
    vld1.32 {d10, d11}, [r9]
    vadd.f32 q6, q11, q9
    sub r9, r9, #112
    vsub.f32 q10, q11, q9
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
    vadd.f32 q5, q5, q12
    vadd.f32 q12, q14, q12
    vadd.f32 q14, q3, q4
    vsub.f32 q3, q3, q4
    vmla.f32 q11, q10, d0[0]
    vmla.f32 q8, q6, d1[0]
    vmla.f32 q7, q10, d2[0]
    vmla.f32 q9, q6, d3[0]
    vmla.f32 q13, q10, d4[0]
    vmla.f32 q5, q6, d5[0]
    vadd.f32 q10, q12, q6
    vmla.f32 q11, q3, d0[1]
    vmla.f32 q8, q14, d1[1]
    vmla.f32 q7, q3, d2[1]
    vmla.f32 q9, q14, d3[1]
    vmla.f32 q13, q3, d4[1]
    vmla.f32 q5, q14, d5[1]
    vadd.f32 q10, q10, q14
    vmax.f32 q11, q15, q11
    vmax.f32 q10, q15, q10
    vmax.f32 q8, q15, q8
    vmax.f32 q12, q15, q7
    vmax.f32 q9, q15, q9
    vmax.f32 q13, q15, q13
    vmax.f32 q14, q15, q5
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
    vmls.f32 q5, q15, d4[1]
    vadd.f32 q10, q11, q7
    vst1.32 {d18, d19}, [r2]!
    vmls.f32 q6, q4, d5[1]
    vsub.f32 q9, q11, q7
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d10, d11}, [r2]!
    vst1.32 {d12, d13}, [r2]
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
    vmls.f32 q10, q3, d2[1]
    vadd.f32 q11, q15, q6
    vst1.32 {d26, d27}, [r3]!
    vmls.f32 q12, q9, d3[1]
    vsub.f32 q9, q15, q6
    vst1.32 {d22, d23}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d16, d17}, [r3]!
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d24, d25}, [r3]
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
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #112
    add r3, r8, r14
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #112
    add r12, r8, r14, lsl #1
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #112
    vmov q12, q8
    add r6, r8, r4
    vld1.32 {d22, d23}, [r5]
    add r5, r5, #112
    vmov q13, q8
    add r9, r8, r14, lsl #2
    vld1.32 {d28, d29}, [r5]
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
    vmov q3, q14
    add r0, r8, r4, lsl #1
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
    add r8, r8, r7, lsl #2
    vmls.f32 q15, q13, d2[1]
    vadd.f32 q9, q5, q3
    vst1.32 {d20, d21}, [r3]
    vmls.f32 q6, q14, d3[1]
    vsub.f32 q10, q5, q3
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r6]
    vst1.32 {d16, d17}, [r9]
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
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d20, d21}, [r2]
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
    vadd.f32 q8, q9, q10
    vsub.f32 q9, q9, q10
    vmla.f32 q3, q2, d0[0]
    vmla.f32 q15, q14, d1[0]
    vmla.f32 q12, q2, d2[0]
    vadd.f32 q13, q13, q11
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
    vld1.32 {d22, d23}, [r9]
    vadd.f32 q13, q8, q12
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
    bne .Lotherwise_197
    vtrn.32 q10, q2
    vtrn.32 q13, q12
    vswp d21, d26
    vswp d5, d24
    vst1.32 {d20, d21}, [r8]
    vst1.32 {d4, d5}, [r5]
    vst1.32 {d26, d27}, [r10]
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
    vst1.32 {d26[0]}, [r0]
    add r0, r5, #8
    add r2, r10, #8
    vst1.32 {d26[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d27[0]}, [r2]
    vst1.32 {d27[1]}, [r0]
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
    b .Lend_204
.Lotherwise_203:
    tst r3, #16
    beq .Lotherwise_205
    add r0, r8, #16
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_205:
    tst r3, #32
    beq .Lotherwise_206
    add r0, r8, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_206:
    tst r3, #64
    beq .Lotherwise_207
    add r0, r8, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #24
    add r2, r10, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_207:
    tst r3, #128
    beq .Lotherwise_208
    add r0, r8, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
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
    vadd.f32 q5, q9, q10
    vsub.f32 q8, q9, q10
    vmla.f32 q4, q2, d2[0]
    vmla.f32 q3, q15, d3[0]
    vmla.f32 q12, q2, d0[0]
    vadd.f32 q11, q11, q14
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
    vld1.32 {d22, d23}, [r9]
    vadd.f32 q14, q8, q12
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
    bne .Lotherwise_216
    vtrn.32 q8, q9
    vtrn.32 q10, q12
    vswp d17, d20
    vswp d19, d24
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d24, d25}, [r1]
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
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #12
    add r2, r10, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_221:
.Lend_217:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_222
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
    b .Lend_223
.Lotherwise_222:
    tst r3, #16
    beq .Lotherwise_224
    add r0, r8, #16
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_224:
    tst r3, #32
    beq .Lotherwise_225
    add r0, r8, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_225:
    tst r3, #64
    beq .Lotherwise_226
    add r0, r8, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #24
    add r2, r10, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_226:
    tst r3, #128
    beq .Lotherwise_227
    add r0, r8, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
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
    bne .Lrepeat_250
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
    .long 0x3f91a2b4, 0xbf303b34, 0x3edc4a01, 0x3df4c401
    .long 0x3e379301, 0x00000000, 0x00000000, 0x00000000

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
    vmls.f32 q12, q9, d1[0]
    vmla.f32 q10, q9, d1[0]
    vmla.f32 q13, q9, d2[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #48
    vmul.f32 q10, q8, d0[1]
    vmul.f32 q11, q8, d1[1]
    vmov q12, q10
    vmov q13, q11
    vmls.f32 q12, q9, d1[0]
    vmla.f32 q10, q9, d1[0]
    vmla.f32 q13, q9, d2[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d18, d19}, [r4]
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
    vmls.f32 q12, q9, d1[0]
    vmla.f32 q10, q9, d1[0]
    vmla.f32 q13, q9, d2[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d16, d17}, [r6]
    add r6, r6, r12, lsl #2
    vst1.32 {d24, d25}, [r2]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d22, d23}, [r11]
    vst1.32 {d18, d19}, [r0]
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
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
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
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vld1.32 {d18, d19}, [r8]
    vsub.f32 q13, q10, q11
    add r8, r8, r2, lsl #2
    vld1.32 {d28, d29}, [r0]
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
    vld1.32 {d22, d23}, [r9]!
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q15, q9, q10
    vsub.f32 q9, q9, q10
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
    vadd.f32 q10, q11, q12
    vld1.32 {d28, d29}, [r9]
    vsub.f32 q11, q11, q12
    sub r9, r9, #80
    vmul.f32 q12, q9, d0[0]
    vld1.32 {d4, d5}, [r6]
    vmul.f32 q13, q15, d1[0]
    vmul.f32 q9, q9, d2[0]
    vadd.f32 q8, q8, q15
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
    vld1.32 {d22, d23}, [r9]!
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q13, q9, q10
    vld1.32 {d30, d31}, [r9]
    vsub.f32 q9, q9, q10
    sub r9, r9, #80
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q10, q11, q12
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vsub.f32 q11, q11, q12
    vmul.f32 q12, q9, d0[0]
    vld1.32 {d4, d5}, [r6]
    vmul.f32 q14, q13, d1[0]
    vmul.f32 q9, q9, d2[0]
    vmla.f32 q15, q13, d3[0]
    vadd.f32 q8, q8, q13
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q14, q10, d1[1]
    vmla.f32 q9, q11, d2[1]
    vmla.f32 q15, q10, d3[1]
    vadd.f32 q8, q8, q10
    vadd.f32 q10, q12, q2
    vadd.f32 q8, q8, q2
    vadd.f32 q11, q14, q2
    vadd.f32 q9, q9, q2
    vadd.f32 q12, q15, q2
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
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
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
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vld1.32 {d18, d19}, [r8]
    vsub.f32 q13, q10, q11
    add r8, r8, r2, lsl #2
    vld1.32 {d28, d29}, [r0]
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
    vld1.32 {d24, d25}, [r9]!
    vmov.i32 q14, #0
    add r3, r8, #4
    vld1.32 {d16, d17}, [r9]!
    add r12, r7, #4
    add r14, r10, #4
    vld1.32 {d18, d19}, [r9]!
    add r11, r1, #4
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q8, q9
    vsub.f32 q8, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q13, q10, q11
    vld1.32 {d30, d31}, [r9]
    vsub.f32 q9, q10, q11
    sub r9, r9, #80
    vmul.f32 q10, q8, d2[0]
    vld1.32 {d22, d23}, [r6]
    vmul.f32 q3, q2, d3[0]
    vmul.f32 q4, q8, d0[0]
    vadd.f32 q8, q12, q2
    vmla.f32 q10, q9, d2[1]
    vmla.f32 q3, q13, d3[1]
    vmla.f32 q4, q9, d0[1]
    vmla.f32 q15, q2, d1[0]
    vadd.f32 q8, q8, q13
    vmla.f32 q15, q13, d1[1]
    vadd.f32 q8, q8, q11
    vadd.f32 q9, q10, q11
    vadd.f32 q10, q3, q11
    vadd.f32 q12, q4, q11
    vadd.f32 q11, q15, q11
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmax.f32 q10, q14, q10
    vmax.f32 q12, q14, q12
    vmax.f32 q11, q14, q11
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
    vld1.32 {d28, d29}, [r9]!
    vmov.i32 q12, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q15, q8, q9
    vld1.32 {d26, d27}, [r9]
    vsub.f32 q8, q8, q9
    sub r9, r9, #80
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
    vmul.f32 q11, q8, d0[0]
    vld1.32 {d4, d5}, [r6]
    vmul.f32 q3, q15, d1[0]
    vmul.f32 q4, q8, d2[0]
    vmla.f32 q13, q15, d3[0]
    vadd.f32 q8, q14, q15
    vmla.f32 q11, q10, d0[1]
    vmla.f32 q3, q9, d1[1]
    vmla.f32 q4, q10, d2[1]
    vmla.f32 q13, q9, d3[1]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q11, q2
    vadd.f32 q8, q8, q2
    vadd.f32 q10, q3, q2
    vadd.f32 q11, q4, q2
    vadd.f32 q13, q13, q2
    vmax.f32 q8, q12, q8
    vmax.f32 q9, q12, q9
    vmax.f32 q10, q12, q10
    vmax.f32 q11, q12, q11
    vmax.f32 q12, q12, q13
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
    beq .Lotherwise_390
    cmp r12, #255
    bne .Lotherwise_391
    vld1.32 {d16, d17}, [r14]!
    lsl r2, r3, #2
    mov r3, r4
    vld1.32 {d18, d19}, [r6]!
    add r12, r3, r2
    add r4, r2, r2, lsl #1
    vld1.32 {d20, d21}, [r7]!
    vmov q11, q8
    add r5, r3, r2, lsl #1
    vld1.32 {d16, d17}, [r8]!
    vmov q2, q9
    add r9, r3, r4
    vld1.32 {d18, d19}, [r14]
    vmov q15, q10
    add r10, r3, r2, lsl #2
    vld1.32 {d20, d21}, [r6]
    vmov q3, q8
    add r0, r3, r2
    vld1.32 {d16, d17}, [r7]
    vmov q14, q9
    add r1, r0, r2, lsl #2
    vld1.32 {d18, d19}, [r8]
    vmov q4, q10
    add r11, r3, r4, lsl #1
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
    add r0, r0, r4, lsl #1
    vtrn.32 q14, q4
    sub r14, r14, #16
    sub r6, r6, #16
    vtrn.32 q5, q9
    sub r7, r7, #16
    sub r8, r8, #16
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
    vst1.32 {d30, d31}, [r9]
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d16, d17}, [r1]
    vst1.32 {d10, d11}, [r11]
    vst1.32 {d4, d5}, [r0]
    b .Lend_392
.Lotherwise_391:
    lsl r3, r3, #2
    ubfx r0, r12, #0, #4
    add r5, r3, r3, lsl #1
    cmp r0, #15
    bne .Lotherwise_393
    vld1.32 {d16, d17}, [r14]
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r8]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q14, q8
    vmov q15, q9
    vmov q12, q10
    vmov q13, q11
    b .Lend_394
.Lotherwise_393:
    vmov.i32 q14, #0
    tst r12, #1
    beq .Lotherwise_395
    vld1.32 {d28[0]}, [r14]
    vld1.32 {d28[1]}, [r6]
    vld1.32 {d29[0]}, [r7]
    vld1.32 {d29[1]}, [r8]
.Lotherwise_395:
    vmov.i32 q15, #0
    tst r12, #2
    beq .Lotherwise_396
    add r0, r14, #4
    vld1.32 {d30[0]}, [r0]
    add r0, r6, #4
    add r1, r7, #4
    add r2, r8, #4
    vld1.32 {d30[1]}, [r0]
    vld1.32 {d31[0]}, [r1]
    vld1.32 {d31[1]}, [r2]
.Lotherwise_396:
    vmov.i32 q12, #0
    tst r12, #4
    beq .Lotherwise_397
    add r0, r14, #8
    vld1.32 {d24[0]}, [r0]
    add r0, r6, #8
    add r1, r7, #8
    add r2, r8, #8
    vld1.32 {d24[1]}, [r0]
    vld1.32 {d25[0]}, [r1]
    vld1.32 {d25[1]}, [r2]
.Lotherwise_397:
    vmov.i32 q13, #0
    tst r12, #8
    beq .Lotherwise_398
    add r0, r14, #12
    vld1.32 {d26[0]}, [r0]
    add r0, r6, #12
    add r1, r7, #12
    add r2, r8, #12
    vld1.32 {d26[1]}, [r0]
    vld1.32 {d27[0]}, [r1]
    vld1.32 {d27[1]}, [r2]
.Lotherwise_398:
.Lend_394:
    ubfx r0, r12, #4, #4
    cmp r0, #15
    bne .Lotherwise_399
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
    vmov q3, q9
    vmov q4, q10
    b .Lend_400
.Lotherwise_399:
    vmov.i32 q8, #0
    tst r12, #16
    beq .Lotherwise_401
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r6, #16
    add r1, r7, #16
    add r2, r8, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_401:
    vmov.i32 q3, #0
    tst r12, #32
    beq .Lotherwise_402
    add r0, r14, #20
    vld1.32 {d6[0]}, [r0]
    add r0, r6, #20
    add r1, r7, #20
    add r2, r8, #20
    vld1.32 {d6[1]}, [r0]
    vld1.32 {d7[0]}, [r1]
    vld1.32 {d7[1]}, [r2]
.Lotherwise_402:
    vmov.i32 q4, #0
    tst r12, #64
    beq .Lotherwise_403
    add r0, r14, #24
    vld1.32 {d8[0]}, [r0]
    add r0, r6, #24
    add r1, r7, #24
    add r2, r8, #24
    vld1.32 {d8[1]}, [r0]
    vld1.32 {d9[0]}, [r1]
    vld1.32 {d9[1]}, [r2]
.Lotherwise_403:
    vmov.i32 q11, #0
    tst r12, #128
    beq .Lotherwise_404
    add r0, r14, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r6, #28
    add r1, r7, #28
    add r2, r8, #28
    vld1.32 {d22[1]}, [r0]
    vld1.32 {d23[0]}, [r1]
    vld1.32 {d23[1]}, [r2]
.Lotherwise_404:
.Lend_400:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q2, q4
    add r0, r4, r3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q5, q15
    add r1, r4, r3, lsl #1
    vmla.f32 q2, q12, d1[0]
    add r2, r4, r5
    add r12, r4, r3, lsl #2
    vsub.f32 q9, q14, q4
    add r14, r4, r3
    add r14, r14, r3, lsl #2
    vadd.f32 q10, q12, q4
    add r6, r4, r5, lsl #1
    add r3, r4, r3
    vmla.f32 q4, q12, d2[1]
    add r3, r3, r5, lsl #1
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
    vst1.32 {d18, d19}, [r4]
    vadd.f32 q9, q10, q6
    vmla.f32 q8, q14, d3[1]
    vsub.f32 q10, q10, q6
    vst1.32 {d18, d19}, [r0]
    vmls.f32 q4, q14, d3[1]
    vmls.f32 q11, q3, d0[0]
    vst1.32 {d20, d21}, [r1]
    vst1.32 {d24, d25}, [r2]
    vst1.32 {d4, d5}, [r12]
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d8, d9}, [r6]
    vst1.32 {d22, d23}, [r3]
.Lend_392:
    b .Lend_405
.Lotherwise_390:
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
.Lend_405:
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
.Lrepeat_406:
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
    bne .Lrepeat_406
    lsl r4, r3, #2
    add r6, r4, r4, lsl #1
    mov r14, r2
    movw r7, #4
.Lrepeat_407:
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
    bne .Lrepeat_407
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
    beq .Lotherwise_408
    cmp r2, #63
    bne .Lotherwise_409
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
    b .Lend_410
.Lotherwise_409:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_411
    vtrn.32 q9, q12
    vtrn.32 q6, q7
    vswp d19, d12
    vswp d25, d14
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d12, d13}, [r14]
    vst1.32 {d14, d15}, [r4]
    b .Lend_412
.Lotherwise_411:
    tst r2, #1
    beq .Lotherwise_413
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r4]
.Lotherwise_413:
    tst r2, #2
    beq .Lotherwise_414
    add r0, r3, #4
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r4, #4
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_414:
    tst r2, #4
    beq .Lotherwise_415
    add r0, r3, #8
    vst1.32 {d12[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d12[1]}, [r0]
    add r0, r4, #8
    vst1.32 {d13[0]}, [r1]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_415:
    tst r2, #8
    beq .Lotherwise_416
    add r0, r3, #12
    vst1.32 {d14[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d14[1]}, [r0]
    add r0, r4, #12
    vst1.32 {d15[0]}, [r1]
    vst1.32 {d15[1]}, [r0]
.Lotherwise_416:
.Lend_412:
    ubfx r0, r2, #4, #2
    cmp r0, #3
    bne .Lotherwise_417
    vzip.32 q14, q10
    vstr d28, [r3, #16]
    vstr d29, [r12, #16]
    vstr d20, [r14, #16]
    vstr d21, [r4, #16]
    b .Lend_418
.Lotherwise_417:
    tst r2, #16
    beq .Lotherwise_419
    add r0, r3, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r12, #16
    add r1, r14, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r4, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_419:
    tst r2, #32
    beq .Lotherwise_420
    add r0, r3, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #20
    add r1, r14, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r4, #20
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_420:
.Lend_418:
.Lend_410:
.Lotherwise_408:
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
    beq .Lotherwise_421
    cmp r12, #63
    bne .Lotherwise_422
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
    b .Lend_423
.Lotherwise_422:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_424
    vtrn.32 q8, q10
    vtrn.32 q11, q13
    vswp d17, d22
    vswp d21, d26
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r4]
    vst1.32 {d26, d27}, [r5]
    b .Lend_425
.Lotherwise_424:
    tst r12, #1
    beq .Lotherwise_426
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_426:
    tst r12, #2
    beq .Lotherwise_427
    add r0, r3, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_427:
    tst r12, #4
    beq .Lotherwise_428
    add r0, r3, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_428:
    tst r12, #8
    beq .Lotherwise_429
    add r0, r3, #12
    vst1.32 {d26[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d26[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_429:
.Lend_425:
    ubfx r0, r12, #4, #2
    cmp r0, #3
    bne .Lotherwise_430
    vzip.32 q14, q9
    vstr d28, [r3, #16]
    vstr d29, [r14, #16]
    vstr d18, [r4, #16]
    vstr d19, [r5, #16]
    b .Lend_431
.Lotherwise_430:
    tst r12, #16
    beq .Lotherwise_432
    add r0, r3, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r14, #16
    add r1, r4, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r5, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_432:
    tst r12, #32
    beq .Lotherwise_433
    add r0, r3, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #20
    add r1, r4, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #20
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_433:
.Lend_431:
.Lend_423:
.Lotherwise_421:
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
    beq .Lotherwise_434
    movw r7, #8
.Lrepeat_435:
    tst r1, #1
    beq .Lotherwise_436
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_437
.Lotherwise_436:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_437:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r3, r3, r12, lsl #2
    add r0, r0, r12, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_435
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
    b .Lend_438
.Lotherwise_434:
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
.Lend_438:
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
    beq .Lotherwise_439
    tst r12, #1
    beq .Lotherwise_440
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r2]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_440:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_441
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r2]
    vst1.32 {d25[0]}, [r4]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_441:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_442
    vst1.32 {d12[0]}, [r3]
    vst1.32 {d12[1]}, [r2]
    vst1.32 {d13[0]}, [r4]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_442:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_443
    vst1.32 {d14[0]}, [r3]
    vst1.32 {d14[1]}, [r2]
    vst1.32 {d15[0]}, [r4]
    vst1.32 {d15[1]}, [r0]
.Lotherwise_443:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_444
    vst1.32 {d28[0]}, [r3]
    vst1.32 {d28[1]}, [r2]
    vst1.32 {d29[0]}, [r4]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_444:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_445
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r2]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_445:
.Lotherwise_439:
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
    beq .Lotherwise_446
    tst r14, #1
    beq .Lotherwise_447
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_447:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_448
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_448:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_449
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_449:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_450
    vst1.32 {d26[0]}, [r3]
    vst1.32 {d26[1]}, [r12]
    vst1.32 {d27[0]}, [r4]
    vst1.32 {d27[1]}, [r1]
.Lotherwise_450:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_451
    vst1.32 {d28[0]}, [r3]
    vst1.32 {d28[1]}, [r12]
    vst1.32 {d29[0]}, [r4]
    vst1.32 {d29[1]}, [r1]
.Lotherwise_451:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_452
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_452:
.Lotherwise_446:
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
.Lrepeat_453:
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
    bne .Lrepeat_453
    lsl r4, r3, #2
    add r6, r4, r4, lsl #1
    mov r14, r2
    movw r7, #4
.Lrepeat_454:
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
    bne .Lrepeat_454
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
    beq .Lotherwise_455
    cmp r2, #15
    bne .Lotherwise_456
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
    b .Lend_457
.Lotherwise_456:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_458
    vtrn.32 q8, q3
    vtrn.32 q15, q12
    vswp d17, d30
    vswp d7, d24
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d6, d7}, [r12]
    vst1.32 {d30, d31}, [r14]
    vst1.32 {d24, d25}, [r4]
    b .Lend_459
.Lotherwise_458:
    tst r2, #1
    beq .Lotherwise_460
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r4]
.Lotherwise_460:
    tst r2, #2
    beq .Lotherwise_461
    add r0, r3, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r4, #4
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_461:
    tst r2, #4
    beq .Lotherwise_462
    add r0, r3, #8
    vst1.32 {d30[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d30[1]}, [r0]
    add r0, r4, #8
    vst1.32 {d31[0]}, [r1]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_462:
    tst r2, #8
    beq .Lotherwise_463
    add r0, r3, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r4, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_463:
.Lend_459:
.Lend_457:
.Lotherwise_455:
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
    beq .Lotherwise_464
    cmp r12, #15
    bne .Lotherwise_465
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_466
.Lotherwise_465:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_467
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_468
.Lotherwise_467:
    tst r12, #1
    beq .Lotherwise_469
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_469:
    tst r12, #2
    beq .Lotherwise_470
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_470:
    tst r12, #4
    beq .Lotherwise_471
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_471:
    tst r12, #8
    beq .Lotherwise_472
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_472:
.Lend_468:
.Lend_466:
.Lotherwise_464:
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
    beq .Lotherwise_473
    tst r12, #1
    beq .Lotherwise_474
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r2]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_474:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_475
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r2]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_475:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_476
    vst1.32 {d30[0]}, [r3]
    vst1.32 {d30[1]}, [r2]
    vst1.32 {d31[0]}, [r4]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_476:
    lsr r12, r12, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r12, #1
    beq .Lotherwise_477
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r2]
    vst1.32 {d25[0]}, [r4]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_477:
.Lotherwise_473:
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
    beq .Lotherwise_478
    tst r14, #1
    beq .Lotherwise_479
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_479:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_480
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_480:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_481
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_481:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_482
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_482:
.Lotherwise_478:
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
    push {r4, r5, r6, r7, r8, r14}
    vpush {d8, d9}
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
    beq .Lotherwise_483
    cmp r12, #63
    bne .Lotherwise_484
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
    bne .Lotherwise_485
    vldr d16, [r14, #16]
    vldr d18, [r5, #16]
    vldr d17, [r4, #16]
    vldr d19, [r6, #16]
    vuzp.32 q8, q9
    b .Lend_486
.Lotherwise_485:
    vmov.i32 q8, #0
    tst r12, #16
    beq .Lotherwise_487
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #16
    add r1, r5, #16
    add r2, r6, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_487:
    vmov.i32 q9, #0
    tst r12, #32
    beq .Lotherwise_488
    add r0, r14, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #20
    add r1, r5, #20
    add r2, r6, #20
    vld1.32 {d18[1]}, [r0]
    vld1.32 {d19[0]}, [r1]
    vld1.32 {d19[1]}, [r2]
.Lotherwise_488:
.Lend_486:
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
    vmov q11, q3
    add r1, r7, r3, lsl #1
    vmls.f32 q10, q2, d1[0]
    add r2, r7, r8
    add r12, r7, r3, lsl #2
    vmov q12, q8
    add r14, r7, r3
    add r3, r14, r3, lsl #2
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
    vst1.32 {d24, d25}, [r7]
    vmls.f32 q8, q13, d2[1]
    vst1.32 {d28, d29}, [r0]
    vmls.f32 q9, q3, d0[1]
    vst1.32 {d20, d21}, [r1]
    vst1.32 {d8, d9}, [r2]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r3]
    b .Lend_489
.Lotherwise_484:
    lsl r3, r3, #2
    ubfx r0, r12, #0, #4
    add r8, r3, r3, lsl #1
    cmp r0, #15
    bne .Lotherwise_490
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
    b .Lend_491
.Lotherwise_490:
    vmov.i32 q14, #0
    tst r12, #1
    beq .Lotherwise_492
    vld1.32 {d28[0]}, [r14]
    vld1.32 {d28[1]}, [r4]
    vld1.32 {d29[0]}, [r5]
    vld1.32 {d29[1]}, [r6]
.Lotherwise_492:
    vmov.i32 q15, #0
    tst r12, #2
    beq .Lotherwise_493
    add r0, r14, #4
    vld1.32 {d30[0]}, [r0]
    add r0, r4, #4
    add r1, r5, #4
    add r2, r6, #4
    vld1.32 {d30[1]}, [r0]
    vld1.32 {d31[0]}, [r1]
    vld1.32 {d31[1]}, [r2]
.Lotherwise_493:
    vmov.i32 q2, #0
    tst r12, #4
    beq .Lotherwise_494
    add r0, r14, #8
    vld1.32 {d4[0]}, [r0]
    add r0, r4, #8
    add r1, r5, #8
    add r2, r6, #8
    vld1.32 {d4[1]}, [r0]
    vld1.32 {d5[0]}, [r1]
    vld1.32 {d5[1]}, [r2]
.Lotherwise_494:
    vmov.i32 q3, #0
    tst r12, #8
    beq .Lotherwise_495
    add r0, r14, #12
    vld1.32 {d6[0]}, [r0]
    add r0, r4, #12
    add r1, r5, #12
    add r2, r6, #12
    vld1.32 {d6[1]}, [r0]
    vld1.32 {d7[0]}, [r1]
    vld1.32 {d7[1]}, [r2]
.Lotherwise_495:
.Lend_491:
    ubfx r0, r12, #4, #2
    cmp r0, #3
    bne .Lotherwise_496
    vldr d16, [r14, #16]
    vldr d18, [r5, #16]
    vldr d17, [r4, #16]
    vldr d19, [r6, #16]
    vuzp.32 q8, q9
    b .Lend_497
.Lotherwise_496:
    vmov.i32 q8, #0
    tst r12, #16
    beq .Lotherwise_498
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #16
    add r1, r5, #16
    add r2, r6, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_498:
    vmov.i32 q9, #0
    tst r12, #32
    beq .Lotherwise_499
    add r0, r14, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #20
    add r1, r5, #20
    add r2, r6, #20
    vld1.32 {d18[1]}, [r0]
    vld1.32 {d19[0]}, [r1]
    vld1.32 {d19[1]}, [r2]
.Lotherwise_499:
.Lend_497:
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
    vmov q11, q3
    add r1, r7, r3, lsl #1
    vmls.f32 q10, q2, d1[0]
    add r2, r7, r8
    add r12, r7, r3, lsl #2
    vmov q12, q8
    add r14, r7, r3
    add r3, r14, r3, lsl #2
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
    vst1.32 {d24, d25}, [r7]
    vmls.f32 q8, q13, d2[1]
    vst1.32 {d28, d29}, [r0]
    vmls.f32 q9, q3, d0[1]
    vst1.32 {d20, d21}, [r1]
    vst1.32 {d8, d9}, [r2]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r3]
.Lend_489:
    b .Lend_500
.Lotherwise_483:
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
.Lend_500:
    vpop {d8, d9}
    pop {r4, r5, r6, r7, r8, pc}
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
.Lrepeat_501:
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
    bne .Lrepeat_501
    lsl r7, r3, #2
    add r0, r7, r7, lsl #1
    movw r1, #4
.Lrepeat_502:
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
    bne .Lrepeat_502
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
    beq .Lotherwise_503
    cmp r12, #15
    bne .Lotherwise_504
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_505
.Lotherwise_504:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_506
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_507
.Lotherwise_506:
    tst r12, #1
    beq .Lotherwise_508
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_508:
    tst r12, #2
    beq .Lotherwise_509
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_509:
    tst r12, #4
    beq .Lotherwise_510
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_510:
    tst r12, #8
    beq .Lotherwise_511
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_511:
.Lend_507:
.Lend_505:
.Lotherwise_503:
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
    beq .Lotherwise_512
    cmp r12, #15
    bne .Lotherwise_513
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_514
.Lotherwise_513:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_515
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_516
.Lotherwise_515:
    tst r12, #1
    beq .Lotherwise_517
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_517:
    tst r12, #2
    beq .Lotherwise_518
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_518:
    tst r12, #4
    beq .Lotherwise_519
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_519:
    tst r12, #8
    beq .Lotherwise_520
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_520:
.Lend_516:
.Lend_514:
.Lotherwise_512:
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
    beq .Lotherwise_521
    movw r7, #6
.Lrepeat_522:
    tst r1, #1
    beq .Lotherwise_523
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_524
.Lotherwise_523:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_524:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r3, r3, r12, lsl #2
    add r0, r0, r12, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_522
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
    b .Lend_525
.Lotherwise_521:
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
.Lend_525:
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
    beq .Lotherwise_526
    tst r14, #1
    beq .Lotherwise_527
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_527:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_528
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_528:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_529
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_529:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_530
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_530:
.Lotherwise_526:
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
    beq .Lotherwise_531
    tst r14, #1
    beq .Lotherwise_532
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_532:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_533
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_533:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_534
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_534:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_535
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_535:
.Lotherwise_531:
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
    beq .Lotherwise_536
    movw r0, #4095
    eor r0, r12, r0
    cmp r0, #0
    bne .Lotherwise_537
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
    b .Lend_538
.Lotherwise_537:
    lsl r5, r3, #2
    ubfx r0, r12, #0, #4
    add r6, r5, r5, lsl #1
    cmp r0, #15
    bne .Lotherwise_539
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
    b .Lend_540
.Lotherwise_539:
    vmov.i32 q1, #0
    tst r12, #1
    beq .Lotherwise_541
    vld1.32 {d2[0]}, [r4]
    vld1.32 {d2[1]}, [r1]
    vld1.32 {d3[0]}, [r7]
    vld1.32 {d3[1]}, [r2]
.Lotherwise_541:
    vmov.i32 q8, #0
    tst r12, #2
    beq .Lotherwise_542
    add r0, r4, #4
    vld1.32 {d16[0]}, [r0]
    add r0, r1, #4
    add r3, r7, #4
    vld1.32 {d16[1]}, [r0]
    add r0, r2, #4
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_542:
    vmov.i32 q9, #0
    tst r12, #4
    beq .Lotherwise_543
    add r0, r4, #8
    vld1.32 {d18[0]}, [r0]
    add r0, r1, #8
    add r3, r7, #8
    vld1.32 {d18[1]}, [r0]
    add r0, r2, #8
    vld1.32 {d19[0]}, [r3]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_543:
    vmov.i32 q10, #0
    tst r12, #8
    beq .Lotherwise_544
    add r0, r4, #12
    vld1.32 {d20[0]}, [r0]
    add r0, r1, #12
    add r3, r7, #12
    vld1.32 {d20[1]}, [r0]
    add r0, r2, #12
    vld1.32 {d21[0]}, [r3]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_544:
.Lend_540:
    ubfx r0, r12, #4, #4
    cmp r0, #15
    bne .Lotherwise_545
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
    b .Lend_546
.Lotherwise_545:
    vmov.i32 q11, #0
    tst r12, #16
    beq .Lotherwise_547
    add r0, r4, #16
    vld1.32 {d22[0]}, [r0]
    add r0, r1, #16
    add r3, r7, #16
    vld1.32 {d22[1]}, [r0]
    add r0, r2, #16
    vld1.32 {d23[0]}, [r3]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_547:
    vmov.i32 q12, #0
    tst r12, #32
    beq .Lotherwise_548
    add r0, r4, #20
    vld1.32 {d24[0]}, [r0]
    add r0, r1, #20
    add r3, r7, #20
    vld1.32 {d24[1]}, [r0]
    add r0, r2, #20
    vld1.32 {d25[0]}, [r3]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_548:
    vmov.i32 q13, #0
    tst r12, #64
    beq .Lotherwise_549
    add r0, r4, #24
    vld1.32 {d26[0]}, [r0]
    add r0, r1, #24
    add r3, r7, #24
    vld1.32 {d26[1]}, [r0]
    add r0, r2, #24
    vld1.32 {d27[0]}, [r3]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_549:
    vmov.i32 q14, #0
    tst r12, #128
    beq .Lotherwise_550
    add r0, r4, #28
    vld1.32 {d28[0]}, [r0]
    add r0, r1, #28
    add r3, r7, #28
    vld1.32 {d28[1]}, [r0]
    add r0, r2, #28
    vld1.32 {d29[0]}, [r3]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_550:
.Lend_546:
    ubfx r0, r12, #8, #4
    cmp r0, #15
    bne .Lotherwise_551
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
    b .Lend_552
.Lotherwise_551:
    vmov.i32 q15, #0
    tst r12, #256
    beq .Lotherwise_553
    add r0, r4, #32
    vld1.32 {d30[0]}, [r0]
    add r0, r1, #32
    add r3, r7, #32
    vld1.32 {d30[1]}, [r0]
    add r0, r2, #32
    vld1.32 {d31[0]}, [r3]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_553:
    vmov.i32 q4, #0
    tst r12, #512
    beq .Lotherwise_554
    add r0, r4, #36
    vld1.32 {d8[0]}, [r0]
    add r0, r1, #36
    add r3, r7, #36
    vld1.32 {d8[1]}, [r0]
    add r0, r2, #36
    vld1.32 {d9[0]}, [r3]
    vld1.32 {d9[1]}, [r0]
.Lotherwise_554:
    vmov.i32 q2, #0
    tst r12, #1024
    beq .Lotherwise_555
    add r0, r4, #40
    vld1.32 {d4[0]}, [r0]
    add r0, r1, #40
    add r3, r7, #40
    vld1.32 {d4[1]}, [r0]
    add r0, r2, #40
    vld1.32 {d5[0]}, [r3]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_555:
    vmov.i32 q3, #0
    tst r12, #2048
    beq .Lotherwise_556
    add r0, r4, #44
    vld1.32 {d6[0]}, [r0]
    add r0, r1, #44
    add r1, r7, #44
    add r2, r2, #44
    vld1.32 {d6[1]}, [r0]
    vld1.32 {d7[0]}, [r1]
    vld1.32 {d7[1]}, [r2]
.Lotherwise_556:
.Lend_552:
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
.Lend_538:
    b .Lend_557
.Lotherwise_536:
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
.Lend_557:
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
.Lrepeat_558:
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
    bne .Lrepeat_558
    lsl r3, r3, #2
    add r12, r3, r3, lsl #1
    movw r14, #4
.Lrepeat_559:
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
    bne .Lrepeat_559
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
    beq .Lotherwise_560
    cmp r4, #63
    bne .Lotherwise_561
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
    b .Lend_562
.Lotherwise_561:
    ubfx r0, r4, #0, #4
    cmp r0, #15
    bne .Lotherwise_563
    vtrn.32 q2, q3
    vtrn.32 q5, q4
    vswp d5, d10
    vswp d7, d8
    vst1.32 {d4, d5}, [r3]
    vst1.32 {d6, d7}, [r5]
    vst1.32 {d10, d11}, [r12]
    vst1.32 {d8, d9}, [r6]
    b .Lend_564
.Lotherwise_563:
    tst r4, #1
    beq .Lotherwise_565
    vst1.32 {d4[0]}, [r3]
    vst1.32 {d4[1]}, [r5]
    vst1.32 {d5[0]}, [r12]
    vst1.32 {d5[1]}, [r6]
.Lotherwise_565:
    tst r4, #2
    beq .Lotherwise_566
    add r0, r3, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #4
    add r1, r12, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_566:
    tst r4, #4
    beq .Lotherwise_567
    add r0, r3, #8
    vst1.32 {d10[0]}, [r0]
    add r0, r5, #8
    add r1, r12, #8
    vst1.32 {d10[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_567:
    tst r4, #8
    beq .Lotherwise_568
    add r0, r3, #12
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #12
    add r1, r12, #12
    vst1.32 {d8[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d9[0]}, [r1]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_568:
.Lend_564:
    ubfx r0, r4, #4, #2
    cmp r0, #3
    bne .Lotherwise_569
    vzip.32 q12, q13
    vstr d24, [r3, #16]
    vstr d25, [r5, #16]
    vstr d26, [r12, #16]
    vstr d27, [r6, #16]
    b .Lend_570
.Lotherwise_569:
    tst r4, #16
    beq .Lotherwise_571
    add r0, r3, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #16
    add r1, r12, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_571:
    tst r4, #32
    beq .Lotherwise_572
    add r0, r3, #20
    vst1.32 {d26[0]}, [r0]
    add r0, r5, #20
    add r1, r12, #20
    vst1.32 {d26[1]}, [r0]
    add r0, r6, #20
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_572:
.Lend_570:
.Lend_562:
.Lotherwise_560:
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
    beq .Lotherwise_573
    cmp r2, #63
    bne .Lotherwise_574
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
    b .Lend_575
.Lotherwise_574:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_576
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vswp d19, d22
    vswp d21, d24
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d24, d25}, [r1]
    b .Lend_577
.Lotherwise_576:
    tst r2, #1
    beq .Lotherwise_578
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_578:
    tst r2, #2
    beq .Lotherwise_579
    add r0, r3, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r14, #4
    vst1.32 {d21[0]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[1]}, [r0]
.Lotherwise_579:
    tst r2, #4
    beq .Lotherwise_580
    add r0, r3, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r14, #8
    vst1.32 {d23[0]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[1]}, [r0]
.Lotherwise_580:
    tst r2, #8
    beq .Lotherwise_581
    add r0, r3, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r14, #12
    vst1.32 {d25[0]}, [r0]
    add r0, r1, #12
    vst1.32 {d25[1]}, [r0]
.Lotherwise_581:
.Lend_577:
    ubfx r0, r2, #4, #2
    cmp r0, #3
    bne .Lotherwise_582
    vzip.32 q13, q8
    vstr d26, [r3, #16]
    vstr d27, [r12, #16]
    vstr d16, [r14, #16]
    vstr d17, [r1, #16]
    b .Lend_583
.Lotherwise_582:
    tst r2, #16
    beq .Lotherwise_584
    add r0, r3, #16
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #16
    vst1.32 {d26[1]}, [r0]
    add r0, r14, #16
    vst1.32 {d27[0]}, [r0]
    add r0, r1, #16
    vst1.32 {d27[1]}, [r0]
.Lotherwise_584:
    tst r2, #32
    beq .Lotherwise_585
    add r0, r3, #20
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
    add r0, r14, #20
    vst1.32 {d17[0]}, [r0]
    add r0, r1, #20
    vst1.32 {d17[1]}, [r0]
.Lotherwise_585:
.Lend_583:
.Lend_575:
.Lotherwise_573:
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
    beq .Lotherwise_586
    movw r7, #12
.Lrepeat_587:
    tst r1, #1
    beq .Lotherwise_588
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r12]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_589
.Lotherwise_588:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_589:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r0, r0, r3, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_587
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
    b .Lend_590
.Lotherwise_586:
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
.Lend_590:
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
    beq .Lotherwise_591
    tst r2, #1
    beq .Lotherwise_592
    vst1.32 {d4[0]}, [r7]
    vst1.32 {d4[1]}, [r6]
    vst1.32 {d5[0]}, [r1]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_592:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_593
    vst1.32 {d6[0]}, [r7]
    vst1.32 {d6[1]}, [r6]
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_593:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_594
    vst1.32 {d10[0]}, [r7]
    vst1.32 {d10[1]}, [r6]
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_594:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_595
    vst1.32 {d8[0]}, [r7]
    vst1.32 {d8[1]}, [r6]
    vst1.32 {d9[0]}, [r1]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_595:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_596
    vst1.32 {d24[0]}, [r7]
    vst1.32 {d24[1]}, [r6]
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_596:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_597
    vst1.32 {d26[0]}, [r7]
    vst1.32 {d26[1]}, [r6]
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_597:
.Lotherwise_591:
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
    beq .Lotherwise_598
    tst r0, #1
    beq .Lotherwise_599
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r14]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r2]
.Lotherwise_599:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_600
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r14]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r2]
.Lotherwise_600:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_601
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r14]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r2]
.Lotherwise_601:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_602
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r14]
    vst1.32 {d25[0]}, [r4]
    vst1.32 {d25[1]}, [r2]
.Lotherwise_602:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_603
    vst1.32 {d26[0]}, [r3]
    vst1.32 {d26[1]}, [r14]
    vst1.32 {d27[0]}, [r4]
    vst1.32 {d27[1]}, [r2]
.Lotherwise_603:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_604
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r2]
.Lotherwise_604:
.Lotherwise_598:
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
    bne .Lotherwise_605
    mov r1, r4
    movw r12, #15
.Lrepeat_606:
    tst r5, #1
    beq .Lotherwise_607
    vld1.32 {d16, d17}, [r6]!
    add r1, r1, #128
    vld1.32 {d0, d1}, [r3]!
    vld1.32 {d18, d19}, [r9]!
    vmov q5, q8
    vld1.32 {d14, d15}, [r10]!
    vld1.32 {d20, d21}, [r6]!
    vmov q8, q9
    add r0, r6, #12
    vld1.32 {d2, d3}, [r3]!
    add r14, r3, #12
    vld1.32 {d22, d23}, [r9]!
    vmov q9, q10
    add r11, r9, #12
    vld1.32 {d24, d25}, [r10]!
    vld1.32 {d26, d27}, [r0]
    add r0, r10, #12
    vmov q10, q11
    vld1.32 {d28, d29}, [r14]
    vmov q11, q12
    vld1.32 {d4, d5}, [r11]
    vmov q12, q13
    vld1.32 {d12, d13}, [r0]
    vmov q13, q14
    vld1.32 {d30, d31}, [r6]
    sub r6, r6, #32
    vmov q14, q2
    vld1.32 {d4, d5}, [r3]
    sub r3, r3, #32
    vld1.32 {d6, d7}, [r9]
    sub r9, r9, #32
    vtrn.32 q12, q13
    vld1.32 {d8, d9}, [r10]
    sub r10, r10, #32
    vtrn.32 q14, q6
    vtrn.32 q5, q0
    vtrn.32 q8, q7
    vtrn.32 q9, q1
    vtrn.32 q10, q11
    vswp d27, d12
    vswp d11, d16
    vswp d19, d20
    vtrn.32 q15, q2
    vtrn.32 q3, q4
    vsub.f32 q5, q5, q13
    vswp d31, d6
    vswp d1, d14
    vswp d3, d22
    vsub.f32 q6, q6, q8
    vst1.32 {d0, d1}, [r1]!
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vswp d5, d8
    vst1.32 {d14, d15}, [r1]!
    vmov q7, q13
    vmls.f32 q5, q9, d0[0]
    vst1.32 {d2, d3}, [r1]!
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q7, q9, d1[0]
    vmla.f32 q5, q15, d0[0]
    vst1.32 {d22, d23}, [r1]!
    vmov q11, q8
    vst1.32 {d4, d5}, [r1]!
    vadd.f32 q2, q9, q13
    vst1.32 {d8, d9}, [r1]!
    vmla.f32 q13, q9, d2[1]
    vmov q9, q8
    vmls.f32 q7, q15, d1[1]
    vmls.f32 q11, q10, d2[0]
    vadd.f32 q4, q8, q3
    vmls.f32 q13, q15, d2[0]
    vmls.f32 q9, q10, d1[1]
    vmla.f32 q11, q3, d2[1]
    vmls.f32 q2, q15, d0[1]
    vmls.f32 q4, q10, d0[1]
    vmla.f32 q9, q3, d1[0]
    vmov q8, q7
    vmov q15, q13
    vswp d25, d28
    vmla.f32 q8, q11, d3[0]
    vmla.f32 q6, q10, d0[0]
    vst1.32 {d28, d29}, [r1]
    sub r1, r1, #224
    vmls.f32 q7, q11, d3[0]
    vst1.32 {d10, d11}, [r1]!
    vadd.f32 q10, q2, q4
    vmla.f32 q15, q9, d3[1]
    vsub.f32 q11, q2, q4
    vst1.32 {d20, d21}, [r1]!
    vmls.f32 q13, q9, d3[1]
    vmls.f32 q6, q3, d0[0]
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d14, d15}, [r1]!
    vst1.32 {d30, d31}, [r1]!
    vst1.32 {d26, d27}, [r1]!
    vst1.32 {d12, d13}, [r1]
    sub r1, r1, #112
    b .Lend_608
.Lotherwise_607:
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
.Lend_608:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #240
    cmp r12, #0
    bne .Lrepeat_606
    b .Lend_609
.Lotherwise_605:
    mov r1, r4
    movw r12, #15
.Lrepeat_610:
    tst r5, #1
    beq .Lotherwise_611
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_612
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
    b .Lend_613
.Lotherwise_612:
    vmov.i32 q12, #0
    tst r14, #1
    beq .Lotherwise_614
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r3]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r10]
.Lotherwise_614:
    vmov.i32 q9, #0
    tst r14, #2
    beq .Lotherwise_615
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_615:
    vmov.i32 q13, #0
    tst r14, #4
    beq .Lotherwise_616
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r10, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_616:
    vmov.i32 q11, #0
    tst r14, #8
    beq .Lotherwise_617
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_617:
.Lend_613:
    add r1, r1, #128
    vst1.32 {d18, d19}, [r1]!
    ubfx r0, r14, #4, #4
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #144
    cmp r0, #15
    bne .Lotherwise_618
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
    b .Lend_619
.Lotherwise_618:
    vmov.i32 q14, #0
    tst r14, #16
    beq .Lotherwise_620
    add r0, r6, #16
    vld1.32 {d28[0]}, [r0]
    add r0, r3, #16
    add r11, r9, #16
    vld1.32 {d28[1]}, [r0]
    add r0, r10, #16
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_620:
    vmov.i32 q9, #0
    tst r14, #32
    beq .Lotherwise_621
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_621:
    vmov.i32 q15, #0
    tst r14, #64
    beq .Lotherwise_622
    add r0, r6, #24
    vld1.32 {d30[0]}, [r0]
    add r0, r3, #24
    add r11, r9, #24
    vld1.32 {d30[1]}, [r0]
    add r0, r10, #24
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_622:
    vmov.i32 q11, #0
    tst r14, #128
    beq .Lotherwise_623
    add r0, r6, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #28
    add r11, r9, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #28
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_623:
.Lend_619:
    add r1, r1, #160
    vst1.32 {d18, d19}, [r1]!
    ubfx r0, r14, #8, #4
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #176
    cmp r0, #15
    bne .Lotherwise_624
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
    b .Lend_625
.Lotherwise_624:
    vmov.i32 q2, #0
    tst r14, #256
    beq .Lotherwise_626
    add r0, r6, #32
    vld1.32 {d4[0]}, [r0]
    add r0, r3, #32
    add r11, r9, #32
    vld1.32 {d4[1]}, [r0]
    add r0, r10, #32
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_626:
    vmov.i32 q9, #0
    tst r14, #512
    beq .Lotherwise_627
    add r0, r6, #36
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #36
    add r11, r9, #36
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #36
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_627:
    vmov.i32 q3, #0
    tst r14, #1024
    beq .Lotherwise_628
    add r0, r6, #40
    vld1.32 {d6[0]}, [r0]
    add r0, r3, #40
    add r11, r9, #40
    vld1.32 {d6[1]}, [r0]
    add r0, r10, #40
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_628:
    vmov.i32 q11, #0
    tst r14, #2048
    beq .Lotherwise_629
    add r0, r6, #44
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #44
    add r11, r9, #44
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #44
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_629:
.Lend_625:
    add r1, r1, #192
    vmov.i32 q4, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #208
    tst r14, #4096
    beq .Lotherwise_630
    add r0, r6, #48
    vld1.32 {d8[0]}, [r0]
    add r0, r3, #48
    add r11, r9, #48
    vld1.32 {d8[1]}, [r0]
    add r0, r10, #48
    vld1.32 {d9[0]}, [r11]
    vld1.32 {d9[1]}, [r0]
.Lotherwise_630:
    vmov.i32 q8, #0
    tst r14, #8192
    beq .Lotherwise_631
    add r0, r6, #52
    vld1.32 {d16[0]}, [r0]
    add r0, r3, #52
    add r11, r9, #52
    vld1.32 {d16[1]}, [r0]
    add r0, r10, #52
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_631:
    vmov.i32 q7, #0
    tst r14, #16384
    beq .Lotherwise_632
    add r0, r6, #56
    vld1.32 {d14[0]}, [r0]
    add r0, r3, #56
    add r11, r9, #56
    vld1.32 {d14[1]}, [r0]
    add r0, r10, #56
    vld1.32 {d15[0]}, [r11]
    vld1.32 {d15[1]}, [r0]
.Lotherwise_632:
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
    vsub.f32 q9, q12, q4
    vadd.f32 q10, q14, q4
    vmla.f32 q4, q14, d2[1]
    vmov q11, q13
    vmls.f32 q5, q2, d1[1]
    vmls.f32 q6, q15, d2[0]
    vadd.f32 q12, q13, q3
    vmls.f32 q4, q2, d2[0]
    vmls.f32 q11, q15, d1[1]
    vmla.f32 q6, q3, d2[1]
    vmls.f32 q9, q14, d0[0]
    vmls.f32 q10, q2, d0[1]
    vmls.f32 q12, q15, d0[1]
    vmla.f32 q11, q3, d1[0]
    vmov q14, q5
    vsub.f32 q13, q7, q13
    vmla.f32 q9, q2, d0[0]
    vmov q8, q4
    vmla.f32 q14, q6, d3[0]
    vmla.f32 q13, q15, d0[0]
    vmls.f32 q5, q6, d3[0]
    vst1.32 {d18, d19}, [r1]!
    vadd.f32 q9, q10, q12
    vmla.f32 q8, q11, d3[1]
    vsub.f32 q10, q10, q12
    vst1.32 {d18, d19}, [r1]!
    vmls.f32 q4, q11, d3[1]
    vmls.f32 q13, q3, d0[0]
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d28, d29}, [r1]!
    vst1.32 {d10, d11}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d8, d9}, [r1]!
    vst1.32 {d26, d27}, [r1]
    sub r1, r1, #112
    b .Lend_633
.Lotherwise_611:
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
.Lend_633:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #240
    cmp r12, #0
    bne .Lrepeat_610
.Lend_609:
    lsl r2, r8, #2
    movw r0, #15
    add r3, r2, r2, lsl #1
    mul r0, r8, r0
    str r0, [sp, #0]
    movw r5, #15
.Lrepeat_634:
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
    vmls.f32 q11, q12, d1[1]
    vst1.32 {d2, d3}, [r8]
    add r8, r7, r2, lsl #2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q7, q9, d1[0]
    vmls.f32 q6, q9, d0[0]
    vst1.32 {d26, d27}, [r12]
    add r0, r7, r2
    vadd.f32 q13, q9, q4
    vst1.32 {d30, d31}, [r9]
    add r12, r0, r2, lsl #2
    vmla.f32 q4, q9, d2[1]
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #240
    vmls.f32 q7, q14, d1[1]
    vld1.32 {d30, d31}, [r4]
    add r9, r7, r3, lsl #1
    vmls.f32 q10, q12, d2[0]
    vst1.32 {d6, d7}, [r10]
    add r0, r7, r2
    vmls.f32 q4, q14, d2[0]
    vst1.32 {d18, d19}, [r1]
    add r0, r0, r3, lsl #1
    vmla.f32 q10, q2, d2[1]
    sub r4, r4, #3344
    vmls.f32 q13, q14, d0[1]
    vmls.f32 q5, q12, d0[1]
    vmla.f32 q11, q2, d1[0]
    vmov q9, q7
    vsub.f32 q15, q15, q8
    vmla.f32 q6, q14, d0[0]
    vmov q8, q4
    vmla.f32 q9, q10, d3[0]
    vmla.f32 q15, q12, d0[0]
    vmls.f32 q7, q10, d3[0]
    vst1.32 {d12, d13}, [r7]
    ldr r1, [sp, #0]
    add r7, r7, r1, lsl #2
    vadd.f32 q10, q13, q5
    vmla.f32 q8, q11, d3[1]
    vsub.f32 q12, q13, q5
    vst1.32 {d20, d21}, [r11]
    vmls.f32 q4, q11, d3[1]
    vmls.f32 q15, q2, d0[0]
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d18, d19}, [r6]
    vst1.32 {d14, d15}, [r8]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d8, d9}, [r9]
    vst1.32 {d30, d31}, [r0]
    cmp r5, #0
    bne .Lrepeat_634
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
.Lrepeat_635:
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
    bne .Lrepeat_635
    lsl r14, r3, #2
    movw r0, #9
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_636:
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
    vmov q15, q8
    vmla.f32 q9, q12, d0[1]
    vmla.f32 q14, q12, d1[1]
    vmls.f32 q11, q12, d1[1]
    vst1.32 {d26, d27}, [r4]!
    vmla.f32 q15, q12, d2[1]
    vmls.f32 q8, q12, d2[1]
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d24, d25}, [r4]!
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
    vmov q15, q8
    vmla.f32 q10, q11, d0[1]
    vmla.f32 q14, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r4]!
    vmla.f32 q15, q11, d2[1]
    vmls.f32 q8, q11, d2[1]
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d22, d23}, [r4]!
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
    vmov q15, q8
    vmla.f32 q10, q11, d0[1]
    vmla.f32 q14, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r4]!
    vmla.f32 q15, q11, d2[1]
    vmls.f32 q8, q11, d2[1]
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #416
    mov r1, r4
.Lrepeat_637:
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
    vmov q15, q8
    vmla.f32 q10, q11, d0[1]
    vmla.f32 q14, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r2]
    add r2, r6, r7, lsl #1
    vmla.f32 q15, q11, d2[1]
    vmls.f32 q8, q11, d2[1]
    vst1.32 {d20, d21}, [r3]
    add r3, r6, r14
    vst1.32 {d28, d29}, [r10]
    add r3, r3, r7, lsl #1
    add r10, r6, r14, lsl #3
    vst1.32 {d24, d25}, [r11]
    add r6, r6, r12, lsl #2
    vst1.32 {d30, d31}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d18, d19}, [r10]
    cmp r9, #0
    bne .Lrepeat_637
    movw r0, #9
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r8, #0
    bne .Lrepeat_636
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
.Lrepeat_638:
    add r0, r8, r4
    vld1.32 {d24, d25}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r10, r8, r7
    add r11, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r4
    add r1, r0, r4, lsl #2
    vld1.32 {d20, d21}, [r10]
    add r10, r8, r7, lsl #1
    sub r9, r9, #1
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q3, q8, q9
    add r0, r8, r4
    vadd.f32 q13, q8, q9
    vld1.32 {d28, d29}, [r1]
    add r1, r0, r7, lsl #1
    vld1.32 {d30, d31}, [r10]
    vsub.f32 q4, q10, q11
    add r10, r8, r4, lsl #3
    vmov q5, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r0, r8, r4
    vld1.32 {d12, d13}, [r1]
    vadd.f32 q7, q10, q11
    add r1, r0, r4, lsl #3
    vmov q10, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    add r0, r8, r4, lsl #1
    vmov q11, q3
    movw r11, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r11, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r11, pc, r11
    vld1.32 {d4, d5}, [r11]
    add r11, r0, r4, lsl #3
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
    bne .Lrepeat_638
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
    bne .Lotherwise_639
    movw r2, #7
.Lrepeat_640:
    tst r5, #1
    beq .Lotherwise_641
    vld1.32 {d28, d29}, [r9]!
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
    vadd.f32 q13, q8, q10
    vld1.32 {d30, d31}, [r9]!
    vsub.f32 q3, q8, q10
    vld1.32 {d8, d9}, [r9]!
    vld1.32 {d16, d17}, [r9]!
    vadd.f32 q5, q9, q11
    vsub.f32 q6, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q9, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q10, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q11, q3
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q7, q14, q13
    vmla.f32 q9, q6, d0[0]
    vmla.f32 q10, q5, d1[0]
    vmla.f32 q11, q6, d2[0]
    vadd.f32 q14, q8, q13
    vadd.f32 q7, q7, q5
    vmla.f32 q13, q5, d3[0]
    vmla.f32 q3, q6, d4[0]
    vld1.32 {d12, d13}, [r9]!
    vmla.f32 q14, q5, d5[0]
    vld1.32 {d16, d17}, [r9]!
    vadd.f32 q5, q15, q4
    vsub.f32 q4, q15, q4
    vmla.f32 q10, q5, d1[1]
    vmla.f32 q9, q4, d0[1]
    vld1.32 {d0, d1}, [r9]!
    vmla.f32 q11, q4, d2[1]
    vadd.f32 q7, q7, q5
    vmla.f32 q13, q5, d3[1]
    vld1.32 {d30, d31}, [r9]!
    vmla.f32 q3, q4, d4[1]
    vld1.32 {d2, d3}, [r9]!
    vmla.f32 q14, q5, d5[1]
    vld1.32 {d4, d5}, [r9]
    sub r9, r9, #224
    vadd.f32 q12, q7, q12
    vadd.f32 q4, q9, q6
    vadd.f32 q5, q10, q8
    vadd.f32 q0, q11, q0
    vadd.f32 q8, q13, q15
    vadd.f32 q9, q3, q1
    vadd.f32 q10, q14, q2
    vmov q11, q12
    vmov q12, q4
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
.Lotherwise_641:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r2, #0
    bne .Lrepeat_640
    b .Lend_642
.Lotherwise_639:
    movw r12, #7
.Lrepeat_643:
    tst r5, #1
    beq .Lotherwise_644
    vld1.32 {d28, d29}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d30, d31}, [r9]!
    vadd.f32 q13, q8, q10
    vld1.32 {d6, d7}, [r9]!
    vsub.f32 q4, q8, q10
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q5, q11, q9
    vsub.f32 q8, q11, q9
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
    vmov q9, q13
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d4, d5}, [r2]
    vmov q11, q4
    vld1.32 {d12, d13}, [r9]!
    vadd.f32 q12, q12, q13
    vadd.f32 q14, q14, q13
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q9, q5, d1[0]
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q13, q5, d3[0]
    vmla.f32 q4, q8, d4[0]
    vld1.32 {d14, d15}, [r9]!
    vmla.f32 q12, q5, d5[0]
    vadd.f32 q8, q14, q5
    vld1.32 {d28, d29}, [r9]!
    vadd.f32 q5, q15, q3
    vsub.f32 q15, q15, q3
    vmla.f32 q9, q5, d1[1]
    vmla.f32 q10, q15, d0[1]
    vld1.32 {d0, d1}, [r9]!
    vmla.f32 q11, q15, d2[1]
    vmla.f32 q13, q5, d3[1]
    vld1.32 {d2, d3}, [r9]!
    vmla.f32 q4, q15, d4[1]
    vld1.32 {d30, d31}, [r9]!
    vmla.f32 q12, q5, d5[1]
    vld1.32 {d4, d5}, [r9]
    sub r9, r9, #224
    vadd.f32 q8, q8, q5
    vadd.f32 q3, q10, q7
    vadd.f32 q5, q8, q6
    vadd.f32 q14, q9, q14
    vadd.f32 q8, q11, q0
    vadd.f32 q9, q13, q1
    vadd.f32 q10, q4, q15
    vadd.f32 q11, q12, q2
    cmp r0, #15
    bne .Lotherwise_645
    vmov q12, q5
    vtrn.32 q12, q3
    vtrn.32 q14, q8
    vswp d25, d28
    vswp d7, d16
    vst1.32 {d24, d25}, [r8]
    vst1.32 {d6, d7}, [r7]
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d16, d17}, [r1]
    b .Lend_646
.Lotherwise_645:
    tst r3, #1
    beq .Lotherwise_647
    vst1.32 {d10[0]}, [r8]
    vst1.32 {d10[1]}, [r7]
    vst1.32 {d11[0]}, [r10]
    vst1.32 {d11[1]}, [r1]
.Lotherwise_647:
    tst r3, #2
    beq .Lotherwise_648
    add r0, r8, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_648:
    tst r3, #4
    beq .Lotherwise_649
    add r0, r8, #8
    vst1.32 {d28[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d28[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d29[0]}, [r2]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_649:
    tst r3, #8
    beq .Lotherwise_650
    add r0, r8, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_650:
.Lend_646:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_651
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
    b .Lend_652
.Lotherwise_651:
    tst r3, #16
    beq .Lotherwise_653
    add r0, r8, #16
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_653:
    tst r3, #32
    beq .Lotherwise_654
    add r0, r8, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_654:
    tst r3, #64
    beq .Lotherwise_655
    add r0, r8, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_655:
    tst r3, #128
    beq .Lotherwise_656
    add r0, r8, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_656:
.Lend_652:
.Lotherwise_644:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r12, #0
    bne .Lrepeat_643
.Lend_642:
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
.Lrepeat_657:
    add r0, r8, r4
    vld1.32 {d24, d25}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r10, r8, r7
    add r11, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r4
    add r1, r0, r4, lsl #2
    vld1.32 {d20, d21}, [r10]
    add r10, r8, r7, lsl #1
    sub r9, r9, #1
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q3, q8, q9
    add r0, r8, r4
    vadd.f32 q13, q8, q9
    vld1.32 {d28, d29}, [r1]
    add r1, r0, r7, lsl #1
    vld1.32 {d30, d31}, [r10]
    vsub.f32 q4, q10, q11
    add r10, r8, r4, lsl #3
    vmov q5, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r0, r8, r4
    vld1.32 {d12, d13}, [r1]
    vadd.f32 q7, q10, q11
    add r1, r0, r4, lsl #3
    vmov q10, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    add r0, r8, r4, lsl #1
    vmov q11, q3
    movw r11, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r11, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r11, pc, r11
    vld1.32 {d4, d5}, [r11]
    add r11, r0, r4, lsl #3
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
    bne .Lrepeat_657
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
    bne .Lotherwise_658
    movw r2, #7
.Lrepeat_659:
    tst r5, #1
    beq .Lotherwise_660
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
    vld1.32 {d10, d11}, [r9]!
    vld1.32 {d16, d17}, [r9]!
    vadd.f32 q6, q9, q11
    vsub.f32 q9, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q12, q4
    vadd.f32 q7, q15, q14
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q11, q6, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q15, q8, q14
    vadd.f32 q8, q7, q6
    vmla.f32 q14, q6, d3[0]
    vmla.f32 q4, q9, d4[0]
    vld1.32 {d14, d15}, [r9]!
    vmla.f32 q15, q6, d5[0]
    vld1.32 {d12, d13}, [r9]!
    vadd.f32 q9, q3, q5
    vsub.f32 q3, q3, q5
    vmla.f32 q11, q9, d1[1]
    vmla.f32 q10, q3, d0[1]
    vld1.32 {d0, d1}, [r9]!
    vmla.f32 q12, q3, d2[1]
    vadd.f32 q8, q8, q9
    vmla.f32 q14, q9, d3[1]
    vld1.32 {d2, d3}, [r9]!
    vmla.f32 q4, q3, d4[1]
    vld1.32 {d6, d7}, [r9]!
    vmla.f32 q15, q9, d5[1]
    vld1.32 {d18, d19}, [r9]!
    vadd.f32 q2, q8, q7
    vld1.32 {d10, d11}, [r9]
    sub r9, r9, #224
    vadd.f32 q6, q10, q6
    vadd.f32 q0, q11, q0
    vadd.f32 q1, q12, q1
    vadd.f32 q8, q14, q3
    vadd.f32 q9, q4, q9
    vadd.f32 q10, q15, q5
    vmax.f32 q11, q13, q2
    vmax.f32 q12, q13, q6
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
.Lotherwise_660:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r2, #0
    bne .Lrepeat_659
    b .Lend_661
.Lotherwise_658:
    movw r12, #7
.Lrepeat_662:
    tst r5, #1
    beq .Lotherwise_663
    vld1.32 {d30, d31}, [r9]!
    vmov.i32 q14, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d6, d7}, [r9]!
    vadd.f32 q13, q8, q10
    vld1.32 {d8, d9}, [r9]!
    vsub.f32 q5, q8, q10
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q6, q11, q9
    vsub.f32 q8, q11, q9
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
    vmov q9, q13
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d4, d5}, [r2]
    vmov q11, q5
    vadd.f32 q12, q12, q13
    vadd.f32 q15, q15, q13
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q9, q6, d1[0]
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q13, q6, d3[0]
    vmla.f32 q5, q8, d4[0]
    vld1.32 {d14, d15}, [r9]!
    vmla.f32 q12, q6, d5[0]
    vadd.f32 q8, q15, q6
    vld1.32 {d30, d31}, [r9]!
    vadd.f32 q6, q3, q4
    vsub.f32 q3, q3, q4
    vmla.f32 q9, q6, d1[1]
    vmla.f32 q10, q3, d0[1]
    vld1.32 {d0, d1}, [r9]!
    vmla.f32 q11, q3, d2[1]
    vmla.f32 q13, q6, d3[1]
    vld1.32 {d2, d3}, [r9]!
    vmla.f32 q5, q3, d4[1]
    vld1.32 {d6, d7}, [r9]!
    vmla.f32 q12, q6, d5[1]
    vld1.32 {d4, d5}, [r9]!
    vadd.f32 q8, q8, q6
    vld1.32 {d8, d9}, [r9]
    sub r9, r9, #224
    vadd.f32 q10, q10, q15
    vadd.f32 q15, q8, q7
    vadd.f32 q0, q9, q0
    vadd.f32 q1, q11, q1
    vadd.f32 q8, q13, q3
    vadd.f32 q9, q5, q2
    vadd.f32 q11, q12, q4
    vmax.f32 q12, q14, q15
    vmax.f32 q10, q14, q10
    vmax.f32 q13, q14, q0
    vmax.f32 q15, q14, q1
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmax.f32 q11, q14, q11
    cmp r0, #15
    bne .Lotherwise_664
    vtrn.32 q12, q10
    vtrn.32 q13, q15
    vswp d25, d26
    vswp d21, d30
    vst1.32 {d24, d25}, [r8]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d30, d31}, [r1]
    b .Lend_665
.Lotherwise_664:
    tst r3, #1
    beq .Lotherwise_666
    vst1.32 {d24[0]}, [r8]
    vst1.32 {d24[1]}, [r7]
    vst1.32 {d25[0]}, [r10]
    vst1.32 {d25[1]}, [r1]
.Lotherwise_666:
    tst r3, #2
    beq .Lotherwise_667
    add r0, r8, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_667:
    tst r3, #4
    beq .Lotherwise_668
    add r0, r8, #8
    vst1.32 {d26[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d26[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d27[0]}, [r2]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_668:
    tst r3, #8
    beq .Lotherwise_669
    add r0, r8, #12
    vst1.32 {d30[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d30[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d31[0]}, [r2]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_669:
.Lend_665:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_670
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
    b .Lend_671
.Lotherwise_670:
    tst r3, #16
    beq .Lotherwise_672
    add r0, r8, #16
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_672:
    tst r3, #32
    beq .Lotherwise_673
    add r0, r8, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_673:
    tst r3, #64
    beq .Lotherwise_674
    add r0, r8, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_674:
    tst r3, #128
    beq .Lotherwise_675
    add r0, r8, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_675:
.Lend_671:
.Lotherwise_663:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r12, #0
    bne .Lrepeat_662
.Lend_661:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon:
    .long 0x3f610000, 0x40290000, 0x40100000, 0x3f200000
    .long 0x3ec80000, 0x3fc00000, 0x00000000, 0x00000000

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
    bne .Lotherwise_676
    mov r1, r4
    movw r12, #11
.Lrepeat_677:
    tst r5, #1
    beq .Lotherwise_678
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
    vswp d25, d28
    vmls.f32 q7, q11, d1[0]
    vswp d13, d20
    vst1.32 {d24, d25}, [r1]!
    vmov q12, q2
    vst1.32 {d28, d29}, [r1]!
    vmls.f32 q2, q5, d2[0]
    vst1.32 {d12, d13}, [r1]!
    vmov q14, q9
    vst1.32 {d20, d21}, [r1]!
    vmla.f32 q12, q13, d0[0]
    vmls.f32 q14, q11, d2[0]
    vmov q10, q8
    vmov q13, q2
    vmls.f32 q12, q5, d0[1]
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q4, q11, d0[0]
    vmls.f32 q8, q7, d1[1]
    vswp d31, d6
    vmla.f32 q13, q14, d2[1]
    vmls.f32 q2, q14, d2[1]
    vst1.32 {d6, d7}, [r1]
    sub r1, r1, #160
    vmls.f32 q4, q9, d0[1]
    vst1.32 {d24, d25}, [r1]!
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d26, d27}, [r1]!
    vst1.32 {d4, d5}, [r1]!
    vst1.32 {d8, d9}, [r1]
    sub r1, r1, #80
    b .Lend_679
.Lotherwise_678:
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
.Lend_679:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #176
    cmp r12, #0
    bne .Lrepeat_677
    b .Lend_680
.Lotherwise_676:
    mov r1, r4
    movw r12, #11
.Lrepeat_681:
    tst r5, #1
    beq .Lotherwise_682
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_683
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
    b .Lend_684
.Lotherwise_683:
    vmov.i32 q12, #0
    tst r14, #1
    beq .Lotherwise_685
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r3]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r10]
.Lotherwise_685:
    vmov.i32 q9, #0
    tst r14, #2
    beq .Lotherwise_686
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_686:
    vmov.i32 q13, #0
    tst r14, #4
    beq .Lotherwise_687
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r10, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_687:
    vmov.i32 q11, #0
    tst r14, #8
    beq .Lotherwise_688
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_688:
.Lend_684:
    add r1, r1, #96
    vst1.32 {d18, d19}, [r1]!
    ubfx r0, r14, #4, #4
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #112
    cmp r0, #15
    bne .Lotherwise_689
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
    b .Lend_690
.Lotherwise_689:
    vmov.i32 q15, #0
    tst r14, #16
    beq .Lotherwise_691
    add r0, r6, #16
    vld1.32 {d30[0]}, [r0]
    add r0, r3, #16
    add r11, r9, #16
    vld1.32 {d30[1]}, [r0]
    add r0, r10, #16
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_691:
    vmov.i32 q9, #0
    tst r14, #32
    beq .Lotherwise_692
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_692:
    vmov.i32 q2, #0
    tst r14, #64
    beq .Lotherwise_693
    add r0, r6, #24
    vld1.32 {d4[0]}, [r0]
    add r0, r3, #24
    add r11, r9, #24
    vld1.32 {d4[1]}, [r0]
    add r0, r10, #24
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_693:
    vmov.i32 q11, #0
    tst r14, #128
    beq .Lotherwise_694
    add r0, r6, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #28
    add r11, r9, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #28
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_694:
.Lend_690:
    add r1, r1, #128
    vmov.i32 q3, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #144
    tst r14, #256
    beq .Lotherwise_695
    add r0, r6, #32
    vld1.32 {d6[0]}, [r0]
    add r0, r3, #32
    add r11, r9, #32
    vld1.32 {d6[1]}, [r0]
    add r0, r10, #32
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_695:
    vmov.i32 q8, #0
    tst r14, #512
    beq .Lotherwise_696
    add r0, r6, #36
    vld1.32 {d16[0]}, [r0]
    add r0, r3, #36
    add r11, r9, #36
    vld1.32 {d16[1]}, [r0]
    add r0, r10, #36
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_696:
    vmov.i32 q9, #0
    tst r14, #1024
    beq .Lotherwise_697
    add r0, r6, #40
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #40
    add r11, r9, #40
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #40
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_697:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q3
    add r1, r1, #160
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q2
    vmls.f32 q10, q15, d1[0]
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #160
    vmov q8, q3
    vmls.f32 q3, q15, d2[0]
    vmov q14, q2
    vmls.f32 q11, q13, d1[0]
    vmls.f32 q14, q13, d2[0]
    vmla.f32 q8, q12, d0[0]
    vmov q12, q10
    vmov q4, q3
    vmls.f32 q8, q15, d0[1]
    vmla.f32 q12, q11, d1[1]
    vmla.f32 q9, q13, d0[0]
    vmls.f32 q10, q11, d1[1]
    vmla.f32 q4, q14, d2[1]
    vst1.32 {d16, d17}, [r1]!
    vmls.f32 q3, q14, d2[1]
    vst1.32 {d24, d25}, [r1]!
    vmls.f32 q9, q2, d0[1]
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d8, d9}, [r1]!
    vst1.32 {d6, d7}, [r1]!
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #80
    b .Lend_698
.Lotherwise_682:
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
.Lend_698:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #176
    cmp r12, #0
    bne .Lrepeat_681
.Lend_680:
    lsl r3, r8, #2
    movw r0, #11
    add r12, r3, r3, lsl #1
    mul r14, r8, r0
    movw r5, #11
.Lrepeat_699:
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #176
    add r1, r7, r12, lsl #1
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #176
    add r0, r7, r3
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #176
    add r2, r0, r12, lsl #1
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #176
    add r6, r7, r3, lsl #3
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #176
    add r0, r7, r3
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #176
    add r8, r0, r3, lsl #3
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #176
    add r0, r7, r3, lsl #1
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #176
    add r9, r0, r3, lsl #3
    vld1.32 {d4, d5}, [r4]
    vmov q3, q14
    add r4, r4, #176
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q4, q14
    add r10, r7, r3
    vmov q5, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    add r11, r7, r3, lsl #1
    vmov q6, q2
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #176
    vmls.f32 q5, q12, d1[0]
    vst1.32 {d16, d17}, [r1]
    add r0, r7, r12
    vmls.f32 q2, q12, d2[0]
    vld1.32 {d16, d17}, [r4]
    add r1, r7, r3, lsl #2
    vmls.f32 q3, q10, d1[0]
    vst1.32 {d22, d23}, [r2]
    add r2, r7, r3
    vmls.f32 q4, q10, d2[0]
    vst1.32 {d26, d27}, [r6]
    add r2, r2, r3, lsl #2
    vmla.f32 q6, q9, d0[0]
    vst1.32 {d30, d31}, [r8]
    sub r5, r5, #1
    vmov q9, q5
    vst1.32 {d14, d15}, [r9]
    sub r4, r4, #1744
    vmov q11, q2
    vmls.f32 q6, q12, d0[1]
    vmla.f32 q9, q3, d1[1]
    vmla.f32 q8, q10, d0[0]
    vmls.f32 q5, q3, d1[1]
    vmla.f32 q11, q4, d2[1]
    vst1.32 {d12, d13}, [r7]
    add r7, r7, r14, lsl #2
    vmls.f32 q2, q4, d2[1]
    vst1.32 {d18, d19}, [r10]
    vmls.f32 q8, q14, d0[1]
    vst1.32 {d10, d11}, [r11]
    vst1.32 {d22, d23}, [r0]
    vst1.32 {d4, d5}, [r1]
    vst1.32 {d16, d17}, [r2]
    cmp r5, #0
    bne .Lrepeat_699
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_by_2_input__armv7_neon, . - nnp_winograd_f5x5_3x3_by_2_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon:
    .long 0x3f91a2b4, 0xbf303b34, 0x3edc4a01, 0x3df4c401
    .long 0x3e379301, 0x00000000, 0x00000000, 0x00000000

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
.Lrepeat_700:
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
    bne .Lrepeat_700
    lsl r14, r3, #2
    movw r0, #7
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_701:
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
    vmls.f32 q13, q11, d1[0]
    vmla.f32 q10, q11, d1[0]
    vmla.f32 q14, q11, d2[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q12, q11, d2[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[1]
    vld1.32 {d22, d23}, [r5]!
    vmul.f32 q12, q8, d1[1]
    vmov q13, q10
    vmov q14, q12
    vmls.f32 q13, q11, d1[0]
    vmla.f32 q10, q11, d1[0]
    vmla.f32 q14, q11, d2[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q12, q11, d2[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[1]
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #128
    vmul.f32 q12, q8, d1[1]
    vmov q13, q10
    vmov q14, q12
    vmls.f32 q13, q11, d1[0]
    vmla.f32 q10, q11, d1[0]
    vmla.f32 q14, q11, d2[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q12, q11, d2[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #320
    mov r1, r4
.Lrepeat_702:
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
    vmls.f32 q13, q11, d1[0]
    vmla.f32 q10, q11, d1[0]
    vmla.f32 q14, q11, d2[0]
    vmul.f32 q8, q8, d0[0]
    vmls.f32 q12, q11, d2[0]
    vst1.32 {d16, d17}, [r6]
    vst1.32 {d26, d27}, [r2]
    add r2, r6, r7, lsl #1
    add r6, r6, r12, lsl #2
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d24, d25}, [r11]
    vst1.32 {d22, d23}, [r0]
    vst1.32 {d18, d19}, [r2]
    cmp r9, #0
    bne .Lrepeat_702
    movw r0, #7
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r8, #0
    bne .Lrepeat_701
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
.Lrepeat_703:
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r4
    add r1, r0, r4, lsl #2
    vld1.32 {d20, d21}, [r11]
    add r11, r8, r7, lsl #1
    add r0, r8, r4
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q12, q8, q9
    add r10, r0, r7, lsl #1
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
    vld1.32 {d30, d31}, [r1]
    vmul.f32 q2, q12, d0[0]
    add r1, r8, r4
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r11]
    add r11, r1, r4, lsl #3
    vmul.f32 q3, q13, d1[0]
    vld1.32 {d8, d9}, [r10]
    add r1, r8, r4, lsl #1
    vmul.f32 q11, q12, d2[0]
    vld1.32 {d24, d25}, [r0]
    add r0, r1, r4, lsl #3
    vadd.f32 q8, q8, q13
    vld1.32 {d10, d11}, [r11]
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
    bne .Lrepeat_703
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
    bne .Lotherwise_704
    movw r2, #5
.Lrepeat_705:
    tst r5, #1
    beq .Lotherwise_706
    vld1.32 {d8, d9}, [r9]!
    add r3, r8, #4
    add r12, r7, #4
    vld1.32 {d16, d17}, [r9]!
    add r14, r10, #4
    add r11, r1, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q8, q9
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
    vadd.f32 q15, q10, q11
    vld1.32 {d6, d7}, [r9]!
    vsub.f32 q10, q10, q11
    vmul.f32 q12, q8, d2[0]
    vld1.32 {d26, d27}, [r9]!
    vmul.f32 q14, q2, d3[0]
    vld1.32 {d10, d11}, [r9]!
    vmul.f32 q11, q8, d0[0]
    vld1.32 {d12, d13}, [r9]!
    vadd.f32 q8, q4, q2
    vld1.32 {d18, d19}, [r9]!
    vmla.f32 q12, q10, d2[1]
    vld1.32 {d8, d9}, [r9]
    sub r9, r9, #160
    vmla.f32 q14, q15, d3[1]
    vld1.32 {d2, d3}, [r6]
    vmla.f32 q11, q10, d0[1]
    vmla.f32 q3, q2, d1[0]
    vadd.f32 q8, q8, q15
    vmla.f32 q3, q15, d1[1]
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q12, q5
    vadd.f32 q12, q14, q6
    vadd.f32 q9, q11, q9
    vadd.f32 q11, q3, q4
    vadd.f32 q8, q8, q1
    vadd.f32 q10, q10, q1
    vadd.f32 q12, q12, q1
    vadd.f32 q9, q9, q1
    vadd.f32 q11, q11, q1
    vmov q13, q10
    vmov q14, q12
    vmov q15, q9
    vtrn.32 q8, q13
    vtrn.32 q14, q15
    vswp d17, d28
    vtrn.32 q10, q12
    vtrn.32 q9, q11
    vst1.32 {d16, d17}, [r8]
    vswp d27, d30
    vswp d21, d18
    vst1.32 {d26, d27}, [r7]
    vswp d25, d22
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d22, d23}, [r11]
.Lotherwise_706:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r2, #0
    bne .Lrepeat_705
    b .Lend_707
.Lotherwise_704:
    movw r12, #5
.Lrepeat_708:
    tst r5, #1
    beq .Lotherwise_709
    vld1.32 {d4, d5}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q3, q8, q9
    vld1.32 {d30, d31}, [r9]!
    vsub.f32 q8, q8, q9
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q4, q10, q11
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vsub.f32 q9, q10, q11
    vmul.f32 q12, q8, d0[0]
    vld1.32 {d26, d27}, [r9]!
    vmul.f32 q14, q3, d1[0]
    vld1.32 {d10, d11}, [r9]!
    vmul.f32 q10, q8, d2[0]
    vld1.32 {d22, d23}, [r9]!
    vmla.f32 q15, q3, d3[0]
    vld1.32 {d12, d13}, [r9]!
    vadd.f32 q8, q2, q3
    vld1.32 {d4, d5}, [r9]
    sub r9, r9, #160
    vmla.f32 q12, q9, d0[1]
    vld1.32 {d6, d7}, [r6]
    vmla.f32 q14, q4, d1[1]
    vmla.f32 q10, q9, d2[1]
    vmla.f32 q15, q4, d3[1]
    vadd.f32 q8, q8, q4
    vadd.f32 q9, q12, q5
    vadd.f32 q8, q8, q13
    vadd.f32 q11, q14, q11
    vadd.f32 q10, q10, q6
    vadd.f32 q12, q15, q2
    vadd.f32 q8, q8, q3
    vadd.f32 q9, q9, q3
    vadd.f32 q11, q11, q3
    vadd.f32 q10, q10, q3
    vadd.f32 q12, q12, q3
    cmp r0, #15
    bne .Lotherwise_710
    vtrn.32 q8, q9
    vtrn.32 q11, q10
    vswp d17, d22
    vswp d19, d20
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d18, d19}, [r7]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d20, d21}, [r1]
    b .Lend_711
.Lotherwise_710:
    tst r3, #1
    beq .Lotherwise_712
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_712:
    tst r3, #2
    beq .Lotherwise_713
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_713:
    tst r3, #4
    beq .Lotherwise_714
    add r0, r8, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_714:
    tst r3, #8
    beq .Lotherwise_715
    add r0, r8, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_715:
.Lend_711:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_716
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
    b .Lend_717
.Lotherwise_716:
    tst r3, #16
    beq .Lotherwise_718
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_718:
    tst r3, #32
    beq .Lotherwise_719
    add r0, r8, #20
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_719:
    tst r3, #64
    beq .Lotherwise_720
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_720:
    tst r3, #128
    beq .Lotherwise_721
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_721:
.Lend_717:
.Lotherwise_709:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r12, #0
    bne .Lrepeat_708
.Lend_707:
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
.Lrepeat_722:
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    add r1, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r4
    add r1, r0, r4, lsl #2
    vld1.32 {d20, d21}, [r11]
    add r11, r8, r7, lsl #1
    add r0, r8, r4
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q12, q8, q9
    add r10, r0, r7, lsl #1
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
    vld1.32 {d30, d31}, [r1]
    vmul.f32 q2, q12, d0[0]
    add r1, r8, r4
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r11]
    add r11, r1, r4, lsl #3
    vmul.f32 q3, q13, d1[0]
    vld1.32 {d8, d9}, [r10]
    add r1, r8, r4, lsl #1
    vmul.f32 q11, q12, d2[0]
    vld1.32 {d24, d25}, [r0]
    add r0, r1, r4, lsl #3
    vadd.f32 q8, q8, q13
    vld1.32 {d10, d11}, [r11]
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
    bne .Lrepeat_722
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
    bne .Lotherwise_723
    movw r2, #5
.Lrepeat_724:
    tst r5, #1
    beq .Lotherwise_725
    vld1.32 {d28, d29}, [r9]!
    vmov.i32 q15, #0
    add r3, r8, #4
    vld1.32 {d16, d17}, [r9]!
    add r12, r7, #4
    add r14, r10, #4
    vld1.32 {d18, d19}, [r9]!
    add r11, r1, #4
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q8, q9
    vsub.f32 q8, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q3, q10, q11
    vld1.32 {d8, d9}, [r9]!
    vsub.f32 q11, q10, q11
    vmul.f32 q12, q8, d0[0]
    vld1.32 {d26, d27}, [r9]!
    vmul.f32 q5, q2, d1[0]
    vld1.32 {d12, d13}, [r9]!
    vmul.f32 q10, q8, d2[0]
    vld1.32 {d14, d15}, [r9]!
    vadd.f32 q8, q14, q2
    vld1.32 {d18, d19}, [r9]!
    vmla.f32 q12, q11, d0[1]
    vld1.32 {d28, d29}, [r9]
    sub r9, r9, #160
    vmla.f32 q5, q3, d1[1]
    vld1.32 {d0, d1}, [r6]
    vmla.f32 q10, q11, d2[1]
    vmla.f32 q4, q2, d3[0]
    vadd.f32 q8, q8, q3
    vmla.f32 q4, q3, d3[1]
    vadd.f32 q8, q8, q13
    vadd.f32 q11, q12, q6
    vadd.f32 q12, q5, q7
    vadd.f32 q9, q10, q9
    vadd.f32 q10, q4, q14
    vadd.f32 q8, q8, q0
    vadd.f32 q11, q11, q0
    vadd.f32 q12, q12, q0
    vadd.f32 q9, q9, q0
    vadd.f32 q10, q10, q0
    vmax.f32 q8, q15, q8
    vmax.f32 q11, q15, q11
    vmax.f32 q12, q15, q12
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
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
.Lotherwise_725:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r2, #0
    bne .Lrepeat_724
    b .Lend_726
.Lotherwise_723:
    movw r12, #5
.Lrepeat_727:
    tst r5, #1
    beq .Lotherwise_728
    vld1.32 {d28, d29}, [r9]!
    vmov.i32 q15, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q3, q8, q9
    vld1.32 {d4, d5}, [r9]!
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
    vsub.f32 q11, q10, q11
    vmul.f32 q12, q8, d0[0]
    vld1.32 {d26, d27}, [r9]!
    vmul.f32 q5, q3, d1[0]
    vld1.32 {d12, d13}, [r9]!
    vmul.f32 q9, q8, d2[0]
    vld1.32 {d20, d21}, [r9]!
    vmla.f32 q2, q3, d3[0]
    vld1.32 {d14, d15}, [r9]!
    vadd.f32 q8, q14, q3
    vld1.32 {d28, d29}, [r9]
    sub r9, r9, #160
    vmla.f32 q12, q11, d0[1]
    vld1.32 {d6, d7}, [r6]
    vmla.f32 q5, q4, d1[1]
    vmla.f32 q9, q11, d2[1]
    vmla.f32 q2, q4, d3[1]
    vadd.f32 q8, q8, q4
    vadd.f32 q11, q12, q6
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q5, q10
    vadd.f32 q9, q9, q7
    vadd.f32 q12, q2, q14
    vadd.f32 q8, q8, q3
    vadd.f32 q11, q11, q3
    vadd.f32 q10, q10, q3
    vadd.f32 q9, q9, q3
    vadd.f32 q12, q12, q3
    vmax.f32 q8, q15, q8
    vmax.f32 q11, q15, q11
    vmax.f32 q10, q15, q10
    vmax.f32 q9, q15, q9
    vmax.f32 q12, q15, q12
    cmp r0, #15
    bne .Lotherwise_729
    vtrn.32 q8, q11
    vtrn.32 q10, q9
    vswp d17, d20
    vswp d23, d18
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d22, d23}, [r7]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d18, d19}, [r1]
    b .Lend_730
.Lotherwise_729:
    tst r3, #1
    beq .Lotherwise_731
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_731:
    tst r3, #2
    beq .Lotherwise_732
    add r0, r8, #4
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_732:
    tst r3, #4
    beq .Lotherwise_733
    add r0, r8, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_733:
    tst r3, #8
    beq .Lotherwise_734
    add r0, r8, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_734:
.Lend_730:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_735
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
    b .Lend_736
.Lotherwise_735:
    tst r3, #16
    beq .Lotherwise_737
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_737:
    tst r3, #32
    beq .Lotherwise_738
    add r0, r8, #20
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_738:
    tst r3, #64
    beq .Lotherwise_739
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_739:
    tst r3, #128
    beq .Lotherwise_740
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_740:
.Lend_736:
.Lotherwise_728:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r12, #0
    bne .Lrepeat_727
.Lend_726:
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
    bne .Lotherwise_741
    mov r2, r5
    movw r3, #7
.Lrepeat_742:
    tst r10, #1
    beq .Lotherwise_743
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
    b .Lend_744
.Lotherwise_743:
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
.Lend_744:
    sub r3, r3, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r2, r2, #112
    cmp r3, #0
    bne .Lrepeat_742
    b .Lend_745
.Lotherwise_741:
    mov r3, r5
    movw r12, #7
.Lrepeat_746:
    tst r10, #1
    beq .Lotherwise_747
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_748
    vld1.32 {d16, d17}, [r7]
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_749
.Lotherwise_748:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_750
    vld1.32 {d16[0]}, [r7]
    vld1.32 {d16[1]}, [r4]
    vld1.32 {d17[0]}, [r6]
    vld1.32 {d17[1]}, [r1]
.Lotherwise_750:
    vmov.i32 q9, #0
    tst r2, #2
    beq .Lotherwise_751
    add r0, r7, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #4
    add r11, r6, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_751:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_752
    add r0, r7, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r4, #8
    add r11, r6, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_752:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_753
    add r0, r7, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #12
    add r11, r6, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_753:
.Lend_749:
    add r3, r3, #64
    vmov.i32 q12, #0
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d22, d23}, [r3]
    sub r3, r3, #80
    tst r2, #16
    beq .Lotherwise_754
    add r0, r7, #16
    vld1.32 {d24[0]}, [r0]
    add r0, r4, #16
    add r11, r6, #16
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_754:
    vmov.i32 q9, #0
    tst r2, #32
    beq .Lotherwise_755
    add r0, r7, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #20
    add r11, r6, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_755:
    vmov.i32 q11, #0
    tst r2, #64
    beq .Lotherwise_756
    add r0, r7, #24
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #24
    add r11, r6, #24
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_756:
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
    b .Lend_757
.Lotherwise_747:
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
.Lend_757:
    sub r12, r12, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r3, r3, #112
    cmp r12, #0
    bne .Lrepeat_746
.Lend_745:
    lsl r4, r9, #2
    movw r0, #7
    add r6, r4, r4, lsl #1
    mul r0, r9, r0
    movw r1, #7
.Lrepeat_758:
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
    bne .Lrepeat_758
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
.Lrepeat_759:
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
    bne .Lrepeat_759
    lsl r7, r3, #2
    movw r0, #5
    add r8, r7, r7, lsl #1
    mul r9, r3, r0
    movw r10, #4
.Lrepeat_760:
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
.Lrepeat_761:
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
    bne .Lrepeat_761
    movw r0, #5
    mul r0, r9, r0
    sub r6, r6, r0, lsl #2
    sub r10, r10, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r10, #0
    bne .Lrepeat_760
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
.Lrepeat_762:
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
    bne .Lrepeat_762
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_763
    movw r0, #3
.Lrepeat_764:
    tst r6, #1
    beq .Lotherwise_765
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
.Lotherwise_765:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r0, #0
    bne .Lrepeat_764
    b .Lend_766
.Lotherwise_763:
    movw r9, #3
.Lrepeat_767:
    tst r6, #1
    beq .Lotherwise_768
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
    bne .Lotherwise_769
    vmov q11, q10
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_770
.Lotherwise_769:
    tst r2, #1
    beq .Lotherwise_771
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_771:
    tst r2, #2
    beq .Lotherwise_772
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_772:
    tst r2, #4
    beq .Lotherwise_773
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_773:
    tst r2, #8
    beq .Lotherwise_774
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_774:
.Lend_770:
.Lotherwise_768:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_767
.Lend_766:
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
.Lrepeat_775:
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
    bne .Lrepeat_775
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_776
    movw r0, #3
.Lrepeat_777:
    tst r6, #1
    beq .Lotherwise_778
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
.Lotherwise_778:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r0, #0
    bne .Lrepeat_777
    b .Lend_779
.Lotherwise_776:
    movw r9, #3
.Lrepeat_780:
    tst r6, #1
    beq .Lotherwise_781
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
    bne .Lotherwise_782
    vmov q11, q10
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_783
.Lotherwise_782:
    tst r2, #1
    beq .Lotherwise_784
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_784:
    tst r2, #2
    beq .Lotherwise_785
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_785:
    tst r2, #4
    beq .Lotherwise_786
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_786:
    tst r2, #8
    beq .Lotherwise_787
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_787:
.Lend_783:
.Lotherwise_781:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_780
.Lend_779:
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
    bne .Lotherwise_788
    mov r2, r4
    movw r10, #6
.Lrepeat_789:
    tst r14, #1
    beq .Lotherwise_790
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
    bne .Lotherwise_791
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_792
.Lotherwise_791:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_793
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_793:
    vmov.i32 q15, #0
    tst r7, #32
    beq .Lotherwise_794
    add r0, r6, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_794:
.Lend_792:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q9, q13
    add r2, r2, #112
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
    sub r2, r2, #96
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
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d30, d31}, [r2]!
    vst1.32 {d26, d27}, [r2]
    sub r2, r2, #96
    b .Lend_795
.Lotherwise_790:
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
.Lend_795:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #128
    cmp r10, #0
    bne .Lrepeat_789
    b .Lend_796
.Lotherwise_788:
    mov r2, r4
    movw r10, #6
.Lrepeat_797:
    tst r14, #1
    beq .Lotherwise_798
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_799
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
    b .Lend_800
.Lotherwise_799:
    vmov.i32 q14, #0
    tst r7, #1
    beq .Lotherwise_801
    vld1.32 {d28[0]}, [r6]
    vld1.32 {d28[1]}, [r12]
    vld1.32 {d29[0]}, [r9]
    vld1.32 {d29[1]}, [r1]
.Lotherwise_801:
    vmov.i32 q12, #0
    tst r7, #2
    beq .Lotherwise_802
    add r0, r6, #4
    vld1.32 {d24[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_802:
    vmov.i32 q13, #0
    tst r7, #4
    beq .Lotherwise_803
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_803:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_804
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_804:
.Lend_800:
    ubfx r0, r7, #4, #2
    vst1.32 {d28, d29}, [r2]
    cmp r0, #3
    bne .Lotherwise_805
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_806
.Lotherwise_805:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_807
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_807:
    vmov.i32 q15, #0
    tst r7, #32
    beq .Lotherwise_808
    add r0, r6, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_808:
.Lend_806:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q9, q14
    add r2, r2, #112
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
    sub r2, r2, #96
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
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d30, d31}, [r2]!
    vst1.32 {d22, d23}, [r2]
    sub r2, r2, #96
    b .Lend_809
.Lotherwise_798:
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
.Lend_809:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #128
    cmp r10, #0
    bne .Lrepeat_797
.Lend_796:
    lsl r12, r8, #2
    add r14, r12, r12, lsl #1
    lsl r6, r8, #3
    movw r7, #8
.Lrepeat_810:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #128
    add r0, r5, r12
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #128
    add r8, r0, r14, lsl #1
    vld1.32 {d18, d19}, [r4]
    vmov q10, q8
    add r4, r4, #128
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q3, q8
    add r9, r5, r12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q11, q8, q9
    add r2, r5, r12, lsl #1
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #128
    vmla.f32 q10, q9, d1[0]
    add r3, r5, r14
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #128
    vmla.f32 q3, q9, d3[0]
    add r10, r5, r12, lsl #2
    vld1.32 {d28, d29}, [r4]
    add r0, r5, r12
    vmov q4, q15
    add r0, r0, r12, lsl #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    add r1, r5, r14, lsl #1
    vmla.f32 q10, q13, d1[1]
    sub r7, r7, #1
    vst1.32 {d16, d17}, [r5]
    add r5, r5, r6, lsl #2
    vadd.f32 q8, q11, q13
    sub r4, r4, #624
    vst1.32 {d28, d29}, [r8]
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
    vst1.32 {d20, d21}, [r9]
    vmla.f32 q14, q15, d4[1]
    vmls.f32 q11, q15, d4[1]
    vst1.32 {d26, d27}, [r2]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d28, d29}, [r0]
    vst1.32 {d22, d23}, [r1]
    cmp r7, #0
    bne .Lrepeat_810
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
.Lrepeat_811:
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
    bne .Lrepeat_811
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
    bne .Lotherwise_812
    movw r0, #3
.Lrepeat_813:
    tst r5, #1
    beq .Lotherwise_814
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
    vsub.f32 q12, q13, q15
    vadd.f32 q8, q8, q14
    vmla.f32 q1, q11, d0[0]
    vadd.f32 q9, q9, q14
    vadd.f32 q11, q13, q15
    vadd.f32 q8, q8, q10
    vmla.f32 q1, q12, d0[1]
    vmla.f32 q9, q10, d1[0]
    vadd.f32 q8, q8, q11
    vmla.f32 q9, q11, d1[1]
    vmov q10, q1
    vzip.32 q8, q1
    vstr d16, [r4]
    vzip.32 q10, q9
    vstr d17, [r12]
    vstr d2, [r7]
    vstr d3, [r8]
    vstr d20, [r4, #4]
    vstr d21, [r12, #4]
    vstr d18, [r7, #4]
    vstr d19, [r8, #4]
.Lotherwise_814:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #128
    cmp r0, #0
    bne .Lrepeat_813
    b .Lend_815
.Lotherwise_812:
    movw r9, #3
.Lrepeat_816:
    tst r5, #1
    beq .Lotherwise_817
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
    bne .Lotherwise_818
    vmov q10, q9
    vtrn.32 q8, q1
    vtrn.32 q9, q10
    vswp d17, d18
    vswp d3, d20
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d2, d3}, [r12]
    vst1.32 {d18, d19}, [r7]
    vst1.32 {d20, d21}, [r8]
    b .Lend_819
.Lotherwise_818:
    tst r2, #1
    beq .Lotherwise_820
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_820:
    tst r2, #2
    beq .Lotherwise_821
    add r0, r4, #4
    vst1.32 {d2[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d2[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d3[0]}, [r1]
    vst1.32 {d3[1]}, [r0]
.Lotherwise_821:
    tst r2, #4
    beq .Lotherwise_822
    add r0, r4, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_822:
    tst r2, #8
    beq .Lotherwise_823
    add r0, r4, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_823:
.Lend_819:
.Lotherwise_817:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #128
    cmp r9, #0
    bne .Lrepeat_816
.Lend_815:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon

    .section .note.GNU-stack, "", %progbits
