<nnp_pooling_maximum__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x28]
	mov    r10,QWORD PTR [rsp+0x30]
	mov    r11,QWORD PTR [rsp+0x38]
	mov    rbx,QWORD PTR [rsp+0x40]
	mov    r8,r8
	sub    r8,0x1
	mov    rbp,rdx
	lea    rbp,[rbp+r11*4+0x0]
	test   rdi,rdi
	jne    <nnp_pooling_maximum__x86_64_avx2+0x33>
	jmp    <nnp_pooling_maximum__x86_64_avx2+0x541>
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_maximum__x86_64_avx2+0x2d7>
	mov    rdi,rsi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_pooling_maximum__x86_64_avx2+0x15c>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx2+0x7b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx2+0x6d>
	lea    rbp,[rbp+rbx*4+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx2+0xa8>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx2+0x9a>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	vmovups ymm10,YMMWORD PTR [r12+0x40]
	vmovups ymm11,YMMWORD PTR [r12+0x60]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx2+0x133>
	lea    r12,[r12+r9*4]
	vmovups ymm12,YMMWORD PTR [r12]
	vmaxps ymm13,ymm8,ymm12
	vmaxps ymm8,ymm12,ymm8
	vorps  ymm8,ymm8,ymm13
	vmovups ymm12,YMMWORD PTR [r12+0x20]
	vmaxps ymm13,ymm9,ymm12
	vmaxps ymm9,ymm12,ymm9
	vorps  ymm9,ymm9,ymm13
	vmovups ymm12,YMMWORD PTR [r12+0x40]
	vmaxps ymm13,ymm10,ymm12
	vmaxps ymm10,ymm12,ymm10
	vorps  ymm10,ymm10,ymm13
	vmovups ymm12,YMMWORD PTR [r12+0x60]
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx2+0xd3>
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	vmovups YMMWORD PTR [rax+0x40],ymm10
	vmovups YMMWORD PTR [rax+0x60],ymm11
	add    rdx,0x80
	add    rax,0x80
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx2+0x53>
	mov    rdi,rsi
	and    rdi,0x1f
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum__x86_64_avx2+0x206>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx2+0x19b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx2+0x18d>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx2+0x1ec>
	lea    r12,[r12+r9*4]
	vmovups ymm10,YMMWORD PTR [r12]
	vmaxps ymm11,ymm8,ymm10
	vmaxps ymm8,ymm10,ymm8
	vorps  ymm8,ymm8,ymm11
	vmovups ymm10,YMMWORD PTR [r12+0x20]
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx2+0x1b8>
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	add    rdx,0x40
	add    rax,0x40
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx2+0x173>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_maximum__x86_64_avx2+0x217>
	jmp    <nnp_pooling_maximum__x86_64_avx2+0x29d>
	mov    rdi,rdi
	shl    rdi,0x0
	mov    rdi,rdi
	sub    rdi,0x0
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    rdi,rbp
	mov    r12,rbx
	sub    r12,0x1
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_maximum__x86_64_avx2+0x24b>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    r12
	jne    <nnp_pooling_maximum__x86_64_avx2+0x23f>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rdi,rdx
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_maximum__x86_64_avx2+0x294>
	lea    rdi,[rdi+r9*4]
	vmovups ymm10,YMMWORD PTR [rdi]
	vmaxps ymm11,ymm8,ymm10
	vmaxps ymm8,ymm10,ymm8
	vorps  ymm8,ymm8,ymm11
	vmovups ymm10,YMMWORD PTR [rdi+0x20]
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	dec    r12
	jne    <nnp_pooling_maximum__x86_64_avx2+0x264>
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	mov    rdi,rsi
	shr    rdi,0x4
	mov    rdi,rdi
	shl    rdi,0x4
	mov    r12,rdi
	shl    r12,0x0
	mov    r12,r12
	neg    r12
	lea    rdx,[rdx+r12*4]
	lea    rdx,[rdx+rcx*4]
	mov    rdi,rdi
	neg    rdi
	lea    rax,[rax+rdi*4]
	lea    rax,[rax+r10*4]
	dec    r11
	jne    <nnp_pooling_maximum__x86_64_avx2+0x43>
	mov    r10,rsi
	shr    r10,0x5
	test   r10,r10
	je     <nnp_pooling_maximum__x86_64_avx2+0x3e6>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum__x86_64_avx2+0x30e>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_maximum__x86_64_avx2+0x301>
	lea    rbp,[rbp+rbx*4+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum__x86_64_avx2+0x33a>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_maximum__x86_64_avx2+0x32d>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+0x20]
	vmovups ymm10,YMMWORD PTR [r11+0x40]
	vmovups ymm11,YMMWORD PTR [r11+0x60]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_maximum__x86_64_avx2+0x3bd>
	lea    r11,[r11+r9*4]
	vmovups ymm12,YMMWORD PTR [r11]
	vmaxps ymm13,ymm8,ymm12
	vmaxps ymm8,ymm12,ymm8
	vorps  ymm8,ymm8,ymm13
	vmovups ymm12,YMMWORD PTR [r11+0x20]
	vmaxps ymm13,ymm9,ymm12
	vmaxps ymm9,ymm12,ymm9
	vorps  ymm9,ymm9,ymm13
	vmovups ymm12,YMMWORD PTR [r11+0x40]
	vmaxps ymm13,ymm10,ymm12
	vmaxps ymm10,ymm12,ymm10
	vorps  ymm10,ymm10,ymm13
	vmovups ymm12,YMMWORD PTR [r11+0x60]
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	dec    rcx
	jne    <nnp_pooling_maximum__x86_64_avx2+0x361>
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	vmovups YMMWORD PTR [rax+0x40],ymm10
	vmovups YMMWORD PTR [rax+0x60],ymm11
	add    rdx,0x80
	add    rax,0x80
	dec    r10
	jne    <nnp_pooling_maximum__x86_64_avx2+0x2e7>
	mov    r10,rsi
	and    r10,0x1f
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum__x86_64_avx2+0x48b>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum__x86_64_avx2+0x424>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_maximum__x86_64_avx2+0x417>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+0x20]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_maximum__x86_64_avx2+0x471>
	lea    r11,[r11+r9*4]
	vmovups ymm10,YMMWORD PTR [r11]
	vmaxps ymm11,ymm8,ymm10
	vmaxps ymm8,ymm10,ymm8
	vorps  ymm8,ymm8,ymm11
	vmovups ymm10,YMMWORD PTR [r11+0x20]
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	dec    rcx
	jne    <nnp_pooling_maximum__x86_64_avx2+0x43f>
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	add    rdx,0x40
	add    rax,0x40
	dec    r10
	jne    <nnp_pooling_maximum__x86_64_avx2+0x3fd>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_maximum__x86_64_avx2+0x49c>
	jmp    <nnp_pooling_maximum__x86_64_avx2+0x541>
	mov    r10,r10
	shl    r10,0x0
	mov    r10,r10
	sub    r10,0x0
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum__x86_64_avx2+0x4eb>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_maximum__x86_64_avx2+0x4de>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmaskmovps ymm10,ymm9,YMMWORD PTR [r10]
	vmaskmovps ymm11,ymm8,YMMWORD PTR [r10+0x20]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_maximum__x86_64_avx2+0x538>
	lea    r10,[r10+r9*4]
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r10]
	vmaxps ymm13,ymm10,ymm12
	vmaxps ymm10,ymm12,ymm10
	vorps  ymm10,ymm10,ymm13
	vmaskmovps ymm12,ymm8,YMMWORD PTR [r10+0x20]
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	dec    r11
	jne    <nnp_pooling_maximum__x86_64_avx2+0x506>
	vmovups YMMWORD PTR [rax],ymm10
	vmovups YMMWORD PTR [rax+0x20],ymm11
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

