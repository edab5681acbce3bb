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
	jne    <nnp_direct_1x32__x86_64_avx512+0x152>
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
	je     <nnp_direct_1x32__x86_64_avx512+0xff>
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
	jne    <nnp_direct_1x32__x86_64_avx512+0x60>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_1x32__x86_64_avx512+0x5b>
	test   rcx,rcx
	je     <nnp_direct_1x32__x86_64_avx512+0x12d>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm9,ZMMWORD PTR [r10]
	vbroadcastss zmm10,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm9,zmm10
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_1x32__x86_64_avx512+0x104>
	lea    rax,[r9+0x28]
	vbroadcastss zmm9,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_1x32__x86_64_avx512+0x6c7>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_1x32__x86_64_avx512+0x30f>
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
	je     <nnp_direct_1x32__x86_64_avx512+0x290>
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
	jne    <nnp_direct_1x32__x86_64_avx512+0x1b4>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_1x32__x86_64_avx512+0x1ae>
	test   rbp,rbp
	je     <nnp_direct_1x32__x86_64_avx512+0x2cb>
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
	jne    <nnp_direct_1x32__x86_64_avx512+0x295>
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
	jne    <nnp_direct_1x32__x86_64_avx512+0x16d>
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
	jne    <nnp_direct_1x32__x86_64_avx512+0x534>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_1x32__x86_64_avx512+0x4ad>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [rdi]
	vmovups zmm12,ZMMWORD PTR [rdi+0x40]
	vmovups zmm13,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm14,DWORD PTR [r11]
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
	vbroadcastss zmm14,DWORD PTR [r11+0x4]
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
	vbroadcastss zmm14,DWORD PTR [r11+0x8]
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
	vbroadcastss zmm14,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_1x32__x86_64_avx512+0x3a6>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_1x32__x86_64_avx512+0x3a1>
	test   rcx,rcx
	je     <nnp_direct_1x32__x86_64_avx512+0x4f5>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm11,ZMMWORD PTR [r10]
	vmovups zmm12,ZMMWORD PTR [r10+0x40]
	vmovups zmm13,ZMMWORD PTR [r10+0x80]
	vbroadcastss zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_1x32__x86_64_avx512+0x4b2>
	lea    rax,[r9+0x28]
	vbroadcastss zmm11,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm11,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm11,zmm10
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_1x32__x86_64_avx512+0x6c7>
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
	je     <nnp_direct_1x32__x86_64_avx512+0x65f>
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
	jne    <nnp_direct_1x32__x86_64_avx512+0x58c>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_1x32__x86_64_avx512+0x587>
	test   rcx,rcx
	je     <nnp_direct_1x32__x86_64_avx512+0x69a>
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
	jne    <nnp_direct_1x32__x86_64_avx512+0x664>
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
	jne    <nnp_direct_2x32__x86_64_avx512+0x1b2>
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
	je     <nnp_direct_2x32__x86_64_avx512+0x142>
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
	jne    <nnp_direct_2x32__x86_64_avx512+0x6f>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_2x32__x86_64_avx512+0x6a>
	test   rcx,rcx
	je     <nnp_direct_2x32__x86_64_avx512+0x17d>
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
	jne    <nnp_direct_2x32__x86_64_avx512+0x147>
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
	jmp    <nnp_direct_2x32__x86_64_avx512+0x924>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_2x32__x86_64_avx512+0x404>
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
	je     <nnp_direct_2x32__x86_64_avx512+0x355>
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
	jne    <nnp_direct_2x32__x86_64_avx512+0x22d>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_2x32__x86_64_avx512+0x227>
	test   rbp,rbp
	je     <nnp_direct_2x32__x86_64_avx512+0x3a3>
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
	jne    <nnp_direct_2x32__x86_64_avx512+0x35a>
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
	jne    <nnp_direct_2x32__x86_64_avx512+0x1cd>
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
	jne    <nnp_direct_2x32__x86_64_avx512+0x6fa>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x4]
	vbroadcastss zmm13,DWORD PTR [rax+0x4]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_2x32__x86_64_avx512+0x630>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [rdi]
	vmovups zmm15,ZMMWORD PTR [rdi+0x40]
	vmovups zmm16,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm17,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x40]
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
	vbroadcastss zmm17,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x44]
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
	vbroadcastss zmm17,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x48]
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
	vbroadcastss zmm17,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_2x32__x86_64_avx512+0x4c5>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_2x32__x86_64_avx512+0x4c0>
	test   rcx,rcx
	je     <nnp_direct_2x32__x86_64_avx512+0x691>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm14,ZMMWORD PTR [r10]
	vmovups zmm15,ZMMWORD PTR [r10+0x40]
	vmovups zmm16,ZMMWORD PTR [r10+0x80]
	vbroadcastss zmm17,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_2x32__x86_64_avx512+0x635>
	lea    rax,[r9+0x28]
	vbroadcastss zmm14,DWORD PTR [rax]
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
	jmp    <nnp_direct_2x32__x86_64_avx512+0x924>
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
	je     <nnp_direct_2x32__x86_64_avx512+0x88c>
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
	jne    <nnp_direct_2x32__x86_64_avx512+0x76d>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_2x32__x86_64_avx512+0x768>
	test   rcx,rcx
	je     <nnp_direct_2x32__x86_64_avx512+0x8da>
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
	jne    <nnp_direct_2x32__x86_64_avx512+0x891>
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
	jne    <nnp_direct_3x32__x86_64_avx512+0x212>
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
	je     <nnp_direct_3x32__x86_64_avx512+0x185>
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
	jne    <nnp_direct_3x32__x86_64_avx512+0x7e>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_3x32__x86_64_avx512+0x79>
	test   rcx,rcx
	je     <nnp_direct_3x32__x86_64_avx512+0x1cd>
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
	jne    <nnp_direct_3x32__x86_64_avx512+0x18a>
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
	jmp    <nnp_direct_3x32__x86_64_avx512+0xb81>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_3x32__x86_64_avx512+0x4f9>
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
	je     <nnp_direct_3x32__x86_64_avx512+0x41a>
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
	jne    <nnp_direct_3x32__x86_64_avx512+0x2a6>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_3x32__x86_64_avx512+0x2a0>
	test   rbp,rbp
	je     <nnp_direct_3x32__x86_64_avx512+0x47b>
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
	jne    <nnp_direct_3x32__x86_64_avx512+0x41f>
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
	jne    <nnp_direct_3x32__x86_64_avx512+0x22d>
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
	jne    <nnp_direct_3x32__x86_64_avx512+0x8c0>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x4]
	vbroadcastss zmm13,DWORD PTR [rax+0x4]
	vbroadcastss zmm14,DWORD PTR [rax+0x8]
	vbroadcastss zmm15,DWORD PTR [rax+0x8]
	vbroadcastss zmm16,DWORD PTR [rax+0x8]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_3x32__x86_64_avx512+0x7b3>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [rdi]
	vmovups zmm18,ZMMWORD PTR [rdi+0x40]
	vmovups zmm19,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm20,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x80]
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
	vbroadcastss zmm20,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x44]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x84]
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
	vbroadcastss zmm20,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x48]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x88]
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
	vbroadcastss zmm20,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_3x32__x86_64_avx512+0x5e4>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_3x32__x86_64_avx512+0x5df>
	test   rcx,rcx
	je     <nnp_direct_3x32__x86_64_avx512+0x82d>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm17,ZMMWORD PTR [r10]
	vmovups zmm18,ZMMWORD PTR [r10+0x40]
	vmovups zmm19,ZMMWORD PTR [r10+0x80]
	vbroadcastss zmm20,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_3x32__x86_64_avx512+0x7b8>
	lea    rax,[r9+0x28]
	vbroadcastss zmm17,DWORD PTR [rax]
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
	jmp    <nnp_direct_3x32__x86_64_avx512+0xb81>
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
	je     <nnp_direct_3x32__x86_64_avx512+0xab9>
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
	jne    <nnp_direct_3x32__x86_64_avx512+0x94e>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_3x32__x86_64_avx512+0x949>
	test   rcx,rcx
	je     <nnp_direct_3x32__x86_64_avx512+0xb1a>
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
	jne    <nnp_direct_3x32__x86_64_avx512+0xabe>
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
	jne    <nnp_direct_4x32__x86_64_avx512+0x272>
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
	je     <nnp_direct_4x32__x86_64_avx512+0x1c8>
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
	jne    <nnp_direct_4x32__x86_64_avx512+0x8d>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_4x32__x86_64_avx512+0x88>
	test   rcx,rcx
	je     <nnp_direct_4x32__x86_64_avx512+0x21d>
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
	jne    <nnp_direct_4x32__x86_64_avx512+0x1cd>
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
	jmp    <nnp_direct_4x32__x86_64_avx512+0xde6>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_4x32__x86_64_avx512+0x5ee>
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
	je     <nnp_direct_4x32__x86_64_avx512+0x4df>
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
	jne    <nnp_direct_4x32__x86_64_avx512+0x31f>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_4x32__x86_64_avx512+0x319>
	test   rbp,rbp
	je     <nnp_direct_4x32__x86_64_avx512+0x553>
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
	jne    <nnp_direct_4x32__x86_64_avx512+0x4e4>
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
	jne    <nnp_direct_4x32__x86_64_avx512+0x28d>
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
	jne    <nnp_direct_4x32__x86_64_avx512+0xa8e>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x4]
	vbroadcastss zmm13,DWORD PTR [rax+0x4]
	vbroadcastss zmm14,DWORD PTR [rax+0x8]
	vbroadcastss zmm15,DWORD PTR [rax+0x8]
	vbroadcastss zmm16,DWORD PTR [rax+0x8]
	vbroadcastss zmm17,DWORD PTR [rax+0xc]
	vbroadcastss zmm18,DWORD PTR [rax+0xc]
	vbroadcastss zmm19,DWORD PTR [rax+0xc]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_4x32__x86_64_avx512+0x936>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [rdi]
	vmovups zmm21,ZMMWORD PTR [rdi+0x40]
	vmovups zmm22,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm23,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xc0]
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
	vbroadcastss zmm23,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x44]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x84]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xc4]
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
	vbroadcastss zmm23,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x48]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x88]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xc8]
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
	vbroadcastss zmm23,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_4x32__x86_64_avx512+0x703>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_4x32__x86_64_avx512+0x6fe>
	test   rcx,rcx
	je     <nnp_direct_4x32__x86_64_avx512+0x9d1>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm20,ZMMWORD PTR [r10]
	vmovups zmm21,ZMMWORD PTR [r10+0x40]
	vmovups zmm22,ZMMWORD PTR [r10+0x80]
	vbroadcastss zmm23,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_4x32__x86_64_avx512+0x93f>
	lea    rax,[r9+0x28]
	vbroadcastss zmm20,DWORD PTR [rax]
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
	jmp    <nnp_direct_4x32__x86_64_avx512+0xde6>
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
	je     <nnp_direct_4x32__x86_64_avx512+0xcee>
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
	jne    <nnp_direct_4x32__x86_64_avx512+0xb37>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_4x32__x86_64_avx512+0xb32>
	test   rcx,rcx
	je     <nnp_direct_4x32__x86_64_avx512+0xd62>
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
	jne    <nnp_direct_4x32__x86_64_avx512+0xcf3>
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
	jne    <nnp_direct_5x32__x86_64_avx512+0x2d2>
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
	je     <nnp_direct_5x32__x86_64_avx512+0x20b>
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
	jne    <nnp_direct_5x32__x86_64_avx512+0x9c>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_5x32__x86_64_avx512+0x97>
	test   rcx,rcx
	je     <nnp_direct_5x32__x86_64_avx512+0x26d>
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
	jne    <nnp_direct_5x32__x86_64_avx512+0x210>
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
	jmp    <nnp_direct_5x32__x86_64_avx512+0x1053>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_5x32__x86_64_avx512+0x6eb>
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
	je     <nnp_direct_5x32__x86_64_avx512+0x5a4>
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
	jne    <nnp_direct_5x32__x86_64_avx512+0x398>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_5x32__x86_64_avx512+0x392>
	test   rbp,rbp
	je     <nnp_direct_5x32__x86_64_avx512+0x633>
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
	jne    <nnp_direct_5x32__x86_64_avx512+0x5ad>
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
	jne    <nnp_direct_5x32__x86_64_avx512+0x2ed>
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
	jne    <nnp_direct_5x32__x86_64_avx512+0xc5c>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x4]
	vbroadcastss zmm13,DWORD PTR [rax+0x4]
	vbroadcastss zmm14,DWORD PTR [rax+0x8]
	vbroadcastss zmm15,DWORD PTR [rax+0x8]
	vbroadcastss zmm16,DWORD PTR [rax+0x8]
	vbroadcastss zmm17,DWORD PTR [rax+0xc]
	vbroadcastss zmm18,DWORD PTR [rax+0xc]
	vbroadcastss zmm19,DWORD PTR [rax+0xc]
	vbroadcastss zmm20,DWORD PTR [rax+0x10]
	vbroadcastss zmm21,DWORD PTR [rax+0x10]
	vbroadcastss zmm22,DWORD PTR [rax+0x10]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_5x32__x86_64_avx512+0xac1>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm23,ZMMWORD PTR [rdi]
	vmovups zmm24,ZMMWORD PTR [rdi+0x40]
	vmovups zmm25,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm26,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x100]
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
	vbroadcastss zmm26,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x44]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x84]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x104]
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
	vbroadcastss zmm26,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x48]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x88]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x108]
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
	vbroadcastss zmm26,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_5x32__x86_64_avx512+0x82a>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_5x32__x86_64_avx512+0x825>
	test   rcx,rcx
	je     <nnp_direct_5x32__x86_64_avx512+0xb75>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm23,ZMMWORD PTR [r10]
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vmovups zmm25,ZMMWORD PTR [r10+0x80]
	vbroadcastss zmm26,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_5x32__x86_64_avx512+0xaca>
	lea    rax,[r9+0x28]
	vbroadcastss zmm23,DWORD PTR [rax]
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
	jmp    <nnp_direct_5x32__x86_64_avx512+0x1053>
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
	je     <nnp_direct_5x32__x86_64_avx512+0xf23>
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
	jne    <nnp_direct_5x32__x86_64_avx512+0xd20>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_5x32__x86_64_avx512+0xd1b>
	test   rcx,rcx
	je     <nnp_direct_5x32__x86_64_avx512+0xfb2>
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
	jne    <nnp_direct_5x32__x86_64_avx512+0xf2c>
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
	jne    <nnp_direct_6x32__x86_64_avx512+0x332>
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
	je     <nnp_direct_6x32__x86_64_avx512+0x24e>
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
	jne    <nnp_direct_6x32__x86_64_avx512+0xab>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_6x32__x86_64_avx512+0xa6>
	test   rcx,rcx
	je     <nnp_direct_6x32__x86_64_avx512+0x2bd>
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
	jne    <nnp_direct_6x32__x86_64_avx512+0x253>
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
	jmp    <nnp_direct_6x32__x86_64_avx512+0x12b0>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_6x32__x86_64_avx512+0x7e0>
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
	je     <nnp_direct_6x32__x86_64_avx512+0x669>
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
	jne    <nnp_direct_6x32__x86_64_avx512+0x411>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_6x32__x86_64_avx512+0x40b>
	test   rbp,rbp
	je     <nnp_direct_6x32__x86_64_avx512+0x70b>
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
	jne    <nnp_direct_6x32__x86_64_avx512+0x672>
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
	jne    <nnp_direct_6x32__x86_64_avx512+0x34d>
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
	jne    <nnp_direct_6x32__x86_64_avx512+0xe22>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x4]
	vbroadcastss zmm13,DWORD PTR [rax+0x4]
	vbroadcastss zmm14,DWORD PTR [rax+0x8]
	vbroadcastss zmm15,DWORD PTR [rax+0x8]
	vbroadcastss zmm16,DWORD PTR [rax+0x8]
	vbroadcastss zmm17,DWORD PTR [rax+0xc]
	vbroadcastss zmm18,DWORD PTR [rax+0xc]
	vbroadcastss zmm19,DWORD PTR [rax+0xc]
	vbroadcastss zmm20,DWORD PTR [rax+0x10]
	vbroadcastss zmm21,DWORD PTR [rax+0x10]
	vbroadcastss zmm22,DWORD PTR [rax+0x10]
	vbroadcastss zmm23,DWORD PTR [rax+0x14]
	vbroadcastss zmm24,DWORD PTR [rax+0x14]
	vbroadcastss zmm25,DWORD PTR [rax+0x14]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_6x32__x86_64_avx512+0xc44>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rdi]
	vmovups zmm27,ZMMWORD PTR [rdi+0x40]
	vmovups zmm28,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm29,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x140]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rdi]
	vmovups zmm27,ZMMWORD PTR [rdi+0x40]
	vmovups zmm28,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm29,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x44]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x84]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x104]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x144]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rdi]
	vmovups zmm27,ZMMWORD PTR [rdi+0x40]
	vmovups zmm28,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm29,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x48]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x88]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x108]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x148]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [rdi]
	vmovups zmm27,ZMMWORD PTR [rdi+0x40]
	vmovups zmm28,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm29,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_6x32__x86_64_avx512+0x949>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_6x32__x86_64_avx512+0x944>
	test   rcx,rcx
	je     <nnp_direct_6x32__x86_64_avx512+0xd11>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm26,ZMMWORD PTR [r10]
	vmovups zmm27,ZMMWORD PTR [r10+0x40]
	vmovups zmm28,ZMMWORD PTR [r10+0x80]
	vbroadcastss zmm29,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [r11+0x140]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_6x32__x86_64_avx512+0xc4d>
	lea    rax,[r9+0x28]
	vbroadcastss zmm26,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm26,zmm25
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_6x32__x86_64_avx512+0x12b0>
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
	je     <nnp_direct_6x32__x86_64_avx512+0x1150>
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
	jne    <nnp_direct_6x32__x86_64_avx512+0xf01>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_6x32__x86_64_avx512+0xefc>
	test   rcx,rcx
	je     <nnp_direct_6x32__x86_64_avx512+0x11f2>
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
	jne    <nnp_direct_6x32__x86_64_avx512+0x1159>
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
	jne    <nnp_direct_7x32__x86_64_avx512+0x392>
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
	je     <nnp_direct_7x32__x86_64_avx512+0x291>
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
	jne    <nnp_direct_7x32__x86_64_avx512+0xba>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_7x32__x86_64_avx512+0xb5>
	test   rcx,rcx
	je     <nnp_direct_7x32__x86_64_avx512+0x30d>
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
	jne    <nnp_direct_7x32__x86_64_avx512+0x296>
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
	jmp    <nnp_direct_7x32__x86_64_avx512+0x150d>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_7x32__x86_64_avx512+0x8d5>
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
	je     <nnp_direct_7x32__x86_64_avx512+0x72e>
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
	jne    <nnp_direct_7x32__x86_64_avx512+0x48a>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_7x32__x86_64_avx512+0x484>
	test   rbp,rbp
	je     <nnp_direct_7x32__x86_64_avx512+0x7e3>
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
	jne    <nnp_direct_7x32__x86_64_avx512+0x737>
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
	jne    <nnp_direct_7x32__x86_64_avx512+0x3ad>
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
	jne    <nnp_direct_7x32__x86_64_avx512+0xfe8>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x4]
	vbroadcastss zmm13,DWORD PTR [rax+0x4]
	vbroadcastss zmm14,DWORD PTR [rax+0x8]
	vbroadcastss zmm15,DWORD PTR [rax+0x8]
	vbroadcastss zmm16,DWORD PTR [rax+0x8]
	vbroadcastss zmm17,DWORD PTR [rax+0xc]
	vbroadcastss zmm18,DWORD PTR [rax+0xc]
	vbroadcastss zmm19,DWORD PTR [rax+0xc]
	vbroadcastss zmm20,DWORD PTR [rax+0x10]
	vbroadcastss zmm21,DWORD PTR [rax+0x10]
	vbroadcastss zmm22,DWORD PTR [rax+0x10]
	vbroadcastss zmm23,DWORD PTR [rax+0x14]
	vbroadcastss zmm24,DWORD PTR [rax+0x14]
	vbroadcastss zmm25,DWORD PTR [rax+0x14]
	vbroadcastss zmm26,DWORD PTR [rax+0x18]
	vbroadcastss zmm27,DWORD PTR [rax+0x18]
	vbroadcastss zmm28,DWORD PTR [rax+0x18]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_7x32__x86_64_avx512+0xdc7>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm29,ZMMWORD PTR [rdi]
	vmovups zmm30,ZMMWORD PTR [rdi+0x40]
	vmovups zmm31,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm7,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x140]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x180]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm29,ZMMWORD PTR [rdi]
	vmovups zmm30,ZMMWORD PTR [rdi+0x40]
	vmovups zmm31,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm7,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x44]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x84]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x104]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x144]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x184]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm29,ZMMWORD PTR [rdi]
	vmovups zmm30,ZMMWORD PTR [rdi+0x40]
	vmovups zmm31,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm7,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x48]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x88]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x108]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x148]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x188]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm29,ZMMWORD PTR [rdi]
	vmovups zmm30,ZMMWORD PTR [rdi+0x40]
	vmovups zmm31,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm7,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_7x32__x86_64_avx512+0xa68>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_7x32__x86_64_avx512+0xa63>
	test   rcx,rcx
	je     <nnp_direct_7x32__x86_64_avx512+0xead>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm29,ZMMWORD PTR [r10]
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vmovups zmm31,ZMMWORD PTR [r10+0x80]
	vbroadcastss zmm7,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x140]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [r11+0x180]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_7x32__x86_64_avx512+0xdd0>
	lea    rax,[r9+0x28]
	vbroadcastss zmm29,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm29,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm29,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm29,zmm10
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm29,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm29,zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm29,zmm13
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm29,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm29,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm29,zmm16
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm29,zmm17
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm29,zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm29,zmm19
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm29,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm29,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm29,zmm22
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm29,zmm23
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm29,zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm29,zmm25
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm29,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm29,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm29,zmm28
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_7x32__x86_64_avx512+0x150d>
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
	je     <nnp_direct_7x32__x86_64_avx512+0x137d>
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
	jne    <nnp_direct_7x32__x86_64_avx512+0x10e2>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_7x32__x86_64_avx512+0x10dd>
	test   rcx,rcx
	je     <nnp_direct_7x32__x86_64_avx512+0x1432>
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
	jne    <nnp_direct_7x32__x86_64_avx512+0x1386>
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_direct_8x32__x86_64_avx512>:
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
	jne    <nnp_direct_8x32__x86_64_avx512+0x3fa>
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
	je     <nnp_direct_8x32__x86_64_avx512+0x2d4>
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
	jne    <nnp_direct_8x32__x86_64_avx512+0xc9>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_8x32__x86_64_avx512+0xc4>
	test   rcx,rcx
	je     <nnp_direct_8x32__x86_64_avx512+0x365>
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
	jne    <nnp_direct_8x32__x86_64_avx512+0x2dd>
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
	jmp    <nnp_direct_8x32__x86_64_avx512+0x1772>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_8x32__x86_64_avx512+0x9d2>
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
	je     <nnp_direct_8x32__x86_64_avx512+0x7fb>
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
	jne    <nnp_direct_8x32__x86_64_avx512+0x50b>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_8x32__x86_64_avx512+0x505>
	test   rbp,rbp
	je     <nnp_direct_8x32__x86_64_avx512+0x8c3>
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
	jne    <nnp_direct_8x32__x86_64_avx512+0x804>
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
	jne    <nnp_direct_8x32__x86_64_avx512+0x415>
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
	jne    <nnp_direct_8x32__x86_64_avx512+0x11b6>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x4]
	vbroadcastss zmm13,DWORD PTR [rax+0x4]
	vbroadcastss zmm14,DWORD PTR [rax+0x8]
	vbroadcastss zmm15,DWORD PTR [rax+0x8]
	vbroadcastss zmm16,DWORD PTR [rax+0x8]
	vbroadcastss zmm17,DWORD PTR [rax+0xc]
	vbroadcastss zmm18,DWORD PTR [rax+0xc]
	vbroadcastss zmm19,DWORD PTR [rax+0xc]
	vbroadcastss zmm20,DWORD PTR [rax+0x10]
	vbroadcastss zmm21,DWORD PTR [rax+0x10]
	vbroadcastss zmm22,DWORD PTR [rax+0x10]
	vbroadcastss zmm23,DWORD PTR [rax+0x14]
	vbroadcastss zmm24,DWORD PTR [rax+0x14]
	vbroadcastss zmm25,DWORD PTR [rax+0x14]
	vbroadcastss zmm26,DWORD PTR [rax+0x18]
	vbroadcastss zmm27,DWORD PTR [rax+0x18]
	vbroadcastss zmm28,DWORD PTR [rax+0x18]
	vbroadcastss zmm29,DWORD PTR [rax+0x1c]
	vbroadcastss zmm30,DWORD PTR [rax+0x1c]
	vbroadcastss zmm31,DWORD PTR [rax+0x1c]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_8x32__x86_64_avx512+0xf52>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rdi]
	vmovups zmm6,ZMMWORD PTR [rdi+0x40]
	vmovups zmm5,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm4,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x140]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x180]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rdi]
	vmovups zmm6,ZMMWORD PTR [rdi+0x40]
	vmovups zmm5,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm4,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x44]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x84]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x104]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x144]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x184]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rdi]
	vmovups zmm6,ZMMWORD PTR [rdi+0x40]
	vmovups zmm5,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm4,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x48]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x88]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x108]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x148]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x188]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [rdi]
	vmovups zmm6,ZMMWORD PTR [rdi+0x40]
	vmovups zmm5,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm4,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_8x32__x86_64_avx512+0xb8f>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_8x32__x86_64_avx512+0xb8a>
	test   rcx,rcx
	je     <nnp_direct_8x32__x86_64_avx512+0x1051>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm7,ZMMWORD PTR [r10]
	vmovups zmm6,ZMMWORD PTR [r10+0x40]
	vmovups zmm5,ZMMWORD PTR [r10+0x80]
	vbroadcastss zmm4,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x140]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x180]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_8x32__x86_64_avx512+0xf5b>
	lea    rax,[r9+0x28]
	vbroadcastss zmm7,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm7,zmm31
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_8x32__x86_64_avx512+0x1772>
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
	je     <nnp_direct_8x32__x86_64_avx512+0x15b2>
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
	jne    <nnp_direct_8x32__x86_64_avx512+0x12cb>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_8x32__x86_64_avx512+0x12c6>
	test   rcx,rcx
	je     <nnp_direct_8x32__x86_64_avx512+0x167a>
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
	jne    <nnp_direct_8x32__x86_64_avx512+0x15bb>
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

