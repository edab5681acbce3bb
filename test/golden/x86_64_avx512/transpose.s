<nnp_transpose__x86_64_avx512>:
	mov    rax,rdx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rsi
	lea    r9,[r11+rax*4]
	lea    rdx,[r9+rax*4]
	lea    rsi,[rdx+rax*4]
	mov    rdi,rdi
	shr    rdi,0x2
	test   rdi,rdi
	je     <nnp_transpose__x86_64_avx512+0x113>
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdx],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdx+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdx+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdx+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rcx],zmm11
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm9
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm12
	lea    rcx,[rcx+r8*4]
	vmovups ZMMWORD PTR [rcx],zmm8
	lea    rcx,[rcx+r8*4]
	add    r11,0x10
	add    r9,0x10
	add    rdx,0x10
	add    rsi,0x10
	dec    rdi
	jne    <nnp_transpose__x86_64_avx512+0x2a>
	vzeroupper
	ret
