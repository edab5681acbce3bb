<nnp_tuple_gemm_transposed_1x48__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x210>
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
	prefetcht0 BYTE PTR [rsi+rdx*4+0x380]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x3c0]
	mov    ebp,0x4
	vmovups zmm11,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm12,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups zmm13,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	vmovups zmm11,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups zmm12,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm13,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	vmovups zmm11,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm12,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vmovups zmm13,ZMMWORD PTR [rcx+0x200]
	prefetcht0 BYTE PTR [rcx+r8*4+0x200]
	vbroadcastss zmm14,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	vmovups zmm11,ZMMWORD PTR [rcx+0x240]
	prefetcht0 BYTE PTR [rcx+r8*4+0x240]
	vmovups zmm12,ZMMWORD PTR [rcx+0x280]
	prefetcht0 BYTE PTR [rcx+r8*4+0x280]
	vmovups zmm13,ZMMWORD PTR [rcx+0x2c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x2c0]
	vbroadcastss zmm14,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	add    rsi,0x100
	add    rcx,0x300
	dec    ebp
	jne    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0xb8>
	dec    ebx
	jne    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x3a>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff800
	lea    rcx,[rcx+r8*4]
	add    rcx,0xffffffffffffe800
	dec    rdi
	jne    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x35>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x301>
	mov    edx,0x4
	vmovups zmm11,ZMMWORD PTR [rcx]
	vmovups zmm12,ZMMWORD PTR [rcx+0x40]
	vmovups zmm13,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	vmovups zmm11,ZMMWORD PTR [rcx+0xc0]
	vmovups zmm12,ZMMWORD PTR [rcx+0x100]
	vmovups zmm13,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm14,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	vmovups zmm11,ZMMWORD PTR [rcx+0x180]
	vmovups zmm12,ZMMWORD PTR [rcx+0x1c0]
	vmovups zmm13,ZMMWORD PTR [rcx+0x200]
	vbroadcastss zmm14,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	vmovups zmm11,ZMMWORD PTR [rcx+0x240]
	vmovups zmm12,ZMMWORD PTR [rcx+0x280]
	vmovups zmm13,ZMMWORD PTR [rcx+0x2c0]
	vbroadcastss zmm14,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	add    rsi,0x100
	add    rcx,0x300
	dec    edx
	jne    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x22c>
	dec    r11
	jne    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x227>
	test   r8,r8
	je     <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x342>
	vmovups zmm11,ZMMWORD PTR [rcx]
	vmovups zmm12,ZMMWORD PTR [rcx+0x40]
	vmovups zmm13,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm14,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm11,zmm14
	vfmadd231ps zmm9,zmm12,zmm14
	vfmadd231ps zmm10,zmm13,zmm14
	add    rsi,0x40
	add    rcx,0xc0
	dec    r8
	jne    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x306>
	test   r10,r10
	jne    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x364>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_transposed_1x48__x86_64_avx512+0x3ac>
	mov    r10,r9
	vmovups zmm11,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r10+0x80]
	vaddps zmm10,zmm10,zmm11
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
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

