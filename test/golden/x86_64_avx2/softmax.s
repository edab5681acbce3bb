<nnp_softmax_maximum__x86_64_avx2>:
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups ymm9,YMMWORD PTR [rdx+0x20]
	test   rdi,rdi
	je     <nnp_softmax_maximum__x86_64_avx2+0x2a>
	vmovups ymm10,YMMWORD PTR [rsi]
	vmaxps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rsi+0x20]
	vmaxps ymm9,ymm9,ymm10
	add    rsi,0x40
	dec    rdi
	jne    <nnp_softmax_maximum__x86_64_avx2+0xe>
	vmovups YMMWORD PTR [rdx],ymm8
	vmovups YMMWORD PTR [rdx+0x20],ymm9
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

<nnp_softmax_exponential__x86_64_avx2>:
	vbroadcastss ymm8,DWORD PTR [rcx]
	vmovaps ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r9]
	vmovups ymm12,YMMWORD PTR [r9+0x20]
	test   rdi,rdi
	je     <nnp_softmax_exponential__x86_64_avx2+0x14a>
	prefetcht0 BYTE PTR [rsi+rdx*4]
	vmovups ymm13,YMMWORD PTR [rsi]
	vsubps ymm13,ymm13,ymm8
	vmovups ymm14,YMMWORD PTR [rsi+0x20]
	vsubps ymm14,ymm14,ymm8
	vmaxps ymm13,ymm9,ymm13
	vmaxps ymm14,ymm9,ymm14
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vsubps ymm6,ymm15,ymm10
	vsubps ymm5,ymm7,ymm10
	vfmadd231ps ymm13,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm5,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vpslld ymm13,ymm15,0x17
	vmulps ymm13,ymm6,ymm13
	vpslld ymm14,ymm7,0x17
	vmulps ymm14,ymm5,ymm14
	vmovups YMMWORD PTR [r8],ymm13
	vaddps ymm11,ymm11,ymm13
	vmovups YMMWORD PTR [r8+0x20],ymm14
	vaddps ymm12,ymm12,ymm14
	add    rsi,0x40
	add    r8,0x40
	dec    rdi
	jne    <nnp_softmax_exponential__x86_64_avx2+0x29>
	vmovups YMMWORD PTR [r9],ymm11
	vmovups YMMWORD PTR [r9+0x20],ymm12
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_softmax_short_rows__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rdi
	shl    rax,0x3
	mov    r10,r8
	mov    r11,r8
	lea    r11,[r11+rax*4]
	vmovaps ymm8,YMMWORD PTR [rip+0x0]
	mov    r9,rdi
	shl    r9,0x2
	lea    r8,[r9+r9*2]
	mov    rbx,rsi
	lea    rbp,[rbx+r9*4]
	mov    r12,rdi
	and    r12,0x3
	mov    r13,r10
	test   r12,r12
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x45>
	jmp    <nnp_softmax_short_rows__x86_64_avx2+0xe3>
	vmovups xmm9,XMMWORD PTR [rbx]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbp+0x0],0x1
	vmovups xmm10,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbp+r9*1+0x0],0x1
	vmovups xmm11,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbp+r9*2+0x0],0x1
	vmovups xmm12,XMMWORD PTR [rbx+r8*1]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vmaxps ymm8,ymm8,ymm12
	vmovups YMMWORD PTR [r13+0x0],ymm12
	vmaxps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r13+0x20],ymm10
	vmaxps ymm8,ymm8,ymm13
	vmovups YMMWORD PTR [r13+0x40],ymm13
	vmaxps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [r13+0x60],ymm9
	lea    rbx,[rbx+r12*4]
	lea    rbp,[rbp+r12*4+0x0]
	mov    r12,r12
	shl    r12,0x3
	lea    r13,[r13+r12*4+0x0]
	mov    r12,rdi
	shr    r12,0x2
	test   r12,r12
	je     <nnp_softmax_short_rows__x86_64_avx2+0x194>
	vmovups xmm9,XMMWORD PTR [rbx]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbp+0x0],0x1
	vmovups xmm10,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbp+r9*1+0x0],0x1
	vmovups xmm11,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbp+r9*2+0x0],0x1
	vmovups xmm12,XMMWORD PTR [rbx+r8*1]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vmaxps ymm8,ymm8,ymm12
	vmovups YMMWORD PTR [r13+0x0],ymm12
	vmaxps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r13+0x20],ymm10
	vmaxps ymm8,ymm8,ymm13
	vmovups YMMWORD PTR [r13+0x40],ymm13
	vmaxps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [r13+0x60],ymm9
	add    rbx,0x10
	add    rbp,0x10
	add    r13,0x80
	dec    r12
	jne    <nnp_softmax_short_rows__x86_64_avx2+0xf3>
	lea    rsi,[rsi+rax*4]
	vmovaps ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,rdi
	shl    r9,0x2
	lea    r8,[r9+r9*2]
	mov    rbx,rsi
	lea    rbp,[rbx+r9*4]
	mov    r12,rdi
	and    r12,0x3
	mov    r13,r11
	test   r12,r12
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x1c6>
	jmp    <nnp_softmax_short_rows__x86_64_avx2+0x264>
	vmovups xmm10,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbp+0x0],0x1
	vmovups xmm11,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbp+r9*1+0x0],0x1
	vmovups xmm12,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbp+r9*2+0x0],0x1
	vmovups xmm13,XMMWORD PTR [rbx+r8*1]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaxps ymm9,ymm9,ymm13
	vmovups YMMWORD PTR [r13+0x0],ymm13
	vmaxps ymm9,ymm9,ymm11
	vmovups YMMWORD PTR [r13+0x20],ymm11
	vmaxps ymm9,ymm9,ymm14
	vmovups YMMWORD PTR [r13+0x40],ymm14
	vmaxps ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [r13+0x60],ymm10
	lea    rbx,[rbx+r12*4]
	lea    rbp,[rbp+r12*4+0x0]
	mov    r12,r12
	shl    r12,0x3
	lea    r13,[r13+r12*4+0x0]
	mov    r12,rdi
	shr    r12,0x2
	test   r12,r12
	je     <nnp_softmax_short_rows__x86_64_avx2+0x315>
	vmovups xmm10,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbp+0x0],0x1
	vmovups xmm11,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbp+r9*1+0x0],0x1
	vmovups xmm12,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbp+r9*2+0x0],0x1
	vmovups xmm13,XMMWORD PTR [rbx+r8*1]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaxps ymm9,ymm9,ymm13
	vmovups YMMWORD PTR [r13+0x0],ymm13
	vmaxps ymm9,ymm9,ymm11
	vmovups YMMWORD PTR [r13+0x20],ymm11
	vmaxps ymm9,ymm9,ymm14
	vmovups YMMWORD PTR [r13+0x40],ymm14
	vmaxps ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [r13+0x60],ymm10
	add    rbx,0x10
	add    rbp,0x10
	add    r13,0x80
	dec    r12
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x274>
	vmovaps ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	mov    r9,rdi
	test   r9,r9
	je     <nnp_softmax_short_rows__x86_64_avx2+0x45e>
	prefetcht0 BYTE PTR [rsi+rax*4]
	add    rsi,0x40
	vmovups ymm14,YMMWORD PTR [r10]
	vsubps ymm14,ymm14,ymm8
	vmovups ymm15,YMMWORD PTR [r11]
	vsubps ymm15,ymm15,ymm9
	vmaxps ymm14,ymm10,ymm14
	vmaxps ymm15,ymm10,ymm15
	vmovaps ymm7,ymm11
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vsubps ymm5,ymm7,ymm11
	vsubps ymm4,ymm6,ymm11
	vfmadd231ps ymm14,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vpslld ymm14,ymm7,0x17
	vmulps ymm14,ymm5,ymm14
	vpslld ymm15,ymm6,0x17
	vmulps ymm15,ymm4,ymm15
	vmovups YMMWORD PTR [r10],ymm14
	vaddps ymm12,ymm12,ymm14
	add    r10,0x20
	vmovups YMMWORD PTR [r11],ymm15
	vaddps ymm13,ymm13,ymm15
	add    r11,0x20
	dec    r9
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x33b>
	mov    r9,rax
	neg    r9
	lea    r10,[r10+r9*4]
	vbroadcastss ymm8,DWORD PTR [rdx]
	vdivps ymm8,ymm8,ymm12
	mov    r9,rdi
	shl    r9,0x2
	lea    r8,[r9+r9*2]
	mov    rsi,rcx
	lea    rbx,[rsi+r9*4]
	mov    rbp,rdi
	and    rbp,0x3
	mov    r10,r10
	test   rbp,rbp
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x498>
	jmp    <nnp_softmax_short_rows__x86_64_avx2+0x52f>
	vmovups ymm9,YMMWORD PTR [r10]
	vmulps ymm9,ymm9,ymm8
	vmovups ymm10,YMMWORD PTR [r10+0x20]
	vmulps ymm10,ymm10,ymm8
	vmovups ymm11,YMMWORD PTR [r10+0x40]
	vmulps ymm11,ymm11,ymm8
	vmovups ymm12,YMMWORD PTR [r10+0x60]
	vmulps ymm12,ymm12,ymm8
	vunpcklps ymm14,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm14,ymm10
	vunpckhpd ymm10,ymm14,ymm10
	vunpcklpd ymm14,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vmovups XMMWORD PTR [rsi],xmm12
	vextractf128 XMMWORD PTR [rbx],ymm12,0x1
	vmovups XMMWORD PTR [rsi+r9*1],xmm10
	vextractf128 XMMWORD PTR [rbx+r9*1],ymm10,0x1
	vmovups XMMWORD PTR [rsi+r9*2],xmm14
	vextractf128 XMMWORD PTR [rbx+r9*2],ymm14,0x1
	vmovups XMMWORD PTR [rsi+r8*1],xmm9
	vextractf128 XMMWORD PTR [rbx+r8*1],ymm9,0x1
	lea    rsi,[rsi+rbp*4]
	lea    rbx,[rbx+rbp*4]
	mov    rbp,rbp
	shl    rbp,0x3
	lea    r10,[r10+rbp*4]
	mov    rbp,rdi
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_softmax_short_rows__x86_64_avx2+0x5db>
	vmovups ymm9,YMMWORD PTR [r10]
	vmulps ymm9,ymm9,ymm8
	vmovups ymm10,YMMWORD PTR [r10+0x20]
	vmulps ymm10,ymm10,ymm8
	vmovups ymm11,YMMWORD PTR [r10+0x40]
	vmulps ymm11,ymm11,ymm8
	vmovups ymm12,YMMWORD PTR [r10+0x60]
	vmulps ymm12,ymm12,ymm8
	vunpcklps ymm14,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm14,ymm10
	vunpckhpd ymm10,ymm14,ymm10
	vunpcklpd ymm14,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vmovups XMMWORD PTR [rsi],xmm12
	vextractf128 XMMWORD PTR [rbx],ymm12,0x1
	vmovups XMMWORD PTR [rsi+r9*1],xmm10
	vextractf128 XMMWORD PTR [rbx+r9*1],ymm10,0x1
	vmovups XMMWORD PTR [rsi+r9*2],xmm14
	vextractf128 XMMWORD PTR [rbx+r9*2],ymm14,0x1
	vmovups XMMWORD PTR [rsi+r8*1],xmm9
	vextractf128 XMMWORD PTR [rbx+r8*1],ymm9,0x1
	add    rsi,0x10
	add    rbx,0x10
	add    r10,0x80
	dec    rbp
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x53f>
	lea    rcx,[rcx+rax*4]
	mov    r10,rax
	neg    r10
	lea    r11,[r11+r10*4]
	vbroadcastss ymm8,DWORD PTR [rdx]
	vdivps ymm8,ymm8,ymm13
	mov    r10,rdi
	shl    r10,0x2
	lea    r9,[r10+r10*2]
	mov    r8,rcx
	lea    rdx,[r8+r10*4]
	mov    rsi,rdi
	and    rsi,0x3
	mov    r11,r11
	test   rsi,rsi
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x619>
	jmp    <nnp_softmax_short_rows__x86_64_avx2+0x6b1>
	vmovups ymm9,YMMWORD PTR [r11]
	vmulps ymm9,ymm9,ymm8
	vmovups ymm10,YMMWORD PTR [r11+0x20]
	vmulps ymm10,ymm10,ymm8
	vmovups ymm11,YMMWORD PTR [r11+0x40]
	vmulps ymm11,ymm11,ymm8
	vmovups ymm12,YMMWORD PTR [r11+0x60]
	vmulps ymm12,ymm12,ymm8
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vmovups XMMWORD PTR [r8],xmm12
	vextractf128 XMMWORD PTR [rdx],ymm12,0x1
	vmovups XMMWORD PTR [r8+r10*1],xmm10
	vextractf128 XMMWORD PTR [rdx+r10*1],ymm10,0x1
	vmovups XMMWORD PTR [r8+r10*2],xmm13
	vextractf128 XMMWORD PTR [rdx+r10*2],ymm13,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm9
	vextractf128 XMMWORD PTR [rdx+r9*1],ymm9,0x1
	lea    r8,[r8+rsi*4]
	lea    rdx,[rdx+rsi*4]
	mov    rsi,rsi
	shl    rsi,0x3
	lea    r11,[r11+rsi*4]
	mov    rsi,rdi
	shr    rsi,0x2
	test   rsi,rsi
	je     <nnp_softmax_short_rows__x86_64_avx2+0x75e>
	vmovups ymm9,YMMWORD PTR [r11]
	vmulps ymm9,ymm9,ymm8
	vmovups ymm10,YMMWORD PTR [r11+0x20]
	vmulps ymm10,ymm10,ymm8
	vmovups ymm11,YMMWORD PTR [r11+0x40]
	vmulps ymm11,ymm11,ymm8
	vmovups ymm12,YMMWORD PTR [r11+0x60]
	vmulps ymm12,ymm12,ymm8
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vmovups XMMWORD PTR [r8],xmm12
	vextractf128 XMMWORD PTR [rdx],ymm12,0x1
	vmovups XMMWORD PTR [r8+r10*1],xmm10
	vextractf128 XMMWORD PTR [rdx+r10*1],ymm10,0x1
	vmovups XMMWORD PTR [r8+r10*2],xmm13
	vextractf128 XMMWORD PTR [rdx+r10*2],ymm13,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm9
	vextractf128 XMMWORD PTR [rdx+r9*1],ymm9,0x1
	add    r8,0x10
	add    rdx,0x10
	add    r11,0x80
	dec    rsi
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x6c1>
	lea    rcx,[rcx+rax*4]
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

