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
	vbroadcastss zmm8,DWORD PTR [rcx]
	vmovaps zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,ZMMWORD PTR [rip+0x0]
	vpxord zmm11,zmm11,zmm11
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r11,QWORD PTR [r9+0x10]
	lea    r9,[r9+0x18]
	vbroadcastss zmm12,DWORD PTR [r9]
	mov    r9,rdi
	sub    r9,rax
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_softmax_exponential__x86_64_avx512+0x111>
	prefetcht0 BYTE PTR [rsi+rdx*4]
	vmovups zmm13,ZMMWORD PTR [rsi]
	vsubps zmm13,zmm13,zmm8
	vmaxps zmm13,zmm9,zmm13
	vmovaps zmm14,zmm10
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vsubps zmm15,zmm14,zmm10
	vfmadd231ps zmm13,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vpslld zmm13,zmm14,0x17
	vmulps zmm13,zmm15,zmm13
	vmovups ZMMWORD PTR [rsi],zmm13
	vaddps zmm11,zmm11,zmm13
	add    rsi,0x40
	vmovups zmm13,ZMMWORD PTR [r10]
	vmulps zmm13,zmm12,zmm13
	vmovntps ZMMWORD PTR [r11],zmm13
	add    r10,0x40
	add    r11,0x40
	dec    rax
	jne    <nnp_softmax_exponential__x86_64_avx512+0x4b>
	mov    rax,r9
	shr    rax,0x4
	test   rax,rax
	je     <nnp_softmax_exponential__x86_64_avx512+0x1cd>
	prefetcht0 BYTE PTR [rsi+rdx*4]
	vmovups zmm12,ZMMWORD PTR [rsi]
	vsubps zmm12,zmm12,zmm8
	vmaxps zmm12,zmm9,zmm12
	vmovaps zmm13,zmm10
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vsubps zmm14,zmm13,zmm10
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vpslld zmm12,zmm13,0x17
	vmulps zmm12,zmm14,zmm12
	vmovups ZMMWORD PTR [rsi],zmm12
	vaddps zmm11,zmm11,zmm12
	add    rsi,0x40
	dec    rax
	jne    <nnp_softmax_exponential__x86_64_avx512+0x121>
	mov    rax,rdi
	and    rax,0xf
	test   rax,rax
	jne    <nnp_softmax_exponential__x86_64_avx512+0x1de>
	jmp    <nnp_softmax_exponential__x86_64_avx512+0x290>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	vmovups zmm12{k1}{z},ZMMWORD PTR [rsi]
	vsubps zmm8,zmm12,zmm8
	vmaxps zmm8,zmm9,zmm8
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vsubps zmm10,zmm9,zmm10
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vpslld zmm8,zmm9,0x17
	vmulps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rsi]{k1},zmm8
	vmovaps zmm8{k1}{z},zmm8
	vaddps zmm11,zmm11,zmm8
	vmovups ZMMWORD PTR [r8],zmm11
	vzeroupper
	ret
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
	vmovaps zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,ZMMWORD PTR [rip+0x0]
	vbroadcastss zmm17,DWORD PTR [rdx]
	mov    rax,rdi
	shl    rax,0x4
	mov    r10,r8
	mov    r11,r8
	lea    r11,[r11+rax*4]
	vmovaps zmm18,ZMMWORD PTR [rip+0x0]
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
	jne    <nnp_softmax_short_rows__x86_64_avx512+0xb4>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0x1b5>
	vbroadcastf32x4 zmm19,XMMWORD PTR [rbx]
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rbp+0x0],0x1
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [r12],0x2
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [r13+0x0],0x3
	vbroadcastf32x4 zmm20,XMMWORD PTR [rbx+r8*1]
	vinsertf32x4 zmm20,zmm20,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vinsertf32x4 zmm20,zmm20,XMMWORD PTR [r12+r8*1],0x2
	vinsertf32x4 zmm20,zmm20,XMMWORD PTR [r13+r8*1+0x0],0x3
	vbroadcastf32x4 zmm21,XMMWORD PTR [rbx+r8*2]
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [rbp+r8*2+0x0],0x1
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [r12+r8*2],0x2
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [r13+r8*2+0x0],0x3
	vbroadcastf32x4 zmm22,XMMWORD PTR [rbx+rdx*1]
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [rbp+rdx*1+0x0],0x1
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [r12+rdx*1],0x2
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [r13+rdx*1+0x0],0x3
	vunpcklps zmm23,zmm19,zmm20
	vunpckhps zmm19,zmm19,zmm20
	vunpcklps zmm20,zmm21,zmm22
	vunpckhps zmm21,zmm21,zmm22
	vunpcklpd zmm22,zmm23,zmm20
	vunpckhpd zmm20,zmm23,zmm20
	vunpcklpd zmm23,zmm19,zmm21
	vunpckhpd zmm19,zmm19,zmm21
	vmaxps zmm18,zmm18,zmm22
	vmovups ZMMWORD PTR [r15],zmm22
	vmaxps zmm18,zmm18,zmm20
	vmovups ZMMWORD PTR [r15+0x40],zmm20
	vmaxps zmm18,zmm18,zmm23
	vmovups ZMMWORD PTR [r15+0x80],zmm23
	vmaxps zmm18,zmm18,zmm19
	vmovups ZMMWORD PTR [r15+0xc0],zmm19
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
	je     <nnp_softmax_short_rows__x86_64_avx512+0x2c9>
	vbroadcastf32x4 zmm19,XMMWORD PTR [rbx]
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rbp+0x0],0x1
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [r12],0x2
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [r13+0x0],0x3
	vbroadcastf32x4 zmm20,XMMWORD PTR [rbx+r8*1]
	vinsertf32x4 zmm20,zmm20,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vinsertf32x4 zmm20,zmm20,XMMWORD PTR [r12+r8*1],0x2
	vinsertf32x4 zmm20,zmm20,XMMWORD PTR [r13+r8*1+0x0],0x3
	vbroadcastf32x4 zmm21,XMMWORD PTR [rbx+r8*2]
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [rbp+r8*2+0x0],0x1
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [r12+r8*2],0x2
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [r13+r8*2+0x0],0x3
	vbroadcastf32x4 zmm22,XMMWORD PTR [rbx+rdx*1]
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [rbp+rdx*1+0x0],0x1
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [r12+rdx*1],0x2
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [r13+rdx*1+0x0],0x3
	vunpcklps zmm23,zmm19,zmm20
	vunpckhps zmm19,zmm19,zmm20
	vunpcklps zmm20,zmm21,zmm22
	vunpckhps zmm21,zmm21,zmm22
	vunpcklpd zmm22,zmm23,zmm20
	vunpckhpd zmm20,zmm23,zmm20
	vunpcklpd zmm23,zmm19,zmm21
	vunpckhpd zmm19,zmm19,zmm21
	vmaxps zmm18,zmm18,zmm22
	vmovups ZMMWORD PTR [r15],zmm22
	vmaxps zmm18,zmm18,zmm20
	vmovups ZMMWORD PTR [r15+0x40],zmm20
	vmaxps zmm18,zmm18,zmm23
	vmovups ZMMWORD PTR [r15+0x80],zmm23
	vmaxps zmm18,zmm18,zmm19
	vmovups ZMMWORD PTR [r15+0xc0],zmm19
	add    rbx,0x10
	add    rbp,0x10
	add    r12,0x10
	add    r13,0x10
	add    r15,0x100
	dec    r14
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x1c5>
	lea    rsi,[rsi+rax*4]
	vmovaps zmm19,ZMMWORD PTR [rip+0x0]
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
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x306>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0x407>
	vbroadcastf32x4 zmm20,XMMWORD PTR [rbx]
	vinsertf32x4 zmm20,zmm20,XMMWORD PTR [rbp+0x0],0x1
	vinsertf32x4 zmm20,zmm20,XMMWORD PTR [r12],0x2
	vinsertf32x4 zmm20,zmm20,XMMWORD PTR [r13+0x0],0x3
	vbroadcastf32x4 zmm21,XMMWORD PTR [rbx+r8*1]
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [r12+r8*1],0x2
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [r13+r8*1+0x0],0x3
	vbroadcastf32x4 zmm22,XMMWORD PTR [rbx+r8*2]
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [rbp+r8*2+0x0],0x1
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [r12+r8*2],0x2
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [r13+r8*2+0x0],0x3
	vbroadcastf32x4 zmm23,XMMWORD PTR [rbx+rdx*1]
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [rbp+rdx*1+0x0],0x1
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [r12+rdx*1],0x2
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [r13+rdx*1+0x0],0x3
	vunpcklps zmm24,zmm20,zmm21
	vunpckhps zmm20,zmm20,zmm21
	vunpcklps zmm21,zmm22,zmm23
	vunpckhps zmm22,zmm22,zmm23
	vunpcklpd zmm23,zmm24,zmm21
	vunpckhpd zmm21,zmm24,zmm21
	vunpcklpd zmm24,zmm20,zmm22
	vunpckhpd zmm20,zmm20,zmm22
	vmaxps zmm19,zmm19,zmm23
	vmovups ZMMWORD PTR [r15],zmm23
	vmaxps zmm19,zmm19,zmm21
	vmovups ZMMWORD PTR [r15+0x40],zmm21
	vmaxps zmm19,zmm19,zmm24
	vmovups ZMMWORD PTR [r15+0x80],zmm24
	vmaxps zmm19,zmm19,zmm20
	vmovups ZMMWORD PTR [r15+0xc0],zmm20
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
	je     <nnp_softmax_short_rows__x86_64_avx512+0x51b>
	vbroadcastf32x4 zmm20,XMMWORD PTR [rbx]
	vinsertf32x4 zmm20,zmm20,XMMWORD PTR [rbp+0x0],0x1
	vinsertf32x4 zmm20,zmm20,XMMWORD PTR [r12],0x2
	vinsertf32x4 zmm20,zmm20,XMMWORD PTR [r13+0x0],0x3
	vbroadcastf32x4 zmm21,XMMWORD PTR [rbx+r8*1]
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [r12+r8*1],0x2
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [r13+r8*1+0x0],0x3
	vbroadcastf32x4 zmm22,XMMWORD PTR [rbx+r8*2]
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [rbp+r8*2+0x0],0x1
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [r12+r8*2],0x2
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [r13+r8*2+0x0],0x3
	vbroadcastf32x4 zmm23,XMMWORD PTR [rbx+rdx*1]
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [rbp+rdx*1+0x0],0x1
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [r12+rdx*1],0x2
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [r13+rdx*1+0x0],0x3
	vunpcklps zmm24,zmm20,zmm21
	vunpckhps zmm20,zmm20,zmm21
	vunpcklps zmm21,zmm22,zmm23
	vunpckhps zmm22,zmm22,zmm23
	vunpcklpd zmm23,zmm24,zmm21
	vunpckhpd zmm21,zmm24,zmm21
	vunpcklpd zmm24,zmm20,zmm22
	vunpckhpd zmm20,zmm20,zmm22
	vmaxps zmm19,zmm19,zmm23
	vmovups ZMMWORD PTR [r15],zmm23
	vmaxps zmm19,zmm19,zmm21
	vmovups ZMMWORD PTR [r15+0x40],zmm21
	vmaxps zmm19,zmm19,zmm24
	vmovups ZMMWORD PTR [r15+0x80],zmm24
	vmaxps zmm19,zmm19,zmm20
	vmovups ZMMWORD PTR [r15+0xc0],zmm20
	add    rbx,0x10
	add    rbp,0x10
	add    r12,0x10
	add    r13,0x10
	add    r15,0x100
	dec    r14
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x417>
	vmovaps zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,ZMMWORD PTR [rip+0x0]
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	mov    r8,rdi
	shl    r8,0x5
	mov    rdx,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x10]
	lea    r9,[r9+0x18]
	vbroadcastss zmm24,DWORD PTR [r9]
	mov    r9,r8
	sub    r9,rdx
	mov    r8,rdx
	shr    r8,0x5
	test   r8,r8
	je     <nnp_softmax_short_rows__x86_64_avx512+0x6a9>
	prefetcht0 BYTE PTR [rsi+rax*4]
	prefetcht0 BYTE PTR [rsi+rax*4+0x40]
	add    rsi,0x80
	vmovups zmm25,ZMMWORD PTR [r10]
	vsubps zmm25,zmm25,zmm18
	vmovups zmm26,ZMMWORD PTR [r11]
	vsubps zmm26,zmm26,zmm19
	vmaxps zmm25,zmm20,zmm25
	vmaxps zmm26,zmm20,zmm26
	vmovaps zmm27,zmm21
	vfmadd231ps zmm27,zmm25,zmm8
	vmovaps zmm28,zmm21
	vfmadd231ps zmm28,zmm26,zmm8
	vsubps zmm29,zmm27,zmm21
	vsubps zmm30,zmm28,zmm21
	vfmadd231ps zmm25,zmm29,zmm9
	vfmadd231ps zmm26,zmm30,zmm9
	vfmadd231ps zmm25,zmm29,zmm10
	vfmadd231ps zmm26,zmm30,zmm10
	vmovaps zmm29,zmm11
	vmovaps zmm30,zmm11
	vfmadd213ps zmm29,zmm25,zmm12
	vfmadd213ps zmm30,zmm26,zmm12
	vfmadd213ps zmm29,zmm25,zmm13
	vfmadd213ps zmm30,zmm26,zmm13
	vfmadd213ps zmm29,zmm25,zmm14
	vfmadd213ps zmm30,zmm26,zmm14
	vfmadd213ps zmm29,zmm25,zmm15
	vfmadd213ps zmm30,zmm26,zmm15
	vfmadd213ps zmm29,zmm25,zmm16
	vfmadd213ps zmm30,zmm26,zmm16
	vfmadd213ps zmm29,zmm25,zmm16
	vfmadd213ps zmm30,zmm26,zmm16
	vpslld zmm25,zmm27,0x17
	vmulps zmm25,zmm29,zmm25
	vpslld zmm26,zmm28,0x17
	vmulps zmm26,zmm30,zmm26
	vmovups ZMMWORD PTR [r10],zmm25
	vaddps zmm22,zmm22,zmm25
	add    r10,0x40
	vmovups ZMMWORD PTR [r11],zmm26
	vaddps zmm23,zmm23,zmm26
	add    r11,0x40
	vmovups zmm25,ZMMWORD PTR [rbx]
	vmulps zmm25,zmm24,zmm25
	vmovntps ZMMWORD PTR [rbp+0x0],zmm25
	vmovups zmm25,ZMMWORD PTR [rbx+0x40]
	vmulps zmm25,zmm24,zmm25
	vmovntps ZMMWORD PTR [rbp+0x40],zmm25
	add    rbx,0x80
	add    rbp,0x80
	dec    r8
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x56d>
	mov    r9,r9
	shr    r9,0x5
	test   r9,r9
	je     <nnp_softmax_short_rows__x86_64_avx512+0x7c0>
	prefetcht0 BYTE PTR [rsi+rax*4]
	prefetcht0 BYTE PTR [rsi+rax*4+0x40]
	add    rsi,0x80
	vmovups zmm24,ZMMWORD PTR [r10]
	vsubps zmm24,zmm24,zmm18
	vmovups zmm25,ZMMWORD PTR [r11]
	vsubps zmm25,zmm25,zmm19
	vmaxps zmm24,zmm20,zmm24
	vmaxps zmm25,zmm20,zmm25
	vmovaps zmm26,zmm21
	vfmadd231ps zmm26,zmm24,zmm8
	vmovaps zmm27,zmm21
	vfmadd231ps zmm27,zmm25,zmm8
	vsubps zmm28,zmm26,zmm21
	vsubps zmm29,zmm27,zmm21
	vfmadd231ps zmm24,zmm28,zmm9
	vfmadd231ps zmm25,zmm29,zmm9
	vfmadd231ps zmm24,zmm28,zmm10
	vfmadd231ps zmm25,zmm29,zmm10
	vmovaps zmm28,zmm11
	vmovaps zmm29,zmm11
	vfmadd213ps zmm28,zmm24,zmm12
	vfmadd213ps zmm29,zmm25,zmm12
	vfmadd213ps zmm28,zmm24,zmm13
	vfmadd213ps zmm29,zmm25,zmm13
	vfmadd213ps zmm28,zmm24,zmm14
	vfmadd213ps zmm29,zmm25,zmm14
	vfmadd213ps zmm28,zmm24,zmm15
	vfmadd213ps zmm29,zmm25,zmm15
	vfmadd213ps zmm28,zmm24,zmm16
	vfmadd213ps zmm29,zmm25,zmm16
	vfmadd213ps zmm28,zmm24,zmm16
	vfmadd213ps zmm29,zmm25,zmm16
	vpslld zmm24,zmm26,0x17
	vmulps zmm24,zmm28,zmm24
	vpslld zmm25,zmm27,0x17
	vmulps zmm25,zmm29,zmm25
	vmovups ZMMWORD PTR [r10],zmm24
	vaddps zmm22,zmm22,zmm24
	add    r10,0x40
	vmovups ZMMWORD PTR [r11],zmm25
	vaddps zmm23,zmm23,zmm25
	add    r11,0x40
	dec    r9
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x6b9>
	mov    r9,rax
	neg    r9
	lea    r10,[r10+r9*4]
	vdivps zmm8,zmm17,zmm22
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
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x7fe>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0x8fd>
	vmovups zmm9,ZMMWORD PTR [r10]
	vmulps zmm9,zmm9,zmm8
	vmovups zmm10,ZMMWORD PTR [r10+0x40]
	vmulps zmm10,zmm10,zmm8
	vmovups zmm11,ZMMWORD PTR [r10+0x80]
	vmulps zmm11,zmm11,zmm8
	vmovups zmm12,ZMMWORD PTR [r10+0xc0]
	vmulps zmm12,zmm12,zmm8
	vunpcklps zmm13,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklpd zmm12,zmm13,zmm10
	vunpckhpd zmm10,zmm13,zmm10
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vextractf32x4 XMMWORD PTR [rdx],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r9*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r9*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rdx+r9*2],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rsi+r9*2],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx+r9*2],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+r9*2+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rdx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
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
	je     <nnp_softmax_short_rows__x86_64_avx512+0xa10>
	vmovups zmm9,ZMMWORD PTR [r10]
	vmulps zmm9,zmm9,zmm8
	vmovups zmm10,ZMMWORD PTR [r10+0x40]
	vmulps zmm10,zmm10,zmm8
	vmovups zmm11,ZMMWORD PTR [r10+0x80]
	vmulps zmm11,zmm11,zmm8
	vmovups zmm12,ZMMWORD PTR [r10+0xc0]
	vmulps zmm12,zmm12,zmm8
	vunpcklps zmm13,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklpd zmm12,zmm13,zmm10
	vunpckhpd zmm10,zmm13,zmm10
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vextractf32x4 XMMWORD PTR [rdx],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r9*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r9*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rdx+r9*2],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rsi+r9*2],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx+r9*2],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+r9*2+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rdx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	add    rdx,0x10
	add    rsi,0x10
	add    rbx,0x10
	add    rbp,0x10
	add    r10,0x100
	dec    r12
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x90d>
	lea    rcx,[rcx+rax*4]
	mov    r10,rax
	neg    r10
	lea    r11,[r11+r10*4]
	vdivps zmm8,zmm17,zmm23
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
	jne    <nnp_softmax_short_rows__x86_64_avx512+0xa52>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0xb4c>
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
	je     <nnp_softmax_short_rows__x86_64_avx512+0xc5b>
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
	jne    <nnp_softmax_short_rows__x86_64_avx512+0xb5c>
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

