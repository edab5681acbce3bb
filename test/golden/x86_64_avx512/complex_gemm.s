<nnp_complex_gemm_1x32__x86_64_avx512>:
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
	mov    r11,rdi
	and    r11,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_1x32__x86_64_avx512+0x218>
	mov    ebx,0x4
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rax]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10]
	vmovups zmm13,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm12,zmm14
	vfnmadd231ps zmm9,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vmovups zmm13,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rax+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10+0x80]
	vmovups zmm13,ZMMWORD PTR [r10+0xc0]
	vbroadcastss zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm12,zmm14
	vfnmadd231ps zmm9,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vmovups zmm13,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm14,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rax+0x8]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10+0x100]
	vmovups zmm13,ZMMWORD PTR [r10+0x140]
	vbroadcastss zmm14,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm12,zmm14
	vfnmadd231ps zmm9,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vmovups zmm13,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm14,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10+0x180]
	vmovups zmm13,ZMMWORD PTR [r10+0x1c0]
	vbroadcastss zmm14,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm12,zmm14
	vfnmadd231ps zmm9,zmm13,zmm14
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebx
	jne    <nnp_complex_gemm_1x32__x86_64_avx512+0x4a>
	add    rsi,0x340
	add    rax,0x340
	dec    rdi
	jne    <nnp_complex_gemm_1x32__x86_64_avx512+0x45>
	test   r11,r11
	je     <nnp_complex_gemm_1x32__x86_64_avx512+0x29a>
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rax]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10]
	vmovups zmm13,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm12,zmm14
	vfnmadd231ps zmm9,zmm13,zmm14
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    r11
	jne    <nnp_complex_gemm_1x32__x86_64_avx512+0x21d>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x18]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_1x32__x86_64_avx512+0x2d8>
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r10*4]
	jmp    <nnp_complex_gemm_1x32__x86_64_avx512+0x340>
	mov    r11,rcx
	vmovups zmm12,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    r11,[r11+r10*4]
	mov    r11,rax
	vmovups zmm12,ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    r11,[r11+r10*4]
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
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

<nnp_complex_gemm_2x32__x86_64_avx512>:
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
	mov    r11,rdi
	and    r11,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_2x32__x86_64_avx512+0x360>
	mov    ebx,0x4
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x40]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r10]
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm16,zmm18
	vfnmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm16,zmm18
	vfnmadd231ps zmm11,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vmovups zmm17,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x4]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x44]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r10+0x80]
	vmovups zmm17,ZMMWORD PTR [r10+0xc0]
	vbroadcastss zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm16,zmm18
	vfnmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm10,zmm16,zmm18
	vfnmadd231ps zmm11,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vmovups zmm17,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x48]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r10+0x100]
	vmovups zmm17,ZMMWORD PTR [r10+0x140]
	vbroadcastss zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm16,zmm18
	vfnmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm10,zmm16,zmm18
	vfnmadd231ps zmm11,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vmovups zmm17,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0xc]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r10+0x180]
	vmovups zmm17,ZMMWORD PTR [r10+0x1c0]
	vbroadcastss zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm16,zmm18
	vfnmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm10,zmm16,zmm18
	vfnmadd231ps zmm11,zmm17,zmm18
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebx
	jne    <nnp_complex_gemm_2x32__x86_64_avx512+0x62>
	add    rsi,0x340
	add    rax,0x340
	dec    rdi
	jne    <nnp_complex_gemm_2x32__x86_64_avx512+0x5d>
	test   r11,r11
	je     <nnp_complex_gemm_2x32__x86_64_avx512+0x436>
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x40]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r10]
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm16,zmm18
	vfnmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm16,zmm18
	vfnmadd231ps zmm11,zmm17,zmm18
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    r11
	jne    <nnp_complex_gemm_2x32__x86_64_avx512+0x369>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x18]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_2x32__x86_64_avx512+0x499>
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r10*4]
	jmp    <nnp_complex_gemm_2x32__x86_64_avx512+0x55d>
	mov    r11,rcx
	vmovups zmm16,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    r11,[r11+r10*4]
	vmovups zmm16,ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16,ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    r11,[r11+r10*4]
	mov    r11,rax
	vmovups zmm16,ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    r11,[r11+r10*4]
	vmovups zmm16,ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    r11,[r11+r10*4]
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
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
	int3
	int3

