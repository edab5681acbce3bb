<nnp_depthwise_3x3__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_3x3__x86_64_avx2+0x257>
	vbroadcastss ymm8,DWORD PTR [rdx]
	vbroadcastss ymm9,DWORD PTR [rdx+0x4]
	vbroadcastss ymm10,DWORD PTR [rdx+0x8]
	vbroadcastss ymm11,DWORD PTR [rdx+0xc]
	vbroadcastss ymm12,DWORD PTR [rdx+0x10]
	vbroadcastss ymm13,DWORD PTR [rdx+0x14]
	vbroadcastss ymm14,DWORD PTR [rdx+0x18]
	vbroadcastss ymm15,DWORD PTR [rdx+0x1c]
	vbroadcastss ymm7,DWORD PTR [rdx+0x20]
	vbroadcastss ymm6,DWORD PTR [rcx]
	vbroadcastss ymm5,DWORD PTR [rcx]
	vbroadcastss ymm4,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3__x86_64_avx2+0x108>
	test   bl,0x1
	je     <nnp_depthwise_3x3__x86_64_avx2+0xc3>
	vmovups ymm3,YMMWORD PTR [rax]
	vfmadd231ps ymm4,ymm3,ymm8
	vfmadd231ps ymm5,ymm3,ymm11
	vfmadd231ps ymm6,ymm3,ymm14
	vmovups ymm3,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm4,ymm3,ymm9
	vfmadd231ps ymm5,ymm3,ymm12
	vfmadd231ps ymm6,ymm3,ymm15
	vmovups ymm3,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm4,ymm3,ymm10
	vfmadd231ps ymm5,ymm3,ymm13
	vfmadd231ps ymm6,ymm3,ymm7
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_3x3__x86_64_avx2+0xeb>
	vbroadcastss ymm3,DWORD PTR [r11]
	vmaxps ymm3,ymm3,ymm6
	vmovups YMMWORD PTR [r10],ymm3
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vbroadcastss ymm4,DWORD PTR [rcx]
	vmovaps ymm4,ymm4
	dec    r12
	jne    <nnp_depthwise_3x3__x86_64_avx2+0x72>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3__x86_64_avx2+0x195>
	vmovups ymm3,YMMWORD PTR [rax]
	vfmadd231ps ymm4,ymm3,ymm8
	vfmadd231ps ymm5,ymm3,ymm11
	vfmadd231ps ymm6,ymm3,ymm14
	vmovups ymm3,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm4,ymm3,ymm9
	vfmadd231ps ymm5,ymm3,ymm12
	vfmadd231ps ymm6,ymm3,ymm15
	vmovups ymm3,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm4,ymm3,ymm10
	vfmadd231ps ymm5,ymm3,ymm13
	vfmadd231ps ymm6,ymm3,ymm7
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss ymm3,DWORD PTR [r11]
	vmaxps ymm3,ymm3,ymm6
	vmovups YMMWORD PTR [r10],ymm3
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vbroadcastss ymm4,DWORD PTR [rcx]
	vmovaps ymm4,ymm4
	dec    rbx
	jne    <nnp_depthwise_3x3__x86_64_avx2+0x115>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3__x86_64_avx2+0x233>
	test   bl,0x1
	je     <nnp_depthwise_3x3__x86_64_avx2+0x1f7>
	vmovups ymm3,YMMWORD PTR [rax]
	vfmadd231ps ymm4,ymm3,ymm8
	vfmadd231ps ymm5,ymm3,ymm11
	vfmadd231ps ymm6,ymm3,ymm14
	vmovups ymm3,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm4,ymm3,ymm9
	vfmadd231ps ymm5,ymm3,ymm12
	vfmadd231ps ymm6,ymm3,ymm15
	vmovups ymm3,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm4,ymm3,ymm10
	vfmadd231ps ymm5,ymm3,ymm13
	vfmadd231ps ymm6,ymm3,ymm7
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss ymm3,DWORD PTR [r11]
	vmaxps ymm3,ymm3,ymm6
	vmovups YMMWORD PTR [r10],ymm3
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vbroadcastss ymm4,DWORD PTR [rcx]
	vmovaps ymm4,ymm4
	dec    rbp
	jne    <nnp_depthwise_3x3__x86_64_avx2+0x1a6>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3__x86_64_avx2+0xf>
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

