<nnp_pooling_maximum_of_stacks__x86_64_avx512>:
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
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x217>
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
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x13b>
	mov    rbx,r9
	mov    r12,r9
	lea    rbx,[rbx+rcx*4]
	mov    r13,rcx
	shl    r13,1
	lea    r12,[r12+r13*4]
	mov    r13,rbp
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xfffffffffffffff1
	mov    rbp,rbp
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx512+0xd5>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [rbx]
	vmovups zmm10,ZMMWORD PTR [r12]
	vcmpunordps k1,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm10
	vpternlogd zmm8{k1},zmm8,zmm8,0xff
	vmovups ZMMWORD PTR [rdi],zmm8
	add    r9,0x40
	add    rbx,0x40
	add    r12,0x40
	add    rdi,0x40
	dec    rbp
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x80>
	mov    rbp,r13
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x136>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [rbx]
	vmovups zmm10,ZMMWORD PTR [r12]
	vcmpunordps k1,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm10
	vpternlogd zmm8{k1},zmm8,zmm8,0xff
	vmovups ZMMWORD PTR [rdi],zmm8
	add    r9,0x40
	add    rbx,0x40
	add    r12,0x40
	add    rdi,0x40
	dec    rbp
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0xe1>
	jmp    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x20a>
	mov    r12,rbp
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xfffffffffffffff1
	mov    rbp,rbp
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x1aa>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    r13,r9
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	mov    r14,rbx
	test   r14,r14
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x197>
	lea    r13,[r13+rcx*4+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x0]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    r14
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x174>
	vmovups ZMMWORD PTR [rdi],zmm8
	add    r9,0x40
	add    rdi,0x40
	dec    rbp
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x155>
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x20a>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    r12,r9
	vmovups zmm8,ZMMWORD PTR [r12]
	mov    r13,rbx
	test   r13,r13
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x1f7>
	lea    r12,[r12+rcx*4]
	vmovups zmm9,ZMMWORD PTR [r12]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    r13
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x1d5>
	vmovups ZMMWORD PTR [rdi],zmm8
	add    r9,0x40
	add    rdi,0x40
	dec    rbp
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x1b6>
	add    rsi,0x20
	dec    r11
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x24>
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
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x299>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    rdi,r11
	vmovups zmm8,ZMMWORD PTR [rdi]
	mov    rbx,r8
	test   rbx,rbx
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x286>
	lea    rdi,[rdi+rcx*4]
	vmovups zmm9,ZMMWORD PTR [rdi]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    rbx
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x265>
	vmovups ZMMWORD PTR [r9],zmm8
	add    r11,0x40
	add    r9,0x40
	dec    rsi
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x247>
	mov    rdx,rdx
	and    rdx,0xf
	test   rdx,rdx
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x2a7>
	jmp    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x304>
	mov    rsi,0xffffffffffffffff
	bzhi   rsi,rsi,rdx
	kmovw  k1,esi
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    rax,r11
	vmovups zmm8{k1}{z},ZMMWORD PTR [rax]
	mov    r10,r8
	test   r10,r10
	je     <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x2f6>
	lea    rax,[rax+rcx*4]
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    r10
	jne    <nnp_pooling_maximum_of_stacks__x86_64_avx512+0x2d5>
	vmovups ZMMWORD PTR [r9],zmm8
	add    r11,0x40
	add    r9,0x40
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret

<nnp_pooling_sum_of_stacks__x86_64_avx512>:
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
	je     <nnp_pooling_sum_of_stacks__x86_64_avx512+0x1e3>
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
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x11f>
	mov    rbx,r9
	mov    r12,r9
	lea    rbx,[rbx+rcx*4]
	mov    r13,rcx
	shl    r13,1
	lea    r12,[r12+r13*4]
	mov    r13,rbp
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xfffffffffffffff1
	mov    rbp,rbp
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_sum_of_stacks__x86_64_avx512+0xc7>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [rbx]
	vmovups zmm10,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rdi],zmm8
	add    r9,0x40
	add    rbx,0x40
	add    r12,0x40
	add    rdi,0x40
	dec    rbp
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x80>
	mov    rbp,r13
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_sum_of_stacks__x86_64_avx512+0x11a>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [rbx]
	vmovups zmm10,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rdi],zmm8
	add    r9,0x40
	add    rbx,0x40
	add    r12,0x40
	add    rdi,0x40
	dec    rbp
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx512+0xd3>
	jmp    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x1d6>
	mov    r12,rbp
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xfffffffffffffff1
	mov    rbp,rbp
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_sum_of_stacks__x86_64_avx512+0x182>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    r13,r9
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	mov    r14,rbx
	test   r14,r14
	je     <nnp_pooling_sum_of_stacks__x86_64_avx512+0x16f>
	lea    r13,[r13+rcx*4+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm9
	dec    r14
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x158>
	vmovups ZMMWORD PTR [rdi],zmm8
	add    r9,0x40
	add    rdi,0x40
	dec    rbp
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x139>
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_pooling_sum_of_stacks__x86_64_avx512+0x1d6>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    r12,r9
	vmovups zmm8,ZMMWORD PTR [r12]
	mov    r13,rbx
	test   r13,r13
	je     <nnp_pooling_sum_of_stacks__x86_64_avx512+0x1c3>
	lea    r12,[r12+rcx*4]
	vmovups zmm9,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm9
	dec    r13
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x1ad>
	vmovups ZMMWORD PTR [rdi],zmm8
	add    r9,0x40
	add    rdi,0x40
	dec    rbp
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x18e>
	add    rsi,0x20
	dec    r11
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x24>
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
	je     <nnp_pooling_sum_of_stacks__x86_64_avx512+0x259>
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    rdi,r11
	vmovups zmm8,ZMMWORD PTR [rdi]
	mov    rbx,r8
	test   rbx,rbx
	je     <nnp_pooling_sum_of_stacks__x86_64_avx512+0x246>
	lea    rdi,[rdi+rcx*4]
	vmovups zmm9,ZMMWORD PTR [rdi]
	vaddps zmm8,zmm8,zmm9
	dec    rbx
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x231>
	vmovups ZMMWORD PTR [r9],zmm8
	add    r11,0x40
	add    r9,0x40
	dec    rsi
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x213>
	mov    rdx,rdx
	and    rdx,0xf
	test   rdx,rdx
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x267>
	jmp    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x2b8>
	mov    rsi,0xffffffffffffffff
	bzhi   rsi,rsi,rdx
	kmovw  k1,esi
	prefetcht0 BYTE PTR [r10]
	prefetcht0 BYTE PTR [r10+0x40]
	lea    r10,[r10+rax*4]
	mov    rax,r11
	vmovups zmm8{k1}{z},ZMMWORD PTR [rax]
	mov    r10,r8
	test   r10,r10
	je     <nnp_pooling_sum_of_stacks__x86_64_avx512+0x2aa>
	lea    rax,[rax+rcx*4]
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm9
	dec    r10
	jne    <nnp_pooling_sum_of_stacks__x86_64_avx512+0x295>
	vmovups ZMMWORD PTR [r9],zmm8
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

<nnp_pooling_maximum_around__x86_64_avx512>:
	mov    rax,rsi
	mov    r10,rsi
	mov    r11,rdx
	neg    r11
	lea    rax,[rax+r11*4]
	lea    r10,[r10+rdx*4]
	vpxord zmm8,zmm8,zmm8
	vmovups zmm9,ZMMWORD PTR [rcx+0x20c0]
	vmovups zmm10,ZMMWORD PTR [rax-0x40]
	vmovups zmm11,ZMMWORD PTR [rsi-0x40]
	vmovups zmm12,ZMMWORD PTR [r10-0x40]
	vcmpgt_oqps k1,zmm8,zmm9
	vblendmps zmm10{k1},zmm10,zmm11
	vcmpgt_oqps k1,zmm9,zmm8
	vblendmps zmm9{k1},zmm12,zmm11
	vcmpunordps k1,zmm10,zmm9
	vmaxps zmm10,zmm10,zmm9
	vmaxps zmm10,zmm10,zmm11
	vpternlogd zmm10{k1},zmm10,zmm10,0xff
	vmovups zmm9,ZMMWORD PTR [rcx+0x2100]
	vmovups zmm11,ZMMWORD PTR [rax]
	vmovups zmm12,ZMMWORD PTR [rsi]
	vmovups zmm13,ZMMWORD PTR [r10]
	vcmpgt_oqps k1,zmm8,zmm9
	vblendmps zmm11{k1},zmm11,zmm12
	vcmpgt_oqps k1,zmm9,zmm8
	vblendmps zmm9{k1},zmm13,zmm12
	vcmpunordps k1,zmm11,zmm9
	vmaxps zmm11,zmm11,zmm9
	vmaxps zmm11,zmm11,zmm12
	vpternlogd zmm11{k1},zmm11,zmm11,0xff
	test   rdi,rdi
	je     <nnp_pooling_maximum_around__x86_64_avx512+0x195>
	prefetcht0 BYTE PTR [rsi+r9*4]
	vmovups zmm9,ZMMWORD PTR [rcx+0x2140]
	vmovups zmm12,ZMMWORD PTR [rax+0x40]
	vmovups zmm13,ZMMWORD PTR [rsi+0x40]
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vcmpgt_oqps k1,zmm8,zmm9
	vblendmps zmm12{k1},zmm12,zmm13
	vcmpgt_oqps k1,zmm9,zmm8
	vblendmps zmm9{k1},zmm14,zmm13
	vcmpunordps k1,zmm12,zmm9
	vmaxps zmm12,zmm12,zmm9
	vmaxps zmm12,zmm12,zmm13
	vpternlogd zmm12{k1},zmm12,zmm12,0xff
	valignd zmm9,zmm11,zmm10,0xf
	valignd zmm10,zmm12,zmm11,0x1
	vmovups zmm13,ZMMWORD PTR [rcx]
	vcmpgt_oqps k1,zmm8,zmm13
	vblendmps zmm9{k1},zmm9,zmm11
	vcmpgt_oqps k1,zmm13,zmm8
	vblendmps zmm10{k1},zmm10,zmm11
	vcmpunordps k1,zmm9,zmm10
	vmaxps zmm9,zmm9,zmm10
	vmaxps zmm9,zmm9,zmm11
	vpternlogd zmm9{k1},zmm9,zmm9,0xff
	vmovups ZMMWORD PTR [r8],zmm9
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm12
	add    rax,0x40
	add    rsi,0x40
	add    r10,0x40
	add    rcx,0x40
	add    r8,0x40
	dec    rdi
	jne    <nnp_pooling_maximum_around__x86_64_avx512+0xc6>
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_pooling_maximum_around_streamed__x86_64_avx512>:
	mov    rax,rsi
	mov    r10,rsi
	mov    r11,rdx
	neg    r11
	lea    rax,[rax+r11*4]
	lea    r10,[r10+rdx*4]
	vpxord zmm8,zmm8,zmm8
	vmovups zmm9,ZMMWORD PTR [rcx+0x20c0]
	vmovups zmm10,ZMMWORD PTR [rax-0x40]
	vmovups zmm11,ZMMWORD PTR [rsi-0x40]
	vmovups zmm12,ZMMWORD PTR [r10-0x40]
	vcmpgt_oqps k1,zmm8,zmm9
	vblendmps zmm10{k1},zmm10,zmm11
	vcmpgt_oqps k1,zmm9,zmm8
	vblendmps zmm9{k1},zmm12,zmm11
	vcmpunordps k1,zmm10,zmm9
	vmaxps zmm10,zmm10,zmm9
	vmaxps zmm10,zmm10,zmm11
	vpternlogd zmm10{k1},zmm10,zmm10,0xff
	vmovups zmm9,ZMMWORD PTR [rcx+0x2100]
	vmovups zmm11,ZMMWORD PTR [rax]
	vmovups zmm12,ZMMWORD PTR [rsi]
	vmovups zmm13,ZMMWORD PTR [r10]
	vcmpgt_oqps k1,zmm8,zmm9
	vblendmps zmm11{k1},zmm11,zmm12
	vcmpgt_oqps k1,zmm9,zmm8
	vblendmps zmm9{k1},zmm13,zmm12
	vcmpunordps k1,zmm11,zmm9
	vmaxps zmm11,zmm11,zmm9
	vmaxps zmm11,zmm11,zmm12
	vpternlogd zmm11{k1},zmm11,zmm11,0xff
	test   rdi,rdi
	je     <nnp_pooling_maximum_around_streamed__x86_64_avx512+0x195>
	prefetcht0 BYTE PTR [rsi+r9*4]
	vmovups zmm9,ZMMWORD PTR [rcx+0x2140]
	vmovups zmm12,ZMMWORD PTR [rax+0x40]
	vmovups zmm13,ZMMWORD PTR [rsi+0x40]
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vcmpgt_oqps k1,zmm8,zmm9
	vblendmps zmm12{k1},zmm12,zmm13
	vcmpgt_oqps k1,zmm9,zmm8
	vblendmps zmm9{k1},zmm14,zmm13
	vcmpunordps k1,zmm12,zmm9
	vmaxps zmm12,zmm12,zmm9
	vmaxps zmm12,zmm12,zmm13
	vpternlogd zmm12{k1},zmm12,zmm12,0xff
	valignd zmm9,zmm11,zmm10,0xf
	valignd zmm10,zmm12,zmm11,0x1
	vmovups zmm13,ZMMWORD PTR [rcx]
	vcmpgt_oqps k1,zmm8,zmm13
	vblendmps zmm9{k1},zmm9,zmm11
	vcmpgt_oqps k1,zmm13,zmm8
	vblendmps zmm10{k1},zmm10,zmm11
	vcmpunordps k1,zmm9,zmm10
	vmaxps zmm9,zmm9,zmm10
	vmaxps zmm9,zmm9,zmm11
	vpternlogd zmm9{k1},zmm9,zmm9,0xff
	vmovntps ZMMWORD PTR [r8],zmm9
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm12
	add    rax,0x40
	add    rsi,0x40
	add    r10,0x40
	add    rcx,0x40
	add    r8,0x40
	dec    rdi
	jne    <nnp_pooling_maximum_around_streamed__x86_64_avx512+0xc6>
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_pooling_maximum_of_2x2__x86_64_avx512>:
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_2x2__x86_64_avx512+0x11f>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x18]
	test   r11,r11
	je     <nnp_pooling_maximum_of_2x2__x86_64_avx512+0x112>
	mov    r9,rax
	add    r9,0x2000
	mov    r8,QWORD PTR [rdx+0x8]
	test   r8,r8
	je     <nnp_pooling_maximum_of_2x2__x86_64_avx512+0xe2>
	prefetcht0 BYTE PTR [r9]
	prefetcht0 BYTE PTR [r9+0x40]
	prefetcht0 BYTE PTR [r9+0x80]
	prefetcht0 BYTE PTR [r9+0xc0]
	add    r9,0x100
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [r10]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x40]
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rcx],zmm8
	add    rax,0x80
	add    r10,0x80
	add    rcx,0x40
	dec    r8
	jne    <nnp_pooling_maximum_of_2x2__x86_64_avx512+0x34>
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
	jne    <nnp_pooling_maximum_of_2x2__x86_64_avx512+0x1d>
	add    rsi,0x28
	dec    rdi
	jne    <nnp_pooling_maximum_of_2x2__x86_64_avx512+0x9>
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

