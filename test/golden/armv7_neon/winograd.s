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
    bne .Lotherwise_58
    mov r2, r4
    movw r10, #6
.Lrepeat_59:
    tst r14, #1
    beq .Lotherwise_60
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
    bne .Lotherwise_61
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_62
.Lotherwise_61:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_63
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_63:
    vmov.i32 q15, #0
    tst r7, #32
    beq .Lotherwise_64
    add r0, r6, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_64:
.Lend_62:
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
    b .Lend_65
.Lotherwise_60:
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
.Lend_65:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #128
    cmp r10, #0
    bne .Lrepeat_59
    b .Lend_66
.Lotherwise_58:
    mov r2, r4
    movw r10, #6
.Lrepeat_67:
    tst r14, #1
    beq .Lotherwise_68
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_69
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
    b .Lend_70
.Lotherwise_69:
    vmov.i32 q14, #0
    tst r7, #1
    beq .Lotherwise_71
    vld1.32 {d28[0]}, [r6]
    vld1.32 {d28[1]}, [r12]
    vld1.32 {d29[0]}, [r9]
    vld1.32 {d29[1]}, [r1]
.Lotherwise_71:
    vmov.i32 q12, #0
    tst r7, #2
    beq .Lotherwise_72
    add r0, r6, #4
    vld1.32 {d24[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_72:
    vmov.i32 q13, #0
    tst r7, #4
    beq .Lotherwise_73
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_73:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_74
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_74:
.Lend_70:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_75
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_76
.Lotherwise_75:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_77
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_77:
    vmov.i32 q15, #0
    tst r7, #32
    beq .Lotherwise_78
    add r0, r6, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_78:
.Lend_76:
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
    b .Lend_79
.Lotherwise_68:
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
.Lend_79:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #128
    cmp r10, #0
    bne .Lrepeat_67
.Lend_66:
    lsl r14, r8, #2
    add r6, r14, r14, lsl #1
    lsl r7, r8, #3
    movw r3, #8
.Lrepeat_80:
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
    bne .Lrepeat_80
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
.Lrepeat_81:
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
    bne .Lrepeat_81
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
    bne .Lotherwise_82
    movw r9, #3
.Lrepeat_83:
    tst r5, #1
    beq .Lotherwise_84
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
    bne .Lotherwise_85
    vmov q10, q9
    vtrn.32 q8, q1
    vtrn.32 q9, q10
    vswp d17, d18
    vswp d3, d20
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d2, d3}, [r12]
    vst1.32 {d18, d19}, [r8]
    vst1.32 {d20, d21}, [r2]
    b .Lend_86
.Lotherwise_85:
    tst r7, #1
    beq .Lotherwise_87
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r8]
    vst1.32 {d17[1]}, [r2]
.Lotherwise_87:
    tst r7, #2
    beq .Lotherwise_88
    add r0, r4, #4
    vst1.32 {d2[0]}, [r0]
    add r0, r12, #4
    add r1, r8, #4
    vst1.32 {d2[1]}, [r0]
    add r0, r2, #4
    vst1.32 {d3[0]}, [r1]
    vst1.32 {d3[1]}, [r0]
.Lotherwise_88:
    tst r7, #4
    beq .Lotherwise_89
    add r0, r4, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r8, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_89:
    tst r7, #8
    beq .Lotherwise_90
    add r0, r4, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #12
    add r1, r8, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #12
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_90:
.Lend_86:
.Lotherwise_84:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r14, r14, #128
    cmp r9, #0
    bne .Lrepeat_83
    b .Lend_91
.Lotherwise_82:
    movw r9, #3
.Lrepeat_92:
    tst r5, #1
    beq .Lotherwise_93
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
    bne .Lotherwise_94
    vmov q10, q9
    vtrn.32 q8, q1
    vtrn.32 q9, q10
    vswp d17, d18
    vswp d3, d20
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d2, d3}, [r12]
    vst1.32 {d18, d19}, [r8]
    vst1.32 {d20, d21}, [r2]
    b .Lend_95
.Lotherwise_94:
    tst r7, #1
    beq .Lotherwise_96
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r8]
    vst1.32 {d17[1]}, [r2]
.Lotherwise_96:
    tst r7, #2
    beq .Lotherwise_97
    add r0, r4, #4
    vst1.32 {d2[0]}, [r0]
    add r0, r12, #4
    add r1, r8, #4
    vst1.32 {d2[1]}, [r0]
    add r0, r2, #4
    vst1.32 {d3[0]}, [r1]
    vst1.32 {d3[1]}, [r0]
.Lotherwise_97:
    tst r7, #4
    beq .Lotherwise_98
    add r0, r4, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r8, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_98:
    tst r7, #8
    beq .Lotherwise_99
    add r0, r4, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #12
    add r1, r8, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r2, #12
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_99:
.Lend_95:
.Lotherwise_93:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r14, r14, #128
    cmp r9, #0
    bne .Lrepeat_92
.Lend_91:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon

    .section .note.GNU-stack, "", %progbits
