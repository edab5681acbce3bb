<nnp_sgemm_transposed_1x32__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_1x32__x86_64_avx512+0xbb>
	vmovups zmm10,ZMMWORD PTR [rcx]
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	vmovups zmm10,ZMMWORD PTR [rcx+0x80]
	vmovups zmm11,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	vmovups zmm10,ZMMWORD PTR [rcx+0x100]
	vmovups zmm11,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	vmovups zmm10,ZMMWORD PTR [rcx+0x180]
	vmovups zmm11,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_1x32__x86_64_avx512+0x1c>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_1x32__x86_64_avx512+0xf6>
	vmovups zmm10,ZMMWORD PTR [rcx]
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_1x32__x86_64_avx512+0xc7>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm10,DWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm11
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_transposed_2x32__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_2x32__x86_64_avx512+0x113>
	vmovups zmm12,ZMMWORD PTR [rcx]
	vmovups zmm13,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	vmovups zmm12,ZMMWORD PTR [rcx+0x80]
	vmovups zmm13,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	vmovups zmm12,ZMMWORD PTR [rcx+0x100]
	vmovups zmm13,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	vmovups zmm12,ZMMWORD PTR [rcx+0x180]
	vmovups zmm13,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_2x32__x86_64_avx512+0x28>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_2x32__x86_64_avx512+0x161>
	vmovups zmm12,ZMMWORD PTR [rcx]
	vmovups zmm13,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_2x32__x86_64_avx512+0x11f>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm12,DWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm13
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
	ret

<nnp_sgemm_transposed_3x32__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_3x32__x86_64_avx512+0x16b>
	vmovups zmm14,ZMMWORD PTR [rcx]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	vmovups zmm14,ZMMWORD PTR [rcx+0x80]
	vmovups zmm15,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	vmovups zmm14,ZMMWORD PTR [rcx+0x100]
	vmovups zmm15,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	vmovups zmm14,ZMMWORD PTR [rcx+0x180]
	vmovups zmm15,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_3x32__x86_64_avx512+0x34>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_3x32__x86_64_avx512+0x1cc>
	vmovups zmm14,ZMMWORD PTR [rcx]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_3x32__x86_64_avx512+0x177>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm14,DWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm15
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_transposed_4x32__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_4x32__x86_64_avx512+0x1c3>
	vmovups zmm16,ZMMWORD PTR [rcx]
	vmovups zmm17,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	vmovups zmm16,ZMMWORD PTR [rcx+0x80]
	vmovups zmm17,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	vmovups zmm16,ZMMWORD PTR [rcx+0x100]
	vmovups zmm17,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	vmovups zmm16,ZMMWORD PTR [rcx+0x180]
	vmovups zmm17,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_4x32__x86_64_avx512+0x40>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_4x32__x86_64_avx512+0x237>
	vmovups zmm16,ZMMWORD PTR [rcx]
	vmovups zmm17,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_4x32__x86_64_avx512+0x1cf>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm16,DWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm17
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
	ret

<nnp_sgemm_transposed_5x32__x86_64_avx512>:
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
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_5x32__x86_64_avx512+0x21b>
	vmovups zmm18,ZMMWORD PTR [rcx]
	vmovups zmm19,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	vmovups zmm18,ZMMWORD PTR [rcx+0x80]
	vmovups zmm19,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	vmovups zmm18,ZMMWORD PTR [rcx+0x100]
	vmovups zmm19,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	vmovups zmm18,ZMMWORD PTR [rcx+0x180]
	vmovups zmm19,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_5x32__x86_64_avx512+0x4c>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_5x32__x86_64_avx512+0x2a2>
	vmovups zmm18,ZMMWORD PTR [rcx]
	vmovups zmm19,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_5x32__x86_64_avx512+0x227>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm18,DWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm19
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_transposed_6x32__x86_64_avx512>:
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
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_6x32__x86_64_avx512+0x273>
	vmovups zmm20,ZMMWORD PTR [rcx]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	vmovups zmm20,ZMMWORD PTR [rcx+0x80]
	vmovups zmm21,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	vmovups zmm20,ZMMWORD PTR [rcx+0x100]
	vmovups zmm21,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	vmovups zmm20,ZMMWORD PTR [rcx+0x180]
	vmovups zmm21,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_6x32__x86_64_avx512+0x58>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_6x32__x86_64_avx512+0x315>
	vmovups zmm20,ZMMWORD PTR [rcx]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_6x32__x86_64_avx512+0x283>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm20,DWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm21
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_transposed_7x32__x86_64_avx512>:
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
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_7x32__x86_64_avx512+0x2cb>
	vmovups zmm22,ZMMWORD PTR [rcx]
	vmovups zmm23,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	vmovups zmm22,ZMMWORD PTR [rcx+0x80]
	vmovups zmm23,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	vmovups zmm22,ZMMWORD PTR [rcx+0x100]
	vmovups zmm23,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	vmovups zmm22,ZMMWORD PTR [rcx+0x180]
	vmovups zmm23,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_7x32__x86_64_avx512+0x64>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_7x32__x86_64_avx512+0x380>
	vmovups zmm22,ZMMWORD PTR [rcx]
	vmovups zmm23,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_7x32__x86_64_avx512+0x2db>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm22,DWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm23
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
	ret