<nnp_pooling_maximum_by_2__x86_64_avx2>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x20]
	mov    r10,QWORD PTR [rsp+0x28]
	mov    r11,QWORD PTR [rsp+0x30]
	mov    r8,r8
	sub    r8,0x1
	mov    rbx,rdx
	lea    rbx,[rbx+r10*4]
	test   rdi,rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x2b>
	jmp    <nnp_pooling_maximum_by_2__x86_64_avx2+0x582>
	mov    r10,rdi
	sub    r10,0x1
	test   r10,r10
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x2e3>
	mov    rdi,rsi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x177>
	prefetcht0 BYTE PTR [rbx]
	mov    rbp,rbx
	mov    r12,r11
	sub    r12,0x1
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x71>
	add    rbp,0x40
	prefetcht0 BYTE PTR [rbp+0x0]
	dec    r12
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x64>
	lea    rbx,[rbx+r11*4]
	mov    rbp,rdx
	vmovups ymm8,YMMWORD PTR [rbp+0x0]
	vmovups ymm9,YMMWORD PTR [rbp+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rbp+0x40]
	vmovups ymm11,YMMWORD PTR [rbp+0x60]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	add    rbp,0x4
	test   r8b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0xd0>
	vmaxps ymm11,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm11
	vmaxps ymm8,ymm12,ymm9
	vmaxps ymm12,ymm9,ymm12
	vorps  ymm12,ymm12,ymm8
	add    rbp,0x4
	mov    r12,r8
	shr    r12,1
	test   r12,r12
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x14c>
	vmovups ymm8,YMMWORD PTR [rbp+0x0]
	vmovups ymm9,YMMWORD PTR [rbp+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rbp+0x40]
	vmovups ymm13,YMMWORD PTR [rbp+0x60]
	vshufps ymm14,ymm9,ymm13,0x88
	vshufps ymm9,ymm9,ymm13,0xdd
	vmaxps ymm13,ymm10,ymm11
	vmaxps ymm10,ymm11,ymm10
	vorps  ymm10,ymm10,ymm13
	vmaxps ymm11,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm11
	vmaxps ymm8,ymm12,ymm14
	vmaxps ymm12,ymm14,ymm12
	vorps  ymm12,ymm12,ymm8
	vmaxps ymm8,ymm12,ymm9
	vmaxps ymm12,ymm9,ymm12
	vorps  ymm12,ymm12,ymm8
	add    rbp,0x8
	dec    r12
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0xdb>
	vpermpd ymm8,ymm10,0xd8
	vpermpd ymm9,ymm12,0xd8
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	add    rdx,0x80
	add    r9,0x40
	dec    rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x4b>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x188>
	jmp    <nnp_pooling_maximum_by_2__x86_64_avx2+0x2aa>
	mov    rdi,rdi
	shl    rdi,1
	mov    rdi,rdi
	sub    rdi,0x0
	prefetcht0 BYTE PTR [rbx]
	mov    rdi,rbx
	mov    rbp,r11
	sub    rbp,0x1
	mov    rbp,rbp
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x1ba>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    rbp
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x1ae>
	lea    rbx,[rbx+r11*4]
	mov    rdi,rdx
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rdi+0x40]
	vmovups ymm11,YMMWORD PTR [rdi+0x60]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	add    rdi,0x4
	test   r8b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x218>
	vmaxps ymm11,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm11
	vmaxps ymm8,ymm12,ymm9
	vmaxps ymm12,ymm9,ymm12
	vorps  ymm12,ymm12,ymm8
	add    rdi,0x4
	mov    rbp,r8
	shr    rbp,1
	test   rbp,rbp
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x293>
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rdi+0x40]
	vmovups ymm13,YMMWORD PTR [rdi+0x60]
	vshufps ymm14,ymm9,ymm13,0x88
	vshufps ymm9,ymm9,ymm13,0xdd
	vmaxps ymm13,ymm10,ymm11
	vmaxps ymm10,ymm11,ymm10
	vorps  ymm10,ymm10,ymm13
	vmaxps ymm11,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm11
	vmaxps ymm8,ymm12,ymm14
	vmaxps ymm12,ymm14,ymm12
	vorps  ymm12,ymm12,ymm8
	vmaxps ymm8,ymm12,ymm9
	vmaxps ymm12,ymm9,ymm12
	vorps  ymm12,ymm12,ymm8
	add    rdi,0x8
	dec    rbp
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x223>
	vpermpd ymm8,ymm10,0xd8
	vpermpd ymm9,ymm12,0xd8
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	mov    rdi,rsi
	shr    rdi,0x4
	mov    rdi,rdi
	shl    rdi,0x4
	mov    rbp,rdi
	shl    rbp,1
	mov    rbp,rbp
	neg    rbp
	lea    rdx,[rdx+rbp*4]
	lea    rdx,[rdx+rcx*4]
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    r9,[r9+rax*4]
	dec    r10
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x3b>
	mov    rax,rsi
	shr    rax,0x4
	test   rax,rax
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x425>
	prefetcht0 BYTE PTR [rbx]
	mov    r10,rbx
	mov    rcx,r11
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x319>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    rcx
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x30c>
	lea    rbx,[rbx+r11*4]
	mov    r10,rdx
	vmovups ymm8,YMMWORD PTR [r10]
	vmovups ymm9,YMMWORD PTR [r10+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [r10+0x40]
	vmovups ymm11,YMMWORD PTR [r10+0x60]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	add    r10,0x4
	test   r8b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x37b>
	vmaxps ymm11,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm11
	vmaxps ymm8,ymm12,ymm9
	vmaxps ymm12,ymm9,ymm12
	vorps  ymm12,ymm12,ymm8
	add    r10,0x4
	mov    rcx,r8
	shr    rcx,1
	test   rcx,rcx
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x3fa>
	vmovups ymm8,YMMWORD PTR [r10]
	vmovups ymm9,YMMWORD PTR [r10+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [r10+0x40]
	vmovups ymm13,YMMWORD PTR [r10+0x60]
	vshufps ymm14,ymm9,ymm13,0x88
	vshufps ymm9,ymm9,ymm13,0xdd
	vmaxps ymm13,ymm10,ymm11
	vmaxps ymm10,ymm11,ymm10
	vorps  ymm10,ymm10,ymm13
	vmaxps ymm11,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm11
	vmaxps ymm8,ymm12,ymm14
	vmaxps ymm12,ymm14,ymm12
	vorps  ymm12,ymm12,ymm8
	vmaxps ymm8,ymm12,ymm9
	vmaxps ymm12,ymm9,ymm12
	vorps  ymm12,ymm12,ymm8
	add    r10,0x8
	dec    rcx
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x386>
	vpermpd ymm8,ymm10,0xd8
	vpermpd ymm9,ymm12,0xd8
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	add    rdx,0x80
	add    r9,0x40
	dec    rax
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x2f3>
	mov    rax,rsi
	and    rax,0xf
	test   rax,rax
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x436>
	jmp    <nnp_pooling_maximum_by_2__x86_64_avx2+0x582>
	mov    rax,rax
	shl    rax,1
	mov    rax,rax
	sub    rax,0x0
	vmovd  xmm8,eax
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [rbx]
	mov    rax,rbx
	mov    r10,r11
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x491>
	add    rax,0x40
	prefetcht0 BYTE PTR [rax]
	dec    r10
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x485>
	lea    rbx,[rbx+r11*4]
	mov    rax,rdx
	vmaskmovps ymm12,ymm9,YMMWORD PTR [rax]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [rax+0x20]
	vshufps ymm14,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vmaskmovps ymm13,ymm11,YMMWORD PTR [rax+0x40]
	vmaskmovps ymm15,ymm8,YMMWORD PTR [rax+0x60]
	vshufps ymm7,ymm13,ymm15,0x88
	vshufps ymm13,ymm13,ymm15,0xdd
	add    rax,0x4
	test   r8b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x4f2>
	vmaxps ymm15,ymm14,ymm12
	vmaxps ymm14,ymm12,ymm14
	vorps  ymm14,ymm14,ymm15
	vmaxps ymm12,ymm7,ymm13
	vmaxps ymm7,ymm13,ymm7
	vorps  ymm7,ymm7,ymm12
	add    rax,0x4
	mov    r10,r8
	shr    r10,1
	test   r10,r10
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x56b>
	vmaskmovps ymm12,ymm9,YMMWORD PTR [rax]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [rax+0x20]
	vshufps ymm15,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vmaskmovps ymm13,ymm11,YMMWORD PTR [rax+0x40]
	vmaskmovps ymm6,ymm8,YMMWORD PTR [rax+0x60]
	vshufps ymm5,ymm13,ymm6,0x88
	vshufps ymm13,ymm13,ymm6,0xdd
	vmaxps ymm6,ymm14,ymm15
	vmaxps ymm14,ymm15,ymm14
	vorps  ymm14,ymm14,ymm6
	vmaxps ymm15,ymm14,ymm12
	vmaxps ymm14,ymm12,ymm14
	vorps  ymm14,ymm14,ymm15
	vmaxps ymm12,ymm7,ymm5
	vmaxps ymm7,ymm5,ymm7
	vorps  ymm7,ymm7,ymm12
	vmaxps ymm12,ymm7,ymm13
	vmaxps ymm7,ymm13,ymm7
	vorps  ymm7,ymm7,ymm12
	add    rax,0x8
	dec    r10
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x4fd>
	vpermpd ymm8,ymm14,0xd8
	vpermpd ymm9,ymm7,0xd8
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
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

<nnp_pooling_maximum_of_pairs__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x28]
	mov    r10,QWORD PTR [rsp+0x30]
	mov    r11,QWORD PTR [rsp+0x38]
	mov    rbx,QWORD PTR [rsp+0x40]
	mov    r8,r8
	sub    r8,0x1
	mov    rbp,rdx
	lea    rbp,[rbp+r11*4+0x0]
	test   rdi,rdi
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x33>
	jmp    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x4f6>
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x2a8>
	mov    rdi,rsi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x165>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x7b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x6d>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	vmovups ymm10,YMMWORD PTR [r12+0x40]
	vmovups ymm11,YMMWORD PTR [r12+0x60]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x106>
	lea    r12,[r12+r9*4]
	vmovups ymm12,YMMWORD PTR [r12]
	vmaxps ymm13,ymm8,ymm12
	vmaxps ymm8,ymm12,ymm8
	vorps  ymm8,ymm8,ymm13
	vmovups ymm12,YMMWORD PTR [r12+0x20]
	vmaxps ymm13,ymm9,ymm12
	vmaxps ymm9,ymm12,ymm9
	vorps  ymm9,ymm9,ymm13
	vmovups ymm12,YMMWORD PTR [r12+0x40]
	vmaxps ymm13,ymm10,ymm12
	vmaxps ymm10,ymm12,ymm10
	vorps  ymm10,ymm10,ymm13
	vmovups ymm12,YMMWORD PTR [r12+0x60]
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	dec    r13
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0xa6>
	vshufps ymm12,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vshufps ymm9,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vmaxps ymm11,ymm12,ymm8
	vmaxps ymm12,ymm8,ymm12
	vorps  ymm12,ymm12,ymm11
	vmaxps ymm8,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm8
	vpermpd ymm8,ymm12,0xd8
	vpermpd ymm9,ymm9,0xd8
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	add    rdx,0x80
	add    rax,0x40
	dec    rdi
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x53>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x176>
	jmp    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x26f>
	mov    rdi,rdi
	shl    rdi,1
	mov    rdi,rdi
	sub    rdi,0x0
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    rdi,rbp
	mov    r12,rbx
	sub    r12,0x1
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x1a9>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    r12
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x19d>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rdi,rdx
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	vmovups ymm10,YMMWORD PTR [rdi+0x40]
	vmovups ymm11,YMMWORD PTR [rdi+0x60]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x224>
	lea    rdi,[rdi+r9*4]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmaxps ymm13,ymm8,ymm12
	vmaxps ymm8,ymm12,ymm8
	vorps  ymm8,ymm8,ymm13
	vmovups ymm12,YMMWORD PTR [rdi+0x20]
	vmaxps ymm13,ymm9,ymm12
	vmaxps ymm9,ymm12,ymm9
	vorps  ymm9,ymm9,ymm13
	vmovups ymm12,YMMWORD PTR [rdi+0x40]
	vmaxps ymm13,ymm10,ymm12
	vmaxps ymm10,ymm12,ymm10
	vorps  ymm10,ymm10,ymm13
	vmovups ymm12,YMMWORD PTR [rdi+0x60]
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	dec    r12
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x1cc>
	vshufps ymm12,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vshufps ymm9,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vmaxps ymm11,ymm12,ymm8
	vmaxps ymm12,ymm8,ymm12
	vorps  ymm12,ymm12,ymm11
	vmaxps ymm8,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm8
	vpermpd ymm8,ymm12,0xd8
	vpermpd ymm9,ymm9,0xd8
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	mov    rdi,rsi
	shr    rdi,0x4
	mov    rdi,rdi
	shl    rdi,0x4
	mov    r12,rdi
	shl    r12,1
	mov    r12,r12
	neg    r12
	lea    rdx,[rdx+r12*4]
	lea    rdx,[rdx+rcx*4]
	mov    rdi,rdi
	neg    rdi
	lea    rax,[rax+rdi*4]
	lea    rax,[rax+r10*4]
	dec    r11
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x43>
	mov    r10,rsi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x3c1>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x2df>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x2d2>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+0x20]
	vmovups ymm10,YMMWORD PTR [r11+0x40]
	vmovups ymm11,YMMWORD PTR [r11+0x60]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x362>
	lea    r11,[r11+r9*4]
	vmovups ymm12,YMMWORD PTR [r11]
	vmaxps ymm13,ymm8,ymm12
	vmaxps ymm8,ymm12,ymm8
	vorps  ymm8,ymm8,ymm13
	vmovups ymm12,YMMWORD PTR [r11+0x20]
	vmaxps ymm13,ymm9,ymm12
	vmaxps ymm9,ymm12,ymm9
	vorps  ymm9,ymm9,ymm13
	vmovups ymm12,YMMWORD PTR [r11+0x40]
	vmaxps ymm13,ymm10,ymm12
	vmaxps ymm10,ymm12,ymm10
	vorps  ymm10,ymm10,ymm13
	vmovups ymm12,YMMWORD PTR [r11+0x60]
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	dec    rcx
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x306>
	vshufps ymm12,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vshufps ymm9,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vmaxps ymm11,ymm12,ymm8
	vmaxps ymm12,ymm8,ymm12
	vorps  ymm12,ymm12,ymm11
	vmaxps ymm8,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm8
	vpermpd ymm8,ymm12,0xd8
	vpermpd ymm9,ymm9,0xd8
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	add    rdx,0x80
	add    rax,0x40
	dec    r10
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x2b8>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x3d2>
	jmp    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x4f6>
	mov    r10,r10
	shl    r10,1
	mov    r10,r10
	sub    r10,0x0
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x430>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x423>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r10]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [r10+0x20]
	vmaskmovps ymm14,ymm11,YMMWORD PTR [r10+0x40]
	vmaskmovps ymm15,ymm8,YMMWORD PTR [r10+0x60]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x4ab>
	lea    r10,[r10+r9*4]
	vmaskmovps ymm7,ymm9,YMMWORD PTR [r10]
	vmaxps ymm6,ymm12,ymm7
	vmaxps ymm12,ymm7,ymm12
	vorps  ymm12,ymm12,ymm6
	vmaskmovps ymm7,ymm10,YMMWORD PTR [r10+0x20]
	vmaxps ymm6,ymm13,ymm7
	vmaxps ymm13,ymm7,ymm13
	vorps  ymm13,ymm13,ymm6
	vmaskmovps ymm7,ymm11,YMMWORD PTR [r10+0x40]
	vmaxps ymm6,ymm14,ymm7
	vmaxps ymm14,ymm7,ymm14
	vorps  ymm14,ymm14,ymm6
	vmaskmovps ymm7,ymm8,YMMWORD PTR [r10+0x60]
	vmaxps ymm6,ymm15,ymm7
	vmaxps ymm15,ymm7,ymm15
	vorps  ymm15,ymm15,ymm6
	dec    r11
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x457>
	vshufps ymm8,ymm12,ymm13,0x88
	vshufps ymm9,ymm12,ymm13,0xdd
	vshufps ymm10,ymm14,ymm15,0x88
	vshufps ymm11,ymm14,ymm15,0xdd
	vmaxps ymm12,ymm8,ymm9
	vmaxps ymm8,ymm9,ymm8
	vorps  ymm8,ymm8,ymm12
	vmaxps ymm9,ymm10,ymm11
	vmaxps ymm10,ymm11,ymm10
	vorps  ymm10,ymm10,ymm9
	vpermpd ymm8,ymm8,0xd8
	vpermpd ymm9,ymm10,0xd8
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret

<nnp_pooling_maximum_of_threes__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x30]
	mov    r10,QWORD PTR [rsp+0x38]
	mov    r11,QWORD PTR [rsp+0x40]
	mov    rbx,QWORD PTR [rsp+0x48]
	mov    rbp,QWORD PTR [rsp+0x50]
	mov    r8,r8
	sub    r8,0x1
	mov    r12,rdx
	lea    r12,[r12+rbx*4]
	test   rdi,rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x39>
	jmp    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x9f0>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x540>
	mov    rbx,rsi
	shr    rbx,0x5
	test   rbx,rbx
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x27a>
	prefetcht0 BYTE PTR [r12]
	mov    r13,r12
	mov    r14,rbp
	sub    r14,0x1
	mov    r14,r14
	shr    r14,0x4
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x82>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x74>
	lea    r12,[r12+rbp*4]
	prefetcht0 BYTE PTR [r12]
	mov    r13,r12
	mov    r14,rbp
	sub    r14,0x1
	mov    r14,r14
	shr    r14,0x4
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0xaf>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0xa1>
	lea    r12,[r12+rbp*4]
	mov    r13,rdx
	vmovups ymm8,YMMWORD PTR [r13+0x0]
	vmovups ymm9,YMMWORD PTR [r13+0x20]
	vmovups ymm10,YMMWORD PTR [r13+0x40]
	vmovups ymm11,YMMWORD PTR [r13+0x60]
	vmovups ymm12,YMMWORD PTR [r13+0x68]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x14f>
	lea    r13,[r13+r9*4+0x0]
	vmovups ymm13,YMMWORD PTR [r13+0x0]
	vmaxps ymm14,ymm8,ymm13
	vmaxps ymm8,ymm13,ymm8
	vorps  ymm8,ymm8,ymm14
	vmovups ymm13,YMMWORD PTR [r13+0x20]
	vmaxps ymm14,ymm9,ymm13
	vmaxps ymm9,ymm13,ymm9
	vorps  ymm9,ymm9,ymm14
	vmovups ymm13,YMMWORD PTR [r13+0x40]
	vmaxps ymm14,ymm10,ymm13
	vmaxps ymm10,ymm13,ymm10
	vorps  ymm10,ymm10,ymm14
	vmovups ymm13,YMMWORD PTR [r13+0x60]
	vmaxps ymm14,ymm11,ymm13
	vmaxps ymm11,ymm13,ymm11
	vorps  ymm11,ymm11,ymm14
	vmovups ymm13,YMMWORD PTR [r13+0x68]
	vmaxps ymm14,ymm12,ymm13
	vmaxps ymm12,ymm13,ymm12
	vorps  ymm12,ymm12,ymm14
	dec    r14
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0xdc>
	vperm2f128 ymm13,ymm12,ymm12,0x21
	vpalignr ymm12,ymm12,ymm13,0x8
	vperm2f128 ymm13,ymm8,ymm9,0x21
	vpalignr ymm13,ymm13,ymm8,0x4
	vperm2f128 ymm14,ymm8,ymm9,0x21
	vpalignr ymm14,ymm14,ymm8,0x8
	vmaxps ymm15,ymm8,ymm13
	vmaxps ymm8,ymm13,ymm8
	vorps  ymm8,ymm8,ymm15
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm13,ymm8,ymm14
	vmaxps ymm8,ymm14,ymm8
	vorps  ymm8,ymm8,ymm13
	vperm2f128 ymm13,ymm9,ymm10,0x21
	vpalignr ymm13,ymm13,ymm9,0x4
	vperm2f128 ymm14,ymm9,ymm10,0x21
	vpalignr ymm14,ymm14,ymm9,0x8
	vmaxps ymm15,ymm9,ymm13
	vmaxps ymm9,ymm13,ymm9
	vorps  ymm9,ymm9,ymm15
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vmaxps ymm13,ymm9,ymm14
	vmaxps ymm9,ymm14,ymm9
	vorps  ymm9,ymm9,ymm13
	vperm2f128 ymm13,ymm10,ymm11,0x21
	vpalignr ymm13,ymm13,ymm10,0x4
	vperm2f128 ymm14,ymm10,ymm11,0x21
	vpalignr ymm14,ymm14,ymm10,0x8
	vmaxps ymm15,ymm10,ymm13
	vmaxps ymm10,ymm13,ymm10
	vorps  ymm10,ymm10,ymm15
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vmaxps ymm13,ymm10,ymm14
	vmaxps ymm10,ymm14,ymm10
	vorps  ymm10,ymm10,ymm13
	vperm2f128 ymm13,ymm11,ymm12,0x21
	vpalignr ymm13,ymm13,ymm11,0x4
	vperm2f128 ymm12,ymm11,ymm12,0x21
	vpalignr ymm12,ymm12,ymm11,0x8
	vmaxps ymm14,ymm11,ymm13
	vmaxps ymm11,ymm13,ymm11
	vorps  ymm11,ymm11,ymm14
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	vmovups YMMWORD PTR [rax+0x40],ymm10
	vmovups YMMWORD PTR [rax+0x60],ymm11
	add    rdx,0x80
	add    rax,0x80
	add    r11,0x80
	dec    rbx
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x59>
	mov    rbx,rsi
	and    rbx,0x1f
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x3c5>
	prefetcht0 BYTE PTR [r12]
	mov    r13,r12
	mov    r14,rbp
	sub    r14,0x1
	mov    r14,r14
	shr    r14,0x4
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x2ba>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x2ac>
	lea    r12,[r12+rbp*4]
	mov    r13,rdx
	vmovups ymm8,YMMWORD PTR [r13+0x0]
	vmovups ymm9,YMMWORD PTR [r13+0x20]
	vmovups ymm10,YMMWORD PTR [r13+0x28]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x324>
	lea    r13,[r13+r9*4+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x0]
	vmaxps ymm12,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm12
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vmaxps ymm12,ymm9,ymm11
	vmaxps ymm9,ymm11,ymm9
	vorps  ymm9,ymm9,ymm12
	vmovups ymm11,YMMWORD PTR [r13+0x28]
	vmaxps ymm12,ymm10,ymm11
	vmaxps ymm10,ymm11,ymm10
	vorps  ymm10,ymm10,ymm12
	dec    r14
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x2db>
	vperm2f128 ymm11,ymm10,ymm10,0x21
	vpalignr ymm10,ymm10,ymm11,0x8
	vperm2f128 ymm11,ymm8,ymm9,0x21
	vpalignr ymm11,ymm11,ymm8,0x4
	vperm2f128 ymm12,ymm8,ymm9,0x21
	vpalignr ymm12,ymm12,ymm8,0x8
	vmaxps ymm13,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm13
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm11,ymm8,ymm12
	vmaxps ymm8,ymm12,ymm8
	vorps  ymm8,ymm8,ymm11
	vperm2f128 ymm11,ymm9,ymm10,0x21
	vpalignr ymm11,ymm11,ymm9,0x4
	vperm2f128 ymm10,ymm9,ymm10,0x21
	vpalignr ymm10,ymm10,ymm9,0x8
	vmaxps ymm12,ymm9,ymm11
	vmaxps ymm9,ymm11,ymm9
	vorps  ymm9,ymm9,ymm12
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	add    rdx,0x40
	add    rax,0x40
	add    r11,0x40
	dec    rbx
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x291>
	mov    rbx,rsi
	and    rbx,0xf
	test   rbx,rbx
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x3d6>
	jmp    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x4f8>
	mov    rbx,rbx
	shl    rbx,0x0
	mov    rbx,rbx
	sub    rbx,0xfffffffffffffffe
	prefetcht0 BYTE PTR [r12]
	mov    rbx,r12
	mov    r13,rbp
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x40b>
	add    rbx,0x40
	prefetcht0 BYTE PTR [rbx]
	dec    r13
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x3ff>
	lea    r12,[r12+rbp*4]
	mov    rbx,rdx
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x20]
	vmovups ymm10,YMMWORD PTR [rbx+0x28]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x46c>
	lea    rbx,[rbx+r9*4]
	vmovups ymm11,YMMWORD PTR [rbx]
	vmaxps ymm12,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm12
	vmovups ymm11,YMMWORD PTR [rbx+0x20]
	vmaxps ymm12,ymm9,ymm11
	vmaxps ymm9,ymm11,ymm9
	vorps  ymm9,ymm9,ymm12
	vmovups ymm11,YMMWORD PTR [rbx+0x28]
	vmaxps ymm12,ymm10,ymm11
	vmaxps ymm10,ymm11,ymm10
	vorps  ymm10,ymm10,ymm12
	dec    r13
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x428>
	vperm2f128 ymm11,ymm10,ymm10,0x21
	vpalignr ymm10,ymm10,ymm11,0x8
	vperm2f128 ymm11,ymm8,ymm9,0x21
	vpalignr ymm11,ymm11,ymm8,0x4
	vperm2f128 ymm12,ymm8,ymm9,0x21
	vpalignr ymm12,ymm12,ymm8,0x8
	vmaxps ymm13,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm13
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm11,ymm8,ymm12
	vmaxps ymm8,ymm12,ymm8
	vorps  ymm8,ymm8,ymm11
	vperm2f128 ymm11,ymm9,ymm10,0x21
	vpalignr ymm11,ymm11,ymm9,0x4
	vperm2f128 ymm10,ymm9,ymm10,0x21
	vpalignr ymm10,ymm10,ymm9,0x8
	vmaxps ymm12,ymm9,ymm11
	vmaxps ymm9,ymm11,ymm9
	vorps  ymm9,ymm9,ymm12
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	mov    rbx,rsi
	shr    rbx,0x4
	mov    rbx,rbx
	shl    rbx,0x4
	mov    r13,rbx
	shl    r13,0x0
	mov    r13,r13
	neg    r13
	lea    rdx,[rdx+r13*4]
	lea    rdx,[rdx+rcx*4]
	mov    r13,rbx
	neg    r13
	lea    rax,[rax+r13*4]
	mov    rbx,rbx
	neg    rbx
	lea    r11,[r11+rbx*4]
	lea    rax,[rax+r10*4]
	lea    r11,[r11+r10*4]
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x49>
	mov    r10,rsi
	shr    r10,0x5
	test   r10,r10
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x760>
	prefetcht0 BYTE PTR [r12]
	mov    rcx,r12
	mov    rdi,rbp
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x577>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x56b>
	lea    r12,[r12+rbp*4]
	prefetcht0 BYTE PTR [r12]
	mov    rcx,r12
	mov    rdi,rbp
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x5a2>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x596>
	lea    r12,[r12+rbp*4]
	mov    rcx,rdx
	vmovups ymm8,YMMWORD PTR [rcx]
	vmovups ymm9,YMMWORD PTR [rcx+0x20]
	vmovups ymm10,YMMWORD PTR [rcx+0x40]
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	vmovups ymm12,YMMWORD PTR [rcx+0x68]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x635>
	lea    rcx,[rcx+r9*4]
	vmovups ymm13,YMMWORD PTR [rcx]
	vmaxps ymm14,ymm8,ymm13
	vmaxps ymm8,ymm13,ymm8
	vorps  ymm8,ymm8,ymm14
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vmaxps ymm14,ymm9,ymm13
	vmaxps ymm9,ymm13,ymm9
	vorps  ymm9,ymm9,ymm14
	vmovups ymm13,YMMWORD PTR [rcx+0x40]
	vmaxps ymm14,ymm10,ymm13
	vmaxps ymm10,ymm13,ymm10
	vorps  ymm10,ymm10,ymm14
	vmovups ymm13,YMMWORD PTR [rcx+0x60]
	vmaxps ymm14,ymm11,ymm13
	vmaxps ymm11,ymm13,ymm11
	vorps  ymm11,ymm11,ymm14
	vmovups ymm13,YMMWORD PTR [rcx+0x68]
	vmaxps ymm14,ymm12,ymm13
	vmaxps ymm12,ymm13,ymm12
	vorps  ymm12,ymm12,ymm14
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x5c9>
	vperm2f128 ymm13,ymm12,ymm12,0x21
	vpalignr ymm12,ymm12,ymm13,0x8
	vperm2f128 ymm13,ymm8,ymm9,0x21
	vpalignr ymm13,ymm13,ymm8,0x4
	vperm2f128 ymm14,ymm8,ymm9,0x21
	vpalignr ymm14,ymm14,ymm8,0x8
	vmaxps ymm15,ymm8,ymm13
	vmaxps ymm8,ymm13,ymm8
	vorps  ymm8,ymm8,ymm15
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm13,ymm8,ymm14
	vmaxps ymm8,ymm14,ymm8
	vorps  ymm8,ymm8,ymm13
	vperm2f128 ymm13,ymm9,ymm10,0x21
	vpalignr ymm13,ymm13,ymm9,0x4
	vperm2f128 ymm14,ymm9,ymm10,0x21
	vpalignr ymm14,ymm14,ymm9,0x8
	vmaxps ymm15,ymm9,ymm13
	vmaxps ymm9,ymm13,ymm9
	vorps  ymm9,ymm9,ymm15
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vmaxps ymm13,ymm9,ymm14
	vmaxps ymm9,ymm14,ymm9
	vorps  ymm9,ymm9,ymm13
	vperm2f128 ymm13,ymm10,ymm11,0x21
	vpalignr ymm13,ymm13,ymm10,0x4
	vperm2f128 ymm14,ymm10,ymm11,0x21
	vpalignr ymm14,ymm14,ymm10,0x8
	vmaxps ymm15,ymm10,ymm13
	vmaxps ymm10,ymm13,ymm10
	vorps  ymm10,ymm10,ymm15
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vmaxps ymm13,ymm10,ymm14
	vmaxps ymm10,ymm14,ymm10
	vorps  ymm10,ymm10,ymm13
	vperm2f128 ymm13,ymm11,ymm12,0x21
	vpalignr ymm13,ymm13,ymm11,0x4
	vperm2f128 ymm12,ymm11,ymm12,0x21
	vpalignr ymm12,ymm12,ymm11,0x8
	vmaxps ymm14,ymm11,ymm13
	vmaxps ymm11,ymm13,ymm11
	vorps  ymm11,ymm11,ymm14
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	vmovups YMMWORD PTR [rax+0x40],ymm10
	vmovups YMMWORD PTR [rax+0x60],ymm11
	add    rdx,0x80
	add    rax,0x80
	add    r11,0x80
	dec    r10
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x550>
	mov    r10,rsi
	and    r10,0x1f
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x8a0>
	prefetcht0 BYTE PTR [r12]
	mov    rcx,r12
	mov    rdi,rbp
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x79e>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x792>
	lea    r12,[r12+rbp*4]
	mov    rcx,rdx
	vmovups ymm8,YMMWORD PTR [rcx]
	vmovups ymm9,YMMWORD PTR [rcx+0x20]
	vmovups ymm10,YMMWORD PTR [rcx+0x28]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x7ff>
	lea    rcx,[rcx+r9*4]
	vmovups ymm11,YMMWORD PTR [rcx]
	vmaxps ymm12,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm12
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vmaxps ymm12,ymm9,ymm11
	vmaxps ymm9,ymm11,ymm9
	vorps  ymm9,ymm9,ymm12
	vmovups ymm11,YMMWORD PTR [rcx+0x28]
	vmaxps ymm12,ymm10,ymm11
	vmaxps ymm10,ymm11,ymm10
	vorps  ymm10,ymm10,ymm12
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x7bb>
	vperm2f128 ymm11,ymm10,ymm10,0x21
	vpalignr ymm10,ymm10,ymm11,0x8
	vperm2f128 ymm11,ymm8,ymm9,0x21
	vpalignr ymm11,ymm11,ymm8,0x4
	vperm2f128 ymm12,ymm8,ymm9,0x21
	vpalignr ymm12,ymm12,ymm8,0x8
	vmaxps ymm13,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm13
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm11,ymm8,ymm12
	vmaxps ymm8,ymm12,ymm8
	vorps  ymm8,ymm8,ymm11
	vperm2f128 ymm11,ymm9,ymm10,0x21
	vpalignr ymm11,ymm11,ymm9,0x4
	vperm2f128 ymm10,ymm9,ymm10,0x21
	vpalignr ymm10,ymm10,ymm9,0x8
	vmaxps ymm12,ymm9,ymm11
	vmaxps ymm9,ymm11,ymm9
	vorps  ymm9,ymm9,ymm12
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	add    rdx,0x40
	add    rax,0x40
	add    r11,0x40
	dec    r10
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x777>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x8b1>
	jmp    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x9f0>
	mov    r10,r10
	shl    r10,0x0
	mov    r10,r10
	sub    r10,0xfffffffffffffffe
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [r12]
	mov    r10,r12
	mov    rcx,rbp
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x909>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    rcx
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x8fc>
	lea    r12,[r12+rbp*4]
	mov    r10,rdx
	vmaskmovps ymm11,ymm9,YMMWORD PTR [r10]
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r10+0x20]
	vmaskmovps ymm13,ymm8,YMMWORD PTR [r10+0x40]
	mov    r8,r8
	test   r8,r8
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x970>
	lea    r10,[r10+r9*4]
	vmaskmovps ymm14,ymm9,YMMWORD PTR [r10]
	vmaxps ymm15,ymm11,ymm14
	vmaxps ymm11,ymm14,ymm11
	vorps  ymm11,ymm11,ymm15
	vmaskmovps ymm14,ymm10,YMMWORD PTR [r10+0x20]
	vmaxps ymm15,ymm12,ymm14
	vmaxps ymm12,ymm14,ymm12
	vorps  ymm12,ymm12,ymm15
	vmaskmovps ymm14,ymm8,YMMWORD PTR [r10+0x40]
	vmaxps ymm15,ymm13,ymm14
	vmaxps ymm13,ymm14,ymm13
	vorps  ymm13,ymm13,ymm15
	dec    r8
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x929>
	vperm2f128 ymm8,ymm11,ymm12,0x21
	vpalignr ymm8,ymm8,ymm11,0x4
	vperm2f128 ymm9,ymm11,ymm12,0x21
	vpalignr ymm9,ymm9,ymm11,0x8
	vmaxps ymm10,ymm11,ymm8
	vmaxps ymm11,ymm8,ymm11
	vorps  ymm11,ymm11,ymm10
	vmovups YMMWORD PTR [r11],ymm11
	vmaxps ymm8,ymm11,ymm9
	vmaxps ymm11,ymm9,ymm11
	vorps  ymm11,ymm11,ymm8
	vperm2f128 ymm8,ymm12,ymm13,0x21
	vpalignr ymm8,ymm8,ymm12,0x4
	vperm2f128 ymm9,ymm12,ymm13,0x21
	vpalignr ymm9,ymm9,ymm12,0x8
	vmaxps ymm10,ymm12,ymm8
	vmaxps ymm12,ymm8,ymm12
	vorps  ymm12,ymm12,ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmaxps ymm8,ymm12,ymm9
	vmaxps ymm12,ymm9,ymm12
	vorps  ymm12,ymm12,ymm8
	vmovups YMMWORD PTR [rax],ymm11
	vmovups YMMWORD PTR [rax+0x20],ymm12
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

