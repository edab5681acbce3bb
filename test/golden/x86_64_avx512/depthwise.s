<nnp_depthwise_3x3__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_3x3__x86_64_avx512+0x2eb>
	vbroadcastss zmm8,DWORD PTR [rdx]
	vbroadcastss zmm9,DWORD PTR [rdx+0x4]
	vbroadcastss zmm10,DWORD PTR [rdx+0x8]
	vbroadcastss zmm11,DWORD PTR [rdx+0xc]
	vbroadcastss zmm12,DWORD PTR [rdx+0x10]
	vbroadcastss zmm13,DWORD PTR [rdx+0x14]
	vbroadcastss zmm14,DWORD PTR [rdx+0x18]
	vbroadcastss zmm15,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm16,DWORD PTR [rdx+0x20]
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vbroadcastss zmm17,DWORD PTR [rcx]
	vmovaps zmm17,zmm17
	vbroadcastss zmm18,DWORD PTR [rcx]
	vmovaps zmm18,zmm18
	vbroadcastss zmm19,DWORD PTR [rcx]
	vmovaps zmm19,zmm19
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3__x86_64_avx512+0x158>
	test   bl,0x1
	je     <nnp_depthwise_3x3__x86_64_avx512+0x108>
	vmovups zmm20,ZMMWORD PTR [rax]
	vfmadd231ps zmm19,zmm20,zmm8
	vfmadd231ps zmm18,zmm20,zmm11
	vfmadd231ps zmm17,zmm20,zmm14
	vmovups zmm20,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm19,zmm20,zmm9
	vfmadd231ps zmm18,zmm20,zmm12
	vfmadd231ps zmm17,zmm20,zmm15
	vmovups zmm20,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm19,zmm20,zmm10
	vfmadd231ps zmm18,zmm20,zmm13
	vfmadd231ps zmm17,zmm20,zmm16
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_3x3__x86_64_avx512+0x134>
	vbroadcastss zmm20,DWORD PTR [r11]
	vmaxps zmm17,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm17
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm17,zmm18
	vmovaps zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [rcx]
	vmovaps zmm19,zmm19
	dec    r12
	jne    <nnp_depthwise_3x3__x86_64_avx512+0xa2>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3__x86_64_avx512+0x209>
	vmovups zmm20,ZMMWORD PTR [rax]
	vfmadd231ps zmm19,zmm20,zmm8
	vfmadd231ps zmm18,zmm20,zmm11
	vfmadd231ps zmm17,zmm20,zmm14
	vmovups zmm20,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm19,zmm20,zmm9
	vfmadd231ps zmm18,zmm20,zmm12
	vfmadd231ps zmm17,zmm20,zmm15
	vmovups zmm20,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm19,zmm20,zmm10
	vfmadd231ps zmm18,zmm20,zmm13
	vfmadd231ps zmm17,zmm20,zmm16
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm20,DWORD PTR [r11]
	vmaxps zmm17,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm17
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm17,zmm18
	vmovaps zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [rcx]
	vmovaps zmm19,zmm19
	dec    rbx
	jne    <nnp_depthwise_3x3__x86_64_avx512+0x165>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3__x86_64_avx512+0x2c7>
	test   bl,0x1
	je     <nnp_depthwise_3x3__x86_64_avx512+0x280>
	vmovups zmm20,ZMMWORD PTR [rax]
	vfmadd231ps zmm19,zmm20,zmm8
	vfmadd231ps zmm18,zmm20,zmm11
	vfmadd231ps zmm17,zmm20,zmm14
	vmovups zmm20,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm19,zmm20,zmm9
	vfmadd231ps zmm18,zmm20,zmm12
	vfmadd231ps zmm17,zmm20,zmm15
	vmovups zmm20,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm19,zmm20,zmm10
	vfmadd231ps zmm18,zmm20,zmm13
	vfmadd231ps zmm17,zmm20,zmm16
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm20,DWORD PTR [r11]
	vmaxps zmm17,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm17
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm17,zmm18
	vmovaps zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [rcx]
	vmovaps zmm19,zmm19
	dec    rbp
	jne    <nnp_depthwise_3x3__x86_64_avx512+0x21a>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3__x86_64_avx512+0xf>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
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

<nnp_depthwise_3x3_edge__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x68]
	kmovw  k1,eax
	mov    r10,rax
	shr    r10,1
	kmovw  k2,r10d
	mov    rax,rax
	shr    rax,0x2
	kmovw  k3,eax
	test   rdi,rdi
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x309>
	vbroadcastss zmm8,DWORD PTR [rdx]
	vbroadcastss zmm9,DWORD PTR [rdx+0x4]
	vbroadcastss zmm10,DWORD PTR [rdx+0x8]
	vbroadcastss zmm11,DWORD PTR [rdx+0xc]
	vbroadcastss zmm12,DWORD PTR [rdx+0x10]
	vbroadcastss zmm13,DWORD PTR [rdx+0x14]
	vbroadcastss zmm14,DWORD PTR [rdx+0x18]
	vbroadcastss zmm15,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm16,DWORD PTR [rdx+0x20]
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vbroadcastss zmm17,DWORD PTR [rcx]
	vmovaps zmm17,zmm17
	vbroadcastss zmm18,DWORD PTR [rcx]
	vmovaps zmm18,zmm18
	vbroadcastss zmm19,DWORD PTR [rcx]
	vmovaps zmm19,zmm19
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x176>
	test   bl,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x126>
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm19,zmm20,zmm8
	vfmadd231ps zmm18,zmm20,zmm11
	vfmadd231ps zmm17,zmm20,zmm14
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm19,zmm20,zmm9
	vfmadd231ps zmm18,zmm20,zmm12
	vfmadd231ps zmm17,zmm20,zmm15
	vmovups zmm20{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm19,zmm20,zmm10
	vfmadd231ps zmm18,zmm20,zmm13
	vfmadd231ps zmm17,zmm20,zmm16
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x152>
	vbroadcastss zmm20,DWORD PTR [r11]
	vmaxps zmm17,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm17
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm17,zmm18
	vmovaps zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [rcx]
	vmovaps zmm19,zmm19
	dec    r12
	jne    <nnp_depthwise_3x3_edge__x86_64_avx512+0xc0>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x227>
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm19,zmm20,zmm8
	vfmadd231ps zmm18,zmm20,zmm11
	vfmadd231ps zmm17,zmm20,zmm14
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm19,zmm20,zmm9
	vfmadd231ps zmm18,zmm20,zmm12
	vfmadd231ps zmm17,zmm20,zmm15
	vmovups zmm20{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm19,zmm20,zmm10
	vfmadd231ps zmm18,zmm20,zmm13
	vfmadd231ps zmm17,zmm20,zmm16
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm20,DWORD PTR [r11]
	vmaxps zmm17,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm17
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm17,zmm18
	vmovaps zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [rcx]
	vmovaps zmm19,zmm19
	dec    rbx
	jne    <nnp_depthwise_3x3_edge__x86_64_avx512+0x183>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x2e5>
	test   bl,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x29e>
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm19,zmm20,zmm8
	vfmadd231ps zmm18,zmm20,zmm11
	vfmadd231ps zmm17,zmm20,zmm14
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm19,zmm20,zmm9
	vfmadd231ps zmm18,zmm20,zmm12
	vfmadd231ps zmm17,zmm20,zmm15
	vmovups zmm20{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm19,zmm20,zmm10
	vfmadd231ps zmm18,zmm20,zmm13
	vfmadd231ps zmm17,zmm20,zmm16
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm20,DWORD PTR [r11]
	vmaxps zmm17,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm17
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm17,zmm18
	vmovaps zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [rcx]
	vmovaps zmm19,zmm19
	dec    rbp
	jne    <nnp_depthwise_3x3_edge__x86_64_avx512+0x238>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_edge__x86_64_avx512+0x2d>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
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

<nnp_depthwise_3x3_rows__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vbroadcastss zmm8,DWORD PTR [rcx]
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rdx]
	vbroadcastss zmm14,DWORD PTR [rdx+0xc]
	vbroadcastss zmm15,DWORD PTR [rdx+0x18]
	vbroadcastss zmm16,DWORD PTR [rdx+0x4]
	vbroadcastss zmm17,DWORD PTR [rdx+0x10]
	vbroadcastss zmm18,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm19,DWORD PTR [rdx+0x8]
	vbroadcastss zmm20,DWORD PTR [rdx+0x14]
	vbroadcastss zmm21,DWORD PTR [rdx+0x20]
	test   rdi,rdi
	je     <nnp_depthwise_3x3_rows__x86_64_avx512+0x698>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	mov    rcx,QWORD PTR [rsi+0x20]
	mov    rdx,QWORD PTR [rsi+0x28]
	mov    rbx,QWORD PTR [rsi+0x30]
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	vmovaps zmm11,zmm8
	vmovaps zmm12,zmm8
	mov    rbp,QWORD PTR [r8+0x18]
	kmovw  k1,ebp
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm22,zmm13
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vfmadd231ps zmm9,zmm22,zmm14
	vfmadd231ps zmm10,zmm22,zmm13
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm22,zmm15
	vfmadd231ps zmm10,zmm22,zmm14
	vfmadd231ps zmm11,zmm22,zmm13
	vmovups zmm22{k1}{z},ZMMWORD PTR [r9]
	vfmadd231ps zmm10,zmm22,zmm15
	vfmadd231ps zmm11,zmm22,zmm14
	vfmadd231ps zmm12,zmm22,zmm13
	vmovups zmm22{k1}{z},ZMMWORD PTR [rcx]
	vfmadd231ps zmm11,zmm22,zmm15
	vfmadd231ps zmm12,zmm22,zmm14
	vmovups zmm22{k1}{z},ZMMWORD PTR [rdx]
	vfmadd231ps zmm12,zmm22,zmm15
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rax+0x4]
	vmovups zmm22,ZMMWORD PTR [r10+0x4]
	vfmadd231ps zmm9,zmm22,zmm17
	vfmadd231ps zmm10,zmm22,zmm16
	vmovups zmm22,ZMMWORD PTR [r11+0x4]
	vfmadd231ps zmm9,zmm22,zmm18
	vfmadd231ps zmm10,zmm22,zmm17
	vfmadd231ps zmm11,zmm22,zmm16
	vmovups zmm22,ZMMWORD PTR [r9+0x4]
	vfmadd231ps zmm10,zmm22,zmm18
	vfmadd231ps zmm11,zmm22,zmm17
	vfmadd231ps zmm12,zmm22,zmm16
	vmovups zmm22,ZMMWORD PTR [rcx+0x4]
	vfmadd231ps zmm11,zmm22,zmm18
	vfmadd231ps zmm12,zmm22,zmm17
	vfmadd231ps zmm12,zmm18,ZMMWORD PTR [rdx+0x4]
	vfmadd231ps zmm9,zmm19,ZMMWORD PTR [rax+0x8]
	vmovups zmm22,ZMMWORD PTR [r10+0x8]
	vfmadd231ps zmm9,zmm22,zmm20
	vfmadd231ps zmm10,zmm22,zmm19
	vmovups zmm22,ZMMWORD PTR [r11+0x8]
	vfmadd231ps zmm9,zmm22,zmm21
	vfmadd231ps zmm10,zmm22,zmm20
	vfmadd231ps zmm11,zmm22,zmm19
	vmovups zmm22,ZMMWORD PTR [r9+0x8]
	vfmadd231ps zmm10,zmm22,zmm21
	vfmadd231ps zmm11,zmm22,zmm20
	vfmadd231ps zmm12,zmm22,zmm19
	vmovups zmm22,ZMMWORD PTR [rcx+0x8]
	vfmadd231ps zmm11,zmm22,zmm21
	vfmadd231ps zmm12,zmm22,zmm20
	vfmadd231ps zmm12,zmm21,ZMMWORD PTR [rdx+0x8]
	mov    rbp,rbx
	mov    r12,QWORD PTR [r8]
	lea    r13,[r8+0x28]
	vbroadcastss zmm22,DWORD PTR [r13+0x0]
	vmaxps zmm9,zmm22,zmm9
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	lea    rbp,[rbp+r12*4+0x0]
	vmaxps zmm9,zmm22,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	lea    rbp,[rbp+r12*4+0x0]
	vmaxps zmm9,zmm22,zmm11
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	lea    rbp,[rbp+r12*4+0x0]
	vmaxps zmm9,zmm22,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	lea    rbp,[rbp+r12*4+0x0]
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rcx,0x40
	add    rdx,0x40
	add    rbx,0x40
	mov    rbp,QWORD PTR [r8+0x8]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_rows__x86_64_avx512+0x467>
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	vmovaps zmm11,zmm8
	vmovaps zmm12,zmm8
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rax]
	vmovups zmm22,ZMMWORD PTR [r10]
	vfmadd231ps zmm9,zmm22,zmm14
	vfmadd231ps zmm10,zmm22,zmm13
	vmovups zmm22,ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm22,zmm15
	vfmadd231ps zmm10,zmm22,zmm14
	vfmadd231ps zmm11,zmm22,zmm13
	vmovups zmm22,ZMMWORD PTR [r9]
	vfmadd231ps zmm10,zmm22,zmm15
	vfmadd231ps zmm11,zmm22,zmm14
	vfmadd231ps zmm12,zmm22,zmm13
	vmovups zmm22,ZMMWORD PTR [rcx]
	vfmadd231ps zmm11,zmm22,zmm15
	vfmadd231ps zmm12,zmm22,zmm14
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rdx]
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rax+0x4]
	vmovups zmm22,ZMMWORD PTR [r10+0x4]
	vfmadd231ps zmm9,zmm22,zmm17
	vfmadd231ps zmm10,zmm22,zmm16
	vmovups zmm22,ZMMWORD PTR [r11+0x4]
	vfmadd231ps zmm9,zmm22,zmm18
	vfmadd231ps zmm10,zmm22,zmm17
	vfmadd231ps zmm11,zmm22,zmm16
	vmovups zmm22,ZMMWORD PTR [r9+0x4]
	vfmadd231ps zmm10,zmm22,zmm18
	vfmadd231ps zmm11,zmm22,zmm17
	vfmadd231ps zmm12,zmm22,zmm16
	vmovups zmm22,ZMMWORD PTR [rcx+0x4]
	vfmadd231ps zmm11,zmm22,zmm18
	vfmadd231ps zmm12,zmm22,zmm17
	vfmadd231ps zmm12,zmm18,ZMMWORD PTR [rdx+0x4]
	vfmadd231ps zmm9,zmm19,ZMMWORD PTR [rax+0x8]
	vmovups zmm22,ZMMWORD PTR [r10+0x8]
	vfmadd231ps zmm9,zmm22,zmm20
	vfmadd231ps zmm10,zmm22,zmm19
	vmovups zmm22,ZMMWORD PTR [r11+0x8]
	vfmadd231ps zmm9,zmm22,zmm21
	vfmadd231ps zmm10,zmm22,zmm20
	vfmadd231ps zmm11,zmm22,zmm19
	vmovups zmm22,ZMMWORD PTR [r9+0x8]
	vfmadd231ps zmm10,zmm22,zmm21
	vfmadd231ps zmm11,zmm22,zmm20
	vfmadd231ps zmm12,zmm22,zmm19
	vmovups zmm22,ZMMWORD PTR [rcx+0x8]
	vfmadd231ps zmm11,zmm22,zmm21
	vfmadd231ps zmm12,zmm22,zmm20
	vfmadd231ps zmm12,zmm21,ZMMWORD PTR [rdx+0x8]
	mov    r12,rbx
	mov    r13,QWORD PTR [r8]
	lea    r14,[r8+0x28]
	vbroadcastss zmm22,DWORD PTR [r14]
	vmaxps zmm9,zmm22,zmm9
	vmovups ZMMWORD PTR [r12],zmm9
	lea    r12,[r12+r13*4]
	vmaxps zmm9,zmm22,zmm10
	vmovups ZMMWORD PTR [r12],zmm9
	lea    r12,[r12+r13*4]
	vmaxps zmm9,zmm22,zmm11
	vmovups ZMMWORD PTR [r12],zmm9
	lea    r12,[r12+r13*4]
	vmaxps zmm9,zmm22,zmm12
	vmovups ZMMWORD PTR [r12],zmm9
	lea    r12,[r12+r13*4]
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rcx,0x40
	add    rdx,0x40
	add    rbx,0x40
	dec    rbp
	jne    <nnp_depthwise_3x3_rows__x86_64_avx512+0x286>
	mov    rbp,QWORD PTR [r8+0x10]
	mov    r12,rbp
	neg    r12
	lea    rbx,[rbx+r12*4]
	mov    rbp,rbp
	shl    rbp,0x0
	mov    r12,rbp
	neg    r12
	lea    rax,[rax+r12*4]
	mov    r12,rbp
	neg    r12
	lea    r10,[r10+r12*4]
	mov    r12,rbp
	neg    r12
	lea    r11,[r11+r12*4]
	mov    r12,rbp
	neg    r12
	lea    r9,[r9+r12*4]
	mov    r12,rbp
	neg    r12
	lea    rcx,[rcx+r12*4]
	mov    rbp,rbp
	neg    rbp
	lea    rdx,[rdx+rbp*4]
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	vmovaps zmm11,zmm8
	vmovaps zmm12,zmm8
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rax]
	vmovups zmm22,ZMMWORD PTR [r10]
	vfmadd231ps zmm9,zmm22,zmm14
	vfmadd231ps zmm10,zmm22,zmm13
	vmovups zmm22,ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm22,zmm15
	vfmadd231ps zmm10,zmm22,zmm14
	vfmadd231ps zmm11,zmm22,zmm13
	vmovups zmm22,ZMMWORD PTR [r9]
	vfmadd231ps zmm10,zmm22,zmm15
	vfmadd231ps zmm11,zmm22,zmm14
	vfmadd231ps zmm12,zmm22,zmm13
	vmovups zmm22,ZMMWORD PTR [rcx]
	vfmadd231ps zmm11,zmm22,zmm15
	vfmadd231ps zmm12,zmm22,zmm14
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rdx]
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rax+0x4]
	vmovups zmm22,ZMMWORD PTR [r10+0x4]
	vfmadd231ps zmm9,zmm22,zmm17
	vfmadd231ps zmm10,zmm22,zmm16
	vmovups zmm22,ZMMWORD PTR [r11+0x4]
	vfmadd231ps zmm9,zmm22,zmm18
	vfmadd231ps zmm10,zmm22,zmm17
	vfmadd231ps zmm11,zmm22,zmm16
	vmovups zmm22,ZMMWORD PTR [r9+0x4]
	vfmadd231ps zmm10,zmm22,zmm18
	vfmadd231ps zmm11,zmm22,zmm17
	vfmadd231ps zmm12,zmm22,zmm16
	vmovups zmm22,ZMMWORD PTR [rcx+0x4]
	vfmadd231ps zmm11,zmm22,zmm18
	vfmadd231ps zmm12,zmm22,zmm17
	vfmadd231ps zmm12,zmm18,ZMMWORD PTR [rdx+0x4]
	mov    rbp,QWORD PTR [r8+0x20]
	mov    rbp,rbp
	shr    rbp,0x2
	kmovw  k1,ebp
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm9,zmm22,zmm19
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10+0x8]
	vfmadd231ps zmm9,zmm22,zmm20
	vfmadd231ps zmm10,zmm22,zmm19
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11+0x8]
	vfmadd231ps zmm9,zmm22,zmm21
	vfmadd231ps zmm10,zmm22,zmm20
	vfmadd231ps zmm11,zmm22,zmm19
	vmovups zmm22{k1}{z},ZMMWORD PTR [r9+0x8]
	vfmadd231ps zmm10,zmm22,zmm21
	vfmadd231ps zmm11,zmm22,zmm20
	vfmadd231ps zmm12,zmm22,zmm19
	vmovups zmm22{k1}{z},ZMMWORD PTR [rcx+0x8]
	vfmadd231ps zmm11,zmm22,zmm21
	vfmadd231ps zmm12,zmm22,zmm20
	vmovups zmm22{k1}{z},ZMMWORD PTR [rdx+0x8]
	vfmadd231ps zmm12,zmm22,zmm21
	mov    rax,rbx
	mov    r10,QWORD PTR [r8]
	lea    r11,[r8+0x28]
	vbroadcastss zmm22,DWORD PTR [r11]
	vmaxps zmm9,zmm22,zmm9
	vmovups ZMMWORD PTR [rax],zmm9
	lea    rax,[rax+r10*4]
	vmaxps zmm9,zmm22,zmm10
	vmovups ZMMWORD PTR [rax],zmm9
	lea    rax,[rax+r10*4]
	vmaxps zmm9,zmm22,zmm11
	vmovups ZMMWORD PTR [rax],zmm9
	lea    rax,[rax+r10*4]
	vmaxps zmm9,zmm22,zmm12
	vmovups ZMMWORD PTR [rax],zmm9
	lea    rax,[rax+r10*4]
	add    rsi,0x38
	dec    rdi
	jne    <nnp_depthwise_3x3_rows__x86_64_avx512+0x6d>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
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

