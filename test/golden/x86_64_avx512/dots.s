<nnp_dots_1x4__x86_64_avx512>:
	mov    rax,rdx
	shl    rax,0x2
	mov    rax,rsi
	mov    r10,rcx
	lea    r10,[r10+r8*4]
	mov    r11,r10
	lea    r11,[r11+r8*4]
	mov    rdx,r11
	lea    rdx,[rdx+r8*4]
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	mov    r8,rdi
	shr    r8,0x0
	test   r8,r8
	je     <nnp_dots_1x4__x86_64_avx512+0xa7>
	vmovups zmm12,ZMMWORD PTR [rax]
	vmovups zmm13,ZMMWORD PTR [rcx]
	vfmadd231ps zmm8,zmm12,zmm13
	vmovups zmm13,ZMMWORD PTR [r10]
	vfmadd231ps zmm9,zmm12,zmm13
	vmovups zmm13,ZMMWORD PTR [r11]
	vfmadd231ps zmm10,zmm12,zmm13
	vmovups zmm13,ZMMWORD PTR [rdx]
	vfmadd231ps zmm11,zmm12,zmm13
	add    rax,0x40
	add    rcx,0x40
	add    r10,0x40
	add    r11,0x40
	add    rdx,0x40
	prefetcht0 BYTE PTR [rcx+0x40]
	prefetcht0 BYTE PTR [r10+0x40]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [rdx+0x40]
	dec    r8
	jne    <nnp_dots_1x4__x86_64_avx512+0x46>
	vmovups ZMMWORD PTR [r9],zmm8
	vmovups ZMMWORD PTR [r9+0x40],zmm9
	vmovups ZMMWORD PTR [r9+0x80],zmm10
	vmovups ZMMWORD PTR [r9+0xc0],zmm11
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

<nnp_dots_2x4__x86_64_avx512>:
	mov    rax,rdx
	shl    rax,0x2
	mov    r10,rsi
	mov    r11,rcx
	lea    r11,[r11+r8*4]
	mov    rdx,r11
	lea    rdx,[rdx+r8*4]
	mov    rsi,rdx
	lea    rsi,[rsi+r8*4]
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	mov    r8,rdi
	shr    r8,0x0
	test   r8,r8
	je     <nnp_dots_2x4__x86_64_avx512+0xe1>
	vmovups zmm16,ZMMWORD PTR [r10]
	vmovups zmm17,ZMMWORD PTR [r10+rax*1]
	vmovups zmm18,ZMMWORD PTR [rcx]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm12,zmm17,zmm18
	vmovups zmm18,ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vmovups zmm18,ZMMWORD PTR [rdx]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm14,zmm17,zmm18
	vmovups zmm18,ZMMWORD PTR [rsi]
	vfmadd231ps zmm11,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    r10,0x40
	add    rcx,0x40
	add    r11,0x40
	add    rdx,0x40
	add    rsi,0x40
	prefetcht0 BYTE PTR [rcx+0x40]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [rdx+0x40]
	prefetcht0 BYTE PTR [rsi+0x40]
	dec    r8
	jne    <nnp_dots_2x4__x86_64_avx512+0x62>
	vmovups ZMMWORD PTR [r9],zmm8
	vmovups ZMMWORD PTR [r9+0x40],zmm9
	vmovups ZMMWORD PTR [r9+0x80],zmm10
	vmovups ZMMWORD PTR [r9+0xc0],zmm11
	vmovups ZMMWORD PTR [r9+0x100],zmm12
	vmovups ZMMWORD PTR [r9+0x140],zmm13
	vmovups ZMMWORD PTR [r9+0x180],zmm14
	vmovups ZMMWORD PTR [r9+0x1c0],zmm15
	vzeroupper
	ret
	int3
	int3
	int3
	int3