<nnp_pooling_maximum_of_threes_by_2__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x28]
	mov    r10,QWORD PTR [rsp+0x30]
	mov    r11,QWORD PTR [rsp+0x38]
	mov    rbx,QWORD PTR [rsp+0x40]
	mov    r8,r8
	sub    r8,0x1
	mov    rbp,rdx
	lea    rbp,[rbp+r11*4+0x0]
	test   rdi,rdi
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x33>
	jmp    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x678>
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x37a>
	mov    rdi,rsi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x1d0>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x7b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x6d>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	vmovups ymm10,YMMWORD PTR [r12+0x40]
	vmovups ymm11,YMMWORD PTR [r12+0x60]
	vmovups ymm12,YMMWORD PTR [r12+0x64]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x123>
	lea    r12,[r12+r9*4]
	vmovups ymm13,YMMWORD PTR [r12]
	vmaxps ymm14,ymm8,ymm13
	vmaxps ymm8,ymm13,ymm8
	vorps  ymm8,ymm8,ymm14
	vmovups ymm13,YMMWORD PTR [r12+0x20]
	vmaxps ymm14,ymm9,ymm13
	vmaxps ymm9,ymm13,ymm9
	vorps  ymm9,ymm9,ymm14
	vmovups ymm13,YMMWORD PTR [r12+0x40]
	vmaxps ymm14,ymm10,ymm13
	vmaxps ymm10,ymm13,ymm10
	vorps  ymm10,ymm10,ymm14
	vmovups ymm13,YMMWORD PTR [r12+0x60]
	vmaxps ymm14,ymm11,ymm13
	vmaxps ymm11,ymm13,ymm11
	vorps  ymm11,ymm11,ymm14
	vmovups ymm13,YMMWORD PTR [r12+0x64]
	vmaxps ymm14,ymm12,ymm13
	vmaxps ymm12,ymm13,ymm12
	vorps  ymm12,ymm12,ymm14
	dec    r13
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0xad>
	vperm2f128 ymm13,ymm12,ymm12,0x21
	vpalignr ymm12,ymm12,ymm13,0xc
	vshufps ymm13,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vshufps ymm9,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vpermpd ymm11,ymm13,0xd8
	vpermpd ymm14,ymm9,0xd8
	vperm2f128 ymm15,ymm11,ymm14,0x21
	vpalignr ymm11,ymm15,ymm11,0x4
	vperm2f128 ymm12,ymm14,ymm12,0x21
	vpalignr ymm12,ymm12,ymm14,0x4
	vmaxps ymm14,ymm13,ymm8
	vmaxps ymm13,ymm8,ymm13
	vorps  ymm13,ymm13,ymm14
	vpermpd ymm8,ymm13,0xd8
	vmaxps ymm13,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm13
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	vpermpd ymm9,ymm9,0xd8
	vmaxps ymm10,ymm9,ymm12
	vmaxps ymm9,ymm12,ymm9
	vorps  ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	add    rdx,0x80
	add    rax,0x40
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x53>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x1e1>
	jmp    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x341>
	mov    rdi,rdi
	shl    rdi,1
	mov    rdi,rdi
	sub    rdi,0xffffffffffffffff
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    rdi,rbp
	mov    r12,rbx
	sub    r12,0x1
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x214>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    r12
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x208>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rdi,rdx
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	vmovups ymm10,YMMWORD PTR [rdi+0x40]
	vmovups ymm11,YMMWORD PTR [rdi+0x60]
	vmovups ymm12,YMMWORD PTR [rdi+0x64]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x2a8>
	lea    rdi,[rdi+r9*4]
	vmovups ymm13,YMMWORD PTR [rdi]
	vmaxps ymm14,ymm8,ymm13
	vmaxps ymm8,ymm13,ymm8
	vorps  ymm8,ymm8,ymm14
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vmaxps ymm14,ymm9,ymm13
	vmaxps ymm9,ymm13,ymm9
	vorps  ymm9,ymm9,ymm14
	vmovups ymm13,YMMWORD PTR [rdi+0x40]
	vmaxps ymm14,ymm10,ymm13
	vmaxps ymm10,ymm13,ymm10
	vorps  ymm10,ymm10,ymm14
	vmovups ymm13,YMMWORD PTR [rdi+0x60]
	vmaxps ymm14,ymm11,ymm13
	vmaxps ymm11,ymm13,ymm11
	vorps  ymm11,ymm11,ymm14
	vmovups ymm13,YMMWORD PTR [rdi+0x64]
	vmaxps ymm14,ymm12,ymm13
	vmaxps ymm12,ymm13,ymm12
	vorps  ymm12,ymm12,ymm14
	dec    r12
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x23c>
	vperm2f128 ymm13,ymm12,ymm12,0x21
	vpalignr ymm12,ymm12,ymm13,0xc
	vshufps ymm13,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vshufps ymm9,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vpermpd ymm11,ymm13,0xd8
	vpermpd ymm14,ymm9,0xd8
	vperm2f128 ymm15,ymm11,ymm14,0x21
	vpalignr ymm11,ymm15,ymm11,0x4
	vperm2f128 ymm12,ymm14,ymm12,0x21
	vpalignr ymm12,ymm12,ymm14,0x4
	vmaxps ymm14,ymm13,ymm8
	vmaxps ymm13,ymm8,ymm13
	vorps  ymm13,ymm13,ymm14
	vpermpd ymm8,ymm13,0xd8
	vmaxps ymm13,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm13
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	vpermpd ymm9,ymm9,0xd8
	vmaxps ymm10,ymm9,ymm12
	vmaxps ymm9,ymm12,ymm9
	vorps  ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	mov    rdi,rsi
	shr    rdi,0x4
	mov    rdi,rdi
	shl    rdi,0x4
	mov    r12,rdi
	shl    r12,1
	mov    r12,r12
	neg    r12
	lea    rdx,[rdx+r12*4]
	lea    rdx,[rdx+rcx*4]
	mov    rdi,rdi
	neg    rdi
	lea    rax,[rax+rdi*4]
	lea    rax,[rax+r10*4]
	dec    r11
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x43>
	mov    r10,rsi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x4fc>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x3b1>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x3a4>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+0x20]
	vmovups ymm10,YMMWORD PTR [r11+0x40]
	vmovups ymm11,YMMWORD PTR [r11+0x60]
	vmovups ymm12,YMMWORD PTR [r11+0x64]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x44f>
	lea    r11,[r11+r9*4]
	vmovups ymm13,YMMWORD PTR [r11]
	vmaxps ymm14,ymm8,ymm13
	vmaxps ymm8,ymm13,ymm8
	vorps  ymm8,ymm8,ymm14
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vmaxps ymm14,ymm9,ymm13
	vmaxps ymm9,ymm13,ymm9
	vorps  ymm9,ymm9,ymm14
	vmovups ymm13,YMMWORD PTR [r11+0x40]
	vmaxps ymm14,ymm10,ymm13
	vmaxps ymm10,ymm13,ymm10
	vorps  ymm10,ymm10,ymm14
	vmovups ymm13,YMMWORD PTR [r11+0x60]
	vmaxps ymm14,ymm11,ymm13
	vmaxps ymm11,ymm13,ymm11
	vorps  ymm11,ymm11,ymm14
	vmovups ymm13,YMMWORD PTR [r11+0x64]
	vmaxps ymm14,ymm12,ymm13
	vmaxps ymm12,ymm13,ymm12
	vorps  ymm12,ymm12,ymm14
	dec    rcx
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x3de>
	vperm2f128 ymm13,ymm12,ymm12,0x21
	vpalignr ymm12,ymm12,ymm13,0xc
	vshufps ymm13,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vshufps ymm9,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vpermpd ymm11,ymm13,0xd8
	vpermpd ymm14,ymm9,0xd8
	vperm2f128 ymm15,ymm11,ymm14,0x21
	vpalignr ymm11,ymm15,ymm11,0x4
	vperm2f128 ymm12,ymm14,ymm12,0x21
	vpalignr ymm12,ymm12,ymm14,0x4
	vmaxps ymm14,ymm13,ymm8
	vmaxps ymm13,ymm8,ymm13
	vorps  ymm13,ymm13,ymm14
	vpermpd ymm8,ymm13,0xd8
	vmaxps ymm13,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm13
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	vpermpd ymm9,ymm9,0xd8
	vmaxps ymm10,ymm9,ymm12
	vmaxps ymm9,ymm12,ymm9
	vorps  ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	add    rdx,0x80
	add    rax,0x40
	dec    r10
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x38a>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x50d>
	jmp    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x678>
	mov    r10,r10
	shl    r10,1
	mov    r10,r10
	sub    r10,0xffffffffffffffff
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x56b>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x55e>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r10]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [r10+0x20]
	vmaskmovps ymm14,ymm11,YMMWORD PTR [r10+0x40]
	vmaskmovps ymm15,ymm8,YMMWORD PTR [r10+0x60]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x5e6>
	lea    r10,[r10+r9*4]
	vmaskmovps ymm7,ymm9,YMMWORD PTR [r10]
	vmaxps ymm6,ymm12,ymm7
	vmaxps ymm12,ymm7,ymm12
	vorps  ymm12,ymm12,ymm6
	vmaskmovps ymm7,ymm10,YMMWORD PTR [r10+0x20]
	vmaxps ymm6,ymm13,ymm7
	vmaxps ymm13,ymm7,ymm13
	vorps  ymm13,ymm13,ymm6
	vmaskmovps ymm7,ymm11,YMMWORD PTR [r10+0x40]
	vmaxps ymm6,ymm14,ymm7
	vmaxps ymm14,ymm7,ymm14
	vorps  ymm14,ymm14,ymm6
	vmaskmovps ymm7,ymm8,YMMWORD PTR [r10+0x60]
	vmaxps ymm6,ymm15,ymm7
	vmaxps ymm15,ymm7,ymm15
	vorps  ymm15,ymm15,ymm6
	dec    r11
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x592>
	vxorps xmm8,xmm8,xmm8
	vshufps ymm9,ymm12,ymm13,0x88
	vshufps ymm10,ymm12,ymm13,0xdd
	vshufps ymm11,ymm14,ymm15,0x88
	vshufps ymm12,ymm14,ymm15,0xdd
	vpermpd ymm13,ymm9,0xd8
	vpermpd ymm14,ymm11,0xd8
	vperm2f128 ymm15,ymm13,ymm14,0x21
	vpalignr ymm13,ymm15,ymm13,0x4
	vperm2f128 ymm8,ymm14,ymm8,0x21
	vpalignr ymm8,ymm8,ymm14,0x4
	vmaxps ymm14,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm14
	vpermpd ymm9,ymm9,0xd8
	vmaxps ymm10,ymm9,ymm13
	vmaxps ymm9,ymm13,ymm9
	vorps  ymm9,ymm9,ymm10
	vmaxps ymm10,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm10
	vpermpd ymm10,ymm11,0xd8
	vmaxps ymm11,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm11
	vmovups YMMWORD PTR [rax],ymm9
	vmovups YMMWORD PTR [rax+0x20],ymm10
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

