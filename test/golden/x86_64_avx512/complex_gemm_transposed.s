<nnp_complex_gemm_transposed_1x48__x86_64_avx512>:
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r8+0x8]
	lea    r10,[r10+r11*4]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	mov    r11,rdi
	and    r11,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x2b4>
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
	vmovups zmm14,ZMMWORD PTR [r10]
	vmovups zmm15,ZMMWORD PTR [r10+0x40]
	vmovups zmm16,ZMMWORD PTR [r10+0x80]
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
	vmovups zmm14,ZMMWORD PTR [r10+0xc0]
	vmovups zmm15,ZMMWORD PTR [r10+0x100]
	vmovups zmm16,ZMMWORD PTR [r10+0x140]
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
	vmovups zmm14,ZMMWORD PTR [r10+0x180]
	vmovups zmm15,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm16,ZMMWORD PTR [r10+0x200]
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
	vmovups zmm14,ZMMWORD PTR [r10+0x240]
	vmovups zmm15,ZMMWORD PTR [r10+0x280]
	vmovups zmm16,ZMMWORD PTR [r10+0x2c0]
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
	add    r10,0x300
	dec    ebx
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x56>
	dec    rdi
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x51>
	test   r11,r11
	je     <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x364>
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
	vmovups zmm14,ZMMWORD PTR [r10]
	vmovups zmm15,ZMMWORD PTR [r10+0x40]
	vmovups zmm16,ZMMWORD PTR [r10+0x80]
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
	add    r10,0xc0
	dec    r11
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x2bd>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x18]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x3b3>
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
	jmp    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x443>
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
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_complex_gemm_transposed_2x48__x86_64_avx512>:
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r8+0x8]
	lea    r10,[r10+r11*4]
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
	mov    r11,rdi
	and    r11,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x468>
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
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	vmovups zmm22,ZMMWORD PTR [r10+0x80]
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
	vmovups zmm20,ZMMWORD PTR [r10+0xc0]
	vmovups zmm21,ZMMWORD PTR [r10+0x100]
	vmovups zmm22,ZMMWORD PTR [r10+0x140]
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
	vmovups zmm20,ZMMWORD PTR [r10+0x180]
	vmovups zmm21,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm22,ZMMWORD PTR [r10+0x200]
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
	vmovups zmm20,ZMMWORD PTR [r10+0x240]
	vmovups zmm21,ZMMWORD PTR [r10+0x280]
	vmovups zmm22,ZMMWORD PTR [r10+0x2c0]
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
	add    r10,0x300
	dec    ebx
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x7a>
	dec    rdi
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x75>
	test   r11,r11
	je     <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x57c>
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
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	vmovups zmm22,ZMMWORD PTR [r10+0x80]
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
	add    r10,0xc0
	dec    r11
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x471>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x18]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x5fb>
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
	jmp    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x70f>
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
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_complex_gemm_transposed_3x48__x86_64_avx512>:
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r8+0x8]
	lea    r10,[r10+r11*4]
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
	mov    r11,rdi
	and    r11,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x7b0>
	prefetcht0 BYTE PTR [rsi+0x1000]
	prefetcht0 BYTE PTR [rsi+0x1040]
	prefetcht0 BYTE PTR [rsi+0x1080]
	prefetcht0 BYTE PTR [rsi+0x10c0]
	prefetcht0 BYTE PTR [rsi+0x1100]
	prefetcht0 BYTE PTR [rsi+0x1140]
	prefetcht0 BYTE PTR [rsi+0x1180]
	prefetcht0 BYTE PTR [rsi+0x11c0]
	prefetcht0 BYTE PTR [rsi+0x1200]
	prefetcht0 BYTE PTR [rsi+0x1240]
	prefetcht0 BYTE PTR [rsi+0x1280]
	prefetcht0 BYTE PTR [rsi+0x12c0]
	prefetcht0 BYTE PTR [rsi+0x1300]
	prefetcht0 BYTE PTR [rsi+0x1340]
	prefetcht0 BYTE PTR [rsi+0x1380]
	prefetcht0 BYTE PTR [rsi+0x13c0]
	prefetcht0 BYTE PTR [rax+0x1000]
	prefetcht0 BYTE PTR [rax+0x1040]
	prefetcht0 BYTE PTR [rax+0x1080]
	prefetcht0 BYTE PTR [rax+0x10c0]
	prefetcht0 BYTE PTR [rax+0x1100]
	prefetcht0 BYTE PTR [rax+0x1140]
	prefetcht0 BYTE PTR [rax+0x1180]
	prefetcht0 BYTE PTR [rax+0x11c0]
	prefetcht0 BYTE PTR [rax+0x1200]
	prefetcht0 BYTE PTR [rax+0x1240]
	prefetcht0 BYTE PTR [rax+0x1280]
	prefetcht0 BYTE PTR [rax+0x12c0]
	prefetcht0 BYTE PTR [rax+0x1300]
	prefetcht0 BYTE PTR [rax+0x1340]
	prefetcht0 BYTE PTR [rax+0x1380]
	prefetcht0 BYTE PTR [rax+0x13c0]
	mov    ebx,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	prefetcht0 BYTE PTR [rdx+0x1080]
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
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	vmovups zmm28,ZMMWORD PTR [r10+0x80]
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
	prefetcht0 BYTE PTR [rdx+0x10c0]
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
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
	prefetcht0 BYTE PTR [r10+0x10c0]
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm26,ZMMWORD PTR [r10+0xc0]
	vmovups zmm27,ZMMWORD PTR [r10+0x100]
	vmovups zmm28,ZMMWORD PTR [r10+0x140]
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
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	prefetcht0 BYTE PTR [rdx+0x1200]
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
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	prefetcht0 BYTE PTR [r10+0x1200]
	vmovups zmm26,ZMMWORD PTR [r10+0x180]
	vmovups zmm27,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm28,ZMMWORD PTR [r10+0x200]
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
	prefetcht0 BYTE PTR [rdx+0x1240]
	prefetcht0 BYTE PTR [rdx+0x1280]
	prefetcht0 BYTE PTR [rdx+0x12c0]
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
	prefetcht0 BYTE PTR [r10+0x1240]
	prefetcht0 BYTE PTR [r10+0x1280]
	prefetcht0 BYTE PTR [r10+0x12c0]
	vmovups zmm26,ZMMWORD PTR [r10+0x240]
	vmovups zmm27,ZMMWORD PTR [r10+0x280]
	vmovups zmm28,ZMMWORD PTR [r10+0x2c0]
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
	add    r10,0x300
	dec    ebx
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x17e>
	dec    rdi
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x99>
	test   r11,r11
	je     <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x955>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	prefetcht0 BYTE PTR [rdx+0x1080]
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
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	vmovups zmm28,ZMMWORD PTR [r10+0x80]
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
	add    r10,0xc0
	dec    r11
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x7b9>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x18]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xa08>
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
	jmp    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xba0>
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
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_complex_gemm_transposed_4x48__x86_64_avx512>:
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r8+0x8]
	lea    r10,[r10+r11*4]
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
	mov    r11,rdi
	and    r11,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x964>
	prefetcht0 BYTE PTR [rsi+0x1000]
	prefetcht0 BYTE PTR [rsi+0x1040]
	prefetcht0 BYTE PTR [rsi+0x1080]
	prefetcht0 BYTE PTR [rsi+0x10c0]
	prefetcht0 BYTE PTR [rsi+0x1100]
	prefetcht0 BYTE PTR [rsi+0x1140]
	prefetcht0 BYTE PTR [rsi+0x1180]
	prefetcht0 BYTE PTR [rsi+0x11c0]
	prefetcht0 BYTE PTR [rsi+0x1200]
	prefetcht0 BYTE PTR [rsi+0x1240]
	prefetcht0 BYTE PTR [rsi+0x1280]
	prefetcht0 BYTE PTR [rsi+0x12c0]
	prefetcht0 BYTE PTR [rsi+0x1300]
	prefetcht0 BYTE PTR [rsi+0x1340]
	prefetcht0 BYTE PTR [rsi+0x1380]
	prefetcht0 BYTE PTR [rsi+0x13c0]
	prefetcht0 BYTE PTR [rax+0x1000]
	prefetcht0 BYTE PTR [rax+0x1040]
	prefetcht0 BYTE PTR [rax+0x1080]
	prefetcht0 BYTE PTR [rax+0x10c0]
	prefetcht0 BYTE PTR [rax+0x1100]
	prefetcht0 BYTE PTR [rax+0x1140]
	prefetcht0 BYTE PTR [rax+0x1180]
	prefetcht0 BYTE PTR [rax+0x11c0]
	prefetcht0 BYTE PTR [rax+0x1200]
	prefetcht0 BYTE PTR [rax+0x1240]
	prefetcht0 BYTE PTR [rax+0x1280]
	prefetcht0 BYTE PTR [rax+0x12c0]
	prefetcht0 BYTE PTR [rax+0x1300]
	prefetcht0 BYTE PTR [rax+0x1340]
	prefetcht0 BYTE PTR [rax+0x1380]
	prefetcht0 BYTE PTR [rax+0x13c0]
	mov    ebx,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	prefetcht0 BYTE PTR [rdx+0x1080]
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
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	vmovups zmm5,ZMMWORD PTR [r10+0x80]
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
	prefetcht0 BYTE PTR [rdx+0x10c0]
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
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
	prefetcht0 BYTE PTR [r10+0x10c0]
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm7,ZMMWORD PTR [r10+0xc0]
	vmovups zmm6,ZMMWORD PTR [r10+0x100]
	vmovups zmm5,ZMMWORD PTR [r10+0x140]
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
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	prefetcht0 BYTE PTR [rdx+0x1200]
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
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	prefetcht0 BYTE PTR [r10+0x1200]
	vmovups zmm7,ZMMWORD PTR [r10+0x180]
	vmovups zmm6,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm5,ZMMWORD PTR [r10+0x200]
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
	prefetcht0 BYTE PTR [rdx+0x1240]
	prefetcht0 BYTE PTR [rdx+0x1280]
	prefetcht0 BYTE PTR [rdx+0x12c0]
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
	prefetcht0 BYTE PTR [r10+0x1240]
	prefetcht0 BYTE PTR [r10+0x1280]
	prefetcht0 BYTE PTR [r10+0x12c0]
	vmovups zmm7,ZMMWORD PTR [r10+0x240]
	vmovups zmm6,ZMMWORD PTR [r10+0x280]
	vmovups zmm5,ZMMWORD PTR [r10+0x2c0]
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
	add    r10,0x300
	dec    ebx
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x1a2>
	dec    rdi
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xbd>
	test   r11,r11
	je     <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xb6d>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	prefetcht0 BYTE PTR [rdx+0x1080]
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
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	vmovups zmm5,ZMMWORD PTR [r10+0x80]
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
	add    r10,0xc0
	dec    r11
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x96d>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x18]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xc50>
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
	jmp    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xe6c>
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
	ret
