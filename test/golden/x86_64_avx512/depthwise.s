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
	je     <nnp_depthwise_5x5__x86_64_avx512+0x557>
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
	vbroadcastss zmm23,DWORD PTR [rcx]
	vbroadcastss zmm24,DWORD PTR [rcx]
	vbroadcastss zmm25,DWORD PTR [rcx]
	vbroadcastss zmm26,DWORD PTR [rcx]
	vbroadcastss zmm27,DWORD PTR [rcx]
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
	vmovups zmm28,ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm28,zmm8
	vfmadd231ps zmm26,zmm28,zmm13
	vfmadd231ps zmm25,zmm28,zmm18
	vbroadcastss zmm29,DWORD PTR [rdx+0x3c]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm27,zmm28,zmm9
	vfmadd231ps zmm26,zmm28,zmm14
	vfmadd231ps zmm25,zmm28,zmm19
	vbroadcastss zmm29,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm28,zmm10
	vfmadd231ps zmm26,zmm28,zmm15
	vfmadd231ps zmm25,zmm28,zmm20
	vbroadcastss zmm29,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm28,zmm11
	vfmadd231ps zmm26,zmm28,zmm16
	vfmadd231ps zmm25,zmm28,zmm21
	vbroadcastss zmm29,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28,ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm27,zmm28,zmm12
	vfmadd231ps zmm26,zmm28,zmm17
	vfmadd231ps zmm25,zmm28,zmm22
	vbroadcastss zmm29,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm23,zmm28,zmm29
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5__x86_64_avx512+0x204>
	vbroadcastss zmm28,DWORD PTR [r11]
	vmaxps zmm28,zmm28,zmm23
	vmovups ZMMWORD PTR [r10],zmm28
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm26
	vmovaps zmm26,zmm27
	vbroadcastss zmm27,DWORD PTR [rcx]
	vmovaps zmm27,zmm27
	dec    r12
	jne    <nnp_depthwise_5x5__x86_64_avx512+0xb4>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5__x86_64_avx512+0x3ab>
	vmovups zmm28,ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm28,zmm8
	vfmadd231ps zmm26,zmm28,zmm13
	vfmadd231ps zmm25,zmm28,zmm18
	vbroadcastss zmm29,DWORD PTR [rdx+0x3c]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm27,zmm28,zmm9
	vfmadd231ps zmm26,zmm28,zmm14
	vfmadd231ps zmm25,zmm28,zmm19
	vbroadcastss zmm29,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm28,zmm10
	vfmadd231ps zmm26,zmm28,zmm15
	vfmadd231ps zmm25,zmm28,zmm20
	vbroadcastss zmm29,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm28,zmm11
	vfmadd231ps zmm26,zmm28,zmm16
	vfmadd231ps zmm25,zmm28,zmm21
	vbroadcastss zmm29,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28,ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm27,zmm28,zmm12
	vfmadd231ps zmm26,zmm28,zmm17
	vfmadd231ps zmm25,zmm28,zmm22
	vbroadcastss zmm29,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm23,zmm28,zmm29
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm28,DWORD PTR [r11]
	vmaxps zmm28,zmm28,zmm23
	vmovups ZMMWORD PTR [r10],zmm28
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm26
	vmovaps zmm26,zmm27
	vbroadcastss zmm27,DWORD PTR [rcx]
	vmovaps zmm27,zmm27
	dec    rbx
	jne    <nnp_depthwise_5x5__x86_64_avx512+0x241>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5__x86_64_avx512+0x533>
	test   bl,0x1
	je     <nnp_depthwise_5x5__x86_64_avx512+0x4e0>
	vmovups zmm28,ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm28,zmm8
	vfmadd231ps zmm26,zmm28,zmm13
	vfmadd231ps zmm25,zmm28,zmm18
	vbroadcastss zmm29,DWORD PTR [rdx+0x3c]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm27,zmm28,zmm9
	vfmadd231ps zmm26,zmm28,zmm14
	vfmadd231ps zmm25,zmm28,zmm19
	vbroadcastss zmm29,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm28,zmm10
	vfmadd231ps zmm26,zmm28,zmm15
	vfmadd231ps zmm25,zmm28,zmm20
	vbroadcastss zmm29,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28,ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm28,zmm11
	vfmadd231ps zmm26,zmm28,zmm16
	vfmadd231ps zmm25,zmm28,zmm21
	vbroadcastss zmm29,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28,ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm27,zmm28,zmm12
	vfmadd231ps zmm26,zmm28,zmm17
	vfmadd231ps zmm25,zmm28,zmm22
	vbroadcastss zmm29,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm23,zmm28,zmm29
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm28,DWORD PTR [r11]
	vmaxps zmm28,zmm28,zmm23
	vmovups ZMMWORD PTR [r10],zmm28
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm26
	vmovaps zmm26,zmm27
	vbroadcastss zmm27,DWORD PTR [rcx]
	vmovaps zmm27,zmm27
	dec    rbp
	jne    <nnp_depthwise_5x5__x86_64_avx512+0x3bc>
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
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x58d>
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
	vbroadcastss zmm23,DWORD PTR [rcx]
	vbroadcastss zmm24,DWORD PTR [rcx]
	vbroadcastss zmm25,DWORD PTR [rcx]
	vbroadcastss zmm26,DWORD PTR [rcx]
	vbroadcastss zmm27,DWORD PTR [rcx]
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
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm28,zmm8
	vfmadd231ps zmm26,zmm28,zmm13
	vfmadd231ps zmm25,zmm28,zmm18
	vbroadcastss zmm29,DWORD PTR [rdx+0x3c]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm27,zmm28,zmm9
	vfmadd231ps zmm26,zmm28,zmm14
	vfmadd231ps zmm25,zmm28,zmm19
	vbroadcastss zmm29,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm28,zmm10
	vfmadd231ps zmm26,zmm28,zmm15
	vfmadd231ps zmm25,zmm28,zmm20
	vbroadcastss zmm29,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28{k4}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm28,zmm11
	vfmadd231ps zmm26,zmm28,zmm16
	vfmadd231ps zmm25,zmm28,zmm21
	vbroadcastss zmm29,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28{k5}{z},ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm27,zmm28,zmm12
	vfmadd231ps zmm26,zmm28,zmm17
	vfmadd231ps zmm25,zmm28,zmm22
	vbroadcastss zmm29,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm23,zmm28,zmm29
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x23a>
	vbroadcastss zmm28,DWORD PTR [r11]
	vmaxps zmm28,zmm28,zmm23
	vmovups ZMMWORD PTR [r10],zmm28
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm26
	vmovaps zmm26,zmm27
	vbroadcastss zmm27,DWORD PTR [rcx]
	vmovaps zmm27,zmm27
	dec    r12
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0xea>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x3e1>
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm28,zmm8
	vfmadd231ps zmm26,zmm28,zmm13
	vfmadd231ps zmm25,zmm28,zmm18
	vbroadcastss zmm29,DWORD PTR [rdx+0x3c]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm27,zmm28,zmm9
	vfmadd231ps zmm26,zmm28,zmm14
	vfmadd231ps zmm25,zmm28,zmm19
	vbroadcastss zmm29,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm28,zmm10
	vfmadd231ps zmm26,zmm28,zmm15
	vfmadd231ps zmm25,zmm28,zmm20
	vbroadcastss zmm29,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28{k4}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm28,zmm11
	vfmadd231ps zmm26,zmm28,zmm16
	vfmadd231ps zmm25,zmm28,zmm21
	vbroadcastss zmm29,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28{k5}{z},ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm27,zmm28,zmm12
	vfmadd231ps zmm26,zmm28,zmm17
	vfmadd231ps zmm25,zmm28,zmm22
	vbroadcastss zmm29,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm23,zmm28,zmm29
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm28,DWORD PTR [r11]
	vmaxps zmm28,zmm28,zmm23
	vmovups ZMMWORD PTR [r10],zmm28
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm26
	vmovaps zmm26,zmm27
	vbroadcastss zmm27,DWORD PTR [rcx]
	vmovaps zmm27,zmm27
	dec    rbx
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x277>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x569>
	test   bl,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x516>
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm27,zmm28,zmm8
	vfmadd231ps zmm26,zmm28,zmm13
	vfmadd231ps zmm25,zmm28,zmm18
	vbroadcastss zmm29,DWORD PTR [rdx+0x3c]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm27,zmm28,zmm9
	vfmadd231ps zmm26,zmm28,zmm14
	vfmadd231ps zmm25,zmm28,zmm19
	vbroadcastss zmm29,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm27,zmm28,zmm10
	vfmadd231ps zmm26,zmm28,zmm15
	vfmadd231ps zmm25,zmm28,zmm20
	vbroadcastss zmm29,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28{k4}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm27,zmm28,zmm11
	vfmadd231ps zmm26,zmm28,zmm16
	vfmadd231ps zmm25,zmm28,zmm21
	vbroadcastss zmm29,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm23,zmm28,zmm29
	vmovups zmm28{k5}{z},ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm27,zmm28,zmm12
	vfmadd231ps zmm26,zmm28,zmm17
	vfmadd231ps zmm25,zmm28,zmm22
	vbroadcastss zmm29,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm24,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm23,zmm28,zmm29
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm28,DWORD PTR [r11]
	vmaxps zmm28,zmm28,zmm23
	vmovups ZMMWORD PTR [r10],zmm28
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm26
	vmovaps zmm26,zmm27
	vbroadcastss zmm27,DWORD PTR [rcx]
	vmovaps zmm27,zmm27
	dec    rbp
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x3f2>
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