<nnp_dots_3x4__x86_64_avx512>:
	mov    rax,rdx
	shl    rax,0x2
	mov    r10,rsi
	mov    r11,rcx
	lea    r11,[r11+r8*4]
	mov    rdx,r11
	lea    rdx,[rdx+r8*4]
	mov    rsi,rdx
	lea    rsi,[rsi+r8*4]
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [r9+0x200]
	vmovups zmm17,ZMMWORD PTR [r9+0x240]
	vmovups zmm18,ZMMWORD PTR [r9+0x280]
	vmovups zmm19,ZMMWORD PTR [r9+0x2c0]
	mov    r8,rdi
	shr    r8,0x0
	test   r8,r8
	je     <nnp_dots_3x4__x86_64_avx512+0x124>
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+rax*1]
	vmovups zmm22,ZMMWORD PTR [r10+rax*2]
	vmovups zmm23,ZMMWORD PTR [rcx]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vmovups zmm23,ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm20,zmm23
	vfmadd231ps zmm13,zmm21,zmm23
	vfmadd231ps zmm17,zmm22,zmm23
	vmovups zmm23,ZMMWORD PTR [rdx]
	vfmadd231ps zmm10,zmm20,zmm23
	vfmadd231ps zmm14,zmm21,zmm23
	vfmadd231ps zmm18,zmm22,zmm23
	vmovups zmm23,ZMMWORD PTR [rsi]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	add    r10,0x40
	add    rcx,0x40
	add    r11,0x40
	add    rdx,0x40
	add    rsi,0x40
	prefetcht0 BYTE PTR [rcx+0x40]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [rdx+0x40]
	prefetcht0 BYTE PTR [rsi+0x40]
	dec    r8
	jne    <nnp_dots_3x4__x86_64_avx512+0x82>
	vmovups ZMMWORD PTR [r9],zmm8
	vmovups ZMMWORD PTR [r9+0x40],zmm9
	vmovups ZMMWORD PTR [r9+0x80],zmm10
	vmovups ZMMWORD PTR [r9+0xc0],zmm11
	vmovups ZMMWORD PTR [r9+0x100],zmm12
	vmovups ZMMWORD PTR [r9+0x140],zmm13
	vmovups ZMMWORD PTR [r9+0x180],zmm14
	vmovups ZMMWORD PTR [r9+0x1c0],zmm15
	vmovups ZMMWORD PTR [r9+0x200],zmm16
	vmovups ZMMWORD PTR [r9+0x240],zmm17
	vmovups ZMMWORD PTR [r9+0x280],zmm18
	vmovups ZMMWORD PTR [r9+0x2c0],zmm19
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_dots_4x4__x86_64_avx512>:
	push   rbx
	mov    rax,rdx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rsi
	mov    rdx,rcx
	lea    rdx,[rdx+r8*4]
	mov    rsi,rdx
	lea    rsi,[rsi+r8*4]
	mov    rbx,rsi
	lea    rbx,[rbx+r8*4]
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [r9+0x200]
	vmovups zmm17,ZMMWORD PTR [r9+0x240]
	vmovups zmm18,ZMMWORD PTR [r9+0x280]
	vmovups zmm19,ZMMWORD PTR [r9+0x2c0]
	vmovups zmm20,ZMMWORD PTR [r9+0x300]
	vmovups zmm21,ZMMWORD PTR [r9+0x340]
	vmovups zmm22,ZMMWORD PTR [r9+0x380]
	vmovups zmm23,ZMMWORD PTR [r9+0x3c0]
	mov    r8,rdi
	shr    r8,0x0
	test   r8,r8
	je     <nnp_dots_4x4__x86_64_avx512+0x163>
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+rax*1]
	vmovups zmm26,ZMMWORD PTR [r11+rax*2]
	vmovups zmm27,ZMMWORD PTR [r11+r10*1]
	vmovups zmm28,ZMMWORD PTR [rcx]
	vfmadd231ps zmm8,zmm24,zmm28
	vfmadd231ps zmm12,zmm25,zmm28
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm20,zmm27,zmm28
	vmovups zmm28,ZMMWORD PTR [rdx]
	vfmadd231ps zmm9,zmm24,zmm28
	vfmadd231ps zmm13,zmm25,zmm28
	vfmadd231ps zmm17,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vmovups zmm28,ZMMWORD PTR [rsi]
	vfmadd231ps zmm10,zmm24,zmm28
	vfmadd231ps zmm14,zmm25,zmm28
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm22,zmm27,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx]
	vfmadd231ps zmm11,zmm24,zmm28
	vfmadd231ps zmm15,zmm25,zmm28
	vfmadd231ps zmm19,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	add    r11,0x40
	add    rcx,0x40
	add    rdx,0x40
	add    rsi,0x40
	add    rbx,0x40
	prefetcht0 BYTE PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rdx+0x40]
	prefetcht0 BYTE PTR [rsi+0x40]
	prefetcht0 BYTE PTR [rbx+0x40]
	dec    r8
	jne    <nnp_dots_4x4__x86_64_avx512+0xa3>
	vmovups ZMMWORD PTR [r9],zmm8
	vmovups ZMMWORD PTR [r9+0x40],zmm9
	vmovups ZMMWORD PTR [r9+0x80],zmm10
	vmovups ZMMWORD PTR [r9+0xc0],zmm11
	vmovups ZMMWORD PTR [r9+0x100],zmm12
	vmovups ZMMWORD PTR [r9+0x140],zmm13
	vmovups ZMMWORD PTR [r9+0x180],zmm14
	vmovups ZMMWORD PTR [r9+0x1c0],zmm15
	vmovups ZMMWORD PTR [r9+0x200],zmm16
	vmovups ZMMWORD PTR [r9+0x240],zmm17
	vmovups ZMMWORD PTR [r9+0x280],zmm18
	vmovups ZMMWORD PTR [r9+0x2c0],zmm19
	vmovups ZMMWORD PTR [r9+0x300],zmm20
	vmovups ZMMWORD PTR [r9+0x340],zmm21
	vmovups ZMMWORD PTR [r9+0x380],zmm22
	vmovups ZMMWORD PTR [r9+0x3c0],zmm23
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

