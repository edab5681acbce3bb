<nnp_tuple_gemm_1x16__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	mov    rax,rdi
	and    rax,0x7
	mov    r10,rdi
	shr    r10,0x3
	test   r10,r10
	je     <nnp_tuple_gemm_1x16__x86_64_avx2+0xbd>
	mov    r11d,0x2
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rdx+0x40]
	vmovups ymm11,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm12,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rdx+0x80]
	vmovups ymm11,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm12,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rdx+0xc0]
	vmovups ymm11,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm12,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rsi,0x10
	add    rdx,0x100
	dec    r11d
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0x27>
	add    rsi,0xa0
	dec    r10
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0x21>
	test   rax,rax
	je     <nnp_tuple_gemm_1x16__x86_64_avx2+0xe7>
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rsi,0x4
	add    rdx,0x40
	dec    rax
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0xc2>
	test   r9,r9
	jne    <nnp_tuple_gemm_1x16__x86_64_avx2+0xfb>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_1x16__x86_64_avx2+0x122>
	mov    rax,rcx
	vmovups ymm10,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm10
	lea    rax,[rax+r8*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
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

<nnp_tuple_gemm_2x16__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	mov    rax,rdi
	and    rax,0x7
	mov    r10,rdi
	shr    r10,0x3
	test   r10,r10
	je     <nnp_tuple_gemm_2x16__x86_64_avx2+0x107>
	mov    r11d,0x2
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rdx+0x40]
	vmovups ymm13,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rdx+0x80]
	vmovups ymm13,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm14,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rdx+0xc0]
	vmovups ymm13,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm14,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rsi,0x10
	add    rdx,0x100
	dec    r11d
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x31>
	add    rsi,0xa0
	dec    r10
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x2b>
	test   rax,rax
	je     <nnp_tuple_gemm_2x16__x86_64_avx2+0x141>
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rsi,0x4
	add    rdx,0x40
	dec    rax
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x10c>
	test   r9,r9
	jne    <nnp_tuple_gemm_2x16__x86_64_avx2+0x162>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_2x16__x86_64_avx2+0x1ad>
	mov    rax,rcx
	vmovups ymm12,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm12
	lea    rax,[rax+r8*4]
	vmovups ymm12,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm12
	lea    rax,[rax+r8*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
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
	int3
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_3x16__x86_64_avx2>:
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
	je     <nnp_tuple_gemm_3x16__x86_64_avx2+0x151>
	mov    r11d,0x2
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rdx+0x40]
	vmovups ymm15,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rdx+0x80]
	vmovups ymm15,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rdx+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm7,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rsi,0x10
	add    rdx,0x100
	dec    r11d
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x3b>
	add    rsi,0xa0
	dec    r10
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x35>
	test   rax,rax
	je     <nnp_tuple_gemm_3x16__x86_64_avx2+0x19b>
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rsi,0x4
	add    rdx,0x40
	dec    rax
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x156>
	test   r9,r9
	jne    <nnp_tuple_gemm_3x16__x86_64_avx2+0x1c9>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm12
	vmovups YMMWORD PTR [rcx+0x20],ymm13
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_3x16__x86_64_avx2+0x238>
	mov    rax,rcx
	vmovups ymm14,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm14
	vmovups ymm14,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm14
	lea    rax,[rax+r8*4]
	vmovups ymm14,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm14
	vmovups ymm14,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm14
	lea    rax,[rax+r8*4]
	vmovups ymm14,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm14
	lea    rax,[rax+r8*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm12
	vmovups YMMWORD PTR [rcx+0x20],ymm13
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_4x16__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	mov    rax,rdi
	and    rax,0x7
	mov    r10,rdi
	shr    r10,0x3
	test   r10,r10
	je     <nnp_tuple_gemm_4x16__x86_64_avx2+0x1cc>
	prefetcht0 BYTE PTR [rsi+0x1000]
	prefetcht0 BYTE PTR [rsi+0x1040]
	prefetcht0 BYTE PTR [rsi+0x1080]
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rdx+0x1000]
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups ymm7,YMMWORD PTR [rdx+0x40]
	vmovups ymm6,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups ymm7,YMMWORD PTR [rdx+0x80]
	vmovups ymm6,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups ymm7,YMMWORD PTR [rdx+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rsi,0x10
	add    rdx,0x100
	dec    r11d
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x5a>
	add    rsi,0xa0
	dec    r10
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x3f>
	test   rax,rax
	je     <nnp_tuple_gemm_4x16__x86_64_avx2+0x22d>
	prefetcht0 BYTE PTR [rdx+0x1000]
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rsi,0x4
	add    rdx,0x40
	dec    rax
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x1d1>
	test   r9,r9
	jne    <nnp_tuple_gemm_4x16__x86_64_avx2+0x26b>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm12
	vmovups YMMWORD PTR [rcx+0x20],ymm13
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm14
	vmovups YMMWORD PTR [rcx+0x20],ymm15
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_4x16__x86_64_avx2+0x2f6>
	mov    rax,rcx
	vmovups ymm7,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm7
	vmovups ymm7,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm7
	lea    rax,[rax+r8*4]
	vmovups ymm7,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm7
	vmovups ymm7,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm7
	lea    rax,[rax+r8*4]
	vmovups ymm7,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm7
	vmovups ymm7,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm7
	lea    rax,[rax+r8*4]
	vmovups ymm7,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm7
	lea    rax,[rax+r8*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm12
	vmovups YMMWORD PTR [rcx+0x20],ymm13
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm14
	vmovups YMMWORD PTR [rcx+0x20],ymm15
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_tuple_gemm_5x16__x86_64_avx2>:
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
	and    rax,0x7
	mov    r10,rdi
	shr    r10,0x3
	test   r10,r10
	je     <nnp_tuple_gemm_5x16__x86_64_avx2+0x220>
	prefetcht0 BYTE PTR [rsi+0x1000]
	prefetcht0 BYTE PTR [rsi+0x1040]
	prefetcht0 BYTE PTR [rsi+0x1080]
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rdx+0x1000]
	vmovups ymm5,YMMWORD PTR [rdx]
	vmovups ymm4,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups ymm5,YMMWORD PTR [rdx+0x40]
	vmovups ymm4,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups ymm5,YMMWORD PTR [rdx+0x80]
	vmovups ymm4,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups ymm5,YMMWORD PTR [rdx+0xc0]
	vmovups ymm4,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rsi,0x10
	add    rdx,0x100
	dec    r11d
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x62>
	add    rsi,0xa0
	dec    r10
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x47>
	test   rax,rax
	je     <nnp_tuple_gemm_5x16__x86_64_avx2+0x294>
	prefetcht0 BYTE PTR [rdx+0x1000]
	vmovups ymm5,YMMWORD PTR [rdx]
	vmovups ymm4,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rsi,0x4
	add    rdx,0x40
	dec    rax
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x225>
	test   r9,r9
	jne    <nnp_tuple_gemm_5x16__x86_64_avx2+0x2df>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm12
	vmovups YMMWORD PTR [rcx+0x20],ymm13
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm14
	vmovups YMMWORD PTR [rcx+0x20],ymm15
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm7
	vmovups YMMWORD PTR [rcx+0x20],ymm6
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_5x16__x86_64_avx2+0x38c>
	mov    rax,rcx
	vmovups ymm5,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm5
	vmovups ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm5
	lea    rax,[rax+r8*4]
	vmovups ymm5,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm5
	vmovups ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm5
	lea    rax,[rax+r8*4]
	vmovups ymm5,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm5
	vmovups ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm5
	lea    rax,[rax+r8*4]
	vmovups ymm5,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm5
	vmovups ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm5
	lea    rax,[rax+r8*4]
	vmovups ymm5,YMMWORD PTR [rax]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm6,ymm6,ymm5
	lea    rax,[rax+r8*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm12
	vmovups YMMWORD PTR [rcx+0x20],ymm13
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm14
	vmovups YMMWORD PTR [rcx+0x20],ymm15
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm7
	vmovups YMMWORD PTR [rcx+0x20],ymm6
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret

<nnp_tuple_gemm_6x16__x86_64_avx2>:
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
	je     <nnp_tuple_gemm_6x16__x86_64_avx2+0x274>
	prefetcht0 BYTE PTR [rsi+0x1000]
	prefetcht0 BYTE PTR [rsi+0x1040]
	prefetcht0 BYTE PTR [rsi+0x1080]
	mov    r11d,0x2
	prefetcht0 BYTE PTR [rdx+0x1000]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+0x1040]
	vmovups ymm3,YMMWORD PTR [rdx+0x40]
	vmovups ymm2,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+0x1080]
	vmovups ymm3,YMMWORD PTR [rdx+0x80]
	vmovups ymm2,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+0x10c0]
	vmovups ymm3,YMMWORD PTR [rdx+0xc0]
	vmovups ymm2,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rsi,0x10
	add    rdx,0x100
	dec    r11d
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x6a>
	add    rsi,0xa0
	dec    r10
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x4f>
	test   rax,rax
	je     <nnp_tuple_gemm_6x16__x86_64_avx2+0x303>
	prefetcht0 BYTE PTR [rdx+0x1000]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rsi+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rsi,0x4
	add    rdx,0x40
	dec    rax
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x27d>
	test   r9,r9
	jne    <nnp_tuple_gemm_6x16__x86_64_avx2+0x35b>
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm12
	vmovups YMMWORD PTR [rcx+0x20],ymm13
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm14
	vmovups YMMWORD PTR [rcx+0x20],ymm15
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm7
	vmovups YMMWORD PTR [rcx+0x20],ymm6
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm5
	vmovups YMMWORD PTR [rcx+0x20],ymm4
	lea    rcx,[rcx+r8*4]
	jmp    <nnp_tuple_gemm_6x16__x86_64_avx2+0x42a>
	mov    rax,rcx
	vmovups ymm3,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm3
	lea    rax,[rax+r8*4]
	vmovups ymm3,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm3
	lea    rax,[rax+r8*4]
	vmovups ymm3,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm3
	lea    rax,[rax+r8*4]
	vmovups ymm3,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm3
	lea    rax,[rax+r8*4]
	vmovups ymm3,YMMWORD PTR [rax]
	vaddps ymm7,ymm7,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm6,ymm6,ymm3
	lea    rax,[rax+r8*4]
	vmovups ymm3,YMMWORD PTR [rax]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm4,ymm4,ymm3
	lea    rax,[rax+r8*4]
	vmovups YMMWORD PTR [rcx],ymm8
	vmovups YMMWORD PTR [rcx+0x20],ymm9
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm10
	vmovups YMMWORD PTR [rcx+0x20],ymm11
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm12
	vmovups YMMWORD PTR [rcx+0x20],ymm13
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm14
	vmovups YMMWORD PTR [rcx+0x20],ymm15
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm7
	vmovups YMMWORD PTR [rcx+0x20],ymm6
	lea    rcx,[rcx+r8*4]
	vmovups YMMWORD PTR [rcx],ymm5
	vmovups YMMWORD PTR [rcx+0x20],ymm4
	lea    rcx,[rcx+r8*4]
	vzeroupper
	ret
