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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_1x32__x86_64_avx512+0x227>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x169>
	mov    r13d,0x4
	vmovups zmm10,ZMMWORD PTR [r10]
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [r10]
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [r10]
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [r10]
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x90>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x8a>
	test   r12,r12
	je     <nnp_sgemm_1x32__x86_64_avx512+0x1a6>
	vmovups zmm10,ZMMWORD PTR [r10]
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x16e>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x1d4>
	mov    r10,r8
	vmovups zmm10,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x1e6>
	vbroadcastss zmm10,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm10
	vaddps zmm9,zmm9,zmm10
	lea    r10,[r9+0x20]
	vbroadcastss zmm10,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x40>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x23c>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x413>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_1x32__x86_64_avx512+0x348>
	mov    edi,0x4
	vmovups zmm10,ZMMWORD PTR [rax]
	vmovups zmm11,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rax]
	vmovups zmm11,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rax]
	vmovups zmm11,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rax]
	vmovups zmm11,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x271>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x26c>
	test   rsi,rsi
	je     <nnp_sgemm_1x32__x86_64_avx512+0x384>
	vmovups zmm10,ZMMWORD PTR [rax]
	vmovups zmm11,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x34d>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x3d7>
	mov    rax,r8
	vmovups zmm10{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x3e9>
	vbroadcastss zmm10,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm10
	vaddps zmm9,zmm9,zmm10
	lea    rax,[r9+0x20]
	vbroadcastss zmm10,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_2x32__x86_64_avx512+0x313>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_2x32__x86_64_avx512+0x1f5>
	mov    r13d,0x4
	vmovups zmm12,ZMMWORD PTR [r10]
	vmovups zmm13,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10]
	vmovups zmm13,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10]
	vmovups zmm13,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r10]
	vmovups zmm13,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xd0>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xca>
	test   r12,r12
	je     <nnp_sgemm_2x32__x86_64_avx512+0x245>
	vmovups zmm12,ZMMWORD PTR [r10]
	vmovups zmm13,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x1fa>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x290>
	mov    r10,r8
	vmovups zmm12,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    r10,[r10+r11*4]
	vmovups zmm12,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x2b5>
	vbroadcastss zmm12,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm9,zmm9,zmm12
	vbroadcastss zmm12,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm12
	vaddps zmm11,zmm11,zmm12
	lea    r10,[r9+0x20]
	vbroadcastss zmm12,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x60>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x328>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x5b7>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_2x32__x86_64_avx512+0x48c>
	mov    edi,0x4
	vmovups zmm12,ZMMWORD PTR [rax]
	vmovups zmm13,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rax]
	vmovups zmm13,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rax]
	vmovups zmm13,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rax]
	vmovups zmm13,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x369>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x364>
	test   rsi,rsi
	je     <nnp_sgemm_2x32__x86_64_avx512+0x4db>
	vmovups zmm12,ZMMWORD PTR [rax]
	vmovups zmm13,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x491>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x54b>
	mov    rax,r8
	vmovups zmm12{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    rax,[rax+r10*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x570>
	vbroadcastss zmm12,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm9,zmm9,zmm12
	vbroadcastss zmm12,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm12
	vaddps zmm11,zmm11,zmm12
	lea    rax,[r9+0x20]
	vbroadcastss zmm12,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_3x32__x86_64_avx512+0x3ff>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_3x32__x86_64_avx512+0x281>
	mov    r13d,0x4
	vmovups zmm14,ZMMWORD PTR [r10]
	vmovups zmm15,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [r10]
	vmovups zmm15,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [r10]
	vmovups zmm15,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [r10]
	vmovups zmm15,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r13d
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x110>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x10a>
	test   r12,r12
	je     <nnp_sgemm_3x32__x86_64_avx512+0x2e4>
	vmovups zmm14,ZMMWORD PTR [r10]
	vmovups zmm15,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r12
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x286>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x34c>
	mov    r10,r8
	vmovups zmm14,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    r10,[r10+r11*4]
	vmovups zmm14,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    r10,[r10+r11*4]
	vmovups zmm14,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x384>
	vbroadcastss zmm14,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm14
	vaddps zmm9,zmm9,zmm14
	vbroadcastss zmm14,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm14
	vaddps zmm11,zmm11,zmm14
	vbroadcastss zmm14,DWORD PTR [r10+0x8]
	vaddps zmm12,zmm12,zmm14
	vaddps zmm13,zmm13,zmm14
	lea    r10,[r9+0x20]
	vbroadcastss zmm14,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x80>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x414>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x75b>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_3x32__x86_64_avx512+0x5d0>
	mov    edi,0x4
	vmovups zmm14,ZMMWORD PTR [rax]
	vmovups zmm15,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rax]
	vmovups zmm15,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rdx+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rax]
	vmovups zmm15,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rdx+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rax]
	vmovups zmm15,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rdx+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x461>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x45c>
	test   rsi,rsi
	je     <nnp_sgemm_3x32__x86_64_avx512+0x632>
	vmovups zmm14,ZMMWORD PTR [rax]
	vmovups zmm15,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x5d5>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x6bf>
	mov    rax,r8
	vmovups zmm14{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    rax,[rax+r10*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    rax,[rax+r10*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x6f7>
	vbroadcastss zmm14,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm14
	vaddps zmm9,zmm9,zmm14
	vbroadcastss zmm14,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm14
	vaddps zmm11,zmm11,zmm14
	vbroadcastss zmm14,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm14
	vaddps zmm13,zmm13,zmm14
	lea    rax,[r9+0x20]
	vbroadcastss zmm14,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_4x32__x86_64_avx512+0x4eb>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_4x32__x86_64_avx512+0x30d>
	mov    r13d,0x4
	vmovups zmm16,ZMMWORD PTR [r10]
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm16,ZMMWORD PTR [r10]
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm16,ZMMWORD PTR [r10]
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm16,ZMMWORD PTR [r10]
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r13d
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x150>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x14a>
	test   r12,r12
	je     <nnp_sgemm_4x32__x86_64_avx512+0x383>
	vmovups zmm16,ZMMWORD PTR [r10]
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r12
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x312>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x408>
	mov    r10,r8
	vmovups zmm16,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    r10,[r10+r11*4]
	vmovups zmm16,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    r10,[r10+r11*4]
	vmovups zmm16,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    r10,[r10+r11*4]
	vmovups zmm16,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x453>
	vbroadcastss zmm16,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm9,zmm9,zmm16
	vbroadcastss zmm16,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm16
	vaddps zmm11,zmm11,zmm16
	vbroadcastss zmm16,DWORD PTR [r10+0x8]
	vaddps zmm12,zmm12,zmm16
	vaddps zmm13,zmm13,zmm16
	vbroadcastss zmm16,DWORD PTR [r10+0xc]
	vaddps zmm14,zmm14,zmm16
	vaddps zmm15,zmm15,zmm16
	lea    r10,[r9+0x20]
	vbroadcastss zmm16,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xa0>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x500>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x8ff>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_4x32__x86_64_avx512+0x714>
	mov    edi,0x4
	vmovups zmm16,ZMMWORD PTR [rax]
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rax]
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rax]
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rax]
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x559>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x554>
	test   rsi,rsi
	je     <nnp_sgemm_4x32__x86_64_avx512+0x789>
	vmovups zmm16,ZMMWORD PTR [rax]
	vmovups zmm17,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x719>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x833>
	mov    rax,r8
	vmovups zmm16{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    rax,[rax+r10*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    rax,[rax+r10*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    rax,[rax+r10*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x87e>
	vbroadcastss zmm16,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm9,zmm9,zmm16
	vbroadcastss zmm16,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm16
	vaddps zmm11,zmm11,zmm16
	vbroadcastss zmm16,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm16
	vaddps zmm13,zmm13,zmm16
	vbroadcastss zmm16,DWORD PTR [rax+0xc]
	vaddps zmm14,zmm14,zmm16
	vaddps zmm15,zmm15,zmm16
	lea    rax,[r9+0x20]
	vbroadcastss zmm16,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_5x32__x86_64_avx512+0x5e3>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
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
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_5x32__x86_64_avx512+0x399>
	mov    r13d,0x4
	vmovups zmm18,ZMMWORD PTR [r10]
	vmovups zmm19,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm18,ZMMWORD PTR [r10]
	vmovups zmm19,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm18,ZMMWORD PTR [r10]
	vmovups zmm19,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm18,ZMMWORD PTR [r10]
	vmovups zmm19,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r13d
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x190>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x18a>
	test   r12,r12
	je     <nnp_sgemm_5x32__x86_64_avx512+0x42a>
	vmovups zmm18,ZMMWORD PTR [r10]
	vmovups zmm19,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r12
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x3a2>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x4d0>
	mov    r10,r8
	vmovups zmm18,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    r10,[r10+r11*4]
	vmovups zmm18,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    r10,[r10+r11*4]
	vmovups zmm18,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    r10,[r10+r11*4]
	vmovups zmm18,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    r10,[r10+r11*4]
	vmovups zmm18,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x52e>
	vbroadcastss zmm18,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm18
	vaddps zmm9,zmm9,zmm18
	vbroadcastss zmm18,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm18
	vaddps zmm11,zmm11,zmm18
	vbroadcastss zmm18,DWORD PTR [r10+0x8]
	vaddps zmm12,zmm12,zmm18
	vaddps zmm13,zmm13,zmm18
	vbroadcastss zmm18,DWORD PTR [r10+0xc]
	vaddps zmm14,zmm14,zmm18
	vaddps zmm15,zmm15,zmm18
	vbroadcastss zmm18,DWORD PTR [r10+0x10]
	vaddps zmm16,zmm16,zmm18
	vaddps zmm17,zmm17,zmm18
	lea    r10,[r9+0x20]
	vbroadcastss zmm18,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xc0>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x5f8>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xabb>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
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
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_5x32__x86_64_avx512+0x864>
	mov    edi,0x4
	vmovups zmm18,ZMMWORD PTR [rax]
	vmovups zmm19,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rax]
	vmovups zmm19,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rax]
	vmovups zmm19,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rax]
	vmovups zmm19,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x65d>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x658>
	test   rsi,rsi
	je     <nnp_sgemm_5x32__x86_64_avx512+0x8f4>
	vmovups zmm18,ZMMWORD PTR [rax]
	vmovups zmm19,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x86d>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x9bf>
	mov    rax,r8
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    rax,[rax+r10*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    rax,[rax+r10*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    rax,[rax+r10*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    rax,[rax+r10*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xa1d>
	vbroadcastss zmm18,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm18
	vaddps zmm9,zmm9,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm18
	vaddps zmm11,zmm11,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm18
	vaddps zmm13,zmm13,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0xc]
	vaddps zmm14,zmm14,zmm18
	vaddps zmm15,zmm15,zmm18
	vbroadcastss zmm18,DWORD PTR [rax+0x10]
	vaddps zmm16,zmm16,zmm18
	vaddps zmm17,zmm17,zmm18
	lea    rax,[r9+0x20]
	vbroadcastss zmm18,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_6x32__x86_64_avx512+0x6cf>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
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
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_6x32__x86_64_avx512+0x425>
	mov    r13d,0x4
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r13d
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1d0>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1ca>
	test   r12,r12
	je     <nnp_sgemm_6x32__x86_64_avx512+0x4c9>
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r12
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x42e>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x58c>
	mov    r10,r8
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    r10,[r10+r11*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    r10,[r10+r11*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    r10,[r10+r11*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    r10,[r10+r11*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    r10,[r10+r11*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x5fd>
	vbroadcastss zmm20,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm20
	vaddps zmm9,zmm9,zmm20
	vbroadcastss zmm20,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm20
	vaddps zmm11,zmm11,zmm20
	vbroadcastss zmm20,DWORD PTR [r10+0x8]
	vaddps zmm12,zmm12,zmm20
	vaddps zmm13,zmm13,zmm20
	vbroadcastss zmm20,DWORD PTR [r10+0xc]
	vaddps zmm14,zmm14,zmm20
	vaddps zmm15,zmm15,zmm20
	vbroadcastss zmm20,DWORD PTR [r10+0x10]
	vaddps zmm16,zmm16,zmm20
	vaddps zmm17,zmm17,zmm20
	vbroadcastss zmm20,DWORD PTR [r10+0x14]
	vaddps zmm18,zmm18,zmm20
	vaddps zmm19,zmm19,zmm20
	lea    r10,[r9+0x20]
	vbroadcastss zmm20,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xe0>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x6e4>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0xc5f>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
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
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_6x32__x86_64_avx512+0x9a8>
	mov    edi,0x4
	vmovups zmm20,ZMMWORD PTR [rax]
	vmovups zmm21,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rax]
	vmovups zmm21,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rax]
	vmovups zmm21,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rax]
	vmovups zmm21,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x755>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x750>
	test   rsi,rsi
	je     <nnp_sgemm_6x32__x86_64_avx512+0xa4b>
	vmovups zmm20,ZMMWORD PTR [rax]
	vmovups zmm21,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x9b1>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xb33>
	mov    rax,r8
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    rax,[rax+r10*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    rax,[rax+r10*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    rax,[rax+r10*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    rax,[rax+r10*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    rax,[rax+r10*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0xba4>
	vbroadcastss zmm20,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm20
	vaddps zmm9,zmm9,zmm20
	vbroadcastss zmm20,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm20
	vaddps zmm11,zmm11,zmm20
	vbroadcastss zmm20,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm20
	vaddps zmm13,zmm13,zmm20
	vbroadcastss zmm20,DWORD PTR [rax+0xc]
	vaddps zmm14,zmm14,zmm20
	vaddps zmm15,zmm15,zmm20
	vbroadcastss zmm20,DWORD PTR [rax+0x10]
	vaddps zmm16,zmm16,zmm20
	vaddps zmm17,zmm17,zmm20
	vbroadcastss zmm20,DWORD PTR [rax+0x14]
	vaddps zmm18,zmm18,zmm20
	vaddps zmm19,zmm19,zmm20
	lea    rax,[r9+0x20]
	vbroadcastss zmm20,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_7x32__x86_64_avx512+0x7be>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
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
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_7x32__x86_64_avx512+0x4b1>
	mov    r13d,0x4
	vmovups zmm22,ZMMWORD PTR [r10]
	vmovups zmm23,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm22,ZMMWORD PTR [r10]
	vmovups zmm23,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm22,ZMMWORD PTR [r10]
	vmovups zmm23,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm22,ZMMWORD PTR [r10]
	vmovups zmm23,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r13d
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x210>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x20a>
	test   r12,r12
	je     <nnp_sgemm_7x32__x86_64_avx512+0x568>
	vmovups zmm22,ZMMWORD PTR [r10]
	vmovups zmm23,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r12
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x4ba>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x64b>
	mov    r10,r8
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    r10,[r10+r11*4]
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    r10,[r10+r11*4]
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    r10,[r10+r11*4]
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    r10,[r10+r11*4]
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    r10,[r10+r11*4]
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    r10,[r10+r11*4]
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x6cf>
	vbroadcastss zmm22,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm22
	vaddps zmm9,zmm9,zmm22
	vbroadcastss zmm22,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm22
	vaddps zmm11,zmm11,zmm22
	vbroadcastss zmm22,DWORD PTR [r10+0x8]
	vaddps zmm12,zmm12,zmm22
	vaddps zmm13,zmm13,zmm22
	vbroadcastss zmm22,DWORD PTR [r10+0xc]
	vaddps zmm14,zmm14,zmm22
	vaddps zmm15,zmm15,zmm22
	vbroadcastss zmm22,DWORD PTR [r10+0x10]
	vaddps zmm16,zmm16,zmm22
	vaddps zmm17,zmm17,zmm22
	vbroadcastss zmm22,DWORD PTR [r10+0x14]
	vaddps zmm18,zmm18,zmm22
	vaddps zmm19,zmm19,zmm22
	vbroadcastss zmm22,DWORD PTR [r10+0x18]
	vaddps zmm20,zmm20,zmm22
	vaddps zmm21,zmm21,zmm22
	lea    r10,[r9+0x20]
	vbroadcastss zmm22,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x100>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x7d3>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0xe09>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
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
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_7x32__x86_64_avx512+0xaef>
	mov    edi,0x4
	vmovups zmm22,ZMMWORD PTR [rax]
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rax]
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rax]
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rax]
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x850>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x84b>
	test   rsi,rsi
	je     <nnp_sgemm_7x32__x86_64_avx512+0xba5>
	vmovups zmm22,ZMMWORD PTR [rax]
	vmovups zmm23,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xaf8>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xcad>
	mov    rax,r8
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    rax,[rax+r10*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    rax,[rax+r10*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    rax,[rax+r10*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    rax,[rax+r10*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    rax,[rax+r10*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    rax,[rax+r10*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0xd31>
	vbroadcastss zmm22,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm22
	vaddps zmm9,zmm9,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm22
	vaddps zmm11,zmm11,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm22
	vaddps zmm13,zmm13,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0xc]
	vaddps zmm14,zmm14,zmm22
	vaddps zmm15,zmm15,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x10]
	vaddps zmm16,zmm16,zmm22
	vaddps zmm17,zmm17,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x14]
	vaddps zmm18,zmm18,zmm22
	vaddps zmm19,zmm19,zmm22
	vbroadcastss zmm22,DWORD PTR [rax+0x18]
	vaddps zmm20,zmm20,zmm22
	vaddps zmm21,zmm21,zmm22
	lea    rax,[r9+0x20]
	vbroadcastss zmm22,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_8x32__x86_64_avx512+0x8aa>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
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
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_8x32__x86_64_avx512+0x53d>
	mov    r13d,0x4
	vmovups zmm24,ZMMWORD PTR [r10]
	vmovups zmm25,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm24,ZMMWORD PTR [r10]
	vmovups zmm25,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm24,ZMMWORD PTR [r10]
	vmovups zmm25,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm24,ZMMWORD PTR [r10]
	vmovups zmm25,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r13d
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x250>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x24a>
	test   r12,r12
	je     <nnp_sgemm_8x32__x86_64_avx512+0x607>
	vmovups zmm24,ZMMWORD PTR [r10]
	vmovups zmm25,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r12
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x546>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x707>
	mov    r10,r8
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    r10,[r10+r11*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    r10,[r10+r11*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    r10,[r10+r11*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    r10,[r10+r11*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    r10,[r10+r11*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    r10,[r10+r11*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm24
	lea    r10,[r10+r11*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm24
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x79e>
	vbroadcastss zmm24,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm24
	vaddps zmm9,zmm9,zmm24
	vbroadcastss zmm24,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm24
	vaddps zmm11,zmm11,zmm24
	vbroadcastss zmm24,DWORD PTR [r10+0x8]
	vaddps zmm12,zmm12,zmm24
	vaddps zmm13,zmm13,zmm24
	vbroadcastss zmm24,DWORD PTR [r10+0xc]
	vaddps zmm14,zmm14,zmm24
	vaddps zmm15,zmm15,zmm24
	vbroadcastss zmm24,DWORD PTR [r10+0x10]
	vaddps zmm16,zmm16,zmm24
	vaddps zmm17,zmm17,zmm24
	vbroadcastss zmm24,DWORD PTR [r10+0x14]
	vaddps zmm18,zmm18,zmm24
	vaddps zmm19,zmm19,zmm24
	vbroadcastss zmm24,DWORD PTR [r10+0x18]
	vaddps zmm20,zmm20,zmm24
	vaddps zmm21,zmm21,zmm24
	vbroadcastss zmm24,DWORD PTR [r10+0x1c]
	vaddps zmm22,zmm22,zmm24
	vaddps zmm23,zmm23,zmm24
	lea    r10,[r9+0x20]
	vbroadcastss zmm24,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm24,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm24,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm24,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm24,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x120>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x8bf>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0xfad>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
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
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_8x32__x86_64_avx512+0xc33>
	mov    edi,0x4
	vmovups zmm24,ZMMWORD PTR [rax]
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rax]
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rax]
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rax]
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x948>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x943>
	test   rsi,rsi
	je     <nnp_sgemm_8x32__x86_64_avx512+0xcfc>
	vmovups zmm24,ZMMWORD PTR [rax]
	vmovups zmm25,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xc3c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xe21>
	mov    rax,r8
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    rax,[rax+r10*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    rax,[rax+r10*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    rax,[rax+r10*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    rax,[rax+r10*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    rax,[rax+r10*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    rax,[rax+r10*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm24
	lea    rax,[rax+r10*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm24
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0xeb8>
	vbroadcastss zmm24,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm24
	vaddps zmm9,zmm9,zmm24
	vbroadcastss zmm24,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm24
	vaddps zmm11,zmm11,zmm24
	vbroadcastss zmm24,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm24
	vaddps zmm13,zmm13,zmm24
	vbroadcastss zmm24,DWORD PTR [rax+0xc]
	vaddps zmm14,zmm14,zmm24
	vaddps zmm15,zmm15,zmm24
	vbroadcastss zmm24,DWORD PTR [rax+0x10]
	vaddps zmm16,zmm16,zmm24
	vaddps zmm17,zmm17,zmm24
	vbroadcastss zmm24,DWORD PTR [rax+0x14]
	vaddps zmm18,zmm18,zmm24
	vaddps zmm19,zmm19,zmm24
	vbroadcastss zmm24,DWORD PTR [rax+0x18]
	vaddps zmm20,zmm20,zmm24
	vaddps zmm21,zmm21,zmm24
	vbroadcastss zmm24,DWORD PTR [rax+0x1c]
	vaddps zmm22,zmm22,zmm24
	vaddps zmm23,zmm23,zmm24
	lea    rax,[r9+0x20]
	vbroadcastss zmm24,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm24,zmm16
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm24,zmm17
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm24,zmm18
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm24,zmm19
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm24,zmm20
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm24,zmm21
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm24,zmm22
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm24,zmm23
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_9x32__x86_64_avx512+0x9a5>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
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
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_9x32__x86_64_avx512+0x5d5>
	mov    r13d,0x4
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r13d
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x290>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x28a>
	test   r12,r12
	je     <nnp_sgemm_9x32__x86_64_avx512+0x6b5>
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r12
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x5de>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x7d2>
	mov    r10,r8
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    r10,[r10+r11*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    r10,[r10+r11*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    r10,[r10+r11*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    r10,[r10+r11*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm26
	lea    r10,[r10+r11*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm26
	lea    r10,[r10+r11*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm26
	lea    r10,[r10+r11*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm26
	lea    r10,[r10+r11*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm26
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x87c>
	vbroadcastss zmm26,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm26
	vaddps zmm9,zmm9,zmm26
	vbroadcastss zmm26,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm26
	vaddps zmm11,zmm11,zmm26
	vbroadcastss zmm26,DWORD PTR [r10+0x8]
	vaddps zmm12,zmm12,zmm26
	vaddps zmm13,zmm13,zmm26
	vbroadcastss zmm26,DWORD PTR [r10+0xc]
	vaddps zmm14,zmm14,zmm26
	vaddps zmm15,zmm15,zmm26
	vbroadcastss zmm26,DWORD PTR [r10+0x10]
	vaddps zmm16,zmm16,zmm26
	vaddps zmm17,zmm17,zmm26
	vbroadcastss zmm26,DWORD PTR [r10+0x14]
	vaddps zmm18,zmm18,zmm26
	vaddps zmm19,zmm19,zmm26
	vbroadcastss zmm26,DWORD PTR [r10+0x18]
	vaddps zmm20,zmm20,zmm26
	vaddps zmm21,zmm21,zmm26
	vbroadcastss zmm26,DWORD PTR [r10+0x1c]
	vaddps zmm22,zmm22,zmm26
	vaddps zmm23,zmm23,zmm26
	vbroadcastss zmm26,DWORD PTR [r10+0x20]
	vaddps zmm24,zmm24,zmm26
	vaddps zmm25,zmm25,zmm26
	lea    r10,[r9+0x20]
	vbroadcastss zmm26,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x140>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x9ba>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x116f>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
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
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_9x32__x86_64_avx512+0xd92>
	mov    edi,0x4
	vmovups zmm26,ZMMWORD PTR [rax]
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rax]
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rax]
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rax]
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xa4f>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xa4a>
	test   rsi,rsi
	je     <nnp_sgemm_9x32__x86_64_avx512+0xe71>
	vmovups zmm26,ZMMWORD PTR [rax]
	vmovups zmm27,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rdx+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xd9b>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xfb3>
	mov    rax,r8
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    rax,[rax+r10*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    rax,[rax+r10*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    rax,[rax+r10*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    rax,[rax+r10*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm26
	lea    rax,[rax+r10*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm26
	lea    rax,[rax+r10*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm26
	lea    rax,[rax+r10*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm26
	lea    rax,[rax+r10*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm26
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x105d>
	vbroadcastss zmm26,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm26
	vaddps zmm9,zmm9,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm26
	vaddps zmm11,zmm11,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm26
	vaddps zmm13,zmm13,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0xc]
	vaddps zmm14,zmm14,zmm26
	vaddps zmm15,zmm15,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x10]
	vaddps zmm16,zmm16,zmm26
	vaddps zmm17,zmm17,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x14]
	vaddps zmm18,zmm18,zmm26
	vaddps zmm19,zmm19,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x18]
	vaddps zmm20,zmm20,zmm26
	vaddps zmm21,zmm21,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x1c]
	vaddps zmm22,zmm22,zmm26
	vaddps zmm23,zmm23,zmm26
	vbroadcastss zmm26,DWORD PTR [rax+0x20]
	vaddps zmm24,zmm24,zmm26
	vaddps zmm25,zmm25,zmm26
	lea    rax,[r9+0x20]
	vbroadcastss zmm26,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm26,zmm25
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_10x32__x86_64_avx512+0xaa0>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
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
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_10x32__x86_64_avx512+0x66d>
	mov    r13d,0x4
	vmovups zmm28,ZMMWORD PTR [r10]
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm28,ZMMWORD PTR [r10]
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm28,ZMMWORD PTR [r10]
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm28,ZMMWORD PTR [r10]
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r13d
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2d0>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2ca>
	test   r12,r12
	je     <nnp_sgemm_10x32__x86_64_avx512+0x763>
	vmovups zmm28,ZMMWORD PTR [r10]
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r12
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x676>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x89d>
	mov    r10,r8
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    r10,[r10+r11*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    r10,[r10+r11*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    r10,[r10+r11*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    r10,[r10+r11*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    r10,[r10+r11*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    r10,[r10+r11*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    r10,[r10+r11*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm28
	lea    r10,[r10+r11*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm28
	lea    r10,[r10+r11*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm28
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x95a>
	vbroadcastss zmm28,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm28
	vaddps zmm9,zmm9,zmm28
	vbroadcastss zmm28,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm28
	vaddps zmm11,zmm11,zmm28
	vbroadcastss zmm28,DWORD PTR [r10+0x8]
	vaddps zmm12,zmm12,zmm28
	vaddps zmm13,zmm13,zmm28
	vbroadcastss zmm28,DWORD PTR [r10+0xc]
	vaddps zmm14,zmm14,zmm28
	vaddps zmm15,zmm15,zmm28
	vbroadcastss zmm28,DWORD PTR [r10+0x10]
	vaddps zmm16,zmm16,zmm28
	vaddps zmm17,zmm17,zmm28
	vbroadcastss zmm28,DWORD PTR [r10+0x14]
	vaddps zmm18,zmm18,zmm28
	vaddps zmm19,zmm19,zmm28
	vbroadcastss zmm28,DWORD PTR [r10+0x18]
	vaddps zmm20,zmm20,zmm28
	vaddps zmm21,zmm21,zmm28
	vbroadcastss zmm28,DWORD PTR [r10+0x1c]
	vaddps zmm22,zmm22,zmm28
	vaddps zmm23,zmm23,zmm28
	vbroadcastss zmm28,DWORD PTR [r10+0x20]
	vaddps zmm24,zmm24,zmm28
	vaddps zmm25,zmm25,zmm28
	vbroadcastss zmm28,DWORD PTR [r10+0x24]
	vaddps zmm26,zmm26,zmm28
	vaddps zmm27,zmm27,zmm28
	lea    r10,[r9+0x20]
	vbroadcastss zmm28,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm28,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm28,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm28,zmm24
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm28,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x160>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xab5>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x1331>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
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
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_10x32__x86_64_avx512+0xef1>
	mov    edi,0x4
	vmovups zmm28,ZMMWORD PTR [rax]
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rax]
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rax]
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rax]
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xb56>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xb51>
	test   rsi,rsi
	je     <nnp_sgemm_10x32__x86_64_avx512+0xfe6>
	vmovups zmm28,ZMMWORD PTR [rax]
	vmovups zmm29,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rdx+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xefa>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1145>
	mov    rax,r8
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    rax,[rax+r10*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    rax,[rax+r10*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    rax,[rax+r10*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    rax,[rax+r10*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    rax,[rax+r10*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    rax,[rax+r10*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    rax,[rax+r10*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm28
	lea    rax,[rax+r10*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm28
	lea    rax,[rax+r10*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm28
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x1202>
	vbroadcastss zmm28,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm28
	vaddps zmm9,zmm9,zmm28
	vbroadcastss zmm28,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm28
	vaddps zmm11,zmm11,zmm28
	vbroadcastss zmm28,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm28
	vaddps zmm13,zmm13,zmm28
	vbroadcastss zmm28,DWORD PTR [rax+0xc]
	vaddps zmm14,zmm14,zmm28
	vaddps zmm15,zmm15,zmm28
	vbroadcastss zmm28,DWORD PTR [rax+0x10]
	vaddps zmm16,zmm16,zmm28
	vaddps zmm17,zmm17,zmm28
	vbroadcastss zmm28,DWORD PTR [rax+0x14]
	vaddps zmm18,zmm18,zmm28
	vaddps zmm19,zmm19,zmm28
	vbroadcastss zmm28,DWORD PTR [rax+0x18]
	vaddps zmm20,zmm20,zmm28
	vaddps zmm21,zmm21,zmm28
	vbroadcastss zmm28,DWORD PTR [rax+0x1c]
	vaddps zmm22,zmm22,zmm28
	vaddps zmm23,zmm23,zmm28
	vbroadcastss zmm28,DWORD PTR [rax+0x20]
	vaddps zmm24,zmm24,zmm28
	vaddps zmm25,zmm25,zmm28
	vbroadcastss zmm28,DWORD PTR [rax+0x24]
	vaddps zmm26,zmm26,zmm28
	vaddps zmm27,zmm27,zmm28
	lea    rax,[r9+0x20]
	vbroadcastss zmm28,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm28,zmm18
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm28,zmm19
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm28,zmm21
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm28,zmm22
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm28,zmm23
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm28,zmm24
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm28,zmm25
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm28,zmm26
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm28,zmm27
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_11x32__x86_64_avx512+0xb9b>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
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
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_11x32__x86_64_avx512+0x705>
	mov    r13d,0x4
	vmovups zmm30,ZMMWORD PTR [r10]
	vmovups zmm31,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm30,ZMMWORD PTR [r10]
	vmovups zmm31,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm30,ZMMWORD PTR [r10]
	vmovups zmm31,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm30,ZMMWORD PTR [r10]
	vmovups zmm31,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r13d
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x310>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x30a>
	test   r12,r12
	je     <nnp_sgemm_11x32__x86_64_avx512+0x811>
	vmovups zmm30,ZMMWORD PTR [r10]
	vmovups zmm31,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r12
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x70e>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x968>
	mov    r10,r8
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    r10,[r10+r11*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    r10,[r10+r11*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    r10,[r10+r11*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    r10,[r10+r11*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    r10,[r10+r11*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm30
	lea    r10,[r10+r11*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm30
	lea    r10,[r10+r11*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm30
	lea    r10,[r10+r11*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm30
	lea    r10,[r10+r11*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm30
	lea    r10,[r10+r11*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm30
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0xa38>
	vbroadcastss zmm30,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm30
	vaddps zmm9,zmm9,zmm30
	vbroadcastss zmm30,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm30
	vaddps zmm11,zmm11,zmm30
	vbroadcastss zmm30,DWORD PTR [r10+0x8]
	vaddps zmm12,zmm12,zmm30
	vaddps zmm13,zmm13,zmm30
	vbroadcastss zmm30,DWORD PTR [r10+0xc]
	vaddps zmm14,zmm14,zmm30
	vaddps zmm15,zmm15,zmm30
	vbroadcastss zmm30,DWORD PTR [r10+0x10]
	vaddps zmm16,zmm16,zmm30
	vaddps zmm17,zmm17,zmm30
	vbroadcastss zmm30,DWORD PTR [r10+0x14]
	vaddps zmm18,zmm18,zmm30
	vaddps zmm19,zmm19,zmm30
	vbroadcastss zmm30,DWORD PTR [r10+0x18]
	vaddps zmm20,zmm20,zmm30
	vaddps zmm21,zmm21,zmm30
	vbroadcastss zmm30,DWORD PTR [r10+0x1c]
	vaddps zmm22,zmm22,zmm30
	vaddps zmm23,zmm23,zmm30
	vbroadcastss zmm30,DWORD PTR [r10+0x20]
	vaddps zmm24,zmm24,zmm30
	vaddps zmm25,zmm25,zmm30
	vbroadcastss zmm30,DWORD PTR [r10+0x24]
	vaddps zmm26,zmm26,zmm30
	vaddps zmm27,zmm27,zmm30
	vbroadcastss zmm30,DWORD PTR [r10+0x28]
	vaddps zmm28,zmm28,zmm30
	vaddps zmm29,zmm29,zmm30
	lea    r10,[r9+0x20]
	vbroadcastss zmm30,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm30,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm30,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm30,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm30,zmm24
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm30,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm30,zmm28
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x180>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xbb0>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x14f3>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
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
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_11x32__x86_64_avx512+0x1050>
	mov    edi,0x4
	vmovups zmm30,ZMMWORD PTR [rax]
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rax]
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rax]
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rax]
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xc5d>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xc58>
	test   rsi,rsi
	je     <nnp_sgemm_11x32__x86_64_avx512+0x115b>
	vmovups zmm30,ZMMWORD PTR [rax]
	vmovups zmm31,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rdx+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1059>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x12d7>
	mov    rax,r8
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    rax,[rax+r10*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    rax,[rax+r10*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    rax,[rax+r10*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    rax,[rax+r10*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    rax,[rax+r10*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm30
	lea    rax,[rax+r10*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm30
	lea    rax,[rax+r10*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm30
	lea    rax,[rax+r10*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm30
	lea    rax,[rax+r10*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm30
	lea    rax,[rax+r10*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm30
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x13a7>
	vbroadcastss zmm30,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm30
	vaddps zmm9,zmm9,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm30
	vaddps zmm11,zmm11,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm30
	vaddps zmm13,zmm13,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0xc]
	vaddps zmm14,zmm14,zmm30
	vaddps zmm15,zmm15,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x10]
	vaddps zmm16,zmm16,zmm30
	vaddps zmm17,zmm17,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x14]
	vaddps zmm18,zmm18,zmm30
	vaddps zmm19,zmm19,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x18]
	vaddps zmm20,zmm20,zmm30
	vaddps zmm21,zmm21,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x1c]
	vaddps zmm22,zmm22,zmm30
	vaddps zmm23,zmm23,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x20]
	vaddps zmm24,zmm24,zmm30
	vaddps zmm25,zmm25,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x24]
	vaddps zmm26,zmm26,zmm30
	vaddps zmm27,zmm27,zmm30
	vbroadcastss zmm30,DWORD PTR [rax+0x28]
	vaddps zmm28,zmm28,zmm30
	vaddps zmm29,zmm29,zmm30
	lea    rax,[r9+0x20]
	vbroadcastss zmm30,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm30,zmm18
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm30,zmm19
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm30,zmm20
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm30,zmm21
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm30,zmm22
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm30,zmm23
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm30,zmm24
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm30,zmm25
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm30,zmm26
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm30,zmm27
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm30,zmm28
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm30,zmm29
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3
	int3

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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_12x32__x86_64_avx512+0xc96>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
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
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_12x32__x86_64_avx512+0x79d>
	mov    r13d,0x4
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r13d
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x350>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x34a>
	test   r12,r12
	je     <nnp_sgemm_12x32__x86_64_avx512+0x8bf>
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r12
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x7a6>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xa33>
	mov    r10,r8
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    r10,[r10+r11*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    r10,[r10+r11*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    r10,[r10+r11*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    r10,[r10+r11*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm7
	lea    r10,[r10+r11*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm7
	lea    r10,[r10+r11*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    r10,[r10+r11*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    r10,[r10+r11*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm7
	lea    r10,[r10+r11*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm7
	lea    r10,[r10+r11*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm7
	lea    r10,[r10+r11*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm7
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0xb16>
	vbroadcastss zmm7,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm7
	vaddps zmm9,zmm9,zmm7
	vbroadcastss zmm7,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm7
	vaddps zmm11,zmm11,zmm7
	vbroadcastss zmm7,DWORD PTR [r10+0x8]
	vaddps zmm12,zmm12,zmm7
	vaddps zmm13,zmm13,zmm7
	vbroadcastss zmm7,DWORD PTR [r10+0xc]
	vaddps zmm14,zmm14,zmm7
	vaddps zmm15,zmm15,zmm7
	vbroadcastss zmm7,DWORD PTR [r10+0x10]
	vaddps zmm16,zmm16,zmm7
	vaddps zmm17,zmm17,zmm7
	vbroadcastss zmm7,DWORD PTR [r10+0x14]
	vaddps zmm18,zmm18,zmm7
	vaddps zmm19,zmm19,zmm7
	vbroadcastss zmm7,DWORD PTR [r10+0x18]
	vaddps zmm20,zmm20,zmm7
	vaddps zmm21,zmm21,zmm7
	vbroadcastss zmm7,DWORD PTR [r10+0x1c]
	vaddps zmm22,zmm22,zmm7
	vaddps zmm23,zmm23,zmm7
	vbroadcastss zmm7,DWORD PTR [r10+0x20]
	vaddps zmm24,zmm24,zmm7
	vaddps zmm25,zmm25,zmm7
	vbroadcastss zmm7,DWORD PTR [r10+0x24]
	vaddps zmm26,zmm26,zmm7
	vaddps zmm27,zmm27,zmm7
	vbroadcastss zmm7,DWORD PTR [r10+0x28]
	vaddps zmm28,zmm28,zmm7
	vaddps zmm29,zmm29,zmm7
	vbroadcastss zmm7,DWORD PTR [r10+0x2c]
	vaddps zmm30,zmm30,zmm7
	vaddps zmm31,zmm31,zmm7
	lea    r10,[r9+0x20]
	vbroadcastss zmm7,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm31
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1a0>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xcab>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x16b5>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
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
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_12x32__x86_64_avx512+0x11af>
	mov    edi,0x4
	vmovups zmm7,ZMMWORD PTR [rax]
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rax]
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rax]
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rax]
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xd64>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xd5f>
	test   rsi,rsi
	je     <nnp_sgemm_12x32__x86_64_avx512+0x12d0>
	vmovups zmm7,ZMMWORD PTR [rax]
	vmovups zmm6,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rdx+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x11b8>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1469>
	mov    rax,r8
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    rax,[rax+r10*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    rax,[rax+r10*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    rax,[rax+r10*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    rax,[rax+r10*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm7
	lea    rax,[rax+r10*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm7
	lea    rax,[rax+r10*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    rax,[rax+r10*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    rax,[rax+r10*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm7
	lea    rax,[rax+r10*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm7
	lea    rax,[rax+r10*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm7
	lea    rax,[rax+r10*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm7
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x154c>
	vbroadcastss zmm7,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm7
	vaddps zmm9,zmm9,zmm7
	vbroadcastss zmm7,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm7
	vaddps zmm11,zmm11,zmm7
	vbroadcastss zmm7,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm7
	vaddps zmm13,zmm13,zmm7
	vbroadcastss zmm7,DWORD PTR [rax+0xc]
	vaddps zmm14,zmm14,zmm7
	vaddps zmm15,zmm15,zmm7
	vbroadcastss zmm7,DWORD PTR [rax+0x10]
	vaddps zmm16,zmm16,zmm7
	vaddps zmm17,zmm17,zmm7
	vbroadcastss zmm7,DWORD PTR [rax+0x14]
	vaddps zmm18,zmm18,zmm7
	vaddps zmm19,zmm19,zmm7
	vbroadcastss zmm7,DWORD PTR [rax+0x18]
	vaddps zmm20,zmm20,zmm7
	vaddps zmm21,zmm21,zmm7
	vbroadcastss zmm7,DWORD PTR [rax+0x1c]
	vaddps zmm22,zmm22,zmm7
	vaddps zmm23,zmm23,zmm7
	vbroadcastss zmm7,DWORD PTR [rax+0x20]
	vaddps zmm24,zmm24,zmm7
	vaddps zmm25,zmm25,zmm7
	vbroadcastss zmm7,DWORD PTR [rax+0x24]
	vaddps zmm26,zmm26,zmm7
	vaddps zmm27,zmm27,zmm7
	vbroadcastss zmm7,DWORD PTR [rax+0x28]
	vaddps zmm28,zmm28,zmm7
	vaddps zmm29,zmm29,zmm7
	vbroadcastss zmm7,DWORD PTR [rax+0x2c]
	vaddps zmm30,zmm30,zmm7
	vaddps zmm31,zmm31,zmm7
	lea    rax,[r9+0x20]
	vbroadcastss zmm7,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm7,zmm31
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_13x32__x86_64_avx512+0xd91>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
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
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_13x32__x86_64_avx512+0x835>
	mov    r13d,0x4
	vmovups zmm5,ZMMWORD PTR [r10]
	vmovups zmm4,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm5,ZMMWORD PTR [r10]
	vmovups zmm4,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm5,ZMMWORD PTR [r10]
	vmovups zmm4,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm5,ZMMWORD PTR [r10]
	vmovups zmm4,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r13d
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x390>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x38a>
	test   r12,r12
	je     <nnp_sgemm_13x32__x86_64_avx512+0x96d>
	vmovups zmm5,ZMMWORD PTR [r10]
	vmovups zmm4,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r12
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x83e>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xafe>
	mov    r10,r8
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    r10,[r10+r11*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    r10,[r10+r11*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    r10,[r10+r11*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    r10,[r10+r11*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm5
	lea    r10,[r10+r11*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm5
	lea    r10,[r10+r11*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm5
	lea    r10,[r10+r11*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm5
	lea    r10,[r10+r11*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm5
	lea    r10,[r10+r11*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm5
	lea    r10,[r10+r11*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm5
	lea    r10,[r10+r11*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm5
	lea    r10,[r10+r11*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm6,zmm6,zmm5
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0xbf4>
	vbroadcastss zmm5,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm5
	vaddps zmm9,zmm9,zmm5
	vbroadcastss zmm5,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm5
	vaddps zmm11,zmm11,zmm5
	vbroadcastss zmm5,DWORD PTR [r10+0x8]
	vaddps zmm12,zmm12,zmm5
	vaddps zmm13,zmm13,zmm5
	vbroadcastss zmm5,DWORD PTR [r10+0xc]
	vaddps zmm14,zmm14,zmm5
	vaddps zmm15,zmm15,zmm5
	vbroadcastss zmm5,DWORD PTR [r10+0x10]
	vaddps zmm16,zmm16,zmm5
	vaddps zmm17,zmm17,zmm5
	vbroadcastss zmm5,DWORD PTR [r10+0x14]
	vaddps zmm18,zmm18,zmm5
	vaddps zmm19,zmm19,zmm5
	vbroadcastss zmm5,DWORD PTR [r10+0x18]
	vaddps zmm20,zmm20,zmm5
	vaddps zmm21,zmm21,zmm5
	vbroadcastss zmm5,DWORD PTR [r10+0x1c]
	vaddps zmm22,zmm22,zmm5
	vaddps zmm23,zmm23,zmm5
	vbroadcastss zmm5,DWORD PTR [r10+0x20]
	vaddps zmm24,zmm24,zmm5
	vaddps zmm25,zmm25,zmm5
	vbroadcastss zmm5,DWORD PTR [r10+0x24]
	vaddps zmm26,zmm26,zmm5
	vaddps zmm27,zmm27,zmm5
	vbroadcastss zmm5,DWORD PTR [r10+0x28]
	vaddps zmm28,zmm28,zmm5
	vaddps zmm29,zmm29,zmm5
	vbroadcastss zmm5,DWORD PTR [r10+0x2c]
	vaddps zmm30,zmm30,zmm5
	vaddps zmm31,zmm31,zmm5
	vbroadcastss zmm5,DWORD PTR [r10+0x30]
	vaddps zmm7,zmm7,zmm5
	vaddps zmm6,zmm6,zmm5
	lea    r10,[r9+0x20]
	vbroadcastss zmm5,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm5,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm5,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm5,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm5,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm5,zmm24
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm5,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm5,zmm28
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm5,zmm30
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm31
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm5,zmm7
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm6
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1c0>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xda6>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x1877>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
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
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_13x32__x86_64_avx512+0x130e>
	mov    edi,0x4
	vmovups zmm5,ZMMWORD PTR [rax]
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rax]
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rax]
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rax]
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xe6b>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xe66>
	test   rsi,rsi
	je     <nnp_sgemm_13x32__x86_64_avx512+0x1445>
	vmovups zmm5,ZMMWORD PTR [rax]
	vmovups zmm4,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rdx+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1317>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x15fb>
	mov    rax,r8
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    rax,[rax+r10*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    rax,[rax+r10*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    rax,[rax+r10*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    rax,[rax+r10*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm5
	lea    rax,[rax+r10*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm5
	lea    rax,[rax+r10*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm5
	lea    rax,[rax+r10*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm5
	lea    rax,[rax+r10*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm5
	lea    rax,[rax+r10*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm5
	lea    rax,[rax+r10*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm5
	lea    rax,[rax+r10*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm5
	lea    rax,[rax+r10*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm5
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x16f1>
	vbroadcastss zmm5,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm5
	vaddps zmm9,zmm9,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm5
	vaddps zmm11,zmm11,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm5
	vaddps zmm13,zmm13,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0xc]
	vaddps zmm14,zmm14,zmm5
	vaddps zmm15,zmm15,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x10]
	vaddps zmm16,zmm16,zmm5
	vaddps zmm17,zmm17,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x14]
	vaddps zmm18,zmm18,zmm5
	vaddps zmm19,zmm19,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x18]
	vaddps zmm20,zmm20,zmm5
	vaddps zmm21,zmm21,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x1c]
	vaddps zmm22,zmm22,zmm5
	vaddps zmm23,zmm23,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x20]
	vaddps zmm24,zmm24,zmm5
	vaddps zmm25,zmm25,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x24]
	vaddps zmm26,zmm26,zmm5
	vaddps zmm27,zmm27,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x28]
	vaddps zmm28,zmm28,zmm5
	vaddps zmm29,zmm29,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x2c]
	vaddps zmm30,zmm30,zmm5
	vaddps zmm31,zmm31,zmm5
	vbroadcastss zmm5,DWORD PTR [rax+0x30]
	vaddps zmm7,zmm7,zmm5
	vaddps zmm6,zmm6,zmm5
	lea    rax,[r9+0x20]
	vbroadcastss zmm5,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm5,zmm16
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm17
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm5,zmm18
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm19
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm5,zmm20
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm21
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm5,zmm22
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm23
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm5,zmm24
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm25
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm5,zmm26
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm27
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm5,zmm28
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm29
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm5,zmm30
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm31
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm5,zmm7
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm5,zmm6
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
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
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_sgemm_14x32__x86_64_avx512+0xe8c>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0x17c]
	prefetcht0 BYTE PTR [r10+0x13c]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
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
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x8cd>
	mov    r13d,0x4
	vmovups zmm3,ZMMWORD PTR [r10]
	vmovups zmm2,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm3,ZMMWORD PTR [r10]
	vmovups zmm2,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm3,ZMMWORD PTR [r10]
	vmovups zmm2,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	vmovups zmm3,ZMMWORD PTR [r10]
	vmovups zmm2,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r13d
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3d0>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3ca>
	test   r12,r12
	je     <nnp_sgemm_14x32__x86_64_avx512+0xa1b>
	vmovups zmm3,ZMMWORD PTR [r10]
	vmovups zmm2,ZMMWORD PTR [r10+0x40]
	prefetcht0 BYTE PTR [r10+r11*4]
	prefetcht0 BYTE PTR [r10+r11*4+0x40]
	lea    r10,[r10+rcx*4]
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
	dec    r12
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x8d6>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xbc9>
	mov    r10,r8
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm7,zmm7,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm6,zmm6,zmm3
	lea    r10,[r10+r11*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm4,zmm4,zmm3
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0xcd2>
	vbroadcastss zmm3,DWORD PTR [r10]
	vaddps zmm8,zmm8,zmm3
	vaddps zmm9,zmm9,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0x4]
	vaddps zmm10,zmm10,zmm3
	vaddps zmm11,zmm11,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0x8]
	vaddps zmm12,zmm12,zmm3
	vaddps zmm13,zmm13,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0xc]
	vaddps zmm14,zmm14,zmm3
	vaddps zmm15,zmm15,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0x10]
	vaddps zmm16,zmm16,zmm3
	vaddps zmm17,zmm17,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0x14]
	vaddps zmm18,zmm18,zmm3
	vaddps zmm19,zmm19,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0x18]
	vaddps zmm20,zmm20,zmm3
	vaddps zmm21,zmm21,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0x1c]
	vaddps zmm22,zmm22,zmm3
	vaddps zmm23,zmm23,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0x20]
	vaddps zmm24,zmm24,zmm3
	vaddps zmm25,zmm25,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0x24]
	vaddps zmm26,zmm26,zmm3
	vaddps zmm27,zmm27,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0x28]
	vaddps zmm28,zmm28,zmm3
	vaddps zmm29,zmm29,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0x2c]
	vaddps zmm30,zmm30,zmm3
	vaddps zmm31,zmm31,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0x30]
	vaddps zmm7,zmm7,zmm3
	vaddps zmm6,zmm6,zmm3
	vbroadcastss zmm3,DWORD PTR [r10+0x34]
	vaddps zmm5,zmm5,zmm3
	vaddps zmm4,zmm4,zmm3
	lea    r10,[r9+0x20]
	vbroadcastss zmm3,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm24
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm28
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm30
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm31
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm7
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm6
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	vmaxps zmm8,zmm3,zmm5
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1e0>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xea1>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x1a39>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
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
	mov    rsi,r11
	and    rsi,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_sgemm_14x32__x86_64_avx512+0x146d>
	mov    edi,0x4
	vmovups zmm3,ZMMWORD PTR [rax]
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rax]
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rdx+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rax]
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rdx+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rax]
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rdx+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xf72>
	add    rdx,0x340
	dec    r11
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xf6d>
	test   rsi,rsi
	je     <nnp_sgemm_14x32__x86_64_avx512+0x15ba>
	vmovups zmm3,ZMMWORD PTR [rax]
	vmovups zmm2,ZMMWORD PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+r10*4]
	prefetcht0 BYTE PTR [rax+r10*4+0x40]
	lea    rax,[rax+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rdx]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rdx+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1476>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x178d>
	mov    rax,r8
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm3
	lea    rax,[rax+r10*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm4,zmm4,zmm3
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x1896>
	vbroadcastss zmm3,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm3
	vaddps zmm9,zmm9,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm3
	vaddps zmm11,zmm11,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm3
	vaddps zmm13,zmm13,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0xc]
	vaddps zmm14,zmm14,zmm3
	vaddps zmm15,zmm15,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0x10]
	vaddps zmm16,zmm16,zmm3
	vaddps zmm17,zmm17,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0x14]
	vaddps zmm18,zmm18,zmm3
	vaddps zmm19,zmm19,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0x18]
	vaddps zmm20,zmm20,zmm3
	vaddps zmm21,zmm21,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0x1c]
	vaddps zmm22,zmm22,zmm3
	vaddps zmm23,zmm23,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0x20]
	vaddps zmm24,zmm24,zmm3
	vaddps zmm25,zmm25,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0x24]
	vaddps zmm26,zmm26,zmm3
	vaddps zmm27,zmm27,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0x28]
	vaddps zmm28,zmm28,zmm3
	vaddps zmm29,zmm29,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0x2c]
	vaddps zmm30,zmm30,zmm3
	vaddps zmm31,zmm31,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0x30]
	vaddps zmm7,zmm7,zmm3
	vaddps zmm6,zmm6,zmm3
	vbroadcastss zmm3,DWORD PTR [rax+0x34]
	vaddps zmm5,zmm5,zmm3
	vaddps zmm4,zmm4,zmm3
	lea    rax,[r9+0x20]
	vbroadcastss zmm3,DWORD PTR [rax]
	mov    rax,r8
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm16
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm17
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm18
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm19
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm20
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm21
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm22
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm23
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm24
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm25
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm26
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm27
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm28
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm29
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm30
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm31
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm7
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm6
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vmaxps zmm8,zmm3,zmm5
	vmovups ZMMWORD PTR [rax]{k1},zmm8
	vmaxps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [rax+0x40]{k2},zmm8
	lea    rax,[rax+r10*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