<nnp_depthwise_3x3_by_2__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x489>
	vbroadcastss zmm8,DWORD PTR [rdx]
	vbroadcastss zmm9,DWORD PTR [rdx+0x4]
	vunpcklps zmm8,zmm8,zmm9
	vpxord zmm9,zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rdx+0x8]
	vunpcklps zmm9,zmm9,zmm10
	vbroadcastss zmm10,DWORD PTR [rdx+0xc]
	vbroadcastss zmm11,DWORD PTR [rdx+0x10]
	vunpcklps zmm10,zmm10,zmm11
	vpxord zmm11,zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rdx+0x14]
	vunpcklps zmm11,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [rdx+0x18]
	vbroadcastss zmm13,DWORD PTR [rdx+0x1c]
	vunpcklps zmm12,zmm12,zmm13
	vpxord zmm13,zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rdx+0x20]
	vunpcklps zmm13,zmm13,zmm14
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vbroadcastss zmm14,DWORD PTR [rcx]
	vpxord zmm15,zmm15,zmm15
	vunpcklps zmm15,zmm14,zmm15
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rcx]
	vpxord zmm17,zmm17,zmm17
	vunpcklps zmm17,zmm16,zmm17
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x21d>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x15d>
	vmovups zmm18,ZMMWORD PTR [rax]
	vfmadd231ps zmm16,zmm18,zmm8
	vfmadd231ps zmm14,zmm18,zmm12
	vmovups zmm18,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm17,zmm18,zmm8
	vfmadd231ps zmm15,zmm18,zmm12
	vmovups zmm18,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm16,zmm18,zmm9
	vfmadd231ps zmm14,zmm18,zmm13
	vmovups zmm18,ZMMWORD PTR [rax+0x44]
	vfmadd231ps zmm17,zmm18,zmm9
	vfmadd231ps zmm15,zmm18,zmm13
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x197>
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rax]
	vfmadd231ps zmm17,zmm10,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rax+0x44]
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x1e7>
	vbroadcastss zmm18,DWORD PTR [r11]
	vshufps zmm19,zmm14,zmm15,0x88
	vshufps zmm14,zmm14,zmm15,0xdd
	vaddps zmm19,zmm19,zmm14
	vmovdqa32 zmm14,ZMMWORD PTR [rip+0x0]
	vpermps zmm14,zmm14,zmm19
	vmaxps zmm14,zmm18,zmm14
	vmovups ZMMWORD PTR [r10],zmm14
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm14,zmm16
	vmovaps zmm15,zmm17
	vbroadcastss zmm16,DWORD PTR [rcx]
	vpxord zmm17,zmm17,zmm17
	vunpcklps zmm17,zmm16,zmm17
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	dec    r12
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx512+0xf6>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x336>
	vmovups zmm18,ZMMWORD PTR [rax]
	vfmadd231ps zmm16,zmm18,zmm8
	vfmadd231ps zmm14,zmm18,zmm12
	vmovups zmm18,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm17,zmm18,zmm8
	vfmadd231ps zmm15,zmm18,zmm12
	vmovups zmm18,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm16,zmm18,zmm9
	vfmadd231ps zmm14,zmm18,zmm13
	vmovups zmm18,ZMMWORD PTR [rax+0x44]
	vfmadd231ps zmm17,zmm18,zmm9
	vfmadd231ps zmm15,zmm18,zmm13
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rax]
	vfmadd231ps zmm17,zmm10,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rax+0x44]
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm18,DWORD PTR [r11]
	vshufps zmm19,zmm14,zmm15,0x88
	vshufps zmm14,zmm14,zmm15,0xdd
	vaddps zmm19,zmm19,zmm14
	vmovdqa32 zmm14,ZMMWORD PTR [rip+0x0]
	vpermps zmm14,zmm14,zmm19
	vmaxps zmm14,zmm18,zmm14
	vmovups ZMMWORD PTR [r10],zmm14
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm14,zmm16
	vmovaps zmm15,zmm17
	vbroadcastss zmm16,DWORD PTR [rcx]
	vpxord zmm17,zmm17,zmm17
	vunpcklps zmm17,zmm16,zmm17
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	dec    rbx
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx512+0x22a>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x465>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x3ae>
	vmovups zmm18,ZMMWORD PTR [rax]
	vfmadd231ps zmm16,zmm18,zmm8
	vfmadd231ps zmm14,zmm18,zmm12
	vmovups zmm18,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm17,zmm18,zmm8
	vfmadd231ps zmm15,zmm18,zmm12
	vmovups zmm18,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm16,zmm18,zmm9
	vfmadd231ps zmm14,zmm18,zmm13
	vmovups zmm18,ZMMWORD PTR [rax+0x44]
	vfmadd231ps zmm17,zmm18,zmm9
	vfmadd231ps zmm15,zmm18,zmm13
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x3e8>
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rax]
	vfmadd231ps zmm17,zmm10,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rax+0x44]
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm18,DWORD PTR [r11]
	vshufps zmm19,zmm14,zmm15,0x88
	vshufps zmm14,zmm14,zmm15,0xdd
	vaddps zmm19,zmm19,zmm14
	vmovdqa32 zmm14,ZMMWORD PTR [rip+0x0]
	vpermps zmm14,zmm14,zmm19
	vmaxps zmm14,zmm18,zmm14
	vmovups ZMMWORD PTR [r10],zmm14
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm14,zmm16
	vmovaps zmm15,zmm17
	vbroadcastss zmm16,DWORD PTR [rcx]
	vpxord zmm17,zmm17,zmm17
	vunpcklps zmm17,zmm16,zmm17
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx512+0x347>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx512+0xf>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
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

