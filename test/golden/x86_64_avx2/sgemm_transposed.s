<nnp_sgemm_transposed_1x16__x86_64_avx2>:
	push   rbx
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_1x16__x86_64_avx2+0xb7>
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	vmovups ymm10,YMMWORD PTR [rcx+0x40]
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	vpbroadcastd ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	vmovups ymm10,YMMWORD PTR [rcx+0x80]
	vmovups ymm11,YMMWORD PTR [rcx+0xa0]
	vpbroadcastd ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	vmovups ymm10,YMMWORD PTR [rcx+0xc0]
	vmovups ymm11,YMMWORD PTR [rcx+0xe0]
	vpbroadcastd ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    r10
	jne    <nnp_sgemm_transposed_1x16__x86_64_avx2+0x28>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_1x16__x86_64_avx2+0xc2>
	jmp    <nnp_sgemm_transposed_1x16__x86_64_avx2+0xda>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x10
	prefetcht0 BYTE PTR [r10]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_1x16__x86_64_avx2+0xce>
	test   rax,rax
	je     <nnp_sgemm_transposed_1x16__x86_64_avx2+0x172>
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	vmovups ymm10,YMMWORD PTR [rcx+0x40]
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	vpbroadcastd ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	vmovups ymm10,YMMWORD PTR [rcx+0x80]
	vmovups ymm11,YMMWORD PTR [rcx+0xa0]
	vpbroadcastd ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	vmovups ymm10,YMMWORD PTR [rcx+0xc0]
	vmovups ymm11,YMMWORD PTR [rcx+0xe0]
	vpbroadcastd ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    rax
	jne    <nnp_sgemm_transposed_1x16__x86_64_avx2+0xe3>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_1x16__x86_64_avx2+0x1a3>
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_1x16__x86_64_avx2+0x17e>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd ymm10,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_1x16__x86_64_avx2+0x1f1>
	vmovups ymm11,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm11
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm11
	vmaxps ymm8,ymm10,ymm8
	vmaxps ymm9,ymm10,ymm9
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_1x16__x86_64_avx2+0x2a5>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	vmovups ymm11,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm11
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm11
	vmaxps ymm8,ymm10,ymm8
	vmaxps ymm9,ymm10,ymm9
	lea    rax,[rax+r10*4]
	vextractf128 xmm10,ymm8,0x1
	vmovss DWORD PTR [r8],xmm8
	vextractps DWORD PTR [r8+r9*1],xmm8,0x1
	vextractps DWORD PTR [r8+r9*2],xmm8,0x2
	vextractps DWORD PTR [r8+rcx*1],xmm8,0x3
	vmovss DWORD PTR [rdx],xmm10
	vextractps DWORD PTR [rdx+r9*1],xmm10,0x1
	vextractps DWORD PTR [rdx+r9*2],xmm10,0x2
	vextractps DWORD PTR [rdx+rcx*1],xmm10,0x3
	mov    rax,r11
	shl    rax,0x3
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	vextractf128 xmm8,ymm9,0x1
	vmovss DWORD PTR [r8],xmm9
	vextractps DWORD PTR [r8+r9*1],xmm9,0x1
	vextractps DWORD PTR [r8+r9*2],xmm9,0x2
	vextractps DWORD PTR [r8+rcx*1],xmm9,0x3
	vmovss DWORD PTR [rdx],xmm8
	vextractps DWORD PTR [rdx+r9*1],xmm8,0x1
	vextractps DWORD PTR [rdx+r9*2],xmm8,0x2
	vextractps DWORD PTR [rdx+rcx*1],xmm8,0x3
	vzeroupper
	pop    rbx
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_transposed_2x16__x86_64_avx2>:
	push   rbx
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_2x16__x86_64_avx2+0x101>
	vmovups ymm12,YMMWORD PTR [rcx]
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	vmovups ymm12,YMMWORD PTR [rcx+0x40]
	vmovups ymm13,YMMWORD PTR [rcx+0x60]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	vmovups ymm12,YMMWORD PTR [rcx+0x80]
	vmovups ymm13,YMMWORD PTR [rcx+0xa0]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	vmovups ymm12,YMMWORD PTR [rcx+0xc0]
	vmovups ymm13,YMMWORD PTR [rcx+0xe0]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    r10
	jne    <nnp_sgemm_transposed_2x16__x86_64_avx2+0x32>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_2x16__x86_64_avx2+0x10c>
	jmp    <nnp_sgemm_transposed_2x16__x86_64_avx2+0x125>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x10
	prefetcht0 BYTE PTR [r10+0x4]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_2x16__x86_64_avx2+0x118>
	test   rax,rax
	je     <nnp_sgemm_transposed_2x16__x86_64_avx2+0x1fd>
	vmovups ymm12,YMMWORD PTR [rcx]
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	vmovups ymm12,YMMWORD PTR [rcx+0x40]
	vmovups ymm13,YMMWORD PTR [rcx+0x60]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	vmovups ymm12,YMMWORD PTR [rcx+0x80]
	vmovups ymm13,YMMWORD PTR [rcx+0xa0]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	vmovups ymm12,YMMWORD PTR [rcx+0xc0]
	vmovups ymm13,YMMWORD PTR [rcx+0xe0]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    rax
	jne    <nnp_sgemm_transposed_2x16__x86_64_avx2+0x12e>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_2x16__x86_64_avx2+0x23e>
	vmovups ymm12,YMMWORD PTR [rcx]
	vmovups ymm13,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_2x16__x86_64_avx2+0x209>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd ymm12,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_2x16__x86_64_avx2+0x2bc>
	vmovups ymm13,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm13
	vmovups ymm13,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm13
	vmaxps ymm8,ymm12,ymm8
	vmaxps ymm9,ymm12,ymm9
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm8
	vmaxps ymm8,ymm12,ymm10
	vmaxps ymm9,ymm12,ymm11
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_2x16__x86_64_avx2+0x3a3>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	vmovups ymm13,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm13
	vmovups ymm13,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm13
	vmaxps ymm8,ymm12,ymm8
	vmaxps ymm9,ymm12,ymm9
	lea    rax,[rax+r10*4]
	vmovups ymm13,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm13
	vmaxps ymm10,ymm12,ymm10
	vmaxps ymm11,ymm12,ymm11
	lea    rax,[rax+r10*4]
	vunpcklps ymm12,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm12,0x1
	vmovlps QWORD PTR [r8],xmm12
	vmovhps QWORD PTR [r8+r9*1],xmm12
	vmovlps QWORD PTR [rdx],xmm10
	vmovhps QWORD PTR [rdx+r9*1],xmm10
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [r8+r9*2],xmm8
	vmovhps QWORD PTR [r8+rcx*1],xmm8
	vmovlps QWORD PTR [rdx+r9*2],xmm10
	vmovhps QWORD PTR [rdx+rcx*1],xmm10
	mov    rax,r11
	shl    rax,0x3
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	vunpcklps ymm8,ymm9,ymm11
	vunpckhps ymm9,ymm9,ymm11
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [r8],xmm8
	vmovhps QWORD PTR [r8+r9*1],xmm8
	vmovlps QWORD PTR [rdx],xmm10
	vmovhps QWORD PTR [rdx+r9*1],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [r8+r9*2],xmm9
	vmovhps QWORD PTR [r8+rcx*1],xmm9
	vmovlps QWORD PTR [rdx+r9*2],xmm8
	vmovhps QWORD PTR [rdx+rcx*1],xmm8
	vzeroupper
	pop    rbx
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
	push   rbx
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_3x16__x86_64_avx2+0x14b>
	vmovups ymm14,YMMWORD PTR [rcx]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	vmovups ymm14,YMMWORD PTR [rcx+0x40]
	vmovups ymm15,YMMWORD PTR [rcx+0x60]
	vpbroadcastd ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	vmovups ymm14,YMMWORD PTR [rcx+0x80]
	vmovups ymm15,YMMWORD PTR [rcx+0xa0]
	vpbroadcastd ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	vmovups ymm14,YMMWORD PTR [rcx+0xc0]
	vmovups ymm15,YMMWORD PTR [rcx+0xe0]
	vpbroadcastd ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    r10
	jne    <nnp_sgemm_transposed_3x16__x86_64_avx2+0x3c>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_3x16__x86_64_avx2+0x156>
	jmp    <nnp_sgemm_transposed_3x16__x86_64_avx2+0x16f>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x10
	prefetcht0 BYTE PTR [r10+0x8]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_3x16__x86_64_avx2+0x162>
	test   rax,rax
	je     <nnp_sgemm_transposed_3x16__x86_64_avx2+0x287>
	vmovups ymm14,YMMWORD PTR [rcx]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	vmovups ymm14,YMMWORD PTR [rcx+0x40]
	vmovups ymm15,YMMWORD PTR [rcx+0x60]
	vpbroadcastd ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	vmovups ymm14,YMMWORD PTR [rcx+0x80]
	vmovups ymm15,YMMWORD PTR [rcx+0xa0]
	vpbroadcastd ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	vmovups ymm14,YMMWORD PTR [rcx+0xc0]
	vmovups ymm15,YMMWORD PTR [rcx+0xe0]
	vpbroadcastd ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    rax
	jne    <nnp_sgemm_transposed_3x16__x86_64_avx2+0x178>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_3x16__x86_64_avx2+0x2d8>
	vmovups ymm14,YMMWORD PTR [rcx]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_3x16__x86_64_avx2+0x293>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd ymm14,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_3x16__x86_64_avx2+0x38a>
	vmovups ymm15,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm15
	vmovups ymm15,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm15
	vmaxps ymm8,ymm14,ymm8
	vmaxps ymm9,ymm14,ymm9
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm8
	vmaxps ymm8,ymm14,ymm10
	vmaxps ymm9,ymm14,ymm11
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm8
	vmaxps ymm8,ymm14,ymm12
	vmaxps ymm9,ymm14,ymm13
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_3x16__x86_64_avx2+0x514>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	vmovups ymm15,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm15
	vmovups ymm15,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm15
	vmaxps ymm8,ymm14,ymm8
	vmaxps ymm9,ymm14,ymm9
	lea    rax,[rax+r10*4]
	vmovups ymm15,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm15
	vmovups ymm15,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm15
	vmaxps ymm10,ymm14,ymm10
	vmaxps ymm11,ymm14,ymm11
	lea    rax,[rax+r10*4]
	vmovups ymm15,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm15
	vmovups ymm15,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm15
	vmaxps ymm12,ymm14,ymm12
	vmaxps ymm13,ymm14,ymm13
	lea    rax,[rax+r10*4]
	vunpcklps ymm14,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm14,0x1
	vmovlps QWORD PTR [r8],xmm14
	vmovhps QWORD PTR [r8+r9*1],xmm14
	vmovlps QWORD PTR [rdx],xmm10
	vmovhps QWORD PTR [rdx+r9*1],xmm10
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [r8+r9*2],xmm8
	vmovhps QWORD PTR [r8+rcx*1],xmm8
	vmovlps QWORD PTR [rdx+r9*2],xmm10
	vmovhps QWORD PTR [rdx+rcx*1],xmm10
	vextractf128 xmm8,ymm12,0x1
	vmovss DWORD PTR [r8+0x8],xmm12
	vextractps DWORD PTR [r8+r9*1+0x8],xmm12,0x1
	vextractps DWORD PTR [r8+r9*2+0x8],xmm12,0x2
	vextractps DWORD PTR [r8+rcx*1+0x8],xmm12,0x3
	vmovss DWORD PTR [rdx+0x8],xmm8
	vextractps DWORD PTR [rdx+r9*1+0x8],xmm8,0x1
	vextractps DWORD PTR [rdx+r9*2+0x8],xmm8,0x2
	vextractps DWORD PTR [rdx+rcx*1+0x8],xmm8,0x3
	mov    rax,r11
	shl    rax,0x3
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	vunpcklps ymm8,ymm9,ymm11
	vunpckhps ymm9,ymm9,ymm11
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [r8],xmm8
	vmovhps QWORD PTR [r8+r9*1],xmm8
	vmovlps QWORD PTR [rdx],xmm10
	vmovhps QWORD PTR [rdx+r9*1],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [r8+r9*2],xmm9
	vmovhps QWORD PTR [r8+rcx*1],xmm9
	vmovlps QWORD PTR [rdx+r9*2],xmm8
	vmovhps QWORD PTR [rdx+rcx*1],xmm8
	vextractf128 xmm8,ymm13,0x1
	vmovss DWORD PTR [r8+0x8],xmm13
	vextractps DWORD PTR [r8+r9*1+0x8],xmm13,0x1
	vextractps DWORD PTR [r8+r9*2+0x8],xmm13,0x2
	vextractps DWORD PTR [r8+rcx*1+0x8],xmm13,0x3
	vmovss DWORD PTR [rdx+0x8],xmm8
	vextractps DWORD PTR [rdx+r9*1+0x8],xmm8,0x1
	vextractps DWORD PTR [rdx+r9*2+0x8],xmm8,0x2
	vextractps DWORD PTR [rdx+rcx*1+0x8],xmm8,0x3
	vzeroupper
	pop    rbx
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_transposed_4x16__x86_64_avx2>:
	push   rbx
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	mov    rax,rdi
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_4x16__x86_64_avx2+0x1b1>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm7,YMMWORD PTR [rcx]
	vmovups ymm6,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups ymm7,YMMWORD PTR [rcx+0x40]
	vmovups ymm6,YMMWORD PTR [rcx+0x60]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	vmovups ymm7,YMMWORD PTR [rcx+0x80]
	vmovups ymm6,YMMWORD PTR [rcx+0xa0]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups ymm7,YMMWORD PTR [rcx+0xc0]
	vmovups ymm6,YMMWORD PTR [rcx+0xe0]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    r10
	jne    <nnp_sgemm_transposed_4x16__x86_64_avx2+0x46>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_4x16__x86_64_avx2+0x1bc>
	jmp    <nnp_sgemm_transposed_4x16__x86_64_avx2+0x1d5>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x10
	prefetcht0 BYTE PTR [r10+0xc]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_4x16__x86_64_avx2+0x1c8>
	test   rax,rax
	je     <nnp_sgemm_transposed_4x16__x86_64_avx2+0x349>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm7,YMMWORD PTR [rcx]
	vmovups ymm6,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups ymm7,YMMWORD PTR [rcx+0x40]
	vmovups ymm6,YMMWORD PTR [rcx+0x60]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	vmovups ymm7,YMMWORD PTR [rcx+0x80]
	vmovups ymm6,YMMWORD PTR [rcx+0xa0]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups ymm7,YMMWORD PTR [rcx+0xc0]
	vmovups ymm6,YMMWORD PTR [rcx+0xe0]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    rax
	jne    <nnp_sgemm_transposed_4x16__x86_64_avx2+0x1de>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_4x16__x86_64_avx2+0x3b1>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm7,YMMWORD PTR [rcx]
	vmovups ymm6,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_4x16__x86_64_avx2+0x355>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd ymm7,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_4x16__x86_64_avx2+0x491>
	vmovups ymm6,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm6
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm6
	vmaxps ymm8,ymm7,ymm8
	vmaxps ymm9,ymm7,ymm9
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm8
	vmaxps ymm8,ymm7,ymm10
	vmaxps ymm9,ymm7,ymm11
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm8
	vmaxps ymm8,ymm7,ymm12
	vmaxps ymm9,ymm7,ymm13
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm8
	vmaxps ymm8,ymm7,ymm14
	vmaxps ymm9,ymm7,ymm15
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_4x16__x86_64_avx2+0x5e2>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	vmovups ymm6,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm6
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm6
	vmaxps ymm8,ymm7,ymm8
	vmaxps ymm9,ymm7,ymm9
	lea    rax,[rax+r10*4]
	vmovups ymm6,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm6
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm6
	vmaxps ymm10,ymm7,ymm10
	vmaxps ymm11,ymm7,ymm11
	lea    rax,[rax+r10*4]
	vmovups ymm6,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm6
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm6
	vmaxps ymm12,ymm7,ymm12
	vmaxps ymm13,ymm7,ymm13
	lea    rax,[rax+r10*4]
	vmovups ymm6,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm6
	vmaxps ymm14,ymm7,ymm14
	vmaxps ymm15,ymm7,ymm15
	lea    rax,[rax+r10*4]
	vunpcklps ymm7,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm7,ymm10
	vunpckhpd ymm10,ymm7,ymm10
	vunpcklpd ymm7,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vmovups XMMWORD PTR [r8],xmm14
	vextractf128 XMMWORD PTR [rdx],ymm14,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm10
	vextractf128 XMMWORD PTR [rdx+r9*1],ymm10,0x1
	vmovups XMMWORD PTR [r8+r9*2],xmm7
	vextractf128 XMMWORD PTR [rdx+r9*2],ymm7,0x1
	vmovups XMMWORD PTR [r8+rcx*1],xmm8
	vextractf128 XMMWORD PTR [rdx+rcx*1],ymm8,0x1
	mov    rax,r11
	shl    rax,0x3
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	vunpcklps ymm8,ymm9,ymm11
	vunpckhps ymm9,ymm9,ymm11
	vunpcklps ymm10,ymm13,ymm15
	vunpckhps ymm11,ymm13,ymm15
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vunpcklpd ymm10,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vmovups XMMWORD PTR [r8],xmm12
	vextractf128 XMMWORD PTR [rdx],ymm12,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm8
	vextractf128 XMMWORD PTR [rdx+r9*1],ymm8,0x1
	vmovups XMMWORD PTR [r8+r9*2],xmm10
	vextractf128 XMMWORD PTR [rdx+r9*2],ymm10,0x1
	vmovups XMMWORD PTR [r8+rcx*1],xmm9
	vextractf128 XMMWORD PTR [rdx+rcx*1],ymm9,0x1
	vzeroupper
	pop    rbx
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

