<nnp_planes_pad__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shr    rax,0x3
	mov    r10,rsi
	and    r10,0x7
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_planes_pad__x86_64_avx2+0x67>
	mov    r11,rdx
	mov    rsi,r8
	mov    rbx,rax
	test   rbx,rbx
	je     <nnp_planes_pad__x86_64_avx2+0x4a>
	vmovups ymm9,YMMWORD PTR [r11]
	vmovups YMMWORD PTR [rsi],ymm9
	add    r11,0x20
	add    rsi,0x20
	dec    rbx
	jne    <nnp_planes_pad__x86_64_avx2+0x34>
	test   r10,r10
	jne    <nnp_planes_pad__x86_64_avx2+0x51>
	jmp    <nnp_planes_pad__x86_64_avx2+0x5a>
	vmaskmovps ymm9,ymm8,YMMWORD PTR [r11]
	vmovups YMMWORD PTR [rsi],ymm9
	lea    rdx,[rdx+rcx*4]
	lea    r8,[r8+r9*4]
	dec    rdi
	jne    <nnp_planes_pad__x86_64_avx2+0x26>
	vzeroupper
	pop    rbx
	ret
	int3
	int3
	int3
	int3

<nnp_planes_pad_by_2__x86_64_avx2>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x20]
	mov    r10,rsi
	shr    r10,0x4
	mov    r11,rsi
	and    r11,0xf
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_planes_pad_by_2__x86_64_avx2+0xce>
	mov    rsi,rdx
	mov    rbx,r8
	mov    rbp,r9
	mov    r12,r10
	test   r12,r12
	je     <nnp_planes_pad_by_2__x86_64_avx2+0x86>
	vmovups ymm10,YMMWORD PTR [rsi]
	vmovups ymm11,YMMWORD PTR [rsi+0x20]
	vshufps ymm12,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vpermpd ymm11,ymm12,0xd8
	vmovups YMMWORD PTR [rbx],ymm11
	vpermpd ymm10,ymm10,0xd8
	vmovups YMMWORD PTR [rbp+0x0],ymm10
	add    rsi,0x40
	add    rbx,0x20
	add    rbp,0x20
	dec    r12
	jne    <nnp_planes_pad_by_2__x86_64_avx2+0x4b>
	test   r11,r11
	jne    <nnp_planes_pad_by_2__x86_64_avx2+0x8d>
	jmp    <nnp_planes_pad_by_2__x86_64_avx2+0xb9>
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rsi]
	vmaskmovps ymm11,ymm8,YMMWORD PTR [rsi+0x20]
	vshufps ymm12,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vpermpd ymm11,ymm12,0xd8
	vmovups YMMWORD PTR [rbx],ymm11
	vpermpd ymm10,ymm10,0xd8
	vmovups YMMWORD PTR [rbp+0x0],ymm10
	lea    rdx,[rdx+rcx*4]
	lea    r8,[r8+rax*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_planes_pad_by_2__x86_64_avx2+0x3a>
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
	int3
	int3
	int3

<nnp_planes_crop__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shr    rax,0x3
	mov    r10,rsi
	and    r10,0x7
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_planes_crop__x86_64_avx2+0x6c>
	mov    rsi,rdx
	mov    rdi,r8
	mov    rbx,rax
	test   rbx,rbx
	je     <nnp_planes_crop__x86_64_avx2+0x50>
	vmovups ymm9,YMMWORD PTR [rsi]
	vmovups YMMWORD PTR [rdi],ymm9
	add    rsi,0x20
	add    rdi,0x20
	dec    rbx
	jne    <nnp_planes_crop__x86_64_avx2+0x3b>
	test   r10,r10
	jne    <nnp_planes_crop__x86_64_avx2+0x57>
	jmp    <nnp_planes_crop__x86_64_avx2+0x5f>
	vmovups ymm9,YMMWORD PTR [rsi]
	vmovups YMMWORD PTR [rdi],ymm9
	lea    rdx,[rdx+rcx*4]
	lea    r8,[r8+r9*4]
	dec    r11
	jne    <nnp_planes_crop__x86_64_avx2+0x2d>
	mov    r11,rdx
	mov    r9,r8
	mov    rax,rax
	test   rax,rax
	je     <nnp_planes_crop__x86_64_avx2+0x91>
	vmovups ymm9,YMMWORD PTR [r11]
	vmovups YMMWORD PTR [r9],ymm9
	add    r11,0x20
	add    r9,0x20
	dec    rax
	jne    <nnp_planes_crop__x86_64_avx2+0x7a>
	test   r10,r10
	jne    <nnp_planes_crop__x86_64_avx2+0x98>
	jmp    <nnp_planes_crop__x86_64_avx2+0xa2>
	vmovups ymm9,YMMWORD PTR [r11]
	vmaskmovps YMMWORD PTR [r9],ymm8,ymm9
	vzeroupper
	pop    rbx
	ret
