<nnp_sgemm_transposed_1x32__x86_64_avx512>:
	push   rbx
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_1x32__x86_64_avx512+0xc9>
	vmovups zmm10,ZMMWORD PTR [rcx]
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	vmovups zmm10,ZMMWORD PTR [rcx+0x80]
	vmovups zmm11,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	vmovups zmm10,ZMMWORD PTR [rcx+0x100]
	vmovups zmm11,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	vmovups zmm10,ZMMWORD PTR [rcx+0x180]
	vmovups zmm11,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_1x32__x86_64_avx512+0x2a>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_1x32__x86_64_avx512+0xd4>
	jmp    <nnp_sgemm_transposed_1x32__x86_64_avx512+0xec>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_1x32__x86_64_avx512+0xe0>
	test   rax,rax
	je     <nnp_sgemm_transposed_1x32__x86_64_avx512+0x194>
	vmovups zmm10,ZMMWORD PTR [rcx]
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	vmovups zmm10,ZMMWORD PTR [rcx+0x80]
	vmovups zmm11,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	vmovups zmm10,ZMMWORD PTR [rcx+0x100]
	vmovups zmm11,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	vmovups zmm10,ZMMWORD PTR [rcx+0x180]
	vmovups zmm11,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_1x32__x86_64_avx512+0xf5>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_1x32__x86_64_avx512+0x1cf>
	vmovups zmm10,ZMMWORD PTR [rcx]
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_1x32__x86_64_avx512+0x1a0>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm10,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_1x32__x86_64_avx512+0x22b>
	vmovups zmm11,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm11
	vmaxps zmm8,zmm10,zmm8
	vmaxps zmm9,zmm10,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_1x32__x86_64_avx512+0x55f>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm11,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm11
	vmaxps zmm8,zmm10,zmm8
	vmaxps zmm9,zmm10,zmm9
	lea    rax,[rax+r10*4]
	vunpcklps zmm10,zmm8,zmm8
	vunpckhps zmm8,zmm8,zmm8
	vunpckhpd zmm11,zmm10,zmm10
	vunpckhpd zmm12,zmm8,zmm8
	mov    eax,0x1
	kmovw  k1,eax
	vshuff32x4 zmm13,zmm10,zmm10,0x88
	vshuff32x4 zmm14,zmm10,zmm10,0xdd
	vshuff32x4 zmm15,zmm10,zmm10,0x88
	vshuff32x4 zmm10,zmm10,zmm10,0xdd
	vshuff32x4 zmm16,zmm13,zmm15,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm16
	vshuff32x4 zmm13,zmm13,zmm15,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm13
	vshuff32x4 zmm13,zmm14,zmm10,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm13
	vshuff32x4 zmm10,zmm14,zmm10,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm10
	vshuff32x4 zmm10,zmm11,zmm11,0x88
	vshuff32x4 zmm13,zmm11,zmm11,0xdd
	vshuff32x4 zmm14,zmm11,zmm11,0x88
	vshuff32x4 zmm11,zmm11,zmm11,0xdd
	vshuff32x4 zmm15,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm15
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm13,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm13,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm8,0x88
	vshuff32x4 zmm11,zmm8,zmm8,0xdd
	vshuff32x4 zmm13,zmm8,zmm8,0x88
	vshuff32x4 zmm8,zmm8,zmm8,0xdd
	vshuff32x4 zmm14,zmm10,zmm13,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm14
	vshuff32x4 zmm10,zmm10,zmm13,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm11,zmm8,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm8,zmm11,zmm8,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm12,zmm12,0x88
	vshuff32x4 zmm10,zmm12,zmm12,0xdd
	vshuff32x4 zmm11,zmm12,zmm12,0x88
	vshuff32x4 zmm12,zmm12,zmm12,0xdd
	vshuff32x4 zmm13,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm13
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpckhpd zmm10,zmm8,zmm8
	vunpckhpd zmm11,zmm9,zmm9
	mov    eax,0x1
	kmovw  k1,eax
	vshuff32x4 zmm12,zmm8,zmm8,0x88
	vshuff32x4 zmm13,zmm8,zmm8,0xdd
	vshuff32x4 zmm14,zmm8,zmm8,0x88
	vshuff32x4 zmm8,zmm8,zmm8,0xdd
	vshuff32x4 zmm15,zmm12,zmm14,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm15
	vshuff32x4 zmm12,zmm12,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm12
	vshuff32x4 zmm12,zmm13,zmm8,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm12
	vshuff32x4 zmm8,zmm13,zmm8,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm10,0x88
	vshuff32x4 zmm12,zmm10,zmm10,0xdd
	vshuff32x4 zmm13,zmm10,zmm10,0x88
	vshuff32x4 zmm10,zmm10,zmm10,0xdd
	vshuff32x4 zmm14,zmm8,zmm13,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm14
	vshuff32x4 zmm8,zmm8,zmm13,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm12,zmm10,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm12,zmm10,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm9,0x88
	vshuff32x4 zmm10,zmm9,zmm9,0xdd
	vshuff32x4 zmm12,zmm9,zmm9,0x88
	vshuff32x4 zmm9,zmm9,zmm9,0xdd
	vshuff32x4 zmm13,zmm8,zmm12,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm13
	vshuff32x4 zmm8,zmm8,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm9,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm9,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm11,zmm11,0x88
	vshuff32x4 zmm9,zmm11,zmm11,0xdd
	vshuff32x4 zmm10,zmm11,zmm11,0x88
	vshuff32x4 zmm11,zmm11,zmm11,0xdd
	vshuff32x4 zmm12,zmm8,zmm10,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm10,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
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

<nnp_sgemm_transposed_2x32__x86_64_avx512>:
	push   rbx
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_2x32__x86_64_avx512+0x121>
	vmovups zmm12,ZMMWORD PTR [rcx]
	vmovups zmm13,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	vmovups zmm12,ZMMWORD PTR [rcx+0x80]
	vmovups zmm13,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	vmovups zmm12,ZMMWORD PTR [rcx+0x100]
	vmovups zmm13,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	vmovups zmm12,ZMMWORD PTR [rcx+0x180]
	vmovups zmm13,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_2x32__x86_64_avx512+0x36>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_2x32__x86_64_avx512+0x12c>
	jmp    <nnp_sgemm_transposed_2x32__x86_64_avx512+0x145>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0x4]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_2x32__x86_64_avx512+0x138>
	test   rax,rax
	je     <nnp_sgemm_transposed_2x32__x86_64_avx512+0x239>
	vmovups zmm12,ZMMWORD PTR [rcx]
	vmovups zmm13,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	vmovups zmm12,ZMMWORD PTR [rcx+0x80]
	vmovups zmm13,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	vmovups zmm12,ZMMWORD PTR [rcx+0x100]
	vmovups zmm13,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	vmovups zmm12,ZMMWORD PTR [rcx+0x180]
	vmovups zmm13,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_2x32__x86_64_avx512+0x14e>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_2x32__x86_64_avx512+0x287>
	vmovups zmm12,ZMMWORD PTR [rcx]
	vmovups zmm13,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_2x32__x86_64_avx512+0x245>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm12,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_2x32__x86_64_avx512+0x320>
	vmovups zmm13,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm13
	vmovups zmm13,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm13
	vmaxps zmm8,zmm12,zmm8
	vmaxps zmm9,zmm12,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm12,zmm10
	vmaxps zmm9,zmm12,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_2x32__x86_64_avx512+0x67d>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm13,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm13
	vmovups zmm13,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm13
	vmaxps zmm8,zmm12,zmm8
	vmaxps zmm9,zmm12,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm13,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm13
	vmovups zmm13,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm13
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	lea    rax,[rax+r10*4]
	vunpcklps zmm12,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpckhpd zmm10,zmm12,zmm12
	vunpckhpd zmm13,zmm8,zmm8
	mov    eax,0x3
	kmovw  k1,eax
	vshuff32x4 zmm14,zmm12,zmm12,0x88
	vshuff32x4 zmm15,zmm12,zmm12,0xdd
	vshuff32x4 zmm16,zmm12,zmm12,0x88
	vshuff32x4 zmm12,zmm12,zmm12,0xdd
	vshuff32x4 zmm17,zmm14,zmm16,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm17
	vshuff32x4 zmm14,zmm14,zmm16,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm14
	vshuff32x4 zmm14,zmm15,zmm12,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm14
	vshuff32x4 zmm12,zmm15,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm10,0x88
	vshuff32x4 zmm14,zmm10,zmm10,0xdd
	vshuff32x4 zmm15,zmm10,zmm10,0x88
	vshuff32x4 zmm10,zmm10,zmm10,0xdd
	vshuff32x4 zmm16,zmm12,zmm15,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm16
	vshuff32x4 zmm12,zmm12,zmm15,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm14,zmm10,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm10,zmm14,zmm10,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm8,0x88
	vshuff32x4 zmm12,zmm8,zmm8,0xdd
	vshuff32x4 zmm14,zmm8,zmm8,0x88
	vshuff32x4 zmm8,zmm8,zmm8,0xdd
	vshuff32x4 zmm15,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm15
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm8,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm8,zmm12,zmm8,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm13,zmm13,0x88
	vshuff32x4 zmm10,zmm13,zmm13,0xdd
	vshuff32x4 zmm12,zmm13,zmm13,0x88
	vshuff32x4 zmm13,zmm13,zmm13,0xdd
	vshuff32x4 zmm14,zmm8,zmm12,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm14
	vshuff32x4 zmm8,zmm8,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm13,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm13,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpckhpd zmm10,zmm8,zmm8
	vunpckhpd zmm11,zmm9,zmm9
	mov    eax,0x3
	kmovw  k1,eax
	vshuff32x4 zmm12,zmm8,zmm8,0x88
	vshuff32x4 zmm13,zmm8,zmm8,0xdd
	vshuff32x4 zmm14,zmm8,zmm8,0x88
	vshuff32x4 zmm8,zmm8,zmm8,0xdd
	vshuff32x4 zmm15,zmm12,zmm14,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm15
	vshuff32x4 zmm12,zmm12,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm12
	vshuff32x4 zmm12,zmm13,zmm8,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm12
	vshuff32x4 zmm8,zmm13,zmm8,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm10,0x88
	vshuff32x4 zmm12,zmm10,zmm10,0xdd
	vshuff32x4 zmm13,zmm10,zmm10,0x88
	vshuff32x4 zmm10,zmm10,zmm10,0xdd
	vshuff32x4 zmm14,zmm8,zmm13,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm14
	vshuff32x4 zmm8,zmm8,zmm13,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm12,zmm10,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm12,zmm10,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm9,0x88
	vshuff32x4 zmm10,zmm9,zmm9,0xdd
	vshuff32x4 zmm12,zmm9,zmm9,0x88
	vshuff32x4 zmm9,zmm9,zmm9,0xdd
	vshuff32x4 zmm13,zmm8,zmm12,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm13
	vshuff32x4 zmm8,zmm8,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm9,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm9,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm11,zmm11,0x88
	vshuff32x4 zmm9,zmm11,zmm11,0xdd
	vshuff32x4 zmm10,zmm11,zmm11,0x88
	vshuff32x4 zmm11,zmm11,zmm11,0xdd
	vshuff32x4 zmm12,zmm8,zmm10,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm10,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
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