<nnp_complex_gemm_3x32__x86_64_avx512>:
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
	je     <nnp_complex_gemm_3x32__x86_64_avx512+0x4a8>
	mov    ebx,0x4
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x40]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x80]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm20,zmm22
	vfnmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm20,zmm22
	vfnmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm20,zmm22
	vfnmadd231ps zmm13,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vmovups zmm21,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x44]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x84]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r10+0x80]
	vmovups zmm21,ZMMWORD PTR [r10+0xc0]
	vbroadcastss zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm20,zmm22
	vfnmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm10,zmm20,zmm22
	vfnmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm12,zmm20,zmm22
	vfnmadd231ps zmm13,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vmovups zmm21,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x48]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x88]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r10+0x100]
	vmovups zmm21,ZMMWORD PTR [r10+0x140]
	vbroadcastss zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm20,zmm22
	vfnmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm10,zmm20,zmm22
	vfnmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm12,zmm20,zmm22
	vfnmadd231ps zmm13,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r10+0x180]
	vmovups zmm21,ZMMWORD PTR [r10+0x1c0]
	vbroadcastss zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm20,zmm22
	vfnmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm10,zmm20,zmm22
	vfnmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm12,zmm20,zmm22
	vfnmadd231ps zmm13,zmm21,zmm22
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebx
	jne    <nnp_complex_gemm_3x32__x86_64_avx512+0x7a>
	add    rsi,0x340
	add    rax,0x340
	dec    rdi
	jne    <nnp_complex_gemm_3x32__x86_64_avx512+0x75>
	test   r11,r11
	je     <nnp_complex_gemm_3x32__x86_64_avx512+0x5ca>
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x40]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x80]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm20,zmm22
	vfnmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm20,zmm22
	vfnmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm20,zmm22
	vfnmadd231ps zmm13,zmm21,zmm22
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    r11
	jne    <nnp_complex_gemm_3x32__x86_64_avx512+0x4b1>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x18]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_3x32__x86_64_avx512+0x64f>
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm13
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r10*4]
	jmp    <nnp_complex_gemm_3x32__x86_64_avx512+0x76f>
	mov    r11,rcx
	vmovups zmm20,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    r11,[r11+r10*4]
	vmovups zmm20,ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    r11,[r11+r10*4]
	vmovups zmm20,ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    r11,[r11+r10*4]
	mov    r11,rax
	vmovups zmm20,ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    r11,[r11+r10*4]
	vmovups zmm20,ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    r11,[r11+r10*4]
	vmovups zmm20,ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    r11,[r11+r10*4]
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm13
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
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

<nnp_complex_gemm_4x32__x86_64_avx512>:
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
	mov    r11,rdi
	and    r11,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_4x32__x86_64_avx512+0x72c>
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
	mov    ebx,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x40]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x80]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm24,ZMMWORD PTR [r10]
	vmovups zmm25,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm24,zmm26
	vfnmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm24,zmm26
	vfnmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x80]
	vmovups zmm25,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x4]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x44]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x84]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm24,ZMMWORD PTR [r10+0x80]
	vmovups zmm25,ZMMWORD PTR [r10+0xc0]
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm12,zmm24,zmm26
	vfnmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm14,zmm24,zmm26
	vfnmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm24,ZMMWORD PTR [rdx+0x100]
	vmovups zmm25,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x8]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x48]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x88]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm24,ZMMWORD PTR [r10+0x100]
	vmovups zmm25,ZMMWORD PTR [r10+0x140]
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm12,zmm24,zmm26
	vfnmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm24,zmm26
	vfnmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x180]
	vmovups zmm25,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xc]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm24,ZMMWORD PTR [r10+0x180]
	vmovups zmm25,ZMMWORD PTR [r10+0x1c0]
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm12,zmm24,zmm26
	vfnmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm14,zmm24,zmm26
	vfnmadd231ps zmm15,zmm25,zmm26
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebx
	jne    <nnp_complex_gemm_4x32__x86_64_avx512+0x156>
	add    rsi,0x340
	add    rax,0x340
	dec    rdi
	jne    <nnp_complex_gemm_4x32__x86_64_avx512+0x8d>
	test   r11,r11
	je     <nnp_complex_gemm_4x32__x86_64_avx512+0x8b8>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x40]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x80]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm24,ZMMWORD PTR [r10]
	vmovups zmm25,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm24,zmm26
	vfnmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm24,zmm26
	vfnmadd231ps zmm15,zmm25,zmm26
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    r11
	jne    <nnp_complex_gemm_4x32__x86_64_avx512+0x735>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x18]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_4x32__x86_64_avx512+0x963>
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm13
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r10*4]
	jmp    <nnp_complex_gemm_4x32__x86_64_avx512+0xadf>
	mov    r11,rcx
	vmovups zmm24,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    r11,[r11+r10*4]
	vmovups zmm24,ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24,ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    r11,[r11+r10*4]
	vmovups zmm24,ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24,ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    r11,[r11+r10*4]
	vmovups zmm24,ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24,ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    r11,[r11+r10*4]
	mov    r11,rax
	vmovups zmm24,ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24,ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    r11,[r11+r10*4]
	vmovups zmm24,ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24,ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    r11,[r11+r10*4]
	vmovups zmm24,ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm24
	vmovups zmm24,ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm24
	lea    r11,[r11+r10*4]
	vmovups zmm24,ZMMWORD PTR [r11]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24,ZMMWORD PTR [r11+0x40]
	vaddps zmm23,zmm23,zmm24
	lea    r11,[r11+r10*4]
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm13
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
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

