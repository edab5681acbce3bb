<nnp_depthwise_3x3__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_3x3__x86_64_avx512+0x2c7>
	vbroadcastss zmm8,DWORD PTR [rdx]
	vbroadcastss zmm9,DWORD PTR [rdx+0x4]
	vbroadcastss zmm10,DWORD PTR [rdx+0x8]
	vbroadcastss zmm11,DWORD PTR [rdx+0xc]
	vbroadcastss zmm12,DWORD PTR [rdx+0x10]
	vbroadcastss zmm13,DWORD PTR [rdx+0x14]
	vbroadcastss zmm14,DWORD PTR [rdx+0x18]
	vbroadcastss zmm15,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm16,DWORD PTR [rdx+0x20]
	vbroadcastss zmm17,DWORD PTR [rcx]
	vbroadcastss zmm18,DWORD PTR [rcx]
	vbroadcastss zmm19,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3__x86_64_avx512+0x134>
	test   bl,0x1
	je     <nnp_depthwise_3x3__x86_64_avx512+0xe4>
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
	je     <nnp_depthwise_3x3__x86_64_avx512+0x110>
	vbroadcastss zmm20,DWORD PTR [r11]
	vmaxps zmm20,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm20
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
	jne    <nnp_depthwise_3x3__x86_64_avx512+0x7e>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3__x86_64_avx512+0x1e5>
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
	vmaxps zmm20,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm20
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm17,zmm18
	vmovaps zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [rcx]
	vmovaps zmm19,zmm19
	dec    rbx
	jne    <nnp_depthwise_3x3__x86_64_avx512+0x141>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3__x86_64_avx512+0x2a3>
	test   bl,0x1
	je     <nnp_depthwise_3x3__x86_64_avx512+0x25c>
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
	vmaxps zmm20,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm20
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm17,zmm18
	vmovaps zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [rcx]
	vmovaps zmm19,zmm19
	dec    rbp
	jne    <nnp_depthwise_3x3__x86_64_avx512+0x1f6>
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
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x2e5>
	vbroadcastss zmm8,DWORD PTR [rdx]
	vbroadcastss zmm9,DWORD PTR [rdx+0x4]
	vbroadcastss zmm10,DWORD PTR [rdx+0x8]
	vbroadcastss zmm11,DWORD PTR [rdx+0xc]
	vbroadcastss zmm12,DWORD PTR [rdx+0x10]
	vbroadcastss zmm13,DWORD PTR [rdx+0x14]
	vbroadcastss zmm14,DWORD PTR [rdx+0x18]
	vbroadcastss zmm15,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm16,DWORD PTR [rdx+0x20]
	vbroadcastss zmm17,DWORD PTR [rcx]
	vbroadcastss zmm18,DWORD PTR [rcx]
	vbroadcastss zmm19,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x152>
	test   bl,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x102>
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
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x12e>
	vbroadcastss zmm20,DWORD PTR [r11]
	vmaxps zmm20,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm20
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
	jne    <nnp_depthwise_3x3_edge__x86_64_avx512+0x9c>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x203>
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
	vmaxps zmm20,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm20
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm17,zmm18
	vmovaps zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [rcx]
	vmovaps zmm19,zmm19
	dec    rbx
	jne    <nnp_depthwise_3x3_edge__x86_64_avx512+0x15f>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x2c1>
	test   bl,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x27a>
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
	vmaxps zmm20,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm20
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm17,zmm18
	vmovaps zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [rcx]
	vmovaps zmm19,zmm19
	dec    rbp
	jne    <nnp_depthwise_3x3_edge__x86_64_avx512+0x214>
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

