<nnp_dots_f16_fast__x86_64_avx2>:
	mov    rax,rcx
	shl    rax,0x2
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vmovups ymm10,YMMWORD PTR [r8+0x40]
	vmovups ymm11,YMMWORD PTR [r8+0x60]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,r10
	lea    r11,[r11+rcx*2]
	mov    r9,r11
	lea    r9,[r9+rcx*2]
	mov    rdx,r9
	lea    rdx,[rdx+rcx*2]
	mov    rcx,rdi
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_dots_f16_fast__x86_64_avx2+0x13a>
	vmovups ymm12,YMMWORD PTR [rax]
	vcvtph2ps ymm13,XMMWORD PTR [r10]
	vfmadd231ps ymm8,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r9]
	vfmadd231ps ymm10,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [rdx]
	vfmadd231ps ymm11,ymm12,ymm13
	vmovups ymm12,YMMWORD PTR [rax+0x20]
	vcvtph2ps ymm13,XMMWORD PTR [r10+0x10]
	vfmadd231ps ymm8,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r11+0x10]
	vfmadd231ps ymm9,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r9+0x10]
	vfmadd231ps ymm10,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [rdx+0x10]
	vfmadd231ps ymm11,ymm12,ymm13
	vmovups ymm12,YMMWORD PTR [rax+0x40]
	vcvtph2ps ymm13,XMMWORD PTR [r10+0x20]
	vfmadd231ps ymm8,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r9+0x20]
	vfmadd231ps ymm10,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [rdx+0x20]
	vfmadd231ps ymm11,ymm12,ymm13
	vmovups ymm12,YMMWORD PTR [rax+0x60]
	vcvtph2ps ymm13,XMMWORD PTR [r10+0x30]
	vfmadd231ps ymm8,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r11+0x30]
	vfmadd231ps ymm9,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r9+0x30]
	vfmadd231ps ymm10,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [rdx+0x30]
	vfmadd231ps ymm11,ymm12,ymm13
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rdx,0x40
	add    rax,0x80
	prefetcht0 BYTE PTR [r10+0x40]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r9+0x40]
	prefetcht0 BYTE PTR [rdx+0x40]
	dec    rcx
	jne    <nnp_dots_f16_fast__x86_64_avx2+0x49>
	mov    rcx,rdi
	and    rcx,0x3
	test   rcx,rcx
	je     <nnp_dots_f16_fast__x86_64_avx2+0x18b>
	vmovups ymm12,YMMWORD PTR [rax]
	vcvtph2ps ymm13,XMMWORD PTR [r10]
	vfmadd231ps ymm8,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r11]
	vfmadd231ps ymm9,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r9]
	vfmadd231ps ymm10,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [rdx]
	vfmadd231ps ymm11,ymm12,ymm13
	add    r10,0x10
	add    r11,0x10
	add    r9,0x10
	add    rdx,0x10
	add    rax,0x20
	dec    rcx
	jne    <nnp_dots_f16_fast__x86_64_avx2+0x146>
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