<nnp_complex_gemm_5x32__x86_64_avx512>:
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
	mov    r11,rdi
	and    r11,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_5x32__x86_64_avx512+0x874>
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
	mov    ebx,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x40]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x80]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x100]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm28,ZMMWORD PTR [r10]
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm28,zmm30
	vfnmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm28,zmm30
	vfnmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm28,zmm30
	vfnmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vmovups zmm29,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x4]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x44]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x84]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x104]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm28,ZMMWORD PTR [r10+0x80]
	vmovups zmm29,ZMMWORD PTR [r10+0xc0]
	vbroadcastss zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm12,zmm28,zmm30
	vfnmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm14,zmm28,zmm30
	vfnmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x104]
	vfnmadd231ps zmm16,zmm28,zmm30
	vfnmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm28,ZMMWORD PTR [rdx+0x100]
	vmovups zmm29,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x8]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x48]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x88]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x108]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm28,ZMMWORD PTR [r10+0x100]
	vmovups zmm29,ZMMWORD PTR [r10+0x140]
	vbroadcastss zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm12,zmm28,zmm30
	vfnmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm28,zmm30
	vfnmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x108]
	vfnmadd231ps zmm16,zmm28,zmm30
	vfnmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x180]
	vmovups zmm29,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xc]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm28,ZMMWORD PTR [r10+0x180]
	vmovups zmm29,ZMMWORD PTR [r10+0x1c0]
	vbroadcastss zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm12,zmm28,zmm30
	vfnmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm14,zmm28,zmm30
	vfnmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x10c]
	vfnmadd231ps zmm16,zmm28,zmm30
	vfnmadd231ps zmm17,zmm29,zmm30
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebx
	jne    <nnp_complex_gemm_5x32__x86_64_avx512+0x16e>
	add    rsi,0x340
	add    rax,0x340
	dec    rdi
	jne    <nnp_complex_gemm_5x32__x86_64_avx512+0xa5>
	test   r11,r11
	je     <nnp_complex_gemm_5x32__x86_64_avx512+0xa4c>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x40]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x80]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x100]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm28,ZMMWORD PTR [r10]
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm28,zmm30
	vfnmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm28,zmm30
	vfnmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm28,zmm30
	vfnmadd231ps zmm17,zmm29,zmm30
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    r11
	jne    <nnp_complex_gemm_5x32__x86_64_avx512+0x87d>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x18]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_5x32__x86_64_avx512+0xb19>
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm13
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm17
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r10*4]
	jmp    <nnp_complex_gemm_5x32__x86_64_avx512+0xcf1>
	mov    r11,rcx
	vmovups zmm28,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    r11,[r11+r10*4]
	vmovups zmm28,ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28,ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    r11,[r11+r10*4]
	vmovups zmm28,ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28,ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    r11,[r11+r10*4]
	vmovups zmm28,ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28,ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    r11,[r11+r10*4]
	vmovups zmm28,ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28,ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    r11,[r11+r10*4]
	mov    r11,rax
	vmovups zmm28,ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28,ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    r11,[r11+r10*4]
	vmovups zmm28,ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28,ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    r11,[r11+r10*4]
	vmovups zmm28,ZMMWORD PTR [r11]
	vaddps zmm22,zmm22,zmm28
	vmovups zmm28,ZMMWORD PTR [r11+0x40]
	vaddps zmm23,zmm23,zmm28
	lea    r11,[r11+r10*4]
	vmovups zmm28,ZMMWORD PTR [r11]
	vaddps zmm24,zmm24,zmm28
	vmovups zmm28,ZMMWORD PTR [r11+0x40]
	vaddps zmm25,zmm25,zmm28
	lea    r11,[r11+r10*4]
	vmovups zmm28,ZMMWORD PTR [r11]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28,ZMMWORD PTR [r11+0x40]
	vaddps zmm27,zmm27,zmm28
	lea    r11,[r11+r10*4]
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm13
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm17
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
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