<nnp_pooling_maximum_of_3x3__x86_64_avx512>:
	push   rbx
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_3x3__x86_64_avx512+0x1ed>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	test   r9,r9
	je     <nnp_pooling_maximum_of_3x3__x86_64_avx512+0x1e0>
	mov    r8,rax
	add    r8,0x2000
	mov    rbx,QWORD PTR [rdx+0x8]
	test   rbx,rbx
	je     <nnp_pooling_maximum_of_3x3__x86_64_avx512+0x1ac>
	prefetcht0 BYTE PTR [r8]
	prefetcht0 BYTE PTR [r8+0x40]
	prefetcht0 BYTE PTR [r8+0x80]
	prefetcht0 BYTE PTR [r8+0xc0]
	prefetcht0 BYTE PTR [r8+0x100]
	prefetcht0 BYTE PTR [r8+0x140]
	prefetcht0 BYTE PTR [r8+0x180]
	prefetcht0 BYTE PTR [r8+0x1c0]
	prefetcht0 BYTE PTR [r8+0x200]
	add    r8,0x240
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [r10]
	vmovups zmm10,ZMMWORD PTR [r11]
	vcmpunordps k1,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm10
	vpternlogd zmm8{k1},zmm8,zmm8,0xff
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x40]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vcmpunordps k1,zmm9,zmm10
	vmaxps zmm9,zmm9,zmm10
	vmaxps zmm9,zmm9,zmm11
	vpternlogd zmm9{k1},zmm9,zmm9,0xff
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmovups zmm11,ZMMWORD PTR [r10+0x80]
	vmovups zmm12,ZMMWORD PTR [r11+0x80]
	vcmpunordps k1,zmm10,zmm11
	vmaxps zmm10,zmm10,zmm11
	vmaxps zmm10,zmm10,zmm12
	vpternlogd zmm10{k1},zmm10,zmm10,0xff
	vmovdqa32 zmm11,ZMMWORD PTR [rip+0x0]
	vpermi2ps zmm11,zmm8,zmm9
	vmovdqa32 zmm12,ZMMWORD PTR [rip+0x0]
	vpermi2ps zmm12,zmm11,zmm10
	vmovdqa32 zmm11,ZMMWORD PTR [rip+0x0]
	vpermi2ps zmm11,zmm8,zmm9
	vmovdqa32 zmm13,ZMMWORD PTR [rip+0x0]
	vpermi2ps zmm13,zmm11,zmm10
	vmovdqa32 zmm11,ZMMWORD PTR [rip+0x0]
	vpermi2ps zmm11,zmm8,zmm9
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermi2ps zmm8,zmm11,zmm10
	vcmpunordps k1,zmm12,zmm13
	vmaxps zmm12,zmm12,zmm13
	vmaxps zmm12,zmm12,zmm8
	vpternlogd zmm12{k1},zmm12,zmm12,0xff
	vmovups ZMMWORD PTR [rcx],zmm12
	add    rax,0xc0
	add    r10,0xc0
	add    r11,0xc0
	add    rcx,0x40
	dec    rbx
	jne    <nnp_pooling_maximum_of_3x3__x86_64_avx512+0x39>
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
	jne    <nnp_pooling_maximum_of_3x3__x86_64_avx512+0x22>
	add    rsi,0x28
	dec    rdi
	jne    <nnp_pooling_maximum_of_3x3__x86_64_avx512+0xa>
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
	int3

<nnp_pooling_maximum_of_3x3_by_2__x86_64_avx512>:
	push   rbp
	push   rbx
	vpxord zmm8,zmm8,zmm8
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_3x3_by_2__x86_64_avx512+0x18e>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	test   r9,r9
	je     <nnp_pooling_maximum_of_3x3_by_2__x86_64_avx512+0x181>
	mov    r8,QWORD PTR [rdx+0x28]
	mov    rbx,rax
	add    rbx,0x2000
	mov    rbp,QWORD PTR [rdx+0x8]
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_3x3_by_2__x86_64_avx512+0x14d>
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	prefetcht0 BYTE PTR [rbx+0x80]
	prefetcht0 BYTE PTR [rbx+0xc0]
	add    rbx,0xf0
	vmovups zmm9,ZMMWORD PTR [rax]
	vmovups zmm10,ZMMWORD PTR [r10]
	vmovups zmm11,ZMMWORD PTR [r11]
	vcmpunordps k1,zmm9,zmm10
	vmaxps zmm9,zmm9,zmm10
	vmaxps zmm9,zmm9,zmm11
	vpternlogd zmm9{k1},zmm9,zmm9,0xff
	vmovups zmm10,ZMMWORD PTR [rax+0x40]
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	vmovups zmm12,ZMMWORD PTR [r11+0x40]
	vcmpunordps k1,zmm10,zmm11
	vmaxps zmm10,zmm10,zmm11
	vmaxps zmm10,zmm10,zmm12
	vpternlogd zmm10{k1},zmm10,zmm10,0xff
	vshufps zmm11,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vmovdqa32 zmm10,ZMMWORD PTR [rip+0x0]
	vpermps zmm10,zmm10,zmm11
	vmovdqa32 zmm11,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm11,zmm9
	valignd zmm11,zmm10,zmm10,0x1
	vmovups zmm12,ZMMWORD PTR [r8]
	vcmpgt_oqps k1,zmm8,zmm12
	vblendmps zmm10{k1},zmm10,zmm9
	vcmpgt_oqps k1,zmm12,zmm8
	vblendmps zmm11{k1},zmm11,zmm9
	vcmpunordps k1,zmm10,zmm11
	vmaxps zmm10,zmm10,zmm11
	vmaxps zmm10,zmm10,zmm9
	vpternlogd zmm10{k1},zmm10,zmm10,0xff
	vmovups ZMMWORD PTR [rcx],zmm10
	add    rax,0x78
	add    r10,0x78
	add    r11,0x78
	add    rcx,0x3c
	add    r8,0x3c
	dec    rbp
	jne    <nnp_pooling_maximum_of_3x3_by_2__x86_64_avx512+0x44>
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
	jne    <nnp_pooling_maximum_of_3x3_by_2__x86_64_avx512+0x29>
	add    rsi,0x28
	dec    rdi
	jne    <nnp_pooling_maximum_of_3x3_by_2__x86_64_avx512+0x11>
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