<nnp_dots_f16_fast_groups__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rcx
	shl    rax,0x2
	mov    r10,rdx
	lea    r10,[r10+rax*2]
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vmovups ymm10,YMMWORD PTR [r8+0x40]
	vmovups ymm11,YMMWORD PTR [r8+0x60]
	vmovups ymm12,YMMWORD PTR [r8+0x80]
	vmovups ymm13,YMMWORD PTR [r8+0xa0]
	vmovups ymm14,YMMWORD PTR [r8+0xc0]
	vmovups ymm15,YMMWORD PTR [r8+0xe0]
	mov    rax,rdi
	shr    rax,0x5
	test   rax,rax
	je     <nnp_dots_f16_fast_groups__x86_64_avx2+0x2b7>
	mov    r11,rsi
	mov    r9,rdx
	mov    rbx,r9
	lea    rbx,[rbx+rcx*2]
	mov    rbp,rbx
	lea    rbp,[rbp+rcx*2+0x0]
	mov    r12,rbp
	lea    r12,[r12+rcx*2]
	mov    r13d,0x8
	vmovups ymm7,YMMWORD PTR [r11]
	vcvtph2ps ymm6,XMMWORD PTR [r9]
	vfmadd231ps ymm8,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx]
	vfmadd231ps ymm9,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbp+0x0]
	vfmadd231ps ymm10,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r12]
	vfmadd231ps ymm11,ymm7,ymm6
	vmovups ymm7,YMMWORD PTR [r11+0x20]
	vcvtph2ps ymm6,XMMWORD PTR [r9+0x10]
	vfmadd231ps ymm8,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx+0x10]
	vfmadd231ps ymm9,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbp+0x10]
	vfmadd231ps ymm10,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r12+0x10]
	vfmadd231ps ymm11,ymm7,ymm6
	vmovups ymm7,YMMWORD PTR [r11+0x40]
	vcvtph2ps ymm6,XMMWORD PTR [r9+0x20]
	vfmadd231ps ymm8,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx+0x20]
	vfmadd231ps ymm9,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r12+0x20]
	vfmadd231ps ymm11,ymm7,ymm6
	vmovups ymm7,YMMWORD PTR [r11+0x60]
	vcvtph2ps ymm6,XMMWORD PTR [r9+0x30]
	vfmadd231ps ymm8,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx+0x30]
	vfmadd231ps ymm9,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbp+0x30]
	vfmadd231ps ymm10,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r12+0x30]
	vfmadd231ps ymm11,ymm7,ymm6
	add    r9,0x40
	add    rbx,0x40
	add    rbp,0x40
	add    r12,0x40
	add    r11,0x80
	prefetcht0 BYTE PTR [r9+0x40]
	prefetcht0 BYTE PTR [rbx+0x40]
	prefetcht0 BYTE PTR [rbp+0x40]
	prefetcht0 BYTE PTR [r12+0x40]
	dec    r13d
	jne    <nnp_dots_f16_fast_groups__x86_64_avx2+0x81>
	mov    r11,rsi
	mov    r9,r10
	mov    rbx,r9
	lea    rbx,[rbx+rcx*2]
	mov    rbp,rbx
	lea    rbp,[rbp+rcx*2+0x0]
	mov    r12,rbp
	lea    r12,[r12+rcx*2]
	mov    r13d,0x8
	vmovups ymm7,YMMWORD PTR [r11]
	vcvtph2ps ymm6,XMMWORD PTR [r9]
	vfmadd231ps ymm12,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx]
	vfmadd231ps ymm13,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbp+0x0]
	vfmadd231ps ymm14,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r12]
	vfmadd231ps ymm15,ymm7,ymm6
	vmovups ymm7,YMMWORD PTR [r11+0x20]
	vcvtph2ps ymm6,XMMWORD PTR [r9+0x10]
	vfmadd231ps ymm12,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx+0x10]
	vfmadd231ps ymm13,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbp+0x10]
	vfmadd231ps ymm14,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r12+0x10]
	vfmadd231ps ymm15,ymm7,ymm6
	vmovups ymm7,YMMWORD PTR [r11+0x40]
	vcvtph2ps ymm6,XMMWORD PTR [r9+0x20]
	vfmadd231ps ymm12,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx+0x20]
	vfmadd231ps ymm13,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbp+0x20]
	vfmadd231ps ymm14,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r12+0x20]
	vfmadd231ps ymm15,ymm7,ymm6
	vmovups ymm7,YMMWORD PTR [r11+0x60]
	vcvtph2ps ymm6,XMMWORD PTR [r9+0x30]
	vfmadd231ps ymm12,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx+0x30]
	vfmadd231ps ymm13,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbp+0x30]
	vfmadd231ps ymm14,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r12+0x30]
	vfmadd231ps ymm15,ymm7,ymm6
	add    r9,0x40
	add    rbx,0x40
	add    rbp,0x40
	add    r12,0x40
	add    r11,0x80
	prefetcht0 BYTE PTR [r9+0x40]
	prefetcht0 BYTE PTR [rbx+0x40]
	prefetcht0 BYTE PTR [rbp+0x40]
	prefetcht0 BYTE PTR [r12+0x40]
	dec    r13d
	jne    <nnp_dots_f16_fast_groups__x86_64_avx2+0x19e>
	add    rsi,0x400
	add    rdx,0x200
	add    r10,0x200
	dec    rax
	jne    <nnp_dots_f16_fast_groups__x86_64_avx2+0x5f>
	mov    rax,rdi
	and    rax,0x1f
	mov    r11,rsi
	mov    r9,rdx
	mov    rdx,r9
	lea    rdx,[rdx+rcx*2]
	mov    rdi,rdx
	lea    rdi,[rdi+rcx*2]
	mov    rbx,rdi
	lea    rbx,[rbx+rcx*2]
	mov    rbp,rax
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_dots_f16_fast_groups__x86_64_avx2+0x3dd>
	vmovups ymm7,YMMWORD PTR [r11]
	vcvtph2ps ymm6,XMMWORD PTR [r9]
	vfmadd231ps ymm8,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdx]
	vfmadd231ps ymm9,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdi]
	vfmadd231ps ymm10,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx]
	vfmadd231ps ymm11,ymm7,ymm6
	vmovups ymm7,YMMWORD PTR [r11+0x20]
	vcvtph2ps ymm6,XMMWORD PTR [r9+0x10]
	vfmadd231ps ymm8,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdx+0x10]
	vfmadd231ps ymm9,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdi+0x10]
	vfmadd231ps ymm10,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx+0x10]
	vfmadd231ps ymm11,ymm7,ymm6
	vmovups ymm7,YMMWORD PTR [r11+0x40]
	vcvtph2ps ymm6,XMMWORD PTR [r9+0x20]
	vfmadd231ps ymm8,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdx+0x20]
	vfmadd231ps ymm9,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdi+0x20]
	vfmadd231ps ymm10,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx+0x20]
	vfmadd231ps ymm11,ymm7,ymm6
	vmovups ymm7,YMMWORD PTR [r11+0x60]
	vcvtph2ps ymm6,XMMWORD PTR [r9+0x30]
	vfmadd231ps ymm8,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdx+0x30]
	vfmadd231ps ymm9,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdi+0x30]
	vfmadd231ps ymm10,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx+0x30]
	vfmadd231ps ymm11,ymm7,ymm6
	add    r9,0x40
	add    rdx,0x40
	add    rdi,0x40
	add    rbx,0x40
	add    r11,0x80
	prefetcht0 BYTE PTR [r9+0x40]
	prefetcht0 BYTE PTR [rdx+0x40]
	prefetcht0 BYTE PTR [rdi+0x40]
	prefetcht0 BYTE PTR [rbx+0x40]
	dec    rbp
	jne    <nnp_dots_f16_fast_groups__x86_64_avx2+0x2e9>
	mov    rbp,rax
	and    rbp,0x3
	test   rbp,rbp
	je     <nnp_dots_f16_fast_groups__x86_64_avx2+0x42f>
	vmovups ymm7,YMMWORD PTR [r11]
	vcvtph2ps ymm6,XMMWORD PTR [r9]
	vfmadd231ps ymm8,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdx]
	vfmadd231ps ymm9,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdi]
	vfmadd231ps ymm10,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rbx]
	vfmadd231ps ymm11,ymm7,ymm6
	add    r9,0x10
	add    rdx,0x10
	add    rdi,0x10
	add    rbx,0x10
	add    r11,0x20
	dec    rbp
	jne    <nnp_dots_f16_fast_groups__x86_64_avx2+0x3e9>
	mov    r11,rsi
	mov    r10,r10
	mov    r9,r10
	lea    r9,[r9+rcx*2]
	mov    rdx,r9
	lea    rdx,[rdx+rcx*2]
	mov    rsi,rdx
	lea    rsi,[rsi+rcx*2]
	mov    rcx,rax
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_dots_f16_fast_groups__x86_64_avx2+0x54f>
	vmovups ymm7,YMMWORD PTR [r11]
	vcvtph2ps ymm6,XMMWORD PTR [r10]
	vfmadd231ps ymm12,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r9]
	vfmadd231ps ymm13,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdx]
	vfmadd231ps ymm14,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rsi]
	vfmadd231ps ymm15,ymm7,ymm6
	vmovups ymm7,YMMWORD PTR [r11+0x20]
	vcvtph2ps ymm6,XMMWORD PTR [r10+0x10]
	vfmadd231ps ymm12,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r9+0x10]
	vfmadd231ps ymm13,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdx+0x10]
	vfmadd231ps ymm14,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rsi+0x10]
	vfmadd231ps ymm15,ymm7,ymm6
	vmovups ymm7,YMMWORD PTR [r11+0x40]
	vcvtph2ps ymm6,XMMWORD PTR [r10+0x20]
	vfmadd231ps ymm12,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r9+0x20]
	vfmadd231ps ymm13,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdx+0x20]
	vfmadd231ps ymm14,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rsi+0x20]
	vfmadd231ps ymm15,ymm7,ymm6
	vmovups ymm7,YMMWORD PTR [r11+0x60]
	vcvtph2ps ymm6,XMMWORD PTR [r10+0x30]
	vfmadd231ps ymm12,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r9+0x30]
	vfmadd231ps ymm13,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdx+0x30]
	vfmadd231ps ymm14,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rsi+0x30]
	vfmadd231ps ymm15,ymm7,ymm6
	add    r10,0x40
	add    r9,0x40
	add    rdx,0x40
	add    rsi,0x40
	add    r11,0x80
	prefetcht0 BYTE PTR [r10+0x40]
	prefetcht0 BYTE PTR [r9+0x40]
	prefetcht0 BYTE PTR [rdx+0x40]
	prefetcht0 BYTE PTR [rsi+0x40]
	dec    rcx
	jne    <nnp_dots_f16_fast_groups__x86_64_avx2+0x45a>
	mov    rax,rax
	and    rax,0x3
	test   rax,rax
	je     <nnp_dots_f16_fast_groups__x86_64_avx2+0x5a1>
	vmovups ymm7,YMMWORD PTR [r11]
	vcvtph2ps ymm6,XMMWORD PTR [r10]
	vfmadd231ps ymm12,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [r9]
	vfmadd231ps ymm13,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rdx]
	vfmadd231ps ymm14,ymm7,ymm6
	vcvtph2ps ymm6,XMMWORD PTR [rsi]
	vfmadd231ps ymm15,ymm7,ymm6
	add    r10,0x10
	add    r9,0x10
	add    rdx,0x10
	add    rsi,0x10
	add    r11,0x20
	dec    rax
	jne    <nnp_dots_f16_fast_groups__x86_64_avx2+0x55b>
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	vmovups YMMWORD PTR [r8+0x40],ymm10
	vmovups YMMWORD PTR [r8+0x60],ymm11
	vmovups YMMWORD PTR [r8+0x80],ymm12
	vmovups YMMWORD PTR [r8+0xa0],ymm13
	vmovups YMMWORD PTR [r8+0xc0],ymm14
	vmovups YMMWORD PTR [r8+0xe0],ymm15
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
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

