<nnp_im2col__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	cmp    rcx,0x1
	jne    <nnp_im2col__x86_64_avx512+0x40>
	mov    r10,rsi
	mov    r11,QWORD PTR [r8]
	lea    r10,[r10+r11*4]
	mov    r11,QWORD PTR [r8+0x8]
	kmovw  k1,r11d
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx512+0x3e>
	vmovups zmm8{k1}{z},ZMMWORD PTR [r10]
	vmovups ZMMWORD PTR [r9],zmm8
	lea    r10,[r10+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx512+0x25>
	jmp    <nnp_im2col__x86_64_avx512+0x90>
	test   rdi,rdi
	je     <nnp_im2col__x86_64_avx512+0x90>
	vpxord zmm8,zmm8,zmm8
	mov    r10,r8
	mov    r11,rcx
	test   r11,r11
	je     <nnp_im2col__x86_64_avx512+0x7d>
	mov    rbx,rsi
	mov    rbp,QWORD PTR [r10]
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r10+0x8]
	kmovw  k1,ebp
	vmovups zmm9{k1}{z},ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm9
	add    r10,0x10
	dec    r11
	jne    <nnp_im2col__x86_64_avx512+0x56>
	vmovups ZMMWORD PTR [r9],zmm8
	lea    rsi,[rsi+rdx*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_im2col__x86_64_avx512+0x45>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
