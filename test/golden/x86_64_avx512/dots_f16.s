<nnp_dots_f16_fast__x86_64_avx512>:
	mov    rax,rcx
	shl    rax,0x2
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm10,ZMMWORD PTR [r8+0x80]
	vmovups zmm11,ZMMWORD PTR [r8+0xc0]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,r10
	lea    r11,[r11+rcx*2]
	mov    r9,r11
	lea    r9,[r9+rcx*2]
	mov    rdx,r9
	lea    rdx,[rdx+rcx*2]
	mov    rcx,rdi
	shr    rcx,1
	test   rcx,rcx
	je     <nnp_dots_f16_fast__x86_64_avx512+0xef>
	vmovups zmm12,ZMMWORD PTR [rax]
	vcvtph2ps zmm13,YMMWORD PTR [r10]
	vfmadd231ps zmm8,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [r9]
	vfmadd231ps zmm10,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [rdx]
	vfmadd231ps zmm11,zmm12,zmm13
	vmovups zmm12,ZMMWORD PTR [rax+0x40]
	vcvtph2ps zmm13,YMMWORD PTR [r10+0x20]
	vfmadd231ps zmm8,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [r11+0x20]
	vfmadd231ps zmm9,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [r9+0x20]
	vfmadd231ps zmm10,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [rdx+0x20]
	vfmadd231ps zmm11,zmm12,zmm13
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
	jne    <nnp_dots_f16_fast__x86_64_avx512+0x4c>
	mov    rcx,rdi
	and    rcx,0x1
	test   rcx,rcx
	je     <nnp_dots_f16_fast__x86_64_avx512+0x14a>
	vmovups zmm12,ZMMWORD PTR [rax]
	vcvtph2ps zmm13,YMMWORD PTR [r10]
	vfmadd231ps zmm8,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [r11]
	vfmadd231ps zmm9,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [r9]
	vfmadd231ps zmm10,zmm12,zmm13
	vcvtph2ps zmm13,YMMWORD PTR [rdx]
	vfmadd231ps zmm11,zmm12,zmm13
	add    r10,0x20
	add    r11,0x20
	add    r9,0x20
	add    rdx,0x20
	add    rax,0x40
	dec    rcx
	jne    <nnp_dots_f16_fast__x86_64_avx512+0xfb>
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

