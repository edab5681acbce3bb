<nnp_complex_gemm_transposed_1x48__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r8+0x8]
	lea    r10,[r10+r11*4]
	mov    r11,rcx
	mov    rbx,QWORD PTR [r8+0x18]
	lea    r11,[r11+rbx*4]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	mov    rbx,rdi
	and    rbx,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x2c0>
	mov    ebp,0x4
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r10]
	vmovups zmm15,ZMMWORD PTR [r10+0x40]
	vmovups zmm16,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm15,ZMMWORD PTR [rdx+0x100]
	vmovups zmm16,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x40]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r10+0xc0]
	vmovups zmm15,ZMMWORD PTR [r10+0x100]
	vmovups zmm16,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x80]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r10+0x180]
	vmovups zmm15,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm16,ZMMWORD PTR [r10+0x200]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rdx+0x240]
	vmovups zmm15,ZMMWORD PTR [rdx+0x280]
	vmovups zmm16,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm17,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r10+0x240]
	vmovups zmm15,ZMMWORD PTR [r10+0x280]
	vmovups zmm16,ZMMWORD PTR [r10+0x2c0]
	vpbroadcastd zmm17,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r10,0x300
	dec    ebp
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x62>
	dec    rdi
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x5d>
	test   rbx,rbx
	je     <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x370>
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [r10]
	vmovups zmm15,ZMMWORD PTR [r10+0x40]
	vmovups zmm16,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm14,zmm17
	vfnmadd231ps zmm9,zmm15,zmm17
	vfnmadd231ps zmm10,zmm16,zmm17
	add    rsi,0x40
	add    rax,0x40
	add    rdx,0xc0
	add    r10,0xc0
	dec    rbx
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x2c9>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x3ae>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm12
	vmovups ZMMWORD PTR [r11+0x80],zmm13
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_transposed_1x48__x86_64_avx512+0x438>
	mov    r10,rcx
	vmovups zmm14,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x80]
	vaddps zmm10,zmm10,zmm14
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups zmm14,ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x80]
	vaddps zmm13,zmm13,zmm14
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm12
	vmovups ZMMWORD PTR [r11+0x80],zmm13
	lea    r11,[r11+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_complex_gemm_transposed_2x48__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r8+0x8]
	lea    r10,[r10+r11*4]
	mov    r11,rcx
	mov    rbx,QWORD PTR [r8+0x18]
	lea    r11,[r11+rbx*4]
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
	mov    rbx,rdi
	and    rbx,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x474>
	mov    ebp,0x4
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0x4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	vmovups zmm22,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm21,ZMMWORD PTR [rdx+0x100]
	vmovups zmm22,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm23,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0x40]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0x44]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r10+0xc0]
	vmovups zmm21,ZMMWORD PTR [r10+0x100]
	vmovups zmm22,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm23,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm23,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0x80]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0x84]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r10+0x180]
	vmovups zmm21,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm22,ZMMWORD PTR [r10+0x200]
	vpbroadcastd zmm23,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rdx+0x240]
	vmovups zmm21,ZMMWORD PTR [rdx+0x280]
	vmovups zmm22,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm23,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r10+0x240]
	vmovups zmm21,ZMMWORD PTR [r10+0x280]
	vmovups zmm22,ZMMWORD PTR [r10+0x2c0]
	vpbroadcastd zmm23,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r10,0x300
	dec    ebp
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x86>
	dec    rdi
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x81>
	test   rbx,rbx
	je     <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x588>
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0x4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	vmovups zmm22,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm20,zmm23
	vfnmadd231ps zmm9,zmm21,zmm23
	vfnmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm20,zmm23
	vfnmadd231ps zmm12,zmm21,zmm23
	vfnmadd231ps zmm13,zmm22,zmm23
	add    rsi,0x40
	add    rax,0x40
	add    rdx,0xc0
	add    r10,0xc0
	dec    rbx
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x47d>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x5f6>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm18
	vmovups ZMMWORD PTR [r11+0x80],zmm19
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_transposed_2x48__x86_64_avx512+0x704>
	mov    r10,rcx
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x80]
	vaddps zmm10,zmm10,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x80]
	vaddps zmm13,zmm13,zmm20
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x80]
	vaddps zmm16,zmm16,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x80]
	vaddps zmm19,zmm19,zmm20
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm18
	vmovups ZMMWORD PTR [r11+0x80],zmm19
	lea    r11,[r11+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_complex_gemm_transposed_3x48__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r8+0x8]
	lea    r10,[r10+r11*4]
	mov    r11,rcx
	mov    rbx,QWORD PTR [r8+0x18]
	lea    r11,[r11+rbx*4]
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
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xb6>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x7e3>
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
	mov    ebp,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm29,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	vmovups zmm28,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm29,DWORD PTR [rsi]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	prefetcht0 BYTE PTR [rdx+0x10c0]
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm26,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm27,ZMMWORD PTR [rdx+0x100]
	vmovups zmm28,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm29,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x40]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x44]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x48]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	prefetcht0 BYTE PTR [r10+0x10c0]
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm26,ZMMWORD PTR [r10+0xc0]
	vmovups zmm27,ZMMWORD PTR [r10+0x100]
	vmovups zmm28,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm29,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	prefetcht0 BYTE PTR [rdx+0x1200]
	vmovups zmm26,ZMMWORD PTR [rdx+0x180]
	vmovups zmm27,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm29,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x80]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x84]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x88]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	prefetcht0 BYTE PTR [r10+0x1200]
	vmovups zmm26,ZMMWORD PTR [r10+0x180]
	vmovups zmm27,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm28,ZMMWORD PTR [r10+0x200]
	vpbroadcastd zmm29,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	prefetcht0 BYTE PTR [rdx+0x1240]
	prefetcht0 BYTE PTR [rdx+0x1280]
	prefetcht0 BYTE PTR [rdx+0x12c0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x240]
	vmovups zmm27,ZMMWORD PTR [rdx+0x280]
	vmovups zmm28,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm29,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	prefetcht0 BYTE PTR [r10+0x1240]
	prefetcht0 BYTE PTR [r10+0x1280]
	prefetcht0 BYTE PTR [r10+0x12c0]
	vmovups zmm26,ZMMWORD PTR [r10+0x240]
	vmovups zmm27,ZMMWORD PTR [r10+0x280]
	vmovups zmm28,ZMMWORD PTR [r10+0x2c0]
	vpbroadcastd zmm29,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm11,zmm26,zmm29
	vfnmadd231ps zmm12,zmm27,zmm29
	vfnmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm26,zmm29
	vfnmadd231ps zmm15,zmm27,zmm29
	vfnmadd231ps zmm16,zmm28,zmm29
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r10,0x300
	dec    ebp
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x1b1>
	dec    rbx
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xcc>
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
	mov    rbx,rsi
	mov    rbp,rax
	mov    r12,rdx
	mov    r13,r10
	mov    r14,rdi
	sub    r14,0x1
	mov    r14,r14
	and    r14,0xf
	mov    r14,r14
	sub    r14,0xffffffffffffffff
	mov    r14,r14
	cmp    r14,rdi
	jbe    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x8ef>
	mov    r14,rdi
	mov    r15,r14
	shr    r15,0x2
	test   r15,r15
	je     <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xc31>
	prefetcht0 BYTE PTR [r12+0x1000]
	prefetcht0 BYTE PTR [r12+0x1040]
	prefetcht0 BYTE PTR [r12+0x1080]
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	vmovups zmm28,ZMMWORD PTR [r12+0x80]
	vpbroadcastd zmm29,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	prefetcht0 BYTE PTR [r13+0x1000]
	prefetcht0 BYTE PTR [r13+0x1040]
	prefetcht0 BYTE PTR [r13+0x1080]
	vmovups zmm26,ZMMWORD PTR [r13+0x0]
	vmovups zmm27,ZMMWORD PTR [r13+0x40]
	vmovups zmm28,ZMMWORD PTR [r13+0x80]
	vpbroadcastd zmm29,DWORD PTR [rbx]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rbp+0x0]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	prefetcht0 BYTE PTR [r12+0x10c0]
	prefetcht0 BYTE PTR [r12+0x1100]
	prefetcht0 BYTE PTR [r12+0x1140]
	vmovups zmm26,ZMMWORD PTR [r12+0xc0]
	vmovups zmm27,ZMMWORD PTR [r12+0x100]
	vmovups zmm28,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm29,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	prefetcht0 BYTE PTR [r13+0x10c0]
	prefetcht0 BYTE PTR [r13+0x1100]
	prefetcht0 BYTE PTR [r13+0x1140]
	vmovups zmm26,ZMMWORD PTR [r13+0xc0]
	vmovups zmm27,ZMMWORD PTR [r13+0x100]
	vmovups zmm28,ZMMWORD PTR [r13+0x140]
	vpbroadcastd zmm29,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rbp+0x40]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	prefetcht0 BYTE PTR [r12+0x1180]
	prefetcht0 BYTE PTR [r12+0x11c0]
	prefetcht0 BYTE PTR [r12+0x1200]
	vmovups zmm26,ZMMWORD PTR [r12+0x180]
	vmovups zmm27,ZMMWORD PTR [r12+0x1c0]
	vmovups zmm28,ZMMWORD PTR [r12+0x200]
	vpbroadcastd zmm29,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	prefetcht0 BYTE PTR [r13+0x1180]
	prefetcht0 BYTE PTR [r13+0x11c0]
	prefetcht0 BYTE PTR [r13+0x1200]
	vmovups zmm26,ZMMWORD PTR [r13+0x180]
	vmovups zmm27,ZMMWORD PTR [r13+0x1c0]
	vmovups zmm28,ZMMWORD PTR [r13+0x200]
	vpbroadcastd zmm29,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rbp+0x80]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	prefetcht0 BYTE PTR [r12+0x1240]
	prefetcht0 BYTE PTR [r12+0x1280]
	prefetcht0 BYTE PTR [r12+0x12c0]
	vmovups zmm26,ZMMWORD PTR [r12+0x240]
	vmovups zmm27,ZMMWORD PTR [r12+0x280]
	vmovups zmm28,ZMMWORD PTR [r12+0x2c0]
	vpbroadcastd zmm29,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	prefetcht0 BYTE PTR [r13+0x1240]
	prefetcht0 BYTE PTR [r13+0x1280]
	prefetcht0 BYTE PTR [r13+0x12c0]
	vmovups zmm26,ZMMWORD PTR [r13+0x240]
	vmovups zmm27,ZMMWORD PTR [r13+0x280]
	vmovups zmm28,ZMMWORD PTR [r13+0x2c0]
	vpbroadcastd zmm29,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rbp+0xc0]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	add    rbx,0x100
	add    rbp,0x100
	add    r12,0x300
	add    r13,0x300
	dec    r15
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x8ff>
	mov    r14,r14
	and    r14,0x3
	test   r14,r14
	je     <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xd21>
	prefetcht0 BYTE PTR [r12+0x1000]
	prefetcht0 BYTE PTR [r12+0x1040]
	prefetcht0 BYTE PTR [r12+0x1080]
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	vmovups zmm28,ZMMWORD PTR [r12+0x80]
	vpbroadcastd zmm29,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	prefetcht0 BYTE PTR [r13+0x1000]
	prefetcht0 BYTE PTR [r13+0x1040]
	prefetcht0 BYTE PTR [r13+0x1080]
	vmovups zmm26,ZMMWORD PTR [r13+0x0]
	vmovups zmm27,ZMMWORD PTR [r13+0x40]
	vmovups zmm28,ZMMWORD PTR [r13+0x80]
	vpbroadcastd zmm29,DWORD PTR [rbx]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rbp+0x0]
	vfnmadd231ps zmm8,zmm26,zmm29
	vfnmadd231ps zmm9,zmm27,zmm29
	vfnmadd231ps zmm10,zmm28,zmm29
	add    rbx,0x40
	add    rbp,0x40
	add    r12,0xc0
	add    r13,0xc0
	dec    r14
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xc41>
	mov    rbx,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xd5f>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm18
	vmovups ZMMWORD PTR [r11+0x80],zmm19
	lea    r11,[r11+rbx*4]
	jmp    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xded>
	mov    rbp,rcx
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x80]
	vaddps zmm10,zmm10,zmm26
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbp,r11
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vaddps zmm17,zmm17,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x40]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x80]
	vaddps zmm19,zmm19,zmm26
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm18
	vmovups ZMMWORD PTR [r11+0x80],zmm19
	lea    r11,[r11+rbx*4]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xe0d>
	mov    rbx,rdi
	mov    rdi,rbx
	shr    rdi,0x2
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x1207>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm8,zmm17
	vfmadd231ps zmm12,zmm9,zmm17
	vfmadd231ps zmm13,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x4]
	vfmadd231ps zmm20,zmm8,zmm17
	vfmadd231ps zmm21,zmm9,zmm17
	vfmadd231ps zmm22,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm8,zmm17
	vfmadd231ps zmm15,zmm9,zmm17
	vfmadd231ps zmm16,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x8]
	vfmadd231ps zmm23,zmm8,zmm17
	vfmadd231ps zmm24,zmm9,zmm17
	vfmadd231ps zmm25,zmm10,zmm17
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm20,zmm8,zmm17
	vfmadd231ps zmm21,zmm9,zmm17
	vfmadd231ps zmm22,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm8,zmm17
	vfnmadd231ps zmm12,zmm9,zmm17
	vfnmadd231ps zmm13,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm23,zmm8,zmm17
	vfmadd231ps zmm24,zmm9,zmm17
	vfmadd231ps zmm25,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm14,zmm8,zmm17
	vfnmadd231ps zmm15,zmm9,zmm17
	vfnmadd231ps zmm16,zmm10,zmm17
	vmovups zmm8,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm9,ZMMWORD PTR [rdx+0x100]
	vmovups zmm10,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm8,zmm17
	vfmadd231ps zmm12,zmm9,zmm17
	vfmadd231ps zmm13,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x44]
	vfmadd231ps zmm20,zmm8,zmm17
	vfmadd231ps zmm21,zmm9,zmm17
	vfmadd231ps zmm22,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm8,zmm17
	vfmadd231ps zmm15,zmm9,zmm17
	vfmadd231ps zmm16,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x48]
	vfmadd231ps zmm23,zmm8,zmm17
	vfmadd231ps zmm24,zmm9,zmm17
	vfmadd231ps zmm25,zmm10,zmm17
	vmovups zmm8,ZMMWORD PTR [r10+0xc0]
	vmovups zmm9,ZMMWORD PTR [r10+0x100]
	vmovups zmm10,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm20,zmm8,zmm17
	vfmadd231ps zmm21,zmm9,zmm17
	vfmadd231ps zmm22,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm11,zmm8,zmm17
	vfnmadd231ps zmm12,zmm9,zmm17
	vfnmadd231ps zmm13,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm23,zmm8,zmm17
	vfmadd231ps zmm24,zmm9,zmm17
	vfmadd231ps zmm25,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm14,zmm8,zmm17
	vfnmadd231ps zmm15,zmm9,zmm17
	vfnmadd231ps zmm16,zmm10,zmm17
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm8,zmm17
	vfmadd231ps zmm12,zmm9,zmm17
	vfmadd231ps zmm13,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x84]
	vfmadd231ps zmm20,zmm8,zmm17
	vfmadd231ps zmm21,zmm9,zmm17
	vfmadd231ps zmm22,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm8,zmm17
	vfmadd231ps zmm15,zmm9,zmm17
	vfmadd231ps zmm16,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x88]
	vfmadd231ps zmm23,zmm8,zmm17
	vfmadd231ps zmm24,zmm9,zmm17
	vfmadd231ps zmm25,zmm10,zmm17
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm10,ZMMWORD PTR [r10+0x200]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm20,zmm8,zmm17
	vfmadd231ps zmm21,zmm9,zmm17
	vfmadd231ps zmm22,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm11,zmm8,zmm17
	vfnmadd231ps zmm12,zmm9,zmm17
	vfnmadd231ps zmm13,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm23,zmm8,zmm17
	vfmadd231ps zmm24,zmm9,zmm17
	vfmadd231ps zmm25,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm14,zmm8,zmm17
	vfnmadd231ps zmm15,zmm9,zmm17
	vfnmadd231ps zmm16,zmm10,zmm17
	vmovups zmm8,ZMMWORD PTR [rdx+0x240]
	vmovups zmm9,ZMMWORD PTR [rdx+0x280]
	vmovups zmm10,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm17,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm8,zmm17
	vfmadd231ps zmm12,zmm9,zmm17
	vfmadd231ps zmm13,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm20,zmm8,zmm17
	vfmadd231ps zmm21,zmm9,zmm17
	vfmadd231ps zmm22,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm8,zmm17
	vfmadd231ps zmm15,zmm9,zmm17
	vfmadd231ps zmm16,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm23,zmm8,zmm17
	vfmadd231ps zmm24,zmm9,zmm17
	vfmadd231ps zmm25,zmm10,zmm17
	vmovups zmm8,ZMMWORD PTR [r10+0x240]
	vmovups zmm9,ZMMWORD PTR [r10+0x280]
	vmovups zmm10,ZMMWORD PTR [r10+0x2c0]
	vpbroadcastd zmm17,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm20,zmm8,zmm17
	vfmadd231ps zmm21,zmm9,zmm17
	vfmadd231ps zmm22,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm11,zmm8,zmm17
	vfnmadd231ps zmm12,zmm9,zmm17
	vfnmadd231ps zmm13,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm23,zmm8,zmm17
	vfmadd231ps zmm24,zmm9,zmm17
	vfmadd231ps zmm25,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm8,zmm17
	vfnmadd231ps zmm15,zmm9,zmm17
	vfnmadd231ps zmm16,zmm10,zmm17
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r10,0x300
	dec    rdi
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0xe1d>
	mov    rdi,rbx
	and    rdi,0x3
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x1326>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm8,zmm17
	vfmadd231ps zmm12,zmm9,zmm17
	vfmadd231ps zmm13,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x4]
	vfmadd231ps zmm20,zmm8,zmm17
	vfmadd231ps zmm21,zmm9,zmm17
	vfmadd231ps zmm22,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm8,zmm17
	vfmadd231ps zmm15,zmm9,zmm17
	vfmadd231ps zmm16,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x8]
	vfmadd231ps zmm23,zmm8,zmm17
	vfmadd231ps zmm24,zmm9,zmm17
	vfmadd231ps zmm25,zmm10,zmm17
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm20,zmm8,zmm17
	vfmadd231ps zmm21,zmm9,zmm17
	vfmadd231ps zmm22,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm8,zmm17
	vfnmadd231ps zmm12,zmm9,zmm17
	vfnmadd231ps zmm13,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm23,zmm8,zmm17
	vfmadd231ps zmm24,zmm9,zmm17
	vfmadd231ps zmm25,zmm10,zmm17
	vpbroadcastd zmm17,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm14,zmm8,zmm17
	vfnmadd231ps zmm15,zmm9,zmm17
	vfnmadd231ps zmm16,zmm10,zmm17
	add    rsi,0x40
	add    rax,0x40
	add    rdx,0xc0
	add    r10,0xc0
	dec    rdi
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x1217>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x1394>
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm20
	vmovups ZMMWORD PTR [r11+0x40],zmm21
	vmovups ZMMWORD PTR [r11+0x80],zmm22
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm24
	vmovups ZMMWORD PTR [r11+0x80],zmm25
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_transposed_3x48__x86_64_avx512+0x14a2>
	mov    r10,rcx
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vaddps zmm13,zmm13,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vaddps zmm16,zmm16,zmm8
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vaddps zmm22,zmm22,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm23,zmm23,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vaddps zmm25,zmm25,zmm8
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm20
	vmovups ZMMWORD PTR [r11+0x40],zmm21
	vmovups ZMMWORD PTR [r11+0x80],zmm22
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm24
	vmovups ZMMWORD PTR [r11+0x80],zmm25
	lea    r11,[r11+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	ret

<nnp_complex_gemm_transposed_4x48__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r8+0x8]
	lea    r10,[r10+r11*4]
	mov    r11,rcx
	mov    rbx,QWORD PTR [r8+0x18]
	lea    r11,[r11+rbx*4]
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
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xda>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x997>
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
	mov    ebp,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm4,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0xc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	vmovups zmm5,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm4,DWORD PTR [rsi]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	prefetcht0 BYTE PTR [rdx+0x10c0]
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm7,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm6,ZMMWORD PTR [rdx+0x100]
	vmovups zmm5,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm4,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x40]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x44]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x48]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	prefetcht0 BYTE PTR [r10+0x10c0]
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm7,ZMMWORD PTR [r10+0xc0]
	vmovups zmm6,ZMMWORD PTR [r10+0x100]
	vmovups zmm5,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm4,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	prefetcht0 BYTE PTR [rdx+0x1200]
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm4,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x80]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x84]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x88]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	prefetcht0 BYTE PTR [r10+0x1200]
	vmovups zmm7,ZMMWORD PTR [r10+0x180]
	vmovups zmm6,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm5,ZMMWORD PTR [r10+0x200]
	vpbroadcastd zmm4,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	prefetcht0 BYTE PTR [rdx+0x1240]
	prefetcht0 BYTE PTR [rdx+0x1280]
	prefetcht0 BYTE PTR [rdx+0x12c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x240]
	vmovups zmm6,ZMMWORD PTR [rdx+0x280]
	vmovups zmm5,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm4,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	prefetcht0 BYTE PTR [r10+0x1240]
	prefetcht0 BYTE PTR [r10+0x1280]
	prefetcht0 BYTE PTR [r10+0x12c0]
	vmovups zmm7,ZMMWORD PTR [r10+0x240]
	vmovups zmm6,ZMMWORD PTR [r10+0x280]
	vmovups zmm5,ZMMWORD PTR [r10+0x2c0]
	vpbroadcastd zmm4,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm11,zmm7,zmm4
	vfnmadd231ps zmm12,zmm6,zmm4
	vfnmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm7,zmm4
	vfnmadd231ps zmm15,zmm6,zmm4
	vfnmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm17,zmm7,zmm4
	vfnmadd231ps zmm18,zmm6,zmm4
	vfnmadd231ps zmm19,zmm5,zmm4
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r10,0x300
	dec    ebp
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x1d5>
	dec    rbx
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xf0>
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
	mov    rbx,rsi
	mov    rbp,rax
	mov    r12,rdx
	mov    r13,r10
	mov    r14,rdi
	sub    r14,0x1
	mov    r14,r14
	and    r14,0xf
	mov    r14,r14
	sub    r14,0xffffffffffffffff
	mov    r14,r14
	cmp    r14,rdi
	jbe    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xaa3>
	mov    r14,rdi
	mov    r15,r14
	shr    r15,0x2
	test   r15,r15
	je     <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xde5>
	prefetcht0 BYTE PTR [r12+0x1000]
	prefetcht0 BYTE PTR [r12+0x1040]
	prefetcht0 BYTE PTR [r12+0x1080]
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	vmovups zmm5,ZMMWORD PTR [r12+0x80]
	vpbroadcastd zmm4,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	prefetcht0 BYTE PTR [r13+0x1000]
	prefetcht0 BYTE PTR [r13+0x1040]
	prefetcht0 BYTE PTR [r13+0x1080]
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vmovups zmm6,ZMMWORD PTR [r13+0x40]
	vmovups zmm5,ZMMWORD PTR [r13+0x80]
	vpbroadcastd zmm4,DWORD PTR [rbx]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rbp+0x0]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	prefetcht0 BYTE PTR [r12+0x10c0]
	prefetcht0 BYTE PTR [r12+0x1100]
	prefetcht0 BYTE PTR [r12+0x1140]
	vmovups zmm7,ZMMWORD PTR [r12+0xc0]
	vmovups zmm6,ZMMWORD PTR [r12+0x100]
	vmovups zmm5,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm4,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	prefetcht0 BYTE PTR [r13+0x10c0]
	prefetcht0 BYTE PTR [r13+0x1100]
	prefetcht0 BYTE PTR [r13+0x1140]
	vmovups zmm7,ZMMWORD PTR [r13+0xc0]
	vmovups zmm6,ZMMWORD PTR [r13+0x100]
	vmovups zmm5,ZMMWORD PTR [r13+0x140]
	vpbroadcastd zmm4,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rbp+0x40]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	prefetcht0 BYTE PTR [r12+0x1180]
	prefetcht0 BYTE PTR [r12+0x11c0]
	prefetcht0 BYTE PTR [r12+0x1200]
	vmovups zmm7,ZMMWORD PTR [r12+0x180]
	vmovups zmm6,ZMMWORD PTR [r12+0x1c0]
	vmovups zmm5,ZMMWORD PTR [r12+0x200]
	vpbroadcastd zmm4,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	prefetcht0 BYTE PTR [r13+0x1180]
	prefetcht0 BYTE PTR [r13+0x11c0]
	prefetcht0 BYTE PTR [r13+0x1200]
	vmovups zmm7,ZMMWORD PTR [r13+0x180]
	vmovups zmm6,ZMMWORD PTR [r13+0x1c0]
	vmovups zmm5,ZMMWORD PTR [r13+0x200]
	vpbroadcastd zmm4,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rbp+0x80]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	prefetcht0 BYTE PTR [r12+0x1240]
	prefetcht0 BYTE PTR [r12+0x1280]
	prefetcht0 BYTE PTR [r12+0x12c0]
	vmovups zmm7,ZMMWORD PTR [r12+0x240]
	vmovups zmm6,ZMMWORD PTR [r12+0x280]
	vmovups zmm5,ZMMWORD PTR [r12+0x2c0]
	vpbroadcastd zmm4,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	prefetcht0 BYTE PTR [r13+0x1240]
	prefetcht0 BYTE PTR [r13+0x1280]
	prefetcht0 BYTE PTR [r13+0x12c0]
	vmovups zmm7,ZMMWORD PTR [r13+0x240]
	vmovups zmm6,ZMMWORD PTR [r13+0x280]
	vmovups zmm5,ZMMWORD PTR [r13+0x2c0]
	vpbroadcastd zmm4,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rbp+0xc0]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	add    rbx,0x100
	add    rbp,0x100
	add    r12,0x300
	add    r13,0x300
	dec    r15
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xab3>
	mov    r14,r14
	and    r14,0x3
	test   r14,r14
	je     <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xed5>
	prefetcht0 BYTE PTR [r12+0x1000]
	prefetcht0 BYTE PTR [r12+0x1040]
	prefetcht0 BYTE PTR [r12+0x1080]
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	vmovups zmm5,ZMMWORD PTR [r12+0x80]
	vpbroadcastd zmm4,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	prefetcht0 BYTE PTR [r13+0x1000]
	prefetcht0 BYTE PTR [r13+0x1040]
	prefetcht0 BYTE PTR [r13+0x1080]
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vmovups zmm6,ZMMWORD PTR [r13+0x40]
	vmovups zmm5,ZMMWORD PTR [r13+0x80]
	vpbroadcastd zmm4,DWORD PTR [rbx]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rbp+0x0]
	vfnmadd231ps zmm8,zmm7,zmm4
	vfnmadd231ps zmm9,zmm6,zmm4
	vfnmadd231ps zmm10,zmm5,zmm4
	add    rbx,0x40
	add    rbp,0x40
	add    r12,0xc0
	add    r13,0xc0
	dec    r14
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xdf5>
	mov    rbx,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xf13>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm20
	vmovups ZMMWORD PTR [r11+0x40],zmm21
	vmovups ZMMWORD PTR [r11+0x80],zmm22
	lea    r11,[r11+rbx*4]
	jmp    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xfa1>
	mov    rbp,rcx
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x80]
	vaddps zmm10,zmm10,zmm7
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbp,r11
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x80]
	vaddps zmm22,zmm22,zmm7
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm20
	vmovups ZMMWORD PTR [r11+0x40],zmm21
	vmovups ZMMWORD PTR [r11+0x80],zmm22
	lea    r11,[r11+rbx*4]
	mov    rbx,rsi
	mov    rbp,rax
	mov    r12,rdx
	mov    r13,r10
	mov    r14,rdi
	sub    r14,0x1
	mov    r14,r14
	and    r14,0xf
	mov    r14,r14
	sub    r14,0xffffffffffffffff
	mov    r14,r14
	cmp    r14,rdi
	jbe    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xfcd>
	mov    r14,rdi
	mov    r15,r14
	shr    r15,0x2
	test   r15,r15
	je     <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x1245>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vmovups zmm10,ZMMWORD PTR [r12+0x80]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm11,zmm8,zmm20
	vfmadd231ps zmm12,zmm9,zmm20
	vfmadd231ps zmm13,zmm10,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm23,zmm8,zmm20
	vfmadd231ps zmm24,zmm9,zmm20
	vfmadd231ps zmm25,zmm10,zmm20
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	vmovups zmm10,ZMMWORD PTR [r13+0x80]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm23,zmm8,zmm20
	vfmadd231ps zmm24,zmm9,zmm20
	vfmadd231ps zmm25,zmm10,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbp+0x4]
	vfnmadd231ps zmm11,zmm8,zmm20
	vfnmadd231ps zmm12,zmm9,zmm20
	vfnmadd231ps zmm13,zmm10,zmm20
	vmovups zmm8,ZMMWORD PTR [r12+0xc0]
	vmovups zmm9,ZMMWORD PTR [r12+0x100]
	vmovups zmm10,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm11,zmm8,zmm20
	vfmadd231ps zmm12,zmm9,zmm20
	vfmadd231ps zmm13,zmm10,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm23,zmm8,zmm20
	vfmadd231ps zmm24,zmm9,zmm20
	vfmadd231ps zmm25,zmm10,zmm20
	vmovups zmm8,ZMMWORD PTR [r13+0xc0]
	vmovups zmm9,ZMMWORD PTR [r13+0x100]
	vmovups zmm10,ZMMWORD PTR [r13+0x140]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm23,zmm8,zmm20
	vfmadd231ps zmm24,zmm9,zmm20
	vfmadd231ps zmm25,zmm10,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbp+0x44]
	vfnmadd231ps zmm11,zmm8,zmm20
	vfnmadd231ps zmm12,zmm9,zmm20
	vfnmadd231ps zmm13,zmm10,zmm20
	vmovups zmm8,ZMMWORD PTR [r12+0x180]
	vmovups zmm9,ZMMWORD PTR [r12+0x1c0]
	vmovups zmm10,ZMMWORD PTR [r12+0x200]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm11,zmm8,zmm20
	vfmadd231ps zmm12,zmm9,zmm20
	vfmadd231ps zmm13,zmm10,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm23,zmm8,zmm20
	vfmadd231ps zmm24,zmm9,zmm20
	vfmadd231ps zmm25,zmm10,zmm20
	vmovups zmm8,ZMMWORD PTR [r13+0x180]
	vmovups zmm9,ZMMWORD PTR [r13+0x1c0]
	vmovups zmm10,ZMMWORD PTR [r13+0x200]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm23,zmm8,zmm20
	vfmadd231ps zmm24,zmm9,zmm20
	vfmadd231ps zmm25,zmm10,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbp+0x84]
	vfnmadd231ps zmm11,zmm8,zmm20
	vfnmadd231ps zmm12,zmm9,zmm20
	vfnmadd231ps zmm13,zmm10,zmm20
	vmovups zmm8,ZMMWORD PTR [r12+0x240]
	vmovups zmm9,ZMMWORD PTR [r12+0x280]
	vmovups zmm10,ZMMWORD PTR [r12+0x2c0]
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm11,zmm8,zmm20
	vfmadd231ps zmm12,zmm9,zmm20
	vfmadd231ps zmm13,zmm10,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm23,zmm8,zmm20
	vfmadd231ps zmm24,zmm9,zmm20
	vfmadd231ps zmm25,zmm10,zmm20
	vmovups zmm8,ZMMWORD PTR [r13+0x240]
	vmovups zmm9,ZMMWORD PTR [r13+0x280]
	vmovups zmm10,ZMMWORD PTR [r13+0x2c0]
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm23,zmm8,zmm20
	vfmadd231ps zmm24,zmm9,zmm20
	vfmadd231ps zmm25,zmm10,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbp+0xc4]
	vfnmadd231ps zmm11,zmm8,zmm20
	vfnmadd231ps zmm12,zmm9,zmm20
	vfnmadd231ps zmm13,zmm10,zmm20
	add    rbx,0x100
	add    rbp,0x100
	add    r12,0x300
	add    r13,0x300
	dec    r15
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0xfdd>
	mov    r14,r14
	and    r14,0x3
	test   r14,r14
	je     <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x1304>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vmovups zmm10,ZMMWORD PTR [r12+0x80]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm11,zmm8,zmm20
	vfmadd231ps zmm12,zmm9,zmm20
	vfmadd231ps zmm13,zmm10,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm23,zmm8,zmm20
	vfmadd231ps zmm24,zmm9,zmm20
	vfmadd231ps zmm25,zmm10,zmm20
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	vmovups zmm10,ZMMWORD PTR [r13+0x80]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm23,zmm8,zmm20
	vfmadd231ps zmm24,zmm9,zmm20
	vfmadd231ps zmm25,zmm10,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbp+0x4]
	vfnmadd231ps zmm11,zmm8,zmm20
	vfnmadd231ps zmm12,zmm9,zmm20
	vfnmadd231ps zmm13,zmm10,zmm20
	add    rbx,0x40
	add    rbp,0x40
	add    r12,0xc0
	add    r13,0xc0
	dec    r14
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x1255>
	mov    rbx,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x1342>
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm24
	vmovups ZMMWORD PTR [r11+0x80],zmm25
	lea    r11,[r11+rbx*4]
	jmp    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x13d0>
	mov    rbp,rcx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm11,zmm11,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x80]
	vaddps zmm13,zmm13,zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbp,r11
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm23,zmm23,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x80]
	vaddps zmm25,zmm25,zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm24
	vmovups ZMMWORD PTR [r11+0x80],zmm25
	lea    r11,[r11+rbx*4]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x13f0>
	mov    rbx,rdi
	mov    rdi,rbx
	shr    rdi,0x2
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x17ea>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x8]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm14,zmm8,zmm11
	vfnmadd231ps zmm15,zmm9,zmm11
	vfnmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm17,zmm8,zmm11
	vfnmadd231ps zmm18,zmm9,zmm11
	vfnmadd231ps zmm19,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm9,ZMMWORD PTR [rdx+0x100]
	vmovups zmm10,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x48]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [r10+0xc0]
	vmovups zmm9,ZMMWORD PTR [r10+0x100]
	vmovups zmm10,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm14,zmm8,zmm11
	vfnmadd231ps zmm15,zmm9,zmm11
	vfnmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm17,zmm8,zmm11
	vfnmadd231ps zmm18,zmm9,zmm11
	vfnmadd231ps zmm19,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x88]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm10,ZMMWORD PTR [r10+0x200]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm14,zmm8,zmm11
	vfnmadd231ps zmm15,zmm9,zmm11
	vfnmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm17,zmm8,zmm11
	vfnmadd231ps zmm18,zmm9,zmm11
	vfnmadd231ps zmm19,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [rdx+0x240]
	vmovups zmm9,ZMMWORD PTR [rdx+0x280]
	vmovups zmm10,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm11,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [r10+0x240]
	vmovups zmm9,ZMMWORD PTR [r10+0x280]
	vmovups zmm10,ZMMWORD PTR [r10+0x2c0]
	vpbroadcastd zmm11,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm8,zmm11
	vfnmadd231ps zmm15,zmm9,zmm11
	vfnmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm17,zmm8,zmm11
	vfnmadd231ps zmm18,zmm9,zmm11
	vfnmadd231ps zmm19,zmm10,zmm11
	add    rsi,0x100
	add    rax,0x100
	add    rdx,0x300
	add    r10,0x300
	dec    rdi
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x1400>
	mov    rdi,rbx
	and    rdi,0x3
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x1909>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x8]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm14,zmm8,zmm11
	vfnmadd231ps zmm15,zmm9,zmm11
	vfnmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm17,zmm8,zmm11
	vfnmadd231ps zmm18,zmm9,zmm11
	vfnmadd231ps zmm19,zmm10,zmm11
	add    rsi,0x40
	add    rax,0x40
	add    rdx,0xc0
	add    r10,0xc0
	dec    rdi
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x17fa>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x1977>
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm18
	vmovups ZMMWORD PTR [rcx+0x80],zmm19
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm26
	vmovups ZMMWORD PTR [r11+0x40],zmm27
	vmovups ZMMWORD PTR [r11+0x80],zmm28
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm29
	vmovups ZMMWORD PTR [r11+0x40],zmm30
	vmovups ZMMWORD PTR [r11+0x80],zmm31
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_transposed_4x48__x86_64_avx512+0x1a85>
	mov    r10,rcx
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vaddps zmm16,zmm16,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vaddps zmm19,zmm19,zmm8
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vaddps zmm28,zmm28,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm29,zmm29,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vaddps zmm31,zmm31,zmm8
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm18
	vmovups ZMMWORD PTR [rcx+0x80],zmm19
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm26
	vmovups ZMMWORD PTR [r11+0x40],zmm27
	vmovups ZMMWORD PTR [r11+0x80],zmm28
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm29
	vmovups ZMMWORD PTR [r11+0x40],zmm30
	vmovups ZMMWORD PTR [r11+0x80],zmm31
	lea    r11,[r11+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	ret
