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
	jmp    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x378>
	mov    rdx,rdx
	shl    rdx,0x0
	mov    rdx,rdx
	sub    rdx,0x0
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
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x365>
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
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx2+0x333>
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
	jmp    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x30e>
	mov    rdx,rdx
	shl    rdx,0x0
	mov    rdx,rdx
	sub    rdx,0x0
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
	je     <nnp_pooling_sum_of_stacks__x86_64_avx2+0x2fb>
	lea    rax,[rax+rcx*4]
	vmaskmovps ymm12,ymm9,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm12
	vmaskmovps ymm12,ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm12
	dec    r10
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx2+0x2dd>
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

<nnp_pooling_maximum__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,r8
	sub    r10,0x1
	cmp    r10,0x2
	jne    <nnp_pooling_maximum__x86_64_avx2+0x121>
	test   rdi,rdi
	je     <nnp_pooling_maximum__x86_64_avx2+0x11c>
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
	mov    r11,r11
	neg    r11
	lea    rdx,[rdx+r11*4]
	lea    rdx,[rdx+rcx*4]
	mov    r10,r10
	neg    r10
	lea    r9,[r9+r10*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx2+0x21>
	jmp    <nnp_pooling_maximum__x86_64_avx2+0x22c>
	test   rdi,rdi
	je     <nnp_pooling_maximum__x86_64_avx2+0x22c>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff9
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum__x86_64_avx2+0x1a0>
	mov    rbx,rdx
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x20]
	mov    rbp,r10
	test   rbp,rbp
	je     <nnp_pooling_maximum__x86_64_avx2+0x188>
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
	jne    <nnp_pooling_maximum__x86_64_avx2+0x158>
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	add    rdx,0x40
	add    r9,0x40
	dec    r11
	jne    <nnp_pooling_maximum__x86_64_avx2+0x144>
	mov    r11,r8
	shr    r11,0x3
	test   r11,r11
	je     <nnp_pooling_maximum__x86_64_avx2+0x1eb>
	mov    r8,rdx
	vmovups ymm8,YMMWORD PTR [r8]
	mov    rbx,r10
	test   rbx,rbx
	je     <nnp_pooling_maximum__x86_64_avx2+0x1d9>
	add    r8,0x4
	vmovups ymm9,YMMWORD PTR [r8]
	vmaxps ymm10,ymm8,ymm9
	vmaxps ymm8,ymm9,ymm8
	vorps  ymm8,ymm8,ymm10
	dec    rbx
	jne    <nnp_pooling_maximum__x86_64_avx2+0x1bc>
	vmovups YMMWORD PTR [r9],ymm8
	add    rdx,0x20
	add    r9,0x20
	dec    r11
	jne    <nnp_pooling_maximum__x86_64_avx2+0x1ac>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff9
	mov    r11,r11
	shr    r11,0x3
	mov    r11,r11
	shl    r11,0x3
	mov    r8,r11
	shl    r8,0x0
	mov    r8,r8
	neg    r8
	lea    rdx,[rdx+r8*4]
	lea    rdx,[rdx+rcx*4]
	mov    r11,r11
	neg    r11
	lea    r9,[r9+r11*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx2+0x12a>
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
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x194>
	test   rdi,rdi
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x18f>
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
	mov    r11,r11
	neg    r11
	lea    rdx,[rdx+r11*4]
	lea    rdx,[rdx+rcx*4]
	mov    r10,r10
	neg    r10
	lea    r9,[r9+r10*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x21>
	jmp    <nnp_pooling_maximum_by_2__x86_64_avx2+0x38c>
	test   rdi,rdi
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x38c>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff9
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x2a9>
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
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x215>
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
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x27e>
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
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x220>
	vpermpd ymm8,ymm10,0xd8
	vpermpd ymm9,ymm12,0xd8
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	add    rdx,0x80
	add    r9,0x40
	dec    r11
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x1bb>
	mov    r11,r8
	shr    r11,0x3
	test   r11,r11
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x34c>
	mov    r8,rdx
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	add    r8,0x4
	test   r10b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x2f0>
	vmaxps ymm9,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm9
	add    r8,0x4
	mov    rbx,r10
	shr    rbx,1
	test   rbx,rbx
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x330>
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
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x2fb>
	vpermpd ymm8,ymm10,0xd8
	vmovups YMMWORD PTR [r9],ymm8
	add    rdx,0x40
	add    r9,0x20
	dec    r11
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x2b9>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff9
	mov    r11,r11
	shr    r11,0x3
	mov    r11,r11
	shl    r11,0x3
	mov    r8,r11
	shl    r8,1
	mov    r8,r8
	neg    r8
	lea    rdx,[rdx+r8*4]
	lea    rdx,[rdx+rcx*4]
	mov    r11,r11
	neg    r11
	lea    r9,[r9+r11*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x19d>
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
	jne    <nnp_pooling_average__x86_64_avx2+0x19e>
	test   rdi,rdi
	je     <nnp_pooling_average__x86_64_avx2+0x199>
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
	mov    r8,r8
	neg    r8
	lea    rdx,[rdx+r8*4]
	lea    rdx,[rdx+rcx*4]
	mov    r8,r11
	neg    r8
	lea    rax,[rax+r8*4]
	lea    rax,[rax+r10*4]
	mov    r11,r11
	neg    r11
	lea    r9,[r9+r11*4]
	lea    r9,[r9+r10*4]
	dec    rdi
	jne    <nnp_pooling_average__x86_64_avx2+0x28>
	jmp    <nnp_pooling_average__x86_64_avx2+0x322>
	test   rdi,rdi
	je     <nnp_pooling_average__x86_64_avx2+0x322>
	mov    r8,rsi
	sub    r8,0xfffffffffffffff9
	mov    rbx,r8
	and    rbx,0xf
	mov    r8,r8
	shr    r8,0x4
	test   r8,r8
	je     <nnp_pooling_average__x86_64_avx2+0x268>
	mov    rbp,rdx
	vmovups ymm8,YMMWORD PTR [rbp+0x0]
	vmovups ymm9,YMMWORD PTR [rbp+0x20]
	mov    r12,r11
	test   r12,r12
	je     <nnp_pooling_average__x86_64_avx2+0x1f7>
	add    rbp,0x4
	vmovups ymm10,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm10
	dec    r12
	jne    <nnp_pooling_average__x86_64_avx2+0x1da>
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
	jne    <nnp_pooling_average__x86_64_avx2+0x1c5>
	mov    r8,rbx
	shr    r8,0x3
	test   r8,r8
	je     <nnp_pooling_average__x86_64_avx2+0x2d3>
	mov    rbx,rdx
	vmovups ymm8,YMMWORD PTR [rbx]
	mov    rbp,r11
	test   rbp,rbp
	je     <nnp_pooling_average__x86_64_avx2+0x295>
	add    rbx,0x4
	vmovups ymm9,YMMWORD PTR [rbx]
	vaddps ymm8,ymm8,ymm9
	dec    rbp
	jne    <nnp_pooling_average__x86_64_avx2+0x283>
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
	jne    <nnp_pooling_average__x86_64_avx2+0x274>
	mov    r8,rsi
	sub    r8,0xfffffffffffffff9
	mov    r8,r8
	shr    r8,0x3
	mov    r8,r8
	shl    r8,0x3
	mov    rbx,r8
	shl    rbx,0x0
	mov    rbx,rbx
	neg    rbx
	lea    rdx,[rdx+rbx*4]
	lea    rdx,[rdx+rcx*4]
	mov    rbx,r8
	neg    rbx
	lea    rax,[rax+rbx*4]
	lea    rax,[rax+r10*4]
	mov    r8,r8
	neg    r8
	lea    r9,[r9+r8*4]
	lea    r9,[r9+r10*4]
	dec    rdi
	jne    <nnp_pooling_average__x86_64_avx2+0x1a7>
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

<nnp_pooling_average_by_2__x86_64_avx2>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x20]
	mov    r10,QWORD PTR [rsp+0x28]
	mov    r11,r8
	sub    r11,0x1
	cmp    r11,0x2
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x209>
	test   rdi,rdi
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x204>
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
	mov    r8,r8
	neg    r8
	lea    rdx,[rdx+r8*4]
	lea    rdx,[rdx+rcx*4]
	mov    r8,r11
	neg    r8
	lea    rax,[rax+r8*4]
	lea    rax,[rax+r10*4]
	mov    r11,r11
	neg    r11
	lea    r9,[r9+r11*4]
	lea    r9,[r9+r10*4]
	dec    rdi
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x28>
	jmp    <nnp_pooling_average_by_2__x86_64_avx2+0x44f>
	test   rdi,rdi
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x44f>
	mov    r8,rsi
	sub    r8,0xfffffffffffffff9
	mov    rbx,r8
	and    rbx,0xf
	mov    r8,r8
	shr    r8,0x4
	test   r8,r8
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x34b>
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
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x277>
	vaddps ymm10,ymm10,ymm8
	vaddps ymm12,ymm12,ymm9
	add    rbp,0x4
	mov    r12,r11
	shr    r12,1
	test   r12,r12
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x2cb>
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
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x282>
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
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x230>
	mov    r8,rbx
	shr    r8,0x3
	test   r8,r8
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x401>
	mov    rbx,rdx
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	add    rbx,0x4
	test   r11b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x386>
	vaddps ymm10,ymm10,ymm8
	add    rbx,0x4
	mov    rbp,r11
	shr    rbp,1
	test   rbp,rbp
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x3b9>
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm8
	add    rbx,0x8
	dec    rbp
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x391>
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
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x35b>
	mov    r8,rsi
	sub    r8,0xfffffffffffffff9
	mov    r8,r8
	shr    r8,0x3
	mov    r8,r8
	shl    r8,0x3
	mov    rbx,r8
	shl    rbx,1
	mov    rbx,rbx
	neg    rbx
	lea    rdx,[rdx+rbx*4]
	lea    rdx,[rdx+rcx*4]
	mov    rbx,r8
	neg    rbx
	lea    rax,[rax+rbx*4]
	lea    rax,[rax+r10*4]
	mov    r8,r8
	neg    r8
	lea    r9,[r9+r8*4]
	lea    r9,[r9+r10*4]
	dec    rdi
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x212>
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

<nnp_pooling_maximum_within__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vbroadcastss ymm9,DWORD PTR [rcx]
	mov    rax,rdi
	sub    rax,0xfffffffffffffff1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_pooling_maximum_within__x86_64_avx2+0xc1>
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rsi]
	vmovups ymm12,YMMWORD PTR [rsi-0x4]
	vcmpgt_oqps ymm13,ymm10,ymm8
	vblendvps ymm12,ymm11,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rsi+0x4]
	vcmpgt_oqps ymm10,ymm9,ymm10
	vblendvps ymm10,ymm11,ymm13,ymm10
	vcmpunordps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm11,ymm12
	vmaxps ymm11,ymm11,ymm10
	vorps  ymm11,ymm11,ymm13
	vmovups YMMWORD PTR [r8],ymm11
	vmovups ymm10,YMMWORD PTR [rdx+0x20]
	vmovups ymm11,YMMWORD PTR [rsi+0x20]
	vmovups ymm12,YMMWORD PTR [rsi+0x1c]
	vcmpgt_oqps ymm13,ymm10,ymm8
	vblendvps ymm12,ymm11,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rsi+0x24]
	vcmpgt_oqps ymm10,ymm9,ymm10
	vblendvps ymm10,ymm11,ymm13,ymm10
	vcmpunordps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm11,ymm12
	vmaxps ymm11,ymm11,ymm10
	vorps  ymm11,ymm11,ymm13
	vmovups YMMWORD PTR [r8+0x20],ymm11
	add    rsi,0x40
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_pooling_maximum_within__x86_64_avx2+0x21>
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

