<nnp_dots_f16_fast__x86_64_avx512>:
	mov    rax,rdx
	lea    rax,[rax+rcx*2]
	mov    r10,rax
	lea    r10,[r10+rcx*2]
	mov    r11,r10
	lea    r11,[r11+rcx*2]
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm10,ZMMWORD PTR [r8+0x80]
	vmovups zmm11,ZMMWORD PTR [r8+0xc0]
	test   rdi,rdi
	je     <nnp_dots_f16_fast__x86_64_avx512+0x84>
	vmovups zmm12,ZMMWORD PTR [rsi]
	vcvtph2ps zmm13,YMMWORD PTR [rdx]
	vfmadd231ps zmm8,zmm12,zmm13
	add    rdx,0x20
	vcvtph2ps zmm13,YMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm12,zmm13
	add    rax,0x20
	vcvtph2ps zmm13,YMMWORD PTR [r10]
	vfmadd231ps zmm10,zmm12,zmm13
	add    r10,0x20
	vcvtph2ps zmm13,YMMWORD PTR [r11]
	vfmadd231ps zmm11,zmm12,zmm13
	add    r11,0x20
	add    rsi,0x40
	dec    rdi
	jne    <nnp_dots_f16_fast__x86_64_avx512+0x35>
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	vmovups ZMMWORD PTR [r8+0x80],zmm10
	vmovups ZMMWORD PTR [r8+0xc0],zmm11
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

<nnp_dots_f16_exact__x86_64_avx512>:
	mov    rax,rdx
	lea    rax,[rax+rcx*2]
	mov    r10,rax
	lea    r10,[r10+rcx*2]
	mov    r11,r10
	lea    r11,[r11+rcx*2]
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm10,ZMMWORD PTR [r8+0x80]
	vmovups zmm11,ZMMWORD PTR [r8+0xc0]
	vmovaps zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,ZMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_dots_f16_exact__x86_64_avx512+0x188>
	vmovups zmm16,ZMMWORD PTR [rsi]
	vpmovsxwd zmm17,YMMWORD PTR [rdx]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm8,zmm16,zmm18
	add    rdx,0x20
	vpmovsxwd zmm17,YMMWORD PTR [rax]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm9,zmm16,zmm18
	add    rax,0x20
	vpmovsxwd zmm17,YMMWORD PTR [r10]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm10,zmm16,zmm18
	add    r10,0x20
	vpmovsxwd zmm17,YMMWORD PTR [r11]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm11,zmm16,zmm18
	add    r11,0x20
	add    rsi,0x40
	dec    rdi
	jne    <nnp_dots_f16_exact__x86_64_avx512+0x61>
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	vmovups ZMMWORD PTR [r8+0x80],zmm10
	vmovups ZMMWORD PTR [r8+0xc0],zmm11
	vzeroupper
	ret
