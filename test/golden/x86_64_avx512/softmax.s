<nnp_softmax_maximum__x86_64_avx512>:
	vmovaps zmm8,ZMMWORD PTR [rip+0x0]
	mov    rax,rdi
	shr    rax,0x4
	test   rax,rax
	je     <nnp_softmax_maximum__x86_64_avx512+0x35>
	vmovups zmm9,ZMMWORD PTR [rsi]
	vmaxps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rdx],zmm9
	add    rsi,0x40
	add    rdx,0x40
	dec    rax
	jne    <nnp_softmax_maximum__x86_64_avx512+0x16>
	mov    rax,rdi
	and    rax,0xf
	lea    rsi,[rsi+rax*4]
	mov    rax,rdi
	and    rax,0xf
	lea    rdx,[rdx+rax*4]
	vmovups zmm9,ZMMWORD PTR [rsi-0x40]
	vmaxps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rdx-0x40],zmm9
	vmovups ZMMWORD PTR [rcx],zmm8
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_softmax_exponential__x86_64_avx512>:
	vpbroadcastd zmm8,DWORD PTR [rcx]
	vmovaps zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,ZMMWORD PTR [rip+0x0]
	vpxord zmm18,zmm18,zmm18
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r11,QWORD PTR [r9+0x10]
	lea    r9,[r9+0x18]
	vpbroadcastd zmm19,DWORD PTR [r9]
	mov    r9,rdi
	sub    r9,rax
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_softmax_exponential__x86_64_avx512+0x122>
	prefetcht0 BYTE PTR [rsi+rdx*4]
	vmovups zmm20,ZMMWORD PTR [rsi]
	vsubps zmm20,zmm20,zmm8
	vmaxps zmm20,zmm16,zmm20
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm20,zmm9
	vsubps zmm22,zmm21,zmm17
	vfmadd231ps zmm20,zmm22,zmm10
	vfmadd231ps zmm20,zmm22,zmm11
	vmovaps zmm23,zmm12
	vfmadd213ps zmm23,zmm20,zmm13
	vfmadd213ps zmm23,zmm20,zmm14
	vpermps zmm21,zmm21,zmm15
	vscalefps zmm21,zmm21,zmm22
	vmulps zmm20,zmm23,zmm20
	vfmadd231ps zmm21,zmm20,zmm21
	vmovups ZMMWORD PTR [rsi],zmm21
	vaddps zmm18,zmm18,zmm21
	add    rsi,0x40
	vmovups zmm20,ZMMWORD PTR [r10]
	vmulps zmm20,zmm19,zmm20
	vmovntps ZMMWORD PTR [r11],zmm20
	add    r10,0x40
	add    r11,0x40
	dec    rax
	jne    <nnp_softmax_exponential__x86_64_avx512+0x91>
	mov    rax,r9
	shr    rax,0x4
	test   rax,rax
	je     <nnp_softmax_exponential__x86_64_avx512+0x1a1>
	prefetcht0 BYTE PTR [rsi+rdx*4]
	vmovups zmm19,ZMMWORD PTR [rsi]
	vsubps zmm19,zmm19,zmm8
	vmaxps zmm19,zmm16,zmm19
	vmovaps zmm20,zmm17
	vfmadd231ps zmm20,zmm19,zmm9
	vsubps zmm21,zmm20,zmm17
	vfmadd231ps zmm19,zmm21,zmm10
	vfmadd231ps zmm19,zmm21,zmm11
	vmovaps zmm22,zmm12
	vfmadd213ps zmm22,zmm19,zmm13
	vfmadd213ps zmm22,zmm19,zmm14
	vpermps zmm20,zmm20,zmm15
	vscalefps zmm20,zmm20,zmm21
	vmulps zmm19,zmm22,zmm19
	vfmadd231ps zmm20,zmm19,zmm20
	vmovups ZMMWORD PTR [rsi],zmm20
	vaddps zmm18,zmm18,zmm20
	add    rsi,0x40
	dec    rax
	jne    <nnp_softmax_exponential__x86_64_avx512+0x12e>
	mov    rax,rdi
	and    rax,0xf
	test   rax,rax
	jne    <nnp_softmax_exponential__x86_64_avx512+0x1af>
	jmp    <nnp_softmax_exponential__x86_64_avx512+0x22c>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	vmovups zmm19{k1}{z},ZMMWORD PTR [rsi]
	vsubps zmm8,zmm19,zmm8
	vmaxps zmm8,zmm16,zmm8
	vmovaps zmm16,zmm17
	vfmadd231ps zmm16,zmm8,zmm9
	vsubps zmm9,zmm16,zmm17
	vfmadd231ps zmm8,zmm9,zmm10
	vfmadd231ps zmm8,zmm9,zmm11
	vmovaps zmm10,zmm12
	vfmadd213ps zmm10,zmm8,zmm13
	vfmadd213ps zmm10,zmm8,zmm14
	vpermps zmm11,zmm16,zmm15
	vscalefps zmm11,zmm11,zmm9
	vmulps zmm8,zmm10,zmm8
	vfmadd231ps zmm11,zmm8,zmm11
	vmovups ZMMWORD PTR [rsi]{k1},zmm11
	vmovaps zmm8{k1}{z},zmm11
	vaddps zmm18,zmm18,zmm8
	vmovups ZMMWORD PTR [r8],zmm18
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