<nnp_tuple_gemm_transposed_2x48__x86_64_avx512>:
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
	je     <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x286>
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
	prefetcht0 BYTE PTR [rsi+rdx*4+0x380]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x3c0]
	mov    ebp,0x4
	vmovups zmm14,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vbroadcastss zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups zmm15,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm16,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm17,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm15,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rcx+0x200]
	prefetcht0 BYTE PTR [rcx+r8*4+0x200]
	vbroadcastss zmm17,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rcx+0x240]
	prefetcht0 BYTE PTR [rcx+r8*4+0x240]
	vmovups zmm15,ZMMWORD PTR [rcx+0x280]
	prefetcht0 BYTE PTR [rcx+r8*4+0x280]
	vmovups zmm16,ZMMWORD PTR [rcx+0x2c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x2c0]
	vbroadcastss zmm17,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	add    rsi,0x100
	add    rcx,0x300
	dec    ebp
	jne    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0xca>
	dec    ebx
	jne    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x4c>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff800
	lea    rcx,[rcx+r8*4]
	add    rcx,0xffffffffffffe800
	dec    rdi
	jne    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x47>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x3db>
	mov    edx,0x4
	vmovups zmm14,ZMMWORD PTR [rcx]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	vmovups zmm16,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rcx+0xc0]
	vmovups zmm15,ZMMWORD PTR [rcx+0x100]
	vmovups zmm16,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm17,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rcx+0x180]
	vmovups zmm15,ZMMWORD PTR [rcx+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rcx+0x200]
	vbroadcastss zmm17,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	vmovups zmm14,ZMMWORD PTR [rcx+0x240]
	vmovups zmm15,ZMMWORD PTR [rcx+0x280]
	vmovups zmm16,ZMMWORD PTR [rcx+0x2c0]
	vbroadcastss zmm17,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	add    rsi,0x100
	add    rcx,0x300
	dec    edx
	jne    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x2a2>
	dec    r11
	jne    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x29d>
	test   r8,r8
	je     <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x435>
	vmovups zmm14,ZMMWORD PTR [rcx]
	vmovups zmm15,ZMMWORD PTR [rcx+0x40]
	vmovups zmm16,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm17,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm14,zmm17
	vfmadd231ps zmm9,zmm15,zmm17
	vfmadd231ps zmm10,zmm16,zmm17
	vbroadcastss zmm17,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm14,zmm17
	vfmadd231ps zmm12,zmm15,zmm17
	vfmadd231ps zmm13,zmm16,zmm17
	add    rsi,0x40
	add    rcx,0xc0
	dec    r8
	jne    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x3e0>
	test   r10,r10
	jne    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x472>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_transposed_2x48__x86_64_avx512+0x4fc>
	mov    r10,r9
	vmovups zmm14,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x80]
	vaddps zmm10,zmm10,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14,ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x40]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [r10+0x80]
	vaddps zmm13,zmm13,zmm14
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
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