<nnp_dots_5x4__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rdx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rsi
	lea    rdx,[r11+rax*4]
	mov    rsi,rcx
	lea    rsi,[rsi+r8*4]
	mov    rbx,rsi
	lea    rbx,[rbx+r8*4]
	mov    rbp,rbx
	lea    rbp,[rbp+r8*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [r9+0x200]
	vmovups zmm17,ZMMWORD PTR [r9+0x240]
	vmovups zmm18,ZMMWORD PTR [r9+0x280]
	vmovups zmm19,ZMMWORD PTR [r9+0x2c0]
	vmovups zmm20,ZMMWORD PTR [r9+0x300]
	vmovups zmm21,ZMMWORD PTR [r9+0x340]
	vmovups zmm22,ZMMWORD PTR [r9+0x380]
	vmovups zmm23,ZMMWORD PTR [r9+0x3c0]
	vmovups zmm24,ZMMWORD PTR [r9+0x400]
	vmovups zmm25,ZMMWORD PTR [r9+0x440]
	vmovups zmm26,ZMMWORD PTR [r9+0x480]
	vmovups zmm27,ZMMWORD PTR [r9+0x4c0]
	mov    r8,rdi
	shr    r8,0x0
	test   r8,r8
	je     <nnp_dots_5x4__x86_64_avx512+0x1a8>
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+rax*1]
	vmovups zmm30,ZMMWORD PTR [r11+rax*2]
	vmovups zmm31,ZMMWORD PTR [r11+r10*1]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rcx]
	vfmadd231ps zmm8,zmm28,zmm6
	vfmadd231ps zmm12,zmm29,zmm6
	vfmadd231ps zmm16,zmm30,zmm6
	vfmadd231ps zmm20,zmm31,zmm6
	vfmadd231ps zmm24,zmm7,zmm6
	vmovups zmm6,ZMMWORD PTR [rsi]
	vfmadd231ps zmm9,zmm28,zmm6
	vfmadd231ps zmm13,zmm29,zmm6
	vfmadd231ps zmm17,zmm30,zmm6
	vfmadd231ps zmm21,zmm31,zmm6
	vfmadd231ps zmm25,zmm7,zmm6
	vmovups zmm6,ZMMWORD PTR [rbx]
	vfmadd231ps zmm10,zmm28,zmm6
	vfmadd231ps zmm14,zmm29,zmm6
	vfmadd231ps zmm18,zmm30,zmm6
	vfmadd231ps zmm22,zmm31,zmm6
	vfmadd231ps zmm26,zmm7,zmm6
	vmovups zmm6,ZMMWORD PTR [rbp+0x0]
	vfmadd231ps zmm11,zmm28,zmm6
	vfmadd231ps zmm15,zmm29,zmm6
	vfmadd231ps zmm19,zmm30,zmm6
	vfmadd231ps zmm23,zmm31,zmm6
	vfmadd231ps zmm27,zmm7,zmm6
	add    r11,0x40
	add    rdx,0x40
	add    rcx,0x40
	add    rsi,0x40
	add    rbx,0x40
	add    rbp,0x40
	prefetcht0 BYTE PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rsi+0x40]
	prefetcht0 BYTE PTR [rbx+0x40]
	prefetcht0 BYTE PTR [rbp+0x40]
	dec    r8
	jne    <nnp_dots_5x4__x86_64_avx512+0xc5>
	vmovups ZMMWORD PTR [r9],zmm8
	vmovups ZMMWORD PTR [r9+0x40],zmm9
	vmovups ZMMWORD PTR [r9+0x80],zmm10
	vmovups ZMMWORD PTR [r9+0xc0],zmm11
	vmovups ZMMWORD PTR [r9+0x100],zmm12
	vmovups ZMMWORD PTR [r9+0x140],zmm13
	vmovups ZMMWORD PTR [r9+0x180],zmm14
	vmovups ZMMWORD PTR [r9+0x1c0],zmm15
	vmovups ZMMWORD PTR [r9+0x200],zmm16
	vmovups ZMMWORD PTR [r9+0x240],zmm17
	vmovups ZMMWORD PTR [r9+0x280],zmm18
	vmovups ZMMWORD PTR [r9+0x2c0],zmm19
	vmovups ZMMWORD PTR [r9+0x300],zmm20
	vmovups ZMMWORD PTR [r9+0x340],zmm21
	vmovups ZMMWORD PTR [r9+0x380],zmm22
	vmovups ZMMWORD PTR [r9+0x3c0],zmm23
	vmovups ZMMWORD PTR [r9+0x400],zmm24
	vmovups ZMMWORD PTR [r9+0x440],zmm25
	vmovups ZMMWORD PTR [r9+0x480],zmm26
	vmovups ZMMWORD PTR [r9+0x4c0],zmm27
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

