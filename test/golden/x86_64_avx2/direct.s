<nnp_direct_1x16__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_direct_1x16__x86_64_avx2+0x133>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd ymm8,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_1x16__x86_64_avx2+0xe7>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm9,YMMWORD PTR [rdi]
	vpbroadcastd ymm10,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm9,ymm10
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm9,YMMWORD PTR [rdi]
	vpbroadcastd ymm10,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm9,ymm10
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm9,YMMWORD PTR [rdi]
	vpbroadcastd ymm10,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm9,ymm10
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm9,YMMWORD PTR [rdi]
	vpbroadcastd ymm10,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm9,ymm10
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_1x16__x86_64_avx2+0x5c>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_1x16__x86_64_avx2+0x57>
	test   r11,r11
	je     <nnp_direct_1x16__x86_64_avx2+0x111>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm9,YMMWORD PTR [rcx]
	vpbroadcastd ymm10,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm9,ymm10
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_1x16__x86_64_avx2+0xec>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm9,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_1x16__x86_64_avx2+0x5fc>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x9
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_1x16__x86_64_avx2+0x2c3>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd ymm8,DWORD PTR [r10]
	vpbroadcastd ymm9,DWORD PTR [r10]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0x7
	mov    rbp,rdi
	shr    rbp,0x3
	test   rbp,rbp
	je     <nnp_direct_1x16__x86_64_avx2+0x254>
	mov    r12d,0x2
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm12,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm12,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm12,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm12,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_1x16__x86_64_avx2+0x18c>
	add    r11,0xa0
	dec    rbp
	jne    <nnp_direct_1x16__x86_64_avx2+0x186>
	test   rbx,rbx
	je     <nnp_direct_1x16__x86_64_avx2+0x28a>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups ymm10,YMMWORD PTR [rbp+0x0]
	vmovups ymm11,YMMWORD PTR [rbp+0x20]
	vpbroadcastd ymm12,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_1x16__x86_64_avx2+0x259>
	lea    r10,[r9+0x28]
	vpbroadcastd ymm10,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm10,ymm9
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_direct_1x16__x86_64_avx2+0x14e>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x9
	mov    rax,rax
	and    rax,0xf
	add    rdx,0x24
	add    r8,0x24
	mov    r10,rax
	shr    r10,0x3
	cmp    r10,0x1
	jne    <nnp_direct_1x16__x86_64_avx2+0x49b>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffa0
	add    r8,0xffffffffffffffa0
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax]
	vpbroadcastd ymm10,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_1x16__x86_64_avx2+0x425>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vmovups ymm12,YMMWORD PTR [rdi+0x20]
	vmovups ymm13,YMMWORD PTR [rdi+0x40]
	vpbroadcastd ymm14,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vmovups ymm12,YMMWORD PTR [rdi+0x20]
	vmovups ymm13,YMMWORD PTR [rdi+0x40]
	vpbroadcastd ymm14,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vmovups ymm12,YMMWORD PTR [rdi+0x20]
	vmovups ymm13,YMMWORD PTR [rdi+0x40]
	vpbroadcastd ymm14,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vmovups ymm12,YMMWORD PTR [rdi+0x20]
	vmovups ymm13,YMMWORD PTR [rdi+0x40]
	vpbroadcastd ymm14,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_1x16__x86_64_avx2+0x346>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_1x16__x86_64_avx2+0x341>
	test   r11,r11
	je     <nnp_direct_1x16__x86_64_avx2+0x463>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rcx]
	vmovups ymm12,YMMWORD PTR [rcx+0x20]
	vmovups ymm13,YMMWORD PTR [rcx+0x40]
	vpbroadcastd ymm14,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_1x16__x86_64_avx2+0x42a>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm11,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm11,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm11,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	vmaxps ymm8,ymm11,ymm10
	vmovups YMMWORD PTR [r10+0x40],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_1x16__x86_64_avx2+0x5fc>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_1x16__x86_64_avx2+0x5a0>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vmovups ymm11,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm12,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vmovups ymm11,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm12,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vmovups ymm11,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm12,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vmovups ymm11,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm12,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_1x16__x86_64_avx2+0x4e9>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_1x16__x86_64_avx2+0x4e4>
	test   r11,r11
	je     <nnp_direct_1x16__x86_64_avx2+0x5d4>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm12,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_1x16__x86_64_avx2+0x5a5>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm10,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm10,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
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

