<nnp_complex_gemm_1x32__x86_64_avx512>:
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
	mov    rbx,rdi
	and    rbx,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_1x32__x86_64_avx512+0x224>
	mov    ebp,0x4
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rax]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10]
	vmovups zmm13,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm12,zmm14
	vfnmadd231ps zmm9,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vmovups zmm13,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rax+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10+0x80]
	vmovups zmm13,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm12,zmm14
	vfnmadd231ps zmm9,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vmovups zmm13,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm14,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rax+0x8]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10+0x100]
	vmovups zmm13,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm14,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm12,zmm14
	vfnmadd231ps zmm9,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vmovups zmm13,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm14,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10+0x180]
	vmovups zmm13,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm14,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm12,zmm14
	vfnmadd231ps zmm9,zmm13,zmm14
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebp
	jne    <nnp_complex_gemm_1x32__x86_64_avx512+0x56>
	add    rsi,0x340
	add    rax,0x340
	dec    rdi
	jne    <nnp_complex_gemm_1x32__x86_64_avx512+0x51>
	test   rbx,rbx
	je     <nnp_complex_gemm_1x32__x86_64_avx512+0x2a6>
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rax]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10]
	vmovups zmm13,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm12,zmm14
	vfnmadd231ps zmm9,zmm13,zmm14
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    rbx
	jne    <nnp_complex_gemm_1x32__x86_64_avx512+0x229>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_1x32__x86_64_avx512+0x2d3>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_1x32__x86_64_avx512+0x335>
	mov    r10,rcx
	vmovups zmm12,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups zmm12,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
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

<nnp_complex_gemm_2x32__x86_64_avx512>:
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
	mov    rbx,rdi
	and    rbx,0xf
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_complex_gemm_2x32__x86_64_avx512+0x36c>
	mov    ebp,0x4
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x40]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r10]
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm16,zmm18
	vfnmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm16,zmm18
	vfnmadd231ps zmm11,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vmovups zmm17,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x4]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x44]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r10+0x80]
	vmovups zmm17,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm16,zmm18
	vfnmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm10,zmm16,zmm18
	vfnmadd231ps zmm11,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vmovups zmm17,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x48]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r10+0x100]
	vmovups zmm17,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm16,zmm18
	vfnmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm10,zmm16,zmm18
	vfnmadd231ps zmm11,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vmovups zmm17,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0xc]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r10+0x180]
	vmovups zmm17,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm16,zmm18
	vfnmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm10,zmm16,zmm18
	vfnmadd231ps zmm11,zmm17,zmm18
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebp
	jne    <nnp_complex_gemm_2x32__x86_64_avx512+0x6e>
	add    rsi,0x340
	add    rax,0x340
	dec    rdi
	jne    <nnp_complex_gemm_2x32__x86_64_avx512+0x69>
	test   rbx,rbx
	je     <nnp_complex_gemm_2x32__x86_64_avx512+0x442>
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x40]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r10]
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm16,zmm18
	vfnmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm16,zmm18
	vfnmadd231ps zmm11,zmm17,zmm18
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    rbx
	jne    <nnp_complex_gemm_2x32__x86_64_avx512+0x375>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_2x32__x86_64_avx512+0x494>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm13
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_2x32__x86_64_avx512+0x552>
	mov    r10,rcx
	vmovups zmm16,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups zmm16,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm13
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
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
	int3
	int3

<nnp_complex_gemm_3x32__x86_64_avx512>:
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
	je     <nnp_complex_gemm_3x32__x86_64_avx512+0x4b4>
	mov    ebp,0x4
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x40]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x80]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm20,zmm22
	vfnmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm20,zmm22
	vfnmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm20,zmm22
	vfnmadd231ps zmm13,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vmovups zmm21,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x44]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x84]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r10+0x80]
	vmovups zmm21,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm20,zmm22
	vfnmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm10,zmm20,zmm22
	vfnmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm12,zmm20,zmm22
	vfnmadd231ps zmm13,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vmovups zmm21,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x48]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x88]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r10+0x100]
	vmovups zmm21,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm20,zmm22
	vfnmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm10,zmm20,zmm22
	vfnmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm12,zmm20,zmm22
	vfnmadd231ps zmm13,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r10+0x180]
	vmovups zmm21,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm20,zmm22
	vfnmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm10,zmm20,zmm22
	vfnmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm12,zmm20,zmm22
	vfnmadd231ps zmm13,zmm21,zmm22
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebp
	jne    <nnp_complex_gemm_3x32__x86_64_avx512+0x86>
	add    rsi,0x340
	add    rax,0x340
	dec    rdi
	jne    <nnp_complex_gemm_3x32__x86_64_avx512+0x81>
	test   rbx,rbx
	je     <nnp_complex_gemm_3x32__x86_64_avx512+0x5d6>
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x40]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x80]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm20,zmm22
	vfnmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm20,zmm22
	vfnmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm20,zmm22
	vfnmadd231ps zmm13,zmm21,zmm22
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    rbx
	jne    <nnp_complex_gemm_3x32__x86_64_avx512+0x4bd>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_3x32__x86_64_avx512+0x64a>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm17
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm18
	vmovups ZMMWORD PTR [r11+0x40],zmm19
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_3x32__x86_64_avx512+0x764>
	mov    r10,rcx
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm15
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm17
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm18
	vmovups ZMMWORD PTR [r11+0x40],zmm19
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

