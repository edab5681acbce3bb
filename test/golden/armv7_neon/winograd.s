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
    mov r6, r2
    mov r4, r3
    add r1, r14, r1
    mov r2, r5
    movw r3, #9
.Lrepeat_21:
    vld1.32 {d16, d17}, [r0]!
    sub r3, r3, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    cmp r3, #0
    bne .Lrepeat_21
    lsl r7, r4, #2
    mov r8, r2
    add r9, r7, r7, lsl #1
    lsl r12, r4, #3
    movw r14, #4
.Lrepeat_22:
    vld1.32 {d16, d17}, [r5]!
    movw r4, #8
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
    vst1.32 {d16, d17}, [r8]!
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
    vst1.32 {d26, d27}, [r8]!
    vmla.f32 q15, q9, d3[1]
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d24, d25}, [r8]!
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    vst1.32 {d16, d17}, [r8]!
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
    vst1.32 {d26, d27}, [r8]!
    vmla.f32 q15, q9, d3[1]
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d24, d25}, [r8]!
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]
    vmov q11, q8
    sub r5, r5, #128
    vst1.32 {d16, d17}, [r8]!
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
    vst1.32 {d26, d27}, [r8]!
    vmla.f32 q15, q9, d3[1]
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d24, d25}, [r8]!
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d20, d21}, [r8]
    sub r8, r8, #368
    mov r1, r8
.Lrepeat_23:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #128
    add r2, r6, r7
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #128
    add r3, r6, r7, lsl #1
    vld1.32 {d20, d21}, [r1]
    vmov q11, q8
    add r10, r6, r9
    vst1.32 {d16, d17}, [r6]
    add r11, r6, r7, lsl #2
    vmla.f32 q11, q10, d1[0]
    add r0, r6, r7
    add r0, r0, r7, lsl #2
    vadd.f32 q12, q8, q10
    sub r4, r4, #1
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
    add r2, r6, r9, lsl #1
    vmla.f32 q15, q9, d3[1]
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d24, d25}, [r3]
    add r3, r6, r7
    vst1.32 {d28, d29}, [r10]
    add r3, r3, r9, lsl #1
    add r6, r6, r12, lsl #2
    vst1.32 {d22, d23}, [r11]
    vst1.32 {d30, d31}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d20, d21}, [r3]
    cmp r4, #0
    bne .Lrepeat_23
    lsl r0, r12, #3
    sub r6, r6, r0, lsl #2
    sub r14, r14, #1
    add r6, r6, #32
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
    mov r6, r2
    mov r4, r3
    add r1, r14, r1
    mov r2, r5
    movw r3, #25
.Lrepeat_58:
    vld1.32 {d16, d17}, [r0]!
    sub r3, r3, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    cmp r3, #0
    bne .Lrepeat_58
    lsl r7, r4, #2
    mov r8, r2
    mov r14, r5
    add r5, r7, r7, lsl #1
    lsl r3, r4, #3
    movw r12, #4
.Lrepeat_59:
    vld1.32 {d16, d17}, [r14]!
    movw r4, #8
    vld1.32 {d24, d25}, [r14]!
    vld1.32 {d18, d19}, [r14]!
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
    vld1.32 {d28, d29}, [r14]!
    vmla.f32 q10, q9, d1[0]
    vld1.32 {d30, d31}, [r14]!
    vmla.f32 q13, q9, d3[0]
    vmov q3, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmla.f32 q10, q15, d1[1]
    vst1.32 {d16, d17}, [r8]!
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
    vst1.32 {d22, d23}, [r8]!
    vmla.f32 q4, q12, d4[1]
    vmls.f32 q13, q12, d4[1]
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d26, d27}, [r14]!
    vld1.32 {d18, d19}, [r14]!
    vmov q10, q8
    vld1.32 {d28, d29}, [r14]!
    vld1.32 {d30, d31}, [r14]!
    vmla.f32 q10, q9, d1[0]
    vadd.f32 q11, q8, q9
    vst1.32 {d16, d17}, [r8]!
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
    vst1.32 {d24, d25}, [r8]!
    vmla.f32 q4, q13, d4[1]
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d26, d27}, [r14]!
    vld1.32 {d18, d19}, [r14]!
    vmov q10, q8
    vld1.32 {d28, d29}, [r14]!
    vld1.32 {d30, d31}, [r14]!
    vmla.f32 q10, q9, d1[0]
    vadd.f32 q11, q8, q9
    vst1.32 {d16, d17}, [r8]!
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
    vst1.32 {d24, d25}, [r8]!
    vmla.f32 q4, q13, d4[1]
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d26, d27}, [r14]!
    vld1.32 {d18, d19}, [r14]!
    vmov q10, q8
    vld1.32 {d28, d29}, [r14]!
    vld1.32 {d30, d31}, [r14]!
    vmla.f32 q10, q9, d1[0]
    vadd.f32 q11, q8, q9
    vst1.32 {d16, d17}, [r8]!
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
    vst1.32 {d24, d25}, [r8]!
    vmla.f32 q4, q13, d4[1]
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d26, d27}, [r14]!
    vld1.32 {d18, d19}, [r14]!
    vmov q10, q8
    vld1.32 {d28, d29}, [r14]!
    vld1.32 {d30, d31}, [r14]
    vmla.f32 q10, q9, d1[0]
    sub r14, r14, #384
    vadd.f32 q11, q8, q9
    vst1.32 {d16, d17}, [r8]!
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
    vst1.32 {d24, d25}, [r8]!
    vmla.f32 q4, q13, d4[1]
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d30, d31}, [r8]
    sub r8, r8, #624
    mov r1, r8