<nnp_depthwise_3x3_by_2_edge__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x68]
	kmovw  k1,eax
	mov    r10,rax
	shr    r10,1
	kmovw  k2,r10d
	mov    r10,rax
	shr    r10,0x10
	kmovw  k3,r10d
	mov    rax,rax
	shr    rax,0x11
	kmovw  k4,eax
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x4fb>
	vbroadcastss zmm8,DWORD PTR [rdx]
	vbroadcastss zmm9,DWORD PTR [rdx+0x4]
	vunpcklps zmm8,zmm8,zmm9
	vpxord zmm9,zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rdx+0x8]
	vunpcklps zmm9,zmm9,zmm10
	vbroadcastss zmm10,DWORD PTR [rdx+0xc]
	vbroadcastss zmm11,DWORD PTR [rdx+0x10]
	vunpcklps zmm10,zmm10,zmm11
	vpxord zmm11,zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rdx+0x14]
	vunpcklps zmm11,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [rdx+0x18]
	vbroadcastss zmm13,DWORD PTR [rdx+0x1c]
	vunpcklps zmm12,zmm12,zmm13
	vpxord zmm13,zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rdx+0x20]
	vunpcklps zmm13,zmm13,zmm14
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vbroadcastss zmm14,DWORD PTR [rcx]
	vpxord zmm15,zmm15,zmm15
	vunpcklps zmm15,zmm14,zmm15
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rcx]
	vpxord zmm17,zmm17,zmm17
	vunpcklps zmm17,zmm16,zmm17
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x25f>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x187>
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm16,zmm18,zmm8
	vfmadd231ps zmm14,zmm18,zmm12
	vmovups zmm18{k3}{z},ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm17,zmm18,zmm8
	vfmadd231ps zmm15,zmm18,zmm12
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm16,zmm18,zmm9
	vfmadd231ps zmm14,zmm18,zmm13
	vmovups zmm18{k4}{z},ZMMWORD PTR [rax+0x44]
	vfmadd231ps zmm17,zmm18,zmm9
	vfmadd231ps zmm15,zmm18,zmm13
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x1d9>
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm16,zmm18,zmm10
	vmovups zmm18{k3}{z},ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm17,zmm18,zmm10
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm16,zmm18,zmm11
	vmovups zmm18{k4}{z},ZMMWORD PTR [rax+0x44]
	vfmadd231ps zmm17,zmm18,zmm11
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x229>
	vbroadcastss zmm18,DWORD PTR [r11]
	vshufps zmm19,zmm14,zmm15,0x88
	vshufps zmm14,zmm14,zmm15,0xdd
	vaddps zmm19,zmm19,zmm14
	vmovdqa32 zmm14,ZMMWORD PTR [rip+0x0]
	vpermps zmm14,zmm14,zmm19
	vmaxps zmm14,zmm18,zmm14
	vmovups ZMMWORD PTR [r10],zmm14
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm14,zmm16
	vmovaps zmm15,zmm17
	vbroadcastss zmm16,DWORD PTR [rcx]
	vpxord zmm17,zmm17,zmm17
	vunpcklps zmm17,zmm16,zmm17
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	dec    r12
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x120>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x390>
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm16,zmm18,zmm8
	vfmadd231ps zmm14,zmm18,zmm12
	vmovups zmm18{k3}{z},ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm17,zmm18,zmm8
	vfmadd231ps zmm15,zmm18,zmm12
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm16,zmm18,zmm9
	vfmadd231ps zmm14,zmm18,zmm13
	vmovups zmm18{k4}{z},ZMMWORD PTR [rax+0x44]
	vfmadd231ps zmm17,zmm18,zmm9
	vfmadd231ps zmm15,zmm18,zmm13
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm16,zmm18,zmm10
	vmovups zmm18{k3}{z},ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm17,zmm18,zmm10
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm16,zmm18,zmm11
	vmovups zmm18{k4}{z},ZMMWORD PTR [rax+0x44]
	vfmadd231ps zmm17,zmm18,zmm11
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm18,DWORD PTR [r11]
	vshufps zmm19,zmm14,zmm15,0x88
	vshufps zmm14,zmm14,zmm15,0xdd
	vaddps zmm19,zmm19,zmm14
	vmovdqa32 zmm14,ZMMWORD PTR [rip+0x0]
	vpermps zmm14,zmm14,zmm19
	vmaxps zmm14,zmm18,zmm14
	vmovups ZMMWORD PTR [r10],zmm14
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm14,zmm16
	vmovaps zmm15,zmm17
	vbroadcastss zmm16,DWORD PTR [rcx]
	vpxord zmm17,zmm17,zmm17
	vunpcklps zmm17,zmm16,zmm17
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	dec    rbx
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x26c>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x4d7>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x408>
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm16,zmm18,zmm8
	vfmadd231ps zmm14,zmm18,zmm12
	vmovups zmm18{k3}{z},ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm17,zmm18,zmm8
	vfmadd231ps zmm15,zmm18,zmm12
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm16,zmm18,zmm9
	vfmadd231ps zmm14,zmm18,zmm13
	vmovups zmm18{k4}{z},ZMMWORD PTR [rax+0x44]
	vfmadd231ps zmm17,zmm18,zmm9
	vfmadd231ps zmm15,zmm18,zmm13
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x45a>
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm16,zmm18,zmm10
	vmovups zmm18{k3}{z},ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm17,zmm18,zmm10
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm16,zmm18,zmm11
	vmovups zmm18{k4}{z},ZMMWORD PTR [rax+0x44]
	vfmadd231ps zmm17,zmm18,zmm11
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm18,DWORD PTR [r11]
	vshufps zmm19,zmm14,zmm15,0x88
	vshufps zmm14,zmm14,zmm15,0xdd
	vaddps zmm19,zmm19,zmm14
	vmovdqa32 zmm14,ZMMWORD PTR [rip+0x0]
	vpermps zmm14,zmm14,zmm19
	vmaxps zmm14,zmm18,zmm14
	vmovups ZMMWORD PTR [r10],zmm14
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm14,zmm16
	vmovaps zmm15,zmm17
	vbroadcastss zmm16,DWORD PTR [rcx]
	vpxord zmm17,zmm17,zmm17
	vunpcklps zmm17,zmm16,zmm17
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x3a1>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x39>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
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

<nnp_depthwise_3x3_by_2_rows__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vbroadcastss zmm8,DWORD PTR [rcx]
	vpxord zmm9,zmm9,zmm9
	vunpcklps zmm8,zmm8,zmm9
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vbroadcastss zmm9,DWORD PTR [rdx]
	vbroadcastss zmm10,DWORD PTR [rdx+0x4]
	vunpcklps zmm13,zmm9,zmm10
	vbroadcastss zmm9,DWORD PTR [rdx+0xc]
	vbroadcastss zmm10,DWORD PTR [rdx+0x10]
	vunpcklps zmm14,zmm9,zmm10
	vbroadcastss zmm9,DWORD PTR [rdx+0x18]
	vbroadcastss zmm10,DWORD PTR [rdx+0x1c]
	vunpcklps zmm15,zmm9,zmm10
	vpxord zmm9,zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rdx+0x8]
	vunpcklps zmm16,zmm9,zmm10
	vpxord zmm9,zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rdx+0x14]
	vunpcklps zmm17,zmm9,zmm10
	vpxord zmm9,zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rdx+0x20]
	vunpcklps zmm18,zmm9,zmm10
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2_rows__x86_64_avx512+0x5f5>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	mov    rcx,QWORD PTR [rsi+0x20]
	mov    rdx,QWORD PTR [rsi+0x30]
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	vmovaps zmm11,zmm8
	vmovaps zmm12,zmm8
	mov    rbx,QWORD PTR [r8+0x18]
	kmovw  k1,ebx
	vmovups zmm19{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm19,zmm13
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vfmadd231ps zmm9,zmm19,zmm14
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm19,zmm15
	vfmadd231ps zmm11,zmm19,zmm13
	vmovups zmm19{k1}{z},ZMMWORD PTR [r9]
	vfmadd231ps zmm11,zmm19,zmm14
	vmovups zmm19{k1}{z},ZMMWORD PTR [rcx]
	vfmadd231ps zmm11,zmm19,zmm15
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [r10+0x40]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm19,zmm15
	vfmadd231ps zmm12,zmm19,zmm13
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [r9+0x40]
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rcx+0x40]
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [r10+0x4]
	vmovups zmm19,ZMMWORD PTR [r11+0x4]
	vfmadd231ps zmm9,zmm19,zmm18
	vfmadd231ps zmm11,zmm19,zmm16
	vfmadd231ps zmm11,zmm17,ZMMWORD PTR [r9+0x4]
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rcx+0x4]
	vfmadd231ps zmm10,zmm16,ZMMWORD PTR [rax+0x44]
	vfmadd231ps zmm10,zmm17,ZMMWORD PTR [r10+0x44]
	vmovups zmm19,ZMMWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm19,zmm18
	vfmadd231ps zmm12,zmm19,zmm16
	vfmadd231ps zmm12,zmm17,ZMMWORD PTR [r9+0x44]
	vfmadd231ps zmm12,zmm18,ZMMWORD PTR [rcx+0x44]
	mov    rbx,rdx
	mov    rbp,QWORD PTR [r8]
	lea    r12,[r8+0x28]
	vbroadcastss zmm19,DWORD PTR [r12]
	vshufps zmm20,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vaddps zmm20,zmm20,zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm20
	vmaxps zmm9,zmm19,zmm9
	vmovups ZMMWORD PTR [rbx],zmm9
	lea    rbx,[rbx+rbp*4]
	vshufps zmm9,zmm11,zmm12,0x88
	vshufps zmm10,zmm11,zmm12,0xdd
	vaddps zmm9,zmm9,zmm10
	vmovdqa32 zmm10,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm10,zmm9
	vmaxps zmm9,zmm19,zmm9
	vmovups ZMMWORD PTR [rbx],zmm9
	lea    rbx,[rbx+rbp*4]
	add    rax,0x80
	add    r10,0x80
	add    r11,0x80
	add    r9,0x80
	add    rcx,0x80
	add    rdx,0x40
	mov    rbx,QWORD PTR [r8+0x8]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_by_2_rows__x86_64_avx512+0x416>
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	vmovaps zmm11,zmm8
	vmovaps zmm12,zmm8
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [r10]
	vmovups zmm19,ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm19,zmm15
	vfmadd231ps zmm11,zmm19,zmm13
	vfmadd231ps zmm11,zmm14,ZMMWORD PTR [r9]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rcx]
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [r10+0x40]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm19,zmm15
	vfmadd231ps zmm12,zmm19,zmm13
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [r9+0x40]
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rcx+0x40]
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [r10+0x4]
	vmovups zmm19,ZMMWORD PTR [r11+0x4]
	vfmadd231ps zmm9,zmm19,zmm18
	vfmadd231ps zmm11,zmm19,zmm16
	vfmadd231ps zmm11,zmm17,ZMMWORD PTR [r9+0x4]
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rcx+0x4]
	vfmadd231ps zmm10,zmm16,ZMMWORD PTR [rax+0x44]
	vfmadd231ps zmm10,zmm17,ZMMWORD PTR [r10+0x44]
	vmovups zmm19,ZMMWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm19,zmm18
	vfmadd231ps zmm12,zmm19,zmm16
	vfmadd231ps zmm12,zmm17,ZMMWORD PTR [r9+0x44]
	vfmadd231ps zmm12,zmm18,ZMMWORD PTR [rcx+0x44]
	mov    rbp,rdx
	mov    r12,QWORD PTR [r8]
	lea    r13,[r8+0x28]
	vbroadcastss zmm19,DWORD PTR [r13+0x0]
	vshufps zmm20,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vaddps zmm20,zmm20,zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm20
	vmaxps zmm9,zmm19,zmm9
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	lea    rbp,[rbp+r12*4+0x0]
	vshufps zmm9,zmm11,zmm12,0x88
	vshufps zmm10,zmm11,zmm12,0xdd
	vaddps zmm9,zmm9,zmm10
	vmovdqa32 zmm10,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm10,zmm9
	vmaxps zmm9,zmm19,zmm9
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	lea    rbp,[rbp+r12*4+0x0]
	add    rax,0x80
	add    r10,0x80
	add    r11,0x80
	add    r9,0x80
	add    rcx,0x80
	add    rdx,0x40
	dec    rbx
	jne    <nnp_depthwise_3x3_by_2_rows__x86_64_avx512+0x27d>
	mov    rbx,QWORD PTR [r8+0x10]
	mov    rbp,rbx
	neg    rbp
	lea    rdx,[rdx+rbp*4]
	mov    rbx,rbx
	shl    rbx,1
	mov    rbp,rbx
	neg    rbp
	lea    rax,[rax+rbp*4]
	mov    rbp,rbx
	neg    rbp
	lea    r10,[r10+rbp*4]
	mov    rbp,rbx
	neg    rbp
	lea    r11,[r11+rbp*4]
	mov    rbp,rbx
	neg    rbp
	lea    r9,[r9+rbp*4]
	mov    rbx,rbx
	neg    rbx
	lea    rcx,[rcx+rbx*4]
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	vmovaps zmm11,zmm8
	vmovaps zmm12,zmm8
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [r10]
	vmovups zmm19,ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm19,zmm15
	vfmadd231ps zmm11,zmm19,zmm13
	vfmadd231ps zmm11,zmm14,ZMMWORD PTR [r9]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rcx]
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [r10+0x40]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm19,zmm15
	vfmadd231ps zmm12,zmm19,zmm13
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [r9+0x40]
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rcx+0x40]
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [r10+0x4]
	vmovups zmm19,ZMMWORD PTR [r11+0x4]
	vfmadd231ps zmm9,zmm19,zmm18
	vfmadd231ps zmm11,zmm19,zmm16
	vfmadd231ps zmm11,zmm17,ZMMWORD PTR [r9+0x4]
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rcx+0x4]
	mov    rbx,QWORD PTR [r8+0x20]
	mov    rbx,rbx
	shr    rbx,0x11
	kmovw  k1,ebx
	vmovups zmm19{k1}{z},ZMMWORD PTR [rax+0x44]
	vfmadd231ps zmm10,zmm19,zmm16
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm19,zmm17
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm19,zmm18
	vfmadd231ps zmm12,zmm19,zmm16
	vmovups zmm19{k1}{z},ZMMWORD PTR [r9+0x44]
	vfmadd231ps zmm12,zmm19,zmm17
	vmovups zmm19{k1}{z},ZMMWORD PTR [rcx+0x44]
	vfmadd231ps zmm12,zmm19,zmm18
	mov    rax,rdx
	mov    r10,QWORD PTR [r8]
	lea    r11,[r8+0x28]
	vbroadcastss zmm19,DWORD PTR [r11]
	vshufps zmm20,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vaddps zmm20,zmm20,zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm20
	vmaxps zmm9,zmm19,zmm9
	vmovups ZMMWORD PTR [rax],zmm9
	lea    rax,[rax+r10*4]
	vshufps zmm9,zmm11,zmm12,0x88
	vshufps zmm10,zmm11,zmm12,0xdd
	vaddps zmm9,zmm9,zmm10
	vmovdqa32 zmm10,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm10,zmm9
	vmaxps zmm9,zmm19,zmm9
	vmovups ZMMWORD PTR [rax],zmm9
	lea    rax,[rax+r10*4]
	add    rsi,0x38
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2_rows__x86_64_avx512+0xad>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3

