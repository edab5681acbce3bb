<nnp_softmax_maximum__x86_64_avx512>:
	vmovups zmm8,ZMMWORD PTR [rdx]
	test   rdi,rdi
	je     <nnp_softmax_maximum__x86_64_avx512+0x20>
	vmovups zmm9,ZMMWORD PTR [rsi]
	vmaxps zmm8,zmm8,zmm9
	add    rsi,0x40
	dec    rdi
	jne    <nnp_softmax_maximum__x86_64_avx512+0xb>
	vmovups ZMMWORD PTR [rdx],zmm8
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_softmax_exponential__x86_64_avx512>:
	vbroadcastss zmm8,DWORD PTR [rdx]
	vmovaps zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,ZMMWORD PTR [rip+0x0]
	vpxord zmm11,zmm11,zmm11
	vmovups zmm12,ZMMWORD PTR [r8]
	test   rdi,rdi
	je     <nnp_softmax_exponential__x86_64_avx512+0x11c>
	vmovups zmm13,ZMMWORD PTR [rsi]
	vsubps zmm13,zmm13,zmm8
	vmaxps zmm14,zmm9,zmm13
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vsubps zmm16,zmm15,zmm10
	vmovaps zmm14,zmm14
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm16,zmm14,zmm17
	vmovaps zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm16,zmm14,zmm17
	vmovaps zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm16,zmm14,zmm17
	vmovaps zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm16,zmm14,zmm17
	vmovaps zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm16,zmm14,zmm17
	vmovaps zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm16,zmm14,zmm17
	vpslld zmm15,zmm15,0x17
	vpaddd zmm15,zmm16,zmm15
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vcmpgt_oqps k1,zmm9,zmm13
	vblendmps zmm13{k1},zmm15,zmm11
	vmovups ZMMWORD PTR [rcx],zmm13
	vaddps zmm12,zmm12,zmm13
	add    rsi,0x40
	add    rcx,0x40
	dec    rdi
	jne    <nnp_softmax_exponential__x86_64_avx512+0x2f>
	vmovups ZMMWORD PTR [r8],zmm12
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

<nnp_softmax_scale__x86_64_avx512>:
	vbroadcastss zmm8,DWORD PTR [rdx]
	mov    rax,rsi
	mov    r10,rcx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_softmax_scale__x86_64_avx512+0x25>
	mov    r11,rdi
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmulps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm9
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_softmax_scale__x86_64_avx512+0x81>
	vmovups zmm9,ZMMWORD PTR [rax]
	vmulps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm9
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_softmax_scale__x86_64_avx512+0x62>
	mov    r11,r9
	and    r11,0xf
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmulps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
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

<nnp_softmax_scale_streamed__x86_64_avx512>:
	vbroadcastss zmm8,DWORD PTR [rdx]
	mov    rax,rsi
	mov    r10,rcx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_softmax_scale_streamed__x86_64_avx512+0x25>
	mov    r11,rdi
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmulps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm9
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_softmax_scale_streamed__x86_64_avx512+0x81>
	vmovups zmm9,ZMMWORD PTR [rax]
	vmulps zmm9,zmm8,zmm9
	vmovntps ZMMWORD PTR [r10],zmm9
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_softmax_scale_streamed__x86_64_avx512+0x62>
	mov    r11,r9
	and    r11,0xf
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmulps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	sfence
	vzeroupper
	ret
