<nnp_direct_1x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_direct_1x32__x86_64_avx512+0x14f>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_1x32__x86_64_avx512+0xfc>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm9,ZMMWORD PTR [rdi]
	vpbroadcastd zmm10,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm9,zmm10
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm9,ZMMWORD PTR [rdi]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm9,zmm10
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm9,ZMMWORD PTR [rdi]
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm9,zmm10
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm9,ZMMWORD PTR [rdi]
	vpbroadcastd zmm10,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm9,zmm10
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_1x32__x86_64_avx512+0x5d>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_1x32__x86_64_avx512+0x58>
	test   r11,r11
	je     <nnp_direct_1x32__x86_64_avx512+0x12a>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm9,ZMMWORD PTR [rcx]
	vpbroadcastd zmm10,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm9,zmm10
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_1x32__x86_64_avx512+0x101>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm9,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_1x32__x86_64_avx512+0x6bd>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_1x32__x86_64_avx512+0x30b>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0xf
	mov    rbp,rdi
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_direct_1x32__x86_64_avx512+0x28a>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vmovups zmm11,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vmovups zmm11,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm12,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vmovups zmm11,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm12,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vmovups zmm11,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm12,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_1x32__x86_64_avx512+0x1ae>
	add    r11,0x340
	dec    rbp
	jne    <nnp_direct_1x32__x86_64_avx512+0x1a8>
	test   rbx,rbx
	je     <nnp_direct_1x32__x86_64_avx512+0x2c7>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm10,ZMMWORD PTR [rbp+0x0]
	vmovups zmm11,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_1x32__x86_64_avx512+0x28f>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm10,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_1x32__x86_64_avx512+0x16a>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	and    rax,0x1f
	add    rdx,0x44
	add    r8,0x44
	mov    r10,rax
	shr    r10,0x4
	cmp    r10,0x1
	jne    <nnp_direct_1x32__x86_64_avx512+0x52d>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff40
	add    r8,0xffffffffffffff40
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_1x32__x86_64_avx512+0x4a6>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vmovups zmm12,ZMMWORD PTR [rdi+0x40]
	vmovups zmm13,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm14,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vmovups zmm12,ZMMWORD PTR [rdi+0x40]
	vmovups zmm13,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm14,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vmovups zmm12,ZMMWORD PTR [rdi+0x40]
	vmovups zmm13,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm14,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vmovups zmm12,ZMMWORD PTR [rdi+0x40]
	vmovups zmm13,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_1x32__x86_64_avx512+0x39f>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_1x32__x86_64_avx512+0x39a>
	test   r11,r11
	je     <nnp_direct_1x32__x86_64_avx512+0x4ee>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rcx]
	vmovups zmm12,ZMMWORD PTR [rcx+0x40]
	vmovups zmm13,ZMMWORD PTR [rcx+0x80]
	vpbroadcastd zmm14,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_1x32__x86_64_avx512+0x4ab>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm11,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm11,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm11,zmm10
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_1x32__x86_64_avx512+0x6bd>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_1x32__x86_64_avx512+0x655>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vmovups zmm11,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm12,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vmovups zmm11,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm12,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vmovups zmm11,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vmovups zmm11,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm12,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_1x32__x86_64_avx512+0x582>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_1x32__x86_64_avx512+0x57d>
	test   r11,r11
	je     <nnp_direct_1x32__x86_64_avx512+0x690>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rcx]
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm12,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_1x32__x86_64_avx512+0x65a>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm10,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_direct_2x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_direct_2x32__x86_64_avx512+0x1af>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_2x32__x86_64_avx512+0x13f>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vpbroadcastd zmm11,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm10,zmm11
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm10,zmm11
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vpbroadcastd zmm11,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm10,zmm11
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm10,zmm11
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_2x32__x86_64_avx512+0x6c>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_2x32__x86_64_avx512+0x67>
	test   r11,r11
	je     <nnp_direct_2x32__x86_64_avx512+0x17a>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rcx]
	vpbroadcastd zmm11,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm10,zmm11
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_2x32__x86_64_avx512+0x144>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm10,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_2x32__x86_64_avx512+0x91a>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_2x32__x86_64_avx512+0x400>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0xf
	mov    rbp,rdi
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_direct_2x32__x86_64_avx512+0x34f>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm12,ZMMWORD PTR [r13+0x0]
	vmovups zmm13,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm12,ZMMWORD PTR [r13+0x0]
	vmovups zmm13,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm14,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm12,ZMMWORD PTR [r13+0x0]
	vmovups zmm13,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm14,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm12,ZMMWORD PTR [r13+0x0]
	vmovups zmm13,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm14,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_2x32__x86_64_avx512+0x227>
	add    r11,0x340
	dec    rbp
	jne    <nnp_direct_2x32__x86_64_avx512+0x221>
	test   rbx,rbx
	je     <nnp_direct_2x32__x86_64_avx512+0x39f>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm12,ZMMWORD PTR [rbp+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_2x32__x86_64_avx512+0x354>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm12,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_2x32__x86_64_avx512+0x1ca>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	and    rax,0x1f
	add    rdx,0x44
	add    r8,0x44
	mov    r10,rax
	shr    r10,0x4
	cmp    r10,0x1
	jne    <nnp_direct_2x32__x86_64_avx512+0x6f3>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff40
	add    r8,0xffffffffffffff40
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x4]
	vpbroadcastd zmm13,DWORD PTR [rax+0x4]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_2x32__x86_64_avx512+0x629>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vmovups zmm16,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm17,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x40]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vmovups zmm16,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm17,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x44]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vmovups zmm16,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm17,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x48]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vmovups zmm16,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm17,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_2x32__x86_64_avx512+0x4be>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_2x32__x86_64_avx512+0x4b9>
	test   r11,r11
	je     <nnp_direct_2x32__x86_64_avx512+0x68a>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rcx]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	vmovups zmm16,ZMMWORD PTR [rcx+0x80]
	vpbroadcastd zmm17,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x40]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_2x32__x86_64_avx512+0x62e>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm14,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_2x32__x86_64_avx512+0x91a>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_2x32__x86_64_avx512+0x882>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm14,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm14,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm14,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_2x32__x86_64_avx512+0x763>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_2x32__x86_64_avx512+0x75e>
	test   r11,r11
	je     <nnp_direct_2x32__x86_64_avx512+0x8d0>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rcx]
	vmovups zmm13,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm14,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_2x32__x86_64_avx512+0x887>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm12,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
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

<nnp_direct_3x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_direct_3x32__x86_64_avx512+0x20f>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	vpbroadcastd zmm10,DWORD PTR [rax+0x8]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_3x32__x86_64_avx512+0x182>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vpbroadcastd zmm12,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm11,zmm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vpbroadcastd zmm12,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm11,zmm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm11,zmm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vpbroadcastd zmm12,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm11,zmm12
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_3x32__x86_64_avx512+0x7b>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_3x32__x86_64_avx512+0x76>
	test   r11,r11
	je     <nnp_direct_3x32__x86_64_avx512+0x1ca>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rcx]
	vpbroadcastd zmm12,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm11,zmm12
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_3x32__x86_64_avx512+0x187>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm11,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm11,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm11,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_3x32__x86_64_avx512+0xb77>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_3x32__x86_64_avx512+0x4f5>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0xf
	mov    rbp,rdi
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_direct_3x32__x86_64_avx512+0x414>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm14,ZMMWORD PTR [r13+0x0]
	vmovups zmm15,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm16,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm14,ZMMWORD PTR [r13+0x0]
	vmovups zmm15,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm16,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm14,ZMMWORD PTR [r13+0x0]
	vmovups zmm15,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm16,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm14,ZMMWORD PTR [r13+0x0]
	vmovups zmm15,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm16,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_3x32__x86_64_avx512+0x2a0>
	add    r11,0x340
	dec    rbp
	jne    <nnp_direct_3x32__x86_64_avx512+0x29a>
	test   rbx,rbx
	je     <nnp_direct_3x32__x86_64_avx512+0x477>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm14,ZMMWORD PTR [rbp+0x0]
	vmovups zmm15,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm16,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_3x32__x86_64_avx512+0x419>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm14,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_3x32__x86_64_avx512+0x22a>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	and    rax,0x1f
	add    rdx,0x44
	add    r8,0x44
	mov    r10,rax
	shr    r10,0x4
	cmp    r10,0x1
	jne    <nnp_direct_3x32__x86_64_avx512+0x8b9>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff40
	add    r8,0xffffffffffffff40
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x4]
	vpbroadcastd zmm13,DWORD PTR [rax+0x4]
	vpbroadcastd zmm14,DWORD PTR [rax+0x8]
	vpbroadcastd zmm15,DWORD PTR [rax+0x8]
	vpbroadcastd zmm16,DWORD PTR [rax+0x8]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_3x32__x86_64_avx512+0x7ac>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vmovups zmm18,ZMMWORD PTR [rdi+0x40]
	vmovups zmm19,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm20,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x40]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x80]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vmovups zmm18,ZMMWORD PTR [rdi+0x40]
	vmovups zmm19,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm20,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x44]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x84]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vmovups zmm18,ZMMWORD PTR [rdi+0x40]
	vmovups zmm19,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm20,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x48]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x88]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vmovups zmm18,ZMMWORD PTR [rdi+0x40]
	vmovups zmm19,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm20,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_3x32__x86_64_avx512+0x5dd>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_3x32__x86_64_avx512+0x5d8>
	test   r11,r11
	je     <nnp_direct_3x32__x86_64_avx512+0x826>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rcx]
	vmovups zmm18,ZMMWORD PTR [rcx+0x40]
	vmovups zmm19,ZMMWORD PTR [rcx+0x80]
	vpbroadcastd zmm20,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x40]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x80]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_3x32__x86_64_avx512+0x7b1>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm17,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm17,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm17,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm17,zmm10
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm17,zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm17,zmm13
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm17,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm17,zmm16
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_3x32__x86_64_avx512+0xb77>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x8]
	vpbroadcastd zmm13,DWORD PTR [rax+0x8]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_3x32__x86_64_avx512+0xaaf>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm16,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm16,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm16,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm16,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_3x32__x86_64_avx512+0x944>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_3x32__x86_64_avx512+0x93f>
	test   r11,r11
	je     <nnp_direct_3x32__x86_64_avx512+0xb10>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rcx]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm16,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_3x32__x86_64_avx512+0xab4>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm14,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
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

