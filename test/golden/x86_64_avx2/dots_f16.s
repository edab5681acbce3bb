<nnp_dots_f16_fast_4__x86_64_avx2>:
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
	mov    r9,rdi
	shr    r9,0x2
	test   r9,r9
	je     <nnp_dots_f16_fast_4__x86_64_avx2+0x139>
	prefetcht0 BYTE PTR [rdx+0x80]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [r10+0x80]
	prefetcht0 BYTE PTR [r11+0x80]
	vmovups ymm12,YMMWORD PTR [rsi]
	vcvtph2ps ymm13,XMMWORD PTR [rdx]
	vfmadd231ps ymm8,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r10]
	vfmadd231ps ymm10,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r11]
	vfmadd231ps ymm11,ymm12,ymm13
	vmovups ymm12,YMMWORD PTR [rsi+0x20]
	vcvtph2ps ymm13,XMMWORD PTR [rdx+0x10]
	vfmadd231ps ymm8,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [rax+0x10]
	vfmadd231ps ymm9,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r10+0x10]
	vfmadd231ps ymm10,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r11+0x10]
	vfmadd231ps ymm11,ymm12,ymm13
	vmovups ymm12,YMMWORD PTR [rsi+0x40]
	vcvtph2ps ymm13,XMMWORD PTR [rdx+0x20]
	vfmadd231ps ymm8,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [rax+0x20]
	vfmadd231ps ymm9,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r11+0x20]
	vfmadd231ps ymm11,ymm12,ymm13
	vmovups ymm12,YMMWORD PTR [rsi+0x60]
	vcvtph2ps ymm13,XMMWORD PTR [rdx+0x30]
	vfmadd231ps ymm8,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [rax+0x30]
	vfmadd231ps ymm9,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r10+0x30]
	vfmadd231ps ymm10,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r11+0x30]
	vfmadd231ps ymm11,ymm12,ymm13
	add    rdx,0x40
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    rsi,0x80
	dec    r9
	jne    <nnp_dots_f16_fast_4__x86_64_avx2+0x3c>
	mov    r9,rdi
	and    r9,0x3
	test   r9,r9
	je     <nnp_dots_f16_fast_4__x86_64_avx2+0x18a>
	vmovups ymm12,YMMWORD PTR [rsi]
	vcvtph2ps ymm13,XMMWORD PTR [rdx]
	vfmadd231ps ymm8,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r10]
	vfmadd231ps ymm10,ymm12,ymm13
	vcvtph2ps ymm13,XMMWORD PTR [r11]
	vfmadd231ps ymm11,ymm12,ymm13
	add    rdx,0x10
	add    rax,0x10
	add    r10,0x10
	add    r11,0x10
	add    rsi,0x20
	dec    r9
	jne    <nnp_dots_f16_fast_4__x86_64_avx2+0x145>
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

<nnp_dots_f16_exact_4__x86_64_avx2>:
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
	mov    r9,rdi
	shr    r9,0x2
	test   r9,r9
	je     <nnp_dots_f16_exact_4__x86_64_avx2+0x3e9>
	prefetcht0 BYTE PTR [rdx+0x80]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [r10+0x80]
	prefetcht0 BYTE PTR [r11+0x80]
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
	vmovups ymm7,YMMWORD PTR [rsi+0x20]
	vpmovsxwd ymm6,XMMWORD PTR [rdx+0x10]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm8,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [rax+0x10]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm9,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r10+0x10]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm10,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r11+0x10]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm11,ymm7,ymm5
	vmovups ymm7,YMMWORD PTR [rsi+0x40]
	vpmovsxwd ymm6,XMMWORD PTR [rdx+0x20]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm8,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [rax+0x20]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm9,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r10+0x20]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm10,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r11+0x20]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm11,ymm7,ymm5
	vmovups ymm7,YMMWORD PTR [rsi+0x60]
	vpmovsxwd ymm6,XMMWORD PTR [rdx+0x30]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm8,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [rax+0x30]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm9,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r10+0x30]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm10,ymm7,ymm5
	vpmovsxwd ymm6,XMMWORD PTR [r11+0x30]
	vpslld ymm5,ymm6,0xd
	vandps ymm5,ymm5,ymm12
	vpaddd ymm5,ymm5,ymm14
	vmovaps ymm4,ymm15
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vminps ymm5,ymm5,ymm4
	vandps ymm6,ymm6,ymm13
	vorps  ymm5,ymm5,ymm6
	vfmadd231ps ymm11,ymm7,ymm5
	add    rdx,0x40
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    rsi,0x80
	dec    r9
	jne    <nnp_dots_f16_exact_4__x86_64_avx2+0x5c>
	mov    r9,rdi
	and    r9,0x3
	test   r9,r9
	je     <nnp_dots_f16_exact_4__x86_64_avx2+0x4e6>
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
	add    rdx,0x10
	add    rax,0x10
	add    r10,0x10
	add    r11,0x10
	add    rsi,0x20
	dec    r9
	jne    <nnp_dots_f16_exact_4__x86_64_avx2+0x3f9>
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

