<nnp_pooling_maximum_of_stacks__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x30]
	mov    r10,rdx
	lea    r10,[r10+r9*4]
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x23f>
	mov    r9,rdx
	mov    rdi,r8
	mov    rbx,QWORD PTR [rsi]
	lea    r9,[r9+rbx*4]
	mov    rbx,QWORD PTR [rsi+0x18]
	lea    rdi,[rdi+rbx*4]
	mov    rbx,QWORD PTR [rsi+0x8]
	mov    rbx,rbx
	sub    rbx,0x1
	mov    rbp,QWORD PTR [rsi+0x10]
	cmp    rbx,0x2
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x151>
	mov    rbx,r9
	mov    r12,r9
	lea    rbx,[rbx+rcx*4]
	mov    r13,rcx
	shl    r13,1
	lea    r12,[r12+r13*4]
	mov    rbp,rbp
	sub    rbp,0xfffffffffffffff9
	mov    r13,rbp
	and    r13,0xf
	mov    rbp,rbp
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx2+0xf6>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [rbx]
	vmovups ymm10,YMMWORD PTR [r12]
	vcmpunordps ymm11,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm10
	vorps  ymm8,ymm8,ymm11
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [rbx+0x20]
	vmovups ymm11,YMMWORD PTR [r12+0x20]
	vcmpunordps ymm12,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm11
	vorps  ymm9,ymm9,ymm12
	vmovups YMMWORD PTR [rdi],ymm8
	vmovups YMMWORD PTR [rdi+0x20],ymm9
	add    r9,0x40
	add    rbx,0x40
	add    r12,0x40
	add    rdi,0x40
	dec    rbp
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x80>
	mov    rbp,r13
	shr    rbp,0x3
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x14c>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [rbx]
	vmovups ymm10,YMMWORD PTR [r12]
	vcmpunordps ymm11,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm10
	vorps  ymm8,ymm8,ymm11
	vmovups YMMWORD PTR [rdi],ymm8
	add    r9,0x20
	add    rbx,0x20
	add    r12,0x20
	add    rdi,0x20
	dec    rbp
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x102>
	jmp    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x232>
	mov    rbp,rbp
	sub    rbp,0xfffffffffffffff9
	mov    r12,rbp
	and    r12,0xf
	mov    rbp,rbp
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x1d9>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    r13,r9
	vmovups ymm8,YMMWORD PTR [r13+0x0]
	vmovups ymm9,YMMWORD PTR [r13+0x20]
	mov    r14,rbx
	test   r14,r14
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x1c3>
	lea    r13,[r13+rcx*4+0x0]
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmaxps ymm11,ymm8,ymm10
	vmaxps ymm8,ymm10,ymm8
	vorps  ymm8,ymm8,ymm11
	vmovups ymm10,YMMWORD PTR [r13+0x20]
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	dec    r14
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x18f>
	vmovups YMMWORD PTR [rdi],ymm8
	vmovups YMMWORD PTR [rdi+0x20],ymm9
	add    r9,0x40
	add    rdi,0x40
	dec    rbp
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x16b>
	mov    rbp,r12
	shr    rbp,0x3
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x232>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    r12,r9
	vmovups ymm8,YMMWORD PTR [r12]
	mov    r13,rbx
	test   r13,r13
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x221>
	lea    r12,[r12+rcx*4]
	vmovups ymm9,YMMWORD PTR [r12]
	vmaxps ymm10,ymm8,ymm9
	vmaxps ymm8,ymm9,ymm8
	vorps  ymm8,ymm8,ymm10
	dec    r13
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x203>
	vmovups YMMWORD PTR [rdi],ymm8
	add    r9,0x20
	add    rdi,0x20
	dec    rbp
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x1e5>
	add    rsi,0x20
	dec    r11
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x24>
	mov    r11,rdx
	mov    r9,r8
	mov    r8,QWORD PTR [rsi]
	lea    r11,[r11+r8*4]
	mov    r8,QWORD PTR [rsi+0x18]
	lea    r9,[r9+r8*4]
	mov    r8,QWORD PTR [rsi+0x8]
	mov    r8,r8
	sub    r8,0x1
	mov    rdx,QWORD PTR [rsi+0x10]
	mov    rsi,rdx
	shr    rsi,0x4
	test   rsi,rsi
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x2d8>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    rdi,r11
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	mov    rbx,r8
	test   rbx,rbx
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x2c0>
	lea    rdi,[rdi+rcx*4]
	vmovups ymm10,YMMWORD PTR [rdi]
	vmaxps ymm11,ymm8,ymm10
	vmaxps ymm8,ymm10,ymm8
	vorps  ymm8,ymm8,ymm11
	vmovups ymm10,YMMWORD PTR [rdi+0x20]
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	dec    rbx
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x290>
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	add    r11,0x40
	add    r9,0x40
	dec    rsi
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x26f>
	mov    rdx,rdx
	and    rdx,0xf
	test   rdx,rdx
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x2e9>
	jmp    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x36a>
	vmovd  xmm8,edx
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    rax,r11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax]
	vmaskmovps ymm11,ymm8,YMMWORD PTR [rax+0x20]
	mov    r10,r8
	test   r10,r10
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x357>
	lea    rax,[rax+rcx*4]
	vmaskmovps ymm12,ymm9,YMMWORD PTR [rax]
	vmaxps ymm13,ymm10,ymm12
	vmaxps ymm10,ymm12,ymm10
	vorps  ymm10,ymm10,ymm13
	vmaskmovps ymm12,ymm8,YMMWORD PTR [rax+0x20]
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	dec    r10
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x325>
	vmovups YMMWORD PTR [r9],ymm10
	vmovups YMMWORD PTR [r9+0x20],ymm11
	add    r11,0x40
	add    r9,0x40
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

<nnp_pooling_sum_of_stacks__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x30]
	mov    r10,rdx
	lea    r10,[r10+r9*4]
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_sum_of_stacks__x86_64_avx2+0x200>
	mov    r9,rdx
	mov    rdi,r8
	mov    rbx,QWORD PTR [rsi]
	lea    r9,[r9+rbx*4]
	mov    rbx,QWORD PTR [rsi+0x18]
	lea    rdi,[rdi+rbx*4]
	mov    rbx,QWORD PTR [rsi+0x8]
	mov    rbx,rbx
	sub    rbx,0x1
	mov    rbp,QWORD PTR [rsi+0x10]
	cmp    rbx,0x2
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x130>
	mov    rbx,r9
	mov    r12,r9
	lea    rbx,[rbx+rcx*4]
	mov    r13,rcx
	shl    r13,1
	lea    r12,[r12+r13*4]
	mov    rbp,rbp
	sub    rbp,0xfffffffffffffff9
	mov    r13,rbp
	and    r13,0xf
	mov    rbp,rbp
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_sum_of_stacks__x86_64_avx2+0xe0>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [rbx]
	vmovups ymm10,YMMWORD PTR [r12]
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [rbx+0x20]
	vmovups ymm11,YMMWORD PTR [r12+0x20]
	vaddps ymm9,ymm9,ymm10
	vaddps ymm9,ymm9,ymm11
	vmovups YMMWORD PTR [rdi],ymm8
	vmovups YMMWORD PTR [rdi+0x20],ymm9
	add    r9,0x40
	add    rbx,0x40
	add    r12,0x40
	add    rdi,0x40
	dec    rbp
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x80>
	mov    rbp,r13
	shr    rbp,0x3
	test   rbp,rbp
	je     <nnp_pooling_sum_of_stacks__x86_64_avx2+0x12b>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [rbx]
	vmovups ymm10,YMMWORD PTR [r12]
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rdi],ymm8
	add    r9,0x20
	add    rbx,0x20
	add    r12,0x20
	add    rdi,0x20
	dec    rbp
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0xec>
	jmp    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x1f3>
	mov    rbp,rbp
	sub    rbp,0xfffffffffffffff9
	mov    r12,rbp
	and    r12,0xf
	mov    rbp,rbp
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_sum_of_stacks__x86_64_avx2+0x1a4>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    r13,r9
	vmovups ymm8,YMMWORD PTR [r13+0x0]
	vmovups ymm9,YMMWORD PTR [r13+0x20]
	mov    r14,rbx
	test   r14,r14
	je     <nnp_pooling_sum_of_stacks__x86_64_avx2+0x18e>
	lea    r13,[r13+rcx*4+0x0]
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r13+0x20]
	vaddps ymm9,ymm9,ymm10
	dec    r14
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x16e>
	vmovups YMMWORD PTR [rdi],ymm8
	vmovups YMMWORD PTR [rdi+0x20],ymm9
	add    r9,0x40
	add    rdi,0x40
	dec    rbp
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x14a>
	mov    rbp,r12
	shr    rbp,0x3
	test   rbp,rbp
	je     <nnp_pooling_sum_of_stacks__x86_64_avx2+0x1f3>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    r12,r9
	vmovups ymm8,YMMWORD PTR [r12]
	mov    r13,rbx
	test   r13,r13
	je     <nnp_pooling_sum_of_stacks__x86_64_avx2+0x1e2>
	lea    r12,[r12+rcx*4]
	vmovups ymm9,YMMWORD PTR [r12]
	vaddps ymm8,ymm8,ymm9
	dec    r13
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x1ce>
	vmovups YMMWORD PTR [rdi],ymm8
	add    r9,0x20
	add    rdi,0x20
	dec    rbp
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x1b0>
	add    rsi,0x20
	dec    r11
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x24>
	mov    r11,rdx
	mov    r9,r8
	mov    r8,QWORD PTR [rsi]
	lea    r11,[r11+r8*4]
	mov    r8,QWORD PTR [rsi+0x18]
	lea    r9,[r9+r8*4]
	mov    r8,QWORD PTR [rsi+0x8]
	mov    r8,r8
	sub    r8,0x1
	mov    rdx,QWORD PTR [rsi+0x10]
	mov    rsi,rdx
	shr    rsi,0x4
	test   rsi,rsi
	je     <nnp_pooling_sum_of_stacks__x86_64_avx2+0x285>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    rdi,r11
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	mov    rbx,r8
	test   rbx,rbx
	je     <nnp_pooling_sum_of_stacks__x86_64_avx2+0x26d>
	lea    rdi,[rdi+rcx*4]
	vmovups ymm10,YMMWORD PTR [rdi]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rdi+0x20]
	vaddps ymm9,ymm9,ymm10
	dec    rbx
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x251>
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	add    r11,0x40
	add    r9,0x40
	dec    rsi
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x230>
	mov    rdx,rdx
	and    rdx,0xf
	test   rdx,rdx
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x293>
	jmp    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x300>
	vmovd  xmm8,edx
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    rax,r11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax]
	vmaskmovps ymm11,ymm8,YMMWORD PTR [rax+0x20]
	mov    r10,r8
	test   r10,r10
	je     <nnp_pooling_sum_of_stacks__x86_64_avx2+0x2ed>
	lea    rax,[rax+rcx*4]
	vmaskmovps ymm12,ymm9,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm12
	vmaskmovps ymm12,ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm12
	dec    r10
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x2cf>
	vmovups YMMWORD PTR [r9],ymm10
	vmovups YMMWORD PTR [r9+0x20],ymm11
	add    r11,0x40
	add    r9,0x40
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