<nnp_direct_2x16__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_direct_2x16__x86_64_avx2+0x18a>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax+0x4]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_2x16__x86_64_avx2+0x125>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vpbroadcastd ymm11,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm10,ymm11
	vpbroadcastd ymm11,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm10,ymm11
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vpbroadcastd ymm11,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm10,ymm11
	vpbroadcastd ymm11,DWORD PTR [r10+0x24]
	vfmadd231ps ymm9,ymm10,ymm11
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vpbroadcastd ymm11,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm10,ymm11
	vpbroadcastd ymm11,DWORD PTR [r10+0x28]
	vfmadd231ps ymm9,ymm10,ymm11
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vpbroadcastd ymm11,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm10,ymm11
	vpbroadcastd ymm11,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm9,ymm10,ymm11
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_2x16__x86_64_avx2+0x6a>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_2x16__x86_64_avx2+0x65>
	test   r11,r11
	je     <nnp_direct_2x16__x86_64_avx2+0x15a>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rcx]
	vpbroadcastd ymm11,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm10,ymm11
	vpbroadcastd ymm11,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm10,ymm11
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_2x16__x86_64_avx2+0x12a>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm10,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm10,ymm9
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_2x16__x86_64_avx2+0x7f8>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x9
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_2x16__x86_64_avx2+0x396>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd ymm8,DWORD PTR [r10]
	vpbroadcastd ymm9,DWORD PTR [r10]
	vpbroadcastd ymm10,DWORD PTR [r10+0x4]
	vpbroadcastd ymm11,DWORD PTR [r10+0x4]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0x7
	mov    rbp,rdi
	shr    rbp,0x3
	test   rbp,rbp
	je     <nnp_direct_2x16__x86_64_avx2+0x2fe>
	mov    r12d,0x2
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm12,YMMWORD PTR [r13+0x0]
	vmovups ymm13,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm14,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm12,YMMWORD PTR [r13+0x0]
	vmovups ymm13,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm14,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm12,YMMWORD PTR [r13+0x0]
	vmovups ymm13,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm14,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm12,YMMWORD PTR [r13+0x0]
	vmovups ymm13,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm14,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_2x16__x86_64_avx2+0x1f6>
	add    r11,0xa0
	dec    rbp
	jne    <nnp_direct_2x16__x86_64_avx2+0x1f0>
	test   rbx,rbx
	je     <nnp_direct_2x16__x86_64_avx2+0x344>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups ymm12,YMMWORD PTR [rbp+0x0]
	vmovups ymm13,YMMWORD PTR [rbp+0x20]
	vpbroadcastd ymm14,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_2x16__x86_64_avx2+0x303>
	lea    r10,[r9+0x28]
	vpbroadcastd ymm12,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps ymm8,ymm12,ymm8
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm12,ymm10
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm12,ymm11
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_direct_2x16__x86_64_avx2+0x1a5>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x9
	mov    rax,rax
	and    rax,0xf
	add    rdx,0x24
	add    r8,0x24
	mov    r10,rax
	shr    r10,0x3
	cmp    r10,0x1
	jne    <nnp_direct_2x16__x86_64_avx2+0x61a>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffa0
	add    r8,0xffffffffffffffa0
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	prefetcht0 BYTE PTR [r11+0x40]
	lea    r11,[r11+r10*4]
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax]
	vpbroadcastd ymm10,DWORD PTR [rax]
	vpbroadcastd ymm11,DWORD PTR [rax+0x4]
	vpbroadcastd ymm12,DWORD PTR [rax+0x4]
	vpbroadcastd ymm13,DWORD PTR [rax+0x4]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_2x16__x86_64_avx2+0x56b>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vmovups ymm7,YMMWORD PTR [rdi+0x40]
	vpbroadcastd ymm6,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [r10+0x20]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vmovups ymm7,YMMWORD PTR [rdi+0x40]
	vpbroadcastd ymm6,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [r10+0x24]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vmovups ymm7,YMMWORD PTR [rdi+0x40]
	vpbroadcastd ymm6,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [r10+0x28]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vmovups ymm7,YMMWORD PTR [rdi+0x40]
	vpbroadcastd ymm6,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_2x16__x86_64_avx2+0x438>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_2x16__x86_64_avx2+0x433>
	test   r11,r11
	je     <nnp_direct_2x16__x86_64_avx2+0x5be>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rcx]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vmovups ymm7,YMMWORD PTR [rcx+0x40]
	vpbroadcastd ymm6,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [r10+0x20]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_2x16__x86_64_avx2+0x570>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm14,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm14,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	vmaxps ymm8,ymm14,ymm10
	vmovups YMMWORD PTR [r10+0x40],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm14,ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm8
	vmaxps ymm8,ymm14,ymm13
	vmovups YMMWORD PTR [r10+0x40],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_2x16__x86_64_avx2+0x7f8>
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
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax]
	vpbroadcastd ymm10,DWORD PTR [rax+0x4]
	vpbroadcastd ymm11,DWORD PTR [rax+0x4]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_2x16__x86_64_avx2+0x773>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm14,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm14,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm14,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm14,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_2x16__x86_64_avx2+0x67c>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_2x16__x86_64_avx2+0x677>
	test   r11,r11
	je     <nnp_direct_2x16__x86_64_avx2+0x7b7>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rcx]
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm14,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_2x16__x86_64_avx2+0x778>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm12,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm12,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm12,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm12,ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm8
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

