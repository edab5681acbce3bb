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
	vpbroadcastd zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm12,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rdx+0x100]
	vmovups zmm11,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm12,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rdx+0x180]
	vmovups zmm11,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm12,DWORD PTR [rsi+0xc]
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
	vpbroadcastd zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0xd4>
	test   r9,r9
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x11b>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_1x32__x86_64_avx512+0x14c>
	mov    rax,rcx
	vmovups zmm10,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret

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
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vmovups zmm13,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vmovups zmm13,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm14,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vmovups zmm13,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm14,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x4c]
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
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x12c>
	test   r9,r9
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x197>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_2x32__x86_64_avx512+0x1f6>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3

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
	vpbroadcastd zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rdx+0x80]
	vmovups zmm15,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rdx+0x100]
	vmovups zmm15,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm16,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x8c]
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
	vpbroadcastd zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x184>
	test   r9,r9
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x216>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_3x32__x86_64_avx512+0x2a3>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
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
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vmovups zmm17,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vmovups zmm17,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vmovups zmm17,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xcc]
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
	vpbroadcastd zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x1dc>
	test   r9,r9
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x292>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_4x32__x86_64_avx512+0x34d>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
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
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rdx+0x80]
	vmovups zmm19,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
	vmovups zmm19,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rdx+0x180]
	vmovups zmm19,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x10c]
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
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x234>
	test   r9,r9
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x30e>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_5x32__x86_64_avx512+0x3f7>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret
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
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vmovups zmm21,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vmovups zmm21,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x14c]
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
	vpbroadcastd zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x290>
	test   r9,r9
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x392>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_6x32__x86_64_avx512+0x4a9>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret
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
	vpbroadcastd zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vmovups zmm23,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rdx+0x100]
	vmovups zmm23,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rdx+0x180]
	vmovups zmm23,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x18c]
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
	vpbroadcastd zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x2e8>
	test   r9,r9
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x40e>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_7x32__x86_64_avx512+0x553>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
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

