<nnp_strassen_sums__x86_64_avx512>:
	mov    rax,rdx
	mov    r10,rdx
	mov    r11,QWORD PTR [rcx+0x8]
	lea    rax,[rax+r11*4]
	mov    r11,QWORD PTR [rcx+0x10]
	lea    r10,[r10+r11*4]
	mov    r11,r10
	mov    r9,QWORD PTR [rcx+0x8]
	lea    r11,[r11+r9*4]
	mov    r9,QWORD PTR [rcx]
	mov    rcx,0xffffffffffffffff
	bzhi   rcx,rcx,rsi
	kmovw  k1,ecx
	test   rdi,rdi
	je     <nnp_strassen_sums__x86_64_avx512+0xa0>
	vmovups zmm8{k1}{z},ZMMWORD PTR [rdx]
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vmovups zmm11{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm11,zmm10,zmm11
	vsubps zmm12,zmm11,zmm8
	vsubps zmm8,zmm8,zmm10
	vsubps zmm9,zmm9,zmm12
	vmovups ZMMWORD PTR [r8],zmm11
	vmovups ZMMWORD PTR [r8+0x40],zmm12
	vmovups ZMMWORD PTR [r8+0x80],zmm8
	vmovups ZMMWORD PTR [r8+0xc0],zmm9
	lea    rdx,[rdx+r9*4]
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	add    r8,0x100
	dec    rdi
	jne    <nnp_strassen_sums__x86_64_avx512+0x39>
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

<nnp_strassen_add__x86_64_avx512>:
	vpbroadcastd zmm8,DWORD PTR [rcx]
	test   rdi,rdi
	je     <nnp_strassen_add__x86_64_avx512+0x3a>
	vmovups zmm9,ZMMWORD PTR [rsi]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm9,zmm10
	vmaxps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [r8],zmm9
	add    rsi,0x40
	add    rdx,0x40
	add    r8,0x40
	dec    rdi
	jne    <nnp_strassen_add__x86_64_avx512+0xb>
	vzeroupper
	ret
