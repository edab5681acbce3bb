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
	vbroadcastss zmm8,DWORD PTR [rdx]
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
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	mov    r8,rdi
	shl    r8,0x5
	mov    rdx,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x10]
	lea    r9,[r9+0x18]
	vbroadcastss zmm15,DWORD PTR [r9]
	mov    r9,r8
	sub    r9,rdx
	mov    r8,rdx
	shr    r8,0x5
	test   r8,r8
	je     <nnp_softmax_short_rows__x86_64_avx512+0x69f>
	prefetcht0 BYTE PTR [rsi+rax*4]
	prefetcht0 BYTE PTR [rsi+rax*4+0x40]
	add    rsi,0x80
	vmovups zmm16,ZMMWORD PTR [r10]
	vsubps zmm16,zmm16,zmm9
	vmovups zmm17,ZMMWORD PTR [r11]
	vsubps zmm17,zmm17,zmm10
	vmaxps zmm16,zmm11,zmm16
	vmaxps zmm17,zmm11,zmm17
	vmovaps zmm18,zmm12
	vfmadd231ps zmm18,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm12
	vfmadd231ps zmm19,zmm17,ZMMWORD PTR [rip+0x0]
	vsubps zmm20,zmm18,zmm12
	vsubps zmm21,zmm19,zmm12
	vfmadd231ps zmm16,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm21,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm21,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm21,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm21,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm21,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm21,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm21,zmm17,ZMMWORD PTR [rip+0x0]
	vpslld zmm16,zmm18,0x17
	vmulps zmm16,zmm20,zmm16
	vpslld zmm17,zmm19,0x17
	vmulps zmm17,zmm21,zmm17
	vmovups ZMMWORD PTR [r10],zmm16
	vaddps zmm13,zmm13,zmm16
	add    r10,0x40
	vmovups ZMMWORD PTR [r11],zmm17
	vaddps zmm14,zmm14,zmm17
	add    r11,0x40
	vmovups zmm16,ZMMWORD PTR [rbx]
	vmulps zmm16,zmm15,zmm16
	vmovntps ZMMWORD PTR [rbp+0x0],zmm16
	vmovups zmm16,ZMMWORD PTR [rbx+0x40]
	vmulps zmm16,zmm15,zmm16
	vmovntps ZMMWORD PTR [rbp+0x40],zmm16
	add    rbx,0x80
	add    rbp,0x80
	dec    r8
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x513>
	mov    r9,r9
	shr    r9,0x5
	test   r9,r9
	je     <nnp_softmax_short_rows__x86_64_avx512+0x806>
	prefetcht0 BYTE PTR [rsi+rax*4]
	prefetcht0 BYTE PTR [rsi+rax*4+0x40]
	add    rsi,0x80
	vmovups zmm15,ZMMWORD PTR [r10]
	vsubps zmm15,zmm15,zmm9
	vmovups zmm16,ZMMWORD PTR [r11]
	vsubps zmm16,zmm16,zmm10
	vmaxps zmm15,zmm11,zmm15
	vmaxps zmm16,zmm11,zmm16
	vmovaps zmm17,zmm12
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm12
	vfmadd231ps zmm18,zmm16,ZMMWORD PTR [rip+0x0]
	vsubps zmm19,zmm17,zmm12
	vsubps zmm20,zmm18,zmm12
	vfmadd231ps zmm15,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd213ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vpslld zmm15,zmm17,0x17
	vmulps zmm15,zmm19,zmm15
	vpslld zmm16,zmm18,0x17
	vmulps zmm16,zmm20,zmm16
	vmovups ZMMWORD PTR [r10],zmm15
	vaddps zmm13,zmm13,zmm15
	add    r10,0x40
	vmovups ZMMWORD PTR [r11],zmm16
	vaddps zmm14,zmm14,zmm16
	add    r11,0x40
	dec    r9
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x6af>
	mov    r9,rax
	neg    r9
	lea    r10,[r10+r9*4]
	vdivps zmm9,zmm8,zmm13
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
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x844>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0x943>
	vmovups zmm10,ZMMWORD PTR [r10]
	vmulps zmm10,zmm10,zmm9
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	vmulps zmm11,zmm11,zmm9
	vmovups zmm12,ZMMWORD PTR [r10+0x80]
	vmulps zmm12,zmm12,zmm9
	vmovups zmm13,ZMMWORD PTR [r10+0xc0]
	vmulps zmm13,zmm13,zmm9
	vunpcklps zmm15,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm15,zmm11
	vunpckhpd zmm11,zmm15,zmm11
	vunpcklpd zmm15,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vextractf32x4 XMMWORD PTR [rdx],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r9*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r9*1+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rdx+r9*2],zmm15,0x0
	vextractf32x4 XMMWORD PTR [rsi+r9*2],zmm15,0x1
	vextractf32x4 XMMWORD PTR [rbx+r9*2],zmm15,0x2
	vextractf32x4 XMMWORD PTR [rbp+r9*2+0x0],zmm15,0x3
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
	je     <nnp_softmax_short_rows__x86_64_avx512+0xa56>
	vmovups zmm10,ZMMWORD PTR [r10]
	vmulps zmm10,zmm10,zmm9
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	vmulps zmm11,zmm11,zmm9
	vmovups zmm12,ZMMWORD PTR [r10+0x80]
	vmulps zmm12,zmm12,zmm9
	vmovups zmm13,ZMMWORD PTR [r10+0xc0]
	vmulps zmm13,zmm13,zmm9
	vunpcklps zmm15,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm15,zmm11
	vunpckhpd zmm11,zmm15,zmm11
	vunpcklpd zmm15,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vextractf32x4 XMMWORD PTR [rdx],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r9*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r9*1+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rdx+r9*2],zmm15,0x0
	vextractf32x4 XMMWORD PTR [rsi+r9*2],zmm15,0x1
	vextractf32x4 XMMWORD PTR [rbx+r9*2],zmm15,0x2
	vextractf32x4 XMMWORD PTR [rbp+r9*2+0x0],zmm15,0x3
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
	jne    <nnp_softmax_short_rows__x86_64_avx512+0x953>
	lea    rcx,[rcx+rax*4]
	mov    r10,rax
	neg    r10
	lea    r11,[r11+r10*4]
	vdivps zmm8,zmm8,zmm14
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
	jne    <nnp_softmax_short_rows__x86_64_avx512+0xa98>
	jmp    <nnp_softmax_short_rows__x86_64_avx512+0xb92>
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
	je     <nnp_softmax_short_rows__x86_64_avx512+0xca1>
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
	jne    <nnp_softmax_short_rows__x86_64_avx512+0xba2>
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