<nnp_direct_4x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_direct_4x32__x86_64_avx512+0x26f>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	vpbroadcastd zmm10,DWORD PTR [rax+0x8]
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_4x32__x86_64_avx512+0x1c5>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vpbroadcastd zmm13,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm12,zmm13
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vpbroadcastd zmm13,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm12,zmm13
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm12,zmm13
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vpbroadcastd zmm13,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm12,zmm13
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_4x32__x86_64_avx512+0x8a>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_4x32__x86_64_avx512+0x85>
	test   r11,r11
	je     <nnp_direct_4x32__x86_64_avx512+0x21a>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rcx]
	vpbroadcastd zmm13,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm12,zmm13
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_4x32__x86_64_avx512+0x1ca>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm12,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_4x32__x86_64_avx512+0xddc>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_4x32__x86_64_avx512+0x5ea>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0xf
	mov    rbp,rdi
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_direct_4x32__x86_64_avx512+0x4d9>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm16,ZMMWORD PTR [r13+0x0]
	vmovups zmm17,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm18,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm16,ZMMWORD PTR [r13+0x0]
	vmovups zmm17,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm18,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm16,ZMMWORD PTR [r13+0x0]
	vmovups zmm17,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm18,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm16,ZMMWORD PTR [r13+0x0]
	vmovups zmm17,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm18,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_4x32__x86_64_avx512+0x319>
	add    r11,0x340
	dec    rbp
	jne    <nnp_direct_4x32__x86_64_avx512+0x313>
	test   rbx,rbx
	je     <nnp_direct_4x32__x86_64_avx512+0x54f>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vmovups zmm17,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm18,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_4x32__x86_64_avx512+0x4de>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm16,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_4x32__x86_64_avx512+0x28a>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	and    rax,0x1f
	add    rdx,0x44
	add    r8,0x44
	mov    r10,rax
	shr    r10,0x4
	cmp    r10,0x1
	jne    <nnp_direct_4x32__x86_64_avx512+0xa87>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff40
	add    r8,0xffffffffffffff40
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x4]
	vpbroadcastd zmm13,DWORD PTR [rax+0x4]
	vpbroadcastd zmm14,DWORD PTR [rax+0x8]
	vpbroadcastd zmm15,DWORD PTR [rax+0x8]
	vpbroadcastd zmm16,DWORD PTR [rax+0x8]
	vpbroadcastd zmm17,DWORD PTR [rax+0xc]
	vpbroadcastd zmm18,DWORD PTR [rax+0xc]
	vpbroadcastd zmm19,DWORD PTR [rax+0xc]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_4x32__x86_64_avx512+0x92f>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vmovups zmm22,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm23,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x40]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x80]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vmovups zmm22,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm23,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x44]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x84]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vmovups zmm22,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm23,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x48]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x88]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vmovups zmm22,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm23,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_4x32__x86_64_avx512+0x6fc>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_4x32__x86_64_avx512+0x6f7>
	test   r11,r11
	je     <nnp_direct_4x32__x86_64_avx512+0x9ca>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rcx]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	vmovups zmm22,ZMMWORD PTR [rcx+0x80]
	vpbroadcastd zmm23,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x40]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x80]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_4x32__x86_64_avx512+0x938>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm20,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_4x32__x86_64_avx512+0xddc>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x8]
	vpbroadcastd zmm13,DWORD PTR [rax+0x8]
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vpbroadcastd zmm15,DWORD PTR [rax+0xc]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_4x32__x86_64_avx512+0xce4>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vmovups zmm17,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm18,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vmovups zmm17,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm18,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vmovups zmm17,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm18,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vmovups zmm17,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm18,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_4x32__x86_64_avx512+0xb2d>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_4x32__x86_64_avx512+0xb28>
	test   r11,r11
	je     <nnp_direct_4x32__x86_64_avx512+0xd58>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rcx]
	vmovups zmm17,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm18,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_4x32__x86_64_avx512+0xce9>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm16,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_direct_5x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_direct_5x32__x86_64_avx512+0x2cf>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	vpbroadcastd zmm10,DWORD PTR [rax+0x8]
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vpbroadcastd zmm12,DWORD PTR [rax+0x10]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_5x32__x86_64_avx512+0x208>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm13,ZMMWORD PTR [rdi]
	vpbroadcastd zmm14,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm13,ZMMWORD PTR [rdi]
	vpbroadcastd zmm14,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm13,ZMMWORD PTR [rdi]
	vpbroadcastd zmm14,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm13,ZMMWORD PTR [rdi]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm13,zmm14
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_5x32__x86_64_avx512+0x99>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_5x32__x86_64_avx512+0x94>
	test   r11,r11
	je     <nnp_direct_5x32__x86_64_avx512+0x26a>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm13,ZMMWORD PTR [rcx]
	vpbroadcastd zmm14,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm13,zmm14
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_5x32__x86_64_avx512+0x20d>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm13,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm13,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm13,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm13,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm13,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm13,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_5x32__x86_64_avx512+0x1049>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_5x32__x86_64_avx512+0x6e7>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vpbroadcastd zmm16,DWORD PTR [r10+0x10]
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0xf
	mov    rbp,rdi
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_direct_5x32__x86_64_avx512+0x59e>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm18,ZMMWORD PTR [r13+0x0]
	vmovups zmm19,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm20,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm18,ZMMWORD PTR [r13+0x0]
	vmovups zmm19,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm20,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm18,ZMMWORD PTR [r13+0x0]
	vmovups zmm19,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm20,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm18,ZMMWORD PTR [r13+0x0]
	vmovups zmm19,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm20,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_5x32__x86_64_avx512+0x392>
	add    r11,0x340
	dec    rbp
	jne    <nnp_direct_5x32__x86_64_avx512+0x38c>
	test   rbx,rbx
	je     <nnp_direct_5x32__x86_64_avx512+0x62f>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vmovups zmm19,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm20,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_5x32__x86_64_avx512+0x5a7>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm18,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_5x32__x86_64_avx512+0x2ea>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	and    rax,0x1f
	add    rdx,0x44
	add    r8,0x44
	mov    r10,rax
	shr    r10,0x4
	cmp    r10,0x1
	jne    <nnp_direct_5x32__x86_64_avx512+0xc55>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff40
	add    r8,0xffffffffffffff40
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x4]
	vpbroadcastd zmm13,DWORD PTR [rax+0x4]
	vpbroadcastd zmm14,DWORD PTR [rax+0x8]
	vpbroadcastd zmm15,DWORD PTR [rax+0x8]
	vpbroadcastd zmm16,DWORD PTR [rax+0x8]
	vpbroadcastd zmm17,DWORD PTR [rax+0xc]
	vpbroadcastd zmm18,DWORD PTR [rax+0xc]
	vpbroadcastd zmm19,DWORD PTR [rax+0xc]
	vpbroadcastd zmm20,DWORD PTR [rax+0x10]
	vpbroadcastd zmm21,DWORD PTR [rax+0x10]
	vpbroadcastd zmm22,DWORD PTR [rax+0x10]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_5x32__x86_64_avx512+0xaba>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm23,ZMMWORD PTR [rdi]
	vmovups zmm24,ZMMWORD PTR [rdi+0x40]
	vmovups zmm25,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm26,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x40]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x80]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x100]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm23,ZMMWORD PTR [rdi]
	vmovups zmm24,ZMMWORD PTR [rdi+0x40]
	vmovups zmm25,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm26,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x44]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x84]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x104]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm23,ZMMWORD PTR [rdi]
	vmovups zmm24,ZMMWORD PTR [rdi+0x40]
	vmovups zmm25,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm26,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x48]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x88]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x108]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm23,ZMMWORD PTR [rdi]
	vmovups zmm24,ZMMWORD PTR [rdi+0x40]
	vmovups zmm25,ZMMWORD PTR [rdi+0x80]
	vpbroadcastd zmm26,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_5x32__x86_64_avx512+0x823>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_5x32__x86_64_avx512+0x81e>
	test   r11,r11
	je     <nnp_direct_5x32__x86_64_avx512+0xb6e>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm23,ZMMWORD PTR [rcx]
	vmovups zmm24,ZMMWORD PTR [rcx+0x40]
	vmovups zmm25,ZMMWORD PTR [rcx+0x80]
	vpbroadcastd zmm26,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x40]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x80]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x100]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_5x32__x86_64_avx512+0xac3>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm23,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm23,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm23,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm23,zmm10
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm23,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm23,zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm23,zmm13
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm23,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm23,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm23,zmm16
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm23,zmm17
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm23,zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm23,zmm19
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm23,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm23,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm23,zmm22
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_5x32__x86_64_avx512+0x1049>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x8]
	vpbroadcastd zmm13,DWORD PTR [rax+0x8]
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vpbroadcastd zmm15,DWORD PTR [rax+0xc]
	vpbroadcastd zmm16,DWORD PTR [rax+0x10]
	vpbroadcastd zmm17,DWORD PTR [rax+0x10]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_5x32__x86_64_avx512+0xf19>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vmovups zmm19,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm20,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vmovups zmm19,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm20,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vmovups zmm19,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm20,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vmovups zmm19,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm20,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_5x32__x86_64_avx512+0xd16>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_5x32__x86_64_avx512+0xd11>
	test   r11,r11
	je     <nnp_direct_5x32__x86_64_avx512+0xfa8>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rcx]
	vmovups zmm19,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm20,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_5x32__x86_64_avx512+0xf22>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm18,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
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

<nnp_direct_6x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_direct_6x32__x86_64_avx512+0x32f>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	vpbroadcastd zmm10,DWORD PTR [rax+0x8]
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vpbroadcastd zmm12,DWORD PTR [rax+0x10]
	vpbroadcastd zmm13,DWORD PTR [rax+0x14]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_6x32__x86_64_avx512+0x24b>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vpbroadcastd zmm15,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm14,zmm15
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vpbroadcastd zmm15,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm14,zmm15
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vpbroadcastd zmm15,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm14,zmm15
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm14,zmm15
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_6x32__x86_64_avx512+0xa8>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_6x32__x86_64_avx512+0xa3>
	test   r11,r11
	je     <nnp_direct_6x32__x86_64_avx512+0x2ba>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rcx]
	vpbroadcastd zmm15,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm14,zmm15
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_6x32__x86_64_avx512+0x250>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm14,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_6x32__x86_64_avx512+0x1702>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_6x32__x86_64_avx512+0x7dc>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vpbroadcastd zmm16,DWORD PTR [r10+0x10]
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vpbroadcastd zmm18,DWORD PTR [r10+0x14]
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0xf
	mov    rbp,rdi
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_direct_6x32__x86_64_avx512+0x663>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm20,ZMMWORD PTR [r13+0x0]
	vmovups zmm21,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm22,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm20,ZMMWORD PTR [r13+0x0]
	vmovups zmm21,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm22,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm20,ZMMWORD PTR [r13+0x0]
	vmovups zmm21,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm22,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm20,ZMMWORD PTR [r13+0x0]
	vmovups zmm21,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm22,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_6x32__x86_64_avx512+0x40b>
	add    r11,0x340
	dec    rbp
	jne    <nnp_direct_6x32__x86_64_avx512+0x405>
	test   rbx,rbx
	je     <nnp_direct_6x32__x86_64_avx512+0x707>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vmovups zmm21,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm22,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_6x32__x86_64_avx512+0x66c>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm20,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_6x32__x86_64_avx512+0x34a>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	and    rax,0x1f
	add    rdx,0x44
	add    r8,0x44
	mov    r10,rax
	shr    r10,0x4
	cmp    r10,0x1
	jne    <nnp_direct_6x32__x86_64_avx512+0x1277>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff40
	add    r8,0xffffffffffffff40
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x4]
	vpbroadcastd zmm13,DWORD PTR [rax+0x4]
	vpbroadcastd zmm14,DWORD PTR [rax+0x8]
	vpbroadcastd zmm15,DWORD PTR [rax+0x8]
	vpbroadcastd zmm16,DWORD PTR [rax+0x8]
	vpbroadcastd zmm17,DWORD PTR [rax+0xc]
	vpbroadcastd zmm18,DWORD PTR [rax+0xc]
	vpbroadcastd zmm19,DWORD PTR [rax+0xc]
	vpbroadcastd zmm20,DWORD PTR [rax+0x10]
	vpbroadcastd zmm21,DWORD PTR [rax+0x10]
	vpbroadcastd zmm22,DWORD PTR [rax+0x10]
	vpbroadcastd zmm23,DWORD PTR [rax+0x14]
	vpbroadcastd zmm24,DWORD PTR [rax+0x14]
	vpbroadcastd zmm25,DWORD PTR [rax+0x14]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_6x32__x86_64_avx512+0x946>
	mov    r11,rdi
	mov    rcx,rdi
	sub    rcx,r11
	mov    r11,rcx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_6x32__x86_64_avx512+0xc5c>
	mov    ecx,0x4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rsi]
	vmovups zmm27,ZMMWORD PTR [rsi+0x40]
	vmovups zmm28,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm29,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x40]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x80]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x100]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x140]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rsi]
	vmovups zmm27,ZMMWORD PTR [rsi+0x40]
	vmovups zmm28,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm29,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x44]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x84]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x104]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x144]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rsi]
	vmovups zmm27,ZMMWORD PTR [rsi+0x40]
	vmovups zmm28,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm29,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x48]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x88]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x108]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x148]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rsi]
	vmovups zmm27,ZMMWORD PTR [rsi+0x40]
	vmovups zmm28,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm29,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	add    r10,0x10
	dec    ecx
	jne    <nnp_direct_6x32__x86_64_avx512+0x961>
	add    r10,0x340
	dec    r11
	jne    <nnp_direct_6x32__x86_64_avx512+0x95c>
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_6x32__x86_64_avx512+0xc82>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_6x32__x86_64_avx512+0xe5a>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vmovups zmm27,ZMMWORD PTR [rbp+0x40]
	vmovups zmm28,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm29,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vmovups zmm27,ZMMWORD PTR [rbp+0x40]
	vmovups zmm28,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm29,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r11+0x44]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r11+0x84]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vmovups zmm27,ZMMWORD PTR [rbp+0x40]
	vmovups zmm28,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm29,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r11+0x48]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r11+0x88]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vmovups zmm27,ZMMWORD PTR [rbp+0x40]
	vmovups zmm28,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm29,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_6x32__x86_64_avx512+0xc92>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_6x32__x86_64_avx512+0xedb>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm26,ZMMWORD PTR [rbx]
	vmovups zmm27,ZMMWORD PTR [rbx+0x40]
	vmovups zmm28,ZMMWORD PTR [rbx+0x80]
	vpbroadcastd zmm29,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vpbroadcastd zmm29,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_6x32__x86_64_avx512+0xe66>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm26,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_6x32__x86_64_avx512+0xf89>
	mov    r11,rdi
	mov    rcx,r11
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_direct_6x32__x86_64_avx512+0x115a>
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x100]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x140]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x104]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x144]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x108]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x148]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	add    r10,0x10
	dec    rcx
	jne    <nnp_direct_6x32__x86_64_avx512+0xf99>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_direct_6x32__x86_64_avx512+0x11dc>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vmovups zmm10,ZMMWORD PTR [rcx+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x100]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x140]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_6x32__x86_64_avx512+0x1166>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	imul   r11,rax,0x3
	lea    r10,[r10+r11*4]
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r10+0x80],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r10+0x80],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm8,zmm8,zmm25
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_6x32__x86_64_avx512+0x1702>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x8]
	vpbroadcastd zmm13,DWORD PTR [rax+0x8]
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vpbroadcastd zmm15,DWORD PTR [rax+0xc]
	vpbroadcastd zmm16,DWORD PTR [rax+0x10]
	vpbroadcastd zmm17,DWORD PTR [rax+0x10]
	vpbroadcastd zmm18,DWORD PTR [rax+0x14]
	vpbroadcastd zmm19,DWORD PTR [rax+0x14]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_6x32__x86_64_avx512+0x15a2>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm22,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm22,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm22,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm22,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_6x32__x86_64_avx512+0x1353>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_6x32__x86_64_avx512+0x134e>
	test   r11,r11
	je     <nnp_direct_6x32__x86_64_avx512+0x1644>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rcx]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm22,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_6x32__x86_64_avx512+0x15ab>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm20,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
	int3
	int3