<nnp_direct_3x16__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_direct_3x16__x86_64_avx2+0x1dd>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax+0x4]
	vpbroadcastd ymm10,DWORD PTR [rax+0x8]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_3x16__x86_64_avx2+0x15f>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vpbroadcastd ymm12,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm11,ymm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vpbroadcastd ymm12,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x24]
	vfmadd231ps ymm9,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x44]
	vfmadd231ps ymm10,ymm11,ymm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vpbroadcastd ymm12,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x28]
	vfmadd231ps ymm9,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x48]
	vfmadd231ps ymm10,ymm11,ymm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vpbroadcastd ymm12,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm9,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm10,ymm11,ymm12
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_3x16__x86_64_avx2+0x78>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_3x16__x86_64_avx2+0x73>
	test   r11,r11
	je     <nnp_direct_3x16__x86_64_avx2+0x19f>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rcx]
	vpbroadcastd ymm12,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm11,ymm12
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_3x16__x86_64_avx2+0x164>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm11,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm11,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm11,ymm9
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm11,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_3x16__x86_64_avx2+0x9ef>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x9
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_3x16__x86_64_avx2+0x465>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd ymm8,DWORD PTR [r10]
	vpbroadcastd ymm9,DWORD PTR [r10]
	vpbroadcastd ymm10,DWORD PTR [r10+0x4]
	vpbroadcastd ymm11,DWORD PTR [r10+0x4]
	vpbroadcastd ymm12,DWORD PTR [r10+0x8]
	vpbroadcastd ymm13,DWORD PTR [r10+0x8]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0x7
	mov    rbp,rdi
	shr    rbp,0x3
	test   rbp,rbp
	je     <nnp_direct_3x16__x86_64_avx2+0x3a4>
	mov    r12d,0x2
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm14,YMMWORD PTR [r13+0x0]
	vmovups ymm15,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm7,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm14,YMMWORD PTR [r13+0x0]
	vmovups ymm15,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm7,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r11+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm14,YMMWORD PTR [r13+0x0]
	vmovups ymm15,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm7,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r11+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm14,YMMWORD PTR [r13+0x0]
	vmovups ymm15,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm7,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_3x16__x86_64_avx2+0x25c>
	add    r11,0xa0
	dec    rbp
	jne    <nnp_direct_3x16__x86_64_avx2+0x256>
	test   rbx,rbx
	je     <nnp_direct_3x16__x86_64_avx2+0x3fa>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups ymm14,YMMWORD PTR [rbp+0x0]
	vmovups ymm15,YMMWORD PTR [rbp+0x20]
	vpbroadcastd ymm7,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_3x16__x86_64_avx2+0x3a9>
	lea    r10,[r9+0x28]
	vpbroadcastd ymm14,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps ymm8,ymm14,ymm8
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm14,ymm10
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm14,ymm12
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm14,ymm13
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_direct_3x16__x86_64_avx2+0x1f8>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x9
	mov    rax,rax
	and    rax,0xf
	add    rdx,0x24
	add    r8,0x24
	mov    r10,rax
	shr    r10,0x3
	cmp    r10,0x1
	jne    <nnp_direct_3x16__x86_64_avx2+0x794>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffa0
	add    r8,0xffffffffffffffa0
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
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax]
	vpbroadcastd ymm10,DWORD PTR [rax]
	vpbroadcastd ymm11,DWORD PTR [rax+0x4]
	vpbroadcastd ymm12,DWORD PTR [rax+0x4]
	vpbroadcastd ymm13,DWORD PTR [rax+0x4]
	vpbroadcastd ymm14,DWORD PTR [rax+0x8]
	vpbroadcastd ymm15,DWORD PTR [rax+0x8]
	vpbroadcastd ymm7,DWORD PTR [rax+0x8]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_3x16__x86_64_avx2+0x6ad>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm6,YMMWORD PTR [rdi]
	vmovups ymm5,YMMWORD PTR [rdi+0x20]
	vmovups ymm4,YMMWORD PTR [rdi+0x40]
	vpbroadcastd ymm3,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x20]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x40]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm6,YMMWORD PTR [rdi]
	vmovups ymm5,YMMWORD PTR [rdi+0x20]
	vmovups ymm4,YMMWORD PTR [rdi+0x40]
	vpbroadcastd ymm3,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x24]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x44]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm6,YMMWORD PTR [rdi]
	vmovups ymm5,YMMWORD PTR [rdi+0x20]
	vmovups ymm4,YMMWORD PTR [rdi+0x40]
	vpbroadcastd ymm3,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x28]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x48]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm6,YMMWORD PTR [rdi]
	vmovups ymm5,YMMWORD PTR [rdi+0x20]
	vmovups ymm4,YMMWORD PTR [rdi+0x40]
	vpbroadcastd ymm3,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_3x16__x86_64_avx2+0x526>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_3x16__x86_64_avx2+0x521>
	test   r11,r11
	je     <nnp_direct_3x16__x86_64_avx2+0x715>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm6,YMMWORD PTR [rcx]
	vmovups ymm5,YMMWORD PTR [rcx+0x20]
	vmovups ymm4,YMMWORD PTR [rcx+0x40]
	vpbroadcastd ymm3,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x20]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x40]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_3x16__x86_64_avx2+0x6b2>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm6,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm6,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm6,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	vmaxps ymm8,ymm6,ymm10
	vmovups YMMWORD PTR [r10+0x40],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm6,ymm11
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm6,ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm8
	vmaxps ymm8,ymm6,ymm13
	vmovups YMMWORD PTR [r10+0x40],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm6,ymm14
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm6,ymm15
	vmovups YMMWORD PTR [r10+0x20],ymm8
	vmaxps ymm8,ymm6,ymm7
	vmovups YMMWORD PTR [r10+0x40],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_3x16__x86_64_avx2+0x9ef>
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
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax]
	vpbroadcastd ymm10,DWORD PTR [rax+0x4]
	vpbroadcastd ymm11,DWORD PTR [rax+0x4]
	vpbroadcastd ymm12,DWORD PTR [rax+0x8]
	vpbroadcastd ymm13,DWORD PTR [rax+0x8]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_3x16__x86_64_avx2+0x941>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm7,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm7,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm7,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm7,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_3x16__x86_64_avx2+0x80a>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_3x16__x86_64_avx2+0x805>
	test   r11,r11
	je     <nnp_direct_3x16__x86_64_avx2+0x995>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rcx]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm7,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_3x16__x86_64_avx2+0x946>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm14,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm14,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm12
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm14,ymm13
	vmovups YMMWORD PTR [r10+0x20],ymm8
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

