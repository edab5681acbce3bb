<nnp_pooling_maximum__x86_64_avx512>:
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
	jne    <nnp_pooling_maximum__x86_64_avx512+0x33>
	jmp    <nnp_pooling_maximum__x86_64_avx512+0x45b>
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_maximum__x86_64_avx512+0x266>
	mov    rdi,rsi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_pooling_maximum__x86_64_avx512+0x126>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx512+0x7b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx512+0x6d>
	lea    rbp,[rbp+rbx*4+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx512+0xa8>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx512+0x9a>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx512+0x103>
	lea    r12,[r12+r9*4]
	vmovups zmm10,ZMMWORD PTR [r12]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups zmm10,ZMMWORD PTR [r12+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx512+0xc7>
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	add    rdx,0x80
	add    rax,0x80
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx512+0x53>
	mov    rdi,rsi
	and    rdi,0x1f
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum__x86_64_avx512+0x1ad>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx512+0x161>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx512+0x153>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups zmm8,ZMMWORD PTR [r12]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx512+0x19a>
	lea    r12,[r12+r9*4]
	vmovups zmm9,ZMMWORD PTR [r12]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx512+0x178>
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x40
	add    rax,0x40
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx512+0x139>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_maximum__x86_64_avx512+0x1bb>
	jmp    <nnp_pooling_maximum__x86_64_avx512+0x22c>
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
	je     <nnp_pooling_maximum__x86_64_avx512+0x1ef>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    r12
	jne    <nnp_pooling_maximum__x86_64_avx512+0x1e3>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rdi,rdx
	vmovups zmm8,ZMMWORD PTR [rdi]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_maximum__x86_64_avx512+0x226>
	lea    rdi,[rdi+r9*4]
	vmovups zmm9,ZMMWORD PTR [rdi]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    r12
	jne    <nnp_pooling_maximum__x86_64_avx512+0x205>
	vmovups ZMMWORD PTR [rax],zmm8
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
	jne    <nnp_pooling_maximum__x86_64_avx512+0x43>
	mov    r10,rsi
	shr    r10,0x5
	test   r10,r10
	je     <nnp_pooling_maximum__x86_64_avx512+0x343>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum__x86_64_avx512+0x29d>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_maximum__x86_64_avx512+0x290>
	lea    rbp,[rbp+rbx*4+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum__x86_64_avx512+0x2c9>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_maximum__x86_64_avx512+0x2bc>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_maximum__x86_64_avx512+0x320>
	lea    r11,[r11+r9*4]
	vmovups zmm10,ZMMWORD PTR [r11]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups zmm10,ZMMWORD PTR [r11+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    rcx
	jne    <nnp_pooling_maximum__x86_64_avx512+0x2e6>
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	add    rdx,0x80
	add    rax,0x80
	dec    r10
	jne    <nnp_pooling_maximum__x86_64_avx512+0x276>
	mov    r10,rsi
	and    r10,0x1f
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum__x86_64_avx512+0x3c7>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum__x86_64_avx512+0x37d>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_maximum__x86_64_avx512+0x370>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups zmm8,ZMMWORD PTR [r11]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_maximum__x86_64_avx512+0x3b4>
	lea    r11,[r11+r9*4]
	vmovups zmm9,ZMMWORD PTR [r11]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    rcx
	jne    <nnp_pooling_maximum__x86_64_avx512+0x393>
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x40
	add    rax,0x40
	dec    r10
	jne    <nnp_pooling_maximum__x86_64_avx512+0x356>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_maximum__x86_64_avx512+0x3d8>
	jmp    <nnp_pooling_maximum__x86_64_avx512+0x45b>
	mov    r10,r10
	shl    r10,0x0
	mov    r10,r10
	sub    r10,0x0
	mov    r11,0xffffffffffffffff
	bzhi   r11,r11,r10
	kmovw  k1,r11d
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum__x86_64_avx512+0x41e>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_maximum__x86_64_avx512+0x411>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmovups zmm8{k1}{z},ZMMWORD PTR [r10]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_maximum__x86_64_avx512+0x455>
	lea    r10,[r10+r9*4]
	vmovups zmm9{k1}{z},ZMMWORD PTR [r10]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    r11
	jne    <nnp_pooling_maximum__x86_64_avx512+0x434>
	vmovups ZMMWORD PTR [rax],zmm8
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

<nnp_pooling_maximum_by_2__x86_64_avx512>:
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
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x2b>
	jmp    <nnp_pooling_maximum_by_2__x86_64_avx512+0x456>
	mov    r10,rdi
	sub    r10,0x1
	test   r10,r10
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x259>
	mov    rdi,rsi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x132>
	prefetcht0 BYTE PTR [rbx]
	mov    rbp,rbx
	mov    r12,r11
	sub    r12,0x1
	mov    r12,r12
	shr    r12,0x4
	test   r12,r12
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x71>
	add    rbp,0x40
	prefetcht0 BYTE PTR [rbp+0x0]
	dec    r12
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x64>
	lea    rbx,[rbx+r11*4]
	mov    rbp,rdx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    rbp,0x4
	test   r8b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0xb4>
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    rbp,0x4
	mov    r12,r8
	shr    r12,1
	test   r12,r12
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x108>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm9
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    rbp,0x8
	dec    r12
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0xbf>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r9],zmm8
	add    rdx,0x80
	add    r9,0x40
	dec    rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x4b>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x143>
	jmp    <nnp_pooling_maximum_by_2__x86_64_avx512+0x220>
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
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x175>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    rbp
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x169>
	lea    rbx,[rbx+r11*4]
	mov    rdi,rdx
	vmovups zmm8,ZMMWORD PTR [rdi]
	vmovups zmm9,ZMMWORD PTR [rdi+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    rdi,0x4
	test   r8b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x1b7>
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    rdi,0x4
	mov    rbp,r8
	shr    rbp,1
	test   rbp,rbp
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x20a>
	vmovups zmm8,ZMMWORD PTR [rdi]
	vmovups zmm9,ZMMWORD PTR [rdi+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm9
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    rdi,0x8
	dec    rbp
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x1c2>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r9],zmm8
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
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x3b>
	mov    rax,rsi
	shr    rax,0x4
	test   rax,rax
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x34e>
	prefetcht0 BYTE PTR [rbx]
	mov    r10,rbx
	mov    rcx,r11
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x28f>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    rcx
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x282>
	lea    rbx,[rbx+r11*4]
	mov    r10,rdx
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    r10,0x4
	test   r8b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x2d1>
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    r10,0x4
	mov    rcx,r8
	shr    rcx,1
	test   rcx,rcx
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x324>
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm9
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    r10,0x8
	dec    rcx
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x2dc>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r9],zmm8
	add    rdx,0x80
	add    r9,0x40
	dec    rax
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x269>
	mov    rax,rsi
	and    rax,0xf
	test   rax,rax
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x35f>
	jmp    <nnp_pooling_maximum_by_2__x86_64_avx512+0x456>
	mov    rax,rax
	shl    rax,1
	mov    rax,rax
	sub    rax,0x0
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	prefetcht0 BYTE PTR [rbx]
	mov    rax,rbx
	mov    r10,r11
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x3ab>
	add    rax,0x40
	prefetcht0 BYTE PTR [rax]
	dec    r10
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x39f>
	lea    rbx,[rbx+r11*4]
	mov    rax,rdx
	vmovups zmm8{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm9{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    rax,0x4
	test   r8b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x3ed>
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    rax,0x4
	mov    r10,r8
	shr    r10,1
	test   r10,r10
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x440>
	vmovups zmm8{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm9{k2}{z},ZMMWORD PTR [rax+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm9
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    rax,0x8
	dec    r10
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x3f8>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r9],zmm8
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret
	int3
	int3

<nnp_pooling_maximum_of_pairs__x86_64_avx512>:
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
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x33>
	jmp    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x3ee>
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x22a>
	mov    rdi,rsi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x120>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x7b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x6d>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0xd6>
	lea    r12,[r12+r9*4]
	vmovups zmm10,ZMMWORD PTR [r12]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups zmm10,ZMMWORD PTR [r12+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r13
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x9a>
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x80
	add    rax,0x40
	dec    rdi
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x53>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x131>
	jmp    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x1f1>
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
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x164>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    r12
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x158>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rdi,rdx
	vmovups zmm8,ZMMWORD PTR [rdi]
	vmovups zmm9,ZMMWORD PTR [rdi+0x40]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x1bb>
	lea    rdi,[rdi+r9*4]
	vmovups zmm10,ZMMWORD PTR [rdi]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups zmm10,ZMMWORD PTR [rdi+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r12
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x181>
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
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
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x43>
	mov    r10,rsi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x302>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x261>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x254>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x2b8>
	lea    r11,[r11+r9*4]
	vmovups zmm10,ZMMWORD PTR [r11]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups zmm10,ZMMWORD PTR [r11+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    rcx
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x27e>
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x80
	add    rax,0x40
	dec    r10
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x23a>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x313>
	jmp    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x3ee>
	mov    r10,r10
	shl    r10,1
	mov    r10,r10
	sub    r10,0x0
	mov    r11,0xffffffffffffffff
	bzhi   r11,r11,r10
	kmovw  k1,r11d
	shr    r11,0x10
	kmovw  k2,r11d
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x361>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x354>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmovups zmm8{k1}{z},ZMMWORD PTR [r10]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r10+0x40]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x3b8>
	lea    r10,[r10+r9*4]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups zmm10{k2}{z},ZMMWORD PTR [r10+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r11
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x37e>
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
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

<nnp_pooling_maximum_of_threes__x86_64_avx512>:
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
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x39>
	jmp    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x75f>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x3f8>
	mov    rbx,rsi
	shr    rbx,0x5
	test   rbx,rbx
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x1d0>
	prefetcht0 BYTE PTR [r12]
	mov    r13,r12
	mov    r14,rbp
	sub    r14,0x1
	mov    r14,r14
	shr    r14,0x4
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x82>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x74>
	lea    r12,[r12+rbp*4]
	prefetcht0 BYTE PTR [r12]
	mov    r13,r12
	mov    r14,rbp
	sub    r14,0x1
	mov    r14,r14
	shr    r14,0x4
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0xaf>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0xa1>
	lea    r12,[r12+rbp*4]
	mov    r13,rdx
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	vmovups zmm10,ZMMWORD PTR [r13+0x48]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x12e>
	lea    r13,[r13+r9*4+0x0]
	vmovups zmm11,ZMMWORD PTR [r13+0x0]
	vmaxps zmm12,zmm8,zmm11
	vmaxps zmm8,zmm11,zmm8
	vorps  zmm8,zmm8,zmm12
	vmovups zmm11,ZMMWORD PTR [r13+0x40]
	vmaxps zmm12,zmm9,zmm11
	vmaxps zmm9,zmm11,zmm9
	vorps  zmm9,zmm9,zmm12
	vmovups zmm11,ZMMWORD PTR [r13+0x48]
	vmaxps zmm12,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm12
	dec    r14
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0xd6>
	valignd zmm10,zmm10,zmm10,0xe
	valignd zmm11,zmm9,zmm8,0x1
	valignd zmm12,zmm9,zmm8,0x2
	vmaxps zmm13,zmm8,zmm11
	vmaxps zmm8,zmm11,zmm8
	vorps  zmm8,zmm8,zmm13
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm11,zmm8,zmm12
	vmaxps zmm8,zmm12,zmm8
	vorps  zmm8,zmm8,zmm11
	valignd zmm11,zmm10,zmm9,0x1
	valignd zmm10,zmm10,zmm9,0x2
	vmaxps zmm12,zmm9,zmm11
	vmaxps zmm9,zmm11,zmm9
	vorps  zmm9,zmm9,zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	add    rdx,0x80
	add    rax,0x80
	add    r11,0x80
	dec    rbx
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x59>
	mov    rbx,rsi
	and    rbx,0x1f
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x2c9>
	prefetcht0 BYTE PTR [r12]
	mov    r13,r12
	mov    r14,rbp
	sub    r14,0x1
	mov    r14,r14
	shr    r14,0x4
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x210>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x202>
	lea    r12,[r12+rbp*4]
	mov    r13,rdx
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x8]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x26f>
	lea    r13,[r13+r9*4+0x0]
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups zmm10,ZMMWORD PTR [r13+0x8]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r14
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x230>
	valignd zmm9,zmm9,zmm9,0xe
	valignd zmm10,zmm9,zmm8,0x1
	valignd zmm9,zmm9,zmm8,0x2
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x40
	add    rax,0x40
	add    r11,0x40
	dec    rbx
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x1e7>
	mov    rbx,rsi
	and    rbx,0xf
	test   rbx,rbx
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x2da>
	jmp    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x3b0>
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
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x30f>
	add    rbx,0x40
	prefetcht0 BYTE PTR [rbx]
	dec    r13
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x303>
	lea    r12,[r12+rbp*4]
	mov    rbx,rdx
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x8]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x36b>
	lea    rbx,[rbx+r9*4]
	vmovups zmm10,ZMMWORD PTR [rbx]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups zmm10,ZMMWORD PTR [rbx+0x8]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r13
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x32e>
	valignd zmm9,zmm9,zmm9,0xe
	valignd zmm10,zmm9,zmm8,0x1
	valignd zmm9,zmm9,zmm8,0x2
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
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
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x49>
	mov    r10,rsi
	shr    r10,0x5
	test   r10,r10
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x578>
	prefetcht0 BYTE PTR [r12]
	mov    rcx,r12
	mov    rdi,rbp
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x42f>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x423>
	lea    r12,[r12+rbp*4]
	prefetcht0 BYTE PTR [r12]
	mov    rcx,r12
	mov    rdi,rbp
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x45a>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x44e>
	lea    r12,[r12+rbp*4]
	mov    rcx,rdx
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vmovups zmm10,ZMMWORD PTR [rcx+0x48]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x4d6>
	lea    rcx,[rcx+r9*4]
	vmovups zmm11,ZMMWORD PTR [rcx]
	vmaxps zmm12,zmm8,zmm11
	vmaxps zmm8,zmm11,zmm8
	vorps  zmm8,zmm8,zmm12
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vmaxps zmm12,zmm9,zmm11
	vmaxps zmm9,zmm11,zmm9
	vorps  zmm9,zmm9,zmm12
	vmovups zmm11,ZMMWORD PTR [rcx+0x48]
	vmaxps zmm12,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm12
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x480>
	valignd zmm10,zmm10,zmm10,0xe
	valignd zmm11,zmm9,zmm8,0x1
	valignd zmm12,zmm9,zmm8,0x2
	vmaxps zmm13,zmm8,zmm11
	vmaxps zmm8,zmm11,zmm8
	vorps  zmm8,zmm8,zmm13
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm11,zmm8,zmm12
	vmaxps zmm8,zmm12,zmm8
	vorps  zmm8,zmm8,zmm11
	valignd zmm11,zmm10,zmm9,0x1
	valignd zmm10,zmm10,zmm9,0x2
	vmaxps zmm12,zmm9,zmm11
	vmaxps zmm9,zmm11,zmm9
	vorps  zmm9,zmm9,zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	add    rdx,0x80
	add    rax,0x80
	add    r11,0x80
	dec    r10
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x408>
	mov    r10,rsi
	and    r10,0x1f
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x66c>
	prefetcht0 BYTE PTR [r12]
	mov    rcx,r12
	mov    rdi,rbp
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x5b6>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x5aa>
	lea    r12,[r12+rbp*4]
	mov    rcx,rdx
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x8]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x612>
	lea    rcx,[rcx+r9*4]
	vmovups zmm10,ZMMWORD PTR [rcx]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups zmm10,ZMMWORD PTR [rcx+0x8]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x5d5>
	valignd zmm9,zmm9,zmm9,0xe
	valignd zmm10,zmm9,zmm8,0x1
	valignd zmm9,zmm9,zmm8,0x2
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x40
	add    rax,0x40
	add    r11,0x40
	dec    r10
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x58f>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x67d>
	jmp    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x75f>
	mov    r10,r10
	shl    r10,0x0
	mov    r10,r10
	sub    r10,0xfffffffffffffffe
	mov    rcx,0xffffffffffffffff
	bzhi   rcx,rcx,r10
	kmovw  k1,ecx
	shr    rcx,0x10
	kmovw  k2,ecx
	prefetcht0 BYTE PTR [r12]
	mov    r10,r12
	mov    rcx,rbp
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x6cb>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    rcx
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x6be>
	lea    r12,[r12+rbp*4]
	mov    r10,rdx
	vmovups zmm8{k1}{z},ZMMWORD PTR [r10]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r10+0x40]
	mov    r8,r8
	test   r8,r8
	je     <nnp_pooling_maximum_of_threes__x86_64_avx512+0x721>
	lea    r10,[r10+r9*4]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups zmm10{k2}{z},ZMMWORD PTR [r10+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r8
	jne    <nnp_pooling_maximum_of_threes__x86_64_avx512+0x6e7>
	valignd zmm10,zmm9,zmm8,0x1
	valignd zmm9,zmm9,zmm8,0x2
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
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

<nnp_pooling_maximum_of_threes_by_2__x86_64_avx512>:
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
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x33>
	jmp    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x521>
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x2d8>
	mov    rdi,rsi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x178>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x7b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x6d>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vmovups zmm10,ZMMWORD PTR [r12+0x44]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0xfe>
	lea    r12,[r12+r9*4]
	vmovups zmm11,ZMMWORD PTR [r12]
	vmaxps zmm12,zmm8,zmm11
	vmaxps zmm8,zmm11,zmm8
	vorps  zmm8,zmm8,zmm12
	vmovups zmm11,ZMMWORD PTR [r12+0x40]
	vmaxps zmm12,zmm9,zmm11
	vmaxps zmm9,zmm11,zmm9
	vorps  zmm9,zmm9,zmm12
	vmovups zmm11,ZMMWORD PTR [r12+0x44]
	vmaxps zmm12,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm12
	dec    r13
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0xa5>
	valignd zmm10,zmm10,zmm10,0xf
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	valignd zmm9,zmm10,zmm9,0x1
	vmaxps zmm10,zmm11,zmm8
	vmaxps zmm11,zmm8,zmm11
	vorps  zmm11,zmm11,zmm10
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm11
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x80
	add    rax,0x40
	dec    rdi
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x53>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x189>
	jmp    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x29f>
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
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x1bc>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    r12
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x1b0>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rdi,rdx
	vmovups zmm8,ZMMWORD PTR [rdi]
	vmovups zmm9,ZMMWORD PTR [rdi+0x40]
	vmovups zmm10,ZMMWORD PTR [rdi+0x44]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x239>
	lea    rdi,[rdi+r9*4]
	vmovups zmm11,ZMMWORD PTR [rdi]
	vmaxps zmm12,zmm8,zmm11
	vmaxps zmm8,zmm11,zmm8
	vorps  zmm8,zmm8,zmm12
	vmovups zmm11,ZMMWORD PTR [rdi+0x40]
	vmaxps zmm12,zmm9,zmm11
	vmaxps zmm9,zmm11,zmm9
	vorps  zmm9,zmm9,zmm12
	vmovups zmm11,ZMMWORD PTR [rdi+0x44]
	vmaxps zmm12,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm12
	dec    r12
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x1e3>
	valignd zmm10,zmm10,zmm10,0xf
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	valignd zmm9,zmm10,zmm9,0x1
	vmaxps zmm10,zmm11,zmm8
	vmaxps zmm11,zmm8,zmm11
	vorps  zmm11,zmm11,zmm10
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm11
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
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
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x43>
	mov    r10,rsi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x406>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x30f>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x302>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	vmovups zmm10,ZMMWORD PTR [r11+0x44]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x38c>
	lea    r11,[r11+r9*4]
	vmovups zmm11,ZMMWORD PTR [r11]
	vmaxps zmm12,zmm8,zmm11
	vmaxps zmm8,zmm11,zmm8
	vorps  zmm8,zmm8,zmm12
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmaxps zmm12,zmm9,zmm11
	vmaxps zmm9,zmm11,zmm9
	vorps  zmm9,zmm9,zmm12
	vmovups zmm11,ZMMWORD PTR [r11+0x44]
	vmaxps zmm12,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm12
	dec    rcx
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x336>
	valignd zmm10,zmm10,zmm10,0xf
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	valignd zmm9,zmm10,zmm9,0x1
	vmaxps zmm10,zmm11,zmm8
	vmaxps zmm11,zmm8,zmm11
	vorps  zmm11,zmm11,zmm10
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm11
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x80
	add    rax,0x40
	dec    r10
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x2e8>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x417>
	jmp    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x521>
	mov    r10,r10
	shl    r10,1
	mov    r10,r10
	sub    r10,0xffffffffffffffff
	mov    r11,0xffffffffffffffff
	bzhi   r11,r11,r10
	kmovw  k1,r11d
	shr    r11,0x10
	kmovw  k2,r11d
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x465>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x458>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmovups zmm8{k1}{z},ZMMWORD PTR [r10]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r10+0x40]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x4bc>
	lea    r10,[r10+r9*4]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	vmovups zmm10{k2}{z},ZMMWORD PTR [r10+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r11
	jne    <nnp_pooling_maximum_of_threes_by_2__x86_64_avx512+0x482>
	vpxord zmm10,zmm10,zmm10
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	valignd zmm9,zmm10,zmm9,0x1
	vmaxps zmm10,zmm11,zmm8
	vmaxps zmm11,zmm8,zmm11
	vorps  zmm11,zmm11,zmm10
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm11
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
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

<nnp_pooling_sum__x86_64_avx512>:
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
	jne    <nnp_pooling_sum__x86_64_avx512+0x33>
	jmp    <nnp_pooling_sum__x86_64_avx512+0x3f8>
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_sum__x86_64_avx512+0x236>
	mov    rdi,rsi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_pooling_sum__x86_64_avx512+0x10e>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx512+0x7b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx512+0x6d>
	lea    rbp,[rbp+rbx*4+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx512+0xa8>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx512+0x9a>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx512+0xeb>
	lea    r12,[r12+r9*4]
	vmovups zmm10,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r12+0x40]
	vaddps zmm9,zmm9,zmm10
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx512+0xc7>
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	add    rdx,0x80
	add    rax,0x80
	dec    rdi
	jne    <nnp_pooling_sum__x86_64_avx512+0x53>
	mov    rdi,rsi
	and    rdi,0x1f
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_sum__x86_64_avx512+0x189>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx512+0x149>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx512+0x13b>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups zmm8,ZMMWORD PTR [r12]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx512+0x176>
	lea    r12,[r12+r9*4]
	vmovups zmm9,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm9
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx512+0x160>
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x40
	add    rax,0x40
	dec    rdi
	jne    <nnp_pooling_sum__x86_64_avx512+0x121>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_sum__x86_64_avx512+0x197>
	jmp    <nnp_pooling_sum__x86_64_avx512+0x1fc>
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
	je     <nnp_pooling_sum__x86_64_avx512+0x1cb>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    r12
	jne    <nnp_pooling_sum__x86_64_avx512+0x1bf>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rdi,rdx
	vmovups zmm8,ZMMWORD PTR [rdi]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_sum__x86_64_avx512+0x1f6>
	lea    rdi,[rdi+r9*4]
	vmovups zmm9,ZMMWORD PTR [rdi]
	vaddps zmm8,zmm8,zmm9
	dec    r12
	jne    <nnp_pooling_sum__x86_64_avx512+0x1e1>
	vmovups ZMMWORD PTR [rax],zmm8
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
	jne    <nnp_pooling_sum__x86_64_avx512+0x43>
	mov    r10,rsi
	shr    r10,0x5
	test   r10,r10
	je     <nnp_pooling_sum__x86_64_avx512+0x2fb>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_sum__x86_64_avx512+0x26d>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_sum__x86_64_avx512+0x260>
	lea    rbp,[rbp+rbx*4+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_sum__x86_64_avx512+0x299>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_sum__x86_64_avx512+0x28c>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_sum__x86_64_avx512+0x2d8>
	lea    r11,[r11+r9*4]
	vmovups zmm10,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm10
	dec    rcx
	jne    <nnp_pooling_sum__x86_64_avx512+0x2b6>
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm9
	add    rdx,0x80
	add    rax,0x80
	dec    r10
	jne    <nnp_pooling_sum__x86_64_avx512+0x246>
	mov    r10,rsi
	and    r10,0x1f
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_sum__x86_64_avx512+0x373>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_sum__x86_64_avx512+0x335>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_sum__x86_64_avx512+0x328>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups zmm8,ZMMWORD PTR [r11]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_sum__x86_64_avx512+0x360>
	lea    r11,[r11+r9*4]
	vmovups zmm9,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm9
	dec    rcx
	jne    <nnp_pooling_sum__x86_64_avx512+0x34b>
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x40
	add    rax,0x40
	dec    r10
	jne    <nnp_pooling_sum__x86_64_avx512+0x30e>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_sum__x86_64_avx512+0x381>
	jmp    <nnp_pooling_sum__x86_64_avx512+0x3f8>
	mov    r10,r10
	shl    r10,0x0
	mov    r10,r10
	sub    r10,0x0
	mov    r11,0xffffffffffffffff
	bzhi   r11,r11,r10
	kmovw  k1,r11d
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_sum__x86_64_avx512+0x3c7>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_sum__x86_64_avx512+0x3ba>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmovups zmm8{k1}{z},ZMMWORD PTR [r10]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_sum__x86_64_avx512+0x3f2>
	lea    r10,[r10+r9*4]
	vmovups zmm9{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm9
	dec    r11
	jne    <nnp_pooling_sum__x86_64_avx512+0x3dd>
	vmovups ZMMWORD PTR [rax],zmm8
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

<nnp_pooling_average__x86_64_avx512>:
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
	jne    <nnp_pooling_average__x86_64_avx512+0x33>
	jmp    <nnp_pooling_average__x86_64_avx512+0x47d>
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_average__x86_64_avx512+0x27c>
	mov    rdi,rsi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_pooling_average__x86_64_avx512+0x12e>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx512+0x7b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx512+0x6d>
	lea    rbp,[rbp+rbx*4+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx512+0xa8>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx512+0x9a>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx512+0xeb>
	add    r12,0x4
	vmovups zmm10,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r12+0x40]
	vaddps zmm9,zmm9,zmm10
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx512+0xc7>
	vmovups zmm10,ZMMWORD PTR [r9]
	vdivps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups zmm8,ZMMWORD PTR [r9+0x40]
	vdivps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	add    rdx,0x80
	add    rax,0x80
	add    r9,0x80
	dec    rdi
	jne    <nnp_pooling_average__x86_64_avx512+0x53>
	mov    rdi,rsi
	and    rdi,0x1f
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average__x86_64_avx512+0x1b9>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx512+0x169>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx512+0x15b>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups zmm8,ZMMWORD PTR [r12]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx512+0x196>
	add    r12,0x4
	vmovups zmm9,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm9
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx512+0x180>
	vmovups zmm9,ZMMWORD PTR [r9]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x40
	add    rax,0x40
	add    r9,0x40
	dec    rdi
	jne    <nnp_pooling_average__x86_64_avx512+0x141>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_average__x86_64_avx512+0x1c7>
	jmp    <nnp_pooling_average__x86_64_avx512+0x238>
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
	je     <nnp_pooling_average__x86_64_avx512+0x1fb>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    r12
	jne    <nnp_pooling_average__x86_64_avx512+0x1ef>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rdi,rdx
	vmovups zmm8,ZMMWORD PTR [rdi]
	mov    r12,r8
	test   r12,r12
	je     <nnp_pooling_average__x86_64_avx512+0x226>
	add    rdi,0x4
	vmovups zmm9,ZMMWORD PTR [rdi]
	vaddps zmm8,zmm8,zmm9
	dec    r12
	jne    <nnp_pooling_average__x86_64_avx512+0x211>
	vmovups zmm9,ZMMWORD PTR [r9]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rax],zmm8
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
	jne    <nnp_pooling_average__x86_64_avx512+0x43>
	mov    r10,rsi
	shr    r10,0x5
	test   r10,r10
	je     <nnp_pooling_average__x86_64_avx512+0x361>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average__x86_64_avx512+0x2b3>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average__x86_64_avx512+0x2a6>
	lea    rbp,[rbp+rbx*4+0x0]
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average__x86_64_avx512+0x2df>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average__x86_64_avx512+0x2d2>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_average__x86_64_avx512+0x31e>
	add    r11,0x4
	vmovups zmm10,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm10
	dec    rcx
	jne    <nnp_pooling_average__x86_64_avx512+0x2fc>
	vmovups zmm10,ZMMWORD PTR [r9]
	vdivps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups zmm8,ZMMWORD PTR [r9+0x40]
	vdivps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	add    rdx,0x80
	add    rax,0x80
	add    r9,0x80
	dec    r10
	jne    <nnp_pooling_average__x86_64_avx512+0x28c>
	mov    r10,rsi
	and    r10,0x1f
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_average__x86_64_avx512+0x3e9>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average__x86_64_avx512+0x39b>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average__x86_64_avx512+0x38e>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups zmm8,ZMMWORD PTR [r11]
	mov    rcx,r8
	test   rcx,rcx
	je     <nnp_pooling_average__x86_64_avx512+0x3c6>
	add    r11,0x4
	vmovups zmm9,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm9
	dec    rcx
	jne    <nnp_pooling_average__x86_64_avx512+0x3b1>
	vmovups zmm9,ZMMWORD PTR [r9]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x40
	add    rax,0x40
	add    r9,0x40
	dec    r10
	jne    <nnp_pooling_average__x86_64_avx512+0x374>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_average__x86_64_avx512+0x3fa>
	jmp    <nnp_pooling_average__x86_64_avx512+0x47d>
	mov    r10,r10
	shl    r10,0x0
	mov    r10,r10
	sub    r10,0x0
	mov    r11,0xffffffffffffffff
	bzhi   r11,r11,r10
	kmovw  k1,r11d
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average__x86_64_avx512+0x440>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_average__x86_64_avx512+0x433>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmovups zmm8{k1}{z},ZMMWORD PTR [r10]
	mov    r11,r8
	test   r11,r11
	je     <nnp_pooling_average__x86_64_avx512+0x46b>
	add    r10,0x4
	vmovups zmm9{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm9
	dec    r11
	jne    <nnp_pooling_average__x86_64_avx512+0x456>
	vmovups zmm9,ZMMWORD PTR [r9]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rax],zmm8
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

<nnp_pooling_average_by_2__x86_64_avx512>:
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
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x33>
	jmp    <nnp_pooling_average_by_2__x86_64_avx512+0x41c>
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x246>
	mov    rdi,rsi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x12b>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r12,rbp
	mov    r13,rbx
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x7b>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x6d>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r12,rdx
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    r12,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx512+0xb4>
	vaddps zmm10,zmm10,zmm8
	add    r12,0x4
	mov    r13,r8
	shr    r13,1
	test   r13,r13
	je     <nnp_pooling_average_by_2__x86_64_avx512+0xf1>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vaddps zmm10,zmm10,zmm11
	vaddps zmm10,zmm10,zmm8
	add    r12,0x8
	dec    r13
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0xbf>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r9]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x80
	add    rax,0x40
	add    r9,0x40
	dec    rdi
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x53>
	mov    rdi,rsi
	and    rdi,0xf
	test   rdi,rdi
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x13c>
	jmp    <nnp_pooling_average_by_2__x86_64_avx512+0x203>
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
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x16f>
	add    rdi,0x40
	prefetcht0 BYTE PTR [rdi]
	dec    r12
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x163>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rdi,rdx
	vmovups zmm8,ZMMWORD PTR [rdi]
	vmovups zmm9,ZMMWORD PTR [rdi+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    rdi,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x1a6>
	vaddps zmm10,zmm10,zmm8
	add    rdi,0x4
	mov    r12,r8
	shr    r12,1
	test   r12,r12
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x1e1>
	vmovups zmm8,ZMMWORD PTR [rdi]
	vmovups zmm9,ZMMWORD PTR [rdi+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vaddps zmm10,zmm10,zmm11
	vaddps zmm10,zmm10,zmm8
	add    rdi,0x8
	dec    r12
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x1b1>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r9]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rax],zmm8
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
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x43>
	mov    r10,rsi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x329>
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r11,rbp
	mov    rcx,rbx
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x27d>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x270>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r11,rdx
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    r11,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x2b4>
	vaddps zmm10,zmm10,zmm8
	add    r11,0x4
	mov    rcx,r8
	shr    rcx,1
	test   rcx,rcx
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x2ef>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vaddps zmm10,zmm10,zmm11
	vaddps zmm10,zmm10,zmm8
	add    r11,0x8
	dec    rcx
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x2bf>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r9]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x80
	add    rax,0x40
	add    r9,0x40
	dec    r10
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x256>
	mov    r10,rsi
	and    r10,0xf
	test   r10,r10
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x33a>
	jmp    <nnp_pooling_average_by_2__x86_64_avx512+0x41c>
	mov    r10,r10
	shl    r10,1
	mov    r10,r10
	sub    r10,0x0
	mov    r11,0xffffffffffffffff
	bzhi   r11,r11,r10
	kmovw  k1,r11d
	shr    r11,0x10
	kmovw  k2,r11d
	prefetcht0 BYTE PTR [rbp+0x0]
	mov    r10,rbp
	mov    r11,rbx
	sub    r11,0x1
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x388>
	add    r10,0x40
	prefetcht0 BYTE PTR [r10]
	dec    r11
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x37b>
	lea    rbp,[rbp+rbx*4+0x0]
	mov    r10,rdx
	vmovups zmm8{k1}{z},ZMMWORD PTR [r10]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r10+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    r10,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x3bf>
	vaddps zmm10,zmm10,zmm8
	add    r10,0x4
	mov    r11,r8
	shr    r11,1
	test   r11,r11
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x3fa>
	vmovups zmm8{k1}{z},ZMMWORD PTR [r10]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r10+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vaddps zmm10,zmm10,zmm11
	vaddps zmm10,zmm10,zmm8
	add    r10,0x8
	dec    r11
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x3ca>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r9]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rax],zmm8
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

<nnp_pooling_average_of_pairs__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x28]
	mov    r10,QWORD PTR [rsp+0x30]
	mov    r11,QWORD PTR [rsp+0x38]
	mov    rbx,QWORD PTR [rsp+0x40]
	mov    rbp,QWORD PTR [rsp+0x48]
	vbroadcastss zmm8,DWORD PTR [rax]
	mov    rax,r8
	sub    rax,0x1
	mov    r8,rdx
	lea    r8,[r8+rbx*4]
	test   rdi,rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x3d>
	jmp    <nnp_pooling_average_of_pairs__x86_64_avx512+0x379>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0x1f6>
	mov    rbx,rsi
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0x10b>
	prefetcht0 BYTE PTR [r8]
	mov    r12,r8
	mov    r13,rbp
	sub    r13,0x1
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0x85>
	add    r12,0x40
	prefetcht0 BYTE PTR [r12]
	dec    r13
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x77>
	lea    r8,[r8+rbp*4]
	mov    r12,rdx
	vmovups zmm9,ZMMWORD PTR [r12]
	vmovups zmm10,ZMMWORD PTR [r12+0x40]
	mov    r13,rax
	test   r13,r13
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0xc7>
	lea    r12,[r12+r9*4]
	vmovups zmm11,ZMMWORD PTR [r12]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r12+0x40]
	vaddps zmm10,zmm10,zmm11
	dec    r13
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0xa3>
	vshufps zmm11,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vaddps zmm11,zmm11,zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	vdivps zmm9,zmm9,zmm8
	vmovups ZMMWORD PTR [r10],zmm9
	add    rdx,0x80
	add    r10,0x40
	dec    rbx
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x5d>
	mov    rbx,rsi
	and    rbx,0xf
	test   rbx,rbx
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x11c>
	jmp    <nnp_pooling_average_of_pairs__x86_64_avx512+0x1bd>
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
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0x14f>
	add    rbx,0x40
	prefetcht0 BYTE PTR [rbx]
	dec    r12
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x143>
	lea    r8,[r8+rbp*4]
	mov    rbx,rdx
	vmovups zmm9,ZMMWORD PTR [rbx]
	vmovups zmm10,ZMMWORD PTR [rbx+0x40]
	mov    r12,rax
	test   r12,r12
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0x18d>
	lea    rbx,[rbx+r9*4]
	vmovups zmm11,ZMMWORD PTR [rbx]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rbx+0x40]
	vaddps zmm10,zmm10,zmm11
	dec    r12
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x16b>
	vshufps zmm11,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vaddps zmm11,zmm11,zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	vdivps zmm9,zmm9,zmm8
	vmovups ZMMWORD PTR [r10],zmm9
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
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x4d>
	mov    r11,rsi
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0x2ae>
	prefetcht0 BYTE PTR [r8]
	mov    rcx,r8
	mov    rdi,rbp
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0x22c>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x220>
	lea    r8,[r8+rbp*4]
	mov    rcx,rdx
	vmovups zmm9,ZMMWORD PTR [rcx]
	vmovups zmm10,ZMMWORD PTR [rcx+0x40]
	mov    rdi,rax
	test   rdi,rdi
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0x26a>
	lea    rcx,[rcx+r9*4]
	vmovups zmm11,ZMMWORD PTR [rcx]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vaddps zmm10,zmm10,zmm11
	dec    rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x248>
	vshufps zmm11,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vaddps zmm11,zmm11,zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	vdivps zmm9,zmm9,zmm8
	vmovups ZMMWORD PTR [r10],zmm9
	add    rdx,0x80
	add    r10,0x40
	dec    r11
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x206>
	mov    r11,rsi
	and    r11,0xf
	test   r11,r11
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x2bf>
	jmp    <nnp_pooling_average_of_pairs__x86_64_avx512+0x379>
	mov    r11,r11
	shl    r11,1
	mov    r11,r11
	sub    r11,0x0
	mov    rcx,0xffffffffffffffff
	bzhi   rcx,rcx,r11
	kmovw  k1,ecx
	shr    rcx,0x10
	kmovw  k2,ecx
	prefetcht0 BYTE PTR [r8]
	mov    r11,r8
	mov    rcx,rbp
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0x30b>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x2fe>
	lea    r8,[r8+rbp*4]
	mov    r11,rdx
	vmovups zmm9{k1}{z},ZMMWORD PTR [r11]
	vmovups zmm10{k2}{z},ZMMWORD PTR [r11+0x40]
	mov    rax,rax
	test   rax,rax
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0x349>
	lea    r11,[r11+r9*4]
	vmovups zmm11{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm10,zmm10,zmm11
	dec    rax
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x327>
	vshufps zmm11,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vaddps zmm11,zmm11,zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	vdivps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
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

<nnp_pooling_average_of_threes__x86_64_avx512>:
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
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x41>
	jmp    <nnp_pooling_average_of_threes__x86_64_avx512+0x684>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x391>
	mov    rbp,rsi
	shr    rbp,0x5
	test   rbp,rbp
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x1a1>
	prefetcht0 BYTE PTR [r13+0x0]
	mov    r14,r13
	mov    r15,r12
	sub    r15,0x1
	mov    r15,r15
	shr    r15,0x4
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x89>
	add    r14,0x40
	prefetcht0 BYTE PTR [r14]
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x7c>
	lea    r13,[r13+r12*4+0x0]
	prefetcht0 BYTE PTR [r13+0x0]
	mov    r14,r13
	mov    r15,r12
	sub    r15,0x1
	mov    r15,r15
	shr    r15,0x4
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0xb6>
	add    r14,0x40
	prefetcht0 BYTE PTR [r14]
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0xa9>
	lea    r13,[r13+r12*4+0x0]
	mov    r14,rdx
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vmovups zmm10,ZMMWORD PTR [r14+0x48]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x10f>
	lea    r14,[r14+r9*4]
	vmovups zmm11,ZMMWORD PTR [r14]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [r14+0x40]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r14+0x48]
	vaddps zmm10,zmm10,zmm11
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0xdd>
	valignd zmm10,zmm10,zmm10,0xe
	valignd zmm11,zmm9,zmm8,0x1
	valignd zmm12,zmm9,zmm8,0x2
	vaddps zmm8,zmm8,zmm11
	vmovups ZMMWORD PTR [rbx],zmm8
	vaddps zmm8,zmm8,zmm12
	valignd zmm11,zmm10,zmm9,0x1
	valignd zmm10,zmm10,zmm9,0x2
	vaddps zmm9,zmm9,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vaddps zmm9,zmm9,zmm10
	vmovups zmm10,ZMMWORD PTR [rax]
	vdivps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vdivps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	add    rdx,0x80
	add    r10,0x80
	add    rbx,0x80
	add    rax,0x80
	dec    rbp
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x61>
	mov    rbp,rsi
	and    rbp,0x1f
	mov    rbp,rbp
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x277>
	prefetcht0 BYTE PTR [r13+0x0]
	mov    r14,r13
	mov    r15,r12
	sub    r15,0x1
	mov    r15,r15
	shr    r15,0x4
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x1e0>
	add    r14,0x40
	prefetcht0 BYTE PTR [r14]
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x1d3>
	lea    r13,[r13+r12*4+0x0]
	mov    r14,rdx
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x8]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x225>
	lea    r14,[r14+r9*4]
	vmovups zmm10,ZMMWORD PTR [r14]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r14+0x8]
	vaddps zmm9,zmm9,zmm10
	dec    r15
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x200>
	valignd zmm9,zmm9,zmm9,0xe
	valignd zmm10,zmm9,zmm8,0x1
	valignd zmm9,zmm9,zmm8,0x2
	vaddps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vaddps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rax]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	add    rdx,0x40
	add    r10,0x40
	add    rbx,0x40
	add    rax,0x40
	dec    rbp
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x1b8>
	mov    rbp,rsi
	and    rbp,0xf
	test   rbp,rbp
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x288>
	jmp    <nnp_pooling_average_of_threes__x86_64_avx512+0x33f>
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
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x2be>
	add    rbp,0x40
	prefetcht0 BYTE PTR [rbp+0x0]
	dec    r14
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x2b1>
	lea    r13,[r13+r12*4+0x0]
	mov    rbp,rdx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x8]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x306>
	lea    rbp,[rbp+r9*4+0x0]
	vmovups zmm10,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbp+0x8]
	vaddps zmm9,zmm9,zmm10
	dec    r14
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x2df>
	valignd zmm9,zmm9,zmm9,0xe
	valignd zmm10,zmm9,zmm8,0x1
	valignd zmm9,zmm9,zmm8,0x2
	vaddps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vaddps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rax]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
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
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x51>
	mov    r11,rsi
	shr    r11,0x5
	test   r11,r11
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x4df>
	prefetcht0 BYTE PTR [r13+0x0]
	mov    rcx,r13
	mov    rdi,r12
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x3c8>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x3bc>
	lea    r13,[r13+r12*4+0x0]
	prefetcht0 BYTE PTR [r13+0x0]
	mov    rcx,r13
	mov    rdi,r12
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x3f4>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x3e8>
	lea    r13,[r13+r12*4+0x0]
	mov    rcx,rdx
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vmovups zmm10,ZMMWORD PTR [rcx+0x48]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x44d>
	lea    rcx,[rcx+r9*4]
	vmovups zmm11,ZMMWORD PTR [rcx]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rcx+0x48]
	vaddps zmm10,zmm10,zmm11
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x41b>
	valignd zmm10,zmm10,zmm10,0xe
	valignd zmm11,zmm9,zmm8,0x1
	valignd zmm12,zmm9,zmm8,0x2
	vaddps zmm8,zmm8,zmm11
	vmovups ZMMWORD PTR [rbx],zmm8
	vaddps zmm8,zmm8,zmm12
	valignd zmm11,zmm10,zmm9,0x1
	valignd zmm10,zmm10,zmm9,0x2
	vaddps zmm9,zmm9,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vaddps zmm9,zmm9,zmm10
	vmovups zmm10,ZMMWORD PTR [rax]
	vdivps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x40]
	vdivps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	add    rdx,0x80
	add    r10,0x80
	add    rbx,0x80
	add    rax,0x80
	dec    r11
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x3a1>
	mov    r11,rsi
	and    r11,0x1f
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x5b4>
	prefetcht0 BYTE PTR [r13+0x0]
	mov    rcx,r13
	mov    rdi,r12
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x51d>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x511>
	lea    r13,[r13+r12*4+0x0]
	mov    rcx,rdx
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x8]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x562>
	lea    rcx,[rcx+r9*4]
	vmovups zmm10,ZMMWORD PTR [rcx]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rcx+0x8]
	vaddps zmm9,zmm9,zmm10
	dec    rdi
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x53d>
	valignd zmm9,zmm9,zmm9,0xe
	valignd zmm10,zmm9,zmm8,0x1
	valignd zmm9,zmm9,zmm8,0x2
	vaddps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vaddps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rax]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	add    rdx,0x40
	add    r10,0x40
	add    rbx,0x40
	add    rax,0x40
	dec    r11
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x4f6>
	mov    r11,rsi
	and    r11,0xf
	test   r11,r11
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x5c5>
	jmp    <nnp_pooling_average_of_threes__x86_64_avx512+0x684>
	mov    r11,r11
	shl    r11,0x0
	mov    r11,r11
	sub    r11,0xfffffffffffffffe
	mov    rcx,0xffffffffffffffff
	bzhi   rcx,rcx,r11
	kmovw  k1,ecx
	shr    rcx,0x10
	kmovw  k2,ecx
	prefetcht0 BYTE PTR [r13+0x0]
	mov    r11,r13
	mov    rcx,r12
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x613>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x606>
	lea    r13,[r13+r12*4+0x0]
	mov    r11,rdx
	vmovups zmm8{k1}{z},ZMMWORD PTR [r11]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r11+0x40]
	mov    r8,r8
	test   r8,r8
	je     <nnp_pooling_average_of_threes__x86_64_avx512+0x652>
	lea    r11,[r11+r9*4]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm10
	dec    r8
	jne    <nnp_pooling_average_of_threes__x86_64_avx512+0x630>
	valignd zmm10,zmm9,zmm8,0x1
	valignd zmm9,zmm9,zmm8,0x2
	vaddps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vaddps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rax]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
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

