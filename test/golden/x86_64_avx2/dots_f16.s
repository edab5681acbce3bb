<nnp_dots_f16_fast__x86_64_avx2>:
	mov    rax,rdx
	lea    rax,[rax+rcx*2]
	mov    r10,rax
	lea    r10,[r10+rcx*2]
	mov    r11,r10
	lea    r11,[r11+rcx*2]
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vmovups ymm10,YMMWORD PTR [r8+0x40]
	vmovups ymm11,YMMWORD PTR [r8+0x60]
	test   rdi,rdi
	je     <nnp_dots_f16_fast__x86_64_avx2+0x76>
	vmovups ymm12,YMMWORD PTR [rsi]
	vcvtph2ps ymm13,XMMWORD PTR [rdx]
	vfmadd231ps ymm8,ymm12,ymm13
	add    rdx,0x10
	vcvtph2ps ymm13,XMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm12,ymm13
	add    rax,0x10
	vcvtph2ps ymm13,XMMWORD PTR [r10]
	vfmadd231ps ymm10,ymm12,ymm13
	add    r10,0x10
	vcvtph2ps ymm13,XMMWORD PTR [r11]
	vfmadd231ps ymm11,ymm12,ymm13
	add    r11,0x10
	add    rsi,0x20
	dec    rdi
	jne    <nnp_dots_f16_fast__x86_64_avx2+0x31>
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	vmovups YMMWORD PTR [r8+0x40],ymm10
	vmovups YMMWORD PTR [r8+0x60],ymm11
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
	int3

<nnp_dots_f16_exact__x86_64_avx2>:
	mov    rax,rdx
	lea    rax,[rax+rcx*2]
	mov    r10,rax
	lea    r10,[r10+rcx*2]
	mov    r11,r10
	lea    r11,[r11+rcx*2]
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vmovups ymm10,YMMWORD PTR [r8+0x40]
	vmovups ymm11,YMMWORD PTR [r8+0x60]
	vmovaps ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_dots_f16_exact__x86_64_avx2+0x142>
	vmovups ymm7,YMMWORD PTR [rsi]
	vpmovsxwd ymm6,XMMWORD PTR [rdx]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm8,ymm7,ymm5
	add    rdx,0x10
	vpmovsxwd ymm6,XMMWORD PTR [rax]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm9,ymm7,ymm5
	add    rax,0x10
	vpmovsxwd ymm6,XMMWORD PTR [r10]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm10,ymm7,ymm5
	add    r10,0x10
	vpmovsxwd ymm6,XMMWORD PTR [r11]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm11,ymm7,ymm5
	add    r11,0x10
	add    rsi,0x20
	dec    rdi
	jne    <nnp_dots_f16_exact__x86_64_avx2+0x55>
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	vmovups YMMWORD PTR [r8+0x40],ymm10
	vmovups YMMWORD PTR [r8+0x60],ymm11
	vzeroupper
	ret
