<nnp_softmax_maximum__x86_64_avx512>:
	vmovups zmm8,ZMMWORD PTR [rdx]
	test   rdi,rdi
	je     <nnp_softmax_maximum__x86_64_avx512+0x20>
	vmovups zmm9,ZMMWORD PTR [rsi]
	vmaxps zmm8,zmm8,zmm9
	add    rsi,0x40
	dec    rdi
	jne    <nnp_softmax_maximum__x86_64_avx512+0xb>
	vmovups ZMMWORD PTR [rdx],zmm8
	vzeroupper
	ret
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
	vmovups zmm11,ZMMWORD PTR [r9]
	test   rdi,rdi
	je     <nnp_softmax_exponential__x86_64_avx512+0xd9>
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
	vmovups ZMMWORD PTR [r8],zmm12
	vaddps zmm11,zmm11,zmm12
	add    rsi,0x40
	add    r8,0x40
	dec    rdi
	jne    <nnp_softmax_exponential__x86_64_avx512+0x29>
	vmovups ZMMWORD PTR [r9],zmm11
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

<nnp_softmax_short_rows__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rdi
	shl    rax,0x4
	mov    r10,r8
	mov    r11,r8
	lea    r11,[r11+rax*4]
	vmovaps zmm8,ZMMWORD PTR [rip+0x0]
	mov    r9,rdi
	shl    r9,0x2
	lea    r8,[r9+r9*2]
	mov    rbx,rsi
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	lea    r13,[r12+r9*4]
	mov    r14,rdi
	and    r14,0x3
	mov    r15,r10
	test   r14,r14
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x54>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0x155>
	vbroadcastf32x4 zmm9,XMMWORD PTR [rbx]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+0x0],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r13+0x0],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*1+0x0],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*1],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r13+r9*1+0x0],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+r9*2+0x0],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+r9*2],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r13+r9*2+0x0],0x3
	vbroadcastf32x4 zmm12,XMMWORD PTR [rbx+r8*1]
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r12+r8*1],0x2
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r13+r8*1+0x0],0x3
	vunpcklps zmm13,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklpd zmm12,zmm13,zmm10
	vunpckhpd zmm10,zmm13,zmm10
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vmaxps zmm8,zmm8,zmm12
	vmovups ZMMWORD PTR [r15],zmm12
	vmaxps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r15+0x40],zmm10
	vmaxps zmm8,zmm8,zmm13
	vmovups ZMMWORD PTR [r15+0x80],zmm13
	vmaxps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r15+0xc0],zmm9
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
	je     <nnp_softmax_short_rows__x86_64_avx512+0x269>
	vbroadcastf32x4 zmm9,XMMWORD PTR [rbx]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+0x0],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r13+0x0],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*1+0x0],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*1],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r13+r9*1+0x0],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+r9*2+0x0],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+r9*2],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r13+r9*2+0x0],0x3
	vbroadcastf32x4 zmm12,XMMWORD PTR [rbx+r8*1]
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r12+r8*1],0x2
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r13+r8*1+0x0],0x3
	vunpcklps zmm13,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklpd zmm12,zmm13,zmm10
	vunpckhpd zmm10,zmm13,zmm10
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vmaxps zmm8,zmm8,zmm12
	vmovups ZMMWORD PTR [r15],zmm12
	vmaxps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r15+0x40],zmm10
	vmaxps zmm8,zmm8,zmm13
	vmovups ZMMWORD PTR [r15+0x80],zmm13
	vmaxps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r15+0xc0],zmm9
	add    rbx,0x10
	add    rbp,0x10
	add    r12,0x10
	add    r13,0x10
	add    r15,0x100
	dec    r14
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x165>
	lea    rsi,[rsi+rax*4]
	vmovaps zmm9,ZMMWORD PTR [rip+0x0]
	mov    r9,rdi
	shl    r9,0x2
	lea    r8,[r9+r9*2]
	mov    rbx,rsi
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	lea    r13,[r12+r9*4]
	mov    r14,rdi
	and    r14,0x3
	mov    r15,r11
	test   r14,r14
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x2a6>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0x3a7>
	vbroadcastf32x4 zmm10,XMMWORD PTR [rbx]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x0],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r13+0x0],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+r9*1+0x0],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+r9*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r13+r9*1+0x0],0x3
	vbroadcastf32x4 zmm12,XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [rbp+r9*2+0x0],0x1
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r12+r9*2],0x2
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r13+r9*2+0x0],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rbx+r8*1]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r8*1],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r13+r8*1+0x0],0x3
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
	je     <nnp_softmax_short_rows__x86_64_avx512+0x4bb>
	vbroadcastf32x4 zmm10,XMMWORD PTR [rbx]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x0],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r13+0x0],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+r9*1+0x0],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+r9*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r13+r9*1+0x0],0x3
	vbroadcastf32x4 zmm12,XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [rbp+r9*2+0x0],0x1
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r12+r9*2],0x2
	vinsertf32x4 zmm12,zmm12,XMMWORD PTR [r13+r9*2+0x0],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rbx+r8*1]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r8*1],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r13+r8*1+0x0],0x3
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
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x3b7>
	vmovaps zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	mov    r9,rdi
	test   r9,r9
	je     <nnp_softmax_short_rows__x86_64_avx512+0x63e>
	prefetcht0 BYTE PTR [rsi+rax*4]
	prefetcht0 BYTE PTR [rsi+rax*4+0x40]
	add    rsi,0x80
	vmovups zmm14,ZMMWORD PTR [r10]
	vsubps zmm14,zmm14,zmm8
	vmovups zmm15,ZMMWORD PTR [r11]
	vsubps zmm15,zmm15,zmm9
	vmaxps zmm14,zmm10,zmm14
	vmaxps zmm15,zmm10,zmm15
	vmovaps zmm16,zmm11
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm11
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vsubps zmm18,zmm16,zmm11
	vsubps zmm19,zmm17,zmm11
	vfmadd231ps zmm14,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm18,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm18,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm18,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm18,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm18,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm18,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vpslld zmm14,zmm16,0x17
	vmulps zmm14,zmm18,zmm14
	vpslld zmm15,zmm17,0x17
	vmulps zmm15,zmm19,zmm15
	vmovups ZMMWORD PTR [r10],zmm14
	vaddps zmm12,zmm12,zmm14
	add    r10,0x40
	vmovups ZMMWORD PTR [r11],zmm15
	vaddps zmm13,zmm13,zmm15
	add    r11,0x40
	dec    r9
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x4e7>
	mov    r9,rax
	neg    r9
	lea    r10,[r10+r9*4]
	vbroadcastss zmm8,DWORD PTR [rdx]
	vdivps zmm8,zmm8,zmm12
	mov    r9,rdi
	shl    r9,0x2
	lea    r8,[r9+r9*2]
	mov    rsi,rcx
	lea    rbx,[rsi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	mov    r13,rdi
	and    r13,0x3
	mov    r10,r10
	test   r13,r13
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x683>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0x783>
	vmovups zmm9,ZMMWORD PTR [r10]
	vmulps zmm9,zmm9,zmm8
	vmovups zmm10,ZMMWORD PTR [r10+0x40]
	vmulps zmm10,zmm10,zmm8
	vmovups zmm11,ZMMWORD PTR [r10+0x80]
	vmulps zmm11,zmm11,zmm8
	vmovups zmm12,ZMMWORD PTR [r10+0xc0]
	vmulps zmm12,zmm12,zmm8
	vunpcklps zmm14,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklpd zmm12,zmm14,zmm10
	vunpckhpd zmm10,zmm14,zmm10
	vunpcklpd zmm14,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vextractf32x4 XMMWORD PTR [rsi],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm12,0x2
	vextractf32x4 XMMWORD PTR [r12],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rbx+r9*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbp+r9*1+0x0],zmm10,0x2
	vextractf32x4 XMMWORD PTR [r12+r9*1],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rsi+r9*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rbx+r9*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbp+r9*2+0x0],zmm14,0x2
	vextractf32x4 XMMWORD PTR [r12+r9*2],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x2
	vextractf32x4 XMMWORD PTR [r12+r8*1],zmm9,0x3
	lea    rsi,[rsi+r13*4]
	lea    rbx,[rbx+r13*4]
	lea    rbp,[rbp+r13*4+0x0]
	lea    r12,[r12+r13*4]
	mov    r13,r13
	shl    r13,0x4
	lea    r10,[r10+r13*4]
	mov    r13,rdi
	shr    r13,0x2
	test   r13,r13
	je     <nnp_softmax_short_rows__x86_64_avx512+0x897>
	vmovups zmm9,ZMMWORD PTR [r10]
	vmulps zmm9,zmm9,zmm8
	vmovups zmm10,ZMMWORD PTR [r10+0x40]
	vmulps zmm10,zmm10,zmm8
	vmovups zmm11,ZMMWORD PTR [r10+0x80]
	vmulps zmm11,zmm11,zmm8
	vmovups zmm12,ZMMWORD PTR [r10+0xc0]
	vmulps zmm12,zmm12,zmm8
	vunpcklps zmm14,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklpd zmm12,zmm14,zmm10
	vunpckhpd zmm10,zmm14,zmm10
	vunpcklpd zmm14,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vextractf32x4 XMMWORD PTR [rsi],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm12,0x2
	vextractf32x4 XMMWORD PTR [r12],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rbx+r9*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbp+r9*1+0x0],zmm10,0x2
	vextractf32x4 XMMWORD PTR [r12+r9*1],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rsi+r9*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rbx+r9*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbp+r9*2+0x0],zmm14,0x2
	vextractf32x4 XMMWORD PTR [r12+r9*2],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x2
	vextractf32x4 XMMWORD PTR [r12+r8*1],zmm9,0x3
	add    rsi,0x10
	add    rbx,0x10
	add    rbp,0x10
	add    r12,0x10
	add    r10,0x100
	dec    r13
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x793>
	lea    rcx,[rcx+rax*4]
	mov    r10,rax
	neg    r10
	lea    r11,[r11+r10*4]
	vbroadcastss zmm8,DWORD PTR [rdx]
	vdivps zmm8,zmm8,zmm13
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
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x8df>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0x9d9>
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
	je     <nnp_softmax_short_rows__x86_64_avx512+0xae8>
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
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x9e9>
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
