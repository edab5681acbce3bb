<nnp_sgemm_transposed_1x16__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_1x16__x86_64_avx2+0xa9>
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	vmovups ymm10,YMMWORD PTR [rcx+0x40]
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	vmovups ymm10,YMMWORD PTR [rcx+0x80]
	vmovups ymm11,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	vmovups ymm10,YMMWORD PTR [rcx+0xc0]
	vmovups ymm11,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    rax
	jne    <nnp_sgemm_transposed_1x16__x86_64_avx2+0x1a>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_1x16__x86_64_avx2+0xda>
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_1x16__x86_64_avx2+0xb5>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss ymm10,DWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm11
	vmaxps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm8
	vmaxps ymm8,ymm10,ymm9
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vzeroupper
	ret
	int3
	int3

<nnp_sgemm_transposed_2x16__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_2x16__x86_64_avx2+0xf3>
	vmovups ymm12,YMMWORD PTR [rcx]
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	vmovups ymm12,YMMWORD PTR [rcx+0x40]
	vmovups ymm13,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	vmovups ymm12,YMMWORD PTR [rcx+0x80]
	vmovups ymm13,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	vmovups ymm12,YMMWORD PTR [rcx+0xc0]
	vmovups ymm13,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    rax
	jne    <nnp_sgemm_transposed_2x16__x86_64_avx2+0x24>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_2x16__x86_64_avx2+0x134>
	vmovups ymm12,YMMWORD PTR [rcx]
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_2x16__x86_64_avx2+0xff>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss ymm12,DWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm13
	vmaxps ymm8,ymm12,ymm8
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm8
	vmaxps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm8
	vmaxps ymm8,ymm12,ymm10
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm8
	vmaxps ymm8,ymm12,ymm11
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_transposed_3x16__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_3x16__x86_64_avx2+0x13d>
	vmovups ymm14,YMMWORD PTR [rcx]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	vmovups ymm14,YMMWORD PTR [rcx+0x40]
	vmovups ymm15,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	vmovups ymm14,YMMWORD PTR [rcx+0x80]
	vmovups ymm15,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	vmovups ymm14,YMMWORD PTR [rcx+0xc0]
	vmovups ymm15,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    rax
	jne    <nnp_sgemm_transposed_3x16__x86_64_avx2+0x2e>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_3x16__x86_64_avx2+0x18e>
	vmovups ymm14,YMMWORD PTR [rcx]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_3x16__x86_64_avx2+0x149>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss ymm14,DWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm15
	vmaxps ymm8,ymm14,ymm8
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm8
	vmaxps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm8
	vmaxps ymm8,ymm14,ymm10
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm8
	vmaxps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm8
	vmaxps ymm8,ymm14,ymm12
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm8
	vmaxps ymm8,ymm14,ymm13
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vzeroupper
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

<nnp_sgemm_transposed_4x16__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_4x16__x86_64_avx2+0x1a3>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm7,YMMWORD PTR [rcx]
	vmovups ymm6,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups ymm7,YMMWORD PTR [rcx+0x40]
	vmovups ymm6,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	vmovups ymm7,YMMWORD PTR [rcx+0x80]
	vmovups ymm6,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups ymm7,YMMWORD PTR [rcx+0xc0]
	vmovups ymm6,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    rax
	jne    <nnp_sgemm_transposed_4x16__x86_64_avx2+0x38>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_4x16__x86_64_avx2+0x20b>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm7,YMMWORD PTR [rcx]
	vmovups ymm6,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_4x16__x86_64_avx2+0x1af>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss ymm7,DWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm6
	vmaxps ymm8,ymm7,ymm8
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm8
	vmaxps ymm8,ymm7,ymm9
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm8
	vmaxps ymm8,ymm7,ymm10
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm8
	vmaxps ymm8,ymm7,ymm11
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm8
	vmaxps ymm8,ymm7,ymm12
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm8
	vmaxps ymm8,ymm7,ymm13
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm8
	vmaxps ymm8,ymm7,ymm14
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm8
	vmaxps ymm8,ymm7,ymm15
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vzeroupper
	ret
	int3
	int3

<nnp_sgemm_transposed_5x16__x86_64_avx2>:
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
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_5x16__x86_64_avx2+0x1eb>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm5,YMMWORD PTR [rcx]
	vmovups ymm4,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups ymm5,YMMWORD PTR [rcx+0x40]
	vmovups ymm4,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	vmovups ymm5,YMMWORD PTR [rcx+0x80]
	vmovups ymm4,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups ymm5,YMMWORD PTR [rcx+0xc0]
	vmovups ymm4,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    rax
	jne    <nnp_sgemm_transposed_5x16__x86_64_avx2+0x40>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_5x16__x86_64_avx2+0x263>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm5,YMMWORD PTR [rcx]
	vmovups ymm4,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_5x16__x86_64_avx2+0x1f7>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss ymm5,DWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm4
	vmaxps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm8
	vmaxps ymm8,ymm5,ymm9
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm8
	vmaxps ymm8,ymm5,ymm10
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm8
	vmaxps ymm8,ymm5,ymm11
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm8
	vmaxps ymm8,ymm5,ymm12
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm8
	vmaxps ymm8,ymm5,ymm13
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm8
	vmaxps ymm8,ymm5,ymm14
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm8
	vmaxps ymm8,ymm5,ymm15
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm7,ymm7,ymm8
	vmaxps ymm8,ymm5,ymm7
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm6,ymm6,ymm8
	vmaxps ymm8,ymm5,ymm6
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vzeroupper
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

<nnp_sgemm_transposed_6x16__x86_64_avx2>:
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
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_6x16__x86_64_avx2+0x233>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm3,YMMWORD PTR [rcx]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups ymm3,YMMWORD PTR [rcx+0x40]
	vmovups ymm2,YMMWORD PTR [rcx+0x60]
	vbroadcastss ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	vmovups ymm3,YMMWORD PTR [rcx+0x80]
	vmovups ymm2,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups ymm3,YMMWORD PTR [rcx+0xc0]
	vmovups ymm2,YMMWORD PTR [rcx+0xe0]
	vbroadcastss ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    rax
	jne    <nnp_sgemm_transposed_6x16__x86_64_avx2+0x48>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_6x16__x86_64_avx2+0x2bb>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm3,YMMWORD PTR [rcx]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_6x16__x86_64_avx2+0x23f>
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	lea    r11,[r9+0x28]
	vbroadcastss ymm3,DWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm2
	vmaxps ymm8,ymm3,ymm8
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm8
	vmaxps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm8
	vmaxps ymm8,ymm3,ymm10
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm8
	vmaxps ymm8,ymm3,ymm11
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm8
	vmaxps ymm8,ymm3,ymm12
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm8
	vmaxps ymm8,ymm3,ymm13
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm8
	vmaxps ymm8,ymm3,ymm14
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm8
	vmaxps ymm8,ymm3,ymm15
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm7,ymm7,ymm8
	vmaxps ymm8,ymm3,ymm7
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm6,ymm6,ymm8
	vmaxps ymm8,ymm3,ymm6
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm5,ymm5,ymm8
	vmaxps ymm8,ymm3,ymm5
	vmovups YMMWORD PTR [r8],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm4,ymm4,ymm8
	vmaxps ymm8,ymm3,ymm4
	vmovups YMMWORD PTR [r8+0x20],ymm8
	lea    rax,[rax+r10*4]
	add    r8,0x40
	vzeroupper
	ret
