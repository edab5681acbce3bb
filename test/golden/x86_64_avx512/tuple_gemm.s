<nnp_tuple_gemm_1x32__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_1x32__x86_64_avx512+0xcf>
	mov    r11d,0x4
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm12,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rdx+0x100]
	vmovups zmm11,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm12,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rdx+0x180]
	vmovups zmm11,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm12,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x29>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x23>
	test   rax,rax
	je     <nnp_tuple_gemm_1x32__x86_64_avx512+0x103>
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0xd4>
	test   r9,r9
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x11e>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_1x32__x86_64_avx512+0x152>
	mov    rax,rcx
	vmovups zmm10,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
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

<nnp_tuple_gemm_2x32__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_2x32__x86_64_avx512+0x127>
	mov    r11d,0x4
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vmovups zmm13,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vmovups zmm13,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm14,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vmovups zmm13,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm14,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x35>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x2f>
	test   rax,rax
	je     <nnp_tuple_gemm_2x32__x86_64_avx512+0x16e>
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x12c>
	test   r9,r9
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x19a>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_2x32__x86_64_avx512+0x1fc>
	mov    rax,rcx
	vmovups zmm12,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    rax,[rax+r8*4]
	vmovups zmm12,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vzeroupper
	ret

<nnp_tuple_gemm_3x32__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_3x32__x86_64_avx512+0x17f>
	mov    r11d,0x4
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rdx+0x80]
	vmovups zmm15,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rdx+0x100]
	vmovups zmm15,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm16,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x41>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x3b>
	test   rax,rax
	je     <nnp_tuple_gemm_3x32__x86_64_avx512+0x1d9>
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x184>
	test   r9,r9
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x219>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_3x32__x86_64_avx512+0x2a9>
	mov    rax,rcx
	vmovups zmm14,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    rax,[rax+r8*4]
	vmovups zmm14,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    rax,[rax+r8*4]
	vmovups zmm14,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3

<nnp_tuple_gemm_4x32__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_4x32__x86_64_avx512+0x1d7>
	mov    r11d,0x4
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vmovups zmm17,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vmovups zmm17,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vmovups zmm17,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x4d>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x47>
	test   rax,rax
	je     <nnp_tuple_gemm_4x32__x86_64_avx512+0x244>
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x1dc>
	test   r9,r9
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x295>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_4x32__x86_64_avx512+0x353>
	mov    rax,rcx
	vmovups zmm16,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    rax,[rax+r8*4]
	vmovups zmm16,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    rax,[rax+r8*4]
	vmovups zmm16,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    rax,[rax+r8*4]
	vmovups zmm16,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
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

<nnp_tuple_gemm_5x32__x86_64_avx512>:
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
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_5x32__x86_64_avx512+0x22f>
	mov    r11d,0x4
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rdx+0x80]
	vmovups zmm19,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
	vmovups zmm19,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rdx+0x180]
	vmovups zmm19,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x59>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x53>
	test   rax,rax
	je     <nnp_tuple_gemm_5x32__x86_64_avx512+0x2af>
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x234>
	test   r9,r9
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x311>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_5x32__x86_64_avx512+0x3fd>
	mov    rax,rcx
	vmovups zmm18,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    rax,[rax+r8*4]
	vmovups zmm18,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    rax,[rax+r8*4]
	vmovups zmm18,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    rax,[rax+r8*4]
	vmovups zmm18,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    rax,[rax+r8*4]
	vmovups zmm18,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
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
	int3
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_6x32__x86_64_avx512>:
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
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_6x32__x86_64_avx512+0x287>
	mov    r11d,0x4
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vmovups zmm21,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vmovups zmm21,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x65>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x5f>
	test   rax,rax
	je     <nnp_tuple_gemm_6x32__x86_64_avx512+0x322>
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x290>
	test   r9,r9
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x395>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_6x32__x86_64_avx512+0x4af>
	mov    rax,rcx
	vmovups zmm20,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    rax,[rax+r8*4]
	vmovups zmm20,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    rax,[rax+r8*4]
	vmovups zmm20,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    rax,[rax+r8*4]
	vmovups zmm20,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    rax,[rax+r8*4]
	vmovups zmm20,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    rax,[rax+r8*4]
	vmovups zmm20,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
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
	int3
	int3
	int3