<nnp_tuple_gemm_transposed_3x48__x86_64_avx512>:
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x2fc>
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
	prefetcht0 BYTE PTR [rsi+rdx*4+0x380]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x3c0]
	mov    ebp,0x4
	vmovups zmm17,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm18,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups zmm19,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	vmovups zmm17,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups zmm18,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm19,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	vmovups zmm17,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm18,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vmovups zmm19,ZMMWORD PTR [rcx+0x200]
	prefetcht0 BYTE PTR [rcx+r8*4+0x200]
	vbroadcastss zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	vmovups zmm17,ZMMWORD PTR [rcx+0x240]
	prefetcht0 BYTE PTR [rcx+r8*4+0x240]
	vmovups zmm18,ZMMWORD PTR [rcx+0x280]
	prefetcht0 BYTE PTR [rcx+r8*4+0x280]
	vmovups zmm19,ZMMWORD PTR [rcx+0x2c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x2c0]
	vbroadcastss zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	add    rsi,0x100
	add    rcx,0x300
	dec    ebp
	jne    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0xdc>
	dec    ebx
	jne    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x5e>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff800
	lea    rcx,[rcx+r8*4]
	add    rcx,0xffffffffffffe800
	dec    rdi
	jne    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x59>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x4b5>
	mov    edx,0x4
	vmovups zmm17,ZMMWORD PTR [rcx]
	vmovups zmm18,ZMMWORD PTR [rcx+0x40]
	vmovups zmm19,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	vmovups zmm17,ZMMWORD PTR [rcx+0xc0]
	vmovups zmm18,ZMMWORD PTR [rcx+0x100]
	vmovups zmm19,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm20,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	vmovups zmm17,ZMMWORD PTR [rcx+0x180]
	vmovups zmm18,ZMMWORD PTR [rcx+0x1c0]
	vmovups zmm19,ZMMWORD PTR [rcx+0x200]
	vbroadcastss zmm20,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	vmovups zmm17,ZMMWORD PTR [rcx+0x240]
	vmovups zmm18,ZMMWORD PTR [rcx+0x280]
	vmovups zmm19,ZMMWORD PTR [rcx+0x2c0]
	vbroadcastss zmm20,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	add    rsi,0x100
	add    rcx,0x300
	dec    edx
	jne    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x318>
	dec    r11
	jne    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x313>
	test   r8,r8
	je     <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x528>
	vmovups zmm17,ZMMWORD PTR [rcx]
	vmovups zmm18,ZMMWORD PTR [rcx+0x40]
	vmovups zmm19,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm20,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm17,zmm20
	vfmadd231ps zmm9,zmm18,zmm20
	vfmadd231ps zmm10,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm17,zmm20
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm17,zmm20
	vfmadd231ps zmm15,zmm18,zmm20
	vfmadd231ps zmm16,zmm19,zmm20
	add    rsi,0x40
	add    rcx,0xc0
	dec    r8
	jne    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x4ba>
	test   r10,r10
	jne    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x57d>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	vmovups ZMMWORD PTR [r10+0x80],zmm16
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_transposed_3x48__x86_64_avx512+0x649>
	mov    r10,r9
	vmovups zmm17,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm17
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm17
	vmovups zmm17,ZMMWORD PTR [r10+0x80]
	vaddps zmm10,zmm10,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17,ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm17
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	vaddps zmm12,zmm12,zmm17
	vmovups zmm17,ZMMWORD PTR [r10+0x80]
	vaddps zmm13,zmm13,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm17
	vmovups zmm17,ZMMWORD PTR [r10+0x80]
	vaddps zmm16,zmm16,zmm17
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	vmovups ZMMWORD PTR [r10+0x80],zmm16
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_tuple_gemm_transposed_4x48__x86_64_avx512>:
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
	je     <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x372>
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
	prefetcht0 BYTE PTR [rsi+rdx*4+0x380]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x3c0]
	mov    ebp,0x4
	vmovups zmm20,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vbroadcastss zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups zmm21,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm22,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm23,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm21,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rcx+0x200]
	prefetcht0 BYTE PTR [rcx+r8*4+0x200]
	vbroadcastss zmm23,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rcx+0x240]
	prefetcht0 BYTE PTR [rcx+r8*4+0x240]
	vmovups zmm21,ZMMWORD PTR [rcx+0x280]
	prefetcht0 BYTE PTR [rcx+r8*4+0x280]
	vmovups zmm22,ZMMWORD PTR [rcx+0x2c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x2c0]
	vbroadcastss zmm23,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	add    rsi,0x100
	add    rcx,0x300
	dec    ebp
	jne    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0xee>
	dec    ebx
	jne    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x70>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff800
	lea    rcx,[rcx+r8*4]
	add    rcx,0xffffffffffffe800
	dec    rdi
	jne    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x6b>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x58f>
	mov    edx,0x4
	vmovups zmm20,ZMMWORD PTR [rcx]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	vmovups zmm22,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rcx+0xc0]
	vmovups zmm21,ZMMWORD PTR [rcx+0x100]
	vmovups zmm22,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm23,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rcx+0x180]
	vmovups zmm21,ZMMWORD PTR [rcx+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rcx+0x200]
	vbroadcastss zmm23,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	vmovups zmm20,ZMMWORD PTR [rcx+0x240]
	vmovups zmm21,ZMMWORD PTR [rcx+0x280]
	vmovups zmm22,ZMMWORD PTR [rcx+0x2c0]
	vbroadcastss zmm23,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	add    rsi,0x100
	add    rcx,0x300
	dec    edx
	jne    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x38e>
	dec    r11
	jne    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x389>
	test   r8,r8
	je     <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x623>
	vmovups zmm20,ZMMWORD PTR [rcx]
	vmovups zmm21,ZMMWORD PTR [rcx+0x40]
	vmovups zmm22,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm23,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm20,zmm23
	vfmadd231ps zmm9,zmm21,zmm23
	vfmadd231ps zmm10,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm20,zmm23
	vfmadd231ps zmm12,zmm21,zmm23
	vfmadd231ps zmm13,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm20,zmm23
	vfmadd231ps zmm15,zmm21,zmm23
	vfmadd231ps zmm16,zmm22,zmm23
	vbroadcastss zmm23,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm20,zmm23
	vfmadd231ps zmm18,zmm21,zmm23
	vfmadd231ps zmm19,zmm22,zmm23
	add    rsi,0x40
	add    rcx,0xc0
	dec    r8
	jne    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x598>
	test   r10,r10
	jne    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x690>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	vmovups ZMMWORD PTR [r10+0x80],zmm16
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm18
	vmovups ZMMWORD PTR [r10+0x80],zmm19
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_transposed_4x48__x86_64_avx512+0x79e>
	mov    r10,r9
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x80]
	vaddps zmm10,zmm10,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x80]
	vaddps zmm13,zmm13,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x80]
	vaddps zmm16,zmm16,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20,ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x40]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [r10+0x80]
	vaddps zmm19,zmm19,zmm20
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	vmovups ZMMWORD PTR [r10+0x80],zmm16
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm18
	vmovups ZMMWORD PTR [r10+0x80],zmm19
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

