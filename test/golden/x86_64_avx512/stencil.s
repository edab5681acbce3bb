<nnp_stencil_sum__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,rdi
	and    rax,0x3
	mov    r10,rdi
	shr    r10,0x2
	test   r10,r10
	je     <nnp_stencil_sum__x86_64_avx512+0xe2>
	vpbroadcastd zmm9,DWORD PTR [r9]
	vpbroadcastd zmm10,DWORD PTR [r9]
	vpbroadcastd zmm11,DWORD PTR [r9]
	vpbroadcastd zmm12,DWORD PTR [r9]
	mov    r11,r8
	mov    rdi,rcx
	test   rdi,rdi
	je     <nnp_stencil_sum__x86_64_avx512+0x98>
	mov    rbx,rsi
	mov    rbp,QWORD PTR [r11]
	lea    rbx,[rbx+rbp*4]
	lea    rbp,[r11+0x8]
	vpbroadcastd zmm13,DWORD PTR [rbp+0x0]
	vmovups zmm14,ZMMWORD PTR [rbx]
	vfmadd231ps zmm9,zmm14,zmm13
	vmovups zmm14,ZMMWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm14,zmm13
	vmovups zmm14,ZMMWORD PTR [rbx+0x80]
	vfmadd231ps zmm11,zmm14,zmm13
	vmovups zmm14,ZMMWORD PTR [rbx+0xc0]
	vfmadd231ps zmm12,zmm14,zmm13
	add    r11,0x10
	dec    rdi
	jne    <nnp_stencil_sum__x86_64_avx512+0x47>
	vmaxps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [rdx],zmm9
	vmaxps zmm9,zmm8,zmm10
	vmovups ZMMWORD PTR [rdx+0x40],zmm9
	vmaxps zmm9,zmm8,zmm11
	vmovups ZMMWORD PTR [rdx+0x80],zmm9
	vmaxps zmm9,zmm8,zmm12
	vmovups ZMMWORD PTR [rdx+0xc0],zmm9
	add    rsi,0x100
	add    rdx,0x100
	dec    r10
	jne    <nnp_stencil_sum__x86_64_avx512+0x24>
	test   rax,rax
	je     <nnp_stencil_sum__x86_64_avx512+0x13a>
	vpbroadcastd zmm9,DWORD PTR [r9]
	mov    r10,r8
	mov    r11,rcx
	test   r11,r11
	je     <nnp_stencil_sum__x86_64_avx512+0x121>
	mov    rdi,rsi
	mov    rbx,QWORD PTR [r10]
	lea    rdi,[rdi+rbx*4]
	lea    rbx,[r10+0x8]
	vpbroadcastd zmm10,DWORD PTR [rbx]
	vmovups zmm11,ZMMWORD PTR [rdi]
	vfmadd231ps zmm9,zmm11,zmm10
	add    r10,0x10
	dec    r11
	jne    <nnp_stencil_sum__x86_64_avx512+0xf8>
	vmaxps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [rdx],zmm9
	add    rsi,0x40
	add    rdx,0x40
	dec    rax
	jne    <nnp_stencil_sum__x86_64_avx512+0xe7>
	vzeroupper
	pop    rbx
	pop    rbp
	ret

<nnp_stencil_gradient__x86_64_avx512>:
	test   rcx,rcx
	je     <nnp_stencil_gradient__x86_64_avx512+0xfa>
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	mov    r11,rdi
	shr    r11,0x2
	test   r11,r11
	je     <nnp_stencil_gradient__x86_64_avx512+0x9a>
	vmovups zmm12,ZMMWORD PTR [rax]
	vmovups zmm13,ZMMWORD PTR [r10]
	vfmadd231ps zmm8,zmm12,zmm13
	vmovups zmm12,ZMMWORD PTR [rax+0x40]
	vmovups zmm13,ZMMWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm12,zmm13
	vmovups zmm12,ZMMWORD PTR [rax+0x80]
	vmovups zmm13,ZMMWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm12,zmm13
	vmovups zmm12,ZMMWORD PTR [rax+0xc0]
	vmovups zmm13,ZMMWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm12,zmm13
	add    rax,0x100
	add    r10,0x100
	dec    r11
	jne    <nnp_stencil_gradient__x86_64_avx512+0x3a>
	mov    r11,rdi
	and    r11,0x3
	test   r11,r11
	je     <nnp_stencil_gradient__x86_64_avx512+0xc5>
	vmovups zmm12,ZMMWORD PTR [rax]
	vmovups zmm13,ZMMWORD PTR [r10]
	vfmadd231ps zmm8,zmm12,zmm13
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_stencil_gradient__x86_64_avx512+0xa6>
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm11
	vmovups zmm9,ZMMWORD PTR [r9]
	vaddps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r9],zmm8
	add    r9,0x40
	add    r8,0x10
	dec    rcx
	jne    <nnp_stencil_gradient__x86_64_avx512+0x9>
	vzeroupper
	ret