<nnp_tuple_gemm_7x32__x86_64_avx512>:
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
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_7x32__x86_64_avx512+0x2df>
	mov    r11d,0x4
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vmovups zmm23,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rdx+0x100]
	vmovups zmm23,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rdx+0x180]
	vmovups zmm23,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x71>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x6b>
	test   rax,rax
	je     <nnp_tuple_gemm_7x32__x86_64_avx512+0x38d>
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x2e8>
	test   r9,r9
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x411>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_7x32__x86_64_avx512+0x559>
	mov    rax,rcx
	vmovups zmm22,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    rax,[rax+r8*4]
	vmovups zmm22,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    rax,[rax+r8*4]
	vmovups zmm22,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    rax,[rax+r8*4]
	vmovups zmm22,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    rax,[rax+r8*4]
	vmovups zmm22,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    rax,[rax+r8*4]
	vmovups zmm22,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    rax,[rax+r8*4]
	vmovups zmm22,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3

<nnp_tuple_gemm_8x32__x86_64_avx512>:
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
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x3d1>
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
	mov    r11d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x80]
	vmovups zmm25,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm24,ZMMWORD PTR [rdx+0x100]
	vmovups zmm25,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x180]
	vmovups zmm25,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0xdf>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x77>
	test   rax,rax
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x4a0>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x3da>
	test   r9,r9
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x539>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_8x32__x86_64_avx512+0x6af>
	mov    rax,rcx
	vmovups zmm24,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    rax,[rax+r8*4]
	vmovups zmm24,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    rax,[rax+r8*4]
	vmovups zmm24,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    rax,[rax+r8*4]
	vmovups zmm24,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    rax,[rax+r8*4]
	vmovups zmm24,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    rax,[rax+r8*4]
	vmovups zmm24,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    rax,[rax+r8*4]
	vmovups zmm24,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm24
	vmovups zmm24,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm24
	lea    rax,[rax+r8*4]
	vmovups zmm24,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm24
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
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
	int3
	int3
	int3

<nnp_tuple_gemm_9x32__x86_64_avx512>:
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
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0x435>
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
	mov    r11d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x80]
	vmovups zmm27,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm26,ZMMWORD PTR [rdx+0x100]
	vmovups zmm27,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x180]
	vmovups zmm27,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0xeb>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x83>
	test   rax,rax
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0x51a>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x43e>
	test   r9,r9
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x5c4>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_9x32__x86_64_avx512+0x768>
	mov    rax,rcx
	vmovups zmm26,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    rax,[rax+r8*4]
	vmovups zmm26,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    rax,[rax+r8*4]
	vmovups zmm26,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    rax,[rax+r8*4]
	vmovups zmm26,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    rax,[rax+r8*4]
	vmovups zmm26,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm26
	lea    rax,[rax+r8*4]
	vmovups zmm26,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm26
	lea    rax,[rax+r8*4]
	vmovups zmm26,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm26
	lea    rax,[rax+r8*4]
	vmovups zmm26,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm26
	lea    rax,[rax+r8*4]
	vmovups zmm26,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm26
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_10x32__x86_64_avx512>:
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
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0x499>
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
	mov    r11d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vmovups zmm29,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm28,ZMMWORD PTR [rdx+0x100]
	vmovups zmm29,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x180]
	vmovups zmm29,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0xf7>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x8f>
	test   rax,rax
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0x594>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x4a2>
	test   r9,r9
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x64f>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_10x32__x86_64_avx512+0x821>
	mov    rax,rcx
	vmovups zmm28,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    rax,[rax+r8*4]
	vmovups zmm28,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    rax,[rax+r8*4]
	vmovups zmm28,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    rax,[rax+r8*4]
	vmovups zmm28,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    rax,[rax+r8*4]
	vmovups zmm28,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    rax,[rax+r8*4]
	vmovups zmm28,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    rax,[rax+r8*4]
	vmovups zmm28,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    rax,[rax+r8*4]
	vmovups zmm28,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm28
	vmovups zmm28,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm28
	lea    rax,[rax+r8*4]
	vmovups zmm28,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm28
	vmovups zmm28,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm28
	lea    rax,[rax+r8*4]
	vmovups zmm28,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm28
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r8*4]
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
	int3

