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
    push {r4, r5, r14}
    ldr r12, [sp, #12]
    mov r14, r2
    add r14, r14, r3, lsl #1
    mov r4, r14
    vld1.32 {d16, d17}, [r12]!
    add r4, r4, r3, lsl #1
    vld1.32 {d18, d19}, [r12]!
    mov r5, r4
    vld1.32 {d20, d21}, [r12]!
    add r5, r5, r3, lsl #1
    vld1.32 {d22, d23}, [r12]
    sub r12, r12, #48
    cmp r0, #0
    beq .Lloop_end_0
.Lloop_1:
    vld1.16 {d24}, [r2]
    sub r0, r0, #1
    add r2, r2, #8
    vld1.16 {d26}, [r14]
    add r14, r14, #8
    vld1.16 {d28}, [r4]
    vcvt.f32.f16 q12, d24
    add r4, r4, #8
    vld1.16 {d30}, [r5]
    vcvt.f32.f16 q13, d26
    add r5, r5, #8
    vld1.32 {d0, d1}, [r1]!
    vcvt.f32.f16 q14, d28
    vcvt.f32.f16 q15, d30
    vfma.f32 q8, q0, q12
    vfma.f32 q9, q0, q13
    vfma.f32 q10, q0, q14
    vfma.f32 q11, q0, q15
    cmp r0, #0
    bne .Lloop_1
.Lloop_end_0:
    vst1.32 {d16, d17}, [r12]!
    vst1.32 {d18, d19}, [r12]!
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d22, d23}, [r12]
    sub r12, r12, #48
    pop {r4, r5, pc}
    .size nnp_dots_f16_fast__armv7_neon, . - nnp_dots_f16_fast__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_dots_f16_exact__armv7_neon:
    .long 0x0fffe000, 0x80000000, 0x38000000, 0xb8800000

    .text
    .p2align 4
    .globl nnp_dots_f16_exact__armv7_neon
    .type nnp_dots_f16_exact__armv7_neon, %function
nnp_dots_f16_exact__armv7_neon:
    push {r4, r5, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #76]
    mov r14, r2
    movw r4, #:lower16:(.Lconstants_nnp_dots_f16_exact__armv7_neon - (1f + 8))
    movt r4, #:upper16:(.Lconstants_nnp_dots_f16_exact__armv7_neon - (1f + 8))
1:
    add r4, pc, r4
    vld1.32 {d0, d1}, [r4]
    add r14, r14, r3, lsl #1
    mov r4, r14
    vld1.32 {d22, d23}, [r12]!
    add r4, r4, r3, lsl #1
    vld1.32 {d24, d25}, [r12]!
    mov r5, r4
    vdup.32 q13, d0[0]
    vld1.32 {d28, d29}, [r12]!
    add r5, r5, r3, lsl #1
    vdup.32 q15, d0[1]
    vld1.32 {d2, d3}, [r12]
    sub r12, r12, #48
    vdup.32 q2, d1[0]
    vdup.32 q0, d1[1]
    cmp r0, #0
    beq .Lloop_end_2
.Lloop_3:
    vld1.16 {d16}, [r2]
    sub r0, r0, #1
    add r2, r2, #8
    vld1.16 {d18}, [r14]
    add r14, r14, #8
    vld1.16 {d20}, [r4]
    vmovl.s16 q3, d16
    add r4, r4, #8
    vld1.16 {d16}, [r5]
    vmovl.s16 q4, d18
    add r5, r5, #8
    vmovl.s16 q10, d20
    vld1.32 {d10, d11}, [r1]!
    vmovl.s16 q6, d16
    vshl.i32 q8, q3, #13
    vshl.i32 q9, q4, #13
    vand q8, q8, q13
    vand q9, q9, q13
    vadd.i32 q7, q8, q2
    vadd.i32 q9, q9, q2
    vand q3, q3, q15
    vand q4, q4, q15
    vadd.f32 q8, q7, q7
    vadd.f32 q8, q8, q0
    vmin.f32 q8, q7, q8
    vorr q3, q8, q3
    vshl.i32 q8, q10, #13
    vand q10, q10, q15
    vand q8, q8, q13
    vfma.f32 q11, q5, q3
    vshl.i32 q3, q6, #13
    vadd.i32 q7, q8, q2
    vand q8, q3, q13
    vand q3, q6, q15
    vadd.i32 q6, q8, q2
    vadd.f32 q8, q9, q9
    vadd.f32 q8, q8, q0
    vmin.f32 q8, q9, q8
    vorr q8, q8, q4
    vadd.f32 q9, q7, q7
    vfma.f32 q12, q5, q8
    vadd.f32 q8, q6, q6
    vadd.f32 q9, q9, q0
    vadd.f32 q8, q8, q0
    vmin.f32 q9, q7, q9
    vmin.f32 q8, q6, q8
    vorr q9, q9, q10
    vorr q8, q8, q3
    vfma.f32 q14, q5, q9
    vfma.f32 q1, q5, q8
    cmp r0, #0
    bne .Lloop_3
.Lloop_end_2:
    vst1.32 {d22, d23}, [r12]!
    vst1.32 {d24, d25}, [r12]!
    vst1.32 {d28, d29}, [r12]!
    vst1.32 {d2, d3}, [r12]
    sub r12, r12, #48
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, pc}
    .size nnp_dots_f16_exact__armv7_neon, . - nnp_dots_f16_exact__armv7_neon

    .section .note.GNU-stack, "", %progbits