<nnp_depthwise_5x5__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_5x5__x86_64_avx512+0x507>
	vbroadcastss zmm8,DWORD PTR [rdx]
	vbroadcastss zmm9,DWORD PTR [rdx+0x4]
	vbroadcastss zmm10,DWORD PTR [rdx+0x8]
	vbroadcastss zmm11,DWORD PTR [rdx+0xc]
	vbroadcastss zmm12,DWORD PTR [rdx+0x10]
	vbroadcastss zmm13,DWORD PTR [rdx+0x14]
	vbroadcastss zmm14,DWORD PTR [rdx+0x18]
	vbroadcastss zmm15,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm16,DWORD PTR [rdx+0x20]
	vbroadcastss zmm17,DWORD PTR [rdx+0x24]
	vbroadcastss zmm18,DWORD PTR [rdx+0x28]
	vbroadcastss zmm19,DWORD PTR [rdx+0x2c]
	vbroadcastss zmm20,DWORD PTR [rdx+0x30]
	vbroadcastss zmm21,DWORD PTR [rdx+0x34]
	vbroadcastss zmm22,DWORD PTR [rdx+0x38]
	vbroadcastss zmm23,DWORD PTR [rdx+0x3c]
	vbroadcastss zmm24,DWORD PTR [rdx+0x40]
	vbroadcastss zmm25,DWORD PTR [rdx+0x44]
	vbroadcastss zmm26,DWORD PTR [rdx+0x48]
	vbroadcastss zmm27,DWORD PTR [rdx+0x4c]
	vbroadcastss zmm28,DWORD PTR [rdx+0x50]
	vbroadcastss zmm29,DWORD PTR [rdx+0x54]
	vbroadcastss zmm30,DWORD PTR [rdx+0x58]
	vbroadcastss zmm31,DWORD PTR [rdx+0x5c]
	vbroadcastss zmm7,DWORD PTR [rdx+0x60]
	vpxord zmm6,zmm6,zmm6
	vpxord zmm5,zmm5,zmm5
	vpxord zmm4,zmm4,zmm4
	vpxord zmm3,zmm3,zmm3
	vpxord zmm2,zmm2,zmm2
	vbroadcastss zmm6,DWORD PTR [rcx]
	vmovaps zmm6,zmm6
	vbroadcastss zmm5,DWORD PTR [rcx]
	vmovaps zmm5,zmm5
	vbroadcastss zmm4,DWORD PTR [rcx]
	vmovaps zmm4,zmm4
	vbroadcastss zmm3,DWORD PTR [rcx]
	vmovaps zmm3,zmm3
	vbroadcastss zmm2,DWORD PTR [rcx]
	vmovaps zmm2,zmm2
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5__x86_64_avx512+0x270>
	test   bl,0x1
	je     <nnp_depthwise_5x5__x86_64_avx512+0x214>
	vmovups zmm1,ZMMWORD PTR [rax]
	vfmadd231ps zmm2,zmm1,zmm8
	vfmadd231ps zmm3,zmm1,zmm13
	vfmadd231ps zmm4,zmm1,zmm18
	vfmadd231ps zmm5,zmm1,zmm23
	vfmadd231ps zmm6,zmm1,zmm28
	vmovups zmm1,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm2,zmm1,zmm9
	vfmadd231ps zmm3,zmm1,zmm14
	vfmadd231ps zmm4,zmm1,zmm19
	vfmadd231ps zmm5,zmm1,zmm24
	vfmadd231ps zmm6,zmm1,zmm29
	vmovups zmm1,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm2,zmm1,zmm10
	vfmadd231ps zmm3,zmm1,zmm15
	vfmadd231ps zmm4,zmm1,zmm20
	vfmadd231ps zmm5,zmm1,zmm25
	vfmadd231ps zmm6,zmm1,zmm30
	vmovups zmm1,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm2,zmm1,zmm11
	vfmadd231ps zmm3,zmm1,zmm16
	vfmadd231ps zmm4,zmm1,zmm21
	vfmadd231ps zmm5,zmm1,zmm26
	vfmadd231ps zmm6,zmm1,zmm31
	vmovups zmm1,ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm2,zmm1,zmm12
	vfmadd231ps zmm3,zmm1,zmm17
	vfmadd231ps zmm4,zmm1,zmm22
	vfmadd231ps zmm5,zmm1,zmm27
	vfmadd231ps zmm6,zmm1,zmm7
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5__x86_64_avx512+0x240>
	vbroadcastss zmm1,DWORD PTR [r11]
	vmaxps zmm6,zmm1,zmm6
	vmovups ZMMWORD PTR [r10],zmm6
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm6,zmm5
	vmovaps zmm5,zmm4
	vmovaps zmm4,zmm3
	vmovaps zmm3,zmm2
	vbroadcastss zmm2,DWORD PTR [rcx]
	vmovaps zmm2,zmm2
	dec    r12
	jne    <nnp_depthwise_5x5__x86_64_avx512+0x136>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5__x86_64_avx512+0x3a1>
	vmovups zmm1,ZMMWORD PTR [rax]
	vfmadd231ps zmm2,zmm1,zmm8
	vfmadd231ps zmm3,zmm1,zmm13
	vfmadd231ps zmm4,zmm1,zmm18
	vfmadd231ps zmm5,zmm1,zmm23
	vfmadd231ps zmm6,zmm1,zmm28
	vmovups zmm1,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm2,zmm1,zmm9
	vfmadd231ps zmm3,zmm1,zmm14
	vfmadd231ps zmm4,zmm1,zmm19
	vfmadd231ps zmm5,zmm1,zmm24
	vfmadd231ps zmm6,zmm1,zmm29
	vmovups zmm1,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm2,zmm1,zmm10
	vfmadd231ps zmm3,zmm1,zmm15
	vfmadd231ps zmm4,zmm1,zmm20
	vfmadd231ps zmm5,zmm1,zmm25
	vfmadd231ps zmm6,zmm1,zmm30
	vmovups zmm1,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm2,zmm1,zmm11
	vfmadd231ps zmm3,zmm1,zmm16
	vfmadd231ps zmm4,zmm1,zmm21
	vfmadd231ps zmm5,zmm1,zmm26
	vfmadd231ps zmm6,zmm1,zmm31
	vmovups zmm1,ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm2,zmm1,zmm12
	vfmadd231ps zmm3,zmm1,zmm17
	vfmadd231ps zmm4,zmm1,zmm22
	vfmadd231ps zmm5,zmm1,zmm27
	vfmadd231ps zmm6,zmm1,zmm7
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm1,DWORD PTR [r11]
	vmaxps zmm6,zmm1,zmm6
	vmovups ZMMWORD PTR [r10],zmm6
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm6,zmm5
	vmovaps zmm5,zmm4
	vmovaps zmm4,zmm3
	vmovaps zmm3,zmm2
	vbroadcastss zmm2,DWORD PTR [rcx]
	vmovaps zmm2,zmm2
	dec    rbx
	jne    <nnp_depthwise_5x5__x86_64_avx512+0x27d>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5__x86_64_avx512+0x4e3>
	test   bl,0x1
	je     <nnp_depthwise_5x5__x86_64_avx512+0x490>
	vmovups zmm1,ZMMWORD PTR [rax]
	vfmadd231ps zmm2,zmm1,zmm8
	vfmadd231ps zmm3,zmm1,zmm13
	vfmadd231ps zmm4,zmm1,zmm18
	vfmadd231ps zmm5,zmm1,zmm23
	vfmadd231ps zmm6,zmm1,zmm28
	vmovups zmm1,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm2,zmm1,zmm9
	vfmadd231ps zmm3,zmm1,zmm14
	vfmadd231ps zmm4,zmm1,zmm19
	vfmadd231ps zmm5,zmm1,zmm24
	vfmadd231ps zmm6,zmm1,zmm29
	vmovups zmm1,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm2,zmm1,zmm10
	vfmadd231ps zmm3,zmm1,zmm15
	vfmadd231ps zmm4,zmm1,zmm20
	vfmadd231ps zmm5,zmm1,zmm25
	vfmadd231ps zmm6,zmm1,zmm30
	vmovups zmm1,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm2,zmm1,zmm11
	vfmadd231ps zmm3,zmm1,zmm16
	vfmadd231ps zmm4,zmm1,zmm21
	vfmadd231ps zmm5,zmm1,zmm26
	vfmadd231ps zmm6,zmm1,zmm31
	vmovups zmm1,ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm2,zmm1,zmm12
	vfmadd231ps zmm3,zmm1,zmm17
	vfmadd231ps zmm4,zmm1,zmm22
	vfmadd231ps zmm5,zmm1,zmm27
	vfmadd231ps zmm6,zmm1,zmm7
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm1,DWORD PTR [r11]
	vmaxps zmm6,zmm1,zmm6
	vmovups ZMMWORD PTR [r10],zmm6
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm6,zmm5
	vmovaps zmm5,zmm4
	vmovaps zmm4,zmm3
	vmovaps zmm3,zmm2
	vbroadcastss zmm2,DWORD PTR [rcx]
	vmovaps zmm2,zmm2
	dec    rbp
	jne    <nnp_depthwise_5x5__x86_64_avx512+0x3b2>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5__x86_64_avx512+0xf>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
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