<nnp_complex_gemm_4x32__x86_64_avx512>:
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
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_complex_gemm_4x32__x86_64_avx512+0xaa>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_complex_gemm_4x32__x86_64_avx512+0x75f>
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
	mov    ebp,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x40]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x80]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm24,ZMMWORD PTR [r10]
	vmovups zmm25,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm24,zmm26
	vfnmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm24,zmm26
	vfnmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x80]
	vmovups zmm25,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x4]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x44]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x84]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm24,ZMMWORD PTR [r10+0x80]
	vmovups zmm25,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm12,zmm24,zmm26
	vfnmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm14,zmm24,zmm26
	vfnmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm24,ZMMWORD PTR [rdx+0x100]
	vmovups zmm25,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x8]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x48]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x88]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm24,ZMMWORD PTR [r10+0x100]
	vmovups zmm25,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm12,zmm24,zmm26
	vfnmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm24,zmm26
	vfnmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x180]
	vmovups zmm25,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xc]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm24,ZMMWORD PTR [r10+0x180]
	vmovups zmm25,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm12,zmm24,zmm26
	vfnmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm14,zmm24,zmm26
	vfnmadd231ps zmm15,zmm25,zmm26
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebp
	jne    <nnp_complex_gemm_4x32__x86_64_avx512+0x189>
	add    rsi,0x340
	add    rax,0x340
	dec    rbx
	jne    <nnp_complex_gemm_4x32__x86_64_avx512+0xc0>
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
	jbe    <nnp_complex_gemm_4x32__x86_64_avx512+0x84f>
	mov    r14,rdi
	mov    r15,r14
	shr    r15,0x2
	test   r15,r15
	je     <nnp_complex_gemm_4x32__x86_64_avx512+0xbdb>
	prefetcht0 BYTE PTR [r12+0x1000]
	prefetcht0 BYTE PTR [r12+0x1040]
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm26,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	prefetcht0 BYTE PTR [r13+0x1000]
	prefetcht0 BYTE PTR [r13+0x1040]
	vmovups zmm24,ZMMWORD PTR [r13+0x0]
	vmovups zmm25,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm26,DWORD PTR [rbx]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x0]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x40]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	prefetcht0 BYTE PTR [r12+0x1080]
	prefetcht0 BYTE PTR [r12+0x10c0]
	vmovups zmm24,ZMMWORD PTR [r12+0x80]
	vmovups zmm25,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm26,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	prefetcht0 BYTE PTR [r13+0x1080]
	prefetcht0 BYTE PTR [r13+0x10c0]
	vmovups zmm24,ZMMWORD PTR [r13+0x80]
	vmovups zmm25,ZMMWORD PTR [r13+0xc0]
	vpbroadcastd zmm26,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x4]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x44]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	prefetcht0 BYTE PTR [r12+0x1100]
	prefetcht0 BYTE PTR [r12+0x1140]
	vmovups zmm24,ZMMWORD PTR [r12+0x100]
	vmovups zmm25,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm26,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	prefetcht0 BYTE PTR [r13+0x1100]
	prefetcht0 BYTE PTR [r13+0x1140]
	vmovups zmm24,ZMMWORD PTR [r13+0x100]
	vmovups zmm25,ZMMWORD PTR [r13+0x140]
	vpbroadcastd zmm26,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x8]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x48]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	prefetcht0 BYTE PTR [r12+0x1180]
	prefetcht0 BYTE PTR [r12+0x11c0]
	vmovups zmm24,ZMMWORD PTR [r12+0x180]
	vmovups zmm25,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	prefetcht0 BYTE PTR [r13+0x1180]
	prefetcht0 BYTE PTR [r13+0x11c0]
	vmovups zmm24,ZMMWORD PTR [r13+0x180]
	vmovups zmm25,ZMMWORD PTR [r13+0x1c0]
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0xc]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x4c]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	add    rbx,0x10
	add    rbp,0x10
	add    r12,0x200
	add    r13,0x200
	dec    r15
	jne    <nnp_complex_gemm_4x32__x86_64_avx512+0x85f>
	mov    r14,r14
	and    r14,0x3
	test   r14,r14
	je     <nnp_complex_gemm_4x32__x86_64_avx512+0xcdf>
	prefetcht0 BYTE PTR [r12+0x1000]
	prefetcht0 BYTE PTR [r12+0x1040]
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm26,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	prefetcht0 BYTE PTR [r13+0x1000]
	prefetcht0 BYTE PTR [r13+0x1040]
	vmovups zmm24,ZMMWORD PTR [r13+0x0]
	vmovups zmm25,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm26,DWORD PTR [rbx]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x0]
	vfnmadd231ps zmm8,zmm24,zmm26
	vfnmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x40]
	vfnmadd231ps zmm10,zmm24,zmm26
	vfnmadd231ps zmm11,zmm25,zmm26
	add    rbx,0x4
	add    rbp,0x4
	add    r12,0x80
	add    r13,0x80
	dec    r14
	jne    <nnp_complex_gemm_4x32__x86_64_avx512+0xbeb>
	mov    rbx,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_4x32__x86_64_avx512+0xd31>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm17
	lea    r11,[r11+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm18
	vmovups ZMMWORD PTR [r11+0x40],zmm19
	lea    r11,[r11+rbx*4]
	jmp    <nnp_complex_gemm_4x32__x86_64_avx512+0xdf7>
	mov    rbp,rcx
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbp,r11
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm17
	lea    r11,[r11+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm18
	vmovups ZMMWORD PTR [r11+0x40],zmm19
	lea    r11,[r11+rbx*4]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_complex_gemm_4x32__x86_64_avx512+0xe17>
	mov    rbx,rdi
	mov    rdi,rbx
	shr    rdi,0x2
	test   rdi,rdi
	je     <nnp_complex_gemm_4x32__x86_64_avx512+0x1114>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x80]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x84]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vmovups zmm9,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x88]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x100]
	vmovups zmm9,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    rdi
	jne    <nnp_complex_gemm_4x32__x86_64_avx512+0xe27>
	mov    rdi,rbx
	and    rdi,0x3
	test   rdi,rdi
	je     <nnp_complex_gemm_4x32__x86_64_avx512+0x11f5>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x80]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    rdi
	jne    <nnp_complex_gemm_4x32__x86_64_avx512+0x1124>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_4x32__x86_64_avx512+0x1247>
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm20
	vmovups ZMMWORD PTR [r11+0x40],zmm21
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm23
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_4x32__x86_64_avx512+0x1305>
	mov    r10,rcx
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm8
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm20
	vmovups ZMMWORD PTR [r11+0x40],zmm21
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm23
	lea    r11,[r11+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
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

<nnp_complex_gemm_5x32__x86_64_avx512>:
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
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_complex_gemm_5x32__x86_64_avx512+0xc2>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_complex_gemm_5x32__x86_64_avx512+0x8a7>
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
	mov    ebp,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x40]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x80]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x100]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm28,ZMMWORD PTR [r10]
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm28,zmm30
	vfnmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm28,zmm30
	vfnmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm28,zmm30
	vfnmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vmovups zmm29,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x4]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x44]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x84]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x104]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm28,ZMMWORD PTR [r10+0x80]
	vmovups zmm29,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm12,zmm28,zmm30
	vfnmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm14,zmm28,zmm30
	vfnmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x104]
	vfnmadd231ps zmm16,zmm28,zmm30
	vfnmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm28,ZMMWORD PTR [rdx+0x100]
	vmovups zmm29,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x8]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x48]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x88]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x108]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm28,ZMMWORD PTR [r10+0x100]
	vmovups zmm29,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm12,zmm28,zmm30
	vfnmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm28,zmm30
	vfnmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x108]
	vfnmadd231ps zmm16,zmm28,zmm30
	vfnmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x180]
	vmovups zmm29,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xc]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm28,ZMMWORD PTR [r10+0x180]
	vmovups zmm29,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm12,zmm28,zmm30
	vfnmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm14,zmm28,zmm30
	vfnmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x10c]
	vfnmadd231ps zmm16,zmm28,zmm30
	vfnmadd231ps zmm17,zmm29,zmm30
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebp
	jne    <nnp_complex_gemm_5x32__x86_64_avx512+0x1a1>
	add    rsi,0x340
	add    rax,0x340
	dec    rbx
	jne    <nnp_complex_gemm_5x32__x86_64_avx512+0xd8>
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
	jbe    <nnp_complex_gemm_5x32__x86_64_avx512+0x997>
	mov    r14,rdi
	mov    r15,r14
	shr    r15,0x2
	test   r15,r15
	je     <nnp_complex_gemm_5x32__x86_64_avx512+0xd23>
	prefetcht0 BYTE PTR [r12+0x1000]
	prefetcht0 BYTE PTR [r12+0x1040]
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm30,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	prefetcht0 BYTE PTR [r13+0x1000]
	prefetcht0 BYTE PTR [r13+0x1040]
	vmovups zmm28,ZMMWORD PTR [r13+0x0]
	vmovups zmm29,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm30,DWORD PTR [rbx]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x0]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x40]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	prefetcht0 BYTE PTR [r12+0x1080]
	prefetcht0 BYTE PTR [r12+0x10c0]
	vmovups zmm28,ZMMWORD PTR [r12+0x80]
	vmovups zmm29,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm30,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	prefetcht0 BYTE PTR [r13+0x1080]
	prefetcht0 BYTE PTR [r13+0x10c0]
	vmovups zmm28,ZMMWORD PTR [r13+0x80]
	vmovups zmm29,ZMMWORD PTR [r13+0xc0]
	vpbroadcastd zmm30,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x4]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x44]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	prefetcht0 BYTE PTR [r12+0x1100]
	prefetcht0 BYTE PTR [r12+0x1140]
	vmovups zmm28,ZMMWORD PTR [r12+0x100]
	vmovups zmm29,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm30,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	prefetcht0 BYTE PTR [r13+0x1100]
	prefetcht0 BYTE PTR [r13+0x1140]
	vmovups zmm28,ZMMWORD PTR [r13+0x100]
	vmovups zmm29,ZMMWORD PTR [r13+0x140]
	vpbroadcastd zmm30,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x8]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x48]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	prefetcht0 BYTE PTR [r12+0x1180]
	prefetcht0 BYTE PTR [r12+0x11c0]
	vmovups zmm28,ZMMWORD PTR [r12+0x180]
	vmovups zmm29,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	prefetcht0 BYTE PTR [r13+0x1180]
	prefetcht0 BYTE PTR [r13+0x11c0]
	vmovups zmm28,ZMMWORD PTR [r13+0x180]
	vmovups zmm29,ZMMWORD PTR [r13+0x1c0]
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0xc]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x4c]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	add    rbx,0x10
	add    rbp,0x10
	add    r12,0x200
	add    r13,0x200
	dec    r15
	jne    <nnp_complex_gemm_5x32__x86_64_avx512+0x9a7>
	mov    r14,r14
	and    r14,0x3
	test   r14,r14
	je     <nnp_complex_gemm_5x32__x86_64_avx512+0xe27>
	prefetcht0 BYTE PTR [r12+0x1000]
	prefetcht0 BYTE PTR [r12+0x1040]
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm30,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	prefetcht0 BYTE PTR [r13+0x1000]
	prefetcht0 BYTE PTR [r13+0x1040]
	vmovups zmm28,ZMMWORD PTR [r13+0x0]
	vmovups zmm29,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm30,DWORD PTR [rbx]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x0]
	vfnmadd231ps zmm8,zmm28,zmm30
	vfnmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x40]
	vfnmadd231ps zmm10,zmm28,zmm30
	vfnmadd231ps zmm11,zmm29,zmm30
	add    rbx,0x4
	add    rbp,0x4
	add    r12,0x80
	add    r13,0x80
	dec    r14
	jne    <nnp_complex_gemm_5x32__x86_64_avx512+0xd33>
	mov    rbx,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_5x32__x86_64_avx512+0xe79>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm18
	vmovups ZMMWORD PTR [r11+0x40],zmm19
	lea    r11,[r11+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm20
	vmovups ZMMWORD PTR [r11+0x40],zmm21
	lea    r11,[r11+rbx*4]
	jmp    <nnp_complex_gemm_5x32__x86_64_avx512+0xf3f>
	mov    rbp,rcx
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbp,r11
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm18
	vmovups ZMMWORD PTR [r11+0x40],zmm19
	lea    r11,[r11+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm20
	vmovups ZMMWORD PTR [r11+0x40],zmm21
	lea    r11,[r11+rbx*4]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_complex_gemm_5x32__x86_64_avx512+0xf5f>
	mov    rbx,rdi
	mov    rdi,rbx
	shr    rdi,0x2
	test   rdi,rdi
	je     <nnp_complex_gemm_5x32__x86_64_avx512+0x138c>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x80]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x84]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x104]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vmovups zmm9,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x104]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x88]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x108]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x100]
	vmovups zmm9,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x108]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x10c]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    rdi
	jne    <nnp_complex_gemm_5x32__x86_64_avx512+0xf6f>
	mov    rdi,rbx
	and    rdi,0x3
	test   rdi,rdi
	je     <nnp_complex_gemm_5x32__x86_64_avx512+0x14b9>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x80]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    rdi
	jne    <nnp_complex_gemm_5x32__x86_64_avx512+0x139c>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_5x32__x86_64_avx512+0x152d>
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm23
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm24
	vmovups ZMMWORD PTR [r11+0x40],zmm25
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm26
	vmovups ZMMWORD PTR [r11+0x40],zmm27
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_5x32__x86_64_avx512+0x1647>
	mov    r10,rcx
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm23
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm24
	vmovups ZMMWORD PTR [r11+0x40],zmm25
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm26
	vmovups ZMMWORD PTR [r11+0x40],zmm27
	lea    r11,[r11+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
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

<nnp_complex_gemm_6x32__x86_64_avx512>:
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
	jbe    <nnp_complex_gemm_6x32__x86_64_avx512+0xda>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_complex_gemm_6x32__x86_64_avx512+0x9ef>
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
	mov    ebp,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x40]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x80]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x100]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x140]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm7,zmm5
	vfnmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm7,zmm5
	vfnmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm7,zmm5
	vfnmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x140]
	vfnmadd231ps zmm18,zmm7,zmm5
	vfnmadd231ps zmm19,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x80]
	vmovups zmm6,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x4]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x44]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x84]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x104]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x144]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm7,ZMMWORD PTR [r10+0x80]
	vmovups zmm6,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm12,zmm7,zmm5
	vfnmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm14,zmm7,zmm5
	vfnmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x104]
	vfnmadd231ps zmm16,zmm7,zmm5
	vfnmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x144]
	vfnmadd231ps zmm18,zmm7,zmm5
	vfnmadd231ps zmm19,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm7,ZMMWORD PTR [rdx+0x100]
	vmovups zmm6,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x8]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x48]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x88]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x108]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x148]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm7,ZMMWORD PTR [r10+0x100]
	vmovups zmm6,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm12,zmm7,zmm5
	vfnmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm7,zmm5
	vfnmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x108]
	vfnmadd231ps zmm16,zmm7,zmm5
	vfnmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x148]
	vfnmadd231ps zmm18,zmm7,zmm5
	vfnmadd231ps zmm19,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xc]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x14c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm7,ZMMWORD PTR [r10+0x180]
	vmovups zmm6,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm12,zmm7,zmm5
	vfnmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm14,zmm7,zmm5
	vfnmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x10c]
	vfnmadd231ps zmm16,zmm7,zmm5
	vfnmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x14c]
	vfnmadd231ps zmm18,zmm7,zmm5
	vfnmadd231ps zmm19,zmm6,zmm5
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebp
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0x1b9>
	add    rsi,0x340
	add    rax,0x340
	dec    rbx
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0xf0>
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
	jbe    <nnp_complex_gemm_6x32__x86_64_avx512+0xadf>
	mov    r14,rdi
	mov    r15,r14
	shr    r15,0x2
	test   r15,r15
	je     <nnp_complex_gemm_6x32__x86_64_avx512+0xe6b>
	prefetcht0 BYTE PTR [r12+0x1000]
	prefetcht0 BYTE PTR [r12+0x1040]
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm5,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	prefetcht0 BYTE PTR [r13+0x1000]
	prefetcht0 BYTE PTR [r13+0x1040]
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vmovups zmm6,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm5,DWORD PTR [rbx]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x0]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x40]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	prefetcht0 BYTE PTR [r12+0x1080]
	prefetcht0 BYTE PTR [r12+0x10c0]
	vmovups zmm7,ZMMWORD PTR [r12+0x80]
	vmovups zmm6,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm5,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	prefetcht0 BYTE PTR [r13+0x1080]
	prefetcht0 BYTE PTR [r13+0x10c0]
	vmovups zmm7,ZMMWORD PTR [r13+0x80]
	vmovups zmm6,ZMMWORD PTR [r13+0xc0]
	vpbroadcastd zmm5,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x4]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x44]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	prefetcht0 BYTE PTR [r12+0x1100]
	prefetcht0 BYTE PTR [r12+0x1140]
	vmovups zmm7,ZMMWORD PTR [r12+0x100]
	vmovups zmm6,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm5,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	prefetcht0 BYTE PTR [r13+0x1100]
	prefetcht0 BYTE PTR [r13+0x1140]
	vmovups zmm7,ZMMWORD PTR [r13+0x100]
	vmovups zmm6,ZMMWORD PTR [r13+0x140]
	vpbroadcastd zmm5,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x8]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x48]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	prefetcht0 BYTE PTR [r12+0x1180]
	prefetcht0 BYTE PTR [r12+0x11c0]
	vmovups zmm7,ZMMWORD PTR [r12+0x180]
	vmovups zmm6,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	prefetcht0 BYTE PTR [r13+0x1180]
	prefetcht0 BYTE PTR [r13+0x11c0]
	vmovups zmm7,ZMMWORD PTR [r13+0x180]
	vmovups zmm6,ZMMWORD PTR [r13+0x1c0]
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0xc]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x4c]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	add    rbx,0x10
	add    rbp,0x10
	add    r12,0x200
	add    r13,0x200
	dec    r15
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0xaef>
	mov    r14,r14
	and    r14,0x3
	test   r14,r14
	je     <nnp_complex_gemm_6x32__x86_64_avx512+0xf6f>
	prefetcht0 BYTE PTR [r12+0x1000]
	prefetcht0 BYTE PTR [r12+0x1040]
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm5,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	prefetcht0 BYTE PTR [r13+0x1000]
	prefetcht0 BYTE PTR [r13+0x1040]
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vmovups zmm6,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm5,DWORD PTR [rbx]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x0]
	vfnmadd231ps zmm8,zmm7,zmm5
	vfnmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x40]
	vfnmadd231ps zmm10,zmm7,zmm5
	vfnmadd231ps zmm11,zmm6,zmm5
	add    rbx,0x4
	add    rbp,0x4
	add    r12,0x80
	add    r13,0x80
	dec    r14
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0xe7b>
	mov    rbx,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0xfc1>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm20
	vmovups ZMMWORD PTR [r11+0x40],zmm21
	lea    r11,[r11+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm23
	lea    r11,[r11+rbx*4]
	jmp    <nnp_complex_gemm_6x32__x86_64_avx512+0x1087>
	mov    rbp,rcx
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbp,r11
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm20
	vmovups ZMMWORD PTR [r11+0x40],zmm21
	lea    r11,[r11+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm23
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
	jbe    <nnp_complex_gemm_6x32__x86_64_avx512+0x10b3>
	mov    r14,rdi
	mov    r15,r14
	shr    r15,0x2
	test   r15,r15
	je     <nnp_complex_gemm_6x32__x86_64_avx512+0x13b9>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x80]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc0]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12+0x80]
	vmovups zmm9,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r13+0x80]
	vmovups zmm9,ZMMWORD PTR [r13+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x84]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc4]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12+0x100]
	vmovups zmm9,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r13+0x100]
	vmovups zmm9,ZMMWORD PTR [r13+0x140]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x88]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc8]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12+0x180]
	vmovups zmm9,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r13+0x180]
	vmovups zmm9,ZMMWORD PTR [r13+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x8c]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xcc]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	add    rbx,0x10
	add    rbp,0x10
	add    r12,0x200
	add    r13,0x200
	dec    r15
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0x10c3>
	mov    r14,r14
	and    r14,0x3
	test   r14,r14
	je     <nnp_complex_gemm_6x32__x86_64_avx512+0x149d>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x80]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc0]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	add    rbx,0x4
	add    rbp,0x4
	add    r12,0x80
	add    r13,0x80
	dec    r14
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0x13c9>
	mov    rbx,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0x14ef>
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm24
	vmovups ZMMWORD PTR [r11+0x40],zmm25
	lea    r11,[r11+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm26
	vmovups ZMMWORD PTR [r11+0x40],zmm27
	lea    r11,[r11+rbx*4]
	jmp    <nnp_complex_gemm_6x32__x86_64_avx512+0x15b5>
	mov    rbp,rcx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbp,r11
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm24
	vmovups ZMMWORD PTR [r11+0x40],zmm25
	lea    r11,[r11+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm26
	vmovups ZMMWORD PTR [r11+0x40],zmm27
	lea    r11,[r11+rbx*4]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_complex_gemm_6x32__x86_64_avx512+0x15d5>
	mov    rbx,rdi
	mov    rdi,rbx
	shr    rdi,0x2
	test   rdi,rdi
	je     <nnp_complex_gemm_6x32__x86_64_avx512+0x18d2>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfnmadd231ps zmm18,zmm8,zmm10
	vfnmadd231ps zmm19,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x104]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x144]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vmovups zmm9,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x104]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x144]
	vfnmadd231ps zmm18,zmm8,zmm10
	vfnmadd231ps zmm19,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x108]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x148]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x100]
	vmovups zmm9,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x108]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x148]
	vfnmadd231ps zmm18,zmm8,zmm10
	vfnmadd231ps zmm19,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x14c]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x10c]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x14c]
	vfnmadd231ps zmm18,zmm8,zmm10
	vfnmadd231ps zmm19,zmm9,zmm10
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    rdi
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0x15e5>
	mov    rdi,rbx
	and    rdi,0x3
	test   rdi,rdi
	je     <nnp_complex_gemm_6x32__x86_64_avx512+0x19b3>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfnmadd231ps zmm18,zmm8,zmm10
	vfnmadd231ps zmm19,zmm9,zmm10
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    rdi
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0x18e2>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_6x32__x86_64_avx512+0x1a05>
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm28
	vmovups ZMMWORD PTR [r11+0x40],zmm29
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm30
	vmovups ZMMWORD PTR [r11+0x40],zmm31
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_6x32__x86_64_avx512+0x1ac3>
	mov    r10,rcx
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm8
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm28
	vmovups ZMMWORD PTR [r11+0x40],zmm29
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm30
	vmovups ZMMWORD PTR [r11+0x40],zmm31
	lea    r11,[r11+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
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
	int3

<nnp_complex_gemm_7x32__x86_64_avx512>:
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
	vpxord zmm7,zmm7,zmm7
	vpxord zmm6,zmm6,zmm6
	vpxord zmm5,zmm5,zmm5
	vpxord zmm4,zmm4,zmm4
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_complex_gemm_7x32__x86_64_avx512+0xf2>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_complex_gemm_7x32__x86_64_avx512+0xb37>
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
	mov    ebp,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x40]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x80]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x100]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x140]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x180]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm3,ZMMWORD PTR [r10]
	vmovups zmm2,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x40]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x80]
	vfnmadd231ps zmm12,zmm3,zmm1
	vfnmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xc0]
	vfnmadd231ps zmm14,zmm3,zmm1
	vfnmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm3,zmm1
	vfnmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x140]
	vfnmadd231ps zmm18,zmm3,zmm1
	vfnmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x180]
	vfnmadd231ps zmm20,zmm3,zmm1
	vfnmadd231ps zmm21,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x80]
	vmovups zmm2,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x44]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x84]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x104]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x144]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x184]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm3,ZMMWORD PTR [r10+0x80]
	vmovups zmm2,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x4]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x44]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x84]
	vfnmadd231ps zmm12,zmm3,zmm1
	vfnmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xc4]
	vfnmadd231ps zmm14,zmm3,zmm1
	vfnmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x104]
	vfnmadd231ps zmm16,zmm3,zmm1
	vfnmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x144]
	vfnmadd231ps zmm18,zmm3,zmm1
	vfnmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x184]
	vfnmadd231ps zmm20,zmm3,zmm1
	vfnmadd231ps zmm21,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm3,ZMMWORD PTR [rdx+0x100]
	vmovups zmm2,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x48]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x88]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x108]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x148]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x188]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm3,ZMMWORD PTR [r10+0x100]
	vmovups zmm2,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x8]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x48]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x88]
	vfnmadd231ps zmm12,zmm3,zmm1
	vfnmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xc8]
	vfnmadd231ps zmm14,zmm3,zmm1
	vfnmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x108]
	vfnmadd231ps zmm16,zmm3,zmm1
	vfnmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x148]
	vfnmadd231ps zmm18,zmm3,zmm1
	vfnmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x188]
	vfnmadd231ps zmm20,zmm3,zmm1
	vfnmadd231ps zmm21,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x180]
	vmovups zmm2,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x14c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x18c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm3,ZMMWORD PTR [r10+0x180]
	vmovups zmm2,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xc]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x4c]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x8c]
	vfnmadd231ps zmm12,zmm3,zmm1
	vfnmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xcc]
	vfnmadd231ps zmm14,zmm3,zmm1
	vfnmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x10c]
	vfnmadd231ps zmm16,zmm3,zmm1
	vfnmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x14c]
	vfnmadd231ps zmm18,zmm3,zmm1
	vfnmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x18c]
	vfnmadd231ps zmm20,zmm3,zmm1
	vfnmadd231ps zmm21,zmm2,zmm1
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    ebp
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0x1d1>
	add    rsi,0x340
	add    rax,0x340
	dec    rbx
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0x108>
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
	jbe    <nnp_complex_gemm_7x32__x86_64_avx512+0xc27>
	mov    r14,rdi
	mov    r15,r14
	shr    r15,0x2
	test   r15,r15
	je     <nnp_complex_gemm_7x32__x86_64_avx512+0xfb3>
	prefetcht0 BYTE PTR [r12+0x1000]
	prefetcht0 BYTE PTR [r12+0x1040]
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm1,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	prefetcht0 BYTE PTR [r13+0x1000]
	prefetcht0 BYTE PTR [r13+0x1040]
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vmovups zmm2,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm1,DWORD PTR [rbx]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x0]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x40]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	prefetcht0 BYTE PTR [r12+0x1080]
	prefetcht0 BYTE PTR [r12+0x10c0]
	vmovups zmm3,ZMMWORD PTR [r12+0x80]
	vmovups zmm2,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm1,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	prefetcht0 BYTE PTR [r13+0x1080]
	prefetcht0 BYTE PTR [r13+0x10c0]
	vmovups zmm3,ZMMWORD PTR [r13+0x80]
	vmovups zmm2,ZMMWORD PTR [r13+0xc0]
	vpbroadcastd zmm1,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x4]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x44]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	prefetcht0 BYTE PTR [r12+0x1100]
	prefetcht0 BYTE PTR [r12+0x1140]
	vmovups zmm3,ZMMWORD PTR [r12+0x100]
	vmovups zmm2,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm1,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	prefetcht0 BYTE PTR [r13+0x1100]
	prefetcht0 BYTE PTR [r13+0x1140]
	vmovups zmm3,ZMMWORD PTR [r13+0x100]
	vmovups zmm2,ZMMWORD PTR [r13+0x140]
	vpbroadcastd zmm1,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x8]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x48]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	prefetcht0 BYTE PTR [r12+0x1180]
	prefetcht0 BYTE PTR [r12+0x11c0]
	vmovups zmm3,ZMMWORD PTR [r12+0x180]
	vmovups zmm2,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	prefetcht0 BYTE PTR [r13+0x1180]
	prefetcht0 BYTE PTR [r13+0x11c0]
	vmovups zmm3,ZMMWORD PTR [r13+0x180]
	vmovups zmm2,ZMMWORD PTR [r13+0x1c0]
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0xc]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x4c]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	add    rbx,0x10
	add    rbp,0x10
	add    r12,0x200
	add    r13,0x200
	dec    r15
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0xc37>
	mov    r14,r14
	and    r14,0x3
	test   r14,r14
	je     <nnp_complex_gemm_7x32__x86_64_avx512+0x10b7>
	prefetcht0 BYTE PTR [r12+0x1000]
	prefetcht0 BYTE PTR [r12+0x1040]
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm1,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	prefetcht0 BYTE PTR [r13+0x1000]
	prefetcht0 BYTE PTR [r13+0x1040]
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vmovups zmm2,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm1,DWORD PTR [rbx]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x0]
	vfnmadd231ps zmm8,zmm3,zmm1
	vfnmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x40]
	vfnmadd231ps zmm10,zmm3,zmm1
	vfnmadd231ps zmm11,zmm2,zmm1
	add    rbx,0x4
	add    rbp,0x4
	add    r12,0x80
	add    r13,0x80
	dec    r14
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0xfc3>
	mov    rbx,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0x1109>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm23
	lea    r11,[r11+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm24
	vmovups ZMMWORD PTR [r11+0x40],zmm25
	lea    r11,[r11+rbx*4]
	jmp    <nnp_complex_gemm_7x32__x86_64_avx512+0x11cf>
	mov    rbp,rcx
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbp,r11
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm23
	lea    r11,[r11+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm24
	vmovups ZMMWORD PTR [r11+0x40],zmm25
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
	jbe    <nnp_complex_gemm_7x32__x86_64_avx512+0x11fb>
	mov    r14,rdi
	mov    r15,r14
	shr    r15,0x2
	test   r15,r15
	je     <nnp_complex_gemm_7x32__x86_64_avx512+0x1501>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x80]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc0]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12+0x80]
	vmovups zmm9,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r13+0x80]
	vmovups zmm9,ZMMWORD PTR [r13+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x84]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc4]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12+0x100]
	vmovups zmm9,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r13+0x100]
	vmovups zmm9,ZMMWORD PTR [r13+0x140]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x88]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc8]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12+0x180]
	vmovups zmm9,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r13+0x180]
	vmovups zmm9,ZMMWORD PTR [r13+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x8c]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xcc]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	add    rbx,0x10
	add    rbp,0x10
	add    r12,0x200
	add    r13,0x200
	dec    r15
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0x120b>
	mov    r14,r14
	and    r14,0x3
	test   r14,r14
	je     <nnp_complex_gemm_7x32__x86_64_avx512+0x15e5>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm8,zmm10
	vfmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm8,zmm10
	vfmadd231ps zmm15,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x80]
	vfnmadd231ps zmm12,zmm8,zmm10
	vfnmadd231ps zmm13,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0xc0]
	vfnmadd231ps zmm14,zmm8,zmm10
	vfnmadd231ps zmm15,zmm9,zmm10
	add    rbx,0x4
	add    rbp,0x4
	add    r12,0x80
	add    r13,0x80
	dec    r14
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0x1511>
	mov    rbx,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0x1637>
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm26
	vmovups ZMMWORD PTR [r11+0x40],zmm27
	lea    r11,[r11+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm28
	vmovups ZMMWORD PTR [r11+0x40],zmm29
	lea    r11,[r11+rbx*4]
	jmp    <nnp_complex_gemm_7x32__x86_64_avx512+0x16fd>
	mov    rbp,rcx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbp,r11
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm26
	vmovups ZMMWORD PTR [r11+0x40],zmm27
	lea    r11,[r11+rbx*4]
	vmovups ZMMWORD PTR [r11],zmm28
	vmovups ZMMWORD PTR [r11+0x40],zmm29
	lea    r11,[r11+rbx*4]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_complex_gemm_7x32__x86_64_avx512+0x171d>
	mov    rbx,rdi
	mov    rdi,rbx
	shr    rdi,0x2
	test   rdi,rdi
	je     <nnp_complex_gemm_7x32__x86_64_avx512+0x1b4a>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x180]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfnmadd231ps zmm18,zmm8,zmm10
	vfnmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x180]
	vfnmadd231ps zmm20,zmm8,zmm10
	vfnmadd231ps zmm21,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x104]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x144]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x184]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vmovups zmm9,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x104]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x144]
	vfnmadd231ps zmm18,zmm8,zmm10
	vfnmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x184]
	vfnmadd231ps zmm20,zmm8,zmm10
	vfnmadd231ps zmm21,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x108]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x148]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x188]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x100]
	vmovups zmm9,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x108]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x148]
	vfnmadd231ps zmm18,zmm8,zmm10
	vfnmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x188]
	vfnmadd231ps zmm20,zmm8,zmm10
	vfnmadd231ps zmm21,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x14c]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x18c]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x10c]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x14c]
	vfnmadd231ps zmm18,zmm8,zmm10
	vfnmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x18c]
	vfnmadd231ps zmm20,zmm8,zmm10
	vfnmadd231ps zmm21,zmm9,zmm10
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x200
	add    r10,0x200
	dec    rdi
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0x172d>
	mov    rdi,rbx
	and    rdi,0x3
	test   rdi,rdi
	je     <nnp_complex_gemm_7x32__x86_64_avx512+0x1c77>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x180]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfnmadd231ps zmm16,zmm8,zmm10
	vfnmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfnmadd231ps zmm18,zmm8,zmm10
	vfnmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x180]
	vfnmadd231ps zmm20,zmm8,zmm10
	vfnmadd231ps zmm21,zmm9,zmm10
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x80
	add    r10,0x80
	dec    rdi
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0x1b5a>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_7x32__x86_64_avx512+0x1ceb>
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm30
	vmovups ZMMWORD PTR [r11+0x40],zmm31
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm7
	vmovups ZMMWORD PTR [r11+0x40],zmm6
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm5
	vmovups ZMMWORD PTR [r11+0x40],zmm4
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_7x32__x86_64_avx512+0x1e05>
	mov    r10,rcx
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm7,zmm7,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm6,zmm6,zmm8
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r10]
	vaddps zmm5,zmm5,zmm8
	vmovups zmm8,ZMMWORD PTR [r10+0x40]
	vaddps zmm4,zmm4,zmm8
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+rax*4]
	vmovups ZMMWORD PTR [r11],zmm30
	vmovups ZMMWORD PTR [r11+0x40],zmm31
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm7
	vmovups ZMMWORD PTR [r11+0x40],zmm6
	lea    r11,[r11+rax*4]
	vmovups ZMMWORD PTR [r11],zmm5
	vmovups ZMMWORD PTR [r11+0x40],zmm4
	lea    r11,[r11+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	ret