<nnp_sgemm_transposed_3x32__x86_64_avx512>:
	push   rbx
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_3x32__x86_64_avx512+0x179>
	vmovups zmm14,ZMMWORD PTR [rcx]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	vmovups zmm14,ZMMWORD PTR [rcx+0x80]
	vmovups zmm15,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	vmovups zmm14,ZMMWORD PTR [rcx+0x100]
	vmovups zmm15,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	vmovups zmm14,ZMMWORD PTR [rcx+0x180]
	vmovups zmm15,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_3x32__x86_64_avx512+0x42>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_3x32__x86_64_avx512+0x184>
	jmp    <nnp_sgemm_transposed_3x32__x86_64_avx512+0x19d>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0x8]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_3x32__x86_64_avx512+0x190>
	test   rax,rax
	je     <nnp_sgemm_transposed_3x32__x86_64_avx512+0x2dd>
	vmovups zmm14,ZMMWORD PTR [rcx]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	vmovups zmm14,ZMMWORD PTR [rcx+0x80]
	vmovups zmm15,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	vmovups zmm14,ZMMWORD PTR [rcx+0x100]
	vmovups zmm15,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	vmovups zmm14,ZMMWORD PTR [rcx+0x180]
	vmovups zmm15,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_3x32__x86_64_avx512+0x1a6>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_3x32__x86_64_avx512+0x33e>
	vmovups zmm14,ZMMWORD PTR [rcx]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_3x32__x86_64_avx512+0x2e9>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm14,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_3x32__x86_64_avx512+0x418>
	vmovups zmm15,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm15
	vmovups zmm15,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm15
	vmaxps zmm8,zmm14,zmm8
	vmaxps zmm9,zmm14,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm14,zmm10
	vmaxps zmm9,zmm14,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm14,zmm12
	vmaxps zmm9,zmm14,zmm13
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_3x32__x86_64_avx512+0x7ce>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm15,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm15
	vmovups zmm15,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm15
	vmaxps zmm8,zmm14,zmm8
	vmaxps zmm9,zmm14,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm15,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm15
	vmovups zmm15,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm15
	vmaxps zmm10,zmm14,zmm10
	vmaxps zmm11,zmm14,zmm11
	lea    rax,[rax+r10*4]
	vmovups zmm15,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm15
	vmovups zmm15,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm15
	vmaxps zmm12,zmm14,zmm12
	vmaxps zmm13,zmm14,zmm13
	lea    rax,[rax+r10*4]
	vunpcklps zmm14,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm12,zmm12
	vunpckhps zmm12,zmm12,zmm12
	vunpcklpd zmm15,zmm14,zmm10
	vunpckhpd zmm10,zmm14,zmm10
	vunpcklpd zmm14,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	mov    eax,0x7
	kmovw  k1,eax
	vshuff32x4 zmm12,zmm15,zmm15,0x88
	vshuff32x4 zmm16,zmm15,zmm15,0xdd
	vshuff32x4 zmm17,zmm15,zmm15,0x88
	vshuff32x4 zmm15,zmm15,zmm15,0xdd
	vshuff32x4 zmm18,zmm12,zmm17,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm18
	vshuff32x4 zmm12,zmm12,zmm17,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm12
	vshuff32x4 zmm12,zmm16,zmm15,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm12
	vshuff32x4 zmm12,zmm16,zmm15,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm10,0x88
	vshuff32x4 zmm15,zmm10,zmm10,0xdd
	vshuff32x4 zmm16,zmm10,zmm10,0x88
	vshuff32x4 zmm10,zmm10,zmm10,0xdd
	vshuff32x4 zmm17,zmm12,zmm16,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm17
	vshuff32x4 zmm12,zmm12,zmm16,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm15,zmm10,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm10,zmm15,zmm10,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm14,zmm14,0x88
	vshuff32x4 zmm12,zmm14,zmm14,0xdd
	vshuff32x4 zmm15,zmm14,zmm14,0x88
	vshuff32x4 zmm14,zmm14,zmm14,0xdd
	vshuff32x4 zmm16,zmm10,zmm15,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm16
	vshuff32x4 zmm10,zmm10,zmm15,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm8,0x88
	vshuff32x4 zmm12,zmm8,zmm8,0xdd
	vshuff32x4 zmm14,zmm8,zmm8,0x88
	vshuff32x4 zmm8,zmm8,zmm8,0xdd
	vshuff32x4 zmm15,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm15
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm8,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm10
	vshuff32x4 zmm8,zmm12,zmm8,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm10,zmm13,zmm13
	vunpckhps zmm11,zmm13,zmm13
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	mov    eax,0x7
	kmovw  k1,eax
	vshuff32x4 zmm11,zmm12,zmm12,0x88
	vshuff32x4 zmm13,zmm12,zmm12,0xdd
	vshuff32x4 zmm14,zmm12,zmm12,0x88
	vshuff32x4 zmm12,zmm12,zmm12,0xdd
	vshuff32x4 zmm15,zmm11,zmm14,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm15
	vshuff32x4 zmm11,zmm11,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm11
	vshuff32x4 zmm11,zmm13,zmm12,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm11
	vshuff32x4 zmm11,zmm13,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm11
	vshuff32x4 zmm11,zmm8,zmm8,0x88
	vshuff32x4 zmm12,zmm8,zmm8,0xdd
	vshuff32x4 zmm13,zmm8,zmm8,0x88
	vshuff32x4 zmm8,zmm8,zmm8,0xdd
	vshuff32x4 zmm14,zmm11,zmm13,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm14
	vshuff32x4 zmm11,zmm11,zmm13,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm11
	vshuff32x4 zmm11,zmm12,zmm8,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm11
	vshuff32x4 zmm8,zmm12,zmm8,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm10,0x88
	vshuff32x4 zmm11,zmm10,zmm10,0xdd
	vshuff32x4 zmm12,zmm10,zmm10,0x88
	vshuff32x4 zmm10,zmm10,zmm10,0xdd
	vshuff32x4 zmm13,zmm8,zmm12,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm13
	vshuff32x4 zmm8,zmm8,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm11,zmm10,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm11,zmm10,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm9,0x88
	vshuff32x4 zmm10,zmm9,zmm9,0xdd
	vshuff32x4 zmm11,zmm9,zmm9,0x88
	vshuff32x4 zmm9,zmm9,zmm9,0xdd
	vshuff32x4 zmm12,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm9,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm9,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
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

<nnp_sgemm_transposed_4x32__x86_64_avx512>:
	push   rbx
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_4x32__x86_64_avx512+0x1d1>
	vmovups zmm16,ZMMWORD PTR [rcx]
	vmovups zmm17,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	vmovups zmm16,ZMMWORD PTR [rcx+0x80]
	vmovups zmm17,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	vmovups zmm16,ZMMWORD PTR [rcx+0x100]
	vmovups zmm17,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	vmovups zmm16,ZMMWORD PTR [rcx+0x180]
	vmovups zmm17,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_4x32__x86_64_avx512+0x4e>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_4x32__x86_64_avx512+0x1dc>
	jmp    <nnp_sgemm_transposed_4x32__x86_64_avx512+0x1f5>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0xc]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_4x32__x86_64_avx512+0x1e8>
	test   rax,rax
	je     <nnp_sgemm_transposed_4x32__x86_64_avx512+0x381>
	vmovups zmm16,ZMMWORD PTR [rcx]
	vmovups zmm17,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	vmovups zmm16,ZMMWORD PTR [rcx+0x80]
	vmovups zmm17,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	vmovups zmm16,ZMMWORD PTR [rcx+0x100]
	vmovups zmm17,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	vmovups zmm16,ZMMWORD PTR [rcx+0x180]
	vmovups zmm17,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_4x32__x86_64_avx512+0x1fe>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_4x32__x86_64_avx512+0x3f5>
	vmovups zmm16,ZMMWORD PTR [rcx]
	vmovups zmm17,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_4x32__x86_64_avx512+0x38d>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm16,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_4x32__x86_64_avx512+0x50c>
	vmovups zmm17,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm17
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm17
	vmaxps zmm8,zmm16,zmm8
	vmaxps zmm9,zmm16,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm16,zmm10
	vmaxps zmm9,zmm16,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm16,zmm12
	vmaxps zmm9,zmm16,zmm13
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm16,zmm14
	vmaxps zmm9,zmm16,zmm15
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_4x32__x86_64_avx512+0x8eb>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm17,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm17
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm17
	vmaxps zmm8,zmm16,zmm8
	vmaxps zmm9,zmm16,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm17,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm17
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm17
	vmaxps zmm10,zmm16,zmm10
	vmaxps zmm11,zmm16,zmm11
	lea    rax,[rax+r10*4]
	vmovups zmm17,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm17
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm17
	vmaxps zmm12,zmm16,zmm12
	vmaxps zmm13,zmm16,zmm13
	lea    rax,[rax+r10*4]
	vmovups zmm17,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm17
	vmaxps zmm14,zmm16,zmm14
	vmaxps zmm15,zmm16,zmm15
	lea    rax,[rax+r10*4]
	vunpcklps zmm16,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm12,zmm14
	vunpckhps zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm16,zmm10
	vunpckhpd zmm10,zmm16,zmm10
	vunpcklpd zmm16,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	mov    eax,0xf
	kmovw  k1,eax
	vshuff32x4 zmm12,zmm14,zmm14,0x88
	vshuff32x4 zmm17,zmm14,zmm14,0xdd
	vshuff32x4 zmm18,zmm14,zmm14,0x88
	vshuff32x4 zmm14,zmm14,zmm14,0xdd
	vshuff32x4 zmm19,zmm12,zmm18,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm19
	vshuff32x4 zmm12,zmm12,zmm18,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm12
	vshuff32x4 zmm12,zmm17,zmm14,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm12
	vshuff32x4 zmm12,zmm17,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm10,0x88
	vshuff32x4 zmm14,zmm10,zmm10,0xdd
	vshuff32x4 zmm17,zmm10,zmm10,0x88
	vshuff32x4 zmm10,zmm10,zmm10,0xdd
	vshuff32x4 zmm18,zmm12,zmm17,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm18
	vshuff32x4 zmm12,zmm12,zmm17,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm14,zmm10,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm10,zmm14,zmm10,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm16,zmm16,0x88
	vshuff32x4 zmm12,zmm16,zmm16,0xdd
	vshuff32x4 zmm14,zmm16,zmm16,0x88
	vshuff32x4 zmm16,zmm16,zmm16,0xdd
	vshuff32x4 zmm17,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm17
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm16,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm16,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm8,0x88
	vshuff32x4 zmm12,zmm8,zmm8,0xdd
	vshuff32x4 zmm14,zmm8,zmm8,0x88
	vshuff32x4 zmm8,zmm8,zmm8,0xdd
	vshuff32x4 zmm16,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm16
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm8,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm10
	vshuff32x4 zmm8,zmm12,zmm8,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm10,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	mov    eax,0xf
	kmovw  k1,eax
	vshuff32x4 zmm11,zmm12,zmm12,0x88
	vshuff32x4 zmm13,zmm12,zmm12,0xdd
	vshuff32x4 zmm14,zmm12,zmm12,0x88
	vshuff32x4 zmm12,zmm12,zmm12,0xdd
	vshuff32x4 zmm15,zmm11,zmm14,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm15
	vshuff32x4 zmm11,zmm11,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm11
	vshuff32x4 zmm11,zmm13,zmm12,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm11
	vshuff32x4 zmm11,zmm13,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm11
	vshuff32x4 zmm11,zmm8,zmm8,0x88
	vshuff32x4 zmm12,zmm8,zmm8,0xdd
	vshuff32x4 zmm13,zmm8,zmm8,0x88
	vshuff32x4 zmm8,zmm8,zmm8,0xdd
	vshuff32x4 zmm14,zmm11,zmm13,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm14
	vshuff32x4 zmm11,zmm11,zmm13,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm11
	vshuff32x4 zmm11,zmm12,zmm8,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm11
	vshuff32x4 zmm8,zmm12,zmm8,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm10,0x88
	vshuff32x4 zmm11,zmm10,zmm10,0xdd
	vshuff32x4 zmm12,zmm10,zmm10,0x88
	vshuff32x4 zmm10,zmm10,zmm10,0xdd
	vshuff32x4 zmm13,zmm8,zmm12,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm13
	vshuff32x4 zmm8,zmm8,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm11,zmm10,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm11,zmm10,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm9,0x88
	vshuff32x4 zmm10,zmm9,zmm9,0xdd
	vshuff32x4 zmm11,zmm9,zmm9,0x88
	vshuff32x4 zmm9,zmm9,zmm9,0xdd
	vshuff32x4 zmm12,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm9,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm9,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	vzeroupper
	pop    rbx
	ret

<nnp_sgemm_transposed_5x32__x86_64_avx512>:
	push   rbx
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
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_5x32__x86_64_avx512+0x229>
	vmovups zmm18,ZMMWORD PTR [rcx]
	vmovups zmm19,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	vmovups zmm18,ZMMWORD PTR [rcx+0x80]
	vmovups zmm19,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	vmovups zmm18,ZMMWORD PTR [rcx+0x100]
	vmovups zmm19,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	vmovups zmm18,ZMMWORD PTR [rcx+0x180]
	vmovups zmm19,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_5x32__x86_64_avx512+0x5a>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_5x32__x86_64_avx512+0x234>
	jmp    <nnp_sgemm_transposed_5x32__x86_64_avx512+0x24d>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0x10]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_5x32__x86_64_avx512+0x240>
	test   rax,rax
	je     <nnp_sgemm_transposed_5x32__x86_64_avx512+0x425>
	vmovups zmm18,ZMMWORD PTR [rcx]
	vmovups zmm19,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	vmovups zmm18,ZMMWORD PTR [rcx+0x80]
	vmovups zmm19,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	vmovups zmm18,ZMMWORD PTR [rcx+0x100]
	vmovups zmm19,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	vmovups zmm18,ZMMWORD PTR [rcx+0x180]
	vmovups zmm19,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_5x32__x86_64_avx512+0x256>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_5x32__x86_64_avx512+0x4ac>
	vmovups zmm18,ZMMWORD PTR [rcx]
	vmovups zmm19,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_5x32__x86_64_avx512+0x431>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm18,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_5x32__x86_64_avx512+0x600>
	vmovups zmm19,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm19
	vmovups zmm19,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm19
	vmaxps zmm8,zmm18,zmm8
	vmaxps zmm9,zmm18,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm18,zmm10
	vmaxps zmm9,zmm18,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm18,zmm12
	vmaxps zmm9,zmm18,zmm13
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm18,zmm14
	vmaxps zmm9,zmm18,zmm15
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm18,zmm16
	vmaxps zmm9,zmm18,zmm17
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_5x32__x86_64_avx512+0xa38>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm19,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm19
	vmovups zmm19,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm19
	vmaxps zmm8,zmm18,zmm8
	vmaxps zmm9,zmm18,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm19,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm19
	vmovups zmm19,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm19
	vmaxps zmm10,zmm18,zmm10
	vmaxps zmm11,zmm18,zmm11
	lea    rax,[rax+r10*4]
	vmovups zmm19,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm19
	vmovups zmm19,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm19
	vmaxps zmm12,zmm18,zmm12
	vmaxps zmm13,zmm18,zmm13
	lea    rax,[rax+r10*4]
	vmovups zmm19,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm19
	vmovups zmm19,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm19
	vmaxps zmm14,zmm18,zmm14
	vmaxps zmm15,zmm18,zmm15
	lea    rax,[rax+r10*4]
	vmovups zmm19,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm19
	vmovups zmm19,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm19
	vmaxps zmm16,zmm18,zmm16
	vmaxps zmm17,zmm18,zmm17
	lea    rax,[rax+r10*4]
	vunpcklps zmm18,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm12,zmm14
	vunpckhps zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm18,zmm10
	vunpckhpd zmm10,zmm18,zmm10
	vunpcklpd zmm18,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklps zmm12,zmm16,zmm16
	vunpckhps zmm16,zmm16,zmm16
	vunpckhpd zmm19,zmm12,zmm12
	vunpckhpd zmm20,zmm16,zmm16
	mov    eax,0x1f
	kmovw  k1,eax
	vshuff32x4 zmm21,zmm14,zmm12,0x88
	vshuff32x4 zmm14,zmm14,zmm12,0xdd
	vshuff32x4 zmm22,zmm12,zmm12,0x88
	vshuff32x4 zmm12,zmm12,zmm12,0xdd
	vshuff32x4 zmm23,zmm21,zmm22,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm23
	vshuff32x4 zmm21,zmm21,zmm22,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm21
	vshuff32x4 zmm21,zmm14,zmm12,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm21
	vshuff32x4 zmm12,zmm14,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm19,0x88
	vshuff32x4 zmm10,zmm10,zmm19,0xdd
	vshuff32x4 zmm14,zmm19,zmm19,0x88
	vshuff32x4 zmm19,zmm19,zmm19,0xdd
	vshuff32x4 zmm21,zmm12,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm21
	vshuff32x4 zmm12,zmm12,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm19,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm10,zmm10,zmm19,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm18,zmm16,0x88
	vshuff32x4 zmm12,zmm18,zmm16,0xdd
	vshuff32x4 zmm14,zmm16,zmm16,0x88
	vshuff32x4 zmm16,zmm16,zmm16,0xdd
	vshuff32x4 zmm18,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm18
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm16,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm16,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm20,0x88
	vshuff32x4 zmm8,zmm8,zmm20,0xdd
	vshuff32x4 zmm12,zmm20,zmm20,0x88
	vshuff32x4 zmm14,zmm20,zmm20,0xdd
	vshuff32x4 zmm16,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm16
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm10
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm10,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm17,zmm17
	vunpckhps zmm13,zmm17,zmm17
	vunpckhpd zmm14,zmm11,zmm11
	vunpckhpd zmm15,zmm13,zmm13
	mov    eax,0x1f
	kmovw  k1,eax
	vshuff32x4 zmm16,zmm12,zmm11,0x88
	vshuff32x4 zmm12,zmm12,zmm11,0xdd
	vshuff32x4 zmm17,zmm11,zmm11,0x88
	vshuff32x4 zmm11,zmm11,zmm11,0xdd
	vshuff32x4 zmm18,zmm16,zmm17,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm18
	vshuff32x4 zmm16,zmm16,zmm17,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm16
	vshuff32x4 zmm16,zmm12,zmm11,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm16
	vshuff32x4 zmm11,zmm12,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm11
	vshuff32x4 zmm11,zmm8,zmm14,0x88
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vshuff32x4 zmm12,zmm14,zmm14,0x88
	vshuff32x4 zmm14,zmm14,zmm14,0xdd
	vshuff32x4 zmm16,zmm11,zmm12,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm16
	vshuff32x4 zmm11,zmm11,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm11
	vshuff32x4 zmm11,zmm8,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm11
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm13,0x88
	vshuff32x4 zmm10,zmm10,zmm13,0xdd
	vshuff32x4 zmm11,zmm13,zmm13,0x88
	vshuff32x4 zmm12,zmm13,zmm13,0xdd
	vshuff32x4 zmm13,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm13
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm15,0x88
	vshuff32x4 zmm9,zmm9,zmm15,0xdd
	vshuff32x4 zmm10,zmm15,zmm15,0x88
	vshuff32x4 zmm11,zmm15,zmm15,0xdd
	vshuff32x4 zmm12,zmm8,zmm10,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm10,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	vzeroupper
	pop    rbx
	ret
	int3
	int3
	int3

