<nnp_direct_1x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_1x32__x86_64_avx512+0x1be>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_1x32__x86_64_avx512+0x13f>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vmovups zmm11,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm12,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vmovups zmm11,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm12,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vmovups zmm11,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm12,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm10,ZMMWORD PTR [r13+0x0]
	vmovups zmm11,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm12,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_1x32__x86_64_avx512+0x63>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_1x32__x86_64_avx512+0x5d>
	test   rbp,rbp
	je     <nnp_direct_1x32__x86_64_avx512+0x17a>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm12,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_1x32__x86_64_avx512+0x144>
	lea    r10,[r9+0x28]
	vbroadcastss zmm10,DWORD PTR [r10]
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
	jne    <nnp_direct_1x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_1x32__x86_64_avx512+0x1d3>
	jmp    <nnp_direct_1x32__x86_64_avx512+0x4bc>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_1x32__x86_64_avx512+0x329>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vbroadcastss zmm8,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_1x32__x86_64_avx512+0x2d6>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm9,ZMMWORD PTR [rdi]
	vbroadcastss zmm10,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm9,zmm10
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm9,ZMMWORD PTR [rdi]
	vbroadcastss zmm10,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm9,zmm10
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm9,ZMMWORD PTR [rdi]
	vbroadcastss zmm10,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm9,zmm10
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm9,ZMMWORD PTR [rdi]
	vbroadcastss zmm10,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm9,zmm10
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_1x32__x86_64_avx512+0x237>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_1x32__x86_64_avx512+0x232>
	test   rcx,rcx
	je     <nnp_direct_1x32__x86_64_avx512+0x304>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm9,ZMMWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm9,zmm10
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_1x32__x86_64_avx512+0x2db>
	lea    rax,[r9+0x28]
	vbroadcastss zmm9,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_1x32__x86_64_avx512+0x4bc>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_1x32__x86_64_avx512+0x454>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vmovups zmm11,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vmovups zmm11,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm12,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vmovups zmm11,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm12,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vmovups zmm11,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm12,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_1x32__x86_64_avx512+0x381>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_1x32__x86_64_avx512+0x37c>
	test   rcx,rcx
	je     <nnp_direct_1x32__x86_64_avx512+0x48f>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [r10]
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_1x32__x86_64_avx512+0x459>
	lea    rax,[r9+0x28]
	vbroadcastss zmm10,DWORD PTR [rax]
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
	int3

<nnp_direct_2x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_2x32__x86_64_avx512+0x253>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	prefetcht0 BYTE PTR [rbx+0x40]
	lea    rbx,[rbx+r11*4]
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_2x32__x86_64_avx512+0x1a4>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm12,ZMMWORD PTR [r13+0x0]
	vmovups zmm13,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm14,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm12,ZMMWORD PTR [r13+0x0]
	vmovups zmm13,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm14,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm12,ZMMWORD PTR [r13+0x0]
	vmovups zmm13,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm14,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm12,ZMMWORD PTR [r13+0x0]
	vmovups zmm13,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm14,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_2x32__x86_64_avx512+0x7c>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_2x32__x86_64_avx512+0x76>
	test   rbp,rbp
	je     <nnp_direct_2x32__x86_64_avx512+0x1f2>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm14,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_2x32__x86_64_avx512+0x1a9>
	lea    r10,[r9+0x28]
	vbroadcastss zmm12,DWORD PTR [r10]
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
	jne    <nnp_direct_2x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_2x32__x86_64_avx512+0x268>
	jmp    <nnp_direct_2x32__x86_64_avx512+0x648>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_2x32__x86_64_avx512+0x41e>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_2x32__x86_64_avx512+0x3ae>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vbroadcastss zmm11,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm10,zmm11
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm10,zmm11
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vbroadcastss zmm11,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm10,zmm11
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [rdi]
	vbroadcastss zmm11,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm10,zmm11
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_2x32__x86_64_avx512+0x2db>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_2x32__x86_64_avx512+0x2d6>
	test   rcx,rcx
	je     <nnp_direct_2x32__x86_64_avx512+0x3e9>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm10,ZMMWORD PTR [r10]
	vbroadcastss zmm11,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm10,zmm11
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_2x32__x86_64_avx512+0x3b3>
	lea    rax,[r9+0x28]
	vbroadcastss zmm10,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_2x32__x86_64_avx512+0x648>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_2x32__x86_64_avx512+0x5b0>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm14,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm14,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm14,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_2x32__x86_64_avx512+0x491>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_2x32__x86_64_avx512+0x48c>
	test   rcx,rcx
	je     <nnp_direct_2x32__x86_64_avx512+0x5fe>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [r10]
	vmovups zmm13,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_2x32__x86_64_avx512+0x5b5>
	lea    rax,[r9+0x28]
	vbroadcastss zmm12,DWORD PTR [rax]
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
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_3x32__x86_64_avx512+0x2e8>
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
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	vbroadcastss zmm12,DWORD PTR [r10+0x8]
	vbroadcastss zmm13,DWORD PTR [r10+0x8]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_3x32__x86_64_avx512+0x209>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm14,ZMMWORD PTR [r13+0x0]
	vmovups zmm15,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm16,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm14,ZMMWORD PTR [r13+0x0]
	vmovups zmm15,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm16,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm14,ZMMWORD PTR [r13+0x0]
	vmovups zmm15,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm16,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm14,ZMMWORD PTR [r13+0x0]
	vmovups zmm15,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm16,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_3x32__x86_64_avx512+0x95>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_3x32__x86_64_avx512+0x8f>
	test   rbp,rbp
	je     <nnp_direct_3x32__x86_64_avx512+0x26a>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm16,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_3x32__x86_64_avx512+0x20e>
	lea    r10,[r9+0x28]
	vbroadcastss zmm14,DWORD PTR [r10]
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
	jne    <nnp_direct_3x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_3x32__x86_64_avx512+0x2fd>
	jmp    <nnp_direct_3x32__x86_64_avx512+0x7d4>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_3x32__x86_64_avx512+0x513>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_3x32__x86_64_avx512+0x486>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vbroadcastss zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm11,zmm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vbroadcastss zmm12,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm11,zmm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vbroadcastss zmm12,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm11,zmm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vbroadcastss zmm12,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm11,zmm12
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_3x32__x86_64_avx512+0x37f>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_3x32__x86_64_avx512+0x37a>
	test   rcx,rcx
	je     <nnp_direct_3x32__x86_64_avx512+0x4ce>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [r10]
	vbroadcastss zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm11,zmm12
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_3x32__x86_64_avx512+0x48b>
	lea    rax,[r9+0x28]
	vbroadcastss zmm11,DWORD PTR [rax]
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
	jmp    <nnp_direct_3x32__x86_64_avx512+0x7d4>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x8]
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_3x32__x86_64_avx512+0x70c>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm16,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm16,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm16,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm16,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_3x32__x86_64_avx512+0x5a1>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_3x32__x86_64_avx512+0x59c>
	test   rcx,rcx
	je     <nnp_direct_3x32__x86_64_avx512+0x76d>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [r10]
	vmovups zmm15,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm16,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_3x32__x86_64_avx512+0x711>
	lea    rax,[r9+0x28]
	vbroadcastss zmm14,DWORD PTR [rax]
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