<nnp_direct_7x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_direct_7x32__x86_64_avx512+0x38f>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	vpbroadcastd zmm10,DWORD PTR [rax+0x8]
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vpbroadcastd zmm12,DWORD PTR [rax+0x10]
	vpbroadcastd zmm13,DWORD PTR [rax+0x14]
	vpbroadcastd zmm14,DWORD PTR [rax+0x18]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_7x32__x86_64_avx512+0x28e>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm15,ZMMWORD PTR [rdi]
	vpbroadcastd zmm16,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm15,zmm16
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm15,ZMMWORD PTR [rdi]
	vpbroadcastd zmm16,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm15,zmm16
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm15,ZMMWORD PTR [rdi]
	vpbroadcastd zmm16,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm15,zmm16
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm15,ZMMWORD PTR [rdi]
	vpbroadcastd zmm16,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm15,zmm16
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_7x32__x86_64_avx512+0xb7>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_7x32__x86_64_avx512+0xb2>
	test   r11,r11
	je     <nnp_direct_7x32__x86_64_avx512+0x30a>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm15,ZMMWORD PTR [rcx]
	vpbroadcastd zmm16,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm15,zmm16
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_7x32__x86_64_avx512+0x293>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm15,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm15,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm13
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_7x32__x86_64_avx512+0x19cb>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_7x32__x86_64_avx512+0x8d1>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vpbroadcastd zmm16,DWORD PTR [r10+0x10]
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vpbroadcastd zmm18,DWORD PTR [r10+0x14]
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vpbroadcastd zmm20,DWORD PTR [r10+0x18]
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0xf
	mov    rbp,rdi
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_direct_7x32__x86_64_avx512+0x728>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm22,ZMMWORD PTR [r13+0x0]
	vmovups zmm23,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm24,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm22,ZMMWORD PTR [r13+0x0]
	vmovups zmm23,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm24,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm22,ZMMWORD PTR [r13+0x0]
	vmovups zmm23,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm24,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm22,ZMMWORD PTR [r13+0x0]
	vmovups zmm23,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm24,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_7x32__x86_64_avx512+0x484>
	add    r11,0x340
	dec    rbp
	jne    <nnp_direct_7x32__x86_64_avx512+0x47e>
	test   rbx,rbx
	je     <nnp_direct_7x32__x86_64_avx512+0x7df>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vmovups zmm23,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm24,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_7x32__x86_64_avx512+0x731>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm22,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_7x32__x86_64_avx512+0x3aa>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	and    rax,0x1f
	add    rdx,0x44
	add    r8,0x44
	mov    r10,rax
	shr    r10,0x4
	cmp    r10,0x1
	jne    <nnp_direct_7x32__x86_64_avx512+0x14a9>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff40
	add    r8,0xffffffffffffff40
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x4]
	vpbroadcastd zmm13,DWORD PTR [rax+0x4]
	vpbroadcastd zmm14,DWORD PTR [rax+0x8]
	vpbroadcastd zmm15,DWORD PTR [rax+0x8]
	vpbroadcastd zmm16,DWORD PTR [rax+0x8]
	vpbroadcastd zmm17,DWORD PTR [rax+0xc]
	vpbroadcastd zmm18,DWORD PTR [rax+0xc]
	vpbroadcastd zmm19,DWORD PTR [rax+0xc]
	vpbroadcastd zmm20,DWORD PTR [rax+0x10]
	vpbroadcastd zmm21,DWORD PTR [rax+0x10]
	vpbroadcastd zmm22,DWORD PTR [rax+0x10]
	vpbroadcastd zmm23,DWORD PTR [rax+0x14]
	vpbroadcastd zmm24,DWORD PTR [rax+0x14]
	vpbroadcastd zmm25,DWORD PTR [rax+0x14]
	vpbroadcastd zmm26,DWORD PTR [rax+0x18]
	vpbroadcastd zmm27,DWORD PTR [rax+0x18]
	vpbroadcastd zmm28,DWORD PTR [rax+0x18]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_7x32__x86_64_avx512+0xa65>
	mov    r11,rdi
	mov    rcx,rdi
	sub    rcx,r11
	mov    r11,rcx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_7x32__x86_64_avx512+0xddf>
	mov    ecx,0x4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm29,ZMMWORD PTR [rsi]
	vmovups zmm30,ZMMWORD PTR [rsi+0x40]
	vmovups zmm31,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm7,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x40]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x80]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x100]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x140]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x180]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm29,ZMMWORD PTR [rsi]
	vmovups zmm30,ZMMWORD PTR [rsi+0x40]
	vmovups zmm31,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm7,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x44]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x84]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x104]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x144]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x184]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm29,ZMMWORD PTR [rsi]
	vmovups zmm30,ZMMWORD PTR [rsi+0x40]
	vmovups zmm31,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm7,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x48]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x88]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x108]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x148]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x188]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm29,ZMMWORD PTR [rsi]
	vmovups zmm30,ZMMWORD PTR [rsi+0x40]
	vmovups zmm31,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm7,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	add    r10,0x10
	dec    ecx
	jne    <nnp_direct_7x32__x86_64_avx512+0xa80>
	add    r10,0x340
	dec    r11
	jne    <nnp_direct_7x32__x86_64_avx512+0xa7b>
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_7x32__x86_64_avx512+0xe05>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_7x32__x86_64_avx512+0xfdd>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm29,ZMMWORD PTR [rbp+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vmovups zmm31,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm7,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm29,ZMMWORD PTR [rbp+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vmovups zmm31,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm7,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x44]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x84]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm29,ZMMWORD PTR [rbp+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vmovups zmm31,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm7,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x48]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x88]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm29,ZMMWORD PTR [rbp+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vmovups zmm31,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm7,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_7x32__x86_64_avx512+0xe15>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_7x32__x86_64_avx512+0x105e>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm29,ZMMWORD PTR [rbx]
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vmovups zmm31,ZMMWORD PTR [rbx+0x80]
	vpbroadcastd zmm7,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_7x32__x86_64_avx512+0xfe9>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm29,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	vmaxps zmm8,zmm29,zmm8
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm29,zmm9
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	vmaxps zmm8,zmm29,zmm10
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm29,zmm11
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm29,zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	vmaxps zmm8,zmm29,zmm13
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm29,zmm14
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm29,zmm15
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	vmaxps zmm8,zmm29,zmm16
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_7x32__x86_64_avx512+0x110c>
	mov    r11,rdi
	mov    rcx,r11
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_direct_7x32__x86_64_avx512+0x1341>
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x100]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x140]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x180]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x104]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x144]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x184]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x108]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x148]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x188]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	add    r10,0x10
	dec    rcx
	jne    <nnp_direct_7x32__x86_64_avx512+0x111c>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_direct_7x32__x86_64_avx512+0x13e4>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vmovups zmm10,ZMMWORD PTR [rcx+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x100]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x140]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x180]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_7x32__x86_64_avx512+0x1351>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	imul   r11,rax,0x3
	lea    r10,[r10+r11*4]
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r10+0x80],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r10+0x80],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [r10+0x80],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm8,zmm8,zmm28
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_7x32__x86_64_avx512+0x19cb>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x8]
	vpbroadcastd zmm13,DWORD PTR [rax+0x8]
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vpbroadcastd zmm15,DWORD PTR [rax+0xc]
	vpbroadcastd zmm16,DWORD PTR [rax+0x10]
	vpbroadcastd zmm17,DWORD PTR [rax+0x10]
	vpbroadcastd zmm18,DWORD PTR [rax+0x14]
	vpbroadcastd zmm19,DWORD PTR [rax+0x14]
	vpbroadcastd zmm20,DWORD PTR [rax+0x18]
	vpbroadcastd zmm21,DWORD PTR [rax+0x18]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_7x32__x86_64_avx512+0x183b>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vmovups zmm23,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm24,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vmovups zmm23,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm24,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vmovups zmm23,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm24,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vmovups zmm23,ZMMWORD PTR [rdi+0x40]
	vpbroadcastd zmm24,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_7x32__x86_64_avx512+0x15a0>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_7x32__x86_64_avx512+0x159b>
	test   r11,r11
	je     <nnp_direct_7x32__x86_64_avx512+0x18f0>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rcx]
	vmovups zmm23,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm24,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_7x32__x86_64_avx512+0x1844>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm22,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
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

<nnp_direct_8x32__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_direct_8x32__x86_64_avx512+0x3f9>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	vpbroadcastd zmm10,DWORD PTR [rax+0x8]
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vpbroadcastd zmm12,DWORD PTR [rax+0x10]
	vpbroadcastd zmm13,DWORD PTR [rax+0x14]
	vpbroadcastd zmm14,DWORD PTR [rax+0x18]
	vpbroadcastd zmm15,DWORD PTR [rax+0x1c]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_8x32__x86_64_avx512+0x2d3>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vpbroadcastd zmm17,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm16,zmm17
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vpbroadcastd zmm17,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm16,zmm17
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vpbroadcastd zmm17,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm16,zmm17
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vpbroadcastd zmm17,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm16,zmm17
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_8x32__x86_64_avx512+0xc8>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_8x32__x86_64_avx512+0xc3>
	test   r11,r11
	je     <nnp_direct_8x32__x86_64_avx512+0x364>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rcx]
	vpbroadcastd zmm17,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm16,zmm17
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_8x32__x86_64_avx512+0x2dc>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm16,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_8x32__x86_64_avx512+0x260f>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_8x32__x86_64_avx512+0xe05>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vpbroadcastd zmm16,DWORD PTR [r10+0x10]
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vpbroadcastd zmm18,DWORD PTR [r10+0x14]
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vpbroadcastd zmm20,DWORD PTR [r10+0x18]
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_8x32__x86_64_avx512+0x50a>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_direct_8x32__x86_64_avx512+0x814>
	mov    ebp,0x4
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm26,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm26,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm26,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm26,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    r11,0x10
	dec    ebp
	jne    <nnp_direct_8x32__x86_64_avx512+0x525>
	add    r11,0x340
	dec    rbx
	jne    <nnp_direct_8x32__x86_64_avx512+0x520>
	mov    rbx,r11
	mov    rbp,r10
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_direct_8x32__x86_64_avx512+0x83a>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_direct_8x32__x86_64_avx512+0x9f6>
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm24,ZMMWORD PTR [r14]
	vmovups zmm25,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm26,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm24,ZMMWORD PTR [r14]
	vmovups zmm25,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm26,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm24,ZMMWORD PTR [r14]
	vmovups zmm25,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm26,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm24,ZMMWORD PTR [r14]
	vmovups zmm25,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	add    rbx,0x10
	dec    r13
	jne    <nnp_direct_8x32__x86_64_avx512+0x84a>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_direct_8x32__x86_64_avx512+0xa74>
	mov    r13,rdx
	mov    r14,QWORD PTR [rbp+0x0]
	lea    r13,[r13+r14*4+0x0]
	add    rbp,0x8
	vmovups zmm24,ZMMWORD PTR [r13+0x0]
	vmovups zmm25,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm26,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	add    rbx,0x4
	dec    r12
	jne    <nnp_direct_8x32__x86_64_avx512+0xa02>
	lea    rbx,[r9+0x28]
	vpbroadcastd zmm24,DWORD PTR [rbx]
	mov    rbx,QWORD PTR [r9]
	mov    rbp,r8
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_8x32__x86_64_avx512+0xb20>
	mov    rbx,rdi
	mov    rbp,rbx
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_direct_8x32__x86_64_avx512+0xce1>
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    r11,0x10
	dec    rbp
	jne    <nnp_direct_8x32__x86_64_avx512+0xb30>
	mov    rbx,rbx
	and    rbx,0x3
	test   rbx,rbx
	je     <nnp_direct_8x32__x86_64_avx512+0xd5f>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_8x32__x86_64_avx512+0xced>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	mov    rbx,r10
	shl    rbx,0x2
	lea    r11,[r11+rbx*4]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm8,zmm8,zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_8x32__x86_64_avx512+0x414>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	and    rax,0x1f
	add    rdx,0x44
	add    r8,0x44
	mov    r10,rax
	shr    r10,0x4
	cmp    r10,0x1
	jne    <nnp_direct_8x32__x86_64_avx512+0x1c2e>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff40
	add    r8,0xffffffffffffff40
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x4]
	vpbroadcastd zmm13,DWORD PTR [rax+0x4]
	vpbroadcastd zmm14,DWORD PTR [rax+0x8]
	vpbroadcastd zmm15,DWORD PTR [rax+0x8]
	vpbroadcastd zmm16,DWORD PTR [rax+0x8]
	vpbroadcastd zmm17,DWORD PTR [rax+0xc]
	vpbroadcastd zmm18,DWORD PTR [rax+0xc]
	vpbroadcastd zmm19,DWORD PTR [rax+0xc]
	vpbroadcastd zmm20,DWORD PTR [rax+0x10]
	vpbroadcastd zmm21,DWORD PTR [rax+0x10]
	vpbroadcastd zmm22,DWORD PTR [rax+0x10]
	vpbroadcastd zmm23,DWORD PTR [rax+0x14]
	vpbroadcastd zmm24,DWORD PTR [rax+0x14]
	vpbroadcastd zmm25,DWORD PTR [rax+0x14]
	vpbroadcastd zmm26,DWORD PTR [rax+0x18]
	vpbroadcastd zmm27,DWORD PTR [rax+0x18]
	vpbroadcastd zmm28,DWORD PTR [rax+0x18]
	vpbroadcastd zmm29,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm30,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm31,DWORD PTR [rax+0x1c]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_8x32__x86_64_avx512+0xfc3>
	mov    r11,rdi
	mov    rcx,rdi
	sub    rcx,r11
	mov    r11,rcx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_8x32__x86_64_avx512+0x13a1>
	mov    ecx,0x4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rsi]
	vmovups zmm6,ZMMWORD PTR [rsi+0x40]
	vmovups zmm5,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm4,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x40]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x80]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x100]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x140]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x180]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rsi]
	vmovups zmm6,ZMMWORD PTR [rsi+0x40]
	vmovups zmm5,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm4,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x44]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x84]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x104]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x144]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x184]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rsi]
	vmovups zmm6,ZMMWORD PTR [rsi+0x40]
	vmovups zmm5,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm4,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x48]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x88]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x108]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x148]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x188]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rsi]
	vmovups zmm6,ZMMWORD PTR [rsi+0x40]
	vmovups zmm5,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm4,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	add    r10,0x10
	dec    ecx
	jne    <nnp_direct_8x32__x86_64_avx512+0xfde>
	add    r10,0x340
	dec    r11
	jne    <nnp_direct_8x32__x86_64_avx512+0xfd9>
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_8x32__x86_64_avx512+0x13c7>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_8x32__x86_64_avx512+0x153b>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vmovups zmm6,ZMMWORD PTR [rbp+0x40]
	vmovups zmm5,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm4,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vmovups zmm6,ZMMWORD PTR [rbp+0x40]
	vmovups zmm5,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm4,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r11+0x44]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vmovups zmm6,ZMMWORD PTR [rbp+0x40]
	vmovups zmm5,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm4,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r11+0x48]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vmovups zmm6,ZMMWORD PTR [rbp+0x40]
	vmovups zmm5,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm4,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_8x32__x86_64_avx512+0x13d7>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_8x32__x86_64_avx512+0x15a3>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm7,ZMMWORD PTR [rbx]
	vmovups zmm6,ZMMWORD PTR [rbx+0x40]
	vmovups zmm5,ZMMWORD PTR [rbx+0x80]
	vpbroadcastd zmm4,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vpbroadcastd zmm4,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_8x32__x86_64_avx512+0x1547>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm7,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_8x32__x86_64_avx512+0x162d>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_8x32__x86_64_avx512+0x1806>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vmovups zmm10,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm11,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vmovups zmm10,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm11,DWORD PTR [r11+0x84]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x104]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vmovups zmm10,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm11,DWORD PTR [r11+0x88]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x108]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vmovups zmm10,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm11,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_8x32__x86_64_avx512+0x163d>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_8x32__x86_64_avx512+0x1888>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x40]
	vmovups zmm10,ZMMWORD PTR [rbx+0x80]
	vpbroadcastd zmm11,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm8,zmm11
	vfmadd231ps zmm15,zmm9,zmm11
	vfmadd231ps zmm16,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_8x32__x86_64_avx512+0x1812>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	mov    rsi,r11
	shl    rsi,1
	lea    rcx,[rcx+rsi*4]
	vmaxps zmm9,zmm8,zmm14
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm15
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rcx+0x80],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rcx+0x80],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmaxps zmm8,zmm8,zmm22
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_8x32__x86_64_avx512+0x1940>
	mov    r11,rdi
	mov    rcx,r11
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_direct_8x32__x86_64_avx512+0x1b11>
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0x140]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x180]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0x144]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x184]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0x148]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x188]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	add    r10,0x10
	dec    rcx
	jne    <nnp_direct_8x32__x86_64_avx512+0x1950>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_direct_8x32__x86_64_avx512+0x1b93>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vmovups zmm10,ZMMWORD PTR [rcx+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0x140]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x180]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_8x32__x86_64_avx512+0x1b1d>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	imul   r11,rax,0x5
	lea    r10,[r10+r11*4]
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [r10+0x80],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [r10+0x80],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm8,zmm8,zmm31
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_8x32__x86_64_avx512+0x260f>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x8]
	vpbroadcastd zmm13,DWORD PTR [rax+0x8]
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vpbroadcastd zmm15,DWORD PTR [rax+0xc]
	vpbroadcastd zmm16,DWORD PTR [rax+0x10]
	vpbroadcastd zmm17,DWORD PTR [rax+0x10]
	vpbroadcastd zmm18,DWORD PTR [rax+0x14]
	vpbroadcastd zmm19,DWORD PTR [rax+0x14]
	vpbroadcastd zmm20,DWORD PTR [rax+0x18]
	vpbroadcastd zmm21,DWORD PTR [rax+0x18]
	vpbroadcastd zmm22,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm23,DWORD PTR [rax+0x1c]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_8x32__x86_64_avx512+0x1d44>
	mov    r11,rdi
	mov    rcx,rdi
	sub    rcx,r11
	mov    r11,rcx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_8x32__x86_64_avx512+0x2046>
	mov    ecx,0x4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm24,ZMMWORD PTR [rsi]
	vmovups zmm25,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm26,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm24,ZMMWORD PTR [rsi]
	vmovups zmm25,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm26,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm24,ZMMWORD PTR [rsi]
	vmovups zmm25,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm26,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm24,ZMMWORD PTR [rsi]
	vmovups zmm25,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm26,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    r10,0x10
	dec    ecx
	jne    <nnp_direct_8x32__x86_64_avx512+0x1d5f>
	add    r10,0x340
	dec    r11
	jne    <nnp_direct_8x32__x86_64_avx512+0x1d5a>
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_8x32__x86_64_avx512+0x206c>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_8x32__x86_64_avx512+0x222c>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vmovups zmm25,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm26,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vmovups zmm25,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm26,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vmovups zmm25,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm26,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vmovups zmm25,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm26,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_8x32__x86_64_avx512+0x207c>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_8x32__x86_64_avx512+0x22a7>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm24,ZMMWORD PTR [rbx]
	vmovups zmm25,ZMMWORD PTR [rbx+0x40]
	vpbroadcastd zmm26,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_8x32__x86_64_avx512+0x2238>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm24,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_8x32__x86_64_avx512+0x234b>
	mov    r11,rdi
	mov    rcx,r11
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_direct_8x32__x86_64_avx512+0x2504>
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    r10,0x10
	dec    rcx
	jne    <nnp_direct_8x32__x86_64_avx512+0x235b>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_direct_8x32__x86_64_avx512+0x2580>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_8x32__x86_64_avx512+0x2510>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,rax
	shl    r11,0x2
	lea    r10,[r10+r11*4]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm8,zmm8,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
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

