<nnp_dots_1x4__x86_64_avx2>:
	mov    rax,rdx
	shl    rax,0x2
	mov    rax,rsi
	mov    r10,rcx
	lea    r10,[r10+r8*4]
	mov    r11,r10
	lea    r11,[r11+r8*4]
	mov    rdx,r11
	lea    rdx,[rdx+r8*4]
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	mov    r8,rdi
	shr    r8,1
	test   r8,r8
	je     <nnp_dots_1x4__x86_64_avx2+0xcd>
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [rcx]
	vfmadd231ps ymm8,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r10]
	vfmadd231ps ymm9,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r11]
	vfmadd231ps ymm10,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rdx]
	vfmadd231ps ymm11,ymm12,ymm13
	vmovups ymm12,YMMWORD PTR [rax+0x20]
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vfmadd231ps ymm8,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vfmadd231ps ymm11,ymm12,ymm13
	add    rax,0x40
	add    rcx,0x40
	add    r10,0x40
	add    r11,0x40
	add    rdx,0x40
	prefetcht0 BYTE PTR [rcx+0x40]
	prefetcht0 BYTE PTR [r10+0x40]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [rdx+0x40]
	dec    r8
	jne    <nnp_dots_1x4__x86_64_avx2+0x45>
	mov    r8,rdi
	and    r8,0x1
	test   r8,r8
	je     <nnp_dots_1x4__x86_64_avx2+0x11c>
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [rcx]
	vfmadd231ps ymm8,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r10]
	vfmadd231ps ymm9,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r11]
	vfmadd231ps ymm10,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rdx]
	vfmadd231ps ymm11,ymm12,ymm13
	add    rax,0x20
	add    rcx,0x20
	add    r10,0x20
	add    r11,0x20
	add    rdx,0x20
	dec    r8
	jne    <nnp_dots_1x4__x86_64_avx2+0xd9>
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
	int3
	int3
	int3
	int3

<nnp_dots_2x4__x86_64_avx2>:
	mov    rax,rdx
	shl    rax,0x2
	mov    r10,rsi
	mov    r11,rcx
	lea    r11,[r11+r8*4]
	mov    rdx,r11
	lea    rdx,[rdx+r8*4]
	mov    rsi,rdx
	lea    rsi,[rsi+r8*4]
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	mov    r8,rdi
	shr    r8,1
	test   r8,r8
	je     <nnp_dots_2x4__x86_64_avx2+0x125>
	vmovups ymm7,YMMWORD PTR [r10]
	vmovups ymm6,YMMWORD PTR [r10+rax*1]
	vmovups ymm5,YMMWORD PTR [rcx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm12,ymm6,ymm5
	vmovups ymm5,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vmovups ymm5,YMMWORD PTR [rdx]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm14,ymm6,ymm5
	vmovups ymm5,YMMWORD PTR [rsi]
	vfmadd231ps ymm11,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [r10+0x20]
	vmovups ymm6,YMMWORD PTR [r10+rax*1+0x20]
	vmovups ymm5,YMMWORD PTR [rcx+0x20]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm12,ymm6,ymm5
	vmovups ymm5,YMMWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vmovups ymm5,YMMWORD PTR [rdx+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm14,ymm6,ymm5
	vmovups ymm5,YMMWORD PTR [rsi+0x20]
	vfmadd231ps ymm11,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r10,0x40
	add    rcx,0x40
	add    r11,0x40
	add    rdx,0x40
	add    rsi,0x40
	prefetcht0 BYTE PTR [rcx+0x40]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [rdx+0x40]
	prefetcht0 BYTE PTR [rsi+0x40]
	dec    r8
	jne    <nnp_dots_2x4__x86_64_avx2+0x69>
	mov    r8,rdi
	and    r8,0x1
	test   r8,r8
	je     <nnp_dots_2x4__x86_64_avx2+0x18e>
	vmovups ymm7,YMMWORD PTR [r10]
	vmovups ymm6,YMMWORD PTR [r10+rax*1]
	vmovups ymm5,YMMWORD PTR [rcx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm12,ymm6,ymm5
	vmovups ymm5,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vmovups ymm5,YMMWORD PTR [rdx]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm14,ymm6,ymm5
	vmovups ymm5,YMMWORD PTR [rsi]
	vfmadd231ps ymm11,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r10,0x20
	add    rcx,0x20
	add    r11,0x20
	add    rdx,0x20
	add    rsi,0x20
	dec    r8
	jne    <nnp_dots_2x4__x86_64_avx2+0x131>
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
	mov    r11,rcx
	lea    r11,[r11+r8*4]
	mov    rdx,r11
	lea    rdx,[rdx+r8*4]
	mov    rsi,rdx
	lea    rsi,[rsi+r8*4]
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
	mov    r8,rdi
	shr    r8,1
	test   r8,r8
	je     <nnp_dots_3x4__x86_64_avx2+0x17e>
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+rax*1]
	vmovups ymm1,YMMWORD PTR [r10+rax*2]
	vmovups ymm0,YMMWORD PTR [rcx]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm3,ymm0
	vfmadd231ps ymm13,ymm2,ymm0
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [rdx]
	vfmadd231ps ymm10,ymm3,ymm0
	vfmadd231ps ymm14,ymm2,ymm0
	vfmadd231ps ymm5,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [rsi]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vmovups ymm2,YMMWORD PTR [r10+rax*1+0x20]
	vmovups ymm1,YMMWORD PTR [r10+rax*2+0x20]
	vmovups ymm0,YMMWORD PTR [rcx+0x20]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm3,ymm0
	vfmadd231ps ymm13,ymm2,ymm0
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [rdx+0x20]
	vfmadd231ps ymm10,ymm3,ymm0
	vfmadd231ps ymm14,ymm2,ymm0
	vfmadd231ps ymm5,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [rsi+0x20]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	add    r10,0x40
	add    rcx,0x40
	add    r11,0x40
	add    rdx,0x40
	add    rsi,0x40
	prefetcht0 BYTE PTR [rcx+0x40]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [rdx+0x40]
	prefetcht0 BYTE PTR [rsi+0x40]
	dec    r8
	jne    <nnp_dots_3x4__x86_64_avx2+0x8d>
	mov    r8,rdi
	and    r8,0x1
	test   r8,r8
	je     <nnp_dots_3x4__x86_64_avx2+0x201>
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+rax*1]
	vmovups ymm1,YMMWORD PTR [r10+rax*2]
	vmovups ymm0,YMMWORD PTR [rcx]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm3,ymm0
	vfmadd231ps ymm13,ymm2,ymm0
	vfmadd231ps ymm6,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [rdx]
	vfmadd231ps ymm10,ymm3,ymm0
	vfmadd231ps ymm14,ymm2,ymm0
	vfmadd231ps ymm5,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [rsi]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	add    r10,0x20
	add    rcx,0x20
	add    r11,0x20
	add    rdx,0x20
	add    rsi,0x20
	dec    r8
	jne    <nnp_dots_3x4__x86_64_avx2+0x18a>
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