<nnp_dots_f16_fast_groups__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rcx
	shl    rax,0x2
	mov    r10,rdx
	lea    r10,[r10+rax*2]
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm10,ZMMWORD PTR [r8+0x80]
	vmovups zmm11,ZMMWORD PTR [r8+0xc0]
	vmovups zmm12,ZMMWORD PTR [r8+0x100]
	vmovups zmm13,ZMMWORD PTR [r8+0x140]
	vmovups zmm14,ZMMWORD PTR [r8+0x180]
	vmovups zmm15,ZMMWORD PTR [r8+0x1c0]
	mov    rax,rdi
	shr    rax,0x4
	test   rax,rax
	je     <nnp_dots_f16_fast_groups__x86_64_avx512+0x20b>
	mov    r11,rsi
	mov    r9,rdx
	mov    rbx,r9
	lea    rbx,[rbx+rcx*2]
	mov    rbp,rbx
	lea    rbp,[rbp+rcx*2+0x0]
	mov    r12,rbp
	lea    r12,[r12+rcx*2]
	mov    r13d,0x8
	vmovups zmm16,ZMMWORD PTR [r11]
	vcvtph2ps zmm17,YMMWORD PTR [r9]
	vfmadd231ps zmm8,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rbx]
	vfmadd231ps zmm9,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rbp+0x0]
	vfmadd231ps zmm10,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [r12]
	vfmadd231ps zmm11,zmm16,zmm17
	vmovups zmm16,ZMMWORD PTR [r11+0x40]
	vcvtph2ps zmm17,YMMWORD PTR [r9+0x20]
	vfmadd231ps zmm8,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rbx+0x20]
	vfmadd231ps zmm9,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rbp+0x20]
	vfmadd231ps zmm10,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [r12+0x20]
	vfmadd231ps zmm11,zmm16,zmm17
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
	jne    <nnp_dots_f16_fast_groups__x86_64_avx512+0x7d>
	mov    r11,rsi
	mov    r9,r10
	mov    rbx,r9
	lea    rbx,[rbx+rcx*2]
	mov    rbp,rbx
	lea    rbp,[rbp+rcx*2+0x0]
	mov    r12,rbp
	lea    r12,[r12+rcx*2]
	mov    r13d,0x8
	vmovups zmm16,ZMMWORD PTR [r11]
	vcvtph2ps zmm17,YMMWORD PTR [r9]
	vfmadd231ps zmm12,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rbx]
	vfmadd231ps zmm13,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rbp+0x0]
	vfmadd231ps zmm14,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [r12]
	vfmadd231ps zmm15,zmm16,zmm17
	vmovups zmm16,ZMMWORD PTR [r11+0x40]
	vcvtph2ps zmm17,YMMWORD PTR [r9+0x20]
	vfmadd231ps zmm12,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rbx+0x20]
	vfmadd231ps zmm13,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rbp+0x20]
	vfmadd231ps zmm14,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [r12+0x20]
	vfmadd231ps zmm15,zmm16,zmm17
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
	jne    <nnp_dots_f16_fast_groups__x86_64_avx512+0x146>
	add    rsi,0x400
	add    rdx,0x200
	add    r10,0x200
	dec    rax
	jne    <nnp_dots_f16_fast_groups__x86_64_avx512+0x5b>
	mov    rax,rdi
	and    rax,0xf
	mov    r11,rsi
	mov    r9,rdx
	mov    rdx,r9
	lea    rdx,[rdx+rcx*2]
	mov    rdi,rdx
	lea    rdi,[rdi+rcx*2]
	mov    rbx,rdi
	lea    rbx,[rbx+rcx*2]
	mov    rbp,rax
	shr    rbp,1
	test   rbp,rbp
	je     <nnp_dots_f16_fast_groups__x86_64_avx512+0x2de>
	vmovups zmm16,ZMMWORD PTR [r11]
	vcvtph2ps zmm17,YMMWORD PTR [r9]
	vfmadd231ps zmm8,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rdx]
	vfmadd231ps zmm9,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rdi]
	vfmadd231ps zmm10,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rbx]
	vfmadd231ps zmm11,zmm16,zmm17
	vmovups zmm16,ZMMWORD PTR [r11+0x40]
	vcvtph2ps zmm17,YMMWORD PTR [r9+0x20]
	vfmadd231ps zmm8,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rdx+0x20]
	vfmadd231ps zmm9,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rdi+0x20]
	vfmadd231ps zmm10,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rbx+0x20]
	vfmadd231ps zmm11,zmm16,zmm17
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
	jne    <nnp_dots_f16_fast_groups__x86_64_avx512+0x23c>
	mov    rbp,rax
	and    rbp,0x1
	test   rbp,rbp
	je     <nnp_dots_f16_fast_groups__x86_64_avx512+0x339>
	vmovups zmm16,ZMMWORD PTR [r11]
	vcvtph2ps zmm17,YMMWORD PTR [r9]
	vfmadd231ps zmm8,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rdx]
	vfmadd231ps zmm9,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rdi]
	vfmadd231ps zmm10,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rbx]
	vfmadd231ps zmm11,zmm16,zmm17
	add    r9,0x20
	add    rdx,0x20
	add    rdi,0x20
	add    rbx,0x20
	add    r11,0x40
	dec    rbp
	jne    <nnp_dots_f16_fast_groups__x86_64_avx512+0x2ea>
	mov    r11,rsi
	mov    r10,r10
	mov    r9,r10
	lea    r9,[r9+rcx*2]
	mov    rdx,r9
	lea    rdx,[rdx+rcx*2]
	mov    rsi,rdx
	lea    rsi,[rsi+rcx*2]
	mov    rcx,rax
	shr    rcx,1
	test   rcx,rcx
	je     <nnp_dots_f16_fast_groups__x86_64_avx512+0x406>
	vmovups zmm16,ZMMWORD PTR [r11]
	vcvtph2ps zmm17,YMMWORD PTR [r10]
	vfmadd231ps zmm12,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [r9]
	vfmadd231ps zmm13,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rdx]
	vfmadd231ps zmm14,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rsi]
	vfmadd231ps zmm15,zmm16,zmm17
	vmovups zmm16,ZMMWORD PTR [r11+0x40]
	vcvtph2ps zmm17,YMMWORD PTR [r10+0x20]
	vfmadd231ps zmm12,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [r9+0x20]
	vfmadd231ps zmm13,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rdx+0x20]
	vfmadd231ps zmm14,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rsi+0x20]
	vfmadd231ps zmm15,zmm16,zmm17
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
	jne    <nnp_dots_f16_fast_groups__x86_64_avx512+0x363>
	mov    rax,rax
	and    rax,0x1
	test   rax,rax
	je     <nnp_dots_f16_fast_groups__x86_64_avx512+0x461>
	vmovups zmm16,ZMMWORD PTR [r11]
	vcvtph2ps zmm17,YMMWORD PTR [r10]
	vfmadd231ps zmm12,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [r9]
	vfmadd231ps zmm13,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rdx]
	vfmadd231ps zmm14,zmm16,zmm17
	vcvtph2ps zmm17,YMMWORD PTR [rsi]
	vfmadd231ps zmm15,zmm16,zmm17
	add    r10,0x20
	add    r9,0x20
	add    rdx,0x20
	add    rsi,0x20
	add    r11,0x40
	dec    rax
	jne    <nnp_dots_f16_fast_groups__x86_64_avx512+0x412>
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	vmovups ZMMWORD PTR [r8+0x80],zmm10
	vmovups ZMMWORD PTR [r8+0xc0],zmm11
	vmovups ZMMWORD PTR [r8+0x100],zmm12
	vmovups ZMMWORD PTR [r8+0x140],zmm13
	vmovups ZMMWORD PTR [r8+0x180],zmm14
	vmovups ZMMWORD PTR [r8+0x1c0],zmm15
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
	int3
	int3
	int3
	int3

