<nnp_sgemm_1x16__x86_64_avx2>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	mov    rax,rdi
	and    rax,0x7
	mov    r10,rdi
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_1x16__x86_64_avx2+0xce>
	mov    r11d,0x2
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rdx+0x40]
	vmovups ymm11,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm12,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rdx+0x80]
	vmovups ymm11,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm12,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rdx+0xc0]
	vmovups ymm11,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm12,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rsi,0x10
	add    rdx,0x100
	dec    r11d
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x38>
	add    rsi,0xa0
	dec    r10
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x32>
	test   rax,rax
	je     <nnp_sgemm_1x16__x86_64_avx2+0xf8>
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm12,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rsi,0x4
	add    rdx,0x40
	dec    rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0xd3>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	vmovd  xmm10,r10d
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	test   rax,rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x140>
	mov    rax,rcx
	vmaskmovps ymm12,ymm11,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm12
	vmaskmovps ymm12,ymm10,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm12
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x14f>
	vbroadcastss ymm12,DWORD PTR [rax]
	vaddps ymm8,ymm8,ymm12
	vaddps ymm9,ymm9,ymm12
	lea    rax,[r8+0x18]
	vbroadcastss ymm12,DWORD PTR [rax]
	cmp    r10,0x10
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x17a>
	mov    rax,rcx
	vmaxps ymm8,ymm12,ymm8
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x193>
	vmaxps ymm8,ymm12,ymm8
	vmaskmovps YMMWORD PTR [rcx],ymm11,ymm8
	vmaxps ymm8,ymm12,ymm9
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm10,ymm8
	lea    rcx,[rcx+r11*4]
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

<nnp_sgemm_2x16__x86_64_avx2>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	mov    rax,rdi
	and    rax,0x7
	mov    r10,rdi
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_2x16__x86_64_avx2+0x123>
	mov    r11d,0x2
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rdx+0x40]
	vmovups ymm13,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm14,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rdx+0x80]
	vmovups ymm13,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm14,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rdx+0xc0]
	vmovups ymm13,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm14,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rsi,0x10
	add    rdx,0x100
	dec    r11d
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x4d>
	add    rsi,0xa0
	dec    r10
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x47>
	test   rax,rax
	je     <nnp_sgemm_2x16__x86_64_avx2+0x15d>
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rsi,0x4
	add    rdx,0x40
	dec    rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x128>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	vmovd  xmm12,r10d
	vpbroadcastd ymm12,xmm12
	vpcmpgtd ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	test   rax,rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x1be>
	mov    rax,rcx
	vmaskmovps ymm14,ymm13,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm14
	vmaskmovps ymm14,ymm12,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm14
	lea    rax,[rax+r11*4]
	vmaskmovps ymm14,ymm13,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm14
	vmaskmovps ymm14,ymm12,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm14
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x1dd>
	vbroadcastss ymm14,DWORD PTR [rax]
	vaddps ymm8,ymm8,ymm14
	vaddps ymm9,ymm9,ymm14
	vbroadcastss ymm14,DWORD PTR [rax+0x4]
	vaddps ymm10,ymm10,ymm14
	vaddps ymm11,ymm11,ymm14
	lea    rax,[r8+0x18]
	vbroadcastss ymm14,DWORD PTR [rax]
	cmp    r10,0x10
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x21f>
	mov    rax,rcx
	vmaxps ymm8,ymm14,ymm8
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm14,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x251>
	vmaxps ymm8,ymm14,ymm8
	vmaskmovps YMMWORD PTR [rcx],ymm13,ymm8
	vmaxps ymm8,ymm14,ymm9
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm12,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm14,ymm10
	vmaskmovps YMMWORD PTR [rcx],ymm13,ymm8
	vmaxps ymm8,ymm14,ymm11
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm12,ymm8
	lea    rcx,[rcx+r11*4]
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