<nnp_sgemm_transposed_6x32__x86_64_avx512>:
	push   rbx
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
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_6x32__x86_64_avx512+0x281>
	vmovups zmm20,ZMMWORD PTR [rcx]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	vmovups zmm20,ZMMWORD PTR [rcx+0x80]
	vmovups zmm21,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	vmovups zmm20,ZMMWORD PTR [rcx+0x100]
	vmovups zmm21,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	vmovups zmm20,ZMMWORD PTR [rcx+0x180]
	vmovups zmm21,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_6x32__x86_64_avx512+0x66>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_6x32__x86_64_avx512+0x28c>
	jmp    <nnp_sgemm_transposed_6x32__x86_64_avx512+0x2a5>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0x14]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_6x32__x86_64_avx512+0x298>
	test   rax,rax
	je     <nnp_sgemm_transposed_6x32__x86_64_avx512+0x4c9>
	vmovups zmm20,ZMMWORD PTR [rcx]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	vmovups zmm20,ZMMWORD PTR [rcx+0x80]
	vmovups zmm21,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	vmovups zmm20,ZMMWORD PTR [rcx+0x100]
	vmovups zmm21,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	vmovups zmm20,ZMMWORD PTR [rcx+0x180]
	vmovups zmm21,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_6x32__x86_64_avx512+0x2ae>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_6x32__x86_64_avx512+0x56b>
	vmovups zmm20,ZMMWORD PTR [rcx]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_6x32__x86_64_avx512+0x4d9>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm20,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_6x32__x86_64_avx512+0x6fc>
	vmovups zmm21,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm21
	vmovups zmm21,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm21
	vmaxps zmm8,zmm20,zmm8
	vmaxps zmm9,zmm20,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm20,zmm10
	vmaxps zmm9,zmm20,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm20,zmm12
	vmaxps zmm9,zmm20,zmm13
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm20,zmm14
	vmaxps zmm9,zmm20,zmm15
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm20,zmm16
	vmaxps zmm9,zmm20,zmm17
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm20,zmm18
	vmaxps zmm9,zmm20,zmm19
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_6x32__x86_64_avx512+0xb5d>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm21,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm21
	vmovups zmm21,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm21
	vmaxps zmm8,zmm20,zmm8
	vmaxps zmm9,zmm20,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm21,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm21
	vmovups zmm21,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm21
	vmaxps zmm10,zmm20,zmm10
	vmaxps zmm11,zmm20,zmm11
	lea    rax,[rax+r10*4]
	vmovups zmm21,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm21
	vmovups zmm21,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm21
	vmaxps zmm12,zmm20,zmm12
	vmaxps zmm13,zmm20,zmm13
	lea    rax,[rax+r10*4]
	vmovups zmm21,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm21
	vmaxps zmm14,zmm20,zmm14
	vmaxps zmm15,zmm20,zmm15
	lea    rax,[rax+r10*4]
	vmovups zmm21,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm21
	vmovups zmm21,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm21
	vmaxps zmm16,zmm20,zmm16
	vmaxps zmm17,zmm20,zmm17
	lea    rax,[rax+r10*4]
	vmovups zmm21,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm21
	vmovups zmm21,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm21
	vmaxps zmm18,zmm20,zmm18
	vmaxps zmm19,zmm20,zmm19
	lea    rax,[rax+r10*4]
	vunpcklps zmm20,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm12,zmm14
	vunpckhps zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm20,zmm10
	vunpckhpd zmm10,zmm20,zmm10
	vunpcklpd zmm20,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklps zmm12,zmm16,zmm18
	vunpckhps zmm16,zmm16,zmm18
	vunpckhpd zmm18,zmm12,zmm12
	vunpckhpd zmm21,zmm16,zmm16
	mov    eax,0x3f
	kmovw  k1,eax
	vshuff32x4 zmm22,zmm14,zmm12,0x88
	vshuff32x4 zmm14,zmm14,zmm12,0xdd
	vshuff32x4 zmm23,zmm12,zmm12,0x88
	vshuff32x4 zmm12,zmm12,zmm12,0xdd
	vshuff32x4 zmm24,zmm22,zmm23,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm24
	vshuff32x4 zmm22,zmm22,zmm23,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm22
	vshuff32x4 zmm22,zmm14,zmm12,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm22
	vshuff32x4 zmm12,zmm14,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm18,0x88
	vshuff32x4 zmm10,zmm10,zmm18,0xdd
	vshuff32x4 zmm14,zmm18,zmm18,0x88
	vshuff32x4 zmm18,zmm18,zmm18,0xdd
	vshuff32x4 zmm22,zmm12,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm22
	vshuff32x4 zmm12,zmm12,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm18,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm10,zmm10,zmm18,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm20,zmm16,0x88
	vshuff32x4 zmm12,zmm20,zmm16,0xdd
	vshuff32x4 zmm14,zmm16,zmm16,0x88
	vshuff32x4 zmm16,zmm16,zmm16,0xdd
	vshuff32x4 zmm18,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm18
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm16,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm16,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm21,0x88
	vshuff32x4 zmm8,zmm8,zmm21,0xdd
	vshuff32x4 zmm12,zmm21,zmm21,0x88
	vshuff32x4 zmm14,zmm21,zmm21,0xdd
	vshuff32x4 zmm16,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm16
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm10
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm10,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm17,zmm19
	vunpckhps zmm13,zmm17,zmm19
	vunpckhpd zmm14,zmm11,zmm11
	vunpckhpd zmm15,zmm13,zmm13
	mov    eax,0x3f
	kmovw  k1,eax
	vshuff32x4 zmm16,zmm12,zmm11,0x88
	vshuff32x4 zmm12,zmm12,zmm11,0xdd
	vshuff32x4 zmm17,zmm11,zmm11,0x88
	vshuff32x4 zmm11,zmm11,zmm11,0xdd
	vshuff32x4 zmm18,zmm16,zmm17,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm18
	vshuff32x4 zmm16,zmm16,zmm17,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm16
	vshuff32x4 zmm16,zmm12,zmm11,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm16
	vshuff32x4 zmm11,zmm12,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm11
	vshuff32x4 zmm11,zmm8,zmm14,0x88
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vshuff32x4 zmm12,zmm14,zmm14,0x88
	vshuff32x4 zmm14,zmm14,zmm14,0xdd
	vshuff32x4 zmm16,zmm11,zmm12,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm16
	vshuff32x4 zmm11,zmm11,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm11
	vshuff32x4 zmm11,zmm8,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm11
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm13,0x88
	vshuff32x4 zmm10,zmm10,zmm13,0xdd
	vshuff32x4 zmm11,zmm13,zmm13,0x88
	vshuff32x4 zmm12,zmm13,zmm13,0xdd
	vshuff32x4 zmm13,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm13
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm15,0x88
	vshuff32x4 zmm9,zmm9,zmm15,0xdd
	vshuff32x4 zmm10,zmm15,zmm15,0x88
	vshuff32x4 zmm11,zmm15,zmm15,0xdd
	vshuff32x4 zmm12,zmm8,zmm10,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm10,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
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

