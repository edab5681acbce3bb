<nnp_tuple_gemm_transposed_1x48__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x105>
	mov    r11d,0x4
	vmovups zmm11,ZMMWORD PTR [rdx]
	vmovups zmm12,ZMMWORD PTR [rdx+0x40]
	vmovups zmm13,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	vmovups zmm11,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vmovups zmm13,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	vmovups zmm11,ZMMWORD PTR [rdx+0x180]
	vmovups zmm12,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm13,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm14,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	vmovups zmm11,ZMMWORD PTR [rdx+0x240]
	vmovups zmm12,ZMMWORD PTR [rdx+0x280]
	vmovups zmm13,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm14,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	add    rsi,0x100
	add    rdx,0x300
	dec    r11d
	jne    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x2f>
	dec    r10
	jne    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x29>
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x146>
	vmovups zmm11,ZMMWORD PTR [rdx]
	vmovups zmm12,ZMMWORD PTR [rdx+0x40]
	vmovups zmm13,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	add    rsi,0x40
	add    rdx,0xc0
	dec    rax
	jne    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x10a>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x165>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x1aa>
	mov    rax,rcx
	vmovups zmm11,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rax+0x80]
	vaddps zmm10,zmm10,zmm11
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret
	int3
	int3

<nnp_tuple_gemm_transposed_2x48__x86_64_avx512>:
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
	je     <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x17b>
	mov    r11d,0x4
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm15,ZMMWORD PTR [rdx+0x100]
	vmovups zmm16,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm17,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rdx+0x240]
	vmovups zmm15,ZMMWORD PTR [rdx+0x280]
	vmovups zmm16,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm17,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	add    rsi,0x100
	add    rdx,0x300
	dec    r11d
	jne    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x41>
	dec    r10
	jne    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x3b>
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x1d5>
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	add    rsi,0x40
	add    rdx,0xc0
	dec    rax
	jne    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x180>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x20f>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x296>
	mov    rax,rcx
	vmovups zmm14,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm14
	vmovups zmm14,ZMMWORD PTR [rax+0x80]
	vaddps zmm10,zmm10,zmm14
	lea    rax,[rax+r8*4]
	vmovups zmm14,ZMMWORD PTR [rax]
	vaddps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [rax+0x40]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rax+0x80]
	vaddps zmm13,zmm13,zmm14
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_transposed_3x48__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x1f1>
	mov    r11d,0x4
	vmovups zmm17,ZMMWORD PTR [rdx]
	vmovups zmm18,ZMMWORD PTR [rdx+0x40]
	vmovups zmm19,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	vmovups zmm17,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
	vmovups zmm19,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	vmovups zmm17,ZMMWORD PTR [rdx+0x180]
	vmovups zmm18,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm19,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	vmovups zmm17,ZMMWORD PTR [rdx+0x240]
	vmovups zmm18,ZMMWORD PTR [rdx+0x280]
	vmovups zmm19,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	add    rsi,0x100
	add    rdx,0x300
	dec    r11d
	jne    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x53>
	dec    r10
	jne    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x4d>
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x264>
	vmovups zmm17,ZMMWORD PTR [rdx]
	vmovups zmm18,ZMMWORD PTR [rdx+0x40]
	vmovups zmm19,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	add    rsi,0x40
	add    rdx,0xc0
	dec    rax
	jne    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x1f6>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x2b6>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x37f>
	mov    rax,rcx
	vmovups zmm17,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm17
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm17
	vmovups zmm17,ZMMWORD PTR [rax+0x80]
	vaddps zmm10,zmm10,zmm17
	lea    rax,[rax+r8*4]
	vmovups zmm17,ZMMWORD PTR [rax]
	vaddps zmm11,zmm11,zmm17
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	vaddps zmm12,zmm12,zmm17
	vmovups zmm17,ZMMWORD PTR [rax+0x80]
	vaddps zmm13,zmm13,zmm17
	lea    rax,[rax+r8*4]
	vmovups zmm17,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm17
	vmovups zmm17,ZMMWORD PTR [rax+0x80]
	vaddps zmm16,zmm16,zmm17
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
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