<nnp_pooling_maximum_around__x86_64_avx2>:
	mov    rax,rsi
	mov    r10,rsi
	mov    r11,rdx
	neg    r11
	lea    rax,[rax+r11*4]
	lea    r10,[r10+rdx*4]
	vxorps xmm8,xmm8,xmm8
	vmovups ymm9,YMMWORD PTR [rcx+0x20e0]
	vmovups ymm10,YMMWORD PTR [rax-0x20]
	vmovups ymm11,YMMWORD PTR [rsi-0x20]
	vmovups ymm12,YMMWORD PTR [r10-0x20]
	vcmpgt_oqps ymm13,ymm8,ymm9
	vblendvps ymm10,ymm10,ymm11,ymm13
	vcmpgt_oqps ymm9,ymm9,ymm8
	vblendvps ymm9,ymm12,ymm11,ymm9
	vcmpunordps ymm12,ymm10,ymm9
	vmaxps ymm10,ymm10,ymm9
	vmaxps ymm10,ymm10,ymm11
	vorps  ymm10,ymm10,ymm12
	vmovups ymm9,YMMWORD PTR [rcx+0x2100]
	vmovups ymm11,YMMWORD PTR [rax]
	vmovups ymm12,YMMWORD PTR [rsi]
	vmovups ymm13,YMMWORD PTR [r10]
	vcmpgt_oqps ymm14,ymm8,ymm9
	vblendvps ymm11,ymm11,ymm12,ymm14
	vcmpgt_oqps ymm9,ymm9,ymm8
	vblendvps ymm9,ymm13,ymm12,ymm9
	vcmpunordps ymm13,ymm11,ymm9
	vmaxps ymm11,ymm11,ymm9
	vmaxps ymm11,ymm11,ymm12
	vorps  ymm11,ymm11,ymm13
	test   rdi,rdi
	je     <nnp_pooling_maximum_around__x86_64_avx2+0x1fd>
	prefetcht0 BYTE PTR [rsi+r9*4]
	vmovups ymm9,YMMWORD PTR [rcx+0x2120]
	vmovups ymm12,YMMWORD PTR [rax+0x20]
	vmovups ymm13,YMMWORD PTR [rsi+0x20]
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vcmpgt_oqps ymm15,ymm8,ymm9
	vblendvps ymm12,ymm12,ymm13,ymm15
	vcmpgt_oqps ymm9,ymm9,ymm8
	vblendvps ymm9,ymm14,ymm13,ymm9
	vcmpunordps ymm14,ymm12,ymm9
	vmaxps ymm12,ymm12,ymm9
	vmaxps ymm12,ymm12,ymm13
	vorps  ymm12,ymm12,ymm14
	vperm2f128 ymm9,ymm10,ymm11,0x21
	vpalignr ymm9,ymm11,ymm9,0xc
	vperm2f128 ymm10,ymm11,ymm12,0x21
	vpalignr ymm10,ymm10,ymm11,0x4
	vmovups ymm13,YMMWORD PTR [rcx]
	vcmpgt_oqps ymm14,ymm8,ymm13
	vblendvps ymm9,ymm9,ymm11,ymm14
	vcmpgt_oqps ymm13,ymm13,ymm8
	vblendvps ymm10,ymm10,ymm11,ymm13
	vcmpunordps ymm13,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm11
	vorps  ymm9,ymm9,ymm13
	vmovups YMMWORD PTR [r8],ymm9
	vmovups ymm10,YMMWORD PTR [rcx+0x2140]
	vmovups ymm9,YMMWORD PTR [rax+0x40]
	vmovups ymm13,YMMWORD PTR [rsi+0x40]
	vmovups ymm14,YMMWORD PTR [r10+0x40]
	vcmpgt_oqps ymm15,ymm8,ymm10
	vblendvps ymm9,ymm9,ymm13,ymm15
	vcmpgt_oqps ymm10,ymm10,ymm8
	vblendvps ymm10,ymm14,ymm13,ymm10
	vcmpunordps ymm14,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm13
	vorps  ymm9,ymm9,ymm14
	vperm2f128 ymm10,ymm11,ymm12,0x21
	vpalignr ymm10,ymm12,ymm10,0xc
	vperm2f128 ymm11,ymm12,ymm9,0x21
	vpalignr ymm11,ymm11,ymm12,0x4
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vcmpgt_oqps ymm14,ymm8,ymm13
	vblendvps ymm10,ymm10,ymm12,ymm14
	vcmpgt_oqps ymm13,ymm13,ymm8
	vblendvps ymm11,ymm11,ymm12,ymm13
	vcmpunordps ymm13,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm12
	vorps  ymm10,ymm10,ymm13
	vmovups YMMWORD PTR [r8+0x20],ymm10
	vmovaps ymm10,ymm12
	vmovaps ymm11,ymm9
	add    rax,0x40
	add    rsi,0x40
	add    r10,0x40
	add    rcx,0x40
	add    r8,0x40
	dec    rdi
	jne    <nnp_pooling_maximum_around__x86_64_avx2+0xa9>
	vzeroupper
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

<nnp_pooling_maximum_around_streamed__x86_64_avx2>:
	mov    rax,rsi
	mov    r10,rsi
	mov    r11,rdx
	neg    r11
	lea    rax,[rax+r11*4]
	lea    r10,[r10+rdx*4]
	vxorps xmm8,xmm8,xmm8
	vmovups ymm9,YMMWORD PTR [rcx+0x20e0]
	vmovups ymm10,YMMWORD PTR [rax-0x20]
	vmovups ymm11,YMMWORD PTR [rsi-0x20]
	vmovups ymm12,YMMWORD PTR [r10-0x20]
	vcmpgt_oqps ymm13,ymm8,ymm9
	vblendvps ymm10,ymm10,ymm11,ymm13
	vcmpgt_oqps ymm9,ymm9,ymm8
	vblendvps ymm9,ymm12,ymm11,ymm9
	vcmpunordps ymm12,ymm10,ymm9
	vmaxps ymm10,ymm10,ymm9
	vmaxps ymm10,ymm10,ymm11
	vorps  ymm10,ymm10,ymm12
	vmovups ymm9,YMMWORD PTR [rcx+0x2100]
	vmovups ymm11,YMMWORD PTR [rax]
	vmovups ymm12,YMMWORD PTR [rsi]
	vmovups ymm13,YMMWORD PTR [r10]
	vcmpgt_oqps ymm14,ymm8,ymm9
	vblendvps ymm11,ymm11,ymm12,ymm14
	vcmpgt_oqps ymm9,ymm9,ymm8
	vblendvps ymm9,ymm13,ymm12,ymm9
	vcmpunordps ymm13,ymm11,ymm9
	vmaxps ymm11,ymm11,ymm9
	vmaxps ymm11,ymm11,ymm12
	vorps  ymm11,ymm11,ymm13
	test   rdi,rdi
	je     <nnp_pooling_maximum_around_streamed__x86_64_avx2+0x1fd>
	prefetcht0 BYTE PTR [rsi+r9*4]
	vmovups ymm9,YMMWORD PTR [rcx+0x2120]
	vmovups ymm12,YMMWORD PTR [rax+0x20]
	vmovups ymm13,YMMWORD PTR [rsi+0x20]
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vcmpgt_oqps ymm15,ymm8,ymm9
	vblendvps ymm12,ymm12,ymm13,ymm15
	vcmpgt_oqps ymm9,ymm9,ymm8
	vblendvps ymm9,ymm14,ymm13,ymm9
	vcmpunordps ymm14,ymm12,ymm9
	vmaxps ymm12,ymm12,ymm9
	vmaxps ymm12,ymm12,ymm13
	vorps  ymm12,ymm12,ymm14
	vperm2f128 ymm9,ymm10,ymm11,0x21
	vpalignr ymm9,ymm11,ymm9,0xc
	vperm2f128 ymm10,ymm11,ymm12,0x21
	vpalignr ymm10,ymm10,ymm11,0x4
	vmovups ymm13,YMMWORD PTR [rcx]
	vcmpgt_oqps ymm14,ymm8,ymm13
	vblendvps ymm9,ymm9,ymm11,ymm14
	vcmpgt_oqps ymm13,ymm13,ymm8
	vblendvps ymm10,ymm10,ymm11,ymm13
	vcmpunordps ymm13,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm11
	vorps  ymm9,ymm9,ymm13
	vmovntps YMMWORD PTR [r8],ymm9
	vmovups ymm10,YMMWORD PTR [rcx+0x2140]
	vmovups ymm9,YMMWORD PTR [rax+0x40]
	vmovups ymm13,YMMWORD PTR [rsi+0x40]
	vmovups ymm14,YMMWORD PTR [r10+0x40]
	vcmpgt_oqps ymm15,ymm8,ymm10
	vblendvps ymm9,ymm9,ymm13,ymm15
	vcmpgt_oqps ymm10,ymm10,ymm8
	vblendvps ymm10,ymm14,ymm13,ymm10
	vcmpunordps ymm14,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm13
	vorps  ymm9,ymm9,ymm14
	vperm2f128 ymm10,ymm11,ymm12,0x21
	vpalignr ymm10,ymm12,ymm10,0xc
	vperm2f128 ymm11,ymm12,ymm9,0x21
	vpalignr ymm11,ymm11,ymm12,0x4
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vcmpgt_oqps ymm14,ymm8,ymm13
	vblendvps ymm10,ymm10,ymm12,ymm14
	vcmpgt_oqps ymm13,ymm13,ymm8
	vblendvps ymm11,ymm11,ymm12,ymm13
	vcmpunordps ymm13,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm12
	vorps  ymm10,ymm10,ymm13
	vmovntps YMMWORD PTR [r8+0x20],ymm10
	vmovaps ymm10,ymm12
	vmovaps ymm11,ymm9
	add    rax,0x40
	add    rsi,0x40
	add    r10,0x40
	add    rcx,0x40
	add    r8,0x40
	dec    rdi
	jne    <nnp_pooling_maximum_around_streamed__x86_64_avx2+0xa9>
	vzeroupper
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