<nnp_sgemm_transposed_7x32__x86_64_avx512>:
	push   rbx
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
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_7x32__x86_64_avx512+0x2d9>
	vmovups zmm22,ZMMWORD PTR [rcx]
	vmovups zmm23,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	vmovups zmm22,ZMMWORD PTR [rcx+0x80]
	vmovups zmm23,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	vmovups zmm22,ZMMWORD PTR [rcx+0x100]
	vmovups zmm23,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	vmovups zmm22,ZMMWORD PTR [rcx+0x180]
	vmovups zmm23,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_7x32__x86_64_avx512+0x72>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_7x32__x86_64_avx512+0x2e4>
	jmp    <nnp_sgemm_transposed_7x32__x86_64_avx512+0x2fd>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0x18]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_7x32__x86_64_avx512+0x2f0>
	test   rax,rax
	je     <nnp_sgemm_transposed_7x32__x86_64_avx512+0x56d>
	vmovups zmm22,ZMMWORD PTR [rcx]
	vmovups zmm23,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	vmovups zmm22,ZMMWORD PTR [rcx+0x80]
	vmovups zmm23,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	vmovups zmm22,ZMMWORD PTR [rcx+0x100]
	vmovups zmm23,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	vmovups zmm22,ZMMWORD PTR [rcx+0x180]
	vmovups zmm23,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_7x32__x86_64_avx512+0x306>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_7x32__x86_64_avx512+0x622>
	vmovups zmm22,ZMMWORD PTR [rcx]
	vmovups zmm23,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_7x32__x86_64_avx512+0x57d>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm22,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_7x32__x86_64_avx512+0x7f0>
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm23
	vmaxps zmm8,zmm22,zmm8
	vmaxps zmm9,zmm22,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm22,zmm10
	vmaxps zmm9,zmm22,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm22,zmm12
	vmaxps zmm9,zmm22,zmm13
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm22,zmm14
	vmaxps zmm9,zmm22,zmm15
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm22,zmm16
	vmaxps zmm9,zmm22,zmm17
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm22,zmm18
	vmaxps zmm9,zmm22,zmm19
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm22,zmm20
	vmaxps zmm9,zmm22,zmm21
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_7x32__x86_64_avx512+0xcaa>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm23
	vmaxps zmm8,zmm22,zmm8
	vmaxps zmm9,zmm22,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm23
	vmaxps zmm10,zmm22,zmm10
	vmaxps zmm11,zmm22,zmm11
	lea    rax,[rax+r10*4]
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm23
	vmaxps zmm12,zmm22,zmm12
	vmaxps zmm13,zmm22,zmm13
	lea    rax,[rax+r10*4]
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm23
	vmaxps zmm14,zmm22,zmm14
	vmaxps zmm15,zmm22,zmm15
	lea    rax,[rax+r10*4]
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm23
	vmaxps zmm16,zmm22,zmm16
	vmaxps zmm17,zmm22,zmm17
	lea    rax,[rax+r10*4]
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm23
	vmaxps zmm18,zmm22,zmm18
	vmaxps zmm19,zmm22,zmm19
	lea    rax,[rax+r10*4]
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm23
	vmaxps zmm20,zmm22,zmm20
	vmaxps zmm21,zmm22,zmm21
	lea    rax,[rax+r10*4]
	vunpcklps zmm22,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm12,zmm14
	vunpckhps zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm22,zmm10
	vunpckhpd zmm10,zmm22,zmm10
	vunpcklpd zmm22,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklps zmm12,zmm16,zmm18
	vunpckhps zmm16,zmm16,zmm18
	vunpcklps zmm18,zmm20,zmm20
	vunpckhps zmm20,zmm20,zmm20
	vunpcklpd zmm23,zmm12,zmm18
	vunpckhpd zmm12,zmm12,zmm18
	vunpcklpd zmm18,zmm16,zmm20
	vunpckhpd zmm16,zmm16,zmm20
	mov    eax,0x7f
	kmovw  k1,eax
	vshuff32x4 zmm20,zmm14,zmm23,0x88
	vshuff32x4 zmm14,zmm14,zmm23,0xdd
	vshuff32x4 zmm24,zmm23,zmm23,0x88
	vshuff32x4 zmm23,zmm23,zmm23,0xdd
	vshuff32x4 zmm25,zmm20,zmm24,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm25
	vshuff32x4 zmm20,zmm20,zmm24,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm20
	vshuff32x4 zmm20,zmm14,zmm23,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm20
	vshuff32x4 zmm14,zmm14,zmm23,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm14
	vshuff32x4 zmm14,zmm10,zmm12,0x88
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vshuff32x4 zmm20,zmm12,zmm12,0x88
	vshuff32x4 zmm12,zmm12,zmm12,0xdd
	vshuff32x4 zmm23,zmm14,zmm20,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm23
	vshuff32x4 zmm14,zmm14,zmm20,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm14
	vshuff32x4 zmm14,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm14
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm22,zmm18,0x88
	vshuff32x4 zmm12,zmm22,zmm18,0xdd
	vshuff32x4 zmm14,zmm18,zmm18,0x88
	vshuff32x4 zmm18,zmm18,zmm18,0xdd
	vshuff32x4 zmm20,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm20
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm16,0x88
	vshuff32x4 zmm8,zmm8,zmm16,0xdd
	vshuff32x4 zmm12,zmm16,zmm16,0x88
	vshuff32x4 zmm14,zmm16,zmm16,0xdd
	vshuff32x4 zmm16,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm16
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm10
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm10,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm17,zmm19
	vunpckhps zmm13,zmm17,zmm19
	vunpcklps zmm14,zmm21,zmm21
	vunpckhps zmm15,zmm21,zmm21
	vunpcklpd zmm16,zmm11,zmm14
	vunpckhpd zmm11,zmm11,zmm14
	vunpcklpd zmm14,zmm13,zmm15
	vunpckhpd zmm13,zmm13,zmm15
	mov    eax,0x7f
	kmovw  k1,eax
	vshuff32x4 zmm15,zmm12,zmm16,0x88
	vshuff32x4 zmm12,zmm12,zmm16,0xdd
	vshuff32x4 zmm17,zmm16,zmm16,0x88
	vshuff32x4 zmm16,zmm16,zmm16,0xdd
	vshuff32x4 zmm18,zmm15,zmm17,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm18
	vshuff32x4 zmm15,zmm15,zmm17,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm15
	vshuff32x4 zmm15,zmm12,zmm16,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm15
	vshuff32x4 zmm12,zmm12,zmm16,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm8,zmm11,0x88
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vshuff32x4 zmm15,zmm11,zmm11,0x88
	vshuff32x4 zmm11,zmm11,zmm11,0xdd
	vshuff32x4 zmm16,zmm12,zmm15,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm16
	vshuff32x4 zmm12,zmm12,zmm15,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm14,0x88
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vshuff32x4 zmm11,zmm14,zmm14,0x88
	vshuff32x4 zmm12,zmm14,zmm14,0xdd
	vshuff32x4 zmm14,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm14
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm13,0x88
	vshuff32x4 zmm9,zmm9,zmm13,0xdd
	vshuff32x4 zmm10,zmm13,zmm13,0x88
	vshuff32x4 zmm11,zmm13,zmm13,0xdd
	vshuff32x4 zmm12,zmm8,zmm10,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm10,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	vzeroupper
	pop    rbx
	ret
	int3

<nnp_sgemm_transposed_8x32__x86_64_avx512>:
	push   rbx
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
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_8x32__x86_64_avx512+0x369>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm24,ZMMWORD PTR [rcx]
	vmovups zmm25,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm24,ZMMWORD PTR [rcx+0x80]
	vmovups zmm25,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm24,ZMMWORD PTR [rcx+0x100]
	vmovups zmm25,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm24,ZMMWORD PTR [rcx+0x180]
	vmovups zmm25,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_8x32__x86_64_avx512+0x7e>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_8x32__x86_64_avx512+0x374>
	jmp    <nnp_sgemm_transposed_8x32__x86_64_avx512+0x38d>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0x1c]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_8x32__x86_64_avx512+0x380>
	test   rax,rax
	je     <nnp_sgemm_transposed_8x32__x86_64_avx512+0x681>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm24,ZMMWORD PTR [rcx]
	vmovups zmm25,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm24,ZMMWORD PTR [rcx+0x80]
	vmovups zmm25,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm24,ZMMWORD PTR [rcx+0x100]
	vmovups zmm25,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm24,ZMMWORD PTR [rcx+0x180]
	vmovups zmm25,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_8x32__x86_64_avx512+0x396>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_8x32__x86_64_avx512+0x757>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm24,ZMMWORD PTR [rcx]
	vmovups zmm25,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_8x32__x86_64_avx512+0x691>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm24,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_8x32__x86_64_avx512+0x962>
	vmovups zmm25,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm25
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm25
	vmaxps zmm8,zmm24,zmm8
	vmaxps zmm9,zmm24,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm24,zmm10
	vmaxps zmm9,zmm24,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm24,zmm12
	vmaxps zmm9,zmm24,zmm13
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm24,zmm14
	vmaxps zmm9,zmm24,zmm15
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm24,zmm16
	vmaxps zmm9,zmm24,zmm17
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm24,zmm18
	vmaxps zmm9,zmm24,zmm19
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm24,zmm20
	vmaxps zmm9,zmm24,zmm21
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm24,zmm22
	vmaxps zmm9,zmm24,zmm23
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_8x32__x86_64_avx512+0xe45>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm25,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm25
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm25
	vmaxps zmm8,zmm24,zmm8
	vmaxps zmm9,zmm24,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm25,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm25
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm25
	vmaxps zmm10,zmm24,zmm10
	vmaxps zmm11,zmm24,zmm11
	lea    rax,[rax+r10*4]
	vmovups zmm25,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm25
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm25
	vmaxps zmm12,zmm24,zmm12
	vmaxps zmm13,zmm24,zmm13
	lea    rax,[rax+r10*4]
	vmovups zmm25,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm25
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm25
	vmaxps zmm14,zmm24,zmm14
	vmaxps zmm15,zmm24,zmm15
	lea    rax,[rax+r10*4]
	vmovups zmm25,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm25
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm25
	vmaxps zmm16,zmm24,zmm16
	vmaxps zmm17,zmm24,zmm17
	lea    rax,[rax+r10*4]
	vmovups zmm25,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm25
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm25
	vmaxps zmm18,zmm24,zmm18
	vmaxps zmm19,zmm24,zmm19
	lea    rax,[rax+r10*4]
	vmovups zmm25,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm25
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm25
	vmaxps zmm20,zmm24,zmm20
	vmaxps zmm21,zmm24,zmm21
	lea    rax,[rax+r10*4]
	vmovups zmm25,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm25
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm25
	vmaxps zmm22,zmm24,zmm22
	vmaxps zmm23,zmm24,zmm23
	lea    rax,[rax+r10*4]
	vunpcklps zmm24,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm12,zmm14
	vunpckhps zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm24,zmm10
	vunpckhpd zmm10,zmm24,zmm10
	vunpcklpd zmm24,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklps zmm12,zmm16,zmm18
	vunpckhps zmm16,zmm16,zmm18
	vunpcklps zmm18,zmm20,zmm22
	vunpckhps zmm20,zmm20,zmm22
	vunpcklpd zmm22,zmm12,zmm18
	vunpckhpd zmm12,zmm12,zmm18
	vunpcklpd zmm18,zmm16,zmm20
	vunpckhpd zmm16,zmm16,zmm20
	mov    eax,0xff
	kmovw  k1,eax
	vshuff32x4 zmm20,zmm14,zmm22,0x88
	vshuff32x4 zmm14,zmm14,zmm22,0xdd
	vshuff32x4 zmm25,zmm22,zmm22,0x88
	vshuff32x4 zmm22,zmm22,zmm22,0xdd
	vshuff32x4 zmm26,zmm20,zmm25,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm26
	vshuff32x4 zmm20,zmm20,zmm25,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm20
	vshuff32x4 zmm20,zmm14,zmm22,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm20
	vshuff32x4 zmm14,zmm14,zmm22,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm14
	vshuff32x4 zmm14,zmm10,zmm12,0x88
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vshuff32x4 zmm20,zmm12,zmm12,0x88
	vshuff32x4 zmm12,zmm12,zmm12,0xdd
	vshuff32x4 zmm22,zmm14,zmm20,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm22
	vshuff32x4 zmm14,zmm14,zmm20,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm14
	vshuff32x4 zmm14,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm14
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm24,zmm18,0x88
	vshuff32x4 zmm12,zmm24,zmm18,0xdd
	vshuff32x4 zmm14,zmm18,zmm18,0x88
	vshuff32x4 zmm18,zmm18,zmm18,0xdd
	vshuff32x4 zmm20,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm20
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm16,0x88
	vshuff32x4 zmm8,zmm8,zmm16,0xdd
	vshuff32x4 zmm12,zmm16,zmm16,0x88
	vshuff32x4 zmm14,zmm16,zmm16,0xdd
	vshuff32x4 zmm16,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm16
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm10
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm10,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm17,zmm19
	vunpckhps zmm13,zmm17,zmm19
	vunpcklps zmm14,zmm21,zmm23
	vunpckhps zmm15,zmm21,zmm23
	vunpcklpd zmm16,zmm11,zmm14
	vunpckhpd zmm11,zmm11,zmm14
	vunpcklpd zmm14,zmm13,zmm15
	vunpckhpd zmm13,zmm13,zmm15
	mov    eax,0xff
	kmovw  k1,eax
	vshuff32x4 zmm15,zmm12,zmm16,0x88
	vshuff32x4 zmm12,zmm12,zmm16,0xdd
	vshuff32x4 zmm17,zmm16,zmm16,0x88
	vshuff32x4 zmm16,zmm16,zmm16,0xdd
	vshuff32x4 zmm18,zmm15,zmm17,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm18
	vshuff32x4 zmm15,zmm15,zmm17,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm15
	vshuff32x4 zmm15,zmm12,zmm16,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm15
	vshuff32x4 zmm12,zmm12,zmm16,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm8,zmm11,0x88
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vshuff32x4 zmm15,zmm11,zmm11,0x88
	vshuff32x4 zmm11,zmm11,zmm11,0xdd
	vshuff32x4 zmm16,zmm12,zmm15,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm16
	vshuff32x4 zmm12,zmm12,zmm15,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm14,0x88
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vshuff32x4 zmm11,zmm14,zmm14,0x88
	vshuff32x4 zmm12,zmm14,zmm14,0xdd
	vshuff32x4 zmm14,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm14
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm13,0x88
	vshuff32x4 zmm9,zmm9,zmm13,0xdd
	vshuff32x4 zmm10,zmm13,zmm13,0x88
	vshuff32x4 zmm11,zmm13,zmm13,0xdd
	vshuff32x4 zmm12,zmm8,zmm10,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm10,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	vzeroupper
	pop    rbx
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_transposed_9x32__x86_64_avx512>:
	push   rbx
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
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_9x32__x86_64_avx512+0x3c1>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm26,ZMMWORD PTR [rcx]
	vmovups zmm27,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm26,ZMMWORD PTR [rcx+0x80]
	vmovups zmm27,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm26,ZMMWORD PTR [rcx+0x100]
	vmovups zmm27,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm26,ZMMWORD PTR [rcx+0x180]
	vmovups zmm27,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_9x32__x86_64_avx512+0x8a>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_9x32__x86_64_avx512+0x3cc>
	jmp    <nnp_sgemm_transposed_9x32__x86_64_avx512+0x3e5>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0x20]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_9x32__x86_64_avx512+0x3d8>
	test   rax,rax
	je     <nnp_sgemm_transposed_9x32__x86_64_avx512+0x725>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm26,ZMMWORD PTR [rcx]
	vmovups zmm27,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm26,ZMMWORD PTR [rcx+0x80]
	vmovups zmm27,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm26,ZMMWORD PTR [rcx+0x100]
	vmovups zmm27,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm26,ZMMWORD PTR [rcx+0x180]
	vmovups zmm27,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_9x32__x86_64_avx512+0x3ee>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_9x32__x86_64_avx512+0x80e>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm26,ZMMWORD PTR [rcx]
	vmovups zmm27,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_9x32__x86_64_avx512+0x735>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm26,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_9x32__x86_64_avx512+0xa56>
	vmovups zmm27,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm27
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm27
	vmaxps zmm8,zmm26,zmm8
	vmaxps zmm9,zmm26,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm26,zmm10
	vmaxps zmm9,zmm26,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm26,zmm12
	vmaxps zmm9,zmm26,zmm13
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm26,zmm14
	vmaxps zmm9,zmm26,zmm15
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm26,zmm16
	vmaxps zmm9,zmm26,zmm17
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm26,zmm18
	vmaxps zmm9,zmm26,zmm19
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm26,zmm20
	vmaxps zmm9,zmm26,zmm21
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm26,zmm22
	vmaxps zmm9,zmm26,zmm23
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	vmaxps zmm8,zmm26,zmm24
	vmaxps zmm9,zmm26,zmm25
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_9x32__x86_64_avx512+0xf92>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm27,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm27
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm27
	vmaxps zmm8,zmm26,zmm8
	vmaxps zmm9,zmm26,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm27,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm27
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm27
	vmaxps zmm10,zmm26,zmm10
	vmaxps zmm11,zmm26,zmm11
	lea    rax,[rax+r10*4]
	vmovups zmm27,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm27
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm27
	vmaxps zmm12,zmm26,zmm12
	vmaxps zmm13,zmm26,zmm13
	lea    rax,[rax+r10*4]
	vmovups zmm27,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm27
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm27
	vmaxps zmm14,zmm26,zmm14
	vmaxps zmm15,zmm26,zmm15
	lea    rax,[rax+r10*4]
	vmovups zmm27,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm27
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm27
	vmaxps zmm16,zmm26,zmm16
	vmaxps zmm17,zmm26,zmm17
	lea    rax,[rax+r10*4]
	vmovups zmm27,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm27
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm27
	vmaxps zmm18,zmm26,zmm18
	vmaxps zmm19,zmm26,zmm19
	lea    rax,[rax+r10*4]
	vmovups zmm27,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm27
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm27
	vmaxps zmm20,zmm26,zmm20
	vmaxps zmm21,zmm26,zmm21
	lea    rax,[rax+r10*4]
	vmovups zmm27,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm27
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm27
	vmaxps zmm22,zmm26,zmm22
	vmaxps zmm23,zmm26,zmm23
	lea    rax,[rax+r10*4]
	vmovups zmm27,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm27
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm27
	vmaxps zmm24,zmm26,zmm24
	vmaxps zmm25,zmm26,zmm25
	lea    rax,[rax+r10*4]
	vunpcklps zmm26,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm12,zmm14
	vunpckhps zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm26,zmm10
	vunpckhpd zmm10,zmm26,zmm10
	vunpcklpd zmm26,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklps zmm12,zmm16,zmm18
	vunpckhps zmm16,zmm16,zmm18
	vunpcklps zmm18,zmm20,zmm22
	vunpckhps zmm20,zmm20,zmm22
	vunpcklpd zmm22,zmm12,zmm18
	vunpckhpd zmm12,zmm12,zmm18
	vunpcklpd zmm18,zmm16,zmm20
	vunpckhpd zmm16,zmm16,zmm20
	vunpcklps zmm20,zmm24,zmm24
	vunpckhps zmm24,zmm24,zmm24
	vunpckhpd zmm27,zmm20,zmm20
	vunpckhpd zmm28,zmm24,zmm24
	mov    eax,0x1ff
	kmovw  k1,eax
	vshuff32x4 zmm29,zmm14,zmm22,0x88
	vshuff32x4 zmm14,zmm14,zmm22,0xdd
	vshuff32x4 zmm22,zmm20,zmm20,0x88
	vshuff32x4 zmm20,zmm20,zmm20,0xdd
	vshuff32x4 zmm30,zmm29,zmm22,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm30
	vshuff32x4 zmm22,zmm29,zmm22,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm22
	vshuff32x4 zmm22,zmm14,zmm20,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm22
	vshuff32x4 zmm14,zmm14,zmm20,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm14
	vshuff32x4 zmm14,zmm10,zmm12,0x88
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vshuff32x4 zmm12,zmm27,zmm27,0x88
	vshuff32x4 zmm20,zmm27,zmm27,0xdd
	vshuff32x4 zmm22,zmm14,zmm12,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm22
	vshuff32x4 zmm12,zmm14,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm20,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm10,zmm10,zmm20,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm26,zmm18,0x88
	vshuff32x4 zmm12,zmm26,zmm18,0xdd
	vshuff32x4 zmm14,zmm24,zmm24,0x88
	vshuff32x4 zmm18,zmm24,zmm24,0xdd
	vshuff32x4 zmm20,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm20
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm16,0x88
	vshuff32x4 zmm8,zmm8,zmm16,0xdd
	vshuff32x4 zmm12,zmm28,zmm28,0x88
	vshuff32x4 zmm14,zmm28,zmm28,0xdd
	vshuff32x4 zmm16,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm16
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm10
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm10,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm17,zmm19
	vunpckhps zmm13,zmm17,zmm19
	vunpcklps zmm14,zmm21,zmm23
	vunpckhps zmm15,zmm21,zmm23
	vunpcklpd zmm16,zmm11,zmm14
	vunpckhpd zmm11,zmm11,zmm14
	vunpcklpd zmm14,zmm13,zmm15
	vunpckhpd zmm13,zmm13,zmm15
	vunpcklps zmm15,zmm25,zmm25
	vunpckhps zmm17,zmm25,zmm25
	vunpckhpd zmm18,zmm15,zmm15
	vunpckhpd zmm19,zmm17,zmm17
	mov    eax,0x1ff
	kmovw  k1,eax
	vshuff32x4 zmm20,zmm12,zmm16,0x88
	vshuff32x4 zmm12,zmm12,zmm16,0xdd
	vshuff32x4 zmm16,zmm15,zmm15,0x88
	vshuff32x4 zmm15,zmm15,zmm15,0xdd
	vshuff32x4 zmm21,zmm20,zmm16,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm21
	vshuff32x4 zmm16,zmm20,zmm16,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm16
	vshuff32x4 zmm16,zmm12,zmm15,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm16
	vshuff32x4 zmm12,zmm12,zmm15,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm8,zmm11,0x88
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vshuff32x4 zmm11,zmm18,zmm18,0x88
	vshuff32x4 zmm15,zmm18,zmm18,0xdd
	vshuff32x4 zmm16,zmm12,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm16
	vshuff32x4 zmm11,zmm12,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm11
	vshuff32x4 zmm11,zmm8,zmm15,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm11
	vshuff32x4 zmm8,zmm8,zmm15,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm14,0x88
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vshuff32x4 zmm11,zmm17,zmm17,0x88
	vshuff32x4 zmm12,zmm17,zmm17,0xdd
	vshuff32x4 zmm14,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm14
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm13,0x88
	vshuff32x4 zmm9,zmm9,zmm13,0xdd
	vshuff32x4 zmm10,zmm19,zmm19,0x88
	vshuff32x4 zmm11,zmm19,zmm19,0xdd
	vshuff32x4 zmm12,zmm8,zmm10,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm10,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
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

