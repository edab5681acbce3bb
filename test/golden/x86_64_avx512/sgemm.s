<nnp_sgemm_1x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_1x32__x86_64_avx512+0x3f8>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	test   r11,r11
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x75>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x87>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x1e4>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x19f>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm12,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm12,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm10,ZMMWORD PTR [rdx+0x100]
	vmovups zmm11,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm12,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x180]
	vmovups zmm11,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm12,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_1x32__x86_64_avx512+0xb7>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0xb1>
	test   r12,r12
	je     <nnp_sgemm_1x32__x86_64_avx512+0x1df>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm12,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x1a4>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x390>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x334>
	mov    r13d,0x4
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm10
	vmovups ZMMWORD PTR [rax+0xc0],zmm11
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm10
	vmovups ZMMWORD PTR [rax+0x140],zmm11
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm10
	vmovups ZMMWORD PTR [rax+0x1c0],zmm11
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x20a>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x204>
	test   r12,r12
	je     <nnp_sgemm_1x32__x86_64_avx512+0x389>
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x339>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x3be>
	mov    rbx,r8
	vmovups zmm10,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x3be>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm10,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x44>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x40d>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x787>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x5a0>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x435>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x441>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_1x32__x86_64_avx512+0x511>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vbroadcastss zmm10,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm9,zmm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm9,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm10,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm9,zmm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm9,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm10,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm9,zmm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm9,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm10,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm9,zmm10
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x467>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x462>
	test   rcx,rcx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x541>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vbroadcastss zmm10,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm9,zmm10
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x516>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x57e>
	mov    r10,r8
	vmovups zmm9{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm9
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x57e>
	lea    r10,[r9+0x28]
	vbroadcastss zmm9,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x787>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x5b7>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x5c9>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_1x32__x86_64_avx512+0x6cd>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm12,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm10,ZMMWORD PTR [rdx+0x100]
	vmovups zmm11,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm12,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x180]
	vmovups zmm11,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm12,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x5ef>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x5ea>
	test   rcx,rcx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x70a>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x6d2>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x75d>
	mov    r10,r8
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x75d>
	lea    r10,[r9+0x28]
	vbroadcastss zmm10,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
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
	int3