<nnp_dots_f16_fast_6__x86_64_avx2>:
	push   rbx
	mov    rax,rdx
	lea    rax,[rax+rcx*2]
	mov    r10,rax
	lea    r10,[r10+rcx*2]
	mov    r11,r10
	lea    r11,[r11+rcx*2]
	mov    r9,r11
	lea    r9,[r9+rcx*2]
	mov    rbx,r9
	lea    rbx,[rbx+rcx*2]
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vmovups ymm10,YMMWORD PTR [r8+0x40]
	vmovups ymm11,YMMWORD PTR [r8+0x60]
	vmovups ymm12,YMMWORD PTR [r8+0x80]
	vmovups ymm13,YMMWORD PTR [r8+0xa0]
	mov    rcx,rdi
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_dots_f16_fast_6__x86_64_avx2+0x1c7>
	prefetcht0 BYTE PTR [rdx+0x80]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [r10+0x80]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r9+0x80]
	prefetcht0 BYTE PTR [rbx+0x80]
	vmovups ymm14,YMMWORD PTR [rsi]
	vcvtph2ps ymm15,XMMWORD PTR [rdx]
	vfmadd231ps ymm8,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r10]
	vfmadd231ps ymm10,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r11]
	vfmadd231ps ymm11,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r9]
	vfmadd231ps ymm12,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [rbx]
	vfmadd231ps ymm13,ymm14,ymm15
	vmovups ymm14,YMMWORD PTR [rsi+0x20]
	vcvtph2ps ymm15,XMMWORD PTR [rdx+0x10]
	vfmadd231ps ymm8,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [rax+0x10]
	vfmadd231ps ymm9,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r10+0x10]
	vfmadd231ps ymm10,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r11+0x10]
	vfmadd231ps ymm11,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r9+0x10]
	vfmadd231ps ymm12,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [rbx+0x10]
	vfmadd231ps ymm13,ymm14,ymm15
	vmovups ymm14,YMMWORD PTR [rsi+0x40]
	vcvtph2ps ymm15,XMMWORD PTR [rdx+0x20]
	vfmadd231ps ymm8,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [rax+0x20]
	vfmadd231ps ymm9,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r11+0x20]
	vfmadd231ps ymm11,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r9+0x20]
	vfmadd231ps ymm12,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [rbx+0x20]
	vfmadd231ps ymm13,ymm14,ymm15
	vmovups ymm14,YMMWORD PTR [rsi+0x60]
	vcvtph2ps ymm15,XMMWORD PTR [rdx+0x30]
	vfmadd231ps ymm8,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [rax+0x30]
	vfmadd231ps ymm9,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r10+0x30]
	vfmadd231ps ymm10,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r11+0x30]
	vfmadd231ps ymm11,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r9+0x30]
	vfmadd231ps ymm12,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [rbx+0x30]
	vfmadd231ps ymm13,ymm14,ymm15
	add    rdx,0x40
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rbx,0x40
	add    rsi,0x80
	dec    rcx
	jne    <nnp_dots_f16_fast_6__x86_64_avx2+0x5d>
	mov    rcx,rdi
	and    rcx,0x3
	test   rcx,rcx
	je     <nnp_dots_f16_fast_6__x86_64_avx2+0x234>
	vmovups ymm14,YMMWORD PTR [rsi]
	vcvtph2ps ymm15,XMMWORD PTR [rdx]
	vfmadd231ps ymm8,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [rax]
	vfmadd231ps ymm9,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r10]
	vfmadd231ps ymm10,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r11]
	vfmadd231ps ymm11,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [r9]
	vfmadd231ps ymm12,ymm14,ymm15
	vcvtph2ps ymm15,XMMWORD PTR [rbx]
	vfmadd231ps ymm13,ymm14,ymm15
	add    rdx,0x10
	add    rax,0x10
	add    r10,0x10
	add    r11,0x10
	add    r9,0x10
	add    rbx,0x10
	add    rsi,0x20
	dec    rcx
	jne    <nnp_dots_f16_fast_6__x86_64_avx2+0x1d3>
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	vmovups YMMWORD PTR [r8+0x40],ymm10
	vmovups YMMWORD PTR [r8+0x60],ymm11
	vmovups YMMWORD PTR [r8+0x80],ymm12
	vmovups YMMWORD PTR [r8+0xa0],ymm13
	vzeroupper
	pop    rbx
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

