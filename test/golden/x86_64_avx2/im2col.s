<nnp_im2col__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	cmp    rcx,0x1
	jne    <nnp_im2col__x86_64_avx2+0x59>
	mov    r10,r8
	mov    r11,rsi
	mov    r8,QWORD PTR [r10]
	lea    r11,[r11+r8*4]
	mov    r10,QWORD PTR [r10+0x8]
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx2+0x54>
	vmaskmovps ymm9,ymm8,YMMWORD PTR [r11]
	vmovups YMMWORD PTR [r9],ymm9
	lea    r11,[r11+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx2+0x3d>
	jmp    <nnp_im2col__x86_64_avx2+0x147>
	cmp    rcx,0x2
	jne    <nnp_im2col__x86_64_avx2+0xe6>
	mov    r10,r8
	mov    r11,rsi
	mov    r8,QWORD PTR [r10]
	lea    r11,[r11+r8*4]
	mov    r8,QWORD PTR [r10+0x8]
	vmovd  xmm8,r8d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	add    r10,0x10
	mov    r8,rsi
	mov    rcx,QWORD PTR [r10]
	lea    r8,[r8+rcx*4]
	mov    r10,QWORD PTR [r10+0x8]
	vmovd  xmm9,r10d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx2+0xe4>
	vmaskmovps ymm10,ymm8,YMMWORD PTR [r11]
	vmaskmovps ymm11,ymm9,YMMWORD PTR [r8]
	vaddps ymm10,ymm10,ymm11
	vmovups YMMWORD PTR [r9],ymm10
	lea    r11,[r11+rdx*4]
	lea    r8,[r8+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx2+0xbf>
	jmp    <nnp_im2col__x86_64_avx2+0x147>
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx2+0x147>
	vxorps xmm8,xmm8,xmm8
	mov    r10,r8
	mov    r11,rcx
	test   r11,r11
	je     <nnp_im2col__x86_64_avx2+0x135>
	mov    rbx,rsi
	mov    rbp,QWORD PTR [r10]
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r10+0x8]
	vmovd  xmm9,ebp
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm9,ymm9,YMMWORD PTR [rbx]
	vaddps ymm8,ymm8,ymm9
	add    r10,0x10
	dec    r11
	jne    <nnp_im2col__x86_64_avx2+0xfb>
	vmovups YMMWORD PTR [r9],ymm8
	lea    rsi,[rsi+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx2+0xeb>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3

<nnp_im2col_by_2__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	cmp    rcx,0x1
	jne    <nnp_im2col_by_2__x86_64_avx2+0x96>
	mov    r10,r8
	mov    r11,rsi
	mov    r8,QWORD PTR [r10]
	lea    r11,[r11+r8*4]
	mov    r10,QWORD PTR [r10+0x8]
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r10,r10
	shr    r10,0x8
	vmovd  xmm9,r10d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_im2col_by_2__x86_64_avx2+0x91>
	vmaskmovps ymm10,ymm8,YMMWORD PTR [r11]
	vmaskmovps ymm11,ymm9,YMMWORD PTR [r11+0x20]
	vshufps ymm12,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vpermpd ymm10,ymm12,0xd8
	vmovups YMMWORD PTR [r9],ymm10
	lea    r11,[r11+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col_by_2__x86_64_avx2+0x62>
	jmp    <nnp_im2col_by_2__x86_64_avx2+0x239>
	cmp    rcx,0x2
	jne    <nnp_im2col_by_2__x86_64_avx2+0x198>
	mov    r10,r8
	mov    r11,rsi
	mov    r8,QWORD PTR [r10]
	lea    r11,[r11+r8*4]
	mov    r8,QWORD PTR [r10+0x8]
	vmovd  xmm8,r8d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,r8
	shr    r8,0x8
	vmovd  xmm9,r8d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	add    r10,0x10
	mov    r8,rsi
	mov    rcx,QWORD PTR [r10]
	lea    r8,[r8+rcx*4]
	mov    r10,QWORD PTR [r10+0x8]
	vmovd  xmm10,r10d
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	mov    r10,r10
	shr    r10,0x8
	vmovd  xmm11,r10d
	vpbroadcastd ymm11,xmm11
	vpand  ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm11,ymm11,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_im2col_by_2__x86_64_avx2+0x193>
	vmaskmovps ymm12,ymm8,YMMWORD PTR [r11]
	vmaskmovps ymm13,ymm9,YMMWORD PTR [r11+0x20]
	vshufps ymm14,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vpermpd ymm12,ymm14,0xd8
	vmaskmovps ymm13,ymm10,YMMWORD PTR [r8]
	vmaskmovps ymm14,ymm11,YMMWORD PTR [r8+0x20]
	vshufps ymm15,ymm13,ymm14,0x88
	vshufps ymm13,ymm13,ymm14,0xdd
	vpermpd ymm13,ymm15,0xd8
	vaddps ymm12,ymm12,ymm13
	vmovups YMMWORD PTR [r9],ymm12
	lea    r11,[r11+rdx*4]
	lea    r8,[r8+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col_by_2__x86_64_avx2+0x13e>
	jmp    <nnp_im2col_by_2__x86_64_avx2+0x239>
	test   rdi,rdi
	je     <nnp_im2col_by_2__x86_64_avx2+0x239>
	vxorps xmm8,xmm8,xmm8
	mov    r10,r8
	mov    r11,rcx
	test   r11,r11
	je     <nnp_im2col_by_2__x86_64_avx2+0x223>
	mov    rbx,rsi
	mov    rbp,QWORD PTR [r10]
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r10+0x8]
	vmovd  xmm9,ebp
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    rbp,rbp
	shr    rbp,0x8
	vmovd  xmm10,ebp
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm9,ymm9,YMMWORD PTR [rbx]
	vmaskmovps ymm10,ymm10,YMMWORD PTR [rbx+0x20]
	vshufps ymm11,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vpermpd ymm9,ymm11,0xd8
	vaddps ymm8,ymm8,ymm9
	add    r10,0x10
	dec    r11
	jne    <nnp_im2col_by_2__x86_64_avx2+0x1b1>
	vmovups YMMWORD PTR [r9],ymm8
	lea    rsi,[rsi+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col_by_2__x86_64_avx2+0x1a1>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
