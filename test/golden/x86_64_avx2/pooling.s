<nnp_pooling_maximum__x86_64_avx2>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x38]
	mov    r10,QWORD PTR [rsp+0x40]
	mov    r11,QWORD PTR [rsp+0x48]
	mov    r8,r8
	sub    r8,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum__x86_64_avx2+0x23a>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,rdx
	mov    r13,rsi
	shr    r13,0x5
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx2+0x10f>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm10,YMMWORD PTR [r14+0x40]
	vmovups ymm11,YMMWORD PTR [r14+0x60]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_maximum__x86_64_avx2+0xe4>
	lea    r14,[r14+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm12,YMMWORD PTR [r14]
	vmaxps ymm13,ymm8,ymm12
	vmaxps ymm8,ymm12,ymm8
	vorps  ymm8,ymm8,ymm13
	vmovups ymm12,YMMWORD PTR [r14+0x20]
	vmaxps ymm13,ymm9,ymm12
	vmaxps ymm9,ymm12,ymm9
	vorps  ymm9,ymm9,ymm13
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm12,YMMWORD PTR [r14+0x40]
	vmaxps ymm13,ymm10,ymm12
	vmaxps ymm10,ymm12,ymm10
	vorps  ymm10,ymm10,ymm13
	vmovups ymm12,YMMWORD PTR [r14+0x60]
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	dec    r15
	jne    <nnp_pooling_maximum__x86_64_avx2+0x76>
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm9
	vmovups YMMWORD PTR [rbp+0x40],ymm10
	vmovups YMMWORD PTR [rbp+0x60],ymm11
	add    rbx,0x80
	add    rbp,0x80
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx2+0x42>
	mov    r13,rsi
	and    r13,0x1f
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx2+0x193>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_maximum__x86_64_avx2+0x17c>
	lea    r14,[r14+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm10,YMMWORD PTR [r14]
	vmaxps ymm11,ymm8,ymm10
	vmaxps ymm8,ymm10,ymm8
	vorps  ymm8,ymm8,ymm11
	vmovups ymm10,YMMWORD PTR [r14+0x20]
	vmaxps ymm11,ymm9,ymm10
	vmaxps ymm9,ymm10,ymm9
	vorps  ymm9,ymm9,ymm11
	dec    r15
	jne    <nnp_pooling_maximum__x86_64_avx2+0x141>
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm9
	add    rbx,0x40
	add    rbp,0x40
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx2+0x122>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_maximum__x86_64_avx2+0x1a4>
	jmp    <nnp_pooling_maximum__x86_64_avx2+0x229>
	mov    r13,r13
	shl    r13,0x0
	vmovd  xmm8,r13d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    rbx,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rbx]
	vmaskmovps ymm11,ymm8,YMMWORD PTR [rbx+0x20]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx2+0x21f>
	lea    rbx,[rbx+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmaskmovps ymm12,ymm9,YMMWORD PTR [rbx]
	vmaxps ymm13,ymm10,ymm12
	vmaxps ymm10,ymm12,ymm10
	vorps  ymm10,ymm10,ymm13
	vmaskmovps ymm12,ymm8,YMMWORD PTR [rbx+0x20]
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx2+0x1e4>
	vmovups YMMWORD PTR [rbp+0x0],ymm10
	vmovups YMMWORD PTR [rbp+0x20],ymm11
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx2+0x29>
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

<nnp_pooling_maximum_by_2__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x28]
	mov    r10,QWORD PTR [rsp+0x30]
	mov    r11,r8
	sub    r11,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x298>
	mov    r8,rdx
	mov    rbx,r9
	mov    rbp,rsi
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x14f>
	mov    r12,r8
	prefetcht0 BYTE PTR [r8+r10*4]
	prefetcht0 BYTE PTR [r8+r10*4+0x40]
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [r12+0x40]
	vmovups ymm11,YMMWORD PTR [r12+0x60]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	add    r12,0x4
	test   r11b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0xa3>
	vmaxps ymm11,ymm10,ymm8
	vmaxps ymm10,ymm8,ymm10
	vorps  ymm10,ymm10,ymm11
	vmaxps ymm8,ymm12,ymm9
	vmaxps ymm12,ymm9,ymm12
	vorps  ymm12,ymm12,ymm8
	add    r12,0x4
	mov    r13,r11
	shr    r13,1
	test   r13,r13
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x126>
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [r12+0x40]
	vmovups ymm13,YMMWORD PTR [r12+0x60]
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
	add    r12,0x8
	dec    r13
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0xae>
	vpermpd ymm8,ymm10,0xd8
	vpermpd ymm9,ymm12,0xd8
	vmovups YMMWORD PTR [rbx],ymm8
	vmovups YMMWORD PTR [rbx+0x20],ymm9
	add    r8,0x80
	add    rbx,0x40
	dec    rbp
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x36>
	mov    rbp,rsi
	and    rbp,0xf
	test   rbp,rbp
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x160>
	jmp    <nnp_pooling_maximum_by_2__x86_64_avx2+0x287>
	mov    rbp,rbp
	shl    rbp,1
	vmovd  xmm8,ebp
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    rbp,r8
	prefetcht0 BYTE PTR [r8+r10*4]
	prefetcht0 BYTE PTR [r8+r10*4+0x40]
	vmaskmovps ymm12,ymm9,YMMWORD PTR [rbp+0x0]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [rbp+0x20]
	vshufps ymm14,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vmaskmovps ymm13,ymm11,YMMWORD PTR [rbp+0x40]
	vmaskmovps ymm15,ymm8,YMMWORD PTR [rbp+0x60]
	vshufps ymm7,ymm13,ymm15,0x88
	vshufps ymm13,ymm13,ymm15,0xdd
	add    rbp,0x4
	test   r11b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x1f8>
	vmaxps ymm15,ymm14,ymm12
	vmaxps ymm14,ymm12,ymm14
	vorps  ymm14,ymm14,ymm15
	vmaxps ymm12,ymm7,ymm13
	vmaxps ymm7,ymm13,ymm7
	vorps  ymm7,ymm7,ymm12
	add    rbp,0x4
	mov    r8,r11
	shr    r8,1
	test   r8,r8
	je     <nnp_pooling_maximum_by_2__x86_64_avx2+0x272>
	vmaskmovps ymm12,ymm9,YMMWORD PTR [rbp+0x0]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [rbp+0x20]
	vshufps ymm15,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vmaskmovps ymm13,ymm11,YMMWORD PTR [rbp+0x40]
	vmaskmovps ymm6,ymm8,YMMWORD PTR [rbp+0x60]
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
	add    rbp,0x8
	dec    r8
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x203>
	vpermpd ymm8,ymm14,0xd8
	vpermpd ymm9,ymm7,0xd8
	vmovups YMMWORD PTR [rbx],ymm8
	vmovups YMMWORD PTR [rbx+0x20],ymm9
	lea    rdx,[rdx+rcx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx2+0x20>
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
	mov    r8,r8
	sub    r8,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x27c>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,rdx
	mov    r13,rsi
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x144>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm10,YMMWORD PTR [r14+0x40]
	vmovups ymm11,YMMWORD PTR [r14+0x60]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0xe4>
	lea    r14,[r14+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm12,YMMWORD PTR [r14]
	vmaxps ymm13,ymm8,ymm12
	vmaxps ymm8,ymm12,ymm8
	vorps  ymm8,ymm8,ymm13
	vmovups ymm12,YMMWORD PTR [r14+0x20]
	vmaxps ymm13,ymm9,ymm12
	vmaxps ymm9,ymm12,ymm9
	vorps  ymm9,ymm9,ymm13
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm12,YMMWORD PTR [r14+0x40]
	vmaxps ymm13,ymm10,ymm12
	vmaxps ymm10,ymm12,ymm10
	vorps  ymm10,ymm10,ymm13
	vmovups ymm12,YMMWORD PTR [r14+0x60]
	vmaxps ymm13,ymm11,ymm12
	vmaxps ymm11,ymm12,ymm11
	vorps  ymm11,ymm11,ymm13
	dec    r15
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x76>
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
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm9
	add    rbx,0x80
	add    rbp,0x40
	dec    r13
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x42>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x155>
	jmp    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x26b>
	mov    r13,r13
	shl    r13,1
	vmovd  xmm8,r13d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    rbx,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmaskmovps ymm12,ymm9,YMMWORD PTR [rbx]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [rbx+0x20]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmaskmovps ymm14,ymm11,YMMWORD PTR [rbx+0x40]
	vmaskmovps ymm15,ymm8,YMMWORD PTR [rbx+0x60]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x21f>
	lea    rbx,[rbx+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmaskmovps ymm7,ymm9,YMMWORD PTR [rbx]
	vmaxps ymm6,ymm12,ymm7
	vmaxps ymm12,ymm7,ymm12
	vorps  ymm12,ymm12,ymm6
	vmaskmovps ymm7,ymm10,YMMWORD PTR [rbx+0x20]
	vmaxps ymm6,ymm13,ymm7
	vmaxps ymm13,ymm7,ymm13
	vorps  ymm13,ymm13,ymm6
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmaskmovps ymm7,ymm11,YMMWORD PTR [rbx+0x40]
	vmaxps ymm6,ymm14,ymm7
	vmaxps ymm14,ymm7,ymm14
	vorps  ymm14,ymm14,ymm6
	vmaskmovps ymm7,ymm8,YMMWORD PTR [rbx+0x60]
	vmaxps ymm6,ymm15,ymm7
	vmaxps ymm15,ymm7,ymm15
	vorps  ymm15,ymm15,ymm6
	dec    r13
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x1b9>
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
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm9
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx2+0x29>
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

<nnp_pooling_sum__x86_64_avx2>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x38]
	mov    r10,QWORD PTR [rsp+0x40]
	mov    r11,QWORD PTR [rsp+0x48]
	mov    r8,r8
	sub    r8,0x1
	test   rdi,rdi
	je     <nnp_pooling_sum__x86_64_avx2+0x1e7>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,rdx
	mov    r13,rsi
	shr    r13,0x5
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx2+0xe7>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm10,YMMWORD PTR [r14+0x40]
	vmovups ymm11,YMMWORD PTR [r14+0x60]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_sum__x86_64_avx2+0xbc>
	lea    r14,[r14+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm12,YMMWORD PTR [r14]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [r14+0x20]
	vaddps ymm9,ymm9,ymm12
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm12,YMMWORD PTR [r14+0x40]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r14+0x60]
	vaddps ymm11,ymm11,ymm12
	dec    r15
	jne    <nnp_pooling_sum__x86_64_avx2+0x76>
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm9
	vmovups YMMWORD PTR [rbp+0x40],ymm10
	vmovups YMMWORD PTR [rbp+0x60],ymm11
	add    rbx,0x80
	add    rbp,0x80
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx2+0x42>
	mov    r13,rsi
	and    r13,0x1f
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx2+0x157>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_sum__x86_64_avx2+0x140>
	lea    r14,[r14+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups ymm10,YMMWORD PTR [r14]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r14+0x20]
	vaddps ymm9,ymm9,ymm10
	dec    r15
	jne    <nnp_pooling_sum__x86_64_avx2+0x119>
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm9
	add    rbx,0x40
	add    rbp,0x40
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx2+0xfa>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_sum__x86_64_avx2+0x165>
	jmp    <nnp_pooling_sum__x86_64_avx2+0x1d6>
	mov    r13,r13
	shl    r13,0x0
	vmovd  xmm8,r13d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    rbx,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rbx]
	vmaskmovps ymm11,ymm8,YMMWORD PTR [rbx+0x20]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx2+0x1cc>
	lea    rbx,[rbx+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmaskmovps ymm12,ymm9,YMMWORD PTR [rbx]
	vaddps ymm10,ymm10,ymm12
	vmaskmovps ymm12,ymm8,YMMWORD PTR [rbx+0x20]
	vaddps ymm11,ymm11,ymm12
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx2+0x1a5>
	vmovups YMMWORD PTR [rbp+0x0],ymm10
	vmovups YMMWORD PTR [rbp+0x20],ymm11
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_sum__x86_64_avx2+0x29>
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

<nnp_pooling_average__x86_64_avx2>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x38]
	mov    r10,QWORD PTR [rsp+0x40]
	mov    r11,QWORD PTR [rsp+0x48]
	mov    r8,r8
	sub    r8,0x1
	test   rdi,rdi
	je     <nnp_pooling_average__x86_64_avx2+0x21e>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,r9
	mov    r13,rsi
	shr    r13,0x5
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx2+0x104>
	mov    r14,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	prefetcht0 BYTE PTR [rbx+r11*4+0x40]
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	vmovups ymm10,YMMWORD PTR [r14+0x40]
	vmovups ymm11,YMMWORD PTR [r14+0x60]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_average__x86_64_avx2+0xa3>
	add    r14,0x4
	vmovups ymm12,YMMWORD PTR [r14]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [r14+0x20]
	vaddps ymm9,ymm9,ymm12
	vmovups ymm12,YMMWORD PTR [r14+0x40]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r14+0x60]
	vaddps ymm11,ymm11,ymm12
	dec    r15
	jne    <nnp_pooling_average__x86_64_avx2+0x6f>
	vmovups ymm12,YMMWORD PTR [r12]
	vdivps ymm8,ymm8,ymm12
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	vmovups ymm8,YMMWORD PTR [r12+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm8
	vmovups ymm8,YMMWORD PTR [r12+0x40]
	vdivps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rbp+0x40],ymm8
	vmovups ymm8,YMMWORD PTR [r12+0x60]
	vdivps ymm8,ymm11,ymm8
	vmovups YMMWORD PTR [rbp+0x60],ymm8
	add    rbx,0x80
	add    rbp,0x80
	add    r12,0x80
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx2+0x42>
	mov    r13,rsi
	and    r13,0x1f
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx2+0x182>
	mov    r14,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_average__x86_64_avx2+0x150>
	add    r14,0x4
	vmovups ymm10,YMMWORD PTR [r14]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r14+0x20]
	vaddps ymm9,ymm9,ymm10
	dec    r15
	jne    <nnp_pooling_average__x86_64_avx2+0x132>
	vmovups ymm10,YMMWORD PTR [r12]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	vmovups ymm8,YMMWORD PTR [r12+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm8
	add    rbx,0x40
	add    rbp,0x40
	add    r12,0x40
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx2+0x117>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_average__x86_64_avx2+0x190>
	jmp    <nnp_pooling_average__x86_64_avx2+0x20d>
	mov    r13,r13
	shl    r13,0x0
	vmovd  xmm8,r13d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r13,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmaskmovps ymm10,ymm9,YMMWORD PTR [r13+0x0]
	vmaskmovps ymm11,ymm8,YMMWORD PTR [r13+0x20]
	mov    rbx,r8
	test   rbx,rbx
	je     <nnp_pooling_average__x86_64_avx2+0x1ec>
	add    r13,0x4
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r13+0x0]
	vaddps ymm10,ymm10,ymm12
	vmaskmovps ymm12,ymm8,YMMWORD PTR [r13+0x20]
	vaddps ymm11,ymm11,ymm12
	dec    rbx
	jne    <nnp_pooling_average__x86_64_avx2+0x1cd>
	vmovups ymm8,YMMWORD PTR [r12]
	vdivps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	vmovups ymm8,YMMWORD PTR [r12+0x20]
	vdivps ymm8,ymm11,ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm8
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_average__x86_64_avx2+0x29>
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

