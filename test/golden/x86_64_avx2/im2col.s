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
	jmp    <nnp_im2col__x86_64_avx2+0x210>
	cmp    rcx,0x2
	jne    <nnp_im2col__x86_64_avx2+0xe9>
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
	jmp    <nnp_im2col__x86_64_avx2+0x210>
	cmp    rcx,0x3
	jne    <nnp_im2col__x86_64_avx2+0x1af>
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
	mov    rcx,QWORD PTR [r10+0x8]
	vmovd  xmm9,ecx
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	add    r10,0x10
	mov    rcx,rsi
	mov    rsi,QWORD PTR [r10]
	lea    rcx,[rcx+rsi*4]
	mov    r10,QWORD PTR [r10+0x8]
	vmovd  xmm10,r10d
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx2+0x1ad>
	vmaskmovps ymm11,ymm8,YMMWORD PTR [r11]
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r8]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [rcx]
	vaddps ymm11,ymm11,ymm12
	vaddps ymm11,ymm11,ymm13
	vmovups YMMWORD PTR [r9],ymm11
	lea    r11,[r11+rdx*4]
	lea    r8,[r8+rdx*4]
	lea    rcx,[rcx+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx2+0x17a>
	jmp    <nnp_im2col__x86_64_avx2+0x210>
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx2+0x210>
	vxorps xmm8,xmm8,xmm8
	mov    r10,r8
	mov    r11,rcx
	test   r11,r11
	je     <nnp_im2col__x86_64_avx2+0x1fe>
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
	jne    <nnp_im2col__x86_64_avx2+0x1c4>
	vmovups YMMWORD PTR [r9],ymm8
	lea    rsi,[rsi+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx2+0x1b4>
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
	jmp    <nnp_im2col_by_2__x86_64_avx2+0x3a7>
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
	jmp    <nnp_im2col_by_2__x86_64_avx2+0x3a7>
	cmp    rcx,0x3
	jne    <nnp_im2col_by_2__x86_64_avx2+0x306>
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
	mov    rcx,QWORD PTR [r10+0x8]
	vmovd  xmm10,ecx
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	mov    rcx,rcx
	shr    rcx,0x8
	vmovd  xmm11,ecx
	vpbroadcastd ymm11,xmm11
	vpand  ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm11,ymm11,YMMWORD PTR [rip+0x0]
	add    r10,0x10
	mov    rcx,rsi
	mov    rsi,QWORD PTR [r10]
	lea    rcx,[rcx+rsi*4]
	mov    r10,QWORD PTR [r10+0x8]
	vmovd  xmm12,r10d
	vpbroadcastd ymm12,xmm12
	vpand  ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	mov    r10,r10
	shr    r10,0x8
	vmovd  xmm13,r10d
	vpbroadcastd ymm13,xmm13
	vpand  ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm13,ymm13,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_im2col_by_2__x86_64_avx2+0x301>
	vmaskmovps ymm14,ymm8,YMMWORD PTR [r11]
	vmaskmovps ymm15,ymm9,YMMWORD PTR [r11+0x20]
	vshufps ymm7,ymm14,ymm15,0x88
	vshufps ymm14,ymm14,ymm15,0xdd
	vpermpd ymm14,ymm7,0xd8
	vmaskmovps ymm15,ymm10,YMMWORD PTR [r8]
	vmaskmovps ymm7,ymm11,YMMWORD PTR [r8+0x20]
	vshufps ymm6,ymm15,ymm7,0x88
	vshufps ymm15,ymm15,ymm7,0xdd
	vpermpd ymm15,ymm6,0xd8
	vmaskmovps ymm7,ymm12,YMMWORD PTR [rcx]
	vmaskmovps ymm6,ymm13,YMMWORD PTR [rcx+0x20]
	vshufps ymm5,ymm7,ymm6,0x88
	vshufps ymm7,ymm7,ymm6,0xdd
	vpermpd ymm7,ymm5,0xd8
	vaddps ymm14,ymm14,ymm15
	vaddps ymm14,ymm14,ymm7
	vmovups YMMWORD PTR [r9],ymm14
	lea    r11,[r11+rdx*4]
	lea    r8,[r8+rdx*4]
	lea    rcx,[rcx+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col_by_2__x86_64_avx2+0x28b>
	jmp    <nnp_im2col_by_2__x86_64_avx2+0x3a7>
	test   rdi,rdi
	je     <nnp_im2col_by_2__x86_64_avx2+0x3a7>
	vxorps xmm8,xmm8,xmm8
	mov    r10,r8
	mov    r11,rcx
	test   r11,r11
	je     <nnp_im2col_by_2__x86_64_avx2+0x391>
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
	jne    <nnp_im2col_by_2__x86_64_avx2+0x31f>
	vmovups YMMWORD PTR [r9],ymm8
	lea    rsi,[rsi+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col_by_2__x86_64_avx2+0x30f>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