<nnp_pooling_average_around__x86_64_avx512>:
	mov    rax,rsi
	mov    r10,rsi
	mov    r11,rdx
	neg    r11
	lea    rax,[rax+r11*4]
	lea    r10,[r10+rdx*4]
	vpxord zmm8,zmm8,zmm8
	vmovups zmm9,ZMMWORD PTR [rcx+0x20c0]
	vmovups zmm10,ZMMWORD PTR [rax-0x40]
	vmovups zmm11,ZMMWORD PTR [rsi-0x40]
	vmovups zmm12,ZMMWORD PTR [r10-0x40]
	vcmpgt_oqps k1,zmm8,zmm9
	vblendmps zmm10{k1},zmm10,zmm8
	vcmpgt_oqps k1,zmm9,zmm8
	vblendmps zmm9{k1},zmm12,zmm8
	vaddps zmm10,zmm10,zmm9
	vaddps zmm10,zmm10,zmm11
	vmovups zmm9,ZMMWORD PTR [rcx+0x2100]
	vmovups zmm11,ZMMWORD PTR [rax]
	vmovups zmm12,ZMMWORD PTR [rsi]
	vmovups zmm13,ZMMWORD PTR [r10]
	vcmpgt_oqps k1,zmm8,zmm9
	vblendmps zmm11{k1},zmm11,zmm8
	vcmpgt_oqps k1,zmm9,zmm8
	vblendmps zmm9{k1},zmm13,zmm8
	vaddps zmm11,zmm11,zmm9
	vaddps zmm11,zmm11,zmm12
	test   rdi,rdi
	je     <nnp_pooling_average_around__x86_64_avx512+0x190>
	prefetcht0 BYTE PTR [rsi+r9*4]
	vmovups zmm9,ZMMWORD PTR [rcx+0x2140]
	vmovups zmm12,ZMMWORD PTR [rax+0x40]
	vmovups zmm13,ZMMWORD PTR [rsi+0x40]
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vcmpgt_oqps k1,zmm8,zmm9
	vblendmps zmm12{k1},zmm12,zmm8
	vcmpgt_oqps k1,zmm9,zmm8
	vblendmps zmm9{k1},zmm14,zmm8
	vaddps zmm12,zmm12,zmm9
	vaddps zmm12,zmm12,zmm13
	valignd zmm9,zmm11,zmm10,0xf
	valignd zmm10,zmm12,zmm11,0x1
	vmovups zmm13,ZMMWORD PTR [rcx]
	vcmpgt_oqps k1,zmm8,zmm13
	vblendmps zmm9{k1},zmm9,zmm8
	vcmpgt_oqps k1,zmm13,zmm8
	vblendmps zmm10{k1},zmm10,zmm8
	vaddps zmm9,zmm9,zmm10
	vaddps zmm9,zmm9,zmm11
	vmovups zmm10,ZMMWORD PTR [rcx+0x4200]
	vmovups zmm13,ZMMWORD PTR [rcx+0x6300]
	vmulps zmm14,zmm9,zmm13
	vfnmadd231ps zmm9,zmm14,zmm10
	vcmpordps k1,zmm9,zmm9
	vfmadd213ps zmm9,zmm13,zmm14
	vblendmps zmm9{k1},zmm14,zmm9
	vmovups ZMMWORD PTR [r8],zmm9
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm12
	add    rax,0x40
	add    rsi,0x40
	add    r10,0x40
	add    rcx,0x40
	add    r8,0x40
	dec    rdi
	jne    <nnp_pooling_average_around__x86_64_avx512+0xaa>
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

<nnp_pooling_average_around_streamed__x86_64_avx512>:
	mov    rax,rsi
	mov    r10,rsi
	mov    r11,rdx
	neg    r11
	lea    rax,[rax+r11*4]
	lea    r10,[r10+rdx*4]
	vpxord zmm8,zmm8,zmm8
	vmovups zmm9,ZMMWORD PTR [rcx+0x20c0]
	vmovups zmm10,ZMMWORD PTR [rax-0x40]
	vmovups zmm11,ZMMWORD PTR [rsi-0x40]
	vmovups zmm12,ZMMWORD PTR [r10-0x40]
	vcmpgt_oqps k1,zmm8,zmm9
	vblendmps zmm10{k1},zmm10,zmm8
	vcmpgt_oqps k1,zmm9,zmm8
	vblendmps zmm9{k1},zmm12,zmm8
	vaddps zmm10,zmm10,zmm9
	vaddps zmm10,zmm10,zmm11
	vmovups zmm9,ZMMWORD PTR [rcx+0x2100]
	vmovups zmm11,ZMMWORD PTR [rax]
	vmovups zmm12,ZMMWORD PTR [rsi]
	vmovups zmm13,ZMMWORD PTR [r10]
	vcmpgt_oqps k1,zmm8,zmm9
	vblendmps zmm11{k1},zmm11,zmm8
	vcmpgt_oqps k1,zmm9,zmm8
	vblendmps zmm9{k1},zmm13,zmm8
	vaddps zmm11,zmm11,zmm9
	vaddps zmm11,zmm11,zmm12
	test   rdi,rdi
	je     <nnp_pooling_average_around_streamed__x86_64_avx512+0x190>
	prefetcht0 BYTE PTR [rsi+r9*4]
	vmovups zmm9,ZMMWORD PTR [rcx+0x2140]
	vmovups zmm12,ZMMWORD PTR [rax+0x40]
	vmovups zmm13,ZMMWORD PTR [rsi+0x40]
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vcmpgt_oqps k1,zmm8,zmm9
	vblendmps zmm12{k1},zmm12,zmm8
	vcmpgt_oqps k1,zmm9,zmm8
	vblendmps zmm9{k1},zmm14,zmm8
	vaddps zmm12,zmm12,zmm9
	vaddps zmm12,zmm12,zmm13
	valignd zmm9,zmm11,zmm10,0xf
	valignd zmm10,zmm12,zmm11,0x1
	vmovups zmm13,ZMMWORD PTR [rcx]
	vcmpgt_oqps k1,zmm8,zmm13
	vblendmps zmm9{k1},zmm9,zmm8
	vcmpgt_oqps k1,zmm13,zmm8
	vblendmps zmm10{k1},zmm10,zmm8
	vaddps zmm9,zmm9,zmm10
	vaddps zmm9,zmm9,zmm11
	vmovups zmm10,ZMMWORD PTR [rcx+0x4200]
	vmovups zmm13,ZMMWORD PTR [rcx+0x6300]
	vmulps zmm14,zmm9,zmm13
	vfnmadd231ps zmm9,zmm14,zmm10
	vcmpordps k1,zmm9,zmm9
	vfmadd213ps zmm9,zmm13,zmm14
	vblendmps zmm9{k1},zmm14,zmm9
	vmovntps ZMMWORD PTR [r8],zmm9
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm12
	add    rax,0x40
	add    rsi,0x40
	add    r10,0x40
	add    rcx,0x40
	add    r8,0x40
	dec    rdi
	jne    <nnp_pooling_average_around_streamed__x86_64_avx512+0xaa>
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

<nnp_pooling_average_of_2x2__x86_64_avx512>:
	push   rbx
	test   rdi,rdi
	je     <nnp_pooling_average_of_2x2__x86_64_avx512+0x133>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x18]
	test   r11,r11
	je     <nnp_pooling_average_of_2x2__x86_64_avx512+0x126>
	mov    r9,QWORD PTR [rsi+0x20]
	mov    r8,rax
	add    r8,0x2000
	mov    rbx,QWORD PTR [rdx+0x8]
	test   rbx,rbx
	je     <nnp_pooling_average_of_2x2__x86_64_avx512+0xf6>
	prefetcht0 BYTE PTR [r8]
	prefetcht0 BYTE PTR [r8+0x40]
	prefetcht0 BYTE PTR [r8+0x80]
	prefetcht0 BYTE PTR [r8+0xc0]
	add    r8,0x100
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm10
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vaddps zmm10,zmm10,zmm8
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r9]
	vmovups zmm10,ZMMWORD PTR [r9+0x2040]
	vmulps zmm11,zmm8,zmm10
	vfnmadd231ps zmm8,zmm11,zmm9
	vcmpordps k1,zmm8,zmm8
	vfmadd213ps zmm8,zmm10,zmm11
	vblendmps zmm8{k1},zmm11,zmm8
	vmovups ZMMWORD PTR [rcx],zmm8
	add    rax,0x80
	add    r10,0x80
	add    rcx,0x40
	add    r9,0x40
	dec    rbx
	jne    <nnp_pooling_average_of_2x2__x86_64_avx512+0x39>
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
	jne    <nnp_pooling_average_of_2x2__x86_64_avx512+0x1e>
	add    rsi,0x28
	dec    rdi
	jne    <nnp_pooling_average_of_2x2__x86_64_avx512+0xa>
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

<nnp_pooling_average_of_3x3__x86_64_avx512>:
	push   rbp
	push   rbx
	test   rdi,rdi
	je     <nnp_pooling_average_of_3x3__x86_64_avx512+0x1e4>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	test   r9,r9
	je     <nnp_pooling_average_of_3x3__x86_64_avx512+0x1d7>
	mov    r8,QWORD PTR [rsi+0x20]
	mov    rbx,rax
	add    rbx,0x2000
	mov    rbp,QWORD PTR [rdx+0x8]
	test   rbp,rbp
	je     <nnp_pooling_average_of_3x3__x86_64_avx512+0x1a3>
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	prefetcht0 BYTE PTR [rbx+0x80]
	prefetcht0 BYTE PTR [rbx+0xc0]
	prefetcht0 BYTE PTR [rbx+0x100]
	prefetcht0 BYTE PTR [rbx+0x140]
	prefetcht0 BYTE PTR [rbx+0x180]
	prefetcht0 BYTE PTR [rbx+0x1c0]
	prefetcht0 BYTE PTR [rbx+0x200]
	add    rbx,0x240
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [r10]
	vmovups zmm10,ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x40]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm10
	vaddps zmm9,zmm9,zmm11
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmovups zmm11,ZMMWORD PTR [r10+0x80]
	vmovups zmm12,ZMMWORD PTR [r11+0x80]
	vaddps zmm10,zmm10,zmm11
	vaddps zmm10,zmm10,zmm12
	vmovdqa32 zmm11,ZMMWORD PTR [rip+0x0]
	vpermi2ps zmm11,zmm8,zmm9
	vmovdqa32 zmm12,ZMMWORD PTR [rip+0x0]
	vpermi2ps zmm12,zmm11,zmm10
	vmovdqa32 zmm11,ZMMWORD PTR [rip+0x0]
	vpermi2ps zmm11,zmm8,zmm9
	vmovdqa32 zmm13,ZMMWORD PTR [rip+0x0]
	vpermi2ps zmm13,zmm11,zmm10
	vmovdqa32 zmm11,ZMMWORD PTR [rip+0x0]
	vpermi2ps zmm11,zmm8,zmm9
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermi2ps zmm8,zmm11,zmm10
	vaddps zmm12,zmm12,zmm13
	vaddps zmm12,zmm12,zmm8
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x2040]
	vmulps zmm10,zmm12,zmm9
	vfnmadd231ps zmm12,zmm10,zmm8
	vcmpordps k1,zmm12,zmm12
	vfmadd213ps zmm12,zmm9,zmm10
	vblendmps zmm8{k1},zmm10,zmm12
	vmovups ZMMWORD PTR [rcx],zmm8
	add    rax,0xc0
	add    r10,0xc0
	add    r11,0xc0
	add    rcx,0x40
	add    r8,0x40
	dec    rbp
	jne    <nnp_pooling_average_of_3x3__x86_64_avx512+0x3e>
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
	jne    <nnp_pooling_average_of_3x3__x86_64_avx512+0x23>
	add    rsi,0x28
	dec    rdi
	jne    <nnp_pooling_average_of_3x3__x86_64_avx512+0xb>
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