<nnp_softmax_scale__x86_64_avx2>:
	vbroadcastss ymm8,DWORD PTR [rdx]
	mov    rax,rsi
	mov    r10,rcx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_softmax_scale__x86_64_avx2+0x24>
	mov    r11,rdi
	test   r11,r11
	jne    <nnp_softmax_scale__x86_64_avx2+0x2b>
	jmp    <nnp_softmax_scale__x86_64_avx2+0x6d>
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmulps ymm11,ymm8,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm10,ymm8,ymm10
	vmaskmovps YMMWORD PTR [r10+0x20],ymm9,ymm10
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_softmax_scale__x86_64_avx2+0xaa>
	vmovups ymm9,YMMWORD PTR [rax]
	vmulps ymm9,ymm8,ymm9
	vmovups YMMWORD PTR [r10],ymm9
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm9,ymm8,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm9
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_softmax_scale__x86_64_avx2+0x7f>
	mov    r11,r9
	and    r11,0xf
	test   r11,r11
	jne    <nnp_softmax_scale__x86_64_avx2+0xb8>
	jmp    <nnp_softmax_scale__x86_64_avx2+0xfa>
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmulps ymm11,ymm8,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm8,ymm8,ymm10
	vmaskmovps YMMWORD PTR [r10+0x20],ymm9,ymm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	vzeroupper
	ret
	int3
	int3