<nnp_tuple_gemm_transposed_4x48__x86_64_avx512>:
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
	je     <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x267>
	mov    r11d,0x4
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm21,ZMMWORD PTR [rdx+0x100]
	vmovups zmm22,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm23,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm23,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rdx+0x240]
	vmovups zmm21,ZMMWORD PTR [rdx+0x280]
	vmovups zmm22,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm23,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	add    rsi,0x100
	add    rdx,0x300
	dec    r11d
	jne    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x65>
	dec    r10
	jne    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x5f>
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x2fb>
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	add    rsi,0x40
	add    rdx,0xc0
	dec    rax
	jne    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x270>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x365>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm18
	vmovups ZMMWORD PTR [rcx+0x80],zmm19
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x470>
	mov    rax,rcx
	vmovups zmm20,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x80]
	vaddps zmm10,zmm10,zmm20
	lea    rax,[rax+r8*4]
	vmovups zmm20,ZMMWORD PTR [rax]
	vaddps zmm11,zmm11,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x80]
	vaddps zmm13,zmm13,zmm20
	lea    rax,[rax+r8*4]
	vmovups zmm20,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x80]
	vaddps zmm16,zmm16,zmm20
	lea    rax,[rax+r8*4]
	vmovups zmm20,ZMMWORD PTR [rax]
	vaddps zmm17,zmm17,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [rax+0x80]
	vaddps zmm19,zmm19,zmm20
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm18
	vmovups ZMMWORD PTR [rcx+0x80],zmm19
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

<nnp_tuple_gemm_transposed_5x48__x86_64_avx512>:
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
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x3a1>
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
	mov    r11d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups zmm23,ZMMWORD PTR [rdx]
	vmovups zmm24,ZMMWORD PTR [rdx+0x40]
	vmovups zmm25,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x10c0]
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm23,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x100]
	vmovups zmm25,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	prefetcht0 BYTE PTR [rdx+0x1200]
	vmovups zmm23,ZMMWORD PTR [rdx+0x180]
	vmovups zmm24,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm25,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+0x1240]
	prefetcht0 BYTE PTR [rdx+0x1280]
	prefetcht0 BYTE PTR [rdx+0x12c0]
	vmovups zmm23,ZMMWORD PTR [rdx+0x240]
	vmovups zmm24,ZMMWORD PTR [rdx+0x280]
	vmovups zmm25,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	add    rsi,0x100
	add    rdx,0x300
	dec    r11d
	jne    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0xe7>
	dec    r10
	jne    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x71>
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x463>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups zmm23,ZMMWORD PTR [rdx]
	vmovups zmm24,ZMMWORD PTR [rdx+0x40]
	vmovups zmm25,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	add    rsi,0x40
	add    rdx,0xc0
	dec    rax
	jne    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x3aa>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x4e5>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm18
	vmovups ZMMWORD PTR [rcx+0x80],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	vmovups ZMMWORD PTR [rcx+0x80],zmm22
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x632>
	mov    rax,rcx
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x80]
	vaddps zmm10,zmm10,zmm23
	lea    rax,[rax+r8*4]
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm11,zmm11,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm12,zmm12,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x80]
	vaddps zmm13,zmm13,zmm23
	lea    rax,[rax+r8*4]
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x80]
	vaddps zmm16,zmm16,zmm23
	lea    rax,[rax+r8*4]
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm17,zmm17,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm18,zmm18,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x80]
	vaddps zmm19,zmm19,zmm23
	lea    rax,[rax+r8*4]
	vmovups zmm23,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm23
	vmovups zmm23,ZMMWORD PTR [rax+0x80]
	vaddps zmm22,zmm22,zmm23
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm18
	vmovups ZMMWORD PTR [rcx+0x80],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	vmovups ZMMWORD PTR [rcx+0x80],zmm22
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

