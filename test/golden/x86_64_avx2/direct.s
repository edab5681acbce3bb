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
	jne    <nnp_direct_1x16__x86_64_avx2+0x137>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vbroadcastss ymm8,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_1x16__x86_64_avx2+0xea>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm9,YMMWORD PTR [rdi]
	vbroadcastss ymm10,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm9,ymm10
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm9,YMMWORD PTR [rdi]
	vbroadcastss ymm10,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm9,ymm10
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm9,YMMWORD PTR [rdi]
	vbroadcastss ymm10,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm9,ymm10
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm9,YMMWORD PTR [rdi]
	vbroadcastss ymm10,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm9,ymm10
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_1x16__x86_64_avx2+0x5f>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_1x16__x86_64_avx2+0x5a>
	test   rcx,rcx
	je     <nnp_direct_1x16__x86_64_avx2+0x115>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm9,YMMWORD PTR [r10]
	vbroadcastss ymm10,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm9,ymm10
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_1x16__x86_64_avx2+0xef>
	lea    rax,[r9+0x28]
	vbroadcastss ymm9,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_1x16__x86_64_avx2+0x60e>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x9
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_1x16__x86_64_avx2+0x2ca>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	vbroadcastss ymm8,DWORD PTR [r10]
	vbroadcastss ymm9,DWORD PTR [r10]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_direct_1x16__x86_64_avx2+0x25b>
	mov    r12d,0x2
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm12,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm12,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm12,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm10,YMMWORD PTR [r13+0x0]
	vmovups ymm11,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm12,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_1x16__x86_64_avx2+0x193>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_1x16__x86_64_avx2+0x18d>
	test   rbp,rbp
	je     <nnp_direct_1x16__x86_64_avx2+0x291>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vbroadcastss ymm12,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_1x16__x86_64_avx2+0x260>
	lea    r10,[r9+0x28]
	vbroadcastss ymm10,DWORD PTR [r10]
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x152>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x4a8>
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax]
	vbroadcastss ymm10,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_1x16__x86_64_avx2+0x42f>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vmovups ymm12,YMMWORD PTR [rdi+0x20]
	vmovups ymm13,YMMWORD PTR [rdi+0x40]
	vbroadcastss ymm14,DWORD PTR [r11]
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
	vbroadcastss ymm14,DWORD PTR [r11+0x4]
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
	vbroadcastss ymm14,DWORD PTR [r11+0x8]
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
	vbroadcastss ymm14,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_1x16__x86_64_avx2+0x350>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_1x16__x86_64_avx2+0x34b>
	test   rcx,rcx
	je     <nnp_direct_1x16__x86_64_avx2+0x470>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [r10]
	vmovups ymm12,YMMWORD PTR [r10+0x20]
	vmovups ymm13,YMMWORD PTR [r10+0x40]
	vbroadcastss ymm14,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_1x16__x86_64_avx2+0x434>
	lea    rax,[r9+0x28]
	vbroadcastss ymm11,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm11,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm11,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	vmaxps ymm8,ymm11,ymm10
	vmovups YMMWORD PTR [r10+0x40],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_1x16__x86_64_avx2+0x60e>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_1x16__x86_64_avx2+0x5b0>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vmovups ymm11,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm12,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vmovups ymm11,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm12,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vmovups ymm11,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm12,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vmovups ymm11,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm12,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_1x16__x86_64_avx2+0x4f9>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_1x16__x86_64_avx2+0x4f4>
	test   rcx,rcx
	je     <nnp_direct_1x16__x86_64_avx2+0x5e6>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [r10]
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	vbroadcastss ymm12,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_1x16__x86_64_avx2+0x5b5>
	lea    rax,[r9+0x28]
	vbroadcastss ymm10,DWORD PTR [rax]
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x18e>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax+0x4]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_2x16__x86_64_avx2+0x128>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vbroadcastss ymm11,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm10,ymm11
	vbroadcastss ymm11,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm10,ymm11
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vbroadcastss ymm11,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm10,ymm11
	vbroadcastss ymm11,DWORD PTR [r11+0x24]
	vfmadd231ps ymm9,ymm10,ymm11
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vbroadcastss ymm11,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm10,ymm11
	vbroadcastss ymm11,DWORD PTR [r11+0x28]
	vfmadd231ps ymm9,ymm10,ymm11
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [rdi]
	vbroadcastss ymm11,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm10,ymm11
	vbroadcastss ymm11,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm9,ymm10,ymm11
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_2x16__x86_64_avx2+0x6d>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_2x16__x86_64_avx2+0x68>
	test   rcx,rcx
	je     <nnp_direct_2x16__x86_64_avx2+0x15e>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm10,YMMWORD PTR [r10]
	vbroadcastss ymm11,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm10,ymm11
	vbroadcastss ymm11,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm10,ymm11
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_2x16__x86_64_avx2+0x12d>
	lea    rax,[r9+0x28]
	vbroadcastss ymm10,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm10,ymm9
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_2x16__x86_64_avx2+0x80a>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x9
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_2x16__x86_64_avx2+0x39d>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	vbroadcastss ymm8,DWORD PTR [r10]
	vbroadcastss ymm9,DWORD PTR [r10]
	vbroadcastss ymm10,DWORD PTR [r10+0x4]
	vbroadcastss ymm11,DWORD PTR [r10+0x4]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_direct_2x16__x86_64_avx2+0x305>
	mov    r12d,0x2
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm12,YMMWORD PTR [r13+0x0]
	vmovups ymm13,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm14,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm12,YMMWORD PTR [r13+0x0]
	vmovups ymm13,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm14,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm12,YMMWORD PTR [r13+0x0]
	vmovups ymm13,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm14,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm12,YMMWORD PTR [r13+0x0]
	vmovups ymm13,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm14,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_2x16__x86_64_avx2+0x1fd>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_2x16__x86_64_avx2+0x1f7>
	test   rbp,rbp
	je     <nnp_direct_2x16__x86_64_avx2+0x34b>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vbroadcastss ymm14,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_2x16__x86_64_avx2+0x30a>
	lea    r10,[r9+0x28]
	vbroadcastss ymm12,DWORD PTR [r10]
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x1a9>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x627>
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax]
	vbroadcastss ymm10,DWORD PTR [rax]
	vbroadcastss ymm11,DWORD PTR [rax+0x4]
	vbroadcastss ymm12,DWORD PTR [rax+0x4]
	vbroadcastss ymm13,DWORD PTR [rax+0x4]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_2x16__x86_64_avx2+0x575>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vmovups ymm7,YMMWORD PTR [rdi+0x40]
	vbroadcastss ymm6,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [r11+0x20]
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
	vbroadcastss ymm6,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [r11+0x24]
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
	vbroadcastss ymm6,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [r11+0x28]
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
	vbroadcastss ymm6,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_2x16__x86_64_avx2+0x442>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_2x16__x86_64_avx2+0x43d>
	test   rcx,rcx
	je     <nnp_direct_2x16__x86_64_avx2+0x5cb>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [r10]
	vmovups ymm15,YMMWORD PTR [r10+0x20]
	vmovups ymm7,YMMWORD PTR [r10+0x40]
	vbroadcastss ymm6,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [r11+0x20]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_2x16__x86_64_avx2+0x57a>
	lea    rax,[r9+0x28]
	vbroadcastss ymm14,DWORD PTR [rax]
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
	jmp    <nnp_direct_2x16__x86_64_avx2+0x80a>
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax]
	vbroadcastss ymm10,DWORD PTR [rax+0x4]
	vbroadcastss ymm11,DWORD PTR [rax+0x4]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_2x16__x86_64_avx2+0x783>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm14,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm14,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm14,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm14,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_2x16__x86_64_avx2+0x68c>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_2x16__x86_64_avx2+0x687>
	test   rcx,rcx
	je     <nnp_direct_2x16__x86_64_avx2+0x7c9>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [r10]
	vmovups ymm13,YMMWORD PTR [r10+0x20]
	vbroadcastss ymm14,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_2x16__x86_64_avx2+0x788>
	lea    rax,[r9+0x28]
	vbroadcastss ymm12,DWORD PTR [rax]
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x1e1>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	mov    r11,r8
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	prefetcht0 BYTE PTR [r11]
	lea    r11,[r11+r10*4]
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax+0x4]
	vbroadcastss ymm10,DWORD PTR [rax+0x8]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_3x16__x86_64_avx2+0x162>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vbroadcastss ymm12,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm11,ymm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vbroadcastss ymm12,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x24]
	vfmadd231ps ymm9,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x44]
	vfmadd231ps ymm10,ymm11,ymm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vbroadcastss ymm12,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x28]
	vfmadd231ps ymm9,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x48]
	vfmadd231ps ymm10,ymm11,ymm12
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [rdi]
	vbroadcastss ymm12,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm9,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm10,ymm11,ymm12
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_3x16__x86_64_avx2+0x7b>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_3x16__x86_64_avx2+0x76>
	test   rcx,rcx
	je     <nnp_direct_3x16__x86_64_avx2+0x1a3>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm11,YMMWORD PTR [r10]
	vbroadcastss ymm12,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm11,ymm12
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_3x16__x86_64_avx2+0x167>
	lea    rax,[r9+0x28]
	vbroadcastss ymm11,DWORD PTR [rax]
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
	jmp    <nnp_direct_3x16__x86_64_avx2+0xa01>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	sub    rax,0x9
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_3x16__x86_64_avx2+0x46c>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	prefetcht0 BYTE PTR [rbx]
	lea    rbx,[rbx+r11*4]
	vbroadcastss ymm8,DWORD PTR [r10]
	vbroadcastss ymm9,DWORD PTR [r10]
	vbroadcastss ymm10,DWORD PTR [r10+0x4]
	vbroadcastss ymm11,DWORD PTR [r10+0x4]
	vbroadcastss ymm12,DWORD PTR [r10+0x8]
	vbroadcastss ymm13,DWORD PTR [r10+0x8]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_direct_3x16__x86_64_avx2+0x3ab>
	mov    r12d,0x2
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm14,YMMWORD PTR [r13+0x0]
	vmovups ymm15,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm7,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm14,YMMWORD PTR [r13+0x0]
	vmovups ymm15,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm7,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm14,YMMWORD PTR [r13+0x0]
	vmovups ymm15,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm7,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm14,YMMWORD PTR [r13+0x0]
	vmovups ymm15,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm7,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_3x16__x86_64_avx2+0x263>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_3x16__x86_64_avx2+0x25d>
	test   rbp,rbp
	je     <nnp_direct_3x16__x86_64_avx2+0x401>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	vbroadcastss ymm7,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_3x16__x86_64_avx2+0x3b0>
	lea    r10,[r9+0x28]
	vbroadcastss ymm14,DWORD PTR [r10]
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x1fc>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x7a1>
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax]
	vbroadcastss ymm10,DWORD PTR [rax]
	vbroadcastss ymm11,DWORD PTR [rax+0x4]
	vbroadcastss ymm12,DWORD PTR [rax+0x4]
	vbroadcastss ymm13,DWORD PTR [rax+0x4]
	vbroadcastss ymm14,DWORD PTR [rax+0x8]
	vbroadcastss ymm15,DWORD PTR [rax+0x8]
	vbroadcastss ymm7,DWORD PTR [rax+0x8]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_3x16__x86_64_avx2+0x6b7>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm6,YMMWORD PTR [rdi]
	vmovups ymm5,YMMWORD PTR [rdi+0x20]
	vmovups ymm4,YMMWORD PTR [rdi+0x40]
	vbroadcastss ymm3,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x20]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x40]
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
	vbroadcastss ymm3,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x24]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x44]
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
	vbroadcastss ymm3,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x28]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x48]
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
	vbroadcastss ymm3,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_3x16__x86_64_avx2+0x530>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_3x16__x86_64_avx2+0x52b>
	test   rcx,rcx
	je     <nnp_direct_3x16__x86_64_avx2+0x722>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm6,YMMWORD PTR [r10]
	vmovups ymm5,YMMWORD PTR [r10+0x20]
	vmovups ymm4,YMMWORD PTR [r10+0x40]
	vbroadcastss ymm3,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x20]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x40]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_3x16__x86_64_avx2+0x6bc>
	lea    rax,[r9+0x28]
	vbroadcastss ymm6,DWORD PTR [rax]
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
	jmp    <nnp_direct_3x16__x86_64_avx2+0xa01>
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax]
	vbroadcastss ymm10,DWORD PTR [rax+0x4]
	vbroadcastss ymm11,DWORD PTR [rax+0x4]
	vbroadcastss ymm12,DWORD PTR [rax+0x8]
	vbroadcastss ymm13,DWORD PTR [rax+0x8]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_3x16__x86_64_avx2+0x951>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm7,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm7,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm7,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vmovups ymm15,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm7,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_3x16__x86_64_avx2+0x81a>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_3x16__x86_64_avx2+0x815>
	test   rcx,rcx
	je     <nnp_direct_3x16__x86_64_avx2+0x9a7>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [r10]
	vmovups ymm15,YMMWORD PTR [r10+0x20]
	vbroadcastss ymm7,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_3x16__x86_64_avx2+0x956>
	lea    rax,[r9+0x28]
	vbroadcastss ymm14,DWORD PTR [rax]
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
	je     <nnp_direct_4x16__x86_64_avx2+0x30f>
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
	vbroadcastss ymm8,DWORD PTR [r10]
	vbroadcastss ymm9,DWORD PTR [r10]
	vbroadcastss ymm10,DWORD PTR [r10+0x4]
	vbroadcastss ymm11,DWORD PTR [r10+0x4]
	vbroadcastss ymm12,DWORD PTR [r10+0x8]
	vbroadcastss ymm13,DWORD PTR [r10+0x8]
	vbroadcastss ymm14,DWORD PTR [r10+0xc]
	vbroadcastss ymm15,DWORD PTR [r10+0xc]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_direct_4x16__x86_64_avx2+0x225>
	mov    r12d,0x2
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm7,YMMWORD PTR [r13+0x0]
	vmovups ymm6,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm5,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm7,YMMWORD PTR [r13+0x0]
	vmovups ymm6,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm5,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm7,YMMWORD PTR [r13+0x0]
	vmovups ymm6,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm5,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm7,YMMWORD PTR [r13+0x0]
	vmovups ymm6,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm5,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_4x16__x86_64_avx2+0x9d>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_4x16__x86_64_avx2+0x97>
	test   rbp,rbp
	je     <nnp_direct_4x16__x86_64_avx2+0x28b>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	vbroadcastss ymm5,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_4x16__x86_64_avx2+0x22a>
	lea    r10,[r9+0x28]
	vbroadcastss ymm7,DWORD PTR [r10]
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x32b>
	jmp    <nnp_direct_4x16__x86_64_avx2+0x840>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_4x16__x86_64_avx2+0x563>
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax+0x4]
	vbroadcastss ymm10,DWORD PTR [rax+0x8]
	vbroadcastss ymm11,DWORD PTR [rax+0xc]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_4x16__x86_64_avx2+0x4cb>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vbroadcastss ymm13,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x60]
	vfmadd231ps ymm11,ymm12,ymm13
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vbroadcastss ymm13,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x24]
	vfmadd231ps ymm9,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x44]
	vfmadd231ps ymm10,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x64]
	vfmadd231ps ymm11,ymm12,ymm13
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vbroadcastss ymm13,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x28]
	vfmadd231ps ymm9,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x48]
	vfmadd231ps ymm10,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x68]
	vfmadd231ps ymm11,ymm12,ymm13
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [rdi]
	vbroadcastss ymm13,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm9,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm10,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm11,ymm12,ymm13
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_4x16__x86_64_avx2+0x3b8>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_4x16__x86_64_avx2+0x3b3>
	test   rcx,rcx
	je     <nnp_direct_4x16__x86_64_avx2+0x517>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm12,YMMWORD PTR [r10]
	vbroadcastss ymm13,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x60]
	vfmadd231ps ymm11,ymm12,ymm13
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_4x16__x86_64_avx2+0x4d0>
	lea    rax,[r9+0x28]
	vbroadcastss ymm12,DWORD PTR [rax]
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
	jmp    <nnp_direct_4x16__x86_64_avx2+0x840>
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax]
	vbroadcastss ymm10,DWORD PTR [rax+0x4]
	vbroadcastss ymm11,DWORD PTR [rax+0x4]
	vbroadcastss ymm12,DWORD PTR [rax+0x8]
	vbroadcastss ymm13,DWORD PTR [rax+0x8]
	vbroadcastss ymm14,DWORD PTR [rax+0xc]
	vbroadcastss ymm15,DWORD PTR [rax+0xc]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_4x16__x86_64_avx2+0x767>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm7,YMMWORD PTR [rdi]
	vmovups ymm6,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm5,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm7,YMMWORD PTR [rdi]
	vmovups ymm6,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm5,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm7,YMMWORD PTR [rdi]
	vmovups ymm6,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm5,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm7,YMMWORD PTR [rdi]
	vmovups ymm6,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm5,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_4x16__x86_64_avx2+0x5f0>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_4x16__x86_64_avx2+0x5eb>
	test   rcx,rcx
	je     <nnp_direct_4x16__x86_64_avx2+0x7cd>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm7,YMMWORD PTR [r10]
	vmovups ymm6,YMMWORD PTR [r10+0x20]
	vbroadcastss ymm5,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_4x16__x86_64_avx2+0x76c>
	lea    rax,[r9+0x28]
	vbroadcastss ymm7,DWORD PTR [rax]
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
	int3
	int3
	int3
	int3

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
	je     <nnp_direct_5x16__x86_64_avx2+0x398>
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
	vbroadcastss ymm8,DWORD PTR [r10]
	vbroadcastss ymm9,DWORD PTR [r10]
	vbroadcastss ymm10,DWORD PTR [r10+0x4]
	vbroadcastss ymm11,DWORD PTR [r10+0x4]
	vbroadcastss ymm12,DWORD PTR [r10+0x8]
	vbroadcastss ymm13,DWORD PTR [r10+0x8]
	vbroadcastss ymm14,DWORD PTR [r10+0xc]
	vbroadcastss ymm15,DWORD PTR [r10+0xc]
	vbroadcastss ymm7,DWORD PTR [r10+0x10]
	vbroadcastss ymm6,DWORD PTR [r10+0x10]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_direct_5x16__x86_64_avx2+0x284>
	mov    r12d,0x2
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm5,YMMWORD PTR [r13+0x0]
	vmovups ymm4,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm3,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm5,YMMWORD PTR [r13+0x0]
	vmovups ymm4,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm3,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm5,YMMWORD PTR [r13+0x0]
	vmovups ymm4,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm3,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm5,YMMWORD PTR [r13+0x0]
	vmovups ymm4,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm3,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_5x16__x86_64_avx2+0xb0>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_5x16__x86_64_avx2+0xaa>
	test   rbp,rbp
	je     <nnp_direct_5x16__x86_64_avx2+0x2fd>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vbroadcastss ymm3,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_5x16__x86_64_avx2+0x289>
	lea    r10,[r9+0x28]
	vbroadcastss ymm5,DWORD PTR [r10]
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x3b4>
	jmp    <nnp_direct_5x16__x86_64_avx2+0x9b5>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_5x16__x86_64_avx2+0x64e>
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax+0x4]
	vbroadcastss ymm10,DWORD PTR [rax+0x8]
	vbroadcastss ymm11,DWORD PTR [rax+0xc]
	vbroadcastss ymm12,DWORD PTR [rax+0x10]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_5x16__x86_64_avx2+0x59a>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm13,YMMWORD PTR [rdi]
	vbroadcastss ymm14,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x60]
	vfmadd231ps ymm11,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x80]
	vfmadd231ps ymm12,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm13,YMMWORD PTR [rdi]
	vbroadcastss ymm14,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x24]
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x44]
	vfmadd231ps ymm10,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x64]
	vfmadd231ps ymm11,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x84]
	vfmadd231ps ymm12,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm13,YMMWORD PTR [rdi]
	vbroadcastss ymm14,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x28]
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x48]
	vfmadd231ps ymm10,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x68]
	vfmadd231ps ymm11,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x88]
	vfmadd231ps ymm12,ymm13,ymm14
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm13,YMMWORD PTR [rdi]
	vbroadcastss ymm14,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm10,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm11,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x8c]
	vfmadd231ps ymm12,ymm13,ymm14
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_5x16__x86_64_avx2+0x44f>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_5x16__x86_64_avx2+0x44a>
	test   rcx,rcx
	je     <nnp_direct_5x16__x86_64_avx2+0x5f4>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm13,YMMWORD PTR [r10]
	vbroadcastss ymm14,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x60]
	vfmadd231ps ymm11,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x80]
	vfmadd231ps ymm12,ymm13,ymm14
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_5x16__x86_64_avx2+0x59f>
	lea    rax,[r9+0x28]
	vbroadcastss ymm13,DWORD PTR [rax]
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
	jmp    <nnp_direct_5x16__x86_64_avx2+0x9b5>
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax]
	vbroadcastss ymm10,DWORD PTR [rax+0x4]
	vbroadcastss ymm11,DWORD PTR [rax+0x4]
	vbroadcastss ymm12,DWORD PTR [rax+0x8]
	vbroadcastss ymm13,DWORD PTR [rax+0x8]
	vbroadcastss ymm14,DWORD PTR [rax+0xc]
	vbroadcastss ymm15,DWORD PTR [rax+0xc]
	vbroadcastss ymm7,DWORD PTR [rax+0x10]
	vbroadcastss ymm6,DWORD PTR [rax+0x10]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_5x16__x86_64_avx2+0x8b2>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm5,YMMWORD PTR [rdi]
	vmovups ymm4,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm3,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm5,YMMWORD PTR [rdi]
	vmovups ymm4,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm3,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm5,YMMWORD PTR [rdi]
	vmovups ymm4,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm3,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm5,YMMWORD PTR [rdi]
	vmovups ymm4,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm3,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_5x16__x86_64_avx2+0x6ef>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_5x16__x86_64_avx2+0x6ea>
	test   rcx,rcx
	je     <nnp_direct_5x16__x86_64_avx2+0x92b>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm5,YMMWORD PTR [r10]
	vmovups ymm4,YMMWORD PTR [r10+0x20]
	vbroadcastss ymm3,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_5x16__x86_64_avx2+0x8b7>
	lea    rax,[r9+0x28]
	vbroadcastss ymm5,DWORD PTR [rax]
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
	je     <nnp_direct_6x16__x86_64_avx2+0x429>
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
	vbroadcastss ymm8,DWORD PTR [r10]
	vbroadcastss ymm9,DWORD PTR [r10]
	vbroadcastss ymm10,DWORD PTR [r10+0x4]
	vbroadcastss ymm11,DWORD PTR [r10+0x4]
	vbroadcastss ymm12,DWORD PTR [r10+0x8]
	vbroadcastss ymm13,DWORD PTR [r10+0x8]
	vbroadcastss ymm14,DWORD PTR [r10+0xc]
	vbroadcastss ymm15,DWORD PTR [r10+0xc]
	vbroadcastss ymm7,DWORD PTR [r10+0x10]
	vbroadcastss ymm6,DWORD PTR [r10+0x10]
	vbroadcastss ymm5,DWORD PTR [r10+0x14]
	vbroadcastss ymm4,DWORD PTR [r10+0x14]
	mov    r10,rcx
	mov    r11,rdi
	mov    rbx,rsi
	mov    rbp,r11
	and    rbp,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_direct_6x16__x86_64_avx2+0x2e3>
	mov    r12d,0x2
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm3,YMMWORD PTR [r13+0x0]
	vmovups ymm2,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm1,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm3,YMMWORD PTR [r13+0x0]
	vmovups ymm2,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm1,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm3,YMMWORD PTR [r13+0x0]
	vmovups ymm2,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm1,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	mov    r13,rdx
	mov    r14,QWORD PTR [r10]
	lea    r13,[r13+r14*4+0x0]
	add    r10,0x8
	vmovups ymm3,YMMWORD PTR [r13+0x0]
	vmovups ymm2,YMMWORD PTR [r13+0x20]
	vbroadcastss ymm1,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rbx,0x10
	dec    r12d
	jne    <nnp_direct_6x16__x86_64_avx2+0xc3>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_6x16__x86_64_avx2+0xbd>
	test   rbp,rbp
	je     <nnp_direct_6x16__x86_64_avx2+0x377>
	mov    r11,rdx
	mov    r12,QWORD PTR [r10]
	lea    r11,[r11+r12*4]
	add    r10,0x8
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	vbroadcastss ymm1,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbx+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rbx,0x4
	dec    rbp
	jne    <nnp_direct_6x16__x86_64_avx2+0x2ec>
	lea    r10,[r9+0x28]
	vbroadcastss ymm3,DWORD PTR [r10]
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x445>
	jmp    <nnp_direct_6x16__x86_64_avx2+0xb3a>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_6x16__x86_64_avx2+0x741>
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax+0x4]
	vbroadcastss ymm10,DWORD PTR [rax+0x8]
	vbroadcastss ymm11,DWORD PTR [rax+0xc]
	vbroadcastss ymm12,DWORD PTR [rax+0x10]
	vbroadcastss ymm13,DWORD PTR [rax+0x14]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_6x16__x86_64_avx2+0x671>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vbroadcastss ymm15,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x60]
	vfmadd231ps ymm11,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x80]
	vfmadd231ps ymm12,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0xa0]
	vfmadd231ps ymm13,ymm14,ymm15
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vbroadcastss ymm15,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x24]
	vfmadd231ps ymm9,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x44]
	vfmadd231ps ymm10,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x64]
	vfmadd231ps ymm11,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x84]
	vfmadd231ps ymm12,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0xa4]
	vfmadd231ps ymm13,ymm14,ymm15
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vbroadcastss ymm15,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x28]
	vfmadd231ps ymm9,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x48]
	vfmadd231ps ymm10,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x68]
	vfmadd231ps ymm11,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x88]
	vfmadd231ps ymm12,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0xa8]
	vfmadd231ps ymm13,ymm14,ymm15
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [rdi]
	vbroadcastss ymm15,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm9,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm10,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm11,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x8c]
	vfmadd231ps ymm12,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0xac]
	vfmadd231ps ymm13,ymm14,ymm15
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_6x16__x86_64_avx2+0x4ee>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_6x16__x86_64_avx2+0x4e9>
	test   rcx,rcx
	je     <nnp_direct_6x16__x86_64_avx2+0x6d9>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm14,YMMWORD PTR [r10]
	vbroadcastss ymm15,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x60]
	vfmadd231ps ymm11,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x80]
	vfmadd231ps ymm12,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0xa0]
	vfmadd231ps ymm13,ymm14,ymm15
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_6x16__x86_64_avx2+0x676>
	lea    rax,[r9+0x28]
	vbroadcastss ymm14,DWORD PTR [rax]
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
	jmp    <nnp_direct_6x16__x86_64_avx2+0xb3a>
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
	vbroadcastss ymm8,DWORD PTR [rax]
	vbroadcastss ymm9,DWORD PTR [rax]
	vbroadcastss ymm10,DWORD PTR [rax+0x4]
	vbroadcastss ymm11,DWORD PTR [rax+0x4]
	vbroadcastss ymm12,DWORD PTR [rax+0x8]
	vbroadcastss ymm13,DWORD PTR [rax+0x8]
	vbroadcastss ymm14,DWORD PTR [rax+0xc]
	vbroadcastss ymm15,DWORD PTR [rax+0xc]
	vbroadcastss ymm7,DWORD PTR [rax+0x10]
	vbroadcastss ymm6,DWORD PTR [rax+0x10]
	vbroadcastss ymm5,DWORD PTR [rax+0x14]
	vbroadcastss ymm4,DWORD PTR [rax+0x14]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_6x16__x86_64_avx2+0xa05>
	mov    esi,0x2
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm3,YMMWORD PTR [rdi]
	vmovups ymm2,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm1,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm3,YMMWORD PTR [rdi]
	vmovups ymm2,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm1,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm3,YMMWORD PTR [rdi]
	vmovups ymm2,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm1,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	mov    rdi,rdx
	mov    rbx,QWORD PTR [rax]
	lea    rdi,[rdi+rbx*4]
	add    rax,0x8
	vmovups ymm3,YMMWORD PTR [rdi]
	vmovups ymm2,YMMWORD PTR [rdi+0x20]
	vbroadcastss ymm1,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    r11,0x10
	dec    esi
	jne    <nnp_direct_6x16__x86_64_avx2+0x7f6>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_6x16__x86_64_avx2+0x7f1>
	test   rcx,rcx
	je     <nnp_direct_6x16__x86_64_avx2+0xa99>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+0x20]
	vbroadcastss ymm1,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_6x16__x86_64_avx2+0xa0e>
	lea    rax,[r9+0x28]
	vbroadcastss ymm3,DWORD PTR [rax]
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