<nnp_direct_4x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_4x32__x86_64_avx512+0x37d>
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
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	vbroadcastss zmm12,DWORD PTR [r10+0x8]
	vbroadcastss zmm13,DWORD PTR [r10+0x8]
	vbroadcastss zmm14,DWORD PTR [r10+0xc]
	vbroadcastss zmm15,DWORD PTR [r10+0xc]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_4x32__x86_64_avx512+0x26e>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm16,ZMMWORD PTR [r13+0x0]
	vmovups zmm17,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm18,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm16,ZMMWORD PTR [r13+0x0]
	vmovups zmm17,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm18,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm16,ZMMWORD PTR [r13+0x0]
	vmovups zmm17,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm18,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm16,ZMMWORD PTR [r13+0x0]
	vmovups zmm17,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm18,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_4x32__x86_64_avx512+0xae>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_4x32__x86_64_avx512+0xa8>
	test   rbp,rbp
	je     <nnp_direct_4x32__x86_64_avx512+0x2e2>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm18,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_4x32__x86_64_avx512+0x273>
	lea    r10,[r9+0x28]
	vbroadcastss zmm16,DWORD PTR [r10]
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
	jne    <nnp_direct_4x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_4x32__x86_64_avx512+0x392>
	jmp    <nnp_direct_4x32__x86_64_avx512+0x960>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_4x32__x86_64_avx512+0x608>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_4x32__x86_64_avx512+0x55e>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vbroadcastss zmm13,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm12,zmm13
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vbroadcastss zmm13,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm12,zmm13
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm12,zmm13
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [rdi]
	vbroadcastss zmm13,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm12,zmm13
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_4x32__x86_64_avx512+0x423>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_4x32__x86_64_avx512+0x41e>
	test   rcx,rcx
	je     <nnp_direct_4x32__x86_64_avx512+0x5b3>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm12,ZMMWORD PTR [r10]
	vbroadcastss zmm13,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm12,zmm13
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_4x32__x86_64_avx512+0x563>
	lea    rax,[r9+0x28]
	vbroadcastss zmm12,DWORD PTR [rax]
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
	jmp    <nnp_direct_4x32__x86_64_avx512+0x960>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x8]
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_4x32__x86_64_avx512+0x868>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vmovups zmm17,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm18,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vmovups zmm17,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm18,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vmovups zmm17,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm18,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vmovups zmm17,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm18,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_4x32__x86_64_avx512+0x6b1>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_4x32__x86_64_avx512+0x6ac>
	test   rcx,rcx
	je     <nnp_direct_4x32__x86_64_avx512+0x8dc>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [r10]
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm18,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_4x32__x86_64_avx512+0x86d>
	lea    rax,[r9+0x28]
	vbroadcastss zmm16,DWORD PTR [rax]
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

<nnp_direct_5x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_5x32__x86_64_avx512+0x41a>
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
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	vbroadcastss zmm12,DWORD PTR [r10+0x8]
	vbroadcastss zmm13,DWORD PTR [r10+0x8]
	vbroadcastss zmm14,DWORD PTR [r10+0xc]
	vbroadcastss zmm15,DWORD PTR [r10+0xc]
	vbroadcastss zmm16,DWORD PTR [r10+0x10]
	vbroadcastss zmm17,DWORD PTR [r10+0x10]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_5x32__x86_64_avx512+0x2d3>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm18,ZMMWORD PTR [r13+0x0]
	vmovups zmm19,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm20,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm18,ZMMWORD PTR [r13+0x0]
	vmovups zmm19,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm20,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm18,ZMMWORD PTR [r13+0x0]
	vmovups zmm19,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm20,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm18,ZMMWORD PTR [r13+0x0]
	vmovups zmm19,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm20,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_5x32__x86_64_avx512+0xc7>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_5x32__x86_64_avx512+0xc1>
	test   rbp,rbp
	je     <nnp_direct_5x32__x86_64_avx512+0x362>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm20,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_5x32__x86_64_avx512+0x2dc>
	lea    r10,[r9+0x28]
	vbroadcastss zmm18,DWORD PTR [r10]
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
	jne    <nnp_direct_5x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_5x32__x86_64_avx512+0x42f>
	jmp    <nnp_direct_5x32__x86_64_avx512+0xafc>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_5x32__x86_64_avx512+0x705>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_5x32__x86_64_avx512+0x63e>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm13,ZMMWORD PTR [rdi]
	vbroadcastss zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm13,ZMMWORD PTR [rdi]
	vbroadcastss zmm14,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm13,ZMMWORD PTR [rdi]
	vbroadcastss zmm14,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm13,zmm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm13,ZMMWORD PTR [rdi]
	vbroadcastss zmm14,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm13,zmm14
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_5x32__x86_64_avx512+0x4cf>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_5x32__x86_64_avx512+0x4ca>
	test   rcx,rcx
	je     <nnp_direct_5x32__x86_64_avx512+0x6a0>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm13,ZMMWORD PTR [r10]
	vbroadcastss zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm13,zmm14
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_5x32__x86_64_avx512+0x643>
	lea    rax,[r9+0x28]
	vbroadcastss zmm13,DWORD PTR [rax]
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
	jmp    <nnp_direct_5x32__x86_64_avx512+0xafc>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x8]
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vbroadcastss zmm16,DWORD PTR [rax+0x10]
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_5x32__x86_64_avx512+0x9cc>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vmovups zmm19,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm20,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vmovups zmm19,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm20,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vmovups zmm19,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm20,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vmovups zmm19,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm20,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_5x32__x86_64_avx512+0x7c9>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_5x32__x86_64_avx512+0x7c4>
	test   rcx,rcx
	je     <nnp_direct_5x32__x86_64_avx512+0xa5b>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [r10]
	vmovups zmm19,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm20,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_5x32__x86_64_avx512+0x9d5>
	lea    rax,[r9+0x28]
	vbroadcastss zmm18,DWORD PTR [rax]
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

