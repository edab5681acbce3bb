<nnp_complex_gemm_1x16__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r8+0x8]
	lea    r10,[r10+r11*4]
	mov    r11,rcx
	mov    rbx,QWORD PTR [r8+0x18]
	lea    r11,[r11+rbx*4]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	mov    rbx,rdi
	and    rbx,0x7
	mov    rdi,rdi
	shr    rdi,0x3
	test   rdi,rdi
	je     <nnp_complex_gemm_1x16__x86_64_avx2+0x1f0>
	mov    ebp,0x2
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rax]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r10]
	vmovups ymm13,YMMWORD PTR [r10+0x20]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rax]
	vfnmadd231ps ymm8,ymm12,ymm14
	vfnmadd231ps ymm9,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rdx+0x40]
	vmovups ymm13,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rax+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r10+0x40]
	vmovups ymm13,YMMWORD PTR [r10+0x60]
	vpbroadcastd ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rax+0x4]
	vfnmadd231ps ymm8,ymm12,ymm14
	vfnmadd231ps ymm9,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rdx+0x80]
	vmovups ymm13,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm14,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rax+0x8]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r10+0x80]
	vmovups ymm13,YMMWORD PTR [r10+0xa0]
	vpbroadcastd ymm14,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rax+0x8]
	vfnmadd231ps ymm8,ymm12,ymm14
	vfnmadd231ps ymm9,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rdx+0xc0]
	vmovups ymm13,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm14,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rax+0xc]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r10+0xc0]
	vmovups ymm13,YMMWORD PTR [r10+0xe0]
	vpbroadcastd ymm14,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rax+0xc]
	vfnmadd231ps ymm8,ymm12,ymm14
	vfnmadd231ps ymm9,ymm13,ymm14
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x100
	add    r10,0x100
	dec    ebp
	jne    <nnp_complex_gemm_1x16__x86_64_avx2+0x52>
	add    rsi,0xa0
	add    rax,0xa0
	dec    rdi
	jne    <nnp_complex_gemm_1x16__x86_64_avx2+0x4d>
	test   rbx,rbx
	je     <nnp_complex_gemm_1x16__x86_64_avx2+0x25a>
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rax]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r10]
	vmovups ymm13,YMMWORD PTR [r10+0x20]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rax]
	vfnmadd231ps ymm8,ymm12,ymm14
	vfnmadd231ps ymm9,ymm13,ymm14
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x40
	add    r10,0x40
	dec    rbx
	jne    <nnp_complex_gemm_1x16__x86_64_avx2+0x1f5>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_1x16__x86_64_avx2+0x281>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [r11],ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm11
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_1x16__x86_64_avx2+0x2d5>
	mov    r10,rcx
	vmovups ymm12,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm12
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups ymm12,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm12
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [r11],ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm11
	lea    r11,[r11+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_complex_gemm_2x16__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r8+0x8]
	lea    r10,[r10+r11*4]
	mov    r11,rcx
	mov    rbx,QWORD PTR [r8+0x18]
	lea    r11,[r11+rbx*4]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	mov    rbx,rdi
	and    rbx,0x7
	mov    rdi,rdi
	shr    rdi,0x3
	test   rdi,rdi
	je     <nnp_complex_gemm_2x16__x86_64_avx2+0x36a>
	prefetcht0 BYTE PTR [rsi+0x1000]
	prefetcht0 BYTE PTR [rsi+0x1040]
	prefetcht0 BYTE PTR [rsi+0x1080]
	prefetcht0 BYTE PTR [rax+0x1000]
	prefetcht0 BYTE PTR [rax+0x1040]
	prefetcht0 BYTE PTR [rax+0x1080]
	mov    ebp,0x2
	prefetcht0 BYTE PTR [rdx+0x1000]
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x20]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [r10+0x1000]
	vmovups ymm7,YMMWORD PTR [r10]
	vmovups ymm6,YMMWORD PTR [r10+0x20]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax]
	vfnmadd231ps ymm8,ymm7,ymm5
	vfnmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x20]
	vfnmadd231ps ymm10,ymm7,ymm5
	vfnmadd231ps ymm11,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups ymm7,YMMWORD PTR [rdx+0x40]
	vmovups ymm6,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x4]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x24]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups ymm7,YMMWORD PTR [r10+0x40]
	vmovups ymm6,YMMWORD PTR [r10+0x60]
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x4]
	vfnmadd231ps ymm8,ymm7,ymm5
	vfnmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x24]
	vfnmadd231ps ymm10,ymm7,ymm5
	vfnmadd231ps ymm11,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups ymm7,YMMWORD PTR [rdx+0x80]
	vmovups ymm6,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x28]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups ymm7,YMMWORD PTR [r10+0x80]
	vmovups ymm6,YMMWORD PTR [r10+0xa0]
	vpbroadcastd ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x8]
	vfnmadd231ps ymm8,ymm7,ymm5
	vfnmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x28]
	vfnmadd231ps ymm10,ymm7,ymm5
	vfnmadd231ps ymm11,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups ymm7,YMMWORD PTR [rdx+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0xc]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x2c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups ymm7,YMMWORD PTR [r10+0xc0]
	vmovups ymm6,YMMWORD PTR [r10+0xe0]
	vpbroadcastd ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0xc]
	vfnmadd231ps ymm8,ymm7,ymm5
	vfnmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x2c]
	vfnmadd231ps ymm10,ymm7,ymm5
	vfnmadd231ps ymm11,ymm6,ymm5
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x100
	add    r10,0x100
	dec    ebp
	jne    <nnp_complex_gemm_2x16__x86_64_avx2+0x90>
	add    rsi,0xa0
	add    rax,0xa0
	dec    rdi
	jne    <nnp_complex_gemm_2x16__x86_64_avx2+0x61>
	test   rbx,rbx
	je     <nnp_complex_gemm_2x16__x86_64_avx2+0x42b>
	prefetcht0 BYTE PTR [rdx+0x1000]
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x20]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [r10+0x1000]
	vmovups ymm7,YMMWORD PTR [r10]
	vmovups ymm6,YMMWORD PTR [r10+0x20]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax]
	vfnmadd231ps ymm8,ymm7,ymm5
	vfnmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rax+0x20]
	vfnmadd231ps ymm10,ymm7,ymm5
	vfnmadd231ps ymm11,ymm6,ymm5
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x40
	add    r10,0x40
	dec    rbx
	jne    <nnp_complex_gemm_2x16__x86_64_avx2+0x373>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_2x16__x86_64_avx2+0x471>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [r11],ymm12
	vmovups YMMWORD PTR [r11+0x20],ymm13
	lea    r11,[r11+rax*4]
	vmovups YMMWORD PTR [r11],ymm14
	vmovups YMMWORD PTR [r11+0x20],ymm15
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_2x16__x86_64_avx2+0x50b>
	mov    r10,rcx
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
	mov    r10,r11
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
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [r11],ymm12
	vmovups YMMWORD PTR [r11+0x20],ymm13
	lea    r11,[r11+rax*4]
	vmovups YMMWORD PTR [r11],ymm14
	vmovups YMMWORD PTR [r11+0x20],ymm15
	lea    r11,[r11+rax*4]
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

