<nnp_transpose__x86_64_avx2>:
	mov    rax,rdx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rsi
	lea    r9,[r11+rax*4]
	mov    rdx,rdi
	shr    rdx,0x2
	test   rdx,rdx
	je     <nnp_transpose__x86_64_avx2+0xad>
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rcx],ymm11
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm9
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm12
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm8
	lea    rcx,[rcx+r8*4]
	add    r11,0x10
	add    r9,0x10
	dec    rdx
	jne    <nnp_transpose__x86_64_avx2+0x22>
	vzeroupper
	ret