<nnp_direct_9x32__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	jne    <nnp_direct_9x32__x86_64_avx512+0x468>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	vpbroadcastd zmm10,DWORD PTR [rax+0x8]
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vpbroadcastd zmm12,DWORD PTR [rax+0x10]
	vpbroadcastd zmm13,DWORD PTR [rax+0x14]
	vpbroadcastd zmm14,DWORD PTR [rax+0x18]
	vpbroadcastd zmm15,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm16,DWORD PTR [rax+0x20]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_9x32__x86_64_avx512+0x322>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vpbroadcastd zmm18,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm17,zmm18
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vpbroadcastd zmm18,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x204]
	vfmadd231ps zmm16,zmm17,zmm18
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vpbroadcastd zmm18,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x208]
	vfmadd231ps zmm16,zmm17,zmm18
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vpbroadcastd zmm18,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm16,zmm17,zmm18
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_9x32__x86_64_avx512+0xd7>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_9x32__x86_64_avx512+0xd2>
	test   r11,r11
	je     <nnp_direct_9x32__x86_64_avx512+0x3c3>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rcx]
	vpbroadcastd zmm18,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm17,zmm18
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_9x32__x86_64_avx512+0x32b>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm17,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm17,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm13
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm15
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_9x32__x86_64_avx512+0x29d6>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_9x32__x86_64_avx512+0xf78>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vpbroadcastd zmm16,DWORD PTR [r10+0x10]
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vpbroadcastd zmm18,DWORD PTR [r10+0x14]
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vpbroadcastd zmm20,DWORD PTR [r10+0x18]
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm24,DWORD PTR [r10+0x20]
	vpbroadcastd zmm25,DWORD PTR [r10+0x20]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_9x32__x86_64_avx512+0x592>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_direct_9x32__x86_64_avx512+0x8f4>
	mov    ebp,0x4
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm28,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm28,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm28,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm28,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    r11,0x10
	dec    ebp
	jne    <nnp_direct_9x32__x86_64_avx512+0x5ad>
	add    r11,0x340
	dec    rbx
	jne    <nnp_direct_9x32__x86_64_avx512+0x5a8>
	mov    rbx,r11
	mov    rbp,r10
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_direct_9x32__x86_64_avx512+0x91a>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_direct_9x32__x86_64_avx512+0xad6>
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm26,ZMMWORD PTR [r14]
	vmovups zmm27,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm28,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm26,ZMMWORD PTR [r14]
	vmovups zmm27,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm28,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm26,ZMMWORD PTR [r14]
	vmovups zmm27,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm28,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm26,ZMMWORD PTR [r14]
	vmovups zmm27,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	add    rbx,0x10
	dec    r13
	jne    <nnp_direct_9x32__x86_64_avx512+0x92a>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_direct_9x32__x86_64_avx512+0xb54>
	mov    r13,rdx
	mov    r14,QWORD PTR [rbp+0x0]
	lea    r13,[r13+r14*4+0x0]
	add    rbp,0x8
	vmovups zmm26,ZMMWORD PTR [r13+0x0]
	vmovups zmm27,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm28,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	add    rbx,0x4
	dec    r12
	jne    <nnp_direct_9x32__x86_64_avx512+0xae2>
	lea    rbx,[r9+0x28]
	vpbroadcastd zmm26,DWORD PTR [rbx]
	mov    rbx,QWORD PTR [r9]
	mov    rbp,r8
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_9x32__x86_64_avx512+0xc00>
	mov    rbx,rdi
	mov    rbp,rbx
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_direct_9x32__x86_64_avx512+0xe19>
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    r11,0x10
	dec    rbp
	jne    <nnp_direct_9x32__x86_64_avx512+0xc10>
	mov    rbx,rbx
	and    rbx,0x3
	test   rbx,rbx
	je     <nnp_direct_9x32__x86_64_avx512+0xeb5>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_9x32__x86_64_avx512+0xe29>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	mov    rbx,r10
	shl    rbx,0x2
	lea    r11,[r11+rbx*4]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm8,zmm8,zmm25
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_9x32__x86_64_avx512+0x483>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	and    rax,0x1f
	add    rdx,0x44
	add    r8,0x44
	mov    r10,rax
	shr    r10,0x4
	cmp    r10,0x1
	jne    <nnp_direct_9x32__x86_64_avx512+0x1eef>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff40
	add    r8,0xffffffffffffff40
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0x80]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x4]
	vpbroadcastd zmm13,DWORD PTR [rax+0x4]
	vpbroadcastd zmm14,DWORD PTR [rax+0x8]
	vpbroadcastd zmm15,DWORD PTR [rax+0x8]
	vpbroadcastd zmm16,DWORD PTR [rax+0x8]
	vpbroadcastd zmm17,DWORD PTR [rax+0xc]
	vpbroadcastd zmm18,DWORD PTR [rax+0xc]
	vpbroadcastd zmm19,DWORD PTR [rax+0xc]
	vpbroadcastd zmm20,DWORD PTR [rax+0x10]
	vpbroadcastd zmm21,DWORD PTR [rax+0x10]
	vpbroadcastd zmm22,DWORD PTR [rax+0x10]
	vpbroadcastd zmm23,DWORD PTR [rax+0x14]
	vpbroadcastd zmm24,DWORD PTR [rax+0x14]
	vpbroadcastd zmm25,DWORD PTR [rax+0x14]
	vpbroadcastd zmm26,DWORD PTR [rax+0x18]
	vpbroadcastd zmm27,DWORD PTR [rax+0x18]
	vpbroadcastd zmm28,DWORD PTR [rax+0x18]
	vpbroadcastd zmm29,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm30,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm31,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm7,DWORD PTR [rax+0x20]
	vpbroadcastd zmm6,DWORD PTR [rax+0x20]
	vpbroadcastd zmm5,DWORD PTR [rax+0x20]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_9x32__x86_64_avx512+0x1160>
	mov    r11,rdi
	mov    rcx,rdi
	sub    rcx,r11
	mov    r11,rcx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_9x32__x86_64_avx512+0x15ae>
	mov    ecx,0x4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm4,ZMMWORD PTR [rsi]
	vmovups zmm3,ZMMWORD PTR [rsi+0x40]
	vmovups zmm2,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm1,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x40]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x80]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm17,zmm4,zmm1
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x100]
	vfmadd231ps zmm20,zmm4,zmm1
	vfmadd231ps zmm21,zmm3,zmm1
	vfmadd231ps zmm22,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x140]
	vfmadd231ps zmm23,zmm4,zmm1
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x180]
	vfmadd231ps zmm26,zmm4,zmm1
	vfmadd231ps zmm27,zmm3,zmm1
	vfmadd231ps zmm28,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm29,zmm4,zmm1
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x200]
	vfmadd231ps zmm7,zmm4,zmm1
	vfmadd231ps zmm6,zmm3,zmm1
	vfmadd231ps zmm5,zmm2,zmm1
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm4,ZMMWORD PTR [rsi]
	vmovups zmm3,ZMMWORD PTR [rsi+0x40]
	vmovups zmm2,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm1,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x44]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x84]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm17,zmm4,zmm1
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x104]
	vfmadd231ps zmm20,zmm4,zmm1
	vfmadd231ps zmm21,zmm3,zmm1
	vfmadd231ps zmm22,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x144]
	vfmadd231ps zmm23,zmm4,zmm1
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x184]
	vfmadd231ps zmm26,zmm4,zmm1
	vfmadd231ps zmm27,zmm3,zmm1
	vfmadd231ps zmm28,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm29,zmm4,zmm1
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x204]
	vfmadd231ps zmm7,zmm4,zmm1
	vfmadd231ps zmm6,zmm3,zmm1
	vfmadd231ps zmm5,zmm2,zmm1
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm4,ZMMWORD PTR [rsi]
	vmovups zmm3,ZMMWORD PTR [rsi+0x40]
	vmovups zmm2,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm1,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x48]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x88]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm17,zmm4,zmm1
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x108]
	vfmadd231ps zmm20,zmm4,zmm1
	vfmadd231ps zmm21,zmm3,zmm1
	vfmadd231ps zmm22,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x148]
	vfmadd231ps zmm23,zmm4,zmm1
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x188]
	vfmadd231ps zmm26,zmm4,zmm1
	vfmadd231ps zmm27,zmm3,zmm1
	vfmadd231ps zmm28,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm29,zmm4,zmm1
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x208]
	vfmadd231ps zmm7,zmm4,zmm1
	vfmadd231ps zmm6,zmm3,zmm1
	vfmadd231ps zmm5,zmm2,zmm1
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm4,ZMMWORD PTR [rsi]
	vmovups zmm3,ZMMWORD PTR [rsi+0x40]
	vmovups zmm2,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm1,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm17,zmm4,zmm1
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm20,zmm4,zmm1
	vfmadd231ps zmm21,zmm3,zmm1
	vfmadd231ps zmm22,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm23,zmm4,zmm1
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm26,zmm4,zmm1
	vfmadd231ps zmm27,zmm3,zmm1
	vfmadd231ps zmm28,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm29,zmm4,zmm1
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm7,zmm4,zmm1
	vfmadd231ps zmm6,zmm3,zmm1
	vfmadd231ps zmm5,zmm2,zmm1
	add    r10,0x10
	dec    ecx
	jne    <nnp_direct_9x32__x86_64_avx512+0x117b>
	add    r10,0x340
	dec    r11
	jne    <nnp_direct_9x32__x86_64_avx512+0x1176>
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_9x32__x86_64_avx512+0x15d4>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_9x32__x86_64_avx512+0x17ac>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm4,ZMMWORD PTR [rbp+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vmovups zmm2,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm1,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm4,ZMMWORD PTR [rbp+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vmovups zmm2,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm1,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x44]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x84]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm4,ZMMWORD PTR [rbp+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vmovups zmm2,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm1,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x48]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x88]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm4,ZMMWORD PTR [rbp+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vmovups zmm2,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm1,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_9x32__x86_64_avx512+0x15e4>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_9x32__x86_64_avx512+0x182d>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm4,ZMMWORD PTR [rbx]
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vmovups zmm2,ZMMWORD PTR [rbx+0x80]
	vpbroadcastd zmm1,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_9x32__x86_64_avx512+0x17b8>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm4,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	vmaxps zmm8,zmm4,zmm8
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm4,zmm9
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	vmaxps zmm8,zmm4,zmm10
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm4,zmm11
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm4,zmm12
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	vmaxps zmm8,zmm4,zmm13
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm4,zmm14
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm4,zmm15
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	vmaxps zmm8,zmm4,zmm16
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_9x32__x86_64_avx512+0x18e1>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_9x32__x86_64_avx512+0x1aba>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vmovups zmm10,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm11,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x140]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vmovups zmm10,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm11,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x104]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x144]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vmovups zmm10,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm11,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x108]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x148]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vmovups zmm10,ZMMWORD PTR [rbp+0x80]
	vpbroadcastd zmm11,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_9x32__x86_64_avx512+0x18f1>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_9x32__x86_64_avx512+0x1b3c>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x40]
	vmovups zmm10,ZMMWORD PTR [rbx+0x80]
	vpbroadcastd zmm11,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm8,zmm11
	vfmadd231ps zmm18,zmm9,zmm11
	vfmadd231ps zmm19,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm8,zmm11
	vfmadd231ps zmm21,zmm9,zmm11
	vfmadd231ps zmm22,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r11+0x140]
	vfmadd231ps zmm23,zmm8,zmm11
	vfmadd231ps zmm24,zmm9,zmm11
	vfmadd231ps zmm25,zmm10,zmm11
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_9x32__x86_64_avx512+0x1ac6>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	imul   rsi,r11,0x3
	lea    rcx,[rcx+rsi*4]
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rcx+0x80],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rcx+0x80],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	vmaxps zmm8,zmm8,zmm25
	vmovups ZMMWORD PTR [rcx+0x80],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_9x32__x86_64_avx512+0x1bf2>
	mov    r11,rdi
	mov    rcx,r11
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_direct_9x32__x86_64_avx512+0x1dcf>
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0x180]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x200]
	vfmadd231ps zmm7,zmm8,zmm11
	vfmadd231ps zmm6,zmm9,zmm11
	vfmadd231ps zmm5,zmm10,zmm11
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0x184]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x204]
	vfmadd231ps zmm7,zmm8,zmm11
	vfmadd231ps zmm6,zmm9,zmm11
	vfmadd231ps zmm5,zmm10,zmm11
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0x188]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x208]
	vfmadd231ps zmm7,zmm8,zmm11
	vfmadd231ps zmm6,zmm9,zmm11
	vfmadd231ps zmm5,zmm10,zmm11
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vmovups zmm10,ZMMWORD PTR [rsi+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm7,zmm8,zmm11
	vfmadd231ps zmm6,zmm9,zmm11
	vfmadd231ps zmm5,zmm10,zmm11
	add    r10,0x10
	dec    rcx
	jne    <nnp_direct_9x32__x86_64_avx512+0x1c02>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_direct_9x32__x86_64_avx512+0x1e54>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vmovups zmm10,ZMMWORD PTR [rcx+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0x180]
	vfmadd231ps zmm26,zmm8,zmm11
	vfmadd231ps zmm27,zmm9,zmm11
	vfmadd231ps zmm28,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm29,zmm8,zmm11
	vfmadd231ps zmm30,zmm9,zmm11
	vfmadd231ps zmm31,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x200]
	vfmadd231ps zmm7,zmm8,zmm11
	vfmadd231ps zmm6,zmm9,zmm11
	vfmadd231ps zmm5,zmm10,zmm11
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_9x32__x86_64_avx512+0x1ddb>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	imul   r11,rax,0x6
	lea    r10,[r10+r11*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [r10+0x80],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm9,zmm8,zmm31
	vmovups ZMMWORD PTR [r10+0x80],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm7
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm6
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmaxps zmm8,zmm8,zmm5
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_9x32__x86_64_avx512+0x29d6>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x8]
	vpbroadcastd zmm13,DWORD PTR [rax+0x8]
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vpbroadcastd zmm15,DWORD PTR [rax+0xc]
	vpbroadcastd zmm16,DWORD PTR [rax+0x10]
	vpbroadcastd zmm17,DWORD PTR [rax+0x10]
	vpbroadcastd zmm18,DWORD PTR [rax+0x14]
	vpbroadcastd zmm19,DWORD PTR [rax+0x14]
	vpbroadcastd zmm20,DWORD PTR [rax+0x18]
	vpbroadcastd zmm21,DWORD PTR [rax+0x18]
	vpbroadcastd zmm22,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm23,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm24,DWORD PTR [rax+0x20]
	vpbroadcastd zmm25,DWORD PTR [rax+0x20]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_9x32__x86_64_avx512+0x2020>
	mov    r11,rdi
	mov    rcx,rdi
	sub    rcx,r11
	mov    r11,rcx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_9x32__x86_64_avx512+0x237a>
	mov    ecx,0x4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rsi]
	vmovups zmm27,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm28,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rsi]
	vmovups zmm27,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm28,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rsi]
	vmovups zmm27,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm28,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rsi]
	vmovups zmm27,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm28,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    r10,0x10
	dec    ecx
	jne    <nnp_direct_9x32__x86_64_avx512+0x203b>
	add    r10,0x340
	dec    r11
	jne    <nnp_direct_9x32__x86_64_avx512+0x2036>
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_9x32__x86_64_avx512+0x23a0>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_9x32__x86_64_avx512+0x2560>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vmovups zmm27,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm28,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vmovups zmm27,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm28,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vmovups zmm27,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm28,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vmovups zmm27,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm28,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_9x32__x86_64_avx512+0x23b0>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_9x32__x86_64_avx512+0x25db>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm26,ZMMWORD PTR [rbx]
	vmovups zmm27,ZMMWORD PTR [rbx+0x40]
	vpbroadcastd zmm28,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_9x32__x86_64_avx512+0x256c>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm26,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_9x32__x86_64_avx512+0x267f>
	mov    r11,rdi
	mov    rcx,r11
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_direct_9x32__x86_64_avx512+0x2890>
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    r10,0x10
	dec    rcx
	jne    <nnp_direct_9x32__x86_64_avx512+0x268f>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_direct_9x32__x86_64_avx512+0x292a>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_9x32__x86_64_avx512+0x28a0>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,rax
	shl    r11,0x2
	lea    r10,[r10+r11*4]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm8,zmm8,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
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

