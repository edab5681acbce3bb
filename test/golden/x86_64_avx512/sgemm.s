<nnp_sgemm_1x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_1x32__x86_64_avx512+0xe4>
	mov    r11d,0x4
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm12,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rdx+0x100]
	vmovups zmm11,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm12,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rdx+0x180]
	vmovups zmm11,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm12,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x3e>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x38>
	test   rax,rax
	je     <nnp_sgemm_1x32__x86_64_avx512+0x118>
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0xe9>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x164>
	mov    rax,rcx
	vmovups zmm10{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x176>
	vbroadcastss zmm10,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm10
	vaddps zmm9,zmm9,zmm10
	lea    rax,[r8+0x18]
	vbroadcastss zmm10,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x1a8>
	mov    rax,rcx
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x1c5>
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_2x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_2x32__x86_64_avx512+0x14b>
	mov    r11d,0x4
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vmovups zmm13,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vmovups zmm13,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm14,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vmovups zmm13,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm14,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x59>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x53>
	test   rax,rax
	je     <nnp_sgemm_2x32__x86_64_avx512+0x192>
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x150>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x1fb>
	mov    rax,rcx
	vmovups zmm12{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    rax,[rax+r11*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x220>
	vbroadcastss zmm12,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm9,zmm9,zmm12
	vbroadcastss zmm12,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm12
	vaddps zmm11,zmm11,zmm12
	lea    rax,[r8+0x18]
	vbroadcastss zmm12,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x26f>
	mov    rax,rcx
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x2a9>
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vzeroupper
	ret
	int3
	int3
	int3

<nnp_sgemm_3x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_3x32__x86_64_avx512+0x1b2>
	mov    r11d,0x4
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rdx+0x80]
	vmovups zmm15,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rdx+0x100]
	vmovups zmm15,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm16,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x74>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x6e>
	test   rax,rax
	je     <nnp_sgemm_3x32__x86_64_avx512+0x20c>
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x1b7>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x292>
	mov    rax,rcx
	vmovups zmm14{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    rax,[rax+r11*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    rax,[rax+r11*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x2ca>
	vbroadcastss zmm14,DWORD PTR [rax]
	vaddps zmm8,zmm8,zmm14
	vaddps zmm9,zmm9,zmm14
	vbroadcastss zmm14,DWORD PTR [rax+0x4]
	vaddps zmm10,zmm10,zmm14
	vaddps zmm11,zmm11,zmm14
	vbroadcastss zmm14,DWORD PTR [rax+0x8]
	vaddps zmm12,zmm12,zmm14
	vaddps zmm13,zmm13,zmm14
	lea    rax,[r8+0x18]
	vbroadcastss zmm14,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x336>
	mov    rax,rcx
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x38d>
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
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

<nnp_sgemm_4x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_4x32__x86_64_avx512+0x219>
	mov    r11d,0x4
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vmovups zmm17,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vmovups zmm17,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vmovups zmm17,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x8f>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x89>
	test   rax,rax
	je     <nnp_sgemm_4x32__x86_64_avx512+0x286>
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x21e>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x329>
	mov    rax,rcx
	vmovups zmm16{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    rax,[rax+r11*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    rax,[rax+r11*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    rax,[rax+r11*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x374>
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
	lea    rax,[r8+0x18]
	vbroadcastss zmm16,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x3fd>
	mov    rax,rcx
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x471>
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
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

<nnp_sgemm_5x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
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
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_5x32__x86_64_avx512+0x280>
	mov    r11d,0x4
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rdx+0x80]
	vmovups zmm19,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
	vmovups zmm19,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rdx+0x180]
	vmovups zmm19,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xaa>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xa4>
	test   rax,rax
	je     <nnp_sgemm_5x32__x86_64_avx512+0x300>
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x285>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x3c4>
	mov    rax,rcx
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    rax,[rax+r11*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    rax,[rax+r11*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    rax,[rax+r11*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    rax,[rax+r11*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x422>
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
	lea    rax,[r8+0x18]
	vbroadcastss zmm18,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x4cf>
	mov    rax,rcx
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x560>
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
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

<nnp_sgemm_6x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
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
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_6x32__x86_64_avx512+0x2e7>
	mov    r11d,0x4
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vmovups zmm21,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vmovups zmm21,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xc5>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xbf>
	test   rax,rax
	je     <nnp_sgemm_6x32__x86_64_avx512+0x382>
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x2f0>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x463>
	mov    rax,rcx
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    rax,[rax+r11*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    rax,[rax+r11*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    rax,[rax+r11*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    rax,[rax+r11*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    rax,[rax+r11*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x4d4>
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
	lea    rax,[r8+0x18]
	vbroadcastss zmm20,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x59e>
	mov    rax,rcx
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x64c>
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vzeroupper
	ret

<nnp_sgemm_7x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
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
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_7x32__x86_64_avx512+0x34e>
	mov    r11d,0x4
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vmovups zmm23,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rdx+0x100]
	vmovups zmm23,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rdx+0x180]
	vmovups zmm23,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xe0>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xda>
	test   rax,rax
	je     <nnp_sgemm_7x32__x86_64_avx512+0x3fc>
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x357>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x4fd>
	mov    rax,rcx
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    rax,[rax+r11*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    rax,[rax+r11*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    rax,[rax+r11*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    rax,[rax+r11*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    rax,[rax+r11*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    rax,[rax+r11*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x581>
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
	lea    rax,[r8+0x18]
	vbroadcastss zmm22,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x668>
	mov    rax,rcx
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x733>
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
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

<nnp_sgemm_8x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
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
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_8x32__x86_64_avx512+0x3b5>
	mov    r11d,0x4
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rdx+0x80]
	vmovups zmm25,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rdx+0x100]
	vmovups zmm25,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rdx+0x180]
	vmovups zmm25,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xfb>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xf5>
	test   rax,rax
	je     <nnp_sgemm_8x32__x86_64_avx512+0x476>
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x3be>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x594>
	mov    rax,rcx
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    rax,[rax+r11*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    rax,[rax+r11*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    rax,[rax+r11*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    rax,[rax+r11*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    rax,[rax+r11*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    rax,[rax+r11*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm24
	lea    rax,[rax+r11*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm24
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x62b>
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
	lea    rax,[r8+0x18]
	vbroadcastss zmm24,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x72f>
	mov    rax,rcx
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm24,zmm16
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm24,zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm24,zmm18
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm24,zmm19
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm24,zmm20
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm24,zmm21
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm24,zmm22
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm24,zmm23
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x817>
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm24,zmm16
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm24,zmm17
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm24,zmm18
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm24,zmm19
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm24,zmm20
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm24,zmm21
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm24,zmm22
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm24,zmm23
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_9x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
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
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_9x32__x86_64_avx512+0x428>
	mov    r11d,0x4
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rdx+0x80]
	vmovups zmm27,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rdx+0x100]
	vmovups zmm27,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rdx+0x180]
	vmovups zmm27,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x116>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x110>
	test   rax,rax
	je     <nnp_sgemm_9x32__x86_64_avx512+0x4ff>
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x431>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x63a>
	mov    rax,rcx
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    rax,[rax+r11*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    rax,[rax+r11*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    rax,[rax+r11*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    rax,[rax+r11*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm26
	lea    rax,[rax+r11*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm26
	lea    rax,[rax+r11*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm26
	lea    rax,[rax+r11*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm26
	lea    rax,[rax+r11*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm26
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x6e4>
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
	lea    rax,[r8+0x18]
	vbroadcastss zmm26,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x805>
	mov    rax,rcx
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm26,zmm25
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x90a>
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm26,zmm25
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vzeroupper
	ret
	int3
	int3

<nnp_sgemm_10x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
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
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_10x32__x86_64_avx512+0x49b>
	mov    r11d,0x4
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vmovups zmm29,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rdx+0x100]
	vmovups zmm29,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rdx+0x180]
	vmovups zmm29,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x131>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x12b>
	test   rax,rax
	je     <nnp_sgemm_10x32__x86_64_avx512+0x588>
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x4a4>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x6e0>
	mov    rax,rcx
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    rax,[rax+r11*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    rax,[rax+r11*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    rax,[rax+r11*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    rax,[rax+r11*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    rax,[rax+r11*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    rax,[rax+r11*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    rax,[rax+r11*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm28
	lea    rax,[rax+r11*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm28
	lea    rax,[rax+r11*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm28
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x79d>
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
	lea    rax,[r8+0x18]
	vbroadcastss zmm28,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x8db>
	mov    rax,rcx
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm28,zmm18
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm28,zmm19
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm28,zmm21
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm28,zmm22
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm28,zmm23
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm28,zmm24
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm28,zmm25
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm28,zmm26
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm28,zmm27
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x9fd>
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm18
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm28,zmm19
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm28,zmm21
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm22
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm28,zmm23
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm24
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm28,zmm25
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm26
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm28,zmm27
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
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

<nnp_sgemm_11x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
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
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_11x32__x86_64_avx512+0x50e>
	mov    r11d,0x4
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rdx+0x80]
	vmovups zmm31,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rdx+0x100]
	vmovups zmm31,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rdx+0x180]
	vmovups zmm31,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x14c>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x146>
	test   rax,rax
	je     <nnp_sgemm_11x32__x86_64_avx512+0x611>
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x517>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x786>
	mov    rax,rcx
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    rax,[rax+r11*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    rax,[rax+r11*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    rax,[rax+r11*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    rax,[rax+r11*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    rax,[rax+r11*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm30
	lea    rax,[rax+r11*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm30
	lea    rax,[rax+r11*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm30
	lea    rax,[rax+r11*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm30
	lea    rax,[rax+r11*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm30
	lea    rax,[rax+r11*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm30
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x856>
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
	lea    rax,[r8+0x18]
	vbroadcastss zmm30,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x9b1>
	mov    rax,rcx
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm30,zmm18
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm30,zmm19
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm30,zmm20
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm30,zmm21
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm30,zmm22
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm30,zmm23
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm30,zmm24
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm30,zmm25
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm30,zmm26
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm30,zmm27
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm30,zmm28
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm30,zmm29
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0xaf0>
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm18
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm30,zmm19
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm20
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm30,zmm21
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm22
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm30,zmm23
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm24
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm30,zmm25
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm26
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm30,zmm27
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm28
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm30,zmm29
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
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

<nnp_sgemm_12x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
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
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_12x32__x86_64_avx512+0x581>
	mov    r11d,0x4
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rdx+0x80]
	vmovups zmm6,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rdx+0x100]
	vmovups zmm6,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x167>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x161>
	test   rax,rax
	je     <nnp_sgemm_12x32__x86_64_avx512+0x69a>
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x58a>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x82c>
	mov    rax,rcx
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    rax,[rax+r11*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    rax,[rax+r11*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    rax,[rax+r11*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    rax,[rax+r11*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm7
	lea    rax,[rax+r11*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm7
	lea    rax,[rax+r11*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    rax,[rax+r11*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    rax,[rax+r11*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm7
	lea    rax,[rax+r11*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm7
	lea    rax,[rax+r11*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm7
	lea    rax,[rax+r11*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm7
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x90f>
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
	lea    rax,[r8+0x18]
	vbroadcastss zmm7,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xa87>
	mov    rax,rcx
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm7,zmm31
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0xbe3>
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm7,zmm31
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
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

<nnp_sgemm_13x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
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
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_13x32__x86_64_avx512+0x5f4>
	mov    r11d,0x4
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	vmovups zmm4,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rdx+0x100]
	vmovups zmm4,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rdx+0x180]
	vmovups zmm4,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x182>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x17c>
	test   rax,rax
	je     <nnp_sgemm_13x32__x86_64_avx512+0x723>
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x5fd>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x8d2>
	mov    rax,rcx
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    rax,[rax+r11*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    rax,[rax+r11*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    rax,[rax+r11*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    rax,[rax+r11*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm5
	lea    rax,[rax+r11*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm5
	lea    rax,[rax+r11*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm5
	lea    rax,[rax+r11*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm5
	lea    rax,[rax+r11*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm5
	lea    rax,[rax+r11*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm5
	lea    rax,[rax+r11*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm5
	lea    rax,[rax+r11*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm5
	lea    rax,[rax+r11*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm5
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x9c8>
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
	lea    rax,[r8+0x18]
	vbroadcastss zmm5,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xb5d>
	mov    rax,rcx
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm5,zmm16
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm5,zmm18
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm19
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm5,zmm20
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm21
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm5,zmm22
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm23
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm5,zmm24
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm25
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm5,zmm26
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm27
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm5,zmm28
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm29
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm5,zmm30
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm31
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm5,zmm7
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm5,zmm6
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0xcd6>
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm16
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm17
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm18
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm19
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm20
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm21
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm22
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm23
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm24
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm25
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm26
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm27
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm28
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm29
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm30
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm31
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm7
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm5,zmm6
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_14x32__x86_64_avx512>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
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
	mov    rax,rdi
	and    rax,0xf
	mov    r10,rdi
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_14x32__x86_64_avx512+0x667>
	mov    r11d,0x4
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rdx+0x80]
	vmovups zmm2,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rdx+0x100]
	vmovups zmm2,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rdx+0x180]
	vmovups zmm2,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rsi,0x10
	add    rdx,0x200
	dec    r11d
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x19d>
	add    rsi,0x340
	dec    r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x197>
	test   rax,rax
	je     <nnp_sgemm_14x32__x86_64_avx512+0x7ac>
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rsi,0x4
	add    rdx,0x80
	dec    rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x670>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r10
	kmovw  k1,r9d
	shr    r9,0x10
	kmovw  k2,r9d
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x978>
	mov    rax,rcx
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm16,zmm16,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm17,zmm17,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm18,zmm18,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm19,zmm19,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm20,zmm20,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm21,zmm21,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm26,zmm26,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm27,zmm27,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm28,zmm28,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm29,zmm29,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm30,zmm30,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm31,zmm31,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm7,zmm7,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm6,zmm6,zmm3
	lea    rax,[rax+r11*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [rax]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [rax+0x40]
	vaddps zmm4,zmm4,zmm3
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0xa81>
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
	lea    rax,[r8+0x18]
	vbroadcastss zmm3,DWORD PTR [rax]
	cmp    r10,0x20
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xc33>
	mov    rax,rcx
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm16
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm17
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm18
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm19
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm20
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm21
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm22
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm23
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm24
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm25
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm26
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm27
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm28
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm29
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm30
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm31
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm7
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm6
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	vmaxps zmm8,zmm3,zmm5
	vmovups ZMMWORD PTR [rax],zmm8
	vmaxps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [rax+0x40],zmm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0xdc9>
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm16
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm17
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm18
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm19
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm20
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm21
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm22
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm23
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm24
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm25
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm26
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm27
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm28
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm29
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm30
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm31
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm7
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm6
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm5
	vmovups ZMMWORD PTR [rcx]{k1},zmm8
	vmaxps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [rcx+0x40]{k2},zmm8
	lea    rcx,[rcx+r11*4]
	vzeroupper
	ret