<nnp_tuple_gemm_transposed_5x48__x86_64_avx512>:
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x3e8>
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
	prefetcht0 BYTE PTR [rsi+rdx*4+0x380]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x3c0]
	mov    ebp,0x4
	vmovups zmm23,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm24,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups zmm25,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	vmovups zmm23,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups zmm24,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm25,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	vmovups zmm23,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm24,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vmovups zmm25,ZMMWORD PTR [rcx+0x200]
	prefetcht0 BYTE PTR [rcx+r8*4+0x200]
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	vmovups zmm23,ZMMWORD PTR [rcx+0x240]
	prefetcht0 BYTE PTR [rcx+r8*4+0x240]
	vmovups zmm24,ZMMWORD PTR [rcx+0x280]
	prefetcht0 BYTE PTR [rcx+r8*4+0x280]
	vmovups zmm25,ZMMWORD PTR [rcx+0x2c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x2c0]
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	add    rsi,0x100
	add    rcx,0x300
	dec    ebp
	jne    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x100>
	dec    ebx
	jne    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x82>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff800
	lea    rcx,[rcx+r8*4]
	add    rcx,0xffffffffffffe800
	dec    rdi
	jne    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x7d>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x669>
	mov    edx,0x4
	vmovups zmm23,ZMMWORD PTR [rcx]
	vmovups zmm24,ZMMWORD PTR [rcx+0x40]
	vmovups zmm25,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	vmovups zmm23,ZMMWORD PTR [rcx+0xc0]
	vmovups zmm24,ZMMWORD PTR [rcx+0x100]
	vmovups zmm25,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm26,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	vmovups zmm23,ZMMWORD PTR [rcx+0x180]
	vmovups zmm24,ZMMWORD PTR [rcx+0x1c0]
	vmovups zmm25,ZMMWORD PTR [rcx+0x200]
	vbroadcastss zmm26,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	vmovups zmm23,ZMMWORD PTR [rcx+0x240]
	vmovups zmm24,ZMMWORD PTR [rcx+0x280]
	vmovups zmm25,ZMMWORD PTR [rcx+0x2c0]
	vbroadcastss zmm26,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	add    rsi,0x100
	add    rcx,0x300
	dec    edx
	jne    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x404>
	dec    r11
	jne    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x3ff>
	test   r8,r8
	je     <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x716>
	vmovups zmm23,ZMMWORD PTR [rcx]
	vmovups zmm24,ZMMWORD PTR [rcx+0x40]
	vmovups zmm25,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm26,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm23,zmm26
	vfmadd231ps zmm9,zmm24,zmm26
	vfmadd231ps zmm10,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm23,zmm26
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm23,zmm26
	vfmadd231ps zmm15,zmm24,zmm26
	vfmadd231ps zmm16,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm23,zmm26
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm23,zmm26
	vfmadd231ps zmm21,zmm24,zmm26
	vfmadd231ps zmm22,zmm25,zmm26
	add    rsi,0x40
	add    rcx,0xc0
	dec    r8
	jne    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x672>
	test   r10,r10
	jne    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x79f>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	vmovups ZMMWORD PTR [r10+0x80],zmm16
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm18
	vmovups ZMMWORD PTR [r10+0x80],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	vmovups ZMMWORD PTR [r10+0x80],zmm22
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_transposed_5x48__x86_64_avx512+0x8ef>
	mov    r10,r9
	vmovups zmm23,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm23
	vmovups zmm23,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm23
	vmovups zmm23,ZMMWORD PTR [r10+0x80]
	vaddps zmm10,zmm10,zmm23
	lea    r10,[r10+rax*4]
	vmovups zmm23,ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm23
	vmovups zmm23,ZMMWORD PTR [r10+0x40]
	vaddps zmm12,zmm12,zmm23
	vmovups zmm23,ZMMWORD PTR [r10+0x80]
	vaddps zmm13,zmm13,zmm23
	lea    r10,[r10+rax*4]
	vmovups zmm23,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm23
	vmovups zmm23,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm23
	vmovups zmm23,ZMMWORD PTR [r10+0x80]
	vaddps zmm16,zmm16,zmm23
	lea    r10,[r10+rax*4]
	vmovups zmm23,ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm23
	vmovups zmm23,ZMMWORD PTR [r10+0x40]
	vaddps zmm18,zmm18,zmm23
	vmovups zmm23,ZMMWORD PTR [r10+0x80]
	vaddps zmm19,zmm19,zmm23
	lea    r10,[r10+rax*4]
	vmovups zmm23,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm23
	vmovups zmm23,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm23
	vmovups zmm23,ZMMWORD PTR [r10+0x80]
	vaddps zmm22,zmm22,zmm23
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	vmovups ZMMWORD PTR [r10+0x80],zmm16
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm18
	vmovups ZMMWORD PTR [r10+0x80],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	vmovups ZMMWORD PTR [r10+0x80],zmm22
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

