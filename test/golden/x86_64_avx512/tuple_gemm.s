<nnp_tuple_gemm_1x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_1x32__x86_64_avx512+0x141>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x3d>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x34>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x2f>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_1x32__x86_64_avx512+0x202>
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
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x15d>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x158>
	test   r8,r8
	je     <nnp_tuple_gemm_1x32__x86_64_avx512+0x236>
	vmovups zmm10,ZMMWORD PTR [rcx]
	vmovups zmm11,ZMMWORD PTR [rcx+0x40]
	vbroadcastss zmm12,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rsi,0x4
	add    rcx,0x80
	dec    r8
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x207>
	test   r10,r10
	jne    <nnp_tuple_gemm_1x32__x86_64_avx512+0x251>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_1x32__x86_64_avx512+0x285>
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

<nnp_tuple_gemm_2x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_2x32__x86_64_avx512+0x19e>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x4e>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x40>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x3b>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_2x32__x86_64_avx512+0x2ab>
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
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x1ba>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x1b5>
	test   r8,r8
	je     <nnp_tuple_gemm_2x32__x86_64_avx512+0x2f2>
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
	dec    r8
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x2b0>
	test   r10,r10
	jne    <nnp_tuple_gemm_2x32__x86_64_avx512+0x31e>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm10
	vmovups ZMMWORD PTR [r10+0x40],zmm11
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_2x32__x86_64_avx512+0x380>
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_3x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_3x32__x86_64_avx512+0x1fe>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x62>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x4c>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x47>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_3x32__x86_64_avx512+0x357>
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
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x21a>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x215>
	test   r8,r8
	je     <nnp_tuple_gemm_3x32__x86_64_avx512+0x3b1>
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
	dec    r8
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x35c>
	test   r10,r10
	jne    <nnp_tuple_gemm_3x32__x86_64_avx512+0x3f1>
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
	jmp    <nnp_tuple_gemm_3x32__x86_64_avx512+0x481>
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
	int3
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_4x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_4x32__x86_64_avx512+0x25e>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x76>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x58>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x53>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_4x32__x86_64_avx512+0x403>
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
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x27a>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x275>
	test   r8,r8
	je     <nnp_tuple_gemm_4x32__x86_64_avx512+0x470>
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
	dec    r8
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x408>
	test   r10,r10
	jne    <nnp_tuple_gemm_4x32__x86_64_avx512+0x4c1>
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
	jmp    <nnp_tuple_gemm_4x32__x86_64_avx512+0x57f>
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
	int3

<nnp_tuple_gemm_5x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_5x32__x86_64_avx512+0x2be>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x8a>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x64>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x5f>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_5x32__x86_64_avx512+0x4af>
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
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x2da>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x2d5>
	test   r8,r8
	je     <nnp_tuple_gemm_5x32__x86_64_avx512+0x52f>
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
	dec    r8
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x4b4>
	test   r10,r10
	jne    <nnp_tuple_gemm_5x32__x86_64_avx512+0x591>
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
	jmp    <nnp_tuple_gemm_5x32__x86_64_avx512+0x67d>
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

<nnp_tuple_gemm_6x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_6x32__x86_64_avx512+0x31e>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x9e>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x70>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x6b>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_6x32__x86_64_avx512+0x55b>
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
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x33a>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x335>
	test   r8,r8
	je     <nnp_tuple_gemm_6x32__x86_64_avx512+0x5f6>
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
	dec    r8
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x564>
	test   r10,r10
	jne    <nnp_tuple_gemm_6x32__x86_64_avx512+0x669>
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
	jmp    <nnp_tuple_gemm_6x32__x86_64_avx512+0x783>
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