<nnp_softmax_short_rows__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vpbroadcastd zmm8,DWORD PTR [rdx]
	mov    rax,rdi
	shl    rax,0x4
	mov    r10,r8
	mov    r11,r8
	lea    r11,[r11+rax*4]
	vmovaps zmm9,ZMMWORD PTR [rip+0x0]
	mov    r8,rdi
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rbx,rsi
	lea    rbp,[rbx+r8*4]
	lea    r12,[rbp+r8*4+0x0]
	lea    r13,[r12+r8*4]
	mov    r14,rdi
	and    r14,0x3
	mov    r15,r10
	test   r14,r14
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x5a>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0x15b>
	vbroadcastf32x4 zmm10,XMMWORD PTR [rbx]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x0],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r13+0x0],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rbx+r8*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+r8*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r13+r8*1+0x0],0x3
	vbroadcastf32x4 zmm12,XMMWORD PTR [rbx+r8*2]
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [rbp+r8*2+0x0],0x1
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r12+r8*2],0x2
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r13+r8*2+0x0],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rbx+rdx*1]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+rdx*1+0x0],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+rdx*1],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r13+rdx*1+0x0],0x3
	vunpcklps zmm14,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm14,zmm11
	vunpckhpd zmm11,zmm14,zmm11
	vunpcklpd zmm14,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vmaxps zmm9,zmm9,zmm13
	vmovups ZMMWORD PTR [r15],zmm13
	vmaxps zmm9,zmm9,zmm11
	vmovups ZMMWORD PTR [r15+0x40],zmm11
	vmaxps zmm9,zmm9,zmm14
	vmovups ZMMWORD PTR [r15+0x80],zmm14
	vmaxps zmm9,zmm9,zmm10
	vmovups ZMMWORD PTR [r15+0xc0],zmm10
	lea    rbx,[rbx+r14*4]
	lea    rbp,[rbp+r14*4+0x0]
	lea    r12,[r12+r14*4]
	lea    r13,[r13+r14*4+0x0]
	mov    r14,r14
	shl    r14,0x4
	lea    r15,[r15+r14*4]
	mov    r14,rdi
	shr    r14,0x2
	test   r14,r14
	je     <nnp_softmax_short_rows__x86_64_avx512+0x26f>
	vbroadcastf32x4 zmm10,XMMWORD PTR [rbx]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x0],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r13+0x0],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rbx+r8*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+r8*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r13+r8*1+0x0],0x3
	vbroadcastf32x4 zmm12,XMMWORD PTR [rbx+r8*2]
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [rbp+r8*2+0x0],0x1
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r12+r8*2],0x2
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r13+r8*2+0x0],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rbx+rdx*1]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+rdx*1+0x0],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+rdx*1],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r13+rdx*1+0x0],0x3
	vunpcklps zmm14,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm14,zmm11
	vunpckhpd zmm11,zmm14,zmm11
	vunpcklpd zmm14,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vmaxps zmm9,zmm9,zmm13
	vmovups ZMMWORD PTR [r15],zmm13
	vmaxps zmm9,zmm9,zmm11
	vmovups ZMMWORD PTR [r15+0x40],zmm11
	vmaxps zmm9,zmm9,zmm14
	vmovups ZMMWORD PTR [r15+0x80],zmm14
	vmaxps zmm9,zmm9,zmm10
	vmovups ZMMWORD PTR [r15+0xc0],zmm10
	add    rbx,0x10
	add    rbp,0x10
	add    r12,0x10
	add    r13,0x10
	add    r15,0x100
	dec    r14
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x16b>
	lea    rsi,[rsi+rax*4]
	vmovaps zmm10,ZMMWORD PTR [rip+0x0]
	mov    r8,rdi
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rbx,rsi
	lea    rbp,[rbx+r8*4]
	lea    r12,[rbp+r8*4+0x0]
	lea    r13,[r12+r8*4]
	mov    r14,rdi
	and    r14,0x3
	mov    r15,r11
	test   r14,r14
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x2ac>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0x3ad>
	vbroadcastf32x4 zmm11,XMMWORD PTR [rbx]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+0x0],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r13+0x0],0x3
	vbroadcastf32x4 zmm12,XMMWORD PTR [rbx+r8*1]
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r12+r8*1],0x2
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r13+r8*1+0x0],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rbx+r8*2]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r8*2+0x0],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r8*2],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r13+r8*2+0x0],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [rbx+rdx*1]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbp+rdx*1+0x0],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r12+rdx*1],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r13+rdx*1+0x0],0x3
	vunpcklps zmm15,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm13,zmm14
	vunpckhps zmm13,zmm13,zmm14
	vunpcklpd zmm14,zmm15,zmm12
	vunpckhpd zmm12,zmm15,zmm12
	vunpcklpd zmm15,zmm11,zmm13
	vunpckhpd zmm11,zmm11,zmm13
	vmaxps zmm10,zmm10,zmm14
	vmovups ZMMWORD PTR [r15],zmm14
	vmaxps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [r15+0x40],zmm12
	vmaxps zmm10,zmm10,zmm15
	vmovups ZMMWORD PTR [r15+0x80],zmm15
	vmaxps zmm10,zmm10,zmm11
	vmovups ZMMWORD PTR [r15+0xc0],zmm11
	lea    rbx,[rbx+r14*4]
	lea    rbp,[rbp+r14*4+0x0]
	lea    r12,[r12+r14*4]
	lea    r13,[r13+r14*4+0x0]
	mov    r14,r14
	shl    r14,0x4
	lea    r15,[r15+r14*4]
	mov    r14,rdi
	shr    r14,0x2
	test   r14,r14
	je     <nnp_softmax_short_rows__x86_64_avx512+0x4c1>
	vbroadcastf32x4 zmm11,XMMWORD PTR [rbx]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+0x0],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r13+0x0],0x3
	vbroadcastf32x4 zmm12,XMMWORD PTR [rbx+r8*1]
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r12+r8*1],0x2
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r13+r8*1+0x0],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rbx+r8*2]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r8*2+0x0],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r8*2],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r13+r8*2+0x0],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [rbx+rdx*1]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbp+rdx*1+0x0],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r12+rdx*1],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r13+rdx*1+0x0],0x3
	vunpcklps zmm15,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm13,zmm14
	vunpckhps zmm13,zmm13,zmm14
	vunpcklpd zmm14,zmm15,zmm12
	vunpckhpd zmm12,zmm15,zmm12
	vunpcklpd zmm15,zmm11,zmm13
	vunpckhpd zmm11,zmm11,zmm13
	vmaxps zmm10,zmm10,zmm14
	vmovups ZMMWORD PTR [r15],zmm14
	vmaxps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [r15+0x40],zmm12
	vmaxps zmm10,zmm10,zmm15
	vmovups ZMMWORD PTR [r15+0x80],zmm15
	vmaxps zmm10,zmm10,zmm11
	vmovups ZMMWORD PTR [r15+0xc0],zmm11
	add    rbx,0x10
	add    rbp,0x10
	add    r12,0x10
	add    r13,0x10
	add    r15,0x100
	dec    r14
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x3bd>
	vmovaps zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,ZMMWORD PTR [rip+0x0]
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	mov    r8,rdi
	shl    r8,0x5
	mov    rdx,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x10]
	lea    r9,[r9+0x18]
	vpbroadcastd zmm22,DWORD PTR [r9]
	mov    r9,r8
	sub    r9,rdx
	mov    r8,rdx
	shr    r8,0x5
	test   r8,r8
	je     <nnp_softmax_short_rows__x86_64_avx512+0x67b>
	prefetcht0 BYTE PTR [rsi+rax*4]
	prefetcht0 BYTE PTR [rsi+rax*4+0x40]
	add    rsi,0x80
	vmovups zmm23,ZMMWORD PTR [r10]
	vsubps zmm23,zmm23,zmm9
	vmovups zmm24,ZMMWORD PTR [r11]
	vsubps zmm24,zmm24,zmm10
	vmaxps zmm23,zmm18,zmm23
	vmaxps zmm24,zmm18,zmm24
	vmovaps zmm25,zmm19
	vfmadd231ps zmm25,zmm23,zmm11
	vmovaps zmm26,zmm19
	vfmadd231ps zmm26,zmm24,zmm11
	vsubps zmm27,zmm25,zmm19
	vsubps zmm28,zmm26,zmm19
	vfmadd231ps zmm23,zmm27,zmm12
	vfmadd231ps zmm24,zmm28,zmm12
	vfmadd231ps zmm23,zmm27,zmm13
	vfmadd231ps zmm24,zmm28,zmm13
	vmovaps zmm29,zmm14
	vmovaps zmm30,zmm14
	vfmadd213ps zmm29,zmm23,zmm15
	vfmadd213ps zmm30,zmm24,zmm15
	vfmadd213ps zmm29,zmm23,zmm16
	vfmadd213ps zmm30,zmm24,zmm16
	vpermps zmm25,zmm25,zmm17
	vscalefps zmm25,zmm25,zmm27
	vpermps zmm26,zmm26,zmm17
	vscalefps zmm26,zmm26,zmm28
	vmulps zmm23,zmm29,zmm23
	vfmadd231ps zmm25,zmm23,zmm25
	vmulps zmm23,zmm30,zmm24
	vfmadd231ps zmm26,zmm23,zmm26
	vmovups ZMMWORD PTR [r10],zmm25
	vaddps zmm20,zmm20,zmm25
	add    r10,0x40
	vmovups ZMMWORD PTR [r11],zmm26
	vaddps zmm21,zmm21,zmm26
	add    r11,0x40
	vmovups zmm23,ZMMWORD PTR [rbx]
	vmulps zmm23,zmm22,zmm23
	vmovntps ZMMWORD PTR [rbp+0x0],zmm23
	vmovups zmm23,ZMMWORD PTR [rbx+0x40]
	vmulps zmm23,zmm22,zmm23
	vmovntps ZMMWORD PTR [rbp+0x40],zmm23
	add    rbx,0x80
	add    rbp,0x80
	dec    r8
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x559>
	mov    r9,r9
	shr    r9,0x5
	test   r9,r9
	je     <nnp_softmax_short_rows__x86_64_avx512+0x778>
	prefetcht0 BYTE PTR [rsi+rax*4]
	prefetcht0 BYTE PTR [rsi+rax*4+0x40]
	add    rsi,0x80
	vmovups zmm22,ZMMWORD PTR [r10]
	vsubps zmm22,zmm22,zmm9
	vmovups zmm23,ZMMWORD PTR [r11]
	vsubps zmm23,zmm23,zmm10
	vmaxps zmm22,zmm18,zmm22
	vmaxps zmm23,zmm18,zmm23
	vmovaps zmm24,zmm19
	vfmadd231ps zmm24,zmm22,zmm11
	vmovaps zmm25,zmm19
	vfmadd231ps zmm25,zmm23,zmm11
	vsubps zmm26,zmm24,zmm19
	vsubps zmm27,zmm25,zmm19
	vfmadd231ps zmm22,zmm26,zmm12
	vfmadd231ps zmm23,zmm27,zmm12
	vfmadd231ps zmm22,zmm26,zmm13
	vfmadd231ps zmm23,zmm27,zmm13
	vmovaps zmm28,zmm14
	vmovaps zmm29,zmm14
	vfmadd213ps zmm28,zmm22,zmm15
	vfmadd213ps zmm29,zmm23,zmm15
	vfmadd213ps zmm28,zmm22,zmm16
	vfmadd213ps zmm29,zmm23,zmm16
	vpermps zmm24,zmm24,zmm17
	vscalefps zmm24,zmm24,zmm26
	vpermps zmm25,zmm25,zmm17
	vscalefps zmm25,zmm25,zmm27
	vmulps zmm22,zmm28,zmm22
	vfmadd231ps zmm24,zmm22,zmm24
	vmulps zmm22,zmm29,zmm23
	vfmadd231ps zmm25,zmm22,zmm25
	vmovups ZMMWORD PTR [r10],zmm24
	vaddps zmm20,zmm20,zmm24
	add    r10,0x40
	vmovups ZMMWORD PTR [r11],zmm25
	vaddps zmm21,zmm21,zmm25
	add    r11,0x40
	dec    r9
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x68b>
	mov    r9,rax
	neg    r9
	lea    r10,[r10+r9*4]
	vdivps zmm9,zmm8,zmm20
	mov    r9,rdi
	shl    r9,0x2
	lea    r8,[r9+r9*2]
	mov    rdx,rcx
	lea    rsi,[rdx+r9*4]
	lea    rbx,[rsi+r9*4]
	lea    rbp,[rbx+r9*4]
	mov    r12,rdi
	and    r12,0x3
	mov    r10,r10
	test   r12,r12
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x7b6>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0x8b5>
	vmovups zmm10,ZMMWORD PTR [r10]
	vmulps zmm10,zmm10,zmm9
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	vmulps zmm11,zmm11,zmm9
	vmovups zmm12,ZMMWORD PTR [r10+0x80]
	vmulps zmm12,zmm12,zmm9
	vmovups zmm13,ZMMWORD PTR [r10+0xc0]
	vmulps zmm13,zmm13,zmm9
	vunpcklps zmm14,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm14,zmm11
	vunpckhpd zmm11,zmm14,zmm11
	vunpcklpd zmm14,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vextractf32x4 XMMWORD PTR [rdx],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r9*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r9*1+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rdx+r9*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rsi+r9*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx+r9*2],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+r9*2+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rdx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	lea    rdx,[rdx+r12*4]
	lea    rsi,[rsi+r12*4]
	lea    rbx,[rbx+r12*4]
	lea    rbp,[rbp+r12*4+0x0]
	mov    r12,r12
	shl    r12,0x4
	lea    r10,[r10+r12*4]
	mov    r12,rdi
	shr    r12,0x2
	test   r12,r12
	je     <nnp_softmax_short_rows__x86_64_avx512+0x9c8>
	vmovups zmm10,ZMMWORD PTR [r10]
	vmulps zmm10,zmm10,zmm9
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	vmulps zmm11,zmm11,zmm9
	vmovups zmm12,ZMMWORD PTR [r10+0x80]
	vmulps zmm12,zmm12,zmm9
	vmovups zmm13,ZMMWORD PTR [r10+0xc0]
	vmulps zmm13,zmm13,zmm9
	vunpcklps zmm14,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm14,zmm11
	vunpckhpd zmm11,zmm14,zmm11
	vunpcklpd zmm14,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vextractf32x4 XMMWORD PTR [rdx],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r9*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r9*1+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rdx+r9*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rsi+r9*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx+r9*2],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+r9*2+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rdx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	add    rdx,0x10
	add    rsi,0x10
	add    rbx,0x10
	add    rbp,0x10
	add    r10,0x100
	dec    r12
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x8c5>
	lea    rcx,[rcx+rax*4]
	mov    r10,rax
	neg    r10
	lea    r11,[r11+r10*4]
	vdivps zmm8,zmm8,zmm21
	mov    r10,rdi
	shl    r10,0x2
	lea    r9,[r10+r10*2]
	mov    r8,rcx
	lea    rdx,[r8+r10*4]
	lea    rsi,[rdx+r10*4]
	lea    rbx,[rsi+r10*4]
	mov    rbp,rdi
	and    rbp,0x3
	mov    r11,r11
	test   rbp,rbp
	jne    <nnp_softmax_short_rows__x86_64_avx512+0xa0a>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0xb04>
	vmovups zmm9,ZMMWORD PTR [r11]
	vmulps zmm9,zmm9,zmm8
	vmovups zmm10,ZMMWORD PTR [r11+0x40]
	vmulps zmm10,zmm10,zmm8
	vmovups zmm11,ZMMWORD PTR [r11+0x80]
	vmulps zmm11,zmm11,zmm8
	vmovups zmm12,ZMMWORD PTR [r11+0xc0]
	vmulps zmm12,zmm12,zmm8
	vunpcklps zmm13,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklpd zmm12,zmm13,zmm10
	vunpckhpd zmm10,zmm13,zmm10
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vextractf32x4 XMMWORD PTR [r8],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdx],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rsi],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x3
	vextractf32x4 XMMWORD PTR [r8+r10*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdx+r10*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rsi+r10*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+r10*1],zmm10,0x3
	vextractf32x4 XMMWORD PTR [r8+r10*2],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rdx+r10*2],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rsi+r10*2],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbx+r10*2],zmm13,0x3
	vextractf32x4 XMMWORD PTR [r8+r9*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbx+r9*1],zmm9,0x3
	lea    r8,[r8+rbp*4]
	lea    rdx,[rdx+rbp*4]
	lea    rsi,[rsi+rbp*4]
	lea    rbx,[rbx+rbp*4]
	mov    rbp,rbp
	shl    rbp,0x4
	lea    r11,[r11+rbp*4]
	mov    rdi,rdi
	shr    rdi,0x2
	test   rdi,rdi
	je     <nnp_softmax_short_rows__x86_64_avx512+0xc13>
	vmovups zmm9,ZMMWORD PTR [r11]
	vmulps zmm9,zmm9,zmm8
	vmovups zmm10,ZMMWORD PTR [r11+0x40]
	vmulps zmm10,zmm10,zmm8
	vmovups zmm11,ZMMWORD PTR [r11+0x80]
	vmulps zmm11,zmm11,zmm8
	vmovups zmm12,ZMMWORD PTR [r11+0xc0]
	vmulps zmm12,zmm12,zmm8
	vunpcklps zmm13,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklpd zmm12,zmm13,zmm10
	vunpckhpd zmm10,zmm13,zmm10
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vextractf32x4 XMMWORD PTR [r8],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdx],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rsi],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x3
	vextractf32x4 XMMWORD PTR [r8+r10*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdx+r10*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rsi+r10*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+r10*1],zmm10,0x3
	vextractf32x4 XMMWORD PTR [r8+r10*2],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rdx+r10*2],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rsi+r10*2],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbx+r10*2],zmm13,0x3
	vextractf32x4 XMMWORD PTR [r8+r9*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbx+r9*1],zmm9,0x3
	add    r8,0x10
	add    rdx,0x10
	add    rsi,0x10
	add    rbx,0x10
	add    r11,0x100
	dec    rdi
	jne    <nnp_softmax_short_rows__x86_64_avx512+0xb14>
	lea    rcx,[rcx+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
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

<nnp_softmax_scale__x86_64_avx512>:
	vpbroadcastd zmm8,DWORD PTR [rdx]
	mov    rax,rsi
	mov    r10,rcx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_softmax_scale__x86_64_avx512+0x25>
	mov    r11,rdi
	test   r11,r11
	jne    <nnp_softmax_scale__x86_64_avx512+0x2c>
	jmp    <nnp_softmax_scale__x86_64_avx512+0x57>
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmulps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm9
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_softmax_scale__x86_64_avx512+0x88>
	vmovups zmm9,ZMMWORD PTR [rax]
	vmulps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm9
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_softmax_scale__x86_64_avx512+0x69>
	mov    r11,r9
	and    r11,0xf
	test   r11,r11
	jne    <nnp_softmax_scale__x86_64_avx512+0x96>
	jmp    <nnp_softmax_scale__x86_64_avx512+0xc1>
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmulps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
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

<nnp_softmax_scale_streamed__x86_64_avx512>:
	vpbroadcastd zmm8,DWORD PTR [rdx]
	mov    rax,rsi
	mov    r10,rcx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_softmax_scale_streamed__x86_64_avx512+0x25>
	mov    r11,rdi
	test   r11,r11
	jne    <nnp_softmax_scale_streamed__x86_64_avx512+0x2c>
	jmp    <nnp_softmax_scale_streamed__x86_64_avx512+0x57>
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmulps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm9
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_softmax_scale_streamed__x86_64_avx512+0x88>
	vmovups zmm9,ZMMWORD PTR [rax]
	vmulps zmm9,zmm8,zmm9
	vmovntps ZMMWORD PTR [r10],zmm9
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_softmax_scale_streamed__x86_64_avx512+0x69>
	mov    r11,r9
	and    r11,0xf
	test   r11,r11
	jne    <nnp_softmax_scale_streamed__x86_64_avx512+0x96>
	jmp    <nnp_softmax_scale_streamed__x86_64_avx512+0xc1>
	mov    r9,0xffffffffffffffff
	bzhi   r9,r9,r11
	kmovw  k1,r9d
	vmovups zmm9{k1}{z},ZMMWORD PTR [rax]
	vmulps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
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

<nnp_softmax_row_blocks__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x30]
	vpbroadcastd zmm8,DWORD PTR [rcx]
	vmovaps zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,ZMMWORD PTR [rip+0x0]
	mov    r10,rsi
	and    r10,0xf
	mov    r11,0xffffffffffffffff
	bzhi   r11,r11,r10
	kmovw  k1,r11d
	mov    r11,rsi
	sub    r11,r10
	mov    rcx,QWORD PTR [rax]
	mov    rbx,QWORD PTR [rax+0x8]
	mov    rbp,QWORD PTR [rax+0x10]
	lea    rax,[rax+0x18]
	vpbroadcastd zmm18,DWORD PTR [rax]
	mov    rax,r11
	sub    rax,rcx
	test   rdi,rdi
	je     <nnp_softmax_row_blocks__x86_64_avx512+0xa70>
	mov    r11,rsi
	shl    r11,0x2
	lea    r12,[r11+r11*2]
	mov    r13,rdx
	vmovaps zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,ZMMWORD PTR [rip+0x0]
	vmovaps zmm22,ZMMWORD PTR [rip+0x0]
	mov    r14,rsi
	shr    r14,0x4
	test   r14,r14
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x131>
	vmovups zmm23,ZMMWORD PTR [r13+0x0]
	vmaxps zmm19,zmm19,zmm23
	vmovups zmm23,ZMMWORD PTR [r13+r11*1+0x0]
	vmaxps zmm20,zmm20,zmm23
	vmovups zmm23,ZMMWORD PTR [r13+r11*2+0x0]
	vmaxps zmm21,zmm21,zmm23
	vmovups zmm23,ZMMWORD PTR [r13+r12*1+0x0]
	vmaxps zmm22,zmm22,zmm23
	add    r13,0x40
	dec    r14
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xf1>
	lea    r13,[r13+r10*4+0x0]
	vmovups zmm23,ZMMWORD PTR [r13-0x40]
	vmaxps zmm19,zmm19,zmm23
	vmovups zmm23,ZMMWORD PTR [r13+r11*1-0x40]
	vmaxps zmm20,zmm20,zmm23
	vmovups zmm23,ZMMWORD PTR [r13+r11*2-0x40]
	vmaxps zmm21,zmm21,zmm23
	vmovups zmm23,ZMMWORD PTR [r13+r12*1-0x40]
	vmaxps zmm22,zmm22,zmm23
	vshufps zmm23,zmm19,zmm20,0x88
	vshufps zmm19,zmm19,zmm20,0xdd
	vshufps zmm20,zmm21,zmm22,0x88
	vshufps zmm21,zmm21,zmm22,0xdd
	vmaxps zmm23,zmm23,zmm19
	vmaxps zmm20,zmm20,zmm21
	vshufps zmm19,zmm23,zmm20,0x88
	vshufps zmm20,zmm23,zmm20,0xdd
	vmaxps zmm19,zmm19,zmm20
	valignd zmm20,zmm19,zmm19,0x8
	vmaxps zmm19,zmm19,zmm20
	valignd zmm20,zmm19,zmm19,0x4
	vmaxps zmm19,zmm19,zmm20
	vmovups ZMMWORD PTR [r9],zmm19
	mov    r11,r9
	add    r11,0x80
	vpbroadcastd zmm19,DWORD PTR [r9]
	vpxord zmm20,zmm20,zmm20
	mov    r12,rcx
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x288>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm21,ZMMWORD PTR [rdx]
	vsubps zmm21,zmm21,zmm19
	vmaxps zmm21,zmm16,zmm21
	vmovaps zmm22,zmm17
	vfmadd231ps zmm22,zmm21,zmm9
	vsubps zmm23,zmm22,zmm17
	vfmadd231ps zmm21,zmm23,zmm10
	vfmadd231ps zmm21,zmm23,zmm11
	vmovaps zmm24,zmm12
	vfmadd213ps zmm24,zmm21,zmm13
	vfmadd213ps zmm24,zmm21,zmm14
	vpermps zmm22,zmm22,zmm15
	vscalefps zmm22,zmm22,zmm23
	vmulps zmm21,zmm24,zmm21
	vfmadd231ps zmm22,zmm21,zmm22
	vmovups ZMMWORD PTR [r11],zmm22
	vaddps zmm20,zmm20,zmm22
	add    rdx,0x40
	add    r11,0x40
	vmovups zmm21,ZMMWORD PTR [rbx]
	vmulps zmm21,zmm18,zmm21
	vmovntps ZMMWORD PTR [rbp+0x0],zmm21
	add    rbx,0x40
	add    rbp,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x1ef>
	mov    r12,rax
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x30e>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm21,ZMMWORD PTR [rdx]
	vsubps zmm21,zmm21,zmm19
	vmaxps zmm21,zmm16,zmm21
	vmovaps zmm22,zmm17
	vfmadd231ps zmm22,zmm21,zmm9
	vsubps zmm23,zmm22,zmm17
	vfmadd231ps zmm21,zmm23,zmm10
	vfmadd231ps zmm21,zmm23,zmm11
	vmovaps zmm24,zmm12
	vfmadd213ps zmm24,zmm21,zmm13
	vfmadd213ps zmm24,zmm21,zmm14
	vpermps zmm22,zmm22,zmm15
	vscalefps zmm22,zmm22,zmm23
	vmulps zmm21,zmm24,zmm21
	vfmadd231ps zmm22,zmm21,zmm22
	vmovups ZMMWORD PTR [r11],zmm22
	vaddps zmm20,zmm20,zmm22
	add    rdx,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x294>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x315>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0x389>
	vmovups zmm21{k1}{z},ZMMWORD PTR [rdx]
	vsubps zmm19,zmm21,zmm19
	vmaxps zmm19,zmm16,zmm19
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm19,zmm9
	vsubps zmm22,zmm21,zmm17
	vfmadd231ps zmm19,zmm22,zmm10
	vfmadd231ps zmm19,zmm22,zmm11
	vmovaps zmm23,zmm12
	vfmadd213ps zmm23,zmm19,zmm13
	vfmadd213ps zmm23,zmm19,zmm14
	vpermps zmm21,zmm21,zmm15
	vscalefps zmm21,zmm21,zmm22
	vmulps zmm19,zmm23,zmm19
	vfmadd231ps zmm21,zmm19,zmm21
	vmovups ZMMWORD PTR [r11],zmm21
	vmovaps zmm19{k1}{z},zmm21
	vaddps zmm20,zmm20,zmm19
	lea    rdx,[rdx+r10*4]
	add    r11,0x40
	vpbroadcastd zmm19,DWORD PTR [r9+0x4]
	vpxord zmm21,zmm21,zmm21
	mov    r12,rcx
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x43f>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vsubps zmm22,zmm22,zmm19
	vmaxps zmm22,zmm16,zmm22
	vmovaps zmm23,zmm17
	vfmadd231ps zmm23,zmm22,zmm9
	vsubps zmm24,zmm23,zmm17
	vfmadd231ps zmm22,zmm24,zmm10
	vfmadd231ps zmm22,zmm24,zmm11
	vmovaps zmm25,zmm12
	vfmadd213ps zmm25,zmm22,zmm13
	vfmadd213ps zmm25,zmm22,zmm14
	vpermps zmm23,zmm23,zmm15
	vscalefps zmm23,zmm23,zmm24
	vmulps zmm22,zmm25,zmm22
	vfmadd231ps zmm23,zmm22,zmm23
	vmovups ZMMWORD PTR [r11],zmm23
	vaddps zmm21,zmm21,zmm23
	add    rdx,0x40
	add    r11,0x40
	vmovups zmm22,ZMMWORD PTR [rbx]
	vmulps zmm22,zmm18,zmm22
	vmovntps ZMMWORD PTR [rbp+0x0],zmm22
	add    rbx,0x40
	add    rbp,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x3a6>
	mov    r12,rax
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x4c5>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vsubps zmm22,zmm22,zmm19
	vmaxps zmm22,zmm16,zmm22
	vmovaps zmm23,zmm17
	vfmadd231ps zmm23,zmm22,zmm9
	vsubps zmm24,zmm23,zmm17
	vfmadd231ps zmm22,zmm24,zmm10
	vfmadd231ps zmm22,zmm24,zmm11
	vmovaps zmm25,zmm12
	vfmadd213ps zmm25,zmm22,zmm13
	vfmadd213ps zmm25,zmm22,zmm14
	vpermps zmm23,zmm23,zmm15
	vscalefps zmm23,zmm23,zmm24
	vmulps zmm22,zmm25,zmm22
	vfmadd231ps zmm23,zmm22,zmm23
	vmovups ZMMWORD PTR [r11],zmm23
	vaddps zmm21,zmm21,zmm23
	add    rdx,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x44b>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x4cc>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0x540>
	vmovups zmm22{k1}{z},ZMMWORD PTR [rdx]
	vsubps zmm19,zmm22,zmm19
	vmaxps zmm19,zmm16,zmm19
	vmovaps zmm22,zmm17
	vfmadd231ps zmm22,zmm19,zmm9
	vsubps zmm23,zmm22,zmm17
	vfmadd231ps zmm19,zmm23,zmm10
	vfmadd231ps zmm19,zmm23,zmm11
	vmovaps zmm24,zmm12
	vfmadd213ps zmm24,zmm19,zmm13
	vfmadd213ps zmm24,zmm19,zmm14
	vpermps zmm22,zmm22,zmm15
	vscalefps zmm22,zmm22,zmm23
	vmulps zmm19,zmm24,zmm19
	vfmadd231ps zmm22,zmm19,zmm22
	vmovups ZMMWORD PTR [r11],zmm22
	vmovaps zmm19{k1}{z},zmm22
	vaddps zmm21,zmm21,zmm19
	lea    rdx,[rdx+r10*4]
	add    r11,0x40
	vpbroadcastd zmm19,DWORD PTR [r9+0x8]
	vpxord zmm22,zmm22,zmm22
	mov    r12,rcx
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x5f6>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm23,ZMMWORD PTR [rdx]
	vsubps zmm23,zmm23,zmm19
	vmaxps zmm23,zmm16,zmm23
	vmovaps zmm24,zmm17
	vfmadd231ps zmm24,zmm23,zmm9
	vsubps zmm25,zmm24,zmm17
	vfmadd231ps zmm23,zmm25,zmm10
	vfmadd231ps zmm23,zmm25,zmm11
	vmovaps zmm26,zmm12
	vfmadd213ps zmm26,zmm23,zmm13
	vfmadd213ps zmm26,zmm23,zmm14
	vpermps zmm24,zmm24,zmm15
	vscalefps zmm24,zmm24,zmm25
	vmulps zmm23,zmm26,zmm23
	vfmadd231ps zmm24,zmm23,zmm24
	vmovups ZMMWORD PTR [r11],zmm24
	vaddps zmm22,zmm22,zmm24
	add    rdx,0x40
	add    r11,0x40
	vmovups zmm23,ZMMWORD PTR [rbx]
	vmulps zmm23,zmm18,zmm23
	vmovntps ZMMWORD PTR [rbp+0x0],zmm23
	add    rbx,0x40
	add    rbp,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x55d>
	mov    r12,rax
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x67c>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm23,ZMMWORD PTR [rdx]
	vsubps zmm23,zmm23,zmm19
	vmaxps zmm23,zmm16,zmm23
	vmovaps zmm24,zmm17
	vfmadd231ps zmm24,zmm23,zmm9
	vsubps zmm25,zmm24,zmm17
	vfmadd231ps zmm23,zmm25,zmm10
	vfmadd231ps zmm23,zmm25,zmm11
	vmovaps zmm26,zmm12
	vfmadd213ps zmm26,zmm23,zmm13
	vfmadd213ps zmm26,zmm23,zmm14
	vpermps zmm24,zmm24,zmm15
	vscalefps zmm24,zmm24,zmm25
	vmulps zmm23,zmm26,zmm23
	vfmadd231ps zmm24,zmm23,zmm24
	vmovups ZMMWORD PTR [r11],zmm24
	vaddps zmm22,zmm22,zmm24
	add    rdx,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x602>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x683>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0x6f7>
	vmovups zmm23{k1}{z},ZMMWORD PTR [rdx]
	vsubps zmm19,zmm23,zmm19
	vmaxps zmm19,zmm16,zmm19
	vmovaps zmm23,zmm17
	vfmadd231ps zmm23,zmm19,zmm9
	vsubps zmm24,zmm23,zmm17
	vfmadd231ps zmm19,zmm24,zmm10
	vfmadd231ps zmm19,zmm24,zmm11
	vmovaps zmm25,zmm12
	vfmadd213ps zmm25,zmm19,zmm13
	vfmadd213ps zmm25,zmm19,zmm14
	vpermps zmm23,zmm23,zmm15
	vscalefps zmm23,zmm23,zmm24
	vmulps zmm19,zmm25,zmm19
	vfmadd231ps zmm23,zmm19,zmm23
	vmovups ZMMWORD PTR [r11],zmm23
	vmovaps zmm19{k1}{z},zmm23
	vaddps zmm22,zmm22,zmm19
	lea    rdx,[rdx+r10*4]
	add    r11,0x40
	vpbroadcastd zmm19,DWORD PTR [r9+0xc]
	vpxord zmm23,zmm23,zmm23
	mov    r12,rcx
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x7ad>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vsubps zmm24,zmm24,zmm19
	vmaxps zmm24,zmm16,zmm24
	vmovaps zmm25,zmm17
	vfmadd231ps zmm25,zmm24,zmm9
	vsubps zmm26,zmm25,zmm17
	vfmadd231ps zmm24,zmm26,zmm10
	vfmadd231ps zmm24,zmm26,zmm11
	vmovaps zmm27,zmm12
	vfmadd213ps zmm27,zmm24,zmm13
	vfmadd213ps zmm27,zmm24,zmm14
	vpermps zmm25,zmm25,zmm15
	vscalefps zmm25,zmm25,zmm26
	vmulps zmm24,zmm27,zmm24
	vfmadd231ps zmm25,zmm24,zmm25
	vmovups ZMMWORD PTR [r11],zmm25
	vaddps zmm23,zmm23,zmm25
	add    rdx,0x40
	add    r11,0x40
	vmovups zmm24,ZMMWORD PTR [rbx]
	vmulps zmm24,zmm18,zmm24
	vmovntps ZMMWORD PTR [rbp+0x0],zmm24
	add    rbx,0x40
	add    rbp,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x714>
	mov    r12,rax
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x833>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vsubps zmm24,zmm24,zmm19
	vmaxps zmm24,zmm16,zmm24
	vmovaps zmm25,zmm17
	vfmadd231ps zmm25,zmm24,zmm9
	vsubps zmm26,zmm25,zmm17
	vfmadd231ps zmm24,zmm26,zmm10
	vfmadd231ps zmm24,zmm26,zmm11
	vmovaps zmm27,zmm12
	vfmadd213ps zmm27,zmm24,zmm13
	vfmadd213ps zmm27,zmm24,zmm14
	vpermps zmm25,zmm25,zmm15
	vscalefps zmm25,zmm25,zmm26
	vmulps zmm24,zmm27,zmm24
	vfmadd231ps zmm25,zmm24,zmm25
	vmovups ZMMWORD PTR [r11],zmm25
	vaddps zmm23,zmm23,zmm25
	add    rdx,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x7b9>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x83a>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0x8ae>
	vmovups zmm24{k1}{z},ZMMWORD PTR [rdx]
	vsubps zmm19,zmm24,zmm19
	vmaxps zmm19,zmm16,zmm19
	vmovaps zmm24,zmm17
	vfmadd231ps zmm24,zmm19,zmm9
	vsubps zmm25,zmm24,zmm17
	vfmadd231ps zmm19,zmm25,zmm10
	vfmadd231ps zmm19,zmm25,zmm11
	vmovaps zmm26,zmm12
	vfmadd213ps zmm26,zmm19,zmm13
	vfmadd213ps zmm26,zmm19,zmm14
	vpermps zmm24,zmm24,zmm15
	vscalefps zmm24,zmm24,zmm25
	vmulps zmm19,zmm26,zmm19
	vfmadd231ps zmm24,zmm19,zmm24
	vmovups ZMMWORD PTR [r11],zmm24
	vmovaps zmm19{k1}{z},zmm24
	vaddps zmm23,zmm23,zmm19
	lea    rdx,[rdx+r10*4]
	add    r11,0x40
	vshufps zmm19,zmm20,zmm21,0x88
	vshufps zmm20,zmm20,zmm21,0xdd
	vshufps zmm21,zmm22,zmm23,0x88
	vshufps zmm22,zmm22,zmm23,0xdd
	vaddps zmm19,zmm19,zmm20
	vaddps zmm21,zmm21,zmm22
	vshufps zmm20,zmm19,zmm21,0x88
	vshufps zmm19,zmm19,zmm21,0xdd
	vaddps zmm20,zmm20,zmm19
	valignd zmm19,zmm20,zmm20,0x8
	vaddps zmm20,zmm20,zmm19
	valignd zmm19,zmm20,zmm20,0x4
	vaddps zmm20,zmm20,zmm19
	vdivps zmm19,zmm8,zmm20
	vmovups ZMMWORD PTR [r9+0x40],zmm19
	mov    r11,r9
	add    r11,0x80
	vpbroadcastd zmm19,DWORD PTR [r9+0x40]
	mov    r12,rsi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x94d>
	vmovups zmm20,ZMMWORD PTR [r11]
	vmulps zmm20,zmm19,zmm20
	vmovups ZMMWORD PTR [r8],zmm20
	add    r8,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x92e>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x954>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0x96e>
	vmovups zmm20,ZMMWORD PTR [r11]
	vmulps zmm19,zmm19,zmm20
	vmovups ZMMWORD PTR [r8],zmm19
	lea    r8,[r8+r10*4]
	add    r11,0x40
	vpbroadcastd zmm19,DWORD PTR [r9+0x44]
	mov    r12,rsi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x9a0>
	vmovups zmm20,ZMMWORD PTR [r11]
	vmulps zmm20,zmm19,zmm20
	vmovups ZMMWORD PTR [r8],zmm20
	add    r8,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x981>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x9a7>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0x9c1>
	vmovups zmm20,ZMMWORD PTR [r11]
	vmulps zmm19,zmm19,zmm20
	vmovups ZMMWORD PTR [r8],zmm19
	lea    r8,[r8+r10*4]
	add    r11,0x40
	vpbroadcastd zmm19,DWORD PTR [r9+0x48]
	mov    r12,rsi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x9f3>
	vmovups zmm20,ZMMWORD PTR [r11]
	vmulps zmm20,zmm19,zmm20
	vmovups ZMMWORD PTR [r8],zmm20
	add    r8,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x9d4>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x9fa>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0xa14>
	vmovups zmm20,ZMMWORD PTR [r11]
	vmulps zmm19,zmm19,zmm20
	vmovups ZMMWORD PTR [r8],zmm19
	lea    r8,[r8+r10*4]
	add    r11,0x40
	vpbroadcastd zmm19,DWORD PTR [r9+0x4c]
	mov    r12,rsi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0xa46>
	vmovups zmm20,ZMMWORD PTR [r11]
	vmulps zmm20,zmm19,zmm20
	vmovups ZMMWORD PTR [r8],zmm20
	add    r8,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xa27>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xa4d>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0xa67>
	vmovups zmm20,ZMMWORD PTR [r11]
	vmulps zmm19,zmm19,zmm20
	vmovups ZMMWORD PTR [r8]{k1},zmm19
	lea    r8,[r8+r10*4]
	add    r11,0x40
	dec    rdi
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xaf>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