<nnp_dots_f16_exact__x86_64_avx2>:
	mov    rax,rcx
	shl    rax,0x2
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vmovups ymm10,YMMWORD PTR [r8+0x40]
	vmovups ymm11,YMMWORD PTR [r8+0x60]
	vmovaps ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,YMMWORD PTR [rip+0x0]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,r10
	lea    r11,[r11+rcx*2]
	mov    r9,r11
	lea    r9,[r9+rcx*2]
	mov    rdx,r9
	lea    rdx,[rdx+rcx*2]
	mov    rcx,rdi
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_dots_f16_exact__x86_64_avx2+0x3ea>
	vmovups ymm7,YMMWORD PTR [rax]
	vpmovsxwd ymm6,XMMWORD PTR [r10]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm8,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r11]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm9,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r9]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm10,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [rdx]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm11,ymm7,ymm5
	vmovups ymm7,YMMWORD PTR [rax+0x20]
	vpmovsxwd ymm6,XMMWORD PTR [r10+0x10]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm8,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r11+0x10]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm9,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r9+0x10]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm10,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [rdx+0x10]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm11,ymm7,ymm5
	vmovups ymm7,YMMWORD PTR [rax+0x40]
	vpmovsxwd ymm6,XMMWORD PTR [r10+0x20]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm8,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r11+0x20]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm9,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r9+0x20]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm10,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [rdx+0x20]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm11,ymm7,ymm5
	vmovups ymm7,YMMWORD PTR [rax+0x60]
	vpmovsxwd ymm6,XMMWORD PTR [r10+0x30]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm8,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r11+0x30]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm9,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r9+0x30]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm10,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [rdx+0x30]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm11,ymm7,ymm5
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rdx,0x40
	add    rax,0x80
	prefetcht0 BYTE PTR [r10+0x40]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r9+0x40]
	prefetcht0 BYTE PTR [rdx+0x40]
	dec    rcx
	jne    <nnp_dots_f16_exact__x86_64_avx2+0x69>
	mov    rcx,rdi
	and    rcx,0x3
	test   rcx,rcx
	je     <nnp_dots_f16_exact__x86_64_avx2+0x4e7>
	vmovups ymm7,YMMWORD PTR [rax]
	vpmovsxwd ymm6,XMMWORD PTR [r10]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm8,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r11]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm9,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r9]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm10,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [rdx]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm11,ymm7,ymm5
	add    r10,0x10
	add    r11,0x10
	add    r9,0x10
	add    rdx,0x10
	add    rax,0x20
	dec    rcx
	jne    <nnp_dots_f16_exact__x86_64_avx2+0x3fa>
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	vmovups YMMWORD PTR [r8+0x40],ymm10
	vmovups YMMWORD PTR [r8+0x60],ymm11
	vzeroupper
	ret