<nnp_depthwise_5x5_edge__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x68]
	kmovw  k1,eax
	mov    r10,rax
	shr    r10,1
	kmovw  k2,r10d
	mov    r10,rax
	shr    r10,0x2
	kmovw  k3,r10d
	mov    r10,rax
	shr    r10,0x3
	kmovw  k4,r10d
	mov    rax,rax
	shr    rax,0x4
	kmovw  k5,eax
	test   rdi,rdi
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x583>
	vbroadcastss zmm8,DWORD PTR [rdx]
	vbroadcastss zmm9,DWORD PTR [rdx+0x4]
	vbroadcastss zmm10,DWORD PTR [rdx+0x8]
	vbroadcastss zmm11,DWORD PTR [rdx+0xc]
	vbroadcastss zmm12,DWORD PTR [rdx+0x10]
	vbroadcastss zmm13,DWORD PTR [rdx+0x14]
	vbroadcastss zmm14,DWORD PTR [rdx+0x18]
	vbroadcastss zmm15,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm16,DWORD PTR [rdx+0x20]
	vbroadcastss zmm17,DWORD PTR [rdx+0x24]
	vbroadcastss zmm18,DWORD PTR [rdx+0x28]
	vbroadcastss zmm19,DWORD PTR [rdx+0x2c]
	vbroadcastss zmm20,DWORD PTR [rdx+0x30]
	vbroadcastss zmm21,DWORD PTR [rdx+0x34]
	vbroadcastss zmm22,DWORD PTR [rdx+0x38]
	vbroadcastss zmm23,DWORD PTR [rdx+0x3c]
	vbroadcastss zmm24,DWORD PTR [rdx+0x40]
	vbroadcastss zmm25,DWORD PTR [rdx+0x44]
	vbroadcastss zmm26,DWORD PTR [rdx+0x48]
	vbroadcastss zmm27,DWORD PTR [rdx+0x4c]
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	vpxord zmm30,zmm30,zmm30
	vpxord zmm31,zmm31,zmm31
	vpxord zmm7,zmm7,zmm7
	vbroadcastss zmm28,DWORD PTR [rcx]
	vmovaps zmm28,zmm28
	vbroadcastss zmm29,DWORD PTR [rcx]
	vmovaps zmm29,zmm29
	vbroadcastss zmm30,DWORD PTR [rcx]
	vmovaps zmm30,zmm30
	vbroadcastss zmm31,DWORD PTR [rcx]
	vmovaps zmm31,zmm31
	vbroadcastss zmm7,DWORD PTR [rcx]
	vmovaps zmm7,zmm7
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x2a6>
	test   bl,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x24a>
	vmovups zmm6{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm7,zmm6,zmm8
	vfmadd231ps zmm31,zmm6,zmm13
	vfmadd231ps zmm30,zmm6,zmm18
	vfmadd231ps zmm29,zmm6,zmm23
	vbroadcastss zmm5,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm7,zmm6,zmm9
	vfmadd231ps zmm31,zmm6,zmm14
	vfmadd231ps zmm30,zmm6,zmm19
	vfmadd231ps zmm29,zmm6,zmm24
	vbroadcastss zmm5,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm7,zmm6,zmm10
	vfmadd231ps zmm31,zmm6,zmm15
	vfmadd231ps zmm30,zmm6,zmm20
	vfmadd231ps zmm29,zmm6,zmm25
	vbroadcastss zmm5,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k4}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm7,zmm6,zmm11
	vfmadd231ps zmm31,zmm6,zmm16
	vfmadd231ps zmm30,zmm6,zmm21
	vfmadd231ps zmm29,zmm6,zmm26
	vbroadcastss zmm5,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k5}{z},ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm7,zmm6,zmm12
	vfmadd231ps zmm31,zmm6,zmm17
	vfmadd231ps zmm30,zmm6,zmm22
	vfmadd231ps zmm29,zmm6,zmm27
	vbroadcastss zmm5,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm28,zmm6,zmm5
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x276>
	vbroadcastss zmm6,DWORD PTR [r11]
	vmaxps zmm28,zmm6,zmm28
	vmovups ZMMWORD PTR [r10],zmm28
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm30
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rcx]
	vmovaps zmm7,zmm7
	dec    r12
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x149>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x3fa>
	vmovups zmm6{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm7,zmm6,zmm8
	vfmadd231ps zmm31,zmm6,zmm13
	vfmadd231ps zmm30,zmm6,zmm18
	vfmadd231ps zmm29,zmm6,zmm23
	vbroadcastss zmm5,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm7,zmm6,zmm9
	vfmadd231ps zmm31,zmm6,zmm14
	vfmadd231ps zmm30,zmm6,zmm19
	vfmadd231ps zmm29,zmm6,zmm24
	vbroadcastss zmm5,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm7,zmm6,zmm10
	vfmadd231ps zmm31,zmm6,zmm15
	vfmadd231ps zmm30,zmm6,zmm20
	vfmadd231ps zmm29,zmm6,zmm25
	vbroadcastss zmm5,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k4}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm7,zmm6,zmm11
	vfmadd231ps zmm31,zmm6,zmm16
	vfmadd231ps zmm30,zmm6,zmm21
	vfmadd231ps zmm29,zmm6,zmm26
	vbroadcastss zmm5,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k5}{z},ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm7,zmm6,zmm12
	vfmadd231ps zmm31,zmm6,zmm17
	vfmadd231ps zmm30,zmm6,zmm22
	vfmadd231ps zmm29,zmm6,zmm27
	vbroadcastss zmm5,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm28,zmm6,zmm5
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm6,DWORD PTR [r11]
	vmaxps zmm28,zmm6,zmm28
	vmovups ZMMWORD PTR [r10],zmm28
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm30
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rcx]
	vmovaps zmm7,zmm7
	dec    rbx
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x2b3>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x55f>
	test   bl,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x50c>
	vmovups zmm6{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm7,zmm6,zmm8
	vfmadd231ps zmm31,zmm6,zmm13
	vfmadd231ps zmm30,zmm6,zmm18
	vfmadd231ps zmm29,zmm6,zmm23
	vbroadcastss zmm5,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm7,zmm6,zmm9
	vfmadd231ps zmm31,zmm6,zmm14
	vfmadd231ps zmm30,zmm6,zmm19
	vfmadd231ps zmm29,zmm6,zmm24
	vbroadcastss zmm5,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm7,zmm6,zmm10
	vfmadd231ps zmm31,zmm6,zmm15
	vfmadd231ps zmm30,zmm6,zmm20
	vfmadd231ps zmm29,zmm6,zmm25
	vbroadcastss zmm5,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k4}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm7,zmm6,zmm11
	vfmadd231ps zmm31,zmm6,zmm16
	vfmadd231ps zmm30,zmm6,zmm21
	vfmadd231ps zmm29,zmm6,zmm26
	vbroadcastss zmm5,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k5}{z},ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm7,zmm6,zmm12
	vfmadd231ps zmm31,zmm6,zmm17
	vfmadd231ps zmm30,zmm6,zmm22
	vfmadd231ps zmm29,zmm6,zmm27
	vbroadcastss zmm5,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm28,zmm6,zmm5
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm6,DWORD PTR [r11]
	vmaxps zmm28,zmm6,zmm28
	vmovups ZMMWORD PTR [r10],zmm28
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm30
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rcx]
	vmovaps zmm7,zmm7
	dec    rbp
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x40b>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x45>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3
	int3

<nnp_depthwise_5x5_rows__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vbroadcastss zmm8,DWORD PTR [rcx]
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rdx]
	vbroadcastss zmm12,DWORD PTR [rdx+0x14]
	vbroadcastss zmm13,DWORD PTR [rdx+0x28]
	vbroadcastss zmm14,DWORD PTR [rdx+0x3c]
	vbroadcastss zmm15,DWORD PTR [rdx+0x50]
	vbroadcastss zmm16,DWORD PTR [rdx+0x4]
	vbroadcastss zmm17,DWORD PTR [rdx+0x18]
	vbroadcastss zmm18,DWORD PTR [rdx+0x2c]
	vbroadcastss zmm19,DWORD PTR [rdx+0x40]
	vbroadcastss zmm20,DWORD PTR [rdx+0x54]
	vbroadcastss zmm21,DWORD PTR [rdx+0x8]
	vbroadcastss zmm22,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm23,DWORD PTR [rdx+0x30]
	vbroadcastss zmm24,DWORD PTR [rdx+0x44]
	vbroadcastss zmm25,DWORD PTR [rdx+0x58]
	vbroadcastss zmm26,DWORD PTR [rdx+0xc]
	vbroadcastss zmm27,DWORD PTR [rdx+0x20]
	vbroadcastss zmm28,DWORD PTR [rdx+0x34]
	vbroadcastss zmm29,DWORD PTR [rdx+0x48]
	vbroadcastss zmm30,DWORD PTR [rdx+0x5c]
	vbroadcastss zmm31,DWORD PTR [rdx+0x10]
	vbroadcastss zmm7,DWORD PTR [rdx+0x24]
	vbroadcastss zmm6,DWORD PTR [rdx+0x38]
	vbroadcastss zmm5,DWORD PTR [rdx+0x4c]
	vbroadcastss zmm4,DWORD PTR [rdx+0x60]
	test   rdi,rdi
	je     <nnp_depthwise_5x5_rows__x86_64_avx512+0x8c3>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	mov    rcx,QWORD PTR [rsi+0x20]
	mov    rdx,QWORD PTR [rsi+0x28]
	mov    rbx,QWORD PTR [rsi+0x30]
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	mov    rbp,QWORD PTR [r8+0x18]
	kmovw  k1,ebp
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm3,zmm11
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vfmadd231ps zmm9,zmm3,zmm12
	vfmadd231ps zmm10,zmm3,zmm11
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm3,zmm13
	vfmadd231ps zmm10,zmm3,zmm12
	vmovups zmm3{k1}{z},ZMMWORD PTR [r9]
	vfmadd231ps zmm9,zmm3,zmm14
	vfmadd231ps zmm10,zmm3,zmm13
	vmovups zmm3{k1}{z},ZMMWORD PTR [rcx]
	vfmadd231ps zmm9,zmm3,zmm15
	vfmadd231ps zmm10,zmm3,zmm14
	vmovups zmm3{k1}{z},ZMMWORD PTR [rdx]
	vfmadd231ps zmm10,zmm3,zmm15
	mov    rbp,QWORD PTR [r8+0x18]
	mov    rbp,rbp
	shr    rbp,1
	kmovw  k1,ebp
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm9,zmm3,zmm16
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10+0x4]
	vfmadd231ps zmm9,zmm3,zmm17
	vfmadd231ps zmm10,zmm3,zmm16
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11+0x4]
	vfmadd231ps zmm9,zmm3,zmm18
	vfmadd231ps zmm10,zmm3,zmm17
	vmovups zmm3{k1}{z},ZMMWORD PTR [r9+0x4]
	vfmadd231ps zmm9,zmm3,zmm19
	vfmadd231ps zmm10,zmm3,zmm18
	vmovups zmm3{k1}{z},ZMMWORD PTR [rcx+0x4]
	vfmadd231ps zmm9,zmm3,zmm20
	vfmadd231ps zmm10,zmm3,zmm19
	vmovups zmm3{k1}{z},ZMMWORD PTR [rdx+0x4]
	vfmadd231ps zmm10,zmm3,zmm20
	vfmadd231ps zmm9,zmm21,ZMMWORD PTR [rax+0x8]
	vmovups zmm3,ZMMWORD PTR [r10+0x8]
	vfmadd231ps zmm9,zmm3,zmm22
	vfmadd231ps zmm10,zmm3,zmm21
	vmovups zmm3,ZMMWORD PTR [r11+0x8]
	vfmadd231ps zmm9,zmm3,zmm23
	vfmadd231ps zmm10,zmm3,zmm22
	vmovups zmm3,ZMMWORD PTR [r9+0x8]
	vfmadd231ps zmm9,zmm3,zmm24
	vfmadd231ps zmm10,zmm3,zmm23
	vmovups zmm3,ZMMWORD PTR [rcx+0x8]
	vfmadd231ps zmm9,zmm3,zmm25
	vfmadd231ps zmm10,zmm3,zmm24
	vfmadd231ps zmm10,zmm25,ZMMWORD PTR [rdx+0x8]
	vfmadd231ps zmm9,zmm26,ZMMWORD PTR [rax+0xc]
	vmovups zmm3,ZMMWORD PTR [r10+0xc]
	vfmadd231ps zmm9,zmm3,zmm27
	vfmadd231ps zmm10,zmm3,zmm26
	vmovups zmm3,ZMMWORD PTR [r11+0xc]
	vfmadd231ps zmm9,zmm3,zmm28
	vfmadd231ps zmm10,zmm3,zmm27
	vmovups zmm3,ZMMWORD PTR [r9+0xc]
	vfmadd231ps zmm9,zmm3,zmm29
	vfmadd231ps zmm10,zmm3,zmm28
	vmovups zmm3,ZMMWORD PTR [rcx+0xc]
	vfmadd231ps zmm9,zmm3,zmm30
	vfmadd231ps zmm10,zmm3,zmm29
	vfmadd231ps zmm10,zmm30,ZMMWORD PTR [rdx+0xc]
	vfmadd231ps zmm9,zmm31,ZMMWORD PTR [rax+0x10]
	vmovups zmm3,ZMMWORD PTR [r10+0x10]
	vfmadd231ps zmm9,zmm3,zmm7
	vfmadd231ps zmm10,zmm3,zmm31
	vmovups zmm3,ZMMWORD PTR [r11+0x10]
	vfmadd231ps zmm9,zmm3,zmm6
	vfmadd231ps zmm10,zmm3,zmm7
	vmovups zmm3,ZMMWORD PTR [r9+0x10]
	vfmadd231ps zmm9,zmm3,zmm5
	vfmadd231ps zmm10,zmm3,zmm6
	vmovups zmm3,ZMMWORD PTR [rcx+0x10]
	vfmadd231ps zmm9,zmm3,zmm4
	vfmadd231ps zmm10,zmm3,zmm5
	vfmadd231ps zmm10,zmm4,ZMMWORD PTR [rdx+0x10]
	mov    rbp,rbx
	mov    r12,QWORD PTR [r8]
	lea    r13,[r8+0x28]
	vbroadcastss zmm3,DWORD PTR [r13+0x0]
	vmaxps zmm9,zmm3,zmm9
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	lea    rbp,[rbp+r12*4+0x0]
	vmaxps zmm9,zmm3,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	lea    rbp,[rbp+r12*4+0x0]
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rcx,0x40
	add    rdx,0x40
	add    rbx,0x40
	mov    rbp,QWORD PTR [r8+0x8]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_rows__x86_64_avx512+0x5ef>
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rax]
	vmovups zmm3,ZMMWORD PTR [r10]
	vfmadd231ps zmm9,zmm3,zmm12
	vfmadd231ps zmm10,zmm3,zmm11
	vmovups zmm3,ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm3,zmm13
	vfmadd231ps zmm10,zmm3,zmm12
	vmovups zmm3,ZMMWORD PTR [r9]
	vfmadd231ps zmm9,zmm3,zmm14
	vfmadd231ps zmm10,zmm3,zmm13
	vmovups zmm3,ZMMWORD PTR [rcx]
	vfmadd231ps zmm9,zmm3,zmm15
	vfmadd231ps zmm10,zmm3,zmm14
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rdx]
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rax+0x4]
	vmovups zmm3,ZMMWORD PTR [r10+0x4]
	vfmadd231ps zmm9,zmm3,zmm17
	vfmadd231ps zmm10,zmm3,zmm16
	vmovups zmm3,ZMMWORD PTR [r11+0x4]
	vfmadd231ps zmm9,zmm3,zmm18
	vfmadd231ps zmm10,zmm3,zmm17
	vmovups zmm3,ZMMWORD PTR [r9+0x4]
	vfmadd231ps zmm9,zmm3,zmm19
	vfmadd231ps zmm10,zmm3,zmm18
	vmovups zmm3,ZMMWORD PTR [rcx+0x4]
	vfmadd231ps zmm9,zmm3,zmm20
	vfmadd231ps zmm10,zmm3,zmm19
	vfmadd231ps zmm10,zmm20,ZMMWORD PTR [rdx+0x4]
	vfmadd231ps zmm9,zmm21,ZMMWORD PTR [rax+0x8]
	vmovups zmm3,ZMMWORD PTR [r10+0x8]
	vfmadd231ps zmm9,zmm3,zmm22
	vfmadd231ps zmm10,zmm3,zmm21
	vmovups zmm3,ZMMWORD PTR [r11+0x8]
	vfmadd231ps zmm9,zmm3,zmm23
	vfmadd231ps zmm10,zmm3,zmm22
	vmovups zmm3,ZMMWORD PTR [r9+0x8]
	vfmadd231ps zmm9,zmm3,zmm24
	vfmadd231ps zmm10,zmm3,zmm23
	vmovups zmm3,ZMMWORD PTR [rcx+0x8]
	vfmadd231ps zmm9,zmm3,zmm25
	vfmadd231ps zmm10,zmm3,zmm24
	vfmadd231ps zmm10,zmm25,ZMMWORD PTR [rdx+0x8]
	vfmadd231ps zmm9,zmm26,ZMMWORD PTR [rax+0xc]
	vmovups zmm3,ZMMWORD PTR [r10+0xc]
	vfmadd231ps zmm9,zmm3,zmm27
	vfmadd231ps zmm10,zmm3,zmm26
	vmovups zmm3,ZMMWORD PTR [r11+0xc]
	vfmadd231ps zmm9,zmm3,zmm28
	vfmadd231ps zmm10,zmm3,zmm27
	vmovups zmm3,ZMMWORD PTR [r9+0xc]
	vfmadd231ps zmm9,zmm3,zmm29
	vfmadd231ps zmm10,zmm3,zmm28
	vmovups zmm3,ZMMWORD PTR [rcx+0xc]
	vfmadd231ps zmm9,zmm3,zmm30
	vfmadd231ps zmm10,zmm3,zmm29
	vfmadd231ps zmm10,zmm30,ZMMWORD PTR [rdx+0xc]
	vfmadd231ps zmm9,zmm31,ZMMWORD PTR [rax+0x10]
	vmovups zmm3,ZMMWORD PTR [r10+0x10]
	vfmadd231ps zmm9,zmm3,zmm7
	vfmadd231ps zmm10,zmm3,zmm31
	vmovups zmm3,ZMMWORD PTR [r11+0x10]
	vfmadd231ps zmm9,zmm3,zmm6
	vfmadd231ps zmm10,zmm3,zmm7
	vmovups zmm3,ZMMWORD PTR [r9+0x10]
	vfmadd231ps zmm9,zmm3,zmm5
	vfmadd231ps zmm10,zmm3,zmm6
	vmovups zmm3,ZMMWORD PTR [rcx+0x10]
	vfmadd231ps zmm9,zmm3,zmm4
	vfmadd231ps zmm10,zmm3,zmm5
	vfmadd231ps zmm10,zmm4,ZMMWORD PTR [rdx+0x10]
	mov    r12,rbx
	mov    r13,QWORD PTR [r8]
	lea    r14,[r8+0x28]
	vbroadcastss zmm3,DWORD PTR [r14]
	vmaxps zmm9,zmm3,zmm9
	vmovups ZMMWORD PTR [r12],zmm9
	lea    r12,[r12+r13*4]
	vmaxps zmm9,zmm3,zmm10
	vmovups ZMMWORD PTR [r12],zmm9
	lea    r12,[r12+r13*4]
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rcx,0x40
	add    rdx,0x40
	add    rbx,0x40
	dec    rbp
	jne    <nnp_depthwise_5x5_rows__x86_64_avx512+0x388>
	mov    rbp,QWORD PTR [r8+0x10]
	mov    r12,rbp
	neg    r12
	lea    rbx,[rbx+r12*4]
	mov    rbp,rbp
	shl    rbp,0x0
	mov    r12,rbp
	neg    r12
	lea    rax,[rax+r12*4]
	mov    r12,rbp
	neg    r12
	lea    r10,[r10+r12*4]
	mov    r12,rbp
	neg    r12
	lea    r11,[r11+r12*4]
	mov    r12,rbp
	neg    r12
	lea    r9,[r9+r12*4]
	mov    r12,rbp
	neg    r12
	lea    rcx,[rcx+r12*4]
	mov    rbp,rbp
	neg    rbp
	lea    rdx,[rdx+rbp*4]
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rax]
	vmovups zmm3,ZMMWORD PTR [r10]
	vfmadd231ps zmm9,zmm3,zmm12
	vfmadd231ps zmm10,zmm3,zmm11
	vmovups zmm3,ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm3,zmm13
	vfmadd231ps zmm10,zmm3,zmm12
	vmovups zmm3,ZMMWORD PTR [r9]
	vfmadd231ps zmm9,zmm3,zmm14
	vfmadd231ps zmm10,zmm3,zmm13
	vmovups zmm3,ZMMWORD PTR [rcx]
	vfmadd231ps zmm9,zmm3,zmm15
	vfmadd231ps zmm10,zmm3,zmm14
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rdx]
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rax+0x4]
	vmovups zmm3,ZMMWORD PTR [r10+0x4]
	vfmadd231ps zmm9,zmm3,zmm17
	vfmadd231ps zmm10,zmm3,zmm16
	vmovups zmm3,ZMMWORD PTR [r11+0x4]
	vfmadd231ps zmm9,zmm3,zmm18
	vfmadd231ps zmm10,zmm3,zmm17
	vmovups zmm3,ZMMWORD PTR [r9+0x4]
	vfmadd231ps zmm9,zmm3,zmm19
	vfmadd231ps zmm10,zmm3,zmm18
	vmovups zmm3,ZMMWORD PTR [rcx+0x4]
	vfmadd231ps zmm9,zmm3,zmm20
	vfmadd231ps zmm10,zmm3,zmm19
	vfmadd231ps zmm10,zmm20,ZMMWORD PTR [rdx+0x4]
	vfmadd231ps zmm9,zmm21,ZMMWORD PTR [rax+0x8]
	vmovups zmm3,ZMMWORD PTR [r10+0x8]
	vfmadd231ps zmm9,zmm3,zmm22
	vfmadd231ps zmm10,zmm3,zmm21
	vmovups zmm3,ZMMWORD PTR [r11+0x8]
	vfmadd231ps zmm9,zmm3,zmm23
	vfmadd231ps zmm10,zmm3,zmm22
	vmovups zmm3,ZMMWORD PTR [r9+0x8]
	vfmadd231ps zmm9,zmm3,zmm24
	vfmadd231ps zmm10,zmm3,zmm23
	vmovups zmm3,ZMMWORD PTR [rcx+0x8]
	vfmadd231ps zmm9,zmm3,zmm25
	vfmadd231ps zmm10,zmm3,zmm24
	vfmadd231ps zmm10,zmm25,ZMMWORD PTR [rdx+0x8]
	mov    rbp,QWORD PTR [r8+0x20]
	mov    rbp,rbp
	shr    rbp,0x3
	kmovw  k1,ebp
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm9,zmm3,zmm26
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10+0xc]
	vfmadd231ps zmm9,zmm3,zmm27
	vfmadd231ps zmm10,zmm3,zmm26
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11+0xc]
	vfmadd231ps zmm9,zmm3,zmm28
	vfmadd231ps zmm10,zmm3,zmm27
	vmovups zmm3{k1}{z},ZMMWORD PTR [r9+0xc]
	vfmadd231ps zmm9,zmm3,zmm29
	vfmadd231ps zmm10,zmm3,zmm28
	vmovups zmm3{k1}{z},ZMMWORD PTR [rcx+0xc]
	vfmadd231ps zmm9,zmm3,zmm30
	vfmadd231ps zmm10,zmm3,zmm29
	vmovups zmm3{k1}{z},ZMMWORD PTR [rdx+0xc]
	vfmadd231ps zmm10,zmm3,zmm30
	mov    rbp,QWORD PTR [r8+0x20]
	mov    rbp,rbp
	shr    rbp,0x4
	kmovw  k1,ebp
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm9,zmm3,zmm31
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10+0x10]
	vfmadd231ps zmm9,zmm3,zmm7
	vfmadd231ps zmm10,zmm3,zmm31
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11+0x10]
	vfmadd231ps zmm9,zmm3,zmm6
	vfmadd231ps zmm10,zmm3,zmm7
	vmovups zmm3{k1}{z},ZMMWORD PTR [r9+0x10]
	vfmadd231ps zmm9,zmm3,zmm5
	vfmadd231ps zmm10,zmm3,zmm6
	vmovups zmm3{k1}{z},ZMMWORD PTR [rcx+0x10]
	vfmadd231ps zmm9,zmm3,zmm4
	vfmadd231ps zmm10,zmm3,zmm5
	vmovups zmm3{k1}{z},ZMMWORD PTR [rdx+0x10]
	vfmadd231ps zmm10,zmm3,zmm4
	mov    rax,rbx
	mov    r10,QWORD PTR [r8]
	lea    r11,[r8+0x28]
	vbroadcastss zmm3,DWORD PTR [r11]
	vmaxps zmm9,zmm3,zmm9
	vmovups ZMMWORD PTR [rax],zmm9
	lea    rax,[rax+r10*4]
	vmaxps zmm9,zmm3,zmm10
	vmovups ZMMWORD PTR [rax],zmm9
	lea    rax,[rax+r10*4]
	add    rsi,0x38
	dec    rdi
	jne    <nnp_depthwise_5x5_rows__x86_64_avx512+0xd1>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
	int3