<nnp_softmax_scale__x86_64_avx512>:
	vbroadcastss zmm8,DWORD PTR [rdx]
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
	vbroadcastss zmm8,DWORD PTR [rdx]
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
	vmovaps zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,ZMMWORD PTR [rip+0x0]
	vbroadcastss zmm17,DWORD PTR [rcx]
	vmovaps zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,ZMMWORD PTR [rip+0x0]
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
	vbroadcastss zmm20,DWORD PTR [rax]
	mov    rax,r11
	sub    rax,rcx
	test   rdi,rdi
	je     <nnp_softmax_row_blocks__x86_64_avx512+0xb4c>
	mov    r11,rsi
	shl    r11,0x2
	lea    r12,[r11+r11*2]
	mov    r13,rdx
	vmovaps zmm21,ZMMWORD PTR [rip+0x0]
	vmovaps zmm22,ZMMWORD PTR [rip+0x0]
	vmovaps zmm23,ZMMWORD PTR [rip+0x0]
	vmovaps zmm24,ZMMWORD PTR [rip+0x0]
	mov    r14,rsi
	shr    r14,0x4
	test   r14,r14
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x145>
	vmovups zmm25,ZMMWORD PTR [r13+0x0]
	vmaxps zmm21,zmm21,zmm25
	vmovups zmm25,ZMMWORD PTR [r13+r11*1+0x0]
	vmaxps zmm22,zmm22,zmm25
	vmovups zmm25,ZMMWORD PTR [r13+r11*2+0x0]
	vmaxps zmm23,zmm23,zmm25
	vmovups zmm25,ZMMWORD PTR [r13+r12*1+0x0]
	vmaxps zmm24,zmm24,zmm25
	add    r13,0x40
	dec    r14
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x105>
	lea    r13,[r13+r10*4+0x0]
	vmovups zmm25,ZMMWORD PTR [r13-0x40]
	vmaxps zmm21,zmm21,zmm25
	vmovups zmm25,ZMMWORD PTR [r13+r11*1-0x40]
	vmaxps zmm22,zmm22,zmm25
	vmovups zmm25,ZMMWORD PTR [r13+r11*2-0x40]
	vmaxps zmm23,zmm23,zmm25
	vmovups zmm25,ZMMWORD PTR [r13+r12*1-0x40]
	vmaxps zmm24,zmm24,zmm25
	vshufps zmm25,zmm21,zmm22,0x88
	vshufps zmm21,zmm21,zmm22,0xdd
	vshufps zmm22,zmm23,zmm24,0x88
	vshufps zmm23,zmm23,zmm24,0xdd
	vmaxps zmm25,zmm25,zmm21
	vmaxps zmm22,zmm22,zmm23
	vshufps zmm21,zmm25,zmm22,0x88
	vshufps zmm22,zmm25,zmm22,0xdd
	vmaxps zmm21,zmm21,zmm22
	valignd zmm22,zmm21,zmm21,0x8
	vmaxps zmm21,zmm21,zmm22
	valignd zmm22,zmm21,zmm21,0x4
	vmaxps zmm21,zmm21,zmm22
	vmovups ZMMWORD PTR [r9],zmm21
	mov    r11,r9
	add    r11,0x80
	vbroadcastss zmm21,DWORD PTR [r9]
	vpxord zmm22,zmm22,zmm22
	mov    r12,rcx
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x2a9>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm23,ZMMWORD PTR [rdx]
	vsubps zmm23,zmm23,zmm21
	vmaxps zmm23,zmm18,zmm23
	vmovaps zmm24,zmm19
	vfmadd231ps zmm24,zmm23,zmm8
	vsubps zmm25,zmm24,zmm19
	vfmadd231ps zmm23,zmm25,zmm9
	vfmadd231ps zmm23,zmm25,zmm10
	vmovaps zmm25,zmm11
	vfmadd213ps zmm25,zmm23,zmm12
	vfmadd213ps zmm25,zmm23,zmm13
	vfmadd213ps zmm25,zmm23,zmm14
	vfmadd213ps zmm25,zmm23,zmm15
	vfmadd213ps zmm25,zmm23,zmm16
	vfmadd213ps zmm25,zmm23,zmm16
	vpslld zmm23,zmm24,0x17
	vmulps zmm23,zmm25,zmm23
	vmovups ZMMWORD PTR [r11],zmm23
	vaddps zmm22,zmm22,zmm23
	add    rdx,0x40
	add    r11,0x40
	vmovups zmm23,ZMMWORD PTR [rbx]
	vmulps zmm23,zmm20,zmm23
	vmovntps ZMMWORD PTR [rbp+0x0],zmm23
	add    rbx,0x40
	add    rbp,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x203>
	mov    r12,rax
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x344>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm23,ZMMWORD PTR [rdx]
	vsubps zmm23,zmm23,zmm21
	vmaxps zmm23,zmm18,zmm23
	vmovaps zmm24,zmm19
	vfmadd231ps zmm24,zmm23,zmm8
	vsubps zmm25,zmm24,zmm19
	vfmadd231ps zmm23,zmm25,zmm9
	vfmadd231ps zmm23,zmm25,zmm10
	vmovaps zmm25,zmm11
	vfmadd213ps zmm25,zmm23,zmm12
	vfmadd213ps zmm25,zmm23,zmm13
	vfmadd213ps zmm25,zmm23,zmm14
	vfmadd213ps zmm25,zmm23,zmm15
	vfmadd213ps zmm25,zmm23,zmm16
	vfmadd213ps zmm25,zmm23,zmm16
	vpslld zmm23,zmm24,0x17
	vmulps zmm23,zmm25,zmm23
	vmovups ZMMWORD PTR [r11],zmm23
	vaddps zmm22,zmm22,zmm23
	add    rdx,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x2b9>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x34e>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0x3cf>
	vmovups zmm23{k1}{z},ZMMWORD PTR [rdx]
	vsubps zmm21,zmm23,zmm21
	vmaxps zmm21,zmm18,zmm21
	vmovaps zmm23,zmm19
	vfmadd231ps zmm23,zmm21,zmm8
	vsubps zmm24,zmm23,zmm19
	vfmadd231ps zmm21,zmm24,zmm9
	vfmadd231ps zmm21,zmm24,zmm10
	vmovaps zmm24,zmm11
	vfmadd213ps zmm24,zmm21,zmm12
	vfmadd213ps zmm24,zmm21,zmm13
	vfmadd213ps zmm24,zmm21,zmm14
	vfmadd213ps zmm24,zmm21,zmm15
	vfmadd213ps zmm24,zmm21,zmm16
	vfmadd213ps zmm24,zmm21,zmm16
	vpslld zmm21,zmm23,0x17
	vmulps zmm21,zmm24,zmm21
	vmovups ZMMWORD PTR [r11],zmm21
	vmovaps zmm21{k1}{z},zmm21
	vaddps zmm22,zmm22,zmm21
	lea    rdx,[rdx+r10*4]
	add    r11,0x40
	vbroadcastss zmm21,DWORD PTR [r9+0x4]
	vpxord zmm23,zmm23,zmm23
	mov    r12,rcx
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x492>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vsubps zmm24,zmm24,zmm21
	vmaxps zmm24,zmm18,zmm24
	vmovaps zmm25,zmm19
	vfmadd231ps zmm25,zmm24,zmm8
	vsubps zmm26,zmm25,zmm19
	vfmadd231ps zmm24,zmm26,zmm9
	vfmadd231ps zmm24,zmm26,zmm10
	vmovaps zmm26,zmm11
	vfmadd213ps zmm26,zmm24,zmm12
	vfmadd213ps zmm26,zmm24,zmm13
	vfmadd213ps zmm26,zmm24,zmm14
	vfmadd213ps zmm26,zmm24,zmm15
	vfmadd213ps zmm26,zmm24,zmm16
	vfmadd213ps zmm26,zmm24,zmm16
	vpslld zmm24,zmm25,0x17
	vmulps zmm24,zmm26,zmm24
	vmovups ZMMWORD PTR [r11],zmm24
	vaddps zmm23,zmm23,zmm24
	add    rdx,0x40
	add    r11,0x40
	vmovups zmm24,ZMMWORD PTR [rbx]
	vmulps zmm24,zmm20,zmm24
	vmovntps ZMMWORD PTR [rbp+0x0],zmm24
	add    rbx,0x40
	add    rbp,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x3ec>
	mov    r12,rax
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x52d>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vsubps zmm24,zmm24,zmm21
	vmaxps zmm24,zmm18,zmm24
	vmovaps zmm25,zmm19
	vfmadd231ps zmm25,zmm24,zmm8
	vsubps zmm26,zmm25,zmm19
	vfmadd231ps zmm24,zmm26,zmm9
	vfmadd231ps zmm24,zmm26,zmm10
	vmovaps zmm26,zmm11
	vfmadd213ps zmm26,zmm24,zmm12
	vfmadd213ps zmm26,zmm24,zmm13
	vfmadd213ps zmm26,zmm24,zmm14
	vfmadd213ps zmm26,zmm24,zmm15
	vfmadd213ps zmm26,zmm24,zmm16
	vfmadd213ps zmm26,zmm24,zmm16
	vpslld zmm24,zmm25,0x17
	vmulps zmm24,zmm26,zmm24
	vmovups ZMMWORD PTR [r11],zmm24
	vaddps zmm23,zmm23,zmm24
	add    rdx,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x4a2>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x537>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0x5b8>
	vmovups zmm24{k1}{z},ZMMWORD PTR [rdx]
	vsubps zmm21,zmm24,zmm21
	vmaxps zmm21,zmm18,zmm21
	vmovaps zmm24,zmm19
	vfmadd231ps zmm24,zmm21,zmm8
	vsubps zmm25,zmm24,zmm19
	vfmadd231ps zmm21,zmm25,zmm9
	vfmadd231ps zmm21,zmm25,zmm10
	vmovaps zmm25,zmm11
	vfmadd213ps zmm25,zmm21,zmm12
	vfmadd213ps zmm25,zmm21,zmm13
	vfmadd213ps zmm25,zmm21,zmm14
	vfmadd213ps zmm25,zmm21,zmm15
	vfmadd213ps zmm25,zmm21,zmm16
	vfmadd213ps zmm25,zmm21,zmm16
	vpslld zmm21,zmm24,0x17
	vmulps zmm21,zmm25,zmm21
	vmovups ZMMWORD PTR [r11],zmm21
	vmovaps zmm21{k1}{z},zmm21
	vaddps zmm23,zmm23,zmm21
	lea    rdx,[rdx+r10*4]
	add    r11,0x40
	vbroadcastss zmm21,DWORD PTR [r9+0x8]
	vpxord zmm24,zmm24,zmm24
	mov    r12,rcx
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x67b>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm25,ZMMWORD PTR [rdx]
	vsubps zmm25,zmm25,zmm21
	vmaxps zmm25,zmm18,zmm25
	vmovaps zmm26,zmm19
	vfmadd231ps zmm26,zmm25,zmm8
	vsubps zmm27,zmm26,zmm19
	vfmadd231ps zmm25,zmm27,zmm9
	vfmadd231ps zmm25,zmm27,zmm10
	vmovaps zmm27,zmm11
	vfmadd213ps zmm27,zmm25,zmm12
	vfmadd213ps zmm27,zmm25,zmm13
	vfmadd213ps zmm27,zmm25,zmm14
	vfmadd213ps zmm27,zmm25,zmm15
	vfmadd213ps zmm27,zmm25,zmm16
	vfmadd213ps zmm27,zmm25,zmm16
	vpslld zmm25,zmm26,0x17
	vmulps zmm25,zmm27,zmm25
	vmovups ZMMWORD PTR [r11],zmm25
	vaddps zmm24,zmm24,zmm25
	add    rdx,0x40
	add    r11,0x40
	vmovups zmm25,ZMMWORD PTR [rbx]
	vmulps zmm25,zmm20,zmm25
	vmovntps ZMMWORD PTR [rbp+0x0],zmm25
	add    rbx,0x40
	add    rbp,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x5d5>
	mov    r12,rax
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x716>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm25,ZMMWORD PTR [rdx]
	vsubps zmm25,zmm25,zmm21
	vmaxps zmm25,zmm18,zmm25
	vmovaps zmm26,zmm19
	vfmadd231ps zmm26,zmm25,zmm8
	vsubps zmm27,zmm26,zmm19
	vfmadd231ps zmm25,zmm27,zmm9
	vfmadd231ps zmm25,zmm27,zmm10
	vmovaps zmm27,zmm11
	vfmadd213ps zmm27,zmm25,zmm12
	vfmadd213ps zmm27,zmm25,zmm13
	vfmadd213ps zmm27,zmm25,zmm14
	vfmadd213ps zmm27,zmm25,zmm15
	vfmadd213ps zmm27,zmm25,zmm16
	vfmadd213ps zmm27,zmm25,zmm16
	vpslld zmm25,zmm26,0x17
	vmulps zmm25,zmm27,zmm25
	vmovups ZMMWORD PTR [r11],zmm25
	vaddps zmm24,zmm24,zmm25
	add    rdx,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x68b>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x720>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0x7a1>
	vmovups zmm25{k1}{z},ZMMWORD PTR [rdx]
	vsubps zmm21,zmm25,zmm21
	vmaxps zmm21,zmm18,zmm21
	vmovaps zmm25,zmm19
	vfmadd231ps zmm25,zmm21,zmm8
	vsubps zmm26,zmm25,zmm19
	vfmadd231ps zmm21,zmm26,zmm9
	vfmadd231ps zmm21,zmm26,zmm10
	vmovaps zmm26,zmm11
	vfmadd213ps zmm26,zmm21,zmm12
	vfmadd213ps zmm26,zmm21,zmm13
	vfmadd213ps zmm26,zmm21,zmm14
	vfmadd213ps zmm26,zmm21,zmm15
	vfmadd213ps zmm26,zmm21,zmm16
	vfmadd213ps zmm26,zmm21,zmm16
	vpslld zmm21,zmm25,0x17
	vmulps zmm21,zmm26,zmm21
	vmovups ZMMWORD PTR [r11],zmm21
	vmovaps zmm21{k1}{z},zmm21
	vaddps zmm24,zmm24,zmm21
	lea    rdx,[rdx+r10*4]
	add    r11,0x40
	vbroadcastss zmm21,DWORD PTR [r9+0xc]
	vpxord zmm25,zmm25,zmm25
	mov    r12,rcx
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x864>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vsubps zmm26,zmm26,zmm21
	vmaxps zmm26,zmm18,zmm26
	vmovaps zmm27,zmm19
	vfmadd231ps zmm27,zmm26,zmm8
	vsubps zmm28,zmm27,zmm19
	vfmadd231ps zmm26,zmm28,zmm9
	vfmadd231ps zmm26,zmm28,zmm10
	vmovaps zmm28,zmm11
	vfmadd213ps zmm28,zmm26,zmm12
	vfmadd213ps zmm28,zmm26,zmm13
	vfmadd213ps zmm28,zmm26,zmm14
	vfmadd213ps zmm28,zmm26,zmm15
	vfmadd213ps zmm28,zmm26,zmm16
	vfmadd213ps zmm28,zmm26,zmm16
	vpslld zmm26,zmm27,0x17
	vmulps zmm26,zmm28,zmm26
	vmovups ZMMWORD PTR [r11],zmm26
	vaddps zmm25,zmm25,zmm26
	add    rdx,0x40
	add    r11,0x40
	vmovups zmm26,ZMMWORD PTR [rbx]
	vmulps zmm26,zmm20,zmm26
	vmovntps ZMMWORD PTR [rbp+0x0],zmm26
	add    rbx,0x40
	add    rbp,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x7be>
	mov    r12,rax
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0x8ff>
	prefetcht0 BYTE PTR [rdx+0x2000]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vsubps zmm26,zmm26,zmm21
	vmaxps zmm26,zmm18,zmm26
	vmovaps zmm27,zmm19
	vfmadd231ps zmm27,zmm26,zmm8
	vsubps zmm28,zmm27,zmm19
	vfmadd231ps zmm26,zmm28,zmm9
	vfmadd231ps zmm26,zmm28,zmm10
	vmovaps zmm28,zmm11
	vfmadd213ps zmm28,zmm26,zmm12
	vfmadd213ps zmm28,zmm26,zmm13
	vfmadd213ps zmm28,zmm26,zmm14
	vfmadd213ps zmm28,zmm26,zmm15
	vfmadd213ps zmm28,zmm26,zmm16
	vfmadd213ps zmm28,zmm26,zmm16
	vpslld zmm26,zmm27,0x17
	vmulps zmm26,zmm28,zmm26
	vmovups ZMMWORD PTR [r11],zmm26
	vaddps zmm25,zmm25,zmm26
	add    rdx,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x874>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0x909>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0x98a>
	vmovups zmm26{k1}{z},ZMMWORD PTR [rdx]
	vsubps zmm21,zmm26,zmm21
	vmaxps zmm21,zmm18,zmm21
	vmovaps zmm26,zmm19
	vfmadd231ps zmm26,zmm21,zmm8
	vsubps zmm27,zmm26,zmm19
	vfmadd231ps zmm21,zmm27,zmm9
	vfmadd231ps zmm21,zmm27,zmm10
	vmovaps zmm27,zmm11
	vfmadd213ps zmm27,zmm21,zmm12
	vfmadd213ps zmm27,zmm21,zmm13
	vfmadd213ps zmm27,zmm21,zmm14
	vfmadd213ps zmm27,zmm21,zmm15
	vfmadd213ps zmm27,zmm21,zmm16
	vfmadd213ps zmm27,zmm21,zmm16
	vpslld zmm21,zmm26,0x17
	vmulps zmm21,zmm27,zmm21
	vmovups ZMMWORD PTR [r11],zmm21
	vmovaps zmm21{k1}{z},zmm21
	vaddps zmm25,zmm25,zmm21
	lea    rdx,[rdx+r10*4]
	add    r11,0x40
	vshufps zmm21,zmm22,zmm23,0x88
	vshufps zmm22,zmm22,zmm23,0xdd
	vshufps zmm23,zmm24,zmm25,0x88
	vshufps zmm24,zmm24,zmm25,0xdd
	vaddps zmm21,zmm21,zmm22
	vaddps zmm23,zmm23,zmm24
	vshufps zmm22,zmm21,zmm23,0x88
	vshufps zmm21,zmm21,zmm23,0xdd
	vaddps zmm22,zmm22,zmm21
	valignd zmm21,zmm22,zmm22,0x8
	vaddps zmm22,zmm22,zmm21
	valignd zmm21,zmm22,zmm22,0x4
	vaddps zmm22,zmm22,zmm21
	vdivps zmm21,zmm17,zmm22
	vmovups ZMMWORD PTR [r9+0x40],zmm21
	mov    r11,r9
	add    r11,0x80
	vbroadcastss zmm21,DWORD PTR [r9+0x40]
	mov    r12,rsi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0xa29>
	vmovups zmm22,ZMMWORD PTR [r11]
	vmulps zmm22,zmm21,zmm22
	vmovups ZMMWORD PTR [r8],zmm22
	add    r8,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xa0a>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xa30>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0xa4a>
	vmovups zmm22,ZMMWORD PTR [r11]
	vmulps zmm21,zmm21,zmm22
	vmovups ZMMWORD PTR [r8],zmm21
	lea    r8,[r8+r10*4]
	add    r11,0x40
	vbroadcastss zmm21,DWORD PTR [r9+0x44]
	mov    r12,rsi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0xa7c>
	vmovups zmm22,ZMMWORD PTR [r11]
	vmulps zmm22,zmm21,zmm22
	vmovups ZMMWORD PTR [r8],zmm22
	add    r8,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xa5d>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xa83>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0xa9d>
	vmovups zmm22,ZMMWORD PTR [r11]
	vmulps zmm21,zmm21,zmm22
	vmovups ZMMWORD PTR [r8],zmm21
	lea    r8,[r8+r10*4]
	add    r11,0x40
	vbroadcastss zmm21,DWORD PTR [r9+0x48]
	mov    r12,rsi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0xacf>
	vmovups zmm22,ZMMWORD PTR [r11]
	vmulps zmm22,zmm21,zmm22
	vmovups ZMMWORD PTR [r8],zmm22
	add    r8,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xab0>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xad6>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0xaf0>
	vmovups zmm22,ZMMWORD PTR [r11]
	vmulps zmm21,zmm21,zmm22
	vmovups ZMMWORD PTR [r8],zmm21
	lea    r8,[r8+r10*4]
	add    r11,0x40
	vbroadcastss zmm21,DWORD PTR [r9+0x4c]
	mov    r12,rsi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_softmax_row_blocks__x86_64_avx512+0xb22>
	vmovups zmm22,ZMMWORD PTR [r11]
	vmulps zmm22,zmm21,zmm22
	vmovups ZMMWORD PTR [r8],zmm22
	add    r8,0x40
	add    r11,0x40
	dec    r12
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xb03>
	test   r10,r10
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xb29>
	jmp    <nnp_softmax_row_blocks__x86_64_avx512+0xb43>
	vmovups zmm22,ZMMWORD PTR [r11]
	vmulps zmm21,zmm21,zmm22
	vmovups ZMMWORD PTR [r8]{k1},zmm21
	lea    r8,[r8+r10*4]
	add    r11,0x40
	dec    rdi
	jne    <nnp_softmax_row_blocks__x86_64_avx512+0xc3>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
