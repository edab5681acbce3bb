<nnp_tuple_gemm_1x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x111>
	test   rdi,rdi
	je     <nnp_tuple_gemm_1x32__x86_64_avx512+0x10c>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm10,ZMMWORD PTR [rcx]
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rcx+0x80]
	vmovups zmm11,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm12,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rcx+0x100]
	vmovups zmm11,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm12,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rcx+0x180]
	vmovups zmm11,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm12,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x48>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x43>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x3d>
	jmp    <nnp_tuple_gemm_1x32__x86_64_avx512+0x22e>
	test   rdi,rdi
	je     <nnp_tuple_gemm_1x32__x86_64_avx512+0x22e>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	mov    ebp,0x4
	vmovups zmm10,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm11,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm12,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm11,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm12,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm11,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm12,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x129>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x120>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x11a>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_1x32__x86_64_avx512+0x2ef>
	mov    edx,0x4
	vmovups zmm10,ZMMWORD PTR [rcx]
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rcx+0x80]
	vmovups zmm11,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm12,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rcx+0x100]
	vmovups zmm11,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm12,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [rcx+0x180]
	vmovups zmm11,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm12,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x24a>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x245>
	test   r11,r11
	je     <nnp_tuple_gemm_1x32__x86_64_avx512+0x323>
	vmovups zmm10,ZMMWORD PTR [rcx]
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x2f4>
	test   r10,r10
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x33e>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_1x32__x86_64_avx512+0x372>
	mov    r10,r9
	vmovups zmm10,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
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

<nnp_tuple_gemm_2x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x169>
	test   rdi,rdi
	je     <nnp_tuple_gemm_2x32__x86_64_avx512+0x164>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm12,ZMMWORD PTR [rcx]
	vmovups zmm13,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rcx+0x80]
	vmovups zmm13,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rcx+0x100]
	vmovups zmm13,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm14,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rcx+0x180]
	vmovups zmm13,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm14,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x54>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x4f>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x49>
	jmp    <nnp_tuple_gemm_2x32__x86_64_avx512+0x2d7>
	test   rdi,rdi
	je     <nnp_tuple_gemm_2x32__x86_64_avx512+0x2d7>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	mov    ebp,0x4
	vmovups zmm12,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm13,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm13,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm13,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm14,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm13,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm14,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x186>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x178>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x172>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_2x32__x86_64_avx512+0x3e4>
	mov    edx,0x4
	vmovups zmm12,ZMMWORD PTR [rcx]
	vmovups zmm13,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rcx+0x80]
	vmovups zmm13,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm14,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rcx+0x100]
	vmovups zmm13,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm14,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [rcx+0x180]
	vmovups zmm13,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm14,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x2f3>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x2ee>
	test   r11,r11
	je     <nnp_tuple_gemm_2x32__x86_64_avx512+0x42b>
	vmovups zmm12,ZMMWORD PTR [rcx]
	vmovups zmm13,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x3e9>
	test   r10,r10
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x457>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_2x32__x86_64_avx512+0x4b9>
	mov    r10,r9
	vmovups zmm12,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    r10,[r10+rax*4]
	vmovups zmm12,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_tuple_gemm_3x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x1c1>
	test   rdi,rdi
	je     <nnp_tuple_gemm_3x32__x86_64_avx512+0x1bc>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm14,ZMMWORD PTR [rcx]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rcx+0x80]
	vmovups zmm15,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rcx+0x100]
	vmovups zmm15,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rcx+0x180]
	vmovups zmm15,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm16,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x60>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x5b>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x55>
	jmp    <nnp_tuple_gemm_3x32__x86_64_avx512+0x383>
	test   rdi,rdi
	je     <nnp_tuple_gemm_3x32__x86_64_avx512+0x383>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	mov    ebp,0x4
	vmovups zmm14,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm15,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm15,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm15,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm16,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x1e6>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x1d0>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x1ca>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_3x32__x86_64_avx512+0x4dc>
	mov    edx,0x4
	vmovups zmm14,ZMMWORD PTR [rcx]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rcx+0x80]
	vmovups zmm15,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm16,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rcx+0x100]
	vmovups zmm15,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm16,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [rcx+0x180]
	vmovups zmm15,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm16,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x39f>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x39a>
	test   r11,r11
	je     <nnp_tuple_gemm_3x32__x86_64_avx512+0x536>
	vmovups zmm14,ZMMWORD PTR [rcx]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm16,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x4e1>
	test   r10,r10
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x576>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_3x32__x86_64_avx512+0x606>
	mov    r10,r9
	vmovups zmm14,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_4x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x219>
	test   rdi,rdi
	je     <nnp_tuple_gemm_4x32__x86_64_avx512+0x214>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm16,ZMMWORD PTR [rcx]
	vmovups zmm17,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rcx+0x80]
	vmovups zmm17,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rcx+0x100]
	vmovups zmm17,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rcx+0x180]
	vmovups zmm17,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x6c>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x67>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x61>
	jmp    <nnp_tuple_gemm_4x32__x86_64_avx512+0x42f>
	test   rdi,rdi
	je     <nnp_tuple_gemm_4x32__x86_64_avx512+0x42f>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	mov    ebp,0x4
	vmovups zmm16,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm17,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm17,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm17,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm17,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x246>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x228>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x222>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_4x32__x86_64_avx512+0x5d4>
	mov    edx,0x4
	vmovups zmm16,ZMMWORD PTR [rcx]
	vmovups zmm17,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rcx+0x80]
	vmovups zmm17,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm18,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rcx+0x100]
	vmovups zmm17,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm18,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [rcx+0x180]
	vmovups zmm17,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm18,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x44b>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x446>
	test   r11,r11
	je     <nnp_tuple_gemm_4x32__x86_64_avx512+0x641>
	vmovups zmm16,ZMMWORD PTR [rcx]
	vmovups zmm17,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm18,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x5d9>
	test   r10,r10
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x692>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_4x32__x86_64_avx512+0x750>
	mov    r10,r9
	vmovups zmm16,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
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

