<nnp_stream_rows__x86_64_avx512>:
	push   rbx
	test   rdi,rdi
	je     <nnp_stream_rows__x86_64_avx512+0xc2>
	mov    rax,rdx
	mov    r10,r8
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rsi
	jbe    <nnp_stream_rows__x86_64_avx512+0x29>
	mov    r11,rsi
	test   r11,r11
	jne    <nnp_stream_rows__x86_64_avx512+0x30>
	jmp    <nnp_stream_rows__x86_64_avx512+0x54>
	mov    rbx,0xffffffffffffffff
	bzhi   rbx,rbx,r11
	kmovw  k1,ebx
	vmovups zmm8{k1}{z},ZMMWORD PTR [rax]
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    rbx,rsi
	sub    rbx,r11
	mov    r11,rbx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_stream_rows__x86_64_avx512+0x7f>
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovntps ZMMWORD PTR [r10],zmm8
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_stream_rows__x86_64_avx512+0x66>
	mov    r11,rbx
	and    r11,0xf
	test   r11,r11
	jne    <nnp_stream_rows__x86_64_avx512+0x8d>
	jmp    <nnp_stream_rows__x86_64_avx512+0xb1>
	mov    rbx,0xffffffffffffffff
	bzhi   rbx,rbx,r11
	kmovw  k1,ebx
	vmovups zmm8{k1}{z},ZMMWORD PTR [rax]
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	lea    rdx,[rdx+rcx*4]
	lea    r8,[r8+r9*4]
	dec    rdi
	jne    <nnp_stream_rows__x86_64_avx512+0xa>
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

<nnp_stream_fence__x86_64_avx512>:
	sfence
	vzeroupper
	ret