<nnp_sgemm_2x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_2x32__x86_64_avx512+0x543>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	test   r11,r11
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xb5>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xda>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x296>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_2x32__x86_64_avx512+0x23e>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vmovups zmm13,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm14,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vmovups zmm13,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm14,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vmovups zmm13,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm14,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x10a>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x104>
	test   r12,r12
	je     <nnp_sgemm_2x32__x86_64_avx512+0x291>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x243>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x4a1>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_2x32__x86_64_avx512+0x432>
	mov    r13d,0x4
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm12
	vmovups ZMMWORD PTR [rax+0xc0],zmm13
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm12
	vmovups ZMMWORD PTR [rax+0x140],zmm13
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm12
	vmovups ZMMWORD PTR [rax+0x1c0],zmm13
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x2bc>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x2b6>
	test   r12,r12
	je     <nnp_sgemm_2x32__x86_64_avx512+0x49a>
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x437>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x4ec>
	mov    rbx,r8
	vmovups zmm12,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    rbx,[rbx+r11*4]
	vmovups zmm12,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x4ec>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm12,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x64>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x558>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x9fe>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x75f>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x586>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x59f>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_2x32__x86_64_avx512+0x6a3>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vbroadcastss zmm11,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm10,zmm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm10,zmm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm10,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm11,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm10,zmm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm11,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm10,zmm11
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x5c5>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x5c0>
	test   rcx,rcx
	je     <nnp_sgemm_2x32__x86_64_avx512+0x6e0>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vbroadcastss zmm11,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm10,zmm11
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x6a8>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x72d>
	mov    r10,r8
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm10
	lea    r10,[r10+rax*4]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm10
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x72d>
	lea    r10,[r9+0x28]
	vbroadcastss zmm10,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x9fe>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x782>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x7a7>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_2x32__x86_64_avx512+0x8f7>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vmovups zmm13,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm14,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vmovups zmm13,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm14,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vmovups zmm13,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm14,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x7cd>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x7c8>
	test   rcx,rcx
	je     <nnp_sgemm_2x32__x86_64_avx512+0x947>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x8fc>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x9b7>
	mov    r10,r8
	vmovups zmm12{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    r10,[r10+rax*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x9b7>
	lea    r10,[r9+0x28]
	vbroadcastss zmm12,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
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

<nnp_sgemm_3x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_3x32__x86_64_avx512+0x68e>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	test   r11,r11
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xf5>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x12d>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x348>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_3x32__x86_64_avx512+0x2dd>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm16,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x80]
	vmovups zmm15,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm16,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx+0x100]
	vmovups zmm15,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm16,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm16,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x15d>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x157>
	test   r12,r12
	je     <nnp_sgemm_3x32__x86_64_avx512+0x343>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm16,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x2e2>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x5b2>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_3x32__x86_64_avx512+0x530>
	mov    r13d,0x4
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm14
	vmovups ZMMWORD PTR [rax+0xc0],zmm15
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm14
	vmovups ZMMWORD PTR [rax+0x140],zmm15
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm14
	vmovups ZMMWORD PTR [rax+0x1c0],zmm15
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x36e>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x368>
	test   r12,r12
	je     <nnp_sgemm_3x32__x86_64_avx512+0x5ab>
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x535>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x61a>
	mov    rbx,r8
	vmovups zmm14,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    rbx,[rbx+r11*4]
	vmovups zmm14,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    rbx,[rbx+r11*4]
	vmovups zmm14,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x61a>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm14,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x84>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x6a3>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xc75>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x91e>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x6d7>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x6fd>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_3x32__x86_64_avx512+0x835>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vbroadcastss zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm11,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm12,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm11,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm12,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm11,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm12,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm11,zmm12
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x723>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x71e>
	test   rcx,rcx
	je     <nnp_sgemm_3x32__x86_64_avx512+0x87f>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vbroadcastss zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm11,zmm12
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x83a>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x8dc>
	mov    r10,r8
	vmovups zmm11{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm11
	lea    r10,[r10+rax*4]
	vmovups zmm11{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm11
	lea    r10,[r10+rax*4]
	vmovups zmm11{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm11
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x8dc>
	lea    r10,[r9+0x28]
	vbroadcastss zmm11,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm11,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm11,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xc75>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x94d>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x985>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_3x32__x86_64_avx512+0xb21>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm16,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x80]
	vmovups zmm15,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm16,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx+0x100]
	vmovups zmm15,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm16,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm16,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x9ab>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x9a6>
	test   rcx,rcx
	je     <nnp_sgemm_3x32__x86_64_avx512+0xb84>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm16,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xb26>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xc11>
	mov    r10,r8
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xc11>
	lea    r10,[r9+0x28]
	vbroadcastss zmm14,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3

<nnp_sgemm_4x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_4x32__x86_64_avx512+0x7e1>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	test   r11,r11
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x135>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x180>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x3fa>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_4x32__x86_64_avx512+0x37c>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm18,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vmovups zmm17,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm18,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vmovups zmm17,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm18,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vmovups zmm17,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm18,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x1b0>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x1aa>
	test   r12,r12
	je     <nnp_sgemm_4x32__x86_64_avx512+0x3f5>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm18,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x381>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x6cb>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_4x32__x86_64_avx512+0x62e>
	mov    r13d,0x4
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm16
	vmovups ZMMWORD PTR [rax+0xc0],zmm17
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm16
	vmovups ZMMWORD PTR [rax+0x140],zmm17
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm16
	vmovups ZMMWORD PTR [rax+0x1c0],zmm17
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x420>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x41a>
	test   r12,r12
	je     <nnp_sgemm_4x32__x86_64_avx512+0x6c4>
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x637>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x750>
	mov    rbx,r8
	vmovups zmm16,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    rbx,[rbx+r11*4]
	vmovups zmm16,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    rbx,[rbx+r11*4]
	vmovups zmm16,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    rbx,[rbx+r11*4]
	vmovups zmm16,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x750>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm16,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xa4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x7f6>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xef4>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xae5>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x830>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x863>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_4x32__x86_64_avx512+0x9cf>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vbroadcastss zmm13,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm12,zmm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm13,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm12,zmm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm12,zmm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm13,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm12,zmm13
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x889>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x884>
	test   rcx,rcx
	je     <nnp_sgemm_4x32__x86_64_avx512+0xa26>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vbroadcastss zmm13,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm12,zmm13
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x9d4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xa93>
	mov    r10,r8
	vmovups zmm12{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm12
	lea    r10,[r10+rax*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm12
	lea    r10,[r10+rax*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm12
	lea    r10,[r10+rax*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm12
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xa93>
	lea    r10,[r9+0x28]
	vbroadcastss zmm12,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xef4>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xb20>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xb6b>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_4x32__x86_64_avx512+0xd53>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm18,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vmovups zmm17,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm18,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vmovups zmm17,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm18,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vmovups zmm17,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm18,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xb91>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xb8c>
	test   rcx,rcx
	je     <nnp_sgemm_4x32__x86_64_avx512+0xdc9>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm18,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xd58>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xe73>
	mov    r10,r8
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xe73>
	lea    r10,[r9+0x28]
	vbroadcastss zmm16,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3

<nnp_sgemm_5x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_5x32__x86_64_avx512+0x938>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	test   r11,r11
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x175>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x1d3>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x4b4>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_5x32__x86_64_avx512+0x41b>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm20,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x80]
	vmovups zmm19,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm20,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
	vmovups zmm19,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm20,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x180]
	vmovups zmm19,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm20,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x203>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x1fd>
	test   r12,r12
	je     <nnp_sgemm_5x32__x86_64_avx512+0x4af>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm20,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x424>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x7e4>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_5x32__x86_64_avx512+0x734>
	mov    r13d,0x4
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm18
	vmovups ZMMWORD PTR [rax+0xc0],zmm19
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm18
	vmovups ZMMWORD PTR [rax+0x140],zmm19
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm18
	vmovups ZMMWORD PTR [rax+0x1c0],zmm19
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x4da>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x4d4>
	test   r12,r12
	je     <nnp_sgemm_5x32__x86_64_avx512+0x7dd>
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x73d>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x88a>
	mov    rbx,r8
	vmovups zmm18,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    rbx,[rbx+r11*4]
	vmovups zmm18,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    rbx,[rbx+r11*4]
	vmovups zmm18,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    rbx,[rbx+r11*4]
	vmovups zmm18,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    rbx,[rbx+r11*4]
	vmovups zmm18,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x88a>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm18,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xc4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x94d>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x1183>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xcb0>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x98d>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x9cd>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_5x32__x86_64_avx512+0xb6d>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm13,ZMMWORD PTR [rdx]
	vbroadcastss zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm13,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm14,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm13,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm14,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm13,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm14,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm13,zmm14
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x9f3>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x9ee>
	test   rcx,rcx
	je     <nnp_sgemm_5x32__x86_64_avx512+0xbd1>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm13,ZMMWORD PTR [rdx]
	vbroadcastss zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm13,zmm14
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xb72>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xc4e>
	mov    r10,r8
	vmovups zmm13{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm13
	lea    r10,[r10+rax*4]
	vmovups zmm13{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm13
	lea    r10,[r10+rax*4]
	vmovups zmm13{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm13
	lea    r10,[r10+rax*4]
	vmovups zmm13{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm13
	lea    r10,[r10+rax*4]
	vmovups zmm13{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm13
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xc4e>
	lea    r10,[r9+0x28]
	vbroadcastss zmm13,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm13,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm13,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm13,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm13,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm13,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x1183>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xcf7>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xd55>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_5x32__x86_64_avx512+0xf89>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm20,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x80]
	vmovups zmm19,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm20,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
	vmovups zmm19,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm20,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x180]
	vmovups zmm19,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm20,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xd7b>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xd76>
	test   rcx,rcx
	je     <nnp_sgemm_5x32__x86_64_avx512+0x101a>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm20,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xf92>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x10e5>
	mov    r10,r8
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x10e5>
	lea    r10,[r9+0x28]
	vbroadcastss zmm18,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3
	int3

<nnp_sgemm_6x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_6x32__x86_64_avx512+0xa83>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	test   r11,r11
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1b5>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x226>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x566>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_6x32__x86_64_avx512+0x4ba>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm22,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vmovups zmm21,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm22,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vmovups zmm21,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm22,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm22,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x256>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x250>
	test   r12,r12
	je     <nnp_sgemm_6x32__x86_64_avx512+0x561>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm22,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x4c3>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x8f5>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_6x32__x86_64_avx512+0x832>
	mov    r13d,0x4
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm20
	vmovups ZMMWORD PTR [rax+0xc0],zmm21
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm20
	vmovups ZMMWORD PTR [rax+0x140],zmm21
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm20
	vmovups ZMMWORD PTR [rax+0x1c0],zmm21
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x58c>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x586>
	test   r12,r12
	je     <nnp_sgemm_6x32__x86_64_avx512+0x8ee>
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x83b>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x9b8>
	mov    rbx,r8
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    rbx,[rbx+r11*4]
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    rbx,[rbx+r11*4]
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    rbx,[rbx+r11*4]
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    rbx,[rbx+r11*4]
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    rbx,[rbx+r11*4]
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x9b8>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm20,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xe4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xa98>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x13fa>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xe6f>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xade>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0xb2b>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_6x32__x86_64_avx512+0xcff>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vbroadcastss zmm15,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm14,zmm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm15,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm14,zmm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm15,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm14,zmm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm14,zmm15
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xb51>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xb4c>
	test   rcx,rcx
	je     <nnp_sgemm_6x32__x86_64_avx512+0xd70>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vbroadcastss zmm15,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm14,zmm15
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xd04>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xdfd>
	mov    r10,r8
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm14
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0xdfd>
	lea    r10,[r9+0x28]
	vbroadcastss zmm14,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x13fa>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xec2>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0xf33>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_6x32__x86_64_avx512+0x11b3>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm22,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vmovups zmm21,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm22,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vmovups zmm21,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm22,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm22,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xf59>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xf54>
	test   rcx,rcx
	je     <nnp_sgemm_6x32__x86_64_avx512+0x1257>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm22,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x11bc>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x133f>
	mov    r10,r8
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x133f>
	lea    r10,[r9+0x28]
	vbroadcastss zmm20,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
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

<nnp_sgemm_7x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_7x32__x86_64_avx512+0xbd1>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	test   r11,r11
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1f8>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x27c>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x61b>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_7x32__x86_64_avx512+0x55c>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm24,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vmovups zmm23,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm24,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm22,ZMMWORD PTR [rdx+0x100]
	vmovups zmm23,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm24,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x180]
	vmovups zmm23,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm24,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x2ac>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x2a6>
	test   r12,r12
	je     <nnp_sgemm_7x32__x86_64_avx512+0x616>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm24,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x565>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0xa09>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_7x32__x86_64_avx512+0x933>
	mov    r13d,0x4
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm22
	vmovups ZMMWORD PTR [rax+0xc0],zmm23
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm22
	vmovups ZMMWORD PTR [rax+0x140],zmm23
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm22
	vmovups ZMMWORD PTR [rax+0x1c0],zmm23
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x641>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x63b>
	test   r12,r12
	je     <nnp_sgemm_7x32__x86_64_avx512+0xa02>
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x93c>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xae9>
	mov    rbx,r8
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    rbx,[rbx+r11*4]
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    rbx,[rbx+r11*4]
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    rbx,[rbx+r11*4]
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    rbx,[rbx+r11*4]
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    rbx,[rbx+r11*4]
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    rbx,[rbx+r11*4]
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0xae9>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm22,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x104>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xbe6>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1677>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1031>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xc32>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0xc8c>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_7x32__x86_64_avx512+0xe94>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vbroadcastss zmm16,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm15,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm16,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm15,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm16,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm15,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm16,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm15,zmm16
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xcb2>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xcad>
	test   rcx,rcx
	je     <nnp_sgemm_7x32__x86_64_avx512+0xf12>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vbroadcastss zmm16,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm15,zmm16
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xe99>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xfaf>
	mov    r10,r8
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm15
	lea    r10,[r10+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm15
	lea    r10,[r10+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm15
	lea    r10,[r10+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm15
	lea    r10,[r10+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm15
	lea    r10,[r10+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm15
	lea    r10,[r10+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm15
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0xfaf>
	lea    r10,[r9+0x28]
	vbroadcastss zmm15,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm15,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1677>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1093>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1117>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_7x32__x86_64_avx512+0x13e3>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm24,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vmovups zmm23,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm24,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm22,ZMMWORD PTR [rdx+0x100]
	vmovups zmm23,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm24,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x180]
	vmovups zmm23,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm24,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x113d>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1138>
	test   rcx,rcx
	je     <nnp_sgemm_7x32__x86_64_avx512+0x149a>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm24,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x13ec>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x159f>
	mov    r10,r8
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x159f>
	lea    r10,[r9+0x28]
	vbroadcastss zmm22,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
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
	int3

<nnp_sgemm_8x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_8x32__x86_64_avx512+0xd1c>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	test   r11,r11
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x238>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x2cf>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x6cd>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_8x32__x86_64_avx512+0x5fb>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x80]
	vmovups zmm25,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm26,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm24,ZMMWORD PTR [rdx+0x100]
	vmovups zmm25,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm26,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x180]
	vmovups zmm25,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm26,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x2ff>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x2f9>
	test   r12,r12
	je     <nnp_sgemm_8x32__x86_64_avx512+0x6c8>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x604>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0xb1a>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_8x32__x86_64_avx512+0xa31>
	mov    r13d,0x4
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm24
	vmovups ZMMWORD PTR [rax+0xc0],zmm25
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm24
	vmovups ZMMWORD PTR [rax+0x140],zmm25
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm24
	vmovups ZMMWORD PTR [rax+0x1c0],zmm25
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x6f3>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x6ed>
	test   r12,r12
	je     <nnp_sgemm_8x32__x86_64_avx512+0xb13>
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xa3a>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xc17>
	mov    rbx,r8
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm24
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0xc17>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm24,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x124>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xd31>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x18fa>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x11fc>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xd83>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0xdea>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_8x32__x86_64_avx512+0x1026>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vbroadcastss zmm17,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm16,zmm17
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm17,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm16,zmm17
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm17,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm16,zmm17
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm17,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm16,zmm17
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xe10>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xe0b>
	test   rcx,rcx
	je     <nnp_sgemm_8x32__x86_64_avx512+0x10b9>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vbroadcastss zmm17,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm16,zmm17
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x102f>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x116a>
	mov    r10,r8
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm16
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x116a>
	lea    r10,[r9+0x28]
	vbroadcastss zmm16,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x18fa>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x126a>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x1301>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_8x32__x86_64_avx512+0x1619>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm26,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x80]
	vmovups zmm25,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm26,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm24,ZMMWORD PTR [rdx+0x100]
	vmovups zmm25,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm26,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x180]
	vmovups zmm25,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm26,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1327>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1322>
	test   rcx,rcx
	je     <nnp_sgemm_8x32__x86_64_avx512+0x16e3>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm26,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1622>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1805>
	mov    r10,r8
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm24
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x1805>
	lea    r10,[r9+0x28]
	vbroadcastss zmm24,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
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

<nnp_sgemm_9x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_9x32__x86_64_avx512+0xe85>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	test   r11,r11
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x278>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x322>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x78e>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_9x32__x86_64_avx512+0x6a6>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x80]
	vmovups zmm27,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm28,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm26,ZMMWORD PTR [rdx+0x100]
	vmovups zmm27,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm28,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x180]
	vmovups zmm27,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm28,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x352>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x34c>
	test   r12,r12
	je     <nnp_sgemm_9x32__x86_64_avx512+0x789>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x6af>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0xc49>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_9x32__x86_64_avx512+0xb4a>
	mov    r13d,0x4
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm26
	vmovups ZMMWORD PTR [rax+0xc0],zmm27
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm26
	vmovups ZMMWORD PTR [rax+0x140],zmm27
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm26
	vmovups ZMMWORD PTR [rax+0x1c0],zmm27
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x7b4>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x7ae>
	test   r12,r12
	je     <nnp_sgemm_9x32__x86_64_avx512+0xc42>
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xb53>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xd63>
	mov    rbx,r8
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm25,zmm25,zmm26
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0xd63>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm26,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x144>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xe9a>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x1bad>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x13e8>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xef2>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0xf66>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vmovaps zmm16,zmm16
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_9x32__x86_64_avx512+0x11e2>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm17,ZMMWORD PTR [rdx]
	vbroadcastss zmm18,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm17,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm18,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x204]
	vfmadd231ps zmm16,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm17,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm18,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x208]
	vfmadd231ps zmm16,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm17,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm18,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm16,zmm17,zmm18
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xf8c>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xf87>
	test   rcx,rcx
	je     <nnp_sgemm_9x32__x86_64_avx512+0x1285>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm17,ZMMWORD PTR [rdx]
	vbroadcastss zmm18,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm17,zmm18
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x11eb>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1346>
	mov    r10,r8
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm17
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x1346>
	lea    r10,[r9+0x28]
	vbroadcastss zmm17,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm17,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x1bad>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1462>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x150c>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_9x32__x86_64_avx512+0x187c>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm28,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x80]
	vmovups zmm27,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm28,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm26,ZMMWORD PTR [rdx+0x100]
	vmovups zmm27,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm28,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x180]
	vmovups zmm27,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm28,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1532>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x152d>
	test   rcx,rcx
	je     <nnp_sgemm_9x32__x86_64_avx512+0x195c>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm28,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1885>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1a9b>
	mov    r10,r8
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm26
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x1a9b>
	lea    r10,[r9+0x28]
	vbroadcastss zmm26,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm25
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
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

