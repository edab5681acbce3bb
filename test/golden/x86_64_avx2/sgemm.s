<nnp_sgemm_1x16__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_sgemm_1x16__x86_64_avx2+0x1c3>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_1x16__x86_64_avx2+0x122>
	mov    r13d,0x2
	vmovups ymm10,YMMWORD PTR [r10]
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [r10]
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [r10]
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [r10]
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x75>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x6f>
	test   r12,r12
	je     <nnp_sgemm_1x16__x86_64_avx2+0x154>
	vmovups ymm10,YMMWORD PTR [r10]
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x127>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x17e>
	mov    r10,r8
	vmovups ymm10,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm10
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x18d>
	vbroadcastss ymm10,DWORD PTR [r10]
	vaddps ymm8,ymm8,ymm10
	vaddps ymm9,ymm9,ymm10
	lea    r10,[r9+0x20]
	vbroadcastss ymm10,DWORD PTR [r10]
	mov    r10,r8
	vmaxps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm10,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x2f>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x1d8>
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x35f>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	mov    rsi,r11
	and    rsi,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_1x16__x86_64_avx2+0x2ae>
	mov    edi,0x2
	vmovups ymm10,YMMWORD PTR [rax]
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rdx]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rax]
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rdx+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rax]
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rdx+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [rax]
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rdx+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x20b>
	add    rdx,0xa0
	dec    r11
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x206>
	test   rsi,rsi
	je     <nnp_sgemm_1x16__x86_64_avx2+0x2dd>
	vmovups ymm10,YMMWORD PTR [rax]
	vmovups ymm11,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rdx]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x2b3>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm10,eax
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x32b>
	mov    rax,r8
	vmaskmovps ymm12,ymm11,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm12
	vmaskmovps ymm12,ymm10,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm12
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x33a>
	vbroadcastss ymm12,DWORD PTR [rax]
	vaddps ymm8,ymm8,ymm12
	vaddps ymm9,ymm9,ymm12
	lea    rax,[r9+0x20]
	vbroadcastss ymm12,DWORD PTR [rax]
	mov    rax,r8
	vmaxps ymm8,ymm12,ymm8
	vmaskmovps YMMWORD PTR [rax],ymm11,ymm8
	vmaxps ymm8,ymm12,ymm9
	vmaskmovps YMMWORD PTR [rax+0x20],ymm10,ymm8
	lea    rax,[rax+r10*4]
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

<nnp_sgemm_2x16__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_sgemm_2x16__x86_64_avx2+0x27a>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_2x16__x86_64_avx2+0x187>
	mov    r13d,0x2
	vmovups ymm12,YMMWORD PTR [r10]
	vmovups ymm13,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r10]
	vmovups ymm13,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r10]
	vmovups ymm13,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r10]
	vmovups ymm13,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x9a>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x94>
	test   r12,r12
	je     <nnp_sgemm_2x16__x86_64_avx2+0x1c9>
	vmovups ymm12,YMMWORD PTR [r10]
	vmovups ymm13,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x18c>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x20c>
	mov    r10,r8
	vmovups ymm12,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm12
	lea    r10,[r10+r11*4]
	vmovups ymm12,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm12
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x22b>
	vbroadcastss ymm12,DWORD PTR [r10]
	vaddps ymm8,ymm8,ymm12
	vaddps ymm9,ymm9,ymm12
	vbroadcastss ymm12,DWORD PTR [r10+0x4]
	vaddps ymm10,ymm10,ymm12
	vaddps ymm11,ymm11,ymm12
	lea    r10,[r9+0x20]
	vbroadcastss ymm12,DWORD PTR [r10]
	mov    r10,r8
	vmaxps ymm8,ymm12,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm12,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm12,ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x3e>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x28f>
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x4b2>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	mov    rsi,r11
	and    rsi,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_2x16__x86_64_avx2+0x3af>
	mov    edi,0x2
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rdx]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rdx+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rdx+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rdx+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x2cc>
	add    rdx,0xa0
	dec    r11
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x2c7>
	test   rsi,rsi
	je     <nnp_sgemm_2x16__x86_64_avx2+0x3ee>
	vmovups ymm12,YMMWORD PTR [rax]
	vmovups ymm13,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rdx]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x3b4>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm12,eax
	vpbroadcastd ymm12,xmm12
	vpcmpgtd ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x455>
	mov    rax,r8
	vmaskmovps ymm14,ymm13,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm14
	vmaskmovps ymm14,ymm12,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm14
	lea    rax,[rax+r10*4]
	vmaskmovps ymm14,ymm13,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm14
	vmaskmovps ymm14,ymm12,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm14
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x474>
	vbroadcastss ymm14,DWORD PTR [rax]
	vaddps ymm8,ymm8,ymm14
	vaddps ymm9,ymm9,ymm14
	vbroadcastss ymm14,DWORD PTR [rax+0x4]
	vaddps ymm10,ymm10,ymm14
	vaddps ymm11,ymm11,ymm14
	lea    rax,[r9+0x20]
	vbroadcastss ymm14,DWORD PTR [rax]
	mov    rax,r8
	vmaxps ymm8,ymm14,ymm8
	vmaskmovps YMMWORD PTR [rax],ymm13,ymm8
	vmaxps ymm8,ymm14,ymm9
	vmaskmovps YMMWORD PTR [rax+0x20],ymm12,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm14,ymm10
	vmaskmovps YMMWORD PTR [rax],ymm13,ymm8
	vmaxps ymm8,ymm14,ymm11
	vmaskmovps YMMWORD PTR [rax+0x20],ymm12,ymm8
	lea    rax,[rax+r10*4]
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