<nnp_pooling_average_of_3x3_by_2__x86_64_avx512>:
	push   r12
	push   rbp
	push   rbx
	vpxord zmm8,zmm8,zmm8
	test   rdi,rdi
	je     <nnp_pooling_average_of_3x3_by_2__x86_64_avx512+0x19e>
	mov    rax,QWORD PTR [rsi]
	mov    r10,QWORD PTR [rsi+0x8]
	mov    r11,QWORD PTR [rsi+0x10]
	mov    r9,QWORD PTR [rsi+0x18]
	test   r9,r9
	je     <nnp_pooling_average_of_3x3_by_2__x86_64_avx512+0x191>
	mov    r8,QWORD PTR [rdx+0x28]
	mov    rbx,QWORD PTR [rsi+0x20]
	mov    rbp,rax
	add    rbp,0x2000
	mov    r12,QWORD PTR [rdx+0x8]
	test   r12,r12
	je     <nnp_pooling_average_of_3x3_by_2__x86_64_avx512+0x15d>
	prefetcht0 BYTE PTR [rbp+0x0]
	prefetcht0 BYTE PTR [rbp+0x40]
	prefetcht0 BYTE PTR [rbp+0x80]
	prefetcht0 BYTE PTR [rbp+0xc0]
	add    rbp,0xf0
	vmovups zmm9,ZMMWORD PTR [rax]
	vmovups zmm10,ZMMWORD PTR [r10]
	vmovups zmm11,ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm10
	vaddps zmm9,zmm9,zmm11
	vmovups zmm10,ZMMWORD PTR [rax+0x40]
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	vmovups zmm12,ZMMWORD PTR [r11+0x40]
	vaddps zmm10,zmm10,zmm11
	vaddps zmm10,zmm10,zmm12
	vshufps zmm11,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vmovdqa32 zmm10,ZMMWORD PTR [rip+0x0]
	vpermps zmm10,zmm10,zmm11
	vmovdqa32 zmm11,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm11,zmm9
	valignd zmm11,zmm10,zmm10,0x1
	vmovups zmm12,ZMMWORD PTR [r8]
	vcmpgt_oqps k1,zmm8,zmm12
	vblendmps zmm10{k1},zmm10,zmm8
	vcmpgt_oqps k1,zmm12,zmm8
	vblendmps zmm11{k1},zmm11,zmm8
	vaddps zmm10,zmm10,zmm11
	vaddps zmm10,zmm10,zmm9
	vmovups zmm9,ZMMWORD PTR [rbx]
	vmovups zmm11,ZMMWORD PTR [rbx+0x2040]
	vmulps zmm12,zmm10,zmm11
	vfnmadd231ps zmm10,zmm12,zmm9
	vcmpordps k1,zmm10,zmm10
	vfmadd213ps zmm10,zmm11,zmm12
	vblendmps zmm9{k1},zmm12,zmm10
	vmovups ZMMWORD PTR [rcx],zmm9
	add    rax,0x78
	add    r10,0x78
	add    r11,0x78
	add    rcx,0x3c
	add    r8,0x3c
	add    rbx,0x3c
	dec    r12
	jne    <nnp_pooling_average_of_3x3_by_2__x86_64_avx512+0x4a>
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
	jne    <nnp_pooling_average_of_3x3_by_2__x86_64_avx512+0x2b>
	add    rsi,0x28
	dec    rdi
	jne    <nnp_pooling_average_of_3x3_by_2__x86_64_avx512+0x13>
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

<nnp_pooling_maximum__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,r8
	sub    r10,0x1
	cmp    r10,0x2
	jne    <nnp_pooling_maximum__x86_64_avx512+0x113>
	test   rdi,rdi
	je     <nnp_pooling_maximum__x86_64_avx512+0x10e>
	mov    r10,rsi
	and    r10,0xf
	mov    r10,r10
	sub    r10,0xfffffffffffffff1
	mov    r11,rsi
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum__x86_64_avx512+0x82>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x4]
	vmovups zmm10,ZMMWORD PTR [rdx+0x8]
	vcmpunordps k1,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm10
	vpternlogd zmm8{k1},zmm8,zmm8,0xff
	vmovups ZMMWORD PTR [r9],zmm8
	add    rdx,0x40
	add    r9,0x40
	dec    r11
	jne    <nnp_pooling_maximum__x86_64_avx512+0x3b>
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum__x86_64_avx512+0xd5>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x4]
	vmovups zmm10,ZMMWORD PTR [rdx+0x8]
	vcmpunordps k1,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm10
	vpternlogd zmm8{k1},zmm8,zmm8,0xff
	vmovups ZMMWORD PTR [r9],zmm8
	add    rdx,0x40
	add    r9,0x40
	dec    r10
	jne    <nnp_pooling_maximum__x86_64_avx512+0x8e>
	mov    r10,rsi
	sub    r10,0xfffffffffffffff1
	mov    r10,r10
	shr    r10,0x4
	mov    r10,r10
	shl    r10,0x4
	mov    r11,r10
	shl    r11,0x0
	mov    r8,rcx
	sub    r8,r11
	lea    rdx,[rdx+r8*4]
	mov    r11,rax
	sub    r11,r10
	lea    r9,[r9+r11*4]
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx512+0x21>
	jmp    <nnp_pooling_maximum__x86_64_avx512+0x205>
	test   rdi,rdi
	je     <nnp_pooling_maximum__x86_64_avx512+0x205>
	mov    r11,rsi
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xfffffffffffffff1
	mov    r8,rsi
	shr    r8,0x4
	test   r8,r8
	je     <nnp_pooling_maximum__x86_64_avx512+0x17b>
	mov    rbx,rdx
	vmovups zmm8,ZMMWORD PTR [rbx]
	mov    rbp,r10
	test   rbp,rbp
	je     <nnp_pooling_maximum__x86_64_avx512+0x168>
	add    rbx,0x4
	vmovups zmm9,ZMMWORD PTR [rbx]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    rbp
	jne    <nnp_pooling_maximum__x86_64_avx512+0x147>
	vmovups ZMMWORD PTR [r9],zmm8
	add    rdx,0x40
	add    r9,0x40
	dec    r8
	jne    <nnp_pooling_maximum__x86_64_avx512+0x136>
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum__x86_64_avx512+0x1cc>
	mov    r8,rdx
	vmovups zmm8,ZMMWORD PTR [r8]
	mov    rbx,r10
	test   rbx,rbx
	je     <nnp_pooling_maximum__x86_64_avx512+0x1b9>
	add    r8,0x4
	vmovups zmm9,ZMMWORD PTR [r8]
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	dec    rbx
	jne    <nnp_pooling_maximum__x86_64_avx512+0x198>
	vmovups ZMMWORD PTR [r9],zmm8
	add    rdx,0x40
	add    r9,0x40
	dec    r11
	jne    <nnp_pooling_maximum__x86_64_avx512+0x187>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff1
	mov    r11,r11
	shr    r11,0x4
	mov    r11,r11
	shl    r11,0x4
	mov    r8,r11
	shl    r8,0x0
	mov    rbx,rcx
	sub    rbx,r8
	lea    rdx,[rdx+rbx*4]
	mov    r8,rax
	sub    r8,r11
	lea    r9,[r9+r8*4]
	dec    rdi
	jne    <nnp_pooling_maximum__x86_64_avx512+0x11c>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_pooling_maximum_by_2__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,r8
	sub    r10,0x1
	cmp    r10,0x2
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x17e>
	test   rdi,rdi
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x179>
	mov    r10,rsi
	and    r10,0xf
	mov    r10,r10
	sub    r10,0xfffffffffffffff1
	mov    r11,rsi
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0xb8>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovups zmm9,ZMMWORD PTR [rdx+0x8]
	vmovups zmm11,ZMMWORD PTR [rdx+0x48]
	vshufps zmm12,zmm9,zmm11,0x88
	vshufps zmm9,zmm9,zmm11,0xdd
	vcmpunordps k1,zmm10,zmm8
	vmaxps zmm10,zmm10,zmm8
	vmaxps zmm10,zmm10,zmm12
	vpternlogd zmm10{k1},zmm10,zmm10,0xff
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r9],zmm8
	add    rdx,0x80
	add    r9,0x40
	dec    r11
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x3b>
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x141>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovups zmm9,ZMMWORD PTR [rdx+0x8]
	vmovups zmm11,ZMMWORD PTR [rdx+0x48]
	vshufps zmm12,zmm9,zmm11,0x88
	vshufps zmm9,zmm9,zmm11,0xdd
	vcmpunordps k1,zmm10,zmm8
	vmaxps zmm10,zmm10,zmm8
	vmaxps zmm10,zmm10,zmm12
	vpternlogd zmm10{k1},zmm10,zmm10,0xff
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r9],zmm8
	add    rdx,0x80
	add    r9,0x40
	dec    r10
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0xc4>
	mov    r10,rsi
	sub    r10,0xfffffffffffffff1
	mov    r10,r10
	shr    r10,0x4
	mov    r10,r10
	shl    r10,0x4
	mov    r11,r10
	shl    r11,1
	mov    r8,rcx
	sub    r8,r11
	lea    rdx,[rdx+r8*4]
	mov    r11,rax
	sub    r11,r10
	lea    r9,[r9+r11*4]
	dec    rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x21>
	jmp    <nnp_pooling_maximum_by_2__x86_64_avx512+0x34f>
	test   rdi,rdi
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x34f>
	mov    r11,rsi
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xfffffffffffffff1
	mov    r8,rsi
	shr    r8,0x4
	test   r8,r8
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x256>
	mov    rbx,rdx
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    rbx,0x4
	test   r10b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x1e3>
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    rbx,0x4
	mov    rbp,r10
	shr    rbp,1
	test   rbp,rbp
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x22c>
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vcmpunordps k1,zmm10,zmm11
	vmaxps zmm10,zmm10,zmm11
	vmaxps zmm10,zmm10,zmm8
	vpternlogd zmm10{k1},zmm10,zmm10,0xff
	add    rbx,0x8
	dec    rbp
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x1ee>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r9],zmm8
	add    rdx,0x80
	add    r9,0x40
	dec    r8
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x1a5>
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x317>
	mov    r8,rdx
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    r8,0x4
	test   r10b,0x1
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x2a4>
	vmaxps zmm9,zmm10,zmm8
	vmaxps zmm10,zmm8,zmm10
	vorps  zmm10,zmm10,zmm9
	add    r8,0x4
	mov    rbx,r10
	shr    rbx,1
	test   rbx,rbx
	je     <nnp_pooling_maximum_by_2__x86_64_avx512+0x2ed>
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vcmpunordps k1,zmm10,zmm11
	vmaxps zmm10,zmm10,zmm11
	vmaxps zmm10,zmm10,zmm8
	vpternlogd zmm10{k1},zmm10,zmm10,0xff
	add    r8,0x8
	dec    rbx
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x2af>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r9],zmm8
	add    rdx,0x80
	add    r9,0x40
	dec    r11
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x266>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff1
	mov    r11,r11
	shr    r11,0x4
	mov    r11,r11
	shl    r11,0x4
	mov    r8,r11
	shl    r8,1
	mov    rbx,rcx
	sub    rbx,r8
	lea    rdx,[rdx+rbx*4]
	mov    r8,rax
	sub    r8,r11
	lea    r9,[r9+r8*4]
	dec    rdi
	jne    <nnp_pooling_maximum_by_2__x86_64_avx512+0x187>
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