<nnp_sgemm_10x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_10x32__x86_64_avx512+0xfee>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	test   r11,r11
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2b8>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x375>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x84f>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_10x32__x86_64_avx512+0x751>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vmovups zmm29,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm30,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm28,ZMMWORD PTR [rdx+0x100]
	vmovups zmm29,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm30,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x180]
	vmovups zmm29,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm30,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x3a5>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x39f>
	test   r12,r12
	je     <nnp_sgemm_10x32__x86_64_avx512+0x84a>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x75a>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0xd78>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_10x32__x86_64_avx512+0xc63>
	mov    r13d,0x4
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm28
	vmovups ZMMWORD PTR [rax+0xc0],zmm29
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm28
	vmovups ZMMWORD PTR [rax+0x140],zmm29
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm28
	vmovups ZMMWORD PTR [rax+0x1c0],zmm29
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x875>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x86f>
	test   r12,r12
	je     <nnp_sgemm_10x32__x86_64_avx512+0xd71>
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xc6c>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xeaf>
	mov    rbx,r8
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm24,zmm24,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm25,zmm25,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm27,zmm27,zmm28
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0xeaf>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm28,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x164>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1003>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x1e63>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x15d7>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1064>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x10e5>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vmovaps zmm16,zmm16
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vmovaps zmm17,zmm17
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_10x32__x86_64_avx512+0x13a1>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vbroadcastss zmm19,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm18,zmm19
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm19,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x204]
	vfmadd231ps zmm16,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x244]
	vfmadd231ps zmm17,zmm18,zmm19
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm19,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x208]
	vfmadd231ps zmm16,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x248]
	vfmadd231ps zmm17,zmm18,zmm19
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm19,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm16,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm17,zmm18,zmm19
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x110b>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1106>
	test   rcx,rcx
	je     <nnp_sgemm_10x32__x86_64_avx512+0x1454>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vbroadcastss zmm19,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm18,zmm19
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x13aa>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1525>
	mov    r10,r8
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm18
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x1525>
	lea    r10,[r9+0x28]
	vbroadcastss zmm18,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x1e63>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x165d>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x171a>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_10x32__x86_64_avx512+0x1ae2>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm30,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vmovups zmm29,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm30,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm28,ZMMWORD PTR [rdx+0x100]
	vmovups zmm29,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm30,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x180]
	vmovups zmm29,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm30,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1740>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x173b>
	test   rcx,rcx
	je     <nnp_sgemm_10x32__x86_64_avx512+0x1bd8>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm30,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1aeb>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1d34>
	mov    r10,r8
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm28
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x1d34>
	lea    r10,[r9+0x28]
	vbroadcastss zmm28,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm24
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm25
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm26
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm27
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3
	int3

