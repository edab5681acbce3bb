<nnp_planes_pad__x86_64_avx512>:
	push   rbx
	mov    rax,rsi
	shr    rax,0x4
	mov    r10,rsi
	and    r10,0xf
	mov    r11,0xffffffffffffffff
	bzhi   r11,r11,r10
	kmovw  k1,r11d
	test   rdi,rdi
	je     <nnp_planes_pad__x86_64_avx512+0x6c>
	mov    r11,rdx
	mov    rsi,r8
	mov    rbx,rax
	test   rbx,rbx
	je     <nnp_planes_pad__x86_64_avx512+0x4c>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups ZMMWORD PTR [rsi],zmm8
	add    r11,0x40
	add    rsi,0x40
	dec    rbx
	jne    <nnp_planes_pad__x86_64_avx512+0x33>
	test   r10,r10
	jne    <nnp_planes_pad__x86_64_avx512+0x53>
	jmp    <nnp_planes_pad__x86_64_avx512+0x5f>
	vmovups zmm8{k1}{z},ZMMWORD PTR [r11]
	vmovups ZMMWORD PTR [rsi],zmm8
	lea    rdx,[rdx+rcx*4]
	lea    r8,[r8+r9*4]
	dec    rdi
	jne    <nnp_planes_pad__x86_64_avx512+0x25>
	vzeroupper
	pop    rbx
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

<nnp_planes_pad_by_2__x86_64_avx512>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x20]
	mov    r10,rsi
	shr    r10,0x5
	mov    r11,rsi
	and    r11,0x1f
	mov    rsi,0xffffffffffffffff
	bzhi   rsi,rsi,r11
	kmovw  k1,esi
	shr    rsi,0x10
	kmovw  k2,esi
	test   rdi,rdi
	je     <nnp_planes_pad_by_2__x86_64_avx512+0x109>
	mov    rsi,rdx
	mov    rbx,r8
	mov    rbp,r9
	mov    r12,r10
	test   r12,r12
	je     <nnp_planes_pad_by_2__x86_64_avx512+0xa5>
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm10
	vmovups ZMMWORD PTR [rbx],zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	add    rsi,0x80
	add    rbx,0x40
	add    rbp,0x40
	dec    r12
	jne    <nnp_planes_pad_by_2__x86_64_avx512+0x49>
	test   r11,r11
	jne    <nnp_planes_pad_by_2__x86_64_avx512+0xac>
	jmp    <nnp_planes_pad_by_2__x86_64_avx512+0xf4>
	vmovups zmm8{k1}{z},ZMMWORD PTR [rsi]
	vmovups zmm9{k2}{z},ZMMWORD PTR [rsi+0x40]
	vshufps zmm10,zmm8,zmm9,0x88
	vshufps zmm8,zmm8,zmm9,0xdd
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm9,zmm9,zmm10
	vmovups ZMMWORD PTR [rbx],zmm9
	vmovdqa32 zmm9,ZMMWORD PTR [rip+0x0]
	vpermps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	lea    rdx,[rdx+rcx*4]
	lea    r8,[r8+rax*4]
	lea    r9,[r9+rax*4]
	dec    rdi
	jne    <nnp_planes_pad_by_2__x86_64_avx512+0x38>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
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

<nnp_planes_crop__x86_64_avx512>:
	push   rbx
	mov    rax,rsi
	shr    rax,0x4
	mov    r10,rsi
	and    r10,0xf
	mov    r11,0xffffffffffffffff
	bzhi   r11,r11,r10
	kmovw  k1,r11d
	mov    r11,rdi
	sub    r11,0x1
	test   r11,r11
	je     <nnp_planes_crop__x86_64_avx512+0x73>
	mov    rsi,rdx
	mov    rdi,r8
	mov    rbx,rax
	test   rbx,rbx
	je     <nnp_planes_crop__x86_64_avx512+0x53>
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups ZMMWORD PTR [rdi],zmm8
	add    rsi,0x40
	add    rdi,0x40
	dec    rbx
	jne    <nnp_planes_crop__x86_64_avx512+0x3a>
	test   r10,r10
	jne    <nnp_planes_crop__x86_64_avx512+0x5a>
	jmp    <nnp_planes_crop__x86_64_avx512+0x66>
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups ZMMWORD PTR [rdi],zmm8
	lea    rdx,[rdx+rcx*4]
	lea    r8,[r8+r9*4]
	dec    r11
	jne    <nnp_planes_crop__x86_64_avx512+0x2c>
	mov    r11,rdx
	mov    r9,r8
	mov    rax,rax
	test   rax,rax
	je     <nnp_planes_crop__x86_64_avx512+0x9a>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups ZMMWORD PTR [r9],zmm8
	add    r11,0x40
	add    r9,0x40
	dec    rax
	jne    <nnp_planes_crop__x86_64_avx512+0x81>
	test   r10,r10
	jne    <nnp_planes_crop__x86_64_avx512+0xa1>
	jmp    <nnp_planes_crop__x86_64_avx512+0xad>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups ZMMWORD PTR [r9]{k1},zmm8
	vzeroupper
	pop    rbx
	ret