<nnp_pooling_average__x86_64_avx512>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x20]
	mov    r10,QWORD PTR [rsp+0x28]
	mov    r11,r8
	sub    r11,0x1
	cmp    r11,0x2
	jne    <nnp_pooling_average__x86_64_avx512+0x16e>
	test   rdi,rdi
	je     <nnp_pooling_average__x86_64_avx512+0x169>
	mov    r11,rsi
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xfffffffffffffff1
	mov    r8,rsi
	shr    r8,0x4
	test   r8,r8
	je     <nnp_pooling_average__x86_64_avx512+0xae>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x4]
	vmovups zmm10,ZMMWORD PTR [rdx+0x8]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r9]
	vmovups zmm10,ZMMWORD PTR [r9+0x2040]
	vmulps zmm11,zmm8,zmm10
	vfnmadd231ps zmm8,zmm11,zmm9
	vcmpordps k1,zmm8,zmm8
	vfmadd213ps zmm8,zmm10,zmm11
	vblendmps zmm8{k1},zmm11,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x40
	add    rax,0x40
	add    r9,0x40
	dec    r8
	jne    <nnp_pooling_average__x86_64_avx512+0x42>
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average__x86_64_avx512+0x126>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x4]
	vmovups zmm10,ZMMWORD PTR [rdx+0x8]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r9]
	vmovups zmm10,ZMMWORD PTR [r9+0x2040]
	vmulps zmm11,zmm8,zmm10
	vfnmadd231ps zmm8,zmm11,zmm9
	vcmpordps k1,zmm8,zmm8
	vfmadd213ps zmm8,zmm10,zmm11
	vblendmps zmm8{k1},zmm11,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x40
	add    rax,0x40
	add    r9,0x40
	dec    r11
	jne    <nnp_pooling_average__x86_64_avx512+0xba>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff1
	mov    r11,r11
	shr    r11,0x4
	mov    r11,r11
	shl    r11,0x4
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
	jne    <nnp_pooling_average__x86_64_avx512+0x28>
	jmp    <nnp_pooling_average__x86_64_avx512+0x2ba>
	test   rdi,rdi
	je     <nnp_pooling_average__x86_64_avx512+0x2ba>
	mov    r8,rsi
	and    r8,0xf
	mov    r8,r8
	sub    r8,0xfffffffffffffff1
	mov    rbx,rsi
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_pooling_average__x86_64_avx512+0x1ff>
	mov    rbp,rdx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	mov    r12,r11
	test   r12,r12
	je     <nnp_pooling_average__x86_64_avx512+0x1b9>
	add    rbp,0x4
	vmovups zmm9,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm9
	dec    r12
	jne    <nnp_pooling_average__x86_64_avx512+0x1a3>
	vmovups zmm9,ZMMWORD PTR [r9]
	vmovups zmm10,ZMMWORD PTR [r9+0x2040]
	vmulps zmm11,zmm8,zmm10
	vfnmadd231ps zmm8,zmm11,zmm9
	vcmpordps k1,zmm8,zmm8
	vfmadd213ps zmm8,zmm10,zmm11
	vblendmps zmm8{k1},zmm11,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x40
	add    rax,0x40
	add    r9,0x40
	dec    rbx
	jne    <nnp_pooling_average__x86_64_avx512+0x191>
	mov    r8,r8
	shr    r8,0x4
	test   r8,r8
	je     <nnp_pooling_average__x86_64_avx512+0x277>
	mov    rbx,rdx
	vmovups zmm8,ZMMWORD PTR [rbx]
	mov    rbp,r11
	test   rbp,rbp
	je     <nnp_pooling_average__x86_64_avx512+0x231>
	add    rbx,0x4
	vmovups zmm9,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm9
	dec    rbp
	jne    <nnp_pooling_average__x86_64_avx512+0x21c>
	vmovups zmm9,ZMMWORD PTR [r9]
	vmovups zmm10,ZMMWORD PTR [r9+0x2040]
	vmulps zmm11,zmm8,zmm10
	vfnmadd231ps zmm8,zmm11,zmm9
	vcmpordps k1,zmm8,zmm8
	vfmadd213ps zmm8,zmm10,zmm11
	vblendmps zmm8{k1},zmm11,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x40
	add    rax,0x40
	add    r9,0x40
	dec    r8
	jne    <nnp_pooling_average__x86_64_avx512+0x20b>
	mov    r8,rsi
	sub    r8,0xfffffffffffffff1
	mov    r8,r8
	shr    r8,0x4
	mov    r8,r8
	shl    r8,0x4
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
	jne    <nnp_pooling_average__x86_64_avx512+0x177>
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

<nnp_pooling_average_by_2__x86_64_avx512>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x20]
	mov    r10,QWORD PTR [rsp+0x28]
	mov    r11,r8
	sub    r11,0x1
	cmp    r11,0x2
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x1e9>
	test   rdi,rdi
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x1e4>
	mov    r11,rsi
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xfffffffffffffff1
	mov    r8,rsi
	shr    r8,0x4
	test   r8,r8
	je     <nnp_pooling_average_by_2__x86_64_avx512+0xec>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovups zmm9,ZMMWORD PTR [rdx+0x8]
	vmovups zmm11,ZMMWORD PTR [rdx+0x48]
	vshufps zmm12,zmm9,zmm11,0x88
	vshufps zmm9,zmm9,zmm11,0xdd
	vaddps zmm10,zmm10,zmm8
	vaddps zmm10,zmm10,zmm12
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r9]
	vmovups zmm10,ZMMWORD PTR [r9+0x2040]
	vmulps zmm11,zmm8,zmm10
	vfnmadd231ps zmm8,zmm11,zmm9
	vcmpordps k1,zmm8,zmm8
	vfmadd213ps zmm8,zmm10,zmm11
	vblendmps zmm8{k1},zmm11,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x80
	add    rax,0x40
	add    r9,0x40
	dec    r8
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x46>
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x1a2>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovups zmm9,ZMMWORD PTR [rdx+0x8]
	vmovups zmm11,ZMMWORD PTR [rdx+0x48]
	vshufps zmm12,zmm9,zmm11,0x88
	vshufps zmm9,zmm9,zmm11,0xdd
	vaddps zmm10,zmm10,zmm8
	vaddps zmm10,zmm10,zmm12
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r9]
	vmovups zmm10,ZMMWORD PTR [r9+0x2040]
	vmulps zmm11,zmm8,zmm10
	vfnmadd231ps zmm8,zmm11,zmm9
	vcmpordps k1,zmm8,zmm8
	vfmadd213ps zmm8,zmm10,zmm11
	vblendmps zmm8{k1},zmm11,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x80
	add    rax,0x40
	add    r9,0x40
	dec    r11
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0xfc>
	mov    r11,rsi
	sub    r11,0xfffffffffffffff1
	mov    r11,r11
	shr    r11,0x4
	mov    r11,r11
	shl    r11,0x4
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
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x28>
	jmp    <nnp_pooling_average_by_2__x86_64_avx512+0x3f8>
	test   rdi,rdi
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x3f8>
	mov    r8,rsi
	and    r8,0xf
	mov    r8,r8
	sub    r8,0xfffffffffffffff1
	mov    rbx,rsi
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x2dc>
	mov    rbp,rdx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    rbp,0x4
	test   r11b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x243>
	vaddps zmm10,zmm10,zmm8
	add    rbp,0x4
	mov    r12,r11
	shr    r12,1
	test   r12,r12
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x27f>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vaddps zmm10,zmm10,zmm11
	vaddps zmm10,zmm10,zmm8
	add    rbp,0x8
	dec    r12
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x24e>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r9]
	vmovups zmm10,ZMMWORD PTR [r9+0x2040]
	vmulps zmm11,zmm8,zmm10
	vfnmadd231ps zmm8,zmm11,zmm9
	vcmpordps k1,zmm8,zmm8
	vfmadd213ps zmm8,zmm10,zmm11
	vblendmps zmm8{k1},zmm11,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x80
	add    rax,0x40
	add    r9,0x40
	dec    rbx
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x210>
	mov    r8,r8
	shr    r8,0x4
	test   r8,r8
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x3b6>
	mov    rbx,rdx
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	add    rbx,0x4
	test   r11b,0x1
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x31e>
	vaddps zmm10,zmm10,zmm8
	add    rbx,0x4
	mov    rbp,r11
	shr    rbp,1
	test   rbp,rbp
	je     <nnp_pooling_average_by_2__x86_64_avx512+0x359>
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x40]
	vshufps zmm11,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vaddps zmm10,zmm10,zmm11
	vaddps zmm10,zmm10,zmm8
	add    rbx,0x8
	dec    rbp
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x329>
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9,ZMMWORD PTR [r9]
	vmovups zmm10,ZMMWORD PTR [r9+0x2040]
	vmulps zmm11,zmm8,zmm10
	vfnmadd231ps zmm8,zmm11,zmm9
	vcmpordps k1,zmm8,zmm8
	vfmadd213ps zmm8,zmm10,zmm11
	vblendmps zmm8{k1},zmm11,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	add    rdx,0x80
	add    rax,0x40
	add    r9,0x40
	dec    r8
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x2ec>
	mov    r8,rsi
	sub    r8,0xfffffffffffffff1
	mov    r8,r8
	shr    r8,0x4
	mov    r8,r8
	shl    r8,0x4
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
	jne    <nnp_pooling_average_by_2__x86_64_avx512+0x1f2>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret

<nnp_pooling_maximum_of_images__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rdx
	lea    rax,[rax+r9*4]
	mov    r10,rsi
	sub    r10,0x10
	mov    r10,r10
	shr    r10,0x7
	test   r10,r10
	jne    <nnp_pooling_maximum_of_images__x86_64_avx512+0x649>
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	mov    rcx,rsi
	and    rcx,0xf
	mov    rdx,rsi
	shr    rdx,0x4
	mov    rbx,rcx
	shl    rbx,0x2
	mov    rbp,0xffffffffffffffff
	bzhi   rbp,rbp,rcx
	kmovw  k7,ebp
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_images__x86_64_avx512+0x644>
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+r10*1]
	vmovups zmm10,ZMMWORD PTR [r9+r10*2]
	vmovups zmm11,ZMMWORD PTR [r9+r11*1]
	lea    r9,[r9+rcx*4]
	lea    rax,[rax+rbx*4]
	mov    rbp,rdx
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_images__x86_64_avx512+0x12f>
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+r10*1]
	vmovups zmm14,ZMMWORD PTR [r9+r10*2]
	vmovups zmm15,ZMMWORD PTR [r9+r11*1]
	vmaxps zmm16,zmm8,zmm12
	vmaxps zmm8,zmm12,zmm8
	vorps  zmm8,zmm8,zmm16
	vmaxps zmm12,zmm9,zmm13
	vmaxps zmm9,zmm13,zmm9
	vorps  zmm9,zmm9,zmm12
	vmaxps zmm12,zmm10,zmm14
	vmaxps zmm10,zmm14,zmm10
	vorps  zmm10,zmm10,zmm12
	vmaxps zmm12,zmm11,zmm15
	vmaxps zmm11,zmm15,zmm11
	vorps  zmm11,zmm11,zmm12
	add    r9,0x40
	add    rax,0x100
	dec    rbp
	jne    <nnp_pooling_maximum_of_images__x86_64_avx512+0xa4>
	mov    rbp,rsi
	neg    rbp
	lea    r9,[r9+rbp*4]
	lea    r9,[r9+r10*4]
	vshufps zmm12,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vshufps zmm9,zmm10,zmm11,0x88
	vshufps zmm10,zmm10,zmm11,0xdd
	vmaxps zmm11,zmm12,zmm8
	vmaxps zmm12,zmm8,zmm12
	vorps  zmm12,zmm12,zmm11
	vmaxps zmm8,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm8
	vshufps zmm8,zmm12,zmm9,0x88
	vshufps zmm9,zmm12,zmm9,0xdd
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	valignd zmm9,zmm8,zmm8,0x8
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	valignd zmm9,zmm8,zmm8,0x4
	vmaxps zmm10,zmm8,zmm9
	vmaxps zmm8,zmm9,zmm8
	vorps  zmm8,zmm8,zmm10
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	vmovups zmm9,ZMMWORD PTR [r9]
	vmovups zmm10,ZMMWORD PTR [r9+r10*1]
	vmovups zmm11,ZMMWORD PTR [r9+r10*2]
	vmovups zmm12,ZMMWORD PTR [r9+r11*1]
	lea    r9,[r9+rcx*4]
	lea    rax,[rax+rbx*4]
	mov    rbp,rdx
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_images__x86_64_avx512+0x29e>
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	vmovups zmm13,ZMMWORD PTR [r9]
	vmovups zmm14,ZMMWORD PTR [r9+r10*1]
	vmovups zmm15,ZMMWORD PTR [r9+r10*2]
	vmovups zmm16,ZMMWORD PTR [r9+r11*1]
	vmaxps zmm17,zmm9,zmm13
	vmaxps zmm9,zmm13,zmm9
	vorps  zmm9,zmm9,zmm17
	vmaxps zmm13,zmm10,zmm14
	vmaxps zmm10,zmm14,zmm10
	vorps  zmm10,zmm10,zmm13
	vmaxps zmm13,zmm11,zmm15
	vmaxps zmm11,zmm15,zmm11
	vorps  zmm11,zmm11,zmm13
	vmaxps zmm13,zmm12,zmm16
	vmaxps zmm12,zmm16,zmm12
	vorps  zmm12,zmm12,zmm13
	add    r9,0x40
	add    rax,0x100
	dec    rbp
	jne    <nnp_pooling_maximum_of_images__x86_64_avx512+0x213>
	mov    rbp,rsi
	neg    rbp
	lea    r9,[r9+rbp*4]
	lea    r9,[r9+r10*4]
	vshufps zmm13,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vshufps zmm10,zmm11,zmm12,0x88
	vshufps zmm11,zmm11,zmm12,0xdd
	vmaxps zmm12,zmm13,zmm9
	vmaxps zmm13,zmm9,zmm13
	vorps  zmm13,zmm13,zmm12
	vmaxps zmm9,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm9
	vshufps zmm9,zmm13,zmm10,0x88
	vshufps zmm10,zmm13,zmm10,0xdd
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	valignd zmm10,zmm9,zmm9,0x8
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	valignd zmm10,zmm9,zmm9,0x4
	vmaxps zmm11,zmm9,zmm10
	vmaxps zmm9,zmm10,zmm9
	vorps  zmm9,zmm9,zmm11
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	vmovups zmm10,ZMMWORD PTR [r9]
	vmovups zmm11,ZMMWORD PTR [r9+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9+r10*2]
	vmovups zmm13,ZMMWORD PTR [r9+r11*1]
	lea    r9,[r9+rcx*4]
	lea    rax,[rax+rbx*4]
	mov    rbp,rdx
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_images__x86_64_avx512+0x40d>
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	vmovups zmm14,ZMMWORD PTR [r9]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [r9+r10*2]
	vmovups zmm17,ZMMWORD PTR [r9+r11*1]
	vmaxps zmm18,zmm10,zmm14
	vmaxps zmm10,zmm14,zmm10
	vorps  zmm10,zmm10,zmm18
	vmaxps zmm14,zmm11,zmm15
	vmaxps zmm11,zmm15,zmm11
	vorps  zmm11,zmm11,zmm14
	vmaxps zmm14,zmm12,zmm16
	vmaxps zmm12,zmm16,zmm12
	vorps  zmm12,zmm12,zmm14
	vmaxps zmm14,zmm13,zmm17
	vmaxps zmm13,zmm17,zmm13
	vorps  zmm13,zmm13,zmm14
	add    r9,0x40
	add    rax,0x100
	dec    rbp
	jne    <nnp_pooling_maximum_of_images__x86_64_avx512+0x382>
	mov    rbp,rsi
	neg    rbp
	lea    r9,[r9+rbp*4]
	lea    r9,[r9+r10*4]
	vshufps zmm14,zmm10,zmm11,0x88
	vshufps zmm10,zmm10,zmm11,0xdd
	vshufps zmm11,zmm12,zmm13,0x88
	vshufps zmm12,zmm12,zmm13,0xdd
	vmaxps zmm13,zmm14,zmm10
	vmaxps zmm14,zmm10,zmm14
	vorps  zmm14,zmm14,zmm13
	vmaxps zmm10,zmm11,zmm12
	vmaxps zmm11,zmm12,zmm11
	vorps  zmm11,zmm11,zmm10
	vshufps zmm10,zmm14,zmm11,0x88
	vshufps zmm11,zmm14,zmm11,0xdd
	vmaxps zmm12,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm12
	valignd zmm11,zmm10,zmm10,0x8
	vmaxps zmm12,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm12
	valignd zmm11,zmm10,zmm10,0x4
	vmaxps zmm12,zmm10,zmm11
	vmaxps zmm10,zmm11,zmm10
	vorps  zmm10,zmm10,zmm12
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	vmovups zmm11,ZMMWORD PTR [r9]
	vmovups zmm12,ZMMWORD PTR [r9+r10*1]
	vmovups zmm13,ZMMWORD PTR [r9+r10*2]
	vmovups zmm14,ZMMWORD PTR [r9+r11*1]
	lea    r9,[r9+rcx*4]
	lea    rax,[rax+rbx*4]
	mov    rbp,rdx
	test   rbp,rbp
	je     <nnp_pooling_maximum_of_images__x86_64_avx512+0x57c>
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	vmovups zmm15,ZMMWORD PTR [r9]
	vmovups zmm16,ZMMWORD PTR [r9+r10*1]
	vmovups zmm17,ZMMWORD PTR [r9+r10*2]
	vmovups zmm18,ZMMWORD PTR [r9+r11*1]
	vmaxps zmm19,zmm11,zmm15
	vmaxps zmm11,zmm15,zmm11
	vorps  zmm11,zmm11,zmm19
	vmaxps zmm15,zmm12,zmm16
	vmaxps zmm12,zmm16,zmm12
	vorps  zmm12,zmm12,zmm15
	vmaxps zmm15,zmm13,zmm17
	vmaxps zmm13,zmm17,zmm13
	vorps  zmm13,zmm13,zmm15
	vmaxps zmm15,zmm14,zmm18
	vmaxps zmm14,zmm18,zmm14
	vorps  zmm14,zmm14,zmm15
	add    r9,0x40
	add    rax,0x100
	dec    rbp
	jne    <nnp_pooling_maximum_of_images__x86_64_avx512+0x4f1>
	mov    rbp,rsi
	neg    rbp
	lea    r9,[r9+rbp*4]
	lea    r9,[r9+r10*4]
	vshufps zmm15,zmm11,zmm12,0x88
	vshufps zmm11,zmm11,zmm12,0xdd
	vshufps zmm12,zmm13,zmm14,0x88
	vshufps zmm13,zmm13,zmm14,0xdd
	vmaxps zmm14,zmm15,zmm11
	vmaxps zmm15,zmm11,zmm15
	vorps  zmm15,zmm15,zmm14
	vmaxps zmm11,zmm12,zmm13
	vmaxps zmm12,zmm13,zmm12
	vorps  zmm12,zmm12,zmm11
	vshufps zmm11,zmm15,zmm12,0x88
	vshufps zmm12,zmm15,zmm12,0xdd
	vmaxps zmm13,zmm11,zmm12
	vmaxps zmm11,zmm12,zmm11
	vorps  zmm11,zmm11,zmm13
	valignd zmm12,zmm11,zmm11,0x8
	vmaxps zmm13,zmm11,zmm12
	vmaxps zmm11,zmm12,zmm11
	vorps  zmm11,zmm11,zmm13
	valignd zmm12,zmm11,zmm11,0x4
	vmaxps zmm13,zmm11,zmm12
	vmaxps zmm11,zmm12,zmm11
	vorps  zmm11,zmm11,zmm13
	valignd zmm8,zmm9,zmm8,0x4
	valignd zmm9,zmm11,zmm10,0xc
	valignd zmm8,zmm9,zmm8,0x8
	vmovups ZMMWORD PTR [r8],zmm8
	add    r8,0x40
	dec    rdi
	jne    <nnp_pooling_maximum_of_images__x86_64_avx512+0x60>
	jmp    <nnp_pooling_maximum_of_images__x86_64_avx512+0xa44>
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    rcx,[r9+r10*4]
	lea    rdx,[rcx+r10*4]
	lea    rbx,[rdx+r10*4]
	mov    rbp,rsi
	and    rbp,0x3
	mov    r12,rsi
	sub    r12,rbp
	mov    rsi,rsi
	shr    rsi,0x2
	mov    rsi,rsi
	sub    rsi,0x1
	test   rdi,rdi
	je     <nnp_pooling_maximum_of_images__x86_64_avx512+0xa44>
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	add    rax,0x100
	vbroadcastf32x4 zmm8,XMMWORD PTR [r9]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rcx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdx],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r9+r10*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rcx+r10*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdx+r10*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r10*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r9+r10*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rcx+r10*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdx+r10*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r10*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r9+r11*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rcx+r11*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdx+r11*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+r11*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	add    r9,0x10
	add    rcx,0x10
	add    rdx,0x10
	add    rbx,0x10
	mov    r13,rsi
	test   r13,r13
	je     <nnp_pooling_maximum_of_images__x86_64_avx512+0x88a>
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	add    rax,0x100
	vbroadcastf32x4 zmm10,XMMWORD PTR [r9]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rcx],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdx],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [r9+r10*1]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rcx+r10*1],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rdx+r10*1],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r10*1],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [r9+r10*2]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rcx+r10*2],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rdx+r10*2],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r10*2],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [r9+r11*1]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rcx+r11*1],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rdx+r11*1],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+r11*1],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	add    r9,0x10
	add    rcx,0x10
	add    rdx,0x10
	add    rbx,0x10
	vmaxps zmm14,zmm11,zmm15
	vmaxps zmm11,zmm15,zmm11
	vorps  zmm11,zmm11,zmm14
	vmaxps zmm14,zmm9,zmm13
	vmaxps zmm9,zmm13,zmm9
	vorps  zmm9,zmm9,zmm14
	vmaxps zmm13,zmm12,zmm16
	vmaxps zmm12,zmm16,zmm12
	vorps  zmm12,zmm12,zmm13
	vmaxps zmm13,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm13
	dec    r13
	jne    <nnp_pooling_maximum_of_images__x86_64_avx512+0x766>
	test   rbp,rbp
	jne    <nnp_pooling_maximum_of_images__x86_64_avx512+0x894>
	jmp    <nnp_pooling_maximum_of_images__x86_64_avx512+0x9d5>
	lea    r9,[r9+rbp*4]
	lea    rcx,[rcx+rbp*4]
	lea    rdx,[rdx+rbp*4]
	lea    rbx,[rbx+rbp*4]
	add    r9,0xfffffffffffffff0
	add    rcx,0xfffffffffffffff0
	add    rdx,0xfffffffffffffff0
	add    rbx,0xfffffffffffffff0
	vbroadcastf32x4 zmm10,XMMWORD PTR [r9]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rcx],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdx],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [r9+r10*1]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rcx+r10*1],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rdx+r10*1],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r10*1],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [r9+r10*2]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rcx+r10*2],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rdx+r10*2],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r10*2],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [r9+r11*1]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rcx+r11*1],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rdx+r11*1],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+r11*1],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmaxps zmm14,zmm11,zmm15
	vmaxps zmm11,zmm15,zmm11
	vorps  zmm11,zmm11,zmm14
	vmaxps zmm14,zmm9,zmm13
	vmaxps zmm9,zmm13,zmm9
	vorps  zmm9,zmm9,zmm14
	vmaxps zmm13,zmm12,zmm16
	vmaxps zmm12,zmm16,zmm12
	vorps  zmm12,zmm12,zmm13
	vmaxps zmm13,zmm8,zmm10
	vmaxps zmm8,zmm10,zmm8
	vorps  zmm8,zmm8,zmm13
	add    r9,0x10
	add    rcx,0x10
	add    rdx,0x10
	add    rbx,0x10
	mov    r13,rbp
	neg    r13
	lea    r9,[r9+r13*4]
	lea    rcx,[rcx+r13*4]
	lea    rdx,[rdx+r13*4]
	lea    rbx,[rbx+r13*4]
	mov    r13,rbp
	shl    r13,0x4
	lea    rax,[rax+r13*4]
	vmaxps zmm10,zmm11,zmm12
	vmaxps zmm11,zmm12,zmm11
	vorps  zmm11,zmm11,zmm10
	vmaxps zmm10,zmm9,zmm8
	vmaxps zmm9,zmm8,zmm9
	vorps  zmm9,zmm9,zmm10
	vmaxps zmm8,zmm11,zmm9
	vmaxps zmm11,zmm9,zmm11
	vorps  zmm11,zmm11,zmm8
	vmovups ZMMWORD PTR [r8],zmm11
	add    r8,0x40
	mov    r13,r12
	neg    r13
	lea    r9,[r9+r13*4]
	lea    rcx,[rcx+r13*4]
	lea    rdx,[rdx+r13*4]
	lea    rbx,[rbx+r13*4]
	lea    r9,[rbx+r10*4]
	lea    rcx,[r9+r10*4]
	lea    rdx,[rcx+r10*4]
	lea    rbx,[rdx+r10*4]
	dec    rdi
	jne    <nnp_pooling_maximum_of_images__x86_64_avx512+0x687>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3