<nnp_pooling_sum__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x28]
	mov    r10,QWORD PTR [rsp+0x30]
	mov    r11,QWORD PTR [rsp+0x38]
	mov    rbx,QWORD PTR [rsp+0x40]
	mov    r8,r8
	sub    r8,0x1
	mov    rbp,rdx
	lea    rbp,[rbp+r11*4+0x0]
	test   rdi,rdi
	jne    <nnp_pooling_sum__x86_64_avx2+0x33>
	jmp    <nnp_pooling_sum__x86_64_avx2+0x48e>
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_sum__x86_64_avx2+0x27c>
	mov    rdi,rsi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_pooling_sum__x86_64_avx2+0x134>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx2+0x7b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx2+0x6d>
	lea    rbp,[rbp+rbx*4+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx2+0xa8>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx2+0x9a>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	vmovups ymm10,YMMWORD PTR [r12+0x40]
	vmovups ymm11,YMMWORD PTR [r12+0x60]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx2+0x10b>
	lea    r12,[r12+r9*4]
	vmovups ymm12,YMMWORD PTR [r12]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [r12+0x20]
	vaddps ymm9,ymm9,ymm12
	vmovups ymm12,YMMWORD PTR [r12+0x40]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r12+0x60]
	vaddps ymm11,ymm11,ymm12
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx2+0xd3>
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	vmovups YMMWORD PTR [rax+0x40],ymm10
	vmovups YMMWORD PTR [rax+0x60],ymm11
	add    rdx,0x80
	add    rax,0x80
	dec    rdi
	jne    <nnp_pooling_sum__x86_64_avx2+0x53>
	mov    rdi,rsi
	and    rdi,0x1f
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_sum__x86_64_avx2+0x1c2>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx2+0x16f>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx2+0x161>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx2+0x1ac>
	lea    r12,[r12+r9*4]
	vmovups ymm10,YMMWORD PTR [r12]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r12+0x20]
	vaddps ymm9,ymm9,ymm10
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx2+0x18c>
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	add    rdx,0x40
	add    rax,0x40
	dec    rdi
	jne    <nnp_pooling_sum__x86_64_avx2+0x147>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_sum__x86_64_avx2+0x1d0>
	jmp    <nnp_pooling_sum__x86_64_avx2+0x242>
	mov    rdi,rdi
	shl    rdi,0x0
	mov    rdi,rdi
	sub    rdi,0x0
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    rdi,rbp
	mov    r12,rbx
	sub    r12,0x1
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_sum__x86_64_avx2+0x204>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    r12
	jne    <nnp_pooling_sum__x86_64_avx2+0x1f8>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rdi,rdx
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_sum__x86_64_avx2+0x239>
	lea    rdi,[rdi+r9*4]
	vmovups ymm10,YMMWORD PTR [rdi]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rdi+0x20]
	vaddps ymm9,ymm9,ymm10
	dec    r12
	jne    <nnp_pooling_sum__x86_64_avx2+0x21d>
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	mov    rdi,rsi
	shr    rdi,0x4
	mov    rdi,rdi
	shl    rdi,0x4
	mov    r12,rdi
	shl    r12,0x0
	mov    r12,r12
	neg    r12
	lea    rdx,[rdx+r12*4]
	lea    rdx,[rdx+rcx*4]
	mov    rdi,rdi
	neg    rdi
	lea    rax,[rax+rdi*4]
	lea    rax,[rax+r10*4]
	dec    r11
	jne    <nnp_pooling_sum__x86_64_avx2+0x43>
	mov    r10,rsi
	shr    r10,0x5
	test   r10,r10
	je     <nnp_pooling_sum__x86_64_avx2+0x363>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_sum__x86_64_avx2+0x2b3>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_sum__x86_64_avx2+0x2a6>
	lea    rbp,[rbp+rbx*4+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_sum__x86_64_avx2+0x2df>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_sum__x86_64_avx2+0x2d2>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+0x20]
	vmovups ymm10,YMMWORD PTR [r11+0x40]
	vmovups ymm11,YMMWORD PTR [r11+0x60]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_sum__x86_64_avx2+0x33a>
	lea    r11,[r11+r9*4]
	vmovups ymm12,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [r11+0x20]
	vaddps ymm9,ymm9,ymm12
	vmovups ymm12,YMMWORD PTR [r11+0x40]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r11+0x60]
	vaddps ymm11,ymm11,ymm12
	dec    rcx
	jne    <nnp_pooling_sum__x86_64_avx2+0x306>
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	vmovups YMMWORD PTR [rax+0x40],ymm10
	vmovups YMMWORD PTR [rax+0x60],ymm11
	add    rdx,0x80
	add    rax,0x80
	dec    r10
	jne    <nnp_pooling_sum__x86_64_avx2+0x28c>
	mov    r10,rsi
	and    r10,0x1f
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_sum__x86_64_avx2+0x3ec>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_sum__x86_64_avx2+0x39d>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_sum__x86_64_avx2+0x390>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+0x20]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_sum__x86_64_avx2+0x3d6>
	lea    r11,[r11+r9*4]
	vmovups ymm10,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r11+0x20]
	vaddps ymm9,ymm9,ymm10
	dec    rcx
	jne    <nnp_pooling_sum__x86_64_avx2+0x3b8>
	vmovups YMMWORD PTR [rax],ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm9
	add    rdx,0x40
	add    rax,0x40
	dec    r10
	jne    <nnp_pooling_sum__x86_64_avx2+0x376>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_sum__x86_64_avx2+0x3fd>
	jmp    <nnp_pooling_sum__x86_64_avx2+0x48e>
	mov    r10,r10
	shl    r10,0x0
	mov    r10,r10
	sub    r10,0x0
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_sum__x86_64_avx2+0x44c>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_sum__x86_64_avx2+0x43f>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmaskmovps ymm10,ymm9,YMMWORD PTR [r10]
	vmaskmovps ymm11,ymm8,YMMWORD PTR [r10+0x20]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_sum__x86_64_avx2+0x485>
	lea    r10,[r10+r9*4]
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm12
	vmaskmovps ymm12,ymm8,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm12
	dec    r11
	jne    <nnp_pooling_sum__x86_64_avx2+0x467>
	vmovups YMMWORD PTR [rax],ymm10
	vmovups YMMWORD PTR [rax+0x20],ymm11
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

<nnp_pooling_average__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x28]
	mov    r10,QWORD PTR [rsp+0x30]
	mov    r11,QWORD PTR [rsp+0x38]
	mov    rbx,QWORD PTR [rsp+0x40]
	mov    r8,r8
	sub    r8,0x1
	mov    rbp,rdx
	lea    rbp,[rbp+r11*4+0x0]
	test   rdi,rdi
	jne    <nnp_pooling_average__x86_64_avx2+0x33>
	jmp    <nnp_pooling_average__x86_64_avx2+0x56b>
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_average__x86_64_avx2+0x2f1>
	mov    rdi,rsi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_pooling_average__x86_64_avx2+0x166>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx2+0x7b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx2+0x6d>
	lea    rbp,[rbp+rbx*4+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx2+0xa8>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx2+0x9a>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	vmovups ymm10,YMMWORD PTR [r12+0x40]
	vmovups ymm11,YMMWORD PTR [r12+0x60]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx2+0x10b>
	add    r12,0x4
	vmovups ymm12,YMMWORD PTR [r12]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [r12+0x20]
	vaddps ymm9,ymm9,ymm12
	vmovups ymm12,YMMWORD PTR [r12+0x40]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r12+0x60]
	vaddps ymm11,ymm11,ymm12
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx2+0xd3>
	vmovups ymm12,YMMWORD PTR [r9]
	vdivps ymm8,ymm8,ymm12
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x40]
	vdivps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rax+0x40],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x60]
	vdivps ymm8,ymm11,ymm8
	vmovups YMMWORD PTR [rax+0x60],ymm8
	add    rdx,0x80
	add    rax,0x80
	add    r9,0x80
	dec    rdi
	jne    <nnp_pooling_average__x86_64_avx2+0x53>
	mov    rdi,rsi
	and    rdi,0x1f
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average__x86_64_avx2+0x215>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx2+0x1a5>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx2+0x197>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx2+0x1e2>
	add    r12,0x4
	vmovups ymm10,YMMWORD PTR [r12]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r12+0x20]
	vaddps ymm9,ymm9,ymm10
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx2+0x1c2>
	vmovups ymm10,YMMWORD PTR [r9]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	add    rdx,0x40
	add    rax,0x40
	add    r9,0x40
	dec    rdi
	jne    <nnp_pooling_average__x86_64_avx2+0x17d>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_average__x86_64_avx2+0x226>
	jmp    <nnp_pooling_average__x86_64_avx2+0x2ad>
	mov    rdi,rdi
	shl    rdi,0x0
	mov    rdi,rdi
	sub    rdi,0x0
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    rdi,rbp
	mov    r12,rbx
	sub    r12,0x1
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_average__x86_64_avx2+0x25a>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    r12
	jne    <nnp_pooling_average__x86_64_avx2+0x24e>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rdi,rdx
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_average__x86_64_avx2+0x28f>
	add    rdi,0x4
	vmovups ymm10,YMMWORD PTR [rdi]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rdi+0x20]
	vaddps ymm9,ymm9,ymm10
	dec    r12
	jne    <nnp_pooling_average__x86_64_avx2+0x273>
	vmovups ymm10,YMMWORD PTR [r9]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	mov    rdi,rsi
	shr    rdi,0x4
	mov    rdi,rdi
	shl    rdi,0x4
	mov    r12,rdi
	shl    r12,0x0
	mov    r12,r12
	neg    r12
	lea    rdx,[rdx+r12*4]
	lea    rdx,[rdx+rcx*4]
	mov    r12,rdi
	neg    r12
	lea    rax,[rax+r12*4]
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    rax,[rax+r10*4]
	dec    r11
	jne    <nnp_pooling_average__x86_64_avx2+0x43>
	mov    r10,rsi
	shr    r10,0x5
	test   r10,r10
	je     <nnp_pooling_average__x86_64_avx2+0x40a>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average__x86_64_avx2+0x328>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average__x86_64_avx2+0x31b>
	lea    rbp,[rbp+rbx*4+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average__x86_64_avx2+0x354>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average__x86_64_avx2+0x347>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+0x20]
	vmovups ymm10,YMMWORD PTR [r11+0x40]
	vmovups ymm11,YMMWORD PTR [r11+0x60]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_average__x86_64_avx2+0x3af>
	add    r11,0x4
	vmovups ymm12,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [r11+0x20]
	vaddps ymm9,ymm9,ymm12
	vmovups ymm12,YMMWORD PTR [r11+0x40]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r11+0x60]
	vaddps ymm11,ymm11,ymm12
	dec    rcx
	jne    <nnp_pooling_average__x86_64_avx2+0x37b>
	vmovups ymm12,YMMWORD PTR [r9]
	vdivps ymm8,ymm8,ymm12
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x40]
	vdivps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rax+0x40],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x60]
	vdivps ymm8,ymm11,ymm8
	vmovups YMMWORD PTR [rax+0x60],ymm8
	add    rdx,0x80
	add    rax,0x80
	add    r9,0x80
	dec    r10
	jne    <nnp_pooling_average__x86_64_avx2+0x301>
	mov    r10,rsi
	and    r10,0x1f
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_average__x86_64_avx2+0x4b4>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average__x86_64_avx2+0x448>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average__x86_64_avx2+0x43b>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+0x20]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_average__x86_64_avx2+0x481>
	add    r11,0x4
	vmovups ymm10,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r11+0x20]
	vaddps ymm9,ymm9,ymm10
	dec    rcx
	jne    <nnp_pooling_average__x86_64_avx2+0x463>
	vmovups ymm10,YMMWORD PTR [r9]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	add    rdx,0x40
	add    rax,0x40
	add    r9,0x40
	dec    r10
	jne    <nnp_pooling_average__x86_64_avx2+0x421>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_average__x86_64_avx2+0x4c5>
	jmp    <nnp_pooling_average__x86_64_avx2+0x56b>
	mov    r10,r10
	shl    r10,0x0
	mov    r10,r10
	sub    r10,0x0
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average__x86_64_avx2+0x514>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_average__x86_64_avx2+0x507>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmaskmovps ymm10,ymm9,YMMWORD PTR [r10]
	vmaskmovps ymm11,ymm8,YMMWORD PTR [r10+0x20]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_average__x86_64_avx2+0x54d>
	add    r10,0x4
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm12
	vmaskmovps ymm12,ymm8,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm12
	dec    r11
	jne    <nnp_pooling_average__x86_64_avx2+0x52f>
	vmovups ymm8,YMMWORD PTR [r9]
	vdivps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vdivps ymm8,ymm11,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
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