<nnp_sgemm_3x16__x86_64_avx2>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
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
	je     <nnp_sgemm_3x16__x86_64_avx2+0x178>
	mov    r11d,0x2
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rdx+0x40]
	vmovups ymm15,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm7,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rdx+0x80]
	vmovups ymm15,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm7,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rdx+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm7,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rsi,0x10
	add    rdx,0x100
	dec    r11d
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x62>
	add    rsi,0xa0
	dec    r10
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x5c>
	test   rax,rax
	je     <nnp_sgemm_3x16__x86_64_avx2+0x1c2>
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm7,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rsi,0x4
	add    rdx,0x40
	dec    rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x17d>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	vmovd  xmm14,r10d
	vpbroadcastd ymm14,xmm14
	vpcmpgtd ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm14,ymm14,YMMWORD PTR [rip+0x0]
	test   rax,rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x236>
	mov    rax,rcx
	vmaskmovps ymm7,ymm15,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm7
	vmaskmovps ymm7,ymm14,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm7
	lea    rax,[rax+r11*4]
	vmaskmovps ymm7,ymm15,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm7
	vmaskmovps ymm7,ymm14,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm7
	lea    rax,[rax+r11*4]
	vmaskmovps ymm7,ymm15,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm7
	vmaskmovps ymm7,ymm14,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm7
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x25f>
	vbroadcastss ymm7,DWORD PTR [rax]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm9,ymm9,ymm7
	vbroadcastss ymm7,DWORD PTR [rax+0x4]
	vaddps ymm10,ymm10,ymm7
	vaddps ymm11,ymm11,ymm7
	vbroadcastss ymm7,DWORD PTR [rax+0x8]
	vaddps ymm12,ymm12,ymm7
	vaddps ymm13,ymm13,ymm7
	lea    rax,[r8+0x18]
	vbroadcastss ymm7,DWORD PTR [rax]
	cmp    r10,0x10
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x2b8>
	mov    rax,rcx
	vmaxps ymm8,ymm7,ymm8
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm7,ymm9
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm7,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm7,ymm11
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm7,ymm12
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm7,ymm13
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x303>
	vmaxps ymm8,ymm7,ymm8
	vmaskmovps YMMWORD PTR [rcx],ymm15,ymm8
	vmaxps ymm8,ymm7,ymm9
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm14,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm7,ymm10
	vmaskmovps YMMWORD PTR [rcx],ymm15,ymm8
	vmaxps ymm8,ymm7,ymm11
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm14,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm7,ymm12
	vmaskmovps YMMWORD PTR [rcx],ymm15,ymm8
	vmaxps ymm8,ymm7,ymm13
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm14,ymm8
	lea    rcx,[rcx+r11*4]
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

<nnp_sgemm_4x16__x86_64_avx2>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
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
	je     <nnp_sgemm_4x16__x86_64_avx2+0x1cd>
	mov    r11d,0x2
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rdx+0x40]
	vmovups ymm6,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm5,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rdx+0x80]
	vmovups ymm6,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm5,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rdx+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm5,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rsi,0x10
	add    rdx,0x100
	dec    r11d
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x77>
	add    rsi,0xa0
	dec    r10
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x71>
	test   rax,rax
	je     <nnp_sgemm_4x16__x86_64_avx2+0x227>
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm5,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rsi,0x4
	add    rdx,0x40
	dec    rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x1d2>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	vmovd  xmm7,r10d
	vpbroadcastd ymm7,xmm7
	vpcmpgtd ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	test   rax,rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x2b2>
	mov    rax,rcx
	vmaskmovps ymm5,ymm6,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm5
	lea    rax,[rax+r11*4]
	vmaskmovps ymm5,ymm6,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm5
	lea    rax,[rax+r11*4]
	vmaskmovps ymm5,ymm6,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm5
	lea    rax,[rax+r11*4]
	vmaskmovps ymm5,ymm6,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm5
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x2e9>
	vbroadcastss ymm5,DWORD PTR [rax]
	vaddps ymm8,ymm8,ymm5
	vaddps ymm9,ymm9,ymm5
	vbroadcastss ymm5,DWORD PTR [rax+0x4]
	vaddps ymm10,ymm10,ymm5
	vaddps ymm11,ymm11,ymm5
	vbroadcastss ymm5,DWORD PTR [rax+0x8]
	vaddps ymm12,ymm12,ymm5
	vaddps ymm13,ymm13,ymm5
	vbroadcastss ymm5,DWORD PTR [rax+0xc]
	vaddps ymm14,ymm14,ymm5
	vaddps ymm15,ymm15,ymm5
	lea    rax,[r8+0x18]
	vbroadcastss ymm5,DWORD PTR [rax]
	cmp    r10,0x10
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x359>
	mov    rax,rcx
	vmaxps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm5,ymm9
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm5,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm5,ymm11
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm5,ymm12
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm5,ymm13
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm5,ymm14
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm5,ymm15
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x3bd>
	vmaxps ymm8,ymm5,ymm8
	vmaskmovps YMMWORD PTR [rcx],ymm6,ymm8
	vmaxps ymm8,ymm5,ymm9
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm7,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm5,ymm10
	vmaskmovps YMMWORD PTR [rcx],ymm6,ymm8
	vmaxps ymm8,ymm5,ymm11
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm7,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm5,ymm12
	vmaskmovps YMMWORD PTR [rcx],ymm6,ymm8
	vmaxps ymm8,ymm5,ymm13
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm7,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm5,ymm14
	vmaskmovps YMMWORD PTR [rcx],ymm6,ymm8
	vmaxps ymm8,ymm5,ymm15
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm7,ymm8
	lea    rcx,[rcx+r11*4]
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

