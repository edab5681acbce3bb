<nnp_tuple_gemm_1x16__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	mov    rbx,rdi
	and    rbx,0x3f
	mov    rdi,rdi
	shr    rdi,0x6
	test   r11,r11
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0xff>
	test   rdi,rdi
	je     <nnp_tuple_gemm_1x16__x86_64_avx2+0xfa>
	mov    r11d,0x8
	mov    ebp,0x2
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rcx+0x40]
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm12,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rcx+0x80]
	vmovups ymm11,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm12,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rcx+0xc0]
	vmovups ymm11,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm12,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rsi,0x10
	add    rcx,0x100
	dec    ebp
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0x46>
	add    rsi,0xa0
	dec    r11d
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0x41>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffffa00
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0x3b>
	jmp    <nnp_tuple_gemm_1x16__x86_64_avx2+0x1e8>
	test   rdi,rdi
	je     <nnp_tuple_gemm_1x16__x86_64_avx2+0x1e8>
	mov    r11d,0x8
	prefetcht0 BYTE PTR [rsi+rdx*4]
	mov    ebp,0x2
	vmovups ymm10,YMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm12,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups ymm11,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm12,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups ymm11,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm12,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rsi,0x10
	add    rcx,0x100
	dec    ebp
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0x117>
	add    rsi,0xa0
	dec    r11d
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0x10e>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffffa00
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0x108>
	mov    r11,rbx
	and    r11,0x7
	mov    r8,rbx
	shr    r8,0x3
	test   r8,r8
	je     <nnp_tuple_gemm_1x16__x86_64_avx2+0x299>
	mov    edx,0x2
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rcx+0x40]
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm12,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rcx+0x80]
	vmovups ymm11,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm12,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rcx+0xc0]
	vmovups ymm11,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm12,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rsi,0x10
	add    rcx,0x100
	dec    edx
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0x204>
	add    rsi,0xa0
	dec    r8
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0x1ff>
	test   r11,r11
	je     <nnp_tuple_gemm_1x16__x86_64_avx2+0x2c3>
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rsi,0x4
	add    rcx,0x40
	dec    r11
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0x29e>
	test   r10,r10
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0x2dc>
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_1x16__x86_64_avx2+0x30a>
	mov    r10,r9
	vmovups ymm10,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm10
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret

<nnp_tuple_gemm_2x16__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	mov    rbx,rdi
	and    rbx,0x3f
	mov    rdi,rdi
	shr    rdi,0x6
	test   r11,r11
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x149>
	test   rdi,rdi
	je     <nnp_tuple_gemm_2x16__x86_64_avx2+0x144>
	mov    r11d,0x8
	mov    ebp,0x2
	vmovups ymm12,YMMWORD PTR [rcx]
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rcx+0x40]
	vmovups ymm13,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rcx+0x80]
	vmovups ymm13,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm14,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rcx+0xc0]
	vmovups ymm13,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm14,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rsi,0x10
	add    rcx,0x100
	dec    ebp
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x50>
	add    rsi,0xa0
	dec    r11d
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x4b>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffffa00
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x45>
	jmp    <nnp_tuple_gemm_2x16__x86_64_avx2+0x272>
	test   rdi,rdi
	je     <nnp_tuple_gemm_2x16__x86_64_avx2+0x272>
	mov    r11d,0x8
	prefetcht0 BYTE PTR [rsi+rdx*4]
	mov    ebp,0x2
	vmovups ymm12,YMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups ymm13,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups ymm13,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm14,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups ymm13,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm14,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rsi,0x10
	add    rcx,0x100
	dec    ebp
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x161>
	add    rsi,0xa0
	dec    r11d
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x158>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffffa00
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x152>
	mov    r11,rbx
	and    r11,0x7
	mov    r8,rbx
	shr    r8,0x3
	test   r8,r8
	je     <nnp_tuple_gemm_2x16__x86_64_avx2+0x363>
	mov    edx,0x2
	vmovups ymm12,YMMWORD PTR [rcx]
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rcx+0x40]
	vmovups ymm13,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rcx+0x80]
	vmovups ymm13,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm14,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rcx+0xc0]
	vmovups ymm13,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm14,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rsi,0x10
	add    rcx,0x100
	dec    edx
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x28e>
	add    rsi,0xa0
	dec    r8
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x289>
	test   r11,r11
	je     <nnp_tuple_gemm_2x16__x86_64_avx2+0x39d>
	vmovups ymm12,YMMWORD PTR [rcx]
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rsi,0x4
	add    rcx,0x40
	dec    r11
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x368>
	test   r10,r10
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x3c5>
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm10
	vmovups YMMWORD PTR [r10+0x20],ymm11
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_2x16__x86_64_avx2+0x41b>
	mov    r10,r9
	vmovups ymm12,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm12
	lea    r10,[r10+rax*4]
	vmovups ymm12,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm12
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm10
	vmovups YMMWORD PTR [r10+0x20],ymm11
	lea    r10,[r10+rax*4]
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_3x16__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	mov    rbx,rdi
	and    rbx,0x3f
	mov    rdi,rdi
	shr    rdi,0x6
	test   r11,r11
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x193>
	test   rdi,rdi
	je     <nnp_tuple_gemm_3x16__x86_64_avx2+0x18e>
	mov    r11d,0x8
	mov    ebp,0x2
	vmovups ymm14,YMMWORD PTR [rcx]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rcx+0x40]
	vmovups ymm15,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rcx+0x80]
	vmovups ymm15,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rcx+0xc0]
	vmovups ymm15,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm7,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rsi,0x10
	add    rcx,0x100
	dec    ebp
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x5a>
	add    rsi,0xa0
	dec    r11d
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x55>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffffa00
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x4f>
	jmp    <nnp_tuple_gemm_3x16__x86_64_avx2+0x301>
	test   rdi,rdi
	je     <nnp_tuple_gemm_3x16__x86_64_avx2+0x301>
	mov    r11d,0x8
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	mov    ebp,0x2
	vmovups ymm14,YMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups ymm15,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups ymm15,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups ymm15,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm7,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rsi,0x10
	add    rcx,0x100
	dec    ebp
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x1b0>
	add    rsi,0xa0
	dec    r11d
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x1a2>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffffa00
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x19c>
	mov    r11,rbx
	and    r11,0x7
	mov    r8,rbx
	shr    r8,0x3
	test   r8,r8
	je     <nnp_tuple_gemm_3x16__x86_64_avx2+0x432>
	mov    edx,0x2
	vmovups ymm14,YMMWORD PTR [rcx]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rcx+0x40]
	vmovups ymm15,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rcx+0x80]
	vmovups ymm15,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rcx+0xc0]
	vmovups ymm15,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm7,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rsi,0x10
	add    rcx,0x100
	dec    edx
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x31d>
	add    rsi,0xa0
	dec    r8
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x318>
	test   r11,r11
	je     <nnp_tuple_gemm_3x16__x86_64_avx2+0x47c>
	vmovups ymm14,YMMWORD PTR [rcx]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rsi,0x4
	add    rcx,0x40
	dec    r11
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x437>
	test   r10,r10
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x4b3>
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm10
	vmovups YMMWORD PTR [r10+0x20],ymm11
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm13
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_3x16__x86_64_avx2+0x531>
	mov    r10,r9
	vmovups ymm14,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm14
	lea    r10,[r10+rax*4]
	vmovups ymm14,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm14
	lea    r10,[r10+rax*4]
	vmovups ymm14,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm13,ymm13,ymm14
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm10
	vmovups YMMWORD PTR [r10+0x20],ymm11
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm13
	lea    r10,[r10+rax*4]
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
	int3
	int3
	int3