<nnp_pooling_maximum_of_2x2__x86_64_avx2>:
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_2x2__x86_64_avx2+0xe5>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x18]
	test   r11,r11
	je     <nnp_pooling_maximum_of_2x2__x86_64_avx2+0xd8>
	mov    r9,rax
	add    r9,0x2000
	mov    r8,QWORD PTR [rdx+0x8]
	test   r8,r8
	je     <nnp_pooling_maximum_of_2x2__x86_64_avx2+0xa8>
	prefetcht0 BYTE PTR [r9]
	prefetcht0 BYTE PTR [r9+0x40]
	add    r9,0x80
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [r10]
	vmaxps ymm10,ymm8,ymm9
	vmaxps ymm8,ymm9,ymm8
	vorps  ymm8,ymm8,ymm10
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [r10+0x20]
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmaxps ymm9,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm9
	vpermpd ymm8,ymm10,0xd8
	vmovups YMMWORD PTR [rcx],ymm8
	add    rax,0x40
	add    r10,0x40
	add    rcx,0x20
	dec    r8
	jne    <nnp_pooling_maximum_of_2x2__x86_64_avx2+0x30>
	mov    r9,QWORD PTR [rdx]
	mov    r8,QWORD PTR [rdx+0x10]
	mov    r9,r9
	sub    r9,r8
	lea    rcx,[rcx+r9*4]
	mov    r9,QWORD PTR [rdx+0x18]
	mov    r8,QWORD PTR [rdx+0x20]
	mov    r9,r9
	sub    r9,r8
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	dec    r11
	jne    <nnp_pooling_maximum_of_2x2__x86_64_avx2+0x1d>
	add    rsi,0x28
	dec    rdi
	jne    <nnp_pooling_maximum_of_2x2__x86_64_avx2+0x9>
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_pooling_maximum_of_3x3__x86_64_avx2>:
	push   rbx
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_3x3__x86_64_avx2+0x18e>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	test   r9,r9
	je     <nnp_pooling_maximum_of_3x3__x86_64_avx2+0x181>
	mov    r8,rax
	add    r8,0x2000
	mov    rbx,QWORD PTR [rdx+0x8]
	test   rbx,rbx
	je     <nnp_pooling_maximum_of_3x3__x86_64_avx2+0x14d>
	prefetcht0 BYTE PTR [r8]
	prefetcht0 BYTE PTR [r8+0x40]
	prefetcht0 BYTE PTR [r8+0x80]
	prefetcht0 BYTE PTR [r8+0xc0]
	prefetcht0 BYTE PTR [r8+0x100]
	add    r8,0x120
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [r10]
	vmovups ymm10,YMMWORD PTR [r11]
	vcmpunordps ymm11,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm10
	vorps  ymm8,ymm8,ymm11
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [r10+0x20]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vcmpunordps ymm12,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm11
	vorps  ymm9,ymm9,ymm12
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmovups ymm11,YMMWORD PTR [r10+0x40]
	vmovups ymm12,YMMWORD PTR [r11+0x40]
	vcmpunordps ymm13,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm12
	vorps  ymm10,ymm10,ymm13
	vblendps ymm11,ymm8,ymm9,0x92
	vblendps ymm11,ymm11,ymm10,0x24
	vmovaps ymm12,YMMWORD PTR [rip+0x0]
	vpermps ymm11,ymm12,ymm11
	vblendps ymm12,ymm8,ymm9,0x24
	vblendps ymm12,ymm12,ymm10,0x49
	vmovaps ymm13,YMMWORD PTR [rip+0x0]
	vpermps ymm12,ymm13,ymm12
	vblendps ymm8,ymm8,ymm9,0x49
	vblendps ymm8,ymm8,ymm10,0x92
	vmovaps ymm9,YMMWORD PTR [rip+0x0]
	vpermps ymm8,ymm9,ymm8
	vcmpunordps ymm9,ymm11,ymm12
	vmaxps ymm11,ymm11,ymm12
	vmaxps ymm11,ymm11,ymm8
	vorps  ymm11,ymm11,ymm9
	vmovups YMMWORD PTR [rcx],ymm11
	add    rax,0x60
	add    r10,0x60
	add    r11,0x60
	add    rcx,0x20
	dec    rbx
	jne    <nnp_pooling_maximum_of_3x3__x86_64_avx2+0x39>
	mov    r8,QWORD PTR [rdx]
	mov    rbx,QWORD PTR [rdx+0x10]
	mov    r8,r8
	sub    r8,rbx
	lea    rcx,[rcx+r8*4]
	mov    r8,QWORD PTR [rdx+0x18]
	mov    rbx,QWORD PTR [rdx+0x20]
	mov    r8,r8
	sub    r8,rbx
	lea    rax,[rax+r8*4]
	lea    r10,[r10+r8*4]
	lea    r11,[r11+r8*4]
	dec    r9
	jne    <nnp_pooling_maximum_of_3x3__x86_64_avx2+0x22>
	add    rsi,0x28
	dec    rdi
	jne    <nnp_pooling_maximum_of_3x3__x86_64_avx2+0xa>
	vzeroupper
	pop    rbx
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

<nnp_pooling_maximum_of_3x3_by_2__x86_64_avx2>:
	push   rbp
	push   rbx
	vxorps xmm8,xmm8,xmm8
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_3x3_by_2__x86_64_avx2+0x14f>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	test   r9,r9
	je     <nnp_pooling_maximum_of_3x3_by_2__x86_64_avx2+0x142>
	mov    r8,QWORD PTR [rdx+0x28]
	mov    rbx,rax
	add    rbx,0x2000
	mov    rbp,QWORD PTR [rdx+0x8]
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_3x3_by_2__x86_64_avx2+0x10e>
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	add    rbx,0x70
	vmovups ymm9,YMMWORD PTR [rax]
	vmovups ymm10,YMMWORD PTR [r10]
	vmovups ymm11,YMMWORD PTR [r11]
	vcmpunordps ymm12,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm11
	vorps  ymm9,ymm9,ymm12
	vmovups ymm10,YMMWORD PTR [rax+0x20]
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	vmovups ymm12,YMMWORD PTR [r11+0x20]
	vcmpunordps ymm13,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm12
	vorps  ymm10,ymm10,ymm13
	vshufps ymm11,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vpermpd ymm10,ymm11,0xd8
	vpermpd ymm9,ymm9,0xd8
	vperm2f128 ymm11,ymm10,ymm10,0x21
	vpalignr ymm11,ymm11,ymm10,0x4
	vmovups ymm12,YMMWORD PTR [r8]
	vcmpgt_oqps ymm13,ymm8,ymm12
	vblendvps ymm10,ymm10,ymm9,ymm13
	vcmpgt_oqps ymm12,ymm12,ymm8
	vblendvps ymm11,ymm11,ymm9,ymm12
	vcmpunordps ymm12,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm9
	vorps  ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [rcx],ymm10
	add    rax,0x38
	add    r10,0x38
	add    r11,0x38
	add    rcx,0x1c
	add    r8,0x1c
	dec    rbp
	jne    <nnp_pooling_maximum_of_3x3_by_2__x86_64_avx2+0x43>
	mov    r8,QWORD PTR [rdx]
	mov    rbx,QWORD PTR [rdx+0x10]
	mov    r8,r8
	sub    r8,rbx
	lea    rcx,[rcx+r8*4]
	mov    r8,QWORD PTR [rdx+0x18]
	mov    rbx,QWORD PTR [rdx+0x20]
	mov    r8,r8
	sub    r8,rbx
	lea    rax,[rax+r8*4]
	lea    r10,[r10+r8*4]
	lea    r11,[r11+r8*4]
	dec    r9
	jne    <nnp_pooling_maximum_of_3x3_by_2__x86_64_avx2+0x28>
	add    rsi,0x28
	dec    rdi
	jne    <nnp_pooling_maximum_of_3x3_by_2__x86_64_avx2+0x10>
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
	int3