<nnp_depthwise_5x5_by_2__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x79d>
	vbroadcastss zmm8,DWORD PTR [rdx]
	vbroadcastss zmm9,DWORD PTR [rdx+0x4]
	vunpcklps zmm8,zmm8,zmm9
	vbroadcastss zmm9,DWORD PTR [rdx+0x8]
	vbroadcastss zmm10,DWORD PTR [rdx+0xc]
	vunpcklps zmm9,zmm9,zmm10
	vpxord zmm10,zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rdx+0x10]
	vunpcklps zmm10,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [rdx+0x14]
	vbroadcastss zmm12,DWORD PTR [rdx+0x18]
	vunpcklps zmm11,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm13,DWORD PTR [rdx+0x20]
	vunpcklps zmm12,zmm12,zmm13
	vpxord zmm13,zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rdx+0x24]
	vunpcklps zmm13,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rdx+0x28]
	vbroadcastss zmm15,DWORD PTR [rdx+0x2c]
	vunpcklps zmm14,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [rdx+0x30]
	vbroadcastss zmm16,DWORD PTR [rdx+0x34]
	vunpcklps zmm15,zmm15,zmm16
	vpxord zmm16,zmm16,zmm16
	vbroadcastss zmm17,DWORD PTR [rdx+0x38]
	vunpcklps zmm16,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rdx+0x3c]
	vbroadcastss zmm18,DWORD PTR [rdx+0x40]
	vunpcklps zmm17,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0x44]
	vbroadcastss zmm19,DWORD PTR [rdx+0x48]
	vunpcklps zmm18,zmm18,zmm19
	vpxord zmm19,zmm19,zmm19
	vbroadcastss zmm20,DWORD PTR [rdx+0x4c]
	vunpcklps zmm19,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x50]
	vbroadcastss zmm21,DWORD PTR [rdx+0x54]
	vunpcklps zmm20,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [rdx+0x58]
	vbroadcastss zmm22,DWORD PTR [rdx+0x5c]
	vunpcklps zmm21,zmm21,zmm22
	vpxord zmm22,zmm22,zmm22
	vbroadcastss zmm23,DWORD PTR [rdx+0x60]
	vunpcklps zmm22,zmm22,zmm23
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vbroadcastss zmm23,DWORD PTR [rcx]
	vpxord zmm24,zmm24,zmm24
	vunpcklps zmm24,zmm23,zmm24
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm24
	vbroadcastss zmm25,DWORD PTR [rcx]
	vpxord zmm26,zmm26,zmm26
	vunpcklps zmm26,zmm25,zmm26
	vmovaps zmm25,zmm26
	vmovaps zmm26,zmm26
	vbroadcastss zmm27,DWORD PTR [rcx]
	vpxord zmm28,zmm28,zmm28
	vunpcklps zmm28,zmm27,zmm28
	vmovaps zmm27,zmm28
	vmovaps zmm28,zmm28
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x3b9>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x28d>
	vmovups zmm29,ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm29,zmm8
	vfmadd231ps zmm25,zmm29,zmm14
	vfmadd231ps zmm23,zmm29,zmm20
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm28,zmm29,zmm8
	vfmadd231ps zmm26,zmm29,zmm14
	vfmadd231ps zmm24,zmm29,zmm20
	vmovups zmm29,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm29,zmm9
	vfmadd231ps zmm25,zmm29,zmm15
	vfmadd231ps zmm23,zmm29,zmm21
	vmovups zmm29,ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm28,zmm29,zmm9
	vfmadd231ps zmm26,zmm29,zmm15
	vfmadd231ps zmm24,zmm29,zmm21
	vmovups zmm29,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm29,zmm10
	vfmadd231ps zmm25,zmm29,zmm16
	vfmadd231ps zmm23,zmm29,zmm22
	vmovups zmm29,ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm28,zmm29,zmm10
	vfmadd231ps zmm26,zmm29,zmm16
	vfmadd231ps zmm24,zmm29,zmm22
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x327>
	vmovups zmm29,ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm29,zmm11
	vfmadd231ps zmm25,zmm29,zmm17
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm28,zmm29,zmm11
	vfmadd231ps zmm26,zmm29,zmm17
	vmovups zmm29,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm29,zmm12
	vfmadd231ps zmm25,zmm29,zmm18
	vmovups zmm29,ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm28,zmm29,zmm12
	vfmadd231ps zmm26,zmm29,zmm18
	vmovups zmm29,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm29,zmm13
	vfmadd231ps zmm25,zmm29,zmm19
	vmovups zmm29,ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm28,zmm29,zmm13
	vfmadd231ps zmm26,zmm29,zmm19
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x377>
	vbroadcastss zmm29,DWORD PTR [r11]
	vshufps zmm30,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vaddps zmm30,zmm30,zmm23
	vmovdqa32 zmm23,ZMMWORD PTR [rip+0x0]
	vpermps zmm23,zmm23,zmm30
	vmaxps zmm23,zmm29,zmm23
	vmovups ZMMWORD PTR [r10],zmm23
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm23,zmm25
	vmovaps zmm24,zmm26
	vmovaps zmm25,zmm27
	vmovaps zmm26,zmm28
	vbroadcastss zmm27,DWORD PTR [rcx]
	vpxord zmm28,zmm28,zmm28
	vunpcklps zmm28,zmm27,zmm28
	vmovaps zmm27,zmm28
	vmovaps zmm28,zmm28
	dec    r12
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0x1d2>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x58a>
	vmovups zmm29,ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm29,zmm8
	vfmadd231ps zmm25,zmm29,zmm14
	vfmadd231ps zmm23,zmm29,zmm20
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm28,zmm29,zmm8
	vfmadd231ps zmm26,zmm29,zmm14
	vfmadd231ps zmm24,zmm29,zmm20
	vmovups zmm29,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm29,zmm9
	vfmadd231ps zmm25,zmm29,zmm15
	vfmadd231ps zmm23,zmm29,zmm21
	vmovups zmm29,ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm28,zmm29,zmm9
	vfmadd231ps zmm26,zmm29,zmm15
	vfmadd231ps zmm24,zmm29,zmm21
	vmovups zmm29,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm29,zmm10
	vfmadd231ps zmm25,zmm29,zmm16
	vfmadd231ps zmm23,zmm29,zmm22
	vmovups zmm29,ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm28,zmm29,zmm10
	vfmadd231ps zmm26,zmm29,zmm16
	vfmadd231ps zmm24,zmm29,zmm22
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmovups zmm29,ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm29,zmm11
	vfmadd231ps zmm25,zmm29,zmm17
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm28,zmm29,zmm11
	vfmadd231ps zmm26,zmm29,zmm17
	vmovups zmm29,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm29,zmm12
	vfmadd231ps zmm25,zmm29,zmm18
	vmovups zmm29,ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm28,zmm29,zmm12
	vfmadd231ps zmm26,zmm29,zmm18
	vmovups zmm29,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm29,zmm13
	vfmadd231ps zmm25,zmm29,zmm19
	vmovups zmm29,ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm28,zmm29,zmm13
	vfmadd231ps zmm26,zmm29,zmm19
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm29,DWORD PTR [r11]
	vshufps zmm30,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vaddps zmm30,zmm30,zmm23
	vmovdqa32 zmm23,ZMMWORD PTR [rip+0x0]
	vpermps zmm23,zmm23,zmm30
	vmaxps zmm23,zmm29,zmm23
	vmovups ZMMWORD PTR [r10],zmm23
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm23,zmm25
	vmovaps zmm24,zmm26
	vmovaps zmm25,zmm27
	vmovaps zmm26,zmm28
	vbroadcastss zmm27,DWORD PTR [rcx]
	vpxord zmm28,zmm28,zmm28
	vunpcklps zmm28,zmm27,zmm28
	vmovaps zmm27,zmm28
	vmovaps zmm28,zmm28
	dec    rbx
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0x3c6>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x779>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x656>
	vmovups zmm29,ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm29,zmm8
	vfmadd231ps zmm25,zmm29,zmm14
	vfmadd231ps zmm23,zmm29,zmm20
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm28,zmm29,zmm8
	vfmadd231ps zmm26,zmm29,zmm14
	vfmadd231ps zmm24,zmm29,zmm20
	vmovups zmm29,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm29,zmm9
	vfmadd231ps zmm25,zmm29,zmm15
	vfmadd231ps zmm23,zmm29,zmm21
	vmovups zmm29,ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm28,zmm29,zmm9
	vfmadd231ps zmm26,zmm29,zmm15
	vfmadd231ps zmm24,zmm29,zmm21
	vmovups zmm29,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm29,zmm10
	vfmadd231ps zmm25,zmm29,zmm16
	vfmadd231ps zmm23,zmm29,zmm22
	vmovups zmm29,ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm28,zmm29,zmm10
	vfmadd231ps zmm26,zmm29,zmm16
	vfmadd231ps zmm24,zmm29,zmm22
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x6f0>
	vmovups zmm29,ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm29,zmm11
	vfmadd231ps zmm25,zmm29,zmm17
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm28,zmm29,zmm11
	vfmadd231ps zmm26,zmm29,zmm17
	vmovups zmm29,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm29,zmm12
	vfmadd231ps zmm25,zmm29,zmm18
	vmovups zmm29,ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm28,zmm29,zmm12
	vfmadd231ps zmm26,zmm29,zmm18
	vmovups zmm29,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm29,zmm13
	vfmadd231ps zmm25,zmm29,zmm19
	vmovups zmm29,ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm28,zmm29,zmm13
	vfmadd231ps zmm26,zmm29,zmm19
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm29,DWORD PTR [r11]
	vshufps zmm30,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vaddps zmm30,zmm30,zmm23
	vmovdqa32 zmm23,ZMMWORD PTR [rip+0x0]
	vpermps zmm23,zmm23,zmm30
	vmaxps zmm23,zmm29,zmm23
	vmovups ZMMWORD PTR [r10],zmm23
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm23,zmm25
	vmovaps zmm24,zmm26
	vmovaps zmm25,zmm27
	vmovaps zmm26,zmm28
	vbroadcastss zmm27,DWORD PTR [rcx]
	vpxord zmm28,zmm28,zmm28
	vunpcklps zmm28,zmm27,zmm28
	vmovaps zmm27,zmm28
	vmovaps zmm28,zmm28
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0x59b>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0xf>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
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