<nnp_direct_6x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_6x32__x86_64_avx512+0x4af>
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
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	vbroadcastss zmm12,DWORD PTR [r10+0x8]
	vbroadcastss zmm13,DWORD PTR [r10+0x8]
	vbroadcastss zmm14,DWORD PTR [r10+0xc]
	vbroadcastss zmm15,DWORD PTR [r10+0xc]
	vbroadcastss zmm16,DWORD PTR [r10+0x10]
	vbroadcastss zmm17,DWORD PTR [r10+0x10]
	vbroadcastss zmm18,DWORD PTR [r10+0x14]
	vbroadcastss zmm19,DWORD PTR [r10+0x14]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_6x32__x86_64_avx512+0x338>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm20,ZMMWORD PTR [r13+0x0]
	vmovups zmm21,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm22,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm20,ZMMWORD PTR [r13+0x0]
	vmovups zmm21,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm22,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm20,ZMMWORD PTR [r13+0x0]
	vmovups zmm21,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm22,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm20,ZMMWORD PTR [r13+0x0]
	vmovups zmm21,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm22,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_6x32__x86_64_avx512+0xe0>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_6x32__x86_64_avx512+0xda>
	test   rbp,rbp
	je     <nnp_direct_6x32__x86_64_avx512+0x3da>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm22,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_6x32__x86_64_avx512+0x341>
	lea    r10,[r9+0x28]
	vbroadcastss zmm20,DWORD PTR [r10]
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
	jne    <nnp_direct_6x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_6x32__x86_64_avx512+0x4c4>
	jmp    <nnp_direct_6x32__x86_64_avx512+0xc88>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_6x32__x86_64_avx512+0x7fa>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_6x32__x86_64_avx512+0x716>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vbroadcastss zmm15,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm14,zmm15
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vbroadcastss zmm15,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm14,zmm15
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vbroadcastss zmm15,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm14,zmm15
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm14,zmm15
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_6x32__x86_64_avx512+0x573>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_6x32__x86_64_avx512+0x56e>
	test   rcx,rcx
	je     <nnp_direct_6x32__x86_64_avx512+0x785>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [r10]
	vbroadcastss zmm15,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm14,zmm15
	vbroadcastss zmm15,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm14,zmm15
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_6x32__x86_64_avx512+0x71b>
	lea    rax,[r9+0x28]
	vbroadcastss zmm14,DWORD PTR [rax]
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
	jmp    <nnp_direct_6x32__x86_64_avx512+0xc88>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x8]
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vbroadcastss zmm16,DWORD PTR [rax+0x10]
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vbroadcastss zmm18,DWORD PTR [rax+0x14]
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_6x32__x86_64_avx512+0xb28>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm22,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm22,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm22,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm22,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_6x32__x86_64_avx512+0x8d9>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_6x32__x86_64_avx512+0x8d4>
	test   rcx,rcx
	je     <nnp_direct_6x32__x86_64_avx512+0xbca>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm22,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_6x32__x86_64_avx512+0xb31>
	lea    rax,[r9+0x28]
	vbroadcastss zmm20,DWORD PTR [rax]
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

<nnp_direct_7x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_7x32__x86_64_avx512+0x544>
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
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	vbroadcastss zmm12,DWORD PTR [r10+0x8]
	vbroadcastss zmm13,DWORD PTR [r10+0x8]
	vbroadcastss zmm14,DWORD PTR [r10+0xc]
	vbroadcastss zmm15,DWORD PTR [r10+0xc]
	vbroadcastss zmm16,DWORD PTR [r10+0x10]
	vbroadcastss zmm17,DWORD PTR [r10+0x10]
	vbroadcastss zmm18,DWORD PTR [r10+0x14]
	vbroadcastss zmm19,DWORD PTR [r10+0x14]
	vbroadcastss zmm20,DWORD PTR [r10+0x18]
	vbroadcastss zmm21,DWORD PTR [r10+0x18]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_7x32__x86_64_avx512+0x39d>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm22,ZMMWORD PTR [r13+0x0]
	vmovups zmm23,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm24,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm22,ZMMWORD PTR [r13+0x0]
	vmovups zmm23,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm24,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm22,ZMMWORD PTR [r13+0x0]
	vmovups zmm23,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm24,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm22,ZMMWORD PTR [r13+0x0]
	vmovups zmm23,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm24,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_7x32__x86_64_avx512+0xf9>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_7x32__x86_64_avx512+0xf3>
	test   rbp,rbp
	je     <nnp_direct_7x32__x86_64_avx512+0x452>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm24,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_7x32__x86_64_avx512+0x3a6>
	lea    r10,[r9+0x28]
	vbroadcastss zmm22,DWORD PTR [r10]
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
	jne    <nnp_direct_7x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_7x32__x86_64_avx512+0x559>
	jmp    <nnp_direct_7x32__x86_64_avx512+0xe14>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_7x32__x86_64_avx512+0x8ef>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_7x32__x86_64_avx512+0x7ee>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm15,ZMMWORD PTR [rdi]
	vbroadcastss zmm16,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm15,zmm16
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm15,ZMMWORD PTR [rdi]
	vbroadcastss zmm16,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm15,zmm16
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm15,ZMMWORD PTR [rdi]
	vbroadcastss zmm16,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm15,zmm16
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm15,ZMMWORD PTR [rdi]
	vbroadcastss zmm16,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm15,zmm16
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_7x32__x86_64_avx512+0x617>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_7x32__x86_64_avx512+0x612>
	test   rcx,rcx
	je     <nnp_direct_7x32__x86_64_avx512+0x86a>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm15,ZMMWORD PTR [r10]
	vbroadcastss zmm16,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm15,zmm16
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_7x32__x86_64_avx512+0x7f3>
	lea    rax,[r9+0x28]
	vbroadcastss zmm15,DWORD PTR [rax]
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
	jmp    <nnp_direct_7x32__x86_64_avx512+0xe14>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x8]
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vbroadcastss zmm16,DWORD PTR [rax+0x10]
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vbroadcastss zmm18,DWORD PTR [rax+0x14]
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vbroadcastss zmm20,DWORD PTR [rax+0x18]
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_7x32__x86_64_avx512+0xc84>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vmovups zmm23,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm24,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vmovups zmm23,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm24,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vmovups zmm23,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm24,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vmovups zmm23,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm24,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_7x32__x86_64_avx512+0x9e9>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_7x32__x86_64_avx512+0x9e4>
	test   rcx,rcx
	je     <nnp_direct_7x32__x86_64_avx512+0xd39>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [r10]
	vmovups zmm23,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm24,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_7x32__x86_64_avx512+0xc8d>
	lea    rax,[r9+0x28]
	vbroadcastss zmm22,DWORD PTR [rax]
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