<nnp_pooling_average_around__x86_64_avx2>:
	mov    rax,rsi
	mov    r10,rsi
	mov    r11,rdx
	neg    r11
	lea    rax,[rax+r11*4]
	lea    r10,[r10+rdx*4]
	vxorps xmm8,xmm8,xmm8
	vmovups ymm9,YMMWORD PTR [rcx+0x20e0]
	vmovups ymm10,YMMWORD PTR [rax-0x20]
	vmovups ymm11,YMMWORD PTR [rsi-0x20]
	vmovups ymm12,YMMWORD PTR [r10-0x20]
	vcmpgt_oqps ymm13,ymm8,ymm9
	vblendvps ymm10,ymm10,ymm8,ymm13
	vcmpgt_oqps ymm9,ymm9,ymm8
	vblendvps ymm9,ymm12,ymm8,ymm9
	vaddps ymm10,ymm10,ymm9
	vaddps ymm10,ymm10,ymm11
	vmovups ymm9,YMMWORD PTR [rcx+0x2100]
	vmovups ymm11,YMMWORD PTR [rax]
	vmovups ymm12,YMMWORD PTR [rsi]
	vmovups ymm13,YMMWORD PTR [r10]
	vcmpgt_oqps ymm14,ymm8,ymm9
	vblendvps ymm11,ymm11,ymm8,ymm14
	vcmpgt_oqps ymm9,ymm9,ymm8
	vblendvps ymm9,ymm13,ymm8,ymm9
	vaddps ymm11,ymm11,ymm9
	vaddps ymm11,ymm11,ymm12
	test   rdi,rdi
	je     <nnp_pooling_average_around__x86_64_avx2+0x211>
	prefetcht0 BYTE PTR [rsi+r9*4]
	vmovups ymm9,YMMWORD PTR [rcx+0x2120]
	vmovups ymm12,YMMWORD PTR [rax+0x20]
	vmovups ymm13,YMMWORD PTR [rsi+0x20]
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vcmpgt_oqps ymm15,ymm8,ymm9
	vblendvps ymm12,ymm12,ymm8,ymm15
	vcmpgt_oqps ymm9,ymm9,ymm8
	vblendvps ymm9,ymm14,ymm8,ymm9
	vaddps ymm12,ymm12,ymm9
	vaddps ymm12,ymm12,ymm13
	vperm2f128 ymm9,ymm10,ymm11,0x21
	vpalignr ymm9,ymm11,ymm9,0xc
	vperm2f128 ymm10,ymm11,ymm12,0x21
	vpalignr ymm10,ymm10,ymm11,0x4
	vmovups ymm13,YMMWORD PTR [rcx]
	vcmpgt_oqps ymm14,ymm8,ymm13
	vblendvps ymm9,ymm9,ymm8,ymm14
	vcmpgt_oqps ymm13,ymm13,ymm8
	vblendvps ymm10,ymm10,ymm8,ymm13
	vaddps ymm9,ymm9,ymm10
	vaddps ymm9,ymm9,ymm11
	vmovups ymm10,YMMWORD PTR [rcx+0x4200]
	vmovups ymm13,YMMWORD PTR [rcx+0x6300]
	vmulps ymm14,ymm9,ymm13
	vfnmadd231ps ymm9,ymm14,ymm10
	vcmpordps ymm10,ymm9,ymm9
	vfmadd213ps ymm9,ymm13,ymm14
	vblendvps ymm9,ymm14,ymm9,ymm10
	vmovups YMMWORD PTR [r8],ymm9
	vmovups ymm10,YMMWORD PTR [rcx+0x2140]
	vmovups ymm9,YMMWORD PTR [rax+0x40]
	vmovups ymm13,YMMWORD PTR [rsi+0x40]
	vmovups ymm14,YMMWORD PTR [r10+0x40]
	vcmpgt_oqps ymm15,ymm8,ymm10
	vblendvps ymm9,ymm9,ymm8,ymm15
	vcmpgt_oqps ymm10,ymm10,ymm8
	vblendvps ymm10,ymm14,ymm8,ymm10
	vaddps ymm9,ymm9,ymm10
	vaddps ymm9,ymm9,ymm13
	vperm2f128 ymm10,ymm11,ymm12,0x21
	vpalignr ymm10,ymm12,ymm10,0xc
	vperm2f128 ymm11,ymm12,ymm9,0x21
	vpalignr ymm11,ymm11,ymm12,0x4
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vcmpgt_oqps ymm14,ymm8,ymm13
	vblendvps ymm10,ymm10,ymm8,ymm14
	vcmpgt_oqps ymm13,ymm13,ymm8
	vblendvps ymm11,ymm11,ymm8,ymm13
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm12
	vmovups ymm11,YMMWORD PTR [rcx+0x4220]
	vmovups ymm13,YMMWORD PTR [rcx+0x6320]
	vmulps ymm14,ymm10,ymm13
	vfnmadd231ps ymm10,ymm14,ymm11
	vcmpordps ymm11,ymm10,ymm10
	vfmadd213ps ymm10,ymm13,ymm14
	vblendvps ymm10,ymm14,ymm10,ymm11
	vmovups YMMWORD PTR [r8+0x20],ymm10
	vmovaps ymm10,ymm12
	vmovaps ymm11,ymm9
	add    rax,0x40
	add    rsi,0x40
	add    r10,0x40
	add    rcx,0x40
	add    r8,0x40
	dec    rdi
	jne    <nnp_pooling_average_around__x86_64_avx2+0x93>
	vzeroupper
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

<nnp_pooling_average_around_streamed__x86_64_avx2>:
	mov    rax,rsi
	mov    r10,rsi
	mov    r11,rdx
	neg    r11
	lea    rax,[rax+r11*4]
	lea    r10,[r10+rdx*4]
	vxorps xmm8,xmm8,xmm8
	vmovups ymm9,YMMWORD PTR [rcx+0x20e0]
	vmovups ymm10,YMMWORD PTR [rax-0x20]
	vmovups ymm11,YMMWORD PTR [rsi-0x20]
	vmovups ymm12,YMMWORD PTR [r10-0x20]
	vcmpgt_oqps ymm13,ymm8,ymm9
	vblendvps ymm10,ymm10,ymm8,ymm13
	vcmpgt_oqps ymm9,ymm9,ymm8
	vblendvps ymm9,ymm12,ymm8,ymm9
	vaddps ymm10,ymm10,ymm9
	vaddps ymm10,ymm10,ymm11
	vmovups ymm9,YMMWORD PTR [rcx+0x2100]
	vmovups ymm11,YMMWORD PTR [rax]
	vmovups ymm12,YMMWORD PTR [rsi]
	vmovups ymm13,YMMWORD PTR [r10]
	vcmpgt_oqps ymm14,ymm8,ymm9
	vblendvps ymm11,ymm11,ymm8,ymm14
	vcmpgt_oqps ymm9,ymm9,ymm8
	vblendvps ymm9,ymm13,ymm8,ymm9
	vaddps ymm11,ymm11,ymm9
	vaddps ymm11,ymm11,ymm12
	test   rdi,rdi
	je     <nnp_pooling_average_around_streamed__x86_64_avx2+0x211>
	prefetcht0 BYTE PTR [rsi+r9*4]
	vmovups ymm9,YMMWORD PTR [rcx+0x2120]
	vmovups ymm12,YMMWORD PTR [rax+0x20]
	vmovups ymm13,YMMWORD PTR [rsi+0x20]
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vcmpgt_oqps ymm15,ymm8,ymm9
	vblendvps ymm12,ymm12,ymm8,ymm15
	vcmpgt_oqps ymm9,ymm9,ymm8
	vblendvps ymm9,ymm14,ymm8,ymm9
	vaddps ymm12,ymm12,ymm9
	vaddps ymm12,ymm12,ymm13
	vperm2f128 ymm9,ymm10,ymm11,0x21
	vpalignr ymm9,ymm11,ymm9,0xc
	vperm2f128 ymm10,ymm11,ymm12,0x21
	vpalignr ymm10,ymm10,ymm11,0x4
	vmovups ymm13,YMMWORD PTR [rcx]
	vcmpgt_oqps ymm14,ymm8,ymm13
	vblendvps ymm9,ymm9,ymm8,ymm14
	vcmpgt_oqps ymm13,ymm13,ymm8
	vblendvps ymm10,ymm10,ymm8,ymm13
	vaddps ymm9,ymm9,ymm10
	vaddps ymm9,ymm9,ymm11
	vmovups ymm10,YMMWORD PTR [rcx+0x4200]
	vmovups ymm13,YMMWORD PTR [rcx+0x6300]
	vmulps ymm14,ymm9,ymm13
	vfnmadd231ps ymm9,ymm14,ymm10
	vcmpordps ymm10,ymm9,ymm9
	vfmadd213ps ymm9,ymm13,ymm14
	vblendvps ymm9,ymm14,ymm9,ymm10
	vmovntps YMMWORD PTR [r8],ymm9
	vmovups ymm10,YMMWORD PTR [rcx+0x2140]
	vmovups ymm9,YMMWORD PTR [rax+0x40]
	vmovups ymm13,YMMWORD PTR [rsi+0x40]
	vmovups ymm14,YMMWORD PTR [r10+0x40]
	vcmpgt_oqps ymm15,ymm8,ymm10
	vblendvps ymm9,ymm9,ymm8,ymm15
	vcmpgt_oqps ymm10,ymm10,ymm8
	vblendvps ymm10,ymm14,ymm8,ymm10
	vaddps ymm9,ymm9,ymm10
	vaddps ymm9,ymm9,ymm13
	vperm2f128 ymm10,ymm11,ymm12,0x21
	vpalignr ymm10,ymm12,ymm10,0xc
	vperm2f128 ymm11,ymm12,ymm9,0x21
	vpalignr ymm11,ymm11,ymm12,0x4
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vcmpgt_oqps ymm14,ymm8,ymm13
	vblendvps ymm10,ymm10,ymm8,ymm14
	vcmpgt_oqps ymm13,ymm13,ymm8
	vblendvps ymm11,ymm11,ymm8,ymm13
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm12
	vmovups ymm11,YMMWORD PTR [rcx+0x4220]
	vmovups ymm13,YMMWORD PTR [rcx+0x6320]
	vmulps ymm14,ymm10,ymm13
	vfnmadd231ps ymm10,ymm14,ymm11
	vcmpordps ymm11,ymm10,ymm10
	vfmadd213ps ymm10,ymm13,ymm14
	vblendvps ymm10,ymm14,ymm10,ymm11
	vmovntps YMMWORD PTR [r8+0x20],ymm10
	vmovaps ymm10,ymm12
	vmovaps ymm11,ymm9
	add    rax,0x40
	add    rsi,0x40
	add    r10,0x40
	add    rcx,0x40
	add    r8,0x40
	dec    rdi
	jne    <nnp_pooling_average_around_streamed__x86_64_avx2+0x93>
	vzeroupper
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