<nnp_tuple_gemm_5x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x271>
	test   rdi,rdi
	je     <nnp_tuple_gemm_5x32__x86_64_avx512+0x26c>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm18,ZMMWORD PTR [rcx]
	vmovups zmm19,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rcx+0x80]
	vmovups zmm19,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rcx+0x100]
	vmovups zmm19,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rcx+0x180]
	vmovups zmm19,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x78>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x73>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x6d>
	jmp    <nnp_tuple_gemm_5x32__x86_64_avx512+0x4db>
	test   rdi,rdi
	je     <nnp_tuple_gemm_5x32__x86_64_avx512+0x4db>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x100]
	mov    ebp,0x4
	vmovups zmm18,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm19,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm19,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm19,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm19,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x2a6>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x280>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x27a>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_5x32__x86_64_avx512+0x6cc>
	mov    edx,0x4
	vmovups zmm18,ZMMWORD PTR [rcx]
	vmovups zmm19,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rcx+0x80]
	vmovups zmm19,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rcx+0x100]
	vmovups zmm19,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [rcx+0x180]
	vmovups zmm19,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm20,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x4f7>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x4f2>
	test   r11,r11
	je     <nnp_tuple_gemm_5x32__x86_64_avx512+0x74c>
	vmovups zmm18,ZMMWORD PTR [rcx]
	vmovups zmm19,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x6d1>
	test   r10,r10
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x7ae>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_5x32__x86_64_avx512+0x89a>
	mov    r10,r9
	vmovups zmm18,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret

<nnp_tuple_gemm_6x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x2c9>
	test   rdi,rdi
	je     <nnp_tuple_gemm_6x32__x86_64_avx512+0x2c4>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm20,ZMMWORD PTR [rcx]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rcx+0x80]
	vmovups zmm21,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rcx+0x100]
	vmovups zmm21,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rcx+0x180]
	vmovups zmm21,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x84>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x7f>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x79>
	jmp    <nnp_tuple_gemm_6x32__x86_64_avx512+0x587>
	test   rdi,rdi
	je     <nnp_tuple_gemm_6x32__x86_64_avx512+0x587>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x100]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x140]
	mov    ebp,0x4
	vmovups zmm20,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm21,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm21,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm21,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x306>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x2d8>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x2d2>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_6x32__x86_64_avx512+0x7c4>
	mov    edx,0x4
	vmovups zmm20,ZMMWORD PTR [rcx]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rcx+0x80]
	vmovups zmm21,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm22,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rcx+0x100]
	vmovups zmm21,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm22,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [rcx+0x180]
	vmovups zmm21,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm22,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x5a3>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x59e>
	test   r11,r11
	je     <nnp_tuple_gemm_6x32__x86_64_avx512+0x85f>
	vmovups zmm20,ZMMWORD PTR [rcx]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm22,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x7cd>
	test   r10,r10
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x8d2>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_6x32__x86_64_avx512+0x9ec>
	mov    r10,r9
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
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

<nnp_tuple_gemm_7x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x321>
	test   rdi,rdi
	je     <nnp_tuple_gemm_7x32__x86_64_avx512+0x31c>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm22,ZMMWORD PTR [rcx]
	vmovups zmm23,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rcx+0x80]
	vmovups zmm23,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rcx+0x100]
	vmovups zmm23,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rcx+0x180]
	vmovups zmm23,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x90>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x8b>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x85>
	jmp    <nnp_tuple_gemm_7x32__x86_64_avx512+0x633>
	test   rdi,rdi
	je     <nnp_tuple_gemm_7x32__x86_64_avx512+0x633>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x100]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x140]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x180]
	mov    ebp,0x4
	vmovups zmm22,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm23,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm23,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm23,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm23,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x366>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x330>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x32a>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_7x32__x86_64_avx512+0x8bc>
	mov    edx,0x4
	vmovups zmm22,ZMMWORD PTR [rcx]
	vmovups zmm23,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rcx+0x80]
	vmovups zmm23,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm24,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rcx+0x100]
	vmovups zmm23,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm24,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [rcx+0x180]
	vmovups zmm23,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm24,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x64f>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x64a>
	test   r11,r11
	je     <nnp_tuple_gemm_7x32__x86_64_avx512+0x96a>
	vmovups zmm22,ZMMWORD PTR [rcx]
	vmovups zmm23,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm24,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x8c5>
	test   r10,r10
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x9ee>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_7x32__x86_64_avx512+0xb36>
	mov    r10,r9
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_8x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x379>
	test   rdi,rdi
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x374>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm24,ZMMWORD PTR [rcx]
	vmovups zmm25,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rcx+0x80]
	vmovups zmm25,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rcx+0x100]
	vmovups zmm25,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rcx+0x180]
	vmovups zmm25,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x9c>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x97>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x91>
	jmp    <nnp_tuple_gemm_8x32__x86_64_avx512+0x6df>
	test   rdi,rdi
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x6df>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x100]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x140]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x180]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x1c0]
	mov    ebp,0x4
	vmovups zmm24,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm25,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm25,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm25,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm25,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x3c6>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x388>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x382>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x9b4>
	mov    edx,0x4
	vmovups zmm24,ZMMWORD PTR [rcx]
	vmovups zmm25,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rcx+0x80]
	vmovups zmm25,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rcx+0x100]
	vmovups zmm25,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [rcx+0x180]
	vmovups zmm25,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x6fb>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x6f6>
	test   r11,r11
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0xa75>
	vmovups zmm24,ZMMWORD PTR [rcx]
	vmovups zmm25,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x9bd>
	test   r10,r10
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0xb0e>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_8x32__x86_64_avx512+0xc84>
	mov    r10,r9
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm24
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
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