<nnp_complex_gemm_6x32__x86_64_avx512>:
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
	je     <nnp_complex_gemm_6x32__x86_64_avx512+0x9bc>
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
	mov    ebx,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x40]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x80]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x100]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x140]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm7,zmm5
	vfnmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm7,zmm5
	vfnmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm7,zmm5
	vfnmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x140]
	vfnmadd231ps zmm18,zmm7,zmm5
	vfnmadd231ps zmm19,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x80]
	vmovups zmm6,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x4]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x44]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x84]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x104]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x144]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm7,ZMMWORD PTR [r10+0x80]
	vmovups zmm6,ZMMWORD PTR [r10+0xc0]
	vbroadcastss zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm12,zmm7,zmm5
	vfnmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm14,zmm7,zmm5
	vfnmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x104]
	vfnmadd231ps zmm16,zmm7,zmm5
	vfnmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x144]
	vfnmadd231ps zmm18,zmm7,zmm5
	vfnmadd231ps zmm19,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm7,ZMMWORD PTR [rdx+0x100]
	vmovups zmm6,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x8]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x48]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x88]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x108]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x148]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm7,ZMMWORD PTR [r10+0x100]
	vmovups zmm6,ZMMWORD PTR [r10+0x140]
	vbroadcastss zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm12,zmm7,zmm5
	vfnmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm7,zmm5
	vfnmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x108]
	vfnmadd231ps zmm16,zmm7,zmm5
	vfnmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x148]
	vfnmadd231ps zmm18,zmm7,zmm5
	vfnmadd231ps zmm19,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xc]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x14c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm7,ZMMWORD PTR [r10+0x180]
	vmovups zmm6,ZMMWORD PTR [r10+0x1c0]
	vbroadcastss zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm12,zmm7,zmm5
	vfnmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm14,zmm7,zmm5
	vfnmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x10c]
	vfnmadd231ps zmm16,zmm7,zmm5
	vfnmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x14c]
	vfnmadd231ps zmm18,zmm7,zmm5
	vfnmadd231ps zmm19,zmm6,zmm5
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebx
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0x186>
	add    rsi,0x340
	add    rax,0x340
	dec    rdi
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0xbd>
	test   r11,r11
	je     <nnp_complex_gemm_6x32__x86_64_avx512+0xbe0>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x40]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x80]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x100]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x140]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm7,zmm5
	vfnmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm7,zmm5
	vfnmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm7,zmm5
	vfnmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x140]
	vfnmadd231ps zmm18,zmm7,zmm5
	vfnmadd231ps zmm19,zmm6,zmm5
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    r11
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0x9c5>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x18]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0xccf>
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm13
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm17
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm18
	vmovups ZMMWORD PTR [r11+0x40],zmm19
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	lea    rax,[rax+r10*4]
	jmp    <nnp_complex_gemm_6x32__x86_64_avx512+0xf03>
	mov    r11,rcx
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm7
	lea    r11,[r11+r10*4]
	mov    r11,rax
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm25,zmm25,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm27,zmm27,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm28,zmm28,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm29,zmm29,zmm7
	lea    r11,[r11+r10*4]
	vmovups zmm7,ZMMWORD PTR [r11]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7,ZMMWORD PTR [r11+0x40]
	vaddps zmm31,zmm31,zmm7
	lea    r11,[r11+r10*4]
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm13
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm17
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm18
	vmovups ZMMWORD PTR [r11+0x40],zmm19
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
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