<nnp_pooling_maximum_within_streamed__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vbroadcastss ymm9,DWORD PTR [rcx]
	mov    rax,rdi
	sub    rax,0xfffffffffffffff1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_pooling_maximum_within_streamed__x86_64_avx2+0xc1>
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rsi]
	vmovups ymm12,YMMWORD PTR [rsi-0x4]
	vcmpgt_oqps ymm13,ymm10,ymm8
	vblendvps ymm12,ymm11,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rsi+0x4]
	vcmpgt_oqps ymm10,ymm9,ymm10
	vblendvps ymm10,ymm11,ymm13,ymm10
	vcmpunordps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm11,ymm12
	vmaxps ymm11,ymm11,ymm10
	vorps  ymm11,ymm11,ymm13
	vmovntps YMMWORD PTR [r8],ymm11
	vmovups ymm10,YMMWORD PTR [rdx+0x20]
	vmovups ymm11,YMMWORD PTR [rsi+0x20]
	vmovups ymm12,YMMWORD PTR [rsi+0x1c]
	vcmpgt_oqps ymm13,ymm10,ymm8
	vblendvps ymm12,ymm11,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rsi+0x24]
	vcmpgt_oqps ymm10,ymm9,ymm10
	vblendvps ymm10,ymm11,ymm13,ymm10
	vcmpunordps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm11,ymm12
	vmaxps ymm11,ymm11,ymm10
	vorps  ymm11,ymm11,ymm13
	vmovntps YMMWORD PTR [r8+0x20],ymm11
	add    rsi,0x40
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_pooling_maximum_within_streamed__x86_64_avx2+0x21>
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

<nnp_pooling_average_within__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vbroadcastss ymm9,DWORD PTR [rcx]
	mov    rax,rdi
	sub    rax,0xfffffffffffffff1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_pooling_average_within__x86_64_avx2+0x102>
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rsi]
	vmovups ymm12,YMMWORD PTR [rsi-0x4]
	vcmpgt_oqps ymm13,ymm10,ymm8
	vblendvps ymm12,ymm8,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rsi+0x4]
	vcmpgt_oqps ymm10,ymm9,ymm10
	vblendvps ymm10,ymm8,ymm13,ymm10
	vaddps ymm11,ymm11,ymm12
	vaddps ymm11,ymm11,ymm10
	vmovups ymm10,YMMWORD PTR [r8]
	vmovups ymm12,YMMWORD PTR [r8+0x2040]
	vmulps ymm13,ymm11,ymm12
	vfnmadd231ps ymm11,ymm13,ymm10
	vcmpordps ymm10,ymm11,ymm11
	vfmadd213ps ymm11,ymm12,ymm13
	vblendvps ymm10,ymm13,ymm11,ymm10
	vmovups YMMWORD PTR [r9],ymm10
	vmovups ymm10,YMMWORD PTR [rdx+0x20]
	vmovups ymm11,YMMWORD PTR [rsi+0x20]
	vmovups ymm12,YMMWORD PTR [rsi+0x1c]
	vcmpgt_oqps ymm13,ymm10,ymm8
	vblendvps ymm12,ymm8,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rsi+0x24]
	vcmpgt_oqps ymm10,ymm9,ymm10
	vblendvps ymm10,ymm8,ymm13,ymm10
	vaddps ymm11,ymm11,ymm12
	vaddps ymm11,ymm11,ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x20]
	vmovups ymm12,YMMWORD PTR [r8+0x2060]
	vmulps ymm13,ymm11,ymm12
	vfnmadd231ps ymm11,ymm13,ymm10
	vcmpordps ymm10,ymm11,ymm11
	vfmadd213ps ymm11,ymm12,ymm13
	vblendvps ymm10,ymm13,ymm11,ymm10
	vmovups YMMWORD PTR [r9+0x20],ymm10
	add    rsi,0x40
	add    rdx,0x40
	add    r9,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_pooling_average_within__x86_64_avx2+0x21>
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