<nnp_tuple_gemm_transposed_6x48__x86_64_avx512>:
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
	jbe    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x8d>
	mov    rax,rdi
	mov    r10,rdi
	sub    r10,rax
	mov    rax,r10
	shr    rax,0x4
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x437>
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
	mov    r10d,0x4
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
	vpbroadcastd zmm29,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
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
	vpbroadcastd zmm29,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x54]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
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
	vpbroadcastd zmm29,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0x94]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
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
	vpbroadcastd zmm29,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rsi+0xd4]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	add    rsi,0x100
	add    rdx,0x300
	dec    r10d
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x119>
	dec    rax
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0xa3>
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
	jbe    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x4cd>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x6d1>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	vmovups zmm28,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm29,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	prefetcht0 BYTE PTR [r10+0x10c0]
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm26,ZMMWORD PTR [r10+0xc0]
	vmovups zmm27,ZMMWORD PTR [r10+0x100]
	vmovups zmm28,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm29,DWORD PTR [rax+0x40]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x44]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x48]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	prefetcht0 BYTE PTR [r10+0x1200]
	vmovups zmm26,ZMMWORD PTR [r10+0x180]
	vmovups zmm27,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm28,ZMMWORD PTR [r10+0x200]
	vpbroadcastd zmm29,DWORD PTR [rax+0x80]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x84]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x88]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	prefetcht0 BYTE PTR [r10+0x1240]
	prefetcht0 BYTE PTR [r10+0x1280]
	prefetcht0 BYTE PTR [r10+0x12c0]
	vmovups zmm26,ZMMWORD PTR [r10+0x240]
	vmovups zmm27,ZMMWORD PTR [r10+0x280]
	vmovups zmm28,ZMMWORD PTR [r10+0x2c0]
	vpbroadcastd zmm29,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	add    rax,0x100
	add    r10,0x300
	dec    rbx
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x4dd>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x76b>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	vmovups zmm28,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm29,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [rax+0x8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	add    rax,0x40
	add    r10,0xc0
	dec    r11
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x6e1>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x7bd>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x886>
	mov    rax,rcx
	vmovups zmm26,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x80]
	vaddps zmm10,zmm10,zmm26
	lea    rax,[rax+r8*4]
	vmovups zmm26,ZMMWORD PTR [rax]
	vaddps zmm11,zmm11,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x40]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x80]
	vaddps zmm13,zmm13,zmm26
	lea    rax,[rax+r8*4]
	vmovups zmm26,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm26
	vmovups zmm26,ZMMWORD PTR [rax+0x80]
	vaddps zmm16,zmm16,zmm26
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+r8*4]
	mov    rax,rdi
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x8a6>
	mov    rax,rdi
	mov    r10,rax
	shr    r10,0x2
	test   r10,r10
	je     <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0xa4c>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm11,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm9,ZMMWORD PTR [rdx+0x100]
	vmovups zmm10,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x54]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x94]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [rdx+0x240]
	vmovups zmm9,ZMMWORD PTR [rdx+0x280]
	vmovups zmm10,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm11,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xd4]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	add    rsi,0x100
	add    rdx,0x300
	dec    r10
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x8b6>
	mov    rax,rax
	and    rax,0x3
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0xac7>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm11,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	add    rsi,0x40
	add    rdx,0xc0
	dec    rax
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0xa58>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0xb19>
	vmovups ZMMWORD PTR [rcx],zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm18
	vmovups ZMMWORD PTR [rcx+0x80],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	vmovups ZMMWORD PTR [rcx+0x80],zmm22
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm23
	vmovups ZMMWORD PTR [rcx+0x40],zmm24
	vmovups ZMMWORD PTR [rcx+0x80],zmm25
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0xbe2>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm17,zmm17,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm19,zmm19,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm22,zmm22,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm23,zmm23,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm25,zmm25,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm18
	vmovups ZMMWORD PTR [rcx+0x80],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	vmovups ZMMWORD PTR [rcx+0x80],zmm22
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm23
	vmovups ZMMWORD PTR [rcx+0x40],zmm24
	vmovups ZMMWORD PTR [rcx+0x80],zmm25
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

