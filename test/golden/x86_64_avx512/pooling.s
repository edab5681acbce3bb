<nnp_pooling_maximum__x86_64_avx512>:
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
	je     <nnp_pooling_maximum__x86_64_avx512+0x1ca>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,rdx
	mov    r13,rsi
	shr    r13,0x5
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx512+0xdd>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm8,ZMMWORD PTR [r14]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_maximum__x86_64_avx512+0xb8>
	lea    r14,[r14+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm10,ZMMWORD PTR [r14]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm10,ZMMWORD PTR [r14+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r15
	jne    <nnp_pooling_maximum__x86_64_avx512+0x6c>
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	add    rbx,0x80
	add    rbp,0x80
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx512+0x42>
	mov    r13,rsi
	and    r13,0x1f
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx512+0x148>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm8,ZMMWORD PTR [r14]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_maximum__x86_64_avx512+0x134>
	lea    r14,[r14+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm9,ZMMWORD PTR [r14]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    r15
	jne    <nnp_pooling_maximum__x86_64_avx512+0x10a>
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	add    rbx,0x40
	add    rbp,0x40
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx512+0xf0>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_maximum__x86_64_avx512+0x156>
	jmp    <nnp_pooling_maximum__x86_64_avx512+0x1b9>
	mov    r13,r13
	shl    r13,0x0
	mov    r14,0xffffffffffffffff
	bzhi   r14,r14,r13
	kmovw  k1,r14d
	mov    rbx,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm8{k1}{z},ZMMWORD PTR [rbx]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum__x86_64_avx512+0x1b2>
	lea    rbx,[rbx+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm9{k1}{z},ZMMWORD PTR [rbx]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    r13
	jne    <nnp_pooling_maximum__x86_64_avx512+0x188>
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx512+0x29>
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
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x1f6>
	mov    r8,rdx
	mov    rbx,r9
	mov    rbp,rsi
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x100>
	mov    r12,r8
	prefetcht0 BYTE PTR [r8+r10*4]
	prefetcht0 BYTE PTR [r8+r10*4+0x40]
	vmovups zmm8,ZMMWORD PTR [r12]
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
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0xd6>
	vmovups zmm8,ZMMWORD PTR [r12]
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
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x111>
	jmp    <nnp_pooling_maximum_by_2__x86_64_avx512+0x1e5>
	mov    rbp,rbp
	shl    rbp,1
	mov    r12,0xffffffffffffffff
	bzhi   r12,r12,rbp
	kmovw  k1,r12d
	shr    r12,0x10
	kmovw  k2,r12d
	mov    rbp,r8
	prefetcht0 BYTE PTR [r8+r10*4]
	prefetcht0 BYTE PTR [r8+r10*4+0x40]
	vmovups zmm8{k1}{z},ZMMWORD PTR [rbp+0x0]
	vmovups zmm9{k2}{z},ZMMWORD PTR [rbp+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    rbp,0x4
	test   r11b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x17b>
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    rbp,0x4
	mov    r8,r11
	shr    r8,1
	test   r8,r8
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x1cf>
	vmovups zmm8{k1}{z},ZMMWORD PTR [rbp+0x0]
	vmovups zmm9{k2}{z},ZMMWORD PTR [rbp+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm9
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    rbp,0x8
	dec    r8
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x186>
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

<nnp_pooling_maximum_of_pairs__x86_64_avx512>:
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
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x1f2>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,rdx
	mov    r13,rsi
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x103>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm8,ZMMWORD PTR [r14]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0xb8>
	lea    r14,[r14+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm10,ZMMWORD PTR [r14]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm10,ZMMWORD PTR [r14+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r15
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x6c>
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
	dec    r13
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x42>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x114>
	jmp    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x1e1>
	mov    r13,r13
	shl    r13,1
	mov    r14,0xffffffffffffffff
	bzhi   r14,r14,r13
	kmovw  k1,r14d
	shr    r14,0x10
	kmovw  k2,r14d
	mov    rbx,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm8{k1}{z},ZMMWORD PTR [rbx]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm9{k2}{z},ZMMWORD PTR [rbx+0x40]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x1aa>
	lea    rbx,[rbx+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm10{k1}{z},ZMMWORD PTR [rbx]
	vmaxps zmm11,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm11
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm10{k2}{z},ZMMWORD PTR [rbx+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	dec    r13
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x15e>
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
	jne    <nnp_pooling_maximum_of_pairs__x86_64_avx512+0x29>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	ret

<nnp_pooling_sum__x86_64_avx512>:
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
	je     <nnp_pooling_sum__x86_64_avx512+0x192>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,rdx
	mov    r13,rsi
	shr    r13,0x5
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx512+0xbd>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm8,ZMMWORD PTR [r14]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_sum__x86_64_avx512+0x9c>
	lea    r14,[r14+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm10,ZMMWORD PTR [r14]
	vaddps zmm8,zmm8,zmm10
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm10,ZMMWORD PTR [r14+0x40]
	vaddps zmm9,zmm9,zmm10
	dec    r15
	jne    <nnp_pooling_sum__x86_64_avx512+0x68>
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	add    rbx,0x80
	add    rbp,0x80
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx512+0x3e>
	mov    r13,rsi
	and    r13,0x1f
	mov    r13,r13
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx512+0x11c>
	mov    r14,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm8,ZMMWORD PTR [r14]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_sum__x86_64_avx512+0x108>
	lea    r14,[r14+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm9,ZMMWORD PTR [r14]
	vaddps zmm8,zmm8,zmm9
	dec    r15
	jne    <nnp_pooling_sum__x86_64_avx512+0xea>
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	add    rbx,0x40
	add    rbp,0x40
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx512+0xd0>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_sum__x86_64_avx512+0x12a>
	jmp    <nnp_pooling_sum__x86_64_avx512+0x181>
	mov    r13,r13
	shl    r13,0x0
	mov    r14,0xffffffffffffffff
	bzhi   r14,r14,r13
	kmovw  k1,r14d
	mov    rbx,rbx
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm8{k1}{z},ZMMWORD PTR [rbx]
	mov    r13,r8
	test   r13,r13
	je     <nnp_pooling_sum__x86_64_avx512+0x17a>
	lea    rbx,[rbx+r9*4]
	prefetcht0 BYTE PTR [r12+r11*4]
	add    r12,0x40
	vmovups zmm9{k1}{z},ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm9
	dec    r13
	jne    <nnp_pooling_sum__x86_64_avx512+0x15c>
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	lea    rdx,[rdx+rcx*4]
	lea    rax,[rax+r10*4]
	dec    rdi
	jne    <nnp_pooling_sum__x86_64_avx512+0x29>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	ret

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
	je     <nnp_pooling_average__x86_64_avx512+0x1a9>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,r9
	mov    r13,rsi
	shr    r13,0x5
	test   r13,r13
	je     <nnp_pooling_average__x86_64_avx512+0xce>
	mov    r14,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	prefetcht0 BYTE PTR [rbx+r11*4+0x40]
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_average__x86_64_avx512+0x87>
	add    r14,0x4
	vmovups zmm10,ZMMWORD PTR [r14]
	vaddps zmm8,zmm8,zmm10
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
	je     <nnp_pooling_average__x86_64_avx512+0x131>
	mov    r14,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm8,ZMMWORD PTR [r14]
	mov    r15,r8
	test   r15,r15
	je     <nnp_pooling_average__x86_64_avx512+0x10c>
	add    r14,0x4
	vmovups zmm9,ZMMWORD PTR [r14]
	vaddps zmm8,zmm8,zmm9
	dec    r15
	jne    <nnp_pooling_average__x86_64_avx512+0xf7>
	vmovups zmm9,ZMMWORD PTR [r12]
	vdivps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	add    rbx,0x40
	add    rbp,0x40
	add    r12,0x40
	dec    r13
	jne    <nnp_pooling_average__x86_64_avx512+0xe1>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_average__x86_64_avx512+0x13f>
	jmp    <nnp_pooling_average__x86_64_avx512+0x198>
	mov    r13,r13
	shl    r13,0x0
	mov    r14,0xffffffffffffffff
	bzhi   r14,r14,r13
	kmovw  k1,r14d
	mov    r13,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	vmovups zmm8{k1}{z},ZMMWORD PTR [r13+0x0]
	mov    rbx,r8
	test   rbx,rbx
	je     <nnp_pooling_average__x86_64_avx512+0x184>
	add    r13,0x4
	vmovups zmm9{k1}{z},ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm9
	dec    rbx
	jne    <nnp_pooling_average__x86_64_avx512+0x16e>
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
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x1d6>
	mov    rbx,rdx
	mov    rbp,rax
	mov    r12,r9
	mov    r13,rsi
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average_by_2__x86_64_avx512+0xf6>
	mov    r14,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	prefetcht0 BYTE PTR [rbx+r11*4+0x40]
	vmovups zmm8,ZMMWORD PTR [r14]
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
	je     <nnp_pooling_average_by_2__x86_64_avx512+0xba>
	vmovups zmm8,ZMMWORD PTR [r14]
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
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x107>
	jmp    <nnp_pooling_average_by_2__x86_64_avx512+0x1c5>
	mov    r13,r13
	shl    r13,1
	mov    r14,0xffffffffffffffff
	bzhi   r14,r14,r13
	kmovw  k1,r14d
	shr    r14,0x10
	kmovw  k2,r14d
	mov    r13,rbx
	prefetcht0 BYTE PTR [rbx+r11*4]
	prefetcht0 BYTE PTR [rbx+r11*4+0x40]
	vmovups zmm8{k1}{z},ZMMWORD PTR [r13+0x0]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r13+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    r13,0x4
	test   r8b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x165>
	vaddps zmm10,zmm10,zmm8
	add    r13,0x4
	mov    rbx,r8
	shr    rbx,1
	test   rbx,rbx
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x1a1>
	vmovups zmm8{k1}{z},ZMMWORD PTR [r13+0x0]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r13+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vaddps zmm10,zmm10,zmm11
	vaddps zmm10,zmm10,zmm8
	add    r13,0x8
	dec    rbx
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x170>
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

<nnp_pooling_average_of_pairs__x86_64_avx512>:
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
	vbroadcastss zmm8,DWORD PTR [rax]
	mov    rax,r8
	sub    rax,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0x1c1>
	mov    r8,rdx
	mov    rbp,r10
	mov    r12,rdx
	mov    r13,rsi
	shr    r13,0x4
	test   r13,r13
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0xf0>
	mov    r14,r8
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmovups zmm9,ZMMWORD PTR [r14]
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmovups zmm10,ZMMWORD PTR [r14+0x40]
	mov    r15,rax
	test   r15,r15
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0xab>
	lea    r14,[r14+r9*4]
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmovups zmm11,ZMMWORD PTR [r14]
	vaddps zmm9,zmm9,zmm11
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmovups zmm11,ZMMWORD PTR [r14+0x40]
	vaddps zmm10,zmm10,zmm11
	dec    r15
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x77>
	vshufps zmm11,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vaddps zmm11,zmm11,zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	vdivps zmm9,zmm9,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	add    r8,0x80
	add    rbp,0x40
	dec    r13
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x4d>
	mov    r13,rsi
	and    r13,0xf
	test   r13,r13
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x101>
	jmp    <nnp_pooling_average_of_pairs__x86_64_avx512+0x1b0>
	mov    r13,r13
	shl    r13,1
	mov    r14,0xffffffffffffffff
	bzhi   r14,r14,r13
	kmovw  k1,r14d
	shr    r14,0x10
	kmovw  k2,r14d
	mov    r8,r8
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmovups zmm9{k1}{z},ZMMWORD PTR [r8]
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmovups zmm10{k2}{z},ZMMWORD PTR [r8+0x40]
	mov    r13,rax
	test   r13,r13
	je     <nnp_pooling_average_of_pairs__x86_64_avx512+0x17f>
	lea    r8,[r8+r9*4]
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmovups zmm11{k1}{z},ZMMWORD PTR [r8]
	vaddps zmm9,zmm9,zmm11
	prefetcht0 BYTE PTR [r12+rbx*4]
	add    r12,0x40
	vmovups zmm11{k2}{z},ZMMWORD PTR [r8+0x40]
	vaddps zmm10,zmm10,zmm11
	dec    r13
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x14b>
	vshufps zmm11,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vaddps zmm11,zmm11,zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	vdivps zmm9,zmm9,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	lea    rdx,[rdx+rcx*4]
	lea    r10,[r10+r11*4]
	dec    rdi
	jne    <nnp_pooling_average_of_pairs__x86_64_avx512+0x34>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	ret
