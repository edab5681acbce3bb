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
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_1x16__x86_64_avx2+0x4cf>
	mov    r11,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	test   r11,r11
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x48>
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x57>
	vpbroadcastd ymm9,DWORD PTR [r11]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	test   rcx,rcx
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x1c0>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_1x16__x86_64_avx2+0x137>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm12,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups ymm10,YMMWORD PTR [rdx+0x40]
	vmovups ymm11,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm12,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	vmovups ymm10,YMMWORD PTR [rdx+0x80]
	vmovups ymm11,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm12,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups ymm10,YMMWORD PTR [rdx+0xc0]
	vmovups ymm11,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm12,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbx,0x10
	add    rdx,0x100
	dec    r13d
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x84>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x7e>
	test   rbp,rbp
	je     <nnp_sgemm_1x16__x86_64_avx2+0x166>
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm12,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbx,0x4
	add    rdx,0x40
	dec    rbp
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x13c>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x193>
	mov    rbp,rbx
	vmovups ymm10,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm10
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x193>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm10,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm10,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x4c2>
	test   rax,rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x323>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_1x16__x86_64_avx2+0x298>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm12,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm12,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm12,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm12,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x1ec>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x1e6>
	test   rbp,rbp
	je     <nnp_sgemm_1x16__x86_64_avx2+0x2c9>
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm12,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x29d>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x2f6>
	mov    rbp,rbx
	vmovups ymm10,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm10
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x2f6>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm10,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm10,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x4be>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_1x16__x86_64_avx2+0x42b>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm10
	vmovups YMMWORD PTR [rax+0x20],ymm11
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm12,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x40],ymm10
	vmovups YMMWORD PTR [rax+0x60],ymm11
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm12,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x80],ymm10
	vmovups YMMWORD PTR [rax+0xa0],ymm11
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm12,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0xc0],ymm10
	vmovups YMMWORD PTR [rax+0xe0],ymm11
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm12,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbx,0x10
	add    rax,0x100
	dec    r13d
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x346>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x340>
	test   rbp,rbp
	je     <nnp_sgemm_1x16__x86_64_avx2+0x469>
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm10
	vmovups YMMWORD PTR [rax+0x20],ymm11
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm12,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbx,0x4
	add    rax,0x40
	dec    rbp
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x430>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x496>
	mov    rbp,rbx
	vmovups ymm10,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm10
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x496>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm10,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm10,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x40
	add    r8,0x40
	dec    r10
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x33>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x4e4>
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x7c0>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x62a>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	test   r10,r10
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x50f>
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x519>
	vpbroadcastd ymm8,DWORD PTR [r10]
	vmovaps ymm8,ymm8
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_sgemm_1x16__x86_64_avx2+0x5ac>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm9,YMMWORD PTR [rdx]
	vpbroadcastd ymm10,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm9,ymm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm9,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm10,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm9,ymm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm9,YMMWORD PTR [rdx+0x80]
	vpbroadcastd ymm10,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm9,ymm10
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm9,YMMWORD PTR [rdx+0xc0]
	vpbroadcastd ymm10,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm9,ymm10
	add    r10,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x534>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x52f>
	test   r11,r11
	je     <nnp_sgemm_1x16__x86_64_avx2+0x5d0>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm9,YMMWORD PTR [rdx]
	vpbroadcastd ymm10,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm9,ymm10
	add    r10,0x4
	add    rdx,0x40
	dec    r11
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x5b1>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm9,eax
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x60e>
	mov    r11,r10
	vmaskmovps ymm10,ymm9,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm10
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x60e>
	lea    r11,[r9+0x28]
	vpbroadcastd ymm10,DWORD PTR [r11]
	vmaxps ymm8,ymm10,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm9,ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x7c0>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	test   r10,r10
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x643>
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x652>
	vpbroadcastd ymm9,DWORD PTR [r10]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_sgemm_1x16__x86_64_avx2+0x71f>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm12,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm10,YMMWORD PTR [rdx+0x40]
	vmovups ymm11,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm12,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm10,YMMWORD PTR [rdx+0x80]
	vmovups ymm11,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm12,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm10,YMMWORD PTR [rdx+0xc0]
	vmovups ymm11,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm12,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    r10,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x671>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x66c>
	test   r11,r11
	je     <nnp_sgemm_1x16__x86_64_avx2+0x74d>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm12,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    r10,0x4
	add    rdx,0x40
	dec    r11
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x724>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm10,eax
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x79e>
	mov    r11,r10
	vmaskmovps ymm12,ymm11,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm12
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r11+0x20]
	vaddps ymm9,ymm9,ymm12
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x79e>
	lea    r11,[r9+0x28]
	vpbroadcastd ymm12,DWORD PTR [r11]
	vmaxps ymm8,ymm12,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm11,ymm8
	vmaxps ymm8,ymm12,ymm9
	vmaskmovps YMMWORD PTR [r10+0x20],ymm10,ymm8
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
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_2x16__x86_64_avx2+0x68d>
	mov    r11,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	test   r11,r11
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x61>
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x80>
	vpbroadcastd ymm9,DWORD PTR [r11]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vpbroadcastd ymm11,DWORD PTR [r11+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	test   rcx,rcx
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x270>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_2x16__x86_64_avx2+0x1a0>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm14,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups ymm12,YMMWORD PTR [rdx+0x40]
	vmovups ymm13,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm14,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	vmovups ymm12,YMMWORD PTR [rdx+0x80]
	vmovups ymm13,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm14,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups ymm12,YMMWORD PTR [rdx+0xc0]
	vmovups ymm13,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm14,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbx,0x10
	add    rdx,0x100
	dec    r13d
	jne    <nnp_sgemm_2x16__x86_64_avx2+0xad>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_2x16__x86_64_avx2+0xa7>
	test   rbp,rbp
	je     <nnp_sgemm_2x16__x86_64_avx2+0x1df>
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm14,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbx,0x4
	add    rdx,0x40
	dec    rbp
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x1a5>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x225>
	mov    rbp,rbx
	vmovups ymm12,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm12
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm12,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm12
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x225>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm12,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm12,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm12,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm12,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x680>
	test   rax,rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x45a>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_2x16__x86_64_avx2+0x388>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm14,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm14,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm14,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm14,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x29c>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x296>
	test   rbp,rbp
	je     <nnp_sgemm_2x16__x86_64_avx2+0x3c9>
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm14,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x38d>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x40f>
	mov    rbp,rbx
	vmovups ymm12,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm12
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm12,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm12
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x40f>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm12,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm12,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm12,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm12,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x67c>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_2x16__x86_64_avx2+0x5a2>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm12
	vmovups YMMWORD PTR [rax+0x20],ymm13
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm14,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x40],ymm12
	vmovups YMMWORD PTR [rax+0x60],ymm13
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm14,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x80],ymm12
	vmovups YMMWORD PTR [rax+0xa0],ymm13
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm14,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0xc0],ymm12
	vmovups YMMWORD PTR [rax+0xe0],ymm13
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm14,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbx,0x10
	add    rax,0x100
	dec    r13d
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x47d>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x477>
	test   rbp,rbp
	je     <nnp_sgemm_2x16__x86_64_avx2+0x5f0>
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm12
	vmovups YMMWORD PTR [rax+0x20],ymm13
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm14,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbx,0x4
	add    rax,0x40
	dec    rbp
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x5a7>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x636>
	mov    rbp,rbx
	vmovups ymm12,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm12
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm12,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm12
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x636>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm12,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm12,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm12,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm12,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x40
	add    r8,0x40
	dec    r10
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x42>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x6a2>
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0xa89>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x857>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	test   r10,r10
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x6d2>
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x6e7>
	vpbroadcastd ymm8,DWORD PTR [r10]
	vmovaps ymm8,ymm8
	vpbroadcastd ymm9,DWORD PTR [r10+0x4]
	vmovaps ymm9,ymm9
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_sgemm_2x16__x86_64_avx2+0x7b2>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm10,YMMWORD PTR [rdx]
	vpbroadcastd ymm11,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm10,ymm11
	vpbroadcastd ymm11,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm10,ymm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm10,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm11,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm10,ymm11
	vpbroadcastd ymm11,DWORD PTR [r10+0x24]
	vfmadd231ps ymm9,ymm10,ymm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm10,YMMWORD PTR [rdx+0x80]
	vpbroadcastd ymm11,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm10,ymm11
	vpbroadcastd ymm11,DWORD PTR [r10+0x28]
	vfmadd231ps ymm9,ymm10,ymm11
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm10,YMMWORD PTR [rdx+0xc0]
	vpbroadcastd ymm11,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm10,ymm11
	vpbroadcastd ymm11,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm9,ymm10,ymm11
	add    r10,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x706>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x701>
	test   r11,r11
	je     <nnp_sgemm_2x16__x86_64_avx2+0x7e1>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm10,YMMWORD PTR [rdx]
	vpbroadcastd ymm11,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm10,ymm11
	vpbroadcastd ymm11,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm10,ymm11
	add    r10,0x4
	add    rdx,0x40
	dec    r11
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x7b7>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm10,eax
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x82d>
	mov    r11,r10
	vmaskmovps ymm11,ymm10,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm11
	lea    r11,[r11+rax*4]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [r11]
	vaddps ymm9,ymm9,ymm11
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x82d>
	lea    r11,[r9+0x28]
	vpbroadcastd ymm11,DWORD PTR [r11]
	vmaxps ymm8,ymm11,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm11,ymm9
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0xa89>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	test   r10,r10
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x87a>
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x899>
	vpbroadcastd ymm9,DWORD PTR [r10]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vpbroadcastd ymm11,DWORD PTR [r10+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_sgemm_2x16__x86_64_avx2+0x9a6>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm14,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm12,YMMWORD PTR [rdx+0x40]
	vmovups ymm13,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm14,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm12,YMMWORD PTR [rdx+0x80]
	vmovups ymm13,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm14,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm12,YMMWORD PTR [rdx+0xc0]
	vmovups ymm13,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm14,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    r10,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x8b8>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x8b3>
	test   r11,r11
	je     <nnp_sgemm_2x16__x86_64_avx2+0x9e4>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm14,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    r10,0x4
	add    rdx,0x40
	dec    r11
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x9ab>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm12,eax
	vpbroadcastd ymm12,xmm12
	vpcmpgtd ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_2x16__x86_64_avx2+0xa4e>
	mov    r11,r10
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm14
	vmaskmovps ymm14,ymm12,YMMWORD PTR [r11+0x20]
	vaddps ymm9,ymm9,ymm14
	lea    r11,[r11+rax*4]
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r11]
	vaddps ymm10,ymm10,ymm14
	vmaskmovps ymm14,ymm12,YMMWORD PTR [r11+0x20]
	vaddps ymm11,ymm11,ymm14
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0xa4e>
	lea    r11,[r9+0x28]
	vpbroadcastd ymm14,DWORD PTR [r11]
	vmaxps ymm8,ymm14,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm13,ymm8
	vmaxps ymm8,ymm14,ymm9
	vmaskmovps YMMWORD PTR [r10+0x20],ymm12,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm10
	vmaskmovps YMMWORD PTR [r10],ymm13,ymm8
	vmaxps ymm8,ymm14,ymm11
	vmaskmovps YMMWORD PTR [r10+0x20],ymm12,ymm8
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
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_3x16__x86_64_avx2+0x84b>
	mov    r11,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	test   r11,r11
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x7a>
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0xa9>
	vpbroadcastd ymm9,DWORD PTR [r11]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vpbroadcastd ymm11,DWORD PTR [r11+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vpbroadcastd ymm13,DWORD PTR [r11+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	test   rcx,rcx
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x320>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_3x16__x86_64_avx2+0x209>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm7,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups ymm14,YMMWORD PTR [rdx+0x40]
	vmovups ymm15,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm7,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	vmovups ymm14,YMMWORD PTR [rdx+0x80]
	vmovups ymm15,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm7,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups ymm14,YMMWORD PTR [rdx+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm7,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rbx,0x10
	add    rdx,0x100
	dec    r13d
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xd6>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xd0>
	test   rbp,rbp
	je     <nnp_sgemm_3x16__x86_64_avx2+0x258>
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm7,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rbx,0x4
	add    rdx,0x40
	dec    rbp
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x20e>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x2b7>
	mov    rbp,rbx
	vmovups ymm14,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm14
	vmovups ymm14,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm14
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm14,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm14
	vmovups ymm14,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm14
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm14,YMMWORD PTR [rbp+0x0]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rbp+0x20]
	vaddps ymm13,ymm13,ymm14
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x2b7>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm14,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm14,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm14,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm14,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm14,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x83e>
	test   rax,rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x591>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_3x16__x86_64_avx2+0x478>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm7,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm7,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm7,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm7,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x34c>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x346>
	test   rbp,rbp
	je     <nnp_sgemm_3x16__x86_64_avx2+0x4c9>
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm7,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x47d>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x528>
	mov    rbp,rbx
	vmovups ymm14,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm14
	vmovups ymm14,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm14
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm14,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm14
	vmovups ymm14,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm14
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm14,YMMWORD PTR [rbp+0x0]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rbp+0x20]
	vaddps ymm13,ymm13,ymm14
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x528>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm14,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm14,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm14,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm14,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm14,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x83a>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_3x16__x86_64_avx2+0x719>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm14
	vmovups YMMWORD PTR [rax+0x20],ymm15
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm7,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x40],ymm14
	vmovups YMMWORD PTR [rax+0x60],ymm15
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm7,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x80],ymm14
	vmovups YMMWORD PTR [rax+0xa0],ymm15
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm7,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0xc0],ymm14
	vmovups YMMWORD PTR [rax+0xe0],ymm15
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm7,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rbx,0x10
	add    rax,0x100
	dec    r13d
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x5b4>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x5ae>
	test   rbp,rbp
	je     <nnp_sgemm_3x16__x86_64_avx2+0x777>
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm14
	vmovups YMMWORD PTR [rax+0x20],ymm15
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm7,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    rbx,0x4
	add    rax,0x40
	dec    rbp
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x71e>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x7d6>
	mov    rbp,rbx
	vmovups ymm14,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm14
	vmovups ymm14,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm14
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm14,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm14
	vmovups ymm14,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm14
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm14,YMMWORD PTR [rbp+0x0]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rbp+0x20]
	vaddps ymm13,ymm13,ymm14
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x7d6>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm14,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm14,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm14,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm14,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm14,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x40
	add    r8,0x40
	dec    r10
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x51>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x860>
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0xd40>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xa78>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	test   r10,r10
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x895>
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x8b5>
	vpbroadcastd ymm8,DWORD PTR [r10]
	vmovaps ymm8,ymm8
	vpbroadcastd ymm9,DWORD PTR [r10+0x4]
	vmovaps ymm9,ymm9
	vpbroadcastd ymm10,DWORD PTR [r10+0x8]
	vmovaps ymm10,ymm10
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_sgemm_3x16__x86_64_avx2+0x9ac>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm11,YMMWORD PTR [rdx]
	vpbroadcastd ymm12,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm11,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm12,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x24]
	vfmadd231ps ymm9,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x44]
	vfmadd231ps ymm10,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm11,YMMWORD PTR [rdx+0x80]
	vpbroadcastd ymm12,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x28]
	vfmadd231ps ymm9,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x48]
	vfmadd231ps ymm10,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm11,YMMWORD PTR [rdx+0xc0]
	vpbroadcastd ymm12,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm9,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm10,ymm11,ymm12
	add    r10,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x8d4>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x8cf>
	test   r11,r11
	je     <nnp_sgemm_3x16__x86_64_avx2+0x9e6>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm11,YMMWORD PTR [rdx]
	vpbroadcastd ymm12,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm11,ymm12
	vpbroadcastd ymm12,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm11,ymm12
	add    r10,0x4
	add    rdx,0x40
	dec    r11
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x9b1>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm11,eax
	vpbroadcastd ymm11,xmm11
	vpcmpgtd ymm11,ymm11,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xa40>
	mov    r11,r10
	vmaskmovps ymm12,ymm11,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm12
	lea    r11,[r11+rax*4]
	vmaskmovps ymm12,ymm11,YMMWORD PTR [r11]
	vaddps ymm9,ymm9,ymm12
	lea    r11,[r11+rax*4]
	vmaskmovps ymm12,ymm11,YMMWORD PTR [r11]
	vaddps ymm10,ymm10,ymm12
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0xa40>
	lea    r11,[r9+0x28]
	vpbroadcastd ymm12,DWORD PTR [r11]
	vmaxps ymm8,ymm12,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm11,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm12,ymm9
	vmaskmovps YMMWORD PTR [r10],ymm11,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm12,ymm10
	vmaskmovps YMMWORD PTR [r10],ymm11,ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0xd40>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	test   r10,r10
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xaa5>
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0xad4>
	vpbroadcastd ymm9,DWORD PTR [r10]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vpbroadcastd ymm11,DWORD PTR [r10+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vpbroadcastd ymm13,DWORD PTR [r10+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_sgemm_3x16__x86_64_avx2+0xc21>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm7,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm14,YMMWORD PTR [rdx+0x40]
	vmovups ymm15,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm7,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm14,YMMWORD PTR [rdx+0x80]
	vmovups ymm15,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm7,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm14,YMMWORD PTR [rdx+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm7,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    r10,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xaf3>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xaee>
	test   r11,r11
	je     <nnp_sgemm_3x16__x86_64_avx2+0xc6f>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm7,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vpbroadcastd ymm7,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    r10,0x4
	add    rdx,0x40
	dec    r11
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xc26>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm14,eax
	vpbroadcastd ymm14,xmm14
	vpcmpgtd ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm14,ymm14,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xcec>
	mov    r11,r10
	vmaskmovps ymm7,ymm15,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm7
	vmaskmovps ymm7,ymm14,YMMWORD PTR [r11+0x20]
	vaddps ymm9,ymm9,ymm7
	lea    r11,[r11+rax*4]
	vmaskmovps ymm7,ymm15,YMMWORD PTR [r11]
	vaddps ymm10,ymm10,ymm7
	vmaskmovps ymm7,ymm14,YMMWORD PTR [r11+0x20]
	vaddps ymm11,ymm11,ymm7
	lea    r11,[r11+rax*4]
	vmaskmovps ymm7,ymm15,YMMWORD PTR [r11]
	vaddps ymm12,ymm12,ymm7
	vmaskmovps ymm7,ymm14,YMMWORD PTR [r11+0x20]
	vaddps ymm13,ymm13,ymm7
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0xcec>
	lea    r11,[r9+0x28]
	vpbroadcastd ymm7,DWORD PTR [r11]
	vmaxps ymm8,ymm7,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm15,ymm8
	vmaxps ymm8,ymm7,ymm9
	vmaskmovps YMMWORD PTR [r10+0x20],ymm14,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm7,ymm10
	vmaskmovps YMMWORD PTR [r10],ymm15,ymm8
	vmaxps ymm8,ymm7,ymm11
	vmaskmovps YMMWORD PTR [r10+0x20],ymm14,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm7,ymm12
	vmaskmovps YMMWORD PTR [r10],ymm15,ymm8
	vmaxps ymm8,ymm7,ymm13
	vmaskmovps YMMWORD PTR [r10+0x20],ymm14,ymm8
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
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_4x16__x86_64_avx2+0x9f1>
	mov    r11,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	test   r11,r11
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x93>
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0xd2>
	vpbroadcastd ymm9,DWORD PTR [r11]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vpbroadcastd ymm11,DWORD PTR [r11+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vpbroadcastd ymm13,DWORD PTR [r11+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	vpbroadcastd ymm15,DWORD PTR [r11+0xc]
	vmovaps ymm14,ymm15
	vmovaps ymm15,ymm15
	test   rcx,rcx
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x3c8>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_4x16__x86_64_avx2+0x272>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm5,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups ymm7,YMMWORD PTR [rdx+0x40]
	vmovups ymm6,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm5,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	vmovups ymm7,YMMWORD PTR [rdx+0x80]
	vmovups ymm6,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm5,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups ymm7,YMMWORD PTR [rdx+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm5,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rbx,0x10
	add    rdx,0x100
	dec    r13d
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xff>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xf9>
	test   rbp,rbp
	je     <nnp_sgemm_4x16__x86_64_avx2+0x2d1>
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm5,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rbx,0x4
	add    rdx,0x40
	dec    rbp
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x277>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x341>
	mov    rbp,rbx
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm7
	vmovups ymm7,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm7
	vmovups ymm7,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vaddps ymm12,ymm12,ymm7
	vmovups ymm7,YMMWORD PTR [rbp+0x20]
	vaddps ymm13,ymm13,ymm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [rbp+0x20]
	vaddps ymm15,ymm15,ymm7
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x341>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm7,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm7,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm7,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm7,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm7,ymm14
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm15
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x9e4>
	test   rax,rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x6b8>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_4x16__x86_64_avx2+0x560>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm5,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm5,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm5,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm5,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x3f4>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x3ee>
	test   rbp,rbp
	je     <nnp_sgemm_4x16__x86_64_avx2+0x5c1>
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm5,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x565>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x631>
	mov    rbp,rbx
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm7
	vmovups ymm7,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm7
	vmovups ymm7,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vaddps ymm12,ymm12,ymm7
	vmovups ymm7,YMMWORD PTR [rbp+0x20]
	vaddps ymm13,ymm13,ymm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [rbp+0x20]
	vaddps ymm15,ymm15,ymm7
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x631>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm7,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm7,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm7,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm7,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm7,ymm14
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm15
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x9e0>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_4x16__x86_64_avx2+0x880>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm7
	vmovups YMMWORD PTR [rax+0x20],ymm6
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm5,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x40],ymm7
	vmovups YMMWORD PTR [rax+0x60],ymm6
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm5,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x80],ymm7
	vmovups YMMWORD PTR [rax+0xa0],ymm6
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm5,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0xc0],ymm7
	vmovups YMMWORD PTR [rax+0xe0],ymm6
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm5,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rbx,0x10
	add    rax,0x100
	dec    r13d
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x6db>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x6d5>
	test   rbp,rbp
	je     <nnp_sgemm_4x16__x86_64_avx2+0x8ee>
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm7
	vmovups YMMWORD PTR [rax+0x20],ymm6
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm5,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    rbx,0x4
	add    rax,0x40
	dec    rbp
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x885>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x95e>
	mov    rbp,rbx
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm7
	vmovups ymm7,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm7
	vmovups ymm7,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vaddps ymm12,ymm12,ymm7
	vmovups ymm7,YMMWORD PTR [rbp+0x20]
	vaddps ymm13,ymm13,ymm7
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm7,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [rbp+0x20]
	vaddps ymm15,ymm15,ymm7
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x95e>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm7,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm7,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm7,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm7,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm7,ymm14
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm15
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x40
	add    r8,0x40
	dec    r10
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x60>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xa06>
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0xfe3>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xc81>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	test   r10,r10
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xa40>
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0xa6b>
	vpbroadcastd ymm8,DWORD PTR [r10]
	vmovaps ymm8,ymm8
	vpbroadcastd ymm9,DWORD PTR [r10+0x4]
	vmovaps ymm9,ymm9
	vpbroadcastd ymm10,DWORD PTR [r10+0x8]
	vmovaps ymm10,ymm10
	vpbroadcastd ymm11,DWORD PTR [r10+0xc]
	vmovaps ymm11,ymm11
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_sgemm_4x16__x86_64_avx2+0xb8e>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm12,YMMWORD PTR [rdx]
	vpbroadcastd ymm13,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm12,ymm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm12,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm13,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x24]
	vfmadd231ps ymm9,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x44]
	vfmadd231ps ymm10,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x64]
	vfmadd231ps ymm11,ymm12,ymm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm12,YMMWORD PTR [rdx+0x80]
	vpbroadcastd ymm13,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x28]
	vfmadd231ps ymm9,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x48]
	vfmadd231ps ymm10,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x68]
	vfmadd231ps ymm11,ymm12,ymm13
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm12,YMMWORD PTR [rdx+0xc0]
	vpbroadcastd ymm13,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm9,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm10,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x6c]
	vfmadd231ps ymm11,ymm12,ymm13
	add    r10,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xa8a>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xa85>
	test   r11,r11
	je     <nnp_sgemm_4x16__x86_64_avx2+0xbd3>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm12,YMMWORD PTR [rdx]
	vpbroadcastd ymm13,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm12,ymm13
	vpbroadcastd ymm13,DWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm12,ymm13
	add    r10,0x4
	add    rdx,0x40
	dec    r11
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xb93>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm12,eax
	vpbroadcastd ymm12,xmm12
	vpcmpgtd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xc3b>
	mov    r11,r10
	vmaskmovps ymm13,ymm12,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm13
	lea    r11,[r11+rax*4]
	vmaskmovps ymm13,ymm12,YMMWORD PTR [r11]
	vaddps ymm9,ymm9,ymm13
	lea    r11,[r11+rax*4]
	vmaskmovps ymm13,ymm12,YMMWORD PTR [r11]
	vaddps ymm10,ymm10,ymm13
	lea    r11,[r11+rax*4]
	vmaskmovps ymm13,ymm12,YMMWORD PTR [r11]
	vaddps ymm11,ymm11,ymm13
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0xc3b>
	lea    r11,[r9+0x28]
	vpbroadcastd ymm13,DWORD PTR [r11]
	vmaxps ymm8,ymm13,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm12,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm13,ymm9
	vmaskmovps YMMWORD PTR [r10],ymm12,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm13,ymm10
	vmaskmovps YMMWORD PTR [r10],ymm12,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm13,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm12,ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0xfe3>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	test   r10,r10
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xcb8>
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0xcf7>
	vpbroadcastd ymm9,DWORD PTR [r10]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vpbroadcastd ymm11,DWORD PTR [r10+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vpbroadcastd ymm13,DWORD PTR [r10+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	vpbroadcastd ymm15,DWORD PTR [r10+0xc]
	vmovaps ymm14,ymm15
	vmovaps ymm15,ymm15
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_sgemm_4x16__x86_64_avx2+0xe84>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm5,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm7,YMMWORD PTR [rdx+0x40]
	vmovups ymm6,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm5,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm7,YMMWORD PTR [rdx+0x80]
	vmovups ymm6,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm5,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm7,YMMWORD PTR [rdx+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm5,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r10,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xd16>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xd11>
	test   r11,r11
	je     <nnp_sgemm_4x16__x86_64_avx2+0xee2>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm5,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vpbroadcastd ymm5,DWORD PTR [r10+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r10,0x4
	add    rdx,0x40
	dec    r11
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xe89>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm7,eax
	vpbroadcastd ymm7,xmm7
	vpcmpgtd ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xf76>
	mov    r11,r10
	vmaskmovps ymm5,ymm6,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [r11+0x20]
	vaddps ymm9,ymm9,ymm5
	lea    r11,[r11+rax*4]
	vmaskmovps ymm5,ymm6,YMMWORD PTR [r11]
	vaddps ymm10,ymm10,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [r11+0x20]
	vaddps ymm11,ymm11,ymm5
	lea    r11,[r11+rax*4]
	vmaskmovps ymm5,ymm6,YMMWORD PTR [r11]
	vaddps ymm12,ymm12,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [r11+0x20]
	vaddps ymm13,ymm13,ymm5
	lea    r11,[r11+rax*4]
	vmaskmovps ymm5,ymm6,YMMWORD PTR [r11]
	vaddps ymm14,ymm14,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [r11+0x20]
	vaddps ymm15,ymm15,ymm5
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0xf76>
	lea    r11,[r9+0x28]
	vpbroadcastd ymm5,DWORD PTR [r11]
	vmaxps ymm8,ymm5,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm6,ymm8
	vmaxps ymm8,ymm5,ymm9
	vmaskmovps YMMWORD PTR [r10+0x20],ymm7,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm5,ymm10
	vmaskmovps YMMWORD PTR [r10],ymm6,ymm8
	vmaxps ymm8,ymm5,ymm11
	vmaskmovps YMMWORD PTR [r10+0x20],ymm7,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm5,ymm12
	vmaskmovps YMMWORD PTR [r10],ymm6,ymm8
	vmaxps ymm8,ymm5,ymm13
	vmaskmovps YMMWORD PTR [r10+0x20],ymm7,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm5,ymm14
	vmaskmovps YMMWORD PTR [r10],ymm6,ymm8
	vmaxps ymm8,ymm5,ymm15
	vmaskmovps YMMWORD PTR [r10+0x20],ymm7,ymm8
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
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_5x16__x86_64_avx2+0xbcc>
	mov    r11,QWORD PTR [r9+0x10]
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
	test   r11,r11
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xaa>
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0xf7>
	vpbroadcastd ymm9,DWORD PTR [r11]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vpbroadcastd ymm11,DWORD PTR [r11+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vpbroadcastd ymm13,DWORD PTR [r11+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	vpbroadcastd ymm15,DWORD PTR [r11+0xc]
	vmovaps ymm14,ymm15
	vmovaps ymm15,ymm15
	vpbroadcastd ymm6,DWORD PTR [r11+0x10]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm6
	test   rcx,rcx
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x47f>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_5x16__x86_64_avx2+0x2e3>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm5,YMMWORD PTR [rdx]
	vmovups ymm4,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm3,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups ymm5,YMMWORD PTR [rdx+0x40]
	vmovups ymm4,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm3,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	vmovups ymm5,YMMWORD PTR [rdx+0x80]
	vmovups ymm4,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm3,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups ymm5,YMMWORD PTR [rdx+0xc0]
	vmovups ymm4,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm3,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rbx,0x10
	add    rdx,0x100
	dec    r13d
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x124>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x11e>
	test   rbp,rbp
	je     <nnp_sgemm_5x16__x86_64_avx2+0x355>
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm5,YMMWORD PTR [rdx]
	vmovups ymm4,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm3,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rbx,0x4
	add    rdx,0x40
	dec    rbp
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x2e8>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x3dc>
	mov    rbp,rbx
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm12,ymm12,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm13,ymm13,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm14,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm15,ymm15,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm6,ymm6,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x3dc>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm5,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm14
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm15
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm7
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm6
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0xbbf>
	test   rax,rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x801>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_5x16__x86_64_avx2+0x663>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm3,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm3,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm3,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm3,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x4ab>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x4a5>
	test   rbp,rbp
	je     <nnp_sgemm_5x16__x86_64_avx2+0x6d7>
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm3,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x668>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x75e>
	mov    rbp,rbx
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm12,ymm12,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm13,ymm13,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm14,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm15,ymm15,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm6,ymm6,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x75e>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm5,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm14
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm15
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm7
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm6
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0xbbb>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_5x16__x86_64_avx2+0xa15>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm5
	vmovups YMMWORD PTR [rax+0x20],ymm4
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm3,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x40],ymm5
	vmovups YMMWORD PTR [rax+0x60],ymm4
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm3,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x80],ymm5
	vmovups YMMWORD PTR [rax+0xa0],ymm4
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm3,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0xc0],ymm5
	vmovups YMMWORD PTR [rax+0xe0],ymm4
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm3,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rbx,0x10
	add    rax,0x100
	dec    r13d
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x824>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x81e>
	test   rbp,rbp
	je     <nnp_sgemm_5x16__x86_64_avx2+0xa96>
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm5
	vmovups YMMWORD PTR [rax+0x20],ymm4
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm3,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    rbx,0x4
	add    rax,0x40
	dec    rbp
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xa1a>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xb1d>
	mov    rbp,rbx
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm12,ymm12,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm13,ymm13,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm14,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm15,ymm15,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm5,YMMWORD PTR [rbp+0x0]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rbp+0x20]
	vaddps ymm6,ymm6,ymm5
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0xb1d>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm5,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm14
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm15
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm7
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm6
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x40
	add    r8,0x40
	dec    r10
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x6f>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xbe1>
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x12d3>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xece>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	test   r10,r10
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xc20>
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0xc56>
	vpbroadcastd ymm8,DWORD PTR [r10]
	vmovaps ymm8,ymm8
	vpbroadcastd ymm9,DWORD PTR [r10+0x4]
	vmovaps ymm9,ymm9
	vpbroadcastd ymm10,DWORD PTR [r10+0x8]
	vmovaps ymm10,ymm10
	vpbroadcastd ymm11,DWORD PTR [r10+0xc]
	vmovaps ymm11,ymm11
	vpbroadcastd ymm12,DWORD PTR [r10+0x10]
	vmovaps ymm12,ymm12
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_sgemm_5x16__x86_64_avx2+0xdb1>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm13,YMMWORD PTR [rdx]
	vpbroadcastd ymm14,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x80]
	vfmadd231ps ymm12,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm13,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm14,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x24]
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x44]
	vfmadd231ps ymm10,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x64]
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x84]
	vfmadd231ps ymm12,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm13,YMMWORD PTR [rdx+0x80]
	vpbroadcastd ymm14,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x28]
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x48]
	vfmadd231ps ymm10,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x68]
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x88]
	vfmadd231ps ymm12,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm13,YMMWORD PTR [rdx+0xc0]
	vpbroadcastd ymm14,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm10,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x6c]
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x8c]
	vfmadd231ps ymm12,ymm13,ymm14
	add    r10,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xc75>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xc70>
	test   r11,r11
	je     <nnp_sgemm_5x16__x86_64_avx2+0xe04>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm13,YMMWORD PTR [rdx]
	vpbroadcastd ymm14,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm13,ymm14
	vpbroadcastd ymm14,DWORD PTR [r10+0x80]
	vfmadd231ps ymm12,ymm13,ymm14
	add    r10,0x4
	add    rdx,0x40
	dec    r11
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xdb6>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm13,eax
	vpbroadcastd ymm13,xmm13
	vpcmpgtd ymm13,ymm13,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xe7a>
	mov    r11,r10
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm14
	lea    r11,[r11+rax*4]
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r11]
	vaddps ymm9,ymm9,ymm14
	lea    r11,[r11+rax*4]
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r11]
	vaddps ymm10,ymm10,ymm14
	lea    r11,[r11+rax*4]
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r11]
	vaddps ymm11,ymm11,ymm14
	lea    r11,[r11+rax*4]
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r11]
	vaddps ymm12,ymm12,ymm14
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0xe7a>
	lea    r11,[r9+0x28]
	vpbroadcastd ymm14,DWORD PTR [r11]
	vmaxps ymm8,ymm14,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm13,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm9
	vmaskmovps YMMWORD PTR [r10],ymm13,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm10
	vmaskmovps YMMWORD PTR [r10],ymm13,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm13,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm14,ymm12
	vmaskmovps YMMWORD PTR [r10],ymm13,ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x12d3>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xf0d>
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0xf5a>
	vpbroadcastd ymm9,DWORD PTR [r10]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vpbroadcastd ymm11,DWORD PTR [r10+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vpbroadcastd ymm13,DWORD PTR [r10+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	vpbroadcastd ymm15,DWORD PTR [r10+0xc]
	vmovaps ymm14,ymm15
	vmovaps ymm15,ymm15
	vpbroadcastd ymm6,DWORD PTR [r10+0x10]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm6
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_sgemm_5x16__x86_64_avx2+0x1133>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm5,YMMWORD PTR [rdx]
	vmovups ymm4,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm3,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm5,YMMWORD PTR [rdx+0x40]
	vmovups ymm4,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm3,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm5,YMMWORD PTR [rdx+0x80]
	vmovups ymm4,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm3,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm5,YMMWORD PTR [rdx+0xc0]
	vmovups ymm4,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm3,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    r10,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xf79>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xf74>
	test   r11,r11
	je     <nnp_sgemm_5x16__x86_64_avx2+0x11a4>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm5,YMMWORD PTR [rdx]
	vmovups ymm4,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm3,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vpbroadcastd ymm3,DWORD PTR [r10+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    r10,0x4
	add    rdx,0x40
	dec    r11
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x1138>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm5,eax
	vpbroadcastd ymm5,xmm5
	vpcmpgtd ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm5,ymm5,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x124f>
	mov    r11,r10
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [r11+0x20]
	vaddps ymm9,ymm9,ymm3
	lea    r11,[r11+rax*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r11]
	vaddps ymm10,ymm10,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [r11+0x20]
	vaddps ymm11,ymm11,ymm3
	lea    r11,[r11+rax*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r11]
	vaddps ymm12,ymm12,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [r11+0x20]
	vaddps ymm13,ymm13,ymm3
	lea    r11,[r11+rax*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r11]
	vaddps ymm14,ymm14,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [r11+0x20]
	vaddps ymm15,ymm15,ymm3
	lea    r11,[r11+rax*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r11]
	vaddps ymm7,ymm7,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [r11+0x20]
	vaddps ymm6,ymm6,ymm3
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x124f>
	lea    r11,[r9+0x28]
	vpbroadcastd ymm3,DWORD PTR [r11]
	vmaxps ymm8,ymm3,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm9
	vmaskmovps YMMWORD PTR [r10+0x20],ymm5,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm3,ymm10
	vmaskmovps YMMWORD PTR [r10],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm11
	vmaskmovps YMMWORD PTR [r10+0x20],ymm5,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm3,ymm12
	vmaskmovps YMMWORD PTR [r10],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm13
	vmaskmovps YMMWORD PTR [r10+0x20],ymm5,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm3,ymm14
	vmaskmovps YMMWORD PTR [r10],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm15
	vmaskmovps YMMWORD PTR [r10+0x20],ymm5,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm3,ymm7
	vmaskmovps YMMWORD PTR [r10],ymm4,ymm8
	vmaxps ymm8,ymm3,ymm6
	vmaskmovps YMMWORD PTR [r10+0x20],ymm5,ymm8
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
	mov    rax,QWORD PTR [r9+0x20]
	mov    r10,QWORD PTR [r9+0x8]
	mov    r10,r10
	shr    r10,0x4
	test   r10,r10
	je     <nnp_sgemm_6x16__x86_64_avx2+0xdc7>
	mov    r11,QWORD PTR [r9+0x10]
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
	test   r11,r11
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xc1>
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x11c>
	vpbroadcastd ymm9,DWORD PTR [r11]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vpbroadcastd ymm11,DWORD PTR [r11+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vpbroadcastd ymm13,DWORD PTR [r11+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	vpbroadcastd ymm15,DWORD PTR [r11+0xc]
	vmovaps ymm14,ymm15
	vmovaps ymm15,ymm15
	vpbroadcastd ymm6,DWORD PTR [r11+0x10]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm6
	vpbroadcastd ymm4,DWORD PTR [r11+0x14]
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm4
	test   rcx,rcx
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x53e>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_6x16__x86_64_avx2+0x354>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm1,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups ymm3,YMMWORD PTR [rdx+0x40]
	vmovups ymm2,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm1,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	vmovups ymm3,YMMWORD PTR [rdx+0x80]
	vmovups ymm2,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm1,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups ymm3,YMMWORD PTR [rdx+0xc0]
	vmovups ymm2,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm1,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rbx,0x10
	add    rdx,0x100
	dec    r13d
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x149>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x143>
	test   rbp,rbp
	je     <nnp_sgemm_6x16__x86_64_avx2+0x3dd>
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm1,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rbx,0x4
	add    rdx,0x40
	dec    rbp
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x35d>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x47f>
	mov    rbp,rbx
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm12,ymm12,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm13,ymm13,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm14,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm15,ymm15,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm7,ymm7,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm6,ymm6,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm4,ymm4,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x47f>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm3,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm3,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm14
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm15
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm7
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm6
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm5
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm4
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0xdba>
	test   rax,rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x95e>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_6x16__x86_64_avx2+0x76e>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm1,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm1,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm1,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm1,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rbx,0x10
	dec    r13d
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x56a>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x564>
	test   rbp,rbp
	je     <nnp_sgemm_6x16__x86_64_avx2+0x7fd>
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm1,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rbx,0x4
	dec    rbp
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x777>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x89f>
	mov    rbp,rbx
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm12,ymm12,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm13,ymm13,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm14,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm15,ymm15,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm7,ymm7,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm6,ymm6,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm4,ymm4,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x89f>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm3,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm3,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm14
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm15
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm7
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm6
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm5
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm4
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0xdb6>
	mov    r11,rdx
	mov    rbx,rsi
	mov    rbp,rdi
	and    rbp,0x7
	mov    r12,rdi
	shr    r12,0x3
	test   r12,r12
	je     <nnp_sgemm_6x16__x86_64_avx2+0xbbe>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm3
	vmovups YMMWORD PTR [rax+0x20],ymm2
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm1,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x40],ymm3
	vmovups YMMWORD PTR [rax+0x60],ymm2
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm1,DWORD PTR [rbx+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x80],ymm3
	vmovups YMMWORD PTR [rax+0xa0],ymm2
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm1,DWORD PTR [rbx+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0xc0],ymm3
	vmovups YMMWORD PTR [rax+0xe0],ymm2
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm1,DWORD PTR [rbx+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rbx,0x10
	add    rax,0x100
	dec    r13d
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x981>
	add    rbx,0xa0
	dec    r12
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x97b>
	test   rbp,rbp
	je     <nnp_sgemm_6x16__x86_64_avx2+0xc5a>
	prefetcht0 BYTE PTR [r11+0x7c]
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm3
	vmovups YMMWORD PTR [rax+0x20],ymm2
	lea    r11,[r11+rcx*4]
	vpbroadcastd ymm1,DWORD PTR [rbx]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [rbx+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    rbx,0x4
	add    rax,0x40
	dec    rbp
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xbc7>
	mov    r11,QWORD PTR [r9]
	mov    rbx,r8
	mov    rbp,QWORD PTR [r9+0x10]
	test   rbp,rbp
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xcfc>
	mov    rbp,rbx
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm8,ymm8,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm9,ymm9,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm11,ymm11,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm12,ymm12,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm13,ymm13,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm14,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm15,ymm15,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm7,ymm7,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm6,ymm6,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	vmovups ymm3,YMMWORD PTR [rbp+0x0]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [rbp+0x20]
	vaddps ymm4,ymm4,ymm3
	lea    rbp,[rbp+r11*4+0x0]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0xcfc>
	lea    rbp,[r9+0x28]
	vpbroadcastd ymm3,DWORD PTR [rbp+0x0]
	vmaxps ymm8,ymm3,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm14
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm15
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm7
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm6
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm5
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm4
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	prefetcht0 BYTE PTR [rbx+0xbc]
	lea    rbx,[rbx+r11*4]
	add    rdx,0x40
	add    r8,0x40
	dec    r10
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x7e>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xddc>
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x15e7>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x113b>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	test   r10,r10
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xe20>
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0xe61>
	vpbroadcastd ymm8,DWORD PTR [r10]
	vmovaps ymm8,ymm8
	vpbroadcastd ymm9,DWORD PTR [r10+0x4]
	vmovaps ymm9,ymm9
	vpbroadcastd ymm10,DWORD PTR [r10+0x8]
	vmovaps ymm10,ymm10
	vpbroadcastd ymm11,DWORD PTR [r10+0xc]
	vmovaps ymm11,ymm11
	vpbroadcastd ymm12,DWORD PTR [r10+0x10]
	vmovaps ymm12,ymm12
	vpbroadcastd ymm13,DWORD PTR [r10+0x14]
	vmovaps ymm13,ymm13
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_sgemm_6x16__x86_64_avx2+0xff4>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm14,YMMWORD PTR [rdx]
	vpbroadcastd ymm15,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x80]
	vfmadd231ps ymm12,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0xa0]
	vfmadd231ps ymm13,ymm14,ymm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm14,YMMWORD PTR [rdx+0x40]
	vpbroadcastd ymm15,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x24]
	vfmadd231ps ymm9,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x44]
	vfmadd231ps ymm10,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x64]
	vfmadd231ps ymm11,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x84]
	vfmadd231ps ymm12,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0xa4]
	vfmadd231ps ymm13,ymm14,ymm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm14,YMMWORD PTR [rdx+0x80]
	vpbroadcastd ymm15,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x28]
	vfmadd231ps ymm9,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x48]
	vfmadd231ps ymm10,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x68]
	vfmadd231ps ymm11,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x88]
	vfmadd231ps ymm12,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0xa8]
	vfmadd231ps ymm13,ymm14,ymm15
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm14,YMMWORD PTR [rdx+0xc0]
	vpbroadcastd ymm15,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm9,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm10,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x6c]
	vfmadd231ps ymm11,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x8c]
	vfmadd231ps ymm12,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0xac]
	vfmadd231ps ymm13,ymm14,ymm15
	add    r10,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xe80>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xe7b>
	test   r11,r11
	je     <nnp_sgemm_6x16__x86_64_avx2+0x1055>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm14,YMMWORD PTR [rdx]
	vpbroadcastd ymm15,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x20]
	vfmadd231ps ymm9,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x40]
	vfmadd231ps ymm10,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x60]
	vfmadd231ps ymm11,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0x80]
	vfmadd231ps ymm12,ymm14,ymm15
	vpbroadcastd ymm15,DWORD PTR [r10+0xa0]
	vfmadd231ps ymm13,ymm14,ymm15
	add    r10,0x4
	add    rdx,0x40
	dec    r11
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xff9>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm14,eax
	vpbroadcastd ymm14,xmm14
	vpcmpgtd ymm14,ymm14,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x10d9>
	mov    r11,r10
	vmaskmovps ymm15,ymm14,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm15
	lea    r11,[r11+rax*4]
	vmaskmovps ymm15,ymm14,YMMWORD PTR [r11]
	vaddps ymm9,ymm9,ymm15
	lea    r11,[r11+rax*4]
	vmaskmovps ymm15,ymm14,YMMWORD PTR [r11]
	vaddps ymm10,ymm10,ymm15
	lea    r11,[r11+rax*4]
	vmaskmovps ymm15,ymm14,YMMWORD PTR [r11]
	vaddps ymm11,ymm11,ymm15
	lea    r11,[r11+rax*4]
	vmaskmovps ymm15,ymm14,YMMWORD PTR [r11]
	vaddps ymm12,ymm12,ymm15
	lea    r11,[r11+rax*4]
	vmaskmovps ymm15,ymm14,YMMWORD PTR [r11]
	vaddps ymm13,ymm13,ymm15
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x10d9>
	lea    r11,[r9+0x28]
	vpbroadcastd ymm15,DWORD PTR [r11]
	vmaxps ymm8,ymm15,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm14,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm15,ymm9
	vmaskmovps YMMWORD PTR [r10],ymm14,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm15,ymm10
	vmaskmovps YMMWORD PTR [r10],ymm14,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm15,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm14,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm15,ymm12
	vmaskmovps YMMWORD PTR [r10],ymm14,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm15,ymm13
	vmaskmovps YMMWORD PTR [r10],ymm14,ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x15e7>
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,QWORD PTR [r9+0x10]
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
	test   r10,r10
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x1182>
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x11dd>
	vpbroadcastd ymm9,DWORD PTR [r10]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vpbroadcastd ymm11,DWORD PTR [r10+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vpbroadcastd ymm13,DWORD PTR [r10+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	vpbroadcastd ymm15,DWORD PTR [r10+0xc]
	vmovaps ymm14,ymm15
	vmovaps ymm15,ymm15
	vpbroadcastd ymm6,DWORD PTR [r10+0x10]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm6
	vpbroadcastd ymm4,DWORD PTR [r10+0x14]
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm4
	mov    r10,rsi
	mov    r11,rdi
	and    r11,0x7
	mov    rcx,rdi
	shr    rcx,0x3
	test   rcx,rcx
	je     <nnp_sgemm_6x16__x86_64_avx2+0x1402>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm1,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm3,YMMWORD PTR [rdx+0x40]
	vmovups ymm2,YMMWORD PTR [rdx+0x60]
	vpbroadcastd ymm1,DWORD PTR [r10+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm3,YMMWORD PTR [rdx+0x80]
	vmovups ymm2,YMMWORD PTR [rdx+0xa0]
	vpbroadcastd ymm1,DWORD PTR [r10+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm3,YMMWORD PTR [rdx+0xc0]
	vmovups ymm2,YMMWORD PTR [rdx+0xe0]
	vpbroadcastd ymm1,DWORD PTR [r10+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    r10,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x11fc>
	add    r10,0xa0
	dec    rcx
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x11f7>
	test   r11,r11
	je     <nnp_sgemm_6x16__x86_64_avx2+0x1486>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vpbroadcastd ymm1,DWORD PTR [r10]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vpbroadcastd ymm1,DWORD PTR [r10+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    r10,0x4
	add    rdx,0x40
	dec    r11
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x1407>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm3,eax
	vpbroadcastd ymm3,xmm3
	vpcmpgtd ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm3,ymm3,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,r8
	mov    r11,QWORD PTR [r9+0x10]
	test   r11,r11
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x154c>
	mov    r11,r10
	vmaskmovps ymm1,ymm2,YMMWORD PTR [r11]
	vaddps ymm8,ymm8,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [r11+0x20]
	vaddps ymm9,ymm9,ymm1
	lea    r11,[r11+rax*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [r11]
	vaddps ymm10,ymm10,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [r11+0x20]
	vaddps ymm11,ymm11,ymm1
	lea    r11,[r11+rax*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [r11]
	vaddps ymm12,ymm12,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [r11+0x20]
	vaddps ymm13,ymm13,ymm1
	lea    r11,[r11+rax*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [r11]
	vaddps ymm14,ymm14,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [r11+0x20]
	vaddps ymm15,ymm15,ymm1
	lea    r11,[r11+rax*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [r11]
	vaddps ymm7,ymm7,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [r11+0x20]
	vaddps ymm6,ymm6,ymm1
	lea    r11,[r11+rax*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [r11]
	vaddps ymm5,ymm5,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [r11+0x20]
	vaddps ymm4,ymm4,ymm1
	lea    r11,[r11+rax*4]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x154c>
	lea    r11,[r9+0x28]
	vpbroadcastd ymm1,DWORD PTR [r11]
	vmaxps ymm8,ymm1,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm9
	vmaskmovps YMMWORD PTR [r10+0x20],ymm3,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm1,ymm10
	vmaskmovps YMMWORD PTR [r10],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm11
	vmaskmovps YMMWORD PTR [r10+0x20],ymm3,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm1,ymm12
	vmaskmovps YMMWORD PTR [r10],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm13
	vmaskmovps YMMWORD PTR [r10+0x20],ymm3,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm1,ymm14
	vmaskmovps YMMWORD PTR [r10],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm15
	vmaskmovps YMMWORD PTR [r10+0x20],ymm3,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm1,ymm7
	vmaskmovps YMMWORD PTR [r10],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm6
	vmaskmovps YMMWORD PTR [r10+0x20],ymm3,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm1,ymm5
	vmaskmovps YMMWORD PTR [r10],ymm2,ymm8
	vmaxps ymm8,ymm1,ymm4
	vmaskmovps YMMWORD PTR [r10+0x20],ymm3,ymm8
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
