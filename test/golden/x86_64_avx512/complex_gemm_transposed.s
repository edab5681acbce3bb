<nnp_complex_gemm_transposed_1x48__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8+0x8]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8]
	mov    r11,rdx
	mov    rbx,QWORD PTR [r8+0x18]
	lea    r11,[r11+rbx*4]
	mov    rbx,QWORD PTR [r8+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	mov    rbp,rdi
	and    rbp,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x4cd>
	mov    r12d,0x2
	prefetcht0 BYTE PTR [rsi+r10*4]
	prefetcht0 BYTE PTR [rsi+r10*4+0x40]
	prefetcht0 BYTE PTR [rsi+r10*4+0x80]
	prefetcht0 BYTE PTR [rsi+r10*4+0xc0]
	prefetcht0 BYTE PTR [rsi+r10*4+0x100]
	prefetcht0 BYTE PTR [rsi+r10*4+0x140]
	prefetcht0 BYTE PTR [rsi+r10*4+0x180]
	prefetcht0 BYTE PTR [rsi+r10*4+0x1c0]
	prefetcht0 BYTE PTR [rsi+r10*4+0x200]
	prefetcht0 BYTE PTR [rsi+r10*4+0x240]
	prefetcht0 BYTE PTR [rsi+r10*4+0x280]
	prefetcht0 BYTE PTR [rsi+r10*4+0x2c0]
	prefetcht0 BYTE PTR [rsi+r10*4+0x300]
	prefetcht0 BYTE PTR [rsi+r10*4+0x340]
	prefetcht0 BYTE PTR [rsi+r10*4+0x380]
	prefetcht0 BYTE PTR [rsi+r10*4+0x3c0]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	prefetcht0 BYTE PTR [rax+r10*4+0x80]
	prefetcht0 BYTE PTR [rax+r10*4+0xc0]
	prefetcht0 BYTE PTR [rax+r10*4+0x100]
	prefetcht0 BYTE PTR [rax+r10*4+0x140]
	prefetcht0 BYTE PTR [rax+r10*4+0x180]
	prefetcht0 BYTE PTR [rax+r10*4+0x1c0]
	prefetcht0 BYTE PTR [rax+r10*4+0x200]
	prefetcht0 BYTE PTR [rax+r10*4+0x240]
	prefetcht0 BYTE PTR [rax+r10*4+0x280]
	prefetcht0 BYTE PTR [rax+r10*4+0x2c0]
	prefetcht0 BYTE PTR [rax+r10*4+0x300]
	prefetcht0 BYTE PTR [rax+r10*4+0x340]
	prefetcht0 BYTE PTR [rax+r10*4+0x380]
	prefetcht0 BYTE PTR [rax+r10*4+0x3c0]
	mov    r13d,0x4
	vmovups zmm14,ZMMWORD PTR [rdx]
	prefetcht0 BYTE PTR [rdx+rbx*4]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x80]
	vbroadcastss zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r11]
	prefetcht0 BYTE PTR [r11+rbx*4]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+rbx*4+0x40]
	vmovups zmm16,ZMMWORD PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+rbx*4+0x80]
	vbroadcastss zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rdx+0xc0]
	prefetcht0 BYTE PTR [rdx+rbx*4+0xc0]
	vmovups zmm15,ZMMWORD PTR [rdx+0x100]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x100]
	vmovups zmm16,ZMMWORD PTR [rdx+0x140]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x140]
	vbroadcastss zmm17,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax+0x40]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r11+0xc0]
	prefetcht0 BYTE PTR [r11+rbx*4+0xc0]
	vmovups zmm15,ZMMWORD PTR [r11+0x100]
	prefetcht0 BYTE PTR [r11+rbx*4+0x100]
	vmovups zmm16,ZMMWORD PTR [r11+0x140]
	prefetcht0 BYTE PTR [r11+rbx*4+0x140]
	vbroadcastss zmm17,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x200]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x200]
	vbroadcastss zmm17,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax+0x80]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r11+0x180]
	prefetcht0 BYTE PTR [r11+rbx*4+0x180]
	vmovups zmm15,ZMMWORD PTR [r11+0x1c0]
	prefetcht0 BYTE PTR [r11+rbx*4+0x1c0]
	vmovups zmm16,ZMMWORD PTR [r11+0x200]
	prefetcht0 BYTE PTR [r11+rbx*4+0x200]
	vbroadcastss zmm17,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rdx+0x240]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x240]
	vmovups zmm15,ZMMWORD PTR [rdx+0x280]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x280]
	vmovups zmm16,ZMMWORD PTR [rdx+0x2c0]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x2c0]
	vbroadcastss zmm17,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r11+0x240]
	prefetcht0 BYTE PTR [r11+rbx*4+0x240]
	vmovups zmm15,ZMMWORD PTR [r11+0x280]
	prefetcht0 BYTE PTR [r11+rbx*4+0x280]
	vmovups zmm16,ZMMWORD PTR [r11+0x2c0]
	prefetcht0 BYTE PTR [r11+rbx*4+0x2c0]
	vbroadcastss zmm17,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r11,0x300
	dec    r13d
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x17c>
	dec    r12d
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x64>
	lea    rsi,[rsi+r10*4]
	lea    rax,[rax+r10*4]
	add    rsi,0xfffffffffffff800
	add    rax,0xfffffffffffff800
	lea    rdx,[rdx+rbx*4]
	lea    r11,[r11+rbx*4]
	add    rdx,0xffffffffffffe800
	add    r11,0xffffffffffffe800
	dec    rdi
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x5e>
	mov    r10,rbp
	and    r10,0xf
	mov    rdi,rbp
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x747>
	mov    ebx,0x4
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups zmm16,ZMMWORD PTR [r11+0x80]
	vbroadcastss zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm15,ZMMWORD PTR [rdx+0x100]
	vmovups zmm16,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm17,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax+0x40]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r11+0xc0]
	vmovups zmm15,ZMMWORD PTR [r11+0x100]
	vmovups zmm16,ZMMWORD PTR [r11+0x140]
	vbroadcastss zmm17,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x200]
	vbroadcastss zmm17,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax+0x80]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r11+0x180]
	vmovups zmm15,ZMMWORD PTR [r11+0x1c0]
	vmovups zmm16,ZMMWORD PTR [r11+0x200]
	vbroadcastss zmm17,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rdx+0x240]
	vmovups zmm15,ZMMWORD PTR [rdx+0x280]
	vmovups zmm16,ZMMWORD PTR [rdx+0x2c0]
	vbroadcastss zmm17,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r11+0x240]
	vmovups zmm15,ZMMWORD PTR [r11+0x280]
	vmovups zmm16,ZMMWORD PTR [r11+0x2c0]
	vbroadcastss zmm17,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r11,0x300
	dec    ebx
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x4e9>
	dec    rdi
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x4e4>
	test   r10,r10
	je     <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x7f7>
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups zmm16,ZMMWORD PTR [r11+0x80]
	vbroadcastss zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	add    rsi,0x40
	add    rax,0x40
	add    rdx,0xc0
	add    r11,0xc0
	dec    r10
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x750>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x28]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x20]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x846>
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm12
	vmovups ZMMWORD PTR [rax+0x80],zmm13
	lea    rax,[rax+r10*4]
	jmp    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x8d6>
	mov    r11,rcx
	vmovups zmm14,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm14
	vmovups zmm14,ZMMWORD PTR [r11+0x80]
	vaddps zmm10,zmm10,zmm14
	lea    r11,[r11+r10*4]
	mov    r11,rax
	vmovups zmm14,ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r11+0x40]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [r11+0x80]
	vaddps zmm13,zmm13,zmm14
	lea    r11,[r11+r10*4]
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm12
	vmovups ZMMWORD PTR [rax+0x80],zmm13
	lea    rax,[rax+r10*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret

<nnp_complex_gemm_transposed_2x48__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8+0x8]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8]
	mov    r11,rdx
	mov    rbx,QWORD PTR [r8+0x18]
	lea    r11,[r11+rbx*4]
	mov    rbx,QWORD PTR [r8+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	mov    rbp,rdi
	and    rbp,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x681>
	mov    r12d,0x2
	prefetcht0 BYTE PTR [rsi+r10*4]
	prefetcht0 BYTE PTR [rsi+r10*4+0x40]
	prefetcht0 BYTE PTR [rsi+r10*4+0x80]
	prefetcht0 BYTE PTR [rsi+r10*4+0xc0]
	prefetcht0 BYTE PTR [rsi+r10*4+0x100]
	prefetcht0 BYTE PTR [rsi+r10*4+0x140]
	prefetcht0 BYTE PTR [rsi+r10*4+0x180]
	prefetcht0 BYTE PTR [rsi+r10*4+0x1c0]
	prefetcht0 BYTE PTR [rsi+r10*4+0x200]
	prefetcht0 BYTE PTR [rsi+r10*4+0x240]
	prefetcht0 BYTE PTR [rsi+r10*4+0x280]
	prefetcht0 BYTE PTR [rsi+r10*4+0x2c0]
	prefetcht0 BYTE PTR [rsi+r10*4+0x300]
	prefetcht0 BYTE PTR [rsi+r10*4+0x340]
	prefetcht0 BYTE PTR [rsi+r10*4+0x380]
	prefetcht0 BYTE PTR [rsi+r10*4+0x3c0]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	prefetcht0 BYTE PTR [rax+r10*4+0x80]
	prefetcht0 BYTE PTR [rax+r10*4+0xc0]
	prefetcht0 BYTE PTR [rax+r10*4+0x100]
	prefetcht0 BYTE PTR [rax+r10*4+0x140]
	prefetcht0 BYTE PTR [rax+r10*4+0x180]
	prefetcht0 BYTE PTR [rax+r10*4+0x1c0]
	prefetcht0 BYTE PTR [rax+r10*4+0x200]
	prefetcht0 BYTE PTR [rax+r10*4+0x240]
	prefetcht0 BYTE PTR [rax+r10*4+0x280]
	prefetcht0 BYTE PTR [rax+r10*4+0x2c0]
	prefetcht0 BYTE PTR [rax+r10*4+0x300]
	prefetcht0 BYTE PTR [rax+r10*4+0x340]
	prefetcht0 BYTE PTR [rax+r10*4+0x380]
	prefetcht0 BYTE PTR [rax+r10*4+0x3c0]
	mov    r13d,0x4
	vmovups zmm20,ZMMWORD PTR [rdx]
	prefetcht0 BYTE PTR [rdx+rbx*4]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x80]
	vbroadcastss zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r11]
	prefetcht0 BYTE PTR [r11+rbx*4]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+rbx*4+0x40]
	vmovups zmm22,ZMMWORD PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+rbx*4+0x80]
	vbroadcastss zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rdx+0xc0]
	prefetcht0 BYTE PTR [rdx+rbx*4+0xc0]
	vmovups zmm21,ZMMWORD PTR [rdx+0x100]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x100]
	vmovups zmm22,ZMMWORD PTR [rdx+0x140]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x140]
	vbroadcastss zmm23,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x40]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x44]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r11+0xc0]
	prefetcht0 BYTE PTR [r11+rbx*4+0xc0]
	vmovups zmm21,ZMMWORD PTR [r11+0x100]
	prefetcht0 BYTE PTR [r11+rbx*4+0x100]
	vmovups zmm22,ZMMWORD PTR [r11+0x140]
	prefetcht0 BYTE PTR [r11+rbx*4+0x140]
	vbroadcastss zmm23,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x200]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x200]
	vbroadcastss zmm23,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x80]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x84]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r11+0x180]
	prefetcht0 BYTE PTR [r11+rbx*4+0x180]
	vmovups zmm21,ZMMWORD PTR [r11+0x1c0]
	prefetcht0 BYTE PTR [r11+rbx*4+0x1c0]
	vmovups zmm22,ZMMWORD PTR [r11+0x200]
	prefetcht0 BYTE PTR [r11+rbx*4+0x200]
	vbroadcastss zmm23,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rdx+0x240]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x240]
	vmovups zmm21,ZMMWORD PTR [rdx+0x280]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x280]
	vmovups zmm22,ZMMWORD PTR [rdx+0x2c0]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x2c0]
	vbroadcastss zmm23,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r11+0x240]
	prefetcht0 BYTE PTR [r11+rbx*4+0x240]
	vmovups zmm21,ZMMWORD PTR [r11+0x280]
	prefetcht0 BYTE PTR [r11+rbx*4+0x280]
	vmovups zmm22,ZMMWORD PTR [r11+0x2c0]
	prefetcht0 BYTE PTR [r11+rbx*4+0x2c0]
	vbroadcastss zmm23,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r11,0x300
	dec    r13d
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x1a0>
	dec    r12d
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x88>
	lea    rsi,[rsi+r10*4]
	lea    rax,[rax+r10*4]
	add    rsi,0xfffffffffffff800
	add    rax,0xfffffffffffff800
	lea    rdx,[rdx+rbx*4]
	lea    r11,[r11+rbx*4]
	add    rdx,0xffffffffffffe800
	add    r11,0xffffffffffffe800
	dec    rdi
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x82>
	mov    r10,rbp
	and    r10,0xf
	mov    rdi,rbp
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0xa8b>
	mov    ebx,0x4
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups zmm22,ZMMWORD PTR [r11+0x80]
	vbroadcastss zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm21,ZMMWORD PTR [rdx+0x100]
	vmovups zmm22,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm23,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x40]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x44]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r11+0xc0]
	vmovups zmm21,ZMMWORD PTR [r11+0x100]
	vmovups zmm22,ZMMWORD PTR [r11+0x140]
	vbroadcastss zmm23,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x200]
	vbroadcastss zmm23,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x80]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x84]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r11+0x180]
	vmovups zmm21,ZMMWORD PTR [r11+0x1c0]
	vmovups zmm22,ZMMWORD PTR [r11+0x200]
	vbroadcastss zmm23,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rdx+0x240]
	vmovups zmm21,ZMMWORD PTR [rdx+0x280]
	vmovups zmm22,ZMMWORD PTR [rdx+0x2c0]
	vbroadcastss zmm23,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r11+0x240]
	vmovups zmm21,ZMMWORD PTR [r11+0x280]
	vmovups zmm22,ZMMWORD PTR [r11+0x2c0]
	vbroadcastss zmm23,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r11,0x300
	dec    ebx
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x69d>
	dec    rdi
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x698>
	test   r10,r10
	je     <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0xb9f>
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups zmm22,ZMMWORD PTR [r11+0x80]
	vbroadcastss zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	add    rsi,0x40
	add    rax,0x40
	add    rdx,0xc0
	add    r11,0xc0
	dec    r10
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0xa94>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x28]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x20]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0xc1e>
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm12
	vmovups ZMMWORD PTR [r11+0x80],zmm13
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	vmovups ZMMWORD PTR [rax+0x80],zmm16
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm18
	vmovups ZMMWORD PTR [rax+0x80],zmm19
	lea    rax,[rax+r10*4]
	jmp    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0xd32>
	mov    r11,rcx
	vmovups zmm20,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x80]
	vaddps zmm10,zmm10,zmm20
	lea    r11,[r11+r10*4]
	vmovups zmm20,ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x40]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x80]
	vaddps zmm13,zmm13,zmm20
	lea    r11,[r11+r10*4]
	mov    r11,rax
	vmovups zmm20,ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x80]
	vaddps zmm16,zmm16,zmm20
	lea    r11,[r11+r10*4]
	vmovups zmm20,ZMMWORD PTR [r11]
	vaddps zmm17,zmm17,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x40]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x80]
	vaddps zmm19,zmm19,zmm20
	lea    r11,[r11+r10*4]
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm12
	vmovups ZMMWORD PTR [r11+0x80],zmm13
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	vmovups ZMMWORD PTR [rax+0x80],zmm16
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm18
	vmovups ZMMWORD PTR [rax+0x80],zmm19
	lea    rax,[rax+r10*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3
	int3
	int3

<nnp_complex_gemm_transposed_3x48__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8+0x8]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8]
	mov    r11,rdx
	mov    rbx,QWORD PTR [r8+0x18]
	lea    r11,[r11+rbx*4]
	mov    rbx,QWORD PTR [r8+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	mov    rbp,rdi
	and    rbp,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x835>
	mov    r12d,0x2
	prefetcht0 BYTE PTR [rsi+r10*4]
	prefetcht0 BYTE PTR [rsi+r10*4+0x40]
	prefetcht0 BYTE PTR [rsi+r10*4+0x80]
	prefetcht0 BYTE PTR [rsi+r10*4+0xc0]
	prefetcht0 BYTE PTR [rsi+r10*4+0x100]
	prefetcht0 BYTE PTR [rsi+r10*4+0x140]
	prefetcht0 BYTE PTR [rsi+r10*4+0x180]
	prefetcht0 BYTE PTR [rsi+r10*4+0x1c0]
	prefetcht0 BYTE PTR [rsi+r10*4+0x200]
	prefetcht0 BYTE PTR [rsi+r10*4+0x240]
	prefetcht0 BYTE PTR [rsi+r10*4+0x280]
	prefetcht0 BYTE PTR [rsi+r10*4+0x2c0]
	prefetcht0 BYTE PTR [rsi+r10*4+0x300]
	prefetcht0 BYTE PTR [rsi+r10*4+0x340]
	prefetcht0 BYTE PTR [rsi+r10*4+0x380]
	prefetcht0 BYTE PTR [rsi+r10*4+0x3c0]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	prefetcht0 BYTE PTR [rax+r10*4+0x80]
	prefetcht0 BYTE PTR [rax+r10*4+0xc0]
	prefetcht0 BYTE PTR [rax+r10*4+0x100]
	prefetcht0 BYTE PTR [rax+r10*4+0x140]
	prefetcht0 BYTE PTR [rax+r10*4+0x180]
	prefetcht0 BYTE PTR [rax+r10*4+0x1c0]
	prefetcht0 BYTE PTR [rax+r10*4+0x200]
	prefetcht0 BYTE PTR [rax+r10*4+0x240]
	prefetcht0 BYTE PTR [rax+r10*4+0x280]
	prefetcht0 BYTE PTR [rax+r10*4+0x2c0]
	prefetcht0 BYTE PTR [rax+r10*4+0x300]
	prefetcht0 BYTE PTR [rax+r10*4+0x340]
	prefetcht0 BYTE PTR [rax+r10*4+0x380]
	prefetcht0 BYTE PTR [rax+r10*4+0x3c0]
	mov    r13d,0x4
	vmovups zmm26,ZMMWORD PTR [rdx]
	prefetcht0 BYTE PTR [rdx+rbx*4]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x80]
	vbroadcastss zmm29,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [r11]
	prefetcht0 BYTE PTR [r11+rbx*4]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+rbx*4+0x40]
	vmovups zmm28,ZMMWORD PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+rbx*4+0x80]
	vbroadcastss zmm29,DWORD PTR [rsi]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [rdx+0xc0]
	prefetcht0 BYTE PTR [rdx+rbx*4+0xc0]
	vmovups zmm27,ZMMWORD PTR [rdx+0x100]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x100]
	vmovups zmm28,ZMMWORD PTR [rdx+0x140]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x140]
	vbroadcastss zmm29,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x40]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x44]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x48]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [r11+0xc0]
	prefetcht0 BYTE PTR [r11+rbx*4+0xc0]
	vmovups zmm27,ZMMWORD PTR [r11+0x100]
	prefetcht0 BYTE PTR [r11+rbx*4+0x100]
	vmovups zmm28,ZMMWORD PTR [r11+0x140]
	prefetcht0 BYTE PTR [r11+rbx*4+0x140]
	vbroadcastss zmm29,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [rdx+0x180]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x180]
	vmovups zmm27,ZMMWORD PTR [rdx+0x1c0]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x1c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x200]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x200]
	vbroadcastss zmm29,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x80]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x84]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x88]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [r11+0x180]
	prefetcht0 BYTE PTR [r11+rbx*4+0x180]
	vmovups zmm27,ZMMWORD PTR [r11+0x1c0]
	prefetcht0 BYTE PTR [r11+rbx*4+0x1c0]
	vmovups zmm28,ZMMWORD PTR [r11+0x200]
	prefetcht0 BYTE PTR [r11+rbx*4+0x200]
	vbroadcastss zmm29,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [rdx+0x240]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x240]
	vmovups zmm27,ZMMWORD PTR [rdx+0x280]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x280]
	vmovups zmm28,ZMMWORD PTR [rdx+0x2c0]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x2c0]
	vbroadcastss zmm29,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [r11+0x240]
	prefetcht0 BYTE PTR [r11+rbx*4+0x240]
	vmovups zmm27,ZMMWORD PTR [r11+0x280]
	prefetcht0 BYTE PTR [r11+rbx*4+0x280]
	vmovups zmm28,ZMMWORD PTR [r11+0x2c0]
	prefetcht0 BYTE PTR [r11+rbx*4+0x2c0]
	vbroadcastss zmm29,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r11,0x300
	dec    r13d
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x1c4>
	dec    r12d
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xac>
	lea    rsi,[rsi+r10*4]
	lea    rax,[rax+r10*4]
	add    rsi,0xfffffffffffff800
	add    rax,0xfffffffffffff800
	lea    rdx,[rdx+rbx*4]
	lea    r11,[r11+rbx*4]
	add    rdx,0xffffffffffffe800
	add    r11,0xffffffffffffe800
	dec    rdi
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xa6>
	mov    r10,rbp
	and    r10,0xf
	mov    rdi,rbp
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xdcf>
	mov    ebx,0x4
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm29,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups zmm28,ZMMWORD PTR [r11+0x80]
	vbroadcastss zmm29,DWORD PTR [rsi]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm27,ZMMWORD PTR [rdx+0x100]
	vmovups zmm28,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm29,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x40]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x44]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x48]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [r11+0xc0]
	vmovups zmm27,ZMMWORD PTR [r11+0x100]
	vmovups zmm28,ZMMWORD PTR [r11+0x140]
	vbroadcastss zmm29,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [rdx+0x180]
	vmovups zmm27,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x200]
	vbroadcastss zmm29,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x80]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x84]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x88]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [r11+0x180]
	vmovups zmm27,ZMMWORD PTR [r11+0x1c0]
	vmovups zmm28,ZMMWORD PTR [r11+0x200]
	vbroadcastss zmm29,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [rdx+0x240]
	vmovups zmm27,ZMMWORD PTR [rdx+0x280]
	vmovups zmm28,ZMMWORD PTR [rdx+0x2c0]
	vbroadcastss zmm29,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [r11+0x240]
	vmovups zmm27,ZMMWORD PTR [r11+0x280]
	vmovups zmm28,ZMMWORD PTR [r11+0x2c0]
	vbroadcastss zmm29,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r11,0x300
	dec    ebx
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x851>
	dec    rdi
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x84c>
	test   r10,r10
	je     <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xf47>
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm29,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups zmm28,ZMMWORD PTR [r11+0x80]
	vbroadcastss zmm29,DWORD PTR [rsi]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	add    rsi,0x40
	add    rax,0x40
	add    rdx,0xc0
	add    r11,0xc0
	dec    r10
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xdd8>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x28]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x20]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xffa>
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm12
	vmovups ZMMWORD PTR [r11+0x80],zmm13
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm18
	vmovups ZMMWORD PTR [rax+0x80],zmm19
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	vmovups ZMMWORD PTR [rax+0x80],zmm22
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm23
	vmovups ZMMWORD PTR [rax+0x40],zmm24
	vmovups ZMMWORD PTR [rax+0x80],zmm25
	lea    rax,[rax+r10*4]
	jmp    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x1192>
	mov    r11,rcx
	vmovups zmm26,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm26
	vmovups zmm26,ZMMWORD PTR [r11+0x80]
	vaddps zmm10,zmm10,zmm26
	lea    r11,[r11+r10*4]
	vmovups zmm26,ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm26
	vmovups zmm26,ZMMWORD PTR [r11+0x40]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26,ZMMWORD PTR [r11+0x80]
	vaddps zmm13,zmm13,zmm26
	lea    r11,[r11+r10*4]
	vmovups zmm26,ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26,ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm26
	vmovups zmm26,ZMMWORD PTR [r11+0x80]
	vaddps zmm16,zmm16,zmm26
	lea    r11,[r11+r10*4]
	mov    r11,rax
	vmovups zmm26,ZMMWORD PTR [r11]
	vaddps zmm17,zmm17,zmm26
	vmovups zmm26,ZMMWORD PTR [r11+0x40]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26,ZMMWORD PTR [r11+0x80]
	vaddps zmm19,zmm19,zmm26
	lea    r11,[r11+r10*4]
	vmovups zmm26,ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26,ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm26
	vmovups zmm26,ZMMWORD PTR [r11+0x80]
	vaddps zmm22,zmm22,zmm26
	lea    r11,[r11+r10*4]
	vmovups zmm26,ZMMWORD PTR [r11]
	vaddps zmm23,zmm23,zmm26
	vmovups zmm26,ZMMWORD PTR [r11+0x40]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26,ZMMWORD PTR [r11+0x80]
	vaddps zmm25,zmm25,zmm26
	lea    r11,[r11+r10*4]
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm12
	vmovups ZMMWORD PTR [r11+0x80],zmm13
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm18
	vmovups ZMMWORD PTR [rax+0x80],zmm19
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	vmovups ZMMWORD PTR [rax+0x80],zmm22
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm23
	vmovups ZMMWORD PTR [rax+0x40],zmm24
	vmovups ZMMWORD PTR [rax+0x80],zmm25
	lea    rax,[rax+r10*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3
	int3
	int3

<nnp_complex_gemm_transposed_4x48__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8+0x8]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8]
	mov    r11,rdx
	mov    rbx,QWORD PTR [r8+0x18]
	lea    r11,[r11+rbx*4]
	mov    rbx,QWORD PTR [r8+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	vpxord zmm30,zmm30,zmm30
	vpxord zmm31,zmm31,zmm31
	mov    rbp,rdi
	and    rbp,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x9e9>
	mov    r12d,0x2
	prefetcht0 BYTE PTR [rsi+r10*4]
	prefetcht0 BYTE PTR [rsi+r10*4+0x40]
	prefetcht0 BYTE PTR [rsi+r10*4+0x80]
	prefetcht0 BYTE PTR [rsi+r10*4+0xc0]
	prefetcht0 BYTE PTR [rsi+r10*4+0x100]
	prefetcht0 BYTE PTR [rsi+r10*4+0x140]
	prefetcht0 BYTE PTR [rsi+r10*4+0x180]
	prefetcht0 BYTE PTR [rsi+r10*4+0x1c0]
	prefetcht0 BYTE PTR [rsi+r10*4+0x200]
	prefetcht0 BYTE PTR [rsi+r10*4+0x240]
	prefetcht0 BYTE PTR [rsi+r10*4+0x280]
	prefetcht0 BYTE PTR [rsi+r10*4+0x2c0]
	prefetcht0 BYTE PTR [rsi+r10*4+0x300]
	prefetcht0 BYTE PTR [rsi+r10*4+0x340]
	prefetcht0 BYTE PTR [rsi+r10*4+0x380]
	prefetcht0 BYTE PTR [rsi+r10*4+0x3c0]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	prefetcht0 BYTE PTR [rax+r10*4+0x80]
	prefetcht0 BYTE PTR [rax+r10*4+0xc0]
	prefetcht0 BYTE PTR [rax+r10*4+0x100]
	prefetcht0 BYTE PTR [rax+r10*4+0x140]
	prefetcht0 BYTE PTR [rax+r10*4+0x180]
	prefetcht0 BYTE PTR [rax+r10*4+0x1c0]
	prefetcht0 BYTE PTR [rax+r10*4+0x200]
	prefetcht0 BYTE PTR [rax+r10*4+0x240]
	prefetcht0 BYTE PTR [rax+r10*4+0x280]
	prefetcht0 BYTE PTR [rax+r10*4+0x2c0]
	prefetcht0 BYTE PTR [rax+r10*4+0x300]
	prefetcht0 BYTE PTR [rax+r10*4+0x340]
	prefetcht0 BYTE PTR [rax+r10*4+0x380]
	prefetcht0 BYTE PTR [rax+r10*4+0x3c0]
	mov    r13d,0x4
	vmovups zmm7,ZMMWORD PTR [rdx]
	prefetcht0 BYTE PTR [rdx+rbx*4]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x80]
	vbroadcastss zmm4,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [r11]
	prefetcht0 BYTE PTR [r11+rbx*4]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+rbx*4+0x40]
	vmovups zmm5,ZMMWORD PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+rbx*4+0x80]
	vbroadcastss zmm4,DWORD PTR [rsi]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [rdx+0xc0]
	prefetcht0 BYTE PTR [rdx+rbx*4+0xc0]
	vmovups zmm6,ZMMWORD PTR [rdx+0x100]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x100]
	vmovups zmm5,ZMMWORD PTR [rdx+0x140]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x140]
	vbroadcastss zmm4,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x40]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x44]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x48]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [r11+0xc0]
	prefetcht0 BYTE PTR [r11+rbx*4+0xc0]
	vmovups zmm6,ZMMWORD PTR [r11+0x100]
	prefetcht0 BYTE PTR [r11+rbx*4+0x100]
	vmovups zmm5,ZMMWORD PTR [r11+0x140]
	prefetcht0 BYTE PTR [r11+rbx*4+0x140]
	vbroadcastss zmm4,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x1c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x200]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x200]
	vbroadcastss zmm4,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x80]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x84]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x88]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [r11+0x180]
	prefetcht0 BYTE PTR [r11+rbx*4+0x180]
	vmovups zmm6,ZMMWORD PTR [r11+0x1c0]
	prefetcht0 BYTE PTR [r11+rbx*4+0x1c0]
	vmovups zmm5,ZMMWORD PTR [r11+0x200]
	prefetcht0 BYTE PTR [r11+rbx*4+0x200]
	vbroadcastss zmm4,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [rdx+0x240]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x240]
	vmovups zmm6,ZMMWORD PTR [rdx+0x280]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x280]
	vmovups zmm5,ZMMWORD PTR [rdx+0x2c0]
	prefetcht0 BYTE PTR [rdx+rbx*4+0x2c0]
	vbroadcastss zmm4,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [r11+0x240]
	prefetcht0 BYTE PTR [r11+rbx*4+0x240]
	vmovups zmm6,ZMMWORD PTR [r11+0x280]
	prefetcht0 BYTE PTR [r11+rbx*4+0x280]
	vmovups zmm5,ZMMWORD PTR [r11+0x2c0]
	prefetcht0 BYTE PTR [r11+rbx*4+0x2c0]
	vbroadcastss zmm4,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r11,0x300
	dec    r13d
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x1e8>
	dec    r12d
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xd0>
	lea    rsi,[rsi+r10*4]
	lea    rax,[rax+r10*4]
	add    rsi,0xfffffffffffff800
	add    rax,0xfffffffffffff800
	lea    rdx,[rdx+rbx*4]
	lea    r11,[r11+rbx*4]
	add    rdx,0xffffffffffffe800
	add    r11,0xffffffffffffe800
	dec    rdi
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xca>
	mov    r10,rbp
	and    r10,0xf
	mov    rdi,rbp
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x1113>
	mov    ebx,0x4
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm4,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups zmm5,ZMMWORD PTR [r11+0x80]
	vbroadcastss zmm4,DWORD PTR [rsi]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm6,ZMMWORD PTR [rdx+0x100]
	vmovups zmm5,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm4,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x40]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x44]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x48]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [r11+0xc0]
	vmovups zmm6,ZMMWORD PTR [r11+0x100]
	vmovups zmm5,ZMMWORD PTR [r11+0x140]
	vbroadcastss zmm4,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x200]
	vbroadcastss zmm4,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x80]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x84]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x88]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [r11+0x180]
	vmovups zmm6,ZMMWORD PTR [r11+0x1c0]
	vmovups zmm5,ZMMWORD PTR [r11+0x200]
	vbroadcastss zmm4,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [rdx+0x240]
	vmovups zmm6,ZMMWORD PTR [rdx+0x280]
	vmovups zmm5,ZMMWORD PTR [rdx+0x2c0]
	vbroadcastss zmm4,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [r11+0x240]
	vmovups zmm6,ZMMWORD PTR [r11+0x280]
	vmovups zmm5,ZMMWORD PTR [r11+0x2c0]
	vbroadcastss zmm4,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r11,0x300
	dec    ebx
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xa05>
	dec    rdi
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xa00>
	test   r10,r10
	je     <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x12ef>
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm4,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups zmm5,ZMMWORD PTR [r11+0x80]
	vbroadcastss zmm4,DWORD PTR [rsi]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	add    rsi,0x40
	add    rax,0x40
	add    rdx,0xc0
	add    r11,0xc0
	dec    r10
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x111c>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x28]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x20]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x13d2>
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm12
	vmovups ZMMWORD PTR [r11+0x80],zmm13
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm18
	vmovups ZMMWORD PTR [r11+0x80],zmm19
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	vmovups ZMMWORD PTR [rax+0x80],zmm22
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm23
	vmovups ZMMWORD PTR [rax+0x40],zmm24
	vmovups ZMMWORD PTR [rax+0x80],zmm25
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	vmovups ZMMWORD PTR [rax+0x80],zmm28
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm29
	vmovups ZMMWORD PTR [rax+0x40],zmm30
	vmovups ZMMWORD PTR [rax+0x80],zmm31
	lea    rax,[rax+r10*4]
	jmp    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x15ee>
	mov    r11,rcx
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x80]
	vaddps zmm10,zmm10,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x80]
	vaddps zmm13,zmm13,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x80]
	vaddps zmm16,zmm16,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm17,zmm17,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x80]
	vaddps zmm19,zmm19,zmm7
	lea    r11,[r11+r10*4]
	mov    r11,rax
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x80]
	vaddps zmm22,zmm22,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm23,zmm23,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x80]
	vaddps zmm25,zmm25,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm27,zmm27,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x80]
	vaddps zmm28,zmm28,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm29,zmm29,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x80]
	vaddps zmm31,zmm31,zmm7
	lea    r11,[r11+r10*4]
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm12
	vmovups ZMMWORD PTR [r11+0x80],zmm13
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm18
	vmovups ZMMWORD PTR [r11+0x80],zmm19
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	vmovups ZMMWORD PTR [rax+0x80],zmm22
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm23
	vmovups ZMMWORD PTR [rax+0x40],zmm24
	vmovups ZMMWORD PTR [rax+0x80],zmm25
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	vmovups ZMMWORD PTR [rax+0x80],zmm28
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm29
	vmovups ZMMWORD PTR [rax+0x40],zmm30
	vmovups ZMMWORD PTR [rax+0x80],zmm31
	lea    rax,[rax+r10*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