<nnp_tuple_gemm_9x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x3dd>
	test   rdi,rdi
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0x3d8>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm26,ZMMWORD PTR [rcx]
	vmovups zmm27,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rcx+0x80]
	vmovups zmm27,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rcx+0x100]
	vmovups zmm27,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rcx+0x180]
	vmovups zmm27,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0xa8>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0xa3>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x9d>
	jmp    <nnp_tuple_gemm_9x32__x86_64_avx512+0x7a3>
	test   rdi,rdi
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0x7a3>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x100]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x140]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x180]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x1c0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x200]
	mov    ebp,0x4
	vmovups zmm26,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm27,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm27,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm27,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm27,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x432>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x3ec>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x3e6>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0xad0>
	mov    edx,0x4
	vmovups zmm26,ZMMWORD PTR [rcx]
	vmovups zmm27,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rcx+0x80]
	vmovups zmm27,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm28,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rcx+0x100]
	vmovups zmm27,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm28,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [rcx+0x180]
	vmovups zmm27,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm28,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x7bf>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x7ba>
	test   r11,r11
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0xba7>
	vmovups zmm26,ZMMWORD PTR [rcx]
	vmovups zmm27,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm28,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0xad9>
	test   r10,r10
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0xc51>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm25
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_9x32__x86_64_avx512+0xdf5>
	mov    r10,r9
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm26
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm25
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

<nnp_tuple_gemm_10x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x441>
	test   rdi,rdi
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0x43c>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm28,ZMMWORD PTR [rcx]
	vmovups zmm29,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rcx+0x80]
	vmovups zmm29,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rcx+0x100]
	vmovups zmm29,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rcx+0x180]
	vmovups zmm29,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0xb4>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0xaf>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0xa9>
	jmp    <nnp_tuple_gemm_10x32__x86_64_avx512+0x867>
	test   rdi,rdi
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0x867>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x100]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x140]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x180]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x1c0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x200]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x240]
	mov    ebp,0x4
	vmovups zmm28,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm29,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm29,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm29,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm29,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x49e>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x450>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x44a>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0xbec>
	mov    edx,0x4
	vmovups zmm28,ZMMWORD PTR [rcx]
	vmovups zmm29,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rcx+0x80]
	vmovups zmm29,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm30,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rcx+0x100]
	vmovups zmm29,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm30,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [rcx+0x180]
	vmovups zmm29,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm30,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x883>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x87e>
	test   r11,r11
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0xcd9>
	vmovups zmm28,ZMMWORD PTR [rcx]
	vmovups zmm29,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm30,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0xbf5>
	test   r10,r10
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0xd94>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_10x32__x86_64_avx512+0xf66>
	mov    r10,r9
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm28
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_11x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x4a5>
	test   rdi,rdi
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0x4a0>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm30,ZMMWORD PTR [rcx]
	vmovups zmm31,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rcx+0x80]
	vmovups zmm31,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rcx+0x100]
	vmovups zmm31,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rcx+0x180]
	vmovups zmm31,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0xc0>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0xbb>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0xb5>
	jmp    <nnp_tuple_gemm_11x32__x86_64_avx512+0x92b>
	test   rdi,rdi
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0x92b>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x100]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x140]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x180]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x1c0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x200]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x240]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x280]
	mov    ebp,0x4
	vmovups zmm30,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm31,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm31,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm31,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm31,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x50a>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x4b4>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x4ae>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0xd08>
	mov    edx,0x4
	vmovups zmm30,ZMMWORD PTR [rcx]
	vmovups zmm31,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rcx+0x80]
	vmovups zmm31,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rcx+0x100]
	vmovups zmm31,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [rcx+0x180]
	vmovups zmm31,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x947>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x942>
	test   r11,r11
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0xe0b>
	vmovups zmm30,ZMMWORD PTR [rcx]
	vmovups zmm31,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0xd11>
	test   r10,r10
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0xed7>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm28
	vmovups ZMMWORD PTR [r10+0x40],zmm29
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_11x32__x86_64_avx512+0x10d7>
	mov    r10,r9
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30,ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30,ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm30
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm28
	vmovups ZMMWORD PTR [r10+0x40],zmm29
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3