.Lrepeat_60:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #128
    add r2, r6, r7
    vld1.32 {d26, d27}, [r1]
    add r1, r1, #128
    add r9, r6, r7, lsl #1
    vld1.32 {d18, d19}, [r1]
    vmov q10, q8
    add r1, r1, #128
    vld1.32 {d28, d29}, [r1]
    add r1, r1, #128
    vld1.32 {d30, d31}, [r1]
    vmla.f32 q10, q9, d1[0]
    add r10, r6, r5
    vadd.f32 q11, q8, q9
    vst1.32 {d16, d17}, [r6]
    add r11, r6, r7, lsl #2
    vmla.f32 q8, q9, d3[0]
    add r0, r6, r7
    add r0, r0, r7, lsl #2
    vmla.f32 q10, q15, d1[1]
    sub r4, r4, #1
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
    add r2, r6, r5, lsl #1
    vmla.f32 q4, q13, d4[1]
    vmls.f32 q8, q13, d4[1]
    vst1.32 {d18, d19}, [r9]
    add r9, r6, r7
    vst1.32 {d28, d29}, [r10]
    add r9, r9, r5, lsl #1
    add r6, r6, r3, lsl #2
    vst1.32 {d20, d21}, [r11]
    vst1.32 {d8, d9}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d30, d31}, [r9]
    cmp r4, #0
    bne .Lrepeat_60
    lsl r0, r3, #3
    sub r6, r6, r0, lsl #2
    sub r12, r12, #1
    add r6, r6, #32
    add r14, r14, #400
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
    bne .Lotherwise_87
    mov r2, r4
    movw r10, #6
.Lrepeat_88:
    tst r14, #1
    beq .Lotherwise_89
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
    bne .Lotherwise_90
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    b .Lend_91
.Lotherwise_90:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_92
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_92:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_93
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_93:
.Lend_91:
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
    b .Lend_94
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
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #80
.Lend_94:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_88
    b .Lend_95
.Lotherwise_87:
    mov r2, r4
    movw r10, #6
.Lrepeat_96:
    tst r14, #1
    beq .Lotherwise_97
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_98
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
    b .Lend_99
.Lotherwise_98:
    vmov.i32 q14, #0
    tst r7, #1
    beq .Lotherwise_100
    vld1.32 {d28[0]}, [r6]
    vld1.32 {d28[1]}, [r12]
    vld1.32 {d29[0]}, [r9]
    vld1.32 {d29[1]}, [r1]
