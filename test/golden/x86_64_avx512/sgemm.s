<nnp_sgemm_1x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_1x32__x86_64_avx512+0x615>
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	test   r11,r11
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x5b>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x6d>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	test   rcx,rcx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x22e>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_1x32__x86_64_avx512+0x181>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm12,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm12,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm10,ZMMWORD PTR [rdx+0x100]
	vmovups zmm11,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm12,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x180]
	vmovups zmm11,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm12,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbx,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x9a>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x94>
	test   rbp,rbp
	je     <nnp_sgemm_1x32__x86_64_avx512+0x1c0>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm12,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbx,0x4
	add    rdx,0x80
	dec    rbp
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x186>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x1f3>
	mov    rbp,rbx
	vmovups zmm10,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x1f3>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x605>
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x3f5>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_1x32__x86_64_avx512+0x346>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm12,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm12,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm12,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm12,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x25a>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x254>
	test   rbp,rbp
	je     <nnp_sgemm_1x32__x86_64_avx512+0x387>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm12,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x34b>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x3ba>
	mov    rbp,rbx
	vmovups zmm10,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x3ba>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x5fe>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_1x32__x86_64_avx512+0x541>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm12,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm10
	vmovups ZMMWORD PTR [rax+0xc0],zmm11
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm12,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm10
	vmovups ZMMWORD PTR [rax+0x140],zmm11
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm12,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm10
	vmovups ZMMWORD PTR [rax+0x1c0],zmm11
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm12,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x418>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x412>
	test   rbp,rbp
	je     <nnp_sgemm_1x32__x86_64_avx512+0x595>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm12,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x546>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x5c8>
	mov    rbp,rbx
	vmovups zmm10,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x5c8>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x44>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x62a>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0xb23>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x93f>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x7c6>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	test   r10,r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x67e>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x68a>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x753>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm9{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm9,ymm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm9{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm9,ymm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm9{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm9,ymm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm9{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm9,ymm10
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x6a9>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x6a4>
	test   r11,r11
	je     <nnp_sgemm_1x32__x86_64_avx512+0x783>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm9{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm9,ymm10
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x758>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x7a7>
	mov    r11,r10
	vmovups ymm9{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm9
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x7a7>
	lea    r11,[r9+0x28]
	vbroadcastss ymm9{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm9,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x93a>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	test   r10,r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x7db>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x7e7>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x8b0>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vpbroadcastd zmm10,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm9,zmm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm9,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm10,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm9,zmm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm9,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm9,zmm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm9,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm10,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm9,zmm10
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x806>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x801>
	test   r11,r11
	je     <nnp_sgemm_1x32__x86_64_avx512+0x8e0>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vpbroadcastd zmm10,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm9,zmm10
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x8b5>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x920>
	mov    r11,r10
	vmovups zmm9{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm9
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x920>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmaxps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0xb23>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	test   r10,r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x95a>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x96c>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_1x32__x86_64_avx512+0xa69>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm12,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm12,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm10,ZMMWORD PTR [rdx+0x100]
	vmovups zmm11,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x180]
	vmovups zmm11,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm12,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x98b>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x986>
	test   r11,r11
	je     <nnp_sgemm_1x32__x86_64_avx512+0xaa6>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm12,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_1x32__x86_64_avx512+0xa6e>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_1x32__x86_64_avx512+0xafc>
	mov    r11,r10
	vmovups zmm10{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0xafc>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm10,DWORD PTR [r11]
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3
	int3

<nnp_sgemm_2x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_2x32__x86_64_avx512+0x84f>
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	test   r11,r11
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x87>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xac>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	test   rcx,rcx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x316>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_2x32__x86_64_avx512+0x20c>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm14,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vmovups zmm13,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm14,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vmovups zmm13,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm14,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vmovups zmm13,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm14,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbx,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xd9>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xd3>
	test   rbp,rbp
	je     <nnp_sgemm_2x32__x86_64_avx512+0x25e>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm14,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbx,0x4
	add    rdx,0x80
	dec    rbp
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x211>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x2b0>
	mov    rbp,rbx
	vmovups zmm12,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm12,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x2b0>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm12,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x83f>
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x586>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_2x32__x86_64_avx512+0x47a>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm14,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm14,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm14,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm14,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x342>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x33c>
	test   rbp,rbp
	je     <nnp_sgemm_2x32__x86_64_avx512+0x4ce>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm14,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x47f>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x520>
	mov    rbp,rbx
	vmovups zmm12,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm12,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x520>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm12,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x838>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_2x32__x86_64_avx512+0x71e>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm14,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm12
	vmovups ZMMWORD PTR [rax+0xc0],zmm13
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm14,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm12
	vmovups ZMMWORD PTR [rax+0x140],zmm13
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm14,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm12
	vmovups ZMMWORD PTR [rax+0x1c0],zmm13
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm14,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x5a9>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x5a3>
	test   rbp,rbp
	je     <nnp_sgemm_2x32__x86_64_avx512+0x785>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm14,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x723>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x7d7>
	mov    rbp,rbx
	vmovups zmm12,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm12,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x7d7>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm12,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x64>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x864>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xefd>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xc61>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xa74>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	test   r10,r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x8be>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x8d7>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_2x32__x86_64_avx512+0x9d4>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm10{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm10,ymm11
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm10,ymm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm10{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm10,ymm11
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm10,ymm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm10{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm10,ymm11
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm10,ymm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm10{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm10,ymm11
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm10,ymm11
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x8f6>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x8f1>
	test   r11,r11
	je     <nnp_sgemm_2x32__x86_64_avx512+0xa11>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm10{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm10,ymm11
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm10,ymm11
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x9d9>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xa45>
	mov    r11,r10
	vmovups ymm10{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm10
	lea    r11,[r11+rax*4]
	vmovups ymm10{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm10
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xa45>
	lea    r11,[r9+0x28]
	vbroadcastss ymm10{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm10,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm10,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xc5c>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	test   r10,r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xa8f>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xaa8>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_2x32__x86_64_avx512+0xba5>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vpbroadcastd zmm11,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm10,zmm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm10,zmm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm10,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm11,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm10,zmm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm10,zmm11
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xac7>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xac2>
	test   r11,r11
	je     <nnp_sgemm_2x32__x86_64_avx512+0xbe2>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vpbroadcastd zmm11,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm10,zmm11
	vpbroadcastd zmm11,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm10,zmm11
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xbaa>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xc32>
	mov    r11,r10
	vmovups zmm10{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm10
	lea    r11,[r11+rax*4]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm10
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xc32>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm10,DWORD PTR [r11]
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xefd>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	test   r10,r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xc88>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xcad>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_2x32__x86_64_avx512+0xdf6>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm14,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vmovups zmm13,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm14,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vmovups zmm13,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm14,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vmovups zmm13,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xccc>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xcc7>
	test   r11,r11
	je     <nnp_sgemm_2x32__x86_64_avx512+0xe46>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm14,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xdfb>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xeb9>
	mov    r11,r10
	vmovups zmm12{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    r11,[r11+rax*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xeb9>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm12,DWORD PTR [r11]
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
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

<nnp_sgemm_3x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_3x32__x86_64_avx512+0xa89>
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	test   r11,r11
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xb3>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xeb>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	test   rcx,rcx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x3fe>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_3x32__x86_64_avx512+0x297>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm16,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x80]
	vmovups zmm15,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm16,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx+0x100]
	vmovups zmm15,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm16,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm16,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbx,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x118>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x112>
	test   rbp,rbp
	je     <nnp_sgemm_3x32__x86_64_avx512+0x2fc>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm16,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbx,0x4
	add    rdx,0x80
	dec    rbp
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x29c>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x36d>
	mov    rbp,rbx
	vmovups zmm14,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm14,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm14,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x36d>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm14,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xa79>
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x717>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_3x32__x86_64_avx512+0x5ae>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm16,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm16,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm16,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm16,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x42a>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x424>
	test   rbp,rbp
	je     <nnp_sgemm_3x32__x86_64_avx512+0x615>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm16,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x5b3>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x686>
	mov    rbp,rbx
	vmovups zmm14,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm14,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm14,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x686>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm14,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xa72>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_3x32__x86_64_avx512+0x8fb>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm16,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm14
	vmovups ZMMWORD PTR [rax+0xc0],zmm15
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm16,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm14
	vmovups ZMMWORD PTR [rax+0x140],zmm15
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm16,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm14
	vmovups ZMMWORD PTR [rax+0x1c0],zmm15
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm16,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x73a>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x734>
	test   rbp,rbp
	je     <nnp_sgemm_3x32__x86_64_avx512+0x975>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm16,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x900>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x9e6>
	mov    rbp,rbx
	vmovups zmm14,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm14,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm14,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x9e6>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm14,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x84>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xa9e>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x12d7>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xf83>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xd22>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	test   r10,r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xafe>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xb24>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vmovaps ymm10{k1}{z},ymm10
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_3x32__x86_64_avx512+0xc55>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm11{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm11{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x84]
	vfmadd231ps ymm10{k1},ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm11{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x88]
	vfmadd231ps ymm10{k1},ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm11{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x8c]
	vfmadd231ps ymm10{k1},ymm11,ymm12
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xb43>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xb3e>
	test   r11,r11
	je     <nnp_sgemm_3x32__x86_64_avx512+0xc9f>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm11{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm11,ymm12
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xc5a>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xce3>
	mov    r11,r10
	vmovups ymm11{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm11
	lea    r11,[r11+rax*4]
	vmovups ymm11{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm11
	lea    r11,[r11+rax*4]
	vmovups ymm11{k1}{z},YMMWORD PTR [r11]
	vaddps ymm10{k1},ymm10,ymm11
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xce3>
	lea    r11,[r9+0x28]
	vbroadcastss ymm11{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm11,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm11,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm11,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xf7e>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	test   r10,r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xd43>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xd69>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vmovaps zmm10,zmm10
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_3x32__x86_64_avx512+0xe9a>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vpbroadcastd zmm12,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm11,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm12,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm11,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm12,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm11,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm12,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm11,zmm12
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xd88>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xd83>
	test   r11,r11
	je     <nnp_sgemm_3x32__x86_64_avx512+0xee4>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vpbroadcastd zmm12,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm11,zmm12
	vpbroadcastd zmm12,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm11,zmm12
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xe9f>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xf44>
	mov    r11,r10
	vmovups zmm11{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm11
	lea    r11,[r11+rax*4]
	vmovups zmm11{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm11
	lea    r11,[r11+rax*4]
	vmovups zmm11{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm11
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xf44>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm11,DWORD PTR [r11]
	vmaxps zmm8,zmm11,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm11,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x12d7>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	test   r10,r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xfb6>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xfee>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_3x32__x86_64_avx512+0x1183>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm16,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x80]
	vmovups zmm15,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm16,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx+0x100]
	vmovups zmm15,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm16,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm16,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x100d>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x1008>
	test   r11,r11
	je     <nnp_sgemm_3x32__x86_64_avx512+0x11e6>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm16,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x1188>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x1276>
	mov    r11,r10
	vmovups zmm14{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    r11,[r11+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    r11,[r11+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x1276>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm14,DWORD PTR [r11]
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
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

<nnp_sgemm_4x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_4x32__x86_64_avx512+0xcd7>
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	test   r11,r11
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xdf>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x12a>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	test   rcx,rcx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x4ea>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_4x32__x86_64_avx512+0x322>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm18,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vmovups zmm17,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm18,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vmovups zmm17,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm18,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vmovups zmm17,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbx,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x157>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x151>
	test   rbp,rbp
	je     <nnp_sgemm_4x32__x86_64_avx512+0x39a>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm18,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbx,0x4
	add    rdx,0x80
	dec    rbp
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x327>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x42e>
	mov    rbp,rbx
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x42e>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm16,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xcc7>
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x8b0>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_4x32__x86_64_avx512+0x6e6>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm18,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm18,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm18,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x516>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x510>
	test   rbp,rbp
	je     <nnp_sgemm_4x32__x86_64_avx512+0x760>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm18,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x6eb>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x7f4>
	mov    rbp,rbx
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x7f4>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm16,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xcc0>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_4x32__x86_64_avx512+0xae0>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm18,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm16
	vmovups ZMMWORD PTR [rax+0xc0],zmm17
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm18,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm16
	vmovups ZMMWORD PTR [rax+0x140],zmm17
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm18,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm16
	vmovups ZMMWORD PTR [rax+0x1c0],zmm17
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x8d3>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x8cd>
	test   rbp,rbp
	je     <nnp_sgemm_4x32__x86_64_avx512+0xb75>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm18,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xae9>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xc09>
	mov    rbp,rbx
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm16,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xc09>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm16,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xa4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xcec>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x16c5>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x12b9>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xfe4>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	test   r10,r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xd52>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xd85>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0xc]
	vmovaps ymm11{k1}{z},ymm11
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_4x32__x86_64_avx512+0xeea>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm12{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm12,ymm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm12{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x84]
	vfmadd231ps ymm10{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0xc4]
	vfmadd231ps ymm11{k1},ymm12,ymm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm12{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x88]
	vfmadd231ps ymm10{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0xc8]
	vfmadd231ps ymm11{k1},ymm12,ymm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm12{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x8c]
	vfmadd231ps ymm10{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0xcc]
	vfmadd231ps ymm11{k1},ymm12,ymm13
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xda4>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xd9f>
	test   r11,r11
	je     <nnp_sgemm_4x32__x86_64_avx512+0xf41>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm12{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm12,ymm13
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xeef>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xf95>
	mov    r11,r10
	vmovups ymm12{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm12
	lea    r11,[r11+rax*4]
	vmovups ymm12{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm12
	lea    r11,[r11+rax*4]
	vmovups ymm12{k1}{z},YMMWORD PTR [r11]
	vaddps ymm10{k1},ymm10,ymm12
	lea    r11,[r11+rax*4]
	vmovups ymm12{k1}{z},YMMWORD PTR [r11]
	vaddps ymm11{k1},ymm11,ymm12
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xf95>
	lea    r11,[r9+0x28]
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm12,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm12,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm12,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm12,ymm11
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x12b4>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	test   r10,r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x100b>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x103e>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vmovaps zmm10,zmm10
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vmovaps zmm11,zmm11
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_4x32__x86_64_avx512+0x11a3>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vpbroadcastd zmm13,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm12,zmm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm13,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm12,zmm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm12,zmm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm13,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm12,zmm13
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x105d>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x1058>
	test   r11,r11
	je     <nnp_sgemm_4x32__x86_64_avx512+0x11fa>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vpbroadcastd zmm13,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm12,zmm13
	vpbroadcastd zmm13,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm12,zmm13
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x11a8>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x126a>
	mov    r11,r10
	vmovups zmm12{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm12
	lea    r11,[r11+rax*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm12
	lea    r11,[r11+rax*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm12
	lea    r11,[r11+rax*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm12
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x126a>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm12,DWORD PTR [r11]
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x16c5>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	test   r10,r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x12f8>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x1343>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_4x32__x86_64_avx512+0x1524>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm18,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vmovups zmm17,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm18,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vmovups zmm17,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm18,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vmovups zmm17,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm18,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x1362>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x135d>
	test   r11,r11
	je     <nnp_sgemm_4x32__x86_64_avx512+0x159a>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm18,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x1529>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x1647>
	mov    r11,r10
	vmovups zmm16{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    r11,[r11+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    r11,[r11+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    r11,[r11+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x1647>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm16,DWORD PTR [r11]
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3

<nnp_sgemm_5x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_5x32__x86_64_avx512+0xf21>
	mov    r11,QWORD PTR [r9+0x10]
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
	test   r11,r11
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x10b>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x169>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	test   rcx,rcx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x5da>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_5x32__x86_64_avx512+0x3ad>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm20,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x80]
	vmovups zmm19,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
	vmovups zmm19,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x180]
	vmovups zmm19,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbx,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x196>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x190>
	test   rbp,rbp
	je     <nnp_sgemm_5x32__x86_64_avx512+0x440>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm20,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbx,0x4
	add    rdx,0x80
	dec    rbp
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x3b6>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x4f3>
	mov    rbp,rbx
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x4f3>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm18,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xf11>
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xa51>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_5x32__x86_64_avx512+0x822>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm20,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x606>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x600>
	test   rbp,rbp
	je     <nnp_sgemm_5x32__x86_64_avx512+0x8b7>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm20,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x82b>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x96a>
	mov    rbp,rbx
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x96a>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm18,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xf0a>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_5x32__x86_64_avx512+0xccd>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm20,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm18
	vmovups ZMMWORD PTR [rax+0xc0],zmm19
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm18
	vmovups ZMMWORD PTR [rax+0x140],zmm19
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm20,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm18
	vmovups ZMMWORD PTR [rax+0x1c0],zmm19
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xa74>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xa6e>
	test   rbp,rbp
	je     <nnp_sgemm_5x32__x86_64_avx512+0xd75>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm20,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xcd6>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xe28>
	mov    rbp,rbx
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xe28>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm18,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xc4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xf36>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x1abb>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x15eb>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x12a2>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	test   r10,r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xfa2>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xfe2>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x10]
	vmovaps ymm12{k1}{z},ymm12
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_5x32__x86_64_avx512+0x117b>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm13{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm13{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x84]
	vfmadd231ps ymm10{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0xc4]
	vfmadd231ps ymm11{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x104]
	vfmadd231ps ymm12{k1},ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm13{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x88]
	vfmadd231ps ymm10{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0xc8]
	vfmadd231ps ymm11{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x108]
	vfmadd231ps ymm12{k1},ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm13{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x8c]
	vfmadd231ps ymm10{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0xcc]
	vfmadd231ps ymm11{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x10c]
	vfmadd231ps ymm12{k1},ymm13,ymm14
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x1001>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xffc>
	test   r11,r11
	je     <nnp_sgemm_5x32__x86_64_avx512+0x11df>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm13{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm13,ymm14
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x1180>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x1243>
	mov    r11,r10
	vmovups ymm13{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm13
	lea    r11,[r11+rax*4]
	vmovups ymm13{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm13
	lea    r11,[r11+rax*4]
	vmovups ymm13{k1}{z},YMMWORD PTR [r11]
	vaddps ymm10{k1},ymm10,ymm13
	lea    r11,[r11+rax*4]
	vmovups ymm13{k1}{z},YMMWORD PTR [r11]
	vaddps ymm11{k1},ymm11,ymm13
	lea    r11,[r11+rax*4]
	vmovups ymm13{k1}{z},YMMWORD PTR [r11]
	vaddps ymm12{k1},ymm12,ymm13
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x1243>
	lea    r11,[r9+0x28]
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm13,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm13,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm13,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm13,ymm11
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm13,ymm12
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x15e6>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	test   r10,r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x12cf>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x130f>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vmovaps zmm10,zmm10
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vmovaps zmm11,zmm11
	vpbroadcastd zmm12,DWORD PTR [r10+0x10]
	vmovaps zmm12,zmm12
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_5x32__x86_64_avx512+0x14a8>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm13,ZMMWORD PTR [rdx]
	vpbroadcastd zmm14,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm13,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm14,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm13,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm14,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm13,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm14,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm13,zmm14
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x132e>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x1329>
	test   r11,r11
	je     <nnp_sgemm_5x32__x86_64_avx512+0x150c>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm13,ZMMWORD PTR [rdx]
	vpbroadcastd zmm14,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm13,zmm14
	vpbroadcastd zmm14,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm13,zmm14
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x14ad>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x158c>
	mov    r11,r10
	vmovups zmm13{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm13
	lea    r11,[r11+rax*4]
	vmovups zmm13{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm13
	lea    r11,[r11+rax*4]
	vmovups zmm13{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm13
	lea    r11,[r11+rax*4]
	vmovups zmm13{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm13
	lea    r11,[r11+rax*4]
	vmovups zmm13{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm13
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x158c>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm13,DWORD PTR [r11]
	vmaxps zmm8,zmm13,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm13,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm13,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm13,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm13,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x1abb>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x1636>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x1694>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_5x32__x86_64_avx512+0x18c1>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm20,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x80]
	vmovups zmm19,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm20,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
	vmovups zmm19,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm20,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x180]
	vmovups zmm19,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm20,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x16b3>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x16ae>
	test   r11,r11
	je     <nnp_sgemm_5x32__x86_64_avx512+0x1952>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm20,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x18ca>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x1a20>
	mov    r11,r10
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x1a20>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm18,DWORD PTR [r11]
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
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

<nnp_sgemm_6x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_6x32__x86_64_avx512+0x115b>
	mov    r11,QWORD PTR [r9+0x10]
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
	test   r11,r11
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x137>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x1a8>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	test   rcx,rcx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x6c2>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_6x32__x86_64_avx512+0x438>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm22,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vmovups zmm21,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm22,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vmovups zmm21,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm22,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbx,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1d5>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1cf>
	test   rbp,rbp
	je     <nnp_sgemm_6x32__x86_64_avx512+0x4de>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm22,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbx,0x4
	add    rdx,0x80
	dec    rbp
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x441>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x5b0>
	mov    rbp,rbx
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x5b0>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm20,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x114b>
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xbe2>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_6x32__x86_64_avx512+0x956>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm22,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm22,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm22,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x6ee>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x6e8>
	test   rbp,rbp
	je     <nnp_sgemm_6x32__x86_64_avx512+0x9fe>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm22,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x95f>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xad0>
	mov    rbp,rbx
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0xad0>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm20,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x1144>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_6x32__x86_64_avx512+0xeaa>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm22,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm20
	vmovups ZMMWORD PTR [rax+0xc0],zmm21
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm22,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm20
	vmovups ZMMWORD PTR [rax+0x140],zmm21
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm22,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm20
	vmovups ZMMWORD PTR [rax+0x1c0],zmm21
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xc05>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xbff>
	test   rbp,rbp
	je     <nnp_sgemm_6x32__x86_64_avx512+0xf65>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm22,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xeb3>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1037>
	mov    rbp,rbx
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x1037>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm20,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xe4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1170>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x1e95>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x190d>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1550>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	test   r10,r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x11e2>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x122f>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x14]
	vmovaps ymm13{k1}{z},ymm13
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_6x32__x86_64_avx512+0x13fc>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm14{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm14,ymm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm14{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x84]
	vfmadd231ps ymm10{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0xc4]
	vfmadd231ps ymm11{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x104]
	vfmadd231ps ymm12{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x144]
	vfmadd231ps ymm13{k1},ymm14,ymm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm14{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x88]
	vfmadd231ps ymm10{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0xc8]
	vfmadd231ps ymm11{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x108]
	vfmadd231ps ymm12{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x148]
	vfmadd231ps ymm13{k1},ymm14,ymm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm14{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x8c]
	vfmadd231ps ymm10{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0xcc]
	vfmadd231ps ymm11{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x10c]
	vfmadd231ps ymm12{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x14c]
	vfmadd231ps ymm13{k1},ymm14,ymm15
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x124e>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1249>
	test   r11,r11
	je     <nnp_sgemm_6x32__x86_64_avx512+0x146d>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm14{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm14,ymm15
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1401>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x14e1>
	mov    r11,r10
	vmovups ymm14{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm14
	lea    r11,[r11+rax*4]
	vmovups ymm14{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm14
	lea    r11,[r11+rax*4]
	vmovups ymm14{k1}{z},YMMWORD PTR [r11]
	vaddps ymm10{k1},ymm10,ymm14
	lea    r11,[r11+rax*4]
	vmovups ymm14{k1}{z},YMMWORD PTR [r11]
	vaddps ymm11{k1},ymm11,ymm14
	lea    r11,[r11+rax*4]
	vmovups ymm14{k1}{z},YMMWORD PTR [r11]
	vaddps ymm12{k1},ymm12,ymm14
	lea    r11,[r11+rax*4]
	vmovups ymm14{k1}{z},YMMWORD PTR [r11]
	vaddps ymm13{k1},ymm13,ymm14
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x14e1>
	lea    r11,[r9+0x28]
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm14,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm14,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm14,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm14,ymm11
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm14,ymm12
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm14,ymm13
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x1908>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	test   r10,r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1583>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x15d0>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vmovaps zmm10,zmm10
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vmovaps zmm11,zmm11
	vpbroadcastd zmm12,DWORD PTR [r10+0x10]
	vmovaps zmm12,zmm12
	vpbroadcastd zmm13,DWORD PTR [r10+0x14]
	vmovaps zmm13,zmm13
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_6x32__x86_64_avx512+0x179d>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vpbroadcastd zmm15,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm14,zmm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm15,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm14,zmm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm15,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm14,zmm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm14,zmm15
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x15ef>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x15ea>
	test   r11,r11
	je     <nnp_sgemm_6x32__x86_64_avx512+0x180e>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vpbroadcastd zmm15,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm14,zmm15
	vpbroadcastd zmm15,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm14,zmm15
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x17a2>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x189e>
	mov    r11,r10
	vmovups zmm14{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm14
	lea    r11,[r11+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm14
	lea    r11,[r11+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm14
	lea    r11,[r11+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm14
	lea    r11,[r11+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm14
	lea    r11,[r11+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm13,zmm13,zmm14
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x189e>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm14,DWORD PTR [r11]
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x1e95>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1964>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x19d5>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_6x32__x86_64_avx512+0x1c4e>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm22,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vmovups zmm21,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm22,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vmovups zmm21,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm22,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm22,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x19f4>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x19ef>
	test   r11,r11
	je     <nnp_sgemm_6x32__x86_64_avx512+0x1cf2>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm22,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1c57>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1ddd>
	mov    r11,r10
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x1ddd>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm20,DWORD PTR [r11]
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3

<nnp_sgemm_7x32__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_7x32__x86_64_avx512+0x1398>
	mov    r11,QWORD PTR [r9+0x10]
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
	test   r11,r11
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x166>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1ea>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	test   rcx,rcx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x7ad>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_7x32__x86_64_avx512+0x4c6>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm24,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vmovups zmm23,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm24,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm22,ZMMWORD PTR [rdx+0x100]
	vmovups zmm23,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm24,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x180]
	vmovups zmm23,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbx,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x217>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x211>
	test   rbp,rbp
	je     <nnp_sgemm_7x32__x86_64_avx512+0x57f>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm24,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbx,0x4
	add    rdx,0x80
	dec    rbp
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x4cf>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x670>
	mov    rbp,rbx
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x670>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm22,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1388>
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xd76>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_7x32__x86_64_avx512+0xa8d>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm24,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm24,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm24,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x7d9>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x7d3>
	test   rbp,rbp
	je     <nnp_sgemm_7x32__x86_64_avx512+0xb48>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm24,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xa96>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xc39>
	mov    rbp,rbx
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0xc39>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm22,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1381>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_7x32__x86_64_avx512+0x108a>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm24,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm22
	vmovups ZMMWORD PTR [rax+0xc0],zmm23
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm24,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm22
	vmovups ZMMWORD PTR [rax+0x140],zmm23
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm24,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm22
	vmovups ZMMWORD PTR [rax+0x1c0],zmm23
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xd99>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xd93>
	test   rbp,rbp
	je     <nnp_sgemm_7x32__x86_64_avx512+0x1158>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm24,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1093>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1249>
	mov    rbp,rbx
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm22,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1249>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm22,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x104>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x13ad>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x2275>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1c32>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1801>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	vpxord ymm14,ymm14,ymm14
	test   r10,r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1425>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x147f>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x18]
	vmovaps ymm14{k1}{z},ymm14
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_7x32__x86_64_avx512+0x1680>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm15{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm15,ymm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm15{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x84]
	vfmadd231ps ymm10{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0xc4]
	vfmadd231ps ymm11{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x104]
	vfmadd231ps ymm12{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x144]
	vfmadd231ps ymm13{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x184]
	vfmadd231ps ymm14{k1},ymm15,ymm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm15{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x88]
	vfmadd231ps ymm10{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0xc8]
	vfmadd231ps ymm11{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x108]
	vfmadd231ps ymm12{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x148]
	vfmadd231ps ymm13{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x188]
	vfmadd231ps ymm14{k1},ymm15,ymm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm15{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x8c]
	vfmadd231ps ymm10{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0xcc]
	vfmadd231ps ymm11{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x10c]
	vfmadd231ps ymm12{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x14c]
	vfmadd231ps ymm13{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x18c]
	vfmadd231ps ymm14{k1},ymm15,ymm16
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x149e>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1499>
	test   r11,r11
	je     <nnp_sgemm_7x32__x86_64_avx512+0x16fe>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm15{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm15,ymm16
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1685>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1782>
	mov    r11,r10
	vmovups ymm15{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm15
	lea    r11,[r11+rax*4]
	vmovups ymm15{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm15
	lea    r11,[r11+rax*4]
	vmovups ymm15{k1}{z},YMMWORD PTR [r11]
	vaddps ymm10{k1},ymm10,ymm15
	lea    r11,[r11+rax*4]
	vmovups ymm15{k1}{z},YMMWORD PTR [r11]
	vaddps ymm11{k1},ymm11,ymm15
	lea    r11,[r11+rax*4]
	vmovups ymm15{k1}{z},YMMWORD PTR [r11]
	vaddps ymm12{k1},ymm12,ymm15
	lea    r11,[r11+rax*4]
	vmovups ymm15{k1}{z},YMMWORD PTR [r11]
	vaddps ymm13{k1},ymm13,ymm15
	lea    r11,[r11+rax*4]
	vmovups ymm15{k1}{z},YMMWORD PTR [r11]
	vaddps ymm14{k1},ymm14,ymm15
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1782>
	lea    r11,[r9+0x28]
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm15,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm15,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm15,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm15,ymm11
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm15,ymm12
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm15,ymm13
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm15,ymm14
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1c2d>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	test   r10,r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x183a>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1894>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vmovaps zmm10,zmm10
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vmovaps zmm11,zmm11
	vpbroadcastd zmm12,DWORD PTR [r10+0x10]
	vmovaps zmm12,zmm12
	vpbroadcastd zmm13,DWORD PTR [r10+0x14]
	vmovaps zmm13,zmm13
	vpbroadcastd zmm14,DWORD PTR [r10+0x18]
	vmovaps zmm14,zmm14
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_7x32__x86_64_avx512+0x1a95>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vpbroadcastd zmm16,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm15,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm16,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm15,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm16,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm15,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm16,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm15,zmm16
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x18b3>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x18ae>
	test   r11,r11
	je     <nnp_sgemm_7x32__x86_64_avx512+0x1b13>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vpbroadcastd zmm16,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm15,zmm16
	vpbroadcastd zmm16,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm15,zmm16
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1a9a>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1bb3>
	mov    r11,r10
	vmovups zmm15{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm15
	lea    r11,[r11+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm15
	lea    r11,[r11+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm15
	lea    r11,[r11+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm15
	lea    r11,[r11+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm15
	lea    r11,[r11+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm13,zmm13,zmm15
	lea    r11,[r11+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm15
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1bb3>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm15,DWORD PTR [r11]
	vmaxps zmm8,zmm15,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm15,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x2275>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1c98>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1d1c>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_7x32__x86_64_avx512+0x1fe1>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm24,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vmovups zmm23,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm24,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm22,ZMMWORD PTR [rdx+0x100]
	vmovups zmm23,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm24,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x180]
	vmovups zmm23,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm24,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1d3b>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1d36>
	test   r11,r11
	je     <nnp_sgemm_7x32__x86_64_avx512+0x2098>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm24,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vpbroadcastd zmm24,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1fea>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x21a0>
	mov    r11,r10
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x21a0>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm22,DWORD PTR [r11]
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3

<nnp_sgemm_8x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_8x32__x86_64_avx512+0x1e40>
	mov    r11,QWORD PTR [r9+0x10]
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
	test   r11,r11
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x194>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x22b>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	test   rcx,rcx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xcbc>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_8x32__x86_64_avx512+0x25b>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_8x32__x86_64_avx512+0x572>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm26,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x80]
	vmovups zmm25,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm26,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm24,ZMMWORD PTR [rdx+0x100]
	vmovups zmm25,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm26,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x180]
	vmovups zmm25,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbx,0x10
	add    rdx,0x200
	dec    r12d
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x277>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x271>
	mov    rbp,rbx
	mov    r12,rdx
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_8x32__x86_64_avx512+0x598>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_8x32__x86_64_avx512+0x76c>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [r12+r11*4+0x80]
	prefetcht0 BYTE PTR [r12+r11*4+0xc0]
	vmovups zmm24,ZMMWORD PTR [r12+0x80]
	vmovups zmm25,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm26,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [r12+r11*4+0x100]
	prefetcht0 BYTE PTR [r12+r11*4+0x140]
	vmovups zmm24,ZMMWORD PTR [r12+0x100]
	vmovups zmm25,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm26,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [r12+r11*4+0x180]
	prefetcht0 BYTE PTR [r12+r11*4+0x1c0]
	vmovups zmm24,ZMMWORD PTR [r12+0x180]
	vmovups zmm25,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm26,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	add    rbp,0x10
	add    r12,0x200
	dec    r14
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x5a8>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_8x32__x86_64_avx512+0x7ee>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	add    rbp,0x4
	add    r12,0x80
	dec    r13
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x778>
	mov    r11,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,QWORD PTR [r9+0x10]
	test   r12,r12
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x882>
	mov    r12,rbp
	vmovups zmm24,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24,ZMMWORD PTR [r12+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    r12,[r12+r11*4]
	vmovups zmm24,ZMMWORD PTR [r12]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24,ZMMWORD PTR [r12+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    r12,[r12+r11*4]
	vmovups zmm24,ZMMWORD PTR [r12]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24,ZMMWORD PTR [r12+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    r12,[r12+r11*4]
	vmovups zmm24,ZMMWORD PTR [r12]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24,ZMMWORD PTR [r12+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    r12,[r12+r11*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x882>
	lea    r12,[r9+0x28]
	vpbroadcastd zmm24,DWORD PTR [r12]
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_sgemm_8x32__x86_64_avx512+0x961>
	mov    r11,rdi
	mov    rbp,r11
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_sgemm_8x32__x86_64_avx512+0xaec>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rbx,0x10
	add    rdx,0x200
	dec    rbp
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x971>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_8x32__x86_64_avx512+0xb61>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rbx,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xaf8>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,r11
	shl    rbp,0x2
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xc00>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0xc00>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x1e30>
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1775>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_8x32__x86_64_avx512+0xceb>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_8x32__x86_64_avx512+0x1007>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbx,0x10
	dec    r12d
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xd07>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xd01>
	mov    rbp,rbx
	mov    r12,r11
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_8x32__x86_64_avx512+0x102d>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_8x32__x86_64_avx512+0x120e>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	add    rbp,0x10
	dec    r14
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x103d>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_8x32__x86_64_avx512+0x1294>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm24,ZMMWORD PTR [r12]
	vmovups zmm25,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	add    rbp,0x4
	dec    r13
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x121a>
	mov    rbp,QWORD PTR [r9]
	mov    r12,r8
	mov    r13,QWORD PTR [r9+0x10]
	test   r13,r13
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1328>
	mov    r13,r12
	vmovups zmm24,ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24,ZMMWORD PTR [r13+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm24,ZMMWORD PTR [r13+0x0]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24,ZMMWORD PTR [r13+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm24,ZMMWORD PTR [r13+0x0]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24,ZMMWORD PTR [r13+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm24,ZMMWORD PTR [r13+0x0]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24,ZMMWORD PTR [r13+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    r13,[r13+rbp*4+0x0]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x1328>
	lea    r13,[r9+0x28]
	vpbroadcastd zmm24,DWORD PTR [r13+0x0]
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_8x32__x86_64_avx512+0x1417>
	mov    rbp,rdi
	mov    r12,rbp
	shr    r12,0x2
	test   r12,r12
	je     <nnp_sgemm_8x32__x86_64_avx512+0x15a8>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rbx,0x10
	dec    r12
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1427>
	mov    rbp,rbp
	and    rbp,0x3
	test   rbp,rbp
	je     <nnp_sgemm_8x32__x86_64_avx512+0x161a>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x15b4>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,r11
	shl    rbp,0x2
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x16b9>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x16b9>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x1e29>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_8x32__x86_64_avx512+0x1ad5>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm24
	vmovups ZMMWORD PTR [rax+0xc0],zmm25
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm24
	vmovups ZMMWORD PTR [rax+0x140],zmm25
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm24
	vmovups ZMMWORD PTR [rax+0x1c0],zmm25
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1798>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1792>
	test   rbp,rbp
	je     <nnp_sgemm_8x32__x86_64_avx512+0x1bb6>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm26,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1ade>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1cc6>
	mov    rbp,rbx
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm24
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm24
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x1cc6>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm24,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x126>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1e55>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x2ed5>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x27da>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x2329>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	vpxord ymm14,ymm14,ymm14
	vpxord ymm15,ymm15,ymm15
	test   r10,r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1ed3>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x1f3a>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_8x32__x86_64_avx512+0x216f>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm16{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm16,ymm17
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm16{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x84]
	vfmadd231ps ymm10{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0xc4]
	vfmadd231ps ymm11{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x104]
	vfmadd231ps ymm12{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x144]
	vfmadd231ps ymm13{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x184]
	vfmadd231ps ymm14{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x1c4]
	vfmadd231ps ymm15{k1},ymm16,ymm17
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm16{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x88]
	vfmadd231ps ymm10{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0xc8]
	vfmadd231ps ymm11{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x108]
	vfmadd231ps ymm12{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x148]
	vfmadd231ps ymm13{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x188]
	vfmadd231ps ymm14{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x1c8]
	vfmadd231ps ymm15{k1},ymm16,ymm17
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm16{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x8c]
	vfmadd231ps ymm10{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0xcc]
	vfmadd231ps ymm11{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x10c]
	vfmadd231ps ymm12{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x14c]
	vfmadd231ps ymm13{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x18c]
	vfmadd231ps ymm14{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x1cc]
	vfmadd231ps ymm15{k1},ymm16,ymm17
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1f59>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1f54>
	test   r11,r11
	je     <nnp_sgemm_8x32__x86_64_avx512+0x2202>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm16{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm16,ymm17
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x2178>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x229a>
	mov    r11,r10
	vmovups ymm16{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm16
	lea    r11,[r11+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm16
	lea    r11,[r11+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r11]
	vaddps ymm10{k1},ymm10,ymm16
	lea    r11,[r11+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r11]
	vaddps ymm11{k1},ymm11,ymm16
	lea    r11,[r11+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r11]
	vaddps ymm12{k1},ymm12,ymm16
	lea    r11,[r11+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r11]
	vaddps ymm13{k1},ymm13,ymm16
	lea    r11,[r11+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r11]
	vaddps ymm14{k1},ymm14,ymm16
	lea    r11,[r11+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r11]
	vaddps ymm15{k1},ymm15,ymm16
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x229a>
	lea    r11,[r9+0x28]
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm16,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm16,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm16,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm16,ymm11
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm16,ymm12
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm16,ymm13
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm16,ymm14
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm16,ymm15
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x27d5>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	test   r10,r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x2368>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x23cf>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vmovaps zmm10,zmm10
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vmovaps zmm11,zmm11
	vpbroadcastd zmm12,DWORD PTR [r10+0x10]
	vmovaps zmm12,zmm12
	vpbroadcastd zmm13,DWORD PTR [r10+0x14]
	vmovaps zmm13,zmm13
	vpbroadcastd zmm14,DWORD PTR [r10+0x18]
	vmovaps zmm14,zmm14
	vpbroadcastd zmm15,DWORD PTR [r10+0x1c]
	vmovaps zmm15,zmm15
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_8x32__x86_64_avx512+0x2604>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vpbroadcastd zmm17,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm16,zmm17
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm17,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm16,zmm17
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm17,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm16,zmm17
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm17,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm16,zmm17
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x23ee>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x23e9>
	test   r11,r11
	je     <nnp_sgemm_8x32__x86_64_avx512+0x2697>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vpbroadcastd zmm17,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm16,zmm17
	vpbroadcastd zmm17,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm16,zmm17
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x260d>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x274b>
	mov    r11,r10
	vmovups zmm16{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm16
	lea    r11,[r11+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm16
	lea    r11,[r11+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm16
	lea    r11,[r11+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm16
	lea    r11,[r11+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm16
	lea    r11,[r11+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm13,zmm13,zmm16
	lea    r11,[r11+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm16
	lea    r11,[r11+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm15,zmm15,zmm16
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x274b>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm16,DWORD PTR [r11]
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x2ed5>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x284c>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x28e3>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_8x32__x86_64_avx512+0x2bf4>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm26,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x80]
	vmovups zmm25,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm26,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm24,ZMMWORD PTR [rdx+0x100]
	vmovups zmm25,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm26,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x180]
	vmovups zmm25,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm26,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x2902>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x28fd>
	test   r11,r11
	je     <nnp_sgemm_8x32__x86_64_avx512+0x2cbe>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm26,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vpbroadcastd zmm26,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x2bfd>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x2de3>
	mov    r11,r10
	vmovups zmm24{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    r11,[r11+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    r11,[r11+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    r11,[r11+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    r11,[r11+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    r11,[r11+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    r11,[r11+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm24
	lea    r11,[r11+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm23,zmm23,zmm24
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x2de3>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm24,DWORD PTR [r11]
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm24,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm24,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
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

<nnp_sgemm_9x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_9x32__x86_64_avx512+0x2157>
	mov    r11,QWORD PTR [r9+0x10]
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
	test   r11,r11
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1c0>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x26a>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vpbroadcastd zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	test   rcx,rcx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xe0b>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_9x32__x86_64_avx512+0x29a>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_9x32__x86_64_avx512+0x609>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm28,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x80]
	vmovups zmm27,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm28,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm26,ZMMWORD PTR [rdx+0x100]
	vmovups zmm27,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm28,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x180]
	vmovups zmm27,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbx,0x10
	add    rdx,0x200
	dec    r12d
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x2b6>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x2b0>
	mov    rbp,rbx
	mov    r12,rdx
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_9x32__x86_64_avx512+0x62f>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_9x32__x86_64_avx512+0x803>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	prefetcht0 BYTE PTR [r12+r11*4+0x80]
	prefetcht0 BYTE PTR [r12+r11*4+0xc0]
	vmovups zmm26,ZMMWORD PTR [r12+0x80]
	vmovups zmm27,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm28,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	prefetcht0 BYTE PTR [r12+r11*4+0x100]
	prefetcht0 BYTE PTR [r12+r11*4+0x140]
	vmovups zmm26,ZMMWORD PTR [r12+0x100]
	vmovups zmm27,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm28,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	prefetcht0 BYTE PTR [r12+r11*4+0x180]
	prefetcht0 BYTE PTR [r12+r11*4+0x1c0]
	vmovups zmm26,ZMMWORD PTR [r12+0x180]
	vmovups zmm27,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm28,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	add    rbp,0x10
	add    r12,0x200
	dec    r14
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x63f>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_9x32__x86_64_avx512+0x885>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	add    rbp,0x4
	add    r12,0x80
	dec    r13
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x80f>
	mov    r11,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,QWORD PTR [r9+0x10]
	test   r12,r12
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x919>
	mov    r12,rbp
	vmovups zmm26,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26,ZMMWORD PTR [r12+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    r12,[r12+r11*4]
	vmovups zmm26,ZMMWORD PTR [r12]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26,ZMMWORD PTR [r12+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    r12,[r12+r11*4]
	vmovups zmm26,ZMMWORD PTR [r12]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26,ZMMWORD PTR [r12+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    r12,[r12+r11*4]
	vmovups zmm26,ZMMWORD PTR [r12]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26,ZMMWORD PTR [r12+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    r12,[r12+r11*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x919>
	lea    r12,[r9+0x28]
	vpbroadcastd zmm26,DWORD PTR [r12]
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_sgemm_9x32__x86_64_avx512+0x9f8>
	mov    r11,rdi
	mov    rbp,r11
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_sgemm_9x32__x86_64_avx512+0xbdb>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    rbx,0x10
	add    rdx,0x200
	dec    rbp
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xa08>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_9x32__x86_64_avx512+0xc66>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    rbx,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xbe7>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,r11
	shl    rbp,0x2
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xd24>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0xd24>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x2147>
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x19d4>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_9x32__x86_64_avx512+0xe3a>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_9x32__x86_64_avx512+0x11ae>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbx,0x10
	dec    r12d
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xe56>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xe50>
	mov    rbp,rbx
	mov    r12,r11
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_9x32__x86_64_avx512+0x11d4>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_9x32__x86_64_avx512+0x13b5>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	add    rbp,0x10
	dec    r14
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x11e4>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_9x32__x86_64_avx512+0x143b>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm26,ZMMWORD PTR [r12]
	vmovups zmm27,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	add    rbp,0x4
	dec    r13
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x13c1>
	mov    rbp,QWORD PTR [r9]
	mov    r12,r8
	mov    r13,QWORD PTR [r9+0x10]
	test   r13,r13
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x14cf>
	mov    r13,r12
	vmovups zmm26,ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26,ZMMWORD PTR [r13+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm26,ZMMWORD PTR [r13+0x0]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26,ZMMWORD PTR [r13+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm26,ZMMWORD PTR [r13+0x0]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26,ZMMWORD PTR [r13+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm26,ZMMWORD PTR [r13+0x0]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26,ZMMWORD PTR [r13+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    r13,[r13+rbp*4+0x0]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x14cf>
	lea    r13,[r9+0x28]
	vpbroadcastd zmm26,DWORD PTR [r13+0x0]
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_9x32__x86_64_avx512+0x15be>
	mov    rbp,rdi
	mov    r12,rbp
	shr    r12,0x2
	test   r12,r12
	je     <nnp_sgemm_9x32__x86_64_avx512+0x17a7>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    rbx,0x10
	dec    r12
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x15ce>
	mov    rbp,rbp
	and    rbp,0x3
	test   rbp,rbp
	je     <nnp_sgemm_9x32__x86_64_avx512+0x182f>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x17b3>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,r11
	shl    rbp,0x2
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x18ed>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x18ed>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x2140>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_9x32__x86_64_avx512+0x1d8c>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm26
	vmovups ZMMWORD PTR [rax+0xc0],zmm27
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm26
	vmovups ZMMWORD PTR [rax+0x140],zmm27
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm26
	vmovups ZMMWORD PTR [rax+0x1c0],zmm27
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x19f7>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x19f1>
	test   rbp,rbp
	je     <nnp_sgemm_9x32__x86_64_avx512+0x1e83>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm28,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1d95>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1fb2>
	mov    rbp,rbx
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm26
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm26
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm26
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm26
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm26,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm26
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x1fb2>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm26,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x146>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x216c>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x33b9>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x2bf7>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x26c3>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	vpxord ymm14,ymm14,ymm14
	vpxord ymm15,ymm15,ymm15
	vpxord ymm16,ymm16,ymm16
	test   r10,r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x21f0>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x2264>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x20]
	vmovaps ymm16{k1}{z},ymm16
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_9x32__x86_64_avx512+0x24d9>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm17{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x200]
	vfmadd231ps ymm16{k1},ymm17,ymm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm17{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x84]
	vfmadd231ps ymm10{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0xc4]
	vfmadd231ps ymm11{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x104]
	vfmadd231ps ymm12{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x144]
	vfmadd231ps ymm13{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x184]
	vfmadd231ps ymm14{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x1c4]
	vfmadd231ps ymm15{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x204]
	vfmadd231ps ymm16{k1},ymm17,ymm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm17{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x88]
	vfmadd231ps ymm10{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0xc8]
	vfmadd231ps ymm11{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x108]
	vfmadd231ps ymm12{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x148]
	vfmadd231ps ymm13{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x188]
	vfmadd231ps ymm14{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x1c8]
	vfmadd231ps ymm15{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x208]
	vfmadd231ps ymm16{k1},ymm17,ymm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm17{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x8c]
	vfmadd231ps ymm10{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0xcc]
	vfmadd231ps ymm11{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x10c]
	vfmadd231ps ymm12{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x14c]
	vfmadd231ps ymm13{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x18c]
	vfmadd231ps ymm14{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x1cc]
	vfmadd231ps ymm15{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x20c]
	vfmadd231ps ymm16{k1},ymm17,ymm18
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x2283>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x227e>
	test   r11,r11
	je     <nnp_sgemm_9x32__x86_64_avx512+0x257c>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm17{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x200]
	vfmadd231ps ymm16{k1},ymm17,ymm18
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x24e2>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x2624>
	mov    r11,r10
	vmovups ymm17{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm17
	lea    r11,[r11+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm17
	lea    r11,[r11+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r11]
	vaddps ymm10{k1},ymm10,ymm17
	lea    r11,[r11+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r11]
	vaddps ymm11{k1},ymm11,ymm17
	lea    r11,[r11+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r11]
	vaddps ymm12{k1},ymm12,ymm17
	lea    r11,[r11+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r11]
	vaddps ymm13{k1},ymm13,ymm17
	lea    r11,[r11+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r11]
	vaddps ymm14{k1},ymm14,ymm17
	lea    r11,[r11+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r11]
	vaddps ymm15{k1},ymm15,ymm17
	lea    r11,[r11+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r11]
	vaddps ymm16{k1},ymm16,ymm17
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x2624>
	lea    r11,[r9+0x28]
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm17,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm17,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm17,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm17,ymm11
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm17,ymm12
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm17,ymm13
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm17,ymm14
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm17,ymm15
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm17,ymm16
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x2bf2>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	test   r10,r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x2708>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x277c>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vmovaps zmm10,zmm10
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vmovaps zmm11,zmm11
	vpbroadcastd zmm12,DWORD PTR [r10+0x10]
	vmovaps zmm12,zmm12
	vpbroadcastd zmm13,DWORD PTR [r10+0x14]
	vmovaps zmm13,zmm13
	vpbroadcastd zmm14,DWORD PTR [r10+0x18]
	vmovaps zmm14,zmm14
	vpbroadcastd zmm15,DWORD PTR [r10+0x1c]
	vmovaps zmm15,zmm15
	vpbroadcastd zmm16,DWORD PTR [r10+0x20]
	vmovaps zmm16,zmm16
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_9x32__x86_64_avx512+0x29f1>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm17,ZMMWORD PTR [rdx]
	vpbroadcastd zmm18,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm17,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm18,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x204]
	vfmadd231ps zmm16,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm17,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm18,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x208]
	vfmadd231ps zmm16,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm17,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm18,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm16,zmm17,zmm18
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x279b>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x2796>
	test   r11,r11
	je     <nnp_sgemm_9x32__x86_64_avx512+0x2a94>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm17,ZMMWORD PTR [rdx]
	vpbroadcastd zmm18,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm17,zmm18
	vpbroadcastd zmm18,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm17,zmm18
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x29fa>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x2b58>
	mov    r11,r10
	vmovups zmm17{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm17
	lea    r11,[r11+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm17
	lea    r11,[r11+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm17
	lea    r11,[r11+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm17
	lea    r11,[r11+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm17
	lea    r11,[r11+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm13,zmm13,zmm17
	lea    r11,[r11+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm17
	lea    r11,[r11+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm15,zmm15,zmm17
	lea    r11,[r11+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm17
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x2b58>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm17,DWORD PTR [r11]
	vmaxps zmm8,zmm17,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm17,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x33b9>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x2c75>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x2d1f>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vpbroadcastd zmm25,DWORD PTR [r10+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_9x32__x86_64_avx512+0x3088>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm28,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x80]
	vmovups zmm27,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm28,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm26,ZMMWORD PTR [rdx+0x100]
	vmovups zmm27,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm28,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x180]
	vmovups zmm27,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm28,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x2d3e>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x2d39>
	test   r11,r11
	je     <nnp_sgemm_9x32__x86_64_avx512+0x3168>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm28,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vpbroadcastd zmm28,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x3091>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x32aa>
	mov    r11,r10
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    r11,[r11+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    r11,[r11+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    r11,[r11+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    r11,[r11+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm26
	lea    r11,[r11+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm26
	lea    r11,[r11+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm26
	lea    r11,[r11+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm22,zmm22,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm23,zmm23,zmm26
	lea    r11,[r11+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm25,zmm25,zmm26
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x32aa>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm26,DWORD PTR [r11]
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm26,zmm25
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
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

<nnp_sgemm_10x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_10x32__x86_64_avx512+0x2488>
	mov    r11,QWORD PTR [r9+0x10]
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
	test   r11,r11
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1ec>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x2a9>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vpbroadcastd zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vpbroadcastd zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	test   rcx,rcx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xf69>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_10x32__x86_64_avx512+0x2d9>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_10x32__x86_64_avx512+0x6a0>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm30,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vmovups zmm29,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm30,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm28,ZMMWORD PTR [rdx+0x100]
	vmovups zmm29,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm30,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x180]
	vmovups zmm29,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbx,0x10
	add    rdx,0x200
	dec    r12d
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2f5>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2ef>
	mov    rbp,rbx
	mov    r12,rdx
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_10x32__x86_64_avx512+0x6c6>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_10x32__x86_64_avx512+0x8e6>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [r12+r11*4+0x80]
	prefetcht0 BYTE PTR [r12+r11*4+0xc0]
	vmovups zmm28,ZMMWORD PTR [r12+0x80]
	vmovups zmm29,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm30,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [r12+r11*4+0x100]
	prefetcht0 BYTE PTR [r12+r11*4+0x140]
	vmovups zmm28,ZMMWORD PTR [r12+0x100]
	vmovups zmm29,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm30,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [r12+r11*4+0x180]
	prefetcht0 BYTE PTR [r12+r11*4+0x1c0]
	vmovups zmm28,ZMMWORD PTR [r12+0x180]
	vmovups zmm29,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm30,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	add    rbp,0x10
	add    r12,0x200
	dec    r14
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x6d6>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_10x32__x86_64_avx512+0x983>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	add    rbp,0x4
	add    r12,0x80
	dec    r13
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x8f6>
	mov    r11,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,QWORD PTR [r9+0x10]
	test   r12,r12
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xa36>
	mov    r12,rbp
	vmovups zmm28,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28,ZMMWORD PTR [r12+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    r12,[r12+r11*4]
	vmovups zmm28,ZMMWORD PTR [r12]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28,ZMMWORD PTR [r12+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    r12,[r12+r11*4]
	vmovups zmm28,ZMMWORD PTR [r12]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28,ZMMWORD PTR [r12+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    r12,[r12+r11*4]
	vmovups zmm28,ZMMWORD PTR [r12]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28,ZMMWORD PTR [r12+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    r12,[r12+r11*4]
	vmovups zmm28,ZMMWORD PTR [r12]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28,ZMMWORD PTR [r12+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    r12,[r12+r11*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0xa36>
	lea    r12,[r9+0x28]
	vpbroadcastd zmm28,DWORD PTR [r12]
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_sgemm_10x32__x86_64_avx512+0xb42>
	mov    r11,rdi
	mov    rbp,r11
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_sgemm_10x32__x86_64_avx512+0xd31>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	add    rbx,0x10
	add    rdx,0x200
	dec    rbp
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xb52>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_10x32__x86_64_avx512+0xdc7>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	add    rbx,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xd41>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	imul   rbp,r11,0x5
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xe82>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0xe82>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x2478>
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1c4d>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_10x32__x86_64_avx512+0xf98>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_10x32__x86_64_avx512+0x1364>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbx,0x10
	dec    r12d
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xfb4>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xfae>
	mov    rbp,rbx
	mov    r12,r11
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_10x32__x86_64_avx512+0x138a>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_10x32__x86_64_avx512+0x15b7>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	add    rbp,0x10
	dec    r14
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x139a>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_10x32__x86_64_avx512+0x1658>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm28,ZMMWORD PTR [r12]
	vmovups zmm29,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	add    rbp,0x4
	dec    r13
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x15c7>
	mov    rbp,QWORD PTR [r9]
	mov    r12,r8
	mov    r13,QWORD PTR [r9+0x10]
	test   r13,r13
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x170b>
	mov    r13,r12
	vmovups zmm28,ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28,ZMMWORD PTR [r13+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm28,ZMMWORD PTR [r13+0x0]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28,ZMMWORD PTR [r13+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm28,ZMMWORD PTR [r13+0x0]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28,ZMMWORD PTR [r13+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm28,ZMMWORD PTR [r13+0x0]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28,ZMMWORD PTR [r13+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm28,ZMMWORD PTR [r13+0x0]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28,ZMMWORD PTR [r13+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    r13,[r13+rbp*4+0x0]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x170b>
	lea    r13,[r9+0x28]
	vpbroadcastd zmm28,DWORD PTR [r13+0x0]
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_10x32__x86_64_avx512+0x182b>
	mov    rbp,rdi
	mov    r12,rbp
	shr    r12,0x2
	test   r12,r12
	je     <nnp_sgemm_10x32__x86_64_avx512+0x1a20>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	add    rbx,0x10
	dec    r12
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x183b>
	mov    rbp,rbp
	and    rbp,0x3
	test   rbp,rbp
	je     <nnp_sgemm_10x32__x86_64_avx512+0x1aab>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1a2c>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	imul   rbp,r11,0x5
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1b66>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x1b66>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x2471>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_10x32__x86_64_avx512+0x205d>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm28
	vmovups ZMMWORD PTR [rax+0xc0],zmm29
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm28
	vmovups ZMMWORD PTR [rax+0x140],zmm29
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm28
	vmovups ZMMWORD PTR [rax+0x1c0],zmm29
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1c70>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1c6a>
	test   rbp,rbp
	je     <nnp_sgemm_10x32__x86_64_avx512+0x216a>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm30,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2066>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x22b8>
	mov    rbp,rbx
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm28
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm28
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm28,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm28
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x22b8>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm28,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x166>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x249d>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x38bd>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x3034>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2a7a>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	vpxord ymm14,ymm14,ymm14
	vpxord ymm15,ymm15,ymm15
	vpxord ymm16,ymm16,ymm16
	vpxord ymm17,ymm17,ymm17
	test   r10,r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x252a>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x25ab>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x20]
	vmovaps ymm16{k1}{z},ymm16
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x24]
	vmovaps ymm17{k1}{z},ymm17
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_10x32__x86_64_avx512+0x2860>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm18{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x200]
	vfmadd231ps ymm16{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x240]
	vfmadd231ps ymm17{k1},ymm18,ymm19
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm18{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x84]
	vfmadd231ps ymm10{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0xc4]
	vfmadd231ps ymm11{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x104]
	vfmadd231ps ymm12{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x144]
	vfmadd231ps ymm13{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x184]
	vfmadd231ps ymm14{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x1c4]
	vfmadd231ps ymm15{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x204]
	vfmadd231ps ymm16{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x244]
	vfmadd231ps ymm17{k1},ymm18,ymm19
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm18{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x88]
	vfmadd231ps ymm10{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0xc8]
	vfmadd231ps ymm11{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x108]
	vfmadd231ps ymm12{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x148]
	vfmadd231ps ymm13{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x188]
	vfmadd231ps ymm14{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x1c8]
	vfmadd231ps ymm15{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x208]
	vfmadd231ps ymm16{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x248]
	vfmadd231ps ymm17{k1},ymm18,ymm19
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm18{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x8c]
	vfmadd231ps ymm10{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0xcc]
	vfmadd231ps ymm11{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x10c]
	vfmadd231ps ymm12{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x14c]
	vfmadd231ps ymm13{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x18c]
	vfmadd231ps ymm14{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x1cc]
	vfmadd231ps ymm15{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x20c]
	vfmadd231ps ymm16{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x24c]
	vfmadd231ps ymm17{k1},ymm18,ymm19
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x25ca>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x25c5>
	test   r11,r11
	je     <nnp_sgemm_10x32__x86_64_avx512+0x2913>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm18{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x200]
	vfmadd231ps ymm16{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x240]
	vfmadd231ps ymm17{k1},ymm18,ymm19
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2869>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x29cb>
	mov    r11,r10
	vmovups ymm18{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm18
	lea    r11,[r11+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm18
	lea    r11,[r11+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r11]
	vaddps ymm10{k1},ymm10,ymm18
	lea    r11,[r11+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r11]
	vaddps ymm11{k1},ymm11,ymm18
	lea    r11,[r11+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r11]
	vaddps ymm12{k1},ymm12,ymm18
	lea    r11,[r11+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r11]
	vaddps ymm13{k1},ymm13,ymm18
	lea    r11,[r11+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r11]
	vaddps ymm14{k1},ymm14,ymm18
	lea    r11,[r11+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r11]
	vaddps ymm15{k1},ymm15,ymm18
	lea    r11,[r11+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r11]
	vaddps ymm16{k1},ymm16,ymm18
	lea    r11,[r11+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r11]
	vaddps ymm17{k1},ymm17,ymm18
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x29cb>
	lea    r11,[r9+0x28]
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm18,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm18,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm18,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm18,ymm11
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm18,ymm12
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm18,ymm13
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm18,ymm14
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm18,ymm15
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm18,ymm16
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm18,ymm17
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x302f>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2ac8>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x2b49>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vmovaps zmm10,zmm10
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vmovaps zmm11,zmm11
	vpbroadcastd zmm12,DWORD PTR [r10+0x10]
	vmovaps zmm12,zmm12
	vpbroadcastd zmm13,DWORD PTR [r10+0x14]
	vmovaps zmm13,zmm13
	vpbroadcastd zmm14,DWORD PTR [r10+0x18]
	vmovaps zmm14,zmm14
	vpbroadcastd zmm15,DWORD PTR [r10+0x1c]
	vmovaps zmm15,zmm15
	vpbroadcastd zmm16,DWORD PTR [r10+0x20]
	vmovaps zmm16,zmm16
	vpbroadcastd zmm17,DWORD PTR [r10+0x24]
	vmovaps zmm17,zmm17
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_10x32__x86_64_avx512+0x2dfe>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vpbroadcastd zmm19,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm18,zmm19
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm19,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x204]
	vfmadd231ps zmm16,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x244]
	vfmadd231ps zmm17,zmm18,zmm19
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm19,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x208]
	vfmadd231ps zmm16,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x248]
	vfmadd231ps zmm17,zmm18,zmm19
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm19,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm16,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm17,zmm18,zmm19
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2b68>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2b63>
	test   r11,r11
	je     <nnp_sgemm_10x32__x86_64_avx512+0x2eb1>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vpbroadcastd zmm19,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm18,zmm19
	vpbroadcastd zmm19,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm18,zmm19
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2e07>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2f85>
	mov    r11,r10
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm13,zmm13,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm15,zmm15,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm18
	lea    r11,[r11+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm17,zmm17,zmm18
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x2f85>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm18,DWORD PTR [r11]
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x38bd>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x30be>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x317b>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vpbroadcastd zmm25,DWORD PTR [r10+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vpbroadcastd zmm27,DWORD PTR [r10+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_10x32__x86_64_avx512+0x353c>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm30,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vmovups zmm29,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm30,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm28,ZMMWORD PTR [rdx+0x100]
	vmovups zmm29,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm30,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x180]
	vmovups zmm29,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm30,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x319a>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x3195>
	test   r11,r11
	je     <nnp_sgemm_10x32__x86_64_avx512+0x3632>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm30,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vpbroadcastd zmm30,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x3545>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x3791>
	mov    r11,r10
	vmovups zmm28{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    r11,[r11+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    r11,[r11+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    r11,[r11+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    r11,[r11+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    r11,[r11+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    r11,[r11+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    r11,[r11+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm22,zmm22,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm23,zmm23,zmm28
	lea    r11,[r11+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm24,zmm24,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm25,zmm25,zmm28
	lea    r11,[r11+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm27,zmm27,zmm28
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x3791>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm28,DWORD PTR [r11]
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm24
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm25
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm28,zmm26
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm28,zmm27
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
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

<nnp_sgemm_11x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_11x32__x86_64_avx512+0x27a7>
	mov    r11,QWORD PTR [r9+0x10]
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
	test   r11,r11
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x218>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x2e8>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vpbroadcastd zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vpbroadcastd zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vpbroadcastd zmm29,DWORD PTR [r11+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	test   rcx,rcx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x10b8>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_11x32__x86_64_avx512+0x318>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_11x32__x86_64_avx512+0x737>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm7,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x80]
	vmovups zmm31,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm7,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm30,ZMMWORD PTR [rdx+0x100]
	vmovups zmm31,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm7,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x180]
	vmovups zmm31,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbx,0x10
	add    rdx,0x200
	dec    r12d
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x334>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x32e>
	mov    rbp,rbx
	mov    r12,rdx
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_11x32__x86_64_avx512+0x75d>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_11x32__x86_64_avx512+0x97d>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm30,ZMMWORD PTR [r12]
	vmovups zmm31,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	prefetcht0 BYTE PTR [r12+r11*4+0x80]
	prefetcht0 BYTE PTR [r12+r11*4+0xc0]
	vmovups zmm30,ZMMWORD PTR [r12+0x80]
	vmovups zmm31,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm7,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	prefetcht0 BYTE PTR [r12+r11*4+0x100]
	prefetcht0 BYTE PTR [r12+r11*4+0x140]
	vmovups zmm30,ZMMWORD PTR [r12+0x100]
	vmovups zmm31,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm7,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	prefetcht0 BYTE PTR [r12+r11*4+0x180]
	prefetcht0 BYTE PTR [r12+r11*4+0x1c0]
	vmovups zmm30,ZMMWORD PTR [r12+0x180]
	vmovups zmm31,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm7,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	add    rbp,0x10
	add    r12,0x200
	dec    r14
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x76d>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_11x32__x86_64_avx512+0xa1a>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm30,ZMMWORD PTR [r12]
	vmovups zmm31,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	add    rbp,0x4
	add    r12,0x80
	dec    r13
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x98d>
	mov    r11,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,QWORD PTR [r9+0x10]
	test   r12,r12
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xacd>
	mov    r12,rbp
	vmovups zmm30,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30,ZMMWORD PTR [r12+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    r12,[r12+r11*4]
	vmovups zmm30,ZMMWORD PTR [r12]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30,ZMMWORD PTR [r12+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    r12,[r12+r11*4]
	vmovups zmm30,ZMMWORD PTR [r12]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30,ZMMWORD PTR [r12+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    r12,[r12+r11*4]
	vmovups zmm30,ZMMWORD PTR [r12]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30,ZMMWORD PTR [r12+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    r12,[r12+r11*4]
	vmovups zmm30,ZMMWORD PTR [r12]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30,ZMMWORD PTR [r12+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    r12,[r12+r11*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0xacd>
	lea    r12,[r9+0x28]
	vpbroadcastd zmm30,DWORD PTR [r12]
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_sgemm_11x32__x86_64_avx512+0xbd9>
	mov    r11,rdi
	mov    rbp,r11
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_sgemm_11x32__x86_64_avx512+0xe20>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	add    rbx,0x10
	add    rdx,0x200
	dec    rbp
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xbe9>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_11x32__x86_64_avx512+0xecc>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	add    rbx,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xe30>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	imul   rbp,r11,0x5
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xfa6>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0xfa6>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x2797>
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1eb4>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_11x32__x86_64_avx512+0x10e7>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_11x32__x86_64_avx512+0x150b>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbx,0x10
	dec    r12d
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1103>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x10fd>
	mov    rbp,rbx
	mov    r12,r11
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_11x32__x86_64_avx512+0x1531>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_11x32__x86_64_avx512+0x175e>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm30,ZMMWORD PTR [r12]
	vmovups zmm31,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm30,ZMMWORD PTR [r12]
	vmovups zmm31,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm30,ZMMWORD PTR [r12]
	vmovups zmm31,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm30,ZMMWORD PTR [r12]
	vmovups zmm31,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	add    rbp,0x10
	dec    r14
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1541>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_11x32__x86_64_avx512+0x17ff>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm30,ZMMWORD PTR [r12]
	vmovups zmm31,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	add    rbp,0x4
	dec    r13
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x176e>
	mov    rbp,QWORD PTR [r9]
	mov    r12,r8
	mov    r13,QWORD PTR [r9+0x10]
	test   r13,r13
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x18b2>
	mov    r13,r12
	vmovups zmm30,ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30,ZMMWORD PTR [r13+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm30,ZMMWORD PTR [r13+0x0]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30,ZMMWORD PTR [r13+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm30,ZMMWORD PTR [r13+0x0]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30,ZMMWORD PTR [r13+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm30,ZMMWORD PTR [r13+0x0]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30,ZMMWORD PTR [r13+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm30,ZMMWORD PTR [r13+0x0]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30,ZMMWORD PTR [r13+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    r13,[r13+rbp*4+0x0]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x18b2>
	lea    r13,[r9+0x28]
	vpbroadcastd zmm30,DWORD PTR [r13+0x0]
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_11x32__x86_64_avx512+0x19d2>
	mov    rbp,rdi
	mov    r12,rbp
	shr    r12,0x2
	test   r12,r12
	je     <nnp_sgemm_11x32__x86_64_avx512+0x1c1f>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	add    rbx,0x10
	dec    r12
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x19e2>
	mov    rbp,rbp
	and    rbp,0x3
	test   rbp,rbp
	je     <nnp_sgemm_11x32__x86_64_avx512+0x1cc8>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1c2f>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	imul   rbp,r11,0x5
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1da2>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x1da2>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x2790>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_11x32__x86_64_avx512+0x231c>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm30
	vmovups ZMMWORD PTR [rax+0xc0],zmm31
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm30
	vmovups ZMMWORD PTR [rax+0x140],zmm31
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm30
	vmovups ZMMWORD PTR [rax+0x1c0],zmm31
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1ed7>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1ed1>
	test   rbp,rbp
	je     <nnp_sgemm_11x32__x86_64_avx512+0x243f>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm7,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x2325>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x25ac>
	mov    rbp,rbx
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm30
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm30
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm30
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm30
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm30
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm30
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm30
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm30
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm30
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm30
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm30,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm30
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x25ac>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm30,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm28
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x186>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x27bc>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x3da9>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x3459>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x2e1c>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	vpxord ymm14,ymm14,ymm14
	vpxord ymm15,ymm15,ymm15
	vpxord ymm16,ymm16,ymm16
	vpxord ymm17,ymm17,ymm17
	vpxord ymm18,ymm18,ymm18
	test   r10,r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x284f>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x28dd>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x20]
	vmovaps ymm16{k1}{z},ymm16
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x24]
	vmovaps ymm17{k1}{z},ymm17
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x28]
	vmovaps ymm18{k1}{z},ymm18
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_11x32__x86_64_avx512+0x2bd2>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm19{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x200]
	vfmadd231ps ymm16{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x240]
	vfmadd231ps ymm17{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x280]
	vfmadd231ps ymm18{k1},ymm19,ymm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm19{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x84]
	vfmadd231ps ymm10{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0xc4]
	vfmadd231ps ymm11{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x104]
	vfmadd231ps ymm12{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x144]
	vfmadd231ps ymm13{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x184]
	vfmadd231ps ymm14{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x1c4]
	vfmadd231ps ymm15{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x204]
	vfmadd231ps ymm16{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x244]
	vfmadd231ps ymm17{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x284]
	vfmadd231ps ymm18{k1},ymm19,ymm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm19{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x88]
	vfmadd231ps ymm10{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0xc8]
	vfmadd231ps ymm11{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x108]
	vfmadd231ps ymm12{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x148]
	vfmadd231ps ymm13{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x188]
	vfmadd231ps ymm14{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x1c8]
	vfmadd231ps ymm15{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x208]
	vfmadd231ps ymm16{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x248]
	vfmadd231ps ymm17{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x288]
	vfmadd231ps ymm18{k1},ymm19,ymm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm19{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x8c]
	vfmadd231ps ymm10{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0xcc]
	vfmadd231ps ymm11{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x10c]
	vfmadd231ps ymm12{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x14c]
	vfmadd231ps ymm13{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x18c]
	vfmadd231ps ymm14{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x1cc]
	vfmadd231ps ymm15{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x20c]
	vfmadd231ps ymm16{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x24c]
	vfmadd231ps ymm17{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x28c]
	vfmadd231ps ymm18{k1},ymm19,ymm20
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x28fc>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x28f7>
	test   r11,r11
	je     <nnp_sgemm_11x32__x86_64_avx512+0x2c95>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm19{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x200]
	vfmadd231ps ymm16{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x240]
	vfmadd231ps ymm17{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x280]
	vfmadd231ps ymm18{k1},ymm19,ymm20
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x2bdb>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x2d5d>
	mov    r11,r10
	vmovups ymm19{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm19
	lea    r11,[r11+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm19
	lea    r11,[r11+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r11]
	vaddps ymm10{k1},ymm10,ymm19
	lea    r11,[r11+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r11]
	vaddps ymm11{k1},ymm11,ymm19
	lea    r11,[r11+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r11]
	vaddps ymm12{k1},ymm12,ymm19
	lea    r11,[r11+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r11]
	vaddps ymm13{k1},ymm13,ymm19
	lea    r11,[r11+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r11]
	vaddps ymm14{k1},ymm14,ymm19
	lea    r11,[r11+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r11]
	vaddps ymm15{k1},ymm15,ymm19
	lea    r11,[r11+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r11]
	vaddps ymm16{k1},ymm16,ymm19
	lea    r11,[r11+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r11]
	vaddps ymm17{k1},ymm17,ymm19
	lea    r11,[r11+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r11]
	vaddps ymm18{k1},ymm18,ymm19
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x2d5d>
	lea    r11,[r9+0x28]
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm19,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm19,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm19,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm19,ymm11
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm19,ymm12
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm19,ymm13
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm19,ymm14
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm19,ymm15
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm19,ymm16
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm19,ymm17
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm19,ymm18
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x3454>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x2e70>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x2efe>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vmovaps zmm10,zmm10
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vmovaps zmm11,zmm11
	vpbroadcastd zmm12,DWORD PTR [r10+0x10]
	vmovaps zmm12,zmm12
	vpbroadcastd zmm13,DWORD PTR [r10+0x14]
	vmovaps zmm13,zmm13
	vpbroadcastd zmm14,DWORD PTR [r10+0x18]
	vmovaps zmm14,zmm14
	vpbroadcastd zmm15,DWORD PTR [r10+0x1c]
	vmovaps zmm15,zmm15
	vpbroadcastd zmm16,DWORD PTR [r10+0x20]
	vmovaps zmm16,zmm16
	vpbroadcastd zmm17,DWORD PTR [r10+0x24]
	vmovaps zmm17,zmm17
	vpbroadcastd zmm18,DWORD PTR [r10+0x28]
	vmovaps zmm18,zmm18
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_11x32__x86_64_avx512+0x31f3>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm19,ZMMWORD PTR [rdx]
	vpbroadcastd zmm20,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm19,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm20,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x204]
	vfmadd231ps zmm16,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x244]
	vfmadd231ps zmm17,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x284]
	vfmadd231ps zmm18,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm19,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm20,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x208]
	vfmadd231ps zmm16,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x248]
	vfmadd231ps zmm17,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x288]
	vfmadd231ps zmm18,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm19,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm20,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm16,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm17,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm18,zmm19,zmm20
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x2f1d>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x2f18>
	test   r11,r11
	je     <nnp_sgemm_11x32__x86_64_avx512+0x32b6>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm19,ZMMWORD PTR [rdx]
	vpbroadcastd zmm20,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm19,zmm20
	vpbroadcastd zmm20,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm19,zmm20
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x31fc>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x339a>
	mov    r11,r10
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm19
	lea    r11,[r11+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm19
	lea    r11,[r11+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm19
	lea    r11,[r11+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm19
	lea    r11,[r11+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm19
	lea    r11,[r11+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm13,zmm13,zmm19
	lea    r11,[r11+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm19
	lea    r11,[r11+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm15,zmm15,zmm19
	lea    r11,[r11+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm19
	lea    r11,[r11+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm17,zmm17,zmm19
	lea    r11,[r11+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm19
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x339a>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm19,DWORD PTR [r11]
	vmaxps zmm8,zmm19,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm17
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm19,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x3da9>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x34ef>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x35bf>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vpbroadcastd zmm25,DWORD PTR [r10+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vpbroadcastd zmm27,DWORD PTR [r10+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vpbroadcastd zmm29,DWORD PTR [r10+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_11x32__x86_64_avx512+0x39d8>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm7,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x80]
	vmovups zmm31,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm7,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm30,ZMMWORD PTR [rdx+0x100]
	vmovups zmm31,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm7,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x180]
	vmovups zmm31,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm7,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x35de>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x35d9>
	test   r11,r11
	je     <nnp_sgemm_11x32__x86_64_avx512+0x3ae4>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm7,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vpbroadcastd zmm7,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x39e1>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x3c60>
	mov    r11,r10
	vmovups zmm30{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    r11,[r11+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    r11,[r11+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    r11,[r11+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    r11,[r11+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    r11,[r11+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm30
	lea    r11,[r11+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm30
	lea    r11,[r11+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm22,zmm22,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm23,zmm23,zmm30
	lea    r11,[r11+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm24,zmm24,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm25,zmm25,zmm30
	lea    r11,[r11+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm26,zmm26,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm27,zmm27,zmm30
	lea    r11,[r11+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm29,zmm29,zmm30
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x3c60>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm30,DWORD PTR [r11]
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm24
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm25
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm26
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm27
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm30,zmm28
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm30,zmm29
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
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

<nnp_sgemm_12x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_12x32__x86_64_avx512+0x2c7c>
	mov    r11,QWORD PTR [r9+0x10]
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
	test   r11,r11
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x244>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x327>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vpbroadcastd zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vpbroadcastd zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vpbroadcastd zmm29,DWORD PTR [r11+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vpbroadcastd zmm31,DWORD PTR [r11+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	test   rcx,rcx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x12db>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_12x32__x86_64_avx512+0x357>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_12x32__x86_64_avx512+0x7ce>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm5,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x80]
	vmovups zmm6,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm5,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm7,ZMMWORD PTR [rdx+0x100]
	vmovups zmm6,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm5,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbx,0x10
	add    rdx,0x200
	dec    r12d
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x373>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x36d>
	mov    rbp,rbx
	mov    r12,rdx
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_12x32__x86_64_avx512+0x7f4>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_12x32__x86_64_avx512+0x9c8>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	prefetcht0 BYTE PTR [r12+r11*4+0x80]
	prefetcht0 BYTE PTR [r12+r11*4+0xc0]
	vmovups zmm7,ZMMWORD PTR [r12+0x80]
	vmovups zmm6,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm5,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	prefetcht0 BYTE PTR [r12+r11*4+0x100]
	prefetcht0 BYTE PTR [r12+r11*4+0x140]
	vmovups zmm7,ZMMWORD PTR [r12+0x100]
	vmovups zmm6,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm5,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	prefetcht0 BYTE PTR [r12+r11*4+0x180]
	prefetcht0 BYTE PTR [r12+r11*4+0x1c0]
	vmovups zmm7,ZMMWORD PTR [r12+0x180]
	vmovups zmm6,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm5,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	add    rbp,0x10
	add    r12,0x200
	dec    r14
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x804>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_12x32__x86_64_avx512+0xa4a>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	add    rbp,0x4
	add    r12,0x80
	dec    r13
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x9d4>
	mov    r11,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,QWORD PTR [r9+0x10]
	test   r12,r12
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xade>
	mov    r12,rbp
	vmovups zmm7,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [r12+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    r12,[r12+r11*4]
	vmovups zmm7,ZMMWORD PTR [r12]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7,ZMMWORD PTR [r12+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    r12,[r12+r11*4]
	vmovups zmm7,ZMMWORD PTR [r12]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7,ZMMWORD PTR [r12+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    r12,[r12+r11*4]
	vmovups zmm7,ZMMWORD PTR [r12]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7,ZMMWORD PTR [r12+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    r12,[r12+r11*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0xade>
	lea    r12,[r9+0x28]
	vpbroadcastd zmm7,DWORD PTR [r12]
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rbx
	mov    rbp,rdx
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_sgemm_12x32__x86_64_avx512+0xbc3>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_sgemm_12x32__x86_64_avx512+0xd4f>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rbp+0x80]
	vmovups zmm9,ZMMWORD PTR [rbp+0xc0]
	vpbroadcastd zmm10,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rbp+0x100]
	vmovups zmm9,ZMMWORD PTR [rbp+0x140]
	vpbroadcastd zmm10,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rbp+0x180]
	vmovups zmm9,ZMMWORD PTR [rbp+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    r11,0x10
	add    rbp,0x200
	dec    r13
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xbd3>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_12x32__x86_64_avx512+0xdc5>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    r11,0x4
	add    rbp,0x80
	dec    r12
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xd5b>
	mov    r11,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,r11
	shl    r12,0x2
	lea    rbp,[rbp+r12*4+0x0]
	mov    r12,QWORD PTR [r9+0x10]
	test   r12,r12
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xe65>
	mov    r12,rbp
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    r12,[r12+r11*4]
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    r12,[r12+r11*4]
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    r12,[r12+r11*4]
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    r12,[r12+r11*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0xe65>
	lea    r12,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r12]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm8,zmm8,zmm23
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_sgemm_12x32__x86_64_avx512+0xf44>
	mov    r11,rdi
	mov    rbp,r11
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_sgemm_12x32__x86_64_avx512+0x10ff>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	add    rbx,0x10
	add    rdx,0x200
	dec    rbp
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xf54>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_12x32__x86_64_avx512+0x1180>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	add    rbx,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x110b>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,r11
	shl    rbp,0x3
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x121f>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm31,zmm31,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x121f>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x2c6c>
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x22d1>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_12x32__x86_64_avx512+0x130a>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_12x32__x86_64_avx512+0x1786>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbx,0x10
	dec    r12d
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1326>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1320>
	mov    rbp,rbx
	mov    r12,r11
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_12x32__x86_64_avx512+0x17ac>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_12x32__x86_64_avx512+0x198d>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	add    rbp,0x10
	dec    r14
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x17bc>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_12x32__x86_64_avx512+0x1a13>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm7,ZMMWORD PTR [r12]
	vmovups zmm6,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	add    rbp,0x4
	dec    r13
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1999>
	mov    rbp,QWORD PTR [r9]
	mov    r12,r8
	mov    r13,QWORD PTR [r9+0x10]
	test   r13,r13
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1aa7>
	mov    r13,r12
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [r13+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7,ZMMWORD PTR [r13+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7,ZMMWORD PTR [r13+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm7,ZMMWORD PTR [r13+0x0]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7,ZMMWORD PTR [r13+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    r13,[r13+rbp*4+0x0]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x1aa7>
	lea    r13,[r9+0x28]
	vpbroadcastd zmm7,DWORD PTR [r13+0x0]
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	mov    rbp,rbx
	mov    r12,r11
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_12x32__x86_64_avx512+0x1b9c>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_12x32__x86_64_avx512+0x1d35>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rbp,0x10
	dec    r14
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1bac>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_12x32__x86_64_avx512+0x1da9>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rbp,0x4
	dec    r13
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1d41>
	mov    rbp,QWORD PTR [r9]
	mov    r12,r8
	mov    r13,rbp
	shl    r13,0x2
	lea    r12,[r12+r13*4]
	mov    r13,QWORD PTR [r9+0x10]
	test   r13,r13
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1e48>
	mov    r13,r12
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    r13,[r13+rbp*4+0x0]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x1e48>
	lea    r13,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r13+0x0]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [r12+0x40],zmm9
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r12+0x40],zmm9
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r12+0x40],zmm9
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm8,zmm8,zmm23
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_12x32__x86_64_avx512+0x1f37>
	mov    rbp,rdi
	mov    r12,rbp
	shr    r12,0x2
	test   r12,r12
	je     <nnp_sgemm_12x32__x86_64_avx512+0x20f8>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	add    rbx,0x10
	dec    r12
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1f47>
	mov    rbp,rbp
	and    rbp,0x3
	test   rbp,rbp
	je     <nnp_sgemm_12x32__x86_64_avx512+0x2176>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x2104>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,r11
	shl    rbp,0x3
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x2215>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm31,zmm31,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x2215>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x2c65>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_12x32__x86_64_avx512+0x2791>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm7
	vmovups ZMMWORD PTR [rax+0x40],zmm6
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm7
	vmovups ZMMWORD PTR [rax+0xc0],zmm6
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm7
	vmovups ZMMWORD PTR [rax+0x140],zmm6
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm7
	vmovups ZMMWORD PTR [rax+0x1c0],zmm6
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x22f4>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x22ee>
	test   rbp,rbp
	je     <nnp_sgemm_12x32__x86_64_avx512+0x28ca>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm7
	vmovups ZMMWORD PTR [rax+0x40],zmm6
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm5,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x279a>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x2a56>
	mov    rbp,rbx
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm7,ZMMWORD PTR [rbp+0x0]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7,ZMMWORD PTR [rbp+0x40]
	vaddps zmm31,zmm31,zmm7
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x2a56>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm7,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1a6>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x2c91>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x444b>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x3a34>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x3374>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	vpxord ymm14,ymm14,ymm14
	vpxord ymm15,ymm15,ymm15
	vpxord ymm16,ymm16,ymm16
	vpxord ymm17,ymm17,ymm17
	vpxord ymm18,ymm18,ymm18
	vpxord ymm19,ymm19,ymm19
	test   r10,r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x2d2a>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x2dc5>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x20]
	vmovaps ymm16{k1}{z},ymm16
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x24]
	vmovaps ymm17{k1}{z},ymm17
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x28]
	vmovaps ymm18{k1}{z},ymm18
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x2c]
	vmovaps ymm19{k1}{z},ymm19
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_12x32__x86_64_avx512+0x30fa>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm20{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x200]
	vfmadd231ps ymm16{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x240]
	vfmadd231ps ymm17{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x280]
	vfmadd231ps ymm18{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x2c0]
	vfmadd231ps ymm19{k1},ymm20,ymm21
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm20{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x84]
	vfmadd231ps ymm10{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0xc4]
	vfmadd231ps ymm11{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x104]
	vfmadd231ps ymm12{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x144]
	vfmadd231ps ymm13{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x184]
	vfmadd231ps ymm14{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x1c4]
	vfmadd231ps ymm15{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x204]
	vfmadd231ps ymm16{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x244]
	vfmadd231ps ymm17{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x284]
	vfmadd231ps ymm18{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x2c4]
	vfmadd231ps ymm19{k1},ymm20,ymm21
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm20{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x88]
	vfmadd231ps ymm10{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0xc8]
	vfmadd231ps ymm11{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x108]
	vfmadd231ps ymm12{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x148]
	vfmadd231ps ymm13{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x188]
	vfmadd231ps ymm14{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x1c8]
	vfmadd231ps ymm15{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x208]
	vfmadd231ps ymm16{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x248]
	vfmadd231ps ymm17{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x288]
	vfmadd231ps ymm18{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x2c8]
	vfmadd231ps ymm19{k1},ymm20,ymm21
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm20{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x8c]
	vfmadd231ps ymm10{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0xcc]
	vfmadd231ps ymm11{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x10c]
	vfmadd231ps ymm12{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x14c]
	vfmadd231ps ymm13{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x18c]
	vfmadd231ps ymm14{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x1cc]
	vfmadd231ps ymm15{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x20c]
	vfmadd231ps ymm16{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x24c]
	vfmadd231ps ymm17{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x28c]
	vfmadd231ps ymm18{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x2cc]
	vfmadd231ps ymm19{k1},ymm20,ymm21
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x2de4>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x2ddf>
	test   r11,r11
	je     <nnp_sgemm_12x32__x86_64_avx512+0x31cd>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm20{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x200]
	vfmadd231ps ymm16{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x240]
	vfmadd231ps ymm17{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x280]
	vfmadd231ps ymm18{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x2c0]
	vfmadd231ps ymm19{k1},ymm20,ymm21
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x3103>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x32a5>
	mov    r11,r10
	vmovups ymm20{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm20
	lea    r11,[r11+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm20
	lea    r11,[r11+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r11]
	vaddps ymm10{k1},ymm10,ymm20
	lea    r11,[r11+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r11]
	vaddps ymm11{k1},ymm11,ymm20
	lea    r11,[r11+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r11]
	vaddps ymm12{k1},ymm12,ymm20
	lea    r11,[r11+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r11]
	vaddps ymm13{k1},ymm13,ymm20
	lea    r11,[r11+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r11]
	vaddps ymm14{k1},ymm14,ymm20
	lea    r11,[r11+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r11]
	vaddps ymm15{k1},ymm15,ymm20
	lea    r11,[r11+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r11]
	vaddps ymm16{k1},ymm16,ymm20
	lea    r11,[r11+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r11]
	vaddps ymm17{k1},ymm17,ymm20
	lea    r11,[r11+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r11]
	vaddps ymm18{k1},ymm18,ymm20
	lea    r11,[r11+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r11]
	vaddps ymm19{k1},ymm19,ymm20
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x32a5>
	lea    r11,[r9+0x28]
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm20,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm20,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm20,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm20,ymm11
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm20,ymm12
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm20,ymm13
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm20,ymm14
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm20,ymm15
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm20,ymm16
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm20,ymm17
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm20,ymm18
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm20,ymm19
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x3a2f>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x33ce>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x3469>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vmovaps zmm10,zmm10
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vmovaps zmm11,zmm11
	vpbroadcastd zmm12,DWORD PTR [r10+0x10]
	vmovaps zmm12,zmm12
	vpbroadcastd zmm13,DWORD PTR [r10+0x14]
	vmovaps zmm13,zmm13
	vpbroadcastd zmm14,DWORD PTR [r10+0x18]
	vmovaps zmm14,zmm14
	vpbroadcastd zmm15,DWORD PTR [r10+0x1c]
	vmovaps zmm15,zmm15
	vpbroadcastd zmm16,DWORD PTR [r10+0x20]
	vmovaps zmm16,zmm16
	vpbroadcastd zmm17,DWORD PTR [r10+0x24]
	vmovaps zmm17,zmm17
	vpbroadcastd zmm18,DWORD PTR [r10+0x28]
	vmovaps zmm18,zmm18
	vpbroadcastd zmm19,DWORD PTR [r10+0x2c]
	vmovaps zmm19,zmm19
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_12x32__x86_64_avx512+0x379e>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vpbroadcastd zmm21,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm19,zmm20,zmm21
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm21,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x204]
	vfmadd231ps zmm16,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x244]
	vfmadd231ps zmm17,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x284]
	vfmadd231ps zmm18,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm19,zmm20,zmm21
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm21,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x208]
	vfmadd231ps zmm16,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x248]
	vfmadd231ps zmm17,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x288]
	vfmadd231ps zmm18,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm19,zmm20,zmm21
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm21,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm16,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm17,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm18,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm19,zmm20,zmm21
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x3488>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x3483>
	test   r11,r11
	je     <nnp_sgemm_12x32__x86_64_avx512+0x3871>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vpbroadcastd zmm21,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm20,zmm21
	vpbroadcastd zmm21,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm19,zmm20,zmm21
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x37a7>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x3965>
	mov    r11,r10
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm13,zmm13,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm15,zmm15,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm17,zmm17,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm20
	lea    r11,[r11+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm19,zmm19,zmm20
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x3965>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm20,DWORD PTR [r11]
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x444b>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x3ad6>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x3bb9>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vpbroadcastd zmm25,DWORD PTR [r10+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vpbroadcastd zmm27,DWORD PTR [r10+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vpbroadcastd zmm29,DWORD PTR [r10+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vpbroadcastd zmm31,DWORD PTR [r10+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_12x32__x86_64_avx512+0x402a>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm5,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x80]
	vmovups zmm6,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm5,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm7,ZMMWORD PTR [rdx+0x100]
	vmovups zmm6,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm5,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm5,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x3bd8>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x3bd3>
	test   r11,r11
	je     <nnp_sgemm_12x32__x86_64_avx512+0x414c>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm5,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vpbroadcastd zmm5,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x4033>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x42e5>
	mov    r11,r10
	vmovups zmm7{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    r11,[r11+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    r11,[r11+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    r11,[r11+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    r11,[r11+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm7
	lea    r11,[r11+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm7
	lea    r11,[r11+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    r11,[r11+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    r11,[r11+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm25,zmm25,zmm7
	lea    r11,[r11+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm27,zmm27,zmm7
	lea    r11,[r11+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm28,zmm28,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm29,zmm29,zmm7
	lea    r11,[r11+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm31,zmm31,zmm7
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x42e5>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm7,DWORD PTR [r11]
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm7,zmm31
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
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

<nnp_sgemm_13x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_13x32__x86_64_avx512+0x2fa3>
	mov    r11,QWORD PTR [r9+0x10]
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
	test   r11,r11
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x270>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x366>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vpbroadcastd zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vpbroadcastd zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vpbroadcastd zmm29,DWORD PTR [r11+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vpbroadcastd zmm31,DWORD PTR [r11+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	vpbroadcastd zmm6,DWORD PTR [r11+0x30]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm6
	test   rcx,rcx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1432>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_13x32__x86_64_avx512+0x396>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_13x32__x86_64_avx512+0x865>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm3,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	vmovups zmm4,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm3,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm5,ZMMWORD PTR [rdx+0x100]
	vmovups zmm4,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm3,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x180]
	vmovups zmm4,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbx,0x10
	add    rdx,0x200
	dec    r12d
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x3b2>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x3ac>
	mov    rbp,rbx
	mov    r12,rdx
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_13x32__x86_64_avx512+0x88b>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_13x32__x86_64_avx512+0xa5f>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm5,ZMMWORD PTR [r12]
	vmovups zmm4,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	prefetcht0 BYTE PTR [r12+r11*4+0x80]
	prefetcht0 BYTE PTR [r12+r11*4+0xc0]
	vmovups zmm5,ZMMWORD PTR [r12+0x80]
	vmovups zmm4,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm3,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	prefetcht0 BYTE PTR [r12+r11*4+0x100]
	prefetcht0 BYTE PTR [r12+r11*4+0x140]
	vmovups zmm5,ZMMWORD PTR [r12+0x100]
	vmovups zmm4,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm3,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	prefetcht0 BYTE PTR [r12+r11*4+0x180]
	prefetcht0 BYTE PTR [r12+r11*4+0x1c0]
	vmovups zmm5,ZMMWORD PTR [r12+0x180]
	vmovups zmm4,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm3,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	add    rbp,0x10
	add    r12,0x200
	dec    r14
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x89b>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_13x32__x86_64_avx512+0xae1>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm5,ZMMWORD PTR [r12]
	vmovups zmm4,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	add    rbp,0x4
	add    r12,0x80
	dec    r13
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xa6b>
	mov    r11,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,QWORD PTR [r9+0x10]
	test   r12,r12
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xb75>
	mov    r12,rbp
	vmovups zmm5,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5,ZMMWORD PTR [r12+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    r12,[r12+r11*4]
	vmovups zmm5,ZMMWORD PTR [r12]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5,ZMMWORD PTR [r12+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    r12,[r12+r11*4]
	vmovups zmm5,ZMMWORD PTR [r12]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5,ZMMWORD PTR [r12+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    r12,[r12+r11*4]
	vmovups zmm5,ZMMWORD PTR [r12]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5,ZMMWORD PTR [r12+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    r12,[r12+r11*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0xb75>
	lea    r12,[r9+0x28]
	vpbroadcastd zmm5,DWORD PTR [r12]
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rbx
	mov    rbp,rdx
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_sgemm_13x32__x86_64_avx512+0xc5a>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_sgemm_13x32__x86_64_avx512+0xde6>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rbp+0x80]
	vmovups zmm9,ZMMWORD PTR [rbp+0xc0]
	vpbroadcastd zmm10,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rbp+0x100]
	vmovups zmm9,ZMMWORD PTR [rbp+0x140]
	vpbroadcastd zmm10,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rbp+0x180]
	vmovups zmm9,ZMMWORD PTR [rbp+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    r11,0x10
	add    rbp,0x200
	dec    r13
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xc6a>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_13x32__x86_64_avx512+0xe5c>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    r11,0x4
	add    rbp,0x80
	dec    r12
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xdf2>
	mov    r11,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,r11
	shl    r12,0x2
	lea    rbp,[rbp+r12*4+0x0]
	mov    r12,QWORD PTR [r9+0x10]
	test   r12,r12
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xefc>
	mov    r12,rbp
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    r12,[r12+r11*4]
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    r12,[r12+r11*4]
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    r12,[r12+r11*4]
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    r12,[r12+r11*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0xefc>
	lea    r12,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r12]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm8,zmm8,zmm23
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_sgemm_13x32__x86_64_avx512+0xfdb>
	mov    r11,rdi
	mov    rbp,r11
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_sgemm_13x32__x86_64_avx512+0x11ee>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x304]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x308]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x30c]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	add    rbx,0x10
	add    rdx,0x200
	dec    rbp
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xfeb>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_13x32__x86_64_avx512+0x128d>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	add    rbx,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x11fe>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,r11
	shl    rbp,0x3
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x134b>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm31,zmm31,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm7,zmm7,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm6,zmm6,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x134b>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm7
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm6
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x2f93>
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x2540>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_13x32__x86_64_avx512+0x1461>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_13x32__x86_64_avx512+0x1935>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbx,0x10
	dec    r12d
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x147d>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1477>
	mov    rbp,rbx
	mov    r12,r11
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_13x32__x86_64_avx512+0x195b>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_13x32__x86_64_avx512+0x1b3c>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm5,ZMMWORD PTR [r12]
	vmovups zmm4,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm5,ZMMWORD PTR [r12]
	vmovups zmm4,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm5,ZMMWORD PTR [r12]
	vmovups zmm4,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm5,ZMMWORD PTR [r12]
	vmovups zmm4,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	add    rbp,0x10
	dec    r14
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x196b>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_13x32__x86_64_avx512+0x1bc2>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm5,ZMMWORD PTR [r12]
	vmovups zmm4,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	add    rbp,0x4
	dec    r13
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1b48>
	mov    rbp,QWORD PTR [r9]
	mov    r12,r8
	mov    r13,QWORD PTR [r9+0x10]
	test   r13,r13
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1c56>
	mov    r13,r12
	vmovups zmm5,ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5,ZMMWORD PTR [r13+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm5,ZMMWORD PTR [r13+0x0]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5,ZMMWORD PTR [r13+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm5,ZMMWORD PTR [r13+0x0]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5,ZMMWORD PTR [r13+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm5,ZMMWORD PTR [r13+0x0]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5,ZMMWORD PTR [r13+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    r13,[r13+rbp*4+0x0]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x1c56>
	lea    r13,[r9+0x28]
	vpbroadcastd zmm5,DWORD PTR [r13+0x0]
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	mov    rbp,rbx
	mov    r12,r11
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_13x32__x86_64_avx512+0x1d4b>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_13x32__x86_64_avx512+0x1ee4>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rbp,0x10
	dec    r14
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1d5b>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_13x32__x86_64_avx512+0x1f58>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	add    rbp,0x4
	dec    r13
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1ef0>
	mov    rbp,QWORD PTR [r9]
	mov    r12,r8
	mov    r13,rbp
	shl    r13,0x2
	lea    r12,[r12+r13*4]
	mov    r13,QWORD PTR [r9+0x10]
	test   r13,r13
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1ff7>
	mov    r13,r12
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    r13,[r13+rbp*4+0x0]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x1ff7>
	lea    r13,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r13+0x0]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [r12+0x40],zmm9
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r12+0x40],zmm9
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r12+0x40],zmm9
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm8,zmm8,zmm23
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_13x32__x86_64_avx512+0x20e6>
	mov    rbp,rdi
	mov    r12,rbp
	shr    r12,0x2
	test   r12,r12
	je     <nnp_sgemm_13x32__x86_64_avx512+0x22ff>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x304]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x308]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x30c]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	add    rbx,0x10
	dec    r12
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x20f6>
	mov    rbp,rbp
	and    rbp,0x3
	test   rbp,rbp
	je     <nnp_sgemm_13x32__x86_64_avx512+0x239b>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x230f>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,r11
	shl    rbp,0x3
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x2459>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm31,zmm31,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm7,zmm7,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm6,zmm6,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x2459>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm7
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm6
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x2f8c>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_13x32__x86_64_avx512+0x2a58>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm5
	vmovups ZMMWORD PTR [rax+0x40],zmm4
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm5
	vmovups ZMMWORD PTR [rax+0xc0],zmm4
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm5
	vmovups ZMMWORD PTR [rax+0x140],zmm4
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm5
	vmovups ZMMWORD PTR [rax+0x1c0],zmm4
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x2563>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x255d>
	test   rbp,rbp
	je     <nnp_sgemm_13x32__x86_64_avx512+0x2ba7>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm5
	vmovups ZMMWORD PTR [rax+0x40],zmm4
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm3,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x2a61>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x2d52>
	mov    rbp,rbx
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm30,zmm30,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm31,zmm31,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm5,ZMMWORD PTR [rbp+0x0]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5,ZMMWORD PTR [rbp+0x40]
	vaddps zmm6,zmm6,zmm5
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x2d52>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm5,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm28
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm30
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm7
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm6
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1c6>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x2fb8>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x493f>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x3e61>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x371e>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	vpxord ymm14,ymm14,ymm14
	vpxord ymm15,ymm15,ymm15
	vpxord ymm16,ymm16,ymm16
	vpxord ymm17,ymm17,ymm17
	vpxord ymm18,ymm18,ymm18
	vpxord ymm19,ymm19,ymm19
	vpxord ymm20,ymm20,ymm20
	test   r10,r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x3057>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x30ff>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x20]
	vmovaps ymm16{k1}{z},ymm16
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x24]
	vmovaps ymm17{k1}{z},ymm17
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x28]
	vmovaps ymm18{k1}{z},ymm18
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x2c]
	vmovaps ymm19{k1}{z},ymm19
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x30]
	vmovaps ymm20{k1}{z},ymm20
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_13x32__x86_64_avx512+0x3474>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm21{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x200]
	vfmadd231ps ymm16{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x240]
	vfmadd231ps ymm17{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x280]
	vfmadd231ps ymm18{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x2c0]
	vfmadd231ps ymm19{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x300]
	vfmadd231ps ymm20{k1},ymm21,ymm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm21{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x84]
	vfmadd231ps ymm10{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0xc4]
	vfmadd231ps ymm11{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x104]
	vfmadd231ps ymm12{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x144]
	vfmadd231ps ymm13{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x184]
	vfmadd231ps ymm14{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x1c4]
	vfmadd231ps ymm15{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x204]
	vfmadd231ps ymm16{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x244]
	vfmadd231ps ymm17{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x284]
	vfmadd231ps ymm18{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x2c4]
	vfmadd231ps ymm19{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x304]
	vfmadd231ps ymm20{k1},ymm21,ymm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm21{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x88]
	vfmadd231ps ymm10{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0xc8]
	vfmadd231ps ymm11{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x108]
	vfmadd231ps ymm12{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x148]
	vfmadd231ps ymm13{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x188]
	vfmadd231ps ymm14{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x1c8]
	vfmadd231ps ymm15{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x208]
	vfmadd231ps ymm16{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x248]
	vfmadd231ps ymm17{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x288]
	vfmadd231ps ymm18{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x2c8]
	vfmadd231ps ymm19{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x308]
	vfmadd231ps ymm20{k1},ymm21,ymm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm21{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x8c]
	vfmadd231ps ymm10{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0xcc]
	vfmadd231ps ymm11{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x10c]
	vfmadd231ps ymm12{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x14c]
	vfmadd231ps ymm13{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x18c]
	vfmadd231ps ymm14{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x1cc]
	vfmadd231ps ymm15{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x20c]
	vfmadd231ps ymm16{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x24c]
	vfmadd231ps ymm17{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x28c]
	vfmadd231ps ymm18{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x2cc]
	vfmadd231ps ymm19{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x30c]
	vfmadd231ps ymm20{k1},ymm21,ymm22
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x311e>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x3119>
	test   r11,r11
	je     <nnp_sgemm_13x32__x86_64_avx512+0x3557>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm21{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x200]
	vfmadd231ps ymm16{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x240]
	vfmadd231ps ymm17{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x280]
	vfmadd231ps ymm18{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x2c0]
	vfmadd231ps ymm19{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10+0x300]
	vfmadd231ps ymm20{k1},ymm21,ymm22
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x347d>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x363f>
	mov    r11,r10
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm21
	lea    r11,[r11+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm21
	lea    r11,[r11+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm10{k1},ymm10,ymm21
	lea    r11,[r11+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm11{k1},ymm11,ymm21
	lea    r11,[r11+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm12{k1},ymm12,ymm21
	lea    r11,[r11+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm13{k1},ymm13,ymm21
	lea    r11,[r11+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm14{k1},ymm14,ymm21
	lea    r11,[r11+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm15{k1},ymm15,ymm21
	lea    r11,[r11+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm16{k1},ymm16,ymm21
	lea    r11,[r11+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm17{k1},ymm17,ymm21
	lea    r11,[r11+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm18{k1},ymm18,ymm21
	lea    r11,[r11+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm19{k1},ymm19,ymm21
	lea    r11,[r11+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r11]
	vaddps ymm20{k1},ymm20,ymm21
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x363f>
	lea    r11,[r9+0x28]
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm21,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm21,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm21,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm21,ymm11
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm21,ymm12
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm21,ymm13
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm21,ymm14
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm21,ymm15
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm21,ymm16
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm21,ymm17
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm21,ymm18
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm21,ymm19
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm21,ymm20
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x3e5c>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x377e>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x3826>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vmovaps zmm10,zmm10
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vmovaps zmm11,zmm11
	vpbroadcastd zmm12,DWORD PTR [r10+0x10]
	vmovaps zmm12,zmm12
	vpbroadcastd zmm13,DWORD PTR [r10+0x14]
	vmovaps zmm13,zmm13
	vpbroadcastd zmm14,DWORD PTR [r10+0x18]
	vmovaps zmm14,zmm14
	vpbroadcastd zmm15,DWORD PTR [r10+0x1c]
	vmovaps zmm15,zmm15
	vpbroadcastd zmm16,DWORD PTR [r10+0x20]
	vmovaps zmm16,zmm16
	vpbroadcastd zmm17,DWORD PTR [r10+0x24]
	vmovaps zmm17,zmm17
	vpbroadcastd zmm18,DWORD PTR [r10+0x28]
	vmovaps zmm18,zmm18
	vpbroadcastd zmm19,DWORD PTR [r10+0x2c]
	vmovaps zmm19,zmm19
	vpbroadcastd zmm20,DWORD PTR [r10+0x30]
	vmovaps zmm20,zmm20
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_13x32__x86_64_avx512+0x3b9b>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm21,ZMMWORD PTR [rdx]
	vpbroadcastd zmm22,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x300]
	vfmadd231ps zmm20,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm21,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm22,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x204]
	vfmadd231ps zmm16,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x244]
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x284]
	vfmadd231ps zmm18,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x304]
	vfmadd231ps zmm20,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm21,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm22,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x208]
	vfmadd231ps zmm16,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x248]
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x288]
	vfmadd231ps zmm18,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x308]
	vfmadd231ps zmm20,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm21,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm22,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm16,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm18,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x30c]
	vfmadd231ps zmm20,zmm21,zmm22
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x3845>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x3840>
	test   r11,r11
	je     <nnp_sgemm_13x32__x86_64_avx512+0x3c7e>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm21,ZMMWORD PTR [rdx]
	vpbroadcastd zmm22,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm19,zmm21,zmm22
	vpbroadcastd zmm22,DWORD PTR [r10+0x300]
	vfmadd231ps zmm20,zmm21,zmm22
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x3ba4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x3d82>
	mov    r11,r10
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm21
	lea    r11,[r11+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm21
	lea    r11,[r11+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm21
	lea    r11,[r11+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm21
	lea    r11,[r11+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm21
	lea    r11,[r11+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm13,zmm13,zmm21
	lea    r11,[r11+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm21
	lea    r11,[r11+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm15,zmm15,zmm21
	lea    r11,[r11+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm21
	lea    r11,[r11+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm17,zmm17,zmm21
	lea    r11,[r11+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm21
	lea    r11,[r11+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm19,zmm19,zmm21
	lea    r11,[r11+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm21
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x3d82>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm21,DWORD PTR [r11]
	vmaxps zmm8,zmm21,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm17
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm19
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm21,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x493f>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x3f0f>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x4005>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vpbroadcastd zmm25,DWORD PTR [r10+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vpbroadcastd zmm27,DWORD PTR [r10+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vpbroadcastd zmm29,DWORD PTR [r10+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vpbroadcastd zmm31,DWORD PTR [r10+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	vpbroadcastd zmm6,DWORD PTR [r10+0x30]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm6
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_13x32__x86_64_avx512+0x44ce>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm3,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	vmovups zmm4,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm3,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm5,ZMMWORD PTR [rdx+0x100]
	vmovups zmm4,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm3,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x180]
	vmovups zmm4,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm3,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x4024>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x401f>
	test   r11,r11
	je     <nnp_sgemm_13x32__x86_64_avx512+0x4606>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm3,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vpbroadcastd zmm3,DWORD PTR [r10+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x44d7>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x47bc>
	mov    r11,r10
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    r11,[r11+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    r11,[r11+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    r11,[r11+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    r11,[r11+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm5
	lea    r11,[r11+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm5
	lea    r11,[r11+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm5
	lea    r11,[r11+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm22,zmm22,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm23,zmm23,zmm5
	lea    r11,[r11+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm24,zmm24,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm25,zmm25,zmm5
	lea    r11,[r11+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm26,zmm26,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm27,zmm27,zmm5
	lea    r11,[r11+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm28,zmm28,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm29,zmm29,zmm5
	lea    r11,[r11+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm30,zmm30,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm31,zmm31,zmm5
	lea    r11,[r11+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm6,zmm6,zmm5
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x47bc>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm5,DWORD PTR [r11]
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm24
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm25
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm26
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm27
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm28
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm29
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm30
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm31
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm5,zmm7
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm5,zmm6
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
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

<nnp_sgemm_14x32__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x80]
	prefetcht0 BYTE PTR [rax+0xc0]
	prefetcht0 BYTE PTR [rax+0xfc]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x5
	test   r10,r10
	je     <nnp_sgemm_14x32__x86_64_avx512+0x32c0>
	mov    r11,QWORD PTR [r9+0x10]
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
	test   r11,r11
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x29c>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x3a5>
	vpbroadcastd zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vpbroadcastd zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vpbroadcastd zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vpbroadcastd zmm29,DWORD PTR [r11+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vpbroadcastd zmm31,DWORD PTR [r11+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	vpbroadcastd zmm6,DWORD PTR [r11+0x30]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm6
	vpbroadcastd zmm4,DWORD PTR [r11+0x34]
	vmovaps zmm5,zmm4
	vmovaps zmm4,zmm4
	test   rcx,rcx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1584>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_14x32__x86_64_avx512+0x3d5>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_14x32__x86_64_avx512+0x8fc>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm1,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x80]
	vmovups zmm2,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm1,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm3,ZMMWORD PTR [rdx+0x100]
	vmovups zmm2,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm1,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x180]
	vmovups zmm2,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbx,0x10
	add    rdx,0x200
	dec    r12d
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3f1>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3eb>
	mov    rbp,rbx
	mov    r12,rdx
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_14x32__x86_64_avx512+0x922>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_14x32__x86_64_avx512+0xaf6>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	prefetcht0 BYTE PTR [r12+r11*4+0x80]
	prefetcht0 BYTE PTR [r12+r11*4+0xc0]
	vmovups zmm3,ZMMWORD PTR [r12+0x80]
	vmovups zmm2,ZMMWORD PTR [r12+0xc0]
	vpbroadcastd zmm1,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	prefetcht0 BYTE PTR [r12+r11*4+0x100]
	prefetcht0 BYTE PTR [r12+r11*4+0x140]
	vmovups zmm3,ZMMWORD PTR [r12+0x100]
	vmovups zmm2,ZMMWORD PTR [r12+0x140]
	vpbroadcastd zmm1,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	prefetcht0 BYTE PTR [r12+r11*4+0x180]
	prefetcht0 BYTE PTR [r12+r11*4+0x1c0]
	vmovups zmm3,ZMMWORD PTR [r12+0x180]
	vmovups zmm2,ZMMWORD PTR [r12+0x1c0]
	vpbroadcastd zmm1,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	add    rbp,0x10
	add    r12,0x200
	dec    r14
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x932>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_14x32__x86_64_avx512+0xb78>
	prefetcht0 BYTE PTR [r12+r11*4]
	prefetcht0 BYTE PTR [r12+r11*4+0x40]
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	vpbroadcastd zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	add    rbp,0x4
	add    r12,0x80
	dec    r13
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xb02>
	mov    r11,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,QWORD PTR [r9+0x10]
	test   r12,r12
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xc0c>
	mov    r12,rbp
	vmovups zmm3,ZMMWORD PTR [r12]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3,ZMMWORD PTR [r12+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    r12,[r12+r11*4]
	vmovups zmm3,ZMMWORD PTR [r12]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3,ZMMWORD PTR [r12+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    r12,[r12+r11*4]
	vmovups zmm3,ZMMWORD PTR [r12]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3,ZMMWORD PTR [r12+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    r12,[r12+r11*4]
	vmovups zmm3,ZMMWORD PTR [r12]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3,ZMMWORD PTR [r12+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    r12,[r12+r11*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0xc0c>
	lea    r12,[r9+0x28]
	vpbroadcastd zmm3,DWORD PTR [r12]
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rbx
	mov    rbp,rdx
	mov    r12,rdi
	sub    r12,0x1
	mov    r12,r12
	and    r12,0xf
	mov    r12,r12
	sub    r12,0xffffffffffffffff
	mov    r12,r12
	cmp    r12,rdi
	jbe    <nnp_sgemm_14x32__x86_64_avx512+0xcf1>
	mov    r12,rdi
	mov    r13,r12
	shr    r13,0x2
	test   r13,r13
	je     <nnp_sgemm_14x32__x86_64_avx512+0xed5>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rbp+0x80]
	vmovups zmm9,ZMMWORD PTR [rbp+0xc0]
	vpbroadcastd zmm10,DWORD PTR [r11+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rbp+0x100]
	vmovups zmm9,ZMMWORD PTR [rbp+0x140]
	vpbroadcastd zmm10,DWORD PTR [r11+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rbp+0x180]
	vmovups zmm9,ZMMWORD PTR [rbp+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [r11+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    r11,0x10
	add    rbp,0x200
	dec    r13
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xd01>
	mov    r12,r12
	and    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_14x32__x86_64_avx512+0xf65>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+0x40]
	vpbroadcastd zmm10,DWORD PTR [r11+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [r11+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    r11,0x4
	add    rbp,0x80
	dec    r12
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xee5>
	mov    r11,QWORD PTR [r9]
	mov    rbp,r8
	mov    r12,r11
	shl    r12,0x2
	lea    rbp,[rbp+r12*4+0x0]
	mov    r12,QWORD PTR [r9+0x10]
	test   r12,r12
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1024>
	mov    r12,rbp
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    r12,[r12+r11*4]
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    r12,[r12+r11*4]
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    r12,[r12+r11*4]
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    r12,[r12+r11*4]
	vmovups zmm8,ZMMWORD PTR [r12]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [r12+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    r12,[r12+r11*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x1024>
	lea    r12,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r12]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [rbp+0x40],zmm9
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmaxps zmm8,zmm8,zmm25
	vmovups ZMMWORD PTR [rbp+0x40],zmm8
	prefetcht0 BYTE PTR [rbp+0x17c]
	prefetcht0 BYTE PTR [rbp+0x13c]
	lea    rbp,[rbp+r11*4+0x0]
	mov    r11,rdi
	sub    r11,0x1
	mov    r11,r11
	and    r11,0xf
	mov    r11,r11
	sub    r11,0xffffffffffffffff
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_sgemm_14x32__x86_64_avx512+0x1130>
	mov    r11,rdi
	mov    rbp,r11
	shr    rbp,0x2
	test   rbp,rbp
	je     <nnp_sgemm_14x32__x86_64_avx512+0x1343>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x340]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x80]
	vmovups zmm9,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x304]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x344]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x100]
	vmovups zmm9,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x308]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x348]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [rdx+0x180]
	vmovups zmm9,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x30c]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x34c]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	add    rbx,0x10
	add    rdx,0x200
	dec    rbp
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1140>
	mov    r11,r11
	and    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_14x32__x86_64_avx512+0x13e2>
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x340]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	add    rbx,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1353>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	imul   rbp,r11,0x9
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x149d>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm31,zmm31,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm7,zmm7,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm6,zmm6,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm5,zmm5,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm4,zmm4,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x149d>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm7
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm6
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm5
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm4
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x32b0>
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x27a5>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_14x32__x86_64_avx512+0x15b3>
	mov    rbp,rdi
	mov    r12,rdi
	sub    r12,rbp
	mov    rbp,r12
	shr    rbp,0x4
	test   rbp,rbp
	je     <nnp_sgemm_14x32__x86_64_avx512+0x1adf>
	mov    r12d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbx,0x10
	dec    r12d
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x15cf>
	add    rbx,0x340
	dec    rbp
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x15c9>
	mov    rbp,rbx
	mov    r12,r11
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_14x32__x86_64_avx512+0x1b05>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_14x32__x86_64_avx512+0x1ce6>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	add    rbp,0x10
	dec    r14
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1b15>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_14x32__x86_64_avx512+0x1d6c>
	prefetcht0 BYTE PTR [r12+0xfc]
	prefetcht0 BYTE PTR [r12+0xbc]
	vmovups zmm3,ZMMWORD PTR [r12]
	vmovups zmm2,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	add    rbp,0x4
	dec    r13
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1cf2>
	mov    rbp,QWORD PTR [r9]
	mov    r12,r8
	mov    r13,QWORD PTR [r9+0x10]
	test   r13,r13
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1e00>
	mov    r13,r12
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3,ZMMWORD PTR [r13+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3,ZMMWORD PTR [r13+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3,ZMMWORD PTR [r13+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3,ZMMWORD PTR [r13+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    r13,[r13+rbp*4+0x0]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x1e00>
	lea    r13,[r9+0x28]
	vpbroadcastd zmm3,DWORD PTR [r13+0x0]
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [r12],zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	mov    rbp,rbx
	mov    r12,r11
	mov    r13,rdi
	sub    r13,0x1
	mov    r13,r13
	and    r13,0xf
	mov    r13,r13
	sub    r13,0xffffffffffffffff
	mov    r13,r13
	cmp    r13,rdi
	jbe    <nnp_sgemm_14x32__x86_64_avx512+0x1ef5>
	mov    r13,rdi
	mov    r14,r13
	shr    r14,0x2
	test   r14,r14
	je     <nnp_sgemm_14x32__x86_64_avx512+0x20e6>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    rbp,0x10
	dec    r14
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1f05>
	mov    r13,r13
	and    r13,0x3
	test   r13,r13
	je     <nnp_sgemm_14x32__x86_64_avx512+0x2170>
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	lea    r12,[r12+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm8,zmm10
	vfmadd231ps zmm17,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm8,zmm10
	vfmadd231ps zmm19,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm8,zmm10
	vfmadd231ps zmm21,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm8,zmm10
	vfmadd231ps zmm23,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm8,zmm10
	vfmadd231ps zmm25,zmm9,zmm10
	add    rbp,0x4
	dec    r13
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x20f2>
	mov    rbp,QWORD PTR [r9]
	mov    r12,r8
	mov    r13,rbp
	shl    r13,0x2
	lea    r12,[r12+r13*4]
	mov    r13,QWORD PTR [r9+0x10]
	test   r13,r13
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x222e>
	mov    r13,r12
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm16,zmm16,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm17,zmm17,zmm8
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm18,zmm18,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm19,zmm19,zmm8
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm20,zmm20,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm21,zmm21,zmm8
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm22,zmm22,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm23,zmm23,zmm8
	lea    r13,[r13+rbp*4+0x0]
	vmovups zmm8,ZMMWORD PTR [r13+0x0]
	vaddps zmm24,zmm24,zmm8
	vmovups zmm8,ZMMWORD PTR [r13+0x40]
	vaddps zmm25,zmm25,zmm8
	lea    r13,[r13+rbp*4+0x0]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x222e>
	lea    r13,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [r13+0x0]
	vmaxps zmm9,zmm8,zmm16
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm9,zmm8,zmm17
	vmovups ZMMWORD PTR [r12+0x40],zmm9
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm9,zmm8,zmm18
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm9,zmm8,zmm19
	vmovups ZMMWORD PTR [r12+0x40],zmm9
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm9,zmm8,zmm20
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm9,zmm8,zmm21
	vmovups ZMMWORD PTR [r12+0x40],zmm9
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm9,zmm8,zmm22
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm9,zmm8,zmm23
	vmovups ZMMWORD PTR [r12+0x40],zmm9
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	vmaxps zmm9,zmm8,zmm24
	vmovups ZMMWORD PTR [r12],zmm9
	vmaxps zmm8,zmm8,zmm25
	vmovups ZMMWORD PTR [r12+0x40],zmm8
	prefetcht0 BYTE PTR [r12+0x17c]
	prefetcht0 BYTE PTR [r12+0x13c]
	lea    r12,[r12+rbp*4]
	mov    rbp,rdi
	sub    rbp,0x1
	mov    rbp,rbp
	and    rbp,0xf
	mov    rbp,rbp
	sub    rbp,0xffffffffffffffff
	mov    rbp,rbp
	cmp    rbp,rdi
	jbe    <nnp_sgemm_14x32__x86_64_avx512+0x234e>
	mov    rbp,rdi
	mov    r12,rbp
	shr    r12,0x2
	test   r12,r12
	je     <nnp_sgemm_14x32__x86_64_avx512+0x2567>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x340]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x304]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x344]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x308]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x348]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x30c]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x34c]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	add    rbx,0x10
	dec    r12
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x235e>
	mov    rbp,rbp
	and    rbp,0x3
	test   rbp,rbp
	je     <nnp_sgemm_14x32__x86_64_avx512+0x2603>
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+0x40]
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm10,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm8,zmm10
	vfmadd231ps zmm27,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm8,zmm10
	vfmadd231ps zmm29,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm8,zmm10
	vfmadd231ps zmm31,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm8,zmm10
	vfmadd231ps zmm6,zmm9,zmm10
	vpbroadcastd zmm10,DWORD PTR [rbx+0x340]
	vfmadd231ps zmm5,zmm8,zmm10
	vfmadd231ps zmm4,zmm9,zmm10
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x2577>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	imul   rbp,r11,0x9
	lea    rbx,[rbx+rbp*4]
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x26be>
	mov    rbp,rbx
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm30,zmm30,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm31,zmm31,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm7,zmm7,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm6,zmm6,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vaddps zmm5,zmm5,zmm8
	vmovups zmm8,ZMMWORD PTR [rbp+0x40]
	vaddps zmm4,zmm4,zmm8
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x26be>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm8,DWORD PTR [rbp+0x0]
	vmaxps zmm9,zmm8,zmm26
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm28
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm30
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm7
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm9,zmm8,zmm6
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm9,zmm8,zmm5
	vmovups ZMMWORD PTR [rbx],zmm9
	vmaxps zmm8,zmm8,zmm4
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x32a9>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0xf
	mov    r12,rdi
	shr    r12,0x4
	test   r12,r12
	je     <nnp_sgemm_14x32__x86_64_avx512+0x2d15>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm3
	vmovups ZMMWORD PTR [rax+0x40],zmm2
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm3
	vmovups ZMMWORD PTR [rax+0xc0],zmm2
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbx+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm3
	vmovups ZMMWORD PTR [rax+0x140],zmm2
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbx+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm3
	vmovups ZMMWORD PTR [rax+0x1c0],zmm2
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbx,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x27c8>
	add    rbx,0x340
	dec    r12
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x27c2>
	test   rbp,rbp
	je     <nnp_sgemm_14x32__x86_64_avx512+0x2e7a>
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm3
	vmovups ZMMWORD PTR [rax+0x40],zmm2
	lea    r11,[r11+rcx*4]
	vpbroadcastd zmm1,DWORD PTR [rbx]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [rbx+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbx,0x4
	add    rax,0x80
	dec    rbp
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x2d1e>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3044>
	mov    rbp,rbx
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm16,zmm16,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm17,zmm17,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm18,zmm18,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm19,zmm19,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm20,zmm20,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm21,zmm21,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm26,zmm26,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm27,zmm27,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm28,zmm28,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm29,zmm29,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm30,zmm30,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm31,zmm31,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm7,zmm7,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm6,zmm6,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups zmm3,ZMMWORD PTR [rbp+0x0]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3,ZMMWORD PTR [rbp+0x40]
	vaddps zmm4,zmm4,zmm3
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x3044>
	lea    rbp,[r9+0x28]
	vpbroadcastd zmm3,DWORD PTR [rbp+0x0]
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm28
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm30
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm7
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm6
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm5
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	prefetcht0 BYTE PTR [rbx+0x17c]
	prefetcht0 BYTE PTR [rbx+0x13c]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x80
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1e6>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x32d5>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x4e29>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x4284>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3abe>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	vpxord ymm14,ymm14,ymm14
	vpxord ymm15,ymm15,ymm15
	vpxord ymm16,ymm16,ymm16
	vpxord ymm17,ymm17,ymm17
	vpxord ymm18,ymm18,ymm18
	vpxord ymm19,ymm19,ymm19
	vpxord ymm20,ymm20,ymm20
	vpxord ymm21,ymm21,ymm21
	test   r10,r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x337a>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x342f>
	vbroadcastss ymm8{k1}{z},DWORD PTR [r10]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10+0x20]
	vmovaps ymm16{k1}{z},ymm16
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10+0x24]
	vmovaps ymm17{k1}{z},ymm17
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10+0x28]
	vmovaps ymm18{k1}{z},ymm18
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10+0x2c]
	vmovaps ymm19{k1}{z},ymm19
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10+0x30]
	vmovaps ymm20{k1}{z},ymm20
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10+0x34]
	vmovaps ymm21{k1}{z},ymm21
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x37e4>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm22{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x200]
	vfmadd231ps ymm16{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x240]
	vfmadd231ps ymm17{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x280]
	vfmadd231ps ymm18{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x2c0]
	vfmadd231ps ymm19{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x300]
	vfmadd231ps ymm20{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x340]
	vfmadd231ps ymm21{k1},ymm22,ymm23
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm22{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x4]
	vfmadd231ps ymm8{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x44]
	vfmadd231ps ymm9{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x84]
	vfmadd231ps ymm10{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0xc4]
	vfmadd231ps ymm11{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x104]
	vfmadd231ps ymm12{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x144]
	vfmadd231ps ymm13{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x184]
	vfmadd231ps ymm14{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x1c4]
	vfmadd231ps ymm15{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x204]
	vfmadd231ps ymm16{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x244]
	vfmadd231ps ymm17{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x284]
	vfmadd231ps ymm18{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x2c4]
	vfmadd231ps ymm19{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x304]
	vfmadd231ps ymm20{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x344]
	vfmadd231ps ymm21{k1},ymm22,ymm23
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm22{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x8]
	vfmadd231ps ymm8{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x48]
	vfmadd231ps ymm9{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x88]
	vfmadd231ps ymm10{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0xc8]
	vfmadd231ps ymm11{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x108]
	vfmadd231ps ymm12{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x148]
	vfmadd231ps ymm13{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x188]
	vfmadd231ps ymm14{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x1c8]
	vfmadd231ps ymm15{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x208]
	vfmadd231ps ymm16{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x248]
	vfmadd231ps ymm17{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x288]
	vfmadd231ps ymm18{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x2c8]
	vfmadd231ps ymm19{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x308]
	vfmadd231ps ymm20{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x348]
	vfmadd231ps ymm21{k1},ymm22,ymm23
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm22{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0xc]
	vfmadd231ps ymm8{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x4c]
	vfmadd231ps ymm9{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x8c]
	vfmadd231ps ymm10{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0xcc]
	vfmadd231ps ymm11{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x10c]
	vfmadd231ps ymm12{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x14c]
	vfmadd231ps ymm13{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x18c]
	vfmadd231ps ymm14{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x1cc]
	vfmadd231ps ymm15{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x20c]
	vfmadd231ps ymm16{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x24c]
	vfmadd231ps ymm17{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x28c]
	vfmadd231ps ymm18{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x2cc]
	vfmadd231ps ymm19{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x30c]
	vfmadd231ps ymm20{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x34c]
	vfmadd231ps ymm21{k1},ymm22,ymm23
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x344e>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3449>
	test   r11,r11
	je     <nnp_sgemm_14x32__x86_64_avx512+0x38d7>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm22{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10]
	vfmadd231ps ymm8{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x40]
	vfmadd231ps ymm9{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x80]
	vfmadd231ps ymm10{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0xc0]
	vfmadd231ps ymm11{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x100]
	vfmadd231ps ymm12{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x140]
	vfmadd231ps ymm13{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x180]
	vfmadd231ps ymm14{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x1c0]
	vfmadd231ps ymm15{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x200]
	vfmadd231ps ymm16{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x240]
	vfmadd231ps ymm17{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x280]
	vfmadd231ps ymm18{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x2c0]
	vfmadd231ps ymm19{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x300]
	vfmadd231ps ymm20{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r10+0x340]
	vfmadd231ps ymm21{k1},ymm22,ymm23
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x37ed>
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x39cf>
	mov    r11,r10
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm8{k1},ymm8,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm9{k1},ymm9,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm10{k1},ymm10,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm11{k1},ymm11,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm12{k1},ymm12,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm13{k1},ymm13,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm14{k1},ymm14,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm15{k1},ymm15,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm16{k1},ymm16,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm17{k1},ymm17,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm18{k1},ymm18,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm19{k1},ymm19,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm20{k1},ymm20,ymm22
	lea    r11,[r11+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r11]
	vaddps ymm21{k1},ymm21,ymm22
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x39cf>
	lea    r11,[r9+0x28]
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11]
	vmaxps ymm8{k1}{z},ymm22,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm11
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm12
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm13
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm14
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm15
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm16
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm17
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm18
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm19
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm20
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm22,ymm21
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x427f>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3b24>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x3bd9>
	vpbroadcastd zmm8,DWORD PTR [r10]
	vmovaps zmm8,zmm8
	vpbroadcastd zmm9,DWORD PTR [r10+0x4]
	vmovaps zmm9,zmm9
	vpbroadcastd zmm10,DWORD PTR [r10+0x8]
	vmovaps zmm10,zmm10
	vpbroadcastd zmm11,DWORD PTR [r10+0xc]
	vmovaps zmm11,zmm11
	vpbroadcastd zmm12,DWORD PTR [r10+0x10]
	vmovaps zmm12,zmm12
	vpbroadcastd zmm13,DWORD PTR [r10+0x14]
	vmovaps zmm13,zmm13
	vpbroadcastd zmm14,DWORD PTR [r10+0x18]
	vmovaps zmm14,zmm14
	vpbroadcastd zmm15,DWORD PTR [r10+0x1c]
	vmovaps zmm15,zmm15
	vpbroadcastd zmm16,DWORD PTR [r10+0x20]
	vmovaps zmm16,zmm16
	vpbroadcastd zmm17,DWORD PTR [r10+0x24]
	vmovaps zmm17,zmm17
	vpbroadcastd zmm18,DWORD PTR [r10+0x28]
	vmovaps zmm18,zmm18
	vpbroadcastd zmm19,DWORD PTR [r10+0x2c]
	vmovaps zmm19,zmm19
	vpbroadcastd zmm20,DWORD PTR [r10+0x30]
	vmovaps zmm20,zmm20
	vpbroadcastd zmm21,DWORD PTR [r10+0x34]
	vmovaps zmm21,zmm21
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x3f8e>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vpbroadcastd zmm23,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x300]
	vfmadd231ps zmm20,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x340]
	vfmadd231ps zmm21,zmm22,zmm23
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vpbroadcastd zmm23,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x44]
	vfmadd231ps zmm9,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x84]
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm11,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x104]
	vfmadd231ps zmm12,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x144]
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x184]
	vfmadd231ps zmm14,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm15,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x204]
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x244]
	vfmadd231ps zmm17,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x284]
	vfmadd231ps zmm18,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x304]
	vfmadd231ps zmm20,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x344]
	vfmadd231ps zmm21,zmm22,zmm23
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm22,ZMMWORD PTR [rdx+0x100]
	vpbroadcastd zmm23,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x48]
	vfmadd231ps zmm9,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x88]
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm11,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x108]
	vfmadd231ps zmm12,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x148]
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x188]
	vfmadd231ps zmm14,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm15,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x208]
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x248]
	vfmadd231ps zmm17,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x288]
	vfmadd231ps zmm18,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x308]
	vfmadd231ps zmm20,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x348]
	vfmadd231ps zmm21,zmm22,zmm23
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x180]
	vpbroadcastd zmm23,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm9,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm11,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm12,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm14,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm15,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm17,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm18,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x30c]
	vfmadd231ps zmm20,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x34c]
	vfmadd231ps zmm21,zmm22,zmm23
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3bf8>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3bf3>
	test   r11,r11
	je     <nnp_sgemm_14x32__x86_64_avx512+0x4081>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vpbroadcastd zmm23,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x40]
	vfmadd231ps zmm9,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x80]
	vfmadd231ps zmm10,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm11,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x100]
	vfmadd231ps zmm12,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x140]
	vfmadd231ps zmm13,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x180]
	vfmadd231ps zmm14,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm15,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x200]
	vfmadd231ps zmm16,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x240]
	vfmadd231ps zmm17,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x280]
	vfmadd231ps zmm18,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm19,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x300]
	vfmadd231ps zmm20,zmm22,zmm23
	vpbroadcastd zmm23,DWORD PTR [r10+0x340]
	vfmadd231ps zmm21,zmm22,zmm23
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3f97>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x4195>
	mov    r11,r10
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm9,zmm9,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm11,zmm11,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm13,zmm13,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm15,zmm15,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm17,zmm17,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm19,zmm19,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm22
	lea    r11,[r11+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm21,zmm21,zmm22
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x4195>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm22,DWORD PTR [r11]
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x4e29>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x433e>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x4447>
	vpbroadcastd zmm9,DWORD PTR [r10]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vpbroadcastd zmm11,DWORD PTR [r10+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vpbroadcastd zmm13,DWORD PTR [r10+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vpbroadcastd zmm15,DWORD PTR [r10+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vpbroadcastd zmm17,DWORD PTR [r10+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vpbroadcastd zmm19,DWORD PTR [r10+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vpbroadcastd zmm21,DWORD PTR [r10+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vpbroadcastd zmm23,DWORD PTR [r10+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vpbroadcastd zmm25,DWORD PTR [r10+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vpbroadcastd zmm27,DWORD PTR [r10+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vpbroadcastd zmm29,DWORD PTR [r10+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vpbroadcastd zmm31,DWORD PTR [r10+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	vpbroadcastd zmm6,DWORD PTR [r10+0x30]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm6
	vpbroadcastd zmm4,DWORD PTR [r10+0x34]
	vmovaps zmm5,zmm4
	vmovaps zmm4,zmm4
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0xf
	mov    rcx,rdi
	shr    rcx,0x4
	test   rcx,rcx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x4968>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm1,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x80]
	vmovups zmm2,ZMMWORD PTR [rdx+0xc0]
	vpbroadcastd zmm1,DWORD PTR [r10+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm3,ZMMWORD PTR [rdx+0x100]
	vmovups zmm2,ZMMWORD PTR [rdx+0x140]
	vpbroadcastd zmm1,DWORD PTR [r10+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x180]
	vmovups zmm2,ZMMWORD PTR [rdx+0x1c0]
	vpbroadcastd zmm1,DWORD PTR [r10+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    r10,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x4466>
	add    r10,0x340
	dec    rcx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x4461>
	test   r11,r11
	je     <nnp_sgemm_14x32__x86_64_avx512+0x4ab6>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vpbroadcastd zmm1,DWORD PTR [r10]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vpbroadcastd zmm1,DWORD PTR [r10+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    r10,0x4
	add    rdx,0x80
	dec    r11
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x4971>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x4c89>
	mov    r11,r10
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm16,zmm16,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm17,zmm17,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm18,zmm18,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm19,zmm19,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm20,zmm20,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm21,zmm21,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm26,zmm26,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm27,zmm27,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm28,zmm28,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm29,zmm29,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm30,zmm30,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm31,zmm31,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm7,zmm7,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm6,zmm6,zmm3
	lea    r11,[r11+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r11]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r11+0x40]
	vaddps zmm4,zmm4,zmm3
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x4c89>
	lea    r11,[r9+0x28]
	vpbroadcastd zmm3,DWORD PTR [r11]
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm16
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm17
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm18
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm19
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm20
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm21
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm22
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm23
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm24
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm25
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm26
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm27
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm28
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm29
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm30
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm31
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm7
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm6
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm3,zmm5
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	vmaxps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [r10+0x40]{k2},zmm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
