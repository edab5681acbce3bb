<nnp_softmax_maximum__x86_64_avx2>:
	vmovaps ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,YMMWORD PTR [rip+0x0]
	mov    rax,rdi
	shr    rax,0x4
	test   rax,rax
	je     <nnp_softmax_maximum__x86_64_avx2+0x45>
	vmovups ymm10,YMMWORD PTR [rsi]
	vmaxps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rdx],ymm10
	vmovups ymm10,YMMWORD PTR [rsi+0x20]
	vmaxps ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [rdx+0x20],ymm10
	add    rsi,0x40
	add    rdx,0x40
	dec    rax
	jne    <nnp_softmax_maximum__x86_64_avx2+0x1c>
	mov    rax,rdi
	and    rax,0xf
	lea    rsi,[rsi+rax*4]
	mov    rax,rdi
	and    rax,0xf
	lea    rdx,[rdx+rax*4]
	vmovups ymm10,YMMWORD PTR [rsi-0x40]
	vmaxps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rdx-0x40],ymm10
	vmovups ymm10,YMMWORD PTR [rsi-0x20]
	vmaxps ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [rdx-0x20],ymm10
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
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

<nnp_softmax_exponential__x86_64_avx2>:
	vpbroadcastd ymm8,DWORD PTR [rcx]
	vmovaps ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,YMMWORD PTR [rip+0x0]
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r11,QWORD PTR [r9+0x10]
	lea    r9,[r9+0x18]
	vpbroadcastd ymm13,DWORD PTR [r9]
	mov    r9,rdi
	sub    r9,rax
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_softmax_exponential__x86_64_avx2+0x188>
	prefetcht0 BYTE PTR [rsi+rdx*4]
	vmovups ymm14,YMMWORD PTR [rsi]
	vmovups ymm15,YMMWORD PTR [rsi+0x20]
	vsubps ymm14,ymm14,ymm8
	vsubps ymm15,ymm15,ymm8
	vmaxps ymm14,ymm9,ymm14
	vmaxps ymm15,ymm9,ymm15
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm10
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vsubps ymm5,ymm7,ymm10
	vsubps ymm4,ymm6,ymm10
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
	vpslld ymm7,ymm7,0x17
	vpslld ymm6,ymm6,0x17
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm5,ymm7
	vmulps ymm15,ymm4,ymm6
	vmovups YMMWORD PTR [rsi],ymm14
	vaddps ymm11,ymm11,ymm14
	vmovups YMMWORD PTR [rsi+0x20],ymm15
	vaddps ymm12,ymm12,ymm15
	add    rsi,0x40
	vmovups ymm14,YMMWORD PTR [r10]
	vmulps ymm14,ymm13,ymm14
	vmovntps YMMWORD PTR [r11],ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vmulps ymm14,ymm13,ymm14
	vmovntps YMMWORD PTR [r11+0x20],ymm14
	add    r10,0x40
	add    r11,0x40
	dec    rax
	jne    <nnp_softmax_exponential__x86_64_avx2+0x49>
	mov    rax,r9
	shr    rax,0x4
	test   rax,rax
	je     <nnp_softmax_exponential__x86_64_avx2+0x2b2>
	prefetcht0 BYTE PTR [rsi+rdx*4]
	vmovups ymm13,YMMWORD PTR [rsi]
	vmovups ymm14,YMMWORD PTR [rsi+0x20]
	vsubps ymm13,ymm13,ymm8
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
	vpslld ymm15,ymm15,0x17
	vpslld ymm7,ymm7,0x17
	vfmadd213ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm6,ymm15
	vmulps ymm14,ymm5,ymm7
	vmovups YMMWORD PTR [rsi],ymm13
	vaddps ymm11,ymm11,ymm13
	vmovups YMMWORD PTR [rsi+0x20],ymm14
	vaddps ymm12,ymm12,ymm14
	add    rsi,0x40
	dec    rax
	jne    <nnp_softmax_exponential__x86_64_avx2+0x198>
	mov    rax,rdi
	and    rax,0xf
	test   rax,rax
	jne    <nnp_softmax_exponential__x86_64_avx2+0x2c3>
	jmp    <nnp_softmax_exponential__x86_64_avx2+0x3f3>
	vmovd  xmm13,eax
	vpbroadcastd ymm13,xmm13
	vpcmpgtd ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm15,ymm14,YMMWORD PTR [rsi]
	vmaskmovps ymm7,ymm13,YMMWORD PTR [rsi+0x20]
	vsubps ymm15,ymm15,ymm8
	vsubps ymm8,ymm7,ymm8
	vmaxps ymm15,ymm9,ymm15
	vmaxps ymm8,ymm9,ymm8
	vmovaps ymm9,ymm10
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vsubps ymm6,ymm9,ymm10
	vsubps ymm10,ymm7,ymm10
	vfmadd231ps ymm15,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vpslld ymm9,ymm9,0x17
	vpslld ymm7,ymm7,0x17
	vfmadd213ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm10,ymm9
	vmulps ymm9,ymm6,ymm7
	vmaskmovps YMMWORD PTR [rsi],ymm14,ymm8
	vandps ymm8,ymm14,ymm8
	vaddps ymm11,ymm11,ymm8
	vmaskmovps YMMWORD PTR [rsi+0x20],ymm13,ymm9
	vandps ymm8,ymm13,ymm9
	vaddps ymm12,ymm12,ymm8
	vmovups YMMWORD PTR [r8],ymm11
	vmovups YMMWORD PTR [r8+0x20],ymm12
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

