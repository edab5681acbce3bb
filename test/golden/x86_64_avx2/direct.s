<nnp_direct_1x16__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_1x16__x86_64_avx2+0x194>
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
	je     <nnp_direct_1x16__x86_64_avx2+0x125>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x5d>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_1x16__x86_64_avx2+0x57>
	test   rbp,rbp
	je     <nnp_direct_1x16__x86_64_avx2+0x15b>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x12a>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_direct_1x16__x86_64_avx2+0x1a9>
	jmp    <nnp_direct_1x16__x86_64_avx2+0x44a>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_1x16__x86_64_avx2+0x2e4>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffe0
	add    r8,0xffffffffffffffe0
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
	je     <nnp_direct_1x16__x86_64_avx2+0x297>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x20c>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_1x16__x86_64_avx2+0x207>
	test   rcx,rcx
	je     <nnp_direct_1x16__x86_64_avx2+0x2c2>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm9,YMMWORD PTR [r10]
	vbroadcastss ymm10,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm9,ymm10
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_1x16__x86_64_avx2+0x29c>
	lea    rax,[r9+0x28]
	vbroadcastss ymm9,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_1x16__x86_64_avx2+0x44a>
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
	je     <nnp_direct_1x16__x86_64_avx2+0x3ec>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x335>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_1x16__x86_64_avx2+0x330>
	test   rcx,rcx
	je     <nnp_direct_1x16__x86_64_avx2+0x422>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x3f1>
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
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_2x16__x86_64_avx2+0x210>
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
	je     <nnp_direct_2x16__x86_64_avx2+0x178>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x70>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_2x16__x86_64_avx2+0x6a>
	test   rbp,rbp
	je     <nnp_direct_2x16__x86_64_avx2+0x1be>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x17d>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_direct_2x16__x86_64_avx2+0x225>
	jmp    <nnp_direct_2x16__x86_64_avx2+0x59a>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_2x16__x86_64_avx2+0x3b7>
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
	je     <nnp_direct_2x16__x86_64_avx2+0x351>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x296>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_2x16__x86_64_avx2+0x291>
	test   rcx,rcx
	je     <nnp_direct_2x16__x86_64_avx2+0x387>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x356>
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
	jmp    <nnp_direct_2x16__x86_64_avx2+0x59a>
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
	je     <nnp_direct_2x16__x86_64_avx2+0x513>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x41c>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_2x16__x86_64_avx2+0x417>
	test   rcx,rcx
	je     <nnp_direct_2x16__x86_64_avx2+0x559>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x518>
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
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_3x16__x86_64_avx2+0x28c>
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
	je     <nnp_direct_3x16__x86_64_avx2+0x1cb>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x83>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_3x16__x86_64_avx2+0x7d>
	test   rbp,rbp
	je     <nnp_direct_3x16__x86_64_avx2+0x221>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x1d0>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_direct_3x16__x86_64_avx2+0x2a1>
	jmp    <nnp_direct_3x16__x86_64_avx2+0x6e6>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_3x16__x86_64_avx2+0x486>
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
	je     <nnp_direct_3x16__x86_64_avx2+0x407>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x320>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_3x16__x86_64_avx2+0x31b>
	test   rcx,rcx
	je     <nnp_direct_3x16__x86_64_avx2+0x448>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x40c>
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
	jmp    <nnp_direct_3x16__x86_64_avx2+0x6e6>
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
	je     <nnp_direct_3x16__x86_64_avx2+0x636>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x4ff>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_3x16__x86_64_avx2+0x4fa>
	test   rcx,rcx
	je     <nnp_direct_3x16__x86_64_avx2+0x68c>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x63b>
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

<nnp_direct_4x16__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_4x16__x86_64_avx2+0x308>
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
	je     <nnp_direct_4x16__x86_64_avx2+0x21e>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x96>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_4x16__x86_64_avx2+0x90>
	test   rbp,rbp
	je     <nnp_direct_4x16__x86_64_avx2+0x284>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x223>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_direct_4x16__x86_64_avx2+0x31d>
	jmp    <nnp_direct_4x16__x86_64_avx2+0x832>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_4x16__x86_64_avx2+0x555>
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
	je     <nnp_direct_4x16__x86_64_avx2+0x4bd>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x3aa>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_4x16__x86_64_avx2+0x3a5>
	test   rcx,rcx
	je     <nnp_direct_4x16__x86_64_avx2+0x509>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x4c2>
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
	jmp    <nnp_direct_4x16__x86_64_avx2+0x832>
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
	je     <nnp_direct_4x16__x86_64_avx2+0x759>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x5e2>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_4x16__x86_64_avx2+0x5dd>
	test   rcx,rcx
	je     <nnp_direct_4x16__x86_64_avx2+0x7bf>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x75e>
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

<nnp_direct_5x16__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_5x16__x86_64_avx2+0x391>
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
	je     <nnp_direct_5x16__x86_64_avx2+0x27d>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0xa9>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_5x16__x86_64_avx2+0xa3>
	test   rbp,rbp
	je     <nnp_direct_5x16__x86_64_avx2+0x2f6>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x282>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_direct_5x16__x86_64_avx2+0x3a6>
	jmp    <nnp_direct_5x16__x86_64_avx2+0x9a7>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_5x16__x86_64_avx2+0x640>
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
	je     <nnp_direct_5x16__x86_64_avx2+0x58c>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x441>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_5x16__x86_64_avx2+0x43c>
	test   rcx,rcx
	je     <nnp_direct_5x16__x86_64_avx2+0x5e6>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x591>
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
	jmp    <nnp_direct_5x16__x86_64_avx2+0x9a7>
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
	je     <nnp_direct_5x16__x86_64_avx2+0x8a4>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x6e1>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_5x16__x86_64_avx2+0x6dc>
	test   rcx,rcx
	je     <nnp_direct_5x16__x86_64_avx2+0x91d>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x8a9>
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

<nnp_direct_6x16__x86_64_avx2>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_direct_6x16__x86_64_avx2+0x422>
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
	je     <nnp_direct_6x16__x86_64_avx2+0x2dc>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0xbc>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_6x16__x86_64_avx2+0xb6>
	test   rbp,rbp
	je     <nnp_direct_6x16__x86_64_avx2+0x370>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x2e5>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x1c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_direct_6x16__x86_64_avx2+0x437>
	jmp    <nnp_direct_6x16__x86_64_avx2+0xb2c>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_6x16__x86_64_avx2+0x733>
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
	je     <nnp_direct_6x16__x86_64_avx2+0x663>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x4e0>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_6x16__x86_64_avx2+0x4db>
	test   rcx,rcx
	je     <nnp_direct_6x16__x86_64_avx2+0x6cb>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x668>
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
	jmp    <nnp_direct_6x16__x86_64_avx2+0xb2c>
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
	je     <nnp_direct_6x16__x86_64_avx2+0x9f7>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x7e8>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_6x16__x86_64_avx2+0x7e3>
	test   rcx,rcx
	je     <nnp_direct_6x16__x86_64_avx2+0xa8b>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0xa00>
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