<nnp_tuple_gemm_7x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_7x32__x86_64_avx512+0x37e>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0xb2>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x7c>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x77>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_7x32__x86_64_avx512+0x607>
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
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x39a>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x395>
	test   r8,r8
	je     <nnp_tuple_gemm_7x32__x86_64_avx512+0x6b5>
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
	dec    r8
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x610>
	test   r10,r10
	jne    <nnp_tuple_gemm_7x32__x86_64_avx512+0x739>
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
	jmp    <nnp_tuple_gemm_7x32__x86_64_avx512+0x881>
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
	int3
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_8x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x3de>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0xc6>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x88>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x83>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x6b3>
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
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x3fa>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x3f5>
	test   r8,r8
	je     <nnp_tuple_gemm_8x32__x86_64_avx512+0x774>
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
	dec    r8
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x6bc>
	test   r10,r10
	jne    <nnp_tuple_gemm_8x32__x86_64_avx512+0x80d>
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
	jmp    <nnp_tuple_gemm_8x32__x86_64_avx512+0x983>
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
	int3

<nnp_tuple_gemm_9x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0x44a>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0xda>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x94>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x8f>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0x777>
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
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x466>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x461>
	test   r8,r8
	je     <nnp_tuple_gemm_9x32__x86_64_avx512+0x84e>
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
	dec    r8
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x780>
	test   r10,r10
	jne    <nnp_tuple_gemm_9x32__x86_64_avx512+0x8f8>
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
	jmp    <nnp_tuple_gemm_9x32__x86_64_avx512+0xa9c>
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
	int3
	int3
	int3
	int3
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0x4b6>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0xee>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0xa0>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x9b>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0x83b>
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
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x4d2>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x4cd>
	test   r8,r8
	je     <nnp_tuple_gemm_10x32__x86_64_avx512+0x928>
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
	dec    r8
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x844>
	test   r10,r10
	jne    <nnp_tuple_gemm_10x32__x86_64_avx512+0x9e3>
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
	jmp    <nnp_tuple_gemm_10x32__x86_64_avx512+0xbb5>
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
	int3

<nnp_tuple_gemm_11x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0x522>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x102>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0xac>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0xa7>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0x8ff>
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
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x53e>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x539>
	test   r8,r8
	je     <nnp_tuple_gemm_11x32__x86_64_avx512+0xa02>
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
	dec    r8
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0x908>
	test   r10,r10
	jne    <nnp_tuple_gemm_11x32__x86_64_avx512+0xace>
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
	jmp    <nnp_tuple_gemm_11x32__x86_64_avx512+0xcce>
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_12x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0x58e>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x116>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xb8>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xb3>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0x9c3>
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
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x5aa>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x5a5>
	test   r8,r8
	je     <nnp_tuple_gemm_12x32__x86_64_avx512+0xadc>
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
	dec    r8
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0x9cc>
	test   r10,r10
	jne    <nnp_tuple_gemm_12x32__x86_64_avx512+0xbb9>
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
	jmp    <nnp_tuple_gemm_12x32__x86_64_avx512+0xde7>
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
	int3

<nnp_tuple_gemm_13x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0x5fa>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x12a>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xc4>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xbf>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0xa87>
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
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x616>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0x611>
	test   r8,r8
	je     <nnp_tuple_gemm_13x32__x86_64_avx512+0xbb6>
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
	dec    r8
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xa90>
	test   r10,r10
	jne    <nnp_tuple_gemm_13x32__x86_64_avx512+0xca4>
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
	jmp    <nnp_tuple_gemm_13x32__x86_64_avx512+0xf00>
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_14x32__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0x666>
	mov    ebx,0x2
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
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x13e>
	add    rsi,0x340
	dec    ebx
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xd0>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff900
	lea    rcx,[rcx+r8*4]
	add    rcx,0xfffffffffffff000
	dec    rdi
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xcb>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0xb4b>
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
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x682>
	add    rsi,0x340
	dec    r11
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0x67d>
	test   r8,r8
	je     <nnp_tuple_gemm_14x32__x86_64_avx512+0xc90>
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
	dec    r8
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xb54>
	test   r10,r10
	jne    <nnp_tuple_gemm_14x32__x86_64_avx512+0xd8f>
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
	jmp    <nnp_tuple_gemm_14x32__x86_64_avx512+0x1019>
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