<nnp_direct_8x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_8x32__x86_64_avx512+0x5d9>
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
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	vbroadcastss zmm12,DWORD PTR [r10+0x8]
	vbroadcastss zmm13,DWORD PTR [r10+0x8]
	vbroadcastss zmm14,DWORD PTR [r10+0xc]
	vbroadcastss zmm15,DWORD PTR [r10+0xc]
	vbroadcastss zmm16,DWORD PTR [r10+0x10]
	vbroadcastss zmm17,DWORD PTR [r10+0x10]
	vbroadcastss zmm18,DWORD PTR [r10+0x14]
	vbroadcastss zmm19,DWORD PTR [r10+0x14]
	vbroadcastss zmm20,DWORD PTR [r10+0x18]
	vbroadcastss zmm21,DWORD PTR [r10+0x18]
	vbroadcastss zmm22,DWORD PTR [r10+0x1c]
	vbroadcastss zmm23,DWORD PTR [r10+0x1c]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_8x32__x86_64_avx512+0x402>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm24,ZMMWORD PTR [r13+0x0]
	vmovups zmm25,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm26,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm24,ZMMWORD PTR [r13+0x0]
	vmovups zmm25,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm26,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm24,ZMMWORD PTR [r13+0x0]
	vmovups zmm25,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm26,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm24,ZMMWORD PTR [r13+0x0]
	vmovups zmm25,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm26,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_8x32__x86_64_avx512+0x112>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_8x32__x86_64_avx512+0x10c>
	test   rbp,rbp
	je     <nnp_direct_8x32__x86_64_avx512+0x4ca>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm26,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_8x32__x86_64_avx512+0x40b>
	lea    r10,[r9+0x28]
	vbroadcastss zmm24,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm24,zmm16
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm24,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm24,zmm18
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm24,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm24,zmm20
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm24,zmm21
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm24,zmm22
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm24,zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_8x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_8x32__x86_64_avx512+0x5ee>
	jmp    <nnp_direct_8x32__x86_64_avx512+0xfa8>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_8x32__x86_64_avx512+0x9ec>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_8x32__x86_64_avx512+0x8c6>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vbroadcastss zmm17,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm16,zmm17
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vbroadcastss zmm17,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm16,zmm17
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vbroadcastss zmm17,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm16,zmm17
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [rdi]
	vbroadcastss zmm17,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm16,zmm17
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_8x32__x86_64_avx512+0x6bb>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_8x32__x86_64_avx512+0x6b6>
	test   rcx,rcx
	je     <nnp_direct_8x32__x86_64_avx512+0x957>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm16,ZMMWORD PTR [r10]
	vbroadcastss zmm17,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm16,zmm17
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_8x32__x86_64_avx512+0x8cf>
	lea    rax,[r9+0x28]
	vbroadcastss zmm16,DWORD PTR [rax]
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
	jmp    <nnp_direct_8x32__x86_64_avx512+0xfa8>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x8]
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vbroadcastss zmm16,DWORD PTR [rax+0x10]
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vbroadcastss zmm18,DWORD PTR [rax+0x14]
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vbroadcastss zmm20,DWORD PTR [rax+0x18]
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vbroadcastss zmm22,DWORD PTR [rax+0x1c]
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_8x32__x86_64_avx512+0xde8>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm24,ZMMWORD PTR [rdi]
	vmovups zmm25,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm26,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm24,ZMMWORD PTR [rdi]
	vmovups zmm25,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm26,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm24,ZMMWORD PTR [rdi]
	vmovups zmm25,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm26,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm24,ZMMWORD PTR [rdi]
	vmovups zmm25,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm26,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_8x32__x86_64_avx512+0xb01>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_8x32__x86_64_avx512+0xafc>
	test   rcx,rcx
	je     <nnp_direct_8x32__x86_64_avx512+0xeb0>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm24,ZMMWORD PTR [r10]
	vmovups zmm25,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm26,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_8x32__x86_64_avx512+0xdf1>
	lea    rax,[r9+0x28]
	vbroadcastss zmm24,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm24,zmm23
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

<nnp_direct_9x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_9x32__x86_64_avx512+0x67d>
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
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	vbroadcastss zmm12,DWORD PTR [r10+0x8]
	vbroadcastss zmm13,DWORD PTR [r10+0x8]
	vbroadcastss zmm14,DWORD PTR [r10+0xc]
	vbroadcastss zmm15,DWORD PTR [r10+0xc]
	vbroadcastss zmm16,DWORD PTR [r10+0x10]
	vbroadcastss zmm17,DWORD PTR [r10+0x10]
	vbroadcastss zmm18,DWORD PTR [r10+0x14]
	vbroadcastss zmm19,DWORD PTR [r10+0x14]
	vbroadcastss zmm20,DWORD PTR [r10+0x18]
	vbroadcastss zmm21,DWORD PTR [r10+0x18]
	vbroadcastss zmm22,DWORD PTR [r10+0x1c]
	vbroadcastss zmm23,DWORD PTR [r10+0x1c]
	vbroadcastss zmm24,DWORD PTR [r10+0x20]
	vbroadcastss zmm25,DWORD PTR [r10+0x20]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_9x32__x86_64_avx512+0x473>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm26,ZMMWORD PTR [r13+0x0]
	vmovups zmm27,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm28,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm26,ZMMWORD PTR [r13+0x0]
	vmovups zmm27,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm28,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm26,ZMMWORD PTR [r13+0x0]
	vmovups zmm27,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm28,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm26,ZMMWORD PTR [r13+0x0]
	vmovups zmm27,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm28,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_9x32__x86_64_avx512+0x12b>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_9x32__x86_64_avx512+0x125>
	test   rbp,rbp
	je     <nnp_direct_9x32__x86_64_avx512+0x551>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm28,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_9x32__x86_64_avx512+0x47c>
	lea    r10,[r9+0x28]
	vbroadcastss zmm26,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm26,zmm25
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_9x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_9x32__x86_64_avx512+0x692>
	jmp    <nnp_direct_9x32__x86_64_avx512+0x1161>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_9x32__x86_64_avx512+0xaff>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_9x32__x86_64_avx512+0x9b9>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vbroadcastss zmm18,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm17,zmm18
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vbroadcastss zmm18,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x204]
	vfmadd231ps zmm16,zmm17,zmm18
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vbroadcastss zmm18,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x208]
	vfmadd231ps zmm16,zmm17,zmm18
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vbroadcastss zmm18,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm16,zmm17,zmm18
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_9x32__x86_64_avx512+0x76e>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_9x32__x86_64_avx512+0x769>
	test   rcx,rcx
	je     <nnp_direct_9x32__x86_64_avx512+0xa5a>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [r10]
	vbroadcastss zmm18,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm17,zmm18
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_9x32__x86_64_avx512+0x9c2>
	lea    rax,[r9+0x28]
	vbroadcastss zmm17,DWORD PTR [rax]
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
	jmp    <nnp_direct_9x32__x86_64_avx512+0x1161>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x8]
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vbroadcastss zmm16,DWORD PTR [rax+0x10]
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vbroadcastss zmm18,DWORD PTR [rax+0x14]
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vbroadcastss zmm20,DWORD PTR [rax+0x18]
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vbroadcastss zmm22,DWORD PTR [rax+0x1c]
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vbroadcastss zmm24,DWORD PTR [rax+0x20]
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_9x32__x86_64_avx512+0xf6e>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rdi]
	vmovups zmm27,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm28,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rdi]
	vmovups zmm27,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm28,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rdi]
	vmovups zmm27,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm28,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rdi]
	vmovups zmm27,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm28,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_9x32__x86_64_avx512+0xc2f>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_9x32__x86_64_avx512+0xc2a>
	test   rcx,rcx
	je     <nnp_direct_9x32__x86_64_avx512+0x104c>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm28,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_9x32__x86_64_avx512+0xf77>
	lea    rax,[r9+0x28]
	vbroadcastss zmm26,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm25
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

