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
	je     <nnp_sgemm_1x32__x86_64_avx512+0x55b>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	test   r11,r11
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x75>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x87>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	test   rcx,rcx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x1e4>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x19f>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm12,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm12,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm10,ZMMWORD PTR [rdx+0x100]
	vmovups zmm11,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm12,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x180]
	vmovups zmm11,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm12,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_1x32__x86_64_avx512+0xb7>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0xb1>
	test   r12,r12
	je     <nnp_sgemm_1x32__x86_64_avx512+0x1df>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm12,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x1a4>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x4f3>
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x347>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x300>
	mov    r13d,0x4
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x213>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x20d>
	test   r12,r12
	je     <nnp_sgemm_1x32__x86_64_avx512+0x342>
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x305>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x4ec>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x497>
	mov    r13d,0x4
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm10
	vmovups ZMMWORD PTR [rax+0xc0],zmm11
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm10
	vmovups ZMMWORD PTR [rax+0x140],zmm11
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm10
	vmovups ZMMWORD PTR [rax+0x1c0],zmm11
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x36d>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x367>
	test   r12,r12
	je     <nnp_sgemm_1x32__x86_64_avx512+0x4ec>
	vmovups zmm10,ZMMWORD PTR [r11]
	vmovups zmm11,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm10
	vmovups ZMMWORD PTR [rax+0x40],zmm11
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm12,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x49c>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x521>
	mov    rbx,r8
	vmovups zmm10,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x521>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm10,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x44>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x570>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0xa72>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x88b>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x70f>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x5c0>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x5cc>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_1x32__x86_64_avx512+0x69c>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm9{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm10{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm9,ymm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm9{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm10{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm9,ymm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm9{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm10{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm9,ymm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm9{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm10{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm9,ymm10
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x5f2>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x5ed>
	test   rcx,rcx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x6cc>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm9{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm10{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm9,ymm10
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x6a1>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x6ed>
	mov    r10,r8
	vmovups ymm9{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm9
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x6ed>
	lea    r10,[r9+0x28]
	vbroadcastss ymm9{k1}{z},DWORD PTR [r10]
	mov    r10,r8
	vmaxps ymm8{k1}{z},ymm9,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x886>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x720>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x72c>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_1x32__x86_64_avx512+0x7fc>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vbroadcastss zmm10,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm9,zmm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm9,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm10,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm9,zmm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm9,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm10,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm9,zmm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm9,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm10,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm9,zmm10
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x752>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x74d>
	test   rcx,rcx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x82c>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vbroadcastss zmm10,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm9,zmm10
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x801>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x869>
	mov    r10,r8
	vmovups zmm9{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm9
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x869>
	lea    r10,[r9+0x28]
	vbroadcastss zmm9,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0xa72>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	test   rax,rax
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x8a2>
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0x8b4>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_1x32__x86_64_avx512+0x9b8>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm12,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm10,ZMMWORD PTR [rdx+0x100]
	vmovups zmm11,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm12,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x180]
	vmovups zmm11,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm12,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x8da>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x8d5>
	test   rcx,rcx
	je     <nnp_sgemm_1x32__x86_64_avx512+0x9f5>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm12
	vfmadd231ps zmm9,zmm11,zmm12
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_1x32__x86_64_avx512+0x9bd>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_1x32__x86_64_avx512+0xa48>
	mov    r10,r8
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm10
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x32__x86_64_avx512+0xa48>
	lea    r10,[r9+0x28]
	vbroadcastss zmm10,DWORD PTR [r10]
	mov    r10,r8
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
	je     <nnp_sgemm_2x32__x86_64_avx512+0x705>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	test   r11,r11
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xb5>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xda>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	test   rcx,rcx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x296>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_2x32__x86_64_avx512+0x23e>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vmovups zmm13,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm14,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vmovups zmm13,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm14,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vmovups zmm13,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm14,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x10a>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x104>
	test   r12,r12
	je     <nnp_sgemm_2x32__x86_64_avx512+0x291>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x243>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x663>
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x458>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_2x32__x86_64_avx512+0x3fe>
	mov    r13d,0x4
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x2c5>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x2bf>
	test   r12,r12
	je     <nnp_sgemm_2x32__x86_64_avx512+0x453>
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x403>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x65c>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_2x32__x86_64_avx512+0x5f4>
	mov    r13d,0x4
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm12
	vmovups ZMMWORD PTR [rax+0xc0],zmm13
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm12
	vmovups ZMMWORD PTR [rax+0x140],zmm13
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm12
	vmovups ZMMWORD PTR [rax+0x1c0],zmm13
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x47e>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x478>
	test   r12,r12
	je     <nnp_sgemm_2x32__x86_64_avx512+0x65c>
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm12
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm14,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x5f9>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x6ae>
	mov    rbx,r8
	vmovups zmm12,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    rbx,[rbx+r11*4]
	vmovups zmm12,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x6ae>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm12,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm12,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm12,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm12,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x64>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x71a>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xdbc>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xb1d>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x92d>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x770>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x789>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_2x32__x86_64_avx512+0x88d>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm10{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm11{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm10,ymm11
	vbroadcastss ymm11{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm10,ymm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm10{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm11{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm10,ymm11
	vbroadcastss ymm11{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm10,ymm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm10{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm11{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm10,ymm11
	vbroadcastss ymm11{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm10,ymm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm10{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm11{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm10,ymm11
	vbroadcastss ymm11{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm10,ymm11
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x7af>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x7aa>
	test   rcx,rcx
	je     <nnp_sgemm_2x32__x86_64_avx512+0x8ca>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm10{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm11{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm10,ymm11
	vbroadcastss ymm11{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm10,ymm11
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x892>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x8fb>
	mov    r10,r8
	vmovups ymm10{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm10
	lea    r10,[r10+rax*4]
	vmovups ymm10{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm10
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x8fb>
	lea    r10,[r9+0x28]
	vbroadcastss ymm10{k1}{z},DWORD PTR [r10]
	mov    r10,r8
	vmaxps ymm8{k1}{z},ymm10,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm10,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xb18>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x944>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0x95d>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_2x32__x86_64_avx512+0xa61>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vbroadcastss zmm11,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm10,zmm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm10,zmm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm10,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm11,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm10,zmm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm11,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm10,zmm11
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x983>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0x97e>
	test   rcx,rcx
	je     <nnp_sgemm_2x32__x86_64_avx512+0xa9e>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm10,ZMMWORD PTR [rdx]
	vbroadcastss zmm11,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm10,zmm11
	vbroadcastss zmm11,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm10,zmm11
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xa66>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xaeb>
	mov    r10,r8
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm10
	lea    r10,[r10+rax*4]
	vmovups zmm10{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm10
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xaeb>
	lea    r10,[r9+0x28]
	vbroadcastss zmm10,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm10,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xdbc>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	test   rax,rax
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xb40>
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xb65>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_2x32__x86_64_avx512+0xcb5>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vmovups zmm13,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm14,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vmovups zmm13,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm14,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vmovups zmm13,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm14,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xb8b>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xb86>
	test   rcx,rcx
	je     <nnp_sgemm_2x32__x86_64_avx512+0xd05>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm14,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm14
	vfmadd231ps zmm9,zmm13,zmm14
	vbroadcastss zmm14,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm12,zmm14
	vfmadd231ps zmm11,zmm13,zmm14
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xcba>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_2x32__x86_64_avx512+0xd75>
	mov    r10,r8
	vmovups zmm12{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm12
	vmovups zmm12{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm12
	lea    r10,[r10+rax*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm12
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x32__x86_64_avx512+0xd75>
	lea    r10,[r9+0x28]
	vbroadcastss zmm12,DWORD PTR [r10]
	mov    r10,r8
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
	je     <nnp_sgemm_3x32__x86_64_avx512+0x8af>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	test   r11,r11
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xf5>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x12d>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	test   rcx,rcx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x348>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_3x32__x86_64_avx512+0x2dd>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm16,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x80]
	vmovups zmm15,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm16,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx+0x100]
	vmovups zmm15,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm16,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm16,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x15d>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x157>
	test   r12,r12
	je     <nnp_sgemm_3x32__x86_64_avx512+0x343>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm16,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x2e2>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x7d3>
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x569>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_3x32__x86_64_avx512+0x4fc>
	mov    r13d,0x4
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x377>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x371>
	test   r12,r12
	je     <nnp_sgemm_3x32__x86_64_avx512+0x564>
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x501>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x7cc>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_3x32__x86_64_avx512+0x751>
	mov    r13d,0x4
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm14
	vmovups ZMMWORD PTR [rax+0xc0],zmm15
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm14
	vmovups ZMMWORD PTR [rax+0x140],zmm15
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm14
	vmovups ZMMWORD PTR [rax+0x1c0],zmm15
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x58f>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x589>
	test   r12,r12
	je     <nnp_sgemm_3x32__x86_64_avx512+0x7cc>
	vmovups zmm14,ZMMWORD PTR [r11]
	vmovups zmm15,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm14
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm16,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x756>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x83b>
	mov    rbx,r8
	vmovups zmm14,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    rbx,[rbx+r11*4]
	vmovups zmm14,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    rbx,[rbx+r11*4]
	vmovups zmm14,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x83b>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm14,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm14,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm14,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm14,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x84>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x8c4>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x1106>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xdaf>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xb4b>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x920>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x946>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [rax+0x8]
	vmovaps ymm10{k1}{z},ymm10
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_3x32__x86_64_avx512+0xa7e>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm11{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm11{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0x84]
	vfmadd231ps ymm10{k1},ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm11{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0x88]
	vfmadd231ps ymm10{k1},ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm11{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0x8c]
	vfmadd231ps ymm10{k1},ymm11,ymm12
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x96c>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x967>
	test   rcx,rcx
	je     <nnp_sgemm_3x32__x86_64_avx512+0xac8>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm11{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm11,ymm12
	vbroadcastss ymm12{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm11,ymm12
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xa83>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xb09>
	mov    r10,r8
	vmovups ymm11{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm11
	lea    r10,[r10+rax*4]
	vmovups ymm11{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm11
	lea    r10,[r10+rax*4]
	vmovups ymm11{k1}{z},YMMWORD PTR [r10]
	vaddps ymm10{k1},ymm10,ymm11
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xb09>
	lea    r10,[r9+0x28]
	vbroadcastss ymm11{k1}{z},DWORD PTR [r10]
	mov    r10,r8
	vmaxps ymm8{k1}{z},ymm11,ymm8
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm11,ymm9
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8{k1}{z},ymm11,ymm10
	vmovups YMMWORD PTR [r10]{k1},ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xdaa>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xb68>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xb8e>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_3x32__x86_64_avx512+0xcc6>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vbroadcastss zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm11,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm12,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm11,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm12,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm11,zmm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm11,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm12,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm11,zmm12
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xbb4>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xbaf>
	test   rcx,rcx
	je     <nnp_sgemm_3x32__x86_64_avx512+0xd10>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vbroadcastss zmm12,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm11,zmm12
	vbroadcastss zmm12,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm11,zmm12
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xccb>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xd6d>
	mov    r10,r8
	vmovups zmm11{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm11
	lea    r10,[r10+rax*4]
	vmovups zmm11{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm11
	lea    r10,[r10+rax*4]
	vmovups zmm11{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm11
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xd6d>
	lea    r10,[r9+0x28]
	vbroadcastss zmm11,DWORD PTR [r10]
	mov    r10,r8
	vmaxps zmm8,zmm11,zmm8
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	vmaxps zmm8,zmm11,zmm10
	vmovups ZMMWORD PTR [r10]{k1},zmm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x1106>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	test   rax,rax
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xdde>
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0xe16>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_3x32__x86_64_avx512+0xfb2>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm16,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x40]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x80]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x80]
	vmovups zmm15,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm16,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x44]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x84]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx+0x100]
	vmovups zmm15,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm16,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm14,zmm16
	vfmadd231ps zmm9,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x48]
	vfmadd231ps zmm10,zmm14,zmm16
	vfmadd231ps zmm11,zmm15,zmm16
	vbroadcastss zmm16,DWORD PTR [r11+0x88]
	vfmadd231ps zmm12,zmm14,zmm16
	vfmadd231ps zmm13,zmm15,zmm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx+0x1c0]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xe3c>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xe37>
	test   rcx,rcx
	je     <nnp_sgemm_3x32__x86_64_avx512+0x1015>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vmovups zmm15,ZMMWORD PTR [rdx+0x40]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_3x32__x86_64_avx512+0xfb7>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_3x32__x86_64_avx512+0x10a2>
	mov    r10,r8
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm14
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x32__x86_64_avx512+0x10a2>
	lea    r10,[r9+0x28]
	vbroadcastss zmm14,DWORD PTR [r10]
	mov    r10,r8
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
	je     <nnp_sgemm_4x32__x86_64_avx512+0xa61>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x135>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x180>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	test   rcx,rcx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x3fa>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_4x32__x86_64_avx512+0x37c>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm18,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vmovups zmm17,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm18,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vmovups zmm17,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm18,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vmovups zmm17,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm18,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x1b0>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x1aa>
	test   r12,r12
	je     <nnp_sgemm_4x32__x86_64_avx512+0x3f5>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm18,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x381>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x94b>
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x67a>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_4x32__x86_64_avx512+0x5fa>
	mov    r13d,0x4
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x429>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x423>
	test   r12,r12
	je     <nnp_sgemm_4x32__x86_64_avx512+0x675>
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x5ff>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x944>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_4x32__x86_64_avx512+0x8ae>
	mov    r13d,0x4
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm16
	vmovups ZMMWORD PTR [rax+0xc0],zmm17
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm16
	vmovups ZMMWORD PTR [rax+0x140],zmm17
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm16
	vmovups ZMMWORD PTR [rax+0x1c0],zmm17
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x6a0>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x69a>
	test   r12,r12
	je     <nnp_sgemm_4x32__x86_64_avx512+0x944>
	vmovups zmm16,ZMMWORD PTR [r11]
	vmovups zmm17,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm16
	vmovups ZMMWORD PTR [rax+0x40],zmm17
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm18,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm16,zmm18
	vfmadd231ps zmm9,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm16,zmm18
	vfmadd231ps zmm11,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm16,zmm18
	vfmadd231ps zmm13,zmm17,zmm18
	vbroadcastss zmm18,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm16,zmm18
	vfmadd231ps zmm15,zmm17,zmm18
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x8b7>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x9d0>
	mov    rbx,r8
	vmovups zmm16,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    rbx,[rbx+r11*4]
	vmovups zmm16,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    rbx,[rbx+r11*4]
	vmovups zmm16,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    rbx,[rbx+r11*4]
	vmovups zmm16,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x9d0>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm16,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm16,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm16,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm16,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xa4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xa76>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x1458>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x1049>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xd71>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xad8>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xb0b>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [rax+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [rax+0xc]
	vmovaps ymm11{k1}{z},ymm11
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_4x32__x86_64_avx512+0xc77>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm12{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm12,ymm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm12{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0x84]
	vfmadd231ps ymm10{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0xc4]
	vfmadd231ps ymm11{k1},ymm12,ymm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm12{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0x88]
	vfmadd231ps ymm10{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0xc8]
	vfmadd231ps ymm11{k1},ymm12,ymm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm12{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0x8c]
	vfmadd231ps ymm10{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0xcc]
	vfmadd231ps ymm11{k1},ymm12,ymm13
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xb31>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xb2c>
	test   rcx,rcx
	je     <nnp_sgemm_4x32__x86_64_avx512+0xcce>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm12{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm12,ymm13
	vbroadcastss ymm13{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm12,ymm13
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xc7c>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xd1f>
	mov    r10,r8
	vmovups ymm12{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm12
	lea    r10,[r10+rax*4]
	vmovups ymm12{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm12
	lea    r10,[r10+rax*4]
	vmovups ymm12{k1}{z},YMMWORD PTR [r10]
	vaddps ymm10{k1},ymm10,ymm12
	lea    r10,[r10+rax*4]
	vmovups ymm12{k1}{z},YMMWORD PTR [r10]
	vaddps ymm11{k1},ymm11,ymm12
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xd1f>
	lea    r10,[r9+0x28]
	vbroadcastss ymm12{k1}{z},DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x1044>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xd94>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xdc7>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_4x32__x86_64_avx512+0xf33>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vbroadcastss zmm13,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm12,zmm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x80]
	vbroadcastss zmm13,DWORD PTR [r11+0x4]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x44]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x84]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xc4]
	vfmadd231ps zmm11,zmm12,zmm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm12,ZMMWORD PTR [rdx+0x100]
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x48]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x88]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xc8]
	vfmadd231ps zmm11,zmm12,zmm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm12,ZMMWORD PTR [rdx+0x180]
	vbroadcastss zmm13,DWORD PTR [r11+0xc]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x4c]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x8c]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xcc]
	vfmadd231ps zmm11,zmm12,zmm13
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xded>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xde8>
	test   rcx,rcx
	je     <nnp_sgemm_4x32__x86_64_avx512+0xf8a>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vbroadcastss zmm13,DWORD PTR [r11]
	vfmadd231ps zmm8,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x40]
	vfmadd231ps zmm9,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0x80]
	vfmadd231ps zmm10,zmm12,zmm13
	vbroadcastss zmm13,DWORD PTR [r11+0xc0]
	vfmadd231ps zmm11,zmm12,zmm13
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xf38>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0xff7>
	mov    r10,r8
	vmovups zmm12{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm12
	lea    r10,[r10+rax*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm12
	lea    r10,[r10+rax*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm12
	lea    r10,[r10+rax*4]
	vmovups zmm12{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm12
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0xff7>
	lea    r10,[r9+0x28]
	vbroadcastss zmm12,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x1458>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	test   rax,rax
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x1084>
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x10cf>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_4x32__x86_64_avx512+0x12b7>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
	vmovups zmm17,ZMMWORD PTR [rdx+0xc0]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
	vmovups zmm17,ZMMWORD PTR [rdx+0x140]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
	vmovups zmm17,ZMMWORD PTR [rdx+0x1c0]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x10f5>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x10f0>
	test   rcx,rcx
	je     <nnp_sgemm_4x32__x86_64_avx512+0x132d>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vmovups zmm17,ZMMWORD PTR [rdx+0x40]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x12bc>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_4x32__x86_64_avx512+0x13d7>
	mov    r10,r8
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm16
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_4x32__x86_64_avx512+0x13d7>
	lea    r10,[r9+0x28]
	vbroadcastss zmm16,DWORD PTR [r10]
	mov    r10,r8
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
	je     <nnp_sgemm_5x32__x86_64_avx512+0xc1f>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x175>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x1d3>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	test   rcx,rcx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x4b4>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_5x32__x86_64_avx512+0x41b>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm20,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x80]
	vmovups zmm19,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm20,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
	vmovups zmm19,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm20,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x180]
	vmovups zmm19,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm20,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x203>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x1fd>
	test   r12,r12
	je     <nnp_sgemm_5x32__x86_64_avx512+0x4af>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm20,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x424>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xacb>
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x79b>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_5x32__x86_64_avx512+0x700>
	mov    r13d,0x4
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x4e3>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x4dd>
	test   r12,r12
	je     <nnp_sgemm_5x32__x86_64_avx512+0x796>
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x709>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xac4>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_5x32__x86_64_avx512+0xa1b>
	mov    r13d,0x4
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm18
	vmovups ZMMWORD PTR [rax+0xc0],zmm19
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm18
	vmovups ZMMWORD PTR [rax+0x140],zmm19
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm18
	vmovups ZMMWORD PTR [rax+0x1c0],zmm19
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x7c1>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x7bb>
	test   r12,r12
	je     <nnp_sgemm_5x32__x86_64_avx512+0xac4>
	vmovups zmm18,ZMMWORD PTR [r11]
	vmovups zmm19,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm18
	vmovups ZMMWORD PTR [rax+0x40],zmm19
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm20,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm18,zmm20
	vfmadd231ps zmm9,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm18,zmm20
	vfmadd231ps zmm11,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm18,zmm20
	vfmadd231ps zmm13,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm18,zmm20
	vfmadd231ps zmm15,zmm19,zmm20
	vbroadcastss zmm20,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm18,zmm20
	vfmadd231ps zmm17,zmm19,zmm20
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xa24>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xb71>
	mov    rbx,r8
	vmovups zmm18,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    rbx,[rbx+r11*4]
	vmovups zmm18,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    rbx,[rbx+r11*4]
	vmovups zmm18,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    rbx,[rbx+r11*4]
	vmovups zmm18,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    rbx,[rbx+r11*4]
	vmovups zmm18,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xb71>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm18,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm18,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm18,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm18,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xc4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xc34>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x17c2>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x12ef>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xfa3>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xc9c>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xcdc>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [rax+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [rax+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [rax+0x10]
	vmovaps ymm12{k1}{z},ymm12
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_5x32__x86_64_avx512+0xe7c>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm13{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm13{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x84]
	vfmadd231ps ymm10{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0xc4]
	vfmadd231ps ymm11{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x104]
	vfmadd231ps ymm12{k1},ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm13{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x88]
	vfmadd231ps ymm10{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0xc8]
	vfmadd231ps ymm11{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x108]
	vfmadd231ps ymm12{k1},ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm13{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x8c]
	vfmadd231ps ymm10{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0xcc]
	vfmadd231ps ymm11{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x10c]
	vfmadd231ps ymm12{k1},ymm13,ymm14
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xd02>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xcfd>
	test   rcx,rcx
	je     <nnp_sgemm_5x32__x86_64_avx512+0xee0>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm13{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm13,ymm14
	vbroadcastss ymm14{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm13,ymm14
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xe81>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xf41>
	mov    r10,r8
	vmovups ymm13{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm13
	lea    r10,[r10+rax*4]
	vmovups ymm13{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm13
	lea    r10,[r10+rax*4]
	vmovups ymm13{k1}{z},YMMWORD PTR [r10]
	vaddps ymm10{k1},ymm10,ymm13
	lea    r10,[r10+rax*4]
	vmovups ymm13{k1}{z},YMMWORD PTR [r10]
	vaddps ymm11{k1},ymm11,ymm13
	lea    r10,[r10+rax*4]
	vmovups ymm13{k1}{z},YMMWORD PTR [r10]
	vaddps ymm12{k1},ymm12,ymm13
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0xf41>
	lea    r10,[r9+0x28]
	vbroadcastss ymm13{k1}{z},DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x12ea>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0xfcc>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x100c>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_5x32__x86_64_avx512+0x11ac>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm13,ZMMWORD PTR [rdx]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm13,ZMMWORD PTR [rdx+0x80]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm13,ZMMWORD PTR [rdx+0x100]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm13,ZMMWORD PTR [rdx+0x180]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x1032>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x102d>
	test   rcx,rcx
	je     <nnp_sgemm_5x32__x86_64_avx512+0x1210>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm13,ZMMWORD PTR [rdx]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x11b1>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x128d>
	mov    r10,r8
	vmovups zmm13{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm13
	lea    r10,[r10+rax*4]
	vmovups zmm13{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm13
	lea    r10,[r10+rax*4]
	vmovups zmm13{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm13
	lea    r10,[r10+rax*4]
	vmovups zmm13{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm13
	lea    r10,[r10+rax*4]
	vmovups zmm13{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm13
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x128d>
	lea    r10,[r9+0x28]
	vbroadcastss zmm13,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x17c2>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x1336>
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x1394>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_5x32__x86_64_avx512+0x15c8>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x80]
	vmovups zmm19,ZMMWORD PTR [rdx+0xc0]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
	vmovups zmm19,ZMMWORD PTR [rdx+0x140]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x180]
	vmovups zmm19,ZMMWORD PTR [rdx+0x1c0]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x13ba>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x13b5>
	test   rcx,rcx
	je     <nnp_sgemm_5x32__x86_64_avx512+0x1659>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
	vmovups zmm19,ZMMWORD PTR [rdx+0x40]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x15d1>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_5x32__x86_64_avx512+0x1724>
	mov    r10,r8
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm18
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_5x32__x86_64_avx512+0x1724>
	lea    r10,[r9+0x28]
	vbroadcastss zmm18,DWORD PTR [r10]
	mov    r10,r8
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
	je     <nnp_sgemm_6x32__x86_64_avx512+0xdc9>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1b5>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x226>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	test   rcx,rcx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x566>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_6x32__x86_64_avx512+0x4ba>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm22,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vmovups zmm21,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm22,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vmovups zmm21,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm22,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm22,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x256>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x250>
	test   r12,r12
	je     <nnp_sgemm_6x32__x86_64_avx512+0x561>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm22,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x4c3>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0xc3b>
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x8ac>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_6x32__x86_64_avx512+0x7fe>
	mov    r13d,0x4
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x595>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x58f>
	test   r12,r12
	je     <nnp_sgemm_6x32__x86_64_avx512+0x8a7>
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x807>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0xc34>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_6x32__x86_64_avx512+0xb78>
	mov    r13d,0x4
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm20
	vmovups ZMMWORD PTR [rax+0xc0],zmm21
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm20
	vmovups ZMMWORD PTR [rax+0x140],zmm21
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm20
	vmovups ZMMWORD PTR [rax+0x1c0],zmm21
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x8d2>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x8cc>
	test   r12,r12
	je     <nnp_sgemm_6x32__x86_64_avx512+0xc34>
	vmovups zmm20,ZMMWORD PTR [r11]
	vmovups zmm21,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm20
	vmovups ZMMWORD PTR [rax+0x40],zmm21
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm22,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm20,zmm22
	vfmadd231ps zmm9,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm20,zmm22
	vfmadd231ps zmm11,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm20,zmm22
	vfmadd231ps zmm13,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm20,zmm22
	vfmadd231ps zmm15,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm20,zmm22
	vfmadd231ps zmm17,zmm21,zmm22
	vbroadcastss zmm22,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm20,zmm22
	vfmadd231ps zmm19,zmm21,zmm22
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xb81>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xcfe>
	mov    rbx,r8
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    rbx,[rbx+r11*4]
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    rbx,[rbx+r11*4]
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    rbx,[rbx+r11*4]
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    rbx,[rbx+r11*4]
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    rbx,[rbx+r11*4]
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0xcfe>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm20,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm20,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm20,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xe4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xdde>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x1b0c>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1581>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x11c1>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xe4c>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0xe99>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [rax+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [rax+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [rax+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [rax+0x14]
	vmovaps ymm13{k1}{z},ymm13
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_6x32__x86_64_avx512+0x106d>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm14{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm14,ymm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm14{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x84]
	vfmadd231ps ymm10{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0xc4]
	vfmadd231ps ymm11{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x104]
	vfmadd231ps ymm12{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x144]
	vfmadd231ps ymm13{k1},ymm14,ymm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm14{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x88]
	vfmadd231ps ymm10{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0xc8]
	vfmadd231ps ymm11{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x108]
	vfmadd231ps ymm12{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x148]
	vfmadd231ps ymm13{k1},ymm14,ymm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm14{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x8c]
	vfmadd231ps ymm10{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0xcc]
	vfmadd231ps ymm11{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x10c]
	vfmadd231ps ymm12{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x14c]
	vfmadd231ps ymm13{k1},ymm14,ymm15
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xebf>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0xeba>
	test   rcx,rcx
	je     <nnp_sgemm_6x32__x86_64_avx512+0x10de>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm14{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm14,ymm15
	vbroadcastss ymm15{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm14,ymm15
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1072>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x114f>
	mov    r10,r8
	vmovups ymm14{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm14
	lea    r10,[r10+rax*4]
	vmovups ymm14{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm14
	lea    r10,[r10+rax*4]
	vmovups ymm14{k1}{z},YMMWORD PTR [r10]
	vaddps ymm10{k1},ymm10,ymm14
	lea    r10,[r10+rax*4]
	vmovups ymm14{k1}{z},YMMWORD PTR [r10]
	vaddps ymm11{k1},ymm11,ymm14
	lea    r10,[r10+rax*4]
	vmovups ymm14{k1}{z},YMMWORD PTR [r10]
	vaddps ymm12{k1},ymm12,ymm14
	lea    r10,[r10+rax*4]
	vmovups ymm14{k1}{z},YMMWORD PTR [r10]
	vaddps ymm13{k1},ymm13,ymm14
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x114f>
	lea    r10,[r9+0x28]
	vbroadcastss ymm14{k1}{z},DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x157c>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x11f0>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x123d>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_6x32__x86_64_avx512+0x1411>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x80]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx+0x100]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rdx+0x180]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1263>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x125e>
	test   rcx,rcx
	je     <nnp_sgemm_6x32__x86_64_avx512+0x1482>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm14,ZMMWORD PTR [rdx]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1416>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x150f>
	mov    r10,r8
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm14
	lea    r10,[r10+rax*4]
	vmovups zmm14{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm14
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x150f>
	lea    r10,[r9+0x28]
	vbroadcastss zmm14,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x1b0c>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x15d4>
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x1645>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_6x32__x86_64_avx512+0x18c5>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
	vmovups zmm21,ZMMWORD PTR [rdx+0xc0]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
	vmovups zmm21,ZMMWORD PTR [rdx+0x140]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
	vmovups zmm21,ZMMWORD PTR [rdx+0x1c0]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x166b>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1666>
	test   rcx,rcx
	je     <nnp_sgemm_6x32__x86_64_avx512+0x1969>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vmovups zmm21,ZMMWORD PTR [rdx+0x40]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x18ce>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_6x32__x86_64_avx512+0x1a51>
	mov    r10,r8
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm20
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_6x32__x86_64_avx512+0x1a51>
	lea    r10,[r9+0x28]
	vbroadcastss zmm20,DWORD PTR [r10]
	mov    r10,r8
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
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
	je     <nnp_sgemm_7x32__x86_64_avx512+0xf76>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1f8>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x27c>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	test   rcx,rcx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x61b>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_7x32__x86_64_avx512+0x55c>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm24,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vmovups zmm23,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm24,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm22,ZMMWORD PTR [rdx+0x100]
	vmovups zmm23,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm24,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x180]
	vmovups zmm23,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm24,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x2ac>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x2a6>
	test   r12,r12
	je     <nnp_sgemm_7x32__x86_64_avx512+0x616>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm24,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x565>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0xdae>
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x9c0>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_7x32__x86_64_avx512+0x8ff>
	mov    r13d,0x4
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x64a>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x644>
	test   r12,r12
	je     <nnp_sgemm_7x32__x86_64_avx512+0x9bb>
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x908>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0xda7>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_7x32__x86_64_avx512+0xcd8>
	mov    r13d,0x4
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm22
	vmovups ZMMWORD PTR [rax+0xc0],zmm23
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm22
	vmovups ZMMWORD PTR [rax+0x140],zmm23
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm22
	vmovups ZMMWORD PTR [rax+0x1c0],zmm23
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x9e6>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x9e0>
	test   r12,r12
	je     <nnp_sgemm_7x32__x86_64_avx512+0xda7>
	vmovups zmm22,ZMMWORD PTR [r11]
	vmovups zmm23,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm22
	vmovups ZMMWORD PTR [rax+0x40],zmm23
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm24,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm22,zmm24
	vfmadd231ps zmm9,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm22,zmm24
	vfmadd231ps zmm11,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm22,zmm24
	vfmadd231ps zmm13,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm22,zmm24
	vfmadd231ps zmm15,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm22,zmm24
	vfmadd231ps zmm17,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm22,zmm24
	vfmadd231ps zmm19,zmm23,zmm24
	vbroadcastss zmm24,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm22,zmm24
	vfmadd231ps zmm21,zmm23,zmm24
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xce1>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xe8e>
	mov    rbx,r8
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    rbx,[rbx+r11*4]
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    rbx,[rbx+r11*4]
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    rbx,[rbx+r11*4]
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    rbx,[rbx+r11*4]
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    rbx,[rbx+r11*4]
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    rbx,[rbx+r11*4]
	vmovups zmm22,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0xe8e>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm22,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm22,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm22,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm22,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x104>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xf8b>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1e5c>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1816>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x13e2>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	vpxord ymm14,ymm14,ymm14
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0xfff>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1059>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [rax+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [rax+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [rax+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [rax+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [rax+0x18]
	vmovaps ymm14{k1}{z},ymm14
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_7x32__x86_64_avx512+0x1261>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm15{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm15,ymm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm15{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x84]
	vfmadd231ps ymm10{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0xc4]
	vfmadd231ps ymm11{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x104]
	vfmadd231ps ymm12{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x144]
	vfmadd231ps ymm13{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x184]
	vfmadd231ps ymm14{k1},ymm15,ymm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm15{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x88]
	vfmadd231ps ymm10{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0xc8]
	vfmadd231ps ymm11{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x108]
	vfmadd231ps ymm12{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x148]
	vfmadd231ps ymm13{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x188]
	vfmadd231ps ymm14{k1},ymm15,ymm16
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm15{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x8c]
	vfmadd231ps ymm10{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0xcc]
	vfmadd231ps ymm11{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x10c]
	vfmadd231ps ymm12{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x14c]
	vfmadd231ps ymm13{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x18c]
	vfmadd231ps ymm14{k1},ymm15,ymm16
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x107f>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x107a>
	test   rcx,rcx
	je     <nnp_sgemm_7x32__x86_64_avx512+0x12df>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm15{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm15,ymm16
	vbroadcastss ymm16{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm15,ymm16
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1266>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1360>
	mov    r10,r8
	vmovups ymm15{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm15
	lea    r10,[r10+rax*4]
	vmovups ymm15{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm15
	lea    r10,[r10+rax*4]
	vmovups ymm15{k1}{z},YMMWORD PTR [r10]
	vaddps ymm10{k1},ymm10,ymm15
	lea    r10,[r10+rax*4]
	vmovups ymm15{k1}{z},YMMWORD PTR [r10]
	vaddps ymm11{k1},ymm11,ymm15
	lea    r10,[r10+rax*4]
	vmovups ymm15{k1}{z},YMMWORD PTR [r10]
	vaddps ymm12{k1},ymm12,ymm15
	lea    r10,[r10+rax*4]
	vmovups ymm15{k1}{z},YMMWORD PTR [r10]
	vaddps ymm13{k1},ymm13,ymm15
	lea    r10,[r10+rax*4]
	vmovups ymm15{k1}{z},YMMWORD PTR [r10]
	vaddps ymm14{k1},ymm14,ymm15
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1360>
	lea    r10,[r9+0x28]
	vbroadcastss ymm15{k1}{z},DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1811>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1417>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1471>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_7x32__x86_64_avx512+0x1679>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm15,ZMMWORD PTR [rdx]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm15,ZMMWORD PTR [rdx+0x80]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm15,ZMMWORD PTR [rdx+0x100]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm15,ZMMWORD PTR [rdx+0x180]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1497>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1492>
	test   rcx,rcx
	je     <nnp_sgemm_7x32__x86_64_avx512+0x16f7>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm15,ZMMWORD PTR [rdx]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x167e>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1794>
	mov    r10,r8
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm15
	lea    r10,[r10+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm15
	lea    r10,[r10+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm15
	lea    r10,[r10+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm15
	lea    r10,[r10+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm15
	lea    r10,[r10+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm15
	lea    r10,[r10+rax*4]
	vmovups zmm15{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm15
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1794>
	lea    r10,[r9+0x28]
	vbroadcastss zmm15,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1e5c>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1878>
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x18fc>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_7x32__x86_64_avx512+0x1bc8>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
	vmovups zmm23,ZMMWORD PTR [rdx+0xc0]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm22,ZMMWORD PTR [rdx+0x100]
	vmovups zmm23,ZMMWORD PTR [rdx+0x140]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x180]
	vmovups zmm23,ZMMWORD PTR [rdx+0x1c0]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1922>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x191d>
	test   rcx,rcx
	je     <nnp_sgemm_7x32__x86_64_avx512+0x1c7f>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
	vmovups zmm23,ZMMWORD PTR [rdx+0x40]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1bd1>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_7x32__x86_64_avx512+0x1d84>
	mov    r10,r8
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm22
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_7x32__x86_64_avx512+0x1d84>
	lea    r10,[r9+0x28]
	vbroadcastss zmm22,DWORD PTR [r10]
	mov    r10,r8
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_8x32__x86_64_avx512>:
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
	je     <nnp_sgemm_8x32__x86_64_avx512+0x1120>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x238>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x2cf>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	test   rcx,rcx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x6cd>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_8x32__x86_64_avx512+0x5fb>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x80]
	vmovups zmm25,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm26,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm24,ZMMWORD PTR [rdx+0x100]
	vmovups zmm25,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm26,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x180]
	vmovups zmm25,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm26,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x2ff>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x2f9>
	test   r12,r12
	je     <nnp_sgemm_8x32__x86_64_avx512+0x6c8>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x604>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0xf1e>
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xad1>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_8x32__x86_64_avx512+0x9fd>
	mov    r13d,0x4
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x6fc>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x6f6>
	test   r12,r12
	je     <nnp_sgemm_8x32__x86_64_avx512+0xacc>
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xa06>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0xf17>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_8x32__x86_64_avx512+0xe35>
	mov    r13d,0x4
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm24
	vmovups ZMMWORD PTR [rax+0xc0],zmm25
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm24
	vmovups ZMMWORD PTR [rax+0x140],zmm25
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm24
	vmovups ZMMWORD PTR [rax+0x1c0],zmm25
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xaf7>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xaf1>
	test   r12,r12
	je     <nnp_sgemm_8x32__x86_64_avx512+0xf17>
	vmovups zmm24,ZMMWORD PTR [r11]
	vmovups zmm25,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm24
	vmovups ZMMWORD PTR [rax+0x40],zmm25
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm26,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm24,zmm26
	vfmadd231ps zmm9,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm24,zmm26
	vfmadd231ps zmm11,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm24,zmm26
	vfmadd231ps zmm13,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm24,zmm26
	vfmadd231ps zmm15,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm24,zmm26
	vfmadd231ps zmm17,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm24,zmm26
	vfmadd231ps zmm19,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm24,zmm26
	vfmadd231ps zmm21,zmm25,zmm26
	vbroadcastss zmm26,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm24,zmm26
	vfmadd231ps zmm23,zmm25,zmm26
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_8x32__x86_64_avx512+0xe3e>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x101b>
	mov    rbx,r8
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm24
	lea    rbx,[rbx+r11*4]
	vmovups zmm24,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm24
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x101b>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm24,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm24,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm24,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm24,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x124>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1135>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x21be>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1ac0>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x160c>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	vpxord ymm14,ymm14,ymm14
	vpxord ymm15,ymm15,ymm15
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x11af>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x1216>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [rax+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [rax+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [rax+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [rax+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [rax+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [rax+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_8x32__x86_64_avx512+0x1452>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm16{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm16,ymm17
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm16{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x84]
	vfmadd231ps ymm10{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0xc4]
	vfmadd231ps ymm11{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x104]
	vfmadd231ps ymm12{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x144]
	vfmadd231ps ymm13{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x184]
	vfmadd231ps ymm14{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x1c4]
	vfmadd231ps ymm15{k1},ymm16,ymm17
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm16{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x88]
	vfmadd231ps ymm10{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0xc8]
	vfmadd231ps ymm11{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x108]
	vfmadd231ps ymm12{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x148]
	vfmadd231ps ymm13{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x188]
	vfmadd231ps ymm14{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x1c8]
	vfmadd231ps ymm15{k1},ymm16,ymm17
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm16{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x8c]
	vfmadd231ps ymm10{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0xcc]
	vfmadd231ps ymm11{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x10c]
	vfmadd231ps ymm12{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x14c]
	vfmadd231ps ymm13{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x18c]
	vfmadd231ps ymm14{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x1cc]
	vfmadd231ps ymm15{k1},ymm16,ymm17
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x123c>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1237>
	test   rcx,rcx
	je     <nnp_sgemm_8x32__x86_64_avx512+0x14e5>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm16{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm16,ymm17
	vbroadcastss ymm17{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm16,ymm17
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x145b>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x157a>
	mov    r10,r8
	vmovups ymm16{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm16
	lea    r10,[r10+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm16
	lea    r10,[r10+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r10]
	vaddps ymm10{k1},ymm10,ymm16
	lea    r10,[r10+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r10]
	vaddps ymm11{k1},ymm11,ymm16
	lea    r10,[r10+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r10]
	vaddps ymm12{k1},ymm12,ymm16
	lea    r10,[r10+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r10]
	vaddps ymm13{k1},ymm13,ymm16
	lea    r10,[r10+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r10]
	vaddps ymm14{k1},ymm14,ymm16
	lea    r10,[r10+rax*4]
	vmovups ymm16{k1}{z},YMMWORD PTR [r10]
	vaddps ymm15{k1},ymm15,ymm16
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x157a>
	lea    r10,[r9+0x28]
	vbroadcastss ymm16{k1}{z},DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x1abb>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1647>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x16ae>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_8x32__x86_64_avx512+0x18ea>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x80]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm16,ZMMWORD PTR [rdx+0x100]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx+0x180]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x16d4>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x16cf>
	test   rcx,rcx
	je     <nnp_sgemm_8x32__x86_64_avx512+0x197d>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm16,ZMMWORD PTR [rdx]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x18f3>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1a2e>
	mov    r10,r8
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm16
	lea    r10,[r10+rax*4]
	vmovups zmm16{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm16
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x1a2e>
	lea    r10,[r9+0x28]
	vbroadcastss zmm16,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x21be>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1b2e>
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x1bc5>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_8x32__x86_64_avx512+0x1edd>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x80]
	vmovups zmm25,ZMMWORD PTR [rdx+0xc0]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm24,ZMMWORD PTR [rdx+0x100]
	vmovups zmm25,ZMMWORD PTR [rdx+0x140]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm24,ZMMWORD PTR [rdx+0x180]
	vmovups zmm25,ZMMWORD PTR [rdx+0x1c0]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1beb>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1be6>
	test   rcx,rcx
	je     <nnp_sgemm_8x32__x86_64_avx512+0x1fa7>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm24,ZMMWORD PTR [rdx]
	vmovups zmm25,ZMMWORD PTR [rdx+0x40]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x1ee6>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_8x32__x86_64_avx512+0x20c9>
	mov    r10,r8
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm24
	lea    r10,[r10+rax*4]
	vmovups zmm24{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm24
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_8x32__x86_64_avx512+0x20c9>
	lea    r10,[r9+0x28]
	vbroadcastss zmm24,DWORD PTR [r10]
	mov    r10,r8
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
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_9x32__x86_64_avx512>:
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
	je     <nnp_sgemm_9x32__x86_64_avx512+0x12f7>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x278>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x322>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	test   rcx,rcx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x78e>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_9x32__x86_64_avx512+0x6a6>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x80]
	vmovups zmm27,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm28,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm26,ZMMWORD PTR [rdx+0x100]
	vmovups zmm27,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm28,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x180]
	vmovups zmm27,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm28,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x352>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x34c>
	test   r12,r12
	je     <nnp_sgemm_9x32__x86_64_avx512+0x789>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x6af>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x10bb>
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xc00>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_9x32__x86_64_avx512+0xb16>
	mov    r13d,0x4
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x7bd>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x7b7>
	test   r12,r12
	je     <nnp_sgemm_9x32__x86_64_avx512+0xbfb>
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xb1f>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x10b4>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_9x32__x86_64_avx512+0xfbc>
	mov    r13d,0x4
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm26
	vmovups ZMMWORD PTR [rax+0xc0],zmm27
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm26
	vmovups ZMMWORD PTR [rax+0x140],zmm27
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm26
	vmovups ZMMWORD PTR [rax+0x1c0],zmm27
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xc26>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xc20>
	test   r12,r12
	je     <nnp_sgemm_9x32__x86_64_avx512+0x10b4>
	vmovups zmm26,ZMMWORD PTR [r11]
	vmovups zmm27,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm26
	vmovups ZMMWORD PTR [rax+0x40],zmm27
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm28,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm26,zmm28
	vfmadd231ps zmm9,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm26,zmm28
	vfmadd231ps zmm11,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm26,zmm28
	vfmadd231ps zmm13,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm26,zmm28
	vfmadd231ps zmm15,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm26,zmm28
	vfmadd231ps zmm17,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm26,zmm28
	vfmadd231ps zmm19,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm26,zmm28
	vfmadd231ps zmm21,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm26,zmm28
	vfmadd231ps zmm23,zmm27,zmm28
	vbroadcastss zmm28,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm26,zmm28
	vfmadd231ps zmm25,zmm27,zmm28
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_9x32__x86_64_avx512+0xfc5>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x11d5>
	mov    rbx,r8
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm26
	lea    rbx,[rbx+r11*4]
	vmovups zmm26,ZMMWORD PTR [rbx]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26,ZMMWORD PTR [rbx+0x40]
	vaddps zmm25,zmm25,zmm26
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x11d5>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm26,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm26,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm26,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm26,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x144>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x130c>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x2562>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1d9d>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1866>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord ymm8,ymm8,ymm8
	vpxord ymm9,ymm9,ymm9
	vpxord ymm10,ymm10,ymm10
	vpxord ymm11,ymm11,ymm11
	vpxord ymm12,ymm12,ymm12
	vpxord ymm13,ymm13,ymm13
	vpxord ymm14,ymm14,ymm14
	vpxord ymm15,ymm15,ymm15
	vpxord ymm16,ymm16,ymm16
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x138c>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x1400>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [rax+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [rax+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [rax+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [rax+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [rax+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [rax+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	vbroadcastss ymm16{k1}{z},DWORD PTR [rax+0x20]
	vmovaps ymm16{k1}{z},ymm16
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_9x32__x86_64_avx512+0x167c>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm17{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x200]
	vfmadd231ps ymm16{k1},ymm17,ymm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm17{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x84]
	vfmadd231ps ymm10{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0xc4]
	vfmadd231ps ymm11{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x104]
	vfmadd231ps ymm12{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x144]
	vfmadd231ps ymm13{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x184]
	vfmadd231ps ymm14{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x1c4]
	vfmadd231ps ymm15{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x204]
	vfmadd231ps ymm16{k1},ymm17,ymm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm17{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x88]
	vfmadd231ps ymm10{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0xc8]
	vfmadd231ps ymm11{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x108]
	vfmadd231ps ymm12{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x148]
	vfmadd231ps ymm13{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x188]
	vfmadd231ps ymm14{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x1c8]
	vfmadd231ps ymm15{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x208]
	vfmadd231ps ymm16{k1},ymm17,ymm18
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm17{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x8c]
	vfmadd231ps ymm10{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0xcc]
	vfmadd231ps ymm11{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x10c]
	vfmadd231ps ymm12{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x14c]
	vfmadd231ps ymm13{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x18c]
	vfmadd231ps ymm14{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x1cc]
	vfmadd231ps ymm15{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x20c]
	vfmadd231ps ymm16{k1},ymm17,ymm18
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1426>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1421>
	test   rcx,rcx
	je     <nnp_sgemm_9x32__x86_64_avx512+0x171f>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm17{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm17,ymm18
	vbroadcastss ymm18{k1}{z},DWORD PTR [r11+0x200]
	vfmadd231ps ymm16{k1},ymm17,ymm18
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1685>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x17c4>
	mov    r10,r8
	vmovups ymm17{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm17
	lea    r10,[r10+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm17
	lea    r10,[r10+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r10]
	vaddps ymm10{k1},ymm10,ymm17
	lea    r10,[r10+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r10]
	vaddps ymm11{k1},ymm11,ymm17
	lea    r10,[r10+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r10]
	vaddps ymm12{k1},ymm12,ymm17
	lea    r10,[r10+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r10]
	vaddps ymm13{k1},ymm13,ymm17
	lea    r10,[r10+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r10]
	vaddps ymm14{k1},ymm14,ymm17
	lea    r10,[r10+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r10]
	vaddps ymm15{k1},ymm15,ymm17
	lea    r10,[r10+rax*4]
	vmovups ymm17{k1}{z},YMMWORD PTR [r10]
	vaddps ymm16{k1},ymm16,ymm17
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x17c4>
	lea    r10,[r9+0x28]
	vbroadcastss ymm17{k1}{z},DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x1d98>
	mov    rax,QWORD PTR [r9+0x10]
	vpxord zmm8,zmm8,zmm8
	vpxord zmm9,zmm9,zmm9
	vpxord zmm10,zmm10,zmm10
	vpxord zmm11,zmm11,zmm11
	vpxord zmm12,zmm12,zmm12
	vpxord zmm13,zmm13,zmm13
	vpxord zmm14,zmm14,zmm14
	vpxord zmm15,zmm15,zmm15
	vpxord zmm16,zmm16,zmm16
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x18a7>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x191b>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vmovaps zmm16,zmm16
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_9x32__x86_64_avx512+0x1b97>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm17,ZMMWORD PTR [rdx]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm17,ZMMWORD PTR [rdx+0x80]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm17,ZMMWORD PTR [rdx+0x100]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm17,ZMMWORD PTR [rdx+0x180]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1941>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x193c>
	test   rcx,rcx
	je     <nnp_sgemm_9x32__x86_64_avx512+0x1c3a>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm17,ZMMWORD PTR [rdx]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1ba0>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1cfb>
	mov    r10,r8
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm17
	lea    r10,[r10+rax*4]
	vmovups zmm17{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm17
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x1cfb>
	lea    r10,[r9+0x28]
	vbroadcastss zmm17,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x2562>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1e17>
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x1ec1>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_9x32__x86_64_avx512+0x2231>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x80]
	vmovups zmm27,ZMMWORD PTR [rdx+0xc0]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm26,ZMMWORD PTR [rdx+0x100]
	vmovups zmm27,ZMMWORD PTR [rdx+0x140]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm26,ZMMWORD PTR [rdx+0x180]
	vmovups zmm27,ZMMWORD PTR [rdx+0x1c0]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1ee7>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x1ee2>
	test   rcx,rcx
	je     <nnp_sgemm_9x32__x86_64_avx512+0x2311>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm26,ZMMWORD PTR [rdx]
	vmovups zmm27,ZMMWORD PTR [rdx+0x40]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x223a>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_9x32__x86_64_avx512+0x2450>
	mov    r10,r8
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm26
	lea    r10,[r10+rax*4]
	vmovups zmm26{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm26
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_9x32__x86_64_avx512+0x2450>
	lea    r10,[r9+0x28]
	vbroadcastss zmm26,DWORD PTR [r10]
	mov    r10,r8
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
	ret
	int3
	int3
	int3
	int3

<nnp_sgemm_10x32__x86_64_avx512>:
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
	je     <nnp_sgemm_10x32__x86_64_avx512+0x14ce>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2b8>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x375>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	test   rcx,rcx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x84f>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_10x32__x86_64_avx512+0x751>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vmovups zmm29,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm30,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm28,ZMMWORD PTR [rdx+0x100]
	vmovups zmm29,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm30,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x180]
	vmovups zmm29,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm30,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x3a5>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x39f>
	test   r12,r12
	je     <nnp_sgemm_10x32__x86_64_avx512+0x84a>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x75a>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x1258>
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xd2f>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_10x32__x86_64_avx512+0xc2f>
	mov    r13d,0x4
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x87e>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x878>
	test   r12,r12
	je     <nnp_sgemm_10x32__x86_64_avx512+0xd2a>
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xc38>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x1251>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_10x32__x86_64_avx512+0x1143>
	mov    r13d,0x4
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm28
	vmovups ZMMWORD PTR [rax+0xc0],zmm29
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm28
	vmovups ZMMWORD PTR [rax+0x140],zmm29
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm28
	vmovups ZMMWORD PTR [rax+0x1c0],zmm29
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xd55>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0xd4f>
	test   r12,r12
	je     <nnp_sgemm_10x32__x86_64_avx512+0x1251>
	vmovups zmm28,ZMMWORD PTR [r11]
	vmovups zmm29,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm28
	vmovups ZMMWORD PTR [rax+0x40],zmm29
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm30,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm28,zmm30
	vfmadd231ps zmm9,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm28,zmm30
	vfmadd231ps zmm11,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm28,zmm30
	vfmadd231ps zmm13,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm28,zmm30
	vfmadd231ps zmm15,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm28,zmm30
	vfmadd231ps zmm17,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm28,zmm30
	vfmadd231ps zmm19,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm28,zmm30
	vfmadd231ps zmm21,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm28,zmm30
	vfmadd231ps zmm23,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm28,zmm30
	vfmadd231ps zmm25,zmm29,zmm30
	vbroadcastss zmm30,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm28,zmm30
	vfmadd231ps zmm27,zmm29,zmm30
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x114c>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x138f>
	mov    rbx,r8
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm24,zmm24,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm25,zmm25,zmm28
	lea    rbx,[rbx+r11*4]
	vmovups zmm28,ZMMWORD PTR [rbx]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28,ZMMWORD PTR [rbx+0x40]
	vaddps zmm27,zmm27,zmm28
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x138f>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm28,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm28,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm28,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm28,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x164>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x14e3>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x290c>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2080>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1ac3>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x156c>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x15ed>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [rax+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [rax+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [rax+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [rax+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [rax+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [rax+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	vbroadcastss ymm16{k1}{z},DWORD PTR [rax+0x20]
	vmovaps ymm16{k1}{z},ymm16
	vbroadcastss ymm17{k1}{z},DWORD PTR [rax+0x24]
	vmovaps ymm17{k1}{z},ymm17
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_10x32__x86_64_avx512+0x18a9>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm18{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x200]
	vfmadd231ps ymm16{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x240]
	vfmadd231ps ymm17{k1},ymm18,ymm19
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm18{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x84]
	vfmadd231ps ymm10{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0xc4]
	vfmadd231ps ymm11{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x104]
	vfmadd231ps ymm12{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x144]
	vfmadd231ps ymm13{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x184]
	vfmadd231ps ymm14{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x1c4]
	vfmadd231ps ymm15{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x204]
	vfmadd231ps ymm16{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x244]
	vfmadd231ps ymm17{k1},ymm18,ymm19
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm18{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x88]
	vfmadd231ps ymm10{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0xc8]
	vfmadd231ps ymm11{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x108]
	vfmadd231ps ymm12{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x148]
	vfmadd231ps ymm13{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x188]
	vfmadd231ps ymm14{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x1c8]
	vfmadd231ps ymm15{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x208]
	vfmadd231ps ymm16{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x248]
	vfmadd231ps ymm17{k1},ymm18,ymm19
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm18{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x8c]
	vfmadd231ps ymm10{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0xcc]
	vfmadd231ps ymm11{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x10c]
	vfmadd231ps ymm12{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x14c]
	vfmadd231ps ymm13{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x18c]
	vfmadd231ps ymm14{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x1cc]
	vfmadd231ps ymm15{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x20c]
	vfmadd231ps ymm16{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x24c]
	vfmadd231ps ymm17{k1},ymm18,ymm19
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1613>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x160e>
	test   rcx,rcx
	je     <nnp_sgemm_10x32__x86_64_avx512+0x195c>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm18{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x200]
	vfmadd231ps ymm16{k1},ymm18,ymm19
	vbroadcastss ymm19{k1}{z},DWORD PTR [r11+0x240]
	vfmadd231ps ymm17{k1},ymm18,ymm19
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x18b2>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1a11>
	mov    r10,r8
	vmovups ymm18{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm18
	lea    r10,[r10+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm18
	lea    r10,[r10+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r10]
	vaddps ymm10{k1},ymm10,ymm18
	lea    r10,[r10+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r10]
	vaddps ymm11{k1},ymm11,ymm18
	lea    r10,[r10+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r10]
	vaddps ymm12{k1},ymm12,ymm18
	lea    r10,[r10+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r10]
	vaddps ymm13{k1},ymm13,ymm18
	lea    r10,[r10+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r10]
	vaddps ymm14{k1},ymm14,ymm18
	lea    r10,[r10+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r10]
	vaddps ymm15{k1},ymm15,ymm18
	lea    r10,[r10+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r10]
	vaddps ymm16{k1},ymm16,ymm18
	lea    r10,[r10+rax*4]
	vmovups ymm18{k1}{z},YMMWORD PTR [r10]
	vaddps ymm17{k1},ymm17,ymm18
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x1a11>
	lea    r10,[r9+0x28]
	vbroadcastss ymm18{k1}{z},DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x207b>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1b0d>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x1b8e>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vmovaps zmm16,zmm16
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vmovaps zmm17,zmm17
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_10x32__x86_64_avx512+0x1e4a>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x80]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm18,ZMMWORD PTR [rdx+0x100]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm18,ZMMWORD PTR [rdx+0x180]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1bb4>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1baf>
	test   rcx,rcx
	je     <nnp_sgemm_10x32__x86_64_avx512+0x1efd>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm18,ZMMWORD PTR [rdx]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1e53>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x1fce>
	mov    r10,r8
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm18
	lea    r10,[r10+rax*4]
	vmovups zmm18{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm18
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x1fce>
	lea    r10,[r9+0x28]
	vbroadcastss zmm18,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x290c>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2106>
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x21c3>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_10x32__x86_64_avx512+0x258b>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x80]
	vmovups zmm29,ZMMWORD PTR [rdx+0xc0]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm28,ZMMWORD PTR [rdx+0x100]
	vmovups zmm29,ZMMWORD PTR [rdx+0x140]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm28,ZMMWORD PTR [rdx+0x180]
	vmovups zmm29,ZMMWORD PTR [rdx+0x1c0]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x21e9>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x21e4>
	test   rcx,rcx
	je     <nnp_sgemm_10x32__x86_64_avx512+0x2681>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm28,ZMMWORD PTR [rdx]
	vmovups zmm29,ZMMWORD PTR [rdx+0x40]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x2594>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_10x32__x86_64_avx512+0x27dd>
	mov    r10,r8
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm28
	lea    r10,[r10+rax*4]
	vmovups zmm28{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm28
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_10x32__x86_64_avx512+0x27dd>
	lea    r10,[r9+0x28]
	vbroadcastss zmm28,DWORD PTR [r10]
	mov    r10,r8
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

<nnp_sgemm_11x32__x86_64_avx512>:
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
	je     <nnp_sgemm_11x32__x86_64_avx512+0x16a5>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x2f8>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x3c8>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [r11+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	test   rcx,rcx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x910>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_11x32__x86_64_avx512+0x7fc>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x80]
	vmovups zmm31,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm7,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm30,ZMMWORD PTR [rdx+0x100]
	vmovups zmm31,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm7,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x180]
	vmovups zmm31,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm7,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x3f8>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x3f2>
	test   r12,r12
	je     <nnp_sgemm_11x32__x86_64_avx512+0x90b>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x805>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x13f5>
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xe5e>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_11x32__x86_64_avx512+0xd48>
	mov    r13d,0x4
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x93f>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x939>
	test   r12,r12
	je     <nnp_sgemm_11x32__x86_64_avx512+0xe59>
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xd51>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x13ee>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_11x32__x86_64_avx512+0x12ca>
	mov    r13d,0x4
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm30
	vmovups ZMMWORD PTR [rax+0xc0],zmm31
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm30
	vmovups ZMMWORD PTR [rax+0x140],zmm31
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm30
	vmovups ZMMWORD PTR [rax+0x1c0],zmm31
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xe84>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0xe7e>
	test   r12,r12
	je     <nnp_sgemm_11x32__x86_64_avx512+0x13ee>
	vmovups zmm30,ZMMWORD PTR [r11]
	vmovups zmm31,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm30
	vmovups ZMMWORD PTR [rax+0x40],zmm31
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm7,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm30,zmm7
	vfmadd231ps zmm9,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm30,zmm7
	vfmadd231ps zmm11,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm30,zmm7
	vfmadd231ps zmm13,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm30,zmm7
	vfmadd231ps zmm15,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm30,zmm7
	vfmadd231ps zmm17,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm30,zmm7
	vfmadd231ps zmm19,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm30,zmm7
	vfmadd231ps zmm21,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm30,zmm7
	vfmadd231ps zmm23,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm30,zmm7
	vfmadd231ps zmm25,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm30,zmm7
	vfmadd231ps zmm27,zmm31,zmm7
	vbroadcastss zmm7,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm30,zmm7
	vfmadd231ps zmm29,zmm31,zmm7
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x12d3>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1549>
	mov    rbx,r8
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm24,zmm24,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm25,zmm25,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm26,zmm26,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm27,zmm27,zmm30
	lea    rbx,[rbx+r11*4]
	vmovups zmm30,ZMMWORD PTR [rbx]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30,ZMMWORD PTR [rbx+0x40]
	vaddps zmm29,zmm29,zmm30
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x1549>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm30,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm30,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm30,zmm28
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm30,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x184>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x16ba>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x2cb0>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x235d>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1d1d>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1749>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x17d7>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [rax+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [rax+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [rax+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [rax+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [rax+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [rax+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	vbroadcastss ymm16{k1}{z},DWORD PTR [rax+0x20]
	vmovaps ymm16{k1}{z},ymm16
	vbroadcastss ymm17{k1}{z},DWORD PTR [rax+0x24]
	vmovaps ymm17{k1}{z},ymm17
	vbroadcastss ymm18{k1}{z},DWORD PTR [rax+0x28]
	vmovaps ymm18{k1}{z},ymm18
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_11x32__x86_64_avx512+0x1ad3>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm19{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x200]
	vfmadd231ps ymm16{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x240]
	vfmadd231ps ymm17{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x280]
	vfmadd231ps ymm18{k1},ymm19,ymm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm19{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x84]
	vfmadd231ps ymm10{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0xc4]
	vfmadd231ps ymm11{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x104]
	vfmadd231ps ymm12{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x144]
	vfmadd231ps ymm13{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x184]
	vfmadd231ps ymm14{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x1c4]
	vfmadd231ps ymm15{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x204]
	vfmadd231ps ymm16{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x244]
	vfmadd231ps ymm17{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x284]
	vfmadd231ps ymm18{k1},ymm19,ymm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm19{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x88]
	vfmadd231ps ymm10{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0xc8]
	vfmadd231ps ymm11{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x108]
	vfmadd231ps ymm12{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x148]
	vfmadd231ps ymm13{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x188]
	vfmadd231ps ymm14{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x1c8]
	vfmadd231ps ymm15{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x208]
	vfmadd231ps ymm16{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x248]
	vfmadd231ps ymm17{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x288]
	vfmadd231ps ymm18{k1},ymm19,ymm20
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm19{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x8c]
	vfmadd231ps ymm10{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0xcc]
	vfmadd231ps ymm11{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x10c]
	vfmadd231ps ymm12{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x14c]
	vfmadd231ps ymm13{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x18c]
	vfmadd231ps ymm14{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x1cc]
	vfmadd231ps ymm15{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x20c]
	vfmadd231ps ymm16{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x24c]
	vfmadd231ps ymm17{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x28c]
	vfmadd231ps ymm18{k1},ymm19,ymm20
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x17fd>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x17f8>
	test   rcx,rcx
	je     <nnp_sgemm_11x32__x86_64_avx512+0x1b96>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm19{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x200]
	vfmadd231ps ymm16{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x240]
	vfmadd231ps ymm17{k1},ymm19,ymm20
	vbroadcastss ymm20{k1}{z},DWORD PTR [r11+0x280]
	vfmadd231ps ymm18{k1},ymm19,ymm20
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1adc>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1c5b>
	mov    r10,r8
	vmovups ymm19{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm19
	lea    r10,[r10+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm19
	lea    r10,[r10+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r10]
	vaddps ymm10{k1},ymm10,ymm19
	lea    r10,[r10+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r10]
	vaddps ymm11{k1},ymm11,ymm19
	lea    r10,[r10+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r10]
	vaddps ymm12{k1},ymm12,ymm19
	lea    r10,[r10+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r10]
	vaddps ymm13{k1},ymm13,ymm19
	lea    r10,[r10+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r10]
	vaddps ymm14{k1},ymm14,ymm19
	lea    r10,[r10+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r10]
	vaddps ymm15{k1},ymm15,ymm19
	lea    r10,[r10+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r10]
	vaddps ymm16{k1},ymm16,ymm19
	lea    r10,[r10+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r10]
	vaddps ymm17{k1},ymm17,ymm19
	lea    r10,[r10+rax*4]
	vmovups ymm19{k1}{z},YMMWORD PTR [r10]
	vaddps ymm18{k1},ymm18,ymm19
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x1c5b>
	lea    r10,[r9+0x28]
	vbroadcastss ymm19{k1}{z},DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x2358>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1d6d>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x1dfb>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vmovaps zmm16,zmm16
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vmovaps zmm17,zmm17
	vbroadcastss zmm18,DWORD PTR [rax+0x28]
	vmovaps zmm18,zmm18
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_11x32__x86_64_avx512+0x20f7>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm19,ZMMWORD PTR [rdx]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm19,ZMMWORD PTR [rdx+0x80]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm19,ZMMWORD PTR [rdx+0x100]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm19,ZMMWORD PTR [rdx+0x180]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1e21>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x1e1c>
	test   rcx,rcx
	je     <nnp_sgemm_11x32__x86_64_avx512+0x21ba>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm19,ZMMWORD PTR [rdx]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x2100>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x229b>
	mov    r10,r8
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm19
	lea    r10,[r10+rax*4]
	vmovups zmm19{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm19
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x229b>
	lea    r10,[r9+0x28]
	vbroadcastss zmm19,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x2cb0>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x23ef>
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x24bf>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [rax+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_11x32__x86_64_avx512+0x28df>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x80]
	vmovups zmm31,ZMMWORD PTR [rdx+0xc0]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm30,ZMMWORD PTR [rdx+0x100]
	vmovups zmm31,ZMMWORD PTR [rdx+0x140]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm30,ZMMWORD PTR [rdx+0x180]
	vmovups zmm31,ZMMWORD PTR [rdx+0x1c0]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x24e5>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x24e0>
	test   rcx,rcx
	je     <nnp_sgemm_11x32__x86_64_avx512+0x29eb>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm30,ZMMWORD PTR [rdx]
	vmovups zmm31,ZMMWORD PTR [rdx+0x40]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x28e8>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_11x32__x86_64_avx512+0x2b64>
	mov    r10,r8
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm30
	lea    r10,[r10+rax*4]
	vmovups zmm30{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm30
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_11x32__x86_64_avx512+0x2b64>
	lea    r10,[r9+0x28]
	vbroadcastss zmm30,DWORD PTR [r10]
	mov    r10,r8
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
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_12x32__x86_64_avx512>:
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
	je     <nnp_sgemm_12x32__x86_64_avx512+0x187c>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x338>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x41b>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [r11+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vbroadcastss zmm31,DWORD PTR [r11+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	test   rcx,rcx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x9d1>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_12x32__x86_64_avx512+0x8a7>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x80]
	vmovups zmm6,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm5,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm7,ZMMWORD PTR [rdx+0x100]
	vmovups zmm6,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm5,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm5,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x44b>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x445>
	test   r12,r12
	je     <nnp_sgemm_12x32__x86_64_avx512+0x9cc>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x8b0>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x1592>
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xf8d>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_12x32__x86_64_avx512+0xe61>
	mov    r13d,0x4
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xa00>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x9fa>
	test   r12,r12
	je     <nnp_sgemm_12x32__x86_64_avx512+0xf88>
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xe6a>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x158b>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_12x32__x86_64_avx512+0x1451>
	mov    r13d,0x4
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm7
	vmovups ZMMWORD PTR [rax+0x40],zmm6
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm7
	vmovups ZMMWORD PTR [rax+0xc0],zmm6
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm7
	vmovups ZMMWORD PTR [rax+0x140],zmm6
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm7
	vmovups ZMMWORD PTR [rax+0x1c0],zmm6
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xfb3>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0xfad>
	test   r12,r12
	je     <nnp_sgemm_12x32__x86_64_avx512+0x158b>
	vmovups zmm7,ZMMWORD PTR [r11]
	vmovups zmm6,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm7
	vmovups ZMMWORD PTR [rax+0x40],zmm6
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm5,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm7,zmm5
	vfmadd231ps zmm9,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm7,zmm5
	vfmadd231ps zmm11,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm7,zmm5
	vfmadd231ps zmm13,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm7,zmm5
	vfmadd231ps zmm15,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm7,zmm5
	vfmadd231ps zmm17,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm7,zmm5
	vfmadd231ps zmm19,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm7,zmm5
	vfmadd231ps zmm21,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm7,zmm5
	vfmadd231ps zmm23,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm7,zmm5
	vfmadd231ps zmm25,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm7,zmm5
	vfmadd231ps zmm27,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm7,zmm5
	vfmadd231ps zmm29,zmm6,zmm5
	vbroadcastss zmm5,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm7,zmm5
	vfmadd231ps zmm31,zmm6,zmm5
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x145a>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1703>
	mov    rbx,r8
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm25,zmm25,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm27,zmm27,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm28,zmm28,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm29,zmm29,zmm7
	lea    rbx,[rbx+r11*4]
	vmovups zmm7,ZMMWORD PTR [rbx]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7,ZMMWORD PTR [rbx+0x40]
	vaddps zmm31,zmm31,zmm7
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x1703>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm7,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm7,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm28
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm7,zmm30
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm7,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1a4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1891>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x3054>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x263a>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1f77>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1926>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x19c1>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [rax+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [rax+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [rax+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [rax+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [rax+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [rax+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	vbroadcastss ymm16{k1}{z},DWORD PTR [rax+0x20]
	vmovaps ymm16{k1}{z},ymm16
	vbroadcastss ymm17{k1}{z},DWORD PTR [rax+0x24]
	vmovaps ymm17{k1}{z},ymm17
	vbroadcastss ymm18{k1}{z},DWORD PTR [rax+0x28]
	vmovaps ymm18{k1}{z},ymm18
	vbroadcastss ymm19{k1}{z},DWORD PTR [rax+0x2c]
	vmovaps ymm19{k1}{z},ymm19
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_12x32__x86_64_avx512+0x1cfd>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm20{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x200]
	vfmadd231ps ymm16{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x240]
	vfmadd231ps ymm17{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x280]
	vfmadd231ps ymm18{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x2c0]
	vfmadd231ps ymm19{k1},ymm20,ymm21
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm20{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x84]
	vfmadd231ps ymm10{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0xc4]
	vfmadd231ps ymm11{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x104]
	vfmadd231ps ymm12{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x144]
	vfmadd231ps ymm13{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x184]
	vfmadd231ps ymm14{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x1c4]
	vfmadd231ps ymm15{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x204]
	vfmadd231ps ymm16{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x244]
	vfmadd231ps ymm17{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x284]
	vfmadd231ps ymm18{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x2c4]
	vfmadd231ps ymm19{k1},ymm20,ymm21
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm20{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x88]
	vfmadd231ps ymm10{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0xc8]
	vfmadd231ps ymm11{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x108]
	vfmadd231ps ymm12{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x148]
	vfmadd231ps ymm13{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x188]
	vfmadd231ps ymm14{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x1c8]
	vfmadd231ps ymm15{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x208]
	vfmadd231ps ymm16{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x248]
	vfmadd231ps ymm17{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x288]
	vfmadd231ps ymm18{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x2c8]
	vfmadd231ps ymm19{k1},ymm20,ymm21
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm20{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x8c]
	vfmadd231ps ymm10{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0xcc]
	vfmadd231ps ymm11{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x10c]
	vfmadd231ps ymm12{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x14c]
	vfmadd231ps ymm13{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x18c]
	vfmadd231ps ymm14{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x1cc]
	vfmadd231ps ymm15{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x20c]
	vfmadd231ps ymm16{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x24c]
	vfmadd231ps ymm17{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x28c]
	vfmadd231ps ymm18{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x2cc]
	vfmadd231ps ymm19{k1},ymm20,ymm21
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x19e7>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x19e2>
	test   rcx,rcx
	je     <nnp_sgemm_12x32__x86_64_avx512+0x1dd0>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm20{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x200]
	vfmadd231ps ymm16{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x240]
	vfmadd231ps ymm17{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x280]
	vfmadd231ps ymm18{k1},ymm20,ymm21
	vbroadcastss ymm21{k1}{z},DWORD PTR [r11+0x2c0]
	vfmadd231ps ymm19{k1},ymm20,ymm21
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1d06>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1ea5>
	mov    r10,r8
	vmovups ymm20{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm20
	lea    r10,[r10+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm20
	lea    r10,[r10+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r10]
	vaddps ymm10{k1},ymm10,ymm20
	lea    r10,[r10+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r10]
	vaddps ymm11{k1},ymm11,ymm20
	lea    r10,[r10+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r10]
	vaddps ymm12{k1},ymm12,ymm20
	lea    r10,[r10+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r10]
	vaddps ymm13{k1},ymm13,ymm20
	lea    r10,[r10+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r10]
	vaddps ymm14{k1},ymm14,ymm20
	lea    r10,[r10+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r10]
	vaddps ymm15{k1},ymm15,ymm20
	lea    r10,[r10+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r10]
	vaddps ymm16{k1},ymm16,ymm20
	lea    r10,[r10+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r10]
	vaddps ymm17{k1},ymm17,ymm20
	lea    r10,[r10+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r10]
	vaddps ymm18{k1},ymm18,ymm20
	lea    r10,[r10+rax*4]
	vmovups ymm20{k1}{z},YMMWORD PTR [r10]
	vaddps ymm19{k1},ymm19,ymm20
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x1ea5>
	lea    r10,[r9+0x28]
	vbroadcastss ymm20{k1}{z},DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x2635>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x1fcd>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x2068>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vmovaps zmm16,zmm16
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vmovaps zmm17,zmm17
	vbroadcastss zmm18,DWORD PTR [rax+0x28]
	vmovaps zmm18,zmm18
	vbroadcastss zmm19,DWORD PTR [rax+0x2c]
	vmovaps zmm19,zmm19
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_12x32__x86_64_avx512+0x23a4>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x80]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm20,ZMMWORD PTR [rdx+0x100]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm20,ZMMWORD PTR [rdx+0x180]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x208e>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x2089>
	test   rcx,rcx
	je     <nnp_sgemm_12x32__x86_64_avx512+0x2477>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm20,ZMMWORD PTR [rdx]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x23ad>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x2568>
	mov    r10,r8
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm20
	lea    r10,[r10+rax*4]
	vmovups zmm20{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm19,zmm19,zmm20
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x2568>
	lea    r10,[r9+0x28]
	vbroadcastss zmm20,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x3054>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x26d8>
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x27bb>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [rax+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vbroadcastss zmm31,DWORD PTR [rax+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_12x32__x86_64_avx512+0x2c33>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x80]
	vmovups zmm6,ZMMWORD PTR [rdx+0xc0]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm7,ZMMWORD PTR [rdx+0x100]
	vmovups zmm6,ZMMWORD PTR [rdx+0x140]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm7,ZMMWORD PTR [rdx+0x180]
	vmovups zmm6,ZMMWORD PTR [rdx+0x1c0]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x27e1>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x27dc>
	test   rcx,rcx
	je     <nnp_sgemm_12x32__x86_64_avx512+0x2d55>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm7,ZMMWORD PTR [rdx]
	vmovups zmm6,ZMMWORD PTR [rdx+0x40]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x2c3c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_12x32__x86_64_avx512+0x2eeb>
	mov    r10,r8
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm7
	lea    r10,[r10+rax*4]
	vmovups zmm7{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm7
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_12x32__x86_64_avx512+0x2eeb>
	lea    r10,[r9+0x28]
	vbroadcastss zmm7,DWORD PTR [r10]
	mov    r10,r8
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
	ret
	int3
	int3

<nnp_sgemm_13x32__x86_64_avx512>:
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
	je     <nnp_sgemm_13x32__x86_64_avx512+0x1a53>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x378>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x46e>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [r11+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vbroadcastss zmm31,DWORD PTR [r11+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	vbroadcastss zmm6,DWORD PTR [r11+0x30]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm6
	test   rcx,rcx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xa92>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_13x32__x86_64_avx512+0x952>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	vmovups zmm4,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm3,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm5,ZMMWORD PTR [rdx+0x100]
	vmovups zmm4,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm3,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x180]
	vmovups zmm4,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm3,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x49e>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x498>
	test   r12,r12
	je     <nnp_sgemm_13x32__x86_64_avx512+0xa8d>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x95b>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x172f>
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x10bc>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_13x32__x86_64_avx512+0xf7a>
	mov    r13d,0x4
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xac1>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xabb>
	test   r12,r12
	je     <nnp_sgemm_13x32__x86_64_avx512+0x10b7>
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_13x32__x86_64_avx512+0xf83>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x1728>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_13x32__x86_64_avx512+0x15d8>
	mov    r13d,0x4
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm5
	vmovups ZMMWORD PTR [rax+0x40],zmm4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm5
	vmovups ZMMWORD PTR [rax+0xc0],zmm4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x304]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm5
	vmovups ZMMWORD PTR [rax+0x140],zmm4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x308]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm5
	vmovups ZMMWORD PTR [rax+0x1c0],zmm4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x30c]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x10e2>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x10dc>
	test   r12,r12
	je     <nnp_sgemm_13x32__x86_64_avx512+0x1728>
	vmovups zmm5,ZMMWORD PTR [r11]
	vmovups zmm4,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm5
	vmovups ZMMWORD PTR [rax+0x40],zmm4
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm3,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm5,zmm3
	vfmadd231ps zmm9,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm5,zmm3
	vfmadd231ps zmm11,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm5,zmm3
	vfmadd231ps zmm13,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm5,zmm3
	vfmadd231ps zmm15,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm5,zmm3
	vfmadd231ps zmm17,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm5,zmm3
	vfmadd231ps zmm19,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm5,zmm3
	vfmadd231ps zmm21,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm5,zmm3
	vfmadd231ps zmm23,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm5,zmm3
	vfmadd231ps zmm25,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm5,zmm3
	vfmadd231ps zmm27,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm5,zmm3
	vfmadd231ps zmm29,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm5,zmm3
	vfmadd231ps zmm31,zmm4,zmm3
	vbroadcastss zmm3,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm5,zmm3
	vfmadd231ps zmm6,zmm4,zmm3
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x15e1>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x18bd>
	mov    rbx,r8
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm24,zmm24,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm25,zmm25,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm26,zmm26,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm27,zmm27,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm28,zmm28,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm29,zmm29,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm30,zmm30,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm31,zmm31,zmm5
	lea    rbx,[rbx+r11*4]
	vmovups zmm5,ZMMWORD PTR [rbx]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5,ZMMWORD PTR [rbx+0x40]
	vaddps zmm6,zmm6,zmm5
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x18bd>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm5,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm5,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm28
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm30
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm5,zmm7
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm5,zmm6
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1c4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1a68>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x33f8>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x2917>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x21d1>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1b03>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x1bab>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [rax+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [rax+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [rax+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [rax+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [rax+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [rax+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	vbroadcastss ymm16{k1}{z},DWORD PTR [rax+0x20]
	vmovaps ymm16{k1}{z},ymm16
	vbroadcastss ymm17{k1}{z},DWORD PTR [rax+0x24]
	vmovaps ymm17{k1}{z},ymm17
	vbroadcastss ymm18{k1}{z},DWORD PTR [rax+0x28]
	vmovaps ymm18{k1}{z},ymm18
	vbroadcastss ymm19{k1}{z},DWORD PTR [rax+0x2c]
	vmovaps ymm19{k1}{z},ymm19
	vbroadcastss ymm20{k1}{z},DWORD PTR [rax+0x30]
	vmovaps ymm20{k1}{z},ymm20
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_13x32__x86_64_avx512+0x1f27>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm21{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x200]
	vfmadd231ps ymm16{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x240]
	vfmadd231ps ymm17{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x280]
	vfmadd231ps ymm18{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x2c0]
	vfmadd231ps ymm19{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x300]
	vfmadd231ps ymm20{k1},ymm21,ymm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm21{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x84]
	vfmadd231ps ymm10{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0xc4]
	vfmadd231ps ymm11{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x104]
	vfmadd231ps ymm12{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x144]
	vfmadd231ps ymm13{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x184]
	vfmadd231ps ymm14{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x1c4]
	vfmadd231ps ymm15{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x204]
	vfmadd231ps ymm16{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x244]
	vfmadd231ps ymm17{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x284]
	vfmadd231ps ymm18{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x2c4]
	vfmadd231ps ymm19{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x304]
	vfmadd231ps ymm20{k1},ymm21,ymm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm21{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x88]
	vfmadd231ps ymm10{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0xc8]
	vfmadd231ps ymm11{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x108]
	vfmadd231ps ymm12{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x148]
	vfmadd231ps ymm13{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x188]
	vfmadd231ps ymm14{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x1c8]
	vfmadd231ps ymm15{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x208]
	vfmadd231ps ymm16{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x248]
	vfmadd231ps ymm17{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x288]
	vfmadd231ps ymm18{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x2c8]
	vfmadd231ps ymm19{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x308]
	vfmadd231ps ymm20{k1},ymm21,ymm22
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm21{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x8c]
	vfmadd231ps ymm10{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0xcc]
	vfmadd231ps ymm11{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x10c]
	vfmadd231ps ymm12{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x14c]
	vfmadd231ps ymm13{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x18c]
	vfmadd231ps ymm14{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x1cc]
	vfmadd231ps ymm15{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x20c]
	vfmadd231ps ymm16{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x24c]
	vfmadd231ps ymm17{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x28c]
	vfmadd231ps ymm18{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x2cc]
	vfmadd231ps ymm19{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x30c]
	vfmadd231ps ymm20{k1},ymm21,ymm22
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1bd1>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1bcc>
	test   rcx,rcx
	je     <nnp_sgemm_13x32__x86_64_avx512+0x200a>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm21{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x200]
	vfmadd231ps ymm16{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x240]
	vfmadd231ps ymm17{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x280]
	vfmadd231ps ymm18{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x2c0]
	vfmadd231ps ymm19{k1},ymm21,ymm22
	vbroadcastss ymm22{k1}{z},DWORD PTR [r11+0x300]
	vfmadd231ps ymm20{k1},ymm21,ymm22
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x1f30>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x20ef>
	mov    r10,r8
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm21
	lea    r10,[r10+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm21
	lea    r10,[r10+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm10{k1},ymm10,ymm21
	lea    r10,[r10+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm11{k1},ymm11,ymm21
	lea    r10,[r10+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm12{k1},ymm12,ymm21
	lea    r10,[r10+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm13{k1},ymm13,ymm21
	lea    r10,[r10+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm14{k1},ymm14,ymm21
	lea    r10,[r10+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm15{k1},ymm15,ymm21
	lea    r10,[r10+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm16{k1},ymm16,ymm21
	lea    r10,[r10+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm17{k1},ymm17,ymm21
	lea    r10,[r10+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm18{k1},ymm18,ymm21
	lea    r10,[r10+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm19{k1},ymm19,ymm21
	lea    r10,[r10+rax*4]
	vmovups ymm21{k1}{z},YMMWORD PTR [r10]
	vaddps ymm20{k1},ymm20,ymm21
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x20ef>
	lea    r10,[r9+0x28]
	vbroadcastss ymm21{k1}{z},DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x2912>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x222d>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x22d5>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vmovaps zmm16,zmm16
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vmovaps zmm17,zmm17
	vbroadcastss zmm18,DWORD PTR [rax+0x28]
	vmovaps zmm18,zmm18
	vbroadcastss zmm19,DWORD PTR [rax+0x2c]
	vmovaps zmm19,zmm19
	vbroadcastss zmm20,DWORD PTR [rax+0x30]
	vmovaps zmm20,zmm20
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_13x32__x86_64_avx512+0x2651>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm21,ZMMWORD PTR [rdx]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm21,ZMMWORD PTR [rdx+0x80]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm21,ZMMWORD PTR [rdx+0x100]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm21,ZMMWORD PTR [rdx+0x180]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x22fb>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x22f6>
	test   rcx,rcx
	je     <nnp_sgemm_13x32__x86_64_avx512+0x2734>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm21,ZMMWORD PTR [rdx]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x265a>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x2835>
	mov    r10,r8
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm19,zmm19,zmm21
	lea    r10,[r10+rax*4]
	vmovups zmm21{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm21
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x2835>
	lea    r10,[r9+0x28]
	vbroadcastss zmm21,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x33f8>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x29c1>
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x2ab7>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [rax+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vbroadcastss zmm31,DWORD PTR [rax+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	vbroadcastss zmm6,DWORD PTR [rax+0x30]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm6
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_13x32__x86_64_avx512+0x2f87>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x80]
	vmovups zmm4,ZMMWORD PTR [rdx+0xc0]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm5,ZMMWORD PTR [rdx+0x100]
	vmovups zmm4,ZMMWORD PTR [rdx+0x140]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm5,ZMMWORD PTR [rdx+0x180]
	vmovups zmm4,ZMMWORD PTR [rdx+0x1c0]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x2add>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x2ad8>
	test   rcx,rcx
	je     <nnp_sgemm_13x32__x86_64_avx512+0x30bf>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm5,ZMMWORD PTR [rdx]
	vmovups zmm4,ZMMWORD PTR [rdx+0x40]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x2f90>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_13x32__x86_64_avx512+0x3272>
	mov    r10,r8
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm5
	lea    r10,[r10+rax*4]
	vmovups zmm5{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm6,zmm6,zmm5
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_13x32__x86_64_avx512+0x3272>
	lea    r10,[r9+0x28]
	vbroadcastss zmm5,DWORD PTR [r10]
	mov    r10,r8
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

<nnp_sgemm_14x32__x86_64_avx512>:
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
	je     <nnp_sgemm_14x32__x86_64_avx512+0x1c2a>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0x17c]
	prefetcht0 BYTE PTR [r11+0x13c]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x3b8>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x4c1>
	vbroadcastss zmm9,DWORD PTR [r11]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [r11+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [r11+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [r11+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [r11+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [r11+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [r11+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [r11+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [r11+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [r11+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [r11+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vbroadcastss zmm31,DWORD PTR [r11+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	vbroadcastss zmm6,DWORD PTR [r11+0x30]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm6
	vbroadcastss zmm4,DWORD PTR [r11+0x34]
	vmovaps zmm5,zmm4
	vmovaps zmm4,zmm4
	test   rcx,rcx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xb53>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x9fd>
	mov    r13d,0x4
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x80]
	vmovups zmm2,ZMMWORD PTR [rdx+0xc0]
	vbroadcastss zmm1,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+r11*4+0x100]
	prefetcht0 BYTE PTR [rdx+r11*4+0x140]
	vmovups zmm3,ZMMWORD PTR [rdx+0x100]
	vmovups zmm2,ZMMWORD PTR [rdx+0x140]
	vbroadcastss zmm1,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	prefetcht0 BYTE PTR [rdx+r11*4+0x180]
	prefetcht0 BYTE PTR [rdx+r11*4+0x1c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x180]
	vmovups zmm2,ZMMWORD PTR [rdx+0x1c0]
	vbroadcastss zmm1,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbp,0x10
	add    rdx,0x200
	dec    r13d
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x4f1>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x4eb>
	test   r12,r12
	je     <nnp_sgemm_14x32__x86_64_avx512+0xb4e>
	prefetcht0 BYTE PTR [rdx+r11*4]
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
	vbroadcastss zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbp,0x4
	add    rdx,0x80
	dec    r12
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xa06>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x18cc>
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x11eb>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x1093>
	mov    r13d,0x4
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xb82>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0xb7c>
	test   r12,r12
	je     <nnp_sgemm_14x32__x86_64_avx512+0x11e6>
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x109c>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x18c5>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0xf
	mov    rbx,rbx
	shr    rbx,0x4
	test   rbx,rbx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x175f>
	mov    r13d,0x4
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm3
	vmovups ZMMWORD PTR [rax+0x40],zmm2
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x80],zmm3
	vmovups ZMMWORD PTR [rax+0xc0],zmm2
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0x4]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x44]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x84]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc4]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x104]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x144]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x184]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c4]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x204]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x244]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x284]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c4]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x304]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x344]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x100],zmm3
	vmovups ZMMWORD PTR [rax+0x140],zmm2
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0x8]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x48]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x88]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc8]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x108]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x148]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x188]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c8]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x208]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x248]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x288]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c8]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x308]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x348]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax+0x180],zmm3
	vmovups ZMMWORD PTR [rax+0x1c0],zmm2
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0xc]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x4c]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x8c]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xcc]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x10c]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x14c]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x18c]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1cc]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x20c]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x24c]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x28c]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2cc]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x30c]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x34c]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbp,0x10
	add    rax,0x200
	dec    r13d
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1211>
	add    rbp,0x340
	dec    rbx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x120b>
	test   r12,r12
	je     <nnp_sgemm_14x32__x86_64_avx512+0x18c5>
	vmovups zmm3,ZMMWORD PTR [r11]
	vmovups zmm2,ZMMWORD PTR [r11+0x40]
	vmovups ZMMWORD PTR [rax],zmm3
	vmovups ZMMWORD PTR [rax+0x40],zmm2
	prefetcht0 BYTE PTR [r11+0xfc]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rcx*4]
	vbroadcastss zmm1,DWORD PTR [rbp+0x0]
	vfmadd231ps zmm8,zmm3,zmm1
	vfmadd231ps zmm9,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x40]
	vfmadd231ps zmm10,zmm3,zmm1
	vfmadd231ps zmm11,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x80]
	vfmadd231ps zmm12,zmm3,zmm1
	vfmadd231ps zmm13,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0xc0]
	vfmadd231ps zmm14,zmm3,zmm1
	vfmadd231ps zmm15,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x100]
	vfmadd231ps zmm16,zmm3,zmm1
	vfmadd231ps zmm17,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x140]
	vfmadd231ps zmm18,zmm3,zmm1
	vfmadd231ps zmm19,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x180]
	vfmadd231ps zmm20,zmm3,zmm1
	vfmadd231ps zmm21,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x1c0]
	vfmadd231ps zmm22,zmm3,zmm1
	vfmadd231ps zmm23,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x200]
	vfmadd231ps zmm24,zmm3,zmm1
	vfmadd231ps zmm25,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x240]
	vfmadd231ps zmm26,zmm3,zmm1
	vfmadd231ps zmm27,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x280]
	vfmadd231ps zmm28,zmm3,zmm1
	vfmadd231ps zmm29,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x2c0]
	vfmadd231ps zmm30,zmm3,zmm1
	vfmadd231ps zmm31,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x300]
	vfmadd231ps zmm7,zmm3,zmm1
	vfmadd231ps zmm6,zmm2,zmm1
	vbroadcastss zmm1,DWORD PTR [rbp+0x340]
	vfmadd231ps zmm5,zmm3,zmm1
	vfmadd231ps zmm4,zmm2,zmm1
	add    rbp,0x4
	add    rax,0x80
	dec    r12
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1768>
	add    rdx,0x80
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1a77>
	mov    rbx,r8
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm16,zmm16,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm17,zmm17,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm19,zmm19,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm20,zmm20,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm21,zmm21,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm26,zmm26,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm27,zmm27,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm28,zmm28,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm29,zmm29,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm30,zmm30,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm31,zmm31,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm7,zmm7,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm6,zmm6,zmm3
	lea    rbx,[rbx+r11*4]
	vmovups zmm3,ZMMWORD PTR [rbx]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3,ZMMWORD PTR [rbx+0x40]
	vaddps zmm4,zmm4,zmm3
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x1a77>
	lea    rbx,[r9+0x28]
	vbroadcastss zmm3,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps zmm8,zmm3,zmm8
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm9
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm10
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm12
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm14
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm16
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm17
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm18
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm19
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm20
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm21
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm22
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm23
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm24
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm26
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm27
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm28
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm29
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm30
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm31
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm7
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm6
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	vmaxps zmm8,zmm3,zmm5
	vmovups ZMMWORD PTR [rbx],zmm8
	vmaxps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [rbx+0x40],zmm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x80
	dec    r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1e4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1c3f>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x379c>
	mov    r10,rax
	sub    r10,0x1
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x2bf4>
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x242b>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1ce0>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x1d95>
	vbroadcastss ymm8{k1}{z},DWORD PTR [rax]
	vmovaps ymm8{k1}{z},ymm8
	vbroadcastss ymm9{k1}{z},DWORD PTR [rax+0x4]
	vmovaps ymm9{k1}{z},ymm9
	vbroadcastss ymm10{k1}{z},DWORD PTR [rax+0x8]
	vmovaps ymm10{k1}{z},ymm10
	vbroadcastss ymm11{k1}{z},DWORD PTR [rax+0xc]
	vmovaps ymm11{k1}{z},ymm11
	vbroadcastss ymm12{k1}{z},DWORD PTR [rax+0x10]
	vmovaps ymm12{k1}{z},ymm12
	vbroadcastss ymm13{k1}{z},DWORD PTR [rax+0x14]
	vmovaps ymm13{k1}{z},ymm13
	vbroadcastss ymm14{k1}{z},DWORD PTR [rax+0x18]
	vmovaps ymm14{k1}{z},ymm14
	vbroadcastss ymm15{k1}{z},DWORD PTR [rax+0x1c]
	vmovaps ymm15{k1}{z},ymm15
	vbroadcastss ymm16{k1}{z},DWORD PTR [rax+0x20]
	vmovaps ymm16{k1}{z},ymm16
	vbroadcastss ymm17{k1}{z},DWORD PTR [rax+0x24]
	vmovaps ymm17{k1}{z},ymm17
	vbroadcastss ymm18{k1}{z},DWORD PTR [rax+0x28]
	vmovaps ymm18{k1}{z},ymm18
	vbroadcastss ymm19{k1}{z},DWORD PTR [rax+0x2c]
	vmovaps ymm19{k1}{z},ymm19
	vbroadcastss ymm20{k1}{z},DWORD PTR [rax+0x30]
	vmovaps ymm20{k1}{z},ymm20
	vbroadcastss ymm21{k1}{z},DWORD PTR [rax+0x34]
	vmovaps ymm21{k1}{z},ymm21
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_14x32__x86_64_avx512+0x2151>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm22{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x200]
	vfmadd231ps ymm16{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x240]
	vfmadd231ps ymm17{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x280]
	vfmadd231ps ymm18{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x2c0]
	vfmadd231ps ymm19{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x300]
	vfmadd231ps ymm20{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x340]
	vfmadd231ps ymm21{k1},ymm22,ymm23
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm22{k1}{z},YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x4]
	vfmadd231ps ymm8{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x44]
	vfmadd231ps ymm9{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x84]
	vfmadd231ps ymm10{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0xc4]
	vfmadd231ps ymm11{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x104]
	vfmadd231ps ymm12{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x144]
	vfmadd231ps ymm13{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x184]
	vfmadd231ps ymm14{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x1c4]
	vfmadd231ps ymm15{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x204]
	vfmadd231ps ymm16{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x244]
	vfmadd231ps ymm17{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x284]
	vfmadd231ps ymm18{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x2c4]
	vfmadd231ps ymm19{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x304]
	vfmadd231ps ymm20{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x344]
	vfmadd231ps ymm21{k1},ymm22,ymm23
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups ymm22{k1}{z},YMMWORD PTR [rdx+0x100]
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x8]
	vfmadd231ps ymm8{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x48]
	vfmadd231ps ymm9{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x88]
	vfmadd231ps ymm10{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0xc8]
	vfmadd231ps ymm11{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x108]
	vfmadd231ps ymm12{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x148]
	vfmadd231ps ymm13{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x188]
	vfmadd231ps ymm14{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x1c8]
	vfmadd231ps ymm15{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x208]
	vfmadd231ps ymm16{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x248]
	vfmadd231ps ymm17{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x288]
	vfmadd231ps ymm18{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x2c8]
	vfmadd231ps ymm19{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x308]
	vfmadd231ps ymm20{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x348]
	vfmadd231ps ymm21{k1},ymm22,ymm23
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups ymm22{k1}{z},YMMWORD PTR [rdx+0x180]
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0xc]
	vfmadd231ps ymm8{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x4c]
	vfmadd231ps ymm9{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x8c]
	vfmadd231ps ymm10{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0xcc]
	vfmadd231ps ymm11{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x10c]
	vfmadd231ps ymm12{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x14c]
	vfmadd231ps ymm13{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x18c]
	vfmadd231ps ymm14{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x1cc]
	vfmadd231ps ymm15{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x20c]
	vfmadd231ps ymm16{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x24c]
	vfmadd231ps ymm17{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x28c]
	vfmadd231ps ymm18{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x2cc]
	vfmadd231ps ymm19{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x30c]
	vfmadd231ps ymm20{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x34c]
	vfmadd231ps ymm21{k1},ymm22,ymm23
	add    r11,0x10
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1dbb>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x1db6>
	test   rcx,rcx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x2244>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm22{k1}{z},YMMWORD PTR [rdx]
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11]
	vfmadd231ps ymm8{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x40]
	vfmadd231ps ymm9{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x80]
	vfmadd231ps ymm10{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0xc0]
	vfmadd231ps ymm11{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x100]
	vfmadd231ps ymm12{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x140]
	vfmadd231ps ymm13{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x180]
	vfmadd231ps ymm14{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x1c0]
	vfmadd231ps ymm15{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x200]
	vfmadd231ps ymm16{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x240]
	vfmadd231ps ymm17{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x280]
	vfmadd231ps ymm18{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x2c0]
	vfmadd231ps ymm19{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x300]
	vfmadd231ps ymm20{k1},ymm22,ymm23
	vbroadcastss ymm23{k1}{z},DWORD PTR [r11+0x340]
	vfmadd231ps ymm21{k1},ymm22,ymm23
	add    r11,0x4
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x215a>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x2339>
	mov    r10,r8
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm8{k1},ymm8,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm9{k1},ymm9,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm10{k1},ymm10,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm11{k1},ymm11,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm12{k1},ymm12,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm13{k1},ymm13,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm14{k1},ymm14,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm15{k1},ymm15,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm16{k1},ymm16,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm17{k1},ymm17,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm18{k1},ymm18,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm19{k1},ymm19,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm20{k1},ymm20,ymm22
	lea    r10,[r10+rax*4]
	vmovups ymm22{k1}{z},YMMWORD PTR [r10]
	vaddps ymm21{k1},ymm21,ymm22
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x2339>
	lea    r10,[r9+0x28]
	vbroadcastss ymm22{k1}{z},DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x2bef>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x248d>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x2542>
	vbroadcastss zmm8,DWORD PTR [rax]
	vmovaps zmm8,zmm8
	vbroadcastss zmm9,DWORD PTR [rax+0x4]
	vmovaps zmm9,zmm9
	vbroadcastss zmm10,DWORD PTR [rax+0x8]
	vmovaps zmm10,zmm10
	vbroadcastss zmm11,DWORD PTR [rax+0xc]
	vmovaps zmm11,zmm11
	vbroadcastss zmm12,DWORD PTR [rax+0x10]
	vmovaps zmm12,zmm12
	vbroadcastss zmm13,DWORD PTR [rax+0x14]
	vmovaps zmm13,zmm13
	vbroadcastss zmm14,DWORD PTR [rax+0x18]
	vmovaps zmm14,zmm14
	vbroadcastss zmm15,DWORD PTR [rax+0x1c]
	vmovaps zmm15,zmm15
	vbroadcastss zmm16,DWORD PTR [rax+0x20]
	vmovaps zmm16,zmm16
	vbroadcastss zmm17,DWORD PTR [rax+0x24]
	vmovaps zmm17,zmm17
	vbroadcastss zmm18,DWORD PTR [rax+0x28]
	vmovaps zmm18,zmm18
	vbroadcastss zmm19,DWORD PTR [rax+0x2c]
	vmovaps zmm19,zmm19
	vbroadcastss zmm20,DWORD PTR [rax+0x30]
	vmovaps zmm20,zmm20
	vbroadcastss zmm21,DWORD PTR [rax+0x34]
	vmovaps zmm21,zmm21
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_14x32__x86_64_avx512+0x28fe>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x80]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm22,ZMMWORD PTR [rdx+0x100]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm22,ZMMWORD PTR [rdx+0x180]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x2568>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x2563>
	test   rcx,rcx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x29f1>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm22,ZMMWORD PTR [rdx]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x2907>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x2b02>
	mov    r10,r8
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm9,zmm9,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm11,zmm11,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm13,zmm13,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm15,zmm15,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm17,zmm17,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm19,zmm19,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm22
	lea    r10,[r10+rax*4]
	vmovups zmm22{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm21,zmm21,zmm22
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x2b02>
	lea    r10,[r9+0x28]
	vbroadcastss zmm22,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x379c>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x2caa>
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x2db3>
	vbroadcastss zmm9,DWORD PTR [rax]
	vmovaps zmm8,zmm9
	vmovaps zmm9,zmm9
	vbroadcastss zmm11,DWORD PTR [rax+0x4]
	vmovaps zmm10,zmm11
	vmovaps zmm11,zmm11
	vbroadcastss zmm13,DWORD PTR [rax+0x8]
	vmovaps zmm12,zmm13
	vmovaps zmm13,zmm13
	vbroadcastss zmm15,DWORD PTR [rax+0xc]
	vmovaps zmm14,zmm15
	vmovaps zmm15,zmm15
	vbroadcastss zmm17,DWORD PTR [rax+0x10]
	vmovaps zmm16,zmm17
	vmovaps zmm17,zmm17
	vbroadcastss zmm19,DWORD PTR [rax+0x14]
	vmovaps zmm18,zmm19
	vmovaps zmm19,zmm19
	vbroadcastss zmm21,DWORD PTR [rax+0x18]
	vmovaps zmm20,zmm21
	vmovaps zmm21,zmm21
	vbroadcastss zmm23,DWORD PTR [rax+0x1c]
	vmovaps zmm22,zmm23
	vmovaps zmm23,zmm23
	vbroadcastss zmm25,DWORD PTR [rax+0x20]
	vmovaps zmm24,zmm25
	vmovaps zmm25,zmm25
	vbroadcastss zmm27,DWORD PTR [rax+0x24]
	vmovaps zmm26,zmm27
	vmovaps zmm27,zmm27
	vbroadcastss zmm29,DWORD PTR [rax+0x28]
	vmovaps zmm28,zmm29
	vmovaps zmm29,zmm29
	vbroadcastss zmm31,DWORD PTR [rax+0x2c]
	vmovaps zmm30,zmm31
	vmovaps zmm31,zmm31
	vbroadcastss zmm6,DWORD PTR [rax+0x30]
	vmovaps zmm7,zmm6
	vmovaps zmm6,zmm6
	vbroadcastss zmm4,DWORD PTR [rax+0x34]
	vmovaps zmm5,zmm4
	vmovaps zmm4,zmm4
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0xf
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_14x32__x86_64_avx512+0x32db>
	mov    esi,0x4
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x80]
	vmovups zmm2,ZMMWORD PTR [rdx+0xc0]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x100]
	prefetcht0 BYTE PTR [rdx+rax*4+0x140]
	vmovups zmm3,ZMMWORD PTR [rdx+0x100]
	vmovups zmm2,ZMMWORD PTR [rdx+0x140]
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
	prefetcht0 BYTE PTR [rdx+rax*4+0x180]
	prefetcht0 BYTE PTR [rdx+rax*4+0x1c0]
	vmovups zmm3,ZMMWORD PTR [rdx+0x180]
	vmovups zmm2,ZMMWORD PTR [rdx+0x1c0]
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
	add    rdx,0x200
	dec    esi
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x2dd9>
	add    r11,0x340
	dec    r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x2dd4>
	test   rcx,rcx
	je     <nnp_sgemm_14x32__x86_64_avx512+0x3429>
	prefetcht0 BYTE PTR [rdx+rax*4]
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups zmm3,ZMMWORD PTR [rdx]
	vmovups zmm2,ZMMWORD PTR [rdx+0x40]
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
	add    rdx,0x80
	dec    rcx
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x32e4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0x1f
	mov    r10,0xffffffffffffffff
	bzhi   r10,r10,rax
	kmovw  k1,r10d
	shr    r10,0x10
	kmovw  k2,r10d
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_14x32__x86_64_avx512+0x35f9>
	mov    r10,r8
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm8,zmm8,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm9,zmm9,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm10,zmm10,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm11,zmm11,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm12,zmm12,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm13,zmm13,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm14,zmm14,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm15,zmm15,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm16,zmm16,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm17,zmm17,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm18,zmm18,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm19,zmm19,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm20,zmm20,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm21,zmm21,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm22,zmm22,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm23,zmm23,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm24,zmm24,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm25,zmm25,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm26,zmm26,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm27,zmm27,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm28,zmm28,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm29,zmm29,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm30,zmm30,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm31,zmm31,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm7,zmm7,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm6,zmm6,zmm3
	lea    r10,[r10+rax*4]
	vmovups zmm3{k1}{z},ZMMWORD PTR [r10]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3{k2}{z},ZMMWORD PTR [r10+0x40]
	vaddps zmm4,zmm4,zmm3
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_14x32__x86_64_avx512+0x35f9>
	lea    r10,[r9+0x28]
	vbroadcastss zmm3,DWORD PTR [r10]
	mov    r10,r8
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
	ret
