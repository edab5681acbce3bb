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
	je     <nnp_direct_1x16__x86_64_avx2+0x187>
	mov    r10,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_1x16__x86_64_avx2+0x118>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x50>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_1x16__x86_64_avx2+0x4a>
	test   rbp,rbp
	je     <nnp_direct_1x16__x86_64_avx2+0x14e>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x11d>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x19c>
	jmp    <nnp_direct_1x16__x86_64_avx2+0x421>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_1x16__x86_64_avx2+0x2c9>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffe0
	add    r8,0xffffffffffffffe0
	mov    rax,QWORD PTR [r9+0x10]
	vbroadcastss ymm8,DWORD PTR [rax]
	mov    rax,rcx
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_direct_1x16__x86_64_avx2+0x27c>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x1f1>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_1x16__x86_64_avx2+0x1ec>
	test   rcx,rcx
	je     <nnp_direct_1x16__x86_64_avx2+0x2a7>
	mov    r10,rdx
	mov    rsi,QWORD PTR [rax]
	lea    r10,[r10+rsi*4]
	add    rax,0x8
	vmovups ymm9,YMMWORD PTR [r10]
	vbroadcastss ymm10,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm9,ymm10
	add    r11,0x4
	dec    rcx
	jne    <nnp_direct_1x16__x86_64_avx2+0x281>
	lea    rax,[r9+0x28]
	vbroadcastss ymm9,DWORD PTR [rax]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	vmaxps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_direct_1x16__x86_64_avx2+0x421>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_1x16__x86_64_avx2+0x3c3>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x30c>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_1x16__x86_64_avx2+0x307>
	test   rcx,rcx
	je     <nnp_direct_1x16__x86_64_avx2+0x3f9>
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
	jne    <nnp_direct_1x16__x86_64_avx2+0x3c8>
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
	je     <nnp_direct_2x16__x86_64_avx2+0x1fc>
	mov    r10,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_2x16__x86_64_avx2+0x164>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x5c>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_2x16__x86_64_avx2+0x56>
	test   rbp,rbp
	je     <nnp_direct_2x16__x86_64_avx2+0x1aa>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x169>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x211>
	jmp    <nnp_direct_2x16__x86_64_avx2+0x55a>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_2x16__x86_64_avx2+0x38d>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffe0
	add    r8,0xffffffffffffffe0
	mov    rax,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_2x16__x86_64_avx2+0x327>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x26c>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_2x16__x86_64_avx2+0x267>
	test   rcx,rcx
	je     <nnp_direct_2x16__x86_64_avx2+0x35d>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x32c>
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
	jmp    <nnp_direct_2x16__x86_64_avx2+0x55a>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_2x16__x86_64_avx2+0x4d3>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x3dc>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_2x16__x86_64_avx2+0x3d7>
	test   rcx,rcx
	je     <nnp_direct_2x16__x86_64_avx2+0x519>
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
	jne    <nnp_direct_2x16__x86_64_avx2+0x4d8>
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
	je     <nnp_direct_3x16__x86_64_avx2+0x271>
	mov    r10,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_3x16__x86_64_avx2+0x1b0>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x68>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_3x16__x86_64_avx2+0x62>
	test   rbp,rbp
	je     <nnp_direct_3x16__x86_64_avx2+0x206>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x1b5>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x286>
	jmp    <nnp_direct_3x16__x86_64_avx2+0x68f>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_3x16__x86_64_avx2+0x44d>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffe0
	add    r8,0xffffffffffffffe0
	mov    rax,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_3x16__x86_64_avx2+0x3ce>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x2e7>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_3x16__x86_64_avx2+0x2e2>
	test   rcx,rcx
	je     <nnp_direct_3x16__x86_64_avx2+0x40f>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x3d3>
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
	jmp    <nnp_direct_3x16__x86_64_avx2+0x68f>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_3x16__x86_64_avx2+0x5df>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x4a8>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_3x16__x86_64_avx2+0x4a3>
	test   rcx,rcx
	je     <nnp_direct_3x16__x86_64_avx2+0x635>
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
	jne    <nnp_direct_3x16__x86_64_avx2+0x5e4>
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
	je     <nnp_direct_4x16__x86_64_avx2+0x2e6>
	mov    r10,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_4x16__x86_64_avx2+0x1fc>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x74>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_4x16__x86_64_avx2+0x6e>
	test   rbp,rbp
	je     <nnp_direct_4x16__x86_64_avx2+0x262>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x201>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x2fb>
	jmp    <nnp_direct_4x16__x86_64_avx2+0x7c4>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_4x16__x86_64_avx2+0x50d>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffe0
	add    r8,0xffffffffffffffe0
	mov    rax,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_4x16__x86_64_avx2+0x475>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x362>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_4x16__x86_64_avx2+0x35d>
	test   rcx,rcx
	je     <nnp_direct_4x16__x86_64_avx2+0x4c1>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x47a>
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
	jmp    <nnp_direct_4x16__x86_64_avx2+0x7c4>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_4x16__x86_64_avx2+0x6eb>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x574>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_4x16__x86_64_avx2+0x56f>
	test   rcx,rcx
	je     <nnp_direct_4x16__x86_64_avx2+0x751>
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
	jne    <nnp_direct_4x16__x86_64_avx2+0x6f0>
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
	je     <nnp_direct_5x16__x86_64_avx2+0x368>
	mov    r10,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_5x16__x86_64_avx2+0x254>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x80>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_5x16__x86_64_avx2+0x7a>
	test   rbp,rbp
	je     <nnp_direct_5x16__x86_64_avx2+0x2cd>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x259>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x37d>
	jmp    <nnp_direct_5x16__x86_64_avx2+0x922>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_5x16__x86_64_avx2+0x5e9>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffe0
	add    r8,0xffffffffffffffe0
	mov    rax,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_5x16__x86_64_avx2+0x535>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x3ea>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_5x16__x86_64_avx2+0x3e5>
	test   rcx,rcx
	je     <nnp_direct_5x16__x86_64_avx2+0x58f>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x53a>
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
	jmp    <nnp_direct_5x16__x86_64_avx2+0x922>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_5x16__x86_64_avx2+0x81f>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x65c>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_5x16__x86_64_avx2+0x657>
	test   rcx,rcx
	je     <nnp_direct_5x16__x86_64_avx2+0x898>
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
	jne    <nnp_direct_5x16__x86_64_avx2+0x824>
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
	je     <nnp_direct_6x16__x86_64_avx2+0x3f2>
	mov    r10,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_6x16__x86_64_avx2+0x2ac>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x8c>
	add    rbx,0xa0
	dec    r11
	jne    <nnp_direct_6x16__x86_64_avx2+0x86>
	test   rbp,rbp
	je     <nnp_direct_6x16__x86_64_avx2+0x340>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x2b5>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x407>
	jmp    <nnp_direct_6x16__x86_64_avx2+0xa90>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	jne    <nnp_direct_6x16__x86_64_avx2+0x6cd>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffe0
	add    r8,0xffffffffffffffe0
	mov    rax,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_6x16__x86_64_avx2+0x5fd>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x47a>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_6x16__x86_64_avx2+0x475>
	test   rcx,rcx
	je     <nnp_direct_6x16__x86_64_avx2+0x665>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x602>
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
	jmp    <nnp_direct_6x16__x86_64_avx2+0xa90>
	lea    rdx,[rdx+rax*4]
	lea    r8,[r8+rax*4]
	add    rdx,0xffffffffffffffc0
	add    r8,0xffffffffffffffc0
	mov    rax,QWORD PTR [r9+0x10]
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
	je     <nnp_direct_6x16__x86_64_avx2+0x95b>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x74c>
	add    r11,0xa0
	dec    r10
	jne    <nnp_direct_6x16__x86_64_avx2+0x747>
	test   rcx,rcx
	je     <nnp_direct_6x16__x86_64_avx2+0x9ef>
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
	jne    <nnp_direct_6x16__x86_64_avx2+0x964>
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