<nnp_pooling_average_by_2__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x28]
	mov    r10,QWORD PTR [rsp+0x30]
	mov    r11,QWORD PTR [rsp+0x38]
	mov    rbx,QWORD PTR [rsp+0x40]
	mov    r8,r8
	sub    r8,0x1
	mov    rbp,rdx
	lea    rbp,[rbp+r11*4+0x0]
	test   rdi,rdi
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x33>
	jmp    <nnp_pooling_average_by_2__x86_64_avx2+0x515>
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x2ba>
	mov    rdi,rsi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x16b>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x7b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x6d>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [r12+0x40]
	vmovups ymm11,YMMWORD PTR [r12+0x60]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	add    r12,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx2+0xce>
	vaddps ymm10,ymm10,ymm8
	vaddps ymm12,ymm12,ymm9
	add    r12,0x4
	mov    r13,r8
	shr    r13,1
	test   r13,r13
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x129>
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [r12+0x40]
	vmovups ymm13,YMMWORD PTR [r12+0x60]
	vshufps ymm14,ymm9,ymm13,0x88
	vshufps ymm9,ymm9,ymm13,0xdd
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm8
	vaddps ymm12,ymm12,ymm14
	vaddps ymm12,ymm12,ymm9
	add    r12,0x8
	dec    r13
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0xd9>
	vpermpd ymm8,ymm10,0xd8
	vpermpd ymm9,ymm12,0xd8
	vmovups ymm10,YMMWORD PTR [r9]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	add    rdx,0x80
	add    rax,0x40
	add    r9,0x40
	dec    rdi
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x53>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x17c>
	jmp    <nnp_pooling_average_by_2__x86_64_avx2+0x277>
	mov    rdi,rdi
	shl    rdi,1
	mov    rdi,rdi
	sub    rdi,0x0
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    rdi,rbp
	mov    r12,rbx
	sub    r12,0x1
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x1af>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    r12
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x1a3>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rdi,rdx
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rdi+0x40]
	vmovups ymm11,YMMWORD PTR [rdi+0x60]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	add    rdi,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x1fa>
	vaddps ymm10,ymm10,ymm8
	vaddps ymm12,ymm12,ymm9
	add    rdi,0x4
	mov    r12,r8
	shr    r12,1
	test   r12,r12
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x24d>
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rdi+0x40]
	vmovups ymm13,YMMWORD PTR [rdi+0x60]
	vshufps ymm14,ymm9,ymm13,0x88
	vshufps ymm9,ymm9,ymm13,0xdd
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm8
	vaddps ymm12,ymm12,ymm14
	vaddps ymm12,ymm12,ymm9
	add    rdi,0x8
	dec    r12
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x205>
	vpermpd ymm8,ymm10,0xd8
	vpermpd ymm9,ymm12,0xd8
	vmovups ymm10,YMMWORD PTR [r9]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	mov    rdi,rsi
	shr    rdi,0x4
	mov    rdi,rdi
	shl    rdi,0x4
	mov    r12,rdi
	shl    r12,1
	mov    r12,r12
	neg    r12
	lea    rdx,[rdx+r12*4]
	lea    rdx,[rdx+rcx*4]
	mov    r12,rdi
	neg    r12
	lea    rax,[rax+r12*4]
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    rax,[rax+r10*4]
	dec    r11
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x43>
	mov    r10,rsi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x3d9>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x2f1>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x2e4>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [r11+0x40]
	vmovups ymm11,YMMWORD PTR [r11+0x60]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	add    r11,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x340>
	vaddps ymm10,ymm10,ymm8
	vaddps ymm12,ymm12,ymm9
	add    r11,0x4
	mov    rcx,r8
	shr    rcx,1
	test   rcx,rcx
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x397>
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [r11+0x40]
	vmovups ymm13,YMMWORD PTR [r11+0x60]
	vshufps ymm14,ymm9,ymm13,0x88
	vshufps ymm9,ymm9,ymm13,0xdd
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm8
	vaddps ymm12,ymm12,ymm14
	vaddps ymm12,ymm12,ymm9
	add    r11,0x8
	dec    rcx
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x34b>
	vpermpd ymm8,ymm10,0xd8
	vpermpd ymm9,ymm12,0xd8
	vmovups ymm10,YMMWORD PTR [r9]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	add    rdx,0x80
	add    rax,0x40
	add    r9,0x40
	dec    r10
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x2ca>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x3ea>
	jmp    <nnp_pooling_average_by_2__x86_64_avx2+0x515>
	mov    r10,r10
	shl    r10,1
	mov    r10,r10
	sub    r10,0x0
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x448>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x43b>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r10]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [r10+0x20]
	vshufps ymm14,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vmaskmovps ymm13,ymm11,YMMWORD PTR [r10+0x40]
	vmaskmovps ymm15,ymm8,YMMWORD PTR [r10+0x60]
	vshufps ymm7,ymm13,ymm15,0x88
	vshufps ymm13,ymm13,ymm15,0xdd
	add    r10,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x497>
	vaddps ymm14,ymm14,ymm12
	vaddps ymm7,ymm7,ymm13
	add    r10,0x4
	mov    r11,r8
	shr    r11,1
	test   r11,r11
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x4eb>
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r10]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [r10+0x20]
	vshufps ymm15,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vmaskmovps ymm13,ymm11,YMMWORD PTR [r10+0x40]
	vmaskmovps ymm6,ymm8,YMMWORD PTR [r10+0x60]
	vshufps ymm5,ymm13,ymm6,0x88
	vshufps ymm13,ymm13,ymm6,0xdd
	vaddps ymm14,ymm14,ymm15
	vaddps ymm14,ymm14,ymm12
	vaddps ymm7,ymm7,ymm5
	vaddps ymm7,ymm7,ymm13
	add    r10,0x8
	dec    r11
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x4a2>
	vpermpd ymm8,ymm14,0xd8
	vpermpd ymm9,ymm7,0xd8
	vmovups ymm10,YMMWORD PTR [r9]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3

<nnp_pooling_average_of_pairs__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x28]
	mov    r10,QWORD PTR [rsp+0x30]
	mov    r11,QWORD PTR [rsp+0x38]
	mov    rbx,QWORD PTR [rsp+0x40]
	mov    rbp,QWORD PTR [rsp+0x48]
	vbroadcastss ymm8,DWORD PTR [rax]
	mov    rax,r8
	sub    rax,0x1
	mov    r8,rdx
	lea    r8,[r8+rbx*4]
	test   rdi,rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x3c>
	jmp    <nnp_pooling_average_of_pairs__x86_64_avx2+0x434>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x24f>
	mov    rbx,rsi
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x13d>
	prefetcht0 BYTE PTR [r8]
	mov    r12,r8
	mov    r13,rbp
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x84>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x76>
	lea    r8,[r8+rbp*4]
	mov    r12,rdx
	vmovups ymm9,YMMWORD PTR [r12]
	vmovups ymm10,YMMWORD PTR [r12+0x20]
	vmovups ymm11,YMMWORD PTR [r12+0x40]
	vmovups ymm12,YMMWORD PTR [r12+0x60]
	mov    r13,rax
	test   r13,r13
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0xe6>
	lea    r12,[r12+r9*4]
	vmovups ymm13,YMMWORD PTR [r12]
	vaddps ymm9,ymm9,ymm13
	vmovups ymm13,YMMWORD PTR [r12+0x20]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [r12+0x40]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [r12+0x60]
	vaddps ymm12,ymm12,ymm13
	dec    r13
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0xae>
	vshufps ymm13,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vshufps ymm10,ymm11,ymm12,0x88
	vshufps ymm11,ymm11,ymm12,0xdd
	vaddps ymm13,ymm13,ymm9
	vaddps ymm10,ymm10,ymm11
	vpermpd ymm9,ymm13,0xd8
	vpermpd ymm10,ymm10,0xd8
	vdivps ymm9,ymm9,ymm8
	vmovups YMMWORD PTR [r10],ymm9
	vdivps ymm9,ymm10,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	add    rdx,0x80
	add    r10,0x40
	dec    rbx
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x5c>
	mov    rbx,rsi
	and    rbx,0xf
	test   rbx,rbx
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x14e>
	jmp    <nnp_pooling_average_of_pairs__x86_64_avx2+0x216>
	mov    rbx,rbx
	shl    rbx,1
	mov    rbx,rbx
	sub    rbx,0x0
	prefetcht0 BYTE PTR [r8]
	mov    rbx,r8
	mov    r12,rbp
	sub    r12,0x1
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x181>
	add    rbx,0x40
	prefetcht0 BYTE PTR [rbx]
	dec    r12
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x175>
	lea    r8,[r8+rbp*4]
	mov    rbx,rdx
	vmovups ymm9,YMMWORD PTR [rbx]
	vmovups ymm10,YMMWORD PTR [rbx+0x20]
	vmovups ymm11,YMMWORD PTR [rbx+0x40]
	vmovups ymm12,YMMWORD PTR [rbx+0x60]
	mov    r12,rax
	test   r12,r12
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x1d3>
	lea    rbx,[rbx+r9*4]
	vmovups ymm13,YMMWORD PTR [rbx]
	vaddps ymm9,ymm9,ymm13
	vmovups ymm13,YMMWORD PTR [rbx+0x20]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [rbx+0x40]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rbx+0x60]
	vaddps ymm12,ymm12,ymm13
	dec    r12
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x1a3>
	vshufps ymm13,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vshufps ymm10,ymm11,ymm12,0x88
	vshufps ymm11,ymm11,ymm12,0xdd
	vaddps ymm13,ymm13,ymm9
	vaddps ymm10,ymm10,ymm11
	vpermpd ymm9,ymm13,0xd8
	vpermpd ymm10,ymm10,0xd8
	vdivps ymm9,ymm9,ymm8
	vmovups YMMWORD PTR [r10],ymm9
	vdivps ymm9,ymm10,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	mov    rbx,rsi
	shr    rbx,0x4
	mov    rbx,rbx
	shl    rbx,0x4
	mov    r12,rbx
	shl    r12,1
	mov    r12,r12
	neg    r12
	lea    rdx,[rdx+r12*4]
	lea    rdx,[rdx+rcx*4]
	mov    rbx,rbx
	neg    rbx
	lea    r10,[r10+rbx*4]
	lea    r10,[r10+r11*4]
	dec    rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x4c>
	mov    r11,rsi
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x32e>
	prefetcht0 BYTE PTR [r8]
	mov    rcx,r8
	mov    rdi,rbp
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x285>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x279>
	lea    r8,[r8+rbp*4]
	mov    rcx,rdx
	vmovups ymm9,YMMWORD PTR [rcx]
	vmovups ymm10,YMMWORD PTR [rcx+0x20]
	vmovups ymm11,YMMWORD PTR [rcx+0x40]
	vmovups ymm12,YMMWORD PTR [rcx+0x60]
	mov    rdi,rax
	test   rdi,rdi
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x2d7>
	lea    rcx,[rcx+r9*4]
	vmovups ymm13,YMMWORD PTR [rcx]
	vaddps ymm9,ymm9,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x40]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x60]
	vaddps ymm12,ymm12,ymm13
	dec    rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x2a7>
	vshufps ymm13,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vshufps ymm10,ymm11,ymm12,0x88
	vshufps ymm11,ymm11,ymm12,0xdd
	vaddps ymm13,ymm13,ymm9
	vaddps ymm10,ymm10,ymm11
	vpermpd ymm9,ymm13,0xd8
	vpermpd ymm10,ymm10,0xd8
	vdivps ymm9,ymm9,ymm8
	vmovups YMMWORD PTR [r10],ymm9
	vdivps ymm9,ymm10,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	add    rdx,0x80
	add    r10,0x40
	dec    r11
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x25f>
	mov    r11,rsi
	and    r11,0xf
	test   r11,r11
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x33f>
	jmp    <nnp_pooling_average_of_pairs__x86_64_avx2+0x434>
	mov    r11,r11
	shl    r11,1
	mov    r11,r11
	sub    r11,0x0
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [r8]
	mov    r11,r8
	mov    rcx,rbp
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x39d>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x390>
	lea    r8,[r8+rbp*4]
	mov    r11,rdx
	vmaskmovps ymm13,ymm10,YMMWORD PTR [r11]
	vmaskmovps ymm14,ymm11,YMMWORD PTR [r11+0x20]
	vmaskmovps ymm15,ymm12,YMMWORD PTR [r11+0x40]
	vmaskmovps ymm7,ymm9,YMMWORD PTR [r11+0x60]
	mov    rax,rax
	test   rax,rax
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x3f3>
	lea    r11,[r11+r9*4]
	vmaskmovps ymm6,ymm10,YMMWORD PTR [r11]
	vaddps ymm13,ymm13,ymm6
	vmaskmovps ymm6,ymm11,YMMWORD PTR [r11+0x20]
	vaddps ymm14,ymm14,ymm6
	vmaskmovps ymm6,ymm12,YMMWORD PTR [r11+0x40]
	vaddps ymm15,ymm15,ymm6
	vmaskmovps ymm6,ymm9,YMMWORD PTR [r11+0x60]
	vaddps ymm7,ymm7,ymm6
	dec    rax
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x3c3>
	vshufps ymm9,ymm13,ymm14,0x88
	vshufps ymm10,ymm13,ymm14,0xdd
	vshufps ymm11,ymm15,ymm7,0x88
	vshufps ymm12,ymm15,ymm7,0xdd
	vaddps ymm9,ymm9,ymm10
	vaddps ymm11,ymm11,ymm12
	vpermpd ymm9,ymm9,0xd8
	vpermpd ymm10,ymm11,0xd8
	vdivps ymm9,ymm9,ymm8
	vmovups YMMWORD PTR [r10],ymm9
	vdivps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3