<nnp_direct_9x32__x86_64_avx512>:
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
	jne    <nnp_direct_9x32__x86_64_avx512+0x469>
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
	je     <nnp_direct_9x32__x86_64_avx512+0x323>
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
	jne    <nnp_direct_9x32__x86_64_avx512+0xd8>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_9x32__x86_64_avx512+0xd3>
	test   rcx,rcx
	je     <nnp_direct_9x32__x86_64_avx512+0x3c4>
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
	jne    <nnp_direct_9x32__x86_64_avx512+0x32c>
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
	jmp    <nnp_direct_9x32__x86_64_avx512+0x1a0b>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x11
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_9x32__x86_64_avx512+0xae5>
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
	je     <nnp_direct_9x32__x86_64_avx512+0x8db>
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
	jne    <nnp_direct_9x32__x86_64_avx512+0x593>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_9x32__x86_64_avx512+0x58d>
	test   rbp,rbp
	je     <nnp_direct_9x32__x86_64_avx512+0x9b9>
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
	jne    <nnp_direct_9x32__x86_64_avx512+0x8e4>
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
	jne    <nnp_direct_9x32__x86_64_avx512+0x484>
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
	jne    <nnp_direct_9x32__x86_64_avx512+0x13a9>
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
	vbroadcastss zmm8,DWORD PTR [rax]
	vbroadcastss zmm9,DWORD PTR [rax]
	vbroadcastss zmm10,DWORD PTR [rax]
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vbroadcastss zmm12,DWORD PTR [rax+0x4]
	vbroadcastss zmm13,DWORD PTR [rax+0x4]
	vbroadcastss zmm14,DWORD PTR [rax+0x8]
	vbroadcastss zmm15,DWORD PTR [rax+0x8]
	vbroadcastss zmm16,DWORD PTR [rax+0x8]
	vbroadcastss zmm17,DWORD PTR [rax+0xc]
	vbroadcastss zmm18,DWORD PTR [rax+0xc]
	vbroadcastss zmm19,DWORD PTR [rax+0xc]
	vbroadcastss zmm20,DWORD PTR [rax+0x10]
	vbroadcastss zmm21,DWORD PTR [rax+0x10]
	vbroadcastss zmm22,DWORD PTR [rax+0x10]
	vbroadcastss zmm23,DWORD PTR [rax+0x14]
	vbroadcastss zmm24,DWORD PTR [rax+0x14]
	vbroadcastss zmm25,DWORD PTR [rax+0x14]
	vbroadcastss zmm26,DWORD PTR [rax+0x18]
	vbroadcastss zmm27,DWORD PTR [rax+0x18]
	vbroadcastss zmm28,DWORD PTR [rax+0x18]
	vbroadcastss zmm29,DWORD PTR [rax+0x1c]
	vbroadcastss zmm30,DWORD PTR [rax+0x1c]
	vbroadcastss zmm31,DWORD PTR [rax+0x1c]
	vbroadcastss zmm7,DWORD PTR [rax+0x20]
	vbroadcastss zmm6,DWORD PTR [rax+0x20]
	vbroadcastss zmm5,DWORD PTR [rax+0x20]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_direct_9x32__x86_64_avx512+0x10ff>
	mov    esi,0x4
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm4,ZMMWORD PTR [rdi]
	vmovups zmm3,ZMMWORD PTR [rdi+0x40]
	vmovups zmm2,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm1,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm4,zmm1
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm4,zmm1
	vfmadd231ps zmm21,zmm3,zmm1
	vfmadd231ps zmm22,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x140]
	vfmadd231ps zmm23,zmm4,zmm1
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x180]
	vfmadd231ps zmm26,zmm4,zmm1
	vfmadd231ps zmm27,zmm3,zmm1
	vfmadd231ps zmm28,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm29,zmm4,zmm1
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x200]
	vfmadd231ps zmm7,zmm4,zmm1
	vfmadd231ps zmm6,zmm3,zmm1
	vfmadd231ps zmm5,zmm2,zmm1
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm4,ZMMWORD PTR [rdi]
	vmovups zmm3,ZMMWORD PTR [rdi+0x40]
	vmovups zmm2,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm1,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x44]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x84]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm17,zmm4,zmm1
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x104]
	vfmadd231ps zmm20,zmm4,zmm1
	vfmadd231ps zmm21,zmm3,zmm1
	vfmadd231ps zmm22,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x144]
	vfmadd231ps zmm23,zmm4,zmm1
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x184]
	vfmadd231ps zmm26,zmm4,zmm1
	vfmadd231ps zmm27,zmm3,zmm1
	vfmadd231ps zmm28,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm29,zmm4,zmm1
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x204]
	vfmadd231ps zmm7,zmm4,zmm1
	vfmadd231ps zmm6,zmm3,zmm1
	vfmadd231ps zmm5,zmm2,zmm1
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm4,ZMMWORD PTR [rdi]
	vmovups zmm3,ZMMWORD PTR [rdi+0x40]
	vmovups zmm2,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm1,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x48]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x88]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm17,zmm4,zmm1
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x108]
	vfmadd231ps zmm20,zmm4,zmm1
	vfmadd231ps zmm21,zmm3,zmm1
	vfmadd231ps zmm22,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x148]
	vfmadd231ps zmm23,zmm4,zmm1
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x188]
	vfmadd231ps zmm26,zmm4,zmm1
	vfmadd231ps zmm27,zmm3,zmm1
	vfmadd231ps zmm28,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm29,zmm4,zmm1
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x208]
	vfmadd231ps zmm7,zmm4,zmm1
	vfmadd231ps zmm6,zmm3,zmm1
	vfmadd231ps zmm5,zmm2,zmm1
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups zmm4,ZMMWORD PTR [rdi]
	vmovups zmm3,ZMMWORD PTR [rdi+0x40]
	vmovups zmm2,ZMMWORD PTR [rdi+0x80]
	vbroadcastss zmm1,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm17,zmm4,zmm1
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm20,zmm4,zmm1
	vfmadd231ps zmm21,zmm3,zmm1
	vfmadd231ps zmm22,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm23,zmm4,zmm1
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm26,zmm4,zmm1
	vfmadd231ps zmm27,zmm3,zmm1
	vfmadd231ps zmm28,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm29,zmm4,zmm1
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm7,zmm4,zmm1
	vfmadd231ps zmm6,zmm3,zmm1
	vfmadd231ps zmm5,zmm2,zmm1
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_9x32__x86_64_avx512+0xccc>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_9x32__x86_64_avx512+0xcc7>
	test   rcx,rcx
	je     <nnp_direct_9x32__x86_64_avx512+0x121a>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups zmm4,ZMMWORD PTR [r10]
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vmovups zmm2,ZMMWORD PTR [r10+0x80]
	vbroadcastss zmm1,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm4,zmm1
	vfmadd231ps zmm9,zmm3,zmm1
	vfmadd231ps zmm10,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x40]
	vfmadd231ps zmm11,zmm4,zmm1
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x80]
	vfmadd231ps zmm14,zmm4,zmm1
	vfmadd231ps zmm15,zmm3,zmm1
	vfmadd231ps zmm16,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm17,zmm4,zmm1
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x100]
	vfmadd231ps zmm20,zmm4,zmm1
	vfmadd231ps zmm21,zmm3,zmm1
	vfmadd231ps zmm22,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x140]
	vfmadd231ps zmm23,zmm4,zmm1
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x180]
	vfmadd231ps zmm26,zmm4,zmm1
	vfmadd231ps zmm27,zmm3,zmm1
	vfmadd231ps zmm28,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm29,zmm4,zmm1
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [r11+0x200]
	vfmadd231ps zmm7,zmm4,zmm1
	vfmadd231ps zmm6,zmm3,zmm1
	vfmadd231ps zmm5,zmm2,zmm1
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_9x32__x86_64_avx512+0x1108>
	lea    rax,[r9+0x28]
	vbroadcastss zmm4,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps zmm8,zmm4,zmm8
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm4,zmm9
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm4,zmm10
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm4,zmm11
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm4,zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm4,zmm13
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm4,zmm14
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm4,zmm15
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm4,zmm16
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm4,zmm17
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm4,zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm4,zmm19
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm4,zmm20
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm4,zmm21
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm4,zmm22
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm4,zmm23
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm4,zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm4,zmm25
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm4,zmm26
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm4,zmm27
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm4,zmm28
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm4,zmm29
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm4,zmm30
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm4,zmm31
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm4,zmm7
	vmovups ZMMWORD PTR [r10],zmm8
	vmaxps zmm8,zmm4,zmm6
	vmovups ZMMWORD PTR [r10+0x40],zmm8
	vmaxps zmm8,zmm4,zmm5
	vmovups ZMMWORD PTR [r10+0x80],zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_9x32__x86_64_avx512+0x1a0b>
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
	je     <nnp_direct_9x32__x86_64_avx512+0x1818>
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
	jne    <nnp_direct_9x32__x86_64_avx512+0x14d9>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_9x32__x86_64_avx512+0x14d4>
	test   rcx,rcx
	je     <nnp_direct_9x32__x86_64_avx512+0x18f6>
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
	jne    <nnp_direct_9x32__x86_64_avx512+0x1821>
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
	int3
	int3
	int3
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
	sub    rax,0x0
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_10x32__x86_64_avx512+0x728>
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
	je     <nnp_direct_10x32__x86_64_avx512+0x4eb>
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
	jne    <nnp_direct_10x32__x86_64_avx512+0x14b>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_10x32__x86_64_avx512+0x145>
	test   rbp,rbp
	je     <nnp_direct_10x32__x86_64_avx512+0x5df>
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
	jne    <nnp_direct_10x32__x86_64_avx512+0x4f4>
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
	jne    <nnp_direct_10x32__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_10x32__x86_64_avx512+0x744>
	jmp    <nnp_direct_10x32__x86_64_avx512+0x1328>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_10x32__x86_64_avx512+0xc20>
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
	je     <nnp_direct_10x32__x86_64_avx512+0xaba>
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
	jne    <nnp_direct_10x32__x86_64_avx512+0x82f>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_10x32__x86_64_avx512+0x82a>
	test   rcx,rcx
	je     <nnp_direct_10x32__x86_64_avx512+0xb6b>
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
	jne    <nnp_direct_10x32__x86_64_avx512+0xac3>
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
	jmp    <nnp_direct_10x32__x86_64_avx512+0x1328>
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
	je     <nnp_direct_10x32__x86_64_avx512+0x1102>
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
	jne    <nnp_direct_10x32__x86_64_avx512+0xd6b>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_10x32__x86_64_avx512+0xd66>
	test   rcx,rcx
	je     <nnp_direct_10x32__x86_64_avx512+0x11f6>
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
	jne    <nnp_direct_10x32__x86_64_avx512+0x110b>
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
	sub    rax,0x0
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_11x32__x86_64_avx512+0x7cc>
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
	je     <nnp_direct_11x32__x86_64_avx512+0x55c>
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
	jne    <nnp_direct_11x32__x86_64_avx512+0x164>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_11x32__x86_64_avx512+0x15e>
	test   rbp,rbp
	je     <nnp_direct_11x32__x86_64_avx512+0x666>
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
	jne    <nnp_direct_11x32__x86_64_avx512+0x565>
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
	jne    <nnp_direct_11x32__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_11x32__x86_64_avx512+0x7e8>
	jmp    <nnp_direct_11x32__x86_64_avx512+0x14e1>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_11x32__x86_64_avx512+0xd33>
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
	je     <nnp_direct_11x32__x86_64_avx512+0xbad>
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
	jne    <nnp_direct_11x32__x86_64_avx512+0x8e2>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_11x32__x86_64_avx512+0x8dd>
	test   rcx,rcx
	je     <nnp_direct_11x32__x86_64_avx512+0xc6e>
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
	jne    <nnp_direct_11x32__x86_64_avx512+0xbb6>
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
	jmp    <nnp_direct_11x32__x86_64_avx512+0x14e1>
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
	je     <nnp_direct_11x32__x86_64_avx512+0x1288>
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
	jne    <nnp_direct_11x32__x86_64_avx512+0xe99>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_11x32__x86_64_avx512+0xe94>
	test   rcx,rcx
	je     <nnp_direct_11x32__x86_64_avx512+0x1392>
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
	jne    <nnp_direct_11x32__x86_64_avx512+0x1291>
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
	int3
	int3