<nnp_depthwise_3x3_by_2__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x441>
	vbroadcastss zmm8,DWORD PTR [rdx]
	vbroadcastss zmm9,DWORD PTR [rdx+0x4]
	vbroadcastss zmm10,DWORD PTR [rdx+0x8]
	vbroadcastss zmm11,DWORD PTR [rdx+0xc]
	vbroadcastss zmm12,DWORD PTR [rdx+0x10]
	vbroadcastss zmm13,DWORD PTR [rdx+0x14]
	vbroadcastss zmm14,DWORD PTR [rdx+0x18]
	vbroadcastss zmm15,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm16,DWORD PTR [rdx+0x20]
	vbroadcastss zmm17,DWORD PTR [rcx]
	vbroadcastss zmm18,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x1b1>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0xef>
	vmovups zmm19,ZMMWORD PTR [rax]
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm8
	vfmadd231ps zmm17,zmm21,zmm14
	vfmadd231ps zmm18,zmm19,zmm9
	vfmadd231ps zmm17,zmm19,zmm15
	vmovups zmm19,ZMMWORD PTR [rax+0x8]
	vmovups zmm20,ZMMWORD PTR [rax+0x48]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm10
	vfmadd231ps zmm17,zmm21,zmm16
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x157>
	vmovups zmm19,ZMMWORD PTR [rax]
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm11
	vfmadd231ps zmm18,zmm19,zmm12
	vmovups zmm19,ZMMWORD PTR [rax+0x8]
	vmovups zmm20,ZMMWORD PTR [rax+0x48]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm13
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x193>
	vbroadcastss zmm19,DWORD PTR [r11]
	vmovdqa32 zmm20,ZMMWORD PTR [rip+0x0]
	vpermps zmm17,zmm20,zmm17
	vmaxps zmm19,zmm19,zmm17
	vmovups ZMMWORD PTR [r10],zmm19
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rcx]
	vmovaps zmm18,zmm18
	dec    r12
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx512+0x78>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x2dc>
	vmovups zmm19,ZMMWORD PTR [rax]
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm8
	vfmadd231ps zmm17,zmm21,zmm14
	vfmadd231ps zmm18,zmm19,zmm9
	vfmadd231ps zmm17,zmm19,zmm15
	vmovups zmm19,ZMMWORD PTR [rax+0x8]
	vmovups zmm20,ZMMWORD PTR [rax+0x48]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm10
	vfmadd231ps zmm17,zmm21,zmm16
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmovups zmm19,ZMMWORD PTR [rax]
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm11
	vfmadd231ps zmm18,zmm19,zmm12
	vmovups zmm19,ZMMWORD PTR [rax+0x8]
	vmovups zmm20,ZMMWORD PTR [rax+0x48]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm13
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm19,DWORD PTR [r11]
	vmovdqa32 zmm20,ZMMWORD PTR [rip+0x0]
	vpermps zmm17,zmm20,zmm17
	vmaxps zmm19,zmm19,zmm17
	vmovups ZMMWORD PTR [r10],zmm19
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rcx]
	vmovaps zmm18,zmm18
	dec    rbx
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx512+0x1be>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x41d>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x364>
	vmovups zmm19,ZMMWORD PTR [rax]
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm8
	vfmadd231ps zmm17,zmm21,zmm14
	vfmadd231ps zmm18,zmm19,zmm9
	vfmadd231ps zmm17,zmm19,zmm15
	vmovups zmm19,ZMMWORD PTR [rax+0x8]
	vmovups zmm20,ZMMWORD PTR [rax+0x48]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm10
	vfmadd231ps zmm17,zmm21,zmm16
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x3cc>
	vmovups zmm19,ZMMWORD PTR [rax]
	vmovups zmm20,ZMMWORD PTR [rax+0x40]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm11
	vfmadd231ps zmm18,zmm19,zmm12
	vmovups zmm19,ZMMWORD PTR [rax+0x8]
	vmovups zmm20,ZMMWORD PTR [rax+0x48]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm13
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm19,DWORD PTR [r11]
	vmovdqa32 zmm20,ZMMWORD PTR [rip+0x0]
	vpermps zmm17,zmm20,zmm17
	vmaxps zmm19,zmm19,zmm17
	vmovups ZMMWORD PTR [r10],zmm19
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rcx]
	vmovaps zmm18,zmm18
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx512+0x2ed>
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

