<nnp_relu_output__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	test   rcx,rcx
	jne    <nnp_relu_output__x86_64_avx512+0xcf>
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_relu_output__x86_64_avx512+0x2e>
	mov    r11,rdi
	test   r11,r11
	jne    <nnp_relu_output__x86_64_avx512+0x35>
	jmp    <nnp_relu_output__x86_64_avx512+0x60>
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmaxps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm9
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_relu_output__x86_64_avx512+0x91>
	vmovups zmm9,ZMMWORD PTR [rax]
	vmaxps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm9
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_relu_output__x86_64_avx512+0x72>
	mov    r11,r9
	and    r11,0xf
	test   r11,r11
	jne    <nnp_relu_output__x86_64_avx512+0x9f>
	jmp    <nnp_relu_output__x86_64_avx512+0xca>
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmaxps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	jmp    <nnp_relu_output__x86_64_avx512+0x1b7>
	vpbroadcastd zmm9,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_relu_output__x86_64_avx512+0xf4>
	mov    r11,rdi
	test   r11,r11
	jne    <nnp_relu_output__x86_64_avx512+0xfb>
	jmp    <nnp_relu_output__x86_64_avx512+0x133>
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm10{k1}{z},ZMMWORD PTR [rax]
	vmulps zmm11,zmm10,zmm9
	vcmpgt_oqps k2,zmm10,zmm8
	vblendmps zmm10{k2},zmm11,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm10
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_relu_output__x86_64_avx512+0x171>
	vmovups zmm10,ZMMWORD PTR [rax]
	vmulps zmm11,zmm10,zmm9
	vcmpgt_oqps k1,zmm10,zmm8
	vblendmps zmm10{k1},zmm11,zmm10
	vmovups ZMMWORD PTR [r10],zmm10
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_relu_output__x86_64_avx512+0x145>
	mov    r11,r9
	and    r11,0xf
	test   r11,r11
	jne    <nnp_relu_output__x86_64_avx512+0x17f>
	jmp    <nnp_relu_output__x86_64_avx512+0x1b7>
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm10{k1}{z},ZMMWORD PTR [rax]
	vmulps zmm9,zmm10,zmm9
	vcmpgt_oqps k2,zmm10,zmm8
	vblendmps zmm8{k2},zmm9,zmm10
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

<nnp_relu_output_streamed__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	test   rcx,rcx
	jne    <nnp_relu_output_streamed__x86_64_avx512+0xcf>
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_relu_output_streamed__x86_64_avx512+0x2e>
	mov    r11,rdi
	test   r11,r11
	jne    <nnp_relu_output_streamed__x86_64_avx512+0x35>
	jmp    <nnp_relu_output_streamed__x86_64_avx512+0x60>
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmaxps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm9
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_relu_output_streamed__x86_64_avx512+0x91>
	vmovups zmm9,ZMMWORD PTR [rax]
	vmaxps zmm9,zmm8,zmm9
	vmovntps ZMMWORD PTR [r10],zmm9
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_relu_output_streamed__x86_64_avx512+0x72>
	mov    r11,r9
	and    r11,0xf
	test   r11,r11
	jne    <nnp_relu_output_streamed__x86_64_avx512+0x9f>
	jmp    <nnp_relu_output_streamed__x86_64_avx512+0xca>
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmaxps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	jmp    <nnp_relu_output_streamed__x86_64_avx512+0x1b7>
	vpbroadcastd zmm9,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_relu_output_streamed__x86_64_avx512+0xf4>
	mov    r11,rdi
	test   r11,r11
	jne    <nnp_relu_output_streamed__x86_64_avx512+0xfb>
	jmp    <nnp_relu_output_streamed__x86_64_avx512+0x133>
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm10{k1}{z},ZMMWORD PTR [rax]
	vmulps zmm11,zmm10,zmm9
	vcmpgt_oqps k2,zmm10,zmm8
	vblendmps zmm10{k2},zmm11,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm10
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_relu_output_streamed__x86_64_avx512+0x171>
	vmovups zmm10,ZMMWORD PTR [rax]
	vmulps zmm11,zmm10,zmm9
	vcmpgt_oqps k1,zmm10,zmm8
	vblendmps zmm10{k1},zmm11,zmm10
	vmovntps ZMMWORD PTR [r10],zmm10
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_relu_output_streamed__x86_64_avx512+0x145>
	mov    r11,r9
	and    r11,0xf
	test   r11,r11
	jne    <nnp_relu_output_streamed__x86_64_avx512+0x17f>
	jmp    <nnp_relu_output_streamed__x86_64_avx512+0x1b7>
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm10{k1}{z},ZMMWORD PTR [rax]
	vmulps zmm9,zmm10,zmm9
	vcmpgt_oqps k2,zmm10,zmm8
	vblendmps zmm8{k2},zmm9,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	sfence
	vzeroupper
	ret
	int3
	int3