<nnp_direct_12x32__x86_64_avx512>:
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
	je     <nnp_direct_12x32__x86_64_avx512+0x870>
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
	je     <nnp_direct_12x32__x86_64_avx512+0x5cd>
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
	jne    <nnp_direct_12x32__x86_64_avx512+0x17d>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_12x32__x86_64_avx512+0x177>
	test   rbp,rbp
	je     <nnp_direct_12x32__x86_64_avx512+0x6ed>
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
	jne    <nnp_direct_12x32__x86_64_avx512+0x5d6>
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
	jne    <nnp_direct_12x32__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_12x32__x86_64_avx512+0x88c>
	jmp    <nnp_direct_12x32__x86_64_avx512+0x169a>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_12x32__x86_64_avx512+0xe46>
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
	je     <nnp_direct_12x32__x86_64_avx512+0xca0>
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
	jne    <nnp_direct_12x32__x86_64_avx512+0x995>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_12x32__x86_64_avx512+0x990>
	test   rcx,rcx
	je     <nnp_direct_12x32__x86_64_avx512+0xd71>
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
	jne    <nnp_direct_12x32__x86_64_avx512+0xca9>
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
	jmp    <nnp_direct_12x32__x86_64_avx512+0x169a>
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
	je     <nnp_direct_12x32__x86_64_avx512+0x140e>
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
	jne    <nnp_direct_12x32__x86_64_avx512+0xfc7>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_12x32__x86_64_avx512+0xfc2>
	test   rcx,rcx
	je     <nnp_direct_12x32__x86_64_avx512+0x152e>
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
	jne    <nnp_direct_12x32__x86_64_avx512+0x1417>
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
	sub    rax,0x0
	mov    rax,rax
	shr    rax,0x5
	test   rax,rax
	je     <nnp_direct_13x32__x86_64_avx512+0x914>
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
	je     <nnp_direct_13x32__x86_64_avx512+0x63e>
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
	jne    <nnp_direct_13x32__x86_64_avx512+0x196>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_13x32__x86_64_avx512+0x190>
	test   rbp,rbp
	je     <nnp_direct_13x32__x86_64_avx512+0x774>
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
	jne    <nnp_direct_13x32__x86_64_avx512+0x647>
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
	jne    <nnp_direct_13x32__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_13x32__x86_64_avx512+0x930>
	jmp    <nnp_direct_13x32__x86_64_avx512+0x1853>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_13x32__x86_64_avx512+0xf59>
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
	je     <nnp_direct_13x32__x86_64_avx512+0xd93>
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
	jne    <nnp_direct_13x32__x86_64_avx512+0xa48>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_13x32__x86_64_avx512+0xa43>
	test   rcx,rcx
	je     <nnp_direct_13x32__x86_64_avx512+0xe74>
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
	jne    <nnp_direct_13x32__x86_64_avx512+0xd9c>
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
	jmp    <nnp_direct_13x32__x86_64_avx512+0x1853>
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
	je     <nnp_direct_13x32__x86_64_avx512+0x1594>
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
	jne    <nnp_direct_13x32__x86_64_avx512+0x10f5>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_13x32__x86_64_avx512+0x10f0>
	test   rcx,rcx
	je     <nnp_direct_13x32__x86_64_avx512+0x16ca>
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
	jne    <nnp_direct_13x32__x86_64_avx512+0x159d>
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