<nnp_tuple_gemm_8x32__x86_64_avx512>:
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
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_8x32__x86_64_avx512+0x81>
	mov    rax,rdi
	mov    r10,rdi
	sub    r10,rax
	mov    rax,r10
	shr    rax,0x4
	test   rax,rax
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x3f1>
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
	mov    r10d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x80]
	vmovups zmm25,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm24,ZMMWORD PTR [rdx+0x100]
	vmovups zmm25,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x180]
	vmovups zmm25,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rsi,0x10
	add    rdx,0x200
	dec    r10d
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0xff>
	add    rsi,0x340
	dec    rax
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x97>
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
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_tuple_gemm_8x32__x86_64_avx512+0x479>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x643>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm24,ZMMWORD PTR [r10]
	vmovups zmm25,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm26,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm24,ZMMWORD PTR [r10+0x80]
	vmovups zmm25,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm26,DWORD PTR [rax+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm24,ZMMWORD PTR [r10+0x100]
	vmovups zmm25,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm26,DWORD PTR [rax+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm24,ZMMWORD PTR [r10+0x180]
	vmovups zmm25,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm26,DWORD PTR [rax+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	add    rax,0x10
	add    r10,0x200
	dec    rbx
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x489>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x6c7>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm24,ZMMWORD PTR [r10]
	vmovups zmm25,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm26,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	add    rax,0x4
	add    r10,0x80
	dec    r11
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x64f>
	test   r9,r9
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x715>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_8x32__x86_64_avx512+0x7d0>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	mov    rax,rdi
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_8x32__x86_64_avx512+0x7f0>
	mov    rax,rdi
	mov    r10,rax
	shr    r10,0x2
	test   r10,r10
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x97b>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rsi,0x10
	add    rdx,0x200
	dec    r10
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x800>
	mov    rax,rax
	and    rax,0x3
	test   rax,rax
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x9f0>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x987>
	test   r9,r9
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0xa3e>
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_8x32__x86_64_avx512+0xaf9>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	vzeroupper
	pop    rbx
	ret
	int3
	int3

<nnp_tuple_gemm_9x32__x86_64_avx512>:
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
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_9x32__x86_64_avx512+0x8d>
	mov    rax,rdi
	mov    r10,rdi
	sub    r10,rax
	mov    rax,r10
	shr    rax,0x4
	test   rax,rax
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0x455>
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
	mov    r10d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x80]
	vmovups zmm27,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm26,ZMMWORD PTR [rdx+0x100]
	vmovups zmm27,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x180]
	vmovups zmm27,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rsi,0x10
	add    rdx,0x200
	dec    r10d
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x10b>
	add    rsi,0x340
	dec    rax
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0xa3>
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
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_tuple_gemm_9x32__x86_64_avx512+0x4dd>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0x6a7>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm28,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm26,ZMMWORD PTR [r10+0x80]
	vmovups zmm27,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm28,DWORD PTR [rax+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm26,ZMMWORD PTR [r10+0x100]
	vmovups zmm27,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm28,DWORD PTR [rax+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm26,ZMMWORD PTR [r10+0x180]
	vmovups zmm27,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm28,DWORD PTR [rax+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	add    rax,0x10
	add    r10,0x200
	dec    rbx
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x4ed>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0x72b>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm28,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	add    rax,0x4
	add    r10,0x80
	dec    r11
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x6b3>
	test   r9,r9
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x779>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_9x32__x86_64_avx512+0x834>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	mov    rax,rdi
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_9x32__x86_64_avx512+0x854>
	mov    rax,rdi
	mov    r10,rax
	shr    r10,0x2
	test   r10,r10
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0xa37>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    rsi,0x10
	add    rdx,0x200
	dec    r10
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x864>
	mov    rax,rax
	and    rax,0x3
	test   rax,rax
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0xac2>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0xa43>
	test   r9,r9
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0xb21>
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm25
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_9x32__x86_64_avx512+0xc0a>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm25
	lea    rcx,[rcx+r8*4]
	vzeroupper
	pop    rbx
	ret
	int3

<nnp_tuple_gemm_10x32__x86_64_avx512>:
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
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_10x32__x86_64_avx512+0x99>
	mov    rax,rdi
	mov    r10,rdi
	sub    r10,rax
	mov    rax,r10
	shr    rax,0x4
	test   rax,rax
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0x4b9>
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
	mov    r10d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vmovups zmm29,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm28,ZMMWORD PTR [rdx+0x100]
	vmovups zmm29,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x180]
	vmovups zmm29,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rsi,0x10
	add    rdx,0x200
	dec    r10d
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x117>
	add    rsi,0x340
	dec    rax
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0xaf>
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
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_tuple_gemm_10x32__x86_64_avx512+0x541>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0x757>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm28,ZMMWORD PTR [r10]
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm30,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm28,ZMMWORD PTR [r10+0x80]
	vmovups zmm29,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm30,DWORD PTR [rax+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm28,ZMMWORD PTR [r10+0x100]
	vmovups zmm29,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm30,DWORD PTR [rax+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm28,ZMMWORD PTR [r10+0x180]
	vmovups zmm29,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm30,DWORD PTR [rax+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	add    rax,0x10
	add    r10,0x200
	dec    rbx
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x551>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0x7f6>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm28,ZMMWORD PTR [r10]
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm30,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rax+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	add    rax,0x4
	add    r10,0x80
	dec    r11
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x767>
	test   r9,r9
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x855>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_10x32__x86_64_avx512+0x93e>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	mov    rax,rdi
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_10x32__x86_64_avx512+0x95e>
	mov    rax,rdi
	mov    r10,rax
	shr    r10,0x2
	test   r10,r10
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0xb4d>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	add    rsi,0x10
	add    rdx,0x200
	dec    r10
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x96e>
	mov    rax,rax
	and    rax,0x3
	test   rax,rax
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0xbe3>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0xb5d>
	test   r9,r9
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0xc42>
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm25
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_10x32__x86_64_avx512+0xd2b>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm25
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	lea    rcx,[rcx+r8*4]
	vzeroupper
	pop    rbx
	ret

<nnp_tuple_gemm_11x32__x86_64_avx512>:
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
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_11x32__x86_64_avx512+0xa5>
	mov    rax,rdi
	mov    r10,rdi
	sub    r10,rax
	mov    rax,r10
	shr    rax,0x4
	test   rax,rax
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0x51d>
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
	mov    r10d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x80]
	vmovups zmm31,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm30,ZMMWORD PTR [rdx+0x100]
	vmovups zmm31,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x180]
	vmovups zmm31,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rsi,0x10
	add    rdx,0x200
	dec    r10d
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x123>
	add    rsi,0x340
	dec    rax
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0xbb>
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
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_tuple_gemm_11x32__x86_64_avx512+0x5a5>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0x7bb>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm30,ZMMWORD PTR [r10]
	vmovups zmm31,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm7,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm30,ZMMWORD PTR [r10+0x80]
	vmovups zmm31,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm7,DWORD PTR [rax+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm30,ZMMWORD PTR [r10+0x100]
	vmovups zmm31,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm7,DWORD PTR [rax+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm30,ZMMWORD PTR [r10+0x180]
	vmovups zmm31,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm7,DWORD PTR [rax+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	add    rax,0x10
	add    r10,0x200
	dec    rbx
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x5b5>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0x85a>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm30,ZMMWORD PTR [r10]
	vmovups zmm31,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm7,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	add    rax,0x4
	add    r10,0x80
	dec    r11
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x7cb>
	test   r9,r9
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x8b9>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_11x32__x86_64_avx512+0x9a2>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	mov    rax,rdi
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_11x32__x86_64_avx512+0x9c2>
	mov    rax,rdi
	mov    r10,rax
	shr    r10,0x2
	test   r10,r10
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0xc09>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	add    rsi,0x10
	add    rdx,0x200
	dec    r10
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x9d2>
	mov    rax,rax
	and    rax,0x3
	test   rax,rax
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0xcb5>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0xc19>
	test   r9,r9
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0xd25>
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm25
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm28
	vmovups ZMMWORD PTR [rcx+0x40],zmm29
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_11x32__x86_64_avx512+0xe3c>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm25
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm28
	vmovups ZMMWORD PTR [rcx+0x40],zmm29
	lea    rcx,[rcx+r8*4]
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

<nnp_tuple_gemm_12x32__x86_64_avx512>:
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
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_12x32__x86_64_avx512+0xb1>
	mov    rax,rdi
	mov    r10,rdi
	sub    r10,rax
	mov    rax,r10
	shr    rax,0x4
	test   rax,rax
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0x581>
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
	mov    r10d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x80]
	vmovups zmm6,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm7,ZMMWORD PTR [rdx+0x100]
	vmovups zmm6,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rsi,0x10
	add    rdx,0x200
	dec    r10d
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x12f>
	add    rsi,0x340
	dec    rax
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xc7>
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
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_tuple_gemm_12x32__x86_64_avx512+0x609>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0x7d3>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm5,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm7,ZMMWORD PTR [r10+0x80]
	vmovups zmm6,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm5,DWORD PTR [rax+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm7,ZMMWORD PTR [r10+0x100]
	vmovups zmm6,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm5,DWORD PTR [rax+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm7,ZMMWORD PTR [r10+0x180]
	vmovups zmm6,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm5,DWORD PTR [rax+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	add    rax,0x10
	add    r10,0x200
	dec    rbx
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x619>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0x857>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm5,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	add    rax,0x4
	add    r10,0x80
	dec    r11
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x7df>
	test   r9,r9
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x8a5>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_12x32__x86_64_avx512+0x960>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_tuple_gemm_12x32__x86_64_avx512+0x986>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0xb11>
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vmovups zmm9,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rax+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x100]
	vmovups zmm9,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm10,DWORD PTR [rax+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rax,0x10
	add    r10,0x200
	dec    rbx
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x996>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0xb86>
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rax,0x4
	add    r10,0x80
	dec    r11
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xb1d>
	test   r9,r9
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xbd4>
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_12x32__x86_64_avx512+0xc8f>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	mov    rax,rdi
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_12x32__x86_64_avx512+0xcaf>
	mov    rax,rdi
	mov    r10,rax
	shr    r10,0x2
	test   r10,r10
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0xe6a>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	add    rsi,0x10
	add    rdx,0x200
	dec    r10
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xcbf>
	mov    rax,rax
	and    rax,0x3
	test   rax,rax
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0xeeb>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xe76>
	test   r9,r9
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xf39>
	vmovups ZMMWORD PTR [rcx],zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm25
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm28
	vmovups ZMMWORD PTR [rcx+0x40],zmm29
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm30
	vmovups ZMMWORD PTR [rcx+0x40],zmm31
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_12x32__x86_64_avx512+0xff4>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm25
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm28
	vmovups ZMMWORD PTR [rcx+0x40],zmm29
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm30
	vmovups ZMMWORD PTR [rcx+0x40],zmm31
	lea    rcx,[rcx+r8*4]
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

<nnp_tuple_gemm_13x32__x86_64_avx512>:
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
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_13x32__x86_64_avx512+0xbd>
	mov    rax,rdi
	mov    r10,rdi
	sub    r10,rax
	mov    rax,r10
	shr    rax,0x4
	test   rax,rax
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0x5e5>
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
	mov    r10d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	vmovups zmm4,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm5,ZMMWORD PTR [rdx+0x100]
	vmovups zmm4,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x180]
	vmovups zmm4,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rsi,0x10
	add    rdx,0x200
	dec    r10d
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x13b>
	add    rsi,0x340
	dec    rax
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xd3>
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
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_tuple_gemm_13x32__x86_64_avx512+0x66d>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0x837>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm5,ZMMWORD PTR [r10]
	vmovups zmm4,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm3,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm5,ZMMWORD PTR [r10+0x80]
	vmovups zmm4,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm3,DWORD PTR [rax+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm5,ZMMWORD PTR [r10+0x100]
	vmovups zmm4,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm3,DWORD PTR [rax+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm5,ZMMWORD PTR [r10+0x180]
	vmovups zmm4,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm3,DWORD PTR [rax+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	add    rax,0x10
	add    r10,0x200
	dec    rbx
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x67d>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0x8bb>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm5,ZMMWORD PTR [r10]
	vmovups zmm4,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm3,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	add    rax,0x4
	add    r10,0x80
	dec    r11
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x843>
	test   r9,r9
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x909>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_13x32__x86_64_avx512+0x9c4>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_tuple_gemm_13x32__x86_64_avx512+0x9ea>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0xb75>
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vmovups zmm9,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rax+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x100]
	vmovups zmm9,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm10,DWORD PTR [rax+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rax,0x10
	add    r10,0x200
	dec    rbx
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x9fa>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0xbea>
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rax,0x4
	add    r10,0x80
	dec    r11
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xb81>
	test   r9,r9
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xc38>
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_13x32__x86_64_avx512+0xcf3>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	mov    rax,rdi
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_13x32__x86_64_avx512+0xd13>
	mov    rax,rdi
	mov    r10,rax
	shr    r10,0x2
	test   r10,r10
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0xf26>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	add    rsi,0x10
	add    rdx,0x200
	dec    r10
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xd23>
	mov    rax,rax
	and    rax,0x3
	test   rax,rax
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0xfc5>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xf36>
	test   r9,r9
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x1024>
	vmovups ZMMWORD PTR [rcx],zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm25
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm28
	vmovups ZMMWORD PTR [rcx+0x40],zmm29
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm30
	vmovups ZMMWORD PTR [rcx+0x40],zmm31
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm7
	vmovups ZMMWORD PTR [rcx+0x40],zmm6
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_13x32__x86_64_avx512+0x110d>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm25
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm28
	vmovups ZMMWORD PTR [rcx+0x40],zmm29
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm30
	vmovups ZMMWORD PTR [rcx+0x40],zmm31
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm7
	vmovups ZMMWORD PTR [rcx+0x40],zmm6
	lea    rcx,[rcx+r8*4]
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

<nnp_tuple_gemm_14x32__x86_64_avx512>:
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
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_14x32__x86_64_avx512+0xc9>
	mov    rax,rdi
	mov    r10,rdi
	sub    r10,rax
	mov    rax,r10
	shr    rax,0x4
	test   rax,rax
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0x649>
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
	mov    r10d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+0x1080]
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x80]
	vmovups zmm2,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm3,ZMMWORD PTR [rdx+0x100]
	vmovups zmm2,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x180]
	vmovups zmm2,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rsi+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rsi,0x10
	add    rdx,0x200
	dec    r10d
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x147>
	add    rsi,0x340
	dec    rax
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xdf>
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
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_tuple_gemm_14x32__x86_64_avx512+0x6d1>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0x89b>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm3,ZMMWORD PTR [r10]
	vmovups zmm2,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm1,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	prefetcht0 BYTE PTR [r10+0x1080]
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups zmm3,ZMMWORD PTR [r10+0x80]
	vmovups zmm2,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm1,DWORD PTR [rax+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm3,ZMMWORD PTR [r10+0x100]
	vmovups zmm2,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm1,DWORD PTR [rax+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	vmovups zmm3,ZMMWORD PTR [r10+0x180]
	vmovups zmm2,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm1,DWORD PTR [rax+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	add    rax,0x10
	add    r10,0x200
	dec    rbx
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x6e1>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0x91f>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups zmm3,ZMMWORD PTR [r10]
	vmovups zmm2,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm1,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	add    rax,0x4
	add    r10,0x80
	dec    r11
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x8a7>
	test   r9,r9
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x96d>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_14x32__x86_64_avx512+0xa28>
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
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm10
	vmovups ZMMWORD PTR [rcx+0x40],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	lea    rcx,[rcx+r8*4]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_tuple_gemm_14x32__x86_64_avx512+0xa4e>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0xc31>
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x80]
	vmovups zmm9,ZMMWORD PTR [r10+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rax+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x100]
	vmovups zmm9,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm10,DWORD PTR [rax+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rax+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    rax,0x10
	add    r10,0x200
	dec    rbx
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xa5e>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0xcbc>
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vpbroadcastd zmm10,DWORD PTR [rax+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rax+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    rax,0x4
	add    r10,0x80
	dec    r11
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xc3d>
	test   r9,r9
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xd1b>
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm25
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_14x32__x86_64_avx512+0xe04>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm16
	vmovups ZMMWORD PTR [rcx+0x40],zmm17
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm22
	vmovups ZMMWORD PTR [rcx+0x40],zmm23
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm25
	lea    rcx,[rcx+r8*4]
	mov    rax,rdi
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_14x32__x86_64_avx512+0xe24>
	mov    rax,rdi
	mov    r10,rax
	shr    r10,0x2
	test   r10,r10
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0x1037>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x340]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x344]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x348]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x34c]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	add    rsi,0x10
	add    rdx,0x200
	dec    r10
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xe34>
	mov    rax,rax
	and    rax,0x3
	test   rax,rax
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0x10d6>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rsi+0x340]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x1047>
	test   r9,r9
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x1135>
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm28
	vmovups ZMMWORD PTR [rcx+0x40],zmm29
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm30
	vmovups ZMMWORD PTR [rcx+0x40],zmm31
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm7
	vmovups ZMMWORD PTR [rcx+0x40],zmm6
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm5
	vmovups ZMMWORD PTR [rcx+0x40],zmm4
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_14x32__x86_64_avx512+0x121e>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm5,zmm5,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm4,zmm4,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm28
	vmovups ZMMWORD PTR [rcx+0x40],zmm29
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm30
	vmovups ZMMWORD PTR [rcx+0x40],zmm31
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm7
	vmovups ZMMWORD PTR [rcx+0x40],zmm6
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm5
	vmovups ZMMWORD PTR [rcx+0x40],zmm4
	lea    rcx,[rcx+r8*4]
	vzeroupper
	pop    rbx
	ret
