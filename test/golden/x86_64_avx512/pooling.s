<nnp_pooling_maximum__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x30]
	mov    r10,QWORD PTR [rsp+0x38]
	mov    r11,QWORD PTR [rsp+0x40]
	mov    r8,r8
	sub    r8,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum__x86_64_avx512+0x1b1>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,rsi
	shr    r12,0x5
	test   r12,r12
	je     <nnp_pooling_maximum__x86_64_avx512+0xcf>
	mov    r13,rbx
	prefetcht0 BYTE PTR [r13+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	prefetcht0 BYTE PTR [r13+r11*4+0x40]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_maximum__x86_64_avx512+0xaa>
	lea    r13,[r13+r9*4+0x0]
	prefetcht0 BYTE PTR [r13+r11*4+0x0]
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	prefetcht0 BYTE PTR [r13+r11*4+0x40]
	vmovups zmm10,ZMMWORD PTR [r13+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r14
	jne    <nnp_pooling_maximum__x86_64_avx512+0x62>
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	add    rbx,0x80
	add    rbp,0x80
	dec    r12
	jne    <nnp_pooling_maximum__x86_64_avx512+0x3d>
	mov    r12,rsi
	and    r12,0x1f
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_maximum__x86_64_avx512+0x137>
	mov    r13,rbx
	prefetcht0 BYTE PTR [r13+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_maximum__x86_64_avx512+0x123>
	lea    r13,[r13+r9*4+0x0]
	prefetcht0 BYTE PTR [r13+r11*4+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x0]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    r14
	jne    <nnp_pooling_maximum__x86_64_avx512+0xfa>
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	add    rbx,0x40
	add    rbp,0x40
	dec    r12
	jne    <nnp_pooling_maximum__x86_64_avx512+0xe2>
	mov    r12,rsi
	and    r12,0xf
	test   r12,r12
	jne    <nnp_pooling_maximum__x86_64_avx512+0x145>
	jmp    <nnp_pooling_maximum__x86_64_avx512+0x1a0>
	mov    r12,r12
	shl    r12,0x0
	mov    r13,0xffffffffffffffff
	bzhi   r13,r13,r12
	kmovw  k1,r13d
	mov    rbx,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm8{k1}{z},ZMMWORD PTR [rbx]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_maximum__x86_64_avx512+0x199>
	lea    rbx,[rbx+r9*4]
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm9{k1}{z},ZMMWORD PTR [rbx]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    r12
	jne    <nnp_pooling_maximum__x86_64_avx512+0x173>
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx512+0x27>
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

<nnp_pooling_maximum_by_2__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x28]
	mov    r10,QWORD PTR [rsp+0x30]
	mov    r11,r8
	sub    r11,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x20a>
	mov    r8,rdx
	mov    rbx,r9
	mov    rbp,rsi
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x10b>
	mov    r12,r8
	prefetcht0 BYTE PTR [r12+r10*4]
	vmovups zmm8,ZMMWORD PTR [r12]
	prefetcht0 BYTE PTR [r12+r10*4+0x40]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    r12,0x4
	test   r11b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x81>
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    r12,0x4
	mov    r13,r11
	shr    r13,1
	test   r13,r13
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0xe1>
	prefetcht0 BYTE PTR [r12+r10*4]
	vmovups zmm8,ZMMWORD PTR [r12]
	prefetcht0 BYTE PTR [r12+r10*4+0x40]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm9
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    r12,0x8
	dec    r13
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x8c>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	add    r8,0x80
	add    rbx,0x40
	dec    rbp
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x36>
	mov    rbp,rsi
	and    rbp,0xf
	test   rbp,rbp
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x11c>
	jmp    <nnp_pooling_maximum_by_2__x86_64_avx512+0x1f9>
	mov    rbp,rbp
	shl    rbp,1
	mov    r12,0xffffffffffffffff
	bzhi   r12,r12,rbp
	kmovw  k1,r12d
	shr    r12,0x10
	kmovw  k2,r12d
	mov    r8,r8
	prefetcht0 BYTE PTR [r8+r10*4]
	vmovups zmm8{k1}{z},ZMMWORD PTR [r8]
	prefetcht0 BYTE PTR [r8+r10*4+0x40]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r8+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    r8,0x4
	test   r11b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x185>
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    r8,0x4
	mov    rbp,r11
	shr    rbp,1
	test   rbp,rbp
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x1e3>
	prefetcht0 BYTE PTR [r8+r10*4]
	vmovups zmm8{k1}{z},ZMMWORD PTR [r8]
	prefetcht0 BYTE PTR [r8+r10*4+0x40]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r8+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm9
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    r8,0x8
	dec    rbp
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x190>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	lea    rdx,[rdx+rcx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x20>
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

<nnp_pooling_maximum_of_pairs__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x30]
	mov    r10,QWORD PTR [rsp+0x38]
	mov    r11,QWORD PTR [rsp+0x40]
	mov    r8,r8
	sub    r8,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x1d6>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,rsi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0xf5>
	mov    r13,rbx
	prefetcht0 BYTE PTR [r13+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	prefetcht0 BYTE PTR [r13+r11*4+0x40]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0xaa>
	lea    r13,[r13+r9*4+0x0]
	prefetcht0 BYTE PTR [r13+r11*4+0x0]
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	prefetcht0 BYTE PTR [r13+r11*4+0x40]
	vmovups zmm10,ZMMWORD PTR [r13+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r14
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x62>
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	add    rbx,0x80
	add    rbp,0x40
	dec    r12
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x3d>
	mov    r12,rsi
	and    r12,0xf
	test   r12,r12
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x106>
	jmp    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x1c5>
	mov    r12,r12
	shl    r12,1
	mov    r13,0xffffffffffffffff
	bzhi   r13,r13,r12
	kmovw  k1,r13d
	shr    r13,0x10
	kmovw  k2,r13d
	mov    rbx,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm8{k1}{z},ZMMWORD PTR [rbx]
	prefetcht0 BYTE PTR [rbx+r11*4+0x40]
	vmovups zmm9{k2}{z},ZMMWORD PTR [rbx+0x40]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x18e>
	lea    rbx,[rbx+r9*4]
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm10{k1}{z},ZMMWORD PTR [rbx]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	prefetcht0 BYTE PTR [rbx+r11*4+0x40]
	vmovups zmm10{k2}{z},ZMMWORD PTR [rbx+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r12
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x149>
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x27>
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

<nnp_pooling_sum__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x30]
	mov    r10,QWORD PTR [rsp+0x38]
	mov    r11,QWORD PTR [rsp+0x40]
	mov    r8,r8
	sub    r8,0x1
	test   rdi,rdi
	je     <nnp_pooling_sum__x86_64_avx512+0x179>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,rsi
	shr    r12,0x5
	test   r12,r12
	je     <nnp_pooling_sum__x86_64_avx512+0xaf>
	mov    r13,rbx
	prefetcht0 BYTE PTR [r13+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	prefetcht0 BYTE PTR [r13+r11*4+0x40]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_sum__x86_64_avx512+0x8e>
	lea    r13,[r13+r9*4+0x0]
	prefetcht0 BYTE PTR [r13+r11*4+0x0]
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm10
	prefetcht0 BYTE PTR [r13+r11*4+0x40]
	vmovups zmm10,ZMMWORD PTR [r13+0x40]
	vaddps zmm9,zmm9,zmm10
	dec    r14
	jne    <nnp_pooling_sum__x86_64_avx512+0x5e>
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	add    rbx,0x80
	add    rbp,0x80
	dec    r12
	jne    <nnp_pooling_sum__x86_64_avx512+0x39>
	mov    r12,rsi
	and    r12,0x1f
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_sum__x86_64_avx512+0x10b>
	mov    r13,rbx
	prefetcht0 BYTE PTR [r13+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_sum__x86_64_avx512+0xf7>
	lea    r13,[r13+r9*4+0x0]
	prefetcht0 BYTE PTR [r13+r11*4+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm9
	dec    r14
	jne    <nnp_pooling_sum__x86_64_avx512+0xda>
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	add    rbx,0x40
	add    rbp,0x40
	dec    r12
	jne    <nnp_pooling_sum__x86_64_avx512+0xc2>
	mov    r12,rsi
	and    r12,0xf
	test   r12,r12
	jne    <nnp_pooling_sum__x86_64_avx512+0x119>
	jmp    <nnp_pooling_sum__x86_64_avx512+0x168>
	mov    r12,r12
	shl    r12,0x0
	mov    r13,0xffffffffffffffff
	bzhi   r13,r13,r12
	kmovw  k1,r13d
	mov    rbx,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm8{k1}{z},ZMMWORD PTR [rbx]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_sum__x86_64_avx512+0x161>
	lea    rbx,[rbx+r9*4]
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm9{k1}{z},ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm9
	dec    r12
	jne    <nnp_pooling_sum__x86_64_avx512+0x147>
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_sum__x86_64_avx512+0x27>
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

<nnp_pooling_sum_of_pairs__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x30]
	mov    r10,QWORD PTR [rsp+0x38]
	mov    r11,QWORD PTR [rsp+0x40]
	mov    r8,r8
	sub    r8,0x1
	test   rdi,rdi
	je     <nnp_pooling_sum_of_pairs__x86_64_avx512+0x18e>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,rsi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_sum_of_pairs__x86_64_avx512+0xd1>
	mov    r13,rbx
	prefetcht0 BYTE PTR [r13+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	prefetcht0 BYTE PTR [r13+r11*4+0x40]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_sum_of_pairs__x86_64_avx512+0x92>
	lea    r13,[r13+r9*4+0x0]
	prefetcht0 BYTE PTR [r13+r11*4+0x0]
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm10
	prefetcht0 BYTE PTR [r13+r11*4+0x40]
	vmovups zmm10,ZMMWORD PTR [r13+0x40]
	vaddps zmm9,zmm9,zmm10
	dec    r14
	jne    <nnp_pooling_sum_of_pairs__x86_64_avx512+0x62>
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vaddps zmm10,zmm10,zmm8
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	add    rbx,0x80
	add    rbp,0x40
	dec    r12
	jne    <nnp_pooling_sum_of_pairs__x86_64_avx512+0x3d>
	mov    r12,rsi
	and    r12,0xf
	test   r12,r12
	jne    <nnp_pooling_sum_of_pairs__x86_64_avx512+0xe2>
	jmp    <nnp_pooling_sum_of_pairs__x86_64_avx512+0x17d>
	mov    r12,r12
	shl    r12,1
	mov    r13,0xffffffffffffffff
	bzhi   r13,r13,r12
	kmovw  k1,r13d
	shr    r13,0x10
	kmovw  k2,r13d
	mov    rbx,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm8{k1}{z},ZMMWORD PTR [rbx]
	prefetcht0 BYTE PTR [rbx+r11*4+0x40]
	vmovups zmm9{k2}{z},ZMMWORD PTR [rbx+0x40]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_sum_of_pairs__x86_64_avx512+0x152>
	lea    rbx,[rbx+r9*4]
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm10{k1}{z},ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm10
	prefetcht0 BYTE PTR [rbx+r11*4+0x40]
	vmovups zmm10{k2}{z},ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm10
	dec    r12
	jne    <nnp_pooling_sum_of_pairs__x86_64_avx512+0x125>
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vaddps zmm10,zmm10,zmm8
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_sum_of_pairs__x86_64_avx512+0x27>
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

<nnp_pooling_average__x86_64_avx512>:
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
	je     <nnp_pooling_average__x86_64_avx512+0x1bc>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,r9
	mov    r13,rsi
	shr    r13,0x5
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx512+0xd9>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r14+r11*4]
	vmovups zmm8,ZMMWORD PTR [r14]
	prefetcht0 BYTE PTR [r14+r11*4+0x40]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_average__x86_64_avx512+0x92>
	add    r14,0x4
	prefetcht0 BYTE PTR [r14+r11*4]
	vmovups zmm10,ZMMWORD PTR [r14]
	vaddps zmm8,zmm8,zmm10
	prefetcht0 BYTE PTR [r14+r11*4+0x40]
	vmovups zmm10,ZMMWORD PTR [r14+0x40]
	vaddps zmm9,zmm9,zmm10
	dec    r15
	jne    <nnp_pooling_average__x86_64_avx512+0x65>
	vmovups zmm10,ZMMWORD PTR [r12]
	vdivps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vdivps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	add    rbx,0x80
	add    rbp,0x80
	add    r12,0x80
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx512+0x42>
	mov    r13,rsi
	and    r13,0x1f
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx512+0x141>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r14+r11*4]
	vmovups zmm8,ZMMWORD PTR [r14]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_average__x86_64_avx512+0x11c>
	add    r14,0x4
	prefetcht0 BYTE PTR [r14+r11*4]
	vmovups zmm9,ZMMWORD PTR [r14]
	vaddps zmm8,zmm8,zmm9
	dec    r15
	jne    <nnp_pooling_average__x86_64_avx512+0x102>
	vmovups zmm9,ZMMWORD PTR [r12]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	add    rbx,0x40
	add    rbp,0x40
	add    r12,0x40
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx512+0xec>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_average__x86_64_avx512+0x14f>
	jmp    <nnp_pooling_average__x86_64_avx512+0x1ab>
	mov    r13,r13
	shl    r13,0x0
	mov    r14,0xffffffffffffffff
	bzhi   r14,r14,r13
	kmovw  k1,r14d
	mov    rbx,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm8{k1}{z},ZMMWORD PTR [rbx]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx512+0x197>
	add    rbx,0x4
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm9{k1}{z},ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm9
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx512+0x17d>
	vmovups zmm9,ZMMWORD PTR [r12]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_average__x86_64_avx512+0x29>
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

<nnp_pooling_average_by_2__x86_64_avx512>:
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
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x1ea>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,r9
	mov    r13,rsi
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x101>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r14+r11*4]
	vmovups zmm8,ZMMWORD PTR [r14]
	prefetcht0 BYTE PTR [r14+r11*4+0x40]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    r14,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x7f>
	vaddps zmm10,zmm10,zmm8
	add    r14,0x4
	mov    r15,r8
	shr    r15,1
	test   r15,r15
	je     <nnp_pooling_average_by_2__x86_64_avx512+0xc5>
	prefetcht0 BYTE PTR [r14+r11*4]
	vmovups zmm8,ZMMWORD PTR [r14]
	prefetcht0 BYTE PTR [r14+r11*4+0x40]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vaddps zmm10,zmm10,zmm11
	vaddps zmm10,zmm10,zmm8
	add    r14,0x8
	dec    r15
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x8a>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r12]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	add    rbx,0x80
	add    rbp,0x40
	add    r12,0x40
	dec    r13
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x42>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x112>
	jmp    <nnp_pooling_average_by_2__x86_64_avx512+0x1d9>
	mov    r13,r13
	shl    r13,1
	mov    r14,0xffffffffffffffff
	bzhi   r14,r14,r13
	kmovw  k1,r14d
	shr    r14,0x10
	kmovw  k2,r14d
	mov    rbx,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm8{k1}{z},ZMMWORD PTR [rbx]
	prefetcht0 BYTE PTR [rbx+r11*4+0x40]
	vmovups zmm9{k2}{z},ZMMWORD PTR [rbx+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    rbx,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x16f>
	vaddps zmm10,zmm10,zmm8
	add    rbx,0x4
	mov    r13,r8
	shr    r13,1
	test   r13,r13
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x1b5>
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm8{k1}{z},ZMMWORD PTR [rbx]
	prefetcht0 BYTE PTR [rbx+r11*4+0x40]
	vmovups zmm9{k2}{z},ZMMWORD PTR [rbx+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vaddps zmm10,zmm10,zmm11
	vaddps zmm10,zmm10,zmm8
	add    rbx,0x8
	dec    r13
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x17a>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r12]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x29>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	ret