<nnp_sgemm_11x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_11x32__x86_64_avx512+0x1157>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	test   r11,r11
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x2f8>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x3c8>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [r11+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x910>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_11x32__x86_64_avx512+0x7fc>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x80]
	vmovups zmm31,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm7,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm30,ZMMWORD PTR [rdx+0x100]
	vmovups zmm31,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm7,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x180]
	vmovups zmm31,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm7,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x3f8>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x3f2>
	test   r12,r12
	je     <nnp_sgemm_11x32__x86_64_avx512+0x90b>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x805>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0xea7>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_11x32__x86_64_avx512+0xd7c>
	mov    r13d,0x4
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm30
	vmovups ZMMWORD PTR [rax+0xc0],zmm31
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm30
	vmovups ZMMWORD PTR [rax+0x140],zmm31
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm30
	vmovups ZMMWORD PTR [rax+0x1c0],zmm31
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x936>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x930>
	test   r12,r12
	je     <nnp_sgemm_11x32__x86_64_avx512+0xea0>
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xd85>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xffb>
	mov    rbx,r8
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm24,zmm24,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm25,zmm25,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm26,zmm26,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm27,zmm27,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm29,zmm29,zmm30
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0xffb>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm30,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm28
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x184>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x116c>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x2116>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x17c3>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x11d3>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x1261>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vmovaps zmm16,zmm16
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vmovaps zmm17,zmm17
	vbroadcastss zmm18,DWORD PTR [rax+0x28]
	vmovaps zmm18,zmm18
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_11x32__x86_64_avx512+0x155d>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm19,ZMMWORD PTR [rdx]
	vbroadcastss zmm20,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm19,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm20,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x204]
	vfmadd231ps zmm16,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x244]
	vfmadd231ps zmm17,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x284]
	vfmadd231ps zmm18,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm19,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm20,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x208]
	vfmadd231ps zmm16,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x248]
	vfmadd231ps zmm17,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x288]
	vfmadd231ps zmm18,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm19,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm20,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm16,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm17,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm18,zmm19,zmm20
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1287>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1282>
	test   rcx,rcx
	je     <nnp_sgemm_11x32__x86_64_avx512+0x1620>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm19,ZMMWORD PTR [rdx]
	vbroadcastss zmm20,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm19,zmm20
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1566>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1701>
	mov    r10,r8
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm19
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x1701>
	lea    r10,[r9+0x28]
	vbroadcastss zmm19,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm19,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm17
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x2116>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1855>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x1925>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [rax+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_11x32__x86_64_avx512+0x1d45>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm7,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x80]
	vmovups zmm31,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm7,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm30,ZMMWORD PTR [rdx+0x100]
	vmovups zmm31,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm7,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x180]
	vmovups zmm31,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm7,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x194b>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1946>
	test   rcx,rcx
	je     <nnp_sgemm_11x32__x86_64_avx512+0x1e51>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm7,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1d4e>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1fca>
	mov    r10,r8
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm30
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x1fca>
	lea    r10,[r9+0x28]
	vbroadcastss zmm30,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm24
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm25
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm26
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm27
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm28
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm29
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret

<nnp_sgemm_12x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_12x32__x86_64_avx512+0x12c0>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	vpxord zmm30,zmm30,zmm30
	vpxord zmm31,zmm31,zmm31
	test   r11,r11
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x338>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x41b>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [r11+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vbroadcastss zmm31,DWORD PTR [r11+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x9d1>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_12x32__x86_64_avx512+0x8a7>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x80]
	vmovups zmm6,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm5,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm7,ZMMWORD PTR [rdx+0x100]
	vmovups zmm6,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm5,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm5,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x44b>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x445>
	test   r12,r12
	je     <nnp_sgemm_12x32__x86_64_avx512+0x9cc>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x8b0>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0xfd6>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_12x32__x86_64_avx512+0xe95>
	mov    r13d,0x4
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm7
	vmovups ZMMWORD PTR [rax+0x40],zmm6
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm7
	vmovups ZMMWORD PTR [rax+0xc0],zmm6
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm7
	vmovups ZMMWORD PTR [rax+0x140],zmm6
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm7
	vmovups ZMMWORD PTR [rax+0x1c0],zmm6
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x9f7>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x9f1>
	test   r12,r12
	je     <nnp_sgemm_12x32__x86_64_avx512+0xfcf>
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm7
	vmovups ZMMWORD PTR [rax+0x40],zmm6
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xe9e>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1147>
	mov    rbx,r8
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm25,zmm25,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm27,zmm27,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm28,zmm28,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm29,zmm29,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm31,zmm31,zmm7
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x1147>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm7,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1a4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x12d5>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x23c9>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x19af>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1342>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x13dd>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vmovaps zmm16,zmm16
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vmovaps zmm17,zmm17
	vbroadcastss zmm18,DWORD PTR [rax+0x28]
	vmovaps zmm18,zmm18
	vbroadcastss zmm19,DWORD PTR [rax+0x2c]
	vmovaps zmm19,zmm19
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_12x32__x86_64_avx512+0x1719>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vbroadcastss zmm21,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm19,zmm20,zmm21
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm21,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x204]
	vfmadd231ps zmm16,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x244]
	vfmadd231ps zmm17,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x284]
	vfmadd231ps zmm18,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm19,zmm20,zmm21
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm21,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x208]
	vfmadd231ps zmm16,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x248]
	vfmadd231ps zmm17,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x288]
	vfmadd231ps zmm18,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm19,zmm20,zmm21
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm21,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm16,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm17,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm18,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm19,zmm20,zmm21
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1403>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x13fe>
	test   rcx,rcx
	je     <nnp_sgemm_12x32__x86_64_avx512+0x17ec>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vbroadcastss zmm21,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm19,zmm20,zmm21
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1722>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x18dd>
	mov    r10,r8
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm19,zmm19,zmm20
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x18dd>
	lea    r10,[r9+0x28]
	vbroadcastss zmm20,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x23c9>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	vpxord zmm30,zmm30,zmm30
	vpxord zmm31,zmm31,zmm31
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1a4d>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x1b30>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [rax+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vbroadcastss zmm31,DWORD PTR [rax+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_12x32__x86_64_avx512+0x1fa8>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm5,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x80]
	vmovups zmm6,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm5,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm7,ZMMWORD PTR [rdx+0x100]
	vmovups zmm6,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm5,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm5,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1b56>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1b51>
	test   rcx,rcx
	je     <nnp_sgemm_12x32__x86_64_avx512+0x20ca>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm5,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1fb1>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x2260>
	mov    r10,r8
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm7
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x2260>
	lea    r10,[r9+0x28]
	vbroadcastss zmm7,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm31
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
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

<nnp_sgemm_13x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_13x32__x86_64_avx512+0x1429>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	vpxord zmm30,zmm30,zmm30
	vpxord zmm31,zmm31,zmm31
	vpxord zmm7,zmm7,zmm7
	vpxord zmm6,zmm6,zmm6
	test   r11,r11
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x378>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x46e>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [r11+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vbroadcastss zmm31,DWORD PTR [r11+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	vbroadcastss zmm6,DWORD PTR [r11+0x30]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm6
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xa92>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_13x32__x86_64_avx512+0x952>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	vmovups zmm4,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm3,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm5,ZMMWORD PTR [rdx+0x100]
	vmovups zmm4,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm3,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x180]
	vmovups zmm4,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm3,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x49e>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x498>
	test   r12,r12
	je     <nnp_sgemm_13x32__x86_64_avx512+0xa8d>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x95b>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x1105>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_13x32__x86_64_avx512+0xfae>
	mov    r13d,0x4
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm5
	vmovups ZMMWORD PTR [rax+0x40],zmm4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm5
	vmovups ZMMWORD PTR [rax+0xc0],zmm4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm5
	vmovups ZMMWORD PTR [rax+0x140],zmm4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm5
	vmovups ZMMWORD PTR [rax+0x1c0],zmm4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xab8>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xab2>
	test   r12,r12
	je     <nnp_sgemm_13x32__x86_64_avx512+0x10fe>
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm5
	vmovups ZMMWORD PTR [rax+0x40],zmm4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xfb7>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1293>
	mov    rbx,r8
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm24,zmm24,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm25,zmm25,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm26,zmm26,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm27,zmm27,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm28,zmm28,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm29,zmm29,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm30,zmm30,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm31,zmm31,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm6,zmm6,zmm5
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x1293>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm5,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm28
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm30
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm7
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm6
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1c4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x143e>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x267c>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1b9b>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x14b1>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x1559>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vmovaps zmm16,zmm16
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vmovaps zmm17,zmm17
	vbroadcastss zmm18,DWORD PTR [rax+0x28]
	vmovaps zmm18,zmm18
	vbroadcastss zmm19,DWORD PTR [rax+0x2c]
	vmovaps zmm19,zmm19
	vbroadcastss zmm20,DWORD PTR [rax+0x30]
	vmovaps zmm20,zmm20
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_13x32__x86_64_avx512+0x18d5>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm21,ZMMWORD PTR [rdx]
	vbroadcastss zmm22,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x300]
	vfmadd231ps zmm20,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm21,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm22,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x204]
	vfmadd231ps zmm16,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x244]
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x284]
	vfmadd231ps zmm18,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x304]
	vfmadd231ps zmm20,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm21,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm22,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x208]
	vfmadd231ps zmm16,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x248]
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x288]
	vfmadd231ps zmm18,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x308]
	vfmadd231ps zmm20,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm21,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm22,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm16,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm18,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x30c]
	vfmadd231ps zmm20,zmm21,zmm22
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x157f>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x157a>
	test   rcx,rcx
	je     <nnp_sgemm_13x32__x86_64_avx512+0x19b8>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm21,ZMMWORD PTR [rdx]
	vbroadcastss zmm22,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x300]
	vfmadd231ps zmm20,zmm21,zmm22
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x18de>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1ab9>
	mov    r10,r8
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm19,zmm19,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm21
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x1ab9>
	lea    r10,[r9+0x28]
	vbroadcastss zmm21,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm21,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm17
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm19
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x267c>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	vpxord zmm30,zmm30,zmm30
	vpxord zmm31,zmm31,zmm31
	vpxord zmm7,zmm7,zmm7
	vpxord zmm6,zmm6,zmm6
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1c45>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x1d3b>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [rax+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vbroadcastss zmm31,DWORD PTR [rax+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	vbroadcastss zmm6,DWORD PTR [rax+0x30]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm6
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_13x32__x86_64_avx512+0x220b>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm3,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	vmovups zmm4,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm3,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm5,ZMMWORD PTR [rdx+0x100]
	vmovups zmm4,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm3,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x180]
	vmovups zmm4,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm3,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1d61>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1d5c>
	test   rcx,rcx
	je     <nnp_sgemm_13x32__x86_64_avx512+0x2343>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm3,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x2214>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x24f6>
	mov    r10,r8
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm6,zmm6,zmm5
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x24f6>
	lea    r10,[r9+0x28]
	vbroadcastss zmm5,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm24
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm25
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm26
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm27
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm28
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm29
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm30
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm31
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm7
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm6
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
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

<nnp_sgemm_14x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_14x32__x86_64_avx512+0x1592>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	vpxord zmm30,zmm30,zmm30
	vpxord zmm31,zmm31,zmm31
	vpxord zmm7,zmm7,zmm7
	vpxord zmm6,zmm6,zmm6
	vpxord zmm5,zmm5,zmm5
	vpxord zmm4,zmm4,zmm4
	test   r11,r11
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3b8>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x4c1>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [r11+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vbroadcastss zmm31,DWORD PTR [r11+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	vbroadcastss zmm6,DWORD PTR [r11+0x30]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm6
	vbroadcastss zmm4,DWORD PTR [r11+0x34]
	vmovaps zmm5,zmm4
	vmovaps zmm4,zmm4
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xb53>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x9fd>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x80]
	vmovups zmm2,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm1,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm3,ZMMWORD PTR [rdx+0x100]
	vmovups zmm2,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm1,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x180]
	vmovups zmm2,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm1,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x4f1>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x4eb>
	test   r12,r12
	je     <nnp_sgemm_14x32__x86_64_avx512+0xb4e>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xa06>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x1234>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x10c7>
	mov    r13d,0x4
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm3
	vmovups ZMMWORD PTR [rax+0x40],zmm2
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm3
	vmovups ZMMWORD PTR [rax+0xc0],zmm2
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm3
	vmovups ZMMWORD PTR [rax+0x140],zmm2
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm3
	vmovups ZMMWORD PTR [rax+0x1c0],zmm2
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xb79>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xb73>
	test   r12,r12
	je     <nnp_sgemm_14x32__x86_64_avx512+0x122d>
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm3
	vmovups ZMMWORD PTR [rax+0x40],zmm2
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x10d0>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x13df>
	mov    rbx,r8
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm26,zmm26,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm27,zmm27,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm28,zmm28,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm29,zmm29,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm30,zmm30,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm31,zmm31,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm7,zmm7,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm6,zmm6,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm4,zmm4,zmm3
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x13df>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm3,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm28
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm30
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm7
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm6
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm5
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1e4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x15a7>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x292f>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1d87>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1620>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x16d5>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vmovaps zmm16,zmm16
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vmovaps zmm17,zmm17
	vbroadcastss zmm18,DWORD PTR [rax+0x28]
	vmovaps zmm18,zmm18
	vbroadcastss zmm19,DWORD PTR [rax+0x2c]
	vmovaps zmm19,zmm19
	vbroadcastss zmm20,DWORD PTR [rax+0x30]
	vmovaps zmm20,zmm20
	vbroadcastss zmm21,DWORD PTR [rax+0x34]
	vmovaps zmm21,zmm21
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_14x32__x86_64_avx512+0x1a91>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vbroadcastss zmm23,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x300]
	vfmadd231ps zmm20,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x340]
	vfmadd231ps zmm21,zmm22,zmm23
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm23,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x204]
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x244]
	vfmadd231ps zmm17,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x284]
	vfmadd231ps zmm18,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x304]
	vfmadd231ps zmm20,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x344]
	vfmadd231ps zmm21,zmm22,zmm23
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm22,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm23,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x208]
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x248]
	vfmadd231ps zmm17,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x288]
	vfmadd231ps zmm18,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x308]
	vfmadd231ps zmm20,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x348]
	vfmadd231ps zmm21,zmm22,zmm23
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm23,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm17,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm18,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x30c]
	vfmadd231ps zmm20,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x34c]
	vfmadd231ps zmm21,zmm22,zmm23
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x16fb>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x16f6>
	test   rcx,rcx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x1b84>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vbroadcastss zmm23,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x300]
	vfmadd231ps zmm20,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x340]
	vfmadd231ps zmm21,zmm22,zmm23
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1a9a>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1c95>
	mov    r10,r8
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm19,zmm19,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm21,zmm21,zmm22
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x1c95>
	lea    r10,[r9+0x28]
	vbroadcastss zmm22,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x292f>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	vpxord zmm30,zmm30,zmm30
	vpxord zmm31,zmm31,zmm31
	vpxord zmm7,zmm7,zmm7
	vpxord zmm6,zmm6,zmm6
	vpxord zmm5,zmm5,zmm5
	vpxord zmm4,zmm4,zmm4
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1e3d>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x1f46>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [rax+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vbroadcastss zmm31,DWORD PTR [rax+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	vbroadcastss zmm6,DWORD PTR [rax+0x30]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm6
	vbroadcastss zmm4,DWORD PTR [rax+0x34]
	vmovaps zmm5,zmm4
	vmovaps zmm4,zmm4
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_14x32__x86_64_avx512+0x246e>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm1,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x80]
	vmovups zmm2,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm1,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm3,ZMMWORD PTR [rdx+0x100]
	vmovups zmm2,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm1,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x180]
	vmovups zmm2,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm1,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1f6c>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1f67>
	test   rcx,rcx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x25bc>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm1,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x2477>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x278c>
	mov    r10,r8
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm7,zmm7,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm6,zmm6,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm4,zmm4,zmm3
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x278c>
	lea    r10,[r9+0x28]
	vbroadcastss zmm3,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm24
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm25
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm26
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm27
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm28
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm29
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm30
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm31
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm7
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm6
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm5
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