<nnp_depthwise_3x3_edge__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x68]
	vmovd  xmm8,eax
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,eax
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmovd  xmm10,eax
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x2bf>
	vbroadcastss ymm11,DWORD PTR [rdx]
	vbroadcastss ymm12,DWORD PTR [rdx+0x4]
	vbroadcastss ymm13,DWORD PTR [rdx+0x8]
	vbroadcastss ymm14,DWORD PTR [rdx+0xc]
	vbroadcastss ymm15,DWORD PTR [rdx+0x10]
	vbroadcastss ymm7,DWORD PTR [rdx+0x14]
	vbroadcastss ymm6,DWORD PTR [rdx+0x18]
	vbroadcastss ymm5,DWORD PTR [rdx+0x1c]
	vbroadcastss ymm4,DWORD PTR [rcx]
	vbroadcastss ymm3,DWORD PTR [rcx]
	vbroadcastss ymm2,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x15a>
	test   bl,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x115>
	vmaskmovps ymm1,ymm8,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm11
	vfmadd231ps ymm3,ymm1,ymm14
	vfmadd231ps ymm4,ymm1,ymm6
	vmaskmovps ymm1,ymm9,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm12
	vfmadd231ps ymm3,ymm1,ymm15
	vfmadd231ps ymm4,ymm1,ymm5
	vmaskmovps ymm1,ymm10,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm13
	vfmadd231ps ymm3,ymm1,ymm7
	vbroadcastss ymm0,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm4,ymm1,ymm0
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x13d>
	vbroadcastss ymm1,DWORD PTR [r11]
	vmaxps ymm1,ymm1,ymm4
	vmovups YMMWORD PTR [r10],ymm1
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vbroadcastss ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    r12
	jne    <nnp_depthwise_3x3_edge__x86_64_avx2+0xbb>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x1f4>
	vmaskmovps ymm1,ymm8,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm11
	vfmadd231ps ymm3,ymm1,ymm14
	vfmadd231ps ymm4,ymm1,ymm6
	vmaskmovps ymm1,ymm9,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm12
	vfmadd231ps ymm3,ymm1,ymm15
	vfmadd231ps ymm4,ymm1,ymm5
	vmaskmovps ymm1,ymm10,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm13
	vfmadd231ps ymm3,ymm1,ymm7
	vbroadcastss ymm0,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm4,ymm1,ymm0
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss ymm1,DWORD PTR [r11]
	vmaxps ymm1,ymm1,ymm4
	vmovups YMMWORD PTR [r10],ymm1
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vbroadcastss ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    rbx
	jne    <nnp_depthwise_3x3_edge__x86_64_avx2+0x167>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x29b>
	test   bl,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x25f>
	vmaskmovps ymm1,ymm8,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm11
	vfmadd231ps ymm3,ymm1,ymm14
	vfmadd231ps ymm4,ymm1,ymm6
	vmaskmovps ymm1,ymm9,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm12
	vfmadd231ps ymm3,ymm1,ymm15
	vfmadd231ps ymm4,ymm1,ymm5
	vmaskmovps ymm1,ymm10,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm13
	vfmadd231ps ymm3,ymm1,ymm7
	vbroadcastss ymm0,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm4,ymm1,ymm0
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss ymm1,DWORD PTR [r11]
	vmaxps ymm1,ymm1,ymm4
	vmovups YMMWORD PTR [r10],ymm1
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vbroadcastss ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    rbp
	jne    <nnp_depthwise_3x3_edge__x86_64_avx2+0x205>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_edge__x86_64_avx2+0x5e>
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

<nnp_depthwise_3x3_by_2__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x35e>
	vbroadcastss ymm8,DWORD PTR [rdx]
	vbroadcastss ymm9,DWORD PTR [rdx+0x4]
	vbroadcastss ymm10,DWORD PTR [rdx+0x8]
	vbroadcastss ymm11,DWORD PTR [rdx+0xc]
	vbroadcastss ymm12,DWORD PTR [rdx+0x10]
	vbroadcastss ymm13,DWORD PTR [rdx+0x14]
	vbroadcastss ymm14,DWORD PTR [rdx+0x18]
	vbroadcastss ymm15,DWORD PTR [rdx+0x1c]
	vbroadcastss ymm7,DWORD PTR [rdx+0x20]
	vbroadcastss ymm6,DWORD PTR [rcx]
	vbroadcastss ymm5,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x15e>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0xc8>
	vmovups ymm4,YMMWORD PTR [rax]
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm8
	vfmadd231ps ymm6,ymm2,ymm14
	vfmadd231ps ymm5,ymm4,ymm9
	vfmadd231ps ymm6,ymm4,ymm15
	vmovups ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm3,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm10
	vfmadd231ps ymm6,ymm2,ymm7
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x117>
	vmovups ymm4,YMMWORD PTR [rax]
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm11
	vfmadd231ps ymm5,ymm4,ymm12
	vmovups ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm3,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm13
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x145>
	vbroadcastss ymm4,DWORD PTR [r11]
	vpermpd ymm6,ymm6,0xd8
	vmaxps ymm4,ymm4,ymm6
	vmovups YMMWORD PTR [r10],ymm4
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    r12
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx2+0x6d>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x241>
	vmovups ymm4,YMMWORD PTR [rax]
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm8
	vfmadd231ps ymm6,ymm2,ymm14
	vfmadd231ps ymm5,ymm4,ymm9
	vfmadd231ps ymm6,ymm4,ymm15
	vmovups ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm3,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm10
	vfmadd231ps ymm6,ymm2,ymm7
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmovups ymm4,YMMWORD PTR [rax]
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm11
	vfmadd231ps ymm5,ymm4,ymm12
	vmovups ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm3,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm13
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss ymm4,DWORD PTR [r11]
	vpermpd ymm6,ymm6,0xd8
	vmaxps ymm4,ymm4,ymm6
	vmovups YMMWORD PTR [r10],ymm4
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    rbx
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx2+0x16b>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x33a>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x2ad>
	vmovups ymm4,YMMWORD PTR [rax]
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm8
	vfmadd231ps ymm6,ymm2,ymm14
	vfmadd231ps ymm5,ymm4,ymm9
	vfmadd231ps ymm6,ymm4,ymm15
	vmovups ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm3,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm10
	vfmadd231ps ymm6,ymm2,ymm7
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x2fc>
	vmovups ymm4,YMMWORD PTR [rax]
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm11
	vfmadd231ps ymm5,ymm4,ymm12
	vmovups ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm3,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm13
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss ymm4,DWORD PTR [r11]
	vpermpd ymm6,ymm6,0xd8
	vmaxps ymm4,ymm4,ymm6
	vmovups YMMWORD PTR [r10],ymm4
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx2+0x252>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx2+0xf>
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

<nnp_depthwise_3x3_by_2_edge__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x68]
	vmovd  xmm8,eax
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,eax
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmovd  xmm10,eax
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmovd  xmm11,eax
	vpbroadcastd ymm11,xmm11
	vpand  ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm11,ymm11,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x40e>
	vbroadcastss ymm12,DWORD PTR [rdx]
	vbroadcastss ymm13,DWORD PTR [rdx+0x4]
	vbroadcastss ymm14,DWORD PTR [rdx+0x8]
	vbroadcastss ymm15,DWORD PTR [rdx+0xc]
	vbroadcastss ymm7,DWORD PTR [rdx+0x10]
	vbroadcastss ymm6,DWORD PTR [rcx]
	vbroadcastss ymm5,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x1ce>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x12e>
	vmaskmovps ymm4,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm3,ymm9,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm12
	vbroadcastss ymm3,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm6,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm13
	vbroadcastss ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm6,ymm4,ymm3
	vmaskmovps ymm4,ymm10,YMMWORD PTR [rax+0x8]
	vmaskmovps ymm3,ymm11,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm14
	vbroadcastss ymm4,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm6,ymm2,ymm4
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x187>
	vmaskmovps ymm4,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm3,ymm9,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm15
	vfmadd231ps ymm5,ymm4,ymm7
	vmaskmovps ymm4,ymm10,YMMWORD PTR [rax+0x8]
	vmaskmovps ymm3,ymm11,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm4,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm5,ymm2,ymm4
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x1b5>
	vbroadcastss ymm4,DWORD PTR [r11]
	vpermpd ymm6,ymm6,0xd8
	vmaxps ymm4,ymm4,ymm6
	vmovups YMMWORD PTR [r10],ymm4
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    r12
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0xbd>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x2d1>
	vmaskmovps ymm4,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm3,ymm9,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm12
	vbroadcastss ymm3,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm6,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm13
	vbroadcastss ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm6,ymm4,ymm3
	vmaskmovps ymm4,ymm10,YMMWORD PTR [rax+0x8]
	vmaskmovps ymm3,ymm11,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm14
	vbroadcastss ymm4,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm6,ymm2,ymm4
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmaskmovps ymm4,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm3,ymm9,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm15
	vfmadd231ps ymm5,ymm4,ymm7
	vmaskmovps ymm4,ymm10,YMMWORD PTR [rax+0x8]
	vmaskmovps ymm3,ymm11,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm4,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm5,ymm2,ymm4
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss ymm4,DWORD PTR [r11]
	vpermpd ymm6,ymm6,0xd8
	vmaxps ymm4,ymm4,ymm6
	vmovups YMMWORD PTR [r10],ymm4
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    rbx
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x1db>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x3ea>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x353>
	vmaskmovps ymm4,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm3,ymm9,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm12
	vbroadcastss ymm3,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm6,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm13
	vbroadcastss ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm6,ymm4,ymm3
	vmaskmovps ymm4,ymm10,YMMWORD PTR [rax+0x8]
	vmaskmovps ymm3,ymm11,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm14
	vbroadcastss ymm4,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm6,ymm2,ymm4
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x3ac>
	vmaskmovps ymm4,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm3,ymm9,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm15
	vfmadd231ps ymm5,ymm4,ymm7
	vmaskmovps ymm4,ymm10,YMMWORD PTR [rax+0x8]
	vmaskmovps ymm3,ymm11,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm4,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm5,ymm2,ymm4
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss ymm4,DWORD PTR [r11]
	vpermpd ymm6,ymm6,0xd8
	vmaxps ymm4,ymm4,ymm6
	vmovups YMMWORD PTR [r10],ymm4
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x2e2>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x77>
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

<nnp_depthwise_5x5__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_5x5__x86_64_avx2+0x4b3>
	vbroadcastss ymm8,DWORD PTR [rdx]
	vbroadcastss ymm9,DWORD PTR [rdx+0x4]
	vbroadcastss ymm10,DWORD PTR [rdx+0x8]
	vbroadcastss ymm11,DWORD PTR [rdx+0xc]
	vbroadcastss ymm12,DWORD PTR [rdx+0x10]
	vbroadcastss ymm13,DWORD PTR [rdx+0x14]
	vbroadcastss ymm14,DWORD PTR [rdx+0x18]
	vbroadcastss ymm15,DWORD PTR [rdx+0x1c]
	vbroadcastss ymm7,DWORD PTR [rdx+0x20]
	vbroadcastss ymm6,DWORD PTR [rcx]
	vbroadcastss ymm5,DWORD PTR [rcx]
	vbroadcastss ymm4,DWORD PTR [rcx]
	vbroadcastss ymm3,DWORD PTR [rcx]
	vbroadcastss ymm2,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5__x86_64_avx2+0x1d8>
	test   bl,0x1
	je     <nnp_depthwise_5x5__x86_64_avx2+0x18b>
	vmovups ymm1,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm8
	vfmadd231ps ymm3,ymm1,ymm13
	vbroadcastss ymm0,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm9
	vfmadd231ps ymm3,ymm1,ymm14
	vbroadcastss ymm0,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm10
	vfmadd231ps ymm3,ymm1,ymm15
	vbroadcastss ymm0,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm2,ymm1,ymm11
	vfmadd231ps ymm3,ymm1,ymm7
	vbroadcastss ymm0,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x10]
	vfmadd231ps ymm2,ymm1,ymm12
	vbroadcastss ymm0,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm6,ymm1,ymm0
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5__x86_64_avx2+0x1b3>
	vbroadcastss ymm1,DWORD PTR [r11]
	vmaxps ymm1,ymm1,ymm6
	vmovups YMMWORD PTR [r10],ymm1
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vbroadcastss ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    r12
	jne    <nnp_depthwise_5x5__x86_64_avx2+0x7c>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5__x86_64_avx2+0x32b>
	vmovups ymm1,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm8
	vfmadd231ps ymm3,ymm1,ymm13
	vbroadcastss ymm0,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm9
	vfmadd231ps ymm3,ymm1,ymm14
	vbroadcastss ymm0,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm10
	vfmadd231ps ymm3,ymm1,ymm15
	vbroadcastss ymm0,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm2,ymm1,ymm11
	vfmadd231ps ymm3,ymm1,ymm7
	vbroadcastss ymm0,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x10]
	vfmadd231ps ymm2,ymm1,ymm12
	vbroadcastss ymm0,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm6,ymm1,ymm0
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss ymm1,DWORD PTR [r11]
	vmaxps ymm1,ymm1,ymm6
	vmovups YMMWORD PTR [r10],ymm1
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vbroadcastss ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    rbx
	jne    <nnp_depthwise_5x5__x86_64_avx2+0x1e5>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5__x86_64_avx2+0x48f>
	test   bl,0x1
	je     <nnp_depthwise_5x5__x86_64_avx2+0x44b>
	vmovups ymm1,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm8
	vfmadd231ps ymm3,ymm1,ymm13
	vbroadcastss ymm0,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm9
	vfmadd231ps ymm3,ymm1,ymm14
	vbroadcastss ymm0,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm10
	vfmadd231ps ymm3,ymm1,ymm15
	vbroadcastss ymm0,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm2,ymm1,ymm11
	vfmadd231ps ymm3,ymm1,ymm7
	vbroadcastss ymm0,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x10]
	vfmadd231ps ymm2,ymm1,ymm12
	vbroadcastss ymm0,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm6,ymm1,ymm0
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss ymm1,DWORD PTR [r11]
	vmaxps ymm1,ymm1,ymm6
	vmovups YMMWORD PTR [r10],ymm1
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vbroadcastss ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    rbp
	jne    <nnp_depthwise_5x5__x86_64_avx2+0x33c>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5__x86_64_avx2+0xf>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3
	int3