<nnp_pooling_average_of_2x2__x86_64_avx2>:
	push   rbx
	test   rdi,rdi
	je     <nnp_pooling_average_of_2x2__x86_64_avx2+0x101>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x18]
	test   r11,r11
	je     <nnp_pooling_average_of_2x2__x86_64_avx2+0xf4>
	mov    r9,QWORD PTR [rsi+0x20]
	mov    r8,rax
	add    r8,0x2000
	mov    rbx,QWORD PTR [rdx+0x8]
	test   rbx,rbx
	je     <nnp_pooling_average_of_2x2__x86_64_avx2+0xc4>
	prefetcht0 BYTE PTR [r8]
	prefetcht0 BYTE PTR [r8+0x40]
	add    r8,0x80
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm10
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vaddps ymm10,ymm10,ymm8
	vpermpd ymm8,ymm10,0xd8
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x2040]
	vmulps ymm11,ymm8,ymm10
	vfnmadd231ps ymm8,ymm11,ymm9
	vcmpordps ymm9,ymm8,ymm8
	vfmadd213ps ymm8,ymm10,ymm11
	vblendvps ymm8,ymm11,ymm8,ymm9
	vmovups YMMWORD PTR [rcx],ymm8
	add    rax,0x40
	add    r10,0x40
	add    rcx,0x20
	add    r9,0x20
	dec    rbx
	jne    <nnp_pooling_average_of_2x2__x86_64_avx2+0x39>
	mov    r9,QWORD PTR [rdx]
	mov    r8,QWORD PTR [rdx+0x10]
	mov    r9,r9
	sub    r9,r8
	lea    rcx,[rcx+r9*4]
	mov    r9,QWORD PTR [rdx+0x18]
	mov    r8,QWORD PTR [rdx+0x20]
	mov    r9,r9
	sub    r9,r8
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	dec    r11
	jne    <nnp_pooling_average_of_2x2__x86_64_avx2+0x1e>
	add    rsi,0x28
	dec    rdi
	jne    <nnp_pooling_average_of_2x2__x86_64_avx2+0xa>
	vzeroupper
	pop    rbx
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

<nnp_pooling_average_of_3x3__x86_64_avx2>:
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_pooling_average_of_3x3__x86_64_avx2+0x18f>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	test   r9,r9
	je     <nnp_pooling_average_of_3x3__x86_64_avx2+0x182>
	mov    r8,QWORD PTR [rsi+0x20]
	mov    rbx,rax
	add    rbx,0x2000
	mov    rbp,QWORD PTR [rdx+0x8]
	test   rbp,rbp
	je     <nnp_pooling_average_of_3x3__x86_64_avx2+0x14e>
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	prefetcht0 BYTE PTR [rbx+0x80]
	prefetcht0 BYTE PTR [rbx+0xc0]
	prefetcht0 BYTE PTR [rbx+0x100]
	add    rbx,0x120
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [r10]
	vmovups ymm10,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [r10+0x20]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vaddps ymm9,ymm9,ymm10
	vaddps ymm9,ymm9,ymm11
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmovups ymm11,YMMWORD PTR [r10+0x40]
	vmovups ymm12,YMMWORD PTR [r11+0x40]
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm12
	vblendps ymm11,ymm8,ymm9,0x92
	vblendps ymm11,ymm11,ymm10,0x24
	vmovaps ymm12,YMMWORD PTR [rip+0x0]
	vpermps ymm11,ymm12,ymm11
	vblendps ymm12,ymm8,ymm9,0x24
	vblendps ymm12,ymm12,ymm10,0x49
	vmovaps ymm13,YMMWORD PTR [rip+0x0]
	vpermps ymm12,ymm13,ymm12
	vblendps ymm8,ymm8,ymm9,0x49
	vblendps ymm8,ymm8,ymm10,0x92
	vmovaps ymm9,YMMWORD PTR [rip+0x0]
	vpermps ymm8,ymm9,ymm8
	vaddps ymm11,ymm11,ymm12
	vaddps ymm11,ymm11,ymm8
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x2040]
	vmulps ymm10,ymm11,ymm9
	vfnmadd231ps ymm11,ymm10,ymm8
	vcmpordps ymm8,ymm11,ymm11
	vfmadd213ps ymm11,ymm9,ymm10
	vblendvps ymm8,ymm10,ymm11,ymm8
	vmovups YMMWORD PTR [rcx],ymm8
	add    rax,0x60
	add    r10,0x60
	add    r11,0x60
	add    rcx,0x20
	add    r8,0x20
	dec    rbp
	jne    <nnp_pooling_average_of_3x3__x86_64_avx2+0x3e>
	mov    r8,QWORD PTR [rdx]
	mov    rbx,QWORD PTR [rdx+0x10]
	mov    r8,r8
	sub    r8,rbx
	lea    rcx,[rcx+r8*4]
	mov    r8,QWORD PTR [rdx+0x18]
	mov    rbx,QWORD PTR [rdx+0x20]
	mov    r8,r8
	sub    r8,rbx
	lea    rax,[rax+r8*4]
	lea    r10,[r10+r8*4]
	lea    r11,[r11+r8*4]
	dec    r9
	jne    <nnp_pooling_average_of_3x3__x86_64_avx2+0x23>
	add    rsi,0x28
	dec    rdi
	jne    <nnp_pooling_average_of_3x3__x86_64_avx2+0xb>
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
	int3

<nnp_pooling_average_of_3x3_by_2__x86_64_avx2>:
	push   r12
	push   rbp
	push   rbx
	vxorps xmm8,xmm8,xmm8
	test   rdi,rdi
	je     <nnp_pooling_average_of_3x3_by_2__x86_64_avx2+0x160>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	test   r9,r9
	je     <nnp_pooling_average_of_3x3_by_2__x86_64_avx2+0x153>
	mov    r8,QWORD PTR [rdx+0x28]
	mov    rbx,QWORD PTR [rsi+0x20]
	mov    rbp,rax
	add    rbp,0x2000
	mov    r12,QWORD PTR [rdx+0x8]
	test   r12,r12
	je     <nnp_pooling_average_of_3x3_by_2__x86_64_avx2+0x11f>
	prefetcht0 BYTE PTR [rbp+0x0]
	prefetcht0 BYTE PTR [rbp+0x40]
	add    rbp,0x70
	vmovups ymm9,YMMWORD PTR [rax]
	vmovups ymm10,YMMWORD PTR [r10]
	vmovups ymm11,YMMWORD PTR [r11]
	vaddps ymm9,ymm9,ymm10
	vaddps ymm9,ymm9,ymm11
	vmovups ymm10,YMMWORD PTR [rax+0x20]
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	vmovups ymm12,YMMWORD PTR [r11+0x20]
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm12
	vshufps ymm11,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vpermpd ymm10,ymm11,0xd8
	vpermpd ymm9,ymm9,0xd8
	vperm2f128 ymm11,ymm10,ymm10,0x21
	vpalignr ymm11,ymm11,ymm10,0x4
	vmovups ymm12,YMMWORD PTR [r8]
	vcmpgt_oqps ymm13,ymm8,ymm12
	vblendvps ymm10,ymm10,ymm8,ymm13
	vcmpgt_oqps ymm12,ymm12,ymm8
	vblendvps ymm11,ymm11,ymm8,ymm12
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm9
	vmovups ymm9,YMMWORD PTR [rbx]
	vmovups ymm11,YMMWORD PTR [rbx+0x2040]
	vmulps ymm12,ymm10,ymm11
	vfnmadd231ps ymm10,ymm12,ymm9
	vcmpordps ymm9,ymm10,ymm10
	vfmadd213ps ymm10,ymm11,ymm12
	vblendvps ymm9,ymm12,ymm10,ymm9
	vmovups YMMWORD PTR [rcx],ymm9
	add    rax,0x38
	add    r10,0x38
	add    r11,0x38
	add    rcx,0x1c
	add    r8,0x1c
	add    rbx,0x1c
	dec    r12
	jne    <nnp_pooling_average_of_3x3_by_2__x86_64_avx2+0x49>
	mov    r8,QWORD PTR [rdx]
	mov    rbx,QWORD PTR [rdx+0x10]
	mov    r8,r8
	sub    r8,rbx
	lea    rcx,[rcx+r8*4]
	mov    r8,QWORD PTR [rdx+0x18]
	mov    rbx,QWORD PTR [rdx+0x20]
	mov    r8,r8
	sub    r8,rbx
	lea    rax,[rax+r8*4]
	lea    r10,[r10+r8*4]
	lea    r11,[r11+r8*4]
	dec    r9
	jne    <nnp_pooling_average_of_3x3_by_2__x86_64_avx2+0x2a>
	add    rsi,0x28
	dec    rdi
	jne    <nnp_pooling_average_of_3x3_by_2__x86_64_avx2+0x12>
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

