<nnp_complex_gemm_transposed_1x24__x86_64_avx2>:
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
	mov    rbx,rdi
	and    rbx,0x7
	mov    rdi,rdi
	shr    rdi,0x3
	test   rdi,rdi
	je     <nnp_complex_gemm_transposed_1x24__x86_64_avx2+0x286>
	mov    ebp,0x2
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vmovups ymm7,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm6,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rax]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [r10]
	vmovups ymm15,YMMWORD PTR [r10+0x20]
	vmovups ymm7,YMMWORD PTR [r10+0x40]
	vpbroadcastd ymm6,DWORD PTR [rsi]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rax]
	vfnmadd231ps ymm8,ymm14,ymm6
	vfnmadd231ps ymm9,ymm15,ymm6
	vfnmadd231ps ymm10,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [rdx+0x60]
	vmovups ymm15,YMMWORD PTR [rdx+0x80]
	vmovups ymm7,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm6,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rax+0x20]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [r10+0x60]
	vmovups ymm15,YMMWORD PTR [r10+0x80]
	vmovups ymm7,YMMWORD PTR [r10+0xa0]
	vpbroadcastd ymm6,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rax+0x20]
	vfnmadd231ps ymm8,ymm14,ymm6
	vfnmadd231ps ymm9,ymm15,ymm6
	vfnmadd231ps ymm10,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [rdx+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx+0x100]
	vpbroadcastd ymm6,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rax+0x40]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [r10+0xc0]
	vmovups ymm15,YMMWORD PTR [r10+0xe0]
	vmovups ymm7,YMMWORD PTR [r10+0x100]
	vpbroadcastd ymm6,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rax+0x40]
	vfnmadd231ps ymm8,ymm14,ymm6
	vfnmadd231ps ymm9,ymm15,ymm6
	vfnmadd231ps ymm10,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [rdx+0x120]
	vmovups ymm15,YMMWORD PTR [rdx+0x140]
	vmovups ymm7,YMMWORD PTR [rdx+0x160]
	vpbroadcastd ymm6,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rax+0x60]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [r10+0x120]
	vmovups ymm15,YMMWORD PTR [r10+0x140]
	vmovups ymm7,YMMWORD PTR [r10+0x160]
	vpbroadcastd ymm6,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rax+0x60]
	vfnmadd231ps ymm8,ymm14,ymm6
	vfnmadd231ps ymm9,ymm15,ymm6
	vfnmadd231ps ymm10,ymm7,ymm6
	add    rsi,0x80
	add    rax,0x80
	add    rdx,0x180
	add    r10,0x180
	dec    ebp
	jne    <nnp_complex_gemm_transposed_1x24__x86_64_avx2+0x5c>
	dec    rdi
	jne    <nnp_complex_gemm_transposed_1x24__x86_64_avx2+0x57>
	test   rbx,rbx
	je     <nnp_complex_gemm_transposed_1x24__x86_64_avx2+0x317>
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vmovups ymm7,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm6,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rax]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [r10]
	vmovups ymm15,YMMWORD PTR [r10+0x20]
	vmovups ymm7,YMMWORD PTR [r10+0x40]
	vpbroadcastd ymm6,DWORD PTR [rsi]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rax]
	vfnmadd231ps ymm8,ymm14,ymm6
	vfnmadd231ps ymm9,ymm15,ymm6
	vfnmadd231ps ymm10,ymm7,ymm6
	add    rsi,0x20
	add    rax,0x20
	add    rdx,0x60
	add    r10,0x60
	dec    rbx
	jne    <nnp_complex_gemm_transposed_1x24__x86_64_avx2+0x28f>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_1x24__x86_64_avx2+0x349>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	vmovups YMMWORD PTR [rcx+0x40],ymm10
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [r11],ymm11
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovups YMMWORD PTR [r11+0x40],ymm13
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_transposed_1x24__x86_64_avx2+0x3be>
	mov    r10,rcx
	vmovups ymm14,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x40]
	vaddps ymm10,ymm10,ymm14
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups ymm14,YMMWORD PTR [r10]
	vaddps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x40]
	vaddps ymm13,ymm13,ymm14
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	vmovups YMMWORD PTR [rcx+0x40],ymm10
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [r11],ymm11
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovups YMMWORD PTR [r11+0x40],ymm13
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