<nnp_sgemm_transposed_8x32__x86_64_avx512>:
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
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_8x32__x86_64_avx512+0x35b>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm24,ZMMWORD PTR [rcx]
	vmovups zmm25,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm24,ZMMWORD PTR [rcx+0x80]
	vmovups zmm25,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm24,ZMMWORD PTR [rcx+0x100]
	vmovups zmm25,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm24,ZMMWORD PTR [rcx+0x180]
	vmovups zmm25,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_8x32__x86_64_avx512+0x70>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_8x32__x86_64_avx512+0x431>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm24,ZMMWORD PTR [rcx]
	vmovups zmm25,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_8x32__x86_64_avx512+0x36b>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm24,DWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm25
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmaxps zmm8,zmm24,zmm16
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm24,zmm17
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmaxps zmm8,zmm24,zmm18
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm24,zmm19
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmaxps zmm8,zmm24,zmm20
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm24,zmm21
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmaxps zmm8,zmm24,zmm22
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm24,zmm23
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
	ret
	int3
	int3

<nnp_sgemm_transposed_9x32__x86_64_avx512>:
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
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_9x32__x86_64_avx512+0x3b3>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm26,ZMMWORD PTR [rcx]
	vmovups zmm27,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm26,ZMMWORD PTR [rcx+0x80]
	vmovups zmm27,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm26,ZMMWORD PTR [rcx+0x100]
	vmovups zmm27,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm26,ZMMWORD PTR [rcx+0x180]
	vmovups zmm27,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_9x32__x86_64_avx512+0x7c>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_9x32__x86_64_avx512+0x49c>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm26,ZMMWORD PTR [rcx]
	vmovups zmm27,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_9x32__x86_64_avx512+0x3c3>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm26,DWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm27
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	vmaxps zmm8,zmm26,zmm25
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
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

<nnp_sgemm_transposed_10x32__x86_64_avx512>:
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
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_10x32__x86_64_avx512+0x40b>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm28,ZMMWORD PTR [rcx]
	vmovups zmm29,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm28,ZMMWORD PTR [rcx+0x80]
	vmovups zmm29,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm28,ZMMWORD PTR [rcx+0x100]
	vmovups zmm29,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm28,ZMMWORD PTR [rcx+0x180]
	vmovups zmm29,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_10x32__x86_64_avx512+0x88>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_10x32__x86_64_avx512+0x507>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm28,ZMMWORD PTR [rcx]
	vmovups zmm29,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_10x32__x86_64_avx512+0x41b>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm28,DWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm29
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmaxps zmm8,zmm28,zmm18
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm28,zmm19
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmaxps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm28,zmm21
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmaxps zmm8,zmm28,zmm22
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm28,zmm23
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmaxps zmm8,zmm28,zmm24
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	vmaxps zmm8,zmm28,zmm25
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmaxps zmm8,zmm28,zmm26
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	vmaxps zmm8,zmm28,zmm27
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
	ret
	int3
	int3

<nnp_sgemm_transposed_11x32__x86_64_avx512>:
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
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_11x32__x86_64_avx512+0x463>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm30,ZMMWORD PTR [rcx]
	vmovups zmm31,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm30,ZMMWORD PTR [rcx+0x80]
	vmovups zmm31,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm30,ZMMWORD PTR [rcx+0x100]
	vmovups zmm31,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm30,ZMMWORD PTR [rcx+0x180]
	vmovups zmm31,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_11x32__x86_64_avx512+0x94>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_11x32__x86_64_avx512+0x572>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm30,ZMMWORD PTR [rcx]
	vmovups zmm31,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_11x32__x86_64_avx512+0x473>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm30,DWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm31
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmaxps zmm8,zmm30,zmm18
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm30,zmm19
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmaxps zmm8,zmm30,zmm20
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm30,zmm21
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmaxps zmm8,zmm30,zmm22
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm30,zmm23
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmaxps zmm8,zmm30,zmm24
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	vmaxps zmm8,zmm30,zmm25
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmaxps zmm8,zmm30,zmm26
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	vmaxps zmm8,zmm30,zmm27
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm8
	vmaxps zmm8,zmm30,zmm28
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm8
	vmaxps zmm8,zmm30,zmm29
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
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

