<nnp_tuple_gemm_transposed_1x24__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	mov    rax,rdi
	and    rax,0x7
	mov    r10,rdi
	shr    r10,0x3
	test   r10,r10
	je     <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0xf2>
	mov    r11d,0x2
	vmovups ymm11,YMMWORD PTR [rdx]
	vmovups ymm12,YMMWORD PTR [rdx+0x20]
	vmovups ymm13,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	vmovups ymm11,YMMWORD PTR [rdx+0x60]
	vmovups ymm12,YMMWORD PTR [rdx+0x80]
	vmovups ymm13,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm14,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	vmovups ymm11,YMMWORD PTR [rdx+0xc0]
	vmovups ymm12,YMMWORD PTR [rdx+0xe0]
	vmovups ymm13,YMMWORD PTR [rdx+0x100]
	vpbroadcastd ymm14,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	vmovups ymm11,YMMWORD PTR [rdx+0x120]
	vmovups ymm12,YMMWORD PTR [rdx+0x140]
	vmovups ymm13,YMMWORD PTR [rdx+0x160]
	vpbroadcastd ymm14,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	add    rsi,0x80
	add    rdx,0x180
	dec    r11d
	jne    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x2c>
	dec    r10
	jne    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x26>
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x126>
	vmovups ymm11,YMMWORD PTR [rdx]
	vmovups ymm12,YMMWORD PTR [rdx+0x20]
	vmovups ymm13,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	add    rsi,0x20
	add    rdx,0x60
	dec    rax
	jne    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0xf7>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x13f>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	vmovups YMMWORD PTR [rcx+0x40],ymm10
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x175>
	mov    rax,rcx
	vmovups ymm11,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm11
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rax+0x40]
	vaddps ymm10,ymm10,ymm11
	lea    rax,[rax+r8*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	vmovups YMMWORD PTR [rcx+0x40],ymm10
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_transposed_2x24__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	mov    rax,rdi
	and    rax,0x7
	mov    r10,rdi
	shr    r10,0x3
	test   r10,r10
	je     <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x155>
	mov    r11d,0x2
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vmovups ymm7,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm6,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [rdx+0x60]
	vmovups ymm15,YMMWORD PTR [rdx+0x80]
	vmovups ymm7,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm6,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [rdx+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx+0x100]
	vpbroadcastd ymm6,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [rdx+0x120]
	vmovups ymm15,YMMWORD PTR [rdx+0x140]
	vmovups ymm7,YMMWORD PTR [rdx+0x160]
	vpbroadcastd ymm6,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	add    rsi,0x80
	add    rdx,0x180
	dec    r11d
	jne    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x3b>
	dec    r10
	jne    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x35>
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x19e>
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vmovups ymm7,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm6,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vpbroadcastd ymm6,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	add    rsi,0x20
	add    rdx,0x60
	dec    rax
	jne    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x15a>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x1c9>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	vmovups YMMWORD PTR [rcx+0x40],ymm10
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm11
	vmovups YMMWORD PTR [rcx+0x20],ymm12
	vmovups YMMWORD PTR [rcx+0x40],ymm13
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x232>
	mov    rax,rcx
	vmovups ymm14,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm14
	vmovups ymm14,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm14
	vmovups ymm14,YMMWORD PTR [rax+0x40]
	vaddps ymm10,ymm10,ymm14
	lea    rax,[rax+r8*4]
	vmovups ymm14,YMMWORD PTR [rax]
	vaddps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [rax+0x20]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rax+0x40]
	vaddps ymm13,ymm13,ymm14
	lea    rax,[rax+r8*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	vmovups YMMWORD PTR [rcx+0x40],ymm10
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm11
	vmovups YMMWORD PTR [rcx+0x20],ymm12
	vmovups YMMWORD PTR [rcx+0x40],ymm13
	lea    rcx,[rcx+r8*4]
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

<nnp_tuple_gemm_transposed_3x24__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	vxorps xmm7,xmm7,xmm7
	mov    rax,rdi
	and    rax,0x7
	mov    r10,rdi
	shr    r10,0x3
	test   r10,r10
	je     <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x1fd>
	prefetcht0 BYTE PTR [rsi+0x1000]
	prefetcht0 BYTE PTR [rsi+0x1040]
	prefetcht0 BYTE PTR [rsi+0x1080]
	prefetcht0 BYTE PTR [rsi+0x10c0]
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups ymm6,YMMWORD PTR [rdx]
	vmovups ymm5,YMMWORD PTR [rdx+0x20]
	vmovups ymm4,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups ymm6,YMMWORD PTR [rdx+0x60]
	vmovups ymm5,YMMWORD PTR [rdx+0x80]
	vmovups ymm4,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm3,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+0x10c0]
	prefetcht0 BYTE PTR [rdx+0x1100]
	vmovups ymm6,YMMWORD PTR [rdx+0xc0]
	vmovups ymm5,YMMWORD PTR [rdx+0xe0]
	vmovups ymm4,YMMWORD PTR [rdx+0x100]
	vpbroadcastd ymm3,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups ymm6,YMMWORD PTR [rdx+0x120]
	vmovups ymm5,YMMWORD PTR [rdx+0x140]
	vmovups ymm4,YMMWORD PTR [rdx+0x160]
	vpbroadcastd ymm3,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	add    rsi,0x80
	add    rdx,0x180
	dec    r11d
	jne    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x65>
	dec    r10
	jne    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x43>
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x269>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups ymm6,YMMWORD PTR [rdx]
	vmovups ymm5,YMMWORD PTR [rdx+0x20]
	vmovups ymm4,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	add    rsi,0x20
	add    rdx,0x60
	dec    rax
	jne    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x202>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x2a9>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	vmovups YMMWORD PTR [rcx+0x40],ymm10
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm11
	vmovups YMMWORD PTR [rcx+0x20],ymm12
	vmovups YMMWORD PTR [rcx+0x40],ymm13
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm14
	vmovups YMMWORD PTR [rcx+0x20],ymm15
	vmovups YMMWORD PTR [rcx+0x40],ymm7
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x33c>
	mov    rax,rcx
	vmovups ymm6,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm6
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm6
	vmovups ymm6,YMMWORD PTR [rax+0x40]
	vaddps ymm10,ymm10,ymm6
	lea    rax,[rax+r8*4]
	vmovups ymm6,YMMWORD PTR [rax]
	vaddps ymm11,ymm11,ymm6
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	vaddps ymm12,ymm12,ymm6
	vmovups ymm6,YMMWORD PTR [rax+0x40]
	vaddps ymm13,ymm13,ymm6
	lea    rax,[rax+r8*4]
	vmovups ymm6,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm6
	vmovups ymm6,YMMWORD PTR [rax+0x40]
	vaddps ymm7,ymm7,ymm6
	lea    rax,[rax+r8*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	vmovups YMMWORD PTR [rcx+0x40],ymm10
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm11
	vmovups YMMWORD PTR [rcx+0x20],ymm12
	vmovups YMMWORD PTR [rcx+0x40],ymm13
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm14
	vmovups YMMWORD PTR [rcx+0x20],ymm15
	vmovups YMMWORD PTR [rcx+0x40],ymm7
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret

<nnp_tuple_gemm_transposed_4x24__x86_64_avx2>:
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
	and    rax,0x7
	mov    r10,rdi
	shr    r10,0x3
	test   r10,r10
	je     <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x25d>
	prefetcht0 BYTE PTR [rsi+0x1000]
	prefetcht0 BYTE PTR [rsi+0x1040]
	prefetcht0 BYTE PTR [rsi+0x1080]
	prefetcht0 BYTE PTR [rsi+0x10c0]
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vmovups ymm1,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm0,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups ymm3,YMMWORD PTR [rdx+0x60]
	vmovups ymm2,YMMWORD PTR [rdx+0x80]
	vmovups ymm1,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm0,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	prefetcht0 BYTE PTR [rdx+0x10c0]
	prefetcht0 BYTE PTR [rdx+0x1100]
	vmovups ymm3,YMMWORD PTR [rdx+0xc0]
	vmovups ymm2,YMMWORD PTR [rdx+0xe0]
	vmovups ymm1,YMMWORD PTR [rdx+0x100]
	vpbroadcastd ymm0,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	prefetcht0 BYTE PTR [rdx+0x1140]
	vmovups ymm3,YMMWORD PTR [rdx+0x120]
	vmovups ymm2,YMMWORD PTR [rdx+0x140]
	vmovups ymm1,YMMWORD PTR [rdx+0x160]
	vpbroadcastd ymm0,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	add    rsi,0x80
	add    rdx,0x180
	dec    r11d
	jne    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x71>
	dec    r10
	jne    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x4f>
	test   rax,rax
	je     <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x2de>
	prefetcht0 BYTE PTR [rdx+0x1000]
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vmovups ymm1,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm0,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vpbroadcastd ymm0,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	add    rsi,0x20
	add    rdx,0x60
	dec    rax
	jne    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x262>
	test   r9,r9
	jne    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x330>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	vmovups YMMWORD PTR [rcx+0x40],ymm10
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm11
	vmovups YMMWORD PTR [rcx+0x20],ymm12
	vmovups YMMWORD PTR [rcx+0x40],ymm13
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm14
	vmovups YMMWORD PTR [rcx+0x20],ymm15
	vmovups YMMWORD PTR [rcx+0x40],ymm7
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm6
	vmovups YMMWORD PTR [rcx+0x20],ymm5
	vmovups YMMWORD PTR [rcx+0x40],ymm4
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x3f3>
	mov    rax,rcx
	vmovups ymm3,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x40]
	vaddps ymm10,ymm10,ymm3
	lea    rax,[rax+r8*4]
	vmovups ymm3,YMMWORD PTR [rax]
	vaddps ymm11,ymm11,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm12,ymm12,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x40]
	vaddps ymm13,ymm13,ymm3
	lea    rax,[rax+r8*4]
	vmovups ymm3,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x40]
	vaddps ymm7,ymm7,ymm3
	lea    rax,[rax+r8*4]
	vmovups ymm3,YMMWORD PTR [rax]
	vaddps ymm6,ymm6,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x40]
	vaddps ymm4,ymm4,ymm3
	lea    rax,[rax+r8*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	vmovups YMMWORD PTR [rcx+0x40],ymm10
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm11
	vmovups YMMWORD PTR [rcx+0x20],ymm12
	vmovups YMMWORD PTR [rcx+0x40],ymm13
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm14
	vmovups YMMWORD PTR [rcx+0x20],ymm15
	vmovups YMMWORD PTR [rcx+0x40],ymm7
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm6
	vmovups YMMWORD PTR [rcx+0x20],ymm5
	vmovups YMMWORD PTR [rcx+0x40],ymm4
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret
