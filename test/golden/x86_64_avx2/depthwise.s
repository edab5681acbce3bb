<nnp_depthwise_3x3__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	lea    rax,[r9+0x70]
	vpbroadcastd ymm8,DWORD PTR [rax]
	test   rdi,rdi
	je     <nnp_depthwise_3x3__x86_64_avx2+0x238>
	vpbroadcastd ymm9,DWORD PTR [rdx]
	vpbroadcastd ymm10,DWORD PTR [rdx+0x4]
	vpbroadcastd ymm11,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm12,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x10]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x18]
	vpbroadcastd ymm7,DWORD PTR [rdx+0x1c]
	vpbroadcastd ymm6,DWORD PTR [rdx+0x20]
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vpbroadcastd ymm4,DWORD PTR [rcx]
	vpbroadcastd ymm3,DWORD PTR [rcx]
	vpbroadcastd ymm2,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x50]
	mov    rbx,QWORD PTR [r9+0x58]
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_3x3__x86_64_avx2+0x108>
	test   r11b,0x1
	je     <nnp_depthwise_3x3__x86_64_avx2+0xce>
	vmovups ymm1,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm9
	vfmadd231ps ymm3,ymm1,ymm12
	vfmadd231ps ymm4,ymm1,ymm15
	vmovups ymm1,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm10
	vfmadd231ps ymm3,ymm1,ymm13
	vfmadd231ps ymm4,ymm1,ymm7
	vmovups ymm1,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm11
	vfmadd231ps ymm3,ymm1,ymm14
	vfmadd231ps ymm4,ymm1,ymm6
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   bl,0x1
	je     <nnp_depthwise_3x3__x86_64_avx2+0xf0>
	vmaxps ymm4,ymm8,ymm4
	vmovups YMMWORD PTR [r10],ymm4
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vmovaps ymm2,ymm5
	dec    rbp
	jne    <nnp_depthwise_3x3__x86_64_avx2+0x7c>
	mov    r11,QWORD PTR [r9+0x10]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	mov    r13,QWORD PTR [r9+0x40]
	test   r13,r13
	je     <nnp_depthwise_3x3__x86_64_avx2+0x188>
	vmovups ymm1,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm9
	vfmadd231ps ymm3,ymm1,ymm12
	vfmadd231ps ymm4,ymm1,ymm15
	vmovups ymm1,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm10
	vfmadd231ps ymm3,ymm1,ymm13
	vfmadd231ps ymm4,ymm1,ymm7
	vmovups ymm1,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm11
	vfmadd231ps ymm3,ymm1,ymm14
	vfmadd231ps ymm4,ymm1,ymm6
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	vmaxps ymm4,ymm8,ymm4
	vmovups YMMWORD PTR [r10],ymm4
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vmovaps ymm2,ymm5
	dec    r13
	jne    <nnp_depthwise_3x3__x86_64_avx2+0x121>
	mov    r11,QWORD PTR [r9+0x60]
	mov    rbx,QWORD PTR [r9+0x48]
	test   rbx,rbx
	je     <nnp_depthwise_3x3__x86_64_avx2+0x214>
	test   r11b,0x1
	je     <nnp_depthwise_3x3__x86_64_avx2+0x1e6>
	vmovups ymm1,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm9
	vfmadd231ps ymm3,ymm1,ymm12
	vfmadd231ps ymm4,ymm1,ymm15
	vmovups ymm1,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm10
	vfmadd231ps ymm3,ymm1,ymm13
	vfmadd231ps ymm4,ymm1,ymm7
	vmovups ymm1,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm11
	vfmadd231ps ymm3,ymm1,ymm14
	vfmadd231ps ymm4,ymm1,ymm6
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	vmaxps ymm4,ymm8,ymm4
	vmovups YMMWORD PTR [r10],ymm4
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vmovaps ymm2,ymm5
	dec    rbx
	jne    <nnp_depthwise_3x3__x86_64_avx2+0x195>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3__x86_64_avx2+0x18>
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

<nnp_depthwise_3x3_edge__x86_64_avx2>:
	push   r14
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
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x2b8>
	vpbroadcastd ymm11,DWORD PTR [rdx]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x4]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm14,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x10]
	vpbroadcastd ymm7,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm6,DWORD PTR [rdx+0x18]
	vpbroadcastd ymm5,DWORD PTR [rdx+0x1c]
	vpbroadcastd ymm4,DWORD PTR [rdx+0x20]
	vpbroadcastd ymm3,DWORD PTR [rcx]
	vpbroadcastd ymm2,DWORD PTR [rcx]
	vpbroadcastd ymm1,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x50]
	mov    rbx,QWORD PTR [r9+0x58]
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x15d>
	test   r11b,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x114>
	vmaskmovps ymm0,ymm8,YMMWORD PTR [rax]
	vfmadd231ps ymm1,ymm0,ymm11
	vfmadd231ps ymm2,ymm0,ymm14
	vfmadd231ps ymm3,ymm0,ymm6
	vmaskmovps ymm0,ymm9,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm1,ymm0,ymm12
	vfmadd231ps ymm2,ymm0,ymm15
	vfmadd231ps ymm3,ymm0,ymm5
	vmaskmovps ymm0,ymm10,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm1,ymm0,ymm13
	vfmadd231ps ymm2,ymm0,ymm7
	vfmadd231ps ymm3,ymm0,ymm4
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x140>
	lea    r12,[r9+0x70]
	vpbroadcastd ymm0,DWORD PTR [r12]
	vmaxps ymm3,ymm0,ymm3
	vmovups YMMWORD PTR [r10],ymm3
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vmovaps ymm3,ymm2
	vmovaps ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rcx]
	vmovaps ymm1,ymm1
	dec    rbp
	jne    <nnp_depthwise_3x3_edge__x86_64_avx2+0xbf>
	mov    r11,QWORD PTR [r9+0x10]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	mov    r13,QWORD PTR [r9+0x40]
	test   r13,r13
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x1ee>
	vmaskmovps ymm0,ymm8,YMMWORD PTR [rax]
	vfmadd231ps ymm1,ymm0,ymm11
	vfmadd231ps ymm2,ymm0,ymm14
	vfmadd231ps ymm3,ymm0,ymm6
	vmaskmovps ymm0,ymm9,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm1,ymm0,ymm12
	vfmadd231ps ymm2,ymm0,ymm15
	vfmadd231ps ymm3,ymm0,ymm5
	vmaskmovps ymm0,ymm10,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm1,ymm0,ymm13
	vfmadd231ps ymm2,ymm0,ymm7
	vfmadd231ps ymm3,ymm0,ymm4
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	lea    r14,[r9+0x70]
	vpbroadcastd ymm0,DWORD PTR [r14]
	vmaxps ymm3,ymm0,ymm3
	vmovups YMMWORD PTR [r10],ymm3
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps ymm3,ymm2
	vmovaps ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rcx]
	vmovaps ymm1,ymm1
	dec    r13
	jne    <nnp_depthwise_3x3_edge__x86_64_avx2+0x176>
	mov    r11,QWORD PTR [r9+0x60]
	mov    rbx,QWORD PTR [r9+0x48]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x294>
	test   r11b,0x1
	je     <nnp_depthwise_3x3_edge__x86_64_avx2+0x253>
	vmaskmovps ymm0,ymm8,YMMWORD PTR [rax]
	vfmadd231ps ymm1,ymm0,ymm11
	vfmadd231ps ymm2,ymm0,ymm14
	vfmadd231ps ymm3,ymm0,ymm6
	vmaskmovps ymm0,ymm9,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm1,ymm0,ymm12
	vfmadd231ps ymm2,ymm0,ymm15
	vfmadd231ps ymm3,ymm0,ymm5
	vmaskmovps ymm0,ymm10,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm1,ymm0,ymm13
	vfmadd231ps ymm2,ymm0,ymm7
	vfmadd231ps ymm3,ymm0,ymm4
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	lea    rbp,[r9+0x70]
	vpbroadcastd ymm0,DWORD PTR [rbp+0x0]
	vmaxps ymm3,ymm0,ymm3
	vmovups YMMWORD PTR [r10],ymm3
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps ymm3,ymm2
	vmovaps ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rcx]
	vmovaps ymm1,ymm1
	dec    rbx
	jne    <nnp_depthwise_3x3_edge__x86_64_avx2+0x1ff>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_edge__x86_64_avx2+0x60>
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

<nnp_depthwise_3x3_rows__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vpbroadcastd ymm8,DWORD PTR [rcx]
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vpbroadcastd ymm13,DWORD PTR [rdx]
	vpbroadcastd ymm14,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x18]
	vpbroadcastd ymm7,DWORD PTR [rdx+0x4]
	vpbroadcastd ymm6,DWORD PTR [rdx+0x10]
	vpbroadcastd ymm5,DWORD PTR [rdx+0x1c]
	vpbroadcastd ymm4,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm3,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm2,DWORD PTR [rdx+0x20]
	test   rdi,rdi
	je     <nnp_depthwise_3x3_rows__x86_64_avx2+0x5a5>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	mov    rcx,QWORD PTR [rsi+0x20]
	mov    rdx,QWORD PTR [rsi+0x28]
	mov    rbx,QWORD PTR [rsi+0x30]
	vmovaps ymm9,ymm8
	vmovaps ymm10,ymm8
	vmovaps ymm11,ymm8
	vmovaps ymm12,ymm8
	mov    rbp,QWORD PTR [r8+0x20]
	vmovd  xmm1,ebp
	vpbroadcastd ymm1,xmm1
	vpand  ymm1,ymm1,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm1,ymm1,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm0,ymm1,YMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm0,ymm13
	vmaskmovps ymm0,ymm1,YMMWORD PTR [r10]
	vfmadd231ps ymm9,ymm0,ymm14
	vfmadd231ps ymm10,ymm0,ymm13
	vmaskmovps ymm0,ymm1,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm0,ymm15
	vfmadd231ps ymm10,ymm0,ymm14
	vfmadd231ps ymm11,ymm0,ymm13
	vmaskmovps ymm0,ymm1,YMMWORD PTR [r9]
	vfmadd231ps ymm10,ymm0,ymm15
	vfmadd231ps ymm11,ymm0,ymm14
	vfmadd231ps ymm12,ymm0,ymm13
	vmaskmovps ymm0,ymm1,YMMWORD PTR [rcx]
	vfmadd231ps ymm11,ymm0,ymm15
	vfmadd231ps ymm12,ymm0,ymm14
	vmaskmovps ymm1,ymm1,YMMWORD PTR [rdx]
	vfmadd231ps ymm12,ymm1,ymm15
	vfmadd231ps ymm9,ymm7,YMMWORD PTR [rax+0x4]
	vmovups ymm1,YMMWORD PTR [r10+0x4]
	vfmadd231ps ymm9,ymm1,ymm6
	vfmadd231ps ymm10,ymm1,ymm7
	vmovups ymm1,YMMWORD PTR [r11+0x4]
	vfmadd231ps ymm9,ymm1,ymm5
	vfmadd231ps ymm10,ymm1,ymm6
	vfmadd231ps ymm11,ymm1,ymm7
	vmovups ymm1,YMMWORD PTR [r9+0x4]
	vfmadd231ps ymm10,ymm1,ymm5
	vfmadd231ps ymm11,ymm1,ymm6
	vfmadd231ps ymm12,ymm1,ymm7
	vmovups ymm1,YMMWORD PTR [rcx+0x4]
	vfmadd231ps ymm11,ymm1,ymm5
	vfmadd231ps ymm12,ymm1,ymm6
	vfmadd231ps ymm12,ymm5,YMMWORD PTR [rdx+0x4]
	vfmadd231ps ymm9,ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm1,YMMWORD PTR [r10+0x8]
	vfmadd231ps ymm9,ymm1,ymm3
	vfmadd231ps ymm10,ymm1,ymm4
	vmovups ymm1,YMMWORD PTR [r11+0x8]
	vfmadd231ps ymm9,ymm1,ymm2
	vfmadd231ps ymm10,ymm1,ymm3
	vfmadd231ps ymm11,ymm1,ymm4
	vmovups ymm1,YMMWORD PTR [r9+0x8]
	vfmadd231ps ymm10,ymm1,ymm2
	vfmadd231ps ymm11,ymm1,ymm3
	vfmadd231ps ymm12,ymm1,ymm4
	vmovups ymm1,YMMWORD PTR [rcx+0x8]
	vfmadd231ps ymm11,ymm1,ymm2
	vfmadd231ps ymm12,ymm1,ymm3
	vfmadd231ps ymm12,ymm2,YMMWORD PTR [rdx+0x8]
	mov    rbp,rbx
	mov    r12,QWORD PTR [r8]
	lea    r13,[r8+0x30]
	vpbroadcastd ymm1,DWORD PTR [r13+0x0]
	vmaxps ymm9,ymm1,ymm9
	vmovups YMMWORD PTR [rbp+0x0],ymm9
	lea    rbp,[rbp+r12*4+0x0]
	vmaxps ymm9,ymm1,ymm10
	vmovups YMMWORD PTR [rbp+0x0],ymm9
	lea    rbp,[rbp+r12*4+0x0]
	vmaxps ymm9,ymm1,ymm11
	vmovups YMMWORD PTR [rbp+0x0],ymm9
	lea    rbp,[rbp+r12*4+0x0]
	vmaxps ymm9,ymm1,ymm12
	vmovups YMMWORD PTR [rbp+0x0],ymm9
	lea    rbp,[rbp+r12*4+0x0]
	mov    rbp,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [r11+rbp*4]
	prefetcht0 BYTE PTR [r9+rbp*4]
	prefetcht0 BYTE PTR [rcx+rbp*4]
	prefetcht0 BYTE PTR [rdx+rbp*4]
	add    rax,0x20
	add    r10,0x20
	add    r11,0x20
	add    r9,0x20
	add    rcx,0x20
	add    rdx,0x20
	add    rbx,0x20
	mov    rbp,QWORD PTR [r8+0x8]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_rows__x86_64_avx2+0x3cf>
	vmovaps ymm9,ymm8
	vmovaps ymm10,ymm8
	vmovaps ymm11,ymm8
	vmovaps ymm12,ymm8
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rax]
	vmovups ymm1,YMMWORD PTR [r10]
	vfmadd231ps ymm9,ymm1,ymm14
	vfmadd231ps ymm10,ymm1,ymm13
	vmovups ymm1,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm1,ymm15
	vfmadd231ps ymm10,ymm1,ymm14
	vfmadd231ps ymm11,ymm1,ymm13
	vmovups ymm1,YMMWORD PTR [r9]
	vfmadd231ps ymm10,ymm1,ymm15
	vfmadd231ps ymm11,ymm1,ymm14
	vfmadd231ps ymm12,ymm1,ymm13
	vmovups ymm1,YMMWORD PTR [rcx]
	vfmadd231ps ymm11,ymm1,ymm15
	vfmadd231ps ymm12,ymm1,ymm14
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rdx]
	vfmadd231ps ymm9,ymm7,YMMWORD PTR [rax+0x4]
	vmovups ymm1,YMMWORD PTR [r10+0x4]
	vfmadd231ps ymm9,ymm1,ymm6
	vfmadd231ps ymm10,ymm1,ymm7
	vmovups ymm1,YMMWORD PTR [r11+0x4]
	vfmadd231ps ymm9,ymm1,ymm5
	vfmadd231ps ymm10,ymm1,ymm6
	vfmadd231ps ymm11,ymm1,ymm7
	vmovups ymm1,YMMWORD PTR [r9+0x4]
	vfmadd231ps ymm10,ymm1,ymm5
	vfmadd231ps ymm11,ymm1,ymm6
	vfmadd231ps ymm12,ymm1,ymm7
	vmovups ymm1,YMMWORD PTR [rcx+0x4]
	vfmadd231ps ymm11,ymm1,ymm5
	vfmadd231ps ymm12,ymm1,ymm6
	vfmadd231ps ymm12,ymm5,YMMWORD PTR [rdx+0x4]
	vfmadd231ps ymm9,ymm4,YMMWORD PTR [rax+0x8]
	vmovups ymm1,YMMWORD PTR [r10+0x8]
	vfmadd231ps ymm9,ymm1,ymm3
	vfmadd231ps ymm10,ymm1,ymm4
	vmovups ymm1,YMMWORD PTR [r11+0x8]
	vfmadd231ps ymm9,ymm1,ymm2
	vfmadd231ps ymm10,ymm1,ymm3
	vfmadd231ps ymm11,ymm1,ymm4
	vmovups ymm1,YMMWORD PTR [r9+0x8]
	vfmadd231ps ymm10,ymm1,ymm2
	vfmadd231ps ymm11,ymm1,ymm3
	vfmadd231ps ymm12,ymm1,ymm4
	vmovups ymm1,YMMWORD PTR [rcx+0x8]
	vfmadd231ps ymm11,ymm1,ymm2
	vfmadd231ps ymm12,ymm1,ymm3
	vfmadd231ps ymm12,ymm2,YMMWORD PTR [rdx+0x8]
	mov    r12,rbx
	mov    r13,QWORD PTR [r8]
	lea    r14,[r8+0x30]
	vpbroadcastd ymm1,DWORD PTR [r14]
	vmaxps ymm9,ymm1,ymm9
	vmovups YMMWORD PTR [r12],ymm9
	lea    r12,[r12+r13*4]
	vmaxps ymm9,ymm1,ymm10
	vmovups YMMWORD PTR [r12],ymm9
	lea    r12,[r12+r13*4]
	vmaxps ymm9,ymm1,ymm11
	vmovups YMMWORD PTR [r12],ymm9
	lea    r12,[r12+r13*4]
	vmaxps ymm9,ymm1,ymm12
	vmovups YMMWORD PTR [r12],ymm9
	lea    r12,[r12+r13*4]
	mov    r12,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [r11+r12*4]
	prefetcht0 BYTE PTR [r9+r12*4]
	prefetcht0 BYTE PTR [rcx+r12*4]
	prefetcht0 BYTE PTR [rdx+r12*4]
	add    rax,0x20
	add    r10,0x20
	add    r11,0x20
	add    r9,0x20
	add    rcx,0x20
	add    rdx,0x20
	add    rbx,0x20
	dec    rbp
	jne    <nnp_depthwise_3x3_rows__x86_64_avx2+0x23a>
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
	vmovaps ymm9,ymm8
	vmovaps ymm10,ymm8
	vmovaps ymm11,ymm8
	vmovaps ymm12,ymm8
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rax]
	vmovups ymm1,YMMWORD PTR [r10]
	vfmadd231ps ymm9,ymm1,ymm14
	vfmadd231ps ymm10,ymm1,ymm13
	vmovups ymm1,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm1,ymm15
	vfmadd231ps ymm10,ymm1,ymm14
	vfmadd231ps ymm11,ymm1,ymm13
	vmovups ymm1,YMMWORD PTR [r9]
	vfmadd231ps ymm10,ymm1,ymm15
	vfmadd231ps ymm11,ymm1,ymm14
	vfmadd231ps ymm12,ymm1,ymm13
	vmovups ymm1,YMMWORD PTR [rcx]
	vfmadd231ps ymm11,ymm1,ymm15
	vfmadd231ps ymm12,ymm1,ymm14
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rdx]
	vfmadd231ps ymm9,ymm7,YMMWORD PTR [rax+0x4]
	vmovups ymm1,YMMWORD PTR [r10+0x4]
	vfmadd231ps ymm9,ymm1,ymm6
	vfmadd231ps ymm10,ymm1,ymm7
	vmovups ymm1,YMMWORD PTR [r11+0x4]
	vfmadd231ps ymm9,ymm1,ymm5
	vfmadd231ps ymm10,ymm1,ymm6
	vfmadd231ps ymm11,ymm1,ymm7
	vmovups ymm1,YMMWORD PTR [r9+0x4]
	vfmadd231ps ymm10,ymm1,ymm5
	vfmadd231ps ymm11,ymm1,ymm6
	vfmadd231ps ymm12,ymm1,ymm7
	vmovups ymm1,YMMWORD PTR [rcx+0x4]
	vfmadd231ps ymm11,ymm1,ymm5
	vfmadd231ps ymm12,ymm1,ymm6
	vfmadd231ps ymm12,ymm5,YMMWORD PTR [rdx+0x4]
	mov    rbp,QWORD PTR [r8+0x28]
	vmovd  xmm1,ebp
	vpbroadcastd ymm1,xmm1
	vpand  ymm1,ymm1,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm1,ymm1,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm0,ymm1,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm9,ymm0,ymm4
	vmaskmovps ymm0,ymm1,YMMWORD PTR [r10+0x8]
	vfmadd231ps ymm9,ymm0,ymm3
	vfmadd231ps ymm10,ymm0,ymm4
	vmaskmovps ymm0,ymm1,YMMWORD PTR [r11+0x8]
	vfmadd231ps ymm9,ymm0,ymm2
	vfmadd231ps ymm10,ymm0,ymm3
	vfmadd231ps ymm11,ymm0,ymm4
	vmaskmovps ymm0,ymm1,YMMWORD PTR [r9+0x8]
	vfmadd231ps ymm10,ymm0,ymm2
	vfmadd231ps ymm11,ymm0,ymm3
	vfmadd231ps ymm12,ymm0,ymm4
	vmaskmovps ymm0,ymm1,YMMWORD PTR [rcx+0x8]
	vfmadd231ps ymm11,ymm0,ymm2
	vfmadd231ps ymm12,ymm0,ymm3
	vmaskmovps ymm1,ymm1,YMMWORD PTR [rdx+0x8]
	vfmadd231ps ymm12,ymm1,ymm2
	mov    rax,rbx
	mov    r10,QWORD PTR [r8]
	lea    r11,[r8+0x30]
	vpbroadcastd ymm1,DWORD PTR [r11]
	vmaxps ymm9,ymm1,ymm9
	vmovups YMMWORD PTR [rax],ymm9
	lea    rax,[rax+r10*4]
	vmaxps ymm9,ymm1,ymm10
	vmovups YMMWORD PTR [rax],ymm9
	lea    rax,[rax+r10*4]
	vmaxps ymm9,ymm1,ymm11
	vmovups YMMWORD PTR [rax],ymm9
	lea    rax,[rax+r10*4]
	vmaxps ymm9,ymm1,ymm12
	vmovups YMMWORD PTR [rax],ymm9
	lea    rax,[rax+r10*4]
	add    rsi,0x38
	dec    rdi
	jne    <nnp_depthwise_3x3_rows__x86_64_avx2+0x5f>
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
	int3

<nnp_depthwise_3x3_by_2__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovaps ymm8,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x35b>
	vpbroadcastd ymm9,DWORD PTR [rdx]
	vpbroadcastd ymm10,DWORD PTR [rdx+0x4]
	vpbroadcastd ymm11,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm12,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x10]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x18]
	vpbroadcastd ymm7,DWORD PTR [rdx+0x1c]
	vpbroadcastd ymm6,DWORD PTR [rdx+0x20]
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vpbroadcastd ymm4,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x50]
	mov    rbx,QWORD PTR [r9+0x58]
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x164>
	test   r11b,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0xcc>
	vmovups ymm3,YMMWORD PTR [rax+0x4]
	vmovups ymm2,YMMWORD PTR [rax+0x24]
	vshufps ymm1,ymm3,ymm2,0x88
	vshufps ymm3,ymm3,ymm2,0xdd
	vfmadd231ps ymm4,ymm3,ymm11
	vfmadd231ps ymm5,ymm3,ymm6
	vfmadd231ps ymm4,ymm1,ymm10
	vfmadd231ps ymm5,ymm1,ymm7
	vpbroadcastd ymm2,DWORD PTR [rax]
	vblendps ymm3,ymm3,ymm2,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm4,ymm3,ymm9
	vfmadd231ps ymm5,ymm3,ymm15
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   r11b,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x119>
	vmovups ymm3,YMMWORD PTR [rax+0x4]
	vmovups ymm2,YMMWORD PTR [rax+0x24]
	vshufps ymm1,ymm3,ymm2,0x88
	vshufps ymm3,ymm3,ymm2,0xdd
	vfmadd231ps ymm4,ymm3,ymm14
	vfmadd231ps ymm4,ymm1,ymm13
	vpbroadcastd ymm2,DWORD PTR [rax]
	vblendps ymm3,ymm3,ymm2,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm4,ymm3,ymm12
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x14b>
	vpermpd ymm5,ymm5,0xd8
	lea    r12,[r9+0x70]
	vpbroadcastd ymm3,DWORD PTR [r12]
	vmaxps ymm5,ymm3,ymm5
	vmovups YMMWORD PTR [r10],ymm5
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vmovaps ymm5,ymm4
	vpbroadcastd ymm4,DWORD PTR [rcx]
	vmovaps ymm4,ymm4
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx2+0x73>
	mov    r11,QWORD PTR [r9+0x10]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	mov    r13,QWORD PTR [r9+0x40]
	test   r13,r13
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x23f>
	vmovups ymm3,YMMWORD PTR [rax+0x4]
	vmovups ymm2,YMMWORD PTR [rax+0x24]
	vshufps ymm1,ymm3,ymm2,0x88
	vshufps ymm3,ymm3,ymm2,0xdd
	vfmadd231ps ymm4,ymm3,ymm11
	vfmadd231ps ymm5,ymm3,ymm6
	vfmadd231ps ymm4,ymm1,ymm10
	vfmadd231ps ymm5,ymm1,ymm7
	vpbroadcastd ymm2,DWORD PTR [rax]
	vblendps ymm3,ymm3,ymm2,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm4,ymm3,ymm9
	vfmadd231ps ymm5,ymm3,ymm15
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	vmovups ymm3,YMMWORD PTR [rax+0x4]
	vmovups ymm2,YMMWORD PTR [rax+0x24]
	vshufps ymm1,ymm3,ymm2,0x88
	vshufps ymm3,ymm3,ymm2,0xdd
	vfmadd231ps ymm4,ymm3,ymm14
	vfmadd231ps ymm4,ymm1,ymm13
	vpbroadcastd ymm2,DWORD PTR [rax]
	vblendps ymm3,ymm3,ymm2,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm4,ymm3,ymm12
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	vpermpd ymm5,ymm5,0xd8
	lea    r14,[r9+0x70]
	vpbroadcastd ymm3,DWORD PTR [r14]
	vmaxps ymm5,ymm3,ymm5
	vmovups YMMWORD PTR [r10],ymm5
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps ymm5,ymm4
	vpbroadcastd ymm4,DWORD PTR [rcx]
	vmovaps ymm4,ymm4
	dec    r13
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx2+0x181>
	mov    r11,QWORD PTR [r9+0x60]
	mov    rbx,QWORD PTR [r9+0x48]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x337>
	test   r11b,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x2a8>
	vmovups ymm3,YMMWORD PTR [rax+0x4]
	vmovups ymm2,YMMWORD PTR [rax+0x24]
	vshufps ymm1,ymm3,ymm2,0x88
	vshufps ymm3,ymm3,ymm2,0xdd
	vfmadd231ps ymm4,ymm3,ymm11
	vfmadd231ps ymm5,ymm3,ymm6
	vfmadd231ps ymm4,ymm1,ymm10
	vfmadd231ps ymm5,ymm1,ymm7
	vpbroadcastd ymm2,DWORD PTR [rax]
	vblendps ymm3,ymm3,ymm2,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm4,ymm3,ymm9
	vfmadd231ps ymm5,ymm3,ymm15
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	test   r11b,0x1
	je     <nnp_depthwise_3x3_by_2__x86_64_avx2+0x2f4>
	vmovups ymm3,YMMWORD PTR [rax+0x4]
	vmovups ymm2,YMMWORD PTR [rax+0x24]
	vshufps ymm1,ymm3,ymm2,0x88
	vshufps ymm3,ymm3,ymm2,0xdd
	vfmadd231ps ymm4,ymm3,ymm14
	vfmadd231ps ymm4,ymm1,ymm13
	vpbroadcastd ymm2,DWORD PTR [rax]
	vblendps ymm3,ymm3,ymm2,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm4,ymm3,ymm12
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	vpermpd ymm5,ymm5,0xd8
	lea    rbp,[r9+0x70]
	vpbroadcastd ymm3,DWORD PTR [rbp+0x0]
	vmaxps ymm5,ymm3,ymm5
	vmovups YMMWORD PTR [r10],ymm5
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps ymm5,ymm4
	vpbroadcastd ymm4,DWORD PTR [rcx]
	vmovaps ymm4,ymm4
	dec    rbx
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx2+0x250>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2__x86_64_avx2+0x19>
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

<nnp_depthwise_3x3_by_2_edge__x86_64_avx2>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovaps ymm8,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9+0x68]
	vmovd  xmm9,eax
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmovd  xmm10,eax
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x40a>
	vpbroadcastd ymm11,DWORD PTR [rdx]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x4]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm14,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x10]
	vpbroadcastd ymm7,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm6,DWORD PTR [rcx]
	vpbroadcastd ymm5,DWORD PTR [rcx]
	mov    r10,rsi
	mov    r11,r8
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x1b7>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x111>
	vmaskmovps ymm4,ymm9,YMMWORD PTR [r10+0x4]
	vmaskmovps ymm3,ymm10,YMMWORD PTR [r10+0x24]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm4,ymm13
	vpbroadcastd ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm6,ymm4,ymm3
	vfmadd231ps ymm5,ymm2,ymm12
	vpbroadcastd ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm6,ymm2,ymm3
	vxorps xmm3,xmm3,xmm3
	test   al,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0xe5>
	vpbroadcastd ymm3,DWORD PTR [r10]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm11
	vpbroadcastd ymm3,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm6,ymm4,ymm3
	mov    r13,QWORD PTR [r9+0x10]
	mov    r14,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r13*4]
	lea    r10,[r10+r14*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x16b>
	vmaskmovps ymm4,ymm9,YMMWORD PTR [r10+0x4]
	vmaskmovps ymm3,ymm10,YMMWORD PTR [r10+0x24]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm4,ymm7
	vfmadd231ps ymm5,ymm2,ymm15
	vxorps xmm3,xmm3,xmm3
	test   al,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x14a>
	vpbroadcastd ymm3,DWORD PTR [r10]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm14
	mov    r13,QWORD PTR [r9+0x10]
	mov    r14,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r13*4]
	lea    r10,[r10+r14*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x19e>
	vpermpd ymm6,ymm6,0xd8
	lea    r13,[r9+0x70]
	vpbroadcastd ymm4,DWORD PTR [r13+0x0]
	vmaxps ymm6,ymm4,ymm6
	vmovups YMMWORD PTR [r11],ymm6
	mov    r13,QWORD PTR [r9+0x28]
	mov    r14,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r11+r13*4]
	lea    r11,[r11+r14*4]
	shr    rbp,1
	vmovaps ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    r12
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x99>
	mov    rbx,QWORD PTR [r9+0x10]
	mov    rbp,QWORD PTR [r9+0x8]
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	mov    r14,QWORD PTR [r9+0x40]
	test   r14,r14
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x2c0>
	vmaskmovps ymm4,ymm9,YMMWORD PTR [r10+0x4]
	vmaskmovps ymm3,ymm10,YMMWORD PTR [r10+0x24]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm4,ymm13
	vpbroadcastd ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm6,ymm4,ymm3
	vfmadd231ps ymm5,ymm2,ymm12
	vpbroadcastd ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm6,ymm2,ymm3
	vxorps xmm3,xmm3,xmm3
	test   al,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x21b>
	vpbroadcastd ymm3,DWORD PTR [r10]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm11
	vpbroadcastd ymm3,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [r10+rbx*4]
	lea    r10,[r10+rbp*4]
	vmaskmovps ymm4,ymm9,YMMWORD PTR [r10+0x4]
	vmaskmovps ymm3,ymm10,YMMWORD PTR [r10+0x24]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm4,ymm7
	vfmadd231ps ymm5,ymm2,ymm15
	vxorps xmm3,xmm3,xmm3
	test   al,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x270>
	vpbroadcastd ymm3,DWORD PTR [r10]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm14
	prefetcht0 BYTE PTR [r10+rbx*4]
	lea    r10,[r10+rbp*4]
	vpermpd ymm6,ymm6,0xd8
	lea    r15,[r9+0x70]
	vpbroadcastd ymm4,DWORD PTR [r15]
	vmaxps ymm6,ymm4,ymm6
	vmovups YMMWORD PTR [r11],ymm6
	prefetcht0 BYTE PTR [r11+r12*4]
	lea    r11,[r11+r13*4]
	vmovaps ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    r14
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x1d4>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x3e6>
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x349>
	vmaskmovps ymm4,ymm9,YMMWORD PTR [r10+0x4]
	vmaskmovps ymm3,ymm10,YMMWORD PTR [r10+0x24]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm4,ymm13
	vpbroadcastd ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm6,ymm4,ymm3
	vfmadd231ps ymm5,ymm2,ymm12
	vpbroadcastd ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm6,ymm2,ymm3
	vxorps xmm3,xmm3,xmm3
	test   al,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x31d>
	vpbroadcastd ymm3,DWORD PTR [r10]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm11
	vpbroadcastd ymm3,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm6,ymm4,ymm3
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x3a3>
	vmaskmovps ymm4,ymm9,YMMWORD PTR [r10+0x4]
	vmaskmovps ymm3,ymm10,YMMWORD PTR [r10+0x24]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm4,ymm7
	vfmadd231ps ymm5,ymm2,ymm15
	vxorps xmm3,xmm3,xmm3
	test   al,0x1
	je     <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x382>
	vpbroadcastd ymm3,DWORD PTR [r10]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm14
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vpermpd ymm6,ymm6,0xd8
	lea    r12,[r9+0x70]
	vpbroadcastd ymm4,DWORD PTR [r12]
	vmaxps ymm6,ymm4,ymm6
	vmovups YMMWORD PTR [r11],ymm6
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r11+r12*4]
	lea    r11,[r11+r13*4]
	vmovaps ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    rbp
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x2d1>
	mov    r10,QWORD PTR [r9]
	lea    rsi,[rsi+r10*4]
	mov    r10,QWORD PTR [r9+0x18]
	lea    r8,[r8+r10*4]
	mov    r10,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+r10*4]
	add    rdx,0x24
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2_edge__x86_64_avx2+0x51>
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
	int3
	int3
	int3
	int3
	int3

<nnp_depthwise_3x3_by_2_rows__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vpbroadcastd ymm8,DWORD PTR [rcx]
	vxorps xmm9,xmm9,xmm9
	vunpcklps ymm8,ymm8,ymm9
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vpbroadcastd ymm9,DWORD PTR [rdx]
	vpbroadcastd ymm10,DWORD PTR [rdx+0x4]
	vunpcklps ymm13,ymm9,ymm10
	vpbroadcastd ymm9,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm10,DWORD PTR [rdx+0x10]
	vunpcklps ymm14,ymm9,ymm10
	vpbroadcastd ymm9,DWORD PTR [rdx+0x18]
	vpbroadcastd ymm10,DWORD PTR [rdx+0x1c]
	vunpcklps ymm15,ymm9,ymm10
	vxorps xmm9,xmm9,xmm9
	vpbroadcastd ymm10,DWORD PTR [rdx+0x8]
	vunpcklps ymm7,ymm9,ymm10
	vxorps xmm9,xmm9,xmm9
	vpbroadcastd ymm10,DWORD PTR [rdx+0x14]
	vunpcklps ymm6,ymm9,ymm10
	vxorps xmm9,xmm9,xmm9
	vpbroadcastd ymm10,DWORD PTR [rdx+0x20]
	vunpcklps ymm5,ymm9,ymm10
	test   rdi,rdi
	je     <nnp_depthwise_3x3_by_2_rows__x86_64_avx2+0x4ec>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	mov    rcx,QWORD PTR [rsi+0x20]
	mov    rdx,QWORD PTR [rsi+0x30]
	vmovaps ymm9,ymm8
	vmovaps ymm10,ymm8
	vmovaps ymm11,ymm8
	vmovaps ymm12,ymm8
	mov    rbx,QWORD PTR [r8+0x20]
	vmovd  xmm4,ebx
	vpbroadcastd ymm4,xmm4
	vpand  ymm4,ymm4,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm4,ymm4,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm3,ymm13
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r10]
	vfmadd231ps ymm9,ymm3,ymm14
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm3,ymm15
	vfmadd231ps ymm11,ymm3,ymm13
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r9]
	vfmadd231ps ymm11,ymm3,ymm14
	vmaskmovps ymm4,ymm4,YMMWORD PTR [rcx]
	vfmadd231ps ymm11,ymm4,ymm15
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rax+0x20]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [r10+0x20]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm4,ymm15
	vfmadd231ps ymm12,ymm4,ymm13
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [r9+0x20]
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rcx+0x20]
	vfmadd231ps ymm9,ymm7,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm9,ymm6,YMMWORD PTR [r10+0x4]
	vmovups ymm4,YMMWORD PTR [r11+0x4]
	vfmadd231ps ymm9,ymm4,ymm5
	vfmadd231ps ymm11,ymm4,ymm7
	vfmadd231ps ymm11,ymm6,YMMWORD PTR [r9+0x4]
	vfmadd231ps ymm11,ymm5,YMMWORD PTR [rcx+0x4]
	vfmadd231ps ymm10,ymm7,YMMWORD PTR [rax+0x24]
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [r10+0x24]
	vmovups ymm4,YMMWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm4,ymm5
	vfmadd231ps ymm12,ymm4,ymm7
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [r9+0x24]
	vfmadd231ps ymm12,ymm5,YMMWORD PTR [rcx+0x24]
	mov    rbx,rdx
	mov    rbp,QWORD PTR [r8]
	lea    r12,[r8+0x30]
	vpbroadcastd ymm4,DWORD PTR [r12]
	vshufps ymm3,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vaddps ymm3,ymm3,ymm9
	vpermpd ymm9,ymm3,0xd8
	vmaxps ymm9,ymm4,ymm9
	vmovups YMMWORD PTR [rbx],ymm9
	lea    rbx,[rbx+rbp*4]
	vshufps ymm9,ymm11,ymm12,0x88
	vshufps ymm10,ymm11,ymm12,0xdd
	vaddps ymm9,ymm9,ymm10
	vpermpd ymm9,ymm9,0xd8
	vmaxps ymm9,ymm4,ymm9
	vmovups YMMWORD PTR [rbx],ymm9
	lea    rbx,[rbx+rbp*4]
	mov    rbx,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [r10+rbx*4]
	prefetcht0 BYTE PTR [r11+rbx*4]
	prefetcht0 BYTE PTR [r9+rbx*4]
	prefetcht0 BYTE PTR [rcx+rbx*4]
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rcx,0x40
	add    rdx,0x20
	mov    rbx,QWORD PTR [r8+0x8]
	test   rbx,rbx
	je     <nnp_depthwise_3x3_by_2_rows__x86_64_avx2+0x362>
	vmovaps ymm9,ymm8
	vmovaps ymm10,ymm8
	vmovaps ymm11,ymm8
	vmovaps ymm12,ymm8
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [r10]
	vmovups ymm4,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm4,ymm15
	vfmadd231ps ymm11,ymm4,ymm13
	vfmadd231ps ymm11,ymm14,YMMWORD PTR [r9]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rcx]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rax+0x20]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [r10+0x20]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm4,ymm15
	vfmadd231ps ymm12,ymm4,ymm13
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [r9+0x20]
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rcx+0x20]
	vfmadd231ps ymm9,ymm7,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm9,ymm6,YMMWORD PTR [r10+0x4]
	vmovups ymm4,YMMWORD PTR [r11+0x4]
	vfmadd231ps ymm9,ymm4,ymm5
	vfmadd231ps ymm11,ymm4,ymm7
	vfmadd231ps ymm11,ymm6,YMMWORD PTR [r9+0x4]
	vfmadd231ps ymm11,ymm5,YMMWORD PTR [rcx+0x4]
	vfmadd231ps ymm10,ymm7,YMMWORD PTR [rax+0x24]
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [r10+0x24]
	vmovups ymm4,YMMWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm4,ymm5
	vfmadd231ps ymm12,ymm4,ymm7
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [r9+0x24]
	vfmadd231ps ymm12,ymm5,YMMWORD PTR [rcx+0x24]
	mov    rbp,rdx
	mov    r12,QWORD PTR [r8]
	lea    r13,[r8+0x30]
	vpbroadcastd ymm4,DWORD PTR [r13+0x0]
	vshufps ymm3,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vaddps ymm3,ymm3,ymm9
	vpermpd ymm9,ymm3,0xd8
	vmaxps ymm9,ymm4,ymm9
	vmovups YMMWORD PTR [rbp+0x0],ymm9
	lea    rbp,[rbp+r12*4+0x0]
	vshufps ymm9,ymm11,ymm12,0x88
	vshufps ymm10,ymm11,ymm12,0xdd
	vaddps ymm9,ymm9,ymm10
	vpermpd ymm9,ymm9,0xd8
	vmaxps ymm9,ymm4,ymm9
	vmovups YMMWORD PTR [rbp+0x0],ymm9
	lea    rbp,[rbp+r12*4+0x0]
	mov    rbp,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [r10+rbp*4]
	prefetcht0 BYTE PTR [r11+rbp*4]
	prefetcht0 BYTE PTR [r9+rbp*4]
	prefetcht0 BYTE PTR [rcx+rbp*4]
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rcx,0x40
	add    rdx,0x20
	dec    rbx
	jne    <nnp_depthwise_3x3_by_2_rows__x86_64_avx2+0x21f>
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
	vmovaps ymm9,ymm8
	vmovaps ymm10,ymm8
	vmovaps ymm11,ymm8
	vmovaps ymm12,ymm8
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [r10]
	vmovups ymm4,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm4,ymm15
	vfmadd231ps ymm11,ymm4,ymm13
	vfmadd231ps ymm11,ymm14,YMMWORD PTR [r9]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rcx]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rax+0x20]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [r10+0x20]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm4,ymm15
	vfmadd231ps ymm12,ymm4,ymm13
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [r9+0x20]
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rcx+0x20]
	vfmadd231ps ymm9,ymm7,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm9,ymm6,YMMWORD PTR [r10+0x4]
	vmovups ymm4,YMMWORD PTR [r11+0x4]
	vfmadd231ps ymm9,ymm4,ymm5
	vfmadd231ps ymm11,ymm4,ymm7
	vfmadd231ps ymm11,ymm6,YMMWORD PTR [r9+0x4]
	vfmadd231ps ymm11,ymm5,YMMWORD PTR [rcx+0x4]
	mov    rbx,QWORD PTR [r8+0x28]
	vmovd  xmm4,ebx
	vpbroadcastd ymm4,xmm4
	vpand  ymm4,ymm4,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm4,ymm4,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [rax+0x24]
	vfmadd231ps ymm10,ymm3,ymm7
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r10+0x24]
	vfmadd231ps ymm10,ymm3,ymm6
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm3,ymm5
	vfmadd231ps ymm12,ymm3,ymm7
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r9+0x24]
	vfmadd231ps ymm12,ymm3,ymm6
	vmaskmovps ymm4,ymm4,YMMWORD PTR [rcx+0x24]
	vfmadd231ps ymm12,ymm4,ymm5
	mov    rax,rdx
	mov    r10,QWORD PTR [r8]
	lea    r11,[r8+0x30]
	vpbroadcastd ymm4,DWORD PTR [r11]
	vshufps ymm3,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vaddps ymm3,ymm3,ymm9
	vpermpd ymm9,ymm3,0xd8
	vmaxps ymm9,ymm4,ymm9
	vmovups YMMWORD PTR [rax],ymm9
	lea    rax,[rax+r10*4]
	vshufps ymm9,ymm11,ymm12,0x88
	vshufps ymm10,ymm11,ymm12,0xdd
	vaddps ymm9,ymm9,ymm10
	vpermpd ymm9,ymm9,0xd8
	vmaxps ymm9,ymm4,ymm9
	vmovups YMMWORD PTR [rax],ymm9
	lea    rax,[rax+r10*4]
	add    rsi,0x38
	dec    rdi
	jne    <nnp_depthwise_3x3_by_2_rows__x86_64_avx2+0x94>
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

<nnp_depthwise_5x5__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_depthwise_5x5__x86_64_avx2+0x4c0>
	vpbroadcastd ymm8,DWORD PTR [rdx]
	vpbroadcastd ymm9,DWORD PTR [rdx+0x4]
	vpbroadcastd ymm10,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm11,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x10]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x18]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x1c]
	vpbroadcastd ymm7,DWORD PTR [rdx+0x20]
	vpbroadcastd ymm6,DWORD PTR [rcx]
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vpbroadcastd ymm4,DWORD PTR [rcx]
	vpbroadcastd ymm3,DWORD PTR [rcx]
	vpbroadcastd ymm2,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x50]
	mov    rbx,QWORD PTR [r9+0x58]
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_5x5__x86_64_avx2+0x1db>
	test   r11b,0x1
	je     <nnp_depthwise_5x5__x86_64_avx2+0x18a>
	vmovups ymm1,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm8
	vfmadd231ps ymm3,ymm1,ymm13
	vpbroadcastd ymm0,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm9
	vfmadd231ps ymm3,ymm1,ymm14
	vpbroadcastd ymm0,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm10
	vfmadd231ps ymm3,ymm1,ymm15
	vpbroadcastd ymm0,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm2,ymm1,ymm11
	vfmadd231ps ymm3,ymm1,ymm7
	vpbroadcastd ymm0,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x10]
	vfmadd231ps ymm2,ymm1,ymm12
	vpbroadcastd ymm0,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm6,ymm1,ymm0
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   bl,0x1
	je     <nnp_depthwise_5x5__x86_64_avx2+0x1b6>
	lea    r12,[r9+0x70]
	vpbroadcastd ymm1,DWORD PTR [r12]
	vmaxps ymm6,ymm1,ymm6
	vmovups YMMWORD PTR [r10],ymm6
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    rbp
	jne    <nnp_depthwise_5x5__x86_64_avx2+0x7a>
	mov    r11,QWORD PTR [r9+0x10]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	mov    r13,QWORD PTR [r9+0x40]
	test   r13,r13
	je     <nnp_depthwise_5x5__x86_64_avx2+0x333>
	vmovups ymm1,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm8
	vfmadd231ps ymm3,ymm1,ymm13
	vpbroadcastd ymm0,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm9
	vfmadd231ps ymm3,ymm1,ymm14
	vpbroadcastd ymm0,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm10
	vfmadd231ps ymm3,ymm1,ymm15
	vpbroadcastd ymm0,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm2,ymm1,ymm11
	vfmadd231ps ymm3,ymm1,ymm7
	vpbroadcastd ymm0,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x10]
	vfmadd231ps ymm2,ymm1,ymm12
	vpbroadcastd ymm0,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm6,ymm1,ymm0
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	lea    r14,[r9+0x70]
	vpbroadcastd ymm1,DWORD PTR [r14]
	vmaxps ymm6,ymm1,ymm6
	vmovups YMMWORD PTR [r10],ymm6
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    r13
	jne    <nnp_depthwise_5x5__x86_64_avx2+0x1f8>
	mov    r11,QWORD PTR [r9+0x60]
	mov    rbx,QWORD PTR [r9+0x48]
	test   rbx,rbx
	je     <nnp_depthwise_5x5__x86_64_avx2+0x49c>
	test   r11b,0x1
	je     <nnp_depthwise_5x5__x86_64_avx2+0x453>
	vmovups ymm1,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm8
	vfmadd231ps ymm3,ymm1,ymm13
	vpbroadcastd ymm0,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm9
	vfmadd231ps ymm3,ymm1,ymm14
	vpbroadcastd ymm0,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm10
	vfmadd231ps ymm3,ymm1,ymm15
	vpbroadcastd ymm0,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm2,ymm1,ymm11
	vfmadd231ps ymm3,ymm1,ymm7
	vpbroadcastd ymm0,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm1,YMMWORD PTR [rax+0x10]
	vfmadd231ps ymm2,ymm1,ymm12
	vpbroadcastd ymm0,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm6,ymm1,ymm0
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	lea    rbp,[r9+0x70]
	vpbroadcastd ymm1,DWORD PTR [rbp+0x0]
	vmaxps ymm6,ymm1,ymm6
	vmovups YMMWORD PTR [r10],ymm6
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    rbx
	jne    <nnp_depthwise_5x5__x86_64_avx2+0x344>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5__x86_64_avx2+0x11>
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

<nnp_depthwise_5x5_edge__x86_64_avx2>:
	push   r14
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
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x58c>
	vpbroadcastd ymm13,DWORD PTR [rdx]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x4]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm7,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm6,DWORD PTR [rcx]
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vpbroadcastd ymm4,DWORD PTR [rcx]
	vpbroadcastd ymm3,DWORD PTR [rcx]
	vpbroadcastd ymm2,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x50]
	mov    rbx,QWORD PTR [r9+0x58]
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x261>
	test   r11b,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x210>
	vmaskmovps ymm1,ymm8,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm13
	vpbroadcastd ymm0,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm9,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm14
	vpbroadcastd ymm0,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm10,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm15
	vpbroadcastd ymm0,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm11,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm2,ymm1,ymm7
	vpbroadcastd ymm0,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm12,YMMWORD PTR [rax+0x10]
	vpbroadcastd ymm0,DWORD PTR [rdx+0x10]
	vfmadd231ps ymm2,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm6,ymm1,ymm0
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x23c>
	lea    r12,[r9+0x70]
	vpbroadcastd ymm1,DWORD PTR [r12]
	vmaxps ymm6,ymm1,ymm6
	vmovups YMMWORD PTR [r10],ymm6
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    rbp
	jne    <nnp_depthwise_5x5_edge__x86_64_avx2+0xdd>
	mov    r11,QWORD PTR [r9+0x10]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	mov    r13,QWORD PTR [r9+0x40]
	test   r13,r13
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x3dc>
	vmaskmovps ymm1,ymm8,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm13
	vpbroadcastd ymm0,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm9,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm14
	vpbroadcastd ymm0,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm10,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm15
	vpbroadcastd ymm0,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm11,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm2,ymm1,ymm7
	vpbroadcastd ymm0,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm12,YMMWORD PTR [rax+0x10]
	vpbroadcastd ymm0,DWORD PTR [rdx+0x10]
	vfmadd231ps ymm2,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm6,ymm1,ymm0
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	lea    r14,[r9+0x70]
	vpbroadcastd ymm1,DWORD PTR [r14]
	vmaxps ymm6,ymm1,ymm6
	vmovups YMMWORD PTR [r10],ymm6
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    r13
	jne    <nnp_depthwise_5x5_edge__x86_64_avx2+0x27e>
	mov    r11,QWORD PTR [r9+0x60]
	mov    rbx,QWORD PTR [r9+0x48]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x568>
	test   r11b,0x1
	je     <nnp_depthwise_5x5_edge__x86_64_avx2+0x51f>
	vmaskmovps ymm1,ymm8,YMMWORD PTR [rax]
	vfmadd231ps ymm2,ymm1,ymm13
	vpbroadcastd ymm0,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm9,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm2,ymm1,ymm14
	vpbroadcastd ymm0,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm10,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm2,ymm1,ymm15
	vpbroadcastd ymm0,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm11,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm2,ymm1,ymm7
	vpbroadcastd ymm0,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm6,ymm1,ymm0
	vmaskmovps ymm1,ymm12,YMMWORD PTR [rax+0x10]
	vpbroadcastd ymm0,DWORD PTR [rdx+0x10]
	vfmadd231ps ymm2,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm3,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm5,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm6,ymm1,ymm0
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	lea    rbp,[r9+0x70]
	vpbroadcastd ymm1,DWORD PTR [rbp+0x0]
	vmaxps ymm6,ymm1,ymm6
	vmovups YMMWORD PTR [r10],ymm6
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps ymm6,ymm5
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm3
	vmovaps ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rcx]
	vmovaps ymm2,ymm2
	dec    rbx
	jne    <nnp_depthwise_5x5_edge__x86_64_avx2+0x3ed>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5_edge__x86_64_avx2+0x92>
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

<nnp_depthwise_5x5_rows__x86_64_avx2>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vpbroadcastd ymm8,DWORD PTR [rcx]
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	test   rdi,rdi
	je     <nnp_depthwise_5x5_rows__x86_64_avx2+0x85f>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	mov    rcx,QWORD PTR [rsi+0x20]
	mov    rbx,QWORD PTR [rsi+0x28]
	mov    rbp,QWORD PTR [rsi+0x30]
	vmovaps ymm9,ymm8
	vmovaps ymm10,ymm8
	vpbroadcastd ymm11,DWORD PTR [rdx]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x28]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x3c]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x50]
	mov    r12,QWORD PTR [r8+0x20]
	vmovd  xmm7,r12d
	vpbroadcastd ymm7,xmm7
	vpand  ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm6,ymm7,YMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm6,ymm11
	vmaskmovps ymm6,ymm7,YMMWORD PTR [r10]
	vfmadd231ps ymm9,ymm6,ymm12
	vfmadd231ps ymm10,ymm6,ymm11
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r9]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmaskmovps ymm11,ymm7,YMMWORD PTR [rcx]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vmaskmovps ymm11,ymm7,YMMWORD PTR [rbx]
	vfmadd231ps ymm10,ymm11,ymm15
	vpbroadcastd ymm11,DWORD PTR [rdx+0x4]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x18]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x2c]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x40]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x54]
	mov    r12,QWORD PTR [r8+0x20]
	vmovd  xmm7,r12d
	vpbroadcastd ymm7,xmm7
	vpand  ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm6,ymm7,YMMWORD PTR [rax+0x4]
	vfmadd231ps ymm9,ymm6,ymm11
	vmaskmovps ymm6,ymm7,YMMWORD PTR [r10+0x4]
	vfmadd231ps ymm9,ymm6,ymm12
	vfmadd231ps ymm10,ymm6,ymm11
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r11+0x4]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r9+0x4]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmaskmovps ymm11,ymm7,YMMWORD PTR [rcx+0x4]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vmaskmovps ymm11,ymm7,YMMWORD PTR [rbx+0x4]
	vfmadd231ps ymm10,ymm11,ymm15
	vpbroadcastd ymm11,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x1c]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x30]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x44]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0x8]
	vmovups ymm7,YMMWORD PTR [r10+0x8]
	vfmadd231ps ymm9,ymm7,ymm12
	vfmadd231ps ymm10,ymm7,ymm11
	vmovups ymm11,YMMWORD PTR [r11+0x8]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmovups ymm11,YMMWORD PTR [r9+0x8]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmovups ymm11,YMMWORD PTR [rcx+0x8]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rbx+0x8]
	vpbroadcastd ymm11,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x20]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x34]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x48]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0xc]
	vmovups ymm7,YMMWORD PTR [r10+0xc]
	vfmadd231ps ymm9,ymm7,ymm12
	vfmadd231ps ymm10,ymm7,ymm11
	vmovups ymm11,YMMWORD PTR [r11+0xc]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmovups ymm11,YMMWORD PTR [r9+0xc]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmovups ymm11,YMMWORD PTR [rcx+0xc]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rbx+0xc]
	vpbroadcastd ymm11,DWORD PTR [rdx+0x10]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x24]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x38]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x4c]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0x10]
	vmovups ymm7,YMMWORD PTR [r10+0x10]
	vfmadd231ps ymm9,ymm7,ymm12
	vfmadd231ps ymm10,ymm7,ymm11
	vmovups ymm11,YMMWORD PTR [r11+0x10]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmovups ymm11,YMMWORD PTR [r9+0x10]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmovups ymm11,YMMWORD PTR [rcx+0x10]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rbx+0x10]
	mov    r12,rbp
	mov    r13,QWORD PTR [r8]
	lea    r14,[r8+0x30]
	vpbroadcastd ymm11,DWORD PTR [r14]
	vmaxps ymm9,ymm11,ymm9
	vmovups YMMWORD PTR [r12],ymm9
	lea    r12,[r12+r13*4]
	vmaxps ymm9,ymm11,ymm10
	vmovups YMMWORD PTR [r12],ymm9
	lea    r12,[r12+r13*4]
	mov    r12,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [rcx+r12*4]
	prefetcht0 BYTE PTR [rbx+r12*4]
	add    rax,0x20
	add    r10,0x20
	add    r11,0x20
	add    r9,0x20
	add    rcx,0x20
	add    rbx,0x20
	add    rbp,0x20
	mov    r12,QWORD PTR [r8+0x8]
	test   r12,r12
	je     <nnp_depthwise_5x5_rows__x86_64_avx2+0x575>
	vmovaps ymm9,ymm8
	vmovaps ymm10,ymm8
	vpbroadcastd ymm11,DWORD PTR [rdx]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x28]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x3c]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax]
	vmovups ymm7,YMMWORD PTR [r10]
	vfmadd231ps ymm9,ymm7,ymm12
	vfmadd231ps ymm10,ymm7,ymm11
	vmovups ymm11,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmovups ymm11,YMMWORD PTR [r9]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmovups ymm11,YMMWORD PTR [rcx]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rbx]
	vpbroadcastd ymm11,DWORD PTR [rdx+0x4]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x18]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x2c]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x40]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0x4]
	vmovups ymm7,YMMWORD PTR [r10+0x4]
	vfmadd231ps ymm9,ymm7,ymm12
	vfmadd231ps ymm10,ymm7,ymm11
	vmovups ymm11,YMMWORD PTR [r11+0x4]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmovups ymm11,YMMWORD PTR [r9+0x4]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmovups ymm11,YMMWORD PTR [rcx+0x4]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rbx+0x4]
	vpbroadcastd ymm11,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x1c]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x30]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x44]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0x8]
	vmovups ymm7,YMMWORD PTR [r10+0x8]
	vfmadd231ps ymm9,ymm7,ymm12
	vfmadd231ps ymm10,ymm7,ymm11
	vmovups ymm11,YMMWORD PTR [r11+0x8]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmovups ymm11,YMMWORD PTR [r9+0x8]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmovups ymm11,YMMWORD PTR [rcx+0x8]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rbx+0x8]
	vpbroadcastd ymm11,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x20]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x34]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x48]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0xc]
	vmovups ymm7,YMMWORD PTR [r10+0xc]
	vfmadd231ps ymm9,ymm7,ymm12
	vfmadd231ps ymm10,ymm7,ymm11
	vmovups ymm11,YMMWORD PTR [r11+0xc]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmovups ymm11,YMMWORD PTR [r9+0xc]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmovups ymm11,YMMWORD PTR [rcx+0xc]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rbx+0xc]
	vpbroadcastd ymm11,DWORD PTR [rdx+0x10]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x24]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x38]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x4c]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0x10]
	vmovups ymm7,YMMWORD PTR [r10+0x10]
	vfmadd231ps ymm9,ymm7,ymm12
	vfmadd231ps ymm10,ymm7,ymm11
	vmovups ymm11,YMMWORD PTR [r11+0x10]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmovups ymm11,YMMWORD PTR [r9+0x10]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmovups ymm11,YMMWORD PTR [rcx+0x10]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rbx+0x10]
	mov    r13,rbp
	mov    r14,QWORD PTR [r8]
	lea    r15,[r8+0x30]
	vpbroadcastd ymm11,DWORD PTR [r15]
	vmaxps ymm9,ymm11,ymm9
	vmovups YMMWORD PTR [r13+0x0],ymm9
	lea    r13,[r13+r14*4+0x0]
	vmaxps ymm9,ymm11,ymm10
	vmovups YMMWORD PTR [r13+0x0],ymm9
	lea    r13,[r13+r14*4+0x0]
	mov    r13,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [rcx+r13*4]
	prefetcht0 BYTE PTR [rbx+r13*4]
	add    rax,0x20
	add    r10,0x20
	add    r11,0x20
	add    r9,0x20
	add    rcx,0x20
	add    rbx,0x20
	add    rbp,0x20
	dec    r12
	jne    <nnp_depthwise_5x5_rows__x86_64_avx2+0x303>
	mov    r12,QWORD PTR [r8+0x10]
	mov    r13,r12
	neg    r13
	lea    rbp,[rbp+r13*4+0x0]
	mov    r12,r12
	shl    r12,0x0
	mov    r13,r12
	neg    r13
	lea    rax,[rax+r13*4]
	mov    r13,r12
	neg    r13
	lea    r10,[r10+r13*4]
	mov    r13,r12
	neg    r13
	lea    r11,[r11+r13*4]
	mov    r13,r12
	neg    r13
	lea    r9,[r9+r13*4]
	mov    r13,r12
	neg    r13
	lea    rcx,[rcx+r13*4]
	mov    r12,r12
	neg    r12
	lea    rbx,[rbx+r12*4]
	vmovaps ymm9,ymm8
	vmovaps ymm10,ymm8
	vpbroadcastd ymm11,DWORD PTR [rdx]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x28]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x3c]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax]
	vmovups ymm7,YMMWORD PTR [r10]
	vfmadd231ps ymm9,ymm7,ymm12
	vfmadd231ps ymm10,ymm7,ymm11
	vmovups ymm11,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmovups ymm11,YMMWORD PTR [r9]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmovups ymm11,YMMWORD PTR [rcx]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rbx]
	vpbroadcastd ymm11,DWORD PTR [rdx+0x4]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x18]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x2c]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x40]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0x4]
	vmovups ymm7,YMMWORD PTR [r10+0x4]
	vfmadd231ps ymm9,ymm7,ymm12
	vfmadd231ps ymm10,ymm7,ymm11
	vmovups ymm11,YMMWORD PTR [r11+0x4]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmovups ymm11,YMMWORD PTR [r9+0x4]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmovups ymm11,YMMWORD PTR [rcx+0x4]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rbx+0x4]
	vpbroadcastd ymm11,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x1c]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x30]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x44]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0x8]
	vmovups ymm7,YMMWORD PTR [r10+0x8]
	vfmadd231ps ymm9,ymm7,ymm12
	vfmadd231ps ymm10,ymm7,ymm11
	vmovups ymm11,YMMWORD PTR [r11+0x8]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmovups ymm11,YMMWORD PTR [r9+0x8]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmovups ymm11,YMMWORD PTR [rcx+0x8]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rbx+0x8]
	vpbroadcastd ymm11,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x20]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x34]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x48]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x5c]
	mov    r12,QWORD PTR [r8+0x28]
	vmovd  xmm7,r12d
	vpbroadcastd ymm7,xmm7
	vpand  ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm6,ymm7,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm9,ymm6,ymm11
	vmaskmovps ymm6,ymm7,YMMWORD PTR [r10+0xc]
	vfmadd231ps ymm9,ymm6,ymm12
	vfmadd231ps ymm10,ymm6,ymm11
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r11+0xc]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r9+0xc]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmaskmovps ymm11,ymm7,YMMWORD PTR [rcx+0xc]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vmaskmovps ymm11,ymm7,YMMWORD PTR [rbx+0xc]
	vfmadd231ps ymm10,ymm11,ymm15
	vpbroadcastd ymm11,DWORD PTR [rdx+0x10]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x24]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x38]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x4c]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x60]
	mov    r12,QWORD PTR [r8+0x28]
	vmovd  xmm7,r12d
	vpbroadcastd ymm7,xmm7
	vpand  ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm6,ymm7,YMMWORD PTR [rax+0x10]
	vfmadd231ps ymm9,ymm6,ymm11
	vmaskmovps ymm6,ymm7,YMMWORD PTR [r10+0x10]
	vfmadd231ps ymm9,ymm6,ymm12
	vfmadd231ps ymm10,ymm6,ymm11
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r11+0x10]
	vfmadd231ps ymm9,ymm11,ymm13
	vfmadd231ps ymm10,ymm11,ymm12
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r9+0x10]
	vfmadd231ps ymm9,ymm11,ymm14
	vfmadd231ps ymm10,ymm11,ymm13
	vmaskmovps ymm11,ymm7,YMMWORD PTR [rcx+0x10]
	vfmadd231ps ymm9,ymm11,ymm15
	vfmadd231ps ymm10,ymm11,ymm14
	vmaskmovps ymm11,ymm7,YMMWORD PTR [rbx+0x10]
	vfmadd231ps ymm10,ymm11,ymm15
	mov    rax,rbp
	mov    r10,QWORD PTR [r8]
	lea    r11,[r8+0x30]
	vpbroadcastd ymm11,DWORD PTR [r11]
	vmaxps ymm9,ymm11,ymm9
	vmovups YMMWORD PTR [rax],ymm9
	lea    rax,[rax+r10*4]
	vmaxps ymm9,ymm11,ymm10
	vmovups YMMWORD PTR [rax],ymm9
	lea    rax,[rax+r10*4]
	add    rsi,0x38
	dec    rdi
	jne    <nnp_depthwise_5x5_rows__x86_64_avx2+0x22>
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

<nnp_depthwise_5x5_by_2__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovaps ymm8,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x670>
	vpbroadcastd ymm9,DWORD PTR [rdx]
	vpbroadcastd ymm10,DWORD PTR [rdx+0x4]
	vpbroadcastd ymm11,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm12,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x10]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x18]
	vpbroadcastd ymm7,DWORD PTR [rcx]
	vpbroadcastd ymm6,DWORD PTR [rcx]
	vpbroadcastd ymm5,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x50]
	mov    rbx,QWORD PTR [r9+0x58]
	mov    rbp,QWORD PTR [r9+0x38]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x269>
	test   r11b,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x154>
	vmovups ymm4,YMMWORD PTR [rax+0xc]
	vmovups ymm3,YMMWORD PTR [rax+0x2c]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm4,ymm13
	vpbroadcastd ymm3,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm7,ymm4,ymm3
	vfmadd231ps ymm5,ymm2,ymm12
	vpbroadcastd ymm3,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm6,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm7,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rax+0x8]
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm11
	vpbroadcastd ymm3,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm7,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rax+0x4]
	vblendps ymm3,ymm2,ymm3,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm5,ymm3,ymm10
	vpbroadcastd ymm2,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm6,ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm7,ymm3,ymm2
	vpbroadcastd ymm3,DWORD PTR [rax]
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm9
	vpbroadcastd ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm7,ymm4,ymm3
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   r11b,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x21a>
	vmovups ymm4,YMMWORD PTR [rax+0xc]
	vmovups ymm3,YMMWORD PTR [rax+0x2c]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vpbroadcastd ymm3,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm5,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm6,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rax+0x8]
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vpbroadcastd ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rax+0x4]
	vblendps ymm3,ymm2,ymm3,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm5,ymm3,ymm15
	vpbroadcastd ymm2,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm6,ymm3,ymm2
	vpbroadcastd ymm3,DWORD PTR [rax]
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm14
	vpbroadcastd ymm3,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm6,ymm4,ymm3
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+r12*4]
	lea    rax,[rax+r13*4]
	shr    r11,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x24c>
	vpermpd ymm7,ymm7,0xd8
	lea    r12,[r9+0x70]
	vpbroadcastd ymm4,DWORD PTR [r12]
	vmaxps ymm7,ymm4,ymm7
	vmovups YMMWORD PTR [r10],ymm7
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx2+0x6c>
	mov    r11,QWORD PTR [r9+0x10]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	mov    r13,QWORD PTR [r9+0x40]
	test   r13,r13
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x448>
	vmovups ymm4,YMMWORD PTR [rax+0xc]
	vmovups ymm3,YMMWORD PTR [rax+0x2c]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm4,ymm13
	vpbroadcastd ymm3,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm7,ymm4,ymm3
	vfmadd231ps ymm5,ymm2,ymm12
	vpbroadcastd ymm3,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm6,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm7,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rax+0x8]
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm11
	vpbroadcastd ymm3,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm7,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rax+0x4]
	vblendps ymm3,ymm2,ymm3,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm5,ymm3,ymm10
	vpbroadcastd ymm2,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm6,ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm7,ymm3,ymm2
	vpbroadcastd ymm3,DWORD PTR [rax]
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm9
	vpbroadcastd ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm7,ymm4,ymm3
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	vmovups ymm4,YMMWORD PTR [rax+0xc]
	vmovups ymm3,YMMWORD PTR [rax+0x2c]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vpbroadcastd ymm3,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm5,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm6,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rax+0x8]
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vpbroadcastd ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rax+0x4]
	vblendps ymm3,ymm2,ymm3,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm5,ymm3,ymm15
	vpbroadcastd ymm2,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm6,ymm3,ymm2
	vpbroadcastd ymm3,DWORD PTR [rax]
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm14
	vpbroadcastd ymm3,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rax+r11*4]
	lea    rax,[rax+rbx*4]
	vpermpd ymm7,ymm7,0xd8
	lea    r14,[r9+0x70]
	vpbroadcastd ymm4,DWORD PTR [r14]
	vmaxps ymm7,ymm4,ymm7
	vmovups YMMWORD PTR [r10],ymm7
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    r13
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx2+0x286>
	mov    r11,QWORD PTR [r9+0x60]
	mov    rbx,QWORD PTR [r9+0x48]
	test   rbx,rbx
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x64c>
	test   r11b,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x540>
	vmovups ymm4,YMMWORD PTR [rax+0xc]
	vmovups ymm3,YMMWORD PTR [rax+0x2c]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm4,ymm13
	vpbroadcastd ymm3,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm7,ymm4,ymm3
	vfmadd231ps ymm5,ymm2,ymm12
	vpbroadcastd ymm3,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm6,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm7,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rax+0x8]
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm11
	vpbroadcastd ymm3,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm7,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rax+0x4]
	vblendps ymm3,ymm2,ymm3,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm5,ymm3,ymm10
	vpbroadcastd ymm2,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm6,ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm7,ymm3,ymm2
	vpbroadcastd ymm3,DWORD PTR [rax]
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm9
	vpbroadcastd ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm7,ymm4,ymm3
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	test   r11b,0x1
	je     <nnp_depthwise_5x5_by_2__x86_64_avx2+0x605>
	vmovups ymm4,YMMWORD PTR [rax+0xc]
	vmovups ymm3,YMMWORD PTR [rax+0x2c]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vpbroadcastd ymm3,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm5,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm6,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rax+0x8]
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vpbroadcastd ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rax+0x4]
	vblendps ymm3,ymm2,ymm3,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm5,ymm3,ymm15
	vpbroadcastd ymm2,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm6,ymm3,ymm2
	vpbroadcastd ymm3,DWORD PTR [rax]
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm14
	vpbroadcastd ymm3,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm6,ymm4,ymm3
	mov    rbp,QWORD PTR [r9+0x10]
	mov    r12,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [rax+rbp*4]
	lea    rax,[rax+r12*4]
	shr    r11,1
	vpermpd ymm7,ymm7,0xd8
	lea    rbp,[r9+0x70]
	vpbroadcastd ymm4,DWORD PTR [rbp+0x0]
	vmaxps ymm7,ymm4,ymm7
	vmovups YMMWORD PTR [r10],ymm7
	mov    rbp,QWORD PTR [r9+0x28]
	mov    r12,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r10+rbp*4]
	lea    r10,[r10+r12*4]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    rbx
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx2+0x459>
	mov    rax,QWORD PTR [r9]
	lea    rsi,[rsi+rax*4]
	mov    rax,QWORD PTR [r9+0x18]
	lea    r8,[r8+rax*4]
	mov    rax,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+rax*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5_by_2__x86_64_avx2+0x19>
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

<nnp_depthwise_5x5_by_2_edge__x86_64_avx2>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovaps ymm8,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9+0x68]
	vmovd  xmm9,eax
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmovd  xmm10,eax
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x809>
	vpbroadcastd ymm11,DWORD PTR [rdx]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x4]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm14,DWORD PTR [rdx+0xc]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x10]
	vpbroadcastd ymm7,DWORD PTR [rcx]
	vpbroadcastd ymm6,DWORD PTR [rcx]
	vpbroadcastd ymm5,DWORD PTR [rcx]
	mov    r10,rsi
	mov    r11,r8
	mov    rbx,QWORD PTR [r9+0x50]
	mov    rbp,QWORD PTR [r9+0x58]
	mov    r12,QWORD PTR [r9+0x38]
	test   r12,r12
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x30e>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x1b6>
	vmaskmovps ymm4,ymm9,YMMWORD PTR [r10+0xc]
	vmaskmovps ymm3,ymm10,YMMWORD PTR [r10+0x2c]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm4,ymm15
	vpbroadcastd ymm3,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm7,ymm4,ymm3
	vfmadd231ps ymm5,ymm2,ymm14
	vpbroadcastd ymm3,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm6,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm7,ymm2,ymm3
	vxorps xmm3,xmm3,xmm3
	mov    r13,rax
	shr    r13,0x2
	test   r13b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x108>
	vpbroadcastd ymm3,DWORD PTR [r10+0x8]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm13
	vpbroadcastd ymm3,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm7,ymm4,ymm3
	vxorps xmm3,xmm3,xmm3
	mov    r13,rax
	shr    r13,1
	test   r13b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x148>
	vpbroadcastd ymm3,DWORD PTR [r10+0x4]
	vmovaps ymm3,ymm3
	vblendps ymm3,ymm2,ymm3,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm5,ymm3,ymm12
	vpbroadcastd ymm2,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm6,ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm7,ymm3,ymm2
	vxorps xmm3,xmm3,xmm3
	test   al,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x17f>
	vpbroadcastd ymm3,DWORD PTR [r10]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm11
	vpbroadcastd ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm7,ymm4,ymm3
	mov    r13,QWORD PTR [r9+0x10]
	mov    r14,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r13*4]
	lea    r10,[r10+r14*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x2be>
	vmaskmovps ymm4,ymm9,YMMWORD PTR [r10+0xc]
	vmaskmovps ymm3,ymm10,YMMWORD PTR [r10+0x2c]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vpbroadcastd ymm3,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm5,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm6,ymm2,ymm3
	vxorps xmm3,xmm3,xmm3
	mov    r13,rax
	shr    r13,0x2
	test   r13b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x21f>
	vpbroadcastd ymm3,DWORD PTR [r10+0x8]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vpbroadcastd ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm6,ymm4,ymm3
	vxorps xmm3,xmm3,xmm3
	mov    r13,rax
	shr    r13,1
	test   r13b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x25a>
	vpbroadcastd ymm3,DWORD PTR [r10+0x4]
	vmovaps ymm3,ymm3
	vblendps ymm3,ymm2,ymm3,0x80
	vpermps ymm3,ymm8,ymm3
	vpbroadcastd ymm2,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm5,ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm6,ymm3,ymm2
	vxorps xmm3,xmm3,xmm3
	test   al,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x28c>
	vpbroadcastd ymm3,DWORD PTR [r10]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vpbroadcastd ymm3,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm6,ymm4,ymm3
	mov    r13,QWORD PTR [r9+0x10]
	mov    r14,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r13*4]
	lea    r10,[r10+r14*4]
	shr    rbx,1
	test   bpl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x2f1>
	vpermpd ymm7,ymm7,0xd8
	lea    r13,[r9+0x70]
	vpbroadcastd ymm4,DWORD PTR [r13+0x0]
	vmaxps ymm7,ymm4,ymm7
	vmovups YMMWORD PTR [r11],ymm7
	mov    r13,QWORD PTR [r9+0x28]
	mov    r14,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r11+r13*4]
	lea    r11,[r11+r14*4]
	shr    rbp,1
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    r12
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x98>
	mov    rbx,QWORD PTR [r9+0x10]
	mov    rbp,QWORD PTR [r9+0x8]
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	mov    r14,QWORD PTR [r9+0x40]
	test   r14,r14
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x567>
	vmaskmovps ymm4,ymm9,YMMWORD PTR [r10+0xc]
	vmaskmovps ymm3,ymm10,YMMWORD PTR [r10+0x2c]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm4,ymm15
	vpbroadcastd ymm3,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm7,ymm4,ymm3
	vfmadd231ps ymm5,ymm2,ymm14
	vpbroadcastd ymm3,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm6,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm7,ymm2,ymm3
	vxorps xmm3,xmm3,xmm3
	mov    r15,rax
	shr    r15,0x2
	test   r15b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x392>
	vpbroadcastd ymm3,DWORD PTR [r10+0x8]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm13
	vpbroadcastd ymm3,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm7,ymm4,ymm3
	vxorps xmm3,xmm3,xmm3
	mov    r15,rax
	shr    r15,1
	test   r15b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x3d2>
	vpbroadcastd ymm3,DWORD PTR [r10+0x4]
	vmovaps ymm3,ymm3
	vblendps ymm3,ymm2,ymm3,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm5,ymm3,ymm12
	vpbroadcastd ymm2,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm6,ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm7,ymm3,ymm2
	vxorps xmm3,xmm3,xmm3
	test   al,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x409>
	vpbroadcastd ymm3,DWORD PTR [r10]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm11
	vpbroadcastd ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm7,ymm4,ymm3
	prefetcht0 BYTE PTR [r10+rbx*4]
	lea    r10,[r10+rbp*4]
	vmaskmovps ymm4,ymm9,YMMWORD PTR [r10+0xc]
	vmaskmovps ymm3,ymm10,YMMWORD PTR [r10+0x2c]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vpbroadcastd ymm3,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm5,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm6,ymm2,ymm3
	vxorps xmm3,xmm3,xmm3
	mov    r15,rax
	shr    r15,0x2
	test   r15b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x495>
	vpbroadcastd ymm3,DWORD PTR [r10+0x8]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vpbroadcastd ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm6,ymm4,ymm3
	vxorps xmm3,xmm3,xmm3
	mov    r15,rax
	shr    r15,1
	test   r15b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x4d0>
	vpbroadcastd ymm3,DWORD PTR [r10+0x4]
	vmovaps ymm3,ymm3
	vblendps ymm3,ymm2,ymm3,0x80
	vpermps ymm3,ymm8,ymm3
	vpbroadcastd ymm2,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm5,ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm6,ymm3,ymm2
	vxorps xmm3,xmm3,xmm3
	test   al,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x502>
	vpbroadcastd ymm3,DWORD PTR [r10]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vpbroadcastd ymm3,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [r10+rbx*4]
	lea    r10,[r10+rbp*4]
	vpermpd ymm7,ymm7,0xd8
	lea    r15,[r9+0x70]
	vpbroadcastd ymm4,DWORD PTR [r15]
	vmaxps ymm7,ymm4,ymm7
	vmovups YMMWORD PTR [r11],ymm7
	prefetcht0 BYTE PTR [r11+r12*4]
	lea    r11,[r11+r13*4]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    r14
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x32b>
	mov    rbx,QWORD PTR [r9+0x60]
	mov    rbp,QWORD PTR [r9+0x48]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x7e5>
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x696>
	vmaskmovps ymm4,ymm9,YMMWORD PTR [r10+0xc]
	vmaskmovps ymm3,ymm10,YMMWORD PTR [r10+0x2c]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vfmadd231ps ymm5,ymm4,ymm15
	vpbroadcastd ymm3,DWORD PTR [rdx+0x38]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm7,ymm4,ymm3
	vfmadd231ps ymm5,ymm2,ymm14
	vpbroadcastd ymm3,DWORD PTR [rdx+0x34]
	vfmadd231ps ymm6,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x5c]
	vfmadd231ps ymm7,ymm2,ymm3
	vxorps xmm3,xmm3,xmm3
	mov    r12,rax
	shr    r12,0x2
	test   r12b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x5e8>
	vpbroadcastd ymm3,DWORD PTR [r10+0x8]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm13
	vpbroadcastd ymm3,DWORD PTR [rdx+0x30]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x58]
	vfmadd231ps ymm7,ymm4,ymm3
	vxorps xmm3,xmm3,xmm3
	mov    r12,rax
	shr    r12,1
	test   r12b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x628>
	vpbroadcastd ymm3,DWORD PTR [r10+0x4]
	vmovaps ymm3,ymm3
	vblendps ymm3,ymm2,ymm3,0x80
	vpermps ymm3,ymm8,ymm3
	vfmadd231ps ymm5,ymm3,ymm12
	vpbroadcastd ymm2,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm6,ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rdx+0x54]
	vfmadd231ps ymm7,ymm3,ymm2
	vxorps xmm3,xmm3,xmm3
	test   al,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x65f>
	vpbroadcastd ymm3,DWORD PTR [r10]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vfmadd231ps ymm5,ymm4,ymm11
	vpbroadcastd ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x50]
	vfmadd231ps ymm7,ymm4,ymm3
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	test   bl,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x79e>
	vmaskmovps ymm4,ymm9,YMMWORD PTR [r10+0xc]
	vmaskmovps ymm3,ymm10,YMMWORD PTR [r10+0x2c]
	vshufps ymm2,ymm4,ymm3,0x88
	vshufps ymm4,ymm4,ymm3,0xdd
	vpbroadcastd ymm3,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm6,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm5,ymm2,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm6,ymm2,ymm3
	vxorps xmm3,xmm3,xmm3
	mov    r12,rax
	shr    r12,0x2
	test   r12b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x6ff>
	vpbroadcastd ymm3,DWORD PTR [r10+0x8]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vpbroadcastd ymm3,DWORD PTR [rdx+0x1c]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm6,ymm4,ymm3
	vxorps xmm3,xmm3,xmm3
	mov    r12,rax
	shr    r12,1
	test   r12b,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x73a>
	vpbroadcastd ymm3,DWORD PTR [r10+0x4]
	vmovaps ymm3,ymm3
	vblendps ymm3,ymm2,ymm3,0x80
	vpermps ymm3,ymm8,ymm3
	vpbroadcastd ymm2,DWORD PTR [rdx+0x18]
	vfmadd231ps ymm5,ymm3,ymm2
	vpbroadcastd ymm2,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm6,ymm3,ymm2
	vxorps xmm3,xmm3,xmm3
	test   al,0x1
	je     <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x76c>
	vpbroadcastd ymm3,DWORD PTR [r10]
	vmovaps ymm3,ymm3
	vblendps ymm4,ymm4,ymm3,0x80
	vpermps ymm4,ymm8,ymm4
	vpbroadcastd ymm3,DWORD PTR [rdx+0x14]
	vfmadd231ps ymm5,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rdx+0x3c]
	vfmadd231ps ymm6,ymm4,ymm3
	mov    r12,QWORD PTR [r9+0x10]
	mov    r13,QWORD PTR [r9+0x8]
	prefetcht0 BYTE PTR [r10+r12*4]
	lea    r10,[r10+r13*4]
	shr    rbx,1
	vpermpd ymm7,ymm7,0xd8
	lea    r12,[r9+0x70]
	vpbroadcastd ymm4,DWORD PTR [r12]
	vmaxps ymm7,ymm4,ymm7
	vmovups YMMWORD PTR [r11],ymm7
	mov    r12,QWORD PTR [r9+0x28]
	mov    r13,QWORD PTR [r9+0x20]
	prefetcht0 BYTE PTR [r11+r12*4]
	lea    r11,[r11+r13*4]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rcx]
	vmovaps ymm5,ymm5
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x578>
	mov    r10,QWORD PTR [r9]
	lea    rsi,[rsi+r10*4]
	mov    r10,QWORD PTR [r9+0x18]
	lea    r8,[r8+r10*4]
	mov    r10,QWORD PTR [r9+0x30]
	lea    rcx,[rcx+r10*4]
	add    rdx,0x64
	dec    rdi
	jne    <nnp_depthwise_5x5_by_2_edge__x86_64_avx2+0x51>
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
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_depthwise_5x5_by_2_rows__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vpbroadcastd ymm8,DWORD PTR [rcx]
	vxorps xmm9,xmm9,xmm9
	vunpcklps ymm8,ymm8,ymm9
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	test   rdi,rdi
	je     <nnp_depthwise_5x5_by_2_rows__x86_64_avx2+0x742>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	mov    rcx,QWORD PTR [rsi+0x20]
	mov    rbx,QWORD PTR [rsi+0x30]
	vmovaps ymm9,ymm8
	vmovaps ymm10,ymm8
	vpbroadcastd ymm11,DWORD PTR [rdx]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x4]
	vunpcklps ymm11,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x18]
	vunpcklps ymm12,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [rdx+0x28]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x2c]
	vunpcklps ymm13,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rdx+0x3c]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x40]
	vunpcklps ymm14,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [rdx+0x50]
	vpbroadcastd ymm7,DWORD PTR [rdx+0x54]
	vunpcklps ymm15,ymm15,ymm7
	mov    rbp,QWORD PTR [r8+0x20]
	vmovd  xmm7,ebp
	vpbroadcastd ymm7,xmm7
	vpand  ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm6,ymm7,YMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm6,ymm11
	vmaskmovps ymm6,ymm7,YMMWORD PTR [r10]
	vfmadd231ps ymm9,ymm6,ymm12
	vmaskmovps ymm6,ymm7,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm6,ymm13
	vmaskmovps ymm6,ymm7,YMMWORD PTR [r9]
	vfmadd231ps ymm9,ymm6,ymm14
	vmaskmovps ymm7,ymm7,YMMWORD PTR [rcx]
	vfmadd231ps ymm9,ymm7,ymm15
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rax+0x20]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [r9+0x20]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm11,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm12,DWORD PTR [rdx+0xc]
	vunpcklps ymm11,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [rdx+0x1c]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x20]
	vunpcklps ymm12,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [rdx+0x30]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x34]
	vunpcklps ymm13,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rdx+0x44]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x48]
	vunpcklps ymm14,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [rdx+0x58]
	vpbroadcastd ymm7,DWORD PTR [rdx+0x5c]
	vunpcklps ymm15,ymm15,ymm7
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [r10+0x8]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [r11+0x8]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [r9+0x8]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rcx+0x8]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rax+0x28]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [r9+0x28]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rcx+0x28]
	vxorps xmm11,xmm11,xmm11
	vpbroadcastd ymm12,DWORD PTR [rdx+0x10]
	vunpcklps ymm11,ymm11,ymm12
	vxorps xmm12,xmm12,xmm12
	vpbroadcastd ymm13,DWORD PTR [rdx+0x24]
	vunpcklps ymm12,ymm12,ymm13
	vxorps xmm13,xmm13,xmm13
	vpbroadcastd ymm14,DWORD PTR [rdx+0x38]
	vunpcklps ymm13,ymm13,ymm14
	vxorps xmm14,xmm14,xmm14
	vpbroadcastd ymm15,DWORD PTR [rdx+0x4c]
	vunpcklps ymm14,ymm14,ymm15
	vxorps xmm15,xmm15,xmm15
	vpbroadcastd ymm7,DWORD PTR [rdx+0x60]
	vunpcklps ymm15,ymm15,ymm7
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [r10+0xc]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [r11+0xc]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [r9+0xc]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rcx+0xc]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rax+0x2c]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [r9+0x2c]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rcx+0x2c]
	mov    rbp,rbx
	mov    r12,QWORD PTR [r8]
	lea    r13,[r8+0x30]
	vpbroadcastd ymm11,DWORD PTR [r13+0x0]
	vshufps ymm12,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vaddps ymm12,ymm12,ymm9
	vpermpd ymm9,ymm12,0xd8
	vmaxps ymm9,ymm11,ymm9
	vmovups YMMWORD PTR [rbp+0x0],ymm9
	lea    rbp,[rbp+r12*4+0x0]
	mov    rbp,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [r9+rbp*4]
	prefetcht0 BYTE PTR [rcx+rbp*4]
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rcx,0x40
	add    rbx,0x20
	mov    rbp,QWORD PTR [r8+0x8]
	test   rbp,rbp
	je     <nnp_depthwise_5x5_by_2_rows__x86_64_avx2+0x4a1>
	vmovaps ymm9,ymm8
	vmovaps ymm10,ymm8
	vpbroadcastd ymm11,DWORD PTR [rdx]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x4]
	vunpcklps ymm11,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x18]
	vunpcklps ymm12,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [rdx+0x28]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x2c]
	vunpcklps ymm13,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rdx+0x3c]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x40]
	vunpcklps ymm14,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [rdx+0x50]
	vpbroadcastd ymm7,DWORD PTR [rdx+0x54]
	vunpcklps ymm15,ymm15,ymm7
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [r10]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [r9]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rcx]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rax+0x20]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [r9+0x20]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm11,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm12,DWORD PTR [rdx+0xc]
	vunpcklps ymm11,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [rdx+0x1c]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x20]
	vunpcklps ymm12,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [rdx+0x30]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x34]
	vunpcklps ymm13,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rdx+0x44]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x48]
	vunpcklps ymm14,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [rdx+0x58]
	vpbroadcastd ymm7,DWORD PTR [rdx+0x5c]
	vunpcklps ymm15,ymm15,ymm7
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [r10+0x8]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [r11+0x8]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [r9+0x8]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rcx+0x8]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rax+0x28]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [r9+0x28]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rcx+0x28]
	vxorps xmm11,xmm11,xmm11
	vpbroadcastd ymm12,DWORD PTR [rdx+0x10]
	vunpcklps ymm11,ymm11,ymm12
	vxorps xmm12,xmm12,xmm12
	vpbroadcastd ymm13,DWORD PTR [rdx+0x24]
	vunpcklps ymm12,ymm12,ymm13
	vxorps xmm13,xmm13,xmm13
	vpbroadcastd ymm14,DWORD PTR [rdx+0x38]
	vunpcklps ymm13,ymm13,ymm14
	vxorps xmm14,xmm14,xmm14
	vpbroadcastd ymm15,DWORD PTR [rdx+0x4c]
	vunpcklps ymm14,ymm14,ymm15
	vxorps xmm15,xmm15,xmm15
	vpbroadcastd ymm7,DWORD PTR [rdx+0x60]
	vunpcklps ymm15,ymm15,ymm7
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [r10+0xc]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [r11+0xc]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [r9+0xc]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rcx+0xc]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rax+0x2c]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [r9+0x2c]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rcx+0x2c]
	mov    r12,rbx
	mov    r13,QWORD PTR [r8]
	lea    r14,[r8+0x30]
	vpbroadcastd ymm11,DWORD PTR [r14]
	vshufps ymm12,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vaddps ymm12,ymm12,ymm9
	vpermpd ymm9,ymm12,0xd8
	vmaxps ymm9,ymm11,ymm9
	vmovups YMMWORD PTR [r12],ymm9
	lea    r12,[r12+r13*4]
	mov    r12,QWORD PTR [r8+0x18]
	prefetcht0 BYTE PTR [r9+r12*4]
	prefetcht0 BYTE PTR [rcx+r12*4]
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rcx,0x40
	add    rbx,0x20
	dec    rbp
	jne    <nnp_depthwise_5x5_by_2_rows__x86_64_avx2+0x28e>
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
	vmovaps ymm9,ymm8
	vmovaps ymm10,ymm8
	vpbroadcastd ymm11,DWORD PTR [rdx]
	vpbroadcastd ymm12,DWORD PTR [rdx+0x4]
	vunpcklps ymm11,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [rdx+0x14]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x18]
	vunpcklps ymm12,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [rdx+0x28]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x2c]
	vunpcklps ymm13,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rdx+0x3c]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x40]
	vunpcklps ymm14,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [rdx+0x50]
	vpbroadcastd ymm7,DWORD PTR [rdx+0x54]
	vunpcklps ymm15,ymm15,ymm7
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [r10]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [r9]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rcx]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rax+0x20]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [r9+0x20]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm11,DWORD PTR [rdx+0x8]
	vpbroadcastd ymm12,DWORD PTR [rdx+0xc]
	vunpcklps ymm11,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [rdx+0x1c]
	vpbroadcastd ymm13,DWORD PTR [rdx+0x20]
	vunpcklps ymm12,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [rdx+0x30]
	vpbroadcastd ymm14,DWORD PTR [rdx+0x34]
	vunpcklps ymm13,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rdx+0x44]
	vpbroadcastd ymm15,DWORD PTR [rdx+0x48]
	vunpcklps ymm14,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [rdx+0x58]
	vpbroadcastd ymm7,DWORD PTR [rdx+0x5c]
	vunpcklps ymm15,ymm15,ymm7
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0x8]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [r10+0x8]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [r11+0x8]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [r9+0x8]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rcx+0x8]
	mov    rbp,QWORD PTR [r8+0x28]
	vmovd  xmm7,ebp
	vpbroadcastd ymm7,xmm7
	vpand  ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm6,ymm7,YMMWORD PTR [rax+0x28]
	vfmadd231ps ymm10,ymm6,ymm11
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm11,ymm12
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm11,ymm13
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r9+0x28]
	vfmadd231ps ymm10,ymm11,ymm14
	vmaskmovps ymm11,ymm7,YMMWORD PTR [rcx+0x28]
	vfmadd231ps ymm10,ymm11,ymm15
	vxorps xmm11,xmm11,xmm11
	vpbroadcastd ymm12,DWORD PTR [rdx+0x10]
	vunpcklps ymm11,ymm11,ymm12
	vxorps xmm12,xmm12,xmm12
	vpbroadcastd ymm13,DWORD PTR [rdx+0x24]
	vunpcklps ymm12,ymm12,ymm13
	vxorps xmm13,xmm13,xmm13
	vpbroadcastd ymm14,DWORD PTR [rdx+0x38]
	vunpcklps ymm13,ymm13,ymm14
	vxorps xmm14,xmm14,xmm14
	vpbroadcastd ymm15,DWORD PTR [rdx+0x4c]
	vunpcklps ymm14,ymm14,ymm15
	vxorps xmm15,xmm15,xmm15
	vpbroadcastd ymm7,DWORD PTR [rdx+0x60]
	vunpcklps ymm15,ymm15,ymm7
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rax+0xc]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [r10+0xc]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [r11+0xc]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [r9+0xc]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rcx+0xc]
	mov    rbp,QWORD PTR [r8+0x28]
	vmovd  xmm7,ebp
	vpbroadcastd ymm7,xmm7
	vpand  ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm6,ymm7,YMMWORD PTR [rax+0x2c]
	vfmadd231ps ymm10,ymm6,ymm11
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm11,ymm12
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm11,ymm13
	vmaskmovps ymm11,ymm7,YMMWORD PTR [r9+0x2c]
	vfmadd231ps ymm10,ymm11,ymm14
	vmaskmovps ymm11,ymm7,YMMWORD PTR [rcx+0x2c]
	vfmadd231ps ymm10,ymm11,ymm15
	mov    rax,rbx
	mov    r10,QWORD PTR [r8]
	lea    r11,[r8+0x30]
	vpbroadcastd ymm11,DWORD PTR [r11]
	vshufps ymm12,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vaddps ymm12,ymm12,ymm9
	vpermpd ymm9,ymm12,0xd8
	vmaxps ymm9,ymm11,ymm9
	vmovups YMMWORD PTR [rax],ymm9
	lea    rax,[rax+r10*4]
	add    rsi,0x38
	dec    rdi
	jne    <nnp_depthwise_5x5_by_2_rows__x86_64_avx2+0x2a>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