<nnp_dots_6x4__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rdx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rsi
	lea    rdx,[r11+rax*4]
	mov    rsi,rcx
	lea    rsi,[rsi+r8*4]
	mov    rbx,rsi
	lea    rbx,[rbx+r8*4]
	mov    rbp,rbx
	lea    rbp,[rbp+r8*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [r9+0x200]
	vmovups zmm17,ZMMWORD PTR [r9+0x240]
	vmovups zmm18,ZMMWORD PTR [r9+0x280]
	vmovups zmm19,ZMMWORD PTR [r9+0x2c0]
	vmovups zmm20,ZMMWORD PTR [r9+0x300]
	vmovups zmm21,ZMMWORD PTR [r9+0x340]
	vmovups zmm22,ZMMWORD PTR [r9+0x380]
	vmovups zmm23,ZMMWORD PTR [r9+0x3c0]
	vmovups zmm24,ZMMWORD PTR [r9+0x400]
	vmovups zmm25,ZMMWORD PTR [r9+0x440]
	vmovups zmm26,ZMMWORD PTR [r9+0x480]
	vmovups zmm27,ZMMWORD PTR [r9+0x4c0]
	vmovups zmm28,ZMMWORD PTR [r9+0x500]
	vmovups zmm29,ZMMWORD PTR [r9+0x540]
	vmovups zmm30,ZMMWORD PTR [r9+0x580]
	vmovups zmm31,ZMMWORD PTR [r9+0x5c0]
	mov    r8,rdi
	shr    r8,0x0
	test   r8,r8
	je     <nnp_dots_6x4__x86_64_avx512+0x1e3>
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+rax*1]
	vmovups zmm5,ZMMWORD PTR [r11+rax*2]
	vmovups zmm4,ZMMWORD PTR [r11+r10*1]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+rax*1]
	vmovups zmm1,ZMMWORD PTR [rcx]
	vfmadd231ps zmm8,zmm7,zmm1
	vfmadd231ps zmm12,zmm6,zmm1
	vfmadd231ps zmm16,zmm5,zmm1
	vfmadd231ps zmm20,zmm4,zmm1
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm28,zmm2,zmm1
	vmovups zmm1,ZMMWORD PTR [rsi]
	vfmadd231ps zmm9,zmm7,zmm1
	vfmadd231ps zmm13,zmm6,zmm1
	vfmadd231ps zmm17,zmm5,zmm1
	vfmadd231ps zmm21,zmm4,zmm1
	vfmadd231ps zmm25,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vmovups zmm1,ZMMWORD PTR [rbx]
	vfmadd231ps zmm10,zmm7,zmm1
	vfmadd231ps zmm14,zmm6,zmm1
	vfmadd231ps zmm18,zmm5,zmm1
	vfmadd231ps zmm22,zmm4,zmm1
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm30,zmm2,zmm1
	vmovups zmm1,ZMMWORD PTR [rbp+0x0]
	vfmadd231ps zmm11,zmm7,zmm1
	vfmadd231ps zmm15,zmm6,zmm1
	vfmadd231ps zmm19,zmm5,zmm1
	vfmadd231ps zmm23,zmm4,zmm1
	vfmadd231ps zmm27,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	add    r11,0x40
	add    rdx,0x40
	add    rcx,0x40
	add    rsi,0x40
	add    rbx,0x40
	add    rbp,0x40
	prefetcht0 BYTE PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rsi+0x40]
	prefetcht0 BYTE PTR [rbx+0x40]
	prefetcht0 BYTE PTR [rbp+0x40]
	dec    r8
	jne    <nnp_dots_6x4__x86_64_avx512+0xe1>
	vmovups ZMMWORD PTR [r9],zmm8
	vmovups ZMMWORD PTR [r9+0x40],zmm9
	vmovups ZMMWORD PTR [r9+0x80],zmm10
	vmovups ZMMWORD PTR [r9+0xc0],zmm11
	vmovups ZMMWORD PTR [r9+0x100],zmm12
	vmovups ZMMWORD PTR [r9+0x140],zmm13
	vmovups ZMMWORD PTR [r9+0x180],zmm14
	vmovups ZMMWORD PTR [r9+0x1c0],zmm15
	vmovups ZMMWORD PTR [r9+0x200],zmm16
	vmovups ZMMWORD PTR [r9+0x240],zmm17
	vmovups ZMMWORD PTR [r9+0x280],zmm18
	vmovups ZMMWORD PTR [r9+0x2c0],zmm19
	vmovups ZMMWORD PTR [r9+0x300],zmm20
	vmovups ZMMWORD PTR [r9+0x340],zmm21
	vmovups ZMMWORD PTR [r9+0x380],zmm22
	vmovups ZMMWORD PTR [r9+0x3c0],zmm23
	vmovups ZMMWORD PTR [r9+0x400],zmm24
	vmovups ZMMWORD PTR [r9+0x440],zmm25
	vmovups ZMMWORD PTR [r9+0x480],zmm26
	vmovups ZMMWORD PTR [r9+0x4c0],zmm27
	vmovups ZMMWORD PTR [r9+0x500],zmm28
	vmovups ZMMWORD PTR [r9+0x540],zmm29
	vmovups ZMMWORD PTR [r9+0x580],zmm30
	vmovups ZMMWORD PTR [r9+0x5c0],zmm31
	vzeroupper
	pop    rbx
	pop    rbp
	ret