<nnp_direct_4x16__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_4x16__x86_64_avx2+0x30c>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd ymm8,DWORD PTR [r10]
	vpbroadcastd ymm9,DWORD PTR [r10]
	vpbroadcastd ymm10,DWORD PTR [r10+0x4]
	vpbroadcastd ymm11,DWORD PTR [r10+0x4]
	vpbroadcastd ymm12,DWORD PTR [r10+0x8]
	vpbroadcastd ymm13,DWORD PTR [r10+0x8]
	vpbroadcastd ymm14,DWORD PTR [r10+0xc]
	vpbroadcastd ymm15,DWORD PTR [r10+0xc]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0x7
	mov    rbp,rdi
	shr    rbp,0x3
	test   rbp,rbp
	je     <nnp_direct_4x16__x86_64_avx2+0x222>
	mov    r12d,0x2
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm7,YMMWORD PTR [r13+0x0]
	vmovups ymm6,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm5,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm7,YMMWORD PTR [r13+0x0]
	vmovups ymm6,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm5,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm7,YMMWORD PTR [r13+0x0]
	vmovups ymm6,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm5,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm7,YMMWORD PTR [r13+0x0]
	vmovups ymm6,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm5,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_4x16__x86_64_avx2+0x9a>
	add    r11,0xa0
	dec    rbp
	jne    <nnp_direct_4x16__x86_64_avx2+0x94>
	test   rbx,rbx
	je     <nnp_direct_4x16__x86_64_avx2+0x288>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vmovups ymm6,YMMWORD PTR [rbp+0x20]
	vpbroadcastd ymm5,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_4x16__x86_64_avx2+0x227>
	lea    r10,[r9+0x28]
	vpbroadcastd ymm7,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps ymm8,ymm7,ymm8
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm7,ymm9
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm7,ymm10
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm7,ymm11
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm7,ymm12
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm7,ymm13
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm7,ymm14
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm7,ymm15
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_direct_4x16__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_direct_4x16__x86_64_avx2+0x328>
	jmp    <nnp_direct_4x16__x86_64_avx2+0x834>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_4x16__x86_64_avx2+0x55c>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffe0
	add    r8,0xffffffffffffffe0
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
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax+0x4]
	vpbroadcastd ymm10,DWORD PTR [rax+0x8]
	vpbroadcastd ymm11,DWORD PTR [rax+0xc]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_4x16__x86_64_avx2+0x4c5>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vpbroadcastd ymm13,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm12,ymm13
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vpbroadcastd ymm13,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x24]
	vfmadd231ps ymm9,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x44]
	vfmadd231ps ymm10,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x64]
	vfmadd231ps ymm11,ymm12,ymm13
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vpbroadcastd ymm13,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x28]
	vfmadd231ps ymm9,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x48]
	vfmadd231ps ymm10,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x68]
	vfmadd231ps ymm11,ymm12,ymm13
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vpbroadcastd ymm13,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm9,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm10,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x6c]
	vfmadd231ps ymm11,ymm12,ymm13
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_4x16__x86_64_avx2+0x3b2>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_4x16__x86_64_avx2+0x3ad>
	test   r11,r11
	je     <nnp_direct_4x16__x86_64_avx2+0x510>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rcx]
	vpbroadcastd ymm13,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm12,ymm13
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_4x16__x86_64_avx2+0x4ca>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm12,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm12,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm12,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm12,ymm11
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_4x16__x86_64_avx2+0x834>
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
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax]
	vpbroadcastd ymm10,DWORD PTR [rax+0x4]
	vpbroadcastd ymm11,DWORD PTR [rax+0x4]
	vpbroadcastd ymm12,DWORD PTR [rax+0x8]
	vpbroadcastd ymm13,DWORD PTR [rax+0x8]
	vpbroadcastd ymm14,DWORD PTR [rax+0xc]
	vpbroadcastd ymm15,DWORD PTR [rax+0xc]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_4x16__x86_64_avx2+0x75d>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm7,YMMWORD PTR [rdi]
	vmovups ymm6,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm5,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm7,YMMWORD PTR [rdi]
	vmovups ymm6,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm5,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm7,YMMWORD PTR [rdi]
	vmovups ymm6,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm5,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm7,YMMWORD PTR [rdi]
	vmovups ymm6,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm5,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_4x16__x86_64_avx2+0x5e6>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_4x16__x86_64_avx2+0x5e1>
	test   r11,r11
	je     <nnp_direct_4x16__x86_64_avx2+0x7c1>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm7,YMMWORD PTR [rcx]
	vmovups ymm6,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm5,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_4x16__x86_64_avx2+0x762>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm7,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm7,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm7,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm7,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm7,ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm7,ymm12
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm7,ymm13
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm7,ymm14
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm7,ymm15
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret

<nnp_direct_5x16__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_5x16__x86_64_avx2+0x395>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd ymm8,DWORD PTR [r10]
	vpbroadcastd ymm9,DWORD PTR [r10]
	vpbroadcastd ymm10,DWORD PTR [r10+0x4]
	vpbroadcastd ymm11,DWORD PTR [r10+0x4]
	vpbroadcastd ymm12,DWORD PTR [r10+0x8]
	vpbroadcastd ymm13,DWORD PTR [r10+0x8]
	vpbroadcastd ymm14,DWORD PTR [r10+0xc]
	vpbroadcastd ymm15,DWORD PTR [r10+0xc]
	vpbroadcastd ymm7,DWORD PTR [r10+0x10]
	vpbroadcastd ymm6,DWORD PTR [r10+0x10]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0x7
	mov    rbp,rdi
	shr    rbp,0x3
	test   rbp,rbp
	je     <nnp_direct_5x16__x86_64_avx2+0x281>
	mov    r12d,0x2
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm5,YMMWORD PTR [r13+0x0]
	vmovups ymm4,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm3,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm5,YMMWORD PTR [r13+0x0]
	vmovups ymm4,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm3,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm5,YMMWORD PTR [r13+0x0]
	vmovups ymm4,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm3,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm5,YMMWORD PTR [r13+0x0]
	vmovups ymm4,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm3,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_5x16__x86_64_avx2+0xad>
	add    r11,0xa0
	dec    rbp
	jne    <nnp_direct_5x16__x86_64_avx2+0xa7>
	test   rbx,rbx
	je     <nnp_direct_5x16__x86_64_avx2+0x2fa>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vmovups ymm4,YMMWORD PTR [rbp+0x20]
	vpbroadcastd ymm3,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r11+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_5x16__x86_64_avx2+0x286>
	lea    r10,[r9+0x28]
	vpbroadcastd ymm5,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm5,ymm9
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm5,ymm10
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm5,ymm11
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm5,ymm12
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm5,ymm13
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm5,ymm14
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm5,ymm15
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm5,ymm7
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm5,ymm6
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_direct_5x16__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_direct_5x16__x86_64_avx2+0x3b1>
	jmp    <nnp_direct_5x16__x86_64_avx2+0x9a9>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_5x16__x86_64_avx2+0x647>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffe0
	add    r8,0xffffffffffffffe0
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
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax+0x4]
	vpbroadcastd ymm10,DWORD PTR [rax+0x8]
	vpbroadcastd ymm11,DWORD PTR [rax+0xc]
	vpbroadcastd ymm12,DWORD PTR [rax+0x10]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_5x16__x86_64_avx2+0x594>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm13,YMMWORD PTR [rdi]
	vpbroadcastd ymm14,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x80]
	vfmadd231ps ymm12,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm13,YMMWORD PTR [rdi]
	vpbroadcastd ymm14,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x24]
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x44]
	vfmadd231ps ymm10,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x64]
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x84]
	vfmadd231ps ymm12,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm13,YMMWORD PTR [rdi]
	vpbroadcastd ymm14,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x28]
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x48]
	vfmadd231ps ymm10,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x68]
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x88]
	vfmadd231ps ymm12,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm13,YMMWORD PTR [rdi]
	vpbroadcastd ymm14,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm10,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x6c]
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x8c]
	vfmadd231ps ymm12,ymm13,ymm14
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_5x16__x86_64_avx2+0x449>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_5x16__x86_64_avx2+0x444>
	test   r11,r11
	je     <nnp_direct_5x16__x86_64_avx2+0x5ed>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm13,YMMWORD PTR [rcx]
	vpbroadcastd ymm14,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x80]
	vfmadd231ps ymm12,ymm13,ymm14
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_5x16__x86_64_avx2+0x599>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm13,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm13,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm13,ymm9
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm13,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm13,ymm11
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm13,ymm12
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_5x16__x86_64_avx2+0x9a9>
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
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax]
	vpbroadcastd ymm10,DWORD PTR [rax+0x4]
	vpbroadcastd ymm11,DWORD PTR [rax+0x4]
	vpbroadcastd ymm12,DWORD PTR [rax+0x8]
	vpbroadcastd ymm13,DWORD PTR [rax+0x8]
	vpbroadcastd ymm14,DWORD PTR [rax+0xc]
	vpbroadcastd ymm15,DWORD PTR [rax+0xc]
	vpbroadcastd ymm7,DWORD PTR [rax+0x10]
	vpbroadcastd ymm6,DWORD PTR [rax+0x10]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_5x16__x86_64_avx2+0x8a8>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm5,YMMWORD PTR [rdi]
	vmovups ymm4,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm3,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm5,YMMWORD PTR [rdi]
	vmovups ymm4,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm3,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm5,YMMWORD PTR [rdi]
	vmovups ymm4,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm3,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm5,YMMWORD PTR [rdi]
	vmovups ymm4,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm3,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_5x16__x86_64_avx2+0x6e5>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_5x16__x86_64_avx2+0x6e0>
	test   r11,r11
	je     <nnp_direct_5x16__x86_64_avx2+0x91f>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm5,YMMWORD PTR [rcx]
	vmovups ymm4,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm3,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_5x16__x86_64_avx2+0x8ad>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm5,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm5,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm5,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm5,ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm5,ymm12
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm5,ymm13
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm5,ymm14
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm5,ymm15
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm5,ymm7
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm5,ymm6
	vmovups YMMWORD PTR [r10+0x20],ymm8
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