<nnp_sgemm_3x16__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_sgemm_3x16__x86_64_avx2+0x331>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_3x16__x86_64_avx2+0x1ec>
	mov    r13d,0x2
	vmovups ymm14,YMMWORD PTR [r10]
	vmovups ymm15,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [r10]
	vmovups ymm15,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [r10]
	vmovups ymm15,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [r10]
	vmovups ymm15,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rbp+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xbf>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xb9>
	test   r12,r12
	je     <nnp_sgemm_3x16__x86_64_avx2+0x23e>
	vmovups ymm14,YMMWORD PTR [r10]
	vmovups ymm15,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x1f1>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x29a>
	mov    r10,r8
	vmovups ymm14,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm14
	lea    r10,[r10+r11*4]
	vmovups ymm14,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm14
	lea    r10,[r10+r11*4]
	vmovups ymm14,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm13,ymm13,ymm14
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x2c9>
	vbroadcastss ymm14,DWORD PTR [r10]
	vaddps ymm8,ymm8,ymm14
	vaddps ymm9,ymm9,ymm14
	vbroadcastss ymm14,DWORD PTR [r10+0x4]
	vaddps ymm10,ymm10,ymm14
	vaddps ymm11,ymm11,ymm14
	vbroadcastss ymm14,DWORD PTR [r10+0x8]
	vaddps ymm12,ymm12,ymm14
	vaddps ymm13,ymm13,ymm14
	lea    r10,[r9+0x20]
	vbroadcastss ymm14,DWORD PTR [r10]
	mov    r10,r8
	vmaxps ymm8,ymm14,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm14,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm14,ymm12
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm14,ymm13
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x4d>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x346>
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x5f9>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	mov    rsi,r11
	and    rsi,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_3x16__x86_64_avx2+0x4b0>
	mov    edi,0x2
	vmovups ymm14,YMMWORD PTR [rax]
	vmovups ymm15,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rdx]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rax]
	vmovups ymm15,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rdx+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rax]
	vmovups ymm15,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rdx+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [rax]
	vmovups ymm15,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rdx+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x38d>
	add    rdx,0xa0
	dec    r11
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x388>
	test   rsi,rsi
	je     <nnp_sgemm_3x16__x86_64_avx2+0x4ff>
	vmovups ymm14,YMMWORD PTR [rax]
	vmovups ymm15,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rdx]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x4b5>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm14,eax
	vpbroadcastd ymm14,xmm14
	vpcmpgtd ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm14,ymm14,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x579>
	mov    rax,r8
	vmaskmovps ymm7,ymm15,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm7
	vmaskmovps ymm7,ymm14,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm7
	lea    rax,[rax+r10*4]
	vmaskmovps ymm7,ymm15,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm7
	vmaskmovps ymm7,ymm14,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm7
	lea    rax,[rax+r10*4]
	vmaskmovps ymm7,ymm15,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm7
	vmaskmovps ymm7,ymm14,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm7
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x5a2>
	vbroadcastss ymm7,DWORD PTR [rax]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm9,ymm9,ymm7
	vbroadcastss ymm7,DWORD PTR [rax+0x4]
	vaddps ymm10,ymm10,ymm7
	vaddps ymm11,ymm11,ymm7
	vbroadcastss ymm7,DWORD PTR [rax+0x8]
	vaddps ymm12,ymm12,ymm7
	vaddps ymm13,ymm13,ymm7
	lea    rax,[r9+0x20]
	vbroadcastss ymm7,DWORD PTR [rax]
	mov    rax,r8
	vmaxps ymm8,ymm7,ymm8
	vmaskmovps YMMWORD PTR [rax],ymm15,ymm8
	vmaxps ymm8,ymm7,ymm9
	vmaskmovps YMMWORD PTR [rax+0x20],ymm14,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm7,ymm10
	vmaskmovps YMMWORD PTR [rax],ymm15,ymm8
	vmaxps ymm8,ymm7,ymm11
	vmaskmovps YMMWORD PTR [rax+0x20],ymm14,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm7,ymm12
	vmaskmovps YMMWORD PTR [rax],ymm15,ymm8
	vmaxps ymm8,ymm7,ymm13
	vmaskmovps YMMWORD PTR [rax+0x20],ymm14,ymm8
	lea    rax,[rax+r10*4]
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