<nnp_tuple_gemm_transposed_7x48__x86_64_avx512>:
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
	mov    rax,rdi
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x9f>
	mov    rax,rdi
	mov    r10,rdi
	sub    r10,rax
	mov    rax,r10
	shr    rax,0x4
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x4ad>
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
	mov    r10d,0x4
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups zmm29,ZMMWORD PTR [rdx]
	vmovups zmm30,ZMMWORD PTR [rdx+0x40]
	vmovups zmm31,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+0x10c0]
	prefetcht0 BYTE PTR [rdx+0x1100]
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups zmm29,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x100]
	vmovups zmm31,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm7,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x54]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x58]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+0x1180]
	prefetcht0 BYTE PTR [rdx+0x11c0]
	prefetcht0 BYTE PTR [rdx+0x1200]
	vmovups zmm29,ZMMWORD PTR [rdx+0x180]
	vmovups zmm30,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm31,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm7,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x94]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0x98]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+0x1240]
	prefetcht0 BYTE PTR [rdx+0x1280]
	prefetcht0 BYTE PTR [rdx+0x12c0]
	vmovups zmm29,ZMMWORD PTR [rdx+0x240]
	vmovups zmm30,ZMMWORD PTR [rdx+0x280]
	vmovups zmm31,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xd4]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rsi+0xd8]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	add    rsi,0x100
	add    rdx,0x300
	dec    r10d
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x12b>
	dec    rax
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0xb5>
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
	jbe    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x543>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x747>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups zmm29,ZMMWORD PTR [r10]
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vmovups zmm31,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm7,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x4]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x8]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	prefetcht0 BYTE PTR [r10+0x10c0]
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm29,ZMMWORD PTR [r10+0xc0]
	vmovups zmm30,ZMMWORD PTR [r10+0x100]
	vmovups zmm31,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm7,DWORD PTR [rax+0x40]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x44]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x48]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	prefetcht0 BYTE PTR [r10+0x1200]
	vmovups zmm29,ZMMWORD PTR [r10+0x180]
	vmovups zmm30,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm31,ZMMWORD PTR [r10+0x200]
	vpbroadcastd zmm7,DWORD PTR [rax+0x80]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x84]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x88]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	prefetcht0 BYTE PTR [r10+0x1240]
	prefetcht0 BYTE PTR [r10+0x1280]
	prefetcht0 BYTE PTR [r10+0x12c0]
	vmovups zmm29,ZMMWORD PTR [r10+0x240]
	vmovups zmm30,ZMMWORD PTR [r10+0x280]
	vmovups zmm31,ZMMWORD PTR [r10+0x2c0]
	vpbroadcastd zmm7,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	add    rax,0x100
	add    r10,0x300
	dec    rbx
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x553>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x7e1>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups zmm29,ZMMWORD PTR [r10]
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vmovups zmm31,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm7,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x4]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rax+0x8]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	add    rax,0x40
	add    r10,0xc0
	dec    r11
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x757>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x833>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x8fc>
	mov    rax,rcx
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x80]
	vaddps zmm10,zmm10,zmm29
	lea    rax,[rax+r8*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm11,zmm11,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm12,zmm12,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x80]
	vaddps zmm13,zmm13,zmm29
	lea    rax,[rax+r8*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm29
	vmovups zmm29,ZMMWORD PTR [rax+0x80]
	vaddps zmm16,zmm16,zmm29
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+r8*4]
	mov    rax,rdi
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x91c>
	mov    rax,rdi
	mov    r10,rax
	shr    r10,0x2
	test   r10,r10
	je     <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0xb26>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm11,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm9,ZMMWORD PTR [rdx+0x100]
	vmovups zmm10,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x54]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x58]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x94]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x98]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [rdx+0x240]
	vmovups zmm9,ZMMWORD PTR [rdx+0x280]
	vmovups zmm10,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm11,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xd4]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xd8]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	add    rsi,0x100
	add    rdx,0x300
	dec    r10
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x92c>
	mov    rax,rax
	and    rax,0x3
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0xbc2>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm11,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	add    rsi,0x40
	add    rdx,0xc0
	dec    rax
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0xb36>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0xc2c>
	vmovups ZMMWORD PTR [rcx],zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm18
	vmovups ZMMWORD PTR [rcx+0x80],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	vmovups ZMMWORD PTR [rcx+0x80],zmm22
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm23
	vmovups ZMMWORD PTR [rcx+0x40],zmm24
	vmovups ZMMWORD PTR [rcx+0x80],zmm25
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	vmovups ZMMWORD PTR [rcx+0x80],zmm28
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0xd37>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm17,zmm17,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm19,zmm19,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm22,zmm22,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm23,zmm23,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm25,zmm25,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm28,zmm28,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm18
	vmovups ZMMWORD PTR [rcx+0x80],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	vmovups ZMMWORD PTR [rcx+0x80],zmm22
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm23
	vmovups ZMMWORD PTR [rcx+0x40],zmm24
	vmovups ZMMWORD PTR [rcx+0x80],zmm25
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	vmovups ZMMWORD PTR [rcx+0x80],zmm28
	lea    rcx,[rcx+r8*4]
	vzeroupper
	pop    rbx
	ret
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_transposed_8x48__x86_64_avx512>:
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
	jbe    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xb1>
	mov    rax,rdi
	mov    r10,rdi
	sub    r10,rax
	mov    rax,r10
	shr    rax,0x4
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x523>
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
	mov    r10d,0x4
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
	vpbroadcastd zmm4,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
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
	vpbroadcastd zmm4,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x54]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x58]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x5c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
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
	vpbroadcastd zmm4,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x94]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x98]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0x9c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
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
	vpbroadcastd zmm4,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xd4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xd8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rsi+0xdc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	add    rsi,0x100
	add    rdx,0x300
	dec    r10d
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x13d>
	dec    rax
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xc7>
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
	jbe    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x5b9>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x759>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	vmovups zmm5,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm4,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	prefetcht0 BYTE PTR [r10+0x10c0]
	prefetcht0 BYTE PTR [r10+0x1100]
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups zmm7,ZMMWORD PTR [r10+0xc0]
	vmovups zmm6,ZMMWORD PTR [r10+0x100]
	vmovups zmm5,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm4,DWORD PTR [rax+0x40]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x44]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	prefetcht0 BYTE PTR [r10+0x1180]
	prefetcht0 BYTE PTR [r10+0x11c0]
	prefetcht0 BYTE PTR [r10+0x1200]
	vmovups zmm7,ZMMWORD PTR [r10+0x180]
	vmovups zmm6,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm5,ZMMWORD PTR [r10+0x200]
	vpbroadcastd zmm4,DWORD PTR [rax+0x80]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x84]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	prefetcht0 BYTE PTR [r10+0x1240]
	prefetcht0 BYTE PTR [r10+0x1280]
	prefetcht0 BYTE PTR [r10+0x12c0]
	vmovups zmm7,ZMMWORD PTR [r10+0x240]
	vmovups zmm6,ZMMWORD PTR [r10+0x280]
	vmovups zmm5,ZMMWORD PTR [r10+0x2c0]
	vpbroadcastd zmm4,DWORD PTR [rax+0xc0]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0xc4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	add    rax,0x100
	add    r10,0x300
	dec    rbx
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x5c9>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x7d2>
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	vmovups zmm5,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm4,DWORD PTR [rax]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rax+0x4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	add    rax,0x40
	add    r10,0xc0
	dec    r11
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x765>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x80c>
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x893>
	mov    rax,rcx
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x80]
	vaddps zmm10,zmm10,zmm7
	lea    rax,[rax+r8*4]
	vmovups zmm7,ZMMWORD PTR [rax]
	vaddps zmm11,zmm11,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x40]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7,ZMMWORD PTR [rax+0x80]
	vaddps zmm13,zmm13,zmm7
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmovups ZMMWORD PTR [rcx+0x80],zmm10
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm12
	vmovups ZMMWORD PTR [rcx+0x80],zmm13
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
	jbe    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x8b9>
	mov    r11,rdi
	mov    rbx,r11
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xa5e>
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm11,DWORD PTR [rax+0x8]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x10]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [r10+0xc0]
	vmovups zmm9,ZMMWORD PTR [r10+0x100]
	vmovups zmm10,ZMMWORD PTR [r10+0x140]
	vpbroadcastd zmm11,DWORD PTR [rax+0x48]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x4c]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x50]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm10,ZMMWORD PTR [r10+0x200]
	vpbroadcastd zmm11,DWORD PTR [rax+0x88]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x8c]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x90]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [r10+0x240]
	vmovups zmm9,ZMMWORD PTR [r10+0x280]
	vmovups zmm10,ZMMWORD PTR [r10+0x2c0]
	vpbroadcastd zmm11,DWORD PTR [rax+0xc8]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0xcc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0xd0]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	add    rax,0x100
	add    r10,0x300
	dec    rbx
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x8c9>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xad9>
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x80]
	vpbroadcastd zmm11,DWORD PTR [rax+0x8]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rax+0x10]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	add    rax,0x40
	add    r10,0xc0
	dec    r11
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xa6a>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xb2b>
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm18
	vmovups ZMMWORD PTR [rcx+0x80],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	vmovups ZMMWORD PTR [rcx+0x80],zmm22
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xbf4>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm16,zmm16,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm17,zmm17,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm19,zmm19,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm22,zmm22,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm14
	vmovups ZMMWORD PTR [rcx+0x40],zmm15
	vmovups ZMMWORD PTR [rcx+0x80],zmm16
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm18
	vmovups ZMMWORD PTR [rcx+0x80],zmm19
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm20
	vmovups ZMMWORD PTR [rcx+0x40],zmm21
	vmovups ZMMWORD PTR [rcx+0x80],zmm22
	lea    rcx,[rcx+r8*4]
	mov    rax,rdi
	sub    rax,0x1
	mov    rax,rax
	and    rax,0xf
	mov    rax,rax
	sub    rax,0xffffffffffffffff
	mov    rax,rax
	cmp    rax,rdi
	jbe    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xc14>
	mov    rax,rdi
	mov    r10,rax
	shr    r10,0x2
	test   r10,r10
	je     <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xdba>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [rdx+0xc0]
	vmovups zmm9,ZMMWORD PTR [rdx+0x100]
	vmovups zmm10,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x54]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x58]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x5c]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x200]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x94]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x98]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x9c]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vmovups zmm8,ZMMWORD PTR [rdx+0x240]
	vmovups zmm9,ZMMWORD PTR [rdx+0x280]
	vmovups zmm10,ZMMWORD PTR [rdx+0x2c0]
	vpbroadcastd zmm11,DWORD PTR [rsi+0xd4]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xd8]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0xdc]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	add    rsi,0x100
	add    rdx,0x300
	dec    r10
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xc24>
	mov    rax,rax
	and    rax,0x3
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xe35>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm11,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	add    rsi,0x40
	add    rdx,0xc0
	dec    rax
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xdc6>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xe87>
	vmovups ZMMWORD PTR [rcx],zmm23
	vmovups ZMMWORD PTR [rcx+0x40],zmm24
	vmovups ZMMWORD PTR [rcx+0x80],zmm25
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	vmovups ZMMWORD PTR [rcx+0x80],zmm28
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm29
	vmovups ZMMWORD PTR [rcx+0x40],zmm30
	vmovups ZMMWORD PTR [rcx+0x80],zmm31
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xf50>
	mov    rax,rcx
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm23,zmm23,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm25,zmm25,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm28,zmm28,zmm8
	lea    rax,[rax+r8*4]
	vmovups zmm8,ZMMWORD PTR [rax]
	vaddps zmm29,zmm29,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vaddps zmm31,zmm31,zmm8
	lea    rax,[rax+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm23
	vmovups ZMMWORD PTR [rcx+0x40],zmm24
	vmovups ZMMWORD PTR [rcx+0x80],zmm25
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm26
	vmovups ZMMWORD PTR [rcx+0x40],zmm27
	vmovups ZMMWORD PTR [rcx+0x80],zmm28
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm29
	vmovups ZMMWORD PTR [rcx+0x40],zmm30
	vmovups ZMMWORD PTR [rcx+0x80],zmm31
	lea    rcx,[rcx+r8*4]
	vzeroupper
	pop    rbx
	ret