<nnp_pooling_average_of_threes_by_2__x86_64_avx512>:
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
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x39>
	jmp    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x47f>
	mov    rdi,rdi
	sub    rdi,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x289>
	mov    rbx,rsi
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x14f>
	prefetcht0 BYTE PTR [r12]
	mov    r13,r12
	mov    r14,rbp
	sub    r14,0x1
	mov    r14,r14
	shr    r14,0x4
	test   r14,r14
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x82>
	add    r13,0x40
	prefetcht0 BYTE PTR [r13+0x0]
	dec    r14
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x74>
	lea    r12,[r12+rbp*4]
	mov    r13,rdx
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	vmovups zmm10,ZMMWORD PTR [r13+0x44]
	mov    r14,r8
	test   r14,r14
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0xdd>
	lea    r13,[r13+r9*4+0x0]
	vmovups zmm11,ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [r13+0x40]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r13+0x44]
	vaddps zmm10,zmm10,zmm11
	dec    r14
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0xa9>
	valignd zmm10,zmm10,zmm10,0xf
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	valignd zmm9,zmm10,zmm9,0x1
	vaddps zmm11,zmm11,zmm8
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm11
	vaddps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rax]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	add    rdx,0x80
	add    r10,0x40
	add    rax,0x40
	dec    rbx
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x59>
	mov    rbx,rsi
	and    rbx,0xf
	test   rbx,rbx
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x160>
	jmp    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x246>
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
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x194>
	add    rbx,0x40
	prefetcht0 BYTE PTR [rbx]
	dec    r13
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x188>
	lea    r12,[r12+rbp*4]
	mov    rbx,rdx
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x40]
	vmovups zmm10,ZMMWORD PTR [rbx+0x44]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x1ec>
	lea    rbx,[rbx+r9*4]
	vmovups zmm11,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rbx+0x44]
	vaddps zmm10,zmm10,zmm11
	dec    r13
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x1ba>
	valignd zmm10,zmm10,zmm10,0xf
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	valignd zmm9,zmm10,zmm9,0x1
	vaddps zmm11,zmm11,zmm8
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm11
	vaddps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rax]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
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
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x49>
	mov    r11,rsi
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x38a>
	prefetcht0 BYTE PTR [r12]
	mov    rcx,r12
	mov    rdi,rbp
	sub    rdi,0x1
	mov    rdi,rdi
	shr    rdi,0x4
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x2c0>
	add    rcx,0x40
	prefetcht0 BYTE PTR [rcx]
	dec    rdi
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x2b4>
	lea    r12,[r12+rbp*4]
	mov    rcx,rdx
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vmovups zmm10,ZMMWORD PTR [rcx+0x44]
	mov    rdi,r8
	test   rdi,rdi
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x318>
	lea    rcx,[rcx+r9*4]
	vmovups zmm11,ZMMWORD PTR [rcx]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rcx+0x44]
	vaddps zmm10,zmm10,zmm11
	dec    rdi
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x2e6>
	valignd zmm10,zmm10,zmm10,0xf
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	valignd zmm9,zmm10,zmm9,0x1
	vaddps zmm11,zmm11,zmm8
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm11
	vaddps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rax]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	add    rdx,0x80
	add    r10,0x40
	add    rax,0x40
	dec    r11
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x299>
	mov    r11,rsi
	and    r11,0xf
	test   r11,r11
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x39b>
	jmp    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x47f>
	mov    r11,r11
	shl    r11,1
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    rcx,0xffffffffffffffff
	bzhi   rcx,rcx,r11
	kmovw  k1,ecx
	shr    rcx,0x10
	kmovw  k2,ecx
	prefetcht0 BYTE PTR [r12]
	mov    r11,r12
	mov    rcx,rbp
	sub    rcx,0x1
	mov    rcx,rcx
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x3e8>
	add    r11,0x40
	prefetcht0 BYTE PTR [r11]
	dec    rcx
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x3db>
	lea    r12,[r12+rbp*4]
	mov    r11,rdx
	vmovups zmm8{k1}{z},ZMMWORD PTR [r11]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r11+0x40]
	mov    r8,r8
	test   r8,r8
	je     <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x426>
	lea    r11,[r11+r9*4]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm10
	dec    r8
	jne    <nnp_pooling_average_of_threes_by_2__x86_64_avx512+0x404>
	vpxord zmm10,zmm10,zmm10
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	valignd zmm9,zmm10,zmm9,0x1
	vaddps zmm11,zmm11,zmm8
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm11
	vaddps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rax]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