<nnp_complex_gemm_transposed_2x24__x86_64_avx2>:
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
	je     <nnp_complex_gemm_transposed_2x24__x86_64_avx2+0x482>
	prefetcht0 BYTE PTR [rsi+0x1000]
	prefetcht0 BYTE PTR [rsi+0x1040]
	prefetcht0 BYTE PTR [rsi+0x1080]
	prefetcht0 BYTE PTR [rsi+0x10c0]
	prefetcht0 BYTE PTR [rax+0x1000]
	prefetcht0 BYTE PTR [rax+0x1040]
	prefetcht0 BYTE PTR [rax+0x1080]
	prefetcht0 BYTE PTR [rax+0x10c0]
	mov    ebp,0x2
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vmovups ymm1,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm0,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x4]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+0x20]
	vmovups ymm1,YMMWORD PTR [r10+0x40]
	vpbroadcastd ymm0,DWORD PTR [rsi]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax]
	vfnmadd231ps ymm8,ymm3,ymm0
	vfnmadd231ps ymm9,ymm2,ymm0
	vfnmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x4]
	vfnmadd231ps ymm11,ymm3,ymm0
	vfnmadd231ps ymm12,ymm2,ymm0
	vfnmadd231ps ymm13,ymm1,ymm0
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups ymm3,YMMWORD PTR [rdx+0x60]
	vmovups ymm2,YMMWORD PTR [rdx+0x80]
	vmovups ymm1,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm0,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x20]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x24]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	prefetcht0 BYTE PTR [r10+0x1080]
	vmovups ymm3,YMMWORD PTR [r10+0x60]
	vmovups ymm2,YMMWORD PTR [r10+0x80]
	vmovups ymm1,YMMWORD PTR [r10+0xa0]
	vpbroadcastd ymm0,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x20]
	vfnmadd231ps ymm8,ymm3,ymm0
	vfnmadd231ps ymm9,ymm2,ymm0
	vfnmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x24]
	vfnmadd231ps ymm11,ymm3,ymm0
	vfnmadd231ps ymm12,ymm2,ymm0
	vfnmadd231ps ymm13,ymm1,ymm0
	prefetcht0 BYTE PTR [rdx+0x10c0]
	prefetcht0 BYTE PTR [rdx+0x1100]
	vmovups ymm3,YMMWORD PTR [rdx+0xc0]
	vmovups ymm2,YMMWORD PTR [rdx+0xe0]
	vmovups ymm1,YMMWORD PTR [rdx+0x100]
	vpbroadcastd ymm0,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x40]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x44]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	prefetcht0 BYTE PTR [r10+0x10c0]
	prefetcht0 BYTE PTR [r10+0x1100]
	vmovups ymm3,YMMWORD PTR [r10+0xc0]
	vmovups ymm2,YMMWORD PTR [r10+0xe0]
	vmovups ymm1,YMMWORD PTR [r10+0x100]
	vpbroadcastd ymm0,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x40]
	vfnmadd231ps ymm8,ymm3,ymm0
	vfnmadd231ps ymm9,ymm2,ymm0
	vfnmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x44]
	vfnmadd231ps ymm11,ymm3,ymm0
	vfnmadd231ps ymm12,ymm2,ymm0
	vfnmadd231ps ymm13,ymm1,ymm0
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups ymm3,YMMWORD PTR [rdx+0x120]
	vmovups ymm2,YMMWORD PTR [rdx+0x140]
	vmovups ymm1,YMMWORD PTR [rdx+0x160]
	vpbroadcastd ymm0,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x60]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x64]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	prefetcht0 BYTE PTR [r10+0x1140]
	vmovups ymm3,YMMWORD PTR [r10+0x120]
	vmovups ymm2,YMMWORD PTR [r10+0x140]
	vmovups ymm1,YMMWORD PTR [r10+0x160]
	vpbroadcastd ymm0,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x60]
	vfnmadd231ps ymm8,ymm3,ymm0
	vfnmadd231ps ymm9,ymm2,ymm0
	vfnmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x64]
	vfnmadd231ps ymm11,ymm3,ymm0
	vfnmadd231ps ymm12,ymm2,ymm0
	vfnmadd231ps ymm13,ymm1,ymm0
	add    rsi,0x80
	add    rax,0x80
	add    rdx,0x180
	add    r10,0x180
	dec    ebp
	jne    <nnp_complex_gemm_transposed_2x24__x86_64_avx2+0xae>
	dec    rdi
	jne    <nnp_complex_gemm_transposed_2x24__x86_64_avx2+0x71>
	test   rbx,rbx
	je     <nnp_complex_gemm_transposed_2x24__x86_64_avx2+0x585>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vmovups ymm1,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm0,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x4]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	prefetcht0 BYTE PTR [r10+0x1000]
	prefetcht0 BYTE PTR [r10+0x1040]
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+0x20]
	vmovups ymm1,YMMWORD PTR [r10+0x40]
	vpbroadcastd ymm0,DWORD PTR [rsi]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax]
	vfnmadd231ps ymm8,ymm3,ymm0
	vfnmadd231ps ymm9,ymm2,ymm0
	vfnmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rax+0x4]
	vfnmadd231ps ymm11,ymm3,ymm0
	vfnmadd231ps ymm12,ymm2,ymm0
	vfnmadd231ps ymm13,ymm1,ymm0
	add    rsi,0x20
	add    rax,0x20
	add    rdx,0x60
	add    r10,0x60
	dec    rbx
	jne    <nnp_complex_gemm_transposed_2x24__x86_64_avx2+0x48b>
	mov    rax,QWORD PTR [r8+0x10]
	test   r9,r9
	jne    <nnp_complex_gemm_transposed_2x24__x86_64_avx2+0x5e1>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	vmovups YMMWORD PTR [rcx+0x40],ymm10
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [rcx],ymm11
	vmovups YMMWORD PTR [rcx+0x20],ymm12
	vmovups YMMWORD PTR [rcx+0x40],ymm13
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [r11],ymm14
	vmovups YMMWORD PTR [r11+0x20],ymm15
	vmovups YMMWORD PTR [r11+0x40],ymm7
	lea    r11,[r11+rax*4]
	vmovups YMMWORD PTR [r11],ymm6
	vmovups YMMWORD PTR [r11+0x20],ymm5
	vmovups YMMWORD PTR [r11+0x40],ymm4
	lea    r11,[r11+rax*4]
	jmp    <nnp_complex_gemm_transposed_2x24__x86_64_avx2+0x6b9>
	mov    r10,rcx
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x40]
	vaddps ymm10,ymm10,ymm3
	lea    r10,[r10+rax*4]
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm11,ymm11,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm12,ymm12,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x40]
	vaddps ymm13,ymm13,ymm3
	lea    r10,[r10+rax*4]
	mov    r10,r11
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm14,ymm14,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm15,ymm15,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x40]
	vaddps ymm7,ymm7,ymm3
	lea    r10,[r10+rax*4]
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm6,ymm6,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x40]
	vaddps ymm4,ymm4,ymm3
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	vmovups YMMWORD PTR [rcx+0x40],ymm10
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [rcx],ymm11
	vmovups YMMWORD PTR [rcx+0x20],ymm12
	vmovups YMMWORD PTR [rcx+0x40],ymm13
	lea    rcx,[rcx+rax*4]
	vmovups YMMWORD PTR [r11],ymm14
	vmovups YMMWORD PTR [r11+0x20],ymm15
	vmovups YMMWORD PTR [r11+0x40],ymm7
	lea    r11,[r11+rax*4]
	vmovups YMMWORD PTR [r11],ymm6
	vmovups YMMWORD PTR [r11+0x20],ymm5
	vmovups YMMWORD PTR [r11+0x40],ymm4
	lea    r11,[r11+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