<nnp_tuple_gemm_4x16__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	mov    rbx,rdi
	and    rbx,0x3f
	mov    rdi,rdi
	shr    rdi,0x6
	test   r11,r11
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x1dd>
	test   rdi,rdi
	je     <nnp_tuple_gemm_4x16__x86_64_avx2+0x1d8>
	mov    r11d,0x8
	mov    ebp,0x2
	vmovups ymm7,YMMWORD PTR [rcx]
	vmovups ymm6,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rcx+0x40]
	vmovups ymm6,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rcx+0x80]
	vmovups ymm6,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rcx+0xc0]
	vmovups ymm6,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rsi,0x10
	add    rcx,0x100
	dec    ebp
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x64>
	add    rsi,0xa0
	dec    r11d
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x5f>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffffa00
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x59>
	jmp    <nnp_tuple_gemm_4x16__x86_64_avx2+0x38b>
	test   rdi,rdi
	je     <nnp_tuple_gemm_4x16__x86_64_avx2+0x38b>
	mov    r11d,0x8
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	mov    ebp,0x2
	vmovups ymm7,YMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups ymm6,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups ymm6,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups ymm6,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups ymm6,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rsi,0x10
	add    rcx,0x100
	dec    ebp
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x1fa>
	add    rsi,0xa0
	dec    r11d
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x1ec>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffffa00
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x1e6>
	mov    r11,rbx
	and    r11,0x7
	mov    r8,rbx
	shr    r8,0x3
	test   r8,r8
	je     <nnp_tuple_gemm_4x16__x86_64_avx2+0x4fc>
	mov    edx,0x2
	vmovups ymm7,YMMWORD PTR [rcx]
	vmovups ymm6,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rcx+0x40]
	vmovups ymm6,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rcx+0x80]
	vmovups ymm6,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rcx+0xc0]
	vmovups ymm6,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rsi,0x10
	add    rcx,0x100
	dec    edx
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x3a7>
	add    rsi,0xa0
	dec    r8
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x3a2>
	test   r11,r11
	je     <nnp_tuple_gemm_4x16__x86_64_avx2+0x556>
	vmovups ymm7,YMMWORD PTR [rcx]
	vmovups ymm6,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rsi,0x4
	add    rcx,0x40
	dec    r11
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x501>
	test   r10,r10
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x59f>
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm10
	vmovups YMMWORD PTR [r10+0x20],ymm11
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm13
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm14
	vmovups YMMWORD PTR [r10+0x20],ymm15
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_4x16__x86_64_avx2+0x63d>
	mov    r10,r9
	vmovups ymm7,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm7
	vmovups ymm7,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm7
	lea    r10,[r10+rax*4]
	vmovups ymm7,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm7
	vmovups ymm7,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm7
	lea    r10,[r10+rax*4]
	vmovups ymm7,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm7
	vmovups ymm7,YMMWORD PTR [r10+0x20]
	vaddps ymm13,ymm13,ymm7
	lea    r10,[r10+rax*4]
	vmovups ymm7,YMMWORD PTR [r10]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [r10+0x20]
	vaddps ymm15,ymm15,ymm7
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm10
	vmovups YMMWORD PTR [r10+0x20],ymm11
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm13
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm14
	vmovups YMMWORD PTR [r10+0x20],ymm15
	lea    r10,[r10+rax*4]
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_5x16__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	vxorps xmm7,xmm7,xmm7
	vxorps xmm6,xmm6,xmm6
	mov    rbx,rdi
	and    rbx,0x3f
	mov    rdi,rdi
	shr    rdi,0x6
	test   r11,r11
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x231>
	test   rdi,rdi
	je     <nnp_tuple_gemm_5x16__x86_64_avx2+0x22c>
	mov    r11d,0x8
	mov    ebp,0x2
	vmovups ymm5,YMMWORD PTR [rcx]
	vmovups ymm4,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rcx+0x40]
	vmovups ymm4,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rcx+0x80]
	vmovups ymm4,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rcx+0xc0]
	vmovups ymm4,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rsi,0x10
	add    rcx,0x100
	dec    ebp
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x6c>
	add    rsi,0xa0
	dec    r11d
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x67>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffffa00
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x61>
	jmp    <nnp_tuple_gemm_5x16__x86_64_avx2+0x433>
	test   rdi,rdi
	je     <nnp_tuple_gemm_5x16__x86_64_avx2+0x433>
	mov    r11d,0x8
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	mov    ebp,0x2
	vmovups ymm5,YMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups ymm4,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups ymm4,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups ymm4,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups ymm4,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rsi,0x10
	add    rcx,0x100
	dec    ebp
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x256>
	add    rsi,0xa0
	dec    r11d
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x240>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffffa00
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x23a>
	mov    r11,rbx
	and    r11,0x7
	mov    r8,rbx
	shr    r8,0x3
	test   r8,r8
	je     <nnp_tuple_gemm_5x16__x86_64_avx2+0x5f0>
	mov    edx,0x2
	vmovups ymm5,YMMWORD PTR [rcx]
	vmovups ymm4,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rcx+0x40]
	vmovups ymm4,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rcx+0x80]
	vmovups ymm4,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rcx+0xc0]
	vmovups ymm4,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rsi,0x10
	add    rcx,0x100
	dec    edx
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x44f>
	add    rsi,0xa0
	dec    r8
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x44a>
	test   r11,r11
	je     <nnp_tuple_gemm_5x16__x86_64_avx2+0x65d>
	vmovups ymm5,YMMWORD PTR [rcx]
	vmovups ymm4,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rsi,0x4
	add    rcx,0x40
	dec    r11
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x5f5>
	test   r10,r10
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x6b5>
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm10
	vmovups YMMWORD PTR [r10+0x20],ymm11
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm13
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm14
	vmovups YMMWORD PTR [r10+0x20],ymm15
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm7
	vmovups YMMWORD PTR [r10+0x20],ymm6
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_5x16__x86_64_avx2+0x779>
	mov    r10,r9
	vmovups ymm5,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm5
	vmovups ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm5
	lea    r10,[r10+rax*4]
	vmovups ymm5,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm5
	vmovups ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm5
	lea    r10,[r10+rax*4]
	vmovups ymm5,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm5
	vmovups ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm13,ymm13,ymm5
	lea    r10,[r10+rax*4]
	vmovups ymm5,YMMWORD PTR [r10]
	vaddps ymm14,ymm14,ymm5
	vmovups ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm15,ymm15,ymm5
	lea    r10,[r10+rax*4]
	vmovups ymm5,YMMWORD PTR [r10]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm6,ymm6,ymm5
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm10
	vmovups YMMWORD PTR [r10+0x20],ymm11
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm13
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm14
	vmovups YMMWORD PTR [r10+0x20],ymm15
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm7
	vmovups YMMWORD PTR [r10+0x20],ymm6
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_tuple_gemm_6x16__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	vxorps xmm7,xmm7,xmm7
	vxorps xmm6,xmm6,xmm6
	vxorps xmm5,xmm5,xmm5
	vxorps xmm4,xmm4,xmm4
	mov    rbx,rdi
	and    rbx,0x3f
	mov    rdi,rdi
	shr    rdi,0x6
	test   r11,r11
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x285>
	test   rdi,rdi
	je     <nnp_tuple_gemm_6x16__x86_64_avx2+0x280>
	mov    r11d,0x8
	mov    ebp,0x2
	vmovups ymm3,YMMWORD PTR [rcx]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rcx+0x40]
	vmovups ymm2,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rcx+0x80]
	vmovups ymm2,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rcx+0xc0]
	vmovups ymm2,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rsi,0x10
	add    rcx,0x100
	dec    ebp
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x74>
	add    rsi,0xa0
	dec    r11d
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x6f>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffffa00
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x69>
	jmp    <nnp_tuple_gemm_6x16__x86_64_avx2+0x4d3>
	test   rdi,rdi
	je     <nnp_tuple_gemm_6x16__x86_64_avx2+0x4d3>
	mov    r11d,0x8
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	mov    ebp,0x2
	vmovups ymm3,YMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups ymm2,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups ymm2,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups ymm2,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rsi,0x10
	add    rcx,0x100
	dec    ebp
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x2aa>
	add    rsi,0xa0
	dec    r11d
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x294>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffffa00
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x28e>
	mov    r11,rbx
	and    r11,0x7
	mov    r8,rbx
	shr    r8,0x3
	test   r8,r8
	je     <nnp_tuple_gemm_6x16__x86_64_avx2+0x6dc>
	mov    edx,0x2
	vmovups ymm3,YMMWORD PTR [rcx]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rcx+0x40]
	vmovups ymm2,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rcx+0x80]
	vmovups ymm2,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rcx+0xc0]
	vmovups ymm2,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rsi,0x10
	add    rcx,0x100
	dec    edx
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x4ef>
	add    rsi,0xa0
	dec    r8
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x4ea>
	test   r11,r11
	je     <nnp_tuple_gemm_6x16__x86_64_avx2+0x75c>
	vmovups ymm3,YMMWORD PTR [rcx]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rsi,0x4
	add    rcx,0x40
	dec    r11
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x6e1>
	test   r10,r10
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x7c3>
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm10
	vmovups YMMWORD PTR [r10+0x20],ymm11
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm13
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm14
	vmovups YMMWORD PTR [r10+0x20],ymm15
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm7
	vmovups YMMWORD PTR [r10+0x20],ymm6
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm5
	vmovups YMMWORD PTR [r10+0x20],ymm4
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_6x16__x86_64_avx2+0x8ad>
	mov    r10,r9
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm3
	lea    r10,[r10+rax*4]
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm3
	lea    r10,[r10+rax*4]
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm13,ymm13,ymm3
	lea    r10,[r10+rax*4]
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm14,ymm14,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm15,ymm15,ymm3
	lea    r10,[r10+rax*4]
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm7,ymm7,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm6,ymm6,ymm3
	lea    r10,[r10+rax*4]
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm4,ymm4,ymm3
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm10
	vmovups YMMWORD PTR [r10+0x20],ymm11
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm13
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm14
	vmovups YMMWORD PTR [r10+0x20],ymm15
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm7
	vmovups YMMWORD PTR [r10+0x20],ymm6
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm5
	vmovups YMMWORD PTR [r10+0x20],ymm4
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