.Lotherwise_100:
    vmov.i32 q15, #0
    tst r7, #2
    beq .Lotherwise_101
    add r0, r6, #4
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_101:
    vmov.i32 q2, #0
    tst r7, #4
    beq .Lotherwise_102
    add r0, r6, #8
    vld1.32 {d4[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d4[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_102:
    vmov.i32 q3, #0
    tst r7, #8
    beq .Lotherwise_103
    add r0, r6, #12
    vld1.32 {d6[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d6[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_103:
.Lend_99:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_104
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    b .Lend_105
.Lotherwise_104:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_106
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_106:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_107
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_107:
.Lend_105:
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
    b .Lend_108
.Lotherwise_97:
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
.Lend_108:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_96
.Lend_95:
    lsl r6, r8, #2
    movw r0, #6
    add r7, r6, r6, lsl #1
    mov r9, r5
    mul r8, r8, r0
    movw r0, #6
.Lrepeat_109:
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
    bne .Lrepeat_109
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
    ldr r4, [sp, #36]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    mov r6, r2
    mov r5, r3
    add r1, r14, r1
    mov r2, r4
    movw r3, #9
.Lrepeat_110:
    vld1.32 {d16, d17}, [r0]!
    sub r3, r3, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    cmp r3, #0
    bne .Lrepeat_110
    lsl r7, r5, #2
    movw r0, #6
    mov r8, r2
    mov r14, r4
    add r4, r7, r7, lsl #1
    mul r12, r5, r0
    movw r5, #4
.Lrepeat_111:
    vld1.32 {d16, d17}, [r14]!
    movw r9, #6
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
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
    vst1.32 {d24, d25}, [r8]!
    vmul.f32 q11, q11, d1[0]
    vmul.f32 q8, q8, d2[1]
    vmov q12, q11
    vmov q13, q8
    vmls.f32 q12, q9, d1[1]
    vmla.f32 q11, q9, d1[1]
    vmla.f32 q13, q9, d3[0]
    vmls.f32 q8, q9, d3[0]
    vst1.32 {d24, d25}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vmov q11, q8
    vmul.f32 q12, q8, d0[0]
    vmla.f32 q11, q10, d0[1]
    vmla.f32 q8, q10, d2[0]
    vst1.32 {d24, d25}, [r8]!
    vmul.f32 q11, q11, d1[0]
    vmul.f32 q8, q8, d2[1]
    vmov q12, q11
    vmov q13, q8
    vmls.f32 q12, q9, d1[1]
    vmla.f32 q11, q9, d1[1]
    vmla.f32 q13, q9, d3[0]
    vmls.f32 q8, q9, d3[0]
    vst1.32 {d24, d25}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]
    vmov q11, q8
    sub r14, r14, #128
    vmul.f32 q12, q8, d0[0]
    vmla.f32 q11, q10, d0[1]
    vmla.f32 q8, q10, d2[0]
    vst1.32 {d24, d25}, [r8]!
    vmul.f32 q11, q11, d1[0]
    vmul.f32 q8, q8, d2[1]
    vmov q12, q11
    vmov q13, q8
    vmls.f32 q12, q9, d1[1]
    vmla.f32 q11, q9, d1[1]
    vmla.f32 q13, q9, d3[0]
    vmls.f32 q8, q9, d3[0]
    vst1.32 {d24, d25}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d20, d21}, [r8]
    sub r8, r8, #272
    mov r1, r8
.Lrepeat_112:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #96
    add r2, r6, r7
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #96
    add r3, r6, r7, lsl #1
    vld1.32 {d20, d21}, [r1]
    vmov q11, q8
    add r10, r6, r4
    vmul.f32 q12, q8, d0[0]
    add r11, r6, r7, lsl #2
    add r0, r6, r7
    vmla.f32 q11, q10, d0[1]
    add r0, r0, r7, lsl #2
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
    bne .Lrepeat_112
    movw r0, #6
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r5, r5, #1
    add r6, r6, #32
    add r14, r14, #144
    cmp r5, #0
    bne .Lrepeat_111
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
.Lrepeat_113:
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
    bne .Lrepeat_113
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
    bne .Lotherwise_114
    movw r0, #4
.Lrepeat_115:
    tst r5, #1
    beq .Lotherwise_116
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
.Lotherwise_116:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r0, #0
    bne .Lrepeat_115
    b .Lend_117
.Lotherwise_114:
    movw r9, #4
.Lrepeat_118:
    tst r5, #1
    beq .Lotherwise_119
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
    bne .Lotherwise_120
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_121
.Lotherwise_120:
    tst r2, #1
    beq .Lotherwise_122
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_122:
    tst r2, #2
    beq .Lotherwise_123
    add r0, r4, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_123:
    tst r2, #4
    beq .Lotherwise_124
    add r0, r4, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_124:
    tst r2, #8
    beq .Lotherwise_125
    add r0, r4, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_125:
.Lend_121:
.Lotherwise_119:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r9, #0
    bne .Lrepeat_118
.Lend_117:
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
.Lrepeat_126:
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
    bne .Lrepeat_126
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
    bne .Lotherwise_127
    movw r0, #4
.Lrepeat_128:
    tst r5, #1
    beq .Lotherwise_129
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
.Lotherwise_129:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r0, #0
    bne .Lrepeat_128
    b .Lend_130
.Lotherwise_127:
    movw r9, #4
.Lrepeat_131:
    tst r5, #1
    beq .Lotherwise_132
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
    bne .Lotherwise_133
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_134
.Lotherwise_133:
    tst r2, #1
    beq .Lotherwise_135
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_135:
    tst r2, #2
    beq .Lotherwise_136
    add r0, r4, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_136:
    tst r2, #4
    beq .Lotherwise_137
    add r0, r4, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_137:
    tst r2, #8
    beq .Lotherwise_138
    add r0, r4, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_138:
.Lend_134:
.Lotherwise_132:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r9, #0
    bne .Lrepeat_131
.Lend_130:
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
    bne .Lotherwise_139
    mov r0, r14
    movw r1, #4
.Lrepeat_140:
    tst r4, #1
    beq .Lotherwise_141
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
    b .Lend_142
.Lotherwise_141:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r0]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #48
.Lend_142:
    sub r1, r1, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r0, r0, #64
    cmp r1, #0
    bne .Lrepeat_140
    b .Lend_143
.Lotherwise_139:
    mov r1, r14
    movw r10, #4
.Lrepeat_144:
    tst r4, #1
    beq .Lotherwise_145
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_146
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_147
.Lotherwise_146:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_148
    vld1.32 {d16[0]}, [r5]
    vld1.32 {d16[1]}, [r12]
    vld1.32 {d17[0]}, [r8]
    vld1.32 {d17[1]}, [r9]
.Lotherwise_148:
    vmov.i32 q9, #0
    tst r2, #2
    beq .Lotherwise_149
    add r0, r5, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r8, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_149:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_150
    add r0, r5, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r8, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_150:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_151
    add r0, r5, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r8, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_151:
.Lend_147:
    vsub.f32 q8, q8, q10
    vadd.f32 q12, q10, q9
    vsub.f32 q10, q10, q9
    vst1.32 {d16, d17}, [r1]!
    vsub.f32 q8, q11, q9
    vst1.32 {d24, d25}, [r1]!
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #48
    b .Lend_152
.Lotherwise_145:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #48
.Lend_152:
    sub r10, r10, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, #64
    cmp r10, #0
    bne .Lrepeat_144
.Lend_143:
    lsl r0, r7, #2
    add r1, r6, r0
    add r2, r1, r0
    add r0, r2, r0
    lsl r3, r7, #2
    movw r12, #4
.Lrepeat_153:
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
    bne .Lrepeat_153
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
    push {r4, r5, r6, r7, r8, r14}
    ldr r5, [sp, #24]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    mov r6, r3
    add r1, r14, r1
    mov r3, r5
    movw r4, #9
.Lrepeat_154:
    vld1.32 {d16, d17}, [r0]!
    sub r4, r4, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d22, d23}, [r3]!
    cmp r4, #0
    bne .Lrepeat_154
    lsl r0, r6, #2
    mov r14, r2
    add r4, r14, r0
    add r7, r4, r0
    mov r8, r3
    add r0, r7, r0
    lsl r1, r6, #2
    movw r2, #4
.Lrepeat_155:
    vld1.32 {d16, d17}, [r5]!
    movw r3, #4
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f2x2_3x3_kernel__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f2x2_3x3_kernel__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vadd.f32 q11, q8, q10
    vst1.32 {d16, d17}, [r8]!
    vmul.f32 q8, q11, d0[0]
    vmov q11, q8
    vmls.f32 q8, q9, d0[0]
    vmla.f32 q11, q9, d0[0]
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vst1.32 {d16, d17}, [r8]!
    vadd.f32 q8, q8, q10
    vmul.f32 q8, q8, d0[0]
    vmov q11, q8
    vmls.f32 q8, q9, d0[0]
    vmla.f32 q11, q9, d0[0]
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #128
    vst1.32 {d16, d17}, [r8]!
    vadd.f32 q8, q8, q10
    vmul.f32 q8, q8, d0[0]
    vmov q11, q8
    vmls.f32 q8, q9, d0[0]
    vmla.f32 q11, q9, d0[0]
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d20, d21}, [r8]
    sub r8, r8, #176
    mov r12, r8
.Lrepeat_156:
    vld1.32 {d16, d17}, [r12]
    add r12, r12, #64
    sub r3, r3, #1
    vld1.32 {d18, d19}, [r12]
    add r12, r12, #64
    vld1.32 {d20, d21}, [r12]
    sub r12, r12, #112
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r1, lsl #2
    vadd.f32 q8, q8, q10
    vmul.f32 q8, q8, d0[0]
    vmov q11, q8
    vmls.f32 q8, q9, d0[0]
    vmla.f32 q11, q9, d0[0]
    vst1.32 {d22, d23}, [r4]
    add r4, r4, r1, lsl #2
    vst1.32 {d16, d17}, [r7]
    add r7, r7, r1, lsl #2
    vst1.32 {d20, d21}, [r0]
    add r0, r0, r1, lsl #2
    cmp r3, #0
    bne .Lrepeat_156
    lsl r3, r1, #2
    sub r14, r14, r3, lsl #2
    sub r4, r4, r3, lsl #2
    sub r7, r7, r3, lsl #2
    sub r0, r0, r3, lsl #2
    sub r2, r2, #1
    add r14, r14, #32
    add r4, r4, #32
    add r7, r7, #32
    add r0, r0, #32
    add r5, r5, #144
    cmp r2, #0
    bne .Lrepeat_155
    pop {r4, r5, r6, r7, r8, pc}
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
.Lrepeat_157:
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
    bne .Lrepeat_157
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
    bne .Lotherwise_158
    movw r0, #2
.Lrepeat_159:
    tst r6, #1
    beq .Lotherwise_160
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
.Lotherwise_160:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r0, #0
    bne .Lrepeat_159
    b .Lend_161
.Lotherwise_158:
    movw r9, #2
.Lrepeat_162:
    tst r6, #1
    beq .Lotherwise_163
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
    bne .Lotherwise_164
    vzip.32 q8, q9
    vstr d16, [r14]
    vstr d17, [r12]
    vstr d18, [r4]
    vstr d19, [r7]
    b .Lend_165
.Lotherwise_164:
    tst r2, #1
    beq .Lotherwise_166
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_166:
    tst r2, #2
    beq .Lotherwise_167
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_167:
.Lend_165:
.Lotherwise_163:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r9, #0
    bne .Lrepeat_162
.Lend_161:
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
.Lrepeat_168:
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
    bne .Lrepeat_168
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
    bne .Lotherwise_169
    movw r0, #2
.Lrepeat_170:
    tst r6, #1
    beq .Lotherwise_171
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
.Lotherwise_171:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r0, #0
    bne .Lrepeat_170
    b .Lend_172
.Lotherwise_169:
    movw r9, #2
.Lrepeat_173:
    tst r6, #1
    beq .Lotherwise_174
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
    bne .Lotherwise_175
    vzip.32 q8, q9
    vstr d16, [r14]
    vstr d17, [r12]
    vstr d18, [r4]
    vstr d19, [r7]
    b .Lend_176
.Lotherwise_175:
    tst r2, #1
    beq .Lotherwise_177
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_177:
    tst r2, #2
    beq .Lotherwise_178
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_178:
.Lend_176:
.Lotherwise_174:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r9, #0
    bne .Lrepeat_173
.Lend_172:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f2x2_3x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f2x2_3x3_output_with_bias_with_relu__armv7_neon

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
    bne .Lotherwise_179
    mov r2, r4
    movw r10, #6
.Lrepeat_180:
    tst r14, #1
    beq .Lotherwise_181
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
    bne .Lotherwise_182
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_183
.Lotherwise_182:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_184
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_184:
    vmov.i32 q15, #0
    tst r7, #32
    beq .Lotherwise_185
    add r0, r6, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_185:
.Lend_183:
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
    b .Lend_186
.Lotherwise_181:
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
.Lend_186:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #128
    cmp r10, #0
    bne .Lrepeat_180
    b .Lend_187
.Lotherwise_179:
    mov r2, r4
    movw r10, #6
.Lrepeat_188:
    tst r14, #1
    beq .Lotherwise_189
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_190
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
    b .Lend_191
.Lotherwise_190:
    vmov.i32 q14, #0
    tst r7, #1
    beq .Lotherwise_192
    vld1.32 {d28[0]}, [r6]
    vld1.32 {d28[1]}, [r12]
    vld1.32 {d29[0]}, [r9]
    vld1.32 {d29[1]}, [r1]
.Lotherwise_192:
    vmov.i32 q12, #0
    tst r7, #2
    beq .Lotherwise_193
    add r0, r6, #4
    vld1.32 {d24[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_193:
    vmov.i32 q13, #0
    tst r7, #4
    beq .Lotherwise_194
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_194:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_195
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_195:
.Lend_191:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_196
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_197
.Lotherwise_196:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_198
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_198:
    vmov.i32 q15, #0
    tst r7, #32
    beq .Lotherwise_199
    add r0, r6, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_199:
.Lend_197:
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
    b .Lend_200
.Lotherwise_189:
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
.Lend_200:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #128
    cmp r10, #0
    bne .Lrepeat_188
.Lend_187:
    lsl r14, r8, #2
    add r6, r14, r14, lsl #1
    lsl r7, r8, #3
    movw r3, #8
.Lrepeat_201:
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
    bne .Lrepeat_201
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
.Lrepeat_202:
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
    bne .Lrepeat_202
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
    bne .Lotherwise_203
    movw r9, #3
.Lrepeat_204:
    tst r5, #1
    beq .Lotherwise_205
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
    bne .Lotherwise_206
    vmov q10, q9
    vtrn.32 q8, q1
    vtrn.32 q9, q10
    vswp d17, d18
    vswp d3, d20
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d2, d3}, [r12]
    vst1.32 {d18, d19}, [r8]
    vst1.32 {d20, d21}, [r2]
    b .Lend_207
.Lotherwise_206:
    tst r7, #1
    beq .Lotherwise_208
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r8]
    vst1.32 {d17[1]}, [r2]
.Lotherwise_208:
    tst r7, #2
    beq .Lotherwise_209
    add r0, r4, #4
    vst1.32 {d2[0]}, [r0]
    add r0, r12, #4
    add r1, r8, #4
    vst1.32 {d2[1]}, [r0]
    add r0, r2, #4
    vst1.32 {d3[0]}, [r1]
    vst1.32 {d3[1]}, [r0]
.Lotherwise_209:
    tst r7, #4
    beq .Lotherwise_210
    add r0, r4, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r8, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_210:
    tst r7, #8
    beq .Lotherwise_211
    add r0, r4, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #12
    add r1, r8, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #12
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_211:
.Lend_207:
.Lotherwise_205:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r14, r14, #128
    cmp r9, #0
    bne .Lrepeat_204
    b .Lend_212
.Lotherwise_203:
    movw r9, #3
.Lrepeat_213:
    tst r5, #1
    beq .Lotherwise_214
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
    bne .Lotherwise_215
    vmov q10, q9
    vtrn.32 q8, q1
    vtrn.32 q9, q10
    vswp d17, d18
    vswp d3, d20
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d2, d3}, [r12]
    vst1.32 {d18, d19}, [r8]
    vst1.32 {d20, d21}, [r2]
    b .Lend_216
.Lotherwise_215:
    tst r7, #1
    beq .Lotherwise_217
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r8]
    vst1.32 {d17[1]}, [r2]
.Lotherwise_217:
    tst r7, #2
    beq .Lotherwise_218
    add r0, r4, #4
    vst1.32 {d2[0]}, [r0]
    add r0, r12, #4
    add r1, r8, #4
    vst1.32 {d2[1]}, [r0]
    add r0, r2, #4
    vst1.32 {d3[0]}, [r1]
    vst1.32 {d3[1]}, [r0]
.Lotherwise_218:
    tst r7, #4
    beq .Lotherwise_219
    add r0, r4, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r8, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_219:
    tst r7, #8
    beq .Lotherwise_220
    add r0, r4, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #12
    add r1, r8, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #12
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_220:
.Lend_216:
.Lotherwise_214:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r14, r14, #128
    cmp r9, #0
    bne .Lrepeat_213
.Lend_212:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon

    .section .note.GNU-stack, "", %progbits