<nnp_sgemm_5x16__x86_64_avx2>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
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
	je     <nnp_sgemm_5x16__x86_64_avx2+0x22c>
	mov    r11d,0x2
	vmovups ymm5,YMMWORD PTR [rdx]
	vmovups ymm4,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rdx+0x40]
	vmovups ymm4,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rdx+0x80]
	vmovups ymm4,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rdx+0xc0]
	vmovups ymm4,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm3,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rsi,0x10
	add    rdx,0x100
	dec    r11d
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x8a>
	add    rsi,0xa0
	dec    r10
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x84>
	test   rax,rax
	je     <nnp_sgemm_5x16__x86_64_avx2+0x299>
	vmovups ymm5,YMMWORD PTR [rdx]
	vmovups ymm4,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rsi,0x4
	add    rdx,0x40
	dec    rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x231>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	vmovd  xmm5,r10d
	vpbroadcastd ymm5,xmm5
	vpcmpgtd ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm5,ymm5,YMMWORD PTR [rip+0x0]
	test   rax,rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x33b>
	mov    rax,rcx
	vmaskmovps ymm3,ymm4,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm3
	lea    rax,[rax+r11*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm3
	lea    rax,[rax+r11*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm3
	lea    rax,[rax+r11*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm3
	lea    rax,[rax+r11*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [rax]
	vaddps ymm7,ymm7,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm6,ymm6,ymm3
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x380>
	vbroadcastss ymm3,DWORD PTR [rax]
	vaddps ymm8,ymm8,ymm3
	vaddps ymm9,ymm9,ymm3
	vbroadcastss ymm3,DWORD PTR [rax+0x4]
	vaddps ymm10,ymm10,ymm3
	vaddps ymm11,ymm11,ymm3
	vbroadcastss ymm3,DWORD PTR [rax+0x8]
	vaddps ymm12,ymm12,ymm3
	vaddps ymm13,ymm13,ymm3
	vbroadcastss ymm3,DWORD PTR [rax+0xc]
	vaddps ymm14,ymm14,ymm3
	vaddps ymm15,ymm15,ymm3
	vbroadcastss ymm3,DWORD PTR [rax+0x10]
	vaddps ymm7,ymm7,ymm3
	vaddps ymm6,ymm6,ymm3
	lea    rax,[r8+0x18]
	vbroadcastss ymm3,DWORD PTR [rax]
	cmp    r10,0x10
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x405>
	mov    rax,rcx
	vmaxps ymm8,ymm3,ymm8
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm3,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm3,ymm11
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm3,ymm12
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm3,ymm13
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm3,ymm14
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm3,ymm15
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm3,ymm7
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm3,ymm6
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x480>
	vmaxps ymm8,ymm3,ymm8
	vmaskmovps YMMWORD PTR [rcx],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm9
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm5,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm3,ymm10
	vmaskmovps YMMWORD PTR [rcx],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm11
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm5,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm3,ymm12
	vmaskmovps YMMWORD PTR [rcx],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm13
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm5,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm3,ymm14
	vmaskmovps YMMWORD PTR [rcx],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm15
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm5,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm3,ymm7
	vmaskmovps YMMWORD PTR [rcx],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm6
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm5,ymm8
	lea    rcx,[rcx+r11*4]
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

<nnp_sgemm_6x16__x86_64_avx2>:
	mov    rax,rcx
	mov    r10,QWORD PTR [r8]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x3c]
	lea    rax,[rax+r10*4]
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
	je     <nnp_sgemm_6x16__x86_64_avx2+0x28b>
	mov    r11d,0x2
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rdx+0x40]
	vmovups ymm2,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm1,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rdx+0x80]
	vmovups ymm2,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm1,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rdx+0xc0]
	vmovups ymm2,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm1,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rsi,0x10
	add    rdx,0x100
	dec    r11d
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x9d>
	add    rsi,0xa0
	dec    r10
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x97>
	test   rax,rax
	je     <nnp_sgemm_6x16__x86_64_avx2+0x30b>
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm1,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rsi+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rsi,0x4
	add    rdx,0x40
	dec    rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x290>
	mov    rax,QWORD PTR [r8+0x10]
	mov    r10,QWORD PTR [r8+0x8]
	mov    r11,QWORD PTR [r8]
	vmovd  xmm3,r10d
	vpbroadcastd ymm3,xmm3
	vpcmpgtd ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm3,ymm3,YMMWORD PTR [rip+0x0]
	test   rax,rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x3c8>
	mov    rax,rcx
	vmaskmovps ymm1,ymm2,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm1
	lea    rax,[rax+r11*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm1
	lea    rax,[rax+r11*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm1
	lea    rax,[rax+r11*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm1
	lea    rax,[rax+r11*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [rax]
	vaddps ymm7,ymm7,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm6,ymm6,ymm1
	lea    rax,[rax+r11*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [rax]
	vaddps ymm5,ymm5,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm4,ymm4,ymm1
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x41b>
	vbroadcastss ymm1,DWORD PTR [rax]
	vaddps ymm8,ymm8,ymm1
	vaddps ymm9,ymm9,ymm1
	vbroadcastss ymm1,DWORD PTR [rax+0x4]
	vaddps ymm10,ymm10,ymm1
	vaddps ymm11,ymm11,ymm1
	vbroadcastss ymm1,DWORD PTR [rax+0x8]
	vaddps ymm12,ymm12,ymm1
	vaddps ymm13,ymm13,ymm1
	vbroadcastss ymm1,DWORD PTR [rax+0xc]
	vaddps ymm14,ymm14,ymm1
	vaddps ymm15,ymm15,ymm1
	vbroadcastss ymm1,DWORD PTR [rax+0x10]
	vaddps ymm7,ymm7,ymm1
	vaddps ymm6,ymm6,ymm1
	vbroadcastss ymm1,DWORD PTR [rax+0x14]
	vaddps ymm5,ymm5,ymm1
	vaddps ymm4,ymm4,ymm1
	lea    rax,[r8+0x18]
	vbroadcastss ymm1,DWORD PTR [rax]
	cmp    r10,0x10
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x4bc>
	mov    rax,rcx
	vmaxps ymm8,ymm1,ymm8
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm1,ymm9
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm1,ymm10
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm1,ymm11
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm1,ymm12
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm1,ymm13
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm1,ymm14
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm1,ymm15
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm1,ymm7
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm1,ymm6
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	vmaxps ymm8,ymm1,ymm5
	vmovups YMMWORD PTR [rax],ymm8
	vmaxps ymm8,ymm1,ymm4
	vmovups YMMWORD PTR [rax+0x20],ymm8
	lea    rax,[rax+r11*4]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x54e>
	vmaxps ymm8,ymm1,ymm8
	vmaskmovps YMMWORD PTR [rcx],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm9
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm3,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm1,ymm10
	vmaskmovps YMMWORD PTR [rcx],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm11
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm3,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm1,ymm12
	vmaskmovps YMMWORD PTR [rcx],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm13
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm3,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm1,ymm14
	vmaskmovps YMMWORD PTR [rcx],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm15
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm3,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm1,ymm7
	vmaskmovps YMMWORD PTR [rcx],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm6
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm3,ymm8
	lea    rcx,[rcx+r11*4]
	vmaxps ymm8,ymm1,ymm5
	vmaskmovps YMMWORD PTR [rcx],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm4
	vmaskmovps YMMWORD PTR [rcx+0x20],ymm3,ymm8
	lea    rcx,[rcx+r11*4]
	vzeroupper
	ret