<nnp_sgemm_4x16__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_sgemm_4x16__x86_64_avx2+0x3d8>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_4x16__x86_64_avx2+0x251>
	mov    r13d,0x2
	vmovups ymm7,YMMWORD PTR [r10]
	vmovups ymm6,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm5,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [r10]
	vmovups ymm6,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm5,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [r10]
	vmovups ymm6,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm5,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [r10]
	vmovups ymm6,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm5,DWORD PTR [rbp+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xe4>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xde>
	test   r12,r12
	je     <nnp_sgemm_4x16__x86_64_avx2+0x2b3>
	vmovups ymm7,YMMWORD PTR [r10]
	vmovups ymm6,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm5,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rbp+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x256>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x320>
	mov    r10,r8
	vmovups ymm7,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm7
	vmovups ymm7,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm7
	lea    r10,[r10+r11*4]
	vmovups ymm7,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm7
	vmovups ymm7,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm7
	lea    r10,[r10+r11*4]
	vmovups ymm7,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm7
	vmovups ymm7,YMMWORD PTR [r10+0x20]
	vaddps ymm13,ymm13,ymm7
	lea    r10,[r10+r11*4]
	vmovups ymm7,YMMWORD PTR [r10]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [r10+0x20]
	vaddps ymm15,ymm15,ymm7
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x357>
	vbroadcastss ymm7,DWORD PTR [r10]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm9,ymm9,ymm7
	vbroadcastss ymm7,DWORD PTR [r10+0x4]
	vaddps ymm10,ymm10,ymm7
	vaddps ymm11,ymm11,ymm7
	vbroadcastss ymm7,DWORD PTR [r10+0x8]
	vaddps ymm12,ymm12,ymm7
	vaddps ymm13,ymm13,ymm7
	vbroadcastss ymm7,DWORD PTR [r10+0xc]
	vaddps ymm14,ymm14,ymm7
	vaddps ymm15,ymm15,ymm7
	lea    r10,[r9+0x20]
	vbroadcastss ymm7,DWORD PTR [r10]
	mov    r10,r8
	vmaxps ymm8,ymm7,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm7,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm7,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm7,ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm7,ymm12
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm7,ymm13
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm7,ymm14
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm7,ymm15
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x5c>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x3ed>
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x738>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	mov    rsi,r11
	and    rsi,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_4x16__x86_64_avx2+0x5a1>
	mov    edi,0x2
	vmovups ymm7,YMMWORD PTR [rax]
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm5,DWORD PTR [rdx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rax]
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm5,DWORD PTR [rdx+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rax]
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm5,DWORD PTR [rdx+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	vmovups ymm7,YMMWORD PTR [rax]
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm5,DWORD PTR [rdx+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x43e>
	add    rdx,0xa0
	dec    r11
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x439>
	test   rsi,rsi
	je     <nnp_sgemm_4x16__x86_64_avx2+0x600>
	vmovups ymm7,YMMWORD PTR [rax]
	vmovups ymm6,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm5,DWORD PTR [rdx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x5a6>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm7,eax
	vpbroadcastd ymm7,xmm7
	vpcmpgtd ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x691>
	mov    rax,r8
	vmaskmovps ymm5,ymm6,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm5
	lea    rax,[rax+r10*4]
	vmaskmovps ymm5,ymm6,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm5
	lea    rax,[rax+r10*4]
	vmaskmovps ymm5,ymm6,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm5
	lea    rax,[rax+r10*4]
	vmaskmovps ymm5,ymm6,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm5
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x6c8>
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
	lea    rax,[r9+0x20]
	vbroadcastss ymm5,DWORD PTR [rax]
	mov    rax,r8
	vmaxps ymm8,ymm5,ymm8
	vmaskmovps YMMWORD PTR [rax],ymm6,ymm8
	vmaxps ymm8,ymm5,ymm9
	vmaskmovps YMMWORD PTR [rax+0x20],ymm7,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm5,ymm10
	vmaskmovps YMMWORD PTR [rax],ymm6,ymm8
	vmaxps ymm8,ymm5,ymm11
	vmaskmovps YMMWORD PTR [rax+0x20],ymm7,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm5,ymm12
	vmaskmovps YMMWORD PTR [rax],ymm6,ymm8
	vmaxps ymm8,ymm5,ymm13
	vmaskmovps YMMWORD PTR [rax+0x20],ymm7,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm5,ymm14
	vmaskmovps YMMWORD PTR [rax],ymm6,ymm8
	vmaxps ymm8,ymm5,ymm15
	vmaskmovps YMMWORD PTR [rax+0x20],ymm7,ymm8
	lea    rax,[rax+r10*4]
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

<nnp_sgemm_5x16__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_sgemm_5x16__x86_64_avx2+0x496>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
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
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_5x16__x86_64_avx2+0x2c0>
	mov    r13d,0x2
	vmovups ymm5,YMMWORD PTR [r10]
	vmovups ymm4,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm3,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [r10]
	vmovups ymm4,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm3,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [r10]
	vmovups ymm4,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm3,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [r10]
	vmovups ymm4,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm3,DWORD PTR [rbp+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x107>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x101>
	test   r12,r12
	je     <nnp_sgemm_5x16__x86_64_avx2+0x335>
	vmovups ymm5,YMMWORD PTR [r10]
	vmovups ymm4,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm3,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rbp+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x2c5>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x3b9>
	mov    r10,r8
	vmovups ymm5,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm5
	vmovups ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm5
	lea    r10,[r10+r11*4]
	vmovups ymm5,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm5
	vmovups ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm5
	lea    r10,[r10+r11*4]
	vmovups ymm5,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm5
	vmovups ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm13,ymm13,ymm5
	lea    r10,[r10+r11*4]
	vmovups ymm5,YMMWORD PTR [r10]
	vaddps ymm14,ymm14,ymm5
	vmovups ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm15,ymm15,ymm5
	lea    r10,[r10+r11*4]
	vmovups ymm5,YMMWORD PTR [r10]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm6,ymm6,ymm5
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x3fe>
	vbroadcastss ymm5,DWORD PTR [r10]
	vaddps ymm8,ymm8,ymm5
	vaddps ymm9,ymm9,ymm5
	vbroadcastss ymm5,DWORD PTR [r10+0x4]
	vaddps ymm10,ymm10,ymm5
	vaddps ymm11,ymm11,ymm5
	vbroadcastss ymm5,DWORD PTR [r10+0x8]
	vaddps ymm12,ymm12,ymm5
	vaddps ymm13,ymm13,ymm5
	vbroadcastss ymm5,DWORD PTR [r10+0xc]
	vaddps ymm14,ymm14,ymm5
	vaddps ymm15,ymm15,ymm5
	vbroadcastss ymm5,DWORD PTR [r10+0x10]
	vaddps ymm7,ymm7,ymm5
	vaddps ymm6,ymm6,ymm5
	lea    r10,[r9+0x20]
	vbroadcastss ymm5,DWORD PTR [r10]
	mov    r10,r8
	vmaxps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm5,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm5,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm5,ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm5,ymm12
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm5,ymm13
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm5,ymm14
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm5,ymm15
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm5,ymm7
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm5,ymm6
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x6b>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x4ab>
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x899>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
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
	mov    rsi,r11
	and    rsi,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_5x16__x86_64_avx2+0x6b3>
	mov    edi,0x2
	vmovups ymm5,YMMWORD PTR [rax]
	vmovups ymm4,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm3,DWORD PTR [rdx]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rax]
	vmovups ymm4,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm3,DWORD PTR [rdx+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rax]
	vmovups ymm4,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm3,DWORD PTR [rdx+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	vmovups ymm5,YMMWORD PTR [rax]
	vmovups ymm4,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm3,DWORD PTR [rdx+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x504>
	add    rdx,0xa0
	dec    r11
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x4ff>
	test   rsi,rsi
	je     <nnp_sgemm_5x16__x86_64_avx2+0x725>
	vmovups ymm5,YMMWORD PTR [rax]
	vmovups ymm4,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm3,DWORD PTR [rdx]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rdx+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x6b8>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm5,eax
	vpbroadcastd ymm5,xmm5
	vpcmpgtd ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm5,ymm5,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x7cd>
	mov    rax,r8
	vmaskmovps ymm3,ymm4,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm3
	lea    rax,[rax+r10*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm3
	lea    rax,[rax+r10*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm3
	lea    rax,[rax+r10*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm3
	lea    rax,[rax+r10*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [rax]
	vaddps ymm7,ymm7,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [rax+0x20]
	vaddps ymm6,ymm6,ymm3
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x812>
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
	lea    rax,[r9+0x20]
	vbroadcastss ymm3,DWORD PTR [rax]
	mov    rax,r8
	vmaxps ymm8,ymm3,ymm8
	vmaskmovps YMMWORD PTR [rax],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm9
	vmaskmovps YMMWORD PTR [rax+0x20],ymm5,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm3,ymm10
	vmaskmovps YMMWORD PTR [rax],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm11
	vmaskmovps YMMWORD PTR [rax+0x20],ymm5,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm3,ymm12
	vmaskmovps YMMWORD PTR [rax],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm13
	vmaskmovps YMMWORD PTR [rax+0x20],ymm5,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm3,ymm14
	vmaskmovps YMMWORD PTR [rax],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm15
	vmaskmovps YMMWORD PTR [rax+0x20],ymm5,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm3,ymm7
	vmaskmovps YMMWORD PTR [rax],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm6
	vmaskmovps YMMWORD PTR [rax+0x20],ymm5,ymm8
	lea    rax,[rax+r10*4]
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

<nnp_sgemm_6x16__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,r8
	mov    r10,QWORD PTR [r9]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	prefetcht0 BYTE PTR [rax]
	prefetcht0 BYTE PTR [rax+0x40]
	prefetcht0 BYTE PTR [rax+0x7c]
	lea    rax,[rax+r10*4]
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	shr    rax,0x4
	test   rax,rax
	je     <nnp_sgemm_6x16__x86_64_avx2+0x560>
	mov    r10,r8
	mov    r11,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	prefetcht0 BYTE PTR [r10+0xbc]
	lea    r10,[r10+r11*4]
	mov    r10,rdx
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
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
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_6x16__x86_64_avx2+0x32f>
	mov    r13d,0x2
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm1,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm1,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm1,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm1,DWORD PTR [rbp+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x12a>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x124>
	test   r12,r12
	je     <nnp_sgemm_6x16__x86_64_avx2+0x3bf>
	vmovups ymm3,YMMWORD PTR [r10]
	vmovups ymm2,YMMWORD PTR [r10+0x20]
	prefetcht0 BYTE PTR [r10+r11*4]
	lea    r10,[r10+rcx*4]
	vbroadcastss ymm1,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rbp+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x338>
	mov    r10,QWORD PTR [r9+0x10]
	mov    r11,QWORD PTR [r9]
	test   r10,r10
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x45e>
	mov    r10,r8
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm3
	lea    r10,[r10+r11*4]
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm3
	lea    r10,[r10+r11*4]
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm13,ymm13,ymm3
	lea    r10,[r10+r11*4]
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm14,ymm14,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm15,ymm15,ymm3
	lea    r10,[r10+r11*4]
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm7,ymm7,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm6,ymm6,ymm3
	lea    r10,[r10+r11*4]
	vmovups ymm3,YMMWORD PTR [r10]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm4,ymm4,ymm3
	lea    r10,[r10+r11*4]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x4b1>
	vbroadcastss ymm3,DWORD PTR [r10]
	vaddps ymm8,ymm8,ymm3
	vaddps ymm9,ymm9,ymm3
	vbroadcastss ymm3,DWORD PTR [r10+0x4]
	vaddps ymm10,ymm10,ymm3
	vaddps ymm11,ymm11,ymm3
	vbroadcastss ymm3,DWORD PTR [r10+0x8]
	vaddps ymm12,ymm12,ymm3
	vaddps ymm13,ymm13,ymm3
	vbroadcastss ymm3,DWORD PTR [r10+0xc]
	vaddps ymm14,ymm14,ymm3
	vaddps ymm15,ymm15,ymm3
	vbroadcastss ymm3,DWORD PTR [r10+0x10]
	vaddps ymm7,ymm7,ymm3
	vaddps ymm6,ymm6,ymm3
	vbroadcastss ymm3,DWORD PTR [r10+0x14]
	vaddps ymm5,ymm5,ymm3
	vaddps ymm4,ymm4,ymm3
	lea    r10,[r9+0x20]
	vbroadcastss ymm3,DWORD PTR [r10]
	mov    r10,r8
	vmaxps ymm8,ymm3,ymm8
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm3,ymm10
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm3,ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm3,ymm12
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm3,ymm13
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm3,ymm14
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm3,ymm15
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm3,ymm7
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm3,ymm6
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	vmaxps ymm8,ymm3,ymm5
	vmovups YMMWORD PTR [r10],ymm8
	vmaxps ymm8,ymm3,ymm4
	vmovups YMMWORD PTR [r10+0x20],ymm8
	lea    r10,[r10+r11*4]
	add    rdx,0x40
	add    r8,0x40
	dec    rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x7a>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x575>
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0xa0e>
	mov    rax,rdx
	mov    r10,QWORD PTR [r9+0x18]
	mov    r11,rdi
	mov    rdx,rsi
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
	mov    rsi,r11
	and    rsi,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_sgemm_6x16__x86_64_avx2+0x7d1>
	mov    edi,0x2
	vmovups ymm3,YMMWORD PTR [rax]
	vmovups ymm2,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm1,DWORD PTR [rdx]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rax]
	vmovups ymm2,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm1,DWORD PTR [rdx+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rax]
	vmovups ymm2,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm1,DWORD PTR [rdx+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	vmovups ymm3,YMMWORD PTR [rax]
	vmovups ymm2,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm1,DWORD PTR [rdx+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rdx,0x10
	dec    edi
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x5d6>
	add    rdx,0xa0
	dec    r11
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x5d1>
	test   rsi,rsi
	je     <nnp_sgemm_6x16__x86_64_avx2+0x85a>
	vmovups ymm3,YMMWORD PTR [rax]
	vmovups ymm2,YMMWORD PTR [rax+0x20]
	prefetcht0 BYTE PTR [rax+r10*4]
	lea    rax,[rax+rcx*4]
	vbroadcastss ymm1,DWORD PTR [rdx]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [rdx+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rdx,0x4
	dec    rsi
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x7da>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm3,eax
	vpbroadcastd ymm3,xmm3
	vpcmpgtd ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm3,ymm3,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9+0x10]
	mov    r10,QWORD PTR [r9]
	test   rax,rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x91d>
	mov    rax,r8
	vmaskmovps ymm1,ymm2,YMMWORD PTR [rax]
	vaddps ymm8,ymm8,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm9,ymm9,ymm1
	lea    rax,[rax+r10*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [rax]
	vaddps ymm10,ymm10,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm11,ymm11,ymm1
	lea    rax,[rax+r10*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [rax]
	vaddps ymm12,ymm12,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm13,ymm13,ymm1
	lea    rax,[rax+r10*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [rax]
	vaddps ymm14,ymm14,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm15,ymm15,ymm1
	lea    rax,[rax+r10*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [rax]
	vaddps ymm7,ymm7,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm6,ymm6,ymm1
	lea    rax,[rax+r10*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [rax]
	vaddps ymm5,ymm5,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [rax+0x20]
	vaddps ymm4,ymm4,ymm1
	lea    rax,[rax+r10*4]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x970>
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
	lea    rax,[r9+0x20]
	vbroadcastss ymm1,DWORD PTR [rax]
	mov    rax,r8
	vmaxps ymm8,ymm1,ymm8
	vmaskmovps YMMWORD PTR [rax],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm9
	vmaskmovps YMMWORD PTR [rax+0x20],ymm3,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm1,ymm10
	vmaskmovps YMMWORD PTR [rax],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm11
	vmaskmovps YMMWORD PTR [rax+0x20],ymm3,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm1,ymm12
	vmaskmovps YMMWORD PTR [rax],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm13
	vmaskmovps YMMWORD PTR [rax+0x20],ymm3,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm1,ymm14
	vmaskmovps YMMWORD PTR [rax],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm15
	vmaskmovps YMMWORD PTR [rax+0x20],ymm3,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm1,ymm7
	vmaskmovps YMMWORD PTR [rax],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm6
	vmaskmovps YMMWORD PTR [rax+0x20],ymm3,ymm8
	lea    rax,[rax+r10*4]
	vmaxps ymm8,ymm1,ymm5
	vmaskmovps YMMWORD PTR [rax],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm4
	vmaskmovps YMMWORD PTR [rax+0x20],ymm3,ymm8
	lea    rax,[rax+r10*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