<nnp_tuple_gemm_transposed_6x48__x86_64_avx512>:
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
	je     <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x45e>
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
	prefetcht0 BYTE PTR [rsi+rdx*4+0x380]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x3c0]
	mov    ebp,0x4
	vmovups zmm26,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm27,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vbroadcastss zmm29,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups zmm27,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm28,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm29,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x54]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm27,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vmovups zmm28,ZMMWORD PTR [rcx+0x200]
	prefetcht0 BYTE PTR [rcx+r8*4+0x200]
	vbroadcastss zmm29,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x94]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [rcx+0x240]
	prefetcht0 BYTE PTR [rcx+r8*4+0x240]
	vmovups zmm27,ZMMWORD PTR [rcx+0x280]
	prefetcht0 BYTE PTR [rcx+r8*4+0x280]
	vmovups zmm28,ZMMWORD PTR [rcx+0x2c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x2c0]
	vbroadcastss zmm29,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xd4]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	add    rsi,0x100
	add    rcx,0x300
	dec    ebp
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x112>
	dec    ebx
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x94>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff800
	lea    rcx,[rcx+r8*4]
	add    rcx,0xffffffffffffe800
	dec    rdi
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x8f>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x743>
	mov    edx,0x4
	vmovups zmm26,ZMMWORD PTR [rcx]
	vmovups zmm27,ZMMWORD PTR [rcx+0x40]
	vmovups zmm28,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm29,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [rcx+0xc0]
	vmovups zmm27,ZMMWORD PTR [rcx+0x100]
	vmovups zmm28,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm29,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x54]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [rcx+0x180]
	vmovups zmm27,ZMMWORD PTR [rcx+0x1c0]
	vmovups zmm28,ZMMWORD PTR [rcx+0x200]
	vbroadcastss zmm29,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x94]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	vmovups zmm26,ZMMWORD PTR [rcx+0x240]
	vmovups zmm27,ZMMWORD PTR [rcx+0x280]
	vmovups zmm28,ZMMWORD PTR [rcx+0x2c0]
	vbroadcastss zmm29,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xd4]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	add    rsi,0x100
	add    rcx,0x300
	dec    edx
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x47a>
	dec    r11
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x475>
	test   r8,r8
	je     <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x809>
	vmovups zmm26,ZMMWORD PTR [rcx]
	vmovups zmm27,ZMMWORD PTR [rcx+0x40]
	vmovups zmm28,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm29,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm26,zmm29
	vfmadd231ps zmm9,zmm27,zmm29
	vfmadd231ps zmm10,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm26,zmm29
	vfmadd231ps zmm12,zmm27,zmm29
	vfmadd231ps zmm13,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm26,zmm29
	vfmadd231ps zmm15,zmm27,zmm29
	vfmadd231ps zmm16,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm26,zmm29
	vfmadd231ps zmm18,zmm27,zmm29
	vfmadd231ps zmm19,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm26,zmm29
	vfmadd231ps zmm21,zmm27,zmm29
	vfmadd231ps zmm22,zmm28,zmm29
	vbroadcastss zmm29,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm26,zmm29
	vfmadd231ps zmm24,zmm27,zmm29
	vfmadd231ps zmm25,zmm28,zmm29
	add    rsi,0x40
	add    rcx,0xc0
	dec    r8
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x74c>
	test   r10,r10
	jne    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0x8aa>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	vmovups ZMMWORD PTR [r10+0x80],zmm16
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm18
	vmovups ZMMWORD PTR [r10+0x80],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	vmovups ZMMWORD PTR [r10+0x80],zmm22
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm24
	vmovups ZMMWORD PTR [r10+0x80],zmm25
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_transposed_6x48__x86_64_avx512+0xa3c>
	mov    r10,r9
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x80]
	vaddps zmm10,zmm10,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x80]
	vaddps zmm13,zmm13,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x80]
	vaddps zmm16,zmm16,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x80]
	vaddps zmm19,zmm19,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x80]
	vaddps zmm22,zmm22,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26,ZMMWORD PTR [r10]
	vaddps zmm23,zmm23,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x40]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26,ZMMWORD PTR [r10+0x80]
	vaddps zmm25,zmm25,zmm26
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	vmovups ZMMWORD PTR [r10+0x80],zmm16
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm18
	vmovups ZMMWORD PTR [r10+0x80],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	vmovups ZMMWORD PTR [r10+0x80],zmm22
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm24
	vmovups ZMMWORD PTR [r10+0x80],zmm25
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