<nnp_pooling_average_of_images__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x28]
	mov    r10,QWORD PTR [rsp+0x30]
	vpbroadcastd zmm8,DWORD PTR [r9]
	mov    r11d,r8d
	kmovw  k1,r11d
	mov    r11,rdx
	lea    r11,[r11+r10*4]
	mov    r10,rsi
	sub    r10,0x10
	mov    r10,r10
	shr    r10,0x7
	test   r10,r10
	jne    <nnp_pooling_average_of_images__x86_64_avx512+0x51b>
	mov    r10,rcx
	shl    r10,0x2
	lea    r9,[r10+r10*2]
	mov    r8,rdx
	mov    rcx,rsi
	and    rcx,0xf
	mov    rdx,rsi
	shr    rdx,0x4
	mov    rbx,rcx
	shl    rbx,0x2
	mov    rbp,0xffffffffffffffff
	bzhi   rbp,rbp,rcx
	kmovw  k1,ebp
	test   rdi,rdi
	je     <nnp_pooling_average_of_images__x86_64_avx512+0x516>
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+0xc0]
	vmovups zmm9,ZMMWORD PTR [r8]
	vmovups zmm10,ZMMWORD PTR [r8+r10*1]
	vmovups zmm11,ZMMWORD PTR [r8+r10*2]
	vmovups zmm12,ZMMWORD PTR [r8+r9*1]
	vmovaps zmm9{k1}{z},zmm9
	vmovaps zmm10{k1}{z},zmm10
	vmovaps zmm11{k1}{z},zmm11
	vmovaps zmm12{k1}{z},zmm12
	lea    r8,[r8+rcx*4]
	lea    r11,[r11+rbx*4]
	mov    rbp,rdx
	test   rbp,rbp
	je     <nnp_pooling_average_of_images__x86_64_avx512+0x130>
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+0xc0]
	vmovups zmm13,ZMMWORD PTR [r8]
	vmovups zmm14,ZMMWORD PTR [r8+r10*1]
	vmovups zmm15,ZMMWORD PTR [r8+r10*2]
	vmovups zmm16,ZMMWORD PTR [r8+r9*1]
	vaddps zmm9,zmm9,zmm13
	vaddps zmm10,zmm10,zmm14
	vaddps zmm11,zmm11,zmm15
	vaddps zmm12,zmm12,zmm16
	add    r8,0x40
	add    r11,0x100
	dec    rbp
	jne    <nnp_pooling_average_of_images__x86_64_avx512+0xd4>
	mov    rbp,rsi
	neg    rbp
	lea    r8,[r8+rbp*4]
	lea    r8,[r8+r10*4]
	vshufps zmm13,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vshufps zmm10,zmm11,zmm12,0x88
	vshufps zmm11,zmm11,zmm12,0xdd
	vaddps zmm13,zmm13,zmm9
	vaddps zmm10,zmm10,zmm11
	vshufps zmm9,zmm13,zmm10,0x88
	vshufps zmm10,zmm13,zmm10,0xdd
	vaddps zmm9,zmm9,zmm10
	valignd zmm10,zmm9,zmm9,0x8
	vaddps zmm9,zmm9,zmm10
	valignd zmm10,zmm9,zmm9,0x4
	vaddps zmm9,zmm9,zmm10
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+0xc0]
	vmovups zmm10,ZMMWORD PTR [r8]
	vmovups zmm11,ZMMWORD PTR [r8+r10*1]
	vmovups zmm12,ZMMWORD PTR [r8+r10*2]
	vmovups zmm13,ZMMWORD PTR [r8+r9*1]
	vmovaps zmm10{k1}{z},zmm10
	vmovaps zmm11{k1}{z},zmm11
	vmovaps zmm12{k1}{z},zmm12
	vmovaps zmm13{k1}{z},zmm13
	lea    r8,[r8+rcx*4]
	lea    r11,[r11+rbx*4]
	mov    rbp,rdx
	test   rbp,rbp
	je     <nnp_pooling_average_of_images__x86_64_avx512+0x24c>
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+0xc0]
	vmovups zmm14,ZMMWORD PTR [r8]
	vmovups zmm15,ZMMWORD PTR [r8+r10*1]
	vmovups zmm16,ZMMWORD PTR [r8+r10*2]
	vmovups zmm17,ZMMWORD PTR [r8+r9*1]
	vaddps zmm10,zmm10,zmm14
	vaddps zmm11,zmm11,zmm15
	vaddps zmm12,zmm12,zmm16
	vaddps zmm13,zmm13,zmm17
	add    r8,0x40
	add    r11,0x100
	dec    rbp
	jne    <nnp_pooling_average_of_images__x86_64_avx512+0x1f0>
	mov    rbp,rsi
	neg    rbp
	lea    r8,[r8+rbp*4]
	lea    r8,[r8+r10*4]
	vshufps zmm14,zmm10,zmm11,0x88
	vshufps zmm10,zmm10,zmm11,0xdd
	vshufps zmm11,zmm12,zmm13,0x88
	vshufps zmm12,zmm12,zmm13,0xdd
	vaddps zmm14,zmm14,zmm10
	vaddps zmm11,zmm11,zmm12
	vshufps zmm10,zmm14,zmm11,0x88
	vshufps zmm11,zmm14,zmm11,0xdd
	vaddps zmm10,zmm10,zmm11
	valignd zmm11,zmm10,zmm10,0x8
	vaddps zmm10,zmm10,zmm11
	valignd zmm11,zmm10,zmm10,0x4
	vaddps zmm10,zmm10,zmm11
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+0xc0]
	vmovups zmm11,ZMMWORD PTR [r8]
	vmovups zmm12,ZMMWORD PTR [r8+r10*1]
	vmovups zmm13,ZMMWORD PTR [r8+r10*2]
	vmovups zmm14,ZMMWORD PTR [r8+r9*1]
	vmovaps zmm11{k1}{z},zmm11
	vmovaps zmm12{k1}{z},zmm12
	vmovaps zmm13{k1}{z},zmm13
	vmovaps zmm14{k1}{z},zmm14
	lea    r8,[r8+rcx*4]
	lea    r11,[r11+rbx*4]
	mov    rbp,rdx
	test   rbp,rbp
	je     <nnp_pooling_average_of_images__x86_64_avx512+0x368>
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+0xc0]
	vmovups zmm15,ZMMWORD PTR [r8]
	vmovups zmm16,ZMMWORD PTR [r8+r10*1]
	vmovups zmm17,ZMMWORD PTR [r8+r10*2]
	vmovups zmm18,ZMMWORD PTR [r8+r9*1]
	vaddps zmm11,zmm11,zmm15
	vaddps zmm12,zmm12,zmm16
	vaddps zmm13,zmm13,zmm17
	vaddps zmm14,zmm14,zmm18
	add    r8,0x40
	add    r11,0x100
	dec    rbp
	jne    <nnp_pooling_average_of_images__x86_64_avx512+0x30c>
	mov    rbp,rsi
	neg    rbp
	lea    r8,[r8+rbp*4]
	lea    r8,[r8+r10*4]
	vshufps zmm15,zmm11,zmm12,0x88
	vshufps zmm11,zmm11,zmm12,0xdd
	vshufps zmm12,zmm13,zmm14,0x88
	vshufps zmm13,zmm13,zmm14,0xdd
	vaddps zmm15,zmm15,zmm11
	vaddps zmm12,zmm12,zmm13
	vshufps zmm11,zmm15,zmm12,0x88
	vshufps zmm12,zmm15,zmm12,0xdd
	vaddps zmm11,zmm11,zmm12
	valignd zmm12,zmm11,zmm11,0x8
	vaddps zmm11,zmm11,zmm12
	valignd zmm12,zmm11,zmm11,0x4
	vaddps zmm11,zmm11,zmm12
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+0xc0]
	vmovups zmm12,ZMMWORD PTR [r8]
	vmovups zmm13,ZMMWORD PTR [r8+r10*1]
	vmovups zmm14,ZMMWORD PTR [r8+r10*2]
	vmovups zmm15,ZMMWORD PTR [r8+r9*1]
	vmovaps zmm12{k1}{z},zmm12
	vmovaps zmm13{k1}{z},zmm13
	vmovaps zmm14{k1}{z},zmm14
	vmovaps zmm15{k1}{z},zmm15
	lea    r8,[r8+rcx*4]
	lea    r11,[r11+rbx*4]
	mov    rbp,rdx
	test   rbp,rbp
	je     <nnp_pooling_average_of_images__x86_64_avx512+0x484>
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+0xc0]
	vmovups zmm16,ZMMWORD PTR [r8]
	vmovups zmm17,ZMMWORD PTR [r8+r10*1]
	vmovups zmm18,ZMMWORD PTR [r8+r10*2]
	vmovups zmm19,ZMMWORD PTR [r8+r9*1]
	vaddps zmm12,zmm12,zmm16
	vaddps zmm13,zmm13,zmm17
	vaddps zmm14,zmm14,zmm18
	vaddps zmm15,zmm15,zmm19
	add    r8,0x40
	add    r11,0x100
	dec    rbp
	jne    <nnp_pooling_average_of_images__x86_64_avx512+0x428>
	mov    rbp,rsi
	neg    rbp
	lea    r8,[r8+rbp*4]
	lea    r8,[r8+r10*4]
	vshufps zmm16,zmm12,zmm13,0x88
	vshufps zmm12,zmm12,zmm13,0xdd
	vshufps zmm13,zmm14,zmm15,0x88
	vshufps zmm14,zmm14,zmm15,0xdd
	vaddps zmm16,zmm16,zmm12
	vaddps zmm13,zmm13,zmm14
	vshufps zmm12,zmm16,zmm13,0x88
	vshufps zmm13,zmm16,zmm13,0xdd
	vaddps zmm12,zmm12,zmm13
	valignd zmm13,zmm12,zmm12,0x8
	vaddps zmm12,zmm12,zmm13
	valignd zmm13,zmm12,zmm12,0x4
	vaddps zmm12,zmm12,zmm13
	valignd zmm9,zmm10,zmm9,0x4
	valignd zmm10,zmm12,zmm11,0xc
	valignd zmm9,zmm10,zmm9,0x8
	vdivps zmm9,zmm9,zmm8
	vmovups ZMMWORD PTR [rax],zmm9
	add    rax,0x40
	dec    rdi
	jne    <nnp_pooling_average_of_images__x86_64_avx512+0x78>
	jmp    <nnp_pooling_average_of_images__x86_64_avx512+0x8a4>
	mov    r10,rcx
	shl    r10,0x2
	lea    r9,[r10+r10*2]
	mov    r8,rdx
	lea    rcx,[r8+r10*4]
	lea    rdx,[rcx+r10*4]
	lea    rbx,[rdx+r10*4]
	mov    rbp,rsi
	and    rbp,0x3
	mov    r12,rsi
	sub    r12,rbp
	mov    rsi,rsi
	shr    rsi,0x2
	mov    rsi,rsi
	sub    rsi,0x1
	test   rdi,rdi
	je     <nnp_pooling_average_of_images__x86_64_avx512+0x8a4>
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+0xc0]
	add    r11,0x100
	vbroadcastf32x4 zmm9,XMMWORD PTR [r8]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rcx],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdx],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r8+r10*1]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rcx+r10*1],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdx+r10*1],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r10*1],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r8+r10*2]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rcx+r10*2],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdx+r10*2],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+r10*2],0x3
	vbroadcastf32x4 zmm12,XMMWORD PTR [r8+r9*1]
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [rcx+r9*1],0x1
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [rdx+r9*1],0x2
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [rbx+r9*1],0x3
	vunpcklps zmm13,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklpd zmm12,zmm13,zmm10
	vunpckhpd zmm10,zmm13,zmm10
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	add    r8,0x10
	add    rcx,0x10
	add    rdx,0x10
	add    rbx,0x10
	mov    r13,rsi
	test   r13,r13
	je     <nnp_pooling_average_of_images__x86_64_avx512+0x736>
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r11+0xc0]
	add    r11,0x100
	vbroadcastf32x4 zmm11,XMMWORD PTR [r8]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rcx],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdx],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [r8+r10*1]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rcx+r10*1],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rdx+r10*1],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r10*1],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [r8+r10*2]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rcx+r10*2],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rdx+r10*2],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+r10*2],0x3
	vbroadcastf32x4 zmm16,XMMWORD PTR [r8+r9*1]
	vinsertf32x4 zmm16,zmm16,XMMWORD PTR [rcx+r9*1],0x1
	vinsertf32x4 zmm16,zmm16,XMMWORD PTR [rdx+r9*1],0x2
	vinsertf32x4 zmm16,zmm16,XMMWORD PTR [rbx+r9*1],0x3
	vunpcklps zmm17,zmm11,zmm14
	vunpckhps zmm11,zmm11,zmm14
	vunpcklps zmm14,zmm15,zmm16
	vunpckhps zmm15,zmm15,zmm16
	vunpcklpd zmm16,zmm17,zmm14
	vunpckhpd zmm14,zmm17,zmm14
	vunpcklpd zmm17,zmm11,zmm15
	vunpckhpd zmm11,zmm11,zmm15
	add    r8,0x10
	add    rcx,0x10
	add    rdx,0x10
	add    rbx,0x10
	vaddps zmm12,zmm12,zmm16
	vaddps zmm10,zmm10,zmm14
	vaddps zmm13,zmm13,zmm17
	vaddps zmm9,zmm9,zmm11
	dec    r13
	jne    <nnp_pooling_average_of_images__x86_64_avx512+0x63d>
	test   rbp,rbp
	jne    <nnp_pooling_average_of_images__x86_64_avx512+0x740>
	jmp    <nnp_pooling_average_of_images__x86_64_avx512+0x853>
	vmovups xmm11{k1}{z},XMMWORD PTR [r8]
	vmovups xmm14{k1}{z},XMMWORD PTR [rcx]
	vinsertf32x4 zmm11,zmm11,xmm14,0x1
	vmovups xmm14{k1}{z},XMMWORD PTR [rdx]
	vinsertf32x4 zmm11,zmm11,xmm14,0x2
	vmovups xmm14{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm11,zmm11,xmm14,0x3
	vmovups xmm14{k1}{z},XMMWORD PTR [r8+r10*1]
	vmovups xmm15{k1}{z},XMMWORD PTR [rcx+r10*1]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k1}{z},XMMWORD PTR [rdx+r10*1]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k1}{z},XMMWORD PTR [rbx+r10*1]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k1}{z},XMMWORD PTR [r8+r10*2]
	vmovups xmm16{k1}{z},XMMWORD PTR [rcx+r10*2]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k1}{z},XMMWORD PTR [rdx+r10*2]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k1}{z},XMMWORD PTR [rbx+r10*2]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vmovups xmm16{k1}{z},XMMWORD PTR [r8+r9*1]
	vmovups xmm17{k1}{z},XMMWORD PTR [rcx+r9*1]
	vinsertf32x4 zmm16,zmm16,xmm17,0x1
	vmovups xmm17{k1}{z},XMMWORD PTR [rdx+r9*1]
	vinsertf32x4 zmm16,zmm16,xmm17,0x2
	vmovups xmm17{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm16,zmm16,xmm17,0x3
	vunpcklps zmm17,zmm11,zmm14
	vunpckhps zmm11,zmm11,zmm14
	vunpcklps zmm14,zmm15,zmm16
	vunpckhps zmm15,zmm15,zmm16
	vunpcklpd zmm16,zmm17,zmm14
	vunpckhpd zmm14,zmm17,zmm14
	vunpcklpd zmm17,zmm11,zmm15
	vunpckhpd zmm11,zmm11,zmm15
	vaddps zmm12,zmm12,zmm16
	vaddps zmm10,zmm10,zmm14
	vaddps zmm13,zmm13,zmm17
	vaddps zmm9,zmm9,zmm11
	mov    r13,rbp
	shl    r13,0x4
	lea    r11,[r11+r13*4]
	vaddps zmm12,zmm12,zmm13
	vaddps zmm10,zmm10,zmm9
	vaddps zmm12,zmm12,zmm10
	vdivps zmm9,zmm12,zmm8
	vmovups ZMMWORD PTR [rax],zmm9
	add    rax,0x40
	mov    r13,r12
	neg    r13
	lea    r8,[r8+r13*4]
	lea    rcx,[rcx+r13*4]
	lea    rdx,[rdx+r13*4]
	lea    rbx,[rbx+r13*4]
	lea    r8,[rbx+r10*4]
	lea    rcx,[r8+r10*4]
	lea    rdx,[rcx+r10*4]
	lea    rbx,[rdx+r10*4]
	dec    rdi
	jne    <nnp_pooling_average_of_images__x86_64_avx512+0x559>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