<nnp_pooling_average_within_streamed__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vbroadcastss ymm9,DWORD PTR [rcx]
	mov    rax,rdi
	sub    rax,0xfffffffffffffff1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_pooling_average_within_streamed__x86_64_avx2+0x102>
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rsi]
	vmovups ymm12,YMMWORD PTR [rsi-0x4]
	vcmpgt_oqps ymm13,ymm10,ymm8
	vblendvps ymm12,ymm8,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rsi+0x4]
	vcmpgt_oqps ymm10,ymm9,ymm10
	vblendvps ymm10,ymm8,ymm13,ymm10
	vaddps ymm11,ymm11,ymm12
	vaddps ymm11,ymm11,ymm10
	vmovups ymm10,YMMWORD PTR [r8]
	vmovups ymm12,YMMWORD PTR [r8+0x2040]
	vmulps ymm13,ymm11,ymm12
	vfnmadd231ps ymm11,ymm13,ymm10
	vcmpordps ymm10,ymm11,ymm11
	vfmadd213ps ymm11,ymm12,ymm13
	vblendvps ymm10,ymm13,ymm11,ymm10
	vmovntps YMMWORD PTR [r9],ymm10
	vmovups ymm10,YMMWORD PTR [rdx+0x20]
	vmovups ymm11,YMMWORD PTR [rsi+0x20]
	vmovups ymm12,YMMWORD PTR [rsi+0x1c]
	vcmpgt_oqps ymm13,ymm10,ymm8
	vblendvps ymm12,ymm8,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rsi+0x24]
	vcmpgt_oqps ymm10,ymm9,ymm10
	vblendvps ymm10,ymm8,ymm13,ymm10
	vaddps ymm11,ymm11,ymm12
	vaddps ymm11,ymm11,ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x20]
	vmovups ymm12,YMMWORD PTR [r8+0x2060]
	vmulps ymm13,ymm11,ymm12
	vfnmadd231ps ymm11,ymm13,ymm10
	vcmpordps ymm10,ymm11,ymm11
	vfmadd213ps ymm11,ymm12,ymm13
	vblendvps ymm10,ymm13,ymm11,ymm10
	vmovntps YMMWORD PTR [r9+0x20],ymm10
	add    rsi,0x40
	add    rdx,0x40
	add    r9,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_pooling_average_within_streamed__x86_64_avx2+0x21>
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

<nnp_pooling_maximum_of_pairs__x86_64_avx2>:
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
	mov    r8,r8
	sub    r8,0x1
	mov    rbp,rdx
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   rdi,rdi
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x45>
	jmp    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x49e>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x264>
	mov    r12,rsi
	sub    r12,0xfffffffffffffff9
	mov    r13,r12
	and    r13,0xf
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x171>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r14,rbp
	mov    r15,r11
	test   r15,r15
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x8f>
	add    r14,0x40
	prefetcht0 BYTE PTR [r14]
	dec    r15
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x82>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r14,rdx
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	vmovups ymm10,YMMWORD PTR [r14+0x40]
	vmovups ymm11,YMMWORD PTR [r14+0x60]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x112>
	lea    r14,[r14+r9*4]
	vmovups ymm12,YMMWORD PTR [r14]
	vmaxps ymm13,ymm8,ymm12
	vmaxps ymm8,ymm12,ymm8
	vorps  ymm8,ymm8,ymm13
	vmovups ymm12,YMMWORD PTR [r14+0x20]
	vmaxps ymm13,ymm9,ymm12
	vmaxps ymm9,ymm12,ymm9
	vorps  ymm9,ymm9,ymm13
	vmovups ymm12,YMMWORD PTR [r14+0x40]
	vmaxps ymm13,ymm10,ymm12
	vmaxps ymm10,ymm12,ymm10
	vorps  ymm10,ymm10,ymm13
	vmovups ymm12,YMMWORD PTR [r14+0x60]
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	dec    r15
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0xb6>
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
	dec    r12
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x73>
	mov    r12,r13
	shr    r12,0x3
	test   r12,r12
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x224>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r13,rbp
	mov    r14,r11
	test   r14,r14
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x19e>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x190>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r13,rdx
	vmovups ymm8,YMMWORD PTR [r13+0x0]
	vmovups ymm9,YMMWORD PTR [r13+0x20]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x1ee>
	lea    r13,[r13+r9*4+0x0]
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmaxps ymm11,ymm8,ymm10
	vmaxps ymm8,ymm10,ymm8
	vorps  ymm8,ymm8,ymm11
	vmovups ymm10,YMMWORD PTR [r13+0x20]
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	dec    r14
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x1ba>
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmaxps ymm9,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm9
	vpermpd ymm8,ymm10,0xd8
	vmovups YMMWORD PTR [rax],ymm8
	add    rdx,0x40
	add    rax,0x20
	dec    r12
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x181>
	mov    r12,rsi
	sub    r12,0xfffffffffffffff9
	mov    r12,r12
	shr    r12,0x3
	mov    r12,r12
	shl    r12,0x3
	mov    r13,r12
	shl    r13,1
	mov    r13,r13
	neg    r13
	lea    rdx,[rdx+r13*4]
	lea    rdx,[rdx+rcx*4]
	mov    r12,r12
	neg    r12
	lea    rax,[rax+r12*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x55>
	mov    r10,rsi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x369>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    rcx,rbp
	mov    rdi,r11
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x28f>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x283>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rcx,rdx
	vmovups ymm8,YMMWORD PTR [rcx]
	vmovups ymm9,YMMWORD PTR [rcx+0x20]
	vmovups ymm10,YMMWORD PTR [rcx+0x40]
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x30a>
	lea    rcx,[rcx+r9*4]
	vmovups ymm12,YMMWORD PTR [rcx]
	vmaxps ymm13,ymm8,ymm12
	vmaxps ymm8,ymm12,ymm8
	vorps  ymm8,ymm8,ymm13
	vmovups ymm12,YMMWORD PTR [rcx+0x20]
	vmaxps ymm13,ymm9,ymm12
	vmaxps ymm9,ymm12,ymm9
	vorps  ymm9,ymm9,ymm13
	vmovups ymm12,YMMWORD PTR [rcx+0x40]
	vmaxps ymm13,ymm10,ymm12
	vmaxps ymm10,ymm12,ymm10
	vorps  ymm10,ymm10,ymm13
	vmovups ymm12,YMMWORD PTR [rcx+0x60]
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	dec    rdi
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x2b2>
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
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x274>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x37a>
	jmp    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x49e>
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
	mov    r11,r11
	test   r11,r11
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x3cd>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x3c0>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r10]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [r10+0x20]
	vmaskmovps ymm14,ymm11,YMMWORD PTR [r10+0x40]
	vmaskmovps ymm15,ymm8,YMMWORD PTR [r10+0x60]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x448>
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
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x3f4>
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
	add    rdx,0x80
	add    rax,0x40
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