<nnp_softmax_short_rows__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vpbroadcastd ymm8,DWORD PTR [rdx]
	mov    rax,rdi
	shl    rax,0x3
	mov    r10,r8
	mov    r11,r8
	lea    r11,[r11+rax*4]
	vmovaps ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,rdi
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rbx,rsi
	lea    rbp,[rbx+r8*4]
	mov    r12,rdi
	and    r12,0x3
	mov    r13,r10
	test   r12,r12
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x4a>
	jmp    <nnp_softmax_short_rows__x86_64_avx2+0xe7>
	vmovups xmm10,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbp+0x0],0x1
	vmovups xmm11,XMMWORD PTR [rbx+r8*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vmovups xmm12,XMMWORD PTR [rbx+r8*2]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbp+r8*2+0x0],0x1
	vmovups xmm13,XMMWORD PTR [rbx+rdx*1]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbp+rdx*1+0x0],0x1
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
	je     <nnp_softmax_short_rows__x86_64_avx2+0x197>
	vmovups xmm10,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbp+0x0],0x1
	vmovups xmm11,XMMWORD PTR [rbx+r8*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vmovups xmm12,XMMWORD PTR [rbx+r8*2]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbp+r8*2+0x0],0x1
	vmovups xmm13,XMMWORD PTR [rbx+rdx*1]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbp+rdx*1+0x0],0x1
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
	jne    <nnp_softmax_short_rows__x86_64_avx2+0xf7>
	lea    rsi,[rsi+rax*4]
	vmovaps ymm10,YMMWORD PTR [rip+0x0]
	mov    r8,rdi
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rbx,rsi
	lea    rbp,[rbx+r8*4]
	mov    r12,rdi
	and    r12,0x3
	mov    r13,r11
	test   r12,r12
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x1c9>
	jmp    <nnp_softmax_short_rows__x86_64_avx2+0x266>
	vmovups xmm11,XMMWORD PTR [rbx]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbp+0x0],0x1
	vmovups xmm12,XMMWORD PTR [rbx+r8*1]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vmovups xmm13,XMMWORD PTR [rbx+r8*2]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbp+r8*2+0x0],0x1
	vmovups xmm14,XMMWORD PTR [rbx+rdx*1]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rbp+rdx*1+0x0],0x1
	vunpcklps ymm15,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm14
	vunpckhps ymm13,ymm13,ymm14
	vunpcklpd ymm14,ymm15,ymm12
	vunpckhpd ymm12,ymm15,ymm12
	vunpcklpd ymm15,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmaxps ymm10,ymm10,ymm14
	vmovups YMMWORD PTR [r13+0x0],ymm14
	vmaxps ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [r13+0x20],ymm12
	vmaxps ymm10,ymm10,ymm15
	vmovups YMMWORD PTR [r13+0x40],ymm15
	vmaxps ymm10,ymm10,ymm11
	vmovups YMMWORD PTR [r13+0x60],ymm11
	lea    rbx,[rbx+r12*4]
	lea    rbp,[rbp+r12*4+0x0]
	mov    r12,r12
	shl    r12,0x3
	lea    r13,[r13+r12*4+0x0]
	mov    r12,rdi
	shr    r12,0x2
	test   r12,r12
	je     <nnp_softmax_short_rows__x86_64_avx2+0x316>
	vmovups xmm11,XMMWORD PTR [rbx]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbp+0x0],0x1
	vmovups xmm12,XMMWORD PTR [rbx+r8*1]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbp+r8*1+0x0],0x1
	vmovups xmm13,XMMWORD PTR [rbx+r8*2]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbp+r8*2+0x0],0x1
	vmovups xmm14,XMMWORD PTR [rbx+rdx*1]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rbp+rdx*1+0x0],0x1
	vunpcklps ymm15,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm14
	vunpckhps ymm13,ymm13,ymm14
	vunpcklpd ymm14,ymm15,ymm12
	vunpckhpd ymm12,ymm15,ymm12
	vunpcklpd ymm15,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmaxps ymm10,ymm10,ymm14
	vmovups YMMWORD PTR [r13+0x0],ymm14
	vmaxps ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [r13+0x20],ymm12
	vmaxps ymm10,ymm10,ymm15
	vmovups YMMWORD PTR [r13+0x40],ymm15
	vmaxps ymm10,ymm10,ymm11
	vmovups YMMWORD PTR [r13+0x60],ymm11
	add    rbx,0x10
	add    rbp,0x10
	add    r13,0x80
	dec    r12
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x276>
	vmovaps ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,YMMWORD PTR [rip+0x0]
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	mov    r8,rdi
	shl    r8,0x4
	mov    rdx,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x8]
	mov    rbp,QWORD PTR [r9+0x10]
	lea    r9,[r9+0x18]
	vpbroadcastd ymm15,DWORD PTR [r9]
	mov    r9,r8
	sub    r9,rdx
	mov    r8,rdx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_softmax_short_rows__x86_64_avx2+0x4a1>
	prefetcht0 BYTE PTR [rsi+rax*4]
	add    rsi,0x40
	vmovups ymm7,YMMWORD PTR [r10]
	vsubps ymm7,ymm7,ymm9
	vmovups ymm6,YMMWORD PTR [r11]
	vsubps ymm6,ymm6,ymm10
	vmaxps ymm7,ymm11,ymm7
	vmaxps ymm6,ymm11,ymm6
	vmovaps ymm5,ymm12
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm12
	vfmadd231ps ymm4,ymm6,YMMWORD PTR [rip+0x0]
	vsubps ymm3,ymm5,ymm12
	vsubps ymm2,ymm4,ymm12
	vfmadd231ps ymm7,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm2,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vpslld ymm5,ymm5,0x17
	vpslld ymm4,ymm4,0x17
	vfmadd213ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vmulps ymm7,ymm3,ymm5
	vmulps ymm6,ymm2,ymm4
	vmovups YMMWORD PTR [r10],ymm7
	vaddps ymm13,ymm13,ymm7
	add    r10,0x20
	vmovups YMMWORD PTR [r11],ymm6
	vaddps ymm14,ymm14,ymm6
	add    r11,0x20
	vmovups ymm7,YMMWORD PTR [rbx]
	vmulps ymm7,ymm15,ymm7
	vmovntps YMMWORD PTR [rbp+0x0],ymm7
	vmovups ymm7,YMMWORD PTR [rbx+0x20]
	vmulps ymm7,ymm15,ymm7
	vmovntps YMMWORD PTR [rbp+0x20],ymm7
	add    rbx,0x40
	add    rbp,0x40
	dec    r8
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x361>
	mov    r9,r9
	shr    r9,0x4
	test   r9,r9
	je     <nnp_softmax_short_rows__x86_64_avx2+0x5d0>
	prefetcht0 BYTE PTR [rsi+rax*4]
	add    rsi,0x40
	vmovups ymm15,YMMWORD PTR [r10]
	vsubps ymm15,ymm15,ymm9
	vmovups ymm7,YMMWORD PTR [r11]
	vsubps ymm7,ymm7,ymm10
	vmaxps ymm15,ymm11,ymm15
	vmaxps ymm7,ymm11,ymm7
	vmovaps ymm6,ymm12
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm12
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vsubps ymm4,ymm6,ymm12
	vsubps ymm3,ymm5,ymm12
	vfmadd231ps ymm15,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vpslld ymm6,ymm6,0x17
	vpslld ymm5,ymm5,0x17
	vfmadd213ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm4,ymm6
	vmulps ymm7,ymm3,ymm5
	vmovups YMMWORD PTR [r10],ymm15
	vaddps ymm13,ymm13,ymm15
	add    r10,0x20
	vmovups YMMWORD PTR [r11],ymm7
	vaddps ymm14,ymm14,ymm7
	add    r11,0x20
	dec    r9
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x4b1>
	mov    r9,rax
	neg    r9
	lea    r10,[r10+r9*4]
	vdivps ymm9,ymm8,ymm13
	mov    r9,rdi
	shl    r9,0x2
	lea    r8,[r9+r9*2]
	mov    rdx,rcx
	lea    rsi,[rdx+r9*4]
	mov    rbx,rdi
	and    rbx,0x3
	mov    r10,r10
	test   rbx,rbx
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x605>
	jmp    <nnp_softmax_short_rows__x86_64_avx2+0x69c>
	vmovups ymm10,YMMWORD PTR [r10]
	vmulps ymm10,ymm10,ymm9
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	vmulps ymm11,ymm11,ymm9
	vmovups ymm12,YMMWORD PTR [r10+0x40]
	vmulps ymm12,ymm12,ymm9
	vmovups ymm13,YMMWORD PTR [r10+0x60]
	vmulps ymm13,ymm13,ymm9
	vunpcklps ymm15,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm15,ymm11
	vunpckhpd ymm11,ymm15,ymm11
	vunpcklpd ymm15,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups XMMWORD PTR [rdx],xmm13
	vextractf128 XMMWORD PTR [rsi],ymm13,0x1
	vmovups XMMWORD PTR [rdx+r9*1],xmm11
	vextractf128 XMMWORD PTR [rsi+r9*1],ymm11,0x1
	vmovups XMMWORD PTR [rdx+r9*2],xmm15
	vextractf128 XMMWORD PTR [rsi+r9*2],ymm15,0x1
	vmovups XMMWORD PTR [rdx+r8*1],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*1],ymm10,0x1
	lea    rdx,[rdx+rbx*4]
	lea    rsi,[rsi+rbx*4]
	mov    rbx,rbx
	shl    rbx,0x3
	lea    r10,[r10+rbx*4]
	mov    rbx,rdi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_softmax_short_rows__x86_64_avx2+0x748>
	vmovups ymm10,YMMWORD PTR [r10]
	vmulps ymm10,ymm10,ymm9
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	vmulps ymm11,ymm11,ymm9
	vmovups ymm12,YMMWORD PTR [r10+0x40]
	vmulps ymm12,ymm12,ymm9
	vmovups ymm13,YMMWORD PTR [r10+0x60]
	vmulps ymm13,ymm13,ymm9
	vunpcklps ymm15,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm15,ymm11
	vunpckhpd ymm11,ymm15,ymm11
	vunpcklpd ymm15,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups XMMWORD PTR [rdx],xmm13
	vextractf128 XMMWORD PTR [rsi],ymm13,0x1
	vmovups XMMWORD PTR [rdx+r9*1],xmm11
	vextractf128 XMMWORD PTR [rsi+r9*1],ymm11,0x1
	vmovups XMMWORD PTR [rdx+r9*2],xmm15
	vextractf128 XMMWORD PTR [rsi+r9*2],ymm15,0x1
	vmovups XMMWORD PTR [rdx+r8*1],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*1],ymm10,0x1
	add    rdx,0x10
	add    rsi,0x10
	add    r10,0x80
	dec    rbx
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x6ac>
	lea    rcx,[rcx+rax*4]
	mov    r10,rax
	neg    r10
	lea    r11,[r11+r10*4]
	vdivps ymm8,ymm8,ymm14
	mov    r10,rdi
	shl    r10,0x2
	lea    r9,[r10+r10*2]
	mov    r8,rcx
	lea    rdx,[r8+r10*4]
	mov    rsi,rdi
	and    rsi,0x3
	mov    r11,r11
	test   rsi,rsi
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x781>
	jmp    <nnp_softmax_short_rows__x86_64_avx2+0x819>
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
	je     <nnp_softmax_short_rows__x86_64_avx2+0x8c6>
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
	jne    <nnp_softmax_short_rows__x86_64_avx2+0x829>
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_softmax_scale__x86_64_avx2>:
	vpbroadcastd ymm8,DWORD PTR [rdx]
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
	vpbroadcastd ymm8,DWORD PTR [rdx]
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