<nnp_direct_10x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_10x32__x86_64_avx512+0x721>
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
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	vbroadcastss zmm12,DWORD PTR [r10+0x8]
	vbroadcastss zmm13,DWORD PTR [r10+0x8]
	vbroadcastss zmm14,DWORD PTR [r10+0xc]
	vbroadcastss zmm15,DWORD PTR [r10+0xc]
	vbroadcastss zmm16,DWORD PTR [r10+0x10]
	vbroadcastss zmm17,DWORD PTR [r10+0x10]
	vbroadcastss zmm18,DWORD PTR [r10+0x14]
	vbroadcastss zmm19,DWORD PTR [r10+0x14]
	vbroadcastss zmm20,DWORD PTR [r10+0x18]
	vbroadcastss zmm21,DWORD PTR [r10+0x18]
	vbroadcastss zmm22,DWORD PTR [r10+0x1c]
	vbroadcastss zmm23,DWORD PTR [r10+0x1c]
	vbroadcastss zmm24,DWORD PTR [r10+0x20]
	vbroadcastss zmm25,DWORD PTR [r10+0x20]
	vbroadcastss zmm26,DWORD PTR [r10+0x24]
	vbroadcastss zmm27,DWORD PTR [r10+0x24]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_10x32__x86_64_avx512+0x4e4>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm28,ZMMWORD PTR [r13+0x0]
	vmovups zmm29,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm30,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm28,ZMMWORD PTR [r13+0x0]
	vmovups zmm29,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm30,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm28,ZMMWORD PTR [r13+0x0]
	vmovups zmm29,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm30,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm28,ZMMWORD PTR [r13+0x0]
	vmovups zmm29,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm30,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_10x32__x86_64_avx512+0x144>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_10x32__x86_64_avx512+0x13e>
	test   rbp,rbp
	je     <nnp_direct_10x32__x86_64_avx512+0x5d8>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm30,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_10x32__x86_64_avx512+0x4ed>
	lea    r10,[r9+0x28]
	vbroadcastss zmm28,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm28,zmm18
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm28,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm28,zmm21
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm28,zmm22
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm28,zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm28,zmm24
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm28,zmm25
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm28,zmm26
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm28,zmm27
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_10x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_10x32__x86_64_avx512+0x736>
	jmp    <nnp_direct_10x32__x86_64_avx512+0x131a>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_10x32__x86_64_avx512+0xc12>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_10x32__x86_64_avx512+0xaac>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vbroadcastss zmm19,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm18,zmm19
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vbroadcastss zmm19,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x204]
	vfmadd231ps zmm16,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x244]
	vfmadd231ps zmm17,zmm18,zmm19
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vbroadcastss zmm19,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x208]
	vfmadd231ps zmm16,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x248]
	vfmadd231ps zmm17,zmm18,zmm19
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [rdi]
	vbroadcastss zmm19,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm16,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm17,zmm18,zmm19
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_10x32__x86_64_avx512+0x821>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_10x32__x86_64_avx512+0x81c>
	test   rcx,rcx
	je     <nnp_direct_10x32__x86_64_avx512+0xb5d>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm18,ZMMWORD PTR [r10]
	vbroadcastss zmm19,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm18,zmm19
	vbroadcastss zmm19,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm18,zmm19
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_10x32__x86_64_avx512+0xab5>
	lea    rax,[r9+0x28]
	vbroadcastss zmm18,DWORD PTR [rax]
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
	jmp    <nnp_direct_10x32__x86_64_avx512+0x131a>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x8]
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vbroadcastss zmm16,DWORD PTR [rax+0x10]
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vbroadcastss zmm18,DWORD PTR [rax+0x14]
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vbroadcastss zmm20,DWORD PTR [rax+0x18]
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vbroadcastss zmm22,DWORD PTR [rax+0x1c]
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vbroadcastss zmm24,DWORD PTR [rax+0x20]
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vbroadcastss zmm26,DWORD PTR [rax+0x24]
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_10x32__x86_64_avx512+0x10f4>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm28,ZMMWORD PTR [rdi]
	vmovups zmm29,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm30,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm28,ZMMWORD PTR [rdi]
	vmovups zmm29,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm30,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm28,ZMMWORD PTR [rdi]
	vmovups zmm29,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm30,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm28,ZMMWORD PTR [rdi]
	vmovups zmm29,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm30,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_10x32__x86_64_avx512+0xd5d>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_10x32__x86_64_avx512+0xd58>
	test   rcx,rcx
	je     <nnp_direct_10x32__x86_64_avx512+0x11e8>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm28,ZMMWORD PTR [r10]
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm30,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_10x32__x86_64_avx512+0x10fd>
	lea    rax,[r9+0x28]
	vbroadcastss zmm28,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm24
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm28,zmm27
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

<nnp_direct_11x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_11x32__x86_64_avx512+0x7c5>
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
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	vbroadcastss zmm12,DWORD PTR [r10+0x8]
	vbroadcastss zmm13,DWORD PTR [r10+0x8]
	vbroadcastss zmm14,DWORD PTR [r10+0xc]
	vbroadcastss zmm15,DWORD PTR [r10+0xc]
	vbroadcastss zmm16,DWORD PTR [r10+0x10]
	vbroadcastss zmm17,DWORD PTR [r10+0x10]
	vbroadcastss zmm18,DWORD PTR [r10+0x14]
	vbroadcastss zmm19,DWORD PTR [r10+0x14]
	vbroadcastss zmm20,DWORD PTR [r10+0x18]
	vbroadcastss zmm21,DWORD PTR [r10+0x18]
	vbroadcastss zmm22,DWORD PTR [r10+0x1c]
	vbroadcastss zmm23,DWORD PTR [r10+0x1c]
	vbroadcastss zmm24,DWORD PTR [r10+0x20]
	vbroadcastss zmm25,DWORD PTR [r10+0x20]
	vbroadcastss zmm26,DWORD PTR [r10+0x24]
	vbroadcastss zmm27,DWORD PTR [r10+0x24]
	vbroadcastss zmm28,DWORD PTR [r10+0x28]
	vbroadcastss zmm29,DWORD PTR [r10+0x28]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_11x32__x86_64_avx512+0x555>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm30,ZMMWORD PTR [r13+0x0]
	vmovups zmm31,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm7,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm30,ZMMWORD PTR [r13+0x0]
	vmovups zmm31,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm7,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm30,ZMMWORD PTR [r13+0x0]
	vmovups zmm31,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm7,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm30,ZMMWORD PTR [r13+0x0]
	vmovups zmm31,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm7,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_11x32__x86_64_avx512+0x15d>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_11x32__x86_64_avx512+0x157>
	test   rbp,rbp
	je     <nnp_direct_11x32__x86_64_avx512+0x65f>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm7,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_11x32__x86_64_avx512+0x55e>
	lea    r10,[r9+0x28]
	vbroadcastss zmm30,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm30,zmm18
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm30,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm30,zmm20
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm30,zmm21
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm30,zmm22
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm30,zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm30,zmm24
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm30,zmm25
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm30,zmm26
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm30,zmm27
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm30,zmm28
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm30,zmm29
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_11x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_11x32__x86_64_avx512+0x7da>
	jmp    <nnp_direct_11x32__x86_64_avx512+0x14d3>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_11x32__x86_64_avx512+0xd25>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vbroadcastss zmm18,DWORD PTR [rax+0x28]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_11x32__x86_64_avx512+0xb9f>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm19,ZMMWORD PTR [rdi]
	vbroadcastss zmm20,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm19,ZMMWORD PTR [rdi]
	vbroadcastss zmm20,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x204]
	vfmadd231ps zmm16,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x244]
	vfmadd231ps zmm17,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x284]
	vfmadd231ps zmm18,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm19,ZMMWORD PTR [rdi]
	vbroadcastss zmm20,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x208]
	vfmadd231ps zmm16,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x248]
	vfmadd231ps zmm17,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x288]
	vfmadd231ps zmm18,zmm19,zmm20
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm19,ZMMWORD PTR [rdi]
	vbroadcastss zmm20,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm16,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm17,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm18,zmm19,zmm20
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_11x32__x86_64_avx512+0x8d4>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_11x32__x86_64_avx512+0x8cf>
	test   rcx,rcx
	je     <nnp_direct_11x32__x86_64_avx512+0xc60>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm19,ZMMWORD PTR [r10]
	vbroadcastss zmm20,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm19,zmm20
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_11x32__x86_64_avx512+0xba8>
	lea    rax,[r9+0x28]
	vbroadcastss zmm19,DWORD PTR [rax]
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
	jmp    <nnp_direct_11x32__x86_64_avx512+0x14d3>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x8]
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vbroadcastss zmm16,DWORD PTR [rax+0x10]
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vbroadcastss zmm18,DWORD PTR [rax+0x14]
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vbroadcastss zmm20,DWORD PTR [rax+0x18]
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vbroadcastss zmm22,DWORD PTR [rax+0x1c]
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vbroadcastss zmm24,DWORD PTR [rax+0x20]
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vbroadcastss zmm26,DWORD PTR [rax+0x24]
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vbroadcastss zmm28,DWORD PTR [rax+0x28]
	vbroadcastss zmm29,DWORD PTR [rax+0x28]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_11x32__x86_64_avx512+0x127a>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm30,ZMMWORD PTR [rdi]
	vmovups zmm31,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm7,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm30,ZMMWORD PTR [rdi]
	vmovups zmm31,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm7,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm30,ZMMWORD PTR [rdi]
	vmovups zmm31,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm7,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm30,ZMMWORD PTR [rdi]
	vmovups zmm31,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm7,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_11x32__x86_64_avx512+0xe8b>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_11x32__x86_64_avx512+0xe86>
	test   rcx,rcx
	je     <nnp_direct_11x32__x86_64_avx512+0x1384>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm30,ZMMWORD PTR [r10]
	vmovups zmm31,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm7,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_11x32__x86_64_avx512+0x1283>
	lea    rax,[r9+0x28]
	vbroadcastss zmm30,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm24
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm28
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm30,zmm29
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