<nnp_pooling_maximum__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,r8
	sub    r10,0x1
	cmp    r10,0x2
	jne    <nnp_pooling_maximum__x86_64_avx2+0x119>
	test   rdi,rdi
	je     <nnp_pooling_maximum__x86_64_avx2+0x114>
	mov    r10,rsi
	sub    r10,0xfffffffffffffff9
	mov    r11,r10
	and    r11,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum__x86_64_avx2+0x9a>
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups ymm9,YMMWORD PTR [rdx+0x4]
	vmovups ymm10,YMMWORD PTR [rdx+0x8]
	vcmpunordps ymm11,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm10
	vorps  ymm8,ymm8,ymm11
	vmovups ymm9,YMMWORD PTR [rdx+0x20]
	vmovups ymm10,YMMWORD PTR [rdx+0x24]
	vmovups ymm11,YMMWORD PTR [rdx+0x28]
	vcmpunordps ymm12,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm11
	vorps  ymm9,ymm9,ymm12
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	add    rdx,0x40
	add    r9,0x40
	dec    r10
	jne    <nnp_pooling_maximum__x86_64_avx2+0x3b>
	mov    r10,r11
	shr    r10,0x3
	test   r10,r10
	je     <nnp_pooling_maximum__x86_64_avx2+0xdb>
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups ymm9,YMMWORD PTR [rdx+0x4]
	vmovups ymm10,YMMWORD PTR [rdx+0x8]
	vcmpunordps ymm11,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm10
	vorps  ymm8,ymm8,ymm11
	vmovups YMMWORD PTR [r9],ymm8
	add    rdx,0x20
	add    r9,0x20
	dec    r10
	jne    <nnp_pooling_maximum__x86_64_avx2+0xa6>
	mov    r10,rsi
	sub    r10,0xfffffffffffffff9
	mov    r10,r10
	shr    r10,0x3
	mov    r10,r10
	shl    r10,0x3
	mov    r11,r10
	shl    r11,0x0
	mov    r8,rcx
	sub    r8,r11
	lea    rdx,[rdx+r8*4]
	mov    r11,rax
	sub    r11,r10
	lea    r9,[r9+r11*4]
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx2+0x21>
	jmp    <nnp_pooling_maximum__x86_64_avx2+0x21c>
	test   rdi,rdi
	je     <nnp_pooling_maximum__x86_64_avx2+0x21c>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff9
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum__x86_64_avx2+0x198>
	mov    rbx,rdx
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x20]
	mov    rbp,r10
	test   rbp,rbp
	je     <nnp_pooling_maximum__x86_64_avx2+0x180>
	add    rbx,0x4
	vmovups ymm10,YMMWORD PTR [rbx]
	vmaxps ymm11,ymm8,ymm10
	vmaxps ymm8,ymm10,ymm8
	vorps  ymm8,ymm8,ymm11
	vmovups ymm10,YMMWORD PTR [rbx+0x20]
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	dec    rbp
	jne    <nnp_pooling_maximum__x86_64_avx2+0x150>
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	add    rdx,0x40
	add    r9,0x40
	dec    r11
	jne    <nnp_pooling_maximum__x86_64_avx2+0x13c>
	mov    r11,r8
	shr    r11,0x3
	test   r11,r11
	je     <nnp_pooling_maximum__x86_64_avx2+0x1e3>
	mov    r8,rdx
	vmovups ymm8,YMMWORD PTR [r8]
	mov    rbx,r10
	test   rbx,rbx
	je     <nnp_pooling_maximum__x86_64_avx2+0x1d1>
	add    r8,0x4
	vmovups ymm9,YMMWORD PTR [r8]
	vmaxps ymm10,ymm8,ymm9
	vmaxps ymm8,ymm9,ymm8
	vorps  ymm8,ymm8,ymm10
	dec    rbx
	jne    <nnp_pooling_maximum__x86_64_avx2+0x1b4>
	vmovups YMMWORD PTR [r9],ymm8
	add    rdx,0x20
	add    r9,0x20
	dec    r11
	jne    <nnp_pooling_maximum__x86_64_avx2+0x1a4>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff9
	mov    r11,r11
	shr    r11,0x3
	mov    r11,r11
	shl    r11,0x3
	mov    r8,r11
	shl    r8,0x0
	mov    rbx,rcx
	sub    rbx,r8
	lea    rdx,[rdx+rbx*4]
	mov    r8,rax
	sub    r8,r11
	lea    r9,[r9+r8*4]
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx2+0x122>
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
	int3
	int3
	int3
	int3

<nnp_pooling_maximum_by_2__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,r8
	sub    r10,0x1
	cmp    r10,0x2
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x18c>
	test   rdi,rdi
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x187>
	mov    r10,rsi
	sub    r10,0xfffffffffffffff9
	mov    r11,r10
	and    r11,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0xeb>
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups ymm9,YMMWORD PTR [rdx+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rdx+0x8]
	vmovups ymm11,YMMWORD PTR [rdx+0x28]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	vcmpunordps ymm9,ymm10,ymm8
	vmaxps ymm10,ymm10,ymm8
	vmaxps ymm10,ymm10,ymm12
	vorps  ymm10,ymm10,ymm9
	vpermpd ymm8,ymm10,0xd8
	vmovups ymm9,YMMWORD PTR [rdx+0x40]
	vmovups ymm10,YMMWORD PTR [rdx+0x60]
	vshufps ymm11,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vmovups ymm10,YMMWORD PTR [rdx+0x48]
	vmovups ymm12,YMMWORD PTR [rdx+0x68]
	vshufps ymm13,ymm10,ymm12,0x88
	vshufps ymm10,ymm10,ymm12,0xdd
	vcmpunordps ymm10,ymm11,ymm9
	vmaxps ymm11,ymm11,ymm9
	vmaxps ymm11,ymm11,ymm13
	vorps  ymm11,ymm11,ymm10
	vpermpd ymm9,ymm11,0xd8
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	add    rdx,0x80
	add    r9,0x40
	dec    r10
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x3f>
	mov    r10,r11
	shr    r10,0x3
	test   r10,r10
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x14f>
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups ymm9,YMMWORD PTR [rdx+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rdx+0x8]
	vmovups ymm11,YMMWORD PTR [rdx+0x28]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	vcmpunordps ymm9,ymm10,ymm8
	vmaxps ymm10,ymm10,ymm8
	vmaxps ymm10,ymm10,ymm12
	vorps  ymm10,ymm10,ymm9
	vpermpd ymm8,ymm10,0xd8
	vmovups YMMWORD PTR [r9],ymm8
	add    rdx,0x40
	add    r9,0x20
	dec    r10
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0xf7>
	mov    r10,rsi
	sub    r10,0xfffffffffffffff9
	mov    r10,r10
	shr    r10,0x3
	mov    r10,r10
	shl    r10,0x3
	mov    r11,r10
	shl    r11,1
	mov    r8,rcx
	sub    r8,r11
	lea    rdx,[rdx+r8*4]
	mov    r11,rax
	sub    r11,r10
	lea    r9,[r9+r11*4]
	dec    rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x21>
	jmp    <nnp_pooling_maximum_by_2__x86_64_avx2+0x37c>
	test   rdi,rdi
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x37c>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff9
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x2a1>
	mov    rbx,rdx
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rbx+0x40]
	vmovups ymm11,YMMWORD PTR [rbx+0x60]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	add    rbx,0x4
	test   r10b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x20d>
	vmaxps ymm11,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm11
	vmaxps ymm8,ymm12,ymm9
	vmaxps ymm12,ymm9,ymm12
	vorps  ymm12,ymm12,ymm8
	add    rbx,0x4
	mov    rbp,r10
	shr    rbp,1
	test   rbp,rbp
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x276>
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rbx+0x40]
	vmovups ymm13,YMMWORD PTR [rbx+0x60]
	vshufps ymm14,ymm9,ymm13,0x88
	vshufps ymm9,ymm9,ymm13,0xdd
	vcmpunordps ymm13,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm8
	vorps  ymm10,ymm10,ymm13
	vcmpunordps ymm8,ymm12,ymm14
	vmaxps ymm12,ymm12,ymm14
	vmaxps ymm12,ymm12,ymm9
	vorps  ymm12,ymm12,ymm8
	add    rbx,0x8
	dec    rbp
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x218>
	vpermpd ymm8,ymm10,0xd8
	vpermpd ymm9,ymm12,0xd8
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	add    rdx,0x80
	add    r9,0x40
	dec    r11
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x1b3>
	mov    r11,r8
	shr    r11,0x3
	test   r11,r11
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x344>
	mov    r8,rdx
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	add    r8,0x4
	test   r10b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x2e8>
	vmaxps ymm9,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm9
	add    r8,0x4
	mov    rbx,r10
	shr    rbx,1
	test   rbx,rbx
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x328>
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vcmpunordps ymm9,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm11
	vmaxps ymm10,ymm10,ymm8
	vorps  ymm10,ymm10,ymm9
	add    r8,0x8
	dec    rbx
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x2f3>
	vpermpd ymm8,ymm10,0xd8
	vmovups YMMWORD PTR [r9],ymm8
	add    rdx,0x40
	add    r9,0x20
	dec    r11
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x2b1>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff9
	mov    r11,r11
	shr    r11,0x3
	mov    r11,r11
	shl    r11,0x3
	mov    r8,r11
	shl    r8,1
	mov    rbx,rcx
	sub    rbx,r8
	lea    rdx,[rdx+rbx*4]
	mov    r8,rax
	sub    r8,r11
	lea    r9,[r9+r8*4]
	dec    rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x195>
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
	int3
	int3
	int3
	int3