<nnp_depthwise_5x5_by_2__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x751>
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
	vbroadcastss zmm23,DWORD PTR [rcx]
	vbroadcastss zmm24,DWORD PTR [rcx]
	vbroadcastss zmm25,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x2d9>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x19e>
	vmovups zmm26,ZMMWORD PTR [rax]
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm8
	vfmadd231ps zmm24,zmm28,zmm18
	vbroadcastss zmm27,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm23,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm9
	vfmadd231ps zmm24,zmm26,zmm19
	vbroadcastss zmm27,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm23,zmm26,zmm27
	vmovups zmm26,ZMMWORD PTR [rax+0x8]
	vmovups zmm27,ZMMWORD PTR [rax+0x48]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm10
	vfmadd231ps zmm24,zmm28,zmm20
	vbroadcastss zmm27,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm23,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm11
	vfmadd231ps zmm24,zmm26,zmm21
	vbroadcastss zmm27,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm23,zmm26,zmm27
	vmovups zmm26,ZMMWORD PTR [rax+0x10]
	vmovups zmm27,ZMMWORD PTR [rax+0x50]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm12
	vfmadd231ps zmm24,zmm28,zmm22
	vbroadcastss zmm26,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm23,zmm28,zmm26
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x279>
	vmovups zmm26,ZMMWORD PTR [rax]
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm13
	vbroadcastss zmm27,DWORD PTR [rdx+0x3c]
	vfmadd231ps zmm24,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm14
	vbroadcastss zmm27,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm24,zmm26,zmm27
	vmovups zmm26,ZMMWORD PTR [rax+0x8]
	vmovups zmm27,ZMMWORD PTR [rax+0x48]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm15
	vbroadcastss zmm27,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm24,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm16
	vbroadcastss zmm27,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm24,zmm26,zmm27
	vmovups zmm26,ZMMWORD PTR [rax+0x10]
	vmovups zmm27,ZMMWORD PTR [rax+0x50]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm17
	vbroadcastss zmm26,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm24,zmm28,zmm26
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x2b5>
	vbroadcastss zmm26,DWORD PTR [r11]
	vmovdqa32 zmm27,ZMMWORD PTR [rip+0x0]
	vpermps zmm23,zmm27,zmm23
	vmaxps zmm26,zmm26,zmm23
	vmovups ZMMWORD PTR [r10],zmm26
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm25
	vbroadcastss zmm25,DWORD PTR [rcx]
	vmovaps zmm25,zmm25
	dec    r12
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0xa8>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x4f4>
	vmovups zmm26,ZMMWORD PTR [rax]
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm8
	vfmadd231ps zmm24,zmm28,zmm18
	vbroadcastss zmm27,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm23,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm9
	vfmadd231ps zmm24,zmm26,zmm19
	vbroadcastss zmm27,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm23,zmm26,zmm27
	vmovups zmm26,ZMMWORD PTR [rax+0x8]
	vmovups zmm27,ZMMWORD PTR [rax+0x48]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm10
	vfmadd231ps zmm24,zmm28,zmm20
	vbroadcastss zmm27,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm23,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm11
	vfmadd231ps zmm24,zmm26,zmm21
	vbroadcastss zmm27,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm23,zmm26,zmm27
	vmovups zmm26,ZMMWORD PTR [rax+0x10]
	vmovups zmm27,ZMMWORD PTR [rax+0x50]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm12
	vfmadd231ps zmm24,zmm28,zmm22
	vbroadcastss zmm26,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm23,zmm28,zmm26
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmovups zmm26,ZMMWORD PTR [rax]
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm13
	vbroadcastss zmm27,DWORD PTR [rdx+0x3c]
	vfmadd231ps zmm24,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm14
	vbroadcastss zmm27,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm24,zmm26,zmm27
	vmovups zmm26,ZMMWORD PTR [rax+0x8]
	vmovups zmm27,ZMMWORD PTR [rax+0x48]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm15
	vbroadcastss zmm27,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm24,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm16
	vbroadcastss zmm27,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm24,zmm26,zmm27
	vmovups zmm26,ZMMWORD PTR [rax+0x10]
	vmovups zmm27,ZMMWORD PTR [rax+0x50]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm17
	vbroadcastss zmm26,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm24,zmm28,zmm26
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm26,DWORD PTR [r11]
	vmovdqa32 zmm27,ZMMWORD PTR [rip+0x0]
	vpermps zmm23,zmm27,zmm23
	vmaxps zmm26,zmm26,zmm23
	vmovups ZMMWORD PTR [r10],zmm26
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm25
	vbroadcastss zmm25,DWORD PTR [rcx]
	vmovaps zmm25,zmm25
	dec    rbx
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0x2e6>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x72d>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x5fb>
	vmovups zmm26,ZMMWORD PTR [rax]
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm8
	vfmadd231ps zmm24,zmm28,zmm18
	vbroadcastss zmm27,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm23,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm9
	vfmadd231ps zmm24,zmm26,zmm19
	vbroadcastss zmm27,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm23,zmm26,zmm27
	vmovups zmm26,ZMMWORD PTR [rax+0x8]
	vmovups zmm27,ZMMWORD PTR [rax+0x48]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm10
	vfmadd231ps zmm24,zmm28,zmm20
	vbroadcastss zmm27,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm23,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm11
	vfmadd231ps zmm24,zmm26,zmm21
	vbroadcastss zmm27,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm23,zmm26,zmm27
	vmovups zmm26,ZMMWORD PTR [rax+0x10]
	vmovups zmm27,ZMMWORD PTR [rax+0x50]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm12
	vfmadd231ps zmm24,zmm28,zmm22
	vbroadcastss zmm26,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm23,zmm28,zmm26
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x6d6>
	vmovups zmm26,ZMMWORD PTR [rax]
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm13
	vbroadcastss zmm27,DWORD PTR [rdx+0x3c]
	vfmadd231ps zmm24,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm14
	vbroadcastss zmm27,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm24,zmm26,zmm27
	vmovups zmm26,ZMMWORD PTR [rax+0x8]
	vmovups zmm27,ZMMWORD PTR [rax+0x48]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm15
	vbroadcastss zmm27,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm24,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm16
	vbroadcastss zmm27,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm24,zmm26,zmm27
	vmovups zmm26,ZMMWORD PTR [rax+0x10]
	vmovups zmm27,ZMMWORD PTR [rax+0x50]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm17
	vbroadcastss zmm26,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm24,zmm28,zmm26
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm26,DWORD PTR [r11]
	vmovdqa32 zmm27,ZMMWORD PTR [rip+0x0]
	vpermps zmm23,zmm27,zmm23
	vmaxps zmm26,zmm26,zmm23
	vmovups ZMMWORD PTR [r10],zmm26
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm25
	vbroadcastss zmm25,DWORD PTR [rcx]
	vmovaps zmm25,zmm25
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0x505>
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
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x794>
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
	vbroadcastss zmm23,DWORD PTR [rcx]
	vbroadcastss zmm24,DWORD PTR [rcx]
	vbroadcastss zmm25,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x31c>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x1e1>
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm27{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm8
	vfmadd231ps zmm24,zmm28,zmm18
	vbroadcastss zmm27,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm23,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm9
	vfmadd231ps zmm24,zmm26,zmm19
	vbroadcastss zmm27,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm23,zmm26,zmm27
	vmovups zmm26{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm27{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm10
	vfmadd231ps zmm24,zmm28,zmm20
	vbroadcastss zmm27,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm23,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm11
	vfmadd231ps zmm24,zmm26,zmm21
	vbroadcastss zmm27,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm23,zmm26,zmm27
	vmovups zmm26{k5}{z},ZMMWORD PTR [rax+0x10]
	vmovups zmm27{k6}{z},ZMMWORD PTR [rax+0x50]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm12
	vfmadd231ps zmm24,zmm28,zmm22
	vbroadcastss zmm26,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm23,zmm28,zmm26
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x2bc>
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm27{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm13
	vbroadcastss zmm27,DWORD PTR [rdx+0x3c]
	vfmadd231ps zmm24,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm14
	vbroadcastss zmm27,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm24,zmm26,zmm27
	vmovups zmm26{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm27{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm15
	vbroadcastss zmm27,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm24,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm16
	vbroadcastss zmm27,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm24,zmm26,zmm27
	vmovups zmm26{k5}{z},ZMMWORD PTR [rax+0x10]
	vmovups zmm27{k6}{z},ZMMWORD PTR [rax+0x50]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm17
	vbroadcastss zmm26,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm24,zmm28,zmm26
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x2f8>
	vbroadcastss zmm26,DWORD PTR [r11]
	vmovdqa32 zmm27,ZMMWORD PTR [rip+0x0]
	vpermps zmm23,zmm27,zmm23
	vmaxps zmm26,zmm26,zmm23
	vmovups ZMMWORD PTR [r10],zmm26
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm25
	vbroadcastss zmm25,DWORD PTR [rcx]
	vmovaps zmm25,zmm25
	dec    r12
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0xeb>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x537>
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm27{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm8
	vfmadd231ps zmm24,zmm28,zmm18
	vbroadcastss zmm27,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm23,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm9
	vfmadd231ps zmm24,zmm26,zmm19
	vbroadcastss zmm27,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm23,zmm26,zmm27
	vmovups zmm26{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm27{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm10
	vfmadd231ps zmm24,zmm28,zmm20
	vbroadcastss zmm27,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm23,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm11
	vfmadd231ps zmm24,zmm26,zmm21
	vbroadcastss zmm27,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm23,zmm26,zmm27
	vmovups zmm26{k5}{z},ZMMWORD PTR [rax+0x10]
	vmovups zmm27{k6}{z},ZMMWORD PTR [rax+0x50]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm12
	vfmadd231ps zmm24,zmm28,zmm22
	vbroadcastss zmm26,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm23,zmm28,zmm26
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm27{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm13
	vbroadcastss zmm27,DWORD PTR [rdx+0x3c]
	vfmadd231ps zmm24,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm14
	vbroadcastss zmm27,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm24,zmm26,zmm27
	vmovups zmm26{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm27{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm15
	vbroadcastss zmm27,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm24,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm16
	vbroadcastss zmm27,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm24,zmm26,zmm27
	vmovups zmm26{k5}{z},ZMMWORD PTR [rax+0x10]
	vmovups zmm27{k6}{z},ZMMWORD PTR [rax+0x50]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm17
	vbroadcastss zmm26,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm24,zmm28,zmm26
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss zmm26,DWORD PTR [r11]
	vmovdqa32 zmm27,ZMMWORD PTR [rip+0x0]
	vpermps zmm23,zmm27,zmm23
	vmaxps zmm26,zmm26,zmm23
	vmovups ZMMWORD PTR [r10],zmm26
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm25
	vbroadcastss zmm25,DWORD PTR [rcx]
	vmovaps zmm25,zmm25
	dec    rbx
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x329>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x770>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x63e>
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm27{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm8
	vfmadd231ps zmm24,zmm28,zmm18
	vbroadcastss zmm27,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm23,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm9
	vfmadd231ps zmm24,zmm26,zmm19
	vbroadcastss zmm27,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm23,zmm26,zmm27
	vmovups zmm26{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm27{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm10
	vfmadd231ps zmm24,zmm28,zmm20
	vbroadcastss zmm27,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm23,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm11
	vfmadd231ps zmm24,zmm26,zmm21
	vbroadcastss zmm27,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm23,zmm26,zmm27
	vmovups zmm26{k5}{z},ZMMWORD PTR [rax+0x10]
	vmovups zmm27{k6}{z},ZMMWORD PTR [rax+0x50]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm12
	vfmadd231ps zmm24,zmm28,zmm22
	vbroadcastss zmm26,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm23,zmm28,zmm26
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x719>
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm27{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm13
	vbroadcastss zmm27,DWORD PTR [rdx+0x3c]
	vfmadd231ps zmm24,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm14
	vbroadcastss zmm27,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm24,zmm26,zmm27
	vmovups zmm26{k3}{z},ZMMWORD PTR [rax+0x8]
	vmovups zmm27{k4}{z},ZMMWORD PTR [rax+0x48]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm15
	vbroadcastss zmm27,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm24,zmm28,zmm27
	vfmadd231ps zmm25,zmm26,zmm16
	vbroadcastss zmm27,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm24,zmm26,zmm27
	vmovups zmm26{k5}{z},ZMMWORD PTR [rax+0x10]
	vmovups zmm27{k6}{z},ZMMWORD PTR [rax+0x50]
	vshufps zmm28,zmm26,zmm27,0x88
	vshufps zmm26,zmm26,zmm27,0xdd
	vfmadd231ps zmm25,zmm28,zmm17
	vbroadcastss zmm26,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm24,zmm28,zmm26
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss zmm26,DWORD PTR [r11]
	vmovdqa32 zmm27,ZMMWORD PTR [rip+0x0]
	vpermps zmm23,zmm27,zmm23
	vmaxps zmm26,zmm26,zmm23
	vmovups ZMMWORD PTR [r10],zmm26
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps zmm23,zmm24
	vmovaps zmm24,zmm25
	vbroadcastss zmm25,DWORD PTR [rcx]
	vmovaps zmm25,zmm25
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x548>
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
