<nnp_dots_f16_fast_4__x86_64_avx512>:
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
	mov    r9,rdi
	shr    r9,1
	test   r9,r9
	je     <nnp_dots_f16_fast_4__x86_64_avx512+0xee>
	prefetcht0 BYTE PTR [rdx+0x80]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [r10+0x80]
	prefetcht0 BYTE PTR [r11+0x80]
	vmovups zmm12,ZMMWORD PTR [rsi]
	vcvtph2ps zmm13,YMMWORD PTR [rdx]
	vfmadd231ps zmm8,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [r10]
	vfmadd231ps zmm10,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [r11]
	vfmadd231ps zmm11,zmm12,zmm13
	vmovups zmm12,ZMMWORD PTR [rsi+0x40]
	vcvtph2ps zmm13,YMMWORD PTR [rdx+0x20]
	vfmadd231ps zmm8,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [rax+0x20]
	vfmadd231ps zmm9,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [r10+0x20]
	vfmadd231ps zmm10,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [r11+0x20]
	vfmadd231ps zmm11,zmm12,zmm13
	add    rdx,0x40
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    rsi,0x80
	dec    r9
	jne    <nnp_dots_f16_fast_4__x86_64_avx512+0x3f>
	mov    r9,rdi
	and    r9,0x1
	test   r9,r9
	je     <nnp_dots_f16_fast_4__x86_64_avx512+0x149>
	vmovups zmm12,ZMMWORD PTR [rsi]
	vcvtph2ps zmm13,YMMWORD PTR [rdx]
	vfmadd231ps zmm8,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [r10]
	vfmadd231ps zmm10,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [r11]
	vfmadd231ps zmm11,zmm12,zmm13
	add    rdx,0x20
	add    rax,0x20
	add    r10,0x20
	add    r11,0x20
	add    rsi,0x40
	dec    r9
	jne    <nnp_dots_f16_fast_4__x86_64_avx512+0xfa>
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

<nnp_dots_f16_exact_4__x86_64_avx512>:
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
	mov    r9,rdi
	shr    r9,1
	test   r9,r9
	je     <nnp_dots_f16_exact_4__x86_64_avx512+0x2be>
	prefetcht0 BYTE PTR [rdx+0x80]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [r10+0x80]
	prefetcht0 BYTE PTR [r11+0x80]
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
	vmovups zmm16,ZMMWORD PTR [rsi+0x40]
	vpmovsxwd zmm17,YMMWORD PTR [rdx+0x20]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm8,zmm16,zmm18
	vpmovsxwd zmm17,YMMWORD PTR [rax+0x20]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm9,zmm16,zmm18
	vpmovsxwd zmm17,YMMWORD PTR [r10+0x20]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm10,zmm16,zmm18
	vpmovsxwd zmm17,YMMWORD PTR [r11+0x20]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm11,zmm16,zmm18
	add    rdx,0x40
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    rsi,0x80
	dec    r9
	jne    <nnp_dots_f16_exact_4__x86_64_avx512+0x67>
	mov    r9,rdi
	and    r9,0x1
	test   r9,r9
	je     <nnp_dots_f16_exact_4__x86_64_avx512+0x3f5>
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
	add    rdx,0x20
	add    rax,0x20
	add    r10,0x20
	add    r11,0x20
	add    rsi,0x40
	dec    r9
	jne    <nnp_dots_f16_exact_4__x86_64_avx512+0x2ce>
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