<nnp_direct_14x32__x86_64_avx512>:
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
	je     <nnp_direct_14x32__x86_64_avx512+0x9b8>
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
	je     <nnp_direct_14x32__x86_64_avx512+0x6af>
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
	jne    <nnp_direct_14x32__x86_64_avx512+0x1af>
	add    rbx,0x340
	dec    r11
	jne    <nnp_direct_14x32__x86_64_avx512+0x1a9>
	test   rbp,rbp
	je     <nnp_direct_14x32__x86_64_avx512+0x7fb>
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
	jne    <nnp_direct_14x32__x86_64_avx512+0x6b8>
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
	jne    <nnp_direct_14x32__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_direct_14x32__x86_64_avx512+0x9d4>
	jmp    <nnp_direct_14x32__x86_64_avx512+0x1a0c>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_direct_14x32__x86_64_avx512+0x106c>
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
	je     <nnp_direct_14x32__x86_64_avx512+0xe86>
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
	jne    <nnp_direct_14x32__x86_64_avx512+0xafb>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_14x32__x86_64_avx512+0xaf6>
	test   rcx,rcx
	je     <nnp_direct_14x32__x86_64_avx512+0xf77>
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
	jne    <nnp_direct_14x32__x86_64_avx512+0xe8f>
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
	jmp    <nnp_direct_14x32__x86_64_avx512+0x1a0c>
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
	je     <nnp_direct_14x32__x86_64_avx512+0x171a>
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
	jne    <nnp_direct_14x32__x86_64_avx512+0x1223>
	add    r11,0x340
	dec    r10
	jne    <nnp_direct_14x32__x86_64_avx512+0x121e>
	test   rcx,rcx
	je     <nnp_direct_14x32__x86_64_avx512+0x1866>
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
	jne    <nnp_direct_14x32__x86_64_avx512+0x1723>
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