<nnp_pooling_average_of_threes__x86_64_avx2>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x38]
	mov    r10,QWORD PTR [rsp+0x40]
	mov    r11,QWORD PTR [rsp+0x48]
	mov    rbx,QWORD PTR [rsp+0x50]
	mov    rbp,QWORD PTR [rsp+0x58]
	mov    r12,QWORD PTR [rsp+0x60]
	mov    r8,r8
	sub    r8,0x1
	mov    r13,rdx
	lea    r13,[r13+rbp*4+0x0]
	test   rdi,rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x41>
	jmp    <nnp_pooling_average_of_threes__x86_64_avx2+0x899>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x49b>
	mov    rbp,rsi
	shr    rbp,0x5
	test   rbp,rbp
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x22b>
	prefetcht0 BYTE PTR [r13+0x0]
	mov    r14,r13
	mov    r15,r12
	sub    r15,0x1
	mov    r15,r15
	shr    r15,0x4
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x89>
	add    r14,0x40
	prefetcht0 BYTE PTR [r14]
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x7c>
	lea    r13,[r13+r12*4+0x0]
	prefetcht0 BYTE PTR [r13+0x0]
	mov    r14,r13
	mov    r15,r12
	sub    r15,0x1
	mov    r15,r15
	shr    r15,0x4
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0xb6>
	add    r14,0x40
	prefetcht0 BYTE PTR [r14]
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0xa9>
	lea    r13,[r13+r12*4+0x0]
	mov    r14,rdx
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	vmovups ymm10,YMMWORD PTR [r14+0x40]
	vmovups ymm11,YMMWORD PTR [r14+0x60]
	vmovups ymm12,YMMWORD PTR [r14+0x68]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x122>
	lea    r14,[r14+r9*4]
	vmovups ymm13,YMMWORD PTR [r14]
	vaddps ymm8,ymm8,ymm13
	vmovups ymm13,YMMWORD PTR [r14+0x20]
	vaddps ymm9,ymm9,ymm13
	vmovups ymm13,YMMWORD PTR [r14+0x40]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [r14+0x60]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [r14+0x68]
	vaddps ymm12,ymm12,ymm13
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0xe3>
	vperm2f128 ymm13,ymm12,ymm12,0x21
	vpalignr ymm12,ymm12,ymm13,0x8
	vperm2f128 ymm13,ymm8,ymm9,0x21
	vpalignr ymm13,ymm13,ymm8,0x4
	vperm2f128 ymm14,ymm8,ymm9,0x21
	vpalignr ymm14,ymm14,ymm8,0x8
	vaddps ymm8,ymm8,ymm13
	vmovups YMMWORD PTR [rbx],ymm8
	vaddps ymm8,ymm8,ymm14
	vperm2f128 ymm13,ymm9,ymm10,0x21
	vpalignr ymm13,ymm13,ymm9,0x4
	vperm2f128 ymm14,ymm9,ymm10,0x21
	vpalignr ymm14,ymm14,ymm9,0x8
	vaddps ymm9,ymm9,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm9
	vaddps ymm9,ymm9,ymm14
	vperm2f128 ymm13,ymm10,ymm11,0x21
	vpalignr ymm13,ymm13,ymm10,0x4
	vperm2f128 ymm14,ymm10,ymm11,0x21
	vpalignr ymm14,ymm14,ymm10,0x8
	vaddps ymm10,ymm10,ymm13
	vmovups YMMWORD PTR [rbx+0x40],ymm10
	vaddps ymm10,ymm10,ymm14
	vperm2f128 ymm13,ymm11,ymm12,0x21
	vpalignr ymm13,ymm13,ymm11,0x4
	vperm2f128 ymm12,ymm11,ymm12,0x21
	vpalignr ymm12,ymm12,ymm11,0x8
	vaddps ymm11,ymm11,ymm13
	vmovups YMMWORD PTR [rbx+0x60],ymm11
	vaddps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [rax]
	vdivps ymm8,ymm8,ymm12
	vmovups YMMWORD PTR [r10],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x40]
	vdivps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r10+0x40],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x60]
	vdivps ymm8,ymm11,ymm8
	vmovups YMMWORD PTR [r10+0x60],ymm8
	add    rdx,0x80
	add    r10,0x80
	add    rbx,0x80
	add    rax,0x80
	dec    rbp
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x61>
	mov    rbp,rsi
	and    rbp,0x1f
	mov    rbp,rbp
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x344>
	prefetcht0 BYTE PTR [r13+0x0]
	mov    r14,r13
	mov    r15,r12
	sub    r15,0x1
	mov    r15,r15
	shr    r15,0x4
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x26a>
	add    r14,0x40
	prefetcht0 BYTE PTR [r14]
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x25d>
	lea    r13,[r13+r12*4+0x0]
	mov    r14,rdx
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	vmovups ymm10,YMMWORD PTR [r14+0x28]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x2b4>
	lea    r14,[r14+r9*4]
	vmovups ymm11,YMMWORD PTR [r14]
	vaddps ymm8,ymm8,ymm11
	vmovups ymm11,YMMWORD PTR [r14+0x20]
	vaddps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r14+0x28]
	vaddps ymm10,ymm10,ymm11
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x28b>
	vperm2f128 ymm11,ymm10,ymm10,0x21
	vpalignr ymm10,ymm10,ymm11,0x8
	vperm2f128 ymm11,ymm8,ymm9,0x21
	vpalignr ymm11,ymm11,ymm8,0x4
	vperm2f128 ymm12,ymm8,ymm9,0x21
	vpalignr ymm12,ymm12,ymm8,0x8
	vaddps ymm8,ymm8,ymm11
	vmovups YMMWORD PTR [rbx],ymm8
	vaddps ymm8,ymm8,ymm12
	vperm2f128 ymm11,ymm9,ymm10,0x21
	vpalignr ymm11,ymm11,ymm9,0x4
	vperm2f128 ymm10,ymm9,ymm10,0x21
	vpalignr ymm10,ymm10,ymm9,0x8
	vaddps ymm9,ymm9,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm9
	vaddps ymm9,ymm9,ymm10
	vmovups ymm10,YMMWORD PTR [rax]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
	add    rdx,0x40
	add    r10,0x40
	add    rbx,0x40
	add    rax,0x40
	dec    rbp
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x242>
	mov    rbp,rsi
	and    rbp,0xf
	test   rbp,rbp
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x355>
	jmp    <nnp_pooling_average_of_threes__x86_64_avx2+0x449>
	mov    rbp,rbp
	shl    rbp,0x0
	mov    rbp,rbp
	sub    rbp,0xfffffffffffffffe
	prefetcht0 BYTE PTR [r13+0x0]
	mov    rbp,r13
	mov    r14,r12
	sub    r14,0x1
	mov    r14,r14
	shr    r14,0x4
	test   r14,r14
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x38b>
	add    rbp,0x40
	prefetcht0 BYTE PTR [rbp+0x0]
	dec    r14
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x37e>
	lea    r13,[r13+r12*4+0x0]
	mov    rbp,rdx
	vmovups ymm8,YMMWORD PTR [rbp+0x0]
	vmovups ymm9,YMMWORD PTR [rbp+0x20]
	vmovups ymm10,YMMWORD PTR [rbp+0x28]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x3d2>
	lea    rbp,[rbp+r9*4+0x0]
	vmovups ymm11,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm11
	vmovups ymm11,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rbp+0x28]
	vaddps ymm10,ymm10,ymm11
	dec    r14
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x3aa>
	vperm2f128 ymm11,ymm10,ymm10,0x21
	vpalignr ymm10,ymm10,ymm11,0x8
	vperm2f128 ymm11,ymm8,ymm9,0x21
	vpalignr ymm11,ymm11,ymm8,0x4
	vperm2f128 ymm12,ymm8,ymm9,0x21
	vpalignr ymm12,ymm12,ymm8,0x8
	vaddps ymm8,ymm8,ymm11
	vmovups YMMWORD PTR [rbx],ymm8
	vaddps ymm8,ymm8,ymm12
	vperm2f128 ymm11,ymm9,ymm10,0x21
	vpalignr ymm11,ymm11,ymm9,0x4
	vperm2f128 ymm10,ymm9,ymm10,0x21
	vpalignr ymm10,ymm10,ymm9,0x8
	vaddps ymm9,ymm9,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm9
	vaddps ymm9,ymm9,ymm10
	vmovups ymm10,YMMWORD PTR [rax]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
	mov    rbp,rsi
	shr    rbp,0x4
	mov    rbp,rbp
	shl    rbp,0x4
	mov    r14,rbp
	shl    r14,0x0
	mov    r14,r14
	neg    r14
	lea    rdx,[rdx+r14*4]
	lea    rdx,[rdx+rcx*4]
	mov    r14,rbp
	neg    r14
	lea    r10,[r10+r14*4]
	mov    r14,rbp
	neg    r14
	lea    rbx,[rbx+r14*4]
	mov    rbp,rbp
	neg    rbp
	lea    rax,[rax+rbp*4]
	lea    r10,[r10+r11*4]
	lea    rbx,[rbx+r11*4]
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x51>
	mov    r11,rsi
	shr    r11,0x5
	test   r11,r11
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x669>
	prefetcht0 BYTE PTR [r13+0x0]
	mov    rcx,r13
	mov    rdi,r12
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x4d2>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x4c6>
	lea    r13,[r13+r12*4+0x0]
	prefetcht0 BYTE PTR [r13+0x0]
	mov    rcx,r13
	mov    rdi,r12
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x4fe>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x4f2>
	lea    r13,[r13+r12*4+0x0]
	mov    rcx,rdx
	vmovups ymm8,YMMWORD PTR [rcx]
	vmovups ymm9,YMMWORD PTR [rcx+0x20]
	vmovups ymm10,YMMWORD PTR [rcx+0x40]
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	vmovups ymm12,YMMWORD PTR [rcx+0x68]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x560>
	lea    rcx,[rcx+r9*4]
	vmovups ymm13,YMMWORD PTR [rcx]
	vaddps ymm8,ymm8,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vaddps ymm9,ymm9,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x40]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x60]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x68]
	vaddps ymm12,ymm12,ymm13
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x526>
	vperm2f128 ymm13,ymm12,ymm12,0x21
	vpalignr ymm12,ymm12,ymm13,0x8
	vperm2f128 ymm13,ymm8,ymm9,0x21
	vpalignr ymm13,ymm13,ymm8,0x4
	vperm2f128 ymm14,ymm8,ymm9,0x21
	vpalignr ymm14,ymm14,ymm8,0x8
	vaddps ymm8,ymm8,ymm13
	vmovups YMMWORD PTR [rbx],ymm8
	vaddps ymm8,ymm8,ymm14
	vperm2f128 ymm13,ymm9,ymm10,0x21
	vpalignr ymm13,ymm13,ymm9,0x4
	vperm2f128 ymm14,ymm9,ymm10,0x21
	vpalignr ymm14,ymm14,ymm9,0x8
	vaddps ymm9,ymm9,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm9
	vaddps ymm9,ymm9,ymm14
	vperm2f128 ymm13,ymm10,ymm11,0x21
	vpalignr ymm13,ymm13,ymm10,0x4
	vperm2f128 ymm14,ymm10,ymm11,0x21
	vpalignr ymm14,ymm14,ymm10,0x8
	vaddps ymm10,ymm10,ymm13
	vmovups YMMWORD PTR [rbx+0x40],ymm10
	vaddps ymm10,ymm10,ymm14
	vperm2f128 ymm13,ymm11,ymm12,0x21
	vpalignr ymm13,ymm13,ymm11,0x4
	vperm2f128 ymm12,ymm11,ymm12,0x21
	vpalignr ymm12,ymm12,ymm11,0x8
	vaddps ymm11,ymm11,ymm13
	vmovups YMMWORD PTR [rbx+0x60],ymm11
	vaddps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [rax]
	vdivps ymm8,ymm8,ymm12
	vmovups YMMWORD PTR [r10],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x40]
	vdivps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r10+0x40],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x60]
	vdivps ymm8,ymm11,ymm8
	vmovups YMMWORD PTR [r10+0x60],ymm8
	add    rdx,0x80
	add    r10,0x80
	add    rbx,0x80
	add    rax,0x80
	dec    r11
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x4ab>
	mov    r11,rsi
	and    r11,0x1f
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x77b>
	prefetcht0 BYTE PTR [r13+0x0]
	mov    rcx,r13
	mov    rdi,r12
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x6a7>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x69b>
	lea    r13,[r13+r12*4+0x0]
	mov    rcx,rdx
	vmovups ymm8,YMMWORD PTR [rcx]
	vmovups ymm9,YMMWORD PTR [rcx+0x20]
	vmovups ymm10,YMMWORD PTR [rcx+0x28]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x6eb>
	lea    rcx,[rcx+r9*4]
	vmovups ymm11,YMMWORD PTR [rcx]
	vaddps ymm8,ymm8,ymm11
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vaddps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rcx+0x28]
	vaddps ymm10,ymm10,ymm11
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x6c5>
	vperm2f128 ymm11,ymm10,ymm10,0x21
	vpalignr ymm10,ymm10,ymm11,0x8
	vperm2f128 ymm11,ymm8,ymm9,0x21
	vpalignr ymm11,ymm11,ymm8,0x4
	vperm2f128 ymm12,ymm8,ymm9,0x21
	vpalignr ymm12,ymm12,ymm8,0x8
	vaddps ymm8,ymm8,ymm11
	vmovups YMMWORD PTR [rbx],ymm8
	vaddps ymm8,ymm8,ymm12
	vperm2f128 ymm11,ymm9,ymm10,0x21
	vpalignr ymm11,ymm11,ymm9,0x4
	vperm2f128 ymm10,ymm9,ymm10,0x21
	vpalignr ymm10,ymm10,ymm9,0x8
	vaddps ymm9,ymm9,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm9
	vaddps ymm9,ymm9,ymm10
	vmovups ymm10,YMMWORD PTR [rax]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
	add    rdx,0x40
	add    r10,0x40
	add    rbx,0x40
	add    rax,0x40
	dec    r11
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x680>
	mov    r11,rsi
	and    r11,0xf
	test   r11,r11
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x78c>
	jmp    <nnp_pooling_average_of_threes__x86_64_avx2+0x899>
	mov    r11,r11
	shl    r11,0x0
	mov    r11,r11
	sub    r11,0xfffffffffffffffe
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [r13+0x0]
	mov    r11,r13
	mov    rcx,r12
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x7e4>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x7d7>
	lea    r13,[r13+r12*4+0x0]
	mov    r11,rdx
	vmaskmovps ymm11,ymm9,YMMWORD PTR [r11]
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r11+0x20]
	vmaskmovps ymm13,ymm8,YMMWORD PTR [r11+0x40]
	mov    r8,r8
	test   r8,r8
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x82e>
	lea    r11,[r11+r9*4]
	vmaskmovps ymm14,ymm9,YMMWORD PTR [r11]
	vaddps ymm11,ymm11,ymm14
	vmaskmovps ymm14,ymm10,YMMWORD PTR [r11+0x20]
	vaddps ymm12,ymm12,ymm14
	vmaskmovps ymm14,ymm8,YMMWORD PTR [r11+0x40]
	vaddps ymm13,ymm13,ymm14
	dec    r8
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x805>
	vperm2f128 ymm8,ymm11,ymm12,0x21
	vpalignr ymm8,ymm8,ymm11,0x4
	vperm2f128 ymm9,ymm11,ymm12,0x21
	vpalignr ymm9,ymm9,ymm11,0x8
	vaddps ymm11,ymm11,ymm8
	vmovups YMMWORD PTR [rbx],ymm11
	vaddps ymm11,ymm11,ymm9
	vperm2f128 ymm8,ymm12,ymm13,0x21
	vpalignr ymm8,ymm8,ymm12,0x4
	vperm2f128 ymm9,ymm12,ymm13,0x21
	vpalignr ymm9,ymm9,ymm12,0x8
	vaddps ymm12,ymm12,ymm8
	vmovups YMMWORD PTR [rbx+0x20],ymm12
	vaddps ymm12,ymm12,ymm9
	vmovups ymm8,YMMWORD PTR [rax]
	vdivps ymm8,ymm11,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vdivps ymm8,ymm12,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
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