<nnp_pooling_average_by_2__x86_64_avx2>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x38]
	mov    r10,QWORD PTR [rsp+0x40]
	mov    r11,QWORD PTR [rsp+0x48]
	mov    r8,r8
	sub    r8,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x25d>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,r9
	mov    r13,rsi
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x133>
	mov    r14,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	prefetcht0 BYTE PTR [rbx+r11*4+0x40]
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	vshufps ymm10,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [r14+0x40]
	vmovups ymm11,YMMWORD PTR [r14+0x60]
	vshufps ymm12,ymm9,ymm11,0x88
	vshufps ymm9,ymm9,ymm11,0xdd
	add    r14,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x97>
	vaddps ymm10,ymm10,ymm8
	vaddps ymm12,ymm12,ymm9
	add    r14,0x4
	mov    r15,r8
	shr    r15,1
	test   r15,r15
	je     <nnp_pooling_average_by_2__x86_64_avx2+0xee>
	vmovups ymm8,YMMWORD PTR [r14]
	vmovups ymm9,YMMWORD PTR [r14+0x20]
	vshufps ymm11,ymm8,ymm9,0x88
	vshufps ymm8,ymm8,ymm9,0xdd
	vmovups ymm9,YMMWORD PTR [r14+0x40]
	vmovups ymm13,YMMWORD PTR [r14+0x60]
	vshufps ymm14,ymm9,ymm13,0x88
	vshufps ymm9,ymm9,ymm13,0xdd
	vaddps ymm10,ymm10,ymm11
	vaddps ymm10,ymm10,ymm8
	vaddps ymm12,ymm12,ymm14
	vaddps ymm12,ymm12,ymm9
	add    r14,0x8
	dec    r15
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0xa2>
	vpermpd ymm8,ymm10,0xd8
	vpermpd ymm9,ymm12,0xd8
	vmovups ymm10,YMMWORD PTR [r12]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	vmovups ymm8,YMMWORD PTR [r12+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm8
	add    rbx,0x80
	add    rbp,0x40
	add    r12,0x40
	dec    r13
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x42>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x144>
	jmp    <nnp_pooling_average_by_2__x86_64_avx2+0x24c>
	mov    r13,r13
	shl    r13,1
	vmovd  xmm8,r13d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r13,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	prefetcht0 BYTE PTR [rbx+r11*4+0x40]
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r13+0x0]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [r13+0x20]
	vshufps ymm14,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vmaskmovps ymm13,ymm11,YMMWORD PTR [r13+0x40]
	vmaskmovps ymm15,ymm8,YMMWORD PTR [r13+0x60]
	vshufps ymm7,ymm13,ymm15,0x88
	vshufps ymm13,ymm13,ymm15,0xdd
	add    r13,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x1ca>
	vaddps ymm14,ymm14,ymm12
	vaddps ymm7,ymm7,ymm13
	add    r13,0x4
	mov    rbx,r8
	shr    rbx,1
	test   rbx,rbx
	je     <nnp_pooling_average_by_2__x86_64_avx2+0x21f>
	vmaskmovps ymm12,ymm9,YMMWORD PTR [r13+0x0]
	vmaskmovps ymm13,ymm10,YMMWORD PTR [r13+0x20]
	vshufps ymm15,ymm12,ymm13,0x88
	vshufps ymm12,ymm12,ymm13,0xdd
	vmaskmovps ymm13,ymm11,YMMWORD PTR [r13+0x40]
	vmaskmovps ymm6,ymm8,YMMWORD PTR [r13+0x60]
	vshufps ymm5,ymm13,ymm6,0x88
	vshufps ymm13,ymm13,ymm6,0xdd
	vaddps ymm14,ymm14,ymm15
	vaddps ymm14,ymm14,ymm12
	vaddps ymm7,ymm7,ymm5
	vaddps ymm7,ymm7,ymm13
	add    r13,0x8
	dec    rbx
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x1d5>
	vpermpd ymm8,ymm14,0xd8
	vpermpd ymm9,ymm7,0xd8
	vmovups ymm10,YMMWORD PTR [r12]
	vdivps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	vmovups ymm8,YMMWORD PTR [r12+0x20]
	vdivps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm8
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_average_by_2__x86_64_avx2+0x29>
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
	vbroadcastss ymm8,DWORD PTR [rax]
	mov    rax,r8
	sub    rax,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x224>
	mov    r8,rdx
	mov    rbp,r10
	mov    r12,rdx
	mov    r13,rsi
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x11c>
	mov    r14,r8
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmovups ymm9,YMMWORD PTR [r14]
	vmovups ymm10,YMMWORD PTR [r14+0x20]
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmovups ymm11,YMMWORD PTR [r14+0x40]
	vmovups ymm12,YMMWORD PTR [r14+0x60]
	mov    r15,rax
	test   r15,r15
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0xc6>
	lea    r14,[r14+r9*4]
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmovups ymm13,YMMWORD PTR [r14]
	vaddps ymm9,ymm9,ymm13
	vmovups ymm13,YMMWORD PTR [r14+0x20]
	vaddps ymm10,ymm10,ymm13
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmovups ymm13,YMMWORD PTR [r14+0x40]
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [r14+0x60]
	vaddps ymm12,ymm12,ymm13
	dec    r15
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x80>
	vshufps ymm13,ymm9,ymm10,0x88
	vshufps ymm9,ymm9,ymm10,0xdd
	vshufps ymm10,ymm11,ymm12,0x88
	vshufps ymm11,ymm11,ymm12,0xdd
	vaddps ymm13,ymm13,ymm9
	vaddps ymm10,ymm10,ymm11
	vpermpd ymm9,ymm13,0xd8
	vpermpd ymm10,ymm10,0xd8
	vdivps ymm9,ymm9,ymm8
	vmovups YMMWORD PTR [rbp+0x0],ymm9
	vdivps ymm9,ymm10,ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm9
	add    r8,0x80
	add    rbp,0x40
	dec    r13
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x4c>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x12d>
	jmp    <nnp_pooling_average_of_pairs__x86_64_avx2+0x213>
	mov    r13,r13
	shl    r13,1
	vmovd  xmm9,r13d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,r8
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmaskmovps ymm13,ymm10,YMMWORD PTR [r8]
	vmaskmovps ymm14,ymm11,YMMWORD PTR [r8+0x20]
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmaskmovps ymm15,ymm12,YMMWORD PTR [r8+0x40]
	vmaskmovps ymm7,ymm9,YMMWORD PTR [r8+0x60]
	mov    r13,rax
	test   r13,r13
	je     <nnp_pooling_average_of_pairs__x86_64_avx2+0x1d3>
	lea    r8,[r8+r9*4]
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmaskmovps ymm6,ymm10,YMMWORD PTR [r8]
	vaddps ymm13,ymm13,ymm6
	vmaskmovps ymm6,ymm11,YMMWORD PTR [r8+0x20]
	vaddps ymm14,ymm14,ymm6
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmaskmovps ymm6,ymm12,YMMWORD PTR [r8+0x40]
	vaddps ymm15,ymm15,ymm6
	vmaskmovps ymm6,ymm9,YMMWORD PTR [r8+0x60]
	vaddps ymm7,ymm7,ymm6
	dec    r13
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x191>
	vshufps ymm9,ymm13,ymm14,0x88
	vshufps ymm10,ymm13,ymm14,0xdd
	vshufps ymm11,ymm15,ymm7,0x88
	vshufps ymm12,ymm15,ymm7,0xdd
	vaddps ymm9,ymm9,ymm10
	vaddps ymm11,ymm11,ymm12
	vpermpd ymm9,ymm9,0xd8
	vpermpd ymm10,ymm11,0xd8
	vdivps ymm9,ymm9,ymm8
	vmovups YMMWORD PTR [rbp+0x0],ymm9
	vdivps ymm9,ymm10,ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm9
	lea    rdx,[rdx+rcx*4]
	lea    r10,[r10+r11*4]
	dec    rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx2+0x33>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	ret