<nnp_sgemm_transposed_5x16__x86_64_avx2>:
	push   rbx
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
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_5x16__x86_64_avx2+0x1f9>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm5,YMMWORD PTR [rcx]
	vmovups ymm4,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups ymm5,YMMWORD PTR [rcx+0x40]
	vmovups ymm4,YMMWORD PTR [rcx+0x60]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	vmovups ymm5,YMMWORD PTR [rcx+0x80]
	vmovups ymm4,YMMWORD PTR [rcx+0xa0]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups ymm5,YMMWORD PTR [rcx+0xc0]
	vmovups ymm4,YMMWORD PTR [rcx+0xe0]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    r10
	jne    <nnp_sgemm_transposed_5x16__x86_64_avx2+0x4e>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_5x16__x86_64_avx2+0x204>
	jmp    <nnp_sgemm_transposed_5x16__x86_64_avx2+0x21d>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x10
	prefetcht0 BYTE PTR [r10+0x10]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_5x16__x86_64_avx2+0x210>
	test   rax,rax
	je     <nnp_sgemm_transposed_5x16__x86_64_avx2+0x3d1>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm5,YMMWORD PTR [rcx]
	vmovups ymm4,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups ymm5,YMMWORD PTR [rcx+0x40]
	vmovups ymm4,YMMWORD PTR [rcx+0x60]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	vmovups ymm5,YMMWORD PTR [rcx+0x80]
	vmovups ymm4,YMMWORD PTR [rcx+0xa0]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups ymm5,YMMWORD PTR [rcx+0xc0]
	vmovups ymm4,YMMWORD PTR [rcx+0xe0]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    rax
	jne    <nnp_sgemm_transposed_5x16__x86_64_avx2+0x226>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_5x16__x86_64_avx2+0x449>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm5,YMMWORD PTR [rcx]
	vmovups ymm4,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_5x16__x86_64_avx2+0x3dd>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd ymm5,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_5x16__x86_64_avx2+0x557>
	vmovups ymm4,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm4
	vmovups ymm4,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm4
	vmaxps ymm8,ymm5,ymm8
	vmaxps ymm9,ymm5,ymm9
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm8
	vmaxps ymm8,ymm5,ymm10
	vmaxps ymm9,ymm5,ymm11
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm8
	vmaxps ymm8,ymm5,ymm12
	vmaxps ymm9,ymm5,ymm13
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm8
	vmaxps ymm8,ymm5,ymm14
	vmaxps ymm9,ymm5,ymm15
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm7,ymm7,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm6,ymm6,ymm8
	vmaxps ymm8,ymm5,ymm7
	vmaxps ymm9,ymm5,ymm6
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_5x16__x86_64_avx2+0x747>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	vmovups ymm4,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm4
	vmovups ymm4,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm4
	vmaxps ymm8,ymm5,ymm8
	vmaxps ymm9,ymm5,ymm9
	lea    rax,[rax+r10*4]
	vmovups ymm4,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm4
	vmovups ymm4,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm4
	vmaxps ymm10,ymm5,ymm10
	vmaxps ymm11,ymm5,ymm11
	lea    rax,[rax+r10*4]
	vmovups ymm4,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm4
	vmovups ymm4,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm4
	vmaxps ymm12,ymm5,ymm12
	vmaxps ymm13,ymm5,ymm13
	lea    rax,[rax+r10*4]
	vmovups ymm4,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm4
	vmovups ymm4,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm4
	vmaxps ymm14,ymm5,ymm14
	vmaxps ymm15,ymm5,ymm15
	lea    rax,[rax+r10*4]
	vmovups ymm4,YMMWORD PTR [rax]
	vaddps ymm7,ymm7,ymm4
	vmovups ymm4,YMMWORD PTR [rax+0x20]
	vaddps ymm6,ymm6,ymm4
	vmaxps ymm7,ymm5,ymm7
	vmaxps ymm6,ymm5,ymm6
	lea    rax,[rax+r10*4]
	vunpcklps ymm5,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm5,ymm10
	vunpckhpd ymm10,ymm5,ymm10
	vunpcklpd ymm5,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vmovups XMMWORD PTR [r8],xmm14
	vextractf128 XMMWORD PTR [rdx],ymm14,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm10
	vextractf128 XMMWORD PTR [rdx+r9*1],ymm10,0x1
	vmovups XMMWORD PTR [r8+r9*2],xmm5
	vextractf128 XMMWORD PTR [rdx+r9*2],ymm5,0x1
	vmovups XMMWORD PTR [r8+rcx*1],xmm8
	vextractf128 XMMWORD PTR [rdx+rcx*1],ymm8,0x1
	vextractf128 xmm8,ymm7,0x1
	vmovss DWORD PTR [r8+0x10],xmm7
	vextractps DWORD PTR [r8+r9*1+0x10],xmm7,0x1
	vextractps DWORD PTR [r8+r9*2+0x10],xmm7,0x2
	vextractps DWORD PTR [r8+rcx*1+0x10],xmm7,0x3
	vmovss DWORD PTR [rdx+0x10],xmm8
	vextractps DWORD PTR [rdx+r9*1+0x10],xmm8,0x1
	vextractps DWORD PTR [rdx+r9*2+0x10],xmm8,0x2
	vextractps DWORD PTR [rdx+rcx*1+0x10],xmm8,0x3
	mov    rax,r11
	shl    rax,0x3
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	vunpcklps ymm8,ymm9,ymm11
	vunpckhps ymm9,ymm9,ymm11
	vunpcklps ymm10,ymm13,ymm15
	vunpckhps ymm11,ymm13,ymm15
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vunpcklpd ymm10,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vmovups XMMWORD PTR [r8],xmm12
	vextractf128 XMMWORD PTR [rdx],ymm12,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm8
	vextractf128 XMMWORD PTR [rdx+r9*1],ymm8,0x1
	vmovups XMMWORD PTR [r8+r9*2],xmm10
	vextractf128 XMMWORD PTR [rdx+r9*2],ymm10,0x1
	vmovups XMMWORD PTR [r8+rcx*1],xmm9
	vextractf128 XMMWORD PTR [rdx+rcx*1],ymm9,0x1
	vextractf128 xmm8,ymm6,0x1
	vmovss DWORD PTR [r8+0x10],xmm6
	vextractps DWORD PTR [r8+r9*1+0x10],xmm6,0x1
	vextractps DWORD PTR [r8+r9*2+0x10],xmm6,0x2
	vextractps DWORD PTR [r8+rcx*1+0x10],xmm6,0x3
	vmovss DWORD PTR [rdx+0x10],xmm8
	vextractps DWORD PTR [rdx+r9*1+0x10],xmm8,0x1
	vextractps DWORD PTR [rdx+r9*2+0x10],xmm8,0x2
	vextractps DWORD PTR [rdx+rcx*1+0x10],xmm8,0x3
	vzeroupper
	pop    rbx
	ret
	int3
	int3
	int3
	int3

