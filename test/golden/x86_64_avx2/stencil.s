<nnp_stencil_sum__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	vpbroadcastd ymm8,DWORD PTR [rax]
	mov    rax,rdi
	and    rax,0x3
	mov    r10,rdi
	shr    r10,0x2
	test   r10,r10
	je     <nnp_stencil_sum__x86_64_avx2+0xc4>
	vpbroadcastd ymm9,DWORD PTR [r9]
	vpbroadcastd ymm10,DWORD PTR [r9]
	vpbroadcastd ymm11,DWORD PTR [r9]
	vpbroadcastd ymm12,DWORD PTR [r9]
	mov    r11,r8
	mov    rdi,rcx
	test   rdi,rdi
	je     <nnp_stencil_sum__x86_64_avx2+0x86>
	mov    rbx,rsi
	mov    rbp,QWORD PTR [r11]
	lea    rbx,[rbx+rbp*4]
	lea    rbp,[r11+0x8]
	vpbroadcastd ymm13,DWORD PTR [rbp+0x0]
	vmovups ymm14,YMMWORD PTR [rbx]
	vfmadd231ps ymm9,ymm14,ymm13
	vmovups ymm14,YMMWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm14,ymm13
	vmovups ymm14,YMMWORD PTR [rbx+0x40]
	vfmadd231ps ymm11,ymm14,ymm13
	vmovups ymm14,YMMWORD PTR [rbx+0x60]
	vfmadd231ps ymm12,ymm14,ymm13
	add    r11,0x10
	dec    rdi
	jne    <nnp_stencil_sum__x86_64_avx2+0x42>
	vmaxps ymm9,ymm8,ymm9
	vmovups YMMWORD PTR [rdx],ymm9
	vmaxps ymm9,ymm8,ymm10
	vmovups YMMWORD PTR [rdx+0x20],ymm9
	vmaxps ymm9,ymm8,ymm11
	vmovups YMMWORD PTR [rdx+0x40],ymm9
	vmaxps ymm9,ymm8,ymm12
	vmovups YMMWORD PTR [rdx+0x60],ymm9
	add    rsi,0x80
	add    rdx,0x80
	dec    r10
	jne    <nnp_stencil_sum__x86_64_avx2+0x23>
	test   rax,rax
	je     <nnp_stencil_sum__x86_64_avx2+0x114>
	vpbroadcastd ymm9,DWORD PTR [r9]
	mov    r10,r8
	mov    r11,rcx
	test   r11,r11
	je     <nnp_stencil_sum__x86_64_avx2+0xfe>
	mov    rdi,rsi
	mov    rbx,QWORD PTR [r10]
	lea    rdi,[rdi+rbx*4]
	lea    rbx,[r10+0x8]
	vpbroadcastd ymm10,DWORD PTR [rbx]
	vmovups ymm11,YMMWORD PTR [rdi]
	vfmadd231ps ymm9,ymm11,ymm10
	add    r10,0x10
	dec    r11
	jne    <nnp_stencil_sum__x86_64_avx2+0xd9>
	vmaxps ymm9,ymm8,ymm9
	vmovups YMMWORD PTR [rdx],ymm9
	add    rsi,0x20
	add    rdx,0x20
	dec    rax
	jne    <nnp_stencil_sum__x86_64_avx2+0xc9>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_stencil_gradient__x86_64_avx2>:
	test   rcx,rcx
	je     <nnp_stencil_gradient__x86_64_avx2+0xdc>
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	mov    r11,rdi
	shr    r11,0x2
	test   r11,r11
	je     <nnp_stencil_gradient__x86_64_avx2+0x86>
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [r10]
	vfmadd231ps ymm8,ymm12,ymm13
	vmovups ymm12,YMMWORD PTR [rax+0x20]
	vmovups ymm13,YMMWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm12,ymm13
	vmovups ymm12,YMMWORD PTR [rax+0x40]
	vmovups ymm13,YMMWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm12,ymm13
	vmovups ymm12,YMMWORD PTR [rax+0x60]
	vmovups ymm13,YMMWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm12,ymm13
	add    rax,0x80
	add    r10,0x80
	dec    r11
	jne    <nnp_stencil_gradient__x86_64_avx2+0x36>
	mov    r11,rdi
	and    r11,0x3
	test   r11,r11
	je     <nnp_stencil_gradient__x86_64_avx2+0xad>
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [r10]
	vfmadd231ps ymm8,ymm12,ymm13
	add    rax,0x20
	add    r10,0x20
	dec    r11
	jne    <nnp_stencil_gradient__x86_64_avx2+0x92>
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vaddps ymm8,ymm8,ymm11
	vmovups ymm9,YMMWORD PTR [r9]
	vaddps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [r9],ymm8
	add    r9,0x20
	add    r8,0x10
	dec    rcx
	jne    <nnp_stencil_gradient__x86_64_avx2+0x9>
	vzeroupper
	ret