<nnp_direct_12x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_12x32__x86_64_avx512+0x869>
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
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	vbroadcastss zmm12,DWORD PTR [r10+0x8]
	vbroadcastss zmm13,DWORD PTR [r10+0x8]
	vbroadcastss zmm14,DWORD PTR [r10+0xc]
	vbroadcastss zmm15,DWORD PTR [r10+0xc]
	vbroadcastss zmm16,DWORD PTR [r10+0x10]
	vbroadcastss zmm17,DWORD PTR [r10+0x10]
	vbroadcastss zmm18,DWORD PTR [r10+0x14]
	vbroadcastss zmm19,DWORD PTR [r10+0x14]
	vbroadcastss zmm20,DWORD PTR [r10+0x18]
	vbroadcastss zmm21,DWORD PTR [r10+0x18]
	vbroadcastss zmm22,DWORD PTR [r10+0x1c]
	vbroadcastss zmm23,DWORD PTR [r10+0x1c]
	vbroadcastss zmm24,DWORD PTR [r10+0x20]
	vbroadcastss zmm25,DWORD PTR [r10+0x20]
	vbroadcastss zmm26,DWORD PTR [r10+0x24]
	vbroadcastss zmm27,DWORD PTR [r10+0x24]
	vbroadcastss zmm28,DWORD PTR [r10+0x28]
	vbroadcastss zmm29,DWORD PTR [r10+0x28]
	vbroadcastss zmm30,DWORD PTR [r10+0x2c]
	vbroadcastss zmm31,DWORD PTR [r10+0x2c]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_12x32__x86_64_avx512+0x5c6>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vmovups zmm6,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm5,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vmovups zmm6,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm5,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vmovups zmm6,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm5,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vmovups zmm6,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm5,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_12x32__x86_64_avx512+0x176>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_12x32__x86_64_avx512+0x170>
	test   rbp,rbp
	je     <nnp_direct_12x32__x86_64_avx512+0x6e6>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm5,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_12x32__x86_64_avx512+0x5cf>
	lea    r10,[r9+0x28]
	vbroadcastss zmm7,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm7,zmm31
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_12x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_12x32__x86_64_avx512+0x87e>
	jmp    <nnp_direct_12x32__x86_64_avx512+0x168c>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_12x32__x86_64_avx512+0xe38>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vbroadcastss zmm18,DWORD PTR [rax+0x28]
	vbroadcastss zmm19,DWORD PTR [rax+0x2c]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_12x32__x86_64_avx512+0xc92>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vbroadcastss zmm21,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm19,zmm20,zmm21
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vbroadcastss zmm21,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x204]
	vfmadd231ps zmm16,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x244]
	vfmadd231ps zmm17,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x284]
	vfmadd231ps zmm18,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm19,zmm20,zmm21
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vbroadcastss zmm21,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x208]
	vfmadd231ps zmm16,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x248]
	vfmadd231ps zmm17,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x288]
	vfmadd231ps zmm18,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm19,zmm20,zmm21
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vbroadcastss zmm21,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm16,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm17,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm18,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm19,zmm20,zmm21
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_12x32__x86_64_avx512+0x987>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_12x32__x86_64_avx512+0x982>
	test   rcx,rcx
	je     <nnp_direct_12x32__x86_64_avx512+0xd63>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [r10]
	vbroadcastss zmm21,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm20,zmm21
	vbroadcastss zmm21,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm19,zmm20,zmm21
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_12x32__x86_64_avx512+0xc9b>
	lea    rax,[r9+0x28]
	vbroadcastss zmm20,DWORD PTR [rax]
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
	jmp    <nnp_direct_12x32__x86_64_avx512+0x168c>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x8]
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vbroadcastss zmm16,DWORD PTR [rax+0x10]
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vbroadcastss zmm18,DWORD PTR [rax+0x14]
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vbroadcastss zmm20,DWORD PTR [rax+0x18]
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vbroadcastss zmm22,DWORD PTR [rax+0x1c]
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vbroadcastss zmm24,DWORD PTR [rax+0x20]
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vbroadcastss zmm26,DWORD PTR [rax+0x24]
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vbroadcastss zmm28,DWORD PTR [rax+0x28]
	vbroadcastss zmm29,DWORD PTR [rax+0x28]
	vbroadcastss zmm30,DWORD PTR [rax+0x2c]
	vbroadcastss zmm31,DWORD PTR [rax+0x2c]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_12x32__x86_64_avx512+0x1400>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rdi]
	vmovups zmm6,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm5,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rdi]
	vmovups zmm6,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm5,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rdi]
	vmovups zmm6,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm5,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rdi]
	vmovups zmm6,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm5,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_12x32__x86_64_avx512+0xfb9>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_12x32__x86_64_avx512+0xfb4>
	test   rcx,rcx
	je     <nnp_direct_12x32__x86_64_avx512+0x1520>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm5,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_12x32__x86_64_avx512+0x1409>
	lea    rax,[r9+0x28]
	vbroadcastss zmm7,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm31
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