<nnp_direct_6x16__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_6x16__x86_64_avx2+0x426>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	vpbroadcastd ymm8,DWORD PTR [r10]
	vpbroadcastd ymm9,DWORD PTR [r10]
	vpbroadcastd ymm10,DWORD PTR [r10+0x4]
	vpbroadcastd ymm11,DWORD PTR [r10+0x4]
	vpbroadcastd ymm12,DWORD PTR [r10+0x8]
	vpbroadcastd ymm13,DWORD PTR [r10+0x8]
	vpbroadcastd ymm14,DWORD PTR [r10+0xc]
	vpbroadcastd ymm15,DWORD PTR [r10+0xc]
	vpbroadcastd ymm7,DWORD PTR [r10+0x10]
	vpbroadcastd ymm6,DWORD PTR [r10+0x10]
	vpbroadcastd ymm5,DWORD PTR [r10+0x14]
	vpbroadcastd ymm4,DWORD PTR [r10+0x14]
	mov    r10,rcx
	mov    r11,rsi
	mov    rbx,rdi
	and    rbx,0x7
	mov    rbp,rdi
	shr    rbp,0x3
	test   rbp,rbp
	je     <nnp_direct_6x16__x86_64_avx2+0x2e0>
	mov    r12d,0x2
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm3,YMMWORD PTR [r13+0x0]
	vmovups ymm2,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm1,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm3,YMMWORD PTR [r13+0x0]
	vmovups ymm2,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm1,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm3,YMMWORD PTR [r13+0x0]
	vmovups ymm2,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm1,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm3,YMMWORD PTR [r13+0x0]
	vmovups ymm2,YMMWORD PTR [r13+0x20]
	vpbroadcastd ymm1,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    r11,0x10
	dec    r12d
	jne    <nnp_direct_6x16__x86_64_avx2+0xc0>
	add    r11,0xa0
	dec    rbp
	jne    <nnp_direct_6x16__x86_64_avx2+0xba>
	test   rbx,rbx
	je     <nnp_direct_6x16__x86_64_avx2+0x374>
	mov    rbp,rdx
	mov    r12,QWORD PTR [r10]
	lea    rbp,[rbp+r12*4+0x0]
	add    r10,0x8
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vmovups ymm2,YMMWORD PTR [rbp+0x20]
	vpbroadcastd ymm1,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r11+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    r11,0x4
	dec    rbx
	jne    <nnp_direct_6x16__x86_64_avx2+0x2e9>
	lea    r10,[r9+0x28]
	vpbroadcastd ymm3,DWORD PTR [r10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	vmaxps ymm8,ymm3,ymm8
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm3,ymm10
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm3,ymm11
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm3,ymm12
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm3,ymm13
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm3,ymm14
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm3,ymm15
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm3,ymm7
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm3,ymm6
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	vmaxps ymm8,ymm3,ymm5
	vmovups YMMWORD PTR [r11],ymm8
	vmaxps ymm8,ymm3,ymm4
	vmovups YMMWORD PTR [r11+0x20],ymm8
	lea    r11,[r11+r10*4]
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_direct_6x16__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x0
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_direct_6x16__x86_64_avx2+0x442>
	jmp    <nnp_direct_6x16__x86_64_avx2+0xb2e>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_6x16__x86_64_avx2+0x73a>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffe0
	add    r8,0xffffffffffffffe0
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
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax+0x4]
	vpbroadcastd ymm10,DWORD PTR [rax+0x8]
	vpbroadcastd ymm11,DWORD PTR [rax+0xc]
	vpbroadcastd ymm12,DWORD PTR [rax+0x10]
	vpbroadcastd ymm13,DWORD PTR [rax+0x14]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_6x16__x86_64_avx2+0x66b>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vpbroadcastd ymm15,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x80]
	vfmadd231ps ymm12,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0xa0]
	vfmadd231ps ymm13,ymm14,ymm15
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vpbroadcastd ymm15,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x24]
	vfmadd231ps ymm9,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x44]
	vfmadd231ps ymm10,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x64]
	vfmadd231ps ymm11,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x84]
	vfmadd231ps ymm12,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0xa4]
	vfmadd231ps ymm13,ymm14,ymm15
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vpbroadcastd ymm15,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x28]
	vfmadd231ps ymm9,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x48]
	vfmadd231ps ymm10,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x68]
	vfmadd231ps ymm11,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x88]
	vfmadd231ps ymm12,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0xa8]
	vfmadd231ps ymm13,ymm14,ymm15
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vpbroadcastd ymm15,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm9,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm10,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x6c]
	vfmadd231ps ymm11,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x8c]
	vfmadd231ps ymm12,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0xac]
	vfmadd231ps ymm13,ymm14,ymm15
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_6x16__x86_64_avx2+0x4e8>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_6x16__x86_64_avx2+0x4e3>
	test   r11,r11
	je     <nnp_direct_6x16__x86_64_avx2+0x6d2>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rcx]
	vpbroadcastd ymm15,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x80]
	vfmadd231ps ymm12,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0xa0]
	vfmadd231ps ymm13,ymm14,ymm15
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_6x16__x86_64_avx2+0x670>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm14,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm14,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm12
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm13
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_6x16__x86_64_avx2+0xb2e>
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
	vpbroadcastd ymm8,DWORD PTR [rax]
	vpbroadcastd ymm9,DWORD PTR [rax]
	vpbroadcastd ymm10,DWORD PTR [rax+0x4]
	vpbroadcastd ymm11,DWORD PTR [rax+0x4]
	vpbroadcastd ymm12,DWORD PTR [rax+0x8]
	vpbroadcastd ymm13,DWORD PTR [rax+0x8]
	vpbroadcastd ymm14,DWORD PTR [rax+0xc]
	vpbroadcastd ymm15,DWORD PTR [rax+0xc]
	vpbroadcastd ymm7,DWORD PTR [rax+0x10]
	vpbroadcastd ymm6,DWORD PTR [rax+0x10]
	vpbroadcastd ymm5,DWORD PTR [rax+0x14]
	vpbroadcastd ymm4,DWORD PTR [rax+0x14]
	mov    rax,rcx
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_direct_6x16__x86_64_avx2+0x9fb>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm3,YMMWORD PTR [rdi]
	vmovups ymm2,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm1,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm3,YMMWORD PTR [rdi]
	vmovups ymm2,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm1,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm3,YMMWORD PTR [rdi]
	vmovups ymm2,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm1,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm3,YMMWORD PTR [rdi]
	vmovups ymm2,YMMWORD PTR [rdi+0x20]
	vpbroadcastd ymm1,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    r10,0x10
	dec    esi
	jne    <nnp_direct_6x16__x86_64_avx2+0x7ec>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_direct_6x16__x86_64_avx2+0x7e7>
	test   r11,r11
	je     <nnp_direct_6x16__x86_64_avx2+0xa8d>
	mov    rcx,rdx
	mov    rsi,QWORD PTR [rax]
	lea    rcx,[rcx+rsi*4]
	add    rax,0x8
	vmovups ymm3,YMMWORD PTR [rcx]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm1,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    r10,0x4
	dec    r11
	jne    <nnp_direct_6x16__x86_64_avx2+0xa04>
	lea    rax,[r9+0x28]
	vpbroadcastd ymm3,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm3,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm3,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm3,ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm3,ymm12
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm3,ymm13
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm3,ymm14
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm3,ymm15
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm3,ymm7
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm3,ymm6
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm3,ymm5
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm3,ymm4
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