<nnp_tuple_gemm_11x32__x86_64_avx512>:
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
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0x4fd>
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
	mov    r11d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x80]
	vmovups zmm31,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm30,ZMMWORD PTR [rdx+0x100]
	vmovups zmm31,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x180]
	vmovups zmm31,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x103>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x9b>
	test   rax,rax
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0x60e>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x506>
	test   r9,r9
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x6da>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_11x32__x86_64_avx512+0x8da>
	mov    rax,rcx
	vmovups zmm30,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    rax,[rax+r8*4]
	vmovups zmm30,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    rax,[rax+r8*4]
	vmovups zmm30,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    rax,[rax+r8*4]
	vmovups zmm30,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    rax,[rax+r8*4]
	vmovups zmm30,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    rax,[rax+r8*4]
	vmovups zmm30,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm30
	vmovups zmm30,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm30
	lea    rax,[rax+r8*4]
	vmovups zmm30,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm30
	vmovups zmm30,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm30
	lea    rax,[rax+r8*4]
	vmovups zmm30,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm30
	vmovups zmm30,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm30
	lea    rax,[rax+r8*4]
	vmovups zmm30,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm30
	vmovups zmm30,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm30
	lea    rax,[rax+r8*4]
	vmovups zmm30,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm30
	vmovups zmm30,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm30
	lea    rax,[rax+r8*4]
	vmovups zmm30,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm30
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    rax,[rax+r8*4]
	vzeroupper
	ret
	int3
	int3

<nnp_tuple_gemm_12x32__x86_64_avx512>:
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
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0x561>
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
	mov    r11d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x80]
	vmovups zmm6,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm7,ZMMWORD PTR [rdx+0x100]
	vmovups zmm6,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x10f>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xa7>
	test   rax,rax
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0x688>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x56a>
	test   r9,r9
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x765>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_12x32__x86_64_avx512+0x993>
	mov    rax,rcx
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    rax,[rax+r8*4]
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    rax,[rax+r8*4]
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    rax,[rax+r8*4]
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    rax,[rax+r8*4]
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm7
	lea    rax,[rax+r8*4]
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm7
	lea    rax,[rax+r8*4]
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    rax,[rax+r8*4]
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    rax,[rax+r8*4]
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm7
	lea    rax,[rax+r8*4]
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm7
	lea    rax,[rax+r8*4]
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm7
	lea    rax,[rax+r8*4]
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm7
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	lea    rax,[rax+r8*4]
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

<nnp_tuple_gemm_13x32__x86_64_avx512>:
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
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0x5c5>
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
	mov    r11d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	vmovups zmm4,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm5,ZMMWORD PTR [rdx+0x100]
	vmovups zmm4,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x180]
	vmovups zmm4,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x11b>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xb3>
	test   rax,rax
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0x702>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x5ce>
	test   r9,r9
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x7f0>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm7
	vmovups ZMMWORD PTR [rax+0x40],zmm6
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_13x32__x86_64_avx512+0xa4c>
	mov    rax,rcx
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    rax,[rax+r8*4]
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    rax,[rax+r8*4]
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    rax,[rax+r8*4]
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    rax,[rax+r8*4]
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm5
	lea    rax,[rax+r8*4]
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm5
	lea    rax,[rax+r8*4]
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm5
	lea    rax,[rax+r8*4]
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm5
	lea    rax,[rax+r8*4]
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm5
	lea    rax,[rax+r8*4]
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm5
	lea    rax,[rax+r8*4]
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm5
	lea    rax,[rax+r8*4]
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm5
	lea    rax,[rax+r8*4]
	vmovups zmm5,ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5,ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm5
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm7
	vmovups ZMMWORD PTR [rax+0x40],zmm6
	lea    rax,[rax+r8*4]
	vzeroupper
	ret

<nnp_tuple_gemm_14x32__x86_64_avx512>:
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
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0x629>
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
	mov    r11d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x80]
	vmovups zmm2,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm3,ZMMWORD PTR [rdx+0x100]
	vmovups zmm2,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x180]
	vmovups zmm2,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x127>
	add    rsi,0x340
	dec    r10
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xbf>
	test   rax,rax
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0x77c>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x632>
	test   r9,r9
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x87b>
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm7
	vmovups ZMMWORD PTR [rax+0x40],zmm6
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm5
	vmovups ZMMWORD PTR [rax+0x40],zmm4
	lea    rax,[rax+r8*4]
	jmp    <nnp_tuple_gemm_14x32__x86_64_avx512+0xb05>
	mov    rax,rcx
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm3
	lea    rax,[rax+r8*4]
	vmovups zmm3,ZMMWORD PTR [rax]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vaddps zmm4,zmm4,zmm3
	lea    rax,[rax+r8*4]
	mov    rax,rcx
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm7
	vmovups ZMMWORD PTR [rax+0x40],zmm6
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rax],zmm5
	vmovups ZMMWORD PTR [rax+0x40],zmm4
	lea    rax,[rax+r8*4]
	vzeroupper
	ret