<nnp_direct_10x32__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_10x32__x86_64_avx512+0xc1d>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vpbroadcastd zmm16,DWORD PTR [r10+0x10]
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vpbroadcastd zmm18,DWORD PTR [r10+0x14]
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vpbroadcastd zmm20,DWORD PTR [r10+0x18]
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm24,DWORD PTR [r10+0x20]
	vpbroadcastd zmm25,DWORD PTR [r10+0x20]
	vpbroadcastd zmm26,DWORD PTR [r10+0x24]
	vpbroadcastd zmm27,DWORD PTR [r10+0x24]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_10x32__x86_64_avx512+0x14d>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_direct_10x32__x86_64_avx512+0x507>
	mov    ebp,0x4
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm30,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm30,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm30,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm30,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    r11,0x10
	dec    ebp
	jne    <nnp_direct_10x32__x86_64_avx512+0x168>
	add    r11,0x340
	dec    rbx
	jne    <nnp_direct_10x32__x86_64_avx512+0x163>
	mov    rbx,r11
	mov    rbp,r10
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_direct_10x32__x86_64_avx512+0x52d>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_direct_10x32__x86_64_avx512+0x735>
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm28,ZMMWORD PTR [r14]
	vmovups zmm29,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm30,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm28,ZMMWORD PTR [r14]
	vmovups zmm29,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm30,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm28,ZMMWORD PTR [r14]
	vmovups zmm29,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm30,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm28,ZMMWORD PTR [r14]
	vmovups zmm29,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	add    rbx,0x10
	dec    r13
	jne    <nnp_direct_10x32__x86_64_avx512+0x53d>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_direct_10x32__x86_64_avx512+0x7ce>
	mov    r13,rdx
	mov    r14,QWORD PTR [rbp+0x0]
	lea    r13,[r13+r14*4+0x0]
	add    rbp,0x8
	vmovups zmm28,ZMMWORD PTR [r13+0x0]
	vmovups zmm29,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm30,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	add    rbx,0x4
	dec    r12
	jne    <nnp_direct_10x32__x86_64_avx512+0x745>
	lea    rbx,[r9+0x28]
	vpbroadcastd zmm28,DWORD PTR [rbx]
	mov    rbx,QWORD PTR [r9]
	mov    rbp,r8
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_10x32__x86_64_avx512+0x899>
	mov    rbx,rdi
	mov    rbp,rbx
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_direct_10x32__x86_64_avx512+0xabe>
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	add    r11,0x10
	dec    rbp
	jne    <nnp_direct_10x32__x86_64_avx512+0x8a9>
	mov    rbx,rbx
	and    rbx,0x3
	test   rbx,rbx
	je     <nnp_direct_10x32__x86_64_avx512+0xb5d>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_10x32__x86_64_avx512+0xace>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	imul   rbx,r10,0x5
	lea    r11,[r11+rbx*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm8,zmm8,zmm27
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_10x32__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_10x32__x86_64_avx512+0xc39>
	jmp    <nnp_direct_10x32__x86_64_avx512+0x1cfc>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_10x32__x86_64_avx512+0x1112>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	vpbroadcastd zmm10,DWORD PTR [rax+0x8]
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vpbroadcastd zmm12,DWORD PTR [rax+0x10]
	vpbroadcastd zmm13,DWORD PTR [rax+0x14]
	vpbroadcastd zmm14,DWORD PTR [rax+0x18]
	vpbroadcastd zmm15,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm16,DWORD PTR [rax+0x20]
	vpbroadcastd zmm17,DWORD PTR [rax+0x24]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_10x32__x86_64_avx512+0xfac>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vpbroadcastd zmm19,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm18,zmm19
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vpbroadcastd zmm19,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x204]
	vfmadd231ps zmm16,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x244]
	vfmadd231ps zmm17,zmm18,zmm19
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vpbroadcastd zmm19,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x208]
	vfmadd231ps zmm16,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x248]
	vfmadd231ps zmm17,zmm18,zmm19
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vpbroadcastd zmm19,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm16,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm17,zmm18,zmm19
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_10x32__x86_64_avx512+0xd21>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_10x32__x86_64_avx512+0xd1c>
	test   r11,r11
	je     <nnp_direct_10x32__x86_64_avx512+0x105d>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rcx]
	vpbroadcastd zmm19,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm18,zmm19
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_10x32__x86_64_avx512+0xfb5>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm18,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_10x32__x86_64_avx512+0x1cfc>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x8]
	vpbroadcastd zmm13,DWORD PTR [rax+0x8]
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vpbroadcastd zmm15,DWORD PTR [rax+0xc]
	vpbroadcastd zmm16,DWORD PTR [rax+0x10]
	vpbroadcastd zmm17,DWORD PTR [rax+0x10]
	vpbroadcastd zmm18,DWORD PTR [rax+0x14]
	vpbroadcastd zmm19,DWORD PTR [rax+0x14]
	vpbroadcastd zmm20,DWORD PTR [rax+0x18]
	vpbroadcastd zmm21,DWORD PTR [rax+0x18]
	vpbroadcastd zmm22,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm23,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm24,DWORD PTR [rax+0x20]
	vpbroadcastd zmm25,DWORD PTR [rax+0x20]
	vpbroadcastd zmm26,DWORD PTR [rax+0x24]
	vpbroadcastd zmm27,DWORD PTR [rax+0x24]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_10x32__x86_64_avx512+0x125e>
	mov    r11,rdi
	mov    rcx,rdi
	sub    rcx,r11
	mov    r11,rcx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_10x32__x86_64_avx512+0x1610>
	mov    ecx,0x4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm28,ZMMWORD PTR [rsi]
	vmovups zmm29,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm30,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm28,ZMMWORD PTR [rsi]
	vmovups zmm29,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm30,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm28,ZMMWORD PTR [rsi]
	vmovups zmm29,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm30,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm28,ZMMWORD PTR [rsi]
	vmovups zmm29,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm30,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    r10,0x10
	dec    ecx
	jne    <nnp_direct_10x32__x86_64_avx512+0x1279>
	add    r10,0x340
	dec    r11
	jne    <nnp_direct_10x32__x86_64_avx512+0x1274>
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_10x32__x86_64_avx512+0x1636>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_10x32__x86_64_avx512+0x1842>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vmovups zmm29,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm30,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vmovups zmm29,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm30,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vmovups zmm29,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm30,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vmovups zmm29,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm30,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_10x32__x86_64_avx512+0x1646>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_10x32__x86_64_avx512+0x18d8>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm28,ZMMWORD PTR [rbx]
	vmovups zmm29,ZMMWORD PTR [rbx+0x40]
	vpbroadcastd zmm30,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_10x32__x86_64_avx512+0x1852>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm28,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_10x32__x86_64_avx512+0x1999>
	mov    r11,rdi
	mov    rcx,r11
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_direct_10x32__x86_64_avx512+0x1bb6>
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	add    r10,0x10
	dec    rcx
	jne    <nnp_direct_10x32__x86_64_avx512+0x19a9>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_direct_10x32__x86_64_avx512+0x1c53>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_10x32__x86_64_avx512+0x1bc6>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	imul   r11,rax,0x5
	lea    r10,[r10+r11*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm8,zmm8,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
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

<nnp_direct_11x32__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_11x32__x86_64_avx512+0xd19>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vpbroadcastd zmm16,DWORD PTR [r10+0x10]
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vpbroadcastd zmm18,DWORD PTR [r10+0x14]
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vpbroadcastd zmm20,DWORD PTR [r10+0x18]
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm24,DWORD PTR [r10+0x20]
	vpbroadcastd zmm25,DWORD PTR [r10+0x20]
	vpbroadcastd zmm26,DWORD PTR [r10+0x24]
	vpbroadcastd zmm27,DWORD PTR [r10+0x24]
	vpbroadcastd zmm28,DWORD PTR [r10+0x28]
	vpbroadcastd zmm29,DWORD PTR [r10+0x28]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_11x32__x86_64_avx512+0x166>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_direct_11x32__x86_64_avx512+0x578>
	mov    ebp,0x4
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm30,ZMMWORD PTR [r12]
	vmovups zmm31,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm7,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm30,ZMMWORD PTR [r12]
	vmovups zmm31,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm7,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm30,ZMMWORD PTR [r12]
	vmovups zmm31,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm7,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm30,ZMMWORD PTR [r12]
	vmovups zmm31,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm7,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    r11,0x10
	dec    ebp
	jne    <nnp_direct_11x32__x86_64_avx512+0x181>
	add    r11,0x340
	dec    rbx
	jne    <nnp_direct_11x32__x86_64_avx512+0x17c>
	mov    rbx,r11
	mov    rbp,r10
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_direct_11x32__x86_64_avx512+0x59e>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_direct_11x32__x86_64_avx512+0x7a6>
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm30,ZMMWORD PTR [r14]
	vmovups zmm31,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm7,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm30,ZMMWORD PTR [r14]
	vmovups zmm31,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm7,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm30,ZMMWORD PTR [r14]
	vmovups zmm31,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm7,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm30,ZMMWORD PTR [r14]
	vmovups zmm31,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	add    rbx,0x10
	dec    r13
	jne    <nnp_direct_11x32__x86_64_avx512+0x5ae>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_direct_11x32__x86_64_avx512+0x83f>
	mov    r13,rdx
	mov    r14,QWORD PTR [rbp+0x0]
	lea    r13,[r13+r14*4+0x0]
	add    rbp,0x8
	vmovups zmm30,ZMMWORD PTR [r13+0x0]
	vmovups zmm31,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm7,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	add    rbx,0x4
	dec    r12
	jne    <nnp_direct_11x32__x86_64_avx512+0x7b6>
	lea    rbx,[r9+0x28]
	vpbroadcastd zmm30,DWORD PTR [rbx]
	mov    rbx,QWORD PTR [r9]
	mov    rbp,r8
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_11x32__x86_64_avx512+0x90a>
	mov    rbx,rdi
	mov    rbp,rbx
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_direct_11x32__x86_64_avx512+0xb87>
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	add    r11,0x10
	dec    rbp
	jne    <nnp_direct_11x32__x86_64_avx512+0x91a>
	mov    rbx,rbx
	and    rbx,0x3
	test   rbx,rbx
	je     <nnp_direct_11x32__x86_64_avx512+0xc3c>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_11x32__x86_64_avx512+0xb97>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	imul   rbx,r10,0x5
	lea    r11,[r11+rbx*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm8,zmm8,zmm29
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_11x32__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_11x32__x86_64_avx512+0xd35>
	jmp    <nnp_direct_11x32__x86_64_avx512+0x1f65>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_11x32__x86_64_avx512+0x127d>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	vpbroadcastd zmm10,DWORD PTR [rax+0x8]
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vpbroadcastd zmm12,DWORD PTR [rax+0x10]
	vpbroadcastd zmm13,DWORD PTR [rax+0x14]
	vpbroadcastd zmm14,DWORD PTR [rax+0x18]
	vpbroadcastd zmm15,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm16,DWORD PTR [rax+0x20]
	vpbroadcastd zmm17,DWORD PTR [rax+0x24]
	vpbroadcastd zmm18,DWORD PTR [rax+0x28]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_11x32__x86_64_avx512+0x10f7>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm19,ZMMWORD PTR [rdi]
	vpbroadcastd zmm20,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm19,ZMMWORD PTR [rdi]
	vpbroadcastd zmm20,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x204]
	vfmadd231ps zmm16,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x244]
	vfmadd231ps zmm17,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x284]
	vfmadd231ps zmm18,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm19,ZMMWORD PTR [rdi]
	vpbroadcastd zmm20,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x208]
	vfmadd231ps zmm16,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x248]
	vfmadd231ps zmm17,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x288]
	vfmadd231ps zmm18,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm19,ZMMWORD PTR [rdi]
	vpbroadcastd zmm20,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm16,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm17,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm18,zmm19,zmm20
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_11x32__x86_64_avx512+0xe2c>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_11x32__x86_64_avx512+0xe27>
	test   r11,r11
	je     <nnp_direct_11x32__x86_64_avx512+0x11b8>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm19,ZMMWORD PTR [rcx]
	vpbroadcastd zmm20,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm19,zmm20
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_11x32__x86_64_avx512+0x1100>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm19,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm19,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm13
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm15
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm17
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_11x32__x86_64_avx512+0x1f65>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x8]
	vpbroadcastd zmm13,DWORD PTR [rax+0x8]
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vpbroadcastd zmm15,DWORD PTR [rax+0xc]
	vpbroadcastd zmm16,DWORD PTR [rax+0x10]
	vpbroadcastd zmm17,DWORD PTR [rax+0x10]
	vpbroadcastd zmm18,DWORD PTR [rax+0x14]
	vpbroadcastd zmm19,DWORD PTR [rax+0x14]
	vpbroadcastd zmm20,DWORD PTR [rax+0x18]
	vpbroadcastd zmm21,DWORD PTR [rax+0x18]
	vpbroadcastd zmm22,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm23,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm24,DWORD PTR [rax+0x20]
	vpbroadcastd zmm25,DWORD PTR [rax+0x20]
	vpbroadcastd zmm26,DWORD PTR [rax+0x24]
	vpbroadcastd zmm27,DWORD PTR [rax+0x24]
	vpbroadcastd zmm28,DWORD PTR [rax+0x28]
	vpbroadcastd zmm29,DWORD PTR [rax+0x28]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_11x32__x86_64_avx512+0x13e4>
	mov    r11,rdi
	mov    rcx,rdi
	sub    rcx,r11
	mov    r11,rcx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_11x32__x86_64_avx512+0x17ee>
	mov    ecx,0x4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm30,ZMMWORD PTR [rsi]
	vmovups zmm31,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm7,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm30,ZMMWORD PTR [rsi]
	vmovups zmm31,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm7,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm30,ZMMWORD PTR [rsi]
	vmovups zmm31,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm7,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm30,ZMMWORD PTR [rsi]
	vmovups zmm31,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm7,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    r10,0x10
	dec    ecx
	jne    <nnp_direct_11x32__x86_64_avx512+0x13ff>
	add    r10,0x340
	dec    r11
	jne    <nnp_direct_11x32__x86_64_avx512+0x13fa>
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_11x32__x86_64_avx512+0x1814>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_11x32__x86_64_avx512+0x1a20>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vmovups zmm31,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm7,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vmovups zmm31,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm7,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vmovups zmm31,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm7,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vmovups zmm31,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm7,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_11x32__x86_64_avx512+0x1824>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_11x32__x86_64_avx512+0x1ab6>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm30,ZMMWORD PTR [rbx]
	vmovups zmm31,ZMMWORD PTR [rbx+0x40]
	vpbroadcastd zmm7,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_11x32__x86_64_avx512+0x1a30>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm30,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_11x32__x86_64_avx512+0x1b77>
	mov    r11,rdi
	mov    rcx,r11
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_direct_11x32__x86_64_avx512+0x1dec>
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	add    r10,0x10
	dec    rcx
	jne    <nnp_direct_11x32__x86_64_avx512+0x1b87>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_direct_11x32__x86_64_avx512+0x1e9f>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_11x32__x86_64_avx512+0x1dfc>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	imul   r11,rax,0x5
	lea    r10,[r10+r11*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm8,zmm8,zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
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

<nnp_direct_12x32__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_12x32__x86_64_avx512+0xf10>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vpbroadcastd zmm16,DWORD PTR [r10+0x10]
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vpbroadcastd zmm18,DWORD PTR [r10+0x14]
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vpbroadcastd zmm20,DWORD PTR [r10+0x18]
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm24,DWORD PTR [r10+0x20]
	vpbroadcastd zmm25,DWORD PTR [r10+0x20]
	vpbroadcastd zmm26,DWORD PTR [r10+0x24]
	vpbroadcastd zmm27,DWORD PTR [r10+0x24]
	vpbroadcastd zmm28,DWORD PTR [r10+0x28]
	vpbroadcastd zmm29,DWORD PTR [r10+0x28]
	vpbroadcastd zmm30,DWORD PTR [r10+0x2c]
	vpbroadcastd zmm31,DWORD PTR [r10+0x2c]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_12x32__x86_64_avx512+0x17f>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_direct_12x32__x86_64_avx512+0x5e9>
	mov    ebp,0x4
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm5,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm5,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm5,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm5,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    r11,0x10
	dec    ebp
	jne    <nnp_direct_12x32__x86_64_avx512+0x19a>
	add    r11,0x340
	dec    rbx
	jne    <nnp_direct_12x32__x86_64_avx512+0x195>
	mov    rbx,r11
	mov    rbp,r10
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_direct_12x32__x86_64_avx512+0x60f>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_direct_12x32__x86_64_avx512+0x7cb>
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm7,ZMMWORD PTR [r14]
	vmovups zmm6,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm5,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm7,ZMMWORD PTR [r14]
	vmovups zmm6,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm5,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm7,ZMMWORD PTR [r14]
	vmovups zmm6,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm5,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm7,ZMMWORD PTR [r14]
	vmovups zmm6,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	add    rbx,0x10
	dec    r13
	jne    <nnp_direct_12x32__x86_64_avx512+0x61f>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_direct_12x32__x86_64_avx512+0x849>
	mov    r13,rdx
	mov    r14,QWORD PTR [rbp+0x0]
	lea    r13,[r13+r14*4+0x0]
	add    rbp,0x8
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vmovups zmm6,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm5,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	add    rbx,0x4
	dec    r12
	jne    <nnp_direct_12x32__x86_64_avx512+0x7d7>
	lea    rbx,[r9+0x28]
	vpbroadcastd zmm7,DWORD PTR [rbx]
	mov    rbx,QWORD PTR [r9]
	mov    rbp,r8
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbx,r11
	mov    rbp,r10
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_direct_12x32__x86_64_avx512+0x8fb>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_direct_12x32__x86_64_avx512+0xab8>
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rbx,0x10
	dec    r13
	jne    <nnp_direct_12x32__x86_64_avx512+0x90b>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_direct_12x32__x86_64_avx512+0xb37>
	mov    r13,rdx
	mov    r14,QWORD PTR [rbp+0x0]
	lea    r13,[r13+r14*4+0x0]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rbx,0x4
	dec    r12
	jne    <nnp_direct_12x32__x86_64_avx512+0xac4>
	lea    rbx,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbx]
	mov    rbx,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,rbx
	shl    r12,0x2
	lea    rbp,[rbp+r12*4+0x0]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm8,zmm8,zmm23
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_12x32__x86_64_avx512+0xbef>
	mov    rbx,rdi
	mov    rbp,rbx
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_direct_12x32__x86_64_avx512+0xde0>
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	add    r11,0x10
	dec    rbp
	jne    <nnp_direct_12x32__x86_64_avx512+0xbff>
	mov    rbx,rbx
	and    rbx,0x3
	test   rbx,rbx
	je     <nnp_direct_12x32__x86_64_avx512+0xe6a>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_12x32__x86_64_avx512+0xdec>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	mov    rbx,r10
	shl    rbx,0x3
	lea    r11,[r11+rbx*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm8,zmm8,zmm31
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_12x32__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_12x32__x86_64_avx512+0xf2c>
	jmp    <nnp_direct_12x32__x86_64_avx512+0x23be>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_12x32__x86_64_avx512+0x14e3>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	vpbroadcastd zmm10,DWORD PTR [rax+0x8]
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vpbroadcastd zmm12,DWORD PTR [rax+0x10]
	vpbroadcastd zmm13,DWORD PTR [rax+0x14]
	vpbroadcastd zmm14,DWORD PTR [rax+0x18]
	vpbroadcastd zmm15,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm16,DWORD PTR [rax+0x20]
	vpbroadcastd zmm17,DWORD PTR [rax+0x24]
	vpbroadcastd zmm18,DWORD PTR [rax+0x28]
	vpbroadcastd zmm19,DWORD PTR [rax+0x2c]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_12x32__x86_64_avx512+0x133d>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vpbroadcastd zmm21,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm19,zmm20,zmm21
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vpbroadcastd zmm21,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x204]
	vfmadd231ps zmm16,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x244]
	vfmadd231ps zmm17,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x284]
	vfmadd231ps zmm18,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm19,zmm20,zmm21
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vpbroadcastd zmm21,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x208]
	vfmadd231ps zmm16,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x248]
	vfmadd231ps zmm17,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x288]
	vfmadd231ps zmm18,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm19,zmm20,zmm21
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vpbroadcastd zmm21,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm16,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm17,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm18,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm19,zmm20,zmm21
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_12x32__x86_64_avx512+0x1032>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_12x32__x86_64_avx512+0x102d>
	test   r11,r11
	je     <nnp_direct_12x32__x86_64_avx512+0x140e>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rcx]
	vpbroadcastd zmm21,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm19,zmm20,zmm21
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_12x32__x86_64_avx512+0x1346>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm20,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_12x32__x86_64_avx512+0x23be>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x8]
	vpbroadcastd zmm13,DWORD PTR [rax+0x8]
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vpbroadcastd zmm15,DWORD PTR [rax+0xc]
	vpbroadcastd zmm16,DWORD PTR [rax+0x10]
	vpbroadcastd zmm17,DWORD PTR [rax+0x10]
	vpbroadcastd zmm18,DWORD PTR [rax+0x14]
	vpbroadcastd zmm19,DWORD PTR [rax+0x14]
	vpbroadcastd zmm20,DWORD PTR [rax+0x18]
	vpbroadcastd zmm21,DWORD PTR [rax+0x18]
	vpbroadcastd zmm22,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm23,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm24,DWORD PTR [rax+0x20]
	vpbroadcastd zmm25,DWORD PTR [rax+0x20]
	vpbroadcastd zmm26,DWORD PTR [rax+0x24]
	vpbroadcastd zmm27,DWORD PTR [rax+0x24]
	vpbroadcastd zmm28,DWORD PTR [rax+0x28]
	vpbroadcastd zmm29,DWORD PTR [rax+0x28]
	vpbroadcastd zmm30,DWORD PTR [rax+0x2c]
	vpbroadcastd zmm31,DWORD PTR [rax+0x2c]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_12x32__x86_64_avx512+0x1665>
	mov    r11,rdi
	mov    rcx,rdi
	sub    rcx,r11
	mov    r11,rcx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_12x32__x86_64_avx512+0x1ac7>
	mov    ecx,0x4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rsi]
	vmovups zmm6,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm5,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rsi]
	vmovups zmm6,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm5,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rsi]
	vmovups zmm6,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm5,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rsi]
	vmovups zmm6,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm5,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    r10,0x10
	dec    ecx
	jne    <nnp_direct_12x32__x86_64_avx512+0x1680>
	add    r10,0x340
	dec    r11
	jne    <nnp_direct_12x32__x86_64_avx512+0x167b>
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_12x32__x86_64_avx512+0x1aed>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_12x32__x86_64_avx512+0x1cad>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vmovups zmm6,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm5,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vmovups zmm6,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm5,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vmovups zmm6,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm5,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vmovups zmm6,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm5,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_12x32__x86_64_avx512+0x1afd>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_12x32__x86_64_avx512+0x1d28>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm7,ZMMWORD PTR [rbx]
	vmovups zmm6,ZMMWORD PTR [rbx+0x40]
	vpbroadcastd zmm5,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_12x32__x86_64_avx512+0x1cb9>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm7,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_12x32__x86_64_avx512+0x1dd2>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_12x32__x86_64_avx512+0x1f93>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_12x32__x86_64_avx512+0x1de2>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_12x32__x86_64_avx512+0x200f>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_12x32__x86_64_avx512+0x1f9f>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	mov    rsi,r11
	shl    rsi,0x2
	lea    rcx,[rcx+rsi*4]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm8,zmm8,zmm23
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_12x32__x86_64_avx512+0x20be>
	mov    r11,rdi
	mov    rcx,r11
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_direct_12x32__x86_64_avx512+0x22a7>
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	add    r10,0x10
	dec    rcx
	jne    <nnp_direct_12x32__x86_64_avx512+0x20ce>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_direct_12x32__x86_64_avx512+0x232f>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_12x32__x86_64_avx512+0x22b3>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,rax
	shl    r11,0x3
	lea    r10,[r10+r11*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm8,zmm8,zmm31
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
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

<nnp_direct_13x32__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_13x32__x86_64_avx512+0x1014>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vpbroadcastd zmm16,DWORD PTR [r10+0x10]
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vpbroadcastd zmm18,DWORD PTR [r10+0x14]
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vpbroadcastd zmm20,DWORD PTR [r10+0x18]
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm24,DWORD PTR [r10+0x20]
	vpbroadcastd zmm25,DWORD PTR [r10+0x20]
	vpbroadcastd zmm26,DWORD PTR [r10+0x24]
	vpbroadcastd zmm27,DWORD PTR [r10+0x24]
	vpbroadcastd zmm28,DWORD PTR [r10+0x28]
	vpbroadcastd zmm29,DWORD PTR [r10+0x28]
	vpbroadcastd zmm30,DWORD PTR [r10+0x2c]
	vpbroadcastd zmm31,DWORD PTR [r10+0x2c]
	vpbroadcastd zmm7,DWORD PTR [r10+0x30]
	vpbroadcastd zmm6,DWORD PTR [r10+0x30]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_13x32__x86_64_avx512+0x198>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_direct_13x32__x86_64_avx512+0x65a>
	mov    ebp,0x4
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm5,ZMMWORD PTR [r12]
	vmovups zmm4,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm3,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm5,ZMMWORD PTR [r12]
	vmovups zmm4,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm3,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm5,ZMMWORD PTR [r12]
	vmovups zmm4,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm3,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm5,ZMMWORD PTR [r12]
	vmovups zmm4,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm3,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    r11,0x10
	dec    ebp
	jne    <nnp_direct_13x32__x86_64_avx512+0x1b3>
	add    r11,0x340
	dec    rbx
	jne    <nnp_direct_13x32__x86_64_avx512+0x1ae>
	mov    rbx,r11
	mov    rbp,r10
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_direct_13x32__x86_64_avx512+0x680>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_direct_13x32__x86_64_avx512+0x83c>
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm5,ZMMWORD PTR [r14]
	vmovups zmm4,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm3,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm5,ZMMWORD PTR [r14]
	vmovups zmm4,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm3,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm5,ZMMWORD PTR [r14]
	vmovups zmm4,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm3,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm5,ZMMWORD PTR [r14]
	vmovups zmm4,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	add    rbx,0x10
	dec    r13
	jne    <nnp_direct_13x32__x86_64_avx512+0x690>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_direct_13x32__x86_64_avx512+0x8ba>
	mov    r13,rdx
	mov    r14,QWORD PTR [rbp+0x0]
	lea    r13,[r13+r14*4+0x0]
	add    rbp,0x8
	vmovups zmm5,ZMMWORD PTR [r13+0x0]
	vmovups zmm4,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm3,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	add    rbx,0x4
	dec    r12
	jne    <nnp_direct_13x32__x86_64_avx512+0x848>
	lea    rbx,[r9+0x28]
	vpbroadcastd zmm5,DWORD PTR [rbx]
	mov    rbx,QWORD PTR [r9]
	mov    rbp,r8
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbx,r11
	mov    rbp,r10
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_direct_13x32__x86_64_avx512+0x96c>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_direct_13x32__x86_64_avx512+0xb29>
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rbx,0x10
	dec    r13
	jne    <nnp_direct_13x32__x86_64_avx512+0x97c>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_direct_13x32__x86_64_avx512+0xba8>
	mov    r13,rdx
	mov    r14,QWORD PTR [rbp+0x0]
	lea    r13,[r13+r14*4+0x0]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rbx,0x4
	dec    r12
	jne    <nnp_direct_13x32__x86_64_avx512+0xb35>
	lea    rbx,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbx]
	mov    rbx,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,rbx
	shl    r12,0x2
	lea    rbp,[rbp+r12*4+0x0]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm8,zmm8,zmm23
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_13x32__x86_64_avx512+0xc60>
	mov    rbx,rdi
	mov    rbp,rbx
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_direct_13x32__x86_64_avx512+0xea9>
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x304]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x308]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x30c]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	add    r11,0x10
	dec    rbp
	jne    <nnp_direct_13x32__x86_64_avx512+0xc70>
	mov    rbx,rbx
	and    rbx,0x3
	test   rbx,rbx
	je     <nnp_direct_13x32__x86_64_avx512+0xf51>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_13x32__x86_64_avx512+0xeb9>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	mov    rbx,r10
	shl    rbx,0x3
	lea    r11,[r11+rbx*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm31
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm7
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm8,zmm8,zmm6
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_13x32__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_13x32__x86_64_avx512+0x1030>
	jmp    <nnp_direct_13x32__x86_64_avx512+0x2637>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_13x32__x86_64_avx512+0x1656>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	vpbroadcastd zmm10,DWORD PTR [rax+0x8]
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vpbroadcastd zmm12,DWORD PTR [rax+0x10]
	vpbroadcastd zmm13,DWORD PTR [rax+0x14]
	vpbroadcastd zmm14,DWORD PTR [rax+0x18]
	vpbroadcastd zmm15,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm16,DWORD PTR [rax+0x20]
	vpbroadcastd zmm17,DWORD PTR [rax+0x24]
	vpbroadcastd zmm18,DWORD PTR [rax+0x28]
	vpbroadcastd zmm19,DWORD PTR [rax+0x2c]
	vpbroadcastd zmm20,DWORD PTR [rax+0x30]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_13x32__x86_64_avx512+0x1490>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm21,ZMMWORD PTR [rdi]
	vpbroadcastd zmm22,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x300]
	vfmadd231ps zmm20,zmm21,zmm22
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm21,ZMMWORD PTR [rdi]
	vpbroadcastd zmm22,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x204]
	vfmadd231ps zmm16,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x244]
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x284]
	vfmadd231ps zmm18,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x304]
	vfmadd231ps zmm20,zmm21,zmm22
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm21,ZMMWORD PTR [rdi]
	vpbroadcastd zmm22,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x208]
	vfmadd231ps zmm16,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x248]
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x288]
	vfmadd231ps zmm18,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x308]
	vfmadd231ps zmm20,zmm21,zmm22
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm21,ZMMWORD PTR [rdi]
	vpbroadcastd zmm22,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm16,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm18,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x30c]
	vfmadd231ps zmm20,zmm21,zmm22
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_13x32__x86_64_avx512+0x1145>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_13x32__x86_64_avx512+0x1140>
	test   r11,r11
	je     <nnp_direct_13x32__x86_64_avx512+0x1571>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm21,ZMMWORD PTR [rcx]
	vpbroadcastd zmm22,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x300]
	vfmadd231ps zmm20,zmm21,zmm22
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_13x32__x86_64_avx512+0x1499>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm21,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm21,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm13
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm15
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm17
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm19
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_13x32__x86_64_avx512+0x2637>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x8]
	vpbroadcastd zmm13,DWORD PTR [rax+0x8]
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vpbroadcastd zmm15,DWORD PTR [rax+0xc]
	vpbroadcastd zmm16,DWORD PTR [rax+0x10]
	vpbroadcastd zmm17,DWORD PTR [rax+0x10]
	vpbroadcastd zmm18,DWORD PTR [rax+0x14]
	vpbroadcastd zmm19,DWORD PTR [rax+0x14]
	vpbroadcastd zmm20,DWORD PTR [rax+0x18]
	vpbroadcastd zmm21,DWORD PTR [rax+0x18]
	vpbroadcastd zmm22,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm23,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm24,DWORD PTR [rax+0x20]
	vpbroadcastd zmm25,DWORD PTR [rax+0x20]
	vpbroadcastd zmm26,DWORD PTR [rax+0x24]
	vpbroadcastd zmm27,DWORD PTR [rax+0x24]
	vpbroadcastd zmm28,DWORD PTR [rax+0x28]
	vpbroadcastd zmm29,DWORD PTR [rax+0x28]
	vpbroadcastd zmm30,DWORD PTR [rax+0x2c]
	vpbroadcastd zmm31,DWORD PTR [rax+0x2c]
	vpbroadcastd zmm7,DWORD PTR [rax+0x30]
	vpbroadcastd zmm6,DWORD PTR [rax+0x30]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_13x32__x86_64_avx512+0x17f3>
	mov    r11,rdi
	mov    rcx,rdi
	sub    rcx,r11
	mov    r11,rcx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_13x32__x86_64_avx512+0x1cad>
	mov    ecx,0x4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm5,ZMMWORD PTR [rsi]
	vmovups zmm4,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm3,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm5,ZMMWORD PTR [rsi]
	vmovups zmm4,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm3,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm5,ZMMWORD PTR [rsi]
	vmovups zmm4,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm3,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm5,ZMMWORD PTR [rsi]
	vmovups zmm4,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm3,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    r10,0x10
	dec    ecx
	jne    <nnp_direct_13x32__x86_64_avx512+0x180e>
	add    r10,0x340
	dec    r11
	jne    <nnp_direct_13x32__x86_64_avx512+0x1809>
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_13x32__x86_64_avx512+0x1cd3>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_13x32__x86_64_avx512+0x1e93>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vmovups zmm4,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm3,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vmovups zmm4,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm3,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vmovups zmm4,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm3,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vmovups zmm4,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm3,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_13x32__x86_64_avx512+0x1ce3>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_13x32__x86_64_avx512+0x1f0e>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm5,ZMMWORD PTR [rbx]
	vmovups zmm4,ZMMWORD PTR [rbx+0x40]
	vpbroadcastd zmm3,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_13x32__x86_64_avx512+0x1e9f>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm5,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_13x32__x86_64_avx512+0x1fb8>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_13x32__x86_64_avx512+0x2179>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_13x32__x86_64_avx512+0x1fc8>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_13x32__x86_64_avx512+0x21f5>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_13x32__x86_64_avx512+0x2185>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	mov    rsi,r11
	shl    rsi,0x2
	lea    rcx,[rcx+rsi*4]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm8,zmm8,zmm23
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_13x32__x86_64_avx512+0x22a4>
	mov    r11,rdi
	mov    rcx,r11
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_direct_13x32__x86_64_avx512+0x24e5>
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x304]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x308]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x30c]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	add    r10,0x10
	dec    rcx
	jne    <nnp_direct_13x32__x86_64_avx512+0x22b4>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_direct_13x32__x86_64_avx512+0x258b>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_13x32__x86_64_avx512+0x24f5>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,rax
	shl    r11,0x3
	lea    r10,[r10+r11*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm31
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm7
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm8,zmm8,zmm6
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
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

<nnp_direct_14x32__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_14x32__x86_64_avx512+0x1117>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd zmm8,DWORD PTR [r10]
	vpbroadcastd zmm9,DWORD PTR [r10]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vpbroadcastd zmm16,DWORD PTR [r10+0x10]
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vpbroadcastd zmm18,DWORD PTR [r10+0x14]
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vpbroadcastd zmm20,DWORD PTR [r10+0x18]
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vpbroadcastd zmm24,DWORD PTR [r10+0x20]
	vpbroadcastd zmm25,DWORD PTR [r10+0x20]
	vpbroadcastd zmm26,DWORD PTR [r10+0x24]
	vpbroadcastd zmm27,DWORD PTR [r10+0x24]
	vpbroadcastd zmm28,DWORD PTR [r10+0x28]
	vpbroadcastd zmm29,DWORD PTR [r10+0x28]
	vpbroadcastd zmm30,DWORD PTR [r10+0x2c]
	vpbroadcastd zmm31,DWORD PTR [r10+0x2c]
	vpbroadcastd zmm7,DWORD PTR [r10+0x30]
	vpbroadcastd zmm6,DWORD PTR [r10+0x30]
	vpbroadcastd zmm5,DWORD PTR [r10+0x34]
	vpbroadcastd zmm4,DWORD PTR [r10+0x34]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_14x32__x86_64_avx512+0x1b1>
	mov    rbx,rdi
	mov    rbp,rdi
	sub    rbp,rbx
	mov    rbx,rbp
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_direct_14x32__x86_64_avx512+0x6cb>
	mov    ebp,0x4
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm1,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm1,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm1,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm1,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    r11,0x10
	dec    ebp
	jne    <nnp_direct_14x32__x86_64_avx512+0x1cc>
	add    r11,0x340
	dec    rbx
	jne    <nnp_direct_14x32__x86_64_avx512+0x1c7>
	mov    rbx,r11
	mov    rbp,r10
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_direct_14x32__x86_64_avx512+0x6f1>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_direct_14x32__x86_64_avx512+0x8ad>
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm3,ZMMWORD PTR [r14]
	vmovups zmm2,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm1,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm3,ZMMWORD PTR [r14]
	vmovups zmm2,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm1,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm3,ZMMWORD PTR [r14]
	vmovups zmm2,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm1,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm3,ZMMWORD PTR [r14]
	vmovups zmm2,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	add    rbx,0x10
	dec    r13
	jne    <nnp_direct_14x32__x86_64_avx512+0x701>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_direct_14x32__x86_64_avx512+0x92b>
	mov    r13,rdx
	mov    r14,QWORD PTR [rbp+0x0]
	lea    r13,[r13+r14*4+0x0]
	add    rbp,0x8
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vmovups zmm2,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm1,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	add    rbx,0x4
	dec    r12
	jne    <nnp_direct_14x32__x86_64_avx512+0x8b9>
	lea    rbx,[r9+0x28]
	vpbroadcastd zmm3,DWORD PTR [rbx]
	mov    rbx,QWORD PTR [r9]
	mov    rbp,r8
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbx,r11
	mov    rbp,r10
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_direct_14x32__x86_64_avx512+0x9dd>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_direct_14x32__x86_64_avx512+0xbf2>
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	mov    r14,rdx
	mov    r15,QWORD PTR [rbp+0x0]
	lea    r14,[r14+r15*4]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r14]
	vmovups zmm9,ZMMWORD PTR [r14+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    rbx,0x10
	dec    r13
	jne    <nnp_direct_14x32__x86_64_avx512+0x9ed>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_direct_14x32__x86_64_avx512+0xc8f>
	mov    r13,rdx
	mov    r14,QWORD PTR [rbp+0x0]
	lea    r13,[r13+r14*4+0x0]
	add    rbp,0x8
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    rbx,0x4
	dec    r12
	jne    <nnp_direct_14x32__x86_64_avx512+0xc02>
	lea    rbx,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbx]
	mov    rbx,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,rbx
	shl    r12,0x2
	lea    rbp,[rbp+r12*4+0x0]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	lea    rbp,[rbp+rbx*4+0x0]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm8,zmm8,zmm25
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	lea    rbp,[rbp+rbx*4+0x0]
	mov    rbx,rdi
	sub    rbx,0x1
	mov    rbx,rbx
	and    rbx,0xf
	mov    rbx,rbx
	sub    rbx,0xffffffffffffffff
	mov    rbx,rbx
	cmp    rbx,rdi
	jbe    <nnp_direct_14x32__x86_64_avx512+0xd66>
	mov    rbx,rdi
	mov    rbp,rbx
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_direct_14x32__x86_64_avx512+0xfaf>
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x340]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x304]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x344]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x308]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x348]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	mov    r12,rdx
	mov    r13,QWORD PTR [r10]
	lea    r12,[r12+r13*4]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x30c]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x34c]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	add    r11,0x10
	dec    rbp
	jne    <nnp_direct_14x32__x86_64_avx512+0xd76>
	mov    rbx,rbx
	and    rbx,0x3
	test   rbx,rbx
	je     <nnp_direct_14x32__x86_64_avx512+0x1057>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x340]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_14x32__x86_64_avx512+0xfbf>
	lea    r10,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	imul   rbx,r10,0x9
	lea    r11,[r11+rbx*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm31
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm7
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm9,zmm8,zmm6
	vmovups ZMMWORD PTR [r11+0x40],zmm9
	lea    r11,[r11+r10*4]
	vmaxps zmm9,zmm8,zmm5
	vmovups ZMMWORD PTR [r11],zmm9
	vmaxps zmm8,zmm8,zmm4
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_14x32__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_14x32__x86_64_avx512+0x1133>
	jmp    <nnp_direct_14x32__x86_64_avx512+0x28ac>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_14x32__x86_64_avx512+0x17c8>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax+0x4]
	vpbroadcastd zmm10,DWORD PTR [rax+0x8]
	vpbroadcastd zmm11,DWORD PTR [rax+0xc]
	vpbroadcastd zmm12,DWORD PTR [rax+0x10]
	vpbroadcastd zmm13,DWORD PTR [rax+0x14]
	vpbroadcastd zmm14,DWORD PTR [rax+0x18]
	vpbroadcastd zmm15,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm16,DWORD PTR [rax+0x20]
	vpbroadcastd zmm17,DWORD PTR [rax+0x24]
	vpbroadcastd zmm18,DWORD PTR [rax+0x28]
	vpbroadcastd zmm19,DWORD PTR [rax+0x2c]
	vpbroadcastd zmm20,DWORD PTR [rax+0x30]
	vpbroadcastd zmm21,DWORD PTR [rax+0x34]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_direct_14x32__x86_64_avx512+0x15e2>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vpbroadcastd zmm23,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x300]
	vfmadd231ps zmm20,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x340]
	vfmadd231ps zmm21,zmm22,zmm23
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vpbroadcastd zmm23,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x204]
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x244]
	vfmadd231ps zmm17,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x284]
	vfmadd231ps zmm18,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x304]
	vfmadd231ps zmm20,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x344]
	vfmadd231ps zmm21,zmm22,zmm23
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vpbroadcastd zmm23,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x208]
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x248]
	vfmadd231ps zmm17,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x288]
	vfmadd231ps zmm18,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x308]
	vfmadd231ps zmm20,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x348]
	vfmadd231ps zmm21,zmm22,zmm23
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vpbroadcastd zmm23,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm17,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm18,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x30c]
	vfmadd231ps zmm20,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x34c]
	vfmadd231ps zmm21,zmm22,zmm23
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_14x32__x86_64_avx512+0x1257>
	add    r10,0x340
	dec    rcx
	jne    <nnp_direct_14x32__x86_64_avx512+0x1252>
	test   r11,r11
	je     <nnp_direct_14x32__x86_64_avx512+0x16d3>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rcx]
	vpbroadcastd zmm23,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x300]
	vfmadd231ps zmm20,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x340]
	vfmadd231ps zmm21,zmm22,zmm23
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_14x32__x86_64_avx512+0x15eb>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm22,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_14x32__x86_64_avx512+0x28ac>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffff80
	add    r8,0xffffffffffffff80
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd zmm8,DWORD PTR [rax]
	vpbroadcastd zmm9,DWORD PTR [rax]
	vpbroadcastd zmm10,DWORD PTR [rax+0x4]
	vpbroadcastd zmm11,DWORD PTR [rax+0x4]
	vpbroadcastd zmm12,DWORD PTR [rax+0x8]
	vpbroadcastd zmm13,DWORD PTR [rax+0x8]
	vpbroadcastd zmm14,DWORD PTR [rax+0xc]
	vpbroadcastd zmm15,DWORD PTR [rax+0xc]
	vpbroadcastd zmm16,DWORD PTR [rax+0x10]
	vpbroadcastd zmm17,DWORD PTR [rax+0x10]
	vpbroadcastd zmm18,DWORD PTR [rax+0x14]
	vpbroadcastd zmm19,DWORD PTR [rax+0x14]
	vpbroadcastd zmm20,DWORD PTR [rax+0x18]
	vpbroadcastd zmm21,DWORD PTR [rax+0x18]
	vpbroadcastd zmm22,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm23,DWORD PTR [rax+0x1c]
	vpbroadcastd zmm24,DWORD PTR [rax+0x20]
	vpbroadcastd zmm25,DWORD PTR [rax+0x20]
	vpbroadcastd zmm26,DWORD PTR [rax+0x24]
	vpbroadcastd zmm27,DWORD PTR [rax+0x24]
	vpbroadcastd zmm28,DWORD PTR [rax+0x28]
	vpbroadcastd zmm29,DWORD PTR [rax+0x28]
	vpbroadcastd zmm30,DWORD PTR [rax+0x2c]
	vpbroadcastd zmm31,DWORD PTR [rax+0x2c]
	vpbroadcastd zmm7,DWORD PTR [rax+0x30]
	vpbroadcastd zmm6,DWORD PTR [rax+0x30]
	vpbroadcastd zmm5,DWORD PTR [rax+0x34]
	vpbroadcastd zmm4,DWORD PTR [rax+0x34]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_14x32__x86_64_avx512+0x1980>
	mov    r11,rdi
	mov    rcx,rdi
	sub    rcx,r11
	mov    r11,rcx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_14x32__x86_64_avx512+0x1e92>
	mov    ecx,0x4
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm3,ZMMWORD PTR [rsi]
	vmovups zmm2,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm1,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm3,ZMMWORD PTR [rsi]
	vmovups zmm2,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm1,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm3,ZMMWORD PTR [rsi]
	vmovups zmm2,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm1,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	mov    rsi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rsi,[rsi+rbx*4]
	add    rax,0x8
	vmovups zmm3,ZMMWORD PTR [rsi]
	vmovups zmm2,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm1,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    r10,0x10
	dec    ecx
	jne    <nnp_direct_14x32__x86_64_avx512+0x199b>
	add    r10,0x340
	dec    r11
	jne    <nnp_direct_14x32__x86_64_avx512+0x1996>
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_14x32__x86_64_avx512+0x1eb8>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_14x32__x86_64_avx512+0x2078>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vmovups zmm2,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm1,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vmovups zmm2,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm1,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vmovups zmm2,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm1,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vmovups zmm2,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm1,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_14x32__x86_64_avx512+0x1ec8>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_14x32__x86_64_avx512+0x20f3>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm3,ZMMWORD PTR [rbx]
	vmovups zmm2,ZMMWORD PTR [rbx+0x40]
	vpbroadcastd zmm1,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_14x32__x86_64_avx512+0x2084>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm3,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [rcx],zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,r10
	mov    rcx,rax
	mov    rsi,rdi
	sub    rsi,0x1
	mov    rsi,rsi
	and    rsi,0xf
	mov    rsi,rsi
	sub    rsi,0xffffffffffffffff
	mov    rsi,rsi
	cmp    rsi,rdi
	jbe    <nnp_direct_14x32__x86_64_avx512+0x219d>
	mov    rsi,rdi
	mov    rbx,rsi
	shr    rbx,0x2
	test   rbx,rbx
	je     <nnp_direct_14x32__x86_64_avx512+0x23b6>
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	mov    rbp,rdx
	mov    r12,QWORD PTR [rcx]
	lea    rbp,[rbp+r12*4+0x0]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    r11,0x10
	dec    rbx
	jne    <nnp_direct_14x32__x86_64_avx512+0x21ad>
	mov    rsi,rsi
	and    rsi,0x3
	test   rsi,rsi
	je     <nnp_direct_14x32__x86_64_avx512+0x2450>
	mov    rbx,rdx
	mov    rbp,QWORD PTR [rcx]
	lea    rbx,[rbx+rbp*4]
	add    rcx,0x8
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    r11,0x4
	dec    rsi
	jne    <nnp_direct_14x32__x86_64_avx512+0x23c6>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9]
	mov    rcx,r8
	mov    rsi,r11
	shl    rsi,0x2
	lea    rcx,[rcx+rsi*4]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [rcx+0x40],zmm9
	lea    rcx,[rcx+r11*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rcx],zmm9
	vmaxps zmm8,zmm8,zmm25
	vmovups ZMMWORD PTR [rcx+0x40],zmm8
	lea    rcx,[rcx+r11*4]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_direct_14x32__x86_64_avx512+0x251c>
	mov    r11,rdi
	mov    rcx,r11
	shr    rcx,0x2
	test   rcx,rcx
	je     <nnp_direct_14x32__x86_64_avx512+0x275d>
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x340]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x304]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x344]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x308]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x348]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	mov    rsi,rdx
	mov    rdi,QWORD PTR [rax]
	lea    rsi,[rsi+rdi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x30c]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x34c]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	add    r10,0x10
	dec    rcx
	jne    <nnp_direct_14x32__x86_64_avx512+0x252c>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_direct_14x32__x86_64_avx512+0x2803>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups zmm8,ZMMWORD PTR [rcx]
	vmovups zmm9,ZMMWORD PTR [rcx+0x40]
	vpbroadcastd zmm10,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r10+0x340]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_14x32__x86_64_avx512+0x276d>
	lea    rax,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	imul   r11,rax,0x9
	lea    r10,[r10+r11*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm31
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm7
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm9,zmm8,zmm6
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmaxps zmm9,zmm8,zmm5
	vmovups ZMMWORD PTR [r10],zmm9
	vmaxps zmm8,zmm8,zmm4
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	ret