<nnp_direct_13x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_13x32__x86_64_avx512+0x90d>
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
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	vbroadcastss zmm12,DWORD PTR [r10+0x8]
	vbroadcastss zmm13,DWORD PTR [r10+0x8]
	vbroadcastss zmm14,DWORD PTR [r10+0xc]
	vbroadcastss zmm15,DWORD PTR [r10+0xc]
	vbroadcastss zmm16,DWORD PTR [r10+0x10]
	vbroadcastss zmm17,DWORD PTR [r10+0x10]
	vbroadcastss zmm18,DWORD PTR [r10+0x14]
	vbroadcastss zmm19,DWORD PTR [r10+0x14]
	vbroadcastss zmm20,DWORD PTR [r10+0x18]
	vbroadcastss zmm21,DWORD PTR [r10+0x18]
	vbroadcastss zmm22,DWORD PTR [r10+0x1c]
	vbroadcastss zmm23,DWORD PTR [r10+0x1c]
	vbroadcastss zmm24,DWORD PTR [r10+0x20]
	vbroadcastss zmm25,DWORD PTR [r10+0x20]
	vbroadcastss zmm26,DWORD PTR [r10+0x24]
	vbroadcastss zmm27,DWORD PTR [r10+0x24]
	vbroadcastss zmm28,DWORD PTR [r10+0x28]
	vbroadcastss zmm29,DWORD PTR [r10+0x28]
	vbroadcastss zmm30,DWORD PTR [r10+0x2c]
	vbroadcastss zmm31,DWORD PTR [r10+0x2c]
	vbroadcastss zmm7,DWORD PTR [r10+0x30]
	vbroadcastss zmm6,DWORD PTR [r10+0x30]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_13x32__x86_64_avx512+0x637>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm5,ZMMWORD PTR [r13+0x0]
	vmovups zmm4,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm3,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm5,ZMMWORD PTR [r13+0x0]
	vmovups zmm4,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm3,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm5,ZMMWORD PTR [r13+0x0]
	vmovups zmm4,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm3,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm5,ZMMWORD PTR [r13+0x0]
	vmovups zmm4,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm3,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_13x32__x86_64_avx512+0x18f>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_13x32__x86_64_avx512+0x189>
	test   rbp,rbp
	je     <nnp_direct_13x32__x86_64_avx512+0x76d>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm3,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_13x32__x86_64_avx512+0x640>
	lea    r10,[r9+0x28]
	vbroadcastss zmm5,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm5,zmm16
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm5,zmm18
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm5,zmm20
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm21
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm5,zmm22
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm5,zmm24
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm25
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm5,zmm26
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm27
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm5,zmm28
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm29
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm5,zmm30
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm31
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm5,zmm7
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm5,zmm6
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_13x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_13x32__x86_64_avx512+0x922>
	jmp    <nnp_direct_13x32__x86_64_avx512+0x1845>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_13x32__x86_64_avx512+0xf4b>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vbroadcastss zmm18,DWORD PTR [rax+0x28]
	vbroadcastss zmm19,DWORD PTR [rax+0x2c]
	vbroadcastss zmm20,DWORD PTR [rax+0x30]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_13x32__x86_64_avx512+0xd85>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm21,ZMMWORD PTR [rdi]
	vbroadcastss zmm22,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x300]
	vfmadd231ps zmm20,zmm21,zmm22
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm21,ZMMWORD PTR [rdi]
	vbroadcastss zmm22,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x204]
	vfmadd231ps zmm16,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x244]
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x284]
	vfmadd231ps zmm18,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x304]
	vfmadd231ps zmm20,zmm21,zmm22
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm21,ZMMWORD PTR [rdi]
	vbroadcastss zmm22,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x208]
	vfmadd231ps zmm16,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x248]
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x288]
	vfmadd231ps zmm18,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x308]
	vfmadd231ps zmm20,zmm21,zmm22
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm21,ZMMWORD PTR [rdi]
	vbroadcastss zmm22,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm16,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm18,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x30c]
	vfmadd231ps zmm20,zmm21,zmm22
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_13x32__x86_64_avx512+0xa3a>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_13x32__x86_64_avx512+0xa35>
	test   rcx,rcx
	je     <nnp_direct_13x32__x86_64_avx512+0xe66>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm21,ZMMWORD PTR [r10]
	vbroadcastss zmm22,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm19,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [r11+0x300]
	vfmadd231ps zmm20,zmm21,zmm22
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_13x32__x86_64_avx512+0xd8e>
	lea    rax,[r9+0x28]
	vbroadcastss zmm21,DWORD PTR [rax]
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
	jmp    <nnp_direct_13x32__x86_64_avx512+0x1845>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x8]
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vbroadcastss zmm16,DWORD PTR [rax+0x10]
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vbroadcastss zmm18,DWORD PTR [rax+0x14]
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vbroadcastss zmm20,DWORD PTR [rax+0x18]
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vbroadcastss zmm22,DWORD PTR [rax+0x1c]
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vbroadcastss zmm24,DWORD PTR [rax+0x20]
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vbroadcastss zmm26,DWORD PTR [rax+0x24]
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vbroadcastss zmm28,DWORD PTR [rax+0x28]
	vbroadcastss zmm29,DWORD PTR [rax+0x28]
	vbroadcastss zmm30,DWORD PTR [rax+0x2c]
	vbroadcastss zmm31,DWORD PTR [rax+0x2c]
	vbroadcastss zmm7,DWORD PTR [rax+0x30]
	vbroadcastss zmm6,DWORD PTR [rax+0x30]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_13x32__x86_64_avx512+0x1586>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm5,ZMMWORD PTR [rdi]
	vmovups zmm4,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm3,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm5,ZMMWORD PTR [rdi]
	vmovups zmm4,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm3,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm5,ZMMWORD PTR [rdi]
	vmovups zmm4,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm3,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm5,ZMMWORD PTR [rdi]
	vmovups zmm4,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm3,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_13x32__x86_64_avx512+0x10e7>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_13x32__x86_64_avx512+0x10e2>
	test   rcx,rcx
	je     <nnp_direct_13x32__x86_64_avx512+0x16bc>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm5,ZMMWORD PTR [r10]
	vmovups zmm4,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm3,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_13x32__x86_64_avx512+0x158f>
	lea    rax,[r9+0x28]
	vbroadcastss zmm5,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm24
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm28
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm30
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm31
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm7
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm5,zmm6
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
	int3
	int3