<nnp_depthwise_5x5_edge__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x68]
	vmovd  xmm8,eax
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,eax
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmovd  xmm10,eax
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmovd  xmm11,eax
	vpbroadcastd ymm11,xmm11
	vpand  ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovd  xmm12,eax
	vpbroadcastd ymm12,xmm12
	vpand  ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x57f>
	vbroadcastss ymm13,DWORD PTR [rdx]
	vbroadcastss ymm14,DWORD PTR [rdx+0x4]
	vbroadcastss ymm15,DWORD PTR [rdx+0x8]
	vbroadcastss ymm7,DWORD PTR [rdx+0xc]
	vbroadcastss ymm6,DWORD PTR [rcx]
	vbroadcastss ymm5,DWORD PTR [rcx]
	vbroadcastss ymm4,DWORD PTR [rcx]
	vbroadcastss ymm3,DWORD PTR [rcx]
	vbroadcastss ymm2,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x25e>
	test   bl,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x211>
	vmaskmovps ymm1,ymm8,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm13
	vbroadcastss ymm0,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm9,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm14
	vbroadcastss ymm0,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm10,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm15
	vbroadcastss ymm0,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm11,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm2,ymm1,ymm7
	vbroadcastss ymm0,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm12,YMMWORD PTR [rax+0x10]
	vbroadcastss ymm0,DWORD PTR [rdx+0x10]
	vfmadd231ps ymm2,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm6,ymm1,ymm0
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x239>
	vbroadcastss ymm1,DWORD PTR [r11]
	vmaxps ymm1,ymm1,ymm6
	vmovups YMMWORD PTR [r10],ymm1
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vbroadcastss ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    r12
	jne    <nnp_depthwise_5x5_edge__x86_64_avx2+0xdf>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x3d4>
	vmaskmovps ymm1,ymm8,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm13
	vbroadcastss ymm0,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm9,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm14
	vbroadcastss ymm0,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm10,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm15
	vbroadcastss ymm0,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm11,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm2,ymm1,ymm7
	vbroadcastss ymm0,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm12,YMMWORD PTR [rax+0x10]
	vbroadcastss ymm0,DWORD PTR [rdx+0x10]
	vfmadd231ps ymm2,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm6,ymm1,ymm0
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss ymm1,DWORD PTR [r11]
	vmaxps ymm1,ymm1,ymm6
	vmovups YMMWORD PTR [r10],ymm1
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vbroadcastss ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    rbx
	jne    <nnp_depthwise_5x5_edge__x86_64_avx2+0x26b>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x55b>
	test   bl,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x517>
	vmaskmovps ymm1,ymm8,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm13
	vbroadcastss ymm0,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm9,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm14
	vbroadcastss ymm0,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm10,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm15
	vbroadcastss ymm0,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm11,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm2,ymm1,ymm7
	vbroadcastss ymm0,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm12,YMMWORD PTR [rax+0x10]
	vbroadcastss ymm0,DWORD PTR [rdx+0x10]
	vfmadd231ps ymm2,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm3,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm4,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm5,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm6,ymm1,ymm0
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss ymm1,DWORD PTR [r11]
	vmaxps ymm1,ymm1,ymm6
	vmovups YMMWORD PTR [r10],ymm1
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vbroadcastss ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    rbp
	jne    <nnp_depthwise_5x5_edge__x86_64_avx2+0x3e5>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5_edge__x86_64_avx2+0x90>
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