<nnp_tuple_gemm_12x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	vpxord zmm30,zmm30,zmm30
	vpxord zmm31,zmm31,zmm31
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x509>
	test   rdi,rdi
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0x504>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm7,ZMMWORD PTR [rcx]
	vmovups zmm6,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rcx+0x80]
	vmovups zmm6,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rcx+0x100]
	vmovups zmm6,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rcx+0x180]
	vmovups zmm6,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xcc>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xc7>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xc1>
	jmp    <nnp_tuple_gemm_12x32__x86_64_avx512+0x9ef>
	test   rdi,rdi
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0x9ef>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x100]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x140]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x180]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x1c0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x200]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x240]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x280]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x2c0]
	mov    ebp,0x4
	vmovups zmm7,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm6,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm6,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm6,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm6,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x576>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x518>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x512>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0xe24>
	mov    edx,0x4
	vmovups zmm7,ZMMWORD PTR [rcx]
	vmovups zmm6,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rcx+0x80]
	vmovups zmm6,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm5,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rcx+0x100]
	vmovups zmm6,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm5,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [rcx+0x180]
	vmovups zmm6,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm5,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xa0b>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xa06>
	test   r11,r11
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0xf3d>
	vmovups zmm7,ZMMWORD PTR [rcx]
	vmovups zmm6,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm5,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xe2d>
	test   r10,r10
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x101a>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm28
	vmovups ZMMWORD PTR [r10+0x40],zmm29
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm30
	vmovups ZMMWORD PTR [r10+0x40],zmm31
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_12x32__x86_64_avx512+0x1248>
	mov    r10,r9
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm7
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm28
	vmovups ZMMWORD PTR [r10+0x40],zmm29
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm30
	vmovups ZMMWORD PTR [r10+0x40],zmm31
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_tuple_gemm_13x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	vpxord zmm30,zmm30,zmm30
	vpxord zmm31,zmm31,zmm31
	vpxord zmm7,zmm7,zmm7
	vpxord zmm6,zmm6,zmm6
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x56d>
	test   rdi,rdi
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0x568>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm5,ZMMWORD PTR [rcx]
	vmovups zmm4,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rcx+0x80]
	vmovups zmm4,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rcx+0x100]
	vmovups zmm4,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rcx+0x180]
	vmovups zmm4,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xd8>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xd3>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xcd>
	jmp    <nnp_tuple_gemm_13x32__x86_64_avx512+0xab3>
	test   rdi,rdi
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0xab3>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x100]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x140]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x180]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x1c0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x200]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x240]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x280]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x2c0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x300]
	mov    ebp,0x4
	vmovups zmm5,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm4,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm4,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm4,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm4,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x5e2>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x57c>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x576>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0xf40>
	mov    edx,0x4
	vmovups zmm5,ZMMWORD PTR [rcx]
	vmovups zmm4,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rcx+0x80]
	vmovups zmm4,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm3,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rcx+0x100]
	vmovups zmm4,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm3,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [rcx+0x180]
	vmovups zmm4,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm3,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xacf>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xaca>
	test   r11,r11
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0x106f>
	vmovups zmm5,ZMMWORD PTR [rcx]
	vmovups zmm4,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm3,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xf49>
	test   r10,r10
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x115d>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm28
	vmovups ZMMWORD PTR [r10+0x40],zmm29
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm30
	vmovups ZMMWORD PTR [r10+0x40],zmm31
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm7
	vmovups ZMMWORD PTR [r10+0x40],zmm6
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_13x32__x86_64_avx512+0x13b9>
	mov    r10,r9
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5,ZMMWORD PTR [r10]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5,ZMMWORD PTR [r10+0x40]
	vaddps zmm6,zmm6,zmm5
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm28
	vmovups ZMMWORD PTR [r10+0x40],zmm29
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm30
	vmovups ZMMWORD PTR [r10+0x40],zmm31
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm7
	vmovups ZMMWORD PTR [r10+0x40],zmm6
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_tuple_gemm_14x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	mov    r11,QWORD PTR [rsp+0x28]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	vpxord zmm17,zmm17,zmm17
	vpxord zmm18,zmm18,zmm18
	vpxord zmm19,zmm19,zmm19
	vpxord zmm20,zmm20,zmm20
	vpxord zmm21,zmm21,zmm21
	vpxord zmm22,zmm22,zmm22
	vpxord zmm23,zmm23,zmm23
	vpxord zmm24,zmm24,zmm24
	vpxord zmm25,zmm25,zmm25
	vpxord zmm26,zmm26,zmm26
	vpxord zmm27,zmm27,zmm27
	vpxord zmm28,zmm28,zmm28
	vpxord zmm29,zmm29,zmm29
	vpxord zmm30,zmm30,zmm30
	vpxord zmm31,zmm31,zmm31
	vpxord zmm7,zmm7,zmm7
	vpxord zmm6,zmm6,zmm6
	vpxord zmm5,zmm5,zmm5
	vpxord zmm4,zmm4,zmm4
	mov    rbx,rdi
	and    rbx,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   r11,r11
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x5d1>
	test   rdi,rdi
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0x5cc>
	mov    r11d,0x2
	mov    ebp,0x4
	vmovups zmm3,ZMMWORD PTR [rcx]
	vmovups zmm2,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rcx+0x80]
	vmovups zmm2,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rcx+0x100]
	vmovups zmm2,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rcx+0x180]
	vmovups zmm2,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xe4>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xdf>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xd9>
	jmp    <nnp_tuple_gemm_14x32__x86_64_avx512+0xb77>
	test   rdi,rdi
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0xb77>
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x100]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x140]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x180]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x1c0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x200]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x240]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x280]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x2c0]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x300]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x340]
	mov    ebp,0x4
	vmovups zmm3,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm2,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups zmm2,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vbroadcastss zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm2,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm2,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vbroadcastss zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rsi,0x10
	add    rcx,0x200
	dec    ebp
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x64e>
	add    rsi,0x340
	dec    r11d
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x5e0>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x5da>
	mov    r11,rbx
	and    r11,0xf
	mov    r8,rbx
	shr    r8,0x4
	test   r8,r8
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0x105c>
	mov    edx,0x4
	vmovups zmm3,ZMMWORD PTR [rcx]
	vmovups zmm2,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rcx+0x80]
	vmovups zmm2,ZMMWORD PTR [rcx+0xc0]
	vbroadcastss zmm1,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rcx+0x100]
	vmovups zmm2,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm1,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [rcx+0x180]
	vmovups zmm2,ZMMWORD PTR [rcx+0x1c0]
	vbroadcastss zmm1,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rsi,0x10
	add    rcx,0x200
	dec    edx
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xb93>
	add    rsi,0x340
	dec    r8
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xb8e>
	test   r11,r11
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0x11a1>
	vmovups zmm3,ZMMWORD PTR [rcx]
	vmovups zmm2,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm1,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rsi+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rsi,0x4
	add    rcx,0x80
	dec    r11
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x1065>
	test   r10,r10
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x12a0>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm28
	vmovups ZMMWORD PTR [r10+0x40],zmm29
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm30
	vmovups ZMMWORD PTR [r10+0x40],zmm31
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm7
	vmovups ZMMWORD PTR [r10+0x40],zmm6
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm5
	vmovups ZMMWORD PTR [r10+0x40],zmm4
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_14x32__x86_64_avx512+0x152a>
	mov    r10,r9
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm7,zmm7,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm6,zmm6,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3,ZMMWORD PTR [r10]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3,ZMMWORD PTR [r10+0x40]
	vaddps zmm4,zmm4,zmm3
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm12
	vmovups ZMMWORD PTR [r10+0x40],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm16
	vmovups ZMMWORD PTR [r10+0x40],zmm17
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm18
	vmovups ZMMWORD PTR [r10+0x40],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm22
	vmovups ZMMWORD PTR [r10+0x40],zmm23
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm24
	vmovups ZMMWORD PTR [r10+0x40],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm28
	vmovups ZMMWORD PTR [r10+0x40],zmm29
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm30
	vmovups ZMMWORD PTR [r10+0x40],zmm31
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm7
	vmovups ZMMWORD PTR [r10+0x40],zmm6
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm5
	vmovups ZMMWORD PTR [r10+0x40],zmm4
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
