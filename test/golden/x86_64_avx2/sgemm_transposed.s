<nnp_sgemm_transposed_1x16__x86_64_avx2>:
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_1x16__x86_64_avx2+0xb3>
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
	jne    <nnp_sgemm_transposed_1x16__x86_64_avx2+0x24>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_1x16__x86_64_avx2+0xe4>
	vmovups ymm10,YMMWORD PTR [rcx]
	vmovups ymm11,YMMWORD PTR [rcx+0x20]
	vbroadcastss ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	lea    rsi,[rsi+rdx*4]
	add    rcx,0x40
	dec    rax
	jne    <nnp_sgemm_transposed_1x16__x86_64_avx2+0xbf>
	lea    rax,[r9+0x28]
	vbroadcastss ymm10,DWORD PTR [rax]
	vmaxps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm10,ymm9
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_sgemm_transposed_2x16__x86_64_avx2>:
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm10,YMMWORD PTR [rax]
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_2x16__x86_64_avx2+0x100>
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
	jne    <nnp_sgemm_transposed_2x16__x86_64_avx2+0x31>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_2x16__x86_64_avx2+0x141>
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
	jne    <nnp_sgemm_transposed_2x16__x86_64_avx2+0x10c>
	lea    rax,[r9+0x28]
	vbroadcastss ymm12,DWORD PTR [rax]
	vmaxps ymm8,ymm12,ymm8
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm12,ymm10
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm12,ymm11
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vzeroupper
	ret

<nnp_sgemm_transposed_3x16__x86_64_avx2>:
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm10,YMMWORD PTR [rax]
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_3x16__x86_64_avx2+0x14d>
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
	jne    <nnp_sgemm_transposed_3x16__x86_64_avx2+0x3e>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_3x16__x86_64_avx2+0x19e>
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
	jne    <nnp_sgemm_transposed_3x16__x86_64_avx2+0x159>
	lea    rax,[r9+0x28]
	vbroadcastss ymm14,DWORD PTR [rax]
	vmaxps ymm8,ymm14,ymm8
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm14,ymm10
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm14,ymm12
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm14,ymm13
	vmovups YMMWORD PTR [r8+0x20],ymm8
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

<nnp_sgemm_transposed_4x16__x86_64_avx2>:
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm10,YMMWORD PTR [rax]
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm14,YMMWORD PTR [rax]
	vmovups ymm15,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_4x16__x86_64_avx2+0x1b6>
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
	jne    <nnp_sgemm_transposed_4x16__x86_64_avx2+0x4b>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_4x16__x86_64_avx2+0x21e>
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
	jne    <nnp_sgemm_transposed_4x16__x86_64_avx2+0x1c2>
	lea    rax,[r9+0x28]
	vbroadcastss ymm7,DWORD PTR [rax]
	vmaxps ymm8,ymm7,ymm8
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm7,ymm9
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm7,ymm10
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm7,ymm11
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm7,ymm12
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm7,ymm13
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm7,ymm14
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm7,ymm15
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vzeroupper
	ret
	int3

<nnp_sgemm_transposed_5x16__x86_64_avx2>:
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm10,YMMWORD PTR [rax]
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm14,YMMWORD PTR [rax]
	vmovups ymm15,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm7,YMMWORD PTR [rax]
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_5x16__x86_64_avx2+0x203>
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
	jne    <nnp_sgemm_transposed_5x16__x86_64_avx2+0x58>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_5x16__x86_64_avx2+0x27b>
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
	jne    <nnp_sgemm_transposed_5x16__x86_64_avx2+0x20f>
	lea    rax,[r9+0x28]
	vbroadcastss ymm5,DWORD PTR [rax]
	vmaxps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm5,ymm9
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm5,ymm10
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm5,ymm11
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm5,ymm12
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm5,ymm13
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm5,ymm14
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm5,ymm15
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm5,ymm7
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm5,ymm6
	vmovups YMMWORD PTR [r8+0x20],ymm8
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

<nnp_sgemm_transposed_6x16__x86_64_avx2>:
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm10,YMMWORD PTR [rax]
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm14,YMMWORD PTR [rax]
	vmovups ymm15,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm7,YMMWORD PTR [rax]
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	vmovups ymm5,YMMWORD PTR [rax]
	vmovups ymm4,YMMWORD PTR [rax+0x20]
	lea    rax,[rax+r10*4]
	mov    rax,rdi
	shr    rax,0x2
	test   rax,rax
	je     <nnp_sgemm_transposed_6x16__x86_64_avx2+0x250>
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
	jne    <nnp_sgemm_transposed_6x16__x86_64_avx2+0x65>
	mov    rax,rdi
	and    rax,0x3
	test   rax,rax
	je     <nnp_sgemm_transposed_6x16__x86_64_avx2+0x2d8>
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
	jne    <nnp_sgemm_transposed_6x16__x86_64_avx2+0x25c>
	lea    rax,[r9+0x28]
	vbroadcastss ymm3,DWORD PTR [rax]
	vmaxps ymm8,ymm3,ymm8
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm3,ymm10
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm3,ymm11
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm3,ymm12
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm3,ymm13
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm3,ymm14
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm3,ymm15
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm3,ymm7
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm3,ymm6
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vmaxps ymm8,ymm3,ymm5
	vmovups YMMWORD PTR [r8],ymm8
	vmaxps ymm8,ymm3,ymm4
	vmovups YMMWORD PTR [r8+0x20],ymm8
	add    r8,0x40
	vzeroupper
	ret