<nnp_sgemm_transposed_10x32__x86_64_avx512>:
	push   rbx
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
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_10x32__x86_64_avx512+0x419>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm28,ZMMWORD PTR [rcx]
	vmovups zmm29,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm28,ZMMWORD PTR [rcx+0x80]
	vmovups zmm29,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm28,ZMMWORD PTR [rcx+0x100]
	vmovups zmm29,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm28,ZMMWORD PTR [rcx+0x180]
	vmovups zmm29,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_10x32__x86_64_avx512+0x96>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_10x32__x86_64_avx512+0x424>
	jmp    <nnp_sgemm_transposed_10x32__x86_64_avx512+0x43d>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0x24]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_10x32__x86_64_avx512+0x430>
	test   rax,rax
	je     <nnp_sgemm_transposed_10x32__x86_64_avx512+0x7c9>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm28,ZMMWORD PTR [rcx]
	vmovups zmm29,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm28,ZMMWORD PTR [rcx+0x80]
	vmovups zmm29,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm28,ZMMWORD PTR [rcx+0x100]
	vmovups zmm29,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm28,ZMMWORD PTR [rcx+0x180]
	vmovups zmm29,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_10x32__x86_64_avx512+0x446>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_10x32__x86_64_avx512+0x8c5>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm28,ZMMWORD PTR [rcx]
	vmovups zmm29,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_10x32__x86_64_avx512+0x7d9>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm28,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_10x32__x86_64_avx512+0xb4a>
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm29
	vmaxps zmm8,zmm28,zmm8
	vmaxps zmm9,zmm28,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm28,zmm10
	vmaxps zmm9,zmm28,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm28,zmm12
	vmaxps zmm9,zmm28,zmm13
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm28,zmm14
	vmaxps zmm9,zmm28,zmm15
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm28,zmm16
	vmaxps zmm9,zmm28,zmm17
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm28,zmm18
	vmaxps zmm9,zmm28,zmm19
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm28,zmm20
	vmaxps zmm9,zmm28,zmm21
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm28,zmm22
	vmaxps zmm9,zmm28,zmm23
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	vmaxps zmm8,zmm28,zmm24
	vmaxps zmm9,zmm28,zmm25
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	vmaxps zmm8,zmm28,zmm26
	vmaxps zmm9,zmm28,zmm27
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_10x32__x86_64_avx512+0x10af>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm29
	vmaxps zmm8,zmm28,zmm8
	vmaxps zmm9,zmm28,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm29
	vmaxps zmm10,zmm28,zmm10
	vmaxps zmm11,zmm28,zmm11
	lea    rax,[rax+r10*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm29
	vmaxps zmm12,zmm28,zmm12
	vmaxps zmm13,zmm28,zmm13
	lea    rax,[rax+r10*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm29
	vmaxps zmm14,zmm28,zmm14
	vmaxps zmm15,zmm28,zmm15
	lea    rax,[rax+r10*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm29
	vmaxps zmm16,zmm28,zmm16
	vmaxps zmm17,zmm28,zmm17
	lea    rax,[rax+r10*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm29
	vmaxps zmm18,zmm28,zmm18
	vmaxps zmm19,zmm28,zmm19
	lea    rax,[rax+r10*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm29
	vmaxps zmm20,zmm28,zmm20
	vmaxps zmm21,zmm28,zmm21
	lea    rax,[rax+r10*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm29
	vmaxps zmm22,zmm28,zmm22
	vmaxps zmm23,zmm28,zmm23
	lea    rax,[rax+r10*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm29
	vmaxps zmm24,zmm28,zmm24
	vmaxps zmm25,zmm28,zmm25
	lea    rax,[rax+r10*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm29
	vmaxps zmm26,zmm28,zmm26
	vmaxps zmm27,zmm28,zmm27
	lea    rax,[rax+r10*4]
	vunpcklps zmm28,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm12,zmm14
	vunpckhps zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm28,zmm10
	vunpckhpd zmm10,zmm28,zmm10
	vunpcklpd zmm28,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklps zmm12,zmm16,zmm18
	vunpckhps zmm16,zmm16,zmm18
	vunpcklps zmm18,zmm20,zmm22
	vunpckhps zmm20,zmm20,zmm22
	vunpcklpd zmm22,zmm12,zmm18
	vunpckhpd zmm12,zmm12,zmm18
	vunpcklpd zmm18,zmm16,zmm20
	vunpckhpd zmm16,zmm16,zmm20
	vunpcklps zmm20,zmm24,zmm26
	vunpckhps zmm24,zmm24,zmm26
	vunpckhpd zmm26,zmm20,zmm20
	vunpckhpd zmm29,zmm24,zmm24
	mov    eax,0x3ff
	kmovw  k1,eax
	vshuff32x4 zmm30,zmm14,zmm22,0x88
	vshuff32x4 zmm14,zmm14,zmm22,0xdd
	vshuff32x4 zmm22,zmm20,zmm20,0x88
	vshuff32x4 zmm20,zmm20,zmm20,0xdd
	vshuff32x4 zmm31,zmm30,zmm22,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm31
	vshuff32x4 zmm22,zmm30,zmm22,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm22
	vshuff32x4 zmm22,zmm14,zmm20,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm22
	vshuff32x4 zmm14,zmm14,zmm20,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm14
	vshuff32x4 zmm14,zmm10,zmm12,0x88
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vshuff32x4 zmm12,zmm26,zmm26,0x88
	vshuff32x4 zmm20,zmm26,zmm26,0xdd
	vshuff32x4 zmm22,zmm14,zmm12,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm22
	vshuff32x4 zmm12,zmm14,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm20,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm10,zmm10,zmm20,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm28,zmm18,0x88
	vshuff32x4 zmm12,zmm28,zmm18,0xdd
	vshuff32x4 zmm14,zmm24,zmm24,0x88
	vshuff32x4 zmm18,zmm24,zmm24,0xdd
	vshuff32x4 zmm20,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm20
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm16,0x88
	vshuff32x4 zmm8,zmm8,zmm16,0xdd
	vshuff32x4 zmm12,zmm29,zmm29,0x88
	vshuff32x4 zmm14,zmm29,zmm29,0xdd
	vshuff32x4 zmm16,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm16
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm10
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm10,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm17,zmm19
	vunpckhps zmm13,zmm17,zmm19
	vunpcklps zmm14,zmm21,zmm23
	vunpckhps zmm15,zmm21,zmm23
	vunpcklpd zmm16,zmm11,zmm14
	vunpckhpd zmm11,zmm11,zmm14
	vunpcklpd zmm14,zmm13,zmm15
	vunpckhpd zmm13,zmm13,zmm15
	vunpcklps zmm15,zmm25,zmm27
	vunpckhps zmm17,zmm25,zmm27
	vunpckhpd zmm18,zmm15,zmm15
	vunpckhpd zmm19,zmm17,zmm17
	mov    eax,0x3ff
	kmovw  k1,eax
	vshuff32x4 zmm20,zmm12,zmm16,0x88
	vshuff32x4 zmm12,zmm12,zmm16,0xdd
	vshuff32x4 zmm16,zmm15,zmm15,0x88
	vshuff32x4 zmm15,zmm15,zmm15,0xdd
	vshuff32x4 zmm21,zmm20,zmm16,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm21
	vshuff32x4 zmm16,zmm20,zmm16,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm16
	vshuff32x4 zmm16,zmm12,zmm15,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm16
	vshuff32x4 zmm12,zmm12,zmm15,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm8,zmm11,0x88
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vshuff32x4 zmm11,zmm18,zmm18,0x88
	vshuff32x4 zmm15,zmm18,zmm18,0xdd
	vshuff32x4 zmm16,zmm12,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm16
	vshuff32x4 zmm11,zmm12,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm11
	vshuff32x4 zmm11,zmm8,zmm15,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm11
	vshuff32x4 zmm8,zmm8,zmm15,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm14,0x88
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vshuff32x4 zmm11,zmm17,zmm17,0x88
	vshuff32x4 zmm12,zmm17,zmm17,0xdd
	vshuff32x4 zmm14,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm14
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm13,0x88
	vshuff32x4 zmm9,zmm9,zmm13,0xdd
	vshuff32x4 zmm10,zmm19,zmm19,0x88
	vshuff32x4 zmm11,zmm19,zmm19,0xdd
	vshuff32x4 zmm12,zmm8,zmm10,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm10,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
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

<nnp_sgemm_transposed_11x32__x86_64_avx512>:
	push   rbx
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
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_11x32__x86_64_avx512+0x471>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm30,ZMMWORD PTR [rcx]
	vmovups zmm31,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm30,ZMMWORD PTR [rcx+0x80]
	vmovups zmm31,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm30,ZMMWORD PTR [rcx+0x100]
	vmovups zmm31,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm30,ZMMWORD PTR [rcx+0x180]
	vmovups zmm31,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_11x32__x86_64_avx512+0xa2>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_11x32__x86_64_avx512+0x47c>
	jmp    <nnp_sgemm_transposed_11x32__x86_64_avx512+0x495>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0x28]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_11x32__x86_64_avx512+0x488>
	test   rax,rax
	je     <nnp_sgemm_transposed_11x32__x86_64_avx512+0x86d>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm30,ZMMWORD PTR [rcx]
	vmovups zmm31,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm30,ZMMWORD PTR [rcx+0x80]
	vmovups zmm31,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm30,ZMMWORD PTR [rcx+0x100]
	vmovups zmm31,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm30,ZMMWORD PTR [rcx+0x180]
	vmovups zmm31,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_11x32__x86_64_avx512+0x49e>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_11x32__x86_64_avx512+0x97c>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm30,ZMMWORD PTR [rcx]
	vmovups zmm31,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_11x32__x86_64_avx512+0x87d>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm30,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_11x32__x86_64_avx512+0xc3e>
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm31
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm31
	vmaxps zmm8,zmm30,zmm8
	vmaxps zmm9,zmm30,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm30,zmm10
	vmaxps zmm9,zmm30,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm30,zmm12
	vmaxps zmm9,zmm30,zmm13
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm30,zmm14
	vmaxps zmm9,zmm30,zmm15
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm30,zmm16
	vmaxps zmm9,zmm30,zmm17
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm30,zmm18
	vmaxps zmm9,zmm30,zmm19
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm30,zmm20
	vmaxps zmm9,zmm30,zmm21
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm30,zmm22
	vmaxps zmm9,zmm30,zmm23
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	vmaxps zmm8,zmm30,zmm24
	vmaxps zmm9,zmm30,zmm25
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	vmaxps zmm8,zmm30,zmm26
	vmaxps zmm9,zmm30,zmm27
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm8
	vmaxps zmm8,zmm30,zmm28
	vmaxps zmm9,zmm30,zmm29
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_11x32__x86_64_avx512+0x11fc>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm31
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm31
	vmaxps zmm8,zmm30,zmm8
	vmaxps zmm9,zmm30,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm31
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm31
	vmaxps zmm10,zmm30,zmm10
	vmaxps zmm11,zmm30,zmm11
	lea    rax,[rax+r10*4]
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm31
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm31
	vmaxps zmm12,zmm30,zmm12
	vmaxps zmm13,zmm30,zmm13
	lea    rax,[rax+r10*4]
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm31
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm31
	vmaxps zmm14,zmm30,zmm14
	vmaxps zmm15,zmm30,zmm15
	lea    rax,[rax+r10*4]
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm31
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm31
	vmaxps zmm16,zmm30,zmm16
	vmaxps zmm17,zmm30,zmm17
	lea    rax,[rax+r10*4]
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm31
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm31
	vmaxps zmm18,zmm30,zmm18
	vmaxps zmm19,zmm30,zmm19
	lea    rax,[rax+r10*4]
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm31
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm31
	vmaxps zmm20,zmm30,zmm20
	vmaxps zmm21,zmm30,zmm21
	lea    rax,[rax+r10*4]
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm31
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm31
	vmaxps zmm22,zmm30,zmm22
	vmaxps zmm23,zmm30,zmm23
	lea    rax,[rax+r10*4]
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm31
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm31
	vmaxps zmm24,zmm30,zmm24
	vmaxps zmm25,zmm30,zmm25
	lea    rax,[rax+r10*4]
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm31
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm31
	vmaxps zmm26,zmm30,zmm26
	vmaxps zmm27,zmm30,zmm27
	lea    rax,[rax+r10*4]
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm31
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm31
	vmaxps zmm28,zmm30,zmm28
	vmaxps zmm29,zmm30,zmm29
	lea    rax,[rax+r10*4]
	vunpcklps zmm30,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm12,zmm14
	vunpckhps zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm30,zmm10
	vunpckhpd zmm10,zmm30,zmm10
	vunpcklpd zmm30,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklps zmm12,zmm16,zmm18
	vunpckhps zmm16,zmm16,zmm18
	vunpcklps zmm18,zmm20,zmm22
	vunpckhps zmm20,zmm20,zmm22
	vunpcklpd zmm22,zmm12,zmm18
	vunpckhpd zmm12,zmm12,zmm18
	vunpcklpd zmm18,zmm16,zmm20
	vunpckhpd zmm16,zmm16,zmm20
	vunpcklps zmm20,zmm24,zmm26
	vunpckhps zmm24,zmm24,zmm26
	vunpcklps zmm26,zmm28,zmm28
	vunpckhps zmm28,zmm28,zmm28
	vunpcklpd zmm31,zmm20,zmm26
	vunpckhpd zmm20,zmm20,zmm26
	vunpcklpd zmm26,zmm24,zmm28
	vunpckhpd zmm24,zmm24,zmm28
	mov    eax,0x7ff
	kmovw  k1,eax
	vshuff32x4 zmm28,zmm14,zmm22,0x88
	vshuff32x4 zmm14,zmm14,zmm22,0xdd
	vshuff32x4 zmm22,zmm31,zmm31,0x88
	vshuff32x4 zmm31,zmm31,zmm31,0xdd
	vshuff32x4 zmm7,zmm28,zmm22,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm7
	vshuff32x4 zmm22,zmm28,zmm22,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm22
	vshuff32x4 zmm22,zmm14,zmm31,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm22
	vshuff32x4 zmm14,zmm14,zmm31,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm14
	vshuff32x4 zmm14,zmm10,zmm12,0x88
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vshuff32x4 zmm12,zmm20,zmm20,0x88
	vshuff32x4 zmm20,zmm20,zmm20,0xdd
	vshuff32x4 zmm22,zmm14,zmm12,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm22
	vshuff32x4 zmm12,zmm14,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm20,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm10,zmm10,zmm20,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm30,zmm18,0x88
	vshuff32x4 zmm12,zmm30,zmm18,0xdd
	vshuff32x4 zmm14,zmm26,zmm26,0x88
	vshuff32x4 zmm18,zmm26,zmm26,0xdd
	vshuff32x4 zmm20,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm20
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm16,0x88
	vshuff32x4 zmm8,zmm8,zmm16,0xdd
	vshuff32x4 zmm12,zmm24,zmm24,0x88
	vshuff32x4 zmm14,zmm24,zmm24,0xdd
	vshuff32x4 zmm16,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm16
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm10
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm10,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm17,zmm19
	vunpckhps zmm13,zmm17,zmm19
	vunpcklps zmm14,zmm21,zmm23
	vunpckhps zmm15,zmm21,zmm23
	vunpcklpd zmm16,zmm11,zmm14
	vunpckhpd zmm11,zmm11,zmm14
	vunpcklpd zmm14,zmm13,zmm15
	vunpckhpd zmm13,zmm13,zmm15
	vunpcklps zmm15,zmm25,zmm27
	vunpckhps zmm17,zmm25,zmm27
	vunpcklps zmm18,zmm29,zmm29
	vunpckhps zmm19,zmm29,zmm29
	vunpcklpd zmm20,zmm15,zmm18
	vunpckhpd zmm15,zmm15,zmm18
	vunpcklpd zmm18,zmm17,zmm19
	vunpckhpd zmm17,zmm17,zmm19
	mov    eax,0x7ff
	kmovw  k1,eax
	vshuff32x4 zmm19,zmm12,zmm16,0x88
	vshuff32x4 zmm12,zmm12,zmm16,0xdd
	vshuff32x4 zmm16,zmm20,zmm20,0x88
	vshuff32x4 zmm20,zmm20,zmm20,0xdd
	vshuff32x4 zmm21,zmm19,zmm16,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm21
	vshuff32x4 zmm16,zmm19,zmm16,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm16
	vshuff32x4 zmm16,zmm12,zmm20,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm16
	vshuff32x4 zmm12,zmm12,zmm20,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm8,zmm11,0x88
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vshuff32x4 zmm11,zmm15,zmm15,0x88
	vshuff32x4 zmm15,zmm15,zmm15,0xdd
	vshuff32x4 zmm16,zmm12,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm16
	vshuff32x4 zmm11,zmm12,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm11
	vshuff32x4 zmm11,zmm8,zmm15,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm11
	vshuff32x4 zmm8,zmm8,zmm15,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm14,0x88
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vshuff32x4 zmm11,zmm18,zmm18,0x88
	vshuff32x4 zmm12,zmm18,zmm18,0xdd
	vshuff32x4 zmm14,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm14
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm13,0x88
	vshuff32x4 zmm9,zmm9,zmm13,0xdd
	vshuff32x4 zmm10,zmm17,zmm17,0x88
	vshuff32x4 zmm11,zmm17,zmm17,0xdd
	vshuff32x4 zmm12,zmm8,zmm10,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm10,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
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
	int3

<nnp_sgemm_transposed_12x32__x86_64_avx512>:
	push   rbx
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
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_12x32__x86_64_avx512+0x4c9>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm7,ZMMWORD PTR [rcx]
	vmovups zmm6,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm7,ZMMWORD PTR [rcx+0x80]
	vmovups zmm6,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm7,ZMMWORD PTR [rcx+0x100]
	vmovups zmm6,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm7,ZMMWORD PTR [rcx+0x180]
	vmovups zmm6,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_12x32__x86_64_avx512+0xae>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_12x32__x86_64_avx512+0x4d4>
	jmp    <nnp_sgemm_transposed_12x32__x86_64_avx512+0x4ed>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0x2c]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_12x32__x86_64_avx512+0x4e0>
	test   rax,rax
	je     <nnp_sgemm_transposed_12x32__x86_64_avx512+0x911>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm7,ZMMWORD PTR [rcx]
	vmovups zmm6,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm7,ZMMWORD PTR [rcx+0x80]
	vmovups zmm6,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm7,ZMMWORD PTR [rcx+0x100]
	vmovups zmm6,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm7,ZMMWORD PTR [rcx+0x180]
	vmovups zmm6,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_12x32__x86_64_avx512+0x4f6>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_12x32__x86_64_avx512+0xa33>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm7,ZMMWORD PTR [rcx]
	vmovups zmm6,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_12x32__x86_64_avx512+0x921>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm7,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_12x32__x86_64_avx512+0xd32>
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm6
	vmaxps zmm8,zmm7,zmm8
	vmaxps zmm9,zmm7,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm7,zmm10
	vmaxps zmm9,zmm7,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm7,zmm12
	vmaxps zmm9,zmm7,zmm13
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm7,zmm14
	vmaxps zmm9,zmm7,zmm15
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm7,zmm16
	vmaxps zmm9,zmm7,zmm17
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm7,zmm18
	vmaxps zmm9,zmm7,zmm19
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm7,zmm20
	vmaxps zmm9,zmm7,zmm21
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm7,zmm22
	vmaxps zmm9,zmm7,zmm23
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	vmaxps zmm8,zmm7,zmm24
	vmaxps zmm9,zmm7,zmm25
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	vmaxps zmm8,zmm7,zmm26
	vmaxps zmm9,zmm7,zmm27
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm8
	vmaxps zmm8,zmm7,zmm28
	vmaxps zmm9,zmm7,zmm29
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm8
	vmaxps zmm8,zmm7,zmm30
	vmaxps zmm9,zmm7,zmm31
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_12x32__x86_64_avx512+0x1319>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm6
	vmaxps zmm8,zmm7,zmm8
	vmaxps zmm9,zmm7,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm6
	vmaxps zmm10,zmm7,zmm10
	vmaxps zmm11,zmm7,zmm11
	lea    rax,[rax+r10*4]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm6
	vmaxps zmm12,zmm7,zmm12
	vmaxps zmm13,zmm7,zmm13
	lea    rax,[rax+r10*4]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm6
	vmaxps zmm14,zmm7,zmm14
	vmaxps zmm15,zmm7,zmm15
	lea    rax,[rax+r10*4]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm6
	vmaxps zmm16,zmm7,zmm16
	vmaxps zmm17,zmm7,zmm17
	lea    rax,[rax+r10*4]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm6
	vmaxps zmm18,zmm7,zmm18
	vmaxps zmm19,zmm7,zmm19
	lea    rax,[rax+r10*4]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm6
	vmaxps zmm20,zmm7,zmm20
	vmaxps zmm21,zmm7,zmm21
	lea    rax,[rax+r10*4]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm6
	vmaxps zmm22,zmm7,zmm22
	vmaxps zmm23,zmm7,zmm23
	lea    rax,[rax+r10*4]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm6
	vmaxps zmm24,zmm7,zmm24
	vmaxps zmm25,zmm7,zmm25
	lea    rax,[rax+r10*4]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm6
	vmaxps zmm26,zmm7,zmm26
	vmaxps zmm27,zmm7,zmm27
	lea    rax,[rax+r10*4]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm6
	vmaxps zmm28,zmm7,zmm28
	vmaxps zmm29,zmm7,zmm29
	lea    rax,[rax+r10*4]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm6
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm6
	vmaxps zmm30,zmm7,zmm30
	vmaxps zmm31,zmm7,zmm31
	lea    rax,[rax+r10*4]
	vunpcklps zmm7,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm12,zmm14
	vunpckhps zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm7,zmm10
	vunpckhpd zmm10,zmm7,zmm10
	vunpcklpd zmm7,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklps zmm12,zmm16,zmm18
	vunpckhps zmm16,zmm16,zmm18
	vunpcklps zmm18,zmm20,zmm22
	vunpckhps zmm20,zmm20,zmm22
	vunpcklpd zmm22,zmm12,zmm18
	vunpckhpd zmm12,zmm12,zmm18
	vunpcklpd zmm18,zmm16,zmm20
	vunpckhpd zmm16,zmm16,zmm20
	vunpcklps zmm20,zmm24,zmm26
	vunpckhps zmm24,zmm24,zmm26
	vunpcklps zmm26,zmm28,zmm30
	vunpckhps zmm28,zmm28,zmm30
	vunpcklpd zmm30,zmm20,zmm26
	vunpckhpd zmm20,zmm20,zmm26
	vunpcklpd zmm26,zmm24,zmm28
	vunpckhpd zmm24,zmm24,zmm28
	mov    eax,0xfff
	kmovw  k1,eax
	vshuff32x4 zmm28,zmm14,zmm22,0x88
	vshuff32x4 zmm14,zmm14,zmm22,0xdd
	vshuff32x4 zmm22,zmm30,zmm30,0x88
	vshuff32x4 zmm30,zmm30,zmm30,0xdd
	vshuff32x4 zmm6,zmm28,zmm22,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm6
	vshuff32x4 zmm22,zmm28,zmm22,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm22
	vshuff32x4 zmm22,zmm14,zmm30,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm22
	vshuff32x4 zmm14,zmm14,zmm30,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm14
	vshuff32x4 zmm14,zmm10,zmm12,0x88
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vshuff32x4 zmm12,zmm20,zmm20,0x88
	vshuff32x4 zmm20,zmm20,zmm20,0xdd
	vshuff32x4 zmm22,zmm14,zmm12,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm22
	vshuff32x4 zmm12,zmm14,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm20,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm10,zmm10,zmm20,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm7,zmm18,0x88
	vshuff32x4 zmm12,zmm7,zmm18,0xdd
	vshuff32x4 zmm14,zmm26,zmm26,0x88
	vshuff32x4 zmm18,zmm26,zmm26,0xdd
	vshuff32x4 zmm20,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm20
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm16,0x88
	vshuff32x4 zmm8,zmm8,zmm16,0xdd
	vshuff32x4 zmm12,zmm24,zmm24,0x88
	vshuff32x4 zmm14,zmm24,zmm24,0xdd
	vshuff32x4 zmm16,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm16
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm10
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm10,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm17,zmm19
	vunpckhps zmm13,zmm17,zmm19
	vunpcklps zmm14,zmm21,zmm23
	vunpckhps zmm15,zmm21,zmm23
	vunpcklpd zmm16,zmm11,zmm14
	vunpckhpd zmm11,zmm11,zmm14
	vunpcklpd zmm14,zmm13,zmm15
	vunpckhpd zmm13,zmm13,zmm15
	vunpcklps zmm15,zmm25,zmm27
	vunpckhps zmm17,zmm25,zmm27
	vunpcklps zmm18,zmm29,zmm31
	vunpckhps zmm19,zmm29,zmm31
	vunpcklpd zmm20,zmm15,zmm18
	vunpckhpd zmm15,zmm15,zmm18
	vunpcklpd zmm18,zmm17,zmm19
	vunpckhpd zmm17,zmm17,zmm19
	mov    eax,0xfff
	kmovw  k1,eax
	vshuff32x4 zmm19,zmm12,zmm16,0x88
	vshuff32x4 zmm12,zmm12,zmm16,0xdd
	vshuff32x4 zmm16,zmm20,zmm20,0x88
	vshuff32x4 zmm20,zmm20,zmm20,0xdd
	vshuff32x4 zmm21,zmm19,zmm16,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm21
	vshuff32x4 zmm16,zmm19,zmm16,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm16
	vshuff32x4 zmm16,zmm12,zmm20,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm16
	vshuff32x4 zmm12,zmm12,zmm20,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm8,zmm11,0x88
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vshuff32x4 zmm11,zmm15,zmm15,0x88
	vshuff32x4 zmm15,zmm15,zmm15,0xdd
	vshuff32x4 zmm16,zmm12,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm16
	vshuff32x4 zmm11,zmm12,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm11
	vshuff32x4 zmm11,zmm8,zmm15,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm11
	vshuff32x4 zmm8,zmm8,zmm15,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm14,0x88
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vshuff32x4 zmm11,zmm18,zmm18,0x88
	vshuff32x4 zmm12,zmm18,zmm18,0xdd
	vshuff32x4 zmm14,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm14
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm13,0x88
	vshuff32x4 zmm9,zmm9,zmm13,0xdd
	vshuff32x4 zmm10,zmm17,zmm17,0x88
	vshuff32x4 zmm11,zmm17,zmm17,0xdd
	vshuff32x4 zmm12,zmm8,zmm10,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm10,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	vzeroupper
	pop    rbx
	ret
	int3
	int3

<nnp_sgemm_transposed_13x32__x86_64_avx512>:
	push   rbx
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
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_13x32__x86_64_avx512+0x521>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm5,ZMMWORD PTR [rcx]
	vmovups zmm4,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm5,ZMMWORD PTR [rcx+0x80]
	vmovups zmm4,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm5,ZMMWORD PTR [rcx+0x100]
	vmovups zmm4,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm5,ZMMWORD PTR [rcx+0x180]
	vmovups zmm4,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_13x32__x86_64_avx512+0xba>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_13x32__x86_64_avx512+0x52c>
	jmp    <nnp_sgemm_transposed_13x32__x86_64_avx512+0x545>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0x30]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_13x32__x86_64_avx512+0x538>
	test   rax,rax
	je     <nnp_sgemm_transposed_13x32__x86_64_avx512+0x9b5>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm5,ZMMWORD PTR [rcx]
	vmovups zmm4,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm5,ZMMWORD PTR [rcx+0x80]
	vmovups zmm4,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm5,ZMMWORD PTR [rcx+0x100]
	vmovups zmm4,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm5,ZMMWORD PTR [rcx+0x180]
	vmovups zmm4,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_13x32__x86_64_avx512+0x54e>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_13x32__x86_64_avx512+0xaea>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm5,ZMMWORD PTR [rcx]
	vmovups zmm4,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_13x32__x86_64_avx512+0x9c5>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm5,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_13x32__x86_64_avx512+0xe26>
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm4
	vmaxps zmm8,zmm5,zmm8
	vmaxps zmm9,zmm5,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm5,zmm10
	vmaxps zmm9,zmm5,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm5,zmm12
	vmaxps zmm9,zmm5,zmm13
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm5,zmm14
	vmaxps zmm9,zmm5,zmm15
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm5,zmm16
	vmaxps zmm9,zmm5,zmm17
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm5,zmm18
	vmaxps zmm9,zmm5,zmm19
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm5,zmm20
	vmaxps zmm9,zmm5,zmm21
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm5,zmm22
	vmaxps zmm9,zmm5,zmm23
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	vmaxps zmm8,zmm5,zmm24
	vmaxps zmm9,zmm5,zmm25
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	vmaxps zmm8,zmm5,zmm26
	vmaxps zmm9,zmm5,zmm27
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm8
	vmaxps zmm8,zmm5,zmm28
	vmaxps zmm9,zmm5,zmm29
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm8
	vmaxps zmm8,zmm5,zmm30
	vmaxps zmm9,zmm5,zmm31
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm8
	vmaxps zmm8,zmm5,zmm7
	vmaxps zmm9,zmm5,zmm6
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_13x32__x86_64_avx512+0x1466>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm4
	vmaxps zmm8,zmm5,zmm8
	vmaxps zmm9,zmm5,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm4
	vmaxps zmm10,zmm5,zmm10
	vmaxps zmm11,zmm5,zmm11
	lea    rax,[rax+r10*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm4
	vmaxps zmm12,zmm5,zmm12
	vmaxps zmm13,zmm5,zmm13
	lea    rax,[rax+r10*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm4
	vmaxps zmm14,zmm5,zmm14
	vmaxps zmm15,zmm5,zmm15
	lea    rax,[rax+r10*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm4
	vmaxps zmm16,zmm5,zmm16
	vmaxps zmm17,zmm5,zmm17
	lea    rax,[rax+r10*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm4
	vmaxps zmm18,zmm5,zmm18
	vmaxps zmm19,zmm5,zmm19
	lea    rax,[rax+r10*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm4
	vmaxps zmm20,zmm5,zmm20
	vmaxps zmm21,zmm5,zmm21
	lea    rax,[rax+r10*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm4
	vmaxps zmm22,zmm5,zmm22
	vmaxps zmm23,zmm5,zmm23
	lea    rax,[rax+r10*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm4
	vmaxps zmm24,zmm5,zmm24
	vmaxps zmm25,zmm5,zmm25
	lea    rax,[rax+r10*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm4
	vmaxps zmm26,zmm5,zmm26
	vmaxps zmm27,zmm5,zmm27
	lea    rax,[rax+r10*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm4
	vmaxps zmm28,zmm5,zmm28
	vmaxps zmm29,zmm5,zmm29
	lea    rax,[rax+r10*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm4
	vmaxps zmm30,zmm5,zmm30
	vmaxps zmm31,zmm5,zmm31
	lea    rax,[rax+r10*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm4
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm4
	vmaxps zmm7,zmm5,zmm7
	vmaxps zmm6,zmm5,zmm6
	lea    rax,[rax+r10*4]
	vunpcklps zmm5,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm12,zmm14
	vunpckhps zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm5,zmm10
	vunpckhpd zmm10,zmm5,zmm10
	vunpcklpd zmm5,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklps zmm12,zmm16,zmm18
	vunpckhps zmm16,zmm16,zmm18
	vunpcklps zmm18,zmm20,zmm22
	vunpckhps zmm20,zmm20,zmm22
	vunpcklpd zmm22,zmm12,zmm18
	vunpckhpd zmm12,zmm12,zmm18
	vunpcklpd zmm18,zmm16,zmm20
	vunpckhpd zmm16,zmm16,zmm20
	vunpcklps zmm20,zmm24,zmm26
	vunpckhps zmm24,zmm24,zmm26
	vunpcklps zmm26,zmm28,zmm30
	vunpckhps zmm28,zmm28,zmm30
	vunpcklpd zmm30,zmm20,zmm26
	vunpckhpd zmm20,zmm20,zmm26
	vunpcklpd zmm26,zmm24,zmm28
	vunpckhpd zmm24,zmm24,zmm28
	vunpcklps zmm28,zmm7,zmm7
	vunpckhps zmm7,zmm7,zmm7
	vunpckhpd zmm4,zmm28,zmm28
	vunpckhpd zmm3,zmm7,zmm7
	mov    eax,0x1fff
	kmovw  k1,eax
	vshuff32x4 zmm2,zmm14,zmm22,0x88
	vshuff32x4 zmm14,zmm14,zmm22,0xdd
	vshuff32x4 zmm22,zmm30,zmm28,0x88
	vshuff32x4 zmm28,zmm30,zmm28,0xdd
	vshuff32x4 zmm30,zmm2,zmm22,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm30
	vshuff32x4 zmm22,zmm2,zmm22,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm22
	vshuff32x4 zmm22,zmm14,zmm28,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm22
	vshuff32x4 zmm14,zmm14,zmm28,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm14
	vshuff32x4 zmm14,zmm10,zmm12,0x88
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vshuff32x4 zmm12,zmm20,zmm4,0x88
	vshuff32x4 zmm20,zmm20,zmm4,0xdd
	vshuff32x4 zmm22,zmm14,zmm12,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm22
	vshuff32x4 zmm12,zmm14,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm20,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm10,zmm10,zmm20,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm5,zmm18,0x88
	vshuff32x4 zmm12,zmm5,zmm18,0xdd
	vshuff32x4 zmm14,zmm26,zmm7,0x88
	vshuff32x4 zmm18,zmm26,zmm7,0xdd
	vshuff32x4 zmm20,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm20
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm16,0x88
	vshuff32x4 zmm8,zmm8,zmm16,0xdd
	vshuff32x4 zmm12,zmm24,zmm3,0x88
	vshuff32x4 zmm14,zmm24,zmm3,0xdd
	vshuff32x4 zmm16,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm16
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm10
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm10,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm17,zmm19
	vunpckhps zmm13,zmm17,zmm19
	vunpcklps zmm14,zmm21,zmm23
	vunpckhps zmm15,zmm21,zmm23
	vunpcklpd zmm16,zmm11,zmm14
	vunpckhpd zmm11,zmm11,zmm14
	vunpcklpd zmm14,zmm13,zmm15
	vunpckhpd zmm13,zmm13,zmm15
	vunpcklps zmm15,zmm25,zmm27
	vunpckhps zmm17,zmm25,zmm27
	vunpcklps zmm18,zmm29,zmm31
	vunpckhps zmm19,zmm29,zmm31
	vunpcklpd zmm20,zmm15,zmm18
	vunpckhpd zmm15,zmm15,zmm18
	vunpcklpd zmm18,zmm17,zmm19
	vunpckhpd zmm17,zmm17,zmm19
	vunpcklps zmm19,zmm6,zmm6
	vunpckhps zmm21,zmm6,zmm6
	vunpckhpd zmm22,zmm19,zmm19
	vunpckhpd zmm23,zmm21,zmm21
	mov    eax,0x1fff
	kmovw  k1,eax
	vshuff32x4 zmm24,zmm12,zmm16,0x88
	vshuff32x4 zmm12,zmm12,zmm16,0xdd
	vshuff32x4 zmm16,zmm20,zmm19,0x88
	vshuff32x4 zmm19,zmm20,zmm19,0xdd
	vshuff32x4 zmm20,zmm24,zmm16,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm20
	vshuff32x4 zmm16,zmm24,zmm16,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm16
	vshuff32x4 zmm16,zmm12,zmm19,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm16
	vshuff32x4 zmm12,zmm12,zmm19,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm8,zmm11,0x88
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vshuff32x4 zmm11,zmm15,zmm22,0x88
	vshuff32x4 zmm15,zmm15,zmm22,0xdd
	vshuff32x4 zmm16,zmm12,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm16
	vshuff32x4 zmm11,zmm12,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm11
	vshuff32x4 zmm11,zmm8,zmm15,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm11
	vshuff32x4 zmm8,zmm8,zmm15,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm14,0x88
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vshuff32x4 zmm11,zmm18,zmm21,0x88
	vshuff32x4 zmm12,zmm18,zmm21,0xdd
	vshuff32x4 zmm14,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm14
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm13,0x88
	vshuff32x4 zmm9,zmm9,zmm13,0xdd
	vshuff32x4 zmm10,zmm17,zmm23,0x88
	vshuff32x4 zmm11,zmm17,zmm23,0xdd
	vshuff32x4 zmm12,zmm8,zmm10,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm10,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	vzeroupper
	pop    rbx
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_transposed_14x32__x86_64_avx512>:
	push   rbx
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
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_14x32__x86_64_avx512+0x579>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm3,ZMMWORD PTR [rcx]
	vmovups zmm2,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm3,ZMMWORD PTR [rcx+0x80]
	vmovups zmm2,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm3,ZMMWORD PTR [rcx+0x100]
	vmovups zmm2,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm3,ZMMWORD PTR [rcx+0x180]
	vmovups zmm2,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    r10
	jne    <nnp_sgemm_transposed_14x32__x86_64_avx512+0xc6>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_14x32__x86_64_avx512+0x584>
	jmp    <nnp_sgemm_transposed_14x32__x86_64_avx512+0x59d>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x20
	prefetcht0 BYTE PTR [r10+0x34]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_14x32__x86_64_avx512+0x590>
	test   rax,rax
	je     <nnp_sgemm_transposed_14x32__x86_64_avx512+0xa59>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm3,ZMMWORD PTR [rcx]
	vmovups zmm2,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm3,ZMMWORD PTR [rcx+0x80]
	vmovups zmm2,ZMMWORD PTR [rcx+0xc0]
	vpbroadcastd zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm3,ZMMWORD PTR [rcx+0x100]
	vmovups zmm2,ZMMWORD PTR [rcx+0x140]
	vpbroadcastd zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm3,ZMMWORD PTR [rcx+0x180]
	vmovups zmm2,ZMMWORD PTR [rcx+0x1c0]
	vpbroadcastd zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_14x32__x86_64_avx512+0x5a6>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_14x32__x86_64_avx512+0xba1>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm3,ZMMWORD PTR [rcx]
	vmovups zmm2,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_14x32__x86_64_avx512+0xa69>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd zmm3,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_14x32__x86_64_avx512+0xf1a>
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm2
	vmaxps zmm8,zmm3,zmm8
	vmaxps zmm9,zmm3,zmm9
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm3,zmm10
	vmaxps zmm9,zmm3,zmm11
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm3,zmm12
	vmaxps zmm9,zmm3,zmm13
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm3,zmm14
	vmaxps zmm9,zmm3,zmm15
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm3,zmm16
	vmaxps zmm9,zmm3,zmm17
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm3,zmm18
	vmaxps zmm9,zmm3,zmm19
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm3,zmm20
	vmaxps zmm9,zmm3,zmm21
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm3,zmm22
	vmaxps zmm9,zmm3,zmm23
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	vmaxps zmm8,zmm3,zmm24
	vmaxps zmm9,zmm3,zmm25
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	vmaxps zmm8,zmm3,zmm26
	vmaxps zmm9,zmm3,zmm27
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm8
	vmaxps zmm8,zmm3,zmm28
	vmaxps zmm9,zmm3,zmm29
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm8
	vmaxps zmm8,zmm3,zmm30
	vmaxps zmm9,zmm3,zmm31
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm8
	vmaxps zmm8,zmm3,zmm7
	vmaxps zmm9,zmm3,zmm6
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm5,zmm5,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm4,zmm4,zmm8
	vmaxps zmm8,zmm3,zmm5
	vmaxps zmm9,zmm3,zmm4
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	add    r8,0x80
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_14x32__x86_64_avx512+0x1583>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	lea    rsi,[rdx+r9*4]
	lea    rdi,[rsi+r9*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm2
	vmaxps zmm8,zmm3,zmm8
	vmaxps zmm9,zmm3,zmm9
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm2
	vmaxps zmm10,zmm3,zmm10
	vmaxps zmm11,zmm3,zmm11
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm2
	vmaxps zmm12,zmm3,zmm12
	vmaxps zmm13,zmm3,zmm13
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm2
	vmaxps zmm14,zmm3,zmm14
	vmaxps zmm15,zmm3,zmm15
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm2
	vmaxps zmm16,zmm3,zmm16
	vmaxps zmm17,zmm3,zmm17
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm2
	vmaxps zmm18,zmm3,zmm18
	vmaxps zmm19,zmm3,zmm19
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm2
	vmaxps zmm20,zmm3,zmm20
	vmaxps zmm21,zmm3,zmm21
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm2
	vmaxps zmm22,zmm3,zmm22
	vmaxps zmm23,zmm3,zmm23
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm2
	vmaxps zmm24,zmm3,zmm24
	vmaxps zmm25,zmm3,zmm25
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm2
	vmaxps zmm26,zmm3,zmm26
	vmaxps zmm27,zmm3,zmm27
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm2
	vmaxps zmm28,zmm3,zmm28
	vmaxps zmm29,zmm3,zmm29
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm2
	vmaxps zmm30,zmm3,zmm30
	vmaxps zmm31,zmm3,zmm31
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm2
	vmaxps zmm7,zmm3,zmm7
	vmaxps zmm6,zmm3,zmm6
	lea    rax,[rax+r10*4]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm5,zmm5,zmm2
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	vaddps zmm4,zmm4,zmm2
	vmaxps zmm5,zmm3,zmm5
	vmaxps zmm4,zmm3,zmm4
	lea    rax,[rax+r10*4]
	vunpcklps zmm3,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm12,zmm14
	vunpckhps zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm3,zmm10
	vunpckhpd zmm10,zmm3,zmm10
	vunpcklpd zmm3,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklps zmm12,zmm16,zmm18
	vunpckhps zmm16,zmm16,zmm18
	vunpcklps zmm18,zmm20,zmm22
	vunpckhps zmm20,zmm20,zmm22
	vunpcklpd zmm22,zmm12,zmm18
	vunpckhpd zmm12,zmm12,zmm18
	vunpcklpd zmm18,zmm16,zmm20
	vunpckhpd zmm16,zmm16,zmm20
	vunpcklps zmm20,zmm24,zmm26
	vunpckhps zmm24,zmm24,zmm26
	vunpcklps zmm26,zmm28,zmm30
	vunpckhps zmm28,zmm28,zmm30
	vunpcklpd zmm30,zmm20,zmm26
	vunpckhpd zmm20,zmm20,zmm26
	vunpcklpd zmm26,zmm24,zmm28
	vunpckhpd zmm24,zmm24,zmm28
	vunpcklps zmm28,zmm7,zmm5
	vunpckhps zmm7,zmm7,zmm5
	vunpckhpd zmm5,zmm28,zmm28
	vunpckhpd zmm2,zmm7,zmm7
	mov    eax,0x3fff
	kmovw  k1,eax
	vshuff32x4 zmm1,zmm14,zmm22,0x88
	vshuff32x4 zmm14,zmm14,zmm22,0xdd
	vshuff32x4 zmm22,zmm30,zmm28,0x88
	vshuff32x4 zmm28,zmm30,zmm28,0xdd
	vshuff32x4 zmm30,zmm1,zmm22,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm30
	vshuff32x4 zmm22,zmm1,zmm22,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm22
	vshuff32x4 zmm22,zmm14,zmm28,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm22
	vshuff32x4 zmm14,zmm14,zmm28,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm14
	vshuff32x4 zmm14,zmm10,zmm12,0x88
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vshuff32x4 zmm12,zmm20,zmm5,0x88
	vshuff32x4 zmm20,zmm20,zmm5,0xdd
	vshuff32x4 zmm22,zmm14,zmm12,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm22
	vshuff32x4 zmm12,zmm14,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm12
	vshuff32x4 zmm12,zmm10,zmm20,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm12
	vshuff32x4 zmm10,zmm10,zmm20,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm10
	vshuff32x4 zmm10,zmm3,zmm18,0x88
	vshuff32x4 zmm12,zmm3,zmm18,0xdd
	vshuff32x4 zmm14,zmm26,zmm7,0x88
	vshuff32x4 zmm18,zmm26,zmm7,0xdd
	vshuff32x4 zmm20,zmm10,zmm14,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm20
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm12,zmm18,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm16,0x88
	vshuff32x4 zmm8,zmm8,zmm16,0xdd
	vshuff32x4 zmm12,zmm24,zmm2,0x88
	vshuff32x4 zmm14,zmm24,zmm2,0xdd
	vshuff32x4 zmm16,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm16
	vshuff32x4 zmm10,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm10
	vshuff32x4 zmm10,zmm8,zmm14,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm10
	vshuff32x4 zmm8,zmm8,zmm14,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	mov    rax,r11
	shl    rax,0x4
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	vunpcklps zmm8,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm10,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm17,zmm19
	vunpckhps zmm13,zmm17,zmm19
	vunpcklps zmm14,zmm21,zmm23
	vunpckhps zmm15,zmm21,zmm23
	vunpcklpd zmm16,zmm11,zmm14
	vunpckhpd zmm11,zmm11,zmm14
	vunpcklpd zmm14,zmm13,zmm15
	vunpckhpd zmm13,zmm13,zmm15
	vunpcklps zmm15,zmm25,zmm27
	vunpckhps zmm17,zmm25,zmm27
	vunpcklps zmm18,zmm29,zmm31
	vunpckhps zmm19,zmm29,zmm31
	vunpcklpd zmm20,zmm15,zmm18
	vunpckhpd zmm15,zmm15,zmm18
	vunpcklpd zmm18,zmm17,zmm19
	vunpckhpd zmm17,zmm17,zmm19
	vunpcklps zmm19,zmm6,zmm4
	vunpckhps zmm21,zmm6,zmm4
	vunpckhpd zmm22,zmm19,zmm19
	vunpckhpd zmm23,zmm21,zmm21
	mov    eax,0x3fff
	kmovw  k1,eax
	vshuff32x4 zmm24,zmm12,zmm16,0x88
	vshuff32x4 zmm12,zmm12,zmm16,0xdd
	vshuff32x4 zmm16,zmm20,zmm19,0x88
	vshuff32x4 zmm19,zmm20,zmm19,0xdd
	vshuff32x4 zmm20,zmm24,zmm16,0x88
	vmovups ZMMWORD PTR [r8]{k1},zmm20
	vshuff32x4 zmm16,zmm24,zmm16,0xdd
	vmovups ZMMWORD PTR [rsi]{k1},zmm16
	vshuff32x4 zmm16,zmm12,zmm19,0x88
	vmovups ZMMWORD PTR [rdx]{k1},zmm16
	vshuff32x4 zmm12,zmm12,zmm19,0xdd
	vmovups ZMMWORD PTR [rdi]{k1},zmm12
	vshuff32x4 zmm12,zmm8,zmm11,0x88
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vshuff32x4 zmm11,zmm15,zmm22,0x88
	vshuff32x4 zmm15,zmm15,zmm22,0xdd
	vshuff32x4 zmm16,zmm12,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*1]{k1},zmm16
	vshuff32x4 zmm11,zmm12,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*1]{k1},zmm11
	vshuff32x4 zmm11,zmm8,zmm15,0x88
	vmovups ZMMWORD PTR [rdx+r9*1]{k1},zmm11
	vshuff32x4 zmm8,zmm8,zmm15,0xdd
	vmovups ZMMWORD PTR [rdi+r9*1]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm14,0x88
	vshuff32x4 zmm10,zmm10,zmm14,0xdd
	vshuff32x4 zmm11,zmm18,zmm21,0x88
	vshuff32x4 zmm12,zmm18,zmm21,0xdd
	vshuff32x4 zmm14,zmm8,zmm11,0x88
	vmovups ZMMWORD PTR [r8+r9*2]{k1},zmm14
	vshuff32x4 zmm8,zmm8,zmm11,0xdd
	vmovups ZMMWORD PTR [rsi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0x88
	vmovups ZMMWORD PTR [rdx+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm10,zmm12,0xdd
	vmovups ZMMWORD PTR [rdi+r9*2]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm13,0x88
	vshuff32x4 zmm9,zmm9,zmm13,0xdd
	vshuff32x4 zmm10,zmm17,zmm23,0x88
	vshuff32x4 zmm11,zmm17,zmm23,0xdd
	vshuff32x4 zmm12,zmm8,zmm10,0x88
	vmovups ZMMWORD PTR [r8+rcx*1]{k1},zmm12
	vshuff32x4 zmm8,zmm8,zmm10,0xdd
	vmovups ZMMWORD PTR [rsi+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0x88
	vmovups ZMMWORD PTR [rdx+rcx*1]{k1},zmm8
	vshuff32x4 zmm8,zmm9,zmm11,0xdd
	vmovups ZMMWORD PTR [rdi+rcx*1]{k1},zmm8
	vzeroupper
	pop    rbx
	ret