<nnp_direct_14x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_14x32__x86_64_avx512+0x9b1>
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
	vbroadcastss zmm8,DWORD PTR [r10]
	vbroadcastss zmm9,DWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r10+0x4]
	vbroadcastss zmm11,DWORD PTR [r10+0x4]
	vbroadcastss zmm12,DWORD PTR [r10+0x8]
	vbroadcastss zmm13,DWORD PTR [r10+0x8]
	vbroadcastss zmm14,DWORD PTR [r10+0xc]
	vbroadcastss zmm15,DWORD PTR [r10+0xc]
	vbroadcastss zmm16,DWORD PTR [r10+0x10]
	vbroadcastss zmm17,DWORD PTR [r10+0x10]
	vbroadcastss zmm18,DWORD PTR [r10+0x14]
	vbroadcastss zmm19,DWORD PTR [r10+0x14]
	vbroadcastss zmm20,DWORD PTR [r10+0x18]
	vbroadcastss zmm21,DWORD PTR [r10+0x18]
	vbroadcastss zmm22,DWORD PTR [r10+0x1c]
	vbroadcastss zmm23,DWORD PTR [r10+0x1c]
	vbroadcastss zmm24,DWORD PTR [r10+0x20]
	vbroadcastss zmm25,DWORD PTR [r10+0x20]
	vbroadcastss zmm26,DWORD PTR [r10+0x24]
	vbroadcastss zmm27,DWORD PTR [r10+0x24]
	vbroadcastss zmm28,DWORD PTR [r10+0x28]
	vbroadcastss zmm29,DWORD PTR [r10+0x28]
	vbroadcastss zmm30,DWORD PTR [r10+0x2c]
	vbroadcastss zmm31,DWORD PTR [r10+0x2c]
	vbroadcastss zmm7,DWORD PTR [r10+0x30]
	vbroadcastss zmm6,DWORD PTR [r10+0x30]
	vbroadcastss zmm5,DWORD PTR [r10+0x34]
	vbroadcastss zmm4,DWORD PTR [r10+0x34]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_direct_14x32__x86_64_avx512+0x6a8>
	mov    r12d,0x4
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vmovups zmm2,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm1,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vmovups zmm2,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm1,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vmovups zmm2,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm1,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vmovups zmm2,ZMMWORD PTR [r13+0x40]
	vbroadcastss zmm1,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_14x32__x86_64_avx512+0x1a8>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_14x32__x86_64_avx512+0x1a2>
	test   rbp,rbp
	je     <nnp_direct_14x32__x86_64_avx512+0x7f4>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vbroadcastss zmm1,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbx+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_14x32__x86_64_avx512+0x6b1>
	lea    r10,[r9+0x28]
	vbroadcastss zmm3,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm16
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm18
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm19
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm20
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm21
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm22
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm23
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm24
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm25
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm26
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm27
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm28
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm29
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm30
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm31
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm7
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm6
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	vmaxps zmm8,zmm3,zmm5
	vmovups ZMMWORD PTR [r11],zmm8
	vmaxps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	lea    r11,[r11+r10*4]
	add    rdx,0x80
	add    r8,0x80
	dec    rax
	jne    <nnp_direct_14x32__x86_64_avx512+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_14x32__x86_64_avx512+0x9c6>
	jmp    <nnp_direct_14x32__x86_64_avx512+0x19fe>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_14x32__x86_64_avx512+0x105e>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vbroadcastss zmm18,DWORD PTR [rax+0x28]
	vbroadcastss zmm19,DWORD PTR [rax+0x2c]
	vbroadcastss zmm20,DWORD PTR [rax+0x30]
	vbroadcastss zmm21,DWORD PTR [rax+0x34]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_14x32__x86_64_avx512+0xe78>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vbroadcastss zmm23,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x300]
	vfmadd231ps zmm20,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x340]
	vfmadd231ps zmm21,zmm22,zmm23
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vbroadcastss zmm23,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x104]
	vfmadd231ps zmm12,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x144]
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x184]
	vfmadd231ps zmm14,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm15,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x204]
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x244]
	vfmadd231ps zmm17,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x284]
	vfmadd231ps zmm18,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x304]
	vfmadd231ps zmm20,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x344]
	vfmadd231ps zmm21,zmm22,zmm23
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vbroadcastss zmm23,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x108]
	vfmadd231ps zmm12,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x148]
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x188]
	vfmadd231ps zmm14,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm15,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x208]
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x248]
	vfmadd231ps zmm17,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x288]
	vfmadd231ps zmm18,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x308]
	vfmadd231ps zmm20,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x348]
	vfmadd231ps zmm21,zmm22,zmm23
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [rdi]
	vbroadcastss zmm23,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm12,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm14,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm15,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm17,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm18,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x30c]
	vfmadd231ps zmm20,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x34c]
	vfmadd231ps zmm21,zmm22,zmm23
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_14x32__x86_64_avx512+0xaed>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_14x32__x86_64_avx512+0xae8>
	test   rcx,rcx
	je     <nnp_direct_14x32__x86_64_avx512+0xf69>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm22,ZMMWORD PTR [r10]
	vbroadcastss zmm23,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x100]
	vfmadd231ps zmm12,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x140]
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x180]
	vfmadd231ps zmm14,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm15,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x200]
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x240]
	vfmadd231ps zmm17,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x280]
	vfmadd231ps zmm18,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm19,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x300]
	vfmadd231ps zmm20,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x340]
	vfmadd231ps zmm21,zmm22,zmm23
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_14x32__x86_64_avx512+0xe81>
	lea    rax,[r9+0x28]
	vbroadcastss zmm22,DWORD PTR [rax]
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
	jmp    <nnp_direct_14x32__x86_64_avx512+0x19fe>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax+0x4]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x8]
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vbroadcastss zmm14,DWORD PTR [rax+0xc]
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vbroadcastss zmm16,DWORD PTR [rax+0x10]
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vbroadcastss zmm18,DWORD PTR [rax+0x14]
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vbroadcastss zmm20,DWORD PTR [rax+0x18]
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vbroadcastss zmm22,DWORD PTR [rax+0x1c]
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vbroadcastss zmm24,DWORD PTR [rax+0x20]
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vbroadcastss zmm26,DWORD PTR [rax+0x24]
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vbroadcastss zmm28,DWORD PTR [rax+0x28]
	vbroadcastss zmm29,DWORD PTR [rax+0x28]
	vbroadcastss zmm30,DWORD PTR [rax+0x2c]
	vbroadcastss zmm31,DWORD PTR [rax+0x2c]
	vbroadcastss zmm7,DWORD PTR [rax+0x30]
	vbroadcastss zmm6,DWORD PTR [rax+0x30]
	vbroadcastss zmm5,DWORD PTR [rax+0x34]
	vbroadcastss zmm4,DWORD PTR [rax+0x34]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_14x32__x86_64_avx512+0x170c>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm3,ZMMWORD PTR [rdi]
	vmovups zmm2,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm1,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm3,ZMMWORD PTR [rdi]
	vmovups zmm2,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm1,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm3,ZMMWORD PTR [rdi]
	vmovups zmm2,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm1,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm3,ZMMWORD PTR [rdi]
	vmovups zmm2,ZMMWORD PTR [rdi+0x40]
	vbroadcastss zmm1,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_14x32__x86_64_avx512+0x1215>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_14x32__x86_64_avx512+0x1210>
	test   rcx,rcx
	je     <nnp_direct_14x32__x86_64_avx512+0x1858>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm3,ZMMWORD PTR [r10]
	vmovups zmm2,ZMMWORD PTR [r10+0x40]
	vbroadcastss zmm1,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_14x32__x86_64_avx512+0x1715>
	lea    rax,[r9+0x28]
	vbroadcastss zmm3,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm16
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm18
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm19
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm22
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm24
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm25
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm28
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm30
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm31
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm7
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm6
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm5
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
