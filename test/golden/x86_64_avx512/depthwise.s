<nnp_depthwise_3x3__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	lea    rax,[r9+0x70]
	vpbroadcastd zmm8,DWORD PTR [rax]
	test   rdi,rdi
	je     <nnp_depthwise_3x3__x86_64_avx512+0x2b0>
	vpbroadcastd zmm9,DWORD PTR [rdx]
	vpbroadcastd zmm10,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm11,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm12,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm13,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm14,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm15,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm18,DWORD PTR [rcx]
	vpbroadcastd zmm19,DWORD PTR [rcx]
	vpbroadcastd zmm20,DWORD PTR [rcx]
	vpbroadcastd zmm21,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x50]
	mov    rbx,QWORD PTR [r9+0x58]
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_3x3__x86_64_avx512+0x134>
	test   r11b,0x1
	je     <nnp_depthwise_3x3__x86_64_avx512+0xf1>
	vmovups zmm22,ZMMWORD PTR [rax]
	vfmadd231ps zmm21,zmm22,zmm9
	vfmadd231ps zmm20,zmm22,zmm12
	vfmadd231ps zmm19,zmm22,zmm15
	vmovups zmm22,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm21,zmm22,zmm10
	vfmadd231ps zmm20,zmm22,zmm13
	vfmadd231ps zmm19,zmm22,zmm16
	vmovups zmm22,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm21,zmm22,zmm11
	vfmadd231ps zmm20,zmm22,zmm14
	vfmadd231ps zmm19,zmm22,zmm17
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   bl,0x1
	je     <nnp_depthwise_3x3__x86_64_avx512+0x116>
	vmaxps zmm19,zmm8,zmm19
	vmovups ZMMWORD PTR [r10],zmm19
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vmovaps zmm19,zmm20
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm18
	dec    rbp
	jne    <nnp_depthwise_3x3__x86_64_avx512+0x8a>
	mov    r11,QWORD PTR [r9+0x10]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	mov    r13,QWORD PTR [r9+0x40]
	test   r13,r13
	je     <nnp_depthwise_3x3__x86_64_avx512+0x1da>
	vmovups zmm22,ZMMWORD PTR [rax]
	vfmadd231ps zmm21,zmm22,zmm9
	vfmadd231ps zmm20,zmm22,zmm12
	vfmadd231ps zmm19,zmm22,zmm15
	vmovups zmm22,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm21,zmm22,zmm10
	vfmadd231ps zmm20,zmm22,zmm13
	vfmadd231ps zmm19,zmm22,zmm16
	vmovups zmm22,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm21,zmm22,zmm11
	vfmadd231ps zmm20,zmm22,zmm14
	vfmadd231ps zmm19,zmm22,zmm17
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	vmaxps zmm19,zmm8,zmm19
	vmovups ZMMWORD PTR [r10],zmm19
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps zmm19,zmm20
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm18
	dec    r13
	jne    <nnp_depthwise_3x3__x86_64_avx512+0x151>
	mov    r11,QWORD PTR [r9+0x60]
	mov    rbx,QWORD PTR [r9+0x48]
	test   rbx,rbx
	je     <nnp_depthwise_3x3__x86_64_avx512+0x28c>
	test   r11b,0x1
	je     <nnp_depthwise_3x3__x86_64_avx512+0x251>
	vmovups zmm22,ZMMWORD PTR [rax]
	vfmadd231ps zmm21,zmm22,zmm9
	vfmadd231ps zmm20,zmm22,zmm12
	vfmadd231ps zmm19,zmm22,zmm15
	vmovups zmm22,ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm21,zmm22,zmm10
	vfmadd231ps zmm20,zmm22,zmm13
	vfmadd231ps zmm19,zmm22,zmm16
	vmovups zmm22,ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm21,zmm22,zmm11
	vfmadd231ps zmm20,zmm22,zmm14
	vfmadd231ps zmm19,zmm22,zmm17
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	vmaxps zmm19,zmm8,zmm19
	vmovups ZMMWORD PTR [r10],zmm19
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps zmm19,zmm20
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm18
	dec    rbx
	jne    <nnp_depthwise_3x3__x86_64_avx512+0x1eb>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3__x86_64_avx512+0x19>
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
	lea    rax,[r9+0x70]
	vpbroadcastd zmm8,DWORD PTR [rax]
	test   rdi,rdi
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x2ce>
	vpbroadcastd zmm9,DWORD PTR [rdx]
	vpbroadcastd zmm10,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm11,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm12,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm13,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm14,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm15,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm18,DWORD PTR [rcx]
	vpbroadcastd zmm19,DWORD PTR [rcx]
	vpbroadcastd zmm20,DWORD PTR [rcx]
	vpbroadcastd zmm21,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x50]
	mov    rbx,QWORD PTR [r9+0x58]
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x152>
	test   r11b,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x10f>
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm21,zmm22,zmm9
	vfmadd231ps zmm20,zmm22,zmm12
	vfmadd231ps zmm19,zmm22,zmm15
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm21,zmm22,zmm10
	vfmadd231ps zmm20,zmm22,zmm13
	vfmadd231ps zmm19,zmm22,zmm16
	vmovups zmm22{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm21,zmm22,zmm11
	vfmadd231ps zmm20,zmm22,zmm14
	vfmadd231ps zmm19,zmm22,zmm17
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x134>
	vmaxps zmm19,zmm8,zmm19
	vmovups ZMMWORD PTR [r10],zmm19
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vmovaps zmm19,zmm20
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm18
	dec    rbp
	jne    <nnp_depthwise_3x3_edge__x86_64_avx512+0xa8>
	mov    r11,QWORD PTR [r9+0x10]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	mov    r13,QWORD PTR [r9+0x40]
	test   r13,r13
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x1f8>
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm21,zmm22,zmm9
	vfmadd231ps zmm20,zmm22,zmm12
	vfmadd231ps zmm19,zmm22,zmm15
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm21,zmm22,zmm10
	vfmadd231ps zmm20,zmm22,zmm13
	vfmadd231ps zmm19,zmm22,zmm16
	vmovups zmm22{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm21,zmm22,zmm11
	vfmadd231ps zmm20,zmm22,zmm14
	vfmadd231ps zmm19,zmm22,zmm17
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	vmaxps zmm19,zmm8,zmm19
	vmovups ZMMWORD PTR [r10],zmm19
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps zmm19,zmm20
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm18
	dec    r13
	jne    <nnp_depthwise_3x3_edge__x86_64_avx512+0x16f>
	mov    r11,QWORD PTR [r9+0x60]
	mov    rbx,QWORD PTR [r9+0x48]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x2aa>
	test   r11b,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx512+0x26f>
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm21,zmm22,zmm9
	vfmadd231ps zmm20,zmm22,zmm12
	vfmadd231ps zmm19,zmm22,zmm15
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm21,zmm22,zmm10
	vfmadd231ps zmm20,zmm22,zmm13
	vfmadd231ps zmm19,zmm22,zmm16
	vmovups zmm22{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm21,zmm22,zmm11
	vfmadd231ps zmm20,zmm22,zmm14
	vfmadd231ps zmm19,zmm22,zmm17
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	vmaxps zmm19,zmm8,zmm19
	vmovups ZMMWORD PTR [r10],zmm19
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps zmm19,zmm20
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm18
	dec    rbx
	jne    <nnp_depthwise_3x3_edge__x86_64_avx512+0x209>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_edge__x86_64_avx512+0x37>
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

<nnp_depthwise_3x3_rows__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vpbroadcastd zmm8,DWORD PTR [rcx]
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpbroadcastd zmm13,DWORD PTR [rdx]
	vpbroadcastd zmm14,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm15,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm20,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm21,DWORD PTR [rdx+0x20]
	test   rdi,rdi
	je     <nnp_depthwise_3x3_rows__x86_64_avx512+0x6c6>
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
	mov    rbp,QWORD PTR [r8+0x20]
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
	lea    r13,[r8+0x30]
	vpbroadcastd zmm22,DWORD PTR [r13+0x0]
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
	mov    rbp,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [r11+rbp*4]
	prefetcht0 BYTE PTR [r9+rbp*4]
	prefetcht0 BYTE PTR [rcx+rbp*4]
	prefetcht0 BYTE PTR [rdx+rbp*4]
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rcx,0x40
	add    rdx,0x40
	add    rbx,0x40
	mov    rbp,QWORD PTR [r8+0x8]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_rows__x86_64_avx512+0x495>
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
	lea    r14,[r8+0x30]
	vpbroadcastd zmm22,DWORD PTR [r14]
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
	mov    r12,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [r11+r12*4]
	prefetcht0 BYTE PTR [r9+r12*4]
	prefetcht0 BYTE PTR [rcx+r12*4]
	prefetcht0 BYTE PTR [rdx+r12*4]
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rcx,0x40
	add    rdx,0x40
	add    rbx,0x40
	dec    rbp
	jne    <nnp_depthwise_3x3_rows__x86_64_avx512+0x29c>
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
	mov    rbp,QWORD PTR [r8+0x28]
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
	lea    r11,[r8+0x30]
	vpbroadcastd zmm22,DWORD PTR [r11]
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
	int3
	int3

<nnp_depthwise_3x3_by_2__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	lea    rax,[r9+0x70]
	vpbroadcastd zmm10,DWORD PTR [rax]
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x3e4>
	vpbroadcastd zmm11,DWORD PTR [rdx]
	vpbroadcastd zmm12,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm13,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm14,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm15,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm20,DWORD PTR [rcx]
	vpbroadcastd zmm21,DWORD PTR [rcx]
	vpbroadcastd zmm22,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x50]
	mov    rbx,QWORD PTR [r9+0x58]
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x1aa>
	test   r11b,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x107>
	vmovups zmm23,ZMMWORD PTR [rax+0x4]
	vmovups zmm24,ZMMWORD PTR [rax+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm22,zmm23,zmm13
	vfmadd231ps zmm21,zmm23,zmm19
	vfmadd231ps zmm22,zmm25,zmm12
	vfmadd231ps zmm21,zmm25,zmm18
	vpbroadcastd zmm24,DWORD PTR [rax]
	vmovaps zmm24,zmm24
	vpermt2ps zmm24,zmm8,zmm23
	vfmadd231ps zmm22,zmm24,zmm11
	vfmadd231ps zmm21,zmm24,zmm17
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   r11b,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x167>
	vmovups zmm23,ZMMWORD PTR [rax+0x4]
	vmovups zmm24,ZMMWORD PTR [rax+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm22,zmm23,zmm16
	vfmadd231ps zmm22,zmm25,zmm15
	vpbroadcastd zmm24,DWORD PTR [rax]
	vmovaps zmm24,zmm24
	vpermt2ps zmm24,zmm8,zmm23
	vfmadd231ps zmm22,zmm24,zmm14
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x192>
	vpermps zmm21,zmm9,zmm21
	vmaxps zmm21,zmm10,zmm21
	vmovups ZMMWORD PTR [r10],zmm21
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vmovaps zmm21,zmm22
	vmovaps zmm22,zmm20
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx512+0x98>
	mov    r11,QWORD PTR [r9+0x10]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	mov    r13,QWORD PTR [r9+0x40]
	test   r13,r13
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x2a7>
	vmovups zmm23,ZMMWORD PTR [rax+0x4]
	vmovups zmm24,ZMMWORD PTR [rax+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm22,zmm23,zmm13
	vfmadd231ps zmm21,zmm23,zmm19
	vfmadd231ps zmm22,zmm25,zmm12
	vfmadd231ps zmm21,zmm25,zmm18
	vpbroadcastd zmm24,DWORD PTR [rax]
	vmovaps zmm24,zmm24
	vpermt2ps zmm24,zmm8,zmm23
	vfmadd231ps zmm22,zmm24,zmm11
	vfmadd231ps zmm21,zmm24,zmm17
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	vmovups zmm23,ZMMWORD PTR [rax+0x4]
	vmovups zmm24,ZMMWORD PTR [rax+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm22,zmm23,zmm16
	vfmadd231ps zmm22,zmm25,zmm15
	vpbroadcastd zmm24,DWORD PTR [rax]
	vmovaps zmm24,zmm24
	vpermt2ps zmm24,zmm8,zmm23
	vfmadd231ps zmm22,zmm24,zmm14
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	vpermps zmm21,zmm9,zmm21
	vmaxps zmm21,zmm10,zmm21
	vmovups ZMMWORD PTR [r10],zmm21
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps zmm21,zmm22
	vmovaps zmm22,zmm20
	dec    r13
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx512+0x1c7>
	mov    r11,QWORD PTR [r9+0x60]
	mov    rbx,QWORD PTR [r9+0x48]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x3c0>
	test   r11b,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x326>
	vmovups zmm23,ZMMWORD PTR [rax+0x4]
	vmovups zmm24,ZMMWORD PTR [rax+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm22,zmm23,zmm13
	vfmadd231ps zmm21,zmm23,zmm19
	vfmadd231ps zmm22,zmm25,zmm12
	vfmadd231ps zmm21,zmm25,zmm18
	vpbroadcastd zmm24,DWORD PTR [rax]
	vmovaps zmm24,zmm24
	vpermt2ps zmm24,zmm8,zmm23
	vfmadd231ps zmm22,zmm24,zmm11
	vfmadd231ps zmm21,zmm24,zmm17
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	test   r11b,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx512+0x385>
	vmovups zmm23,ZMMWORD PTR [rax+0x4]
	vmovups zmm24,ZMMWORD PTR [rax+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm22,zmm23,zmm16
	vfmadd231ps zmm22,zmm25,zmm15
	vpbroadcastd zmm24,DWORD PTR [rax]
	vmovaps zmm24,zmm24
	vpermt2ps zmm24,zmm8,zmm23
	vfmadd231ps zmm22,zmm24,zmm14
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	vpermps zmm21,zmm9,zmm21
	vmaxps zmm21,zmm10,zmm21
	vmovups ZMMWORD PTR [r10],zmm21
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps zmm21,zmm22
	vmovaps zmm22,zmm20
	dec    rbx
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx512+0x2b8>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx512+0x2d>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3

<nnp_depthwise_3x3_by_2_edge__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9+0x68]
	mov    r10,rax
	shr    r10,1
	kmovw  k1,r10d
	mov    r10,rax
	shr    r10,0x11
	kmovw  k2,r10d
	lea    r10,[r9+0x70]
	vpbroadcastd zmm10,DWORD PTR [r10]
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x460>
	vpbroadcastd zmm11,DWORD PTR [rdx]
	vpbroadcastd zmm12,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm13,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm14,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm15,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm20,DWORD PTR [rcx]
	vpbroadcastd zmm21,DWORD PTR [rcx]
	vpbroadcastd zmm22,DWORD PTR [rcx]
	mov    r10,rsi
	mov    r11,r8
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x1e6>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x133>
	vmovups zmm23{k1}{z},ZMMWORD PTR [r10+0x4]
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm22,zmm23,zmm13
	vfmadd231ps zmm21,zmm23,zmm19
	vfmadd231ps zmm22,zmm25,zmm12
	vfmadd231ps zmm21,zmm25,zmm18
	vpxord zmm24,zmm24,zmm24
	test   al,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x10a>
	vpbroadcastd zmm24,DWORD PTR [r10]
	vmovaps zmm24,zmm24
	vmovaps zmm24,zmm24
	vpermt2ps zmm24,zmm8,zmm23
	vfmadd231ps zmm22,zmm24,zmm11
	vfmadd231ps zmm21,zmm24,zmm17
	mov    r13,QWORD PTR [r9+0x10]
	mov    r14,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r13*4]
	lea    r10,[r10+r14*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x1a2>
	vmovups zmm23{k1}{z},ZMMWORD PTR [r10+0x4]
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm22,zmm23,zmm16
	vfmadd231ps zmm22,zmm25,zmm15
	vpxord zmm24,zmm24,zmm24
	test   al,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x17f>
	vpbroadcastd zmm24,DWORD PTR [r10]
	vmovaps zmm24,zmm24
	vmovaps zmm24,zmm24
	vpermt2ps zmm24,zmm8,zmm23
	vfmadd231ps zmm22,zmm24,zmm14
	mov    r13,QWORD PTR [r9+0x10]
	mov    r14,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r13*4]
	lea    r10,[r10+r14*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x1ce>
	vpermps zmm21,zmm9,zmm21
	vmaxps zmm21,zmm10,zmm21
	vmovups ZMMWORD PTR [r11],zmm21
	mov    r13,QWORD PTR [r9+0x28]
	mov    r14,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r11+r13*4]
	lea    r11,[r11+r14*4]
	shr    rbp,1
	vmovaps zmm21,zmm22
	vmovaps zmm22,zmm20
	dec    r12
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0xb5>
	mov    rbx,QWORD PTR [r9+0x10]
	mov    rbp,QWORD PTR [r9+0x8]
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	mov    r14,QWORD PTR [r9+0x40]
	test   r14,r14
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x303>
	vmovups zmm23{k1}{z},ZMMWORD PTR [r10+0x4]
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm22,zmm23,zmm13
	vfmadd231ps zmm21,zmm23,zmm19
	vfmadd231ps zmm22,zmm25,zmm12
	vfmadd231ps zmm21,zmm25,zmm18
	vpxord zmm24,zmm24,zmm24
	test   al,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x253>
	vpbroadcastd zmm24,DWORD PTR [r10]
	vmovaps zmm24,zmm24
	vmovaps zmm24,zmm24
	vpermt2ps zmm24,zmm8,zmm23
	vfmadd231ps zmm22,zmm24,zmm11
	vfmadd231ps zmm21,zmm24,zmm17
	prefetcht0 BYTE PTR [r10+rbx*4]
	lea    r10,[r10+rbp*4]
	vmovups zmm23{k1}{z},ZMMWORD PTR [r10+0x4]
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm22,zmm23,zmm16
	vfmadd231ps zmm22,zmm25,zmm15
	vpxord zmm24,zmm24,zmm24
	test   al,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x2b8>
	vpbroadcastd zmm24,DWORD PTR [r10]
	vmovaps zmm24,zmm24
	vmovaps zmm24,zmm24
	vpermt2ps zmm24,zmm8,zmm23
	vfmadd231ps zmm22,zmm24,zmm14
	prefetcht0 BYTE PTR [r10+rbx*4]
	lea    r10,[r10+rbp*4]
	vpermps zmm21,zmm9,zmm21
	vmaxps zmm21,zmm10,zmm21
	vmovups ZMMWORD PTR [r11],zmm21
	prefetcht0 BYTE PTR [r11+r12*4]
	lea    r11,[r11+r13*4]
	vmovaps zmm21,zmm22
	vmovaps zmm22,zmm20
	dec    r14
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x203>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x43c>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x392>
	vmovups zmm23{k1}{z},ZMMWORD PTR [r10+0x4]
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm22,zmm23,zmm13
	vfmadd231ps zmm21,zmm23,zmm19
	vfmadd231ps zmm22,zmm25,zmm12
	vfmadd231ps zmm21,zmm25,zmm18
	vpxord zmm24,zmm24,zmm24
	test   al,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x369>
	vpbroadcastd zmm24,DWORD PTR [r10]
	vmovaps zmm24,zmm24
	vmovaps zmm24,zmm24
	vpermt2ps zmm24,zmm8,zmm23
	vfmadd231ps zmm22,zmm24,zmm11
	vfmadd231ps zmm21,zmm24,zmm17
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x401>
	vmovups zmm23{k1}{z},ZMMWORD PTR [r10+0x4]
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm22,zmm23,zmm16
	vfmadd231ps zmm22,zmm25,zmm15
	vpxord zmm24,zmm24,zmm24
	test   al,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x3de>
	vpbroadcastd zmm24,DWORD PTR [r10]
	vmovaps zmm24,zmm24
	vmovaps zmm24,zmm24
	vpermt2ps zmm24,zmm8,zmm23
	vfmadd231ps zmm22,zmm24,zmm14
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vpermps zmm21,zmm9,zmm21
	vmaxps zmm21,zmm10,zmm21
	vmovups ZMMWORD PTR [r11],zmm21
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r11+r12*4]
	lea    r11,[r11+r13*4]
	vmovaps zmm21,zmm22
	vmovaps zmm22,zmm20
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x314>
	mov    r10,QWORD PTR [r9]
	lea    rsi,[rsi+r10*4]
	mov    r10,QWORD PTR [r9+0x18]
	lea    r8,[r8+r10*4]
	mov    r10,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+r10*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx512+0x4a>
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

<nnp_depthwise_3x3_by_2_rows__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpbroadcastd zmm9,DWORD PTR [rcx]
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpbroadcastd zmm12,DWORD PTR [rdx]
	vpbroadcastd zmm13,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm14,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm15,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm20,DWORD PTR [rdx+0x20]
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2_rows__x86_64_avx512+0x798>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	mov    rcx,QWORD PTR [rsi+0x20]
	mov    rdx,QWORD PTR [rsi+0x30]
	vpxord zmm10,zmm10,zmm10
	vmovaps zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vmovaps zmm11,zmm11
	mov    rbx,QWORD PTR [r8+0x20]
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_rows__x86_64_avx512+0xe3>
	vpbroadcastd zmm21,DWORD PTR [rax]
	vfmadd231ps zmm10,zmm21,zmm12
	vpbroadcastd zmm21,DWORD PTR [r10]
	vfmadd231ps zmm10,zmm21,zmm15
	vpbroadcastd zmm21,DWORD PTR [r11]
	vfmadd231ps zmm10,zmm21,zmm18
	vfmadd231ps zmm11,zmm21,zmm12
	vpbroadcastd zmm21,DWORD PTR [r9]
	vfmadd231ps zmm11,zmm21,zmm15
	vpbroadcastd zmm21,DWORD PTR [rcx]
	vfmadd231ps zmm11,zmm21,zmm18
	shr    rbx,1
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vmovaps zmm21,zmm9
	vmovaps zmm23,zmm9
	vmovups zmm25,ZMMWORD PTR [rax+0x4]
	vmovups zmm26,ZMMWORD PTR [rax+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm22,zmm25,zmm12
	vfmadd231ps zmm21,zmm27,zmm13
	vfmadd231ps zmm21,zmm25,zmm14
	vmovups zmm25,ZMMWORD PTR [r10+0x4]
	vmovups zmm26,ZMMWORD PTR [r10+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm22,zmm25,zmm15
	vfmadd231ps zmm21,zmm27,zmm16
	vfmadd231ps zmm21,zmm25,zmm17
	vmovups zmm25,ZMMWORD PTR [r11+0x4]
	vmovups zmm26,ZMMWORD PTR [r11+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm22,zmm25,zmm18
	vfmadd231ps zmm21,zmm27,zmm19
	vfmadd231ps zmm21,zmm25,zmm20
	vfmadd231ps zmm24,zmm25,zmm12
	vfmadd231ps zmm23,zmm27,zmm13
	vfmadd231ps zmm23,zmm25,zmm14
	vmovups zmm25,ZMMWORD PTR [r9+0x4]
	vmovups zmm26,ZMMWORD PTR [r9+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm24,zmm25,zmm15
	vfmadd231ps zmm23,zmm27,zmm16
	vfmadd231ps zmm23,zmm25,zmm17
	vmovups zmm25,ZMMWORD PTR [rcx+0x4]
	vmovups zmm26,ZMMWORD PTR [rcx+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm24,zmm25,zmm18
	vfmadd231ps zmm23,zmm27,zmm19
	vfmadd231ps zmm23,zmm25,zmm20
	mov    rbx,rdx
	mov    rbp,QWORD PTR [r8]
	lea    r12,[r8+0x30]
	vpbroadcastd zmm25,DWORD PTR [r12]
	vmovaps zmm10,zmm10
	vpermt2ps zmm10,zmm8,zmm22
	vaddps zmm21,zmm21,zmm10
	vmovaps zmm10,zmm22
	vmovdqa32 zmm22,ZMMWORD PTR [rip+0x0]
	vpermps zmm21,zmm22,zmm21
	vmaxps zmm21,zmm25,zmm21
	vmovups ZMMWORD PTR [rbx],zmm21
	lea    rbx,[rbx+rbp*4]
	vmovaps zmm11,zmm11
	vpermt2ps zmm11,zmm8,zmm24
	vaddps zmm23,zmm23,zmm11
	vmovaps zmm11,zmm24
	vmovdqa32 zmm21,ZMMWORD PTR [rip+0x0]
	vpermps zmm21,zmm21,zmm23
	vmaxps zmm21,zmm25,zmm21
	vmovups ZMMWORD PTR [rbx],zmm21
	lea    rbx,[rbx+rbp*4]
	mov    rbx,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [r10+rbx*4]
	prefetcht0 BYTE PTR [r10+rbx*4+0x40]
	prefetcht0 BYTE PTR [r11+rbx*4]
	prefetcht0 BYTE PTR [r11+rbx*4+0x40]
	prefetcht0 BYTE PTR [r9+rbx*4]
	prefetcht0 BYTE PTR [r9+rbx*4+0x40]
	prefetcht0 BYTE PTR [rcx+rbx*4]
	prefetcht0 BYTE PTR [rcx+rbx*4+0x40]
	add    rax,0x80
	add    r10,0x80
	add    r11,0x80
	add    r9,0x80
	add    rcx,0x80
	add    rdx,0x40
	mov    rbx,QWORD PTR [r8+0x8]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_by_2_rows__x86_64_avx512+0x51e>
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vmovaps zmm21,zmm9
	vmovaps zmm23,zmm9
	vmovups zmm25,ZMMWORD PTR [rax+0x4]
	vmovups zmm26,ZMMWORD PTR [rax+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm22,zmm25,zmm12
	vfmadd231ps zmm21,zmm27,zmm13
	vfmadd231ps zmm21,zmm25,zmm14
	vmovups zmm25,ZMMWORD PTR [r10+0x4]
	vmovups zmm26,ZMMWORD PTR [r10+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm22,zmm25,zmm15
	vfmadd231ps zmm21,zmm27,zmm16
	vfmadd231ps zmm21,zmm25,zmm17
	vmovups zmm25,ZMMWORD PTR [r11+0x4]
	vmovups zmm26,ZMMWORD PTR [r11+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm22,zmm25,zmm18
	vfmadd231ps zmm21,zmm27,zmm19
	vfmadd231ps zmm21,zmm25,zmm20
	vfmadd231ps zmm24,zmm25,zmm12
	vfmadd231ps zmm23,zmm27,zmm13
	vfmadd231ps zmm23,zmm25,zmm14
	vmovups zmm25,ZMMWORD PTR [r9+0x4]
	vmovups zmm26,ZMMWORD PTR [r9+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm24,zmm25,zmm15
	vfmadd231ps zmm23,zmm27,zmm16
	vfmadd231ps zmm23,zmm25,zmm17
	vmovups zmm25,ZMMWORD PTR [rcx+0x4]
	vmovups zmm26,ZMMWORD PTR [rcx+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm24,zmm25,zmm18
	vfmadd231ps zmm23,zmm27,zmm19
	vfmadd231ps zmm23,zmm25,zmm20
	mov    rbp,rdx
	mov    r12,QWORD PTR [r8]
	lea    r13,[r8+0x30]
	vpbroadcastd zmm25,DWORD PTR [r13+0x0]
	vmovaps zmm10,zmm10
	vpermt2ps zmm10,zmm8,zmm22
	vaddps zmm21,zmm21,zmm10
	vmovaps zmm10,zmm22
	vmovdqa32 zmm22,ZMMWORD PTR [rip+0x0]
	vpermps zmm21,zmm22,zmm21
	vmaxps zmm21,zmm25,zmm21
	vmovups ZMMWORD PTR [rbp+0x0],zmm21
	lea    rbp,[rbp+r12*4+0x0]
	vmovaps zmm11,zmm11
	vpermt2ps zmm11,zmm8,zmm24
	vaddps zmm23,zmm23,zmm11
	vmovaps zmm11,zmm24
	vmovdqa32 zmm21,ZMMWORD PTR [rip+0x0]
	vpermps zmm21,zmm21,zmm23
	vmaxps zmm21,zmm25,zmm21
	vmovups ZMMWORD PTR [rbp+0x0],zmm21
	lea    rbp,[rbp+r12*4+0x0]
	mov    rbp,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [r10+rbp*4]
	prefetcht0 BYTE PTR [r10+rbp*4+0x40]
	prefetcht0 BYTE PTR [r11+rbp*4]
	prefetcht0 BYTE PTR [r11+rbp*4+0x40]
	prefetcht0 BYTE PTR [r9+rbp*4]
	prefetcht0 BYTE PTR [r9+rbp*4+0x40]
	prefetcht0 BYTE PTR [rcx+rbp*4]
	prefetcht0 BYTE PTR [rcx+rbp*4+0x40]
	add    rax,0x80
	add    r10,0x80
	add    r11,0x80
	add    r9,0x80
	add    rcx,0x80
	add    rdx,0x40
	dec    rbx
	jne    <nnp_depthwise_3x3_by_2_rows__x86_64_avx512+0x302>
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
	vpxord zmm10,zmm10,zmm10
	vmovaps zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vmovaps zmm11,zmm11
	mov    rbx,QWORD PTR [r8+0x20]
	vpbroadcastd zmm21,DWORD PTR [rax]
	vfmadd231ps zmm10,zmm21,zmm12
	vpbroadcastd zmm21,DWORD PTR [r10]
	vfmadd231ps zmm10,zmm21,zmm15
	vpbroadcastd zmm21,DWORD PTR [r11]
	vfmadd231ps zmm10,zmm21,zmm18
	vfmadd231ps zmm11,zmm21,zmm12
	vpbroadcastd zmm21,DWORD PTR [r9]
	vfmadd231ps zmm11,zmm21,zmm15
	vpbroadcastd zmm21,DWORD PTR [rcx]
	vfmadd231ps zmm11,zmm21,zmm18
	mov    rbx,QWORD PTR [r8+0x28]
	mov    rbx,rbx
	shr    rbx,0x11
	kmovw  k1,ebx
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vmovaps zmm21,zmm9
	vmovaps zmm23,zmm9
	vmovups zmm25,ZMMWORD PTR [rax+0x4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm22,zmm25,zmm12
	vfmadd231ps zmm21,zmm27,zmm13
	vfmadd231ps zmm21,zmm25,zmm14
	vmovups zmm25,ZMMWORD PTR [r10+0x4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm22,zmm25,zmm15
	vfmadd231ps zmm21,zmm27,zmm16
	vfmadd231ps zmm21,zmm25,zmm17
	vmovups zmm25,ZMMWORD PTR [r11+0x4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm22,zmm25,zmm18
	vfmadd231ps zmm21,zmm27,zmm19
	vfmadd231ps zmm21,zmm25,zmm20
	vfmadd231ps zmm24,zmm25,zmm12
	vfmadd231ps zmm23,zmm27,zmm13
	vfmadd231ps zmm23,zmm25,zmm14
	vmovups zmm25,ZMMWORD PTR [r9+0x4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r9+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm24,zmm25,zmm15
	vfmadd231ps zmm23,zmm27,zmm16
	vfmadd231ps zmm23,zmm25,zmm17
	vmovups zmm25,ZMMWORD PTR [rcx+0x4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rcx+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm24,zmm25,zmm18
	vfmadd231ps zmm23,zmm27,zmm19
	vfmadd231ps zmm23,zmm25,zmm20
	mov    rax,rdx
	mov    r10,QWORD PTR [r8]
	lea    r11,[r8+0x30]
	vpbroadcastd zmm25,DWORD PTR [r11]
	vmovaps zmm10,zmm10
	vpermt2ps zmm10,zmm8,zmm22
	vaddps zmm21,zmm21,zmm10
	vmovaps zmm10,zmm22
	vmovdqa32 zmm10,ZMMWORD PTR [rip+0x0]
	vpermps zmm10,zmm10,zmm21
	vmaxps zmm10,zmm25,zmm10
	vmovups ZMMWORD PTR [rax],zmm10
	lea    rax,[rax+r10*4]
	vmovaps zmm10,zmm11
	vpermt2ps zmm10,zmm8,zmm24
	vaddps zmm23,zmm23,zmm10
	vmovaps zmm11,zmm24
	vmovdqa32 zmm10,ZMMWORD PTR [rip+0x0]
	vpermps zmm10,zmm10,zmm23
	vmaxps zmm10,zmm25,zmm10
	vmovups ZMMWORD PTR [rax],zmm10
	lea    rax,[rax+r10*4]
	add    rsi,0x38
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2_rows__x86_64_avx512+0x69>
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

<nnp_depthwise_5x5__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_5x5__x86_64_avx512+0x4d8>
	vpbroadcastd zmm8,DWORD PTR [rdx]
	vpbroadcastd zmm9,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm10,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm11,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm12,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm13,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm14,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm15,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x24]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x28]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x2c]
	vpbroadcastd zmm20,DWORD PTR [rdx+0x30]
	vpbroadcastd zmm21,DWORD PTR [rdx+0x34]
	vpbroadcastd zmm22,DWORD PTR [rdx+0x38]
	vpbroadcastd zmm23,DWORD PTR [rdx+0x3c]
	vpbroadcastd zmm24,DWORD PTR [rdx+0x40]
	vpbroadcastd zmm25,DWORD PTR [rdx+0x44]
	vpbroadcastd zmm26,DWORD PTR [rdx+0x48]
	vpbroadcastd zmm27,DWORD PTR [rdx+0x4c]
	vpbroadcastd zmm28,DWORD PTR [rdx+0x50]
	vpbroadcastd zmm29,DWORD PTR [rdx+0x54]
	vpbroadcastd zmm30,DWORD PTR [rdx+0x58]
	vpbroadcastd zmm31,DWORD PTR [rdx+0x5c]
	vpbroadcastd zmm7,DWORD PTR [rdx+0x60]
	vpbroadcastd zmm6,DWORD PTR [rcx]
	vpbroadcastd zmm5,DWORD PTR [rcx]
	vpbroadcastd zmm4,DWORD PTR [rcx]
	vpbroadcastd zmm3,DWORD PTR [rcx]
	vpbroadcastd zmm2,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x50]
	mov    rbx,QWORD PTR [r9+0x58]
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_5x5__x86_64_avx512+0x237>
	test   r11b,0x1
	je     <nnp_depthwise_5x5__x86_64_avx512+0x1d7>
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
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   bl,0x1
	je     <nnp_depthwise_5x5__x86_64_avx512+0x207>
	lea    r12,[r9+0x70]
	vpbroadcastd zmm1,DWORD PTR [r12]
	vmaxps zmm6,zmm1,zmm6
	vmovups ZMMWORD PTR [r10],zmm6
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vmovaps zmm6,zmm5
	vmovaps zmm5,zmm4
	vmovaps zmm4,zmm3
	vmovaps zmm3,zmm2
	vpbroadcastd zmm2,DWORD PTR [rcx]
	vmovaps zmm2,zmm2
	dec    rbp
	jne    <nnp_depthwise_5x5__x86_64_avx512+0xf8>
	mov    r11,QWORD PTR [r9+0x10]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	mov    r13,QWORD PTR [r9+0x40]
	test   r13,r13
	je     <nnp_depthwise_5x5__x86_64_avx512+0x36d>
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
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	lea    r14,[r9+0x70]
	vpbroadcastd zmm1,DWORD PTR [r14]
	vmaxps zmm6,zmm1,zmm6
	vmovups ZMMWORD PTR [r10],zmm6
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps zmm6,zmm5
	vmovaps zmm5,zmm4
	vmovaps zmm4,zmm3
	vmovaps zmm3,zmm2
	vpbroadcastd zmm2,DWORD PTR [rcx]
	vmovaps zmm2,zmm2
	dec    r13
	jne    <nnp_depthwise_5x5__x86_64_avx512+0x254>
	mov    r11,QWORD PTR [r9+0x60]
	mov    rbx,QWORD PTR [r9+0x48]
	test   rbx,rbx
	je     <nnp_depthwise_5x5__x86_64_avx512+0x4b4>
	test   r11b,0x1
	je     <nnp_depthwise_5x5__x86_64_avx512+0x45c>
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
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	lea    rbp,[r9+0x70]
	vpbroadcastd zmm1,DWORD PTR [rbp+0x0]
	vmaxps zmm6,zmm1,zmm6
	vmovups ZMMWORD PTR [r10],zmm6
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps zmm6,zmm5
	vmovaps zmm5,zmm4
	vmovaps zmm4,zmm3
	vmovaps zmm3,zmm2
	vpbroadcastd zmm2,DWORD PTR [rcx]
	vmovaps zmm2,zmm2
	dec    rbx
	jne    <nnp_depthwise_5x5__x86_64_avx512+0x37e>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5__x86_64_avx512+0x11>
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

<nnp_depthwise_5x5_edge__x86_64_avx512>:
	push   r14
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
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x554>
	vpbroadcastd zmm8,DWORD PTR [rdx]
	vpbroadcastd zmm9,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm10,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm11,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm12,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm13,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm14,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm15,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x24]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x28]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x2c]
	vpbroadcastd zmm20,DWORD PTR [rdx+0x30]
	vpbroadcastd zmm21,DWORD PTR [rdx+0x34]
	vpbroadcastd zmm22,DWORD PTR [rdx+0x38]
	vpbroadcastd zmm23,DWORD PTR [rdx+0x3c]
	vpbroadcastd zmm24,DWORD PTR [rdx+0x40]
	vpbroadcastd zmm25,DWORD PTR [rdx+0x44]
	vpbroadcastd zmm26,DWORD PTR [rdx+0x48]
	vpbroadcastd zmm27,DWORD PTR [rdx+0x4c]
	vpbroadcastd zmm28,DWORD PTR [rcx]
	vpbroadcastd zmm29,DWORD PTR [rcx]
	vpbroadcastd zmm30,DWORD PTR [rcx]
	vpbroadcastd zmm31,DWORD PTR [rcx]
	vpbroadcastd zmm7,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x50]
	mov    rbx,QWORD PTR [r9+0x58]
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x26d>
	test   r11b,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x20d>
	vmovups zmm6{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm7,zmm6,zmm8
	vfmadd231ps zmm31,zmm6,zmm13
	vfmadd231ps zmm30,zmm6,zmm18
	vfmadd231ps zmm29,zmm6,zmm23
	vpbroadcastd zmm5,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm7,zmm6,zmm9
	vfmadd231ps zmm31,zmm6,zmm14
	vfmadd231ps zmm30,zmm6,zmm19
	vfmadd231ps zmm29,zmm6,zmm24
	vpbroadcastd zmm5,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm7,zmm6,zmm10
	vfmadd231ps zmm31,zmm6,zmm15
	vfmadd231ps zmm30,zmm6,zmm20
	vfmadd231ps zmm29,zmm6,zmm25
	vpbroadcastd zmm5,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k4}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm7,zmm6,zmm11
	vfmadd231ps zmm31,zmm6,zmm16
	vfmadd231ps zmm30,zmm6,zmm21
	vfmadd231ps zmm29,zmm6,zmm26
	vpbroadcastd zmm5,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k5}{z},ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm7,zmm6,zmm12
	vfmadd231ps zmm31,zmm6,zmm17
	vfmadd231ps zmm30,zmm6,zmm22
	vfmadd231ps zmm29,zmm6,zmm27
	vpbroadcastd zmm5,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm28,zmm6,zmm5
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x23d>
	lea    r12,[r9+0x70]
	vpbroadcastd zmm6,DWORD PTR [r12]
	vmaxps zmm28,zmm6,zmm28
	vmovups ZMMWORD PTR [r10],zmm28
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm30
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rcx]
	vmovaps zmm7,zmm7
	dec    rbp
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x10b>
	mov    r11,QWORD PTR [r9+0x10]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	mov    r13,QWORD PTR [r9+0x40]
	test   r13,r13
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x3c6>
	vmovups zmm6{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm7,zmm6,zmm8
	vfmadd231ps zmm31,zmm6,zmm13
	vfmadd231ps zmm30,zmm6,zmm18
	vfmadd231ps zmm29,zmm6,zmm23
	vpbroadcastd zmm5,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm7,zmm6,zmm9
	vfmadd231ps zmm31,zmm6,zmm14
	vfmadd231ps zmm30,zmm6,zmm19
	vfmadd231ps zmm29,zmm6,zmm24
	vpbroadcastd zmm5,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm7,zmm6,zmm10
	vfmadd231ps zmm31,zmm6,zmm15
	vfmadd231ps zmm30,zmm6,zmm20
	vfmadd231ps zmm29,zmm6,zmm25
	vpbroadcastd zmm5,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k4}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm7,zmm6,zmm11
	vfmadd231ps zmm31,zmm6,zmm16
	vfmadd231ps zmm30,zmm6,zmm21
	vfmadd231ps zmm29,zmm6,zmm26
	vpbroadcastd zmm5,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k5}{z},ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm7,zmm6,zmm12
	vfmadd231ps zmm31,zmm6,zmm17
	vfmadd231ps zmm30,zmm6,zmm22
	vfmadd231ps zmm29,zmm6,zmm27
	vpbroadcastd zmm5,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm28,zmm6,zmm5
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	lea    r14,[r9+0x70]
	vpbroadcastd zmm6,DWORD PTR [r14]
	vmaxps zmm28,zmm6,zmm28
	vmovups ZMMWORD PTR [r10],zmm28
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm30
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rcx]
	vmovaps zmm7,zmm7
	dec    r13
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x28a>
	mov    r11,QWORD PTR [r9+0x60]
	mov    rbx,QWORD PTR [r9+0x48]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x530>
	test   r11b,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx512+0x4d8>
	vmovups zmm6{k1}{z},ZMMWORD PTR [rax]
	vfmadd231ps zmm7,zmm6,zmm8
	vfmadd231ps zmm31,zmm6,zmm13
	vfmadd231ps zmm30,zmm6,zmm18
	vfmadd231ps zmm29,zmm6,zmm23
	vpbroadcastd zmm5,DWORD PTR [rdx+0x50]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k2}{z},ZMMWORD PTR [rax+0x4]
	vfmadd231ps zmm7,zmm6,zmm9
	vfmadd231ps zmm31,zmm6,zmm14
	vfmadd231ps zmm30,zmm6,zmm19
	vfmadd231ps zmm29,zmm6,zmm24
	vpbroadcastd zmm5,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k3}{z},ZMMWORD PTR [rax+0x8]
	vfmadd231ps zmm7,zmm6,zmm10
	vfmadd231ps zmm31,zmm6,zmm15
	vfmadd231ps zmm30,zmm6,zmm20
	vfmadd231ps zmm29,zmm6,zmm25
	vpbroadcastd zmm5,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k4}{z},ZMMWORD PTR [rax+0xc]
	vfmadd231ps zmm7,zmm6,zmm11
	vfmadd231ps zmm31,zmm6,zmm16
	vfmadd231ps zmm30,zmm6,zmm21
	vfmadd231ps zmm29,zmm6,zmm26
	vpbroadcastd zmm5,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm28,zmm6,zmm5
	vmovups zmm6{k5}{z},ZMMWORD PTR [rax+0x10]
	vfmadd231ps zmm7,zmm6,zmm12
	vfmadd231ps zmm31,zmm6,zmm17
	vfmadd231ps zmm30,zmm6,zmm22
	vfmadd231ps zmm29,zmm6,zmm27
	vpbroadcastd zmm5,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm28,zmm6,zmm5
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	lea    rbp,[r9+0x70]
	vpbroadcastd zmm6,DWORD PTR [rbp+0x0]
	vmaxps zmm28,zmm6,zmm28
	vmovups ZMMWORD PTR [r10],zmm28
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm30
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rcx]
	vmovaps zmm7,zmm7
	dec    rbx
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x3d7>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5_edge__x86_64_avx512+0x47>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret

<nnp_depthwise_5x5_rows__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vpbroadcastd zmm8,DWORD PTR [rcx]
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpbroadcastd zmm11,DWORD PTR [rdx]
	vpbroadcastd zmm12,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm13,DWORD PTR [rdx+0x28]
	vpbroadcastd zmm14,DWORD PTR [rdx+0x3c]
	vpbroadcastd zmm15,DWORD PTR [rdx+0x50]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x2c]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x40]
	vpbroadcastd zmm20,DWORD PTR [rdx+0x54]
	vpbroadcastd zmm21,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm22,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm23,DWORD PTR [rdx+0x30]
	vpbroadcastd zmm24,DWORD PTR [rdx+0x44]
	vpbroadcastd zmm25,DWORD PTR [rdx+0x58]
	vpbroadcastd zmm26,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm27,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm28,DWORD PTR [rdx+0x34]
	vpbroadcastd zmm29,DWORD PTR [rdx+0x48]
	vpbroadcastd zmm30,DWORD PTR [rdx+0x5c]
	vpbroadcastd zmm31,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm7,DWORD PTR [rdx+0x24]
	vpbroadcastd zmm6,DWORD PTR [rdx+0x38]
	vpbroadcastd zmm5,DWORD PTR [rdx+0x4c]
	vpbroadcastd zmm4,DWORD PTR [rdx+0x60]
	test   rdi,rdi
	je     <nnp_depthwise_5x5_rows__x86_64_avx512+0x8dd>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	mov    rcx,QWORD PTR [rsi+0x20]
	mov    rdx,QWORD PTR [rsi+0x28]
	mov    rbx,QWORD PTR [rsi+0x30]
	vmovaps zmm9,zmm8
	vmovaps zmm10,zmm8
	mov    rbp,QWORD PTR [r8+0x20]
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
	mov    rbp,QWORD PTR [r8+0x20]
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
	lea    r13,[r8+0x30]
	vpbroadcastd zmm3,DWORD PTR [r13+0x0]
	vmaxps zmm9,zmm3,zmm9
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	lea    rbp,[rbp+r12*4+0x0]
	vmaxps zmm9,zmm3,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	lea    rbp,[rbp+r12*4+0x0]
	mov    rbp,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [rcx+rbp*4]
	prefetcht0 BYTE PTR [rdx+rbp*4]
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rcx,0x40
	add    rdx,0x40
	add    rbx,0x40
	mov    rbp,QWORD PTR [r8+0x8]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_rows__x86_64_avx512+0x609>
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
	lea    r14,[r8+0x30]
	vpbroadcastd zmm3,DWORD PTR [r14]
	vmaxps zmm9,zmm3,zmm9
	vmovups ZMMWORD PTR [r12],zmm9
	lea    r12,[r12+r13*4]
	vmaxps zmm9,zmm3,zmm10
	vmovups ZMMWORD PTR [r12],zmm9
	lea    r12,[r12+r13*4]
	mov    r12,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [rcx+r12*4]
	prefetcht0 BYTE PTR [rdx+r12*4]
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rcx,0x40
	add    rdx,0x40
	add    rbx,0x40
	dec    rbp
	jne    <nnp_depthwise_5x5_rows__x86_64_avx512+0x394>
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
	mov    rbp,QWORD PTR [r8+0x28]
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
	mov    rbp,QWORD PTR [r8+0x28]
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
	lea    r11,[r8+0x30]
	vpbroadcastd zmm3,DWORD PTR [r11]
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
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_depthwise_5x5_by_2__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x6c0>
	vpbroadcastd zmm10,DWORD PTR [rdx]
	vpbroadcastd zmm11,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm12,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm13,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm14,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm15,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x24]
	vpbroadcastd zmm20,DWORD PTR [rdx+0x28]
	vpbroadcastd zmm21,DWORD PTR [rdx+0x2c]
	vpbroadcastd zmm22,DWORD PTR [rdx+0x30]
	vpbroadcastd zmm23,DWORD PTR [rdx+0x34]
	vpbroadcastd zmm24,DWORD PTR [rdx+0x38]
	vpbroadcastd zmm25,DWORD PTR [rdx+0x3c]
	vpbroadcastd zmm26,DWORD PTR [rdx+0x40]
	vpbroadcastd zmm27,DWORD PTR [rdx+0x44]
	vpbroadcastd zmm28,DWORD PTR [rdx+0x48]
	vpbroadcastd zmm29,DWORD PTR [rdx+0x4c]
	vpbroadcastd zmm30,DWORD PTR [rdx+0x50]
	vpbroadcastd zmm31,DWORD PTR [rdx+0x54]
	vpbroadcastd zmm7,DWORD PTR [rdx+0x58]
	vpbroadcastd zmm6,DWORD PTR [rcx]
	vpbroadcastd zmm5,DWORD PTR [rcx]
	vpbroadcastd zmm4,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x50]
	mov    rbx,QWORD PTR [r9+0x58]
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x2dd>
	test   r11b,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x1cf>
	vmovups zmm3,ZMMWORD PTR [rax+0xc]
	vmovups zmm2,ZMMWORD PTR [rax+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm14
	vfmadd231ps zmm5,zmm3,zmm24
	vpbroadcastd zmm2,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm6,zmm3,zmm2
	vfmadd231ps zmm4,zmm1,zmm13
	vfmadd231ps zmm5,zmm1,zmm23
	vpbroadcastd zmm2,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm6,zmm1,zmm2
	vpbroadcastd zmm2,DWORD PTR [rax+0x8]
	vmovaps zmm2,zmm2
	vpermt2ps zmm2,zmm8,zmm3
	vfmadd231ps zmm4,zmm2,zmm12
	vfmadd231ps zmm5,zmm2,zmm22
	vfmadd231ps zmm6,zmm2,zmm7
	vpbroadcastd zmm3,DWORD PTR [rax+0x4]
	vmovaps zmm3,zmm3
	vpermt2ps zmm3,zmm8,zmm1
	vfmadd231ps zmm4,zmm3,zmm11
	vfmadd231ps zmm5,zmm3,zmm21
	vfmadd231ps zmm6,zmm3,zmm31
	vpbroadcastd zmm3,DWORD PTR [rax]
	vmovaps zmm3,zmm3
	vpermt2ps zmm3,zmm8,zmm2
	vfmadd231ps zmm4,zmm3,zmm10
	vfmadd231ps zmm5,zmm3,zmm20
	vfmadd231ps zmm6,zmm3,zmm30
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   r11b,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x283>
	vmovups zmm3,ZMMWORD PTR [rax+0xc]
	vmovups zmm2,ZMMWORD PTR [rax+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm19
	vfmadd231ps zmm5,zmm3,zmm29
	vfmadd231ps zmm4,zmm1,zmm18
	vfmadd231ps zmm5,zmm1,zmm28
	vpbroadcastd zmm2,DWORD PTR [rax+0x8]
	vmovaps zmm2,zmm2
	vpermt2ps zmm2,zmm8,zmm3
	vfmadd231ps zmm4,zmm2,zmm17
	vfmadd231ps zmm5,zmm2,zmm27
	vpbroadcastd zmm3,DWORD PTR [rax+0x4]
	vmovaps zmm3,zmm3
	vpermt2ps zmm3,zmm8,zmm1
	vfmadd231ps zmm4,zmm3,zmm16
	vfmadd231ps zmm5,zmm3,zmm26
	vpbroadcastd zmm3,DWORD PTR [rax]
	vmovaps zmm3,zmm3
	vpermt2ps zmm3,zmm8,zmm2
	vfmadd231ps zmm4,zmm3,zmm15
	vfmadd231ps zmm5,zmm3,zmm25
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x2b9>
	vpermps zmm6,zmm9,zmm6
	lea    r12,[r9+0x70]
	vpbroadcastd zmm3,DWORD PTR [r12]
	vmaxps zmm6,zmm3,zmm6
	vmovups ZMMWORD PTR [r10],zmm6
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vmovaps zmm6,zmm5
	vmovaps zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rcx]
	vmovaps zmm4,zmm4
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0xf2>
	mov    r11,QWORD PTR [r9+0x10]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	mov    r13,QWORD PTR [r9+0x40]
	test   r13,r13
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x4aa>
	vmovups zmm3,ZMMWORD PTR [rax+0xc]
	vmovups zmm2,ZMMWORD PTR [rax+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm14
	vfmadd231ps zmm5,zmm3,zmm24
	vpbroadcastd zmm2,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm6,zmm3,zmm2
	vfmadd231ps zmm4,zmm1,zmm13
	vfmadd231ps zmm5,zmm1,zmm23
	vpbroadcastd zmm2,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm6,zmm1,zmm2
	vpbroadcastd zmm2,DWORD PTR [rax+0x8]
	vmovaps zmm2,zmm2
	vpermt2ps zmm2,zmm8,zmm3
	vfmadd231ps zmm4,zmm2,zmm12
	vfmadd231ps zmm5,zmm2,zmm22
	vfmadd231ps zmm6,zmm2,zmm7
	vpbroadcastd zmm3,DWORD PTR [rax+0x4]
	vmovaps zmm3,zmm3
	vpermt2ps zmm3,zmm8,zmm1
	vfmadd231ps zmm4,zmm3,zmm11
	vfmadd231ps zmm5,zmm3,zmm21
	vfmadd231ps zmm6,zmm3,zmm31
	vpbroadcastd zmm3,DWORD PTR [rax]
	vmovaps zmm3,zmm3
	vpermt2ps zmm3,zmm8,zmm2
	vfmadd231ps zmm4,zmm3,zmm10
	vfmadd231ps zmm5,zmm3,zmm20
	vfmadd231ps zmm6,zmm3,zmm30
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	vmovups zmm3,ZMMWORD PTR [rax+0xc]
	vmovups zmm2,ZMMWORD PTR [rax+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm19
	vfmadd231ps zmm5,zmm3,zmm29
	vfmadd231ps zmm4,zmm1,zmm18
	vfmadd231ps zmm5,zmm1,zmm28
	vpbroadcastd zmm2,DWORD PTR [rax+0x8]
	vmovaps zmm2,zmm2
	vpermt2ps zmm2,zmm8,zmm3
	vfmadd231ps zmm4,zmm2,zmm17
	vfmadd231ps zmm5,zmm2,zmm27
	vpbroadcastd zmm3,DWORD PTR [rax+0x4]
	vmovaps zmm3,zmm3
	vpermt2ps zmm3,zmm8,zmm1
	vfmadd231ps zmm4,zmm3,zmm16
	vfmadd231ps zmm5,zmm3,zmm26
	vpbroadcastd zmm3,DWORD PTR [rax]
	vmovaps zmm3,zmm3
	vpermt2ps zmm3,zmm8,zmm2
	vfmadd231ps zmm4,zmm3,zmm15
	vfmadd231ps zmm5,zmm3,zmm25
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	vpermps zmm6,zmm9,zmm6
	lea    r14,[r9+0x70]
	vpbroadcastd zmm3,DWORD PTR [r14]
	vmaxps zmm6,zmm3,zmm6
	vmovups ZMMWORD PTR [r10],zmm6
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps zmm6,zmm5
	vmovaps zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rcx]
	vmovaps zmm4,zmm4
	dec    r13
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0x2fa>
	mov    r11,QWORD PTR [r9+0x60]
	mov    rbx,QWORD PTR [r9+0x48]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x69c>
	test   r11b,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x597>
	vmovups zmm3,ZMMWORD PTR [rax+0xc]
	vmovups zmm2,ZMMWORD PTR [rax+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm14
	vfmadd231ps zmm5,zmm3,zmm24
	vpbroadcastd zmm2,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm6,zmm3,zmm2
	vfmadd231ps zmm4,zmm1,zmm13
	vfmadd231ps zmm5,zmm1,zmm23
	vpbroadcastd zmm2,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm6,zmm1,zmm2
	vpbroadcastd zmm2,DWORD PTR [rax+0x8]
	vmovaps zmm2,zmm2
	vpermt2ps zmm2,zmm8,zmm3
	vfmadd231ps zmm4,zmm2,zmm12
	vfmadd231ps zmm5,zmm2,zmm22
	vfmadd231ps zmm6,zmm2,zmm7
	vpbroadcastd zmm3,DWORD PTR [rax+0x4]
	vmovaps zmm3,zmm3
	vpermt2ps zmm3,zmm8,zmm1
	vfmadd231ps zmm4,zmm3,zmm11
	vfmadd231ps zmm5,zmm3,zmm21
	vfmadd231ps zmm6,zmm3,zmm31
	vpbroadcastd zmm3,DWORD PTR [rax]
	vmovaps zmm3,zmm3
	vpermt2ps zmm3,zmm8,zmm2
	vfmadd231ps zmm4,zmm3,zmm10
	vfmadd231ps zmm5,zmm3,zmm20
	vfmadd231ps zmm6,zmm3,zmm30
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	test   r11b,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx512+0x64a>
	vmovups zmm3,ZMMWORD PTR [rax+0xc]
	vmovups zmm2,ZMMWORD PTR [rax+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm19
	vfmadd231ps zmm5,zmm3,zmm29
	vfmadd231ps zmm4,zmm1,zmm18
	vfmadd231ps zmm5,zmm1,zmm28
	vpbroadcastd zmm2,DWORD PTR [rax+0x8]
	vmovaps zmm2,zmm2
	vpermt2ps zmm2,zmm8,zmm3
	vfmadd231ps zmm4,zmm2,zmm17
	vfmadd231ps zmm5,zmm2,zmm27
	vpbroadcastd zmm3,DWORD PTR [rax+0x4]
	vmovaps zmm3,zmm3
	vpermt2ps zmm3,zmm8,zmm1
	vfmadd231ps zmm4,zmm3,zmm16
	vfmadd231ps zmm5,zmm3,zmm26
	vpbroadcastd zmm3,DWORD PTR [rax]
	vmovaps zmm3,zmm3
	vpermt2ps zmm3,zmm8,zmm2
	vfmadd231ps zmm4,zmm3,zmm15
	vfmadd231ps zmm5,zmm3,zmm25
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	vpermps zmm6,zmm9,zmm6
	lea    rbp,[r9+0x70]
	vpbroadcastd zmm3,DWORD PTR [rbp+0x0]
	vmaxps zmm6,zmm3,zmm6
	vmovups ZMMWORD PTR [r10],zmm6
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps zmm6,zmm5
	vmovaps zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [rcx]
	vmovaps zmm4,zmm4
	dec    rbx
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0x4bb>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx512+0x25>
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

<nnp_depthwise_5x5_by_2_edge__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9+0x68]
	mov    r10,rax
	shr    r10,0x3
	kmovw  k1,r10d
	mov    r10,rax
	shr    r10,0x13
	kmovw  k2,r10d
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x87f>
	vpbroadcastd zmm10,DWORD PTR [rdx]
	vpbroadcastd zmm11,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm12,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm13,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm14,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm15,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x24]
	vpbroadcastd zmm20,DWORD PTR [rdx+0x28]
	vpbroadcastd zmm21,DWORD PTR [rdx+0x2c]
	vpbroadcastd zmm22,DWORD PTR [rdx+0x30]
	vpbroadcastd zmm23,DWORD PTR [rdx+0x34]
	vpbroadcastd zmm24,DWORD PTR [rdx+0x38]
	vpbroadcastd zmm25,DWORD PTR [rdx+0x3c]
	vpbroadcastd zmm26,DWORD PTR [rdx+0x40]
	vpbroadcastd zmm27,DWORD PTR [rdx+0x44]
	vpbroadcastd zmm28,DWORD PTR [rdx+0x48]
	vpbroadcastd zmm29,DWORD PTR [rdx+0x4c]
	vpbroadcastd zmm30,DWORD PTR [rdx+0x50]
	vpbroadcastd zmm31,DWORD PTR [rcx]
	vpbroadcastd zmm7,DWORD PTR [rcx]
	vpbroadcastd zmm6,DWORD PTR [rcx]
	mov    r10,rsi
	mov    r11,r8
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x37c>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x22d>
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10+0xc]
	vmovups zmm4{k2}{z},ZMMWORD PTR [r10+0x4c]
	vshufps zmm3,zmm5,zmm4,0x88
	vshufps zmm5,zmm5,zmm4,0xdd
	vfmadd231ps zmm6,zmm5,zmm14
	vfmadd231ps zmm7,zmm5,zmm24
	vpbroadcastd zmm4,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm31,zmm5,zmm4
	vfmadd231ps zmm6,zmm3,zmm13
	vfmadd231ps zmm7,zmm3,zmm23
	vpbroadcastd zmm4,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm31,zmm3,zmm4
	vpxord zmm4,zmm4,zmm4
	mov    r13,rax
	shr    r13,0x2
	test   r13b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x17f>
	vpbroadcastd zmm4,DWORD PTR [r10+0x8]
	vmovaps zmm4,zmm4
	vmovaps zmm4,zmm4
	vpermt2ps zmm4,zmm8,zmm5
	vfmadd231ps zmm6,zmm4,zmm12
	vfmadd231ps zmm7,zmm4,zmm22
	vpbroadcastd zmm5,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm31,zmm4,zmm5
	vpxord zmm5,zmm5,zmm5
	mov    r13,rax
	shr    r13,1
	test   r13b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x1c3>
	vpbroadcastd zmm5,DWORD PTR [r10+0x4]
	vmovaps zmm5,zmm5
	vmovaps zmm5,zmm5
	vpermt2ps zmm5,zmm8,zmm3
	vfmadd231ps zmm6,zmm5,zmm11
	vfmadd231ps zmm7,zmm5,zmm21
	vpbroadcastd zmm3,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm31,zmm5,zmm3
	vpxord zmm5,zmm5,zmm5
	test   al,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x1fe>
	vpbroadcastd zmm5,DWORD PTR [r10]
	vmovaps zmm5,zmm5
	vmovaps zmm5,zmm5
	vpermt2ps zmm5,zmm8,zmm4
	vfmadd231ps zmm6,zmm5,zmm10
	vfmadd231ps zmm7,zmm5,zmm20
	vfmadd231ps zmm31,zmm5,zmm30
	mov    r13,QWORD PTR [r9+0x10]
	mov    r14,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r13*4]
	lea    r10,[r10+r14*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x321>
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10+0xc]
	vmovups zmm4{k2}{z},ZMMWORD PTR [r10+0x4c]
	vshufps zmm3,zmm5,zmm4,0x88
	vshufps zmm5,zmm5,zmm4,0xdd
	vfmadd231ps zmm6,zmm5,zmm19
	vfmadd231ps zmm7,zmm5,zmm29
	vfmadd231ps zmm6,zmm3,zmm18
	vfmadd231ps zmm7,zmm3,zmm28
	vpxord zmm4,zmm4,zmm4
	mov    r13,rax
	shr    r13,0x2
	test   r13b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x293>
	vpbroadcastd zmm4,DWORD PTR [r10+0x8]
	vmovaps zmm4,zmm4
	vmovaps zmm4,zmm4
	vpermt2ps zmm4,zmm8,zmm5
	vfmadd231ps zmm6,zmm4,zmm17
	vfmadd231ps zmm7,zmm4,zmm27
	vpxord zmm5,zmm5,zmm5
	mov    r13,rax
	shr    r13,1
	test   r13b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x2ca>
	vpbroadcastd zmm5,DWORD PTR [r10+0x4]
	vmovaps zmm5,zmm5
	vmovaps zmm5,zmm5
	vpermt2ps zmm5,zmm8,zmm3
	vfmadd231ps zmm6,zmm5,zmm16
	vfmadd231ps zmm7,zmm5,zmm26
	vpxord zmm5,zmm5,zmm5
	test   al,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x2f8>
	vpbroadcastd zmm5,DWORD PTR [r10]
	vmovaps zmm5,zmm5
	vmovaps zmm5,zmm5
	vpermt2ps zmm5,zmm8,zmm4
	vfmadd231ps zmm6,zmm5,zmm15
	vfmadd231ps zmm7,zmm5,zmm25
	mov    r13,QWORD PTR [r9+0x10]
	mov    r14,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r13*4]
	lea    r10,[r10+r14*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x358>
	vpermps zmm31,zmm9,zmm31
	lea    r13,[r9+0x70]
	vpbroadcastd zmm5,DWORD PTR [r13+0x0]
	vmaxps zmm31,zmm5,zmm31
	vmovups ZMMWORD PTR [r11],zmm31
	mov    r13,QWORD PTR [r9+0x28]
	mov    r14,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r11+r13*4]
	lea    r11,[r11+r14*4]
	shr    rbp,1
	vmovaps zmm31,zmm7
	vmovaps zmm7,zmm6
	vpbroadcastd zmm6,DWORD PTR [rcx]
	vmovaps zmm6,zmm6
	dec    r12
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x102>
	mov    rbx,QWORD PTR [r9+0x10]
	mov    rbp,QWORD PTR [r9+0x8]
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	mov    r14,QWORD PTR [r9+0x40]
	test   r14,r14
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x5d9>
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10+0xc]
	vmovups zmm4{k2}{z},ZMMWORD PTR [r10+0x4c]
	vshufps zmm3,zmm5,zmm4,0x88
	vshufps zmm5,zmm5,zmm4,0xdd
	vfmadd231ps zmm6,zmm5,zmm14
	vfmadd231ps zmm7,zmm5,zmm24
	vpbroadcastd zmm4,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm31,zmm5,zmm4
	vfmadd231ps zmm6,zmm3,zmm13
	vfmadd231ps zmm7,zmm3,zmm23
	vpbroadcastd zmm4,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm31,zmm3,zmm4
	vpxord zmm4,zmm4,zmm4
	mov    r15,rax
	shr    r15,0x2
	test   r15b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x40d>
	vpbroadcastd zmm4,DWORD PTR [r10+0x8]
	vmovaps zmm4,zmm4
	vmovaps zmm4,zmm4
	vpermt2ps zmm4,zmm8,zmm5
	vfmadd231ps zmm6,zmm4,zmm12
	vfmadd231ps zmm7,zmm4,zmm22
	vpbroadcastd zmm5,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm31,zmm4,zmm5
	vpxord zmm5,zmm5,zmm5
	mov    r15,rax
	shr    r15,1
	test   r15b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x451>
	vpbroadcastd zmm5,DWORD PTR [r10+0x4]
	vmovaps zmm5,zmm5
	vmovaps zmm5,zmm5
	vpermt2ps zmm5,zmm8,zmm3
	vfmadd231ps zmm6,zmm5,zmm11
	vfmadd231ps zmm7,zmm5,zmm21
	vpbroadcastd zmm3,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm31,zmm5,zmm3
	vpxord zmm5,zmm5,zmm5
	test   al,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x48c>
	vpbroadcastd zmm5,DWORD PTR [r10]
	vmovaps zmm5,zmm5
	vmovaps zmm5,zmm5
	vpermt2ps zmm5,zmm8,zmm4
	vfmadd231ps zmm6,zmm5,zmm10
	vfmadd231ps zmm7,zmm5,zmm20
	vfmadd231ps zmm31,zmm5,zmm30
	prefetcht0 BYTE PTR [r10+rbx*4]
	lea    r10,[r10+rbp*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10+0xc]
	vmovups zmm4{k2}{z},ZMMWORD PTR [r10+0x4c]
	vshufps zmm3,zmm5,zmm4,0x88
	vshufps zmm5,zmm5,zmm4,0xdd
	vfmadd231ps zmm6,zmm5,zmm19
	vfmadd231ps zmm7,zmm5,zmm29
	vfmadd231ps zmm6,zmm3,zmm18
	vfmadd231ps zmm7,zmm3,zmm28
	vpxord zmm4,zmm4,zmm4
	mov    r15,rax
	shr    r15,0x2
	test   r15b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x50d>
	vpbroadcastd zmm4,DWORD PTR [r10+0x8]
	vmovaps zmm4,zmm4
	vmovaps zmm4,zmm4
	vpermt2ps zmm4,zmm8,zmm5
	vfmadd231ps zmm6,zmm4,zmm17
	vfmadd231ps zmm7,zmm4,zmm27
	vpxord zmm5,zmm5,zmm5
	mov    r15,rax
	shr    r15,1
	test   r15b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x544>
	vpbroadcastd zmm5,DWORD PTR [r10+0x4]
	vmovaps zmm5,zmm5
	vmovaps zmm5,zmm5
	vpermt2ps zmm5,zmm8,zmm3
	vfmadd231ps zmm6,zmm5,zmm16
	vfmadd231ps zmm7,zmm5,zmm26
	vpxord zmm5,zmm5,zmm5
	test   al,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x572>
	vpbroadcastd zmm5,DWORD PTR [r10]
	vmovaps zmm5,zmm5
	vmovaps zmm5,zmm5
	vpermt2ps zmm5,zmm8,zmm4
	vfmadd231ps zmm6,zmm5,zmm15
	vfmadd231ps zmm7,zmm5,zmm25
	prefetcht0 BYTE PTR [r10+rbx*4]
	lea    r10,[r10+rbp*4]
	vpermps zmm31,zmm9,zmm31
	lea    r15,[r9+0x70]
	vpbroadcastd zmm5,DWORD PTR [r15]
	vmaxps zmm31,zmm5,zmm31
	vmovups ZMMWORD PTR [r11],zmm31
	prefetcht0 BYTE PTR [r11+r12*4]
	lea    r11,[r11+r13*4]
	vmovaps zmm31,zmm7
	vmovaps zmm7,zmm6
	vpbroadcastd zmm6,DWORD PTR [rcx]
	vmovaps zmm6,zmm6
	dec    r14
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x399>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x85b>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x715>
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10+0xc]
	vmovups zmm4{k2}{z},ZMMWORD PTR [r10+0x4c]
	vshufps zmm3,zmm5,zmm4,0x88
	vshufps zmm5,zmm5,zmm4,0xdd
	vfmadd231ps zmm6,zmm5,zmm14
	vfmadd231ps zmm7,zmm5,zmm24
	vpbroadcastd zmm4,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm31,zmm5,zmm4
	vfmadd231ps zmm6,zmm3,zmm13
	vfmadd231ps zmm7,zmm3,zmm23
	vpbroadcastd zmm4,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm31,zmm3,zmm4
	vpxord zmm4,zmm4,zmm4
	mov    r12,rax
	shr    r12,0x2
	test   r12b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x667>
	vpbroadcastd zmm4,DWORD PTR [r10+0x8]
	vmovaps zmm4,zmm4
	vmovaps zmm4,zmm4
	vpermt2ps zmm4,zmm8,zmm5
	vfmadd231ps zmm6,zmm4,zmm12
	vfmadd231ps zmm7,zmm4,zmm22
	vpbroadcastd zmm5,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm31,zmm4,zmm5
	vpxord zmm5,zmm5,zmm5
	mov    r12,rax
	shr    r12,1
	test   r12b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x6ab>
	vpbroadcastd zmm5,DWORD PTR [r10+0x4]
	vmovaps zmm5,zmm5
	vmovaps zmm5,zmm5
	vpermt2ps zmm5,zmm8,zmm3
	vfmadd231ps zmm6,zmm5,zmm11
	vfmadd231ps zmm7,zmm5,zmm21
	vpbroadcastd zmm3,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm31,zmm5,zmm3
	vpxord zmm5,zmm5,zmm5
	test   al,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x6e6>
	vpbroadcastd zmm5,DWORD PTR [r10]
	vmovaps zmm5,zmm5
	vmovaps zmm5,zmm5
	vpermt2ps zmm5,zmm8,zmm4
	vfmadd231ps zmm6,zmm5,zmm10
	vfmadd231ps zmm7,zmm5,zmm20
	vfmadd231ps zmm31,zmm5,zmm30
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x809>
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10+0xc]
	vmovups zmm4{k2}{z},ZMMWORD PTR [r10+0x4c]
	vshufps zmm3,zmm5,zmm4,0x88
	vshufps zmm5,zmm5,zmm4,0xdd
	vfmadd231ps zmm6,zmm5,zmm19
	vfmadd231ps zmm7,zmm5,zmm29
	vfmadd231ps zmm6,zmm3,zmm18
	vfmadd231ps zmm7,zmm3,zmm28
	vpxord zmm4,zmm4,zmm4
	mov    r12,rax
	shr    r12,0x2
	test   r12b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x77b>
	vpbroadcastd zmm4,DWORD PTR [r10+0x8]
	vmovaps zmm4,zmm4
	vmovaps zmm4,zmm4
	vpermt2ps zmm4,zmm8,zmm5
	vfmadd231ps zmm6,zmm4,zmm17
	vfmadd231ps zmm7,zmm4,zmm27
	vpxord zmm5,zmm5,zmm5
	mov    r12,rax
	shr    r12,1
	test   r12b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x7b2>
	vpbroadcastd zmm5,DWORD PTR [r10+0x4]
	vmovaps zmm5,zmm5
	vmovaps zmm5,zmm5
	vpermt2ps zmm5,zmm8,zmm3
	vfmadd231ps zmm6,zmm5,zmm16
	vfmadd231ps zmm7,zmm5,zmm26
	vpxord zmm5,zmm5,zmm5
	test   al,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x7e0>
	vpbroadcastd zmm5,DWORD PTR [r10]
	vmovaps zmm5,zmm5
	vmovaps zmm5,zmm5
	vpermt2ps zmm5,zmm8,zmm4
	vfmadd231ps zmm6,zmm5,zmm15
	vfmadd231ps zmm7,zmm5,zmm25
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vpermps zmm31,zmm9,zmm31
	lea    r12,[r9+0x70]
	vpbroadcastd zmm5,DWORD PTR [r12]
	vmaxps zmm31,zmm5,zmm31
	vmovups ZMMWORD PTR [r11],zmm31
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r11+r12*4]
	lea    r11,[r11+r13*4]
	vmovaps zmm31,zmm7
	vmovaps zmm7,zmm6
	vpbroadcastd zmm6,DWORD PTR [rcx]
	vmovaps zmm6,zmm6
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x5ea>
	mov    r10,QWORD PTR [r9]
	lea    rsi,[rsi+r10*4]
	mov    r10,QWORD PTR [r9+0x18]
	lea    r8,[r8+r10*4]
	mov    r10,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+r10*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx512+0x43>
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