<nnp_tuple_gemm_transposed_7x48__x86_64_avx512>:
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
	mov    r11,rdi
	and    r11,0x1f
	mov    rdi,rdi
	shr    rdi,0x5
	test   rdi,rdi
	je     <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x4d4>
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
	prefetcht0 BYTE PTR [rsi+rdx*4+0x380]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x3c0]
	mov    ebp,0x4
	vmovups zmm29,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm30,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups zmm31,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	vmovups zmm29,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups zmm30,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm31,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm7,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x54]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x58]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	vmovups zmm29,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm30,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vmovups zmm31,ZMMWORD PTR [rcx+0x200]
	prefetcht0 BYTE PTR [rcx+r8*4+0x200]
	vbroadcastss zmm7,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x94]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x98]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	vmovups zmm29,ZMMWORD PTR [rcx+0x240]
	prefetcht0 BYTE PTR [rcx+r8*4+0x240]
	vmovups zmm30,ZMMWORD PTR [rcx+0x280]
	prefetcht0 BYTE PTR [rcx+r8*4+0x280]
	vmovups zmm31,ZMMWORD PTR [rcx+0x2c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x2c0]
	vbroadcastss zmm7,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xd4]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xd8]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	add    rsi,0x100
	add    rcx,0x300
	dec    ebp
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x124>
	dec    ebx
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0xa6>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff800
	lea    rcx,[rcx+r8*4]
	add    rcx,0xffffffffffffe800
	dec    rdi
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0xa1>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x81d>
	mov    edx,0x4
	vmovups zmm29,ZMMWORD PTR [rcx]
	vmovups zmm30,ZMMWORD PTR [rcx+0x40]
	vmovups zmm31,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	vmovups zmm29,ZMMWORD PTR [rcx+0xc0]
	vmovups zmm30,ZMMWORD PTR [rcx+0x100]
	vmovups zmm31,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm7,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x54]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x58]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	vmovups zmm29,ZMMWORD PTR [rcx+0x180]
	vmovups zmm30,ZMMWORD PTR [rcx+0x1c0]
	vmovups zmm31,ZMMWORD PTR [rcx+0x200]
	vbroadcastss zmm7,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x94]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x98]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	vmovups zmm29,ZMMWORD PTR [rcx+0x240]
	vmovups zmm30,ZMMWORD PTR [rcx+0x280]
	vmovups zmm31,ZMMWORD PTR [rcx+0x2c0]
	vbroadcastss zmm7,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xd4]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xd8]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	add    rsi,0x100
	add    rcx,0x300
	dec    edx
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x4f0>
	dec    r11
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x4eb>
	test   r8,r8
	je     <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x8fc>
	vmovups zmm29,ZMMWORD PTR [rcx]
	vmovups zmm30,ZMMWORD PTR [rcx+0x40]
	vmovups zmm31,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm7,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm29,zmm7
	vfmadd231ps zmm9,zmm30,zmm7
	vfmadd231ps zmm10,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm29,zmm7
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm29,zmm7
	vfmadd231ps zmm15,zmm30,zmm7
	vfmadd231ps zmm16,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm29,zmm7
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm29,zmm7
	vfmadd231ps zmm21,zmm30,zmm7
	vfmadd231ps zmm22,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm29,zmm7
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm26,zmm29,zmm7
	vfmadd231ps zmm27,zmm30,zmm7
	vfmadd231ps zmm28,zmm31,zmm7
	add    rsi,0x40
	add    rcx,0xc0
	dec    r8
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x826>
	test   r10,r10
	jne    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0x9b5>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	vmovups ZMMWORD PTR [r10+0x80],zmm16
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm18
	vmovups ZMMWORD PTR [r10+0x80],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	vmovups ZMMWORD PTR [r10+0x80],zmm22
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm24
	vmovups ZMMWORD PTR [r10+0x80],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	vmovups ZMMWORD PTR [r10+0x80],zmm28
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_transposed_7x48__x86_64_avx512+0xb89>
	mov    r10,r9
	vmovups zmm29,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x80]
	vaddps zmm10,zmm10,zmm29
	lea    r10,[r10+rax*4]
	vmovups zmm29,ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vaddps zmm12,zmm12,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x80]
	vaddps zmm13,zmm13,zmm29
	lea    r10,[r10+rax*4]
	vmovups zmm29,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x80]
	vaddps zmm16,zmm16,zmm29
	lea    r10,[r10+rax*4]
	vmovups zmm29,ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vaddps zmm18,zmm18,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x80]
	vaddps zmm19,zmm19,zmm29
	lea    r10,[r10+rax*4]
	vmovups zmm29,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x80]
	vaddps zmm22,zmm22,zmm29
	lea    r10,[r10+rax*4]
	vmovups zmm29,ZMMWORD PTR [r10]
	vaddps zmm23,zmm23,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vaddps zmm24,zmm24,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x80]
	vaddps zmm25,zmm25,zmm29
	lea    r10,[r10+rax*4]
	vmovups zmm29,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm29
	vmovups zmm29,ZMMWORD PTR [r10+0x80]
	vaddps zmm28,zmm28,zmm29
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	vmovups ZMMWORD PTR [r10+0x80],zmm16
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm18
	vmovups ZMMWORD PTR [r10+0x80],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	vmovups ZMMWORD PTR [r10+0x80],zmm22
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm24
	vmovups ZMMWORD PTR [r10+0x80],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	vmovups ZMMWORD PTR [r10+0x80],zmm28
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_tuple_gemm_transposed_8x48__x86_64_avx512>:
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
	je     <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x54a>
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
	prefetcht0 BYTE PTR [rsi+rdx*4+0x380]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x3c0]
	mov    ebp,0x4
	vmovups zmm7,ZMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups zmm6,ZMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vbroadcastss zmm4,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups zmm6,ZMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vmovups zmm5,ZMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vbroadcastss zmm4,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x54]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x58]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x5c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [rcx+0x180]
	prefetcht0 BYTE PTR [rcx+r8*4+0x180]
	vmovups zmm6,ZMMWORD PTR [rcx+0x1c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x1c0]
	vmovups zmm5,ZMMWORD PTR [rcx+0x200]
	prefetcht0 BYTE PTR [rcx+r8*4+0x200]
	vbroadcastss zmm4,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x94]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x98]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x9c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [rcx+0x240]
	prefetcht0 BYTE PTR [rcx+r8*4+0x240]
	vmovups zmm6,ZMMWORD PTR [rcx+0x280]
	prefetcht0 BYTE PTR [rcx+r8*4+0x280]
	vmovups zmm5,ZMMWORD PTR [rcx+0x2c0]
	prefetcht0 BYTE PTR [rcx+r8*4+0x2c0]
	vbroadcastss zmm4,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xd4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xd8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xdc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	add    rsi,0x100
	add    rcx,0x300
	dec    ebp
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x136>
	dec    ebx
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xb8>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff800
	lea    rcx,[rcx+r8*4]
	add    rcx,0xffffffffffffe800
	dec    rdi
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xb3>
	mov    r8,r11
	and    r8,0xf
	mov    r11,r11
	shr    r11,0x4
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x8f7>
	mov    edx,0x4
	vmovups zmm7,ZMMWORD PTR [rcx]
	vmovups zmm6,ZMMWORD PTR [rcx+0x40]
	vmovups zmm5,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm4,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [rcx+0xc0]
	vmovups zmm6,ZMMWORD PTR [rcx+0x100]
	vmovups zmm5,ZMMWORD PTR [rcx+0x140]
	vbroadcastss zmm4,DWORD PTR [rsi+0x40]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x44]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x48]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4c]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x50]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x54]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x58]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x5c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [rcx+0x180]
	vmovups zmm6,ZMMWORD PTR [rcx+0x1c0]
	vmovups zmm5,ZMMWORD PTR [rcx+0x200]
	vbroadcastss zmm4,DWORD PTR [rsi+0x80]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x84]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x88]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8c]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x90]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x94]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x98]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x9c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	vmovups zmm7,ZMMWORD PTR [rcx+0x240]
	vmovups zmm6,ZMMWORD PTR [rcx+0x280]
	vmovups zmm5,ZMMWORD PTR [rcx+0x2c0]
	vbroadcastss zmm4,DWORD PTR [rsi+0xc0]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xcc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xd0]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xd4]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xd8]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xdc]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	add    rsi,0x100
	add    rcx,0x300
	dec    edx
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x566>
	dec    r11
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x561>
	test   r8,r8
	je     <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x9ef>
	vmovups zmm7,ZMMWORD PTR [rcx]
	vmovups zmm6,ZMMWORD PTR [rcx+0x40]
	vmovups zmm5,ZMMWORD PTR [rcx+0x80]
	vbroadcastss zmm4,DWORD PTR [rsi]
	vfmadd231ps zmm8,zmm7,zmm4
	vfmadd231ps zmm9,zmm6,zmm4
	vfmadd231ps zmm10,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x4]
	vfmadd231ps zmm11,zmm7,zmm4
	vfmadd231ps zmm12,zmm6,zmm4
	vfmadd231ps zmm13,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x8]
	vfmadd231ps zmm14,zmm7,zmm4
	vfmadd231ps zmm15,zmm6,zmm4
	vfmadd231ps zmm16,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0xc]
	vfmadd231ps zmm17,zmm7,zmm4
	vfmadd231ps zmm18,zmm6,zmm4
	vfmadd231ps zmm19,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x10]
	vfmadd231ps zmm20,zmm7,zmm4
	vfmadd231ps zmm21,zmm6,zmm4
	vfmadd231ps zmm22,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x14]
	vfmadd231ps zmm23,zmm7,zmm4
	vfmadd231ps zmm24,zmm6,zmm4
	vfmadd231ps zmm25,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x18]
	vfmadd231ps zmm26,zmm7,zmm4
	vfmadd231ps zmm27,zmm6,zmm4
	vfmadd231ps zmm28,zmm5,zmm4
	vbroadcastss zmm4,DWORD PTR [rsi+0x1c]
	vfmadd231ps zmm29,zmm7,zmm4
	vfmadd231ps zmm30,zmm6,zmm4
	vfmadd231ps zmm31,zmm5,zmm4
	add    rsi,0x40
	add    rcx,0xc0
	dec    r8
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0x900>
	test   r10,r10
	jne    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xac0>
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	vmovups ZMMWORD PTR [r10+0x80],zmm16
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm18
	vmovups ZMMWORD PTR [r10+0x80],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	vmovups ZMMWORD PTR [r10+0x80],zmm22
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm24
	vmovups ZMMWORD PTR [r10+0x80],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	vmovups ZMMWORD PTR [r10+0x80],zmm28
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm30
	vmovups ZMMWORD PTR [r10+0x80],zmm31
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_transposed_8x48__x86_64_avx512+0xcd6>
	mov    r10,r9
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x80]
	vaddps zmm10,zmm10,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x80]
	vaddps zmm13,zmm13,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x80]
	vaddps zmm16,zmm16,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x80]
	vaddps zmm19,zmm19,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x80]
	vaddps zmm22,zmm22,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm23,zmm23,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x80]
	vaddps zmm25,zmm25,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x80]
	vaddps zmm28,zmm28,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7,ZMMWORD PTR [r10]
	vaddps zmm29,zmm29,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x40]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7,ZMMWORD PTR [r10+0x80]
	vaddps zmm31,zmm31,zmm7
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups ZMMWORD PTR [r10],zmm8
	vmovups ZMMWORD PTR [r10+0x40],zmm9
	vmovups ZMMWORD PTR [r10+0x80],zmm10
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm11
	vmovups ZMMWORD PTR [r10+0x40],zmm12
	vmovups ZMMWORD PTR [r10+0x80],zmm13
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm14
	vmovups ZMMWORD PTR [r10+0x40],zmm15
	vmovups ZMMWORD PTR [r10+0x80],zmm16
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm17
	vmovups ZMMWORD PTR [r10+0x40],zmm18
	vmovups ZMMWORD PTR [r10+0x80],zmm19
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm20
	vmovups ZMMWORD PTR [r10+0x40],zmm21
	vmovups ZMMWORD PTR [r10+0x80],zmm22
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm23
	vmovups ZMMWORD PTR [r10+0x40],zmm24
	vmovups ZMMWORD PTR [r10+0x80],zmm25
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm26
	vmovups ZMMWORD PTR [r10+0x40],zmm27
	vmovups ZMMWORD PTR [r10+0x80],zmm28
	lea    r10,[r10+rax*4]
	vmovups ZMMWORD PTR [r10],zmm29
	vmovups ZMMWORD PTR [r10+0x40],zmm30
	vmovups ZMMWORD PTR [r10+0x80],zmm31
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