<nnp_depthwise_3x3_by_2_edge__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x68]
	kmovw  k1,eax
	mov    r10,rax
	shr    r10,0x10
	kmovw  k2,r10d
	mov    r10,rax
	shr    r10,0x2
	kmovw  k3,r10d
	mov    rax,rax
	shr    rax,0x12
	kmovw  k4,eax
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x46c>
	vbroadcastss zmm8,DWORD PTR [rdx]
	vbroadcastss zmm9,DWORD PTR [rdx+0x4]
	vbroadcastss zmm10,DWORD PTR [rdx+0x8]
	vbroadcastss zmm11,DWORD PTR [rdx+0xc]
	vbroadcastss zmm12,DWORD PTR [rdx+0x10]
	vbroadcastss zmm13,DWORD PTR [rdx+0x14]
	vbroadcastss zmm14,DWORD PTR [rdx+0x18]
	vbroadcastss zmm15,DWORD PTR [rdx+0x1c]
	vbroadcastss zmm16,DWORD PTR [rdx+0x20]
	vbroadcastss zmm17,DWORD PTR [rcx]
	vbroadcastss zmm18,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x1dc>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x11a>
	vmovups zmm19{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm8
	vfmadd231ps zmm17,zmm21,zmm14
	vfmadd231ps zmm18,zmm19,zmm9
	vfmadd231ps zmm17,zmm19,zmm15
	vmovups zmm19{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm20{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm10
	vfmadd231ps zmm17,zmm21,zmm16
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x182>
	vmovups zmm19{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm11
	vfmadd231ps zmm18,zmm19,zmm12
	vmovups zmm19{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm20{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm13
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x1be>
	vbroadcastss zmm19,DWORD PTR [r11]
	vmovdqa32 zmm20,ZMMWORD PTR [rip+0x0]
	vpermps zmm17,zmm20,zmm17
	vmaxps zmm19,zmm19,zmm17
	vmovups ZMMWORD PTR [r10],zmm19
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rcx]
	vmovaps zmm18,zmm18
	dec    r12
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0xa3>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x307>
	vmovups zmm19{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm8
	vfmadd231ps zmm17,zmm21,zmm14
	vfmadd231ps zmm18,zmm19,zmm9
	vfmadd231ps zmm17,zmm19,zmm15
	vmovups zmm19{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm20{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm10
	vfmadd231ps zmm17,zmm21,zmm16
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm11
	vfmadd231ps zmm18,zmm19,zmm12
	vmovups zmm19{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm20{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm13
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm19,DWORD PTR [r11]
	vmovdqa32 zmm20,ZMMWORD PTR [rip+0x0]
	vpermps zmm17,zmm20,zmm17
	vmaxps zmm19,zmm19,zmm17
	vmovups ZMMWORD PTR [r10],zmm19
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rcx]
	vmovaps zmm18,zmm18
	dec    rbx
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x1e9>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x448>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x38f>
	vmovups zmm19{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm8
	vfmadd231ps zmm17,zmm21,zmm14
	vfmadd231ps zmm18,zmm19,zmm9
	vfmadd231ps zmm17,zmm19,zmm15
	vmovups zmm19{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm20{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm10
	vfmadd231ps zmm17,zmm21,zmm16
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x3f7>
	vmovups zmm19{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm11
	vfmadd231ps zmm18,zmm19,zmm12
	vmovups zmm19{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm20{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm18,zmm21,zmm13
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm19,DWORD PTR [r11]
	vmovdqa32 zmm20,ZMMWORD PTR [rip+0x0]
	vpermps zmm17,zmm20,zmm17
	vmaxps zmm19,zmm19,zmm17
	vmovups ZMMWORD PTR [r10],zmm19
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rcx]
	vmovaps zmm18,zmm18
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x318>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x3a>
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

<nnp_depthwise_5x5__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_5x5__x86_64_avx512+0x4cb>
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
	vbroadcastss zmm6,DWORD PTR [rcx]
	vbroadcastss zmm5,DWORD PTR [rcx]
	vbroadcastss zmm4,DWORD PTR [rcx]
	vbroadcastss zmm3,DWORD PTR [rcx]
	vbroadcastss zmm2,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5__x86_64_avx512+0x234>
	test   bl,0x1
	je     <nnp_depthwise_5x5__x86_64_avx512+0x1d8>
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
	je     <nnp_depthwise_5x5__x86_64_avx512+0x204>
	vbroadcastss zmm1,DWORD PTR [r11]
	vmaxps zmm1,zmm1,zmm6
	vmovups ZMMWORD PTR [r10],zmm1
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
	jne    <nnp_depthwise_5x5__x86_64_avx512+0xfa>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5__x86_64_avx512+0x365>
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
	vmaxps zmm1,zmm1,zmm6
	vmovups ZMMWORD PTR [r10],zmm1
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
	jne    <nnp_depthwise_5x5__x86_64_avx512+0x241>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5__x86_64_avx512+0x4a7>
	test   bl,0x1
	je     <nnp_depthwise_5x5__x86_64_avx512+0x454>
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
	vmaxps zmm1,zmm1,zmm6
	vmovups ZMMWORD PTR [r10],zmm1
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
	jne    <nnp_depthwise_5x5__x86_64_avx512+0x376>
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
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x547>
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
	vbroadcastss zmm28,DWORD PTR [rcx]
	vbroadcastss zmm29,DWORD PTR [rcx]
	vbroadcastss zmm30,DWORD PTR [rcx]
	vbroadcastss zmm31,DWORD PTR [rcx]
	vbroadcastss zmm7,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x26a>
	test   bl,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x20e>
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
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x23a>
	vbroadcastss zmm6,DWORD PTR [r11]
	vmaxps zmm6,zmm6,zmm28
	vmovups ZMMWORD PTR [r10],zmm6
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
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x10d>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x3be>
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
	vmaxps zmm6,zmm6,zmm28
	vmovups ZMMWORD PTR [r10],zmm6
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
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x277>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x523>
	test   bl,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x4d0>
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
	vmaxps zmm6,zmm6,zmm28
	vmovups ZMMWORD PTR [r10],zmm6
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
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x3cf>
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

<nnp_depthwise_5x5_by_2__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x6d3>
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
	vbroadcastss zmm7,DWORD PTR [rcx]
	vbroadcastss zmm6,DWORD PTR [rcx]
	vbroadcastss zmm5,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x2d9>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x1c1>
	vmovups zmm4,ZMMWORD PTR [rax]
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm8
	vfmadd231ps zmm6,zmm2,zmm18
	vfmadd231ps zmm7,zmm2,zmm28
	vfmadd231ps zmm5,zmm4,zmm9
	vfmadd231ps zmm6,zmm4,zmm19
	vfmadd231ps zmm7,zmm4,zmm29
	vmovups zmm4,ZMMWORD PTR [rax+0x8]
	vmovups zmm3,ZMMWORD PTR [rax+0x48]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm10
	vfmadd231ps zmm6,zmm2,zmm20
	vfmadd231ps zmm7,zmm2,zmm30
	vfmadd231ps zmm5,zmm4,zmm11
	vfmadd231ps zmm6,zmm4,zmm21
	vfmadd231ps zmm7,zmm4,zmm31
	vmovups zmm4,ZMMWORD PTR [rax+0x10]
	vmovups zmm3,ZMMWORD PTR [rax+0x50]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm12
	vfmadd231ps zmm6,zmm2,zmm22
	vbroadcastss zmm4,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm7,zmm2,zmm4
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x279>
	vmovups zmm4,ZMMWORD PTR [rax]
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm13
	vfmadd231ps zmm6,zmm2,zmm23
	vfmadd231ps zmm5,zmm4,zmm14
	vfmadd231ps zmm6,zmm4,zmm24
	vmovups zmm4,ZMMWORD PTR [rax+0x8]
	vmovups zmm3,ZMMWORD PTR [rax+0x48]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm15
	vfmadd231ps zmm6,zmm2,zmm25
	vfmadd231ps zmm5,zmm4,zmm16
	vfmadd231ps zmm6,zmm4,zmm26
	vmovups zmm4,ZMMWORD PTR [rax+0x10]
	vmovups zmm3,ZMMWORD PTR [rax+0x50]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm17
	vfmadd231ps zmm6,zmm2,zmm27
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x2b5>
	vbroadcastss zmm4,DWORD PTR [r11]
	vmovdqa32 zmm3,ZMMWORD PTR [rip+0x0]
	vpermps zmm7,zmm3,zmm7
	vmaxps zmm4,zmm4,zmm7
	vmovups ZMMWORD PTR [r10],zmm4
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rcx]
	vmovaps zmm5,zmm5
	dec    r12
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0xe7>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x4b5>
	vmovups zmm4,ZMMWORD PTR [rax]
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm8
	vfmadd231ps zmm6,zmm2,zmm18
	vfmadd231ps zmm7,zmm2,zmm28
	vfmadd231ps zmm5,zmm4,zmm9
	vfmadd231ps zmm6,zmm4,zmm19
	vfmadd231ps zmm7,zmm4,zmm29
	vmovups zmm4,ZMMWORD PTR [rax+0x8]
	vmovups zmm3,ZMMWORD PTR [rax+0x48]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm10
	vfmadd231ps zmm6,zmm2,zmm20
	vfmadd231ps zmm7,zmm2,zmm30
	vfmadd231ps zmm5,zmm4,zmm11
	vfmadd231ps zmm6,zmm4,zmm21
	vfmadd231ps zmm7,zmm4,zmm31
	vmovups zmm4,ZMMWORD PTR [rax+0x10]
	vmovups zmm3,ZMMWORD PTR [rax+0x50]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm12
	vfmadd231ps zmm6,zmm2,zmm22
	vbroadcastss zmm4,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm7,zmm2,zmm4
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmovups zmm4,ZMMWORD PTR [rax]
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm13
	vfmadd231ps zmm6,zmm2,zmm23
	vfmadd231ps zmm5,zmm4,zmm14
	vfmadd231ps zmm6,zmm4,zmm24
	vmovups zmm4,ZMMWORD PTR [rax+0x8]
	vmovups zmm3,ZMMWORD PTR [rax+0x48]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm15
	vfmadd231ps zmm6,zmm2,zmm25
	vfmadd231ps zmm5,zmm4,zmm16
	vfmadd231ps zmm6,zmm4,zmm26
	vmovups zmm4,ZMMWORD PTR [rax+0x10]
	vmovups zmm3,ZMMWORD PTR [rax+0x50]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm17
	vfmadd231ps zmm6,zmm2,zmm27
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm4,DWORD PTR [r11]
	vmovdqa32 zmm3,ZMMWORD PTR [rip+0x0]
	vpermps zmm7,zmm3,zmm7
	vmaxps zmm4,zmm4,zmm7
	vmovups ZMMWORD PTR [r10],zmm4
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rcx]
	vmovaps zmm5,zmm5
	dec    rbx
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0x2e6>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x6af>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x5a0>
	vmovups zmm4,ZMMWORD PTR [rax]
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm8
	vfmadd231ps zmm6,zmm2,zmm18
	vfmadd231ps zmm7,zmm2,zmm28
	vfmadd231ps zmm5,zmm4,zmm9
	vfmadd231ps zmm6,zmm4,zmm19
	vfmadd231ps zmm7,zmm4,zmm29
	vmovups zmm4,ZMMWORD PTR [rax+0x8]
	vmovups zmm3,ZMMWORD PTR [rax+0x48]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm10
	vfmadd231ps zmm6,zmm2,zmm20
	vfmadd231ps zmm7,zmm2,zmm30
	vfmadd231ps zmm5,zmm4,zmm11
	vfmadd231ps zmm6,zmm4,zmm21
	vfmadd231ps zmm7,zmm4,zmm31
	vmovups zmm4,ZMMWORD PTR [rax+0x10]
	vmovups zmm3,ZMMWORD PTR [rax+0x50]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm12
	vfmadd231ps zmm6,zmm2,zmm22
	vbroadcastss zmm4,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm7,zmm2,zmm4
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x658>
	vmovups zmm4,ZMMWORD PTR [rax]
	vmovups zmm3,ZMMWORD PTR [rax+0x40]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm13
	vfmadd231ps zmm6,zmm2,zmm23
	vfmadd231ps zmm5,zmm4,zmm14
	vfmadd231ps zmm6,zmm4,zmm24
	vmovups zmm4,ZMMWORD PTR [rax+0x8]
	vmovups zmm3,ZMMWORD PTR [rax+0x48]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm15
	vfmadd231ps zmm6,zmm2,zmm25
	vfmadd231ps zmm5,zmm4,zmm16
	vfmadd231ps zmm6,zmm4,zmm26
	vmovups zmm4,ZMMWORD PTR [rax+0x10]
	vmovups zmm3,ZMMWORD PTR [rax+0x50]
	vshufps zmm2,zmm4,zmm3,0x88
	vshufps zmm4,zmm4,zmm3,0xdd
	vfmadd231ps zmm5,zmm2,zmm17
	vfmadd231ps zmm6,zmm2,zmm27
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm4,DWORD PTR [r11]
	vmovdqa32 zmm3,ZMMWORD PTR [rip+0x0]
	vpermps zmm7,zmm3,zmm7
	vmaxps zmm4,zmm4,zmm7
	vmovups ZMMWORD PTR [r10],zmm4
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rcx]
	vmovaps zmm5,zmm5
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0x4c6>
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

<nnp_depthwise_5x5_by_2_edge__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x68]
	kmovw  k1,eax
	mov    r10,rax
	shr    r10,0x10
	kmovw  k2,r10d
	mov    r10,rax
	shr    r10,0x2
	kmovw  k3,r10d
	mov    r10,rax
	shr    r10,0x12
	kmovw  k4,r10d
	mov    r10,rax
	shr    r10,0x4
	kmovw  k5,r10d
	mov    rax,rax
	shr    rax,0x14
	kmovw  k6,eax
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x76a>
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
	vbroadcastss zmm26,DWORD PTR [rcx]
	vbroadcastss zmm27,DWORD PTR [rcx]
	vbroadcastss zmm28,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x31c>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x1f6>
	vmovups zmm29{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm8
	vfmadd231ps zmm27,zmm31,zmm18
	vbroadcastss zmm30,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm26,zmm31,zmm30
	vfmadd231ps zmm28,zmm29,zmm9
	vfmadd231ps zmm27,zmm29,zmm19
	vbroadcastss zmm30,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm26,zmm29,zmm30
	vmovups zmm29{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm30{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm10
	vfmadd231ps zmm27,zmm31,zmm20
	vbroadcastss zmm30,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm26,zmm31,zmm30
	vfmadd231ps zmm28,zmm29,zmm11
	vfmadd231ps zmm27,zmm29,zmm21
	vbroadcastss zmm30,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm26,zmm29,zmm30
	vmovups zmm29{k5}{z},ZMMWORD PTR [rax+0x10]
	vmovups zmm30{k6}{z},ZMMWORD PTR [rax+0x50]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm12
	vfmadd231ps zmm27,zmm31,zmm22
	vbroadcastss zmm29,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm26,zmm31,zmm29
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x2bc>
	vmovups zmm29{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm13
	vfmadd231ps zmm27,zmm31,zmm23
	vfmadd231ps zmm28,zmm29,zmm14
	vfmadd231ps zmm27,zmm29,zmm24
	vmovups zmm29{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm30{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm15
	vfmadd231ps zmm27,zmm31,zmm25
	vfmadd231ps zmm28,zmm29,zmm16
	vbroadcastss zmm30,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm29{k5}{z},ZMMWORD PTR [rax+0x10]
	vmovups zmm30{k6}{z},ZMMWORD PTR [rax+0x50]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm17
	vbroadcastss zmm29,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm27,zmm31,zmm29
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x2f8>
	vbroadcastss zmm29,DWORD PTR [r11]
	vmovdqa32 zmm30,ZMMWORD PTR [rip+0x0]
	vpermps zmm26,zmm30,zmm26
	vmaxps zmm29,zmm29,zmm26
	vmovups ZMMWORD PTR [r10],zmm29
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rcx]
	vmovaps zmm28,zmm28
	dec    r12
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x100>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x522>
	vmovups zmm29{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm8
	vfmadd231ps zmm27,zmm31,zmm18
	vbroadcastss zmm30,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm26,zmm31,zmm30
	vfmadd231ps zmm28,zmm29,zmm9
	vfmadd231ps zmm27,zmm29,zmm19
	vbroadcastss zmm30,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm26,zmm29,zmm30
	vmovups zmm29{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm30{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm10
	vfmadd231ps zmm27,zmm31,zmm20
	vbroadcastss zmm30,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm26,zmm31,zmm30
	vfmadd231ps zmm28,zmm29,zmm11
	vfmadd231ps zmm27,zmm29,zmm21
	vbroadcastss zmm30,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm26,zmm29,zmm30
	vmovups zmm29{k5}{z},ZMMWORD PTR [rax+0x10]
	vmovups zmm30{k6}{z},ZMMWORD PTR [rax+0x50]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm12
	vfmadd231ps zmm27,zmm31,zmm22
	vbroadcastss zmm29,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm26,zmm31,zmm29
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmovups zmm29{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm13
	vfmadd231ps zmm27,zmm31,zmm23
	vfmadd231ps zmm28,zmm29,zmm14
	vfmadd231ps zmm27,zmm29,zmm24
	vmovups zmm29{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm30{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm15
	vfmadd231ps zmm27,zmm31,zmm25
	vfmadd231ps zmm28,zmm29,zmm16
	vbroadcastss zmm30,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm29{k5}{z},ZMMWORD PTR [rax+0x10]
	vmovups zmm30{k6}{z},ZMMWORD PTR [rax+0x50]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm17
	vbroadcastss zmm29,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm27,zmm31,zmm29
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm29,DWORD PTR [r11]
	vmovdqa32 zmm30,ZMMWORD PTR [rip+0x0]
	vpermps zmm26,zmm30,zmm26
	vmaxps zmm29,zmm29,zmm26
	vmovups ZMMWORD PTR [r10],zmm29
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rcx]
	vmovaps zmm28,zmm28
	dec    rbx
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x329>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x746>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x629>
	vmovups zmm29{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm8
	vfmadd231ps zmm27,zmm31,zmm18
	vbroadcastss zmm30,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm26,zmm31,zmm30
	vfmadd231ps zmm28,zmm29,zmm9
	vfmadd231ps zmm27,zmm29,zmm19
	vbroadcastss zmm30,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm26,zmm29,zmm30
	vmovups zmm29{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm30{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm10
	vfmadd231ps zmm27,zmm31,zmm20
	vbroadcastss zmm30,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm26,zmm31,zmm30
	vfmadd231ps zmm28,zmm29,zmm11
	vfmadd231ps zmm27,zmm29,zmm21
	vbroadcastss zmm30,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm26,zmm29,zmm30
	vmovups zmm29{k5}{z},ZMMWORD PTR [rax+0x10]
	vmovups zmm30{k6}{z},ZMMWORD PTR [rax+0x50]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm12
	vfmadd231ps zmm27,zmm31,zmm22
	vbroadcastss zmm29,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm26,zmm31,zmm29
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x6ef>
	vmovups zmm29{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm13
	vfmadd231ps zmm27,zmm31,zmm23
	vfmadd231ps zmm28,zmm29,zmm14
	vfmadd231ps zmm27,zmm29,zmm24
	vmovups zmm29{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm30{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm15
	vfmadd231ps zmm27,zmm31,zmm25
	vfmadd231ps zmm28,zmm29,zmm16
	vbroadcastss zmm30,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm29{k5}{z},ZMMWORD PTR [rax+0x10]
	vmovups zmm30{k6}{z},ZMMWORD PTR [rax+0x50]
	vshufps zmm31,zmm29,zmm30,0x88
	vshufps zmm29,zmm29,zmm30,0xdd
	vfmadd231ps zmm28,zmm31,zmm17
	vbroadcastss zmm29,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm27,zmm31,zmm29
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm29,DWORD PTR [r11]
	vmovdqa32 zmm30,ZMMWORD PTR [rip+0x0]
	vpermps zmm26,zmm30,zmm26
	vmaxps zmm29,zmm29,zmm26
	vmovups ZMMWORD PTR [r10],zmm29
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rcx]
	vmovaps zmm28,zmm28
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x533>
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
