<nnp_im2col__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	cmp    rcx,0x1
	jne    <nnp_im2col__x86_64_avx512+0x46>
	mov    r10,r8
	mov    r11,rsi
	mov    r8,QWORD PTR [r10]
	lea    r11,[r11+r8*4]
	mov    r10,QWORD PTR [r10+0x8]
	kmovw  k1,r10d
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx512+0x41>
	vmovups zmm8{k1}{z},ZMMWORD PTR [r11]
	vmovups ZMMWORD PTR [r9],zmm8
	lea    r11,[r11+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx512+0x28>
	jmp    <nnp_im2col__x86_64_avx512+0x189>
	cmp    rcx,0x2
	jne    <nnp_im2col__x86_64_avx512+0xac>
	mov    r10,r8
	mov    r11,rsi
	mov    r8,QWORD PTR [r10]
	lea    r11,[r11+r8*4]
	mov    r8,QWORD PTR [r10+0x8]
	kmovw  k1,r8d
	add    r10,0x10
	mov    r8,rsi
	mov    rcx,QWORD PTR [r10]
	lea    r8,[r8+rcx*4]
	mov    r10,QWORD PTR [r10+0x8]
	kmovw  k2,r10d
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx512+0xa7>
	vmovups zmm8{k1}{z},ZMMWORD PTR [r11]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r8]
	vaddps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r9],zmm8
	lea    r11,[r11+rdx*4]
	lea    r8,[r8+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx512+0x7e>
	jmp    <nnp_im2col__x86_64_avx512+0x189>
	cmp    rcx,0x3
	jne    <nnp_im2col__x86_64_avx512+0x139>
	mov    r10,r8
	mov    r11,rsi
	mov    r8,QWORD PTR [r10]
	lea    r11,[r11+r8*4]
	mov    r8,QWORD PTR [r10+0x8]
	kmovw  k1,r8d
	add    r10,0x10
	mov    r8,rsi
	mov    rcx,QWORD PTR [r10]
	lea    r8,[r8+rcx*4]
	mov    rcx,QWORD PTR [r10+0x8]
	kmovw  k2,ecx
	add    r10,0x10
	mov    rcx,rsi
	mov    rsi,QWORD PTR [r10]
	lea    rcx,[rcx+rsi*4]
	mov    r10,QWORD PTR [r10+0x8]
	kmovw  k3,r10d
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx512+0x137>
	vmovups zmm8{k1}{z},ZMMWORD PTR [r11]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r8]
	vmovups zmm10{k3}{z},ZMMWORD PTR [rcx]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r9],zmm8
	lea    r11,[r11+rdx*4]
	lea    r8,[r8+rdx*4]
	lea    rcx,[rcx+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx512+0xfe>
	jmp    <nnp_im2col__x86_64_avx512+0x189>
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx512+0x189>
	vpxord zmm8,zmm8,zmm8
	mov    r10,r8
	mov    r11,rcx
	test   r11,r11
	je     <nnp_im2col__x86_64_avx512+0x176>
	mov    rbx,rsi
	mov    rbp,QWORD PTR [r10]
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r10+0x8]
	kmovw  k1,ebp
	vmovups zmm9{k1}{z},ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm9
	add    r10,0x10
	dec    r11
	jne    <nnp_im2col__x86_64_avx512+0x14f>
	vmovups ZMMWORD PTR [r9],zmm8
	lea    rsi,[rsi+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx512+0x13e>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_im2col_by_2__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	cmp    rcx,0x1
	jne    <nnp_im2col_by_2__x86_64_avx512+0x77>
	mov    r10,r8
	mov    r11,rsi
	mov    r8,QWORD PTR [r10]
	lea    r11,[r11+r8*4]
	mov    r10,QWORD PTR [r10+0x8]
	kmovw  k1,r10d
	mov    r10,r10
	shr    r10,0x10
	kmovw  k2,r10d
	test   rdi,rdi
	je     <nnp_im2col_by_2__x86_64_avx512+0x72>
	vmovups zmm8{k1}{z},ZMMWORD PTR [r11]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r11+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r9],zmm8
	lea    r11,[r11+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col_by_2__x86_64_avx512+0x34>
	jmp    <nnp_im2col_by_2__x86_64_avx512+0x2ed>
	cmp    rcx,0x2
	jne    <nnp_im2col_by_2__x86_64_avx512+0x143>
	mov    r10,r8
	mov    r11,rsi
	mov    r8,QWORD PTR [r10]
	lea    r11,[r11+r8*4]
	mov    r8,QWORD PTR [r10+0x8]
	kmovw  k1,r8d
	mov    r8,r8
	shr    r8,0x10
	kmovw  k2,r8d
	add    r10,0x10
	mov    r8,rsi
	mov    rcx,QWORD PTR [r10]
	lea    r8,[r8+rcx*4]
	mov    r10,QWORD PTR [r10+0x8]
	kmovw  k3,r10d
	mov    r10,r10
	shr    r10,0x10
	kmovw  k4,r10d
	test   rdi,rdi
	je     <nnp_im2col_by_2__x86_64_avx512+0x13e>
	vmovups zmm8{k1}{z},ZMMWORD PTR [r11]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r11+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9{k3}{z},ZMMWORD PTR [r8]
	vmovups zmm10{k4}{z},ZMMWORD PTR [r8+0x40]
	vshufps zmm11,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	vaddps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r9],zmm8
	lea    r11,[r11+rdx*4]
	lea    r8,[r8+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col_by_2__x86_64_avx512+0xcb>
	jmp    <nnp_im2col_by_2__x86_64_avx512+0x2ed>
	cmp    rcx,0x3
	jne    <nnp_im2col_by_2__x86_64_avx512+0x26d>
	mov    r10,r8
	mov    r11,rsi
	mov    r8,QWORD PTR [r10]
	lea    r11,[r11+r8*4]
	mov    r8,QWORD PTR [r10+0x8]
	kmovw  k1,r8d
	mov    r8,r8
	shr    r8,0x10
	kmovw  k2,r8d
	add    r10,0x10
	mov    r8,rsi
	mov    rcx,QWORD PTR [r10]
	lea    r8,[r8+rcx*4]
	mov    rcx,QWORD PTR [r10+0x8]
	kmovw  k3,ecx
	mov    rcx,rcx
	shr    rcx,0x10
	kmovw  k4,ecx
	add    r10,0x10
	mov    rcx,rsi
	mov    rsi,QWORD PTR [r10]
	lea    rcx,[rcx+rsi*4]
	mov    r10,QWORD PTR [r10+0x8]
	kmovw  k5,r10d
	mov    r10,r10
	shr    r10,0x10
	kmovw  k6,r10d
	test   rdi,rdi
	je     <nnp_im2col_by_2__x86_64_avx512+0x268>
	vmovups zmm8{k1}{z},ZMMWORD PTR [r11]
	vmovups zmm9{k2}{z},ZMMWORD PTR [r11+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm8,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm8,zmm10
	vmovups zmm9{k3}{z},ZMMWORD PTR [r8]
	vmovups zmm10{k4}{z},ZMMWORD PTR [r8+0x40]
	vshufps zmm11,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	vmovups zmm10{k5}{z},ZMMWORD PTR [rcx]
	vmovups zmm11{k6}{z},ZMMWORD PTR [rcx+0x40]
	vshufps zmm12,zmm10,zmm11,0x88
	vshufps zmm10,zmm10,zmm11,0xdd
	vmovdqa32 zmm10,ZMMWORD PTR [rip+0x0]
	vpermps zmm10,zmm10,zmm12
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r9],zmm8
	lea    r11,[r11+rdx*4]
	lea    r8,[r8+rdx*4]
	lea    rcx,[rcx+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col_by_2__x86_64_avx512+0x1bc>
	jmp    <nnp_im2col_by_2__x86_64_avx512+0x2ed>
	test   rdi,rdi
	je     <nnp_im2col_by_2__x86_64_avx512+0x2ed>
	vpxord zmm8,zmm8,zmm8
	mov    r10,r8
	mov    r11,rcx
	test   r11,r11
	je     <nnp_im2col_by_2__x86_64_avx512+0x2da>
	mov    rbx,rsi
	mov    rbp,QWORD PTR [r10]
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r10+0x8]
	kmovw  k1,ebp
	mov    rbp,rbp
	shr    rbp,0x10
	kmovw  k2,ebp
	vmovups zmm9{k1}{z},ZMMWORD PTR [rbx]
	vmovups zmm10{k2}{z},ZMMWORD PTR [rbx+0x40]
	vshufps zmm11,zmm9,zmm10,0x88
	vshufps zmm9,zmm9,zmm10,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm11
	vaddps zmm8,zmm8,zmm9
	add    r10,0x10
	dec    r11
	jne    <nnp_im2col_by_2__x86_64_avx512+0x283>
	vmovups ZMMWORD PTR [r9],zmm8
	lea    rsi,[rsi+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col_by_2__x86_64_avx512+0x272>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