<nnp_depthwise_5x5_by_2_rows__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpbroadcastd zmm9,DWORD PTR [rcx]
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpbroadcastd zmm12,DWORD PTR [rdx]
	vpbroadcastd zmm13,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm14,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm15,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm20,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm21,DWORD PTR [rdx+0x24]
	vpbroadcastd zmm22,DWORD PTR [rdx+0x28]
	vpbroadcastd zmm23,DWORD PTR [rdx+0x2c]
	vpbroadcastd zmm24,DWORD PTR [rdx+0x30]
	vpbroadcastd zmm25,DWORD PTR [rdx+0x34]
	vpbroadcastd zmm26,DWORD PTR [rdx+0x38]
	vpbroadcastd zmm27,DWORD PTR [rdx+0x3c]
	vpbroadcastd zmm28,DWORD PTR [rdx+0x40]
	vpbroadcastd zmm29,DWORD PTR [rdx+0x44]
	vpbroadcastd zmm30,DWORD PTR [rdx+0x48]
	vpbroadcastd zmm31,DWORD PTR [rdx+0x4c]
	vpbroadcastd zmm7,DWORD PTR [rdx+0x50]
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2_rows__x86_64_avx512+0x96a>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	mov    rcx,QWORD PTR [rsi+0x20]
	mov    rbx,QWORD PTR [rsi+0x30]
	vpxord zmm10,zmm10,zmm10
	vmovaps zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vmovaps zmm11,zmm11
	mov    rbp,QWORD PTR [r8+0x20]
	test   bpl,0x1
	je     <nnp_depthwise_5x5_by_2_rows__x86_64_avx512+0x134>
	vpbroadcastd zmm6,DWORD PTR [rax]
	vfmadd231ps zmm10,zmm6,zmm12
	vpbroadcastd zmm6,DWORD PTR [r10]
	vfmadd231ps zmm10,zmm6,zmm17
	vpbroadcastd zmm6,DWORD PTR [r11]
	vfmadd231ps zmm10,zmm6,zmm22
	vpbroadcastd zmm6,DWORD PTR [r9]
	vfmadd231ps zmm10,zmm6,zmm27
	vpbroadcastd zmm6,DWORD PTR [rcx]
	vfmadd231ps zmm10,zmm6,zmm7
	shr    rbp,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_by_2_rows__x86_64_avx512+0x185>
	vpbroadcastd zmm6,DWORD PTR [rax+0x4]
	vfmadd231ps zmm10,zmm6,zmm13
	vpbroadcastd zmm6,DWORD PTR [r10+0x4]
	vfmadd231ps zmm10,zmm6,zmm18
	vpbroadcastd zmm6,DWORD PTR [r11+0x4]
	vfmadd231ps zmm10,zmm6,zmm23
	vpbroadcastd zmm6,DWORD PTR [r9+0x4]
	vfmadd231ps zmm10,zmm6,zmm28
	vpbroadcastd zmm6,DWORD PTR [rcx+0x4]
	vpbroadcastd zmm5,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm10,zmm6,zmm5
	shr    rbp,1
	vpbroadcastd zmm6,DWORD PTR [rax+0x8]
	vfmadd231ps zmm10,zmm6,zmm14
	vfmadd231ps zmm11,zmm6,zmm12
	vpbroadcastd zmm6,DWORD PTR [r10+0x8]
	vfmadd231ps zmm10,zmm6,zmm19
	vfmadd231ps zmm11,zmm6,zmm17
	vpbroadcastd zmm6,DWORD PTR [r11+0x8]
	vfmadd231ps zmm10,zmm6,zmm24
	vfmadd231ps zmm11,zmm6,zmm22
	vpbroadcastd zmm6,DWORD PTR [r9+0x8]
	vfmadd231ps zmm10,zmm6,zmm29
	vfmadd231ps zmm11,zmm6,zmm27
	vpbroadcastd zmm6,DWORD PTR [rcx+0x8]
	vpbroadcastd zmm5,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm10,zmm6,zmm5
	vfmadd231ps zmm11,zmm6,zmm7
	vpxord zmm6,zmm6,zmm6
	vpxord zmm5,zmm5,zmm5
	vpxord zmm4,zmm4,zmm4
	vmovaps zmm6,zmm9
	vmovups zmm3,ZMMWORD PTR [rax+0xc]
	vmovups zmm2,ZMMWORD PTR [rax+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm12
	vfmadd231ps zmm5,zmm1,zmm13
	vfmadd231ps zmm5,zmm3,zmm14
	vfmadd231ps zmm6,zmm1,zmm15
	vfmadd231ps zmm6,zmm3,zmm16
	vmovups zmm3,ZMMWORD PTR [r10+0xc]
	vmovups zmm2,ZMMWORD PTR [r10+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm17
	vfmadd231ps zmm5,zmm1,zmm18
	vfmadd231ps zmm5,zmm3,zmm19
	vfmadd231ps zmm6,zmm1,zmm20
	vfmadd231ps zmm6,zmm3,zmm21
	vmovups zmm3,ZMMWORD PTR [r11+0xc]
	vmovups zmm2,ZMMWORD PTR [r11+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm22
	vfmadd231ps zmm5,zmm1,zmm23
	vfmadd231ps zmm5,zmm3,zmm24
	vfmadd231ps zmm6,zmm1,zmm25
	vfmadd231ps zmm6,zmm3,zmm26
	vmovups zmm3,ZMMWORD PTR [r9+0xc]
	vmovups zmm2,ZMMWORD PTR [r9+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm27
	vfmadd231ps zmm5,zmm1,zmm28
	vfmadd231ps zmm5,zmm3,zmm29
	vfmadd231ps zmm6,zmm1,zmm30
	vfmadd231ps zmm6,zmm3,zmm31
	vmovups zmm3,ZMMWORD PTR [rcx+0xc]
	vmovups zmm2,ZMMWORD PTR [rcx+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm7
	vpbroadcastd zmm2,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm5,zmm1,zmm2
	vpbroadcastd zmm2,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm5,zmm3,zmm2
	vpbroadcastd zmm2,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm6,zmm1,zmm2
	vpbroadcastd zmm2,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm6,zmm3,zmm2
	mov    rbp,rbx
	mov    r12,QWORD PTR [r8]
	lea    r13,[r8+0x30]
	vpbroadcastd zmm3,DWORD PTR [r13+0x0]
	vmovaps zmm11,zmm11
	vpermt2ps zmm11,zmm8,zmm4
	vaddps zmm5,zmm5,zmm11
	vmovaps zmm11,zmm4
	vmovaps zmm10,zmm10
	vpermt2ps zmm10,zmm8,zmm5
	vaddps zmm6,zmm6,zmm10
	vmovaps zmm10,zmm5
	vmovdqa32 zmm5,ZMMWORD PTR [rip+0x0]
	vpermps zmm6,zmm5,zmm6
	vmaxps zmm6,zmm3,zmm6
	vmovups ZMMWORD PTR [rbp+0x0],zmm6
	lea    rbp,[rbp+r12*4+0x0]
	mov    rbp,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [r9+rbp*4]
	prefetcht0 BYTE PTR [r9+rbp*4+0x40]
	prefetcht0 BYTE PTR [rcx+rbp*4]
	prefetcht0 BYTE PTR [rcx+rbp*4+0x40]
	add    rax,0x80
	add    r10,0x80
	add    r11,0x80
	add    r9,0x80
	add    rcx,0x80
	add    rbx,0x40
	mov    rbp,QWORD PTR [r8+0x8]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2_rows__x86_64_avx512+0x62e>
	vpxord zmm6,zmm6,zmm6
	vpxord zmm5,zmm5,zmm5
	vpxord zmm4,zmm4,zmm4
	vmovaps zmm6,zmm9
	vmovups zmm3,ZMMWORD PTR [rax+0xc]
	vmovups zmm2,ZMMWORD PTR [rax+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm12
	vfmadd231ps zmm5,zmm1,zmm13
	vfmadd231ps zmm5,zmm3,zmm14
	vfmadd231ps zmm6,zmm1,zmm15
	vfmadd231ps zmm6,zmm3,zmm16
	vmovups zmm3,ZMMWORD PTR [r10+0xc]
	vmovups zmm2,ZMMWORD PTR [r10+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm17
	vfmadd231ps zmm5,zmm1,zmm18
	vfmadd231ps zmm5,zmm3,zmm19
	vfmadd231ps zmm6,zmm1,zmm20
	vfmadd231ps zmm6,zmm3,zmm21
	vmovups zmm3,ZMMWORD PTR [r11+0xc]
	vmovups zmm2,ZMMWORD PTR [r11+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm22
	vfmadd231ps zmm5,zmm1,zmm23
	vfmadd231ps zmm5,zmm3,zmm24
	vfmadd231ps zmm6,zmm1,zmm25
	vfmadd231ps zmm6,zmm3,zmm26
	vmovups zmm3,ZMMWORD PTR [r9+0xc]
	vmovups zmm2,ZMMWORD PTR [r9+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm27
	vfmadd231ps zmm5,zmm1,zmm28
	vfmadd231ps zmm5,zmm3,zmm29
	vfmadd231ps zmm6,zmm1,zmm30
	vfmadd231ps zmm6,zmm3,zmm31
	vmovups zmm3,ZMMWORD PTR [rcx+0xc]
	vmovups zmm2,ZMMWORD PTR [rcx+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm7
	vpbroadcastd zmm2,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm5,zmm1,zmm2
	vpbroadcastd zmm2,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm5,zmm3,zmm2
	vpbroadcastd zmm2,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm6,zmm1,zmm2
	vpbroadcastd zmm2,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm6,zmm3,zmm2
	mov    r12,rbx
	mov    r13,QWORD PTR [r8]
	lea    r14,[r8+0x30]
	vpbroadcastd zmm3,DWORD PTR [r14]
	vmovaps zmm11,zmm11
	vpermt2ps zmm11,zmm8,zmm4
	vaddps zmm5,zmm5,zmm11
	vmovaps zmm11,zmm4
	vmovaps zmm10,zmm10
	vpermt2ps zmm10,zmm8,zmm5
	vaddps zmm6,zmm6,zmm10
	vmovaps zmm10,zmm5
	vmovdqa32 zmm5,ZMMWORD PTR [rip+0x0]
	vpermps zmm6,zmm5,zmm6
	vmaxps zmm6,zmm3,zmm6
	vmovups ZMMWORD PTR [r12],zmm6
	lea    r12,[r12+r13*4]
	mov    r12,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [r9+r12*4]
	prefetcht0 BYTE PTR [r9+r12*4+0x40]
	prefetcht0 BYTE PTR [rcx+r12*4]
	prefetcht0 BYTE PTR [rcx+r12*4+0x40]
	add    rax,0x80
	add    r10,0x80
	add    r11,0x80
	add    r9,0x80
	add    rcx,0x80
	add    rbx,0x40
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2_rows__x86_64_avx512+0x410>
	mov    rbp,QWORD PTR [r8+0x10]
	mov    r12,rbp
	neg    r12
	lea    rbx,[rbx+r12*4]
	mov    rbp,rbp
	shl    rbp,1
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
	mov    rbp,rbp
	neg    rbp
	lea    rcx,[rcx+rbp*4]
	vpxord zmm10,zmm10,zmm10
	vmovaps zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vmovaps zmm11,zmm11
	mov    rbp,QWORD PTR [r8+0x20]
	vpbroadcastd zmm6,DWORD PTR [rax]
	vfmadd231ps zmm10,zmm6,zmm12
	vpbroadcastd zmm6,DWORD PTR [r10]
	vfmadd231ps zmm10,zmm6,zmm17
	vpbroadcastd zmm6,DWORD PTR [r11]
	vfmadd231ps zmm10,zmm6,zmm22
	vpbroadcastd zmm6,DWORD PTR [r9]
	vfmadd231ps zmm10,zmm6,zmm27
	vpbroadcastd zmm6,DWORD PTR [rcx]
	vfmadd231ps zmm10,zmm6,zmm7
	vpbroadcastd zmm6,DWORD PTR [rax+0x4]
	vfmadd231ps zmm10,zmm6,zmm13
	vpbroadcastd zmm6,DWORD PTR [r10+0x4]
	vfmadd231ps zmm10,zmm6,zmm18
	vpbroadcastd zmm6,DWORD PTR [r11+0x4]
	vfmadd231ps zmm10,zmm6,zmm23
	vpbroadcastd zmm6,DWORD PTR [r9+0x4]
	vfmadd231ps zmm10,zmm6,zmm28
	vpbroadcastd zmm6,DWORD PTR [rcx+0x4]
	vpbroadcastd zmm5,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm10,zmm6,zmm5
	vpbroadcastd zmm6,DWORD PTR [rax+0x8]
	vfmadd231ps zmm10,zmm6,zmm14
	vfmadd231ps zmm11,zmm6,zmm12
	vpbroadcastd zmm6,DWORD PTR [r10+0x8]
	vfmadd231ps zmm10,zmm6,zmm19
	vfmadd231ps zmm11,zmm6,zmm17
	vpbroadcastd zmm6,DWORD PTR [r11+0x8]
	vfmadd231ps zmm10,zmm6,zmm24
	vfmadd231ps zmm11,zmm6,zmm22
	vpbroadcastd zmm6,DWORD PTR [r9+0x8]
	vfmadd231ps zmm10,zmm6,zmm29
	vfmadd231ps zmm11,zmm6,zmm27
	vpbroadcastd zmm6,DWORD PTR [rcx+0x8]
	vpbroadcastd zmm5,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm10,zmm6,zmm5
	vfmadd231ps zmm11,zmm6,zmm7
	mov    rbp,QWORD PTR [r8+0x28]
	mov    rbp,rbp
	shr    rbp,0x13
	kmovw  k1,ebp
	vpxord zmm6,zmm6,zmm6
	vpxord zmm5,zmm5,zmm5
	vpxord zmm4,zmm4,zmm4
	vmovaps zmm6,zmm9
	vmovups zmm3,ZMMWORD PTR [rax+0xc]
	vmovups zmm2{k1}{z},ZMMWORD PTR [rax+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm12
	vfmadd231ps zmm5,zmm1,zmm13
	vfmadd231ps zmm5,zmm3,zmm14
	vfmadd231ps zmm6,zmm1,zmm15
	vfmadd231ps zmm6,zmm3,zmm16
	vmovups zmm3,ZMMWORD PTR [r10+0xc]
	vmovups zmm2{k1}{z},ZMMWORD PTR [r10+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm17
	vfmadd231ps zmm5,zmm1,zmm18
	vfmadd231ps zmm5,zmm3,zmm19
	vfmadd231ps zmm6,zmm1,zmm20
	vfmadd231ps zmm6,zmm3,zmm21
	vmovups zmm3,ZMMWORD PTR [r11+0xc]
	vmovups zmm2{k1}{z},ZMMWORD PTR [r11+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm22
	vfmadd231ps zmm5,zmm1,zmm23
	vfmadd231ps zmm5,zmm3,zmm24
	vfmadd231ps zmm6,zmm1,zmm25
	vfmadd231ps zmm6,zmm3,zmm26
	vmovups zmm3,ZMMWORD PTR [r9+0xc]
	vmovups zmm2{k1}{z},ZMMWORD PTR [r9+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm27
	vfmadd231ps zmm5,zmm1,zmm28
	vfmadd231ps zmm5,zmm3,zmm29
	vfmadd231ps zmm6,zmm1,zmm30
	vfmadd231ps zmm6,zmm3,zmm31
	vmovups zmm3,ZMMWORD PTR [rcx+0xc]
	vmovups zmm2{k1}{z},ZMMWORD PTR [rcx+0x4c]
	vshufps zmm1,zmm3,zmm2,0x88
	vshufps zmm3,zmm3,zmm2,0xdd
	vfmadd231ps zmm4,zmm3,zmm7
	vpbroadcastd zmm2,DWORD PTR [rdx+0x54]
	vfmadd231ps zmm5,zmm1,zmm2
	vpbroadcastd zmm2,DWORD PTR [rdx+0x58]
	vfmadd231ps zmm5,zmm3,zmm2
	vpbroadcastd zmm2,DWORD PTR [rdx+0x5c]
	vfmadd231ps zmm6,zmm1,zmm2
	vpbroadcastd zmm2,DWORD PTR [rdx+0x60]
	vfmadd231ps zmm6,zmm3,zmm2
	mov    rax,rbx
	mov    r10,QWORD PTR [r8]
	lea    r11,[r8+0x30]
	vpbroadcastd zmm3,DWORD PTR [r11]
	vmovaps zmm11,zmm11
	vpermt2ps zmm11,zmm8,zmm4
	vaddps zmm5,zmm5,zmm11
	vmovaps zmm11,zmm4
	vmovaps zmm10,zmm10
	vpermt2ps zmm10,zmm8,zmm5
	vaddps zmm6,zmm6,zmm10
	vmovaps zmm10,zmm5
	vmovdqa32 zmm10,ZMMWORD PTR [rip+0x0]
	vpermps zmm10,zmm10,zmm6
	vmaxps zmm10,zmm3,zmm10
	vmovups ZMMWORD PTR [rax],zmm10
	lea    rax,[rax+r10*4]
	add    rsi,0x38
	dec    rdi
	jne    <nnp_depthwise_5x5_by_2_rows__x86_64_avx512+0xbf>
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

<nnp_depthwise_3x3_runs__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	lea    rax,[r9+0x80]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	test   rdi,rdi
	je     <nnp_depthwise_3x3_runs__x86_64_avx512+0x742>
	vpbroadcastd zmm13,DWORD PTR [rdx]
	vpbroadcastd zmm14,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm15,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm16,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm20,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm21,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm22,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,rsi
	mov    rbx,rsi
	mov    rbp,QWORD PTR [r9+0x10]
	lea    r11,[r11+rbp*4]
	mov    rbp,QWORD PTR [r9+0x18]
	mov    rbp,rbp
	neg    rbp
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9]
	mov    r12,QWORD PTR [r9+0x60]
	kmovw  k1,r12d
	vmovups zmm11{k1}{z},ZMMWORD PTR [rbx]
	vmovups zmm24,ZMMWORD PTR [rax]
	vmovups zmm25,ZMMWORD PTR [r11]
	prefetcht0 BYTE PTR [rax+0x800]
	vmovaps zmm12,zmm22
	vmulps zmm10,zmm11,zmm13
	vmulps zmm23,zmm11,zmm15
	vfmadd231ps zmm12,zmm11,zmm14
	vfmadd231ps zmm10,zmm24,zmm16
	vfmadd231ps zmm12,zmm24,zmm17
	vfmadd231ps zmm23,zmm24,zmm18
	vfmadd231ps zmm10,zmm25,zmm19
	vfmadd231ps zmm12,zmm25,zmm20
	vfmadd231ps zmm23,zmm25,zmm21
	vmovaps zmm11,zmm12
	valignd zmm9,zmm10,zmm9,0xf
	mov    r12d,DWORD PTR [rbp+0x0]
	kmovw  k1,r12d
	vmovaps zmm9{k1}{z},zmm9
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm9,zmm10
	vmovaps zmm10,zmm23
	add    rax,0x40
	add    rbx,0x40
	add    r11,0x40
	add    rbp,0x8
	mov    r12,QWORD PTR [r9+0x30]
	test   r12,r12
	je     <nnp_depthwise_3x3_runs__x86_64_avx512+0x1f8>
	vmovups zmm23,ZMMWORD PTR [rax]
	vmovups zmm24,ZMMWORD PTR [r11]
	prefetcht0 BYTE PTR [rax+0x800]
	vmovaps zmm12,zmm22
	vmulps zmm25,zmm23,zmm16
	vmulps zmm26,zmm23,zmm18
	vfmadd231ps zmm12,zmm23,zmm17
	vfmadd231ps zmm25,zmm24,zmm19
	vfmadd231ps zmm12,zmm24,zmm20
	vfmadd231ps zmm26,zmm24,zmm21
	valignd zmm10,zmm26,zmm10,0x1
	mov    r13d,DWORD PTR [rbp+0x4]
	kmovw  k1,r13d
	vmovaps zmm10{k1}{z},zmm10
	vaddps zmm11,zmm11,zmm10
	vmaxps zmm10,zmm8,zmm11
	vmovups ZMMWORD PTR [r10],zmm10
	add    r10,0x40
	vmovaps zmm11,zmm12
	valignd zmm9,zmm25,zmm9,0xf
	mov    r13d,DWORD PTR [rbp+0x0]
	kmovw  k1,r13d
	vmovaps zmm9{k1}{z},zmm9
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm9,zmm25
	vmovaps zmm10,zmm26
	add    rax,0x40
	add    rbx,0x40
	add    r11,0x40
	add    rbp,0x8
	dec    r12
	jne    <nnp_depthwise_3x3_runs__x86_64_avx512+0x148>
	mov    rbx,rax
	mov    r12,QWORD PTR [r9+0x10]
	mov    r12,r12
	neg    r12
	lea    rbx,[rbx+r12*4]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3_runs__x86_64_avx512+0x2e7>
	mov    r13,QWORD PTR [r9+0x68]
	kmovw  k1,r13d
	vmovups zmm23{k1}{z},ZMMWORD PTR [rbx]
	vmovups zmm24,ZMMWORD PTR [rax]
	vmovups zmm25,ZMMWORD PTR [r11]
	prefetcht0 BYTE PTR [rax+0x800]
	vmovaps zmm12,zmm22
	vmulps zmm26,zmm23,zmm13
	vmulps zmm27,zmm23,zmm15
	vfmadd231ps zmm12,zmm23,zmm14
	vfmadd231ps zmm26,zmm24,zmm16
	vfmadd231ps zmm12,zmm24,zmm17
	vfmadd231ps zmm27,zmm24,zmm18
	vfmadd231ps zmm26,zmm25,zmm19
	vfmadd231ps zmm12,zmm25,zmm20
	vfmadd231ps zmm27,zmm25,zmm21
	valignd zmm10,zmm27,zmm10,0x1
	mov    r13d,DWORD PTR [rbp+0x4]
	kmovw  k1,r13d
	vmovaps zmm10{k1}{z},zmm10
	vaddps zmm11,zmm11,zmm10
	vmaxps zmm10,zmm8,zmm11
	vmovups ZMMWORD PTR [r10],zmm10
	add    r10,0x40
	vmovaps zmm11,zmm12
	valignd zmm9,zmm26,zmm9,0xf
	mov    r13d,DWORD PTR [rbp+0x0]
	kmovw  k1,r13d
	vmovaps zmm9{k1}{z},zmm9
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm9,zmm26
	vmovaps zmm10,zmm27
	add    rax,0x40
	add    rbx,0x40
	add    r11,0x40
	add    rbp,0x8
	dec    r12
	jne    <nnp_depthwise_3x3_runs__x86_64_avx512+0x216>
	mov    r12,QWORD PTR [r9+0x40]
	test   r12,r12
	je     <nnp_depthwise_3x3_runs__x86_64_avx512+0x3e7>
	mov    r13,QWORD PTR [r9+0x48]
	test   r13,r13
	je     <nnp_depthwise_3x3_runs__x86_64_avx512+0x3c9>
	vmovups zmm23,ZMMWORD PTR [rbx]
	vmovups zmm24,ZMMWORD PTR [rax]
	vmovups zmm25,ZMMWORD PTR [r11]
	prefetcht0 BYTE PTR [rax+0x800]
	vmovaps zmm12,zmm22
	vmulps zmm26,zmm23,zmm13
	vmulps zmm27,zmm23,zmm15
	vfmadd231ps zmm12,zmm23,zmm14
	vfmadd231ps zmm26,zmm24,zmm16
	vfmadd231ps zmm12,zmm24,zmm17
	vfmadd231ps zmm27,zmm24,zmm18
	vfmadd231ps zmm26,zmm25,zmm19
	vfmadd231ps zmm12,zmm25,zmm20
	vfmadd231ps zmm27,zmm25,zmm21
	valignd zmm10,zmm27,zmm10,0x1
	mov    r14d,DWORD PTR [rbp+0x4]
	kmovw  k1,r14d
	vmovaps zmm10{k1}{z},zmm10
	vaddps zmm11,zmm11,zmm10
	vmaxps zmm10,zmm8,zmm11
	vmovups ZMMWORD PTR [r10],zmm10
	add    r10,0x40
	vmovaps zmm11,zmm12
	valignd zmm9,zmm26,zmm9,0xf
	mov    r14d,DWORD PTR [rbp+0x0]
	kmovw  k1,r14d
	vmovaps zmm9{k1}{z},zmm9
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm9,zmm26
	vmovaps zmm10,zmm27
	add    rax,0x40
	add    rbx,0x40
	add    r11,0x40
	add    rbp,0x8
	dec    r13
	jne    <nnp_depthwise_3x3_runs__x86_64_avx512+0x301>
	mov    r13,QWORD PTR [r9+0x48]
	mov    r13,r13
	shl    r13,1
	mov    r13,r13
	neg    r13
	lea    rbp,[rbp+r13*4+0x0]
	dec    r12
	jne    <nnp_depthwise_3x3_runs__x86_64_avx512+0x2f4>
	mov    r12,QWORD PTR [r9+0x50]
	test   r12,r12
	je     <nnp_depthwise_3x3_runs__x86_64_avx512+0x4bc>
	vmovups zmm23,ZMMWORD PTR [rbx]
	vmovups zmm24,ZMMWORD PTR [rax]
	vmovups zmm25,ZMMWORD PTR [r11]
	prefetcht0 BYTE PTR [rax+0x800]
	vmovaps zmm12,zmm22
	vmulps zmm26,zmm23,zmm13
	vmulps zmm27,zmm23,zmm15
	vfmadd231ps zmm12,zmm23,zmm14
	vfmadd231ps zmm26,zmm24,zmm16
	vfmadd231ps zmm12,zmm24,zmm17
	vfmadd231ps zmm27,zmm24,zmm18
	vfmadd231ps zmm26,zmm25,zmm19
	vfmadd231ps zmm12,zmm25,zmm20
	vfmadd231ps zmm27,zmm25,zmm21
	valignd zmm10,zmm27,zmm10,0x1
	mov    r13d,DWORD PTR [rbp+0x4]
	kmovw  k1,r13d
	vmovaps zmm10{k1}{z},zmm10
	vaddps zmm11,zmm11,zmm10
	vmaxps zmm10,zmm8,zmm11
	vmovups ZMMWORD PTR [r10],zmm10
	add    r10,0x40
	vmovaps zmm11,zmm12
	valignd zmm9,zmm26,zmm9,0xf
	mov    r13d,DWORD PTR [rbp+0x0]
	kmovw  k1,r13d
	vmovaps zmm9{k1}{z},zmm9
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm9,zmm26
	vmovaps zmm10,zmm27
	add    rax,0x40
	add    rbx,0x40
	add    r11,0x40
	add    rbp,0x8
	dec    r12
	jne    <nnp_depthwise_3x3_runs__x86_64_avx512+0x3f4>
	vmovups zmm23,ZMMWORD PTR [rbx]
	vmovups zmm24,ZMMWORD PTR [rax]
	mov    r12,QWORD PTR [r9+0x70]
	kmovw  k1,r12d
	vmovups zmm25{k1}{z},ZMMWORD PTR [r11]
	prefetcht0 BYTE PTR [rax+0x800]
	vmovaps zmm12,zmm22
	vmulps zmm26,zmm23,zmm13
	vmulps zmm27,zmm23,zmm15
	vfmadd231ps zmm12,zmm23,zmm14
	vfmadd231ps zmm26,zmm24,zmm16
	vfmadd231ps zmm12,zmm24,zmm17
	vfmadd231ps zmm27,zmm24,zmm18
	vfmadd231ps zmm26,zmm25,zmm19
	vfmadd231ps zmm12,zmm25,zmm20
	vfmadd231ps zmm27,zmm25,zmm21
	valignd zmm10,zmm27,zmm10,0x1
	mov    r12d,DWORD PTR [rbp+0x4]
	kmovw  k1,r12d
	vmovaps zmm10{k1}{z},zmm10
	vaddps zmm11,zmm11,zmm10
	vmaxps zmm10,zmm8,zmm11
	vmovups ZMMWORD PTR [r10],zmm10
	add    r10,0x40
	vmovaps zmm11,zmm12
	valignd zmm9,zmm26,zmm9,0xf
	mov    r12d,DWORD PTR [rbp+0x0]
	kmovw  k1,r12d
	vmovaps zmm9{k1}{z},zmm9
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm9,zmm26
	vmovaps zmm10,zmm27
	add    rax,0x40
	add    rbx,0x40
	add    r11,0x40
	add    rbp,0x8
	mov    r12,QWORD PTR [r9+0x58]
	test   r12,r12
	je     <nnp_depthwise_3x3_runs__x86_64_avx512+0x641>
	vmovups zmm19,ZMMWORD PTR [rbx]
	vmovups zmm20,ZMMWORD PTR [rax]
	prefetcht0 BYTE PTR [rax+0x800]
	vmovaps zmm12,zmm22
	vmulps zmm21,zmm19,zmm13
	vmulps zmm23,zmm19,zmm15
	vfmadd231ps zmm12,zmm19,zmm14
	vfmadd231ps zmm21,zmm20,zmm16
	vfmadd231ps zmm12,zmm20,zmm17
	vfmadd231ps zmm23,zmm20,zmm18
	valignd zmm10,zmm23,zmm10,0x1
	mov    r13d,DWORD PTR [rbp+0x4]
	kmovw  k1,r13d
	vmovaps zmm10{k1}{z},zmm10
	vaddps zmm11,zmm11,zmm10
	vmaxps zmm10,zmm8,zmm11
	vmovups ZMMWORD PTR [r10],zmm10
	add    r10,0x40
	vmovaps zmm11,zmm12
	valignd zmm9,zmm21,zmm9,0xf
	mov    r13d,DWORD PTR [rbp+0x0]
	kmovw  k1,r13d
	vmovaps zmm9{k1}{z},zmm9
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm9,zmm21
	vmovaps zmm10,zmm23
	add    rax,0x40
	add    rbx,0x40
	add    r11,0x40
	add    rbp,0x8
	dec    r12
	jne    <nnp_depthwise_3x3_runs__x86_64_avx512+0x591>
	mov    r12,QWORD PTR [r9+0x78]
	kmovw  k1,r12d
	vmovups zmm19{k1}{z},ZMMWORD PTR [rbx]
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	prefetcht0 BYTE PTR [rax+0x800]
	vmovaps zmm12,zmm22
	vmulps zmm13,zmm19,zmm13
	vmulps zmm15,zmm19,zmm15
	vfmadd231ps zmm12,zmm19,zmm14
	vfmadd231ps zmm13,zmm20,zmm16
	vfmadd231ps zmm12,zmm20,zmm17
	vfmadd231ps zmm15,zmm20,zmm18
	valignd zmm10,zmm15,zmm10,0x1
	mov    r12d,DWORD PTR [rbp+0x4]
	kmovw  k2,r12d
	vmovaps zmm10{k2}{z},zmm10
	vaddps zmm11,zmm11,zmm10
	vmaxps zmm10,zmm8,zmm11
	vmovups ZMMWORD PTR [r10],zmm10
	add    r10,0x40
	vmovaps zmm11,zmm12
	valignd zmm9,zmm13,zmm9,0xf
	mov    r12d,DWORD PTR [rbp+0x0]
	kmovw  k2,r12d
	vmovaps zmm9{k2}{z},zmm9
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm9,zmm13
	vmovaps zmm10,zmm15
	add    rax,0x40
	add    rbx,0x40
	add    r11,0x40
	add    rbp,0x8
	vpxord zmm12,zmm12,zmm12
	valignd zmm10,zmm12,zmm10,0x1
	mov    eax,DWORD PTR [rbp+0x4]
	kmovw  k2,eax
	vmovaps zmm10{k2}{z},zmm10
	vaddps zmm11,zmm11,zmm10
	vmaxps zmm10,zmm8,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm10
	mov    rax,QWORD PTR [r9+0x8]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x20]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x28]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_runs__x86_64_avx512+0x36>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
	int3
	int3

<nnp_depthwise_3x3_by_2_planes__x86_64_avx512>:
	push   r12
	push   rbp
	push   rbx
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	lea    rax,[r9+0x68]
	vpbroadcastd zmm10,DWORD PTR [rax]
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	mov    rax,QWORD PTR [r9+0x58]
	mov    r10,rax
	shr    r10,1
	kmovw  k1,r10d
	mov    rax,rax
	shr    rax,0x11
	kmovw  k2,eax
	mov    rax,QWORD PTR [r9+0x60]
	kmovw  k3,eax
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x781>
	vpbroadcastd zmm13,DWORD PTR [rdx]
	vpbroadcastd zmm14,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm15,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm16,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm20,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm21,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm22,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,rax
	mov    rbx,QWORD PTR [r9+0x8]
	lea    r11,[r11+rbx*4]
	mov    rbx,r11
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x30]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x2e5>
	vpxord zmm11,zmm11,zmm11
	vmovaps zmm11,zmm11
	mov    r12,QWORD PTR [r9+0x50]
	test   r12b,0x1
	je     <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0xf4>
	vpbroadcastd zmm12,DWORD PTR [rax]
	vfmadd231ps zmm11,zmm12,zmm16
	vpbroadcastd zmm12,DWORD PTR [r11]
	vfmadd231ps zmm11,zmm12,zmm19
	mov    r12,QWORD PTR [r9+0x48]
	test   r12,r12
	je     <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x1de>
	prefetcht0 BYTE PTR [rax+0x804]
	prefetcht0 BYTE PTR [rax+0x844]
	prefetcht0 BYTE PTR [r11+0x804]
	prefetcht0 BYTE PTR [r11+0x844]
	vmovaps zmm12,zmm22
	vmovups zmm23,ZMMWORD PTR [rax+0x4]
	vmovups zmm24,ZMMWORD PTR [rax+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm12,zmm25,zmm17
	vmulps zmm24,zmm23,zmm16
	vmulps zmm23,zmm23,zmm18
	vmovups zmm25,ZMMWORD PTR [r11+0x4]
	vmovups zmm26,ZMMWORD PTR [r11+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm12,zmm27,zmm20
	vfmadd231ps zmm24,zmm25,zmm19
	vfmadd231ps zmm23,zmm25,zmm21
	vaddps zmm12,zmm12,zmm23
	vmovaps zmm11,zmm11
	vpermt2ps zmm11,zmm8,zmm24
	vaddps zmm12,zmm12,zmm11
	vmovaps zmm11,zmm24
	vpermps zmm12,zmm9,zmm12
	vmaxps zmm12,zmm10,zmm12
	vmovups ZMMWORD PTR [r10],zmm12
	add    r10,0x40
	add    rax,0x80
	add    r11,0x80
	add    rbx,0x80
	dec    r12
	jne    <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x101>
	prefetcht0 BYTE PTR [rax+0x804]
	prefetcht0 BYTE PTR [rax+0x844]
	prefetcht0 BYTE PTR [r11+0x804]
	prefetcht0 BYTE PTR [r11+0x844]
	vmovaps zmm12,zmm22
	vmovups zmm23{k1}{z},ZMMWORD PTR [rax+0x4]
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm12,zmm25,zmm17
	vmulps zmm24,zmm23,zmm16
	vmulps zmm23,zmm23,zmm18
	vmovups zmm25{k1}{z},ZMMWORD PTR [r11+0x4]
	vmovups zmm26{k2}{z},ZMMWORD PTR [r11+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm12,zmm27,zmm20
	vfmadd231ps zmm24,zmm25,zmm19
	vfmadd231ps zmm23,zmm25,zmm21
	vaddps zmm12,zmm12,zmm23
	vmovaps zmm11,zmm11
	vpermt2ps zmm11,zmm8,zmm24
	vaddps zmm12,zmm12,zmm11
	vmovaps zmm11,zmm24
	vpermps zmm11,zmm9,zmm12
	vmaxps zmm11,zmm10,zmm11
	vmovups ZMMWORD PTR [r10]{k3},zmm11
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	mov    r12,QWORD PTR [r9+0x10]
	lea    rax,[rax+r12*4]
	lea    r11,[r11+r12*4]
	lea    rbx,[rbx+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	mov    r12,r12
	neg    r12
	lea    rax,[rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	mov    r12,r12
	neg    r12
	lea    r11,[r11+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	mov    r12,r12
	neg    r12
	lea    rbx,[rbx+r12*4]
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0xc6>
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x55b>
	vpxord zmm11,zmm11,zmm11
	vmovaps zmm11,zmm11
	mov    r12,QWORD PTR [r9+0x50]
	test   r12b,0x1
	je     <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x32c>
	vpbroadcastd zmm12,DWORD PTR [rax]
	vfmadd231ps zmm11,zmm12,zmm13
	vpbroadcastd zmm12,DWORD PTR [r11]
	vfmadd231ps zmm11,zmm12,zmm16
	vpbroadcastd zmm12,DWORD PTR [rbx]
	vfmadd231ps zmm11,zmm12,zmm19
	mov    r12,QWORD PTR [r9+0x48]
	test   r12,r12
	je     <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x44a>
	prefetcht0 BYTE PTR [r11+0x804]
	prefetcht0 BYTE PTR [r11+0x844]
	prefetcht0 BYTE PTR [rbx+0x804]
	prefetcht0 BYTE PTR [rbx+0x844]
	vmovaps zmm12,zmm22
	vmovups zmm23,ZMMWORD PTR [rax+0x4]
	vmovups zmm24,ZMMWORD PTR [rax+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm12,zmm25,zmm14
	vmulps zmm24,zmm23,zmm13
	vmulps zmm23,zmm23,zmm15
	vmovups zmm25,ZMMWORD PTR [r11+0x4]
	vmovups zmm26,ZMMWORD PTR [r11+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm12,zmm27,zmm17
	vfmadd231ps zmm24,zmm25,zmm16
	vfmadd231ps zmm23,zmm25,zmm18
	vmovups zmm25,ZMMWORD PTR [rbx+0x4]
	vmovups zmm26,ZMMWORD PTR [rbx+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm12,zmm27,zmm20
	vfmadd231ps zmm24,zmm25,zmm19
	vfmadd231ps zmm23,zmm25,zmm21
	vaddps zmm12,zmm12,zmm23
	vmovaps zmm11,zmm11
	vpermt2ps zmm11,zmm8,zmm24
	vaddps zmm12,zmm12,zmm11
	vmovaps zmm11,zmm24
	vpermps zmm12,zmm9,zmm12
	vmaxps zmm12,zmm10,zmm12
	vmovups ZMMWORD PTR [r10],zmm12
	add    r10,0x40
	add    rax,0x80
	add    r11,0x80
	add    rbx,0x80
	dec    r12
	jne    <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x339>
	prefetcht0 BYTE PTR [r11+0x804]
	prefetcht0 BYTE PTR [r11+0x844]
	prefetcht0 BYTE PTR [rbx+0x804]
	prefetcht0 BYTE PTR [rbx+0x844]
	vmovaps zmm12,zmm22
	vmovups zmm23{k1}{z},ZMMWORD PTR [rax+0x4]
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x44]
	vshufps zmm25,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vfmadd231ps zmm12,zmm25,zmm14
	vmulps zmm24,zmm23,zmm13
	vmulps zmm23,zmm23,zmm15
	vmovups zmm25{k1}{z},ZMMWORD PTR [r11+0x4]
	vmovups zmm26{k2}{z},ZMMWORD PTR [r11+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm12,zmm27,zmm17
	vfmadd231ps zmm24,zmm25,zmm16
	vfmadd231ps zmm23,zmm25,zmm18
	vmovups zmm25{k1}{z},ZMMWORD PTR [rbx+0x4]
	vmovups zmm26{k2}{z},ZMMWORD PTR [rbx+0x44]
	vshufps zmm27,zmm25,zmm26,0x88
	vshufps zmm25,zmm25,zmm26,0xdd
	vfmadd231ps zmm12,zmm27,zmm20
	vfmadd231ps zmm24,zmm25,zmm19
	vfmadd231ps zmm23,zmm25,zmm21
	vaddps zmm12,zmm12,zmm23
	vmovaps zmm11,zmm11
	vpermt2ps zmm11,zmm8,zmm24
	vaddps zmm12,zmm12,zmm11
	vmovaps zmm11,zmm24
	vpermps zmm11,zmm9,zmm12
	vmaxps zmm11,zmm10,zmm11
	vmovups ZMMWORD PTR [r10]{k3},zmm11
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	mov    r12,QWORD PTR [r9+0x10]
	lea    rax,[rax+r12*4]
	lea    r11,[r11+r12*4]
	lea    rbx,[rbx+r12*4]
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x2f2>
	mov    rbp,QWORD PTR [r9+0x40]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x75d>
	vpxord zmm11,zmm11,zmm11
	vmovaps zmm11,zmm11
	mov    r12,QWORD PTR [r9+0x50]
	test   r12b,0x1
	je     <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x596>
	vpbroadcastd zmm12,DWORD PTR [rax]
	vfmadd231ps zmm11,zmm12,zmm13
	vpbroadcastd zmm12,DWORD PTR [r11]
	vfmadd231ps zmm11,zmm12,zmm16
	mov    r12,QWORD PTR [r9+0x48]
	test   r12,r12
	je     <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x680>
	prefetcht0 BYTE PTR [rax+0x804]
	prefetcht0 BYTE PTR [rax+0x844]
	prefetcht0 BYTE PTR [r11+0x804]
	prefetcht0 BYTE PTR [r11+0x844]
	vmovaps zmm12,zmm22
	vmovups zmm19,ZMMWORD PTR [rax+0x4]
	vmovups zmm20,ZMMWORD PTR [rax+0x44]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm12,zmm21,zmm14
	vmulps zmm20,zmm19,zmm13
	vmulps zmm19,zmm19,zmm15
	vmovups zmm21,ZMMWORD PTR [r11+0x4]
	vmovups zmm23,ZMMWORD PTR [r11+0x44]
	vshufps zmm24,zmm21,zmm23,0x88
	vshufps zmm21,zmm21,zmm23,0xdd
	vfmadd231ps zmm12,zmm24,zmm17
	vfmadd231ps zmm20,zmm21,zmm16
	vfmadd231ps zmm19,zmm21,zmm18
	vaddps zmm12,zmm12,zmm19
	vmovaps zmm11,zmm11
	vpermt2ps zmm11,zmm8,zmm20
	vaddps zmm12,zmm12,zmm11
	vmovaps zmm11,zmm20
	vpermps zmm12,zmm9,zmm12
	vmaxps zmm12,zmm10,zmm12
	vmovups ZMMWORD PTR [r10],zmm12
	add    r10,0x40
	add    rax,0x80
	add    r11,0x80
	add    rbx,0x80
	dec    r12
	jne    <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x5a3>
	prefetcht0 BYTE PTR [rax+0x804]
	prefetcht0 BYTE PTR [rax+0x844]
	prefetcht0 BYTE PTR [r11+0x804]
	prefetcht0 BYTE PTR [r11+0x844]
	vmovaps zmm12,zmm22
	vmovups zmm19{k1}{z},ZMMWORD PTR [rax+0x4]
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x44]
	vshufps zmm21,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vfmadd231ps zmm12,zmm21,zmm14
	vmulps zmm20,zmm19,zmm13
	vmulps zmm19,zmm19,zmm15
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11+0x4]
	vmovups zmm23{k2}{z},ZMMWORD PTR [r11+0x44]
	vshufps zmm24,zmm21,zmm23,0x88
	vshufps zmm21,zmm21,zmm23,0xdd
	vfmadd231ps zmm12,zmm24,zmm17
	vfmadd231ps zmm20,zmm21,zmm16
	vfmadd231ps zmm19,zmm21,zmm18
	vaddps zmm12,zmm12,zmm19
	vmovaps zmm11,zmm11
	vpermt2ps zmm11,zmm8,zmm20
	vaddps zmm12,zmm12,zmm11
	vmovaps zmm11,zmm20
	vpermps zmm11,zmm9,zmm12
	vmaxps zmm11,zmm10,zmm11
	vmovups ZMMWORD PTR [r10]{k3},zmm11
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	mov    r12,QWORD PTR [r9+0x10]
	lea    rax,[rax+r12*4]
	lea    r11,[r11+r12*4]
	lea    rbx,[rbx+r12*4]
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x568>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x28]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2_planes__x86_64_avx512+0x59>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_depthwise_3x3_by_2_pairs__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9+0x58]
	kmovw  k1,eax
	mov    rax,QWORD PTR [r9+0x60]
	kmovw  k2,eax
	mov    rax,rax
	shr    rax,0x10
	kmovw  k3,eax
	mov    rax,QWORD PTR [r9+0x50]
	kmovw  k4,eax
	lea    rax,[r9+0x68]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2_pairs__x86_64_avx512+0x3e7>
	vpbroadcastd zmm12,DWORD PTR [rdx]
	vpbroadcastd zmm13,DWORD PTR [rdx+0x4]
	vpbroadcastd zmm14,DWORD PTR [rdx+0x8]
	vpbroadcastd zmm15,DWORD PTR [rdx+0xc]
	vpbroadcastd zmm16,DWORD PTR [rdx+0x10]
	vpbroadcastd zmm17,DWORD PTR [rdx+0x14]
	vpbroadcastd zmm18,DWORD PTR [rdx+0x18]
	vpbroadcastd zmm19,DWORD PTR [rdx+0x1c]
	vpbroadcastd zmm20,DWORD PTR [rdx+0x20]
	vpbroadcastd zmm21,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	neg    r10
	lea    rax,[rax+r10*4]
	mov    r10,rax
	mov    r11,QWORD PTR [r9+0x8]
	lea    r10,[r10+r11*4]
	mov    r11,r10
	mov    rbx,QWORD PTR [r9+0x8]
	lea    r11,[r11+rbx*4]
	mov    rbx,r11
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rbx,[rbx+rbp*4]
	mov    rbp,rbx
	mov    r12,QWORD PTR [r9+0x8]
	lea    rbp,[rbp+r12*4+0x0]
	mov    r12,r8
	prefetcht0 BYTE PTR [r10+0x800]
	prefetcht0 BYTE PTR [r11+0x800]
	prefetcht0 BYTE PTR [rbx+0x800]
	prefetcht0 BYTE PTR [rbp+0x800]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vmovups zmm23{k1}{z},ZMMWORD PTR [r11]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rbx]
	vmovups zmm25{k1}{z},ZMMWORD PTR [rbp+0x0]
	vmovaps zmm10,zmm21
	vshufps zmm26,zmm11,zmm23,0x88
	vshufps zmm27,zmm11,zmm23,0xdd
	vfmadd231ps zmm10,zmm26,zmm13
	vmulps zmm26,zmm27,zmm12
	vmulps zmm27,zmm27,zmm14
	vshufps zmm28,zmm22,zmm24,0x88
	vshufps zmm22,zmm22,zmm24,0xdd
	vfmadd231ps zmm10,zmm28,zmm16
	vfmadd231ps zmm26,zmm22,zmm15
	vfmadd231ps zmm27,zmm22,zmm17
	vshufps zmm22,zmm23,zmm25,0x88
	vshufps zmm23,zmm23,zmm25,0xdd
	vfmadd231ps zmm10,zmm22,zmm19
	vfmadd231ps zmm26,zmm23,zmm18
	vfmadd231ps zmm27,zmm23,zmm20
	vaddps zmm10,zmm10,zmm27
	vpermps zmm10,zmm8,zmm10
	vpermps zmm22,zmm8,zmm26
	valignd zmm22,zmm22,zmm11,0xf
	vmovaps zmm22{k4}{z},zmm22
	vaddps zmm10,zmm10,zmm22
	vmaxps zmm10,zmm9,zmm10
	vmovups ZMMWORD PTR [r12]{k2},zmm10
	mov    r13,QWORD PTR [r9+0x20]
	lea    r12,[r12+r13*4]
	vmovups ZMMWORD PTR [r12-0x20]{k3},zmm10
	mov    r13,QWORD PTR [r9+0x20]
	lea    r12,[r12+r13*4]
	mov    r13,QWORD PTR [r9+0x10]
	lea    rax,[rax+r13*4]
	lea    r10,[r10+r13*4]
	lea    r11,[r11+r13*4]
	lea    rbx,[rbx+r13*4]
	lea    rbp,[rbp+r13*4+0x0]
	mov    r13,QWORD PTR [r9+0x38]
	test   r13,r13
	je     <nnp_depthwise_3x3_by_2_pairs__x86_64_avx512+0x2fb>
	prefetcht0 BYTE PTR [r10+0x800]
	prefetcht0 BYTE PTR [r11+0x800]
	prefetcht0 BYTE PTR [rbx+0x800]
	prefetcht0 BYTE PTR [rbp+0x800]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm23{k1}{z},ZMMWORD PTR [r10]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r11]
	vmovups zmm25{k1}{z},ZMMWORD PTR [rbx]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rbp+0x0]
	vmovaps zmm10,zmm21
	vshufps zmm27,zmm22,zmm24,0x88
	vshufps zmm22,zmm22,zmm24,0xdd
	vfmadd231ps zmm10,zmm27,zmm13
	vmulps zmm27,zmm22,zmm12
	vmulps zmm22,zmm22,zmm14
	vshufps zmm28,zmm23,zmm25,0x88
	vshufps zmm23,zmm23,zmm25,0xdd
	vfmadd231ps zmm10,zmm28,zmm16
	vfmadd231ps zmm27,zmm23,zmm15
	vfmadd231ps zmm22,zmm23,zmm17
	vshufps zmm23,zmm24,zmm26,0x88
	vshufps zmm24,zmm24,zmm26,0xdd
	vfmadd231ps zmm10,zmm23,zmm19
	vfmadd231ps zmm27,zmm24,zmm18
	vfmadd231ps zmm22,zmm24,zmm20
	vaddps zmm10,zmm10,zmm22
	vpermps zmm10,zmm8,zmm10
	vpermps zmm22,zmm8,zmm27
	valignd zmm22,zmm22,zmm11,0xf
	vmovaps zmm22{k4}{z},zmm22
	vaddps zmm10,zmm10,zmm22
	vmaxps zmm10,zmm9,zmm10
	vmovups ZMMWORD PTR [r12]{k2},zmm10
	mov    r14,QWORD PTR [r9+0x20]
	lea    r12,[r12+r14*4]
	vmovups ZMMWORD PTR [r12-0x20]{k3},zmm10
	mov    r14,QWORD PTR [r9+0x20]
	lea    r12,[r12+r14*4]
	mov    r14,QWORD PTR [r9+0x10]
	lea    rax,[rax+r14*4]
	lea    r10,[r10+r14*4]
	lea    r11,[r11+r14*4]
	lea    rbx,[rbx+r14*4]
	lea    rbp,[rbp+r14*4+0x0]
	dec    r13
	jne    <nnp_depthwise_3x3_by_2_pairs__x86_64_avx512+0x1e9>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_by_2_pairs__x86_64_avx512+0x3c3>
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm23{k1}{z},ZMMWORD PTR [r10]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r11]
	vmovaps zmm10,zmm21
	vshufps zmm25,zmm22,zmm24,0x88
	vshufps zmm22,zmm22,zmm24,0xdd
	vfmadd231ps zmm10,zmm25,zmm13
	vmulps zmm25,zmm22,zmm12
	vmulps zmm22,zmm22,zmm14
	vshufps zmm26,zmm23,zmm11,0x88
	vshufps zmm23,zmm23,zmm11,0xdd
	vfmadd231ps zmm10,zmm26,zmm16
	vfmadd231ps zmm25,zmm23,zmm15
	vfmadd231ps zmm22,zmm23,zmm17
	vshufps zmm23,zmm24,zmm11,0x88
	vshufps zmm24,zmm24,zmm11,0xdd
	vfmadd231ps zmm10,zmm23,zmm19
	vfmadd231ps zmm25,zmm24,zmm18
	vfmadd231ps zmm22,zmm24,zmm20
	vaddps zmm10,zmm10,zmm22
	vpermps zmm10,zmm8,zmm10
	vpermps zmm22,zmm8,zmm25
	valignd zmm22,zmm22,zmm11,0xf
	vmovaps zmm22{k4}{z},zmm22
	vaddps zmm10,zmm10,zmm22
	vmaxps zmm10,zmm9,zmm10
	vmovups ZMMWORD PTR [r12]{k2},zmm10
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r12,[r12+rbp*4]
	dec    rbx
	jne    <nnp_depthwise_3x3_by_2_pairs__x86_64_avx512+0x308>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x28]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2_pairs__x86_64_avx512+0x54>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