<nnp_complex_gemm_3x16__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	mov    r10,QWORD PTR [r8]
	lea    rax,[rax+r10*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r8+0x8]
	lea    r10,[r10+r11*4]
	mov    r11,rcx
	mov    rbx,QWORD PTR [r8+0x18]
	lea    r11,[r11+rbx*4]
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
	and    rbx,0x7
	mov    rdi,rdi
	shr    rdi,0x3
	test   rdi,rdi
	je     <nnp_complex_gemm_3x16__x86_64_avx2+0x47a>
	prefetcht0 BYTE PTR [rsi+0x1000]
	prefetcht0 BYTE PTR [rsi+0x1040]
	prefetcht0 BYTE PTR [rsi+0x1080]
	prefetcht0 BYTE PTR [rax+0x1000]
	prefetcht0 BYTE PTR [rax+0x1040]
	prefetcht0 BYTE PTR [rax+0x1080]
	mov    ebp,0x2
	prefetcht0 BYTE PTR [rdx+0x1000]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x20]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x40]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [r10+0x1000]
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+0x20]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax]
	vfnmadd231ps ymm8,ymm3,ymm1
	vfnmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x20]
	vfnmadd231ps ymm10,ymm3,ymm1
	vfnmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x40]
	vfnmadd231ps ymm12,ymm3,ymm1
	vfnmadd231ps ymm13,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups ymm3,YMMWORD PTR [rdx+0x40]
	vmovups ymm2,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x4]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x24]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x44]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups ymm3,YMMWORD PTR [r10+0x40]
	vmovups ymm2,YMMWORD PTR [r10+0x60]
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x4]
	vfnmadd231ps ymm8,ymm3,ymm1
	vfnmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x24]
	vfnmadd231ps ymm10,ymm3,ymm1
	vfnmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x44]
	vfnmadd231ps ymm12,ymm3,ymm1
	vfnmadd231ps ymm13,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups ymm3,YMMWORD PTR [rdx+0x80]
	vmovups ymm2,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x8]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x28]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x48]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups ymm3,YMMWORD PTR [r10+0x80]
	vmovups ymm2,YMMWORD PTR [r10+0xa0]
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x8]
	vfnmadd231ps ymm8,ymm3,ymm1
	vfnmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x28]
	vfnmadd231ps ymm10,ymm3,ymm1
	vfnmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x48]
	vfnmadd231ps ymm12,ymm3,ymm1
	vfnmadd231ps ymm13,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups ymm3,YMMWORD PTR [rdx+0xc0]
	vmovups ymm2,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x2c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x4c]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [r10+0x10c0]
	vmovups ymm3,YMMWORD PTR [r10+0xc0]
	vmovups ymm2,YMMWORD PTR [r10+0xe0]
	vpbroadcastd ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0xc]
	vfnmadd231ps ymm8,ymm3,ymm1
	vfnmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x2c]
	vfnmadd231ps ymm10,ymm3,ymm1
	vfnmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x4c]
	vfnmadd231ps ymm12,ymm3,ymm1
	vfnmadd231ps ymm13,ymm2,ymm1
	add    rsi,0x10
	add    rax,0x10
	add    rdx,0x100
	add    r10,0x100
	dec    ebp
	jne    <nnp_complex_gemm_3x16__x86_64_avx2+0xa0>
	add    rsi,0xa0
	add    rax,0xa0
	dec    rdi
	jne    <nnp_complex_gemm_3x16__x86_64_avx2+0x71>
	test   rbx,rbx
	je     <nnp_complex_gemm_3x16__x86_64_avx2+0x57b>
	prefetcht0 BYTE PTR [rdx+0x1000]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x20]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x40]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [r10+0x1000]
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+0x20]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax]
	vfnmadd231ps ymm8,ymm3,ymm1
	vfnmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x20]
	vfnmadd231ps ymm10,ymm3,ymm1
	vfnmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rax+0x40]
	vfnmadd231ps ymm12,ymm3,ymm1
	vfnmadd231ps ymm13,ymm2,ymm1
	add    rsi,0x4
	add    rax,0x4
	add    rdx,0x40
	add    r10,0x40
	dec    rbx
	jne    <nnp_complex_gemm_3x16__x86_64_avx2+0x483>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_3x16__x86_64_avx2+0x5dd>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [rcx],ymm12
	vmovups YMMWORD PTR [rcx+0x20],ymm13
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [r11],ymm14
	vmovups YMMWORD PTR [r11+0x20],ymm15
	lea    r11,[r11+rax*4]
	vmovups YMMWORD PTR [r11],ymm7
	vmovups YMMWORD PTR [r11+0x20],ymm6
	lea    r11,[r11+rax*4]
	vmovups YMMWORD PTR [r11],ymm5
	vmovups YMMWORD PTR [r11+0x20],ymm4
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_3x16__x86_64_avx2+0x6c1>
	mov    r10,rcx
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
	mov    r10,r11
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
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [rcx],ymm12
	vmovups YMMWORD PTR [rcx+0x20],ymm13
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [r11],ymm14
	vmovups YMMWORD PTR [r11+0x20],ymm15
	lea    r11,[r11+rax*4]
	vmovups YMMWORD PTR [r11],ymm7
	vmovups YMMWORD PTR [r11+0x20],ymm6
	lea    r11,[r11+rax*4]
	vmovups YMMWORD PTR [r11],ymm5
	vmovups YMMWORD PTR [r11+0x20],ymm4
	lea    r11,[r11+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