<nnp_depthwise_5x5_by_2_edge__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x68]
	kmovw  k1,eax
	mov    r10,rax
	shr    r10,0x2
	kmovw  k2,r10d
	mov    r10,rax
	shr    r10,0x3
	kmovw  k3,r10d
	mov    r10,rax
	shr    r10,0x10
	kmovw  k4,r10d
	mov    r10,rax
	shr    r10,0x12
	kmovw  k5,r10d
	mov    rax,rax
	shr    rax,0x13
	kmovw  k6,eax
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x7e0>
	vbroadcastss zmm8,DWORD PTR [rdx]
	vbroadcastss zmm9,DWORD PTR [rdx+0x4]
	vunpcklps zmm8,zmm8,zmm9
	vbroadcastss zmm9,DWORD PTR [rdx+0x8]
	vbroadcastss zmm10,DWORD PTR [rdx+0xc]
	vunpcklps zmm9,zmm9,zmm10
	vpxord zmm10,zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rdx+0x10]
	vunpcklps zmm10,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [rdx+0x14]
	vbroadcastss zmm12,DWORD PTR [rdx+0x18]
	vunpcklps zmm11,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm13,DWORD PTR [rdx+0x20]
	vunpcklps zmm12,zmm12,zmm13
	vpxord zmm13,zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rdx+0x24]
	vunpcklps zmm13,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rdx+0x28]
	vbroadcastss zmm15,DWORD PTR [rdx+0x2c]
	vunpcklps zmm14,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [rdx+0x30]
	vbroadcastss zmm16,DWORD PTR [rdx+0x34]
	vunpcklps zmm15,zmm15,zmm16
	vpxord zmm16,zmm16,zmm16
	vbroadcastss zmm17,DWORD PTR [rdx+0x38]
	vunpcklps zmm16,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rdx+0x3c]
	vbroadcastss zmm18,DWORD PTR [rdx+0x40]
	vunpcklps zmm17,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0x44]
	vbroadcastss zmm19,DWORD PTR [rdx+0x48]
	vunpcklps zmm18,zmm18,zmm19
	vpxord zmm19,zmm19,zmm19
	vbroadcastss zmm20,DWORD PTR [rdx+0x4c]
	vunpcklps zmm19,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x50]
	vbroadcastss zmm21,DWORD PTR [rdx+0x54]
	vunpcklps zmm20,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [rdx+0x58]
	vbroadcastss zmm22,DWORD PTR [rdx+0x5c]
	vunpcklps zmm21,zmm21,zmm22
	vpxord zmm22,zmm22,zmm22
	vbroadcastss zmm23,DWORD PTR [rdx+0x60]
	vunpcklps zmm22,zmm22,zmm23
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vbroadcastss zmm23,DWORD PTR [rcx]
	vpxord zmm24,zmm24,zmm24
	vunpcklps zmm24,zmm23,zmm24
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm24
	vbroadcastss zmm25,DWORD PTR [rcx]
	vpxord zmm26,zmm26,zmm26
	vunpcklps zmm26,zmm25,zmm26
	vmovaps zmm25,zmm26
	vmovaps zmm26,zmm26
	vbroadcastss zmm27,DWORD PTR [rcx]
	vpxord zmm28,zmm28,zmm28
	vunpcklps zmm28,zmm27,zmm28
	vmovaps zmm27,zmm28
	vmovaps zmm28,zmm28
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x3fc>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x2d0>
	vmovups zmm29{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm29,zmm8
	vfmadd231ps zmm25,zmm29,zmm14
	vfmadd231ps zmm23,zmm29,zmm20
	vmovups zmm29{k4}{z},ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm28,zmm29,zmm8
	vfmadd231ps zmm26,zmm29,zmm14
	vfmadd231ps zmm24,zmm29,zmm20
	vmovups zmm29{k2}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm29,zmm9
	vfmadd231ps zmm25,zmm29,zmm15
	vfmadd231ps zmm23,zmm29,zmm21
	vmovups zmm29{k5}{z},ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm28,zmm29,zmm9
	vfmadd231ps zmm26,zmm29,zmm15
	vfmadd231ps zmm24,zmm29,zmm21
	vmovups zmm29{k3}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm29,zmm10
	vfmadd231ps zmm25,zmm29,zmm16
	vfmadd231ps zmm23,zmm29,zmm22
	vmovups zmm29{k6}{z},ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm28,zmm29,zmm10
	vfmadd231ps zmm26,zmm29,zmm16
	vfmadd231ps zmm24,zmm29,zmm22
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x36a>
	vmovups zmm29{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm29,zmm11
	vfmadd231ps zmm25,zmm29,zmm17
	vmovups zmm29{k4}{z},ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm28,zmm29,zmm11
	vfmadd231ps zmm26,zmm29,zmm17
	vmovups zmm29{k2}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm29,zmm12
	vfmadd231ps zmm25,zmm29,zmm18
	vmovups zmm29{k5}{z},ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm28,zmm29,zmm12
	vfmadd231ps zmm26,zmm29,zmm18
	vmovups zmm29{k3}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm29,zmm13
	vfmadd231ps zmm25,zmm29,zmm19
	vmovups zmm29{k6}{z},ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm28,zmm29,zmm13
	vfmadd231ps zmm26,zmm29,zmm19
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x3ba>
	vbroadcastss zmm29,DWORD PTR [r11]
	vshufps zmm30,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vaddps zmm30,zmm30,zmm23
	vmovdqa32 zmm23,ZMMWORD PTR [rip+0x0]
	vpermps zmm23,zmm23,zmm30
	vmaxps zmm23,zmm29,zmm23
	vmovups ZMMWORD PTR [r10],zmm23
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm23,zmm25
	vmovaps zmm24,zmm26
	vmovaps zmm25,zmm27
	vmovaps zmm26,zmm28
	vbroadcastss zmm27,DWORD PTR [rcx]
	vpxord zmm28,zmm28,zmm28
	vunpcklps zmm28,zmm27,zmm28
	vmovaps zmm27,zmm28
	vmovaps zmm28,zmm28
	dec    r12
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x215>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x5cd>
	vmovups zmm29{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm29,zmm8
	vfmadd231ps zmm25,zmm29,zmm14
	vfmadd231ps zmm23,zmm29,zmm20
	vmovups zmm29{k4}{z},ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm28,zmm29,zmm8
	vfmadd231ps zmm26,zmm29,zmm14
	vfmadd231ps zmm24,zmm29,zmm20
	vmovups zmm29{k2}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm29,zmm9
	vfmadd231ps zmm25,zmm29,zmm15
	vfmadd231ps zmm23,zmm29,zmm21
	vmovups zmm29{k5}{z},ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm28,zmm29,zmm9
	vfmadd231ps zmm26,zmm29,zmm15
	vfmadd231ps zmm24,zmm29,zmm21
	vmovups zmm29{k3}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm29,zmm10
	vfmadd231ps zmm25,zmm29,zmm16
	vfmadd231ps zmm23,zmm29,zmm22
	vmovups zmm29{k6}{z},ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm28,zmm29,zmm10
	vfmadd231ps zmm26,zmm29,zmm16
	vfmadd231ps zmm24,zmm29,zmm22
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmovups zmm29{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm29,zmm11
	vfmadd231ps zmm25,zmm29,zmm17
	vmovups zmm29{k4}{z},ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm28,zmm29,zmm11
	vfmadd231ps zmm26,zmm29,zmm17
	vmovups zmm29{k2}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm29,zmm12
	vfmadd231ps zmm25,zmm29,zmm18
	vmovups zmm29{k5}{z},ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm28,zmm29,zmm12
	vfmadd231ps zmm26,zmm29,zmm18
	vmovups zmm29{k3}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm29,zmm13
	vfmadd231ps zmm25,zmm29,zmm19
	vmovups zmm29{k6}{z},ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm28,zmm29,zmm13
	vfmadd231ps zmm26,zmm29,zmm19
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm29,DWORD PTR [r11]
	vshufps zmm30,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vaddps zmm30,zmm30,zmm23
	vmovdqa32 zmm23,ZMMWORD PTR [rip+0x0]
	vpermps zmm23,zmm23,zmm30
	vmaxps zmm23,zmm29,zmm23
	vmovups ZMMWORD PTR [r10],zmm23
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm23,zmm25
	vmovaps zmm24,zmm26
	vmovaps zmm25,zmm27
	vmovaps zmm26,zmm28
	vbroadcastss zmm27,DWORD PTR [rcx]
	vpxord zmm28,zmm28,zmm28
	vunpcklps zmm28,zmm27,zmm28
	vmovaps zmm27,zmm28
	vmovaps zmm28,zmm28
	dec    rbx
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x409>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x7bc>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x699>
	vmovups zmm29{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm29,zmm8
	vfmadd231ps zmm25,zmm29,zmm14
	vfmadd231ps zmm23,zmm29,zmm20
	vmovups zmm29{k4}{z},ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm28,zmm29,zmm8
	vfmadd231ps zmm26,zmm29,zmm14
	vfmadd231ps zmm24,zmm29,zmm20
	vmovups zmm29{k2}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm29,zmm9
	vfmadd231ps zmm25,zmm29,zmm15
	vfmadd231ps zmm23,zmm29,zmm21
	vmovups zmm29{k5}{z},ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm28,zmm29,zmm9
	vfmadd231ps zmm26,zmm29,zmm15
	vfmadd231ps zmm24,zmm29,zmm21
	vmovups zmm29{k3}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm29,zmm10
	vfmadd231ps zmm25,zmm29,zmm16
	vfmadd231ps zmm23,zmm29,zmm22
	vmovups zmm29{k6}{z},ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm28,zmm29,zmm10
	vfmadd231ps zmm26,zmm29,zmm16
	vfmadd231ps zmm24,zmm29,zmm22
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x733>
	vmovups zmm29{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm29,zmm11
	vfmadd231ps zmm25,zmm29,zmm17
	vmovups zmm29{k4}{z},ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm28,zmm29,zmm11
	vfmadd231ps zmm26,zmm29,zmm17
	vmovups zmm29{k2}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm29,zmm12
	vfmadd231ps zmm25,zmm29,zmm18
	vmovups zmm29{k5}{z},ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm28,zmm29,zmm12
	vfmadd231ps zmm26,zmm29,zmm18
	vmovups zmm29{k3}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm29,zmm13
	vfmadd231ps zmm25,zmm29,zmm19
	vmovups zmm29{k6}{z},ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm28,zmm29,zmm13
	vfmadd231ps zmm26,zmm29,zmm19
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm29,DWORD PTR [r11]
	vshufps zmm30,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vaddps zmm30,zmm30,zmm23
	vmovdqa32 zmm23,ZMMWORD PTR [rip+0x0]
	vpermps zmm23,zmm23,zmm30
	vmaxps zmm23,zmm29,zmm23
	vmovups ZMMWORD PTR [r10],zmm23
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm23,zmm25
	vmovaps zmm24,zmm26
	vmovaps zmm25,zmm27
	vmovaps zmm26,zmm28
	vbroadcastss zmm27,DWORD PTR [rcx]
	vpxord zmm28,zmm28,zmm28
	vunpcklps zmm28,zmm27,zmm28
	vmovaps zmm27,zmm28
	vmovaps zmm28,zmm28
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x5de>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x52>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_depthwise_5x5_by_2_rows__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vbroadcastss zmm8,DWORD PTR [rcx]
	vpxord zmm9,zmm9,zmm9
	vunpcklps zmm8,zmm8,zmm9
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vbroadcastss zmm9,DWORD PTR [rdx]
	vbroadcastss zmm10,DWORD PTR [rdx+0x4]
	vunpcklps zmm11,zmm9,zmm10
	vbroadcastss zmm9,DWORD PTR [rdx+0x14]
	vbroadcastss zmm10,DWORD PTR [rdx+0x18]
	vunpcklps zmm12,zmm9,zmm10
	vbroadcastss zmm9,DWORD PTR [rdx+0x28]
	vbroadcastss zmm10,DWORD PTR [rdx+0x2c]
	vunpcklps zmm13,zmm9,zmm10
	vbroadcastss zmm9,DWORD PTR [rdx+0x3c]
	vbroadcastss zmm10,DWORD PTR [rdx+0x40]
	vunpcklps zmm14,zmm9,zmm10
	vbroadcastss zmm9,DWORD PTR [rdx+0x50]
	vbroadcastss zmm10,DWORD PTR [rdx+0x54]
	vunpcklps zmm15,zmm9,zmm10
	vbroadcastss zmm9,DWORD PTR [rdx+0x8]
	vbroadcastss zmm10,DWORD PTR [rdx+0xc]
	vunpcklps zmm16,zmm9,zmm10
	vbroadcastss zmm9,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm10,DWORD PTR [rdx+0x20]
	vunpcklps zmm17,zmm9,zmm10
	vbroadcastss zmm9,DWORD PTR [rdx+0x30]
	vbroadcastss zmm10,DWORD PTR [rdx+0x34]
	vunpcklps zmm18,zmm9,zmm10
	vbroadcastss zmm9,DWORD PTR [rdx+0x44]
	vbroadcastss zmm10,DWORD PTR [rdx+0x48]
	vunpcklps zmm19,zmm9,zmm10
	vbroadcastss zmm9,DWORD PTR [rdx+0x58]
	vbroadcastss zmm10,DWORD PTR [rdx+0x5c]
	vunpcklps zmm20,zmm9,zmm10
	vpxord zmm9,zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rdx+0x10]
	vunpcklps zmm21,zmm9,zmm10
	vpxord zmm9,zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rdx+0x24]
	vunpcklps zmm22,zmm9,zmm10
	vpxord zmm9,zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rdx+0x38]
	vunpcklps zmm23,zmm9,zmm10
	vpxord zmm9,zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rdx+0x4c]
	vunpcklps zmm24,zmm9,zmm10
	vpxord zmm9,zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rdx+0x60]
	vunpcklps zmm25,zmm9,zmm10
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2_rows__x86_64_avx512+0x6ae>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	mov    rcx,QWORD PTR [rsi+0x20]
	mov    rdx,QWORD PTR [rsi+0x30]
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	mov    rbx,QWORD PTR [r8+0x18]
	kmovw  k1,ebx
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm26,zmm11
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vfmadd231ps zmm9,zmm26,zmm12
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm26,zmm13
	vmovups zmm26{k1}{z},ZMMWORD PTR [r9]
	vfmadd231ps zmm9,zmm26,zmm14
	vmovups zmm26{k1}{z},ZMMWORD PTR [rcx]
	vfmadd231ps zmm9,zmm26,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [r9+0x40]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rcx+0x40]
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [r10+0x8]
	vfmadd231ps zmm9,zmm18,ZMMWORD PTR [r11+0x8]
	vfmadd231ps zmm9,zmm19,ZMMWORD PTR [r9+0x8]
	vfmadd231ps zmm9,zmm20,ZMMWORD PTR [rcx+0x8]
	vfmadd231ps zmm10,zmm16,ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm10,zmm17,ZMMWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm18,ZMMWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm19,ZMMWORD PTR [r9+0x48]
	vfmadd231ps zmm10,zmm20,ZMMWORD PTR [rcx+0x48]
	vfmadd231ps zmm9,zmm21,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm9,zmm22,ZMMWORD PTR [r10+0xc]
	vfmadd231ps zmm9,zmm23,ZMMWORD PTR [r11+0xc]
	vfmadd231ps zmm9,zmm24,ZMMWORD PTR [r9+0xc]
	vfmadd231ps zmm9,zmm25,ZMMWORD PTR [rcx+0xc]
	vfmadd231ps zmm10,zmm21,ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm10,zmm22,ZMMWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm23,ZMMWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm24,ZMMWORD PTR [r9+0x4c]
	vfmadd231ps zmm10,zmm25,ZMMWORD PTR [rcx+0x4c]
	mov    rbx,rdx
	mov    rbp,QWORD PTR [r8]
	lea    r12,[r8+0x28]
	vbroadcastss zmm26,DWORD PTR [r12]
	vshufps zmm27,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vaddps zmm27,zmm27,zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm27
	vmaxps zmm9,zmm26,zmm9
	vmovups ZMMWORD PTR [rbx],zmm9
	lea    rbx,[rbx+rbp*4]
	add    rax,0x80
	add    r10,0x80
	add    r11,0x80
	add    r9,0x80
	add    rcx,0x80
	add    rdx,0x40
	mov    rbx,QWORD PTR [r8+0x8]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_by_2_rows__x86_64_avx512+0x4a8>
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [r10]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [r9]
	vfmadd231ps zmm9,zmm15,ZMMWORD PTR [rcx]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [r9+0x40]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rcx+0x40]
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [r10+0x8]
	vfmadd231ps zmm9,zmm18,ZMMWORD PTR [r11+0x8]
	vfmadd231ps zmm9,zmm19,ZMMWORD PTR [r9+0x8]
	vfmadd231ps zmm9,zmm20,ZMMWORD PTR [rcx+0x8]
	vfmadd231ps zmm10,zmm16,ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm10,zmm17,ZMMWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm18,ZMMWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm19,ZMMWORD PTR [r9+0x48]
	vfmadd231ps zmm10,zmm20,ZMMWORD PTR [rcx+0x48]
	vfmadd231ps zmm9,zmm21,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm9,zmm22,ZMMWORD PTR [r10+0xc]
	vfmadd231ps zmm9,zmm23,ZMMWORD PTR [r11+0xc]
	vfmadd231ps zmm9,zmm24,ZMMWORD PTR [r9+0xc]
	vfmadd231ps zmm9,zmm25,ZMMWORD PTR [rcx+0xc]
	vfmadd231ps zmm10,zmm21,ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm10,zmm22,ZMMWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm23,ZMMWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm24,ZMMWORD PTR [r9+0x4c]
	vfmadd231ps zmm10,zmm25,ZMMWORD PTR [rcx+0x4c]
	mov    rbp,rdx
	mov    r12,QWORD PTR [r8]
	lea    r13,[r8+0x28]
	vbroadcastss zmm26,DWORD PTR [r13+0x0]
	vshufps zmm27,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vaddps zmm27,zmm27,zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm27
	vmaxps zmm9,zmm26,zmm9
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	lea    rbp,[rbp+r12*4+0x0]
	add    rax,0x80
	add    r10,0x80
	add    r11,0x80
	add    r9,0x80
	add    rcx,0x80
	add    rdx,0x40
	dec    rbx
	jne    <nnp_depthwise_5x5_by_2_rows__x86_64_avx512+0x31d>
	mov    rbx,QWORD PTR [r8+0x10]
	mov    rbp,rbx
	neg    rbp
	lea    rdx,[rdx+rbp*4]
	mov    rbx,rbx
	shl    rbx,1
	mov    rbp,rbx
	neg    rbp
	lea    rax,[rax+rbp*4]
	mov    rbp,rbx
	neg    rbp
	lea    r10,[r10+rbp*4]
	mov    rbp,rbx
	neg    rbp
	lea    r11,[r11+rbp*4]
	mov    rbp,rbx
	neg    rbp
	lea    r9,[r9+rbp*4]
	mov    rbx,rbx
	neg    rbx
	lea    rcx,[rcx+rbx*4]
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [r10]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [r9]
	vfmadd231ps zmm9,zmm15,ZMMWORD PTR [rcx]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rax+0x40]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [r9+0x40]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rcx+0x40]
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [r10+0x8]
	vfmadd231ps zmm9,zmm18,ZMMWORD PTR [r11+0x8]
	vfmadd231ps zmm9,zmm19,ZMMWORD PTR [r9+0x8]
	vfmadd231ps zmm9,zmm20,ZMMWORD PTR [rcx+0x8]
	mov    rbx,QWORD PTR [r8+0x20]
	mov    rbx,rbx
	shr    rbx,0x12
	kmovw  k1,ebx
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax+0x48]
	vfmadd231ps zmm10,zmm26,zmm16
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm26,zmm17
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm26,zmm18
	vmovups zmm26{k1}{z},ZMMWORD PTR [r9+0x48]
	vfmadd231ps zmm10,zmm26,zmm19
	vmovups zmm26{k1}{z},ZMMWORD PTR [rcx+0x48]
	vfmadd231ps zmm10,zmm26,zmm20
	vfmadd231ps zmm9,zmm21,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm9,zmm22,ZMMWORD PTR [r10+0xc]
	vfmadd231ps zmm9,zmm23,ZMMWORD PTR [r11+0xc]
	vfmadd231ps zmm9,zmm24,ZMMWORD PTR [r9+0xc]
	vfmadd231ps zmm9,zmm25,ZMMWORD PTR [rcx+0xc]
	mov    rbx,QWORD PTR [r8+0x20]
	mov    rbx,rbx
	shr    rbx,0x13
	kmovw  k1,ebx
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax+0x4c]
	vfmadd231ps zmm10,zmm26,zmm21
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm26,zmm22
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm26,zmm23
	vmovups zmm26{k1}{z},ZMMWORD PTR [r9+0x4c]
	vfmadd231ps zmm10,zmm26,zmm24
	vmovups zmm26{k1}{z},ZMMWORD PTR [rcx+0x4c]
	vfmadd231ps zmm10,zmm26,zmm25
	mov    rax,rdx
	mov    r10,QWORD PTR [r8]
	lea    r11,[r8+0x28]
	vbroadcastss zmm26,DWORD PTR [r11]
	vshufps zmm27,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vaddps zmm27,zmm27,zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm27
	vmaxps zmm9,zmm26,zmm9
	vmovups ZMMWORD PTR [rax],zmm9
	lea    rax,[rax+r10*4]
	add    rsi,0x38
	dec    rdi
	jne    <nnp_depthwise_5x5_by_2_rows__x86_64_avx512+0x153>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