<nnp_pooling_maximum_of_threes__x86_64_avx2>:
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
	mov    r8,r8
	sub    r8,0x1
	mov    rbp,rdx
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   rdi,rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x45>
	jmp    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x5c0>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x390>
	mov    r12,rsi
	sub    r12,0xfffffffffffffff9
	mov    r13,r12
	and    r13,0xf
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x245>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r14,rbp
	mov    r15,r11
	test   r15,r15
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x8f>
	add    r14,0x40
	prefetcht0 BYTE PTR [r14]
	dec    r15
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x82>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r14,rdx
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	vmovups ymm10,YMMWORD PTR [r14+0x40]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0xf7>
	lea    r14,[r14+r9*4]
	vmovups ymm11,YMMWORD PTR [r14]
	vmaxps ymm12,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm12
	vmovups ymm11,YMMWORD PTR [r14+0x20]
	vmaxps ymm12,ymm9,ymm11
	vmaxps ymm9,ymm11,ymm9
	vorps  ymm9,ymm9,ymm12
	vmovups ymm11,YMMWORD PTR [r14+0x40]
	vmaxps ymm12,ymm10,ymm11
	vmaxps ymm10,ymm11,ymm10
	vorps  ymm10,ymm10,ymm12
	dec    r15
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0xb0>
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
	vmovups YMMWORD PTR [rax],ymm11
	mov    r14,rdx
	vmovups ymm8,YMMWORD PTR [r14+0x60]
	vmovups ymm9,YMMWORD PTR [r14+0x80]
	vmovups ymm10,YMMWORD PTR [r14+0xa0]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x1cc>
	lea    r14,[r14+r9*4]
	vmovups ymm11,YMMWORD PTR [r14+0x60]
	vmaxps ymm12,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm12
	vmovups ymm11,YMMWORD PTR [r14+0x80]
	vmaxps ymm12,ymm9,ymm11
	vmaxps ymm9,ymm11,ymm9
	vorps  ymm9,ymm9,ymm12
	vmovups ymm11,YMMWORD PTR [r14+0xa0]
	vmaxps ymm12,ymm10,ymm11
	vmaxps ymm10,ymm11,ymm10
	vorps  ymm10,ymm10,ymm12
	dec    r15
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x17e>
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
	vmovups YMMWORD PTR [rax+0x20],ymm11
	add    rdx,0xc0
	add    rax,0x40
	dec    r12
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x73>
	mov    r12,r13
	shr    r12,0x3
	test   r12,r12
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x352>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r13,rbp
	mov    r14,r11
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x272>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x264>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r13,rdx
	vmovups ymm8,YMMWORD PTR [r13+0x0]
	vmovups ymm9,YMMWORD PTR [r13+0x20]
	vmovups ymm10,YMMWORD PTR [r13+0x40]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x2dd>
	lea    r13,[r13+r9*4+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x0]
	vmaxps ymm12,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm12
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vmaxps ymm12,ymm9,ymm11
	vmaxps ymm9,ymm11,ymm9
	vorps  ymm9,ymm9,ymm12
	vmovups ymm11,YMMWORD PTR [r13+0x40]
	vmaxps ymm12,ymm10,ymm11
	vmaxps ymm10,ymm11,ymm10
	vorps  ymm10,ymm10,ymm12
	dec    r14
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x294>
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
	vmovups YMMWORD PTR [rax],ymm11
	add    rdx,0x60
	add    rax,0x20
	dec    r12
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x255>
	mov    r12,rsi
	sub    r12,0xfffffffffffffff9
	mov    r12,r12
	shr    r12,0x3
	mov    r12,r12
	shl    r12,0x3
	imul   r13,r12,0x3
	mov    r13,r13
	neg    r13
	lea    rdx,[rdx+r13*4]
	lea    rdx,[rdx+rcx*4]
	mov    r12,r12
	neg    r12
	lea    rax,[rax+r12*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x55>
	mov    r10,rsi
	shr    r10,0x3
	test   r10,r10
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x492>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    rcx,rbp
	mov    rdi,r11
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x3bb>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x3af>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rcx,rdx
	vmovups ymm8,YMMWORD PTR [rcx]
	vmovups ymm9,YMMWORD PTR [rcx+0x20]
	vmovups ymm10,YMMWORD PTR [rcx+0x40]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x41d>
	lea    rcx,[rcx+r9*4]
	vmovups ymm11,YMMWORD PTR [rcx]
	vmaxps ymm12,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm12
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vmaxps ymm12,ymm9,ymm11
	vmaxps ymm9,ymm11,ymm9
	vorps  ymm9,ymm9,ymm12
	vmovups ymm11,YMMWORD PTR [rcx+0x40]
	vmaxps ymm12,ymm10,ymm11
	vmaxps ymm10,ymm11,ymm10
	vorps  ymm10,ymm10,ymm12
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x3d9>
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
	vmovups YMMWORD PTR [rax],ymm11
	add    rdx,0x60
	add    rax,0x20
	dec    r10
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x3a0>
	mov    r10,rsi
	and    r10,0x7
	test   r10,r10
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x4a3>
	jmp    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x5c0>
	imul   r10,r10,0x3
	mov    r10,r10
	sub    r10,0x0
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,r11
	test   r11,r11
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x4ec>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x4df>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmaskmovps ymm11,ymm9,YMMWORD PTR [r10]
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r10+0x20]
	vmaskmovps ymm13,ymm8,YMMWORD PTR [r10+0x40]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_maximum_of_threes__x86_64_avx2+0x554>
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
	dec    r11
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx2+0x50d>
	vblendps ymm8,ymm11,ymm12,0x92
	vblendps ymm8,ymm8,ymm13,0x24
	vmovaps ymm9,YMMWORD PTR [rip+0x0]
	vpermps ymm8,ymm9,ymm8
	vblendps ymm9,ymm11,ymm12,0x24
	vblendps ymm9,ymm9,ymm13,0x49
	vmovaps ymm10,YMMWORD PTR [rip+0x0]
	vpermps ymm9,ymm10,ymm9
	vblendps ymm10,ymm11,ymm12,0x49
	vblendps ymm10,ymm10,ymm13,0x92
	vmovaps ymm11,YMMWORD PTR [rip+0x0]
	vpermps ymm10,ymm11,ymm10
	vcmpunordps ymm11,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm10
	vorps  ymm8,ymm8,ymm11
	vmovups YMMWORD PTR [rax],ymm8
	add    rdx,0x60
	add    rax,0x20
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