<nnp_dots_f16_exact__x86_64_avx512>:
	mov    rax,rcx
	shl    rax,0x2
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm10,ZMMWORD PTR [r8+0x80]
	vmovups zmm11,ZMMWORD PTR [r8+0xc0]
	vmovaps zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,ZMMWORD PTR [rip+0x0]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,r10
	lea    r11,[r11+rcx*2]
	mov    r9,r11
	lea    r9,[r9+rcx*2]
	mov    rdx,r9
	lea    rdx,[rdx+rcx*2]
	mov    rcx,rdi
	shr    rcx,1
	test   rcx,rcx
	je     <nnp_dots_f16_exact__x86_64_avx512+0x2bf>
	vmovups zmm16,ZMMWORD PTR [rax]
	vpmovsxwd zmm17,YMMWORD PTR [r10]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm8,zmm16,zmm18
	vpmovsxwd zmm17,YMMWORD PTR [r11]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm9,zmm16,zmm18
	vpmovsxwd zmm17,YMMWORD PTR [r9]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm10,zmm16,zmm18
	vpmovsxwd zmm17,YMMWORD PTR [rdx]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm11,zmm16,zmm18
	vmovups zmm16,ZMMWORD PTR [rax+0x40]
	vpmovsxwd zmm17,YMMWORD PTR [r10+0x20]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm8,zmm16,zmm18
	vpmovsxwd zmm17,YMMWORD PTR [r11+0x20]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm9,zmm16,zmm18
	vpmovsxwd zmm17,YMMWORD PTR [r9+0x20]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm10,zmm16,zmm18
	vpmovsxwd zmm17,YMMWORD PTR [rdx+0x20]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm11,zmm16,zmm18
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
	jne    <nnp_dots_f16_exact__x86_64_avx512+0x74>
	mov    rcx,rdi
	and    rcx,0x1
	test   rcx,rcx
	je     <nnp_dots_f16_exact__x86_64_avx512+0x3f6>
	vmovups zmm16,ZMMWORD PTR [rax]
	vpmovsxwd zmm17,YMMWORD PTR [r10]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm8,zmm16,zmm18
	vpmovsxwd zmm17,YMMWORD PTR [r11]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm9,zmm16,zmm18
	vpmovsxwd zmm17,YMMWORD PTR [r9]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm10,zmm16,zmm18
	vpmovsxwd zmm17,YMMWORD PTR [rdx]
	vpslld zmm18,zmm17,0xd
	vandps zmm18,zmm18,zmm12
	vpaddd zmm18,zmm18,zmm14
	vmovaps zmm19,zmm15
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vminps zmm18,zmm18,zmm19
	vandps zmm17,zmm17,zmm13
	vorps  zmm18,zmm18,zmm17
	vfmadd231ps zmm11,zmm16,zmm18
	add    r10,0x20
	add    r11,0x20
	add    r9,0x20
	add    rdx,0x20
	add    rax,0x40
	dec    rcx
	jne    <nnp_dots_f16_exact__x86_64_avx512+0x2cf>
	vmovups ZMMWORD PTR [r8],zmm8
	vmovups ZMMWORD PTR [r8+0x40],zmm9
	vmovups ZMMWORD PTR [r8+0x80],zmm10
	vmovups ZMMWORD PTR [r8+0xc0],zmm11
	vzeroupper
	ret