<nnp_softmax_scale_streamed__x86_64_avx2>:
	vbroadcastss ymm8,DWORD PTR [rdx]
	mov    rax,rsi
	mov    r10,rcx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_softmax_scale_streamed__x86_64_avx2+0x24>
	mov    r11,rdi
	test   r11,r11
	jne    <nnp_softmax_scale_streamed__x86_64_avx2+0x2b>
	jmp    <nnp_softmax_scale_streamed__x86_64_avx2+0x6d>
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmulps ymm11,ymm8,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm10,ymm8,ymm10
	vmaskmovps YMMWORD PTR [r10+0x20],ymm9,ymm10
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_softmax_scale_streamed__x86_64_avx2+0xaa>
	vmovups ymm9,YMMWORD PTR [rax]
	vmulps ymm9,ymm8,ymm9
	vmovntps YMMWORD PTR [r10],ymm9
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm9,ymm8,ymm9
	vmovntps YMMWORD PTR [r10+0x20],ymm9
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_softmax_scale_streamed__x86_64_avx2+0x7f>
	mov    r11,r9
	and    r11,0xf
	test   r11,r11
	jne    <nnp_softmax_scale_streamed__x86_64_avx2+0xb8>
	jmp    <nnp_softmax_scale_streamed__x86_64_avx2+0xfa>
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmulps ymm11,ymm8,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm8,ymm8,ymm10
	vmaskmovps YMMWORD PTR [r10+0x20],ymm9,ymm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	vzeroupper
	ret