<nnp_dots_f16_exact_6__x86_64_avx2>:
	push   rbx
	mov    rax,rdx
	lea    rax,[rax+rcx*2]
	mov    r10,rax
	lea    r10,[r10+rcx*2]
	mov    r11,r10
	lea    r11,[r11+rcx*2]
	mov    r9,r11
	lea    r9,[r9+rcx*2]
	mov    rbx,r9
	lea    rbx,[rbx+rcx*2]
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vmovups ymm10,YMMWORD PTR [r8+0x40]
	vmovups ymm11,YMMWORD PTR [r8+0x60]
	vmovups ymm12,YMMWORD PTR [r8+0x80]
	vmovups ymm13,YMMWORD PTR [r8+0xa0]
	vmovaps ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,YMMWORD PTR [rip+0x0]
	mov    rcx,rdi
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_dots_f16_exact_6__x86_64_avx2+0x5a7>
	prefetcht0 BYTE PTR [rdx+0x80]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [r10+0x80]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r9+0x80]
	prefetcht0 BYTE PTR [rbx+0x80]
	vmovups ymm5,YMMWORD PTR [rsi]
	vpmovsxwd ymm4,XMMWORD PTR [rdx]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm8,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [rax]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm9,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r10]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm10,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r11]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm11,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r9]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm12,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [rbx]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm13,ymm5,ymm3
	vmovups ymm5,YMMWORD PTR [rsi+0x20]
	vpmovsxwd ymm4,XMMWORD PTR [rdx+0x10]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm8,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [rax+0x10]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm9,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r10+0x10]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm10,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r11+0x10]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm11,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r9+0x10]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm12,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [rbx+0x10]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm13,ymm5,ymm3
	vmovups ymm5,YMMWORD PTR [rsi+0x40]
	vpmovsxwd ymm4,XMMWORD PTR [rdx+0x20]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm8,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [rax+0x20]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm9,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r10+0x20]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm10,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r11+0x20]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm11,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r9+0x20]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm12,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [rbx+0x20]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm13,ymm5,ymm3
	vmovups ymm5,YMMWORD PTR [rsi+0x60]
	vpmovsxwd ymm4,XMMWORD PTR [rdx+0x30]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm8,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [rax+0x30]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm9,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r10+0x30]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm10,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r11+0x30]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm11,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r9+0x30]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm12,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [rbx+0x30]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm13,ymm5,ymm3
	add    rdx,0x40
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rbx,0x40
	add    rsi,0x80
	dec    rcx
	jne    <nnp_dots_f16_exact_6__x86_64_avx2+0x7d>
	mov    rcx,rdi
	and    rcx,0x3
	test   rcx,rcx
	je     <nnp_dots_f16_exact_6__x86_64_avx2+0x70c>
	vmovups ymm5,YMMWORD PTR [rsi]
	vpmovsxwd ymm4,XMMWORD PTR [rdx]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm8,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [rax]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm9,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r10]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm10,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r11]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm11,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [r9]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm12,ymm5,ymm3
	vpmovsxwd ymm4,XMMWORD PTR [rbx]
	vpslld ymm3,ymm4,0xd
	vandps ymm3,ymm3,ymm14
	vpaddd ymm3,ymm3,ymm7
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vminps ymm3,ymm3,ymm2
	vandps ymm4,ymm4,ymm15
	vorps  ymm3,ymm3,ymm4
	vfmadd231ps ymm13,ymm5,ymm3
	add    rdx,0x10
	add    rax,0x10
	add    r10,0x10
	add    r11,0x10
	add    r9,0x10
	add    rbx,0x10
	add    rsi,0x20
	dec    rcx
	jne    <nnp_dots_f16_exact_6__x86_64_avx2+0x5b7>
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	vmovups YMMWORD PTR [r8+0x40],ymm10
	vmovups YMMWORD PTR [r8+0x60],ymm11
	vmovups YMMWORD PTR [r8+0x80],ymm12
	vmovups YMMWORD PTR [r8+0xa0],ymm13
	vzeroupper
	pop    rbx
	ret