<nnp_sgemm_transposed_12x32__x86_64_avx512>:
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
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_12x32__x86_64_avx512+0x4bb>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm7,ZMMWORD PTR [rcx]
	vmovups zmm6,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm7,ZMMWORD PTR [rcx+0x80]
	vmovups zmm6,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm7,ZMMWORD PTR [rcx+0x100]
	vmovups zmm6,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm7,ZMMWORD PTR [rcx+0x180]
	vmovups zmm6,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_12x32__x86_64_avx512+0xa0>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_12x32__x86_64_avx512+0x5dd>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm7,ZMMWORD PTR [rcx]
	vmovups zmm6,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_12x32__x86_64_avx512+0x4cb>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm7,DWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm6
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm8
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm8
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm8
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm8
	vmaxps zmm8,zmm7,zmm31
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
	ret
	int3
	int3

<nnp_sgemm_transposed_13x32__x86_64_avx512>:
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
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_13x32__x86_64_avx512+0x513>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm5,ZMMWORD PTR [rcx]
	vmovups zmm4,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm5,ZMMWORD PTR [rcx+0x80]
	vmovups zmm4,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm5,ZMMWORD PTR [rcx+0x100]
	vmovups zmm4,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm5,ZMMWORD PTR [rcx+0x180]
	vmovups zmm4,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_13x32__x86_64_avx512+0xac>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_13x32__x86_64_avx512+0x648>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm5,ZMMWORD PTR [rcx]
	vmovups zmm4,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_13x32__x86_64_avx512+0x523>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm5,DWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm4
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmaxps zmm8,zmm5,zmm16
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm5,zmm17
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmaxps zmm8,zmm5,zmm18
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm5,zmm19
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmaxps zmm8,zmm5,zmm20
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm5,zmm21
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmaxps zmm8,zmm5,zmm22
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm5,zmm23
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmaxps zmm8,zmm5,zmm24
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	vmaxps zmm8,zmm5,zmm25
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmaxps zmm8,zmm5,zmm26
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	vmaxps zmm8,zmm5,zmm27
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm8
	vmaxps zmm8,zmm5,zmm28
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm8
	vmaxps zmm8,zmm5,zmm29
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm8
	vmaxps zmm8,zmm5,zmm30
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm8
	vmaxps zmm8,zmm5,zmm31
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm8
	vmaxps zmm8,zmm5,zmm7
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm8
	vmaxps zmm8,zmm5,zmm6
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
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

<nnp_sgemm_transposed_14x32__x86_64_avx512>:
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
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_14x32__x86_64_avx512+0x56b>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm3,ZMMWORD PTR [rcx]
	vmovups zmm2,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups zmm3,ZMMWORD PTR [rcx+0x80]
	vmovups zmm2,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1100]
	prefetcht0 BYTE PTR [rcx+0x1140]
	vmovups zmm3,ZMMWORD PTR [rcx+0x100]
	vmovups zmm2,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1180]
	prefetcht0 BYTE PTR [rcx+0x11c0]
	vmovups zmm3,ZMMWORD PTR [rcx+0x180]
	vmovups zmm2,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x200
	dec    rax
	jne    <nnp_sgemm_transposed_14x32__x86_64_avx512+0xb8>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_14x32__x86_64_avx512+0x6b3>
	prefetcht0 BYTE PTR [rcx+0x1000]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups zmm3,ZMMWORD PTR [rcx]
	vmovups zmm2,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x20]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x24]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x28]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x30]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x34]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x80
	dec    rax
	jne    <nnp_sgemm_transposed_14x32__x86_64_avx512+0x57b>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss zmm3,DWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm2
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm8
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm8
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmaxps zmm8,zmm3,zmm16
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	vmaxps zmm8,zmm3,zmm17
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmaxps zmm8,zmm3,zmm18
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	vmaxps zmm8,zmm3,zmm19
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmaxps zmm8,zmm3,zmm20
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmaxps zmm8,zmm3,zmm21
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmaxps zmm8,zmm3,zmm22
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	vmaxps zmm8,zmm3,zmm23
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmaxps zmm8,zmm3,zmm24
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	vmaxps zmm8,zmm3,zmm25
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmaxps zmm8,zmm3,zmm26
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	vmaxps zmm8,zmm3,zmm27
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm8
	vmaxps zmm8,zmm3,zmm28
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm8
	vmaxps zmm8,zmm3,zmm29
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm8
	vmaxps zmm8,zmm3,zmm30
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm8
	vmaxps zmm8,zmm3,zmm31
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm8
	vmaxps zmm8,zmm3,zmm7
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm8
	vmaxps zmm8,zmm3,zmm6
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm5,zmm5,zmm8
	vmaxps zmm8,zmm3,zmm5
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm4,zmm4,zmm8
	vmaxps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [r8+0x40],zmm8
	lea    rax,[rax+r10*4]
	add    r8,0x80
	vzeroupper
	ret