<nnp_pooling_average_of_pairs__x86_64_avx2>:
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vmovaps ymm9,YMMWORD PTR [rip+0x0]
	vdivps ymm9,ymm9,ymm8
	mov    rax,r8
	sub    rax,0x1
	mov    r8,rdx
	lea    r8,[r8+rbx*4]
	mov    rbx,rbp
	sub    rbx,0x1
	mov    rbx,rbx
	shr    rbx,0x4
	test   rdi,rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x5b>
	jmp    <nnp_pooling_average_of_pairs__x86_64_avx2+0x4a4>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x272>
	mov    r12,rsi
	sub    r12,0xfffffffffffffff9
	mov    r13,r12
	and    r13,0xf
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x182>
	prefetcht0 BYTE PTR [r8]
	mov    r14,r8
	mov    r15,rbx
	test   r15,r15
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0xa5>
	add    r14,0x40
	prefetcht0 BYTE PTR [r14]
	dec    r15
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x98>
	lea    r8,[r8+rbp*4]
	mov    r14,rdx
	vmovups ymm10,YMMWORD PTR [r14]
	vmovups ymm11,YMMWORD PTR [r14+0x20]
	vmovups ymm12,YMMWORD PTR [r14+0x40]
	vmovups ymm13,YMMWORD PTR [r14+0x60]
	mov    r15,rax
	test   r15,r15
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0xff>
	lea    r14,[r14+r9*4]
	vmovups ymm14,YMMWORD PTR [r14]
	vaddps ymm10,ymm10,ymm14
	vmovups ymm14,YMMWORD PTR [r14+0x20]
	vaddps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [r14+0x40]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r14+0x60]
	vaddps ymm13,ymm13,ymm14
	dec    r15
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0xcb>
	vshufps ymm14,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vshufps ymm11,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vaddps ymm14,ymm14,ymm10
	vaddps ymm11,ymm11,ymm12
	vpermpd ymm10,ymm14,0xd8
	vpermpd ymm11,ymm11,0xd8
	vmulps ymm12,ymm10,ymm9
	vfnmadd231ps ymm10,ymm12,ymm8
	vcmpordps ymm13,ymm10,ymm10
	vfmadd213ps ymm10,ymm9,ymm12
	vblendvps ymm10,ymm12,ymm10,ymm13
	vmovups YMMWORD PTR [r10],ymm10
	vmulps ymm10,ymm11,ymm9
	vfnmadd231ps ymm11,ymm10,ymm8
	vcmpordps ymm12,ymm11,ymm11
	vfmadd213ps ymm11,ymm9,ymm10
	vblendvps ymm10,ymm10,ymm11,ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm10
	add    rdx,0x80
	add    r10,0x40
	dec    r12
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x89>
	mov    r12,r13
	shr    r12,0x3
	test   r12,r12
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x232>
	prefetcht0 BYTE PTR [r8]
	mov    r13,r8
	mov    r14,rbx
	test   r14,r14
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x1af>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x1a1>
	lea    r8,[r8+rbp*4]
	mov    r13,rdx
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	mov    r14,rax
	test   r14,r14
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x1ea>
	lea    r13,[r13+r9*4+0x0]
	vmovups ymm12,YMMWORD PTR [r13+0x0]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r13+0x20]
	vaddps ymm11,ymm11,ymm12
	dec    r14
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x1ca>
	vshufps ymm12,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vaddps ymm12,ymm12,ymm10
	vpermpd ymm10,ymm12,0xd8
	vmulps ymm11,ymm10,ymm9
	vfnmadd231ps ymm10,ymm11,ymm8
	vcmpordps ymm12,ymm10,ymm10
	vfmadd213ps ymm10,ymm9,ymm11
	vblendvps ymm10,ymm11,ymm10,ymm12
	vmovups YMMWORD PTR [r10],ymm10
	add    rdx,0x40
	add    r10,0x20
	dec    r12
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x192>
	mov    r12,rsi
	sub    r12,0xfffffffffffffff9
	mov    r12,r12
	shr    r12,0x3
	mov    r12,r12
	shl    r12,0x3
	mov    r13,r12
	shl    r13,1
	mov    r13,r13
	neg    r13
	lea    rdx,[rdx+r13*4]
	lea    rdx,[rdx+rcx*4]
	mov    r12,r12
	neg    r12
	lea    r10,[r10+r12*4]
	lea    r10,[r10+r11*4]
	dec    rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x6b>
	mov    r11,rsi
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x372>
	prefetcht0 BYTE PTR [r8]
	mov    rcx,r8
	mov    rdi,rbx
	test   rdi,rdi
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x29d>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x291>
	lea    r8,[r8+rbp*4]
	mov    rcx,rdx
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vmovups ymm12,YMMWORD PTR [rcx+0x40]
	vmovups ymm13,YMMWORD PTR [rcx+0x60]
	mov    rdi,rax
	test   rdi,rdi
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x2ef>
	lea    rcx,[rcx+r9*4]
	vmovups ymm14,YMMWORD PTR [rcx]
	vaddps ymm10,ymm10,ymm14
	vmovups ymm14,YMMWORD PTR [rcx+0x20]
	vaddps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [rcx+0x40]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rcx+0x60]
	vaddps ymm13,ymm13,ymm14
	dec    rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x2bf>
	vshufps ymm14,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vshufps ymm11,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vaddps ymm14,ymm14,ymm10
	vaddps ymm11,ymm11,ymm12
	vpermpd ymm10,ymm14,0xd8
	vpermpd ymm11,ymm11,0xd8
	vmulps ymm12,ymm10,ymm9
	vfnmadd231ps ymm10,ymm12,ymm8
	vcmpordps ymm13,ymm10,ymm10
	vfmadd213ps ymm10,ymm9,ymm12
	vblendvps ymm10,ymm12,ymm10,ymm13
	vmovups YMMWORD PTR [r10],ymm10
	vmulps ymm10,ymm11,ymm9
	vfnmadd231ps ymm11,ymm10,ymm8
	vcmpordps ymm12,ymm11,ymm11
	vfmadd213ps ymm11,ymm9,ymm10
	vblendvps ymm10,ymm10,ymm11,ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm10
	add    rdx,0x80
	add    r10,0x40
	dec    r11
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x282>
	mov    r11,rsi
	and    r11,0xf
	test   r11,r11
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x383>
	jmp    <nnp_pooling_average_of_pairs__x86_64_avx2+0x4a4>
	mov    r11,r11
	shl    r11,1
	mov    r11,r11
	sub    r11,0x0
	vmovd  xmm10,r11d
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [r8]
	mov    r11,r8
	mov    rcx,rbx
	test   rcx,rcx
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x3d6>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x3c9>
	lea    r8,[r8+rbp*4]
	mov    r11,rdx
	vmaskmovps ymm14,ymm11,YMMWORD PTR [r11]
	vmaskmovps ymm15,ymm12,YMMWORD PTR [r11+0x20]
	vmaskmovps ymm7,ymm13,YMMWORD PTR [r11+0x40]
	vmaskmovps ymm6,ymm10,YMMWORD PTR [r11+0x60]
	mov    rax,rax
	test   rax,rax
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x42c>
	lea    r11,[r11+r9*4]
	vmaskmovps ymm5,ymm11,YMMWORD PTR [r11]
	vaddps ymm14,ymm14,ymm5
	vmaskmovps ymm5,ymm12,YMMWORD PTR [r11+0x20]
	vaddps ymm15,ymm15,ymm5
	vmaskmovps ymm5,ymm13,YMMWORD PTR [r11+0x40]
	vaddps ymm7,ymm7,ymm5
	vmaskmovps ymm5,ymm10,YMMWORD PTR [r11+0x60]
	vaddps ymm6,ymm6,ymm5
	dec    rax
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x3fc>
	vshufps ymm10,ymm14,ymm15,0x88
	vshufps ymm11,ymm14,ymm15,0xdd
	vshufps ymm12,ymm7,ymm6,0x88
	vshufps ymm13,ymm7,ymm6,0xdd
	vaddps ymm10,ymm10,ymm11
	vaddps ymm12,ymm12,ymm13
	vpermpd ymm10,ymm10,0xd8
	vpermpd ymm11,ymm12,0xd8
	vmulps ymm12,ymm10,ymm9
	vfnmadd231ps ymm10,ymm12,ymm8
	vcmpordps ymm13,ymm10,ymm10
	vfmadd213ps ymm10,ymm9,ymm12
	vblendvps ymm10,ymm12,ymm10,ymm13
	vmovups YMMWORD PTR [r10],ymm10
	vmulps ymm10,ymm11,ymm9
	vfnmadd231ps ymm11,ymm10,ymm8
	vcmpordps ymm8,ymm11,ymm11
	vfmadd213ps ymm11,ymm9,ymm10
	vblendvps ymm8,ymm10,ymm11,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
	add    rdx,0x80
	add    r10,0x40
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
	int3
	int3
	int3
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vmovaps ymm9,YMMWORD PTR [rip+0x0]
	vdivps ymm9,ymm9,ymm8
	mov    rax,r8
	sub    rax,0x1
	mov    r8,rdx
	lea    r8,[r8+rbx*4]
	mov    rbx,rbp
	sub    rbx,0x1
	mov    rbx,rbx
	shr    rbx,0x4
	test   rdi,rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x5b>
	jmp    <nnp_pooling_average_of_threes__x86_64_avx2+0x58e>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x37d>
	mov    r12,rsi
	sub    r12,0xfffffffffffffff9
	mov    r13,r12
	and    r13,0xf
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x240>
	prefetcht0 BYTE PTR [r8]
	mov    r14,r8
	mov    r15,rbx
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0xa5>
	add    r14,0x40
	prefetcht0 BYTE PTR [r14]
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x98>
	lea    r8,[r8+rbp*4]
	mov    r14,rdx
	vmovups ymm10,YMMWORD PTR [r14]
	vmovups ymm11,YMMWORD PTR [r14+0x20]
	vmovups ymm12,YMMWORD PTR [r14+0x40]
	mov    r15,rax
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0xee>
	lea    r14,[r14+r9*4]
	vmovups ymm13,YMMWORD PTR [r14]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [r14+0x20]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [r14+0x40]
	vaddps ymm12,ymm12,ymm13
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0xc5>
	vblendps ymm13,ymm10,ymm11,0x92
	vblendps ymm13,ymm13,ymm12,0x24
	vmovaps ymm14,YMMWORD PTR [rip+0x0]
	vpermps ymm13,ymm14,ymm13
	vblendps ymm14,ymm10,ymm11,0x24
	vblendps ymm14,ymm14,ymm12,0x49
	vmovaps ymm15,YMMWORD PTR [rip+0x0]
	vpermps ymm14,ymm15,ymm14
	vblendps ymm10,ymm10,ymm11,0x49
	vblendps ymm10,ymm10,ymm12,0x92
	vmovaps ymm11,YMMWORD PTR [rip+0x0]
	vpermps ymm10,ymm11,ymm10
	vaddps ymm13,ymm13,ymm14
	vaddps ymm13,ymm13,ymm10
	vmulps ymm10,ymm13,ymm9
	vfnmadd231ps ymm13,ymm10,ymm8
	vcmpordps ymm11,ymm13,ymm13
	vfmadd213ps ymm13,ymm9,ymm10
	vblendvps ymm10,ymm10,ymm13,ymm11
	vmovups YMMWORD PTR [r10],ymm10
	mov    r14,rdx
	vmovups ymm10,YMMWORD PTR [r14+0x60]
	vmovups ymm11,YMMWORD PTR [r14+0x80]
	vmovups ymm12,YMMWORD PTR [r14+0xa0]
	mov    r15,rax
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x1b6>
	lea    r14,[r14+r9*4]
	vmovups ymm13,YMMWORD PTR [r14+0x60]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [r14+0x80]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [r14+0xa0]
	vaddps ymm12,ymm12,ymm13
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x186>
	vblendps ymm13,ymm10,ymm11,0x92
	vblendps ymm13,ymm13,ymm12,0x24
	vmovaps ymm14,YMMWORD PTR [rip+0x0]
	vpermps ymm13,ymm14,ymm13
	vblendps ymm14,ymm10,ymm11,0x24
	vblendps ymm14,ymm14,ymm12,0x49
	vmovaps ymm15,YMMWORD PTR [rip+0x0]
	vpermps ymm14,ymm15,ymm14
	vblendps ymm10,ymm10,ymm11,0x49
	vblendps ymm10,ymm10,ymm12,0x92
	vmovaps ymm11,YMMWORD PTR [rip+0x0]
	vpermps ymm10,ymm11,ymm10
	vaddps ymm13,ymm13,ymm14
	vaddps ymm13,ymm13,ymm10
	vmulps ymm10,ymm13,ymm9
	vfnmadd231ps ymm13,ymm10,ymm8
	vcmpordps ymm11,ymm13,ymm13
	vfmadd213ps ymm13,ymm9,ymm10
	vblendvps ymm10,ymm10,ymm13,ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm10
	add    rdx,0xc0
	add    r10,0x40
	dec    r12
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x89>
	mov    r12,r13
	shr    r12,0x3
	test   r12,r12
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x33f>
	prefetcht0 BYTE PTR [r8]
	mov    r13,r8
	mov    r14,rbx
	test   r14,r14
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x26d>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x25f>
	lea    r8,[r8+rbp*4]
	mov    r13,rdx
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vmovups ymm12,YMMWORD PTR [r13+0x40]
	mov    r14,rax
	test   r14,r14
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x2b9>
	lea    r13,[r13+r9*4+0x0]
	vmovups ymm13,YMMWORD PTR [r13+0x0]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [r13+0x20]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [r13+0x40]
	vaddps ymm12,ymm12,ymm13
	dec    r14
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x28e>
	vblendps ymm13,ymm10,ymm11,0x92
	vblendps ymm13,ymm13,ymm12,0x24
	vmovaps ymm14,YMMWORD PTR [rip+0x0]
	vpermps ymm13,ymm14,ymm13
	vblendps ymm14,ymm10,ymm11,0x24
	vblendps ymm14,ymm14,ymm12,0x49
	vmovaps ymm15,YMMWORD PTR [rip+0x0]
	vpermps ymm14,ymm15,ymm14
	vblendps ymm10,ymm10,ymm11,0x49
	vblendps ymm10,ymm10,ymm12,0x92
	vmovaps ymm11,YMMWORD PTR [rip+0x0]
	vpermps ymm10,ymm11,ymm10
	vaddps ymm13,ymm13,ymm14
	vaddps ymm13,ymm13,ymm10
	vmulps ymm10,ymm13,ymm9
	vfnmadd231ps ymm13,ymm10,ymm8
	vcmpordps ymm11,ymm13,ymm13
	vfmadd213ps ymm13,ymm9,ymm10
	vblendvps ymm10,ymm10,ymm13,ymm11
	vmovups YMMWORD PTR [r10],ymm10
	add    rdx,0x60
	add    r10,0x20
	dec    r12
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x250>
	mov    r12,rsi
	sub    r12,0xfffffffffffffff9
	mov    r12,r12
	shr    r12,0x3
	mov    r12,r12
	shl    r12,0x3
	imul   r13,r12,0x3
	mov    r13,r13
	neg    r13
	lea    rdx,[rdx+r13*4]
	lea    rdx,[rdx+rcx*4]
	mov    r12,r12
	neg    r12
	lea    r10,[r10+r12*4]
	lea    r10,[r10+r11*4]
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x6b>
	mov    r11,rsi
	shr    r11,0x3
	test   r11,r11
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x471>
	prefetcht0 BYTE PTR [r8]
	mov    rcx,r8
	mov    rdi,rbx
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x3a8>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x39c>
	lea    r8,[r8+rbp*4]
	mov    rcx,rdx
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vmovups ymm12,YMMWORD PTR [rcx+0x40]
	mov    rdi,rax
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x3eb>
	lea    rcx,[rcx+r9*4]
	vmovups ymm13,YMMWORD PTR [rcx]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rcx+0x40]
	vaddps ymm12,ymm12,ymm13
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x3c5>
	vblendps ymm13,ymm10,ymm11,0x92
	vblendps ymm13,ymm13,ymm12,0x24
	vmovaps ymm14,YMMWORD PTR [rip+0x0]
	vpermps ymm13,ymm14,ymm13
	vblendps ymm14,ymm10,ymm11,0x24
	vblendps ymm14,ymm14,ymm12,0x49
	vmovaps ymm15,YMMWORD PTR [rip+0x0]
	vpermps ymm14,ymm15,ymm14
	vblendps ymm10,ymm10,ymm11,0x49
	vblendps ymm10,ymm10,ymm12,0x92
	vmovaps ymm11,YMMWORD PTR [rip+0x0]
	vpermps ymm10,ymm11,ymm10
	vaddps ymm13,ymm13,ymm14
	vaddps ymm13,ymm13,ymm10
	vmulps ymm10,ymm13,ymm9
	vfnmadd231ps ymm13,ymm10,ymm8
	vcmpordps ymm11,ymm13,ymm13
	vfmadd213ps ymm13,ymm9,ymm10
	vblendvps ymm10,ymm10,ymm13,ymm11
	vmovups YMMWORD PTR [r10],ymm10
	add    rdx,0x60
	add    r10,0x20
	dec    r11
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x38d>
	mov    r11,rsi
	and    r11,0x7
	test   r11,r11
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x482>
	jmp    <nnp_pooling_average_of_threes__x86_64_avx2+0x58e>
	imul   r11,r11,0x3
	mov    r11,r11
	sub    r11,0x0
	vmovd  xmm10,r11d
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [r8]
	mov    r11,r8
	mov    rcx,rbx
	test   rcx,rcx
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x4cb>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x4be>
	lea    r8,[r8+rbp*4]
	mov    r11,rdx
	vmaskmovps ymm13,ymm11,YMMWORD PTR [r11]
	vmaskmovps ymm14,ymm12,YMMWORD PTR [r11+0x20]
	vmaskmovps ymm15,ymm10,YMMWORD PTR [r11+0x40]
	mov    rax,rax
	test   rax,rax
	je     <nnp_pooling_average_of_threes__x86_64_avx2+0x511>
	lea    r11,[r11+r9*4]
	vmaskmovps ymm7,ymm11,YMMWORD PTR [r11]
	vaddps ymm13,ymm13,ymm7
	vmaskmovps ymm7,ymm12,YMMWORD PTR [r11+0x20]
	vaddps ymm14,ymm14,ymm7
	vmaskmovps ymm7,ymm10,YMMWORD PTR [r11+0x40]
	vaddps ymm15,ymm15,ymm7
	dec    rax
	jne    <nnp_pooling_average_of_threes__x86_64_avx2+0x4eb>
	vblendps ymm10,ymm13,ymm14,0x92
	vblendps ymm10,ymm10,ymm15,0x24
	vmovaps ymm11,YMMWORD PTR [rip+0x0]
	vpermps ymm10,ymm11,ymm10
	vblendps ymm11,ymm13,ymm14,0x24
	vblendps ymm11,ymm11,ymm15,0x49
	vmovaps ymm12,YMMWORD PTR [rip+0x0]
	vpermps ymm11,ymm12,ymm11
	vblendps ymm12,ymm13,ymm14,0x49
	vblendps ymm12,ymm12,ymm15,0x92
	vmovaps ymm13,YMMWORD PTR [rip+0x0]
	vpermps ymm12,ymm13,ymm12
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm12
	vmulps ymm11,ymm10,ymm9
	vfnmadd231ps ymm10,ymm11,ymm8
	vcmpordps ymm8,ymm10,ymm10
	vfmadd213ps ymm10,ymm9,ymm11
	vblendvps ymm8,ymm11,ymm10,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	add    rdx,0x60
	add    r10,0x20
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

