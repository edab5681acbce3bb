<nnp_im2col__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	cmp    rcx,0x1
	jne    <nnp_im2col__x86_64_avx2+0x53>
	mov    r10,rsi
	mov    r11,QWORD PTR [r8]
	lea    r10,[r10+r11*4]
	mov    r11,QWORD PTR [r8+0x8]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx2+0x51>
	vmaskmovps ymm9,ymm8,YMMWORD PTR [r10]
	vmovups YMMWORD PTR [r9],ymm9
	lea    r10,[r10+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx2+0x3a>
	jmp    <nnp_im2col__x86_64_avx2+0xb4>
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx2+0xb4>
	vxorps xmm8,xmm8,xmm8
	mov    r10,r8
	mov    r11,rcx
	test   r11,r11
	je     <nnp_im2col__x86_64_avx2+0xa2>
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
	jne    <nnp_im2col__x86_64_avx2+0x68>
	vmovups YMMWORD PTR [r9],ymm8
	lea    rsi,[rsi+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx2+0x58>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