<nnp_depthwise_5x5_by_2__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x613>
	vbroadcastss ymm8,DWORD PTR [rdx]
	vbroadcastss ymm9,DWORD PTR [rdx+0x4]
	vbroadcastss ymm10,DWORD PTR [rdx+0x8]
	vbroadcastss ymm11,DWORD PTR [rdx+0xc]
	vbroadcastss ymm12,DWORD PTR [rdx+0x10]
	vbroadcastss ymm13,DWORD PTR [rdx+0x14]
	vbroadcastss ymm14,DWORD PTR [rdx+0x18]
	vbroadcastss ymm15,DWORD PTR [rdx+0x1c]
	vbroadcastss ymm7,DWORD PTR [rcx]
	vbroadcastss ymm6,DWORD PTR [rcx]
	vbroadcastss ymm5,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x247>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x148>
	vmovups ymm4,YMMWORD PTR [rax]
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm8
	vbroadcastss ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm7,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm9
	vbroadcastss ymm3,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm6,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm7,ymm4,ymm3
	vmovups ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm3,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm10
	vbroadcastss ymm3,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm7,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm11
	vbroadcastss ymm3,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm6,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm7,ymm4,ymm3
	vmovups ymm4,YMMWORD PTR [rax+0x10]
	vmovups ymm3,YMMWORD PTR [rax+0x30]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm12
	vbroadcastss ymm4,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm6,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm7,ymm2,ymm4
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x1fc>
	vmovups ymm4,YMMWORD PTR [rax]
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm13
	vbroadcastss ymm3,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm6,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm14
	vbroadcastss ymm3,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm3,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm15
	vbroadcastss ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm5,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm4,YMMWORD PTR [rax+0x10]
	vmovups ymm3,YMMWORD PTR [rax+0x30]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm4,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm5,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm6,ymm2,ymm4
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x22a>
	vbroadcastss ymm4,DWORD PTR [r11]
	vpermpd ymm7,ymm7,0xd8
	vmaxps ymm4,ymm4,ymm7
	vmovups YMMWORD PTR [r10],ymm4
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    r12
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx2+0x6c>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x40c>
	vmovups ymm4,YMMWORD PTR [rax]
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm8
	vbroadcastss ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm7,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm9
	vbroadcastss ymm3,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm6,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm7,ymm4,ymm3
	vmovups ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm3,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm10
	vbroadcastss ymm3,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm7,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm11
	vbroadcastss ymm3,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm6,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm7,ymm4,ymm3
	vmovups ymm4,YMMWORD PTR [rax+0x10]
	vmovups ymm3,YMMWORD PTR [rax+0x30]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm12
	vbroadcastss ymm4,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm6,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm7,ymm2,ymm4
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmovups ymm4,YMMWORD PTR [rax]
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm13
	vbroadcastss ymm3,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm6,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm14
	vbroadcastss ymm3,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm3,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm15
	vbroadcastss ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm5,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm4,YMMWORD PTR [rax+0x10]
	vmovups ymm3,YMMWORD PTR [rax+0x30]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm4,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm5,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm6,ymm2,ymm4
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss ymm4,DWORD PTR [r11]
	vpermpd ymm7,ymm7,0xd8
	vmaxps ymm4,ymm4,ymm7
	vmovups YMMWORD PTR [r10],ymm4
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    rbx
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx2+0x254>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x5ef>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x4f9>
	vmovups ymm4,YMMWORD PTR [rax]
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm8
	vbroadcastss ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm7,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm9
	vbroadcastss ymm3,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm6,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm7,ymm4,ymm3
	vmovups ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm3,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm10
	vbroadcastss ymm3,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm7,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm11
	vbroadcastss ymm3,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm6,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm7,ymm4,ymm3
	vmovups ymm4,YMMWORD PTR [rax+0x10]
	vmovups ymm3,YMMWORD PTR [rax+0x30]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm12
	vbroadcastss ymm4,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm6,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm7,ymm2,ymm4
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x5ad>
	vmovups ymm4,YMMWORD PTR [rax]
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm13
	vbroadcastss ymm3,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm6,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm14
	vbroadcastss ymm3,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm3,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm15
	vbroadcastss ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm5,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm4,YMMWORD PTR [rax+0x10]
	vmovups ymm3,YMMWORD PTR [rax+0x30]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm4,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm5,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm6,ymm2,ymm4
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss ymm4,DWORD PTR [r11]
	vpermpd ymm7,ymm7,0xd8
	vmaxps ymm4,ymm4,ymm7
	vmovups YMMWORD PTR [r10],ymm4
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx2+0x41d>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx2+0xf>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3
	int3