<nnp_pooling_average__x86_64_avx2>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x20]
	mov    r10,QWORD PTR [rsp+0x28]
	mov    r11,r8
	sub    r11,0x1
	cmp    r11,0x2
	jne    <nnp_pooling_average__x86_64_avx2+0x192>
	test   rdi,rdi
	je     <nnp_pooling_average__x86_64_avx2+0x18d>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff9
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average__x86_64_avx2+0xe8>
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups ymm9,YMMWORD PTR [rdx+0x4]
	vmovups ymm10,YMMWORD PTR [rdx+0x8]
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vmovups ymm9,YMMWORD PTR [rdx+0x20]
	vmovups ymm10,YMMWORD PTR [rdx+0x24]
	vmovups ymm11,YMMWORD PTR [rdx+0x28]
	vaddps ymm9,ymm9,ymm10
	vaddps ymm9,ymm9,ymm11
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x2040]
	vmulps ymm12,ymm8,ymm11
	vfnmadd231ps ymm8,ymm12,ymm10
	vcmpordps ymm10,ymm8,ymm8
	vfmadd213ps ymm8,ymm11,ymm12
	vblendvps ymm8,ymm12,ymm8,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x2060]
	vmulps ymm11,ymm9,ymm10
	vfnmadd231ps ymm9,ymm11,ymm8
	vcmpordps ymm8,ymm9,ymm9
	vfmadd213ps ymm9,ymm10,ymm11
	vblendvps ymm8,ymm11,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	add    rdx,0x40
	add    rax,0x40
	add    r9,0x40
	dec    r11
	jne    <nnp_pooling_average__x86_64_avx2+0x46>
	mov    r11,r8
	shr    r11,0x3
	test   r11,r11
	je     <nnp_pooling_average__x86_64_avx2+0x14a>
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups ymm9,YMMWORD PTR [rdx+0x4]
	vmovups ymm10,YMMWORD PTR [rdx+0x8]
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x2040]
	vmulps ymm11,ymm8,ymm10
	vfnmadd231ps ymm8,ymm11,ymm9
	vcmpordps ymm9,ymm8,ymm8
	vfmadd213ps ymm8,ymm10,ymm11
	vblendvps ymm8,ymm11,ymm8,ymm9
	vmovups YMMWORD PTR [rax],ymm8
	add    rdx,0x20
	add    rax,0x20
	add    r9,0x20
	dec    r11
	jne    <nnp_pooling_average__x86_64_avx2+0xf4>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff9
	mov    r11,r11
	shr    r11,0x3
	mov    r11,r11
	shl    r11,0x3
	mov    r8,r11
	shl    r8,0x0
	mov    rbx,rcx
	sub    rbx,r8
	lea    rdx,[rdx+rbx*4]
	mov    r8,r10
	sub    r8,r11
	lea    rax,[rax+r8*4]
	mov    r8,r10
	sub    r8,r11
	lea    r9,[r9+r8*4]
	dec    rdi
	jne    <nnp_pooling_average__x86_64_avx2+0x28>
	jmp    <nnp_pooling_average__x86_64_avx2+0x30a>
	test   rdi,rdi
	je     <nnp_pooling_average__x86_64_avx2+0x30a>
	mov    r8,rsi
	sub    r8,0xfffffffffffffff9
	mov    rbx,r8
	and    rbx,0xf
	mov    r8,r8
	shr    r8,0x4
	test   r8,r8
	je     <nnp_pooling_average__x86_64_avx2+0x25c>
	mov    rbp,rdx
	vmovups ymm8,YMMWORD PTR [rbp+0x0]
	vmovups ymm9,YMMWORD PTR [rbp+0x20]
	mov    r12,r11
	test   r12,r12
	je     <nnp_pooling_average__x86_64_avx2+0x1eb>
	add    rbp,0x4
	vmovups ymm10,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm10
	dec    r12
	jne    <nnp_pooling_average__x86_64_avx2+0x1ce>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x2040]
	vmulps ymm12,ymm8,ymm11
	vfnmadd231ps ymm8,ymm12,ymm10
	vcmpordps ymm10,ymm8,ymm8
	vfmadd213ps ymm8,ymm11,ymm12
	vblendvps ymm8,ymm12,ymm8,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x2060]
	vmulps ymm11,ymm9,ymm10
	vfnmadd231ps ymm9,ymm11,ymm8
	vcmpordps ymm8,ymm9,ymm9
	vfmadd213ps ymm9,ymm10,ymm11
	vblendvps ymm8,ymm11,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	add    rdx,0x40
	add    rax,0x40
	add    r9,0x40
	dec    r8
	jne    <nnp_pooling_average__x86_64_avx2+0x1b9>
	mov    r8,rbx
	shr    r8,0x3
	test   r8,r8
	je     <nnp_pooling_average__x86_64_avx2+0x2c7>
	mov    rbx,rdx
	vmovups ymm8,YMMWORD PTR [rbx]
	mov    rbp,r11
	test   rbp,rbp
	je     <nnp_pooling_average__x86_64_avx2+0x289>
	add    rbx,0x4
	vmovups ymm9,YMMWORD PTR [rbx]
	vaddps ymm8,ymm8,ymm9
	dec    rbp
	jne    <nnp_pooling_average__x86_64_avx2+0x277>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x2040]
	vmulps ymm11,ymm8,ymm10
	vfnmadd231ps ymm8,ymm11,ymm9
	vcmpordps ymm9,ymm8,ymm8
	vfmadd213ps ymm8,ymm10,ymm11
	vblendvps ymm8,ymm11,ymm8,ymm9
	vmovups YMMWORD PTR [rax],ymm8
	add    rdx,0x20
	add    rax,0x20
	add    r9,0x20
	dec    r8
	jne    <nnp_pooling_average__x86_64_avx2+0x268>
	mov    r8,rsi
	sub    r8,0xfffffffffffffff9
	mov    r8,r8
	shr    r8,0x3
	mov    r8,r8
	shl    r8,0x3
	mov    rbx,r8
	shl    rbx,0x0
	mov    rbp,rcx
	sub    rbp,rbx
	lea    rdx,[rdx+rbp*4]
	mov    rbx,r10
	sub    rbx,r8
	lea    rax,[rax+rbx*4]
	mov    rbx,r10
	sub    rbx,r8
	lea    r9,[r9+rbx*4]
	dec    rdi
	jne    <nnp_pooling_average__x86_64_avx2+0x19b>
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
	int3
	int3
	int3
	int3

<nnp_pooling_average_by_2__x86_64_avx2>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x20]
	mov    r10,QWORD PTR [rsp+0x28]
	mov    r11,r8
	sub    r11,0x1
	cmp    r11,0x2
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x1fd>
	test   rdi,rdi
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x1f8>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff9
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x131>
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups ymm9,YMMWORD PTR [rdx+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rdx+0x8]
	vmovups ymm11,YMMWORD PTR [rdx+0x28]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	vaddps ymm10,ymm10,ymm8
	vaddps ymm10,ymm10,ymm12
	vpermpd ymm8,ymm10,0xd8
	vmovups ymm9,YMMWORD PTR [rdx+0x40]
	vmovups ymm10,YMMWORD PTR [rdx+0x60]
	vshufps ymm11,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vmovups ymm10,YMMWORD PTR [rdx+0x48]
	vmovups ymm12,YMMWORD PTR [rdx+0x68]
	vshufps ymm13,ymm10,ymm12,0x88
	vshufps ymm10,ymm10,ymm12,0xdd
	vaddps ymm11,ymm11,ymm9
	vaddps ymm11,ymm11,ymm13
	vpermpd ymm9,ymm11,0xd8
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x2040]
	vmulps ymm12,ymm8,ymm11
	vfnmadd231ps ymm8,ymm12,ymm10
	vcmpordps ymm10,ymm8,ymm8
	vfmadd213ps ymm8,ymm11,ymm12
	vblendvps ymm8,ymm12,ymm8,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x2060]
	vmulps ymm11,ymm9,ymm10
	vfnmadd231ps ymm9,ymm11,ymm8
	vcmpordps ymm8,ymm9,ymm9
	vfmadd213ps ymm9,ymm10,ymm11
	vblendvps ymm8,ymm11,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	add    rdx,0x80
	add    rax,0x40
	add    r9,0x40
	dec    r11
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x46>
	mov    r11,r8
	shr    r11,0x3
	test   r11,r11
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x1b6>
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups ymm9,YMMWORD PTR [rdx+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rdx+0x8]
	vmovups ymm11,YMMWORD PTR [rdx+0x28]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	vaddps ymm10,ymm10,ymm8
	vaddps ymm10,ymm10,ymm12
	vpermpd ymm8,ymm10,0xd8
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x2040]
	vmulps ymm11,ymm8,ymm10
	vfnmadd231ps ymm8,ymm11,ymm9
	vcmpordps ymm9,ymm8,ymm8
	vfmadd213ps ymm8,ymm10,ymm11
	vblendvps ymm8,ymm11,ymm8,ymm9
	vmovups YMMWORD PTR [rax],ymm8
	add    rdx,0x40
	add    rax,0x20
	add    r9,0x20
	dec    r11
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x13d>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff9
	mov    r11,r11
	shr    r11,0x3
	mov    r11,r11
	shl    r11,0x3
	mov    r8,r11
	shl    r8,1
	mov    rbx,rcx
	sub    rbx,r8
	lea    rdx,[rdx+rbx*4]
	mov    r8,r10
	sub    r8,r11
	lea    rax,[rax+r8*4]
	mov    r8,r10
	sub    r8,r11
	lea    r9,[r9+r8*4]
	dec    rdi
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x28>
	jmp    <nnp_pooling_average_by_2__x86_64_avx2+0x437>
	test   rdi,rdi
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x437>
	mov    r8,rsi
	sub    r8,0xfffffffffffffff9
	mov    rbx,r8
	and    rbx,0xf
	mov    r8,r8
	shr    r8,0x4
	test   r8,r8
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x33f>
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
	test   r11b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x26b>
	vaddps ymm10,ymm10,ymm8
	vaddps ymm12,ymm12,ymm9
	add    rbp,0x4
	mov    r12,r11
	shr    r12,1
	test   r12,r12
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x2bf>
	vmovups ymm8,YMMWORD PTR [rbp+0x0]
	vmovups ymm9,YMMWORD PTR [rbp+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [rbp+0x40]
	vmovups ymm13,YMMWORD PTR [rbp+0x60]
	vshufps ymm14,ymm9,ymm13,0x88
	vshufps ymm9,ymm9,ymm13,0xdd
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm8
	vaddps ymm12,ymm12,ymm14
	vaddps ymm12,ymm12,ymm9
	add    rbp,0x8
	dec    r12
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x276>
	vpermpd ymm8,ymm10,0xd8
	vpermpd ymm9,ymm12,0xd8
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x2040]
	vmulps ymm12,ymm8,ymm11
	vfnmadd231ps ymm8,ymm12,ymm10
	vcmpordps ymm10,ymm8,ymm8
	vfmadd213ps ymm8,ymm11,ymm12
	vblendvps ymm8,ymm12,ymm8,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x2060]
	vmulps ymm11,ymm9,ymm10
	vfnmadd231ps ymm9,ymm11,ymm8
	vcmpordps ymm8,ymm9,ymm9
	vfmadd213ps ymm9,ymm10,ymm11
	vblendvps ymm8,ymm11,ymm9,ymm8
	vmovups YMMWORD PTR [rax+0x20],ymm8
	add    rdx,0x80
	add    rax,0x40
	add    r9,0x40
	dec    r8
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x224>
	mov    r8,rbx
	shr    r8,0x3
	test   r8,r8
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x3f5>
	mov    rbx,rdx
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	add    rbx,0x4
	test   r11b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x37a>
	vaddps ymm10,ymm10,ymm8
	add    rbx,0x4
	mov    rbp,r11
	shr    rbp,1
	test   rbp,rbp
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x3ad>
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm8
	add    rbx,0x8
	dec    rbp
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x385>
	vpermpd ymm8,ymm10,0xd8
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x2040]
	vmulps ymm11,ymm8,ymm10
	vfnmadd231ps ymm8,ymm11,ymm9
	vcmpordps ymm9,ymm8,ymm8
	vfmadd213ps ymm8,ymm10,ymm11
	vblendvps ymm8,ymm11,ymm8,ymm9
	vmovups YMMWORD PTR [rax],ymm8
	add    rdx,0x40
	add    rax,0x20
	add    r9,0x20
	dec    r8
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x34f>
	mov    r8,rsi
	sub    r8,0xfffffffffffffff9
	mov    r8,r8
	shr    r8,0x3
	mov    r8,r8
	shl    r8,0x3
	mov    rbx,r8
	shl    rbx,1
	mov    rbp,rcx
	sub    rbp,rbx
	lea    rdx,[rdx+rbp*4]
	mov    rbx,r10
	sub    rbx,r8
	lea    rax,[rax+rbx*4]
	mov    rbx,r10
	sub    rbx,r8
	lea    r9,[r9+rbx*4]
	dec    rdi
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x206>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret
	int3

