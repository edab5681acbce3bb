<nnp_dots_1x4__x86_64_avx2>:
	mov    rax,rdx
	shl    rax,0x2
	mov    rax,rsi
	mov    r10,r8
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r8,rcx
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	test   rdi,rdi
	je     <nnp_dots_1x4__x86_64_avx2+0x70>
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [r8]
	vfmadd231ps ymm8,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r8+r10*1]
	vfmadd231ps ymm9,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r8+r10*2]
	vfmadd231ps ymm10,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r8+r11*1]
	vfmadd231ps ymm11,ymm12,ymm13
	add    rax,0x20
	add    r8,0x20
	dec    rdi
	jne    <nnp_dots_1x4__x86_64_avx2+0x34>
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	vmovups YMMWORD PTR [r9+0x40],ymm10
	vmovups YMMWORD PTR [r9+0x60],ymm11
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_dots_2x4__x86_64_avx2>:
	mov    rax,rdx
	shl    rax,0x2
	mov    r10,rsi
	mov    r11,r8
	shl    r11,0x2
	lea    r8,[r11+r11*2]
	mov    rcx,rcx
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	test   rdi,rdi
	je     <nnp_dots_2x4__x86_64_avx2+0xae>
	vmovups ymm7,YMMWORD PTR [r10]
	vmovups ymm6,YMMWORD PTR [r10+rax*1]
	vmovups ymm5,YMMWORD PTR [rcx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm12,ymm6,ymm5
	vmovups ymm5,YMMWORD PTR [rcx+r11*1]
	vfmadd231ps ymm9,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vmovups ymm5,YMMWORD PTR [rcx+r11*2]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm14,ymm6,ymm5
	vmovups ymm5,YMMWORD PTR [rcx+r8*1]
	vfmadd231ps ymm11,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r10,0x20
	add    rcx,0x20
	dec    rdi
	jne    <nnp_dots_2x4__x86_64_avx2+0x58>
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	vmovups YMMWORD PTR [r9+0x40],ymm10
	vmovups YMMWORD PTR [r9+0x60],ymm11
	vmovups YMMWORD PTR [r9+0x80],ymm12
	vmovups YMMWORD PTR [r9+0xa0],ymm13
	vmovups YMMWORD PTR [r9+0xc0],ymm14
	vmovups YMMWORD PTR [r9+0xe0],ymm15
	vzeroupper
	ret
	int3
	int3
	int3

<nnp_dots_3x4__x86_64_avx2>:
	mov    rax,rdx
	shl    rax,0x2
	mov    r10,rsi
	mov    r11,r8
	shl    r11,0x2
	lea    r8,[r11+r11*2]
	mov    rcx,rcx
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [r9+0x100]
	vmovups ymm6,YMMWORD PTR [r9+0x120]
	vmovups ymm5,YMMWORD PTR [r9+0x140]
	vmovups ymm4,YMMWORD PTR [r9+0x160]
	test   rdi,rdi
	je     <nnp_dots_3x4__x86_64_avx2+0xec>
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+rax*1]
	vmovups ymm1,YMMWORD PTR [r10+rax*2]
	vmovups ymm0,YMMWORD PTR [rcx]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [rcx+r11*1]
	vfmadd231ps ymm9,ymm3,ymm0
	vfmadd231ps ymm13,ymm2,ymm0
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [rcx+r11*2]
	vfmadd231ps ymm10,ymm3,ymm0
	vfmadd231ps ymm14,ymm2,ymm0
	vfmadd231ps ymm5,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [rcx+r8*1]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	add    r10,0x20
	add    rcx,0x20
	dec    rdi
	jne    <nnp_dots_3x4__x86_64_avx2+0x7c>
	vmovups YMMWORD PTR [r9],ymm8
	vmovups YMMWORD PTR [r9+0x20],ymm9
	vmovups YMMWORD PTR [r9+0x40],ymm10
	vmovups YMMWORD PTR [r9+0x60],ymm11
	vmovups YMMWORD PTR [r9+0x80],ymm12
	vmovups YMMWORD PTR [r9+0xa0],ymm13
	vmovups YMMWORD PTR [r9+0xc0],ymm14
	vmovups YMMWORD PTR [r9+0xe0],ymm15
	vmovups YMMWORD PTR [r9+0x100],ymm7
	vmovups YMMWORD PTR [r9+0x120],ymm6
	vmovups YMMWORD PTR [r9+0x140],ymm5
	vmovups YMMWORD PTR [r9+0x160],ymm4
	vzeroupper
	ret
