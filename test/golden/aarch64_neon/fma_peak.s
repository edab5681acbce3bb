    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_fma_peak__aarch64_neon
    .type nnp_fma_peak__aarch64_neon, %function
nnp_fma_peak__aarch64_neon:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    movi v16.4s, #0
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    movi v20.4s, #0
    movi v21.4s, #0
    cbz x0, .Lloop_end_0
.Lloop_1:
    fmla v2.4s, v0.4s, v1.4s
    fmla v3.4s, v0.4s, v1.4s
    sub x0, x0, #1
    fmla v4.4s, v0.4s, v1.4s
    fmla v5.4s, v0.4s, v1.4s
    fmla v6.4s, v0.4s, v1.4s
    fmla v7.4s, v0.4s, v1.4s
    fmla v16.4s, v0.4s, v1.4s
    fmla v17.4s, v0.4s, v1.4s
    fmla v18.4s, v0.4s, v1.4s
    fmla v19.4s, v0.4s, v1.4s
    fmla v20.4s, v0.4s, v1.4s
    fmla v21.4s, v0.4s, v1.4s
    fmla v2.4s, v0.4s, v1.4s
    fmla v3.4s, v0.4s, v1.4s
    fmla v4.4s, v0.4s, v1.4s
    fmla v5.4s, v0.4s, v1.4s
    fmla v6.4s, v0.4s, v1.4s
    fmla v7.4s, v0.4s, v1.4s
    fmla v16.4s, v0.4s, v1.4s
    fmla v17.4s, v0.4s, v1.4s
    fmla v18.4s, v0.4s, v1.4s
    fmla v19.4s, v0.4s, v1.4s
    fmla v20.4s, v0.4s, v1.4s
    fmla v21.4s, v0.4s, v1.4s
    fmla v2.4s, v0.4s, v1.4s
    fmla v3.4s, v0.4s, v1.4s
    fmla v4.4s, v0.4s, v1.4s
    fmla v5.4s, v0.4s, v1.4s
    fmla v6.4s, v0.4s, v1.4s
    fmla v7.4s, v0.4s, v1.4s
    fmla v16.4s, v0.4s, v1.4s
    fmla v17.4s, v0.4s, v1.4s
    fmla v18.4s, v0.4s, v1.4s
    fmla v19.4s, v0.4s, v1.4s
    fmla v20.4s, v0.4s, v1.4s
    fmla v21.4s, v0.4s, v1.4s
    fmla v2.4s, v0.4s, v1.4s
    fmla v3.4s, v0.4s, v1.4s
    fmla v4.4s, v0.4s, v1.4s
    fmla v5.4s, v0.4s, v1.4s
    fmla v6.4s, v0.4s, v1.4s
    fmla v7.4s, v0.4s, v1.4s
    fmla v16.4s, v0.4s, v1.4s
    fmla v17.4s, v0.4s, v1.4s
    fmla v18.4s, v0.4s, v1.4s
    fmla v19.4s, v0.4s, v1.4s
    fmla v20.4s, v0.4s, v1.4s
    fmla v21.4s, v0.4s, v1.4s
    cbnz x0, .Lloop_1
.Lloop_end_0:
    ret
    .size nnp_fma_peak__aarch64_neon, . - nnp_fma_peak__aarch64_neon

    .section .note.GNU-stack, "", %progbits