<nnp_sgemm_transposed_6x16__x86_64_avx2>:
	push   rbx
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
	shr    rax,0x4
	mov    r10,rdi
	shr    r10,0x2
	mov    r10,r10
	sub    r10,rax
	test   r10,r10
	je     <nnp_sgemm_transposed_6x16__x86_64_avx2+0x241>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm3,YMMWORD PTR [rcx]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups ymm3,YMMWORD PTR [rcx+0x40]
	vmovups ymm2,YMMWORD PTR [rcx+0x60]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	vmovups ymm3,YMMWORD PTR [rcx+0x80]
	vmovups ymm2,YMMWORD PTR [rcx+0xa0]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups ymm3,YMMWORD PTR [rcx+0xc0]
	vmovups ymm2,YMMWORD PTR [rcx+0xe0]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    r10
	jne    <nnp_sgemm_transposed_6x16__x86_64_avx2+0x56>
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_transposed_6x16__x86_64_avx2+0x24c>
	jmp    <nnp_sgemm_transposed_6x16__x86_64_avx2+0x265>
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	mov    ebx,0x10
	prefetcht0 BYTE PTR [r10+0x14]
	lea    r10,[r10+r11*4]
	dec    ebx
	jne    <nnp_sgemm_transposed_6x16__x86_64_avx2+0x258>
	test   rax,rax
	je     <nnp_sgemm_transposed_6x16__x86_64_avx2+0x459>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm3,YMMWORD PTR [rcx]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1040]
	vmovups ymm3,YMMWORD PTR [rcx+0x40]
	vmovups ymm2,YMMWORD PTR [rcx+0x60]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x1080]
	vmovups ymm3,YMMWORD PTR [rcx+0x80]
	vmovups ymm2,YMMWORD PTR [rcx+0xa0]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	prefetcht0 BYTE PTR [rcx+0x10c0]
	vmovups ymm3,YMMWORD PTR [rcx+0xc0]
	vmovups ymm2,YMMWORD PTR [rcx+0xe0]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x100
	dec    rax
	jne    <nnp_sgemm_transposed_6x16__x86_64_avx2+0x26e>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_6x16__x86_64_avx2+0x4e1>
	prefetcht0 BYTE PTR [rcx+0x1000]
	vmovups ymm3,YMMWORD PTR [rcx]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x10]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x14]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_6x16__x86_64_avx2+0x465>
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x8]
	lea    r11,[r9+0x18]
	vpbroadcastd ymm3,DWORD PTR [r11]
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_transposed_6x16__x86_64_avx2+0x61d>
	vmovups ymm2,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm2
	vmovups ymm2,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm2
	vmaxps ymm8,ymm3,ymm8
	vmaxps ymm9,ymm3,ymm9
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm8
	vmaxps ymm8,ymm3,ymm10
	vmaxps ymm9,ymm3,ymm11
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm8
	vmaxps ymm8,ymm3,ymm12
	vmaxps ymm9,ymm3,ymm13
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm8
	vmaxps ymm8,ymm3,ymm14
	vmaxps ymm9,ymm3,ymm15
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm7,ymm7,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm6,ymm6,ymm8
	vmaxps ymm8,ymm3,ymm7
	vmaxps ymm9,ymm3,ymm6
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	vmovups ymm8,YMMWORD PTR [rax]
	vaddps ymm5,ymm5,ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vaddps ymm4,ymm4,ymm8
	vmaxps ymm8,ymm3,ymm5
	vmaxps ymm9,ymm3,ymm4
	vmovups YMMWORD PTR [r8],ymm8
	vmovups YMMWORD PTR [r8+0x20],ymm9
	add    r8,0x40
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_transposed_6x16__x86_64_avx2+0x838>
	mov    r9,r11
	shl    r9,0x2
	lea    rcx,[r9+r9*2]
	mov    r8,r8
	lea    rdx,[r8+r9*4]
	vmovups ymm2,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm2
	vmovups ymm2,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm2
	vmaxps ymm8,ymm3,ymm8
	vmaxps ymm9,ymm3,ymm9
	lea    rax,[rax+r10*4]
	vmovups ymm2,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm2
	vmovups ymm2,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm2
	vmaxps ymm10,ymm3,ymm10
	vmaxps ymm11,ymm3,ymm11
	lea    rax,[rax+r10*4]
	vmovups ymm2,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm2
	vmovups ymm2,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm2
	vmaxps ymm12,ymm3,ymm12
	vmaxps ymm13,ymm3,ymm13
	lea    rax,[rax+r10*4]
	vmovups ymm2,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm2
	vmovups ymm2,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm2
	vmaxps ymm14,ymm3,ymm14
	vmaxps ymm15,ymm3,ymm15
	lea    rax,[rax+r10*4]
	vmovups ymm2,YMMWORD PTR [rax]
	vaddps ymm7,ymm7,ymm2
	vmovups ymm2,YMMWORD PTR [rax+0x20]
	vaddps ymm6,ymm6,ymm2
	vmaxps ymm7,ymm3,ymm7
	vmaxps ymm6,ymm3,ymm6
	lea    rax,[rax+r10*4]
	vmovups ymm2,YMMWORD PTR [rax]
	vaddps ymm5,ymm5,ymm2
	vmovups ymm2,YMMWORD PTR [rax+0x20]
	vaddps ymm4,ymm4,ymm2
	vmaxps ymm5,ymm3,ymm5
	vmaxps ymm4,ymm3,ymm4
	lea    rax,[rax+r10*4]
	vunpcklps ymm3,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm3,ymm10
	vunpckhpd ymm10,ymm3,ymm10
	vunpcklpd ymm3,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vmovups XMMWORD PTR [r8],xmm14
	vextractf128 XMMWORD PTR [rdx],ymm14,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm10
	vextractf128 XMMWORD PTR [rdx+r9*1],ymm10,0x1
	vmovups XMMWORD PTR [r8+r9*2],xmm3
	vextractf128 XMMWORD PTR [rdx+r9*2],ymm3,0x1
	vmovups XMMWORD PTR [r8+rcx*1],xmm8
	vextractf128 XMMWORD PTR [rdx+rcx*1],ymm8,0x1
	vunpcklps ymm8,ymm7,ymm5
	vunpckhps ymm10,ymm7,ymm5
	vextractf128 xmm12,ymm8,0x1
	vmovlps QWORD PTR [r8+0x10],xmm8
	vmovhps QWORD PTR [r8+r9*1+0x10],xmm8
	vmovlps QWORD PTR [rdx+0x10],xmm12
	vmovhps QWORD PTR [rdx+r9*1+0x10],xmm12
	vextractf128 xmm8,ymm10,0x1
	vmovlps QWORD PTR [r8+r9*2+0x10],xmm10
	vmovhps QWORD PTR [r8+rcx*1+0x10],xmm10
	vmovlps QWORD PTR [rdx+r9*2+0x10],xmm8
	vmovhps QWORD PTR [rdx+rcx*1+0x10],xmm8
	mov    rax,r11
	shl    rax,0x3
	lea    r8,[r8+rax*4]
	lea    rdx,[rdx+rax*4]
	vunpcklps ymm8,ymm9,ymm11
	vunpckhps ymm9,ymm9,ymm11
	vunpcklps ymm10,ymm13,ymm15
	vunpckhps ymm11,ymm13,ymm15
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vunpcklpd ymm10,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vmovups XMMWORD PTR [r8],xmm12
	vextractf128 XMMWORD PTR [rdx],ymm12,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm8
	vextractf128 XMMWORD PTR [rdx+r9*1],ymm8,0x1
	vmovups XMMWORD PTR [r8+r9*2],xmm10
	vextractf128 XMMWORD PTR [rdx+r9*2],ymm10,0x1
	vmovups XMMWORD PTR [r8+rcx*1],xmm9
	vextractf128 XMMWORD PTR [rdx+rcx*1],ymm9,0x1
	vunpcklps ymm8,ymm6,ymm4
	vunpckhps ymm9,ymm6,ymm4
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [r8+0x10],xmm8
	vmovhps QWORD PTR [r8+r9*1+0x10],xmm8
	vmovlps QWORD PTR [rdx+0x10],xmm10
	vmovhps QWORD PTR [rdx+r9*1+0x10],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [r8+r9*2+0x10],xmm9
	vmovhps QWORD PTR [r8+rcx*1+0x10],xmm9
	vmovlps QWORD PTR [rdx+r9*2+0x10],xmm8
	vmovhps QWORD PTR [rdx+rcx*1+0x10],xmm8
	vzeroupper
	pop    rbx
	ret