<nnp_pooling_average_of_threes_by_2__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x30]
	mov    r10,QWORD PTR [rsp+0x38]
	mov    r11,QWORD PTR [rsp+0x40]
	mov    rbx,QWORD PTR [rsp+0x48]
	mov    rbp,QWORD PTR [rsp+0x50]
	mov    r8,r8
	sub    r8,0x1
	mov    r12,rdx
	lea    r12,[r12+rbx*4]
	test   rdi,rdi
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x39>
	jmp    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x578>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x2fd>
	mov    rbx,rsi
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x18e>
	prefetcht0 BYTE PTR [r12]
	mov    r13,r12
	mov    r14,rbp
	sub    r14,0x1
	mov    r14,r14
	shr    r14,0x4
	test   r14,r14
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x82>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x74>
	lea    r12,[r12+rbp*4]
	mov    r13,rdx
	vmovups ymm8,YMMWORD PTR [r13+0x0]
	vmovups ymm9,YMMWORD PTR [r13+0x20]
	vmovups ymm10,YMMWORD PTR [r13+0x40]
	vmovups ymm11,YMMWORD PTR [r13+0x60]
	vmovups ymm12,YMMWORD PTR [r13+0x64]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0xf0>
	lea    r13,[r13+r9*4+0x0]
	vmovups ymm13,YMMWORD PTR [r13+0x0]
	vaddps ymm8,ymm8,ymm13
	vmovups ymm13,YMMWORD PTR [r13+0x20]
	vaddps ymm9,ymm9,ymm13
	vmovups ymm13,YMMWORD PTR [r13+0x40]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [r13+0x60]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [r13+0x64]
	vaddps ymm12,ymm12,ymm13
	dec    r14
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0xaf>
	vperm2f128 ymm13,ymm12,ymm12,0x21
	vpalignr ymm12,ymm12,ymm13,0xc
	vshufps ymm13,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vshufps ymm9,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vpermpd ymm11,ymm13,0xd8
	vpermpd ymm14,ymm9,0xd8
	vperm2f128 ymm15,ymm11,ymm14,0x21
	vpalignr ymm11,ymm15,ymm11,0x4
	vperm2f128 ymm12,ymm14,ymm12,0x21
	vpalignr ymm12,ymm12,ymm14,0x4
	vaddps ymm13,ymm13,ymm8
	vpermpd ymm8,ymm13,0xd8
	vaddps ymm8,ymm8,ymm11
	vaddps ymm9,ymm9,ymm10
	vpermpd ymm9,ymm9,0xd8
	vaddps ymm9,ymm9,ymm12
	vmovups ymm10,YMMWORD PTR [rax]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
	add    rdx,0x80
	add    r10,0x40
	add    rax,0x40
	dec    rbx
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x59>
	mov    rbx,rsi
	and    rbx,0xf
	test   rbx,rbx
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x19f>
	jmp    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x2ba>
	mov    rbx,rbx
	shl    rbx,1
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	prefetcht0 BYTE PTR [r12]
	mov    rbx,r12
	mov    r13,rbp
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x1d3>
	add    rbx,0x40
	prefetcht0 BYTE PTR [rbx]
	dec    r13
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x1c7>
	lea    r12,[r12+rbp*4]
	mov    rbx,rdx
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x20]
	vmovups ymm10,YMMWORD PTR [rbx+0x40]
	vmovups ymm11,YMMWORD PTR [rbx+0x60]
	vmovups ymm12,YMMWORD PTR [rbx+0x64]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x234>
	lea    rbx,[rbx+r9*4]
	vmovups ymm13,YMMWORD PTR [rbx]
	vaddps ymm8,ymm8,ymm13
	vmovups ymm13,YMMWORD PTR [rbx+0x20]
	vaddps ymm9,ymm9,ymm13
	vmovups ymm13,YMMWORD PTR [rbx+0x40]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [rbx+0x60]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rbx+0x64]
	vaddps ymm12,ymm12,ymm13
	dec    r13
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x1fa>
	vperm2f128 ymm13,ymm12,ymm12,0x21
	vpalignr ymm12,ymm12,ymm13,0xc
	vshufps ymm13,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vshufps ymm9,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vpermpd ymm11,ymm13,0xd8
	vpermpd ymm14,ymm9,0xd8
	vperm2f128 ymm15,ymm11,ymm14,0x21
	vpalignr ymm11,ymm15,ymm11,0x4
	vperm2f128 ymm12,ymm14,ymm12,0x21
	vpalignr ymm12,ymm12,ymm14,0x4
	vaddps ymm13,ymm13,ymm8
	vpermpd ymm8,ymm13,0xd8
	vaddps ymm8,ymm8,ymm11
	vaddps ymm9,ymm9,ymm10
	vpermpd ymm9,ymm9,0xd8
	vaddps ymm9,ymm9,ymm12
	vmovups ymm10,YMMWORD PTR [rax]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
	mov    rbx,rsi
	shr    rbx,0x4
	mov    rbx,rbx
	shl    rbx,0x4
	mov    r13,rbx
	shl    r13,1
	mov    r13,r13
	neg    r13
	lea    rdx,[rdx+r13*4]
	lea    rdx,[rdx+rcx*4]
	mov    r13,rbx
	neg    r13
	lea    r10,[r10+r13*4]
	mov    rbx,rbx
	neg    rbx
	lea    rax,[rax+rbx*4]
	lea    r10,[r10+r11*4]
	dec    rdi
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x49>
	mov    r11,rsi
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x433>
	prefetcht0 BYTE PTR [r12]
	mov    rcx,r12
	mov    rdi,rbp
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x334>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x328>
	lea    r12,[r12+rbp*4]
	mov    rcx,rdx
	vmovups ymm8,YMMWORD PTR [rcx]
	vmovups ymm9,YMMWORD PTR [rcx+0x20]
	vmovups ymm10,YMMWORD PTR [rcx+0x40]
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	vmovups ymm12,YMMWORD PTR [rcx+0x64]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x395>
	lea    rcx,[rcx+r9*4]
	vmovups ymm13,YMMWORD PTR [rcx]
	vaddps ymm8,ymm8,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vaddps ymm9,ymm9,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x40]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x60]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x64]
	vaddps ymm12,ymm12,ymm13
	dec    rdi
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x35b>
	vperm2f128 ymm13,ymm12,ymm12,0x21
	vpalignr ymm12,ymm12,ymm13,0xc
	vshufps ymm13,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vshufps ymm9,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vpermpd ymm11,ymm13,0xd8
	vpermpd ymm14,ymm9,0xd8
	vperm2f128 ymm15,ymm11,ymm14,0x21
	vpalignr ymm11,ymm15,ymm11,0x4
	vperm2f128 ymm12,ymm14,ymm12,0x21
	vpalignr ymm12,ymm12,ymm14,0x4
	vaddps ymm13,ymm13,ymm8
	vpermpd ymm8,ymm13,0xd8
	vaddps ymm8,ymm8,ymm11
	vaddps ymm9,ymm9,ymm10
	vpermpd ymm9,ymm9,0xd8
	vaddps ymm9,ymm9,ymm12
	vmovups ymm10,YMMWORD PTR [rax]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
	add    rdx,0x80
	add    r10,0x40
	add    rax,0x40
	dec    r11
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x30d>
	mov    r11,rsi
	and    r11,0xf
	test   r11,r11
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x444>
	jmp    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x578>
	mov    r11,r11
	shl    r11,1
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [r12]
	mov    r11,r12
	mov    rcx,rbp
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x4a3>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x496>
	lea    r12,[r12+rbp*4]
	mov    r11,rdx
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r11]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [r11+0x20]
	vmaskmovps ymm14,ymm11,YMMWORD PTR [r11+0x40]
	vmaskmovps ymm15,ymm8,YMMWORD PTR [r11+0x60]
	mov    r8,r8
	test   r8,r8
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x4f9>
	lea    r11,[r11+r9*4]
	vmaskmovps ymm7,ymm9,YMMWORD PTR [r11]
	vaddps ymm12,ymm12,ymm7
	vmaskmovps ymm7,ymm10,YMMWORD PTR [r11+0x20]
	vaddps ymm13,ymm13,ymm7
	vmaskmovps ymm7,ymm11,YMMWORD PTR [r11+0x40]
	vaddps ymm14,ymm14,ymm7
	vmaskmovps ymm7,ymm8,YMMWORD PTR [r11+0x60]
	vaddps ymm15,ymm15,ymm7
	dec    r8
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x4c9>
	vxorps xmm8,xmm8,xmm8
	vshufps ymm9,ymm12,ymm13,0x88
	vshufps ymm10,ymm12,ymm13,0xdd
	vshufps ymm11,ymm14,ymm15,0x88
	vshufps ymm12,ymm14,ymm15,0xdd
	vpermpd ymm13,ymm9,0xd8
	vpermpd ymm14,ymm11,0xd8
	vperm2f128 ymm15,ymm13,ymm14,0x21
	vpalignr ymm13,ymm15,ymm13,0x4
	vperm2f128 ymm8,ymm14,ymm8,0x21
	vpalignr ymm8,ymm8,ymm14,0x4
	vaddps ymm9,ymm9,ymm10
	vpermpd ymm9,ymm9,0xd8
	vaddps ymm9,ymm9,ymm13
	vaddps ymm11,ymm11,ymm12
	vpermpd ymm10,ymm11,0xd8
	vaddps ymm10,ymm10,ymm8
	vmovups ymm8,YMMWORD PTR [rax]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vdivps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