<nnp_depthwise_5x5_by_2_edge__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x68]
	vmovd  xmm8,eax
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,eax
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmovd  xmm10,eax
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmovd  xmm11,eax
	vpbroadcastd ymm11,xmm11
	vpand  ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovd  xmm12,eax
	vpbroadcastd ymm12,xmm12
	vpand  ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vmovd  xmm13,eax
	vpbroadcastd ymm13,xmm13
	vpand  ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm13,ymm13,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x719>
	vbroadcastss ymm14,DWORD PTR [rdx]
	vbroadcastss ymm15,DWORD PTR [rdx+0x4]
	vbroadcastss ymm7,DWORD PTR [rcx]
	vbroadcastss ymm6,DWORD PTR [rcx]
	vbroadcastss ymm5,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	lea    r11,[r9+0x70]
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x2ed>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x1d6>
	vmaskmovps ymm4,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm3,ymm9,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm14
	vbroadcastss ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm7,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm15
	vbroadcastss ymm3,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm6,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm7,ymm4,ymm3
	vmaskmovps ymm4,ymm10,YMMWORD PTR [rax+0x8]
	vmaskmovps ymm3,ymm11,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm3,DWORD PTR [rdx+0x8]
	vfmadd231ps ymm5,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm7,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0xc]
	vfmadd231ps ymm5,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm6,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm7,ymm4,ymm3
	vmaskmovps ymm4,ymm12,YMMWORD PTR [rax+0x10]
	vmaskmovps ymm3,ymm13,YMMWORD PTR [rax+0x30]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm4,DWORD PTR [rdx+0x10]
	vfmadd231ps ymm5,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm6,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm7,ymm2,ymm4
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x2a2>
	vmaskmovps ymm4,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm3,ymm9,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm3,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm5,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm5,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm6,ymm4,ymm3
	vmaskmovps ymm4,ymm10,YMMWORD PTR [rax+0x8]
	vmaskmovps ymm3,ymm11,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm5,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm5,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm6,ymm4,ymm3
	vmaskmovps ymm4,ymm12,YMMWORD PTR [rax+0x10]
	vmaskmovps ymm3,ymm13,YMMWORD PTR [rax+0x30]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm4,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm5,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm6,ymm2,ymm4
	mov    r13,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r13*4]
	mov    r13,QWORD PTR [r9+0x8]
	lea    rax,[rax+r13*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x2d0>
	vbroadcastss ymm4,DWORD PTR [r11]
	vpermpd ymm7,ymm7,0xd8
	vmaxps ymm4,ymm4,ymm7
	vmovups YMMWORD PTR [r10],ymm4
	mov    r13,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r13*4]
	mov    r13,QWORD PTR [r9+0x20]
	lea    r10,[r10+r13*4]
	shr    rbp,1
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    r12
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0xe2>
	mov    rbx,QWORD PTR [r9+0x40]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x4e2>
	vmaskmovps ymm4,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm3,ymm9,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm14
	vbroadcastss ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm7,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm15
	vbroadcastss ymm3,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm6,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm7,ymm4,ymm3
	vmaskmovps ymm4,ymm10,YMMWORD PTR [rax+0x8]
	vmaskmovps ymm3,ymm11,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm3,DWORD PTR [rdx+0x8]
	vfmadd231ps ymm5,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm7,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0xc]
	vfmadd231ps ymm5,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm6,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm7,ymm4,ymm3
	vmaskmovps ymm4,ymm12,YMMWORD PTR [rax+0x10]
	vmaskmovps ymm3,ymm13,YMMWORD PTR [rax+0x30]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm4,DWORD PTR [rdx+0x10]
	vfmadd231ps ymm5,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm6,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm7,ymm2,ymm4
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vmaskmovps ymm4,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm3,ymm9,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm3,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm5,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm5,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm6,ymm4,ymm3
	vmaskmovps ymm4,ymm10,YMMWORD PTR [rax+0x8]
	vmaskmovps ymm3,ymm11,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm5,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm5,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm6,ymm4,ymm3
	vmaskmovps ymm4,ymm12,YMMWORD PTR [rax+0x10]
	vmaskmovps ymm3,ymm13,YMMWORD PTR [rax+0x30]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm4,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm5,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm6,ymm2,ymm4
	mov    rbp,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+rbp*4]
	mov    rbp,QWORD PTR [r9+0x8]
	lea    rax,[rax+rbp*4]
	vbroadcastss ymm4,DWORD PTR [r11]
	vpermpd ymm7,ymm7,0xd8
	vmaxps ymm4,ymm4,ymm7
	vmovups YMMWORD PTR [r10],ymm4
	mov    rbp,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+rbp*4]
	mov    rbp,QWORD PTR [r9+0x20]
	lea    r10,[r10+rbp*4]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    rbx
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x2fa>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x6f5>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x5e7>
	vmaskmovps ymm4,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm3,ymm9,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm2,ymm14
	vbroadcastss ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm7,ymm2,ymm3
	vfmadd231ps ymm5,ymm4,ymm15
	vbroadcastss ymm3,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm6,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm7,ymm4,ymm3
	vmaskmovps ymm4,ymm10,YMMWORD PTR [rax+0x8]
	vmaskmovps ymm3,ymm11,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm3,DWORD PTR [rdx+0x8]
	vfmadd231ps ymm5,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm7,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0xc]
	vfmadd231ps ymm5,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm6,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm7,ymm4,ymm3
	vmaskmovps ymm4,ymm12,YMMWORD PTR [rax+0x10]
	vmaskmovps ymm3,ymm13,YMMWORD PTR [rax+0x30]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm4,DWORD PTR [rdx+0x10]
	vfmadd231ps ymm5,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm6,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm7,ymm2,ymm4
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x6b3>
	vmaskmovps ymm4,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm3,ymm9,YMMWORD PTR [rax+0x20]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm3,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm5,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm5,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm6,ymm4,ymm3
	vmaskmovps ymm4,ymm10,YMMWORD PTR [rax+0x8]
	vmaskmovps ymm3,ymm11,YMMWORD PTR [rax+0x28]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm5,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm6,ymm2,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm5,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm6,ymm4,ymm3
	vmaskmovps ymm4,ymm12,YMMWORD PTR [rax+0x10]
	vmaskmovps ymm3,ymm13,YMMWORD PTR [rax+0x30]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vbroadcastss ymm4,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm5,ymm2,ymm4
	vbroadcastss ymm4,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm6,ymm2,ymm4
	mov    r12,QWORD PTR [r9+0x10]
	prefetcht0 BYTE PTR [rax+r12*4]
	mov    r12,QWORD PTR [r9+0x8]
	lea    rax,[rax+r12*4]
	shr    rbx,1
	vbroadcastss ymm4,DWORD PTR [r11]
	vpermpd ymm7,ymm7,0xd8
	vmaxps ymm4,ymm4,ymm7
	vmovups YMMWORD PTR [r10],ymm4
	mov    r12,QWORD PTR [r9+0x28]
	prefetcht0 BYTE PTR [r10+r12*4]
	mov    r12,QWORD PTR [r9+0x20]
	lea    r10,[r10+r12*4]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x4f3>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0xa9>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