<nnp_complex_gemm_7x32__x86_64_avx512>:
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
	vpxord zmm7,zmm7,zmm7
	vpxord zmm6,zmm6,zmm6
	vpxord zmm5,zmm5,zmm5
	vpxord zmm4,zmm4,zmm4
	mov    r11,rdi
	and    r11,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_7x32__x86_64_avx512+0xb04>
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
	mov    ebx,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x40]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x80]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x100]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x140]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x180]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm3,ZMMWORD PTR [r10]
	vmovups zmm2,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm3,zmm1
	vfnmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm3,zmm1
	vfnmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm3,zmm1
	vfnmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x140]
	vfnmadd231ps zmm18,zmm3,zmm1
	vfnmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x180]
	vfnmadd231ps zmm20,zmm3,zmm1
	vfnmadd231ps zmm21,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x80]
	vmovups zmm2,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x44]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x84]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x104]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x144]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x184]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm3,ZMMWORD PTR [r10+0x80]
	vmovups zmm2,ZMMWORD PTR [r10+0xc0]
	vbroadcastss zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm12,zmm3,zmm1
	vfnmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm14,zmm3,zmm1
	vfnmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x104]
	vfnmadd231ps zmm16,zmm3,zmm1
	vfnmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x144]
	vfnmadd231ps zmm18,zmm3,zmm1
	vfnmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x184]
	vfnmadd231ps zmm20,zmm3,zmm1
	vfnmadd231ps zmm21,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm3,ZMMWORD PTR [rdx+0x100]
	vmovups zmm2,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x48]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x88]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x108]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x148]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x188]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm3,ZMMWORD PTR [r10+0x100]
	vmovups zmm2,ZMMWORD PTR [r10+0x140]
	vbroadcastss zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm12,zmm3,zmm1
	vfnmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm3,zmm1
	vfnmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x108]
	vfnmadd231ps zmm16,zmm3,zmm1
	vfnmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x148]
	vfnmadd231ps zmm18,zmm3,zmm1
	vfnmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x188]
	vfnmadd231ps zmm20,zmm3,zmm1
	vfnmadd231ps zmm21,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x180]
	vmovups zmm2,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0xc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x14c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x18c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm3,ZMMWORD PTR [r10+0x180]
	vmovups zmm2,ZMMWORD PTR [r10+0x1c0]
	vbroadcastss zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm12,zmm3,zmm1
	vfnmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm14,zmm3,zmm1
	vfnmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x10c]
	vfnmadd231ps zmm16,zmm3,zmm1
	vfnmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x14c]
	vfnmadd231ps zmm18,zmm3,zmm1
	vfnmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x18c]
	vfnmadd231ps zmm20,zmm3,zmm1
	vfnmadd231ps zmm21,zmm2,zmm1
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebx
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0x19e>
	add    rsi,0x340
	add    rax,0x340
	dec    rdi
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0xd5>
	test   r11,r11
	je     <nnp_complex_gemm_7x32__x86_64_avx512+0xd74>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x40]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x80]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x100]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x140]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x180]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm3,ZMMWORD PTR [r10]
	vmovups zmm2,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm3,zmm1
	vfnmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm3,zmm1
	vfnmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm3,zmm1
	vfnmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x140]
	vfnmadd231ps zmm18,zmm3,zmm1
	vfnmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rax+0x180]
	vfnmadd231ps zmm20,zmm3,zmm1
	vfnmadd231ps zmm21,zmm2,zmm1
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    r11
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0xb0d>
	mov    rax,rcx
	mov    r10,QWORD PTR [r8+0x18]
	lea    rax,[rax+r10*4]
	mov    r10,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0xe85>
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm13
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm17
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm18
	vmovups ZMMWORD PTR [r11+0x40],zmm19
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm20
	vmovups ZMMWORD PTR [r11+0x40],zmm21
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm7
	vmovups ZMMWORD PTR [rax+0x40],zmm6
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm5
	vmovups ZMMWORD PTR [rax+0x40],zmm4
	lea    rax,[rax+r10*4]
	jmp    <nnp_complex_gemm_7x32__x86_64_avx512+0x1115>
	mov    r11,rcx
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    r11,[r11+r10*4]
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    r11,[r11+r10*4]
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    r11,[r11+r10*4]
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    r11,[r11+r10*4]
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm3
	lea    r11,[r11+r10*4]
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm3
	lea    r11,[r11+r10*4]
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm3
	lea    r11,[r11+r10*4]
	mov    r11,rax
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    r11,[r11+r10*4]
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    r11,[r11+r10*4]
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm26,zmm26,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm27,zmm27,zmm3
	lea    r11,[r11+r10*4]
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm28,zmm28,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm29,zmm29,zmm3
	lea    r11,[r11+r10*4]
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm30,zmm30,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm31,zmm31,zmm3
	lea    r11,[r11+r10*4]
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm7,zmm7,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm6,zmm6,zmm3
	lea    r11,[r11+r10*4]
	vmovups zmm3,ZMMWORD PTR [r11]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3,ZMMWORD PTR [r11+0x40]
	vaddps zmm4,zmm4,zmm3
	lea    r11,[r11+r10*4]
	mov    r11,rcx
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm13
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm17
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm18
	vmovups ZMMWORD PTR [r11+0x40],zmm19
	lea    r11,[r11+r10*4]
	vmovups ZMMWORD PTR [r11],zmm20
	vmovups ZMMWORD PTR [r11+0x40],zmm21
	lea    r11,[r11+r10*4]
	mov    rax,rax
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm7
	vmovups ZMMWORD PTR [rax+0x40],zmm6
	lea    rax,[rax+r10*4]
	vmovups ZMMWORD PTR [rax],zmm5
	vmovups ZMMWORD PTR [rax+0x40],zmm4
	lea    rax,[rax+r10*4]
	vzeroupper
	pop    rbx
	ret