<nnp_pooling_maximum_of_threes_by_2__x86_64_avx2>:
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
	mov    r8,r8
	sub    r8,0x1
	mov    rbp,rdx
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   rdi,rdi
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x45>
	jmp    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x5fd>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x315>
	mov    r12,rsi
	sub    r12,0xfffffffffffffff9
	mov    r13,r12
	and    r13,0xf
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x1da>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r14,rbp
	mov    r15,r11
	test   r15,r15
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x8f>
	add    r14,0x40
	prefetcht0 BYTE PTR [r14]
	dec    r15
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x82>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r14,rdx
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	vmovups ymm10,YMMWORD PTR [r14+0x40]
	vmovups ymm11,YMMWORD PTR [r14+0x60]
	vmovups ymm12,YMMWORD PTR [r14+0x64]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x12d>
	lea    r14,[r14+r9*4]
	vmovups ymm13,YMMWORD PTR [r14]
	vmaxps ymm14,ymm8,ymm13
	vmaxps ymm8,ymm13,ymm8
	vorps  ymm8,ymm8,ymm14
	vmovups ymm13,YMMWORD PTR [r14+0x20]
	vmaxps ymm14,ymm9,ymm13
	vmaxps ymm9,ymm13,ymm9
	vorps  ymm9,ymm9,ymm14
	vmovups ymm13,YMMWORD PTR [r14+0x40]
	vmaxps ymm14,ymm10,ymm13
	vmaxps ymm10,ymm13,ymm10
	vorps  ymm10,ymm10,ymm14
	vmovups ymm13,YMMWORD PTR [r14+0x60]
	vmaxps ymm14,ymm11,ymm13
	vmaxps ymm11,ymm13,ymm11
	vorps  ymm11,ymm11,ymm14
	vmovups ymm13,YMMWORD PTR [r14+0x64]
	vmaxps ymm14,ymm12,ymm13
	vmaxps ymm12,ymm13,ymm12
	vorps  ymm12,ymm12,ymm14
	dec    r15
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0xbc>
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
	dec    r12
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x73>
	mov    r12,r13
	shr    r12,0x3
	test   r12,r12
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x2d5>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r13,rbp
	mov    r14,r11
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x207>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x1f9>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r13,rdx
	vmovups ymm8,YMMWORD PTR [r13+0x0]
	vmovups ymm9,YMMWORD PTR [r13+0x20]
	vmovups ymm10,YMMWORD PTR [r13+0x24]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x272>
	lea    r13,[r13+r9*4+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x0]
	vmaxps ymm12,ymm8,ymm11
	vmaxps ymm8,ymm11,ymm8
	vorps  ymm8,ymm8,ymm12
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vmaxps ymm12,ymm9,ymm11
	vmaxps ymm9,ymm11,ymm9
	vorps  ymm9,ymm9,ymm12
	vmovups ymm11,YMMWORD PTR [r13+0x24]
	vmaxps ymm12,ymm10,ymm11
	vmaxps ymm10,ymm11,ymm10
	vorps  ymm10,ymm10,ymm12
	dec    r14
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x229>
	vperm2f128 ymm11,ymm10,ymm10,0x21
	vpalignr ymm10,ymm10,ymm11,0xc
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vpermpd ymm9,ymm11,0xd8
	vperm2f128 ymm10,ymm9,ymm10,0x21
	vpalignr ymm9,ymm10,ymm9,0x4
	vmaxps ymm10,ymm11,ymm8
	vmaxps ymm11,ymm8,ymm11
	vorps  ymm11,ymm11,ymm10
	vpermpd ymm8,ymm11,0xd8
	vmaxps ymm10,ymm8,ymm9
	vmaxps ymm8,ymm9,ymm8
	vorps  ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	add    rdx,0x40
	add    rax,0x20
	dec    r12
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x1ea>
	mov    r12,rsi
	sub    r12,0xfffffffffffffff9
	mov    r12,r12
	shr    r12,0x3
	mov    r12,r12
	shl    r12,0x3
	mov    r13,r12
	shl    r13,1
	mov    r13,r13
	neg    r13
	lea    rdx,[rdx+r13*4]
	lea    rdx,[rdx+rcx*4]
	mov    r12,r12
	neg    r12
	lea    rax,[rax+r12*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x55>
	mov    r10,rsi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x481>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    rcx,rbp
	mov    rdi,r11
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x340>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x334>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rcx,rdx
	vmovups ymm8,YMMWORD PTR [rcx]
	vmovups ymm9,YMMWORD PTR [rcx+0x20]
	vmovups ymm10,YMMWORD PTR [rcx+0x40]
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	vmovups ymm12,YMMWORD PTR [rcx+0x64]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x3d4>
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
	vmovups ymm13,YMMWORD PTR [rcx+0x64]
	vmaxps ymm14,ymm12,ymm13
	vmaxps ymm12,ymm13,ymm12
	vorps  ymm12,ymm12,ymm14
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x368>
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
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x325>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x492>
	jmp    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x5fd>
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
	mov    r11,r11
	test   r11,r11
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x4e5>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x4d8>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r10]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [r10+0x20]
	vmaskmovps ymm14,ymm11,YMMWORD PTR [r10+0x40]
	vmaskmovps ymm15,ymm8,YMMWORD PTR [r10+0x60]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x560>
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
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx2+0x50c>
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
	add    rdx,0x80
	add    rax,0x40
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