<nnp_dots_f16_fast_6__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm10,ZMMWORD PTR [r8+0x80]
	vmovups zmm11,ZMMWORD PTR [r8+0xc0]
	vmovups zmm12,ZMMWORD PTR [r8+0x100]
	vmovups zmm13,ZMMWORD PTR [r8+0x140]
	mov    rcx,rdi
	shr    rcx,1
	test   rcx,rcx
	je     <nnp_dots_f16_fast_6__x86_64_avx512+0x154>
	prefetcht0 BYTE PTR [rdx+0x80]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [r10+0x80]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r9+0x80]
	prefetcht0 BYTE PTR [rbx+0x80]
	vmovups zmm14,ZMMWORD PTR [rsi]
	vcvtph2ps zmm15,YMMWORD PTR [rdx]
	vfmadd231ps zmm8,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [r10]
	vfmadd231ps zmm10,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [r11]
	vfmadd231ps zmm11,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [r9]
	vfmadd231ps zmm12,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [rbx]
	vfmadd231ps zmm13,zmm14,zmm15
	vmovups zmm14,ZMMWORD PTR [rsi+0x40]
	vcvtph2ps zmm15,YMMWORD PTR [rdx+0x20]
	vfmadd231ps zmm8,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [rax+0x20]
	vfmadd231ps zmm9,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [r10+0x20]
	vfmadd231ps zmm10,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [r11+0x20]
	vfmadd231ps zmm11,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [r9+0x20]
	vfmadd231ps zmm12,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [rbx+0x20]
	vfmadd231ps zmm13,zmm14,zmm15
	add    rdx,0x40
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rbx,0x40
	add    rsi,0x80
	dec    rcx
	jne    <nnp_dots_f16_fast_6__x86_64_avx512+0x5c>
	mov    rcx,rdi
	and    rcx,0x1
	test   rcx,rcx
	je     <nnp_dots_f16_fast_6__x86_64_avx512+0x1cf>
	vmovups zmm14,ZMMWORD PTR [rsi]
	vcvtph2ps zmm15,YMMWORD PTR [rdx]
	vfmadd231ps zmm8,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [rax]
	vfmadd231ps zmm9,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [r10]
	vfmadd231ps zmm10,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [r11]
	vfmadd231ps zmm11,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [r9]
	vfmadd231ps zmm12,zmm14,zmm15
	vcvtph2ps zmm15,YMMWORD PTR [rbx]
	vfmadd231ps zmm13,zmm14,zmm15
	add    rdx,0x20
	add    rax,0x20
	add    r10,0x20
	add    r11,0x20
	add    r9,0x20
	add    rbx,0x20
	add    rsi,0x40
	dec    rcx
	jne    <nnp_dots_f16_fast_6__x86_64_avx512+0x160>
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	vmovups ZMMWORD PTR [r8+0x80],zmm10
	vmovups ZMMWORD PTR [r8+0xc0],zmm11
	vmovups ZMMWORD PTR [r8+0x100],zmm12
	vmovups ZMMWORD PTR [r8+0x140],zmm13
	vzeroupper
	pop    rbx
	ret
	int3
	int3
	int3

<nnp_dots_f16_exact_6__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm10,ZMMWORD PTR [r8+0x80]
	vmovups zmm11,ZMMWORD PTR [r8+0xc0]
	vmovups zmm12,ZMMWORD PTR [r8+0x100]
	vmovups zmm13,ZMMWORD PTR [r8+0x140]
	vmovaps zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,ZMMWORD PTR [rip+0x0]
	mov    rcx,rdi
	shr    rcx,1
	test   rcx,rcx
	je     <nnp_dots_f16_exact_6__x86_64_avx512+0x3f8>
	prefetcht0 BYTE PTR [rdx+0x80]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [r10+0x80]
	prefetcht0 BYTE PTR [r11+0x80]
	prefetcht0 BYTE PTR [r9+0x80]
	prefetcht0 BYTE PTR [rbx+0x80]
	vmovups zmm18,ZMMWORD PTR [rsi]
	vpmovsxwd zmm19,YMMWORD PTR [rdx]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm8,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [rax]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm9,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [r10]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm10,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [r11]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm11,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [r9]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm12,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [rbx]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm13,zmm18,zmm20
	vmovups zmm18,ZMMWORD PTR [rsi+0x40]
	vpmovsxwd zmm19,YMMWORD PTR [rdx+0x20]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm8,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [rax+0x20]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm9,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [r10+0x20]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm10,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [r11+0x20]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm11,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [r9+0x20]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm12,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [rbx+0x20]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm13,zmm18,zmm20
	add    rdx,0x40
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	add    r9,0x40
	add    rbx,0x40
	add    rsi,0x80
	dec    rcx
	jne    <nnp_dots_f16_exact_6__x86_64_avx512+0x84>
	mov    rcx,rdi
	and    rcx,0x1
	test   rcx,rcx
	je     <nnp_dots_f16_exact_6__x86_64_avx512+0x5b9>
	vmovups zmm18,ZMMWORD PTR [rsi]
	vpmovsxwd zmm19,YMMWORD PTR [rdx]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm8,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [rax]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm9,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [r10]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm10,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [r11]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm11,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [r9]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm12,zmm18,zmm20
	vpmovsxwd zmm19,YMMWORD PTR [rbx]
	vpslld zmm20,zmm19,0xd
	vandps zmm20,zmm20,zmm14
	vpaddd zmm20,zmm20,zmm16
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vminps zmm20,zmm20,zmm21
	vandps zmm19,zmm19,zmm15
	vorps  zmm20,zmm20,zmm19
	vfmadd231ps zmm13,zmm18,zmm20
	add    rdx,0x20
	add    rax,0x20
	add    r10,0x20
	add    r11,0x20
	add    r9,0x20
	add    rbx,0x20
	add    rsi,0x40
	dec    rcx
	jne    <nnp_dots_f16_exact_6__x86_64_avx512+0x408>
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	vmovups ZMMWORD PTR [r8+0x80],zmm10
	vmovups ZMMWORD PTR [r8+0xc0],zmm11
	vmovups ZMMWORD PTR [r8+0x100],zmm12
	vmovups ZMMWORD PTR [r8+0x140],zmm13
	vzeroupper
	pop    rbx
	ret