<nnp_relu_input_gradient__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	test   r8,r8
	jne    <nnp_relu_input_gradient__x86_64_avx512+0x105>
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rcx
	mov    r9,r11
	neg    r9
	shr    r9,0x2
	and    r9,0xf
	mov    r9,r9
	cmp    r9,rdi
	jbe    <nnp_relu_input_gradient__x86_64_avx512+0x31>
	mov    r9,rdi
	test   r9,r9
	jne    <nnp_relu_input_gradient__x86_64_avx512+0x38>
	jmp    <nnp_relu_input_gradient__x86_64_avx512+0x74>
	mov    r8,0xffffffffffffffff
	bzhi   r8,r8,r9
	kmovw  k1,r8d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vcmpgt_oqps k2,zmm10,zmm8
	vblendmps zmm9{k2},zmm8,zmm9
	vmovups ZMMWORD PTR [r11]{k1},zmm9
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	mov    r8,rdi
	sub    r8,r9
	mov    r9,r8
	shr    r9,0x4
	test   r9,r9
	je     <nnp_relu_input_gradient__x86_64_avx512+0xb6>
	vmovups zmm9,ZMMWORD PTR [rax]
	vmovups zmm10,ZMMWORD PTR [r10]
	vcmpgt_oqps k1,zmm10,zmm8
	vblendmps zmm9{k1},zmm8,zmm9
	vmovups ZMMWORD PTR [r11],zmm9
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	dec    r9
	jne    <nnp_relu_input_gradient__x86_64_avx512+0x86>
	mov    r9,r8
	and    r9,0xf
	test   r9,r9
	jne    <nnp_relu_input_gradient__x86_64_avx512+0xc4>
	jmp    <nnp_relu_input_gradient__x86_64_avx512+0x100>
	mov    r8,0xffffffffffffffff
	bzhi   r8,r8,r9
	kmovw  k1,r8d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vcmpgt_oqps k2,zmm10,zmm8
	vblendmps zmm8{k2},zmm8,zmm9
	vmovups ZMMWORD PTR [r11]{k1},zmm8
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	jmp    <nnp_relu_input_gradient__x86_64_avx512+0x20e>
	vpbroadcastd zmm9,DWORD PTR [r8]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rcx
	mov    r9,r11
	neg    r9
	shr    r9,0x2
	and    r9,0xf
	mov    r9,r9
	cmp    r9,rdi
	jbe    <nnp_relu_input_gradient__x86_64_avx512+0x12d>
	mov    r9,rdi
	test   r9,r9
	jne    <nnp_relu_input_gradient__x86_64_avx512+0x134>
	jmp    <nnp_relu_input_gradient__x86_64_avx512+0x176>
	mov    r8,0xffffffffffffffff
	bzhi   r8,r8,r9
	kmovw  k1,r8d
	vmovups zmm10{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm11{k1}{z},ZMMWORD PTR [r10]
	vmulps zmm12,zmm10,zmm9
	vcmpgt_oqps k2,zmm11,zmm8
	vblendmps zmm10{k2},zmm12,zmm10
	vmovups ZMMWORD PTR [r11]{k1},zmm10
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	mov    r8,rdi
	sub    r8,r9
	mov    r9,r8
	shr    r9,0x4
	test   r9,r9
	je     <nnp_relu_input_gradient__x86_64_avx512+0x1be>
	vmovups zmm10,ZMMWORD PTR [rax]
	vmovups zmm11,ZMMWORD PTR [r10]
	vmulps zmm12,zmm10,zmm9
	vcmpgt_oqps k1,zmm11,zmm8
	vblendmps zmm10{k1},zmm12,zmm10
	vmovups ZMMWORD PTR [r11],zmm10
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	dec    r9
	jne    <nnp_relu_input_gradient__x86_64_avx512+0x188>
	mov    r9,r8
	and    r9,0xf
	test   r9,r9
	jne    <nnp_relu_input_gradient__x86_64_avx512+0x1cc>
	jmp    <nnp_relu_input_gradient__x86_64_avx512+0x20e>
	mov    r8,0xffffffffffffffff
	bzhi   r8,r8,r9
	kmovw  k1,r8d
	vmovups zmm10{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm11{k1}{z},ZMMWORD PTR [r10]
	vmulps zmm9,zmm10,zmm9
	vcmpgt_oqps k2,zmm11,zmm8
	vblendmps zmm8{k2},zmm9,zmm10
	vmovups ZMMWORD PTR [r11]{k1},zmm8
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
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
	int3

<nnp_relu_input_gradient_streamed__x86_64_avx512>:
	vpxord zmm8,zmm8,zmm8
	test   r8,r8
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x105>
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rcx
	mov    r9,r11
	neg    r9
	shr    r9,0x2
	and    r9,0xf
	mov    r9,r9
	cmp    r9,rdi
	jbe    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x31>
	mov    r9,rdi
	test   r9,r9
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x38>
	jmp    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x74>
	mov    r8,0xffffffffffffffff
	bzhi   r8,r8,r9
	kmovw  k1,r8d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vcmpgt_oqps k2,zmm10,zmm8
	vblendmps zmm9{k2},zmm8,zmm9
	vmovups ZMMWORD PTR [r11]{k1},zmm9
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	mov    r8,rdi
	sub    r8,r9
	mov    r9,r8
	shr    r9,0x4
	test   r9,r9
	je     <nnp_relu_input_gradient_streamed__x86_64_avx512+0xb6>
	vmovups zmm9,ZMMWORD PTR [rax]
	vmovups zmm10,ZMMWORD PTR [r10]
	vcmpgt_oqps k1,zmm10,zmm8
	vblendmps zmm9{k1},zmm8,zmm9
	vmovntps ZMMWORD PTR [r11],zmm9
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	dec    r9
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x86>
	mov    r9,r8
	and    r9,0xf
	test   r9,r9
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx512+0xc4>
	jmp    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x100>
	mov    r8,0xffffffffffffffff
	bzhi   r8,r8,r9
	kmovw  k1,r8d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vcmpgt_oqps k2,zmm10,zmm8
	vblendmps zmm8{k2},zmm8,zmm9
	vmovups ZMMWORD PTR [r11]{k1},zmm8
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	jmp    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x20e>
	vpbroadcastd zmm9,DWORD PTR [r8]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rcx
	mov    r9,r11
	neg    r9
	shr    r9,0x2
	and    r9,0xf
	mov    r9,r9
	cmp    r9,rdi
	jbe    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x12d>
	mov    r9,rdi
	test   r9,r9
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x134>
	jmp    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x176>
	mov    r8,0xffffffffffffffff
	bzhi   r8,r8,r9
	kmovw  k1,r8d
	vmovups zmm10{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm11{k1}{z},ZMMWORD PTR [r10]
	vmulps zmm12,zmm10,zmm9
	vcmpgt_oqps k2,zmm11,zmm8
	vblendmps zmm10{k2},zmm12,zmm10
	vmovups ZMMWORD PTR [r11]{k1},zmm10
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	mov    r8,rdi
	sub    r8,r9
	mov    r9,r8
	shr    r9,0x4
	test   r9,r9
	je     <nnp_relu_input_gradient_streamed__x86_64_avx512+0x1be>
	vmovups zmm10,ZMMWORD PTR [rax]
	vmovups zmm11,ZMMWORD PTR [r10]
	vmulps zmm12,zmm10,zmm9
	vcmpgt_oqps k1,zmm11,zmm8
	vblendmps zmm10{k1},zmm12,zmm10
	vmovntps ZMMWORD PTR [r11],zmm10
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	dec    r9
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x188>
	mov    r9,r8
	and    r9,0xf
	test   r9,r9
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x1cc>
	jmp    <nnp_relu_input_gradient_streamed__x86_64_avx512+0x20e>
	mov    r8,0xffffffffffffffff
	bzhi   r8,r8,r9
	kmovw  k1,r8d
	vmovups zmm10{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm11{k1}{z},ZMMWORD PTR [r10]
	vmulps zmm9,zmm10,zmm9
	vcmpgt_oqps k2,zmm11,zmm8
	vblendmps zmm8{k2},zmm9,zmm10
	vmovups ZMMWORD PTR [r11]{k1},zmm8
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	sfence
	vzeroupper
	ret