<nnp_pooling_average_of_threes_by_2__x86_64_avx2>:
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vmovaps ymm9,YMMWORD PTR [rip+0x0]
	vdivps ymm9,ymm9,ymm8
	mov    rax,r8
	sub    rax,0x1
	mov    r8,rdx
	lea    r8,[r8+rbx*4]
	mov    rbx,rbp
	sub    rbx,0x1
	mov    rbx,rbx
	shr    rbx,0x4
	test   rdi,rdi
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x5b>
	jmp    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x59f>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x2f1>
	mov    r12,rsi
	sub    r12,0xfffffffffffffff9
	mov    r13,r12
	and    r13,0xf
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x1cd>
	prefetcht0 BYTE PTR [r8]
	mov    r14,r8
	mov    r15,rbx
	test   r15,r15
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0xa5>
	add    r14,0x40
	prefetcht0 BYTE PTR [r14]
	dec    r15
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x98>
	lea    r8,[r8+rbp*4]
	mov    r14,rdx
	vmovups ymm10,YMMWORD PTR [r14]
	vmovups ymm11,YMMWORD PTR [r14+0x20]
	vmovups ymm12,YMMWORD PTR [r14+0x40]
	vmovups ymm13,YMMWORD PTR [r14+0x60]
	vmovups ymm14,YMMWORD PTR [r14+0x64]
	mov    r15,rax
	test   r15,r15
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x110>
	lea    r14,[r14+r9*4]
	vmovups ymm15,YMMWORD PTR [r14]
	vaddps ymm10,ymm10,ymm15
	vmovups ymm15,YMMWORD PTR [r14+0x20]
	vaddps ymm11,ymm11,ymm15
	vmovups ymm15,YMMWORD PTR [r14+0x40]
	vaddps ymm12,ymm12,ymm15
	vmovups ymm15,YMMWORD PTR [r14+0x60]
	vaddps ymm13,ymm13,ymm15
	vmovups ymm15,YMMWORD PTR [r14+0x64]
	vaddps ymm14,ymm14,ymm15
	dec    r15
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0xd1>
	vperm2f128 ymm15,ymm14,ymm14,0x21
	vpalignr ymm14,ymm14,ymm15,0xc
	vshufps ymm15,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vshufps ymm11,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vpermpd ymm13,ymm15,0xd8
	vpermpd ymm7,ymm11,0xd8
	vperm2f128 ymm6,ymm13,ymm7,0x21
	vpalignr ymm13,ymm6,ymm13,0x4
	vperm2f128 ymm14,ymm7,ymm14,0x21
	vpalignr ymm14,ymm14,ymm7,0x4
	vaddps ymm15,ymm15,ymm10
	vpermpd ymm10,ymm15,0xd8
	vaddps ymm10,ymm10,ymm13
	vaddps ymm11,ymm11,ymm12
	vpermpd ymm11,ymm11,0xd8
	vaddps ymm11,ymm11,ymm14
	vmulps ymm12,ymm10,ymm9
	vfnmadd231ps ymm10,ymm12,ymm8
	vcmpordps ymm13,ymm10,ymm10
	vfmadd213ps ymm10,ymm9,ymm12
	vblendvps ymm10,ymm12,ymm10,ymm13
	vmovups YMMWORD PTR [r10],ymm10
	vmulps ymm10,ymm11,ymm9
	vfnmadd231ps ymm11,ymm10,ymm8
	vcmpordps ymm12,ymm11,ymm11
	vfmadd213ps ymm11,ymm9,ymm10
	vblendvps ymm10,ymm10,ymm11,ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm10
	add    rdx,0x80
	add    r10,0x40
	dec    r12
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x89>
	mov    r12,r13
	shr    r12,0x3
	test   r12,r12
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x2b1>
	prefetcht0 BYTE PTR [r8]
	mov    r13,r8
	mov    r14,rbx
	test   r14,r14
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x1fa>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x1ec>
	lea    r8,[r8+rbp*4]
	mov    r13,rdx
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vmovups ymm12,YMMWORD PTR [r13+0x24]
	mov    r14,rax
	test   r14,r14
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x246>
	lea    r13,[r13+r9*4+0x0]
	vmovups ymm13,YMMWORD PTR [r13+0x0]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [r13+0x20]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [r13+0x24]
	vaddps ymm12,ymm12,ymm13
	dec    r14
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x21b>
	vperm2f128 ymm13,ymm12,ymm12,0x21
	vpalignr ymm12,ymm12,ymm13,0xc
	vshufps ymm13,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vpermpd ymm11,ymm13,0xd8
	vperm2f128 ymm12,ymm11,ymm12,0x21
	vpalignr ymm11,ymm12,ymm11,0x4
	vaddps ymm13,ymm13,ymm10
	vpermpd ymm10,ymm13,0xd8
	vaddps ymm10,ymm10,ymm11
	vmulps ymm11,ymm10,ymm9
	vfnmadd231ps ymm10,ymm11,ymm8
	vcmpordps ymm12,ymm10,ymm10
	vfmadd213ps ymm10,ymm9,ymm11
	vblendvps ymm10,ymm11,ymm10,ymm12
	vmovups YMMWORD PTR [r10],ymm10
	add    rdx,0x40
	add    r10,0x20
	dec    r12
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x1dd>
	mov    r12,rsi
	sub    r12,0xfffffffffffffff9
	mov    r12,r12
	shr    r12,0x3
	mov    r12,r12
	shl    r12,0x3
	mov    r13,r12
	shl    r13,1
	mov    r13,r13
	neg    r13
	lea    rdx,[rdx+r13*4]
	lea    rdx,[rdx+rcx*4]
	mov    r12,r12
	neg    r12
	lea    r10,[r10+r12*4]
	lea    r10,[r10+r11*4]
	dec    rdi
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x6b>
	mov    r11,rsi
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x43a>
	prefetcht0 BYTE PTR [r8]
	mov    rcx,r8
	mov    rdi,rbx
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x31c>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x310>
	lea    r8,[r8+rbp*4]
	mov    rcx,rdx
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vmovups ymm12,YMMWORD PTR [rcx+0x40]
	vmovups ymm13,YMMWORD PTR [rcx+0x60]
	vmovups ymm14,YMMWORD PTR [rcx+0x64]
	mov    rdi,rax
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x37d>
	lea    rcx,[rcx+r9*4]
	vmovups ymm15,YMMWORD PTR [rcx]
	vaddps ymm10,ymm10,ymm15
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vaddps ymm11,ymm11,ymm15
	vmovups ymm15,YMMWORD PTR [rcx+0x40]
	vaddps ymm12,ymm12,ymm15
	vmovups ymm15,YMMWORD PTR [rcx+0x60]
	vaddps ymm13,ymm13,ymm15
	vmovups ymm15,YMMWORD PTR [rcx+0x64]
	vaddps ymm14,ymm14,ymm15
	dec    rdi
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x343>
	vperm2f128 ymm15,ymm14,ymm14,0x21
	vpalignr ymm14,ymm14,ymm15,0xc
	vshufps ymm15,ymm10,ymm11,0x88
	vshufps ymm10,ymm10,ymm11,0xdd
	vshufps ymm11,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vpermpd ymm13,ymm15,0xd8
	vpermpd ymm7,ymm11,0xd8
	vperm2f128 ymm6,ymm13,ymm7,0x21
	vpalignr ymm13,ymm6,ymm13,0x4
	vperm2f128 ymm14,ymm7,ymm14,0x21
	vpalignr ymm14,ymm14,ymm7,0x4
	vaddps ymm15,ymm15,ymm10
	vpermpd ymm10,ymm15,0xd8
	vaddps ymm10,ymm10,ymm13
	vaddps ymm11,ymm11,ymm12
	vpermpd ymm11,ymm11,0xd8
	vaddps ymm11,ymm11,ymm14
	vmulps ymm12,ymm10,ymm9
	vfnmadd231ps ymm10,ymm12,ymm8
	vcmpordps ymm13,ymm10,ymm10
	vfmadd213ps ymm10,ymm9,ymm12
	vblendvps ymm10,ymm12,ymm10,ymm13
	vmovups YMMWORD PTR [r10],ymm10
	vmulps ymm10,ymm11,ymm9
	vfnmadd231ps ymm11,ymm10,ymm8
	vcmpordps ymm12,ymm11,ymm11
	vfmadd213ps ymm11,ymm9,ymm10
	vblendvps ymm10,ymm10,ymm11,ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm10
	add    rdx,0x80
	add    r10,0x40
	dec    r11
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x301>
	mov    r11,rsi
	and    r11,0xf
	test   r11,r11
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x44b>
	jmp    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x59f>
	mov    r11,r11
	shl    r11,1
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	vmovd  xmm10,r11d
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	prefetcht0 BYTE PTR [r8]
	mov    r11,r8
	mov    rcx,rbx
	test   rcx,rcx
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x49e>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x491>
	lea    r8,[r8+rbp*4]
	mov    r11,rdx
	vmaskmovps ymm14,ymm11,YMMWORD PTR [r11]
	vmaskmovps ymm15,ymm12,YMMWORD PTR [r11+0x20]
	vmaskmovps ymm7,ymm13,YMMWORD PTR [r11+0x40]
	vmaskmovps ymm6,ymm10,YMMWORD PTR [r11+0x60]
	mov    rax,rax
	test   rax,rax
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x4f4>
	lea    r11,[r11+r9*4]
	vmaskmovps ymm5,ymm11,YMMWORD PTR [r11]
	vaddps ymm14,ymm14,ymm5
	vmaskmovps ymm5,ymm12,YMMWORD PTR [r11+0x20]
	vaddps ymm15,ymm15,ymm5
	vmaskmovps ymm5,ymm13,YMMWORD PTR [r11+0x40]
	vaddps ymm7,ymm7,ymm5
	vmaskmovps ymm5,ymm10,YMMWORD PTR [r11+0x60]
	vaddps ymm6,ymm6,ymm5
	dec    rax
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx2+0x4c4>
	vxorps xmm10,xmm10,xmm10
	vshufps ymm11,ymm14,ymm15,0x88
	vshufps ymm12,ymm14,ymm15,0xdd
	vshufps ymm13,ymm7,ymm6,0x88
	vshufps ymm14,ymm7,ymm6,0xdd
	vpermpd ymm15,ymm11,0xd8
	vpermpd ymm7,ymm13,0xd8
	vperm2f128 ymm6,ymm15,ymm7,0x21
	vpalignr ymm15,ymm6,ymm15,0x4
	vperm2f128 ymm10,ymm7,ymm10,0x21
	vpalignr ymm10,ymm10,ymm7,0x4
	vaddps ymm11,ymm11,ymm12
	vpermpd ymm11,ymm11,0xd8
	vaddps ymm11,ymm11,ymm15
	vaddps ymm13,ymm13,ymm14
	vpermpd ymm12,ymm13,0xd8
	vaddps ymm12,ymm12,ymm10
	vmulps ymm10,ymm11,ymm9
	vfnmadd231ps ymm11,ymm10,ymm8
	vcmpordps ymm13,ymm11,ymm11
	vfmadd213ps ymm11,ymm9,ymm10
	vblendvps ymm10,ymm10,ymm11,ymm13
	vmovups YMMWORD PTR [r10],ymm10
	vmulps ymm10,ymm12,ymm9
	vfnmadd231ps ymm12,ymm10,ymm8
	vcmpordps ymm8,ymm12,ymm12
	vfmadd213ps ymm12,ymm9,ymm10
	vblendvps ymm8,ymm10,ymm12,ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm8
	add    rdx,0x80
	add    r10,0x40
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
	vbroadcastss ymm8,DWORD PTR [r9]
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