<nnp_pooling_maximum_of_images__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rdx
	lea    rax,[rax+r9*4]
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    rcx,[r9+r10*4]
	mov    rdx,rsi
	and    rdx,0x3
	mov    rbx,rsi
	sub    rbx,rdx
	mov    rsi,rsi
	shr    rsi,0x2
	mov    rsi,rsi
	sub    rsi,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_images__x86_64_avx2+0x292>
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	add    rax,0x80
	vmovups xmm8,XMMWORD PTR [r9]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rcx],0x1
	vmovups xmm9,XMMWORD PTR [r9+r10*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rcx+r10*1],0x1
	vmovups xmm10,XMMWORD PTR [r9+r10*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rcx+r10*2],0x1
	vmovups xmm11,XMMWORD PTR [r9+r11*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rcx+r11*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	add    r9,0x10
	add    rcx,0x10
	mov    rbp,rsi
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_images__x86_64_avx2+0x16d>
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	add    rax,0x80
	vmovups xmm10,XMMWORD PTR [r9]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rcx],0x1
	vmovups xmm13,XMMWORD PTR [r9+r10*1]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rcx+r10*1],0x1
	vmovups xmm14,XMMWORD PTR [r9+r10*2]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rcx+r10*2],0x1
	vmovups xmm15,XMMWORD PTR [r9+r11*1]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rcx+r11*1],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	add    r9,0x10
	add    rcx,0x10
	vmaxps ymm14,ymm11,ymm15
	vmaxps ymm11,ymm15,ymm11
	vorps  ymm11,ymm11,ymm14
	vmaxps ymm14,ymm9,ymm13
	vmaxps ymm9,ymm13,ymm9
	vorps  ymm9,ymm9,ymm14
	vmaxps ymm13,ymm12,ymm7
	vmaxps ymm12,ymm7,ymm12
	vorps  ymm12,ymm12,ymm13
	vmaxps ymm13,ymm8,ymm10
	vmaxps ymm8,ymm10,ymm8
	vorps  ymm8,ymm8,ymm13
	dec    rbp
	jne    <nnp_pooling_maximum_of_images__x86_64_avx2+0xba>
	test   rdx,rdx
	jne    <nnp_pooling_maximum_of_images__x86_64_avx2+0x177>
	jmp    <nnp_pooling_maximum_of_images__x86_64_avx2+0x23d>
	lea    r9,[r9+rdx*4]
	lea    rcx,[rcx+rdx*4]
	add    r9,0xfffffffffffffff0
	add    rcx,0xfffffffffffffff0
	vmovups xmm10,XMMWORD PTR [r9]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rcx],0x1
	vmovups xmm13,XMMWORD PTR [r9+r10*1]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rcx+r10*1],0x1
	vmovups xmm14,XMMWORD PTR [r9+r10*2]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rcx+r10*2],0x1
	vmovups xmm15,XMMWORD PTR [r9+r11*1]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rcx+r11*1],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vmaxps ymm14,ymm11,ymm15
	vmaxps ymm11,ymm15,ymm11
	vorps  ymm11,ymm11,ymm14
	vmaxps ymm14,ymm9,ymm13
	vmaxps ymm9,ymm13,ymm9
	vorps  ymm9,ymm9,ymm14
	vmaxps ymm13,ymm12,ymm7
	vmaxps ymm12,ymm7,ymm12
	vorps  ymm12,ymm12,ymm13
	vmaxps ymm13,ymm8,ymm10
	vmaxps ymm8,ymm10,ymm8
	vorps  ymm8,ymm8,ymm13
	add    r9,0x10
	add    rcx,0x10
	mov    rbp,rdx
	neg    rbp
	lea    r9,[r9+rbp*4]
	lea    rcx,[rcx+rbp*4]
	mov    rbp,rdx
	shl    rbp,0x3
	lea    rax,[rax+rbp*4]
	vmaxps ymm10,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm10
	vmaxps ymm10,ymm9,ymm8
	vmaxps ymm9,ymm8,ymm9
	vorps  ymm9,ymm9,ymm10
	vmaxps ymm8,ymm11,ymm9
	vmaxps ymm11,ymm9,ymm11
	vorps  ymm11,ymm11,ymm8
	vmovups YMMWORD PTR [r8],ymm11
	add    r8,0x20
	mov    rbp,rbx
	neg    rbp
	lea    r9,[r9+rbp*4]
	lea    rcx,[rcx+rbp*4]
	lea    r9,[rcx+r10*4]
	lea    rcx,[r9+r10*4]
	dec    rdi
	jne    <nnp_pooling_maximum_of_images__x86_64_avx2+0x3f>
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

<nnp_pooling_average_of_images__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	vpbroadcastd ymm8,DWORD PTR [r9]
	vmovd  xmm9,r8d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r11,rdx
	lea    r11,[r11+r10*4]
	mov    r10,rcx
	shl    r10,0x2
	lea    r9,[r10+r10*2]
	mov    r8,rdx
	lea    rcx,[r8+r10*4]
	mov    rdx,rsi
	and    rdx,0x3
	mov    rbx,rsi
	sub    rbx,rdx
	mov    rsi,rsi
	shr    rsi,0x2
	mov    rsi,rsi
	sub    rsi,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_images__x86_64_avx2+0x23b>
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	add    r11,0x80
	vmovups xmm10,XMMWORD PTR [r8]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rcx],0x1
	vmovups xmm11,XMMWORD PTR [r8+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rcx+r10*1],0x1
	vmovups xmm12,XMMWORD PTR [r8+r10*2]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rcx+r10*2],0x1
	vmovups xmm13,XMMWORD PTR [r8+r9*1]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rcx+r9*1],0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	add    r8,0x10
	add    rcx,0x10
	mov    rbp,rsi
	test   rbp,rbp
	je     <nnp_pooling_average_of_images__x86_64_avx2+0x16f>
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	add    r11,0x80
	vmovups xmm12,XMMWORD PTR [r8]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rcx],0x1
	vmovups xmm15,XMMWORD PTR [r8+r10*1]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rcx+r10*1],0x1
	vmovups xmm7,XMMWORD PTR [r8+r10*2]
	vinsertf128 ymm7,ymm7,XMMWORD PTR [rcx+r10*2],0x1
	vmovups xmm6,XMMWORD PTR [r8+r9*1]
	vinsertf128 ymm6,ymm6,XMMWORD PTR [rcx+r9*1],0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	add    r8,0x10
	add    rcx,0x10
	vaddps ymm13,ymm13,ymm6
	vaddps ymm11,ymm11,ymm15
	vaddps ymm14,ymm14,ymm5
	vaddps ymm10,ymm10,ymm12
	dec    rbp
	jne    <nnp_pooling_average_of_images__x86_64_avx2+0xe6>
	test   rdx,rdx
	jne    <nnp_pooling_average_of_images__x86_64_avx2+0x179>
	jmp    <nnp_pooling_average_of_images__x86_64_avx2+0x200>
	vmaskmovps xmm12,xmm9,XMMWORD PTR [r8]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rcx]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [r8+r10*1]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rcx+r10*1]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [r8+r10*2]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rcx+r10*2]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [r8+r9*1]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rcx+r9*1]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vaddps ymm13,ymm13,ymm6
	vaddps ymm11,ymm11,ymm15
	vaddps ymm14,ymm14,ymm5
	vaddps ymm10,ymm10,ymm12
	mov    rbp,rdx
	shl    rbp,0x3
	lea    r11,[r11+rbp*4]
	vaddps ymm13,ymm13,ymm14
	vaddps ymm11,ymm11,ymm10
	vaddps ymm13,ymm13,ymm11
	vdivps ymm10,ymm13,ymm8
	vmovups YMMWORD PTR [rax],ymm10
	add    rax,0x20
	mov    rbp,rbx
	neg    rbp
	lea    r8,[r8+rbp*4]
	lea    rcx,[rcx+rbp*4]
	lea    r8,[rcx+r10*4]
	lea    rcx,[r8+r10*4]
	dec    rdi
	jne    <nnp_pooling_average_of_images__x86_64_avx2+0x68>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
