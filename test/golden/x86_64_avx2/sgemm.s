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
	je     <nnp_sgemm_1x16__x86_64_avx2+0x43c>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	test   r11,r11
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x5a>
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x69>
	vbroadcastss ymm9,DWORD PTR [r11]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	test   rcx,rcx
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x182>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_1x16__x86_64_avx2+0x14d>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm12,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups ymm10,YMMWORD PTR [rdx+0x40]
	vmovups ymm11,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm12,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	vmovups ymm10,YMMWORD PTR [rdx+0x80]
	vmovups ymm11,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm12,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups ymm10,YMMWORD PTR [rdx+0xc0]
	vmovups ymm11,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm12,DWORD PTR [rbp+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbp,0x10
	add    rdx,0x100
	dec    r13d
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x99>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x93>
	test   r12,r12
	je     <nnp_sgemm_1x16__x86_64_avx2+0x17d>
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm12,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbp,0x4
	add    rdx,0x40
	dec    r12
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x152>
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x3e4>
	test   rax,rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x295>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_1x16__x86_64_avx2+0x25e>
	mov    r13d,0x2
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x1b1>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x1ab>
	test   r12,r12
	je     <nnp_sgemm_1x16__x86_64_avx2+0x290>
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x263>
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x3e0>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_1x16__x86_64_avx2+0x3a1>
	mov    r13d,0x2
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm10
	vmovups YMMWORD PTR [rax+0x20],ymm11
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x40],ymm10
	vmovups YMMWORD PTR [rax+0x60],ymm11
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x80],ymm10
	vmovups YMMWORD PTR [rax+0xa0],ymm11
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0xc0],ymm10
	vmovups YMMWORD PTR [rax+0xe0],ymm11
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbp,0x10
	add    rax,0x100
	dec    r13d
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x2bb>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x2b5>
	test   r12,r12
	je     <nnp_sgemm_1x16__x86_64_avx2+0x3e0>
	vmovups ymm10,YMMWORD PTR [r11]
	vmovups ymm11,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm10
	vmovups YMMWORD PTR [rax+0x20],ymm11
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm12,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    rbp,0x4
	add    rax,0x40
	dec    r12
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x3a6>
	add    rdx,0x40
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x40c>
	mov    rbx,r8
	vmovups ymm10,YMMWORD PTR [rbx]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rbx+0x20]
	vaddps ymm9,ymm9,ymm10
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x40c>
	lea    rbx,[r9+0x28]
	vbroadcastss ymm10,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm10,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x40
	dec    r10
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x33>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x451>
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x733>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x59a>
	mov    rax,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	test   rax,rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x478>
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x482>
	vbroadcastss ymm8,DWORD PTR [rax]
	vmovaps ymm8,ymm8
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_1x16__x86_64_avx2+0x51c>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm9,YMMWORD PTR [rdx]
	vbroadcastss ymm10,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm9,ymm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm9,YMMWORD PTR [rdx+0x40]
	vbroadcastss ymm10,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm9,ymm10
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm9,YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm10,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm9,ymm10
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm9,YMMWORD PTR [rdx+0xc0]
	vbroadcastss ymm10,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm9,ymm10
	add    r11,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x4a4>
	add    r11,0xa0
	dec    r10
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x49f>
	test   rcx,rcx
	je     <nnp_sgemm_1x16__x86_64_avx2+0x540>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm9,YMMWORD PTR [rdx]
	vbroadcastss ymm10,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm9,ymm10
	add    r11,0x4
	add    rdx,0x40
	dec    rcx
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x521>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm9,eax
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x57b>
	mov    r10,r8
	vmaskmovps ymm10,ymm9,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm10
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x57b>
	lea    r10,[r9+0x28]
	vbroadcastss ymm10,DWORD PTR [r10]
	mov    r10,r8
	vmaxps ymm8,ymm10,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm9,ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x733>
	mov    rax,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	test   rax,rax
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x5af>
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x5be>
	vbroadcastss ymm9,DWORD PTR [rax]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_1x16__x86_64_avx2+0x692>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm12,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm10,YMMWORD PTR [rdx+0x40]
	vmovups ymm11,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm12,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm10,YMMWORD PTR [rdx+0x80]
	vmovups ymm11,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm12,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm10,YMMWORD PTR [rdx+0xc0]
	vmovups ymm11,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm12,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    r11,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x5e4>
	add    r11,0xa0
	dec    r10
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x5df>
	test   rcx,rcx
	je     <nnp_sgemm_1x16__x86_64_avx2+0x6c0>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm10,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm12,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm10,ymm12
	vfmadd231ps ymm9,ymm11,ymm12
	add    r11,0x4
	add    rdx,0x40
	dec    rcx
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x697>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm10,eax
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_1x16__x86_64_avx2+0x70e>
	mov    r10,r8
	vmaskmovps ymm12,ymm11,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm12
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm12
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_1x16__x86_64_avx2+0x70e>
	lea    r10,[r9+0x28]
	vbroadcastss ymm12,DWORD PTR [r10]
	mov    r10,r8
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
	je     <nnp_sgemm_2x16__x86_64_avx2+0x58f>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	test   r11,r11
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x7f>
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x9e>
	vbroadcastss ymm9,DWORD PTR [r11]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vbroadcastss ymm11,DWORD PTR [r11+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	test   rcx,rcx
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x207>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_2x16__x86_64_avx2+0x1c2>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm14,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups ymm12,YMMWORD PTR [rdx+0x40]
	vmovups ymm13,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm14,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	vmovups ymm12,YMMWORD PTR [rdx+0x80]
	vmovups ymm13,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm14,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups ymm12,YMMWORD PTR [rdx+0xc0]
	vmovups ymm13,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm14,DWORD PTR [rbp+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbp,0x10
	add    rdx,0x100
	dec    r13d
	jne    <nnp_sgemm_2x16__x86_64_avx2+0xce>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_2x16__x86_64_avx2+0xc8>
	test   r12,r12
	je     <nnp_sgemm_2x16__x86_64_avx2+0x202>
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm14,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbp,0x4
	add    rdx,0x40
	dec    r12
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x1c7>
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x509>
	test   rax,rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x36a>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_2x16__x86_64_avx2+0x323>
	mov    r13d,0x2
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbp,0x10
	dec    r13d
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x236>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x230>
	test   r12,r12
	je     <nnp_sgemm_2x16__x86_64_avx2+0x365>
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbp,0x4
	dec    r12
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x328>
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x505>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_2x16__x86_64_avx2+0x4b6>
	mov    r13d,0x2
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm12
	vmovups YMMWORD PTR [rax+0x20],ymm13
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x40],ymm12
	vmovups YMMWORD PTR [rax+0x60],ymm13
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x80],ymm12
	vmovups YMMWORD PTR [rax+0xa0],ymm13
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0xc0],ymm12
	vmovups YMMWORD PTR [rax+0xe0],ymm13
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbp,0x10
	add    rax,0x100
	dec    r13d
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x390>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x38a>
	test   r12,r12
	je     <nnp_sgemm_2x16__x86_64_avx2+0x505>
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm12
	vmovups YMMWORD PTR [rax+0x20],ymm13
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm14,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    rbp,0x4
	add    rax,0x40
	dec    r12
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x4bb>
	add    rdx,0x40
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x548>
	mov    rbx,r8
	vmovups ymm12,YMMWORD PTR [rbx]
	vaddps ymm8,ymm8,ymm12
	vmovups ymm12,YMMWORD PTR [rbx+0x20]
	vaddps ymm9,ymm9,ymm12
	lea    rbx,[rbx+r11*4]
	vmovups ymm12,YMMWORD PTR [rbx]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rbx+0x20]
	vaddps ymm11,ymm11,ymm12
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x548>
	lea    rbx,[r9+0x28]
	vbroadcastss ymm12,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps ymm8,ymm12,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm12,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm12,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x40
	dec    r10
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x42>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x5a4>
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x991>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x75c>
	mov    rax,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	test   rax,rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x5d0>
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x5e5>
	vbroadcastss ymm8,DWORD PTR [rax]
	vmovaps ymm8,ymm8
	vbroadcastss ymm9,DWORD PTR [rax+0x4]
	vmovaps ymm9,ymm9
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_2x16__x86_64_avx2+0x6b7>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm10,YMMWORD PTR [rdx]
	vbroadcastss ymm11,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm10,ymm11
	vbroadcastss ymm11,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm10,ymm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm10,YMMWORD PTR [rdx+0x40]
	vbroadcastss ymm11,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm10,ymm11
	vbroadcastss ymm11,DWORD PTR [r11+0x24]
	vfmadd231ps ymm9,ymm10,ymm11
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm10,YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm11,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm10,ymm11
	vbroadcastss ymm11,DWORD PTR [r11+0x28]
	vfmadd231ps ymm9,ymm10,ymm11
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm10,YMMWORD PTR [rdx+0xc0]
	vbroadcastss ymm11,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm10,ymm11
	vbroadcastss ymm11,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm9,ymm10,ymm11
	add    r11,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x60b>
	add    r11,0xa0
	dec    r10
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x606>
	test   rcx,rcx
	je     <nnp_sgemm_2x16__x86_64_avx2+0x6e6>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm10,YMMWORD PTR [rdx]
	vbroadcastss ymm11,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm10,ymm11
	vbroadcastss ymm11,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm10,ymm11
	add    r11,0x4
	add    rdx,0x40
	dec    rcx
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x6bc>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm10,eax
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x72f>
	mov    r10,r8
	vmaskmovps ymm11,ymm10,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm11
	lea    r10,[r10+rax*4]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [r10]
	vaddps ymm9,ymm9,ymm11
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x72f>
	lea    r10,[r9+0x28]
	vbroadcastss ymm11,DWORD PTR [r10]
	mov    r10,r8
	vmaxps ymm8,ymm11,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm11,ymm9
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x991>
	mov    rax,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	test   rax,rax
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x77b>
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x79a>
	vbroadcastss ymm9,DWORD PTR [rax]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vbroadcastss ymm11,DWORD PTR [rax+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_2x16__x86_64_avx2+0x8ae>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm14,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm12,YMMWORD PTR [rdx+0x40]
	vmovups ymm13,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm14,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm12,YMMWORD PTR [rdx+0x80]
	vmovups ymm13,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm14,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm12,YMMWORD PTR [rdx+0xc0]
	vmovups ymm13,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm14,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    r11,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x7c0>
	add    r11,0xa0
	dec    r10
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x7bb>
	test   rcx,rcx
	je     <nnp_sgemm_2x16__x86_64_avx2+0x8ec>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm12,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm14,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm12,ymm14
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm12,ymm14
	vfmadd231ps ymm11,ymm13,ymm14
	add    r11,0x4
	add    rdx,0x40
	dec    rcx
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x8b3>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm12,eax
	vpbroadcastd ymm12,xmm12
	vpcmpgtd ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_2x16__x86_64_avx2+0x953>
	mov    r10,r8
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm14
	vmaskmovps ymm14,ymm12,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm14
	lea    r10,[r10+rax*4]
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm14
	vmaskmovps ymm14,ymm12,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm14
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_2x16__x86_64_avx2+0x953>
	lea    r10,[r9+0x28]
	vbroadcastss ymm14,DWORD PTR [r10]
	mov    r10,r8
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
	je     <nnp_sgemm_3x16__x86_64_avx2+0x6e2>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	mov    r11,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	test   r11,r11
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xa4>
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0xd3>
	vbroadcastss ymm9,DWORD PTR [r11]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vbroadcastss ymm11,DWORD PTR [r11+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vbroadcastss ymm13,DWORD PTR [r11+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	test   rcx,rcx
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x28c>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_3x16__x86_64_avx2+0x237>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm7,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups ymm14,YMMWORD PTR [rdx+0x40]
	vmovups ymm15,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm7,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	vmovups ymm14,YMMWORD PTR [rdx+0x80]
	vmovups ymm15,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm7,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups ymm14,YMMWORD PTR [rdx+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx+0xe0]
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
	add    rdx,0x100
	dec    r13d
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x103>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xfd>
	test   r12,r12
	je     <nnp_sgemm_3x16__x86_64_avx2+0x287>
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
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
	add    rdx,0x40
	dec    r12
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x23c>
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x62e>
	test   rax,rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x43f>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_3x16__x86_64_avx2+0x3e8>
	mov    r13d,0x2
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x2bb>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x2b5>
	test   r12,r12
	je     <nnp_sgemm_3x16__x86_64_avx2+0x43a>
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x3ed>
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x62a>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_3x16__x86_64_avx2+0x5cb>
	mov    r13d,0x2
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm14
	vmovups YMMWORD PTR [rax+0x20],ymm15
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rbp+0x0]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x40],ymm14
	vmovups YMMWORD PTR [rax+0x60],ymm15
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rbp+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x80],ymm14
	vmovups YMMWORD PTR [rax+0xa0],ymm15
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
	vbroadcastss ymm7,DWORD PTR [rbp+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [rbp+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0xc0],ymm14
	vmovups YMMWORD PTR [rax+0xe0],ymm15
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	add    rax,0x100
	dec    r13d
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x465>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x45f>
	test   r12,r12
	je     <nnp_sgemm_3x16__x86_64_avx2+0x62a>
	vmovups ymm14,YMMWORD PTR [r11]
	vmovups ymm15,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm14
	vmovups YMMWORD PTR [rax+0x20],ymm15
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	add    rax,0x40
	dec    r12
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x5d0>
	add    rdx,0x40
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x684>
	mov    rbx,r8
	vmovups ymm14,YMMWORD PTR [rbx]
	vaddps ymm8,ymm8,ymm14
	vmovups ymm14,YMMWORD PTR [rbx+0x20]
	vaddps ymm9,ymm9,ymm14
	lea    rbx,[rbx+r11*4]
	vmovups ymm14,YMMWORD PTR [rbx]
	vaddps ymm10,ymm10,ymm14
	vmovups ymm14,YMMWORD PTR [rbx+0x20]
	vaddps ymm11,ymm11,ymm14
	lea    rbx,[rbx+r11*4]
	vmovups ymm14,YMMWORD PTR [rbx]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rbx+0x20]
	vaddps ymm13,ymm13,ymm14
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x684>
	lea    rbx,[r9+0x28]
	vbroadcastss ymm14,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps ymm8,ymm14,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm14,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm14,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm14,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x40
	dec    r10
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x51>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x6f7>
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0xbdd>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x912>
	mov    rax,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	test   rax,rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x728>
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x748>
	vbroadcastss ymm8,DWORD PTR [rax]
	vmovaps ymm8,ymm8
	vbroadcastss ymm9,DWORD PTR [rax+0x4]
	vmovaps ymm9,ymm9
	vbroadcastss ymm10,DWORD PTR [rax+0x8]
	vmovaps ymm10,ymm10
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_3x16__x86_64_avx2+0x846>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm11,YMMWORD PTR [rdx]
	vbroadcastss ymm12,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm11,YMMWORD PTR [rdx+0x40]
	vbroadcastss ymm12,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x24]
	vfmadd231ps ymm9,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x44]
	vfmadd231ps ymm10,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm11,YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm12,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x28]
	vfmadd231ps ymm9,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x48]
	vfmadd231ps ymm10,ymm11,ymm12
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm11,YMMWORD PTR [rdx+0xc0]
	vbroadcastss ymm12,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm9,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm10,ymm11,ymm12
	add    r11,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x76e>
	add    r11,0xa0
	dec    r10
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x769>
	test   rcx,rcx
	je     <nnp_sgemm_3x16__x86_64_avx2+0x880>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm11,YMMWORD PTR [rdx]
	vbroadcastss ymm12,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm11,ymm12
	vbroadcastss ymm12,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm11,ymm12
	add    r11,0x4
	add    rdx,0x40
	dec    rcx
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x84b>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm11,eax
	vpbroadcastd ymm11,xmm11
	vpcmpgtd ymm11,ymm11,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x8d7>
	mov    r10,r8
	vmaskmovps ymm12,ymm11,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm12
	lea    r10,[r10+rax*4]
	vmaskmovps ymm12,ymm11,YMMWORD PTR [r10]
	vaddps ymm9,ymm9,ymm12
	lea    r10,[r10+rax*4]
	vmaskmovps ymm12,ymm11,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm12
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x8d7>
	lea    r10,[r9+0x28]
	vbroadcastss ymm12,DWORD PTR [r10]
	mov    r10,r8
	vmaxps ymm8,ymm12,ymm8
	vmaskmovps YMMWORD PTR [r10],ymm11,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm12,ymm9
	vmaskmovps YMMWORD PTR [r10],ymm11,ymm8
	lea    r10,[r10+rax*4]
	vmaxps ymm8,ymm12,ymm10
	vmaskmovps YMMWORD PTR [r10],ymm11,ymm8
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0xbdd>
	mov    rax,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	test   rax,rax
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x93b>
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0x96a>
	vbroadcastss ymm9,DWORD PTR [rax]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vbroadcastss ymm11,DWORD PTR [rax+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vbroadcastss ymm13,DWORD PTR [rax+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_3x16__x86_64_avx2+0xabe>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm7,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm14,YMMWORD PTR [rdx+0x40]
	vmovups ymm15,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm7,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x44]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm14,YMMWORD PTR [rdx+0x80]
	vmovups ymm15,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm7,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x48]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm14,YMMWORD PTR [rdx+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm7,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    r11,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x990>
	add    r11,0xa0
	dec    r10
	jne    <nnp_sgemm_3x16__x86_64_avx2+0x98b>
	test   rcx,rcx
	je     <nnp_sgemm_3x16__x86_64_avx2+0xb0c>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm14,YMMWORD PTR [rdx]
	vmovups ymm15,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm7,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm14,ymm7
	vfmadd231ps ymm9,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm14,ymm7
	vfmadd231ps ymm11,ymm15,ymm7
	vbroadcastss ymm7,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm14,ymm7
	vfmadd231ps ymm13,ymm15,ymm7
	add    r11,0x4
	add    rdx,0x40
	dec    rcx
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xac3>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm14,eax
	vpbroadcastd ymm14,xmm14
	vpcmpgtd ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm14,ymm14,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_3x16__x86_64_avx2+0xb86>
	mov    r10,r8
	vmaskmovps ymm7,ymm15,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm7
	vmaskmovps ymm7,ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm7
	lea    r10,[r10+rax*4]
	vmaskmovps ymm7,ymm15,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm7
	vmaskmovps ymm7,ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm7
	lea    r10,[r10+rax*4]
	vmaskmovps ymm7,ymm15,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm7
	vmaskmovps ymm7,ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm13,ymm13,ymm7
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_3x16__x86_64_avx2+0xb86>
	lea    r10,[r9+0x28]
	vbroadcastss ymm7,DWORD PTR [r10]
	mov    r10,r8
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
	je     <nnp_sgemm_4x16__x86_64_avx2+0x82d>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xc9>
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x108>
	vbroadcastss ymm9,DWORD PTR [r11]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vbroadcastss ymm11,DWORD PTR [r11+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vbroadcastss ymm13,DWORD PTR [r11+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	vbroadcastss ymm15,DWORD PTR [r11+0xc]
	vmovaps ymm14,ymm15
	vmovaps ymm15,ymm15
	test   rcx,rcx
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x311>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_4x16__x86_64_avx2+0x2ac>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
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
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups ymm7,YMMWORD PTR [rdx+0x40]
	vmovups ymm6,YMMWORD PTR [rdx+0x60]
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
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	vmovups ymm7,YMMWORD PTR [rdx+0x80]
	vmovups ymm6,YMMWORD PTR [rdx+0xa0]
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
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups ymm7,YMMWORD PTR [rdx+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx+0xe0]
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
	add    rdx,0x100
	dec    r13d
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x138>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x132>
	test   r12,r12
	je     <nnp_sgemm_4x16__x86_64_avx2+0x30c>
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
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
	add    rdx,0x40
	dec    r12
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x2b1>
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x753>
	test   rax,rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x514>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_4x16__x86_64_avx2+0x4ad>
	mov    r13d,0x2
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x340>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x33a>
	test   r12,r12
	je     <nnp_sgemm_4x16__x86_64_avx2+0x50f>
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x4b2>
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x74f>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_4x16__x86_64_avx2+0x6e0>
	mov    r13d,0x2
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm7
	vmovups YMMWORD PTR [rax+0x20],ymm6
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x40],ymm7
	vmovups YMMWORD PTR [rax+0x60],ymm6
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x80],ymm7
	vmovups YMMWORD PTR [rax+0xa0],ymm6
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0xc0],ymm7
	vmovups YMMWORD PTR [rax+0xe0],ymm6
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	add    rax,0x100
	dec    r13d
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x53a>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x534>
	test   r12,r12
	je     <nnp_sgemm_4x16__x86_64_avx2+0x74f>
	vmovups ymm7,YMMWORD PTR [r11]
	vmovups ymm6,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm7
	vmovups YMMWORD PTR [rax+0x20],ymm6
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	add    rax,0x40
	dec    r12
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x6e5>
	add    rdx,0x40
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x7b8>
	mov    rbx,r8
	vmovups ymm7,YMMWORD PTR [rbx]
	vaddps ymm8,ymm8,ymm7
	vmovups ymm7,YMMWORD PTR [rbx+0x20]
	vaddps ymm9,ymm9,ymm7
	lea    rbx,[rbx+r11*4]
	vmovups ymm7,YMMWORD PTR [rbx]
	vaddps ymm10,ymm10,ymm7
	vmovups ymm7,YMMWORD PTR [rbx+0x20]
	vaddps ymm11,ymm11,ymm7
	lea    rbx,[rbx+r11*4]
	vmovups ymm7,YMMWORD PTR [rbx]
	vaddps ymm12,ymm12,ymm7
	vmovups ymm7,YMMWORD PTR [rbx+0x20]
	vaddps ymm13,ymm13,ymm7
	lea    rbx,[rbx+r11*4]
	vmovups ymm7,YMMWORD PTR [rbx]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [rbx+0x20]
	vaddps ymm15,ymm15,ymm7
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x7b8>
	lea    rbx,[r9+0x28]
	vbroadcastss ymm7,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps ymm8,ymm7,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm7,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm7,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm7,ymm14
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm7,ymm15
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x40
	dec    r10
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x60>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x842>
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0xe25>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xac0>
	mov    rax,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	test   rax,rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x878>
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0x8a3>
	vbroadcastss ymm8,DWORD PTR [rax]
	vmovaps ymm8,ymm8
	vbroadcastss ymm9,DWORD PTR [rax+0x4]
	vmovaps ymm9,ymm9
	vbroadcastss ymm10,DWORD PTR [rax+0x8]
	vmovaps ymm10,ymm10
	vbroadcastss ymm11,DWORD PTR [rax+0xc]
	vmovaps ymm11,ymm11
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_4x16__x86_64_avx2+0x9cd>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm12,YMMWORD PTR [rdx]
	vbroadcastss ymm13,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x60]
	vfmadd231ps ymm11,ymm12,ymm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm12,YMMWORD PTR [rdx+0x40]
	vbroadcastss ymm13,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x24]
	vfmadd231ps ymm9,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x44]
	vfmadd231ps ymm10,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x64]
	vfmadd231ps ymm11,ymm12,ymm13
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm12,YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm13,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x28]
	vfmadd231ps ymm9,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x48]
	vfmadd231ps ymm10,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x68]
	vfmadd231ps ymm11,ymm12,ymm13
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm12,YMMWORD PTR [rdx+0xc0]
	vbroadcastss ymm13,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm9,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm10,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm11,ymm12,ymm13
	add    r11,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x8c9>
	add    r11,0xa0
	dec    r10
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x8c4>
	test   rcx,rcx
	je     <nnp_sgemm_4x16__x86_64_avx2+0xa12>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm12,YMMWORD PTR [rdx]
	vbroadcastss ymm13,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm12,ymm13
	vbroadcastss ymm13,DWORD PTR [r11+0x60]
	vfmadd231ps ymm11,ymm12,ymm13
	add    r11,0x4
	add    rdx,0x40
	dec    rcx
	jne    <nnp_sgemm_4x16__x86_64_avx2+0x9d2>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm12,eax
	vpbroadcastd ymm12,xmm12
	vpcmpgtd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xa77>
	mov    r10,r8
	vmaskmovps ymm13,ymm12,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm13
	lea    r10,[r10+rax*4]
	vmaskmovps ymm13,ymm12,YMMWORD PTR [r10]
	vaddps ymm9,ymm9,ymm13
	lea    r10,[r10+rax*4]
	vmaskmovps ymm13,ymm12,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm13
	lea    r10,[r10+rax*4]
	vmaskmovps ymm13,ymm12,YMMWORD PTR [r10]
	vaddps ymm11,ymm11,ymm13
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0xa77>
	lea    r10,[r9+0x28]
	vbroadcastss ymm13,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0xe25>
	mov    rax,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	test   rax,rax
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xaf3>
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0xb32>
	vbroadcastss ymm9,DWORD PTR [rax]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vbroadcastss ymm11,DWORD PTR [rax+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vbroadcastss ymm13,DWORD PTR [rax+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	vbroadcastss ymm15,DWORD PTR [rax+0xc]
	vmovaps ymm14,ymm15
	vmovaps ymm15,ymm15
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_4x16__x86_64_avx2+0xcc6>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm5,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm7,YMMWORD PTR [rdx+0x40]
	vmovups ymm6,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm5,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x44]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x64]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm7,YMMWORD PTR [rdx+0x80]
	vmovups ymm6,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm5,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x48]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x68]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm7,YMMWORD PTR [rdx+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm5,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r11,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xb58>
	add    r11,0xa0
	dec    r10
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xb53>
	test   rcx,rcx
	je     <nnp_sgemm_4x16__x86_64_avx2+0xd24>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm7,YMMWORD PTR [rdx]
	vmovups ymm6,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm5,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm7,ymm5
	vfmadd231ps ymm9,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm7,ymm5
	vfmadd231ps ymm11,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm7,ymm5
	vfmadd231ps ymm13,ymm6,ymm5
	vbroadcastss ymm5,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm7,ymm5
	vfmadd231ps ymm15,ymm6,ymm5
	add    r11,0x4
	add    rdx,0x40
	dec    rcx
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xccb>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm7,eax
	vpbroadcastd ymm7,xmm7
	vpcmpgtd ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_4x16__x86_64_avx2+0xdb5>
	mov    r10,r8
	vmaskmovps ymm5,ymm6,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm5
	lea    r10,[r10+rax*4]
	vmaskmovps ymm5,ymm6,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm5
	lea    r10,[r10+rax*4]
	vmaskmovps ymm5,ymm6,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [r10+0x20]
	vaddps ymm13,ymm13,ymm5
	lea    r10,[r10+rax*4]
	vmaskmovps ymm5,ymm6,YMMWORD PTR [r10]
	vaddps ymm14,ymm14,ymm5
	vmaskmovps ymm5,ymm7,YMMWORD PTR [r10+0x20]
	vaddps ymm15,ymm15,ymm5
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_4x16__x86_64_avx2+0xdb5>
	lea    r10,[r9+0x28]
	vbroadcastss ymm5,DWORD PTR [r10]
	mov    r10,r8
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
	je     <nnp_sgemm_5x16__x86_64_avx2+0x9a5>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xec>
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x139>
	vbroadcastss ymm9,DWORD PTR [r11]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vbroadcastss ymm11,DWORD PTR [r11+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vbroadcastss ymm13,DWORD PTR [r11+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	vbroadcastss ymm15,DWORD PTR [r11+0xc]
	vmovaps ymm14,ymm15
	vmovaps ymm15,ymm15
	vbroadcastss ymm6,DWORD PTR [r11+0x10]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm6
	test   rcx,rcx
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x3a1>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_5x16__x86_64_avx2+0x329>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm5,YMMWORD PTR [rdx]
	vmovups ymm4,YMMWORD PTR [rdx+0x20]
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
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups ymm5,YMMWORD PTR [rdx+0x40]
	vmovups ymm4,YMMWORD PTR [rdx+0x60]
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
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	vmovups ymm5,YMMWORD PTR [rdx+0x80]
	vmovups ymm4,YMMWORD PTR [rdx+0xa0]
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
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups ymm5,YMMWORD PTR [rdx+0xc0]
	vmovups ymm4,YMMWORD PTR [rdx+0xe0]
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
	add    rdx,0x100
	dec    r13d
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x169>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x163>
	test   r12,r12
	je     <nnp_sgemm_5x16__x86_64_avx2+0x39c>
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm5,YMMWORD PTR [rdx]
	vmovups ymm4,YMMWORD PTR [rdx+0x20]
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
	add    rdx,0x40
	dec    r12
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x32e>
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x8a1>
	test   rax,rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x603>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_5x16__x86_64_avx2+0x589>
	mov    r13d,0x2
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x3d0>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x3ca>
	test   r12,r12
	je     <nnp_sgemm_5x16__x86_64_avx2+0x5fe>
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x58e>
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x89d>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_5x16__x86_64_avx2+0x81b>
	mov    r13d,0x2
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm5
	vmovups YMMWORD PTR [rax+0x20],ymm4
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x40],ymm5
	vmovups YMMWORD PTR [rax+0x60],ymm4
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x80],ymm5
	vmovups YMMWORD PTR [rax+0xa0],ymm4
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0xc0],ymm5
	vmovups YMMWORD PTR [rax+0xe0],ymm4
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	add    rax,0x100
	dec    r13d
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x629>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x623>
	test   r12,r12
	je     <nnp_sgemm_5x16__x86_64_avx2+0x89d>
	vmovups ymm5,YMMWORD PTR [r11]
	vmovups ymm4,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm5
	vmovups YMMWORD PTR [rax+0x20],ymm4
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	add    rax,0x40
	dec    r12
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x820>
	add    rdx,0x40
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x91b>
	mov    rbx,r8
	vmovups ymm5,YMMWORD PTR [rbx]
	vaddps ymm8,ymm8,ymm5
	vmovups ymm5,YMMWORD PTR [rbx+0x20]
	vaddps ymm9,ymm9,ymm5
	lea    rbx,[rbx+r11*4]
	vmovups ymm5,YMMWORD PTR [rbx]
	vaddps ymm10,ymm10,ymm5
	vmovups ymm5,YMMWORD PTR [rbx+0x20]
	vaddps ymm11,ymm11,ymm5
	lea    rbx,[rbx+r11*4]
	vmovups ymm5,YMMWORD PTR [rbx]
	vaddps ymm12,ymm12,ymm5
	vmovups ymm5,YMMWORD PTR [rbx+0x20]
	vaddps ymm13,ymm13,ymm5
	lea    rbx,[rbx+r11*4]
	vmovups ymm5,YMMWORD PTR [rbx]
	vaddps ymm14,ymm14,ymm5
	vmovups ymm5,YMMWORD PTR [rbx+0x20]
	vaddps ymm15,ymm15,ymm5
	lea    rbx,[rbx+r11*4]
	vmovups ymm5,YMMWORD PTR [rbx]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rbx+0x20]
	vaddps ymm6,ymm6,ymm5
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x91b>
	lea    rbx,[r9+0x28]
	vbroadcastss ymm5,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm14
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm15
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm5,ymm7
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm5,ymm6
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x40
	dec    r10
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x6f>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x9ba>
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x10b2>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xcaa>
	mov    rax,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	test   rax,rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x9f5>
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0xa2b>
	vbroadcastss ymm8,DWORD PTR [rax]
	vmovaps ymm8,ymm8
	vbroadcastss ymm9,DWORD PTR [rax+0x4]
	vmovaps ymm9,ymm9
	vbroadcastss ymm10,DWORD PTR [rax+0x8]
	vmovaps ymm10,ymm10
	vbroadcastss ymm11,DWORD PTR [rax+0xc]
	vmovaps ymm11,ymm11
	vbroadcastss ymm12,DWORD PTR [rax+0x10]
	vmovaps ymm12,ymm12
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_5x16__x86_64_avx2+0xb8d>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm13,YMMWORD PTR [rdx]
	vbroadcastss ymm14,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x60]
	vfmadd231ps ymm11,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x80]
	vfmadd231ps ymm12,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm13,YMMWORD PTR [rdx+0x40]
	vbroadcastss ymm14,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x24]
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x44]
	vfmadd231ps ymm10,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x64]
	vfmadd231ps ymm11,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x84]
	vfmadd231ps ymm12,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm13,YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm14,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x28]
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x48]
	vfmadd231ps ymm10,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x68]
	vfmadd231ps ymm11,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x88]
	vfmadd231ps ymm12,ymm13,ymm14
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm13,YMMWORD PTR [rdx+0xc0]
	vbroadcastss ymm14,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm10,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm11,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x8c]
	vfmadd231ps ymm12,ymm13,ymm14
	add    r11,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xa51>
	add    r11,0xa0
	dec    r10
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xa4c>
	test   rcx,rcx
	je     <nnp_sgemm_5x16__x86_64_avx2+0xbe0>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm13,YMMWORD PTR [rdx]
	vbroadcastss ymm14,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x60]
	vfmadd231ps ymm11,ymm13,ymm14
	vbroadcastss ymm14,DWORD PTR [r11+0x80]
	vfmadd231ps ymm12,ymm13,ymm14
	add    r11,0x4
	add    rdx,0x40
	dec    rcx
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xb92>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm13,eax
	vpbroadcastd ymm13,xmm13
	vpcmpgtd ymm13,ymm13,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xc53>
	mov    r10,r8
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm14
	lea    r10,[r10+rax*4]
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r10]
	vaddps ymm9,ymm9,ymm14
	lea    r10,[r10+rax*4]
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm14
	lea    r10,[r10+rax*4]
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r10]
	vaddps ymm11,ymm11,ymm14
	lea    r10,[r10+rax*4]
	vmaskmovps ymm14,ymm13,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm14
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0xc53>
	lea    r10,[r9+0x28]
	vbroadcastss ymm14,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x10b2>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xce5>
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0xd32>
	vbroadcastss ymm9,DWORD PTR [rax]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vbroadcastss ymm11,DWORD PTR [rax+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vbroadcastss ymm13,DWORD PTR [rax+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	vbroadcastss ymm15,DWORD PTR [rax+0xc]
	vmovaps ymm14,ymm15
	vmovaps ymm15,ymm15
	vbroadcastss ymm6,DWORD PTR [rax+0x10]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm6
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_5x16__x86_64_avx2+0xf12>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm5,YMMWORD PTR [rdx]
	vmovups ymm4,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm3,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm5,YMMWORD PTR [rdx+0x40]
	vmovups ymm4,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm3,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x44]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x64]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x84]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm5,YMMWORD PTR [rdx+0x80]
	vmovups ymm4,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm3,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x48]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x68]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x88]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm5,YMMWORD PTR [rdx+0xc0]
	vmovups ymm4,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm3,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x8c]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    r11,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xd58>
	add    r11,0xa0
	dec    r10
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xd53>
	test   rcx,rcx
	je     <nnp_sgemm_5x16__x86_64_avx2+0xf83>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm5,YMMWORD PTR [rdx]
	vmovups ymm4,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm3,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm5,ymm3
	vfmadd231ps ymm9,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm5,ymm3
	vfmadd231ps ymm11,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm5,ymm3
	vfmadd231ps ymm15,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [r11+0x80]
	vfmadd231ps ymm7,ymm5,ymm3
	vfmadd231ps ymm6,ymm4,ymm3
	add    r11,0x4
	add    rdx,0x40
	dec    rcx
	jne    <nnp_sgemm_5x16__x86_64_avx2+0xf17>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm5,eax
	vpbroadcastd ymm5,xmm5
	vpcmpgtd ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm5,ymm5,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_5x16__x86_64_avx2+0x102b>
	mov    r10,r8
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm3
	lea    r10,[r10+rax*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm3
	lea    r10,[r10+rax*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm13,ymm13,ymm3
	lea    r10,[r10+rax*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r10]
	vaddps ymm14,ymm14,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm15,ymm15,ymm3
	lea    r10,[r10+rax*4]
	vmaskmovps ymm3,ymm4,YMMWORD PTR [r10]
	vaddps ymm7,ymm7,ymm3
	vmaskmovps ymm3,ymm5,YMMWORD PTR [r10+0x20]
	vaddps ymm6,ymm6,ymm3
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_5x16__x86_64_avx2+0x102b>
	lea    r10,[r9+0x28]
	vbroadcastss ymm3,DWORD PTR [r10]
	mov    r10,r8
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
	je     <nnp_sgemm_6x16__x86_64_avx2+0xb39>
	mov    r11,r8
	mov    rbx,QWORD PTR [r9]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
	prefetcht0 BYTE PTR [r11+0xbc]
	lea    r11,[r11+rbx*4]
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
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x10f>
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x16a>
	vbroadcastss ymm9,DWORD PTR [r11]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vbroadcastss ymm11,DWORD PTR [r11+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vbroadcastss ymm13,DWORD PTR [r11+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	vbroadcastss ymm15,DWORD PTR [r11+0xc]
	vmovaps ymm14,ymm15
	vmovaps ymm15,ymm15
	vbroadcastss ymm6,DWORD PTR [r11+0x10]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm6
	vbroadcastss ymm4,DWORD PTR [r11+0x14]
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm4
	test   rcx,rcx
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x439>
	mov    r11,QWORD PTR [r9+0x18]
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_6x16__x86_64_avx2+0x3a6>
	mov    r13d,0x2
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
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
	prefetcht0 BYTE PTR [rdx+r11*4+0x40]
	vmovups ymm3,YMMWORD PTR [rdx+0x40]
	vmovups ymm2,YMMWORD PTR [rdx+0x60]
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
	prefetcht0 BYTE PTR [rdx+r11*4+0x80]
	vmovups ymm3,YMMWORD PTR [rdx+0x80]
	vmovups ymm2,YMMWORD PTR [rdx+0xa0]
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
	prefetcht0 BYTE PTR [rdx+r11*4+0xc0]
	vmovups ymm3,YMMWORD PTR [rdx+0xc0]
	vmovups ymm2,YMMWORD PTR [rdx+0xe0]
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
	add    rdx,0x100
	dec    r13d
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x19a>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x194>
	test   r12,r12
	je     <nnp_sgemm_6x16__x86_64_avx2+0x434>
	prefetcht0 BYTE PTR [rdx+r11*4]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
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
	add    rdx,0x40
	dec    r12
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x3af>
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0xa07>
	test   rax,rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x702>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_6x16__x86_64_avx2+0x66d>
	mov    r13d,0x2
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x468>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x462>
	test   r12,r12
	je     <nnp_sgemm_6x16__x86_64_avx2+0x6fd>
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x676>
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0xa03>
	mov    r11,rdx
	mov    rbx,rdi
	mov    rbp,rsi
	mov    r12,rbx
	and    r12,0x7
	mov    rbx,rbx
	shr    rbx,0x3
	test   rbx,rbx
	je     <nnp_sgemm_6x16__x86_64_avx2+0x966>
	mov    r13d,0x2
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm3
	vmovups YMMWORD PTR [rax+0x20],ymm2
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x40],ymm3
	vmovups YMMWORD PTR [rax+0x60],ymm2
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0x80],ymm3
	vmovups YMMWORD PTR [rax+0xa0],ymm2
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax+0xc0],ymm3
	vmovups YMMWORD PTR [rax+0xe0],ymm2
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	add    rax,0x100
	dec    r13d
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x728>
	add    rbp,0xa0
	dec    rbx
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x722>
	test   r12,r12
	je     <nnp_sgemm_6x16__x86_64_avx2+0xa03>
	vmovups ymm3,YMMWORD PTR [r11]
	vmovups ymm2,YMMWORD PTR [r11+0x20]
	vmovups YMMWORD PTR [rax],ymm3
	vmovups YMMWORD PTR [rax+0x20],ymm2
	prefetcht0 BYTE PTR [r11+0x7c]
	lea    r11,[r11+rcx*4]
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
	add    rax,0x40
	dec    r12
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x96f>
	add    rdx,0x40
	mov    r11,QWORD PTR [r9]
	mov    rbx,QWORD PTR [r9+0x10]
	test   rbx,rbx
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xa9a>
	mov    rbx,r8
	vmovups ymm3,YMMWORD PTR [rbx]
	vaddps ymm8,ymm8,ymm3
	vmovups ymm3,YMMWORD PTR [rbx+0x20]
	vaddps ymm9,ymm9,ymm3
	lea    rbx,[rbx+r11*4]
	vmovups ymm3,YMMWORD PTR [rbx]
	vaddps ymm10,ymm10,ymm3
	vmovups ymm3,YMMWORD PTR [rbx+0x20]
	vaddps ymm11,ymm11,ymm3
	lea    rbx,[rbx+r11*4]
	vmovups ymm3,YMMWORD PTR [rbx]
	vaddps ymm12,ymm12,ymm3
	vmovups ymm3,YMMWORD PTR [rbx+0x20]
	vaddps ymm13,ymm13,ymm3
	lea    rbx,[rbx+r11*4]
	vmovups ymm3,YMMWORD PTR [rbx]
	vaddps ymm14,ymm14,ymm3
	vmovups ymm3,YMMWORD PTR [rbx+0x20]
	vaddps ymm15,ymm15,ymm3
	lea    rbx,[rbx+r11*4]
	vmovups ymm3,YMMWORD PTR [rbx]
	vaddps ymm7,ymm7,ymm3
	vmovups ymm3,YMMWORD PTR [rbx+0x20]
	vaddps ymm6,ymm6,ymm3
	lea    rbx,[rbx+r11*4]
	vmovups ymm3,YMMWORD PTR [rbx]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [rbx+0x20]
	vaddps ymm4,ymm4,ymm3
	lea    rbx,[rbx+r11*4]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0xa9a>
	lea    rbx,[r9+0x28]
	vbroadcastss ymm3,DWORD PTR [rbx]
	mov    rbx,r8
	vmaxps ymm8,ymm3,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm10
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm11
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm12
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm13
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm14
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm15
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm7
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm6
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	vmaxps ymm8,ymm3,ymm5
	vmovups YMMWORD PTR [rbx],ymm8
	vmaxps ymm8,ymm3,ymm4
	vmovups YMMWORD PTR [rbx+0x20],ymm8
	lea    rbx,[rbx+r11*4]
	add    r8,0x40
	dec    r10
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x7e>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	test   rax,rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xb4e>
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x135f>
	mov    rax,rax
	sub    rax,0x1
	mov    rax,rax
	shr    rax,0x3
	test   rax,rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xeb0>
	mov    rax,QWORD PTR [r9+0x10]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	test   rax,rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xb8e>
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0xbcf>
	vbroadcastss ymm8,DWORD PTR [rax]
	vmovaps ymm8,ymm8
	vbroadcastss ymm9,DWORD PTR [rax+0x4]
	vmovaps ymm9,ymm9
	vbroadcastss ymm10,DWORD PTR [rax+0x8]
	vmovaps ymm10,ymm10
	vbroadcastss ymm11,DWORD PTR [rax+0xc]
	vmovaps ymm11,ymm11
	vbroadcastss ymm12,DWORD PTR [rax+0x10]
	vmovaps ymm12,ymm12
	vbroadcastss ymm13,DWORD PTR [rax+0x14]
	vmovaps ymm13,ymm13
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_6x16__x86_64_avx2+0xd69>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm14,YMMWORD PTR [rdx]
	vbroadcastss ymm15,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x60]
	vfmadd231ps ymm11,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x80]
	vfmadd231ps ymm12,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0xa0]
	vfmadd231ps ymm13,ymm14,ymm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm14,YMMWORD PTR [rdx+0x40]
	vbroadcastss ymm15,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x24]
	vfmadd231ps ymm9,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x44]
	vfmadd231ps ymm10,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x64]
	vfmadd231ps ymm11,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x84]
	vfmadd231ps ymm12,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0xa4]
	vfmadd231ps ymm13,ymm14,ymm15
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm14,YMMWORD PTR [rdx+0x80]
	vbroadcastss ymm15,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x28]
	vfmadd231ps ymm9,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x48]
	vfmadd231ps ymm10,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x68]
	vfmadd231ps ymm11,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x88]
	vfmadd231ps ymm12,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0xa8]
	vfmadd231ps ymm13,ymm14,ymm15
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm14,YMMWORD PTR [rdx+0xc0]
	vbroadcastss ymm15,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm9,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm10,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm11,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x8c]
	vfmadd231ps ymm12,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0xac]
	vfmadd231ps ymm13,ymm14,ymm15
	add    r11,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xbf5>
	add    r11,0xa0
	dec    r10
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xbf0>
	test   rcx,rcx
	je     <nnp_sgemm_6x16__x86_64_avx2+0xdca>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm14,YMMWORD PTR [rdx]
	vbroadcastss ymm15,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x20]
	vfmadd231ps ymm9,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x40]
	vfmadd231ps ymm10,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x60]
	vfmadd231ps ymm11,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0x80]
	vfmadd231ps ymm12,ymm14,ymm15
	vbroadcastss ymm15,DWORD PTR [r11+0xa0]
	vfmadd231ps ymm13,ymm14,ymm15
	add    r11,0x4
	add    rdx,0x40
	dec    rcx
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xd6e>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm14,eax
	vpbroadcastd ymm14,xmm14
	vpcmpgtd ymm14,ymm14,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xe4b>
	mov    r10,r8
	vmaskmovps ymm15,ymm14,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm15
	lea    r10,[r10+rax*4]
	vmaskmovps ymm15,ymm14,YMMWORD PTR [r10]
	vaddps ymm9,ymm9,ymm15
	lea    r10,[r10+rax*4]
	vmaskmovps ymm15,ymm14,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm15
	lea    r10,[r10+rax*4]
	vmaskmovps ymm15,ymm14,YMMWORD PTR [r10]
	vaddps ymm11,ymm11,ymm15
	lea    r10,[r10+rax*4]
	vmaskmovps ymm15,ymm14,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm15
	lea    r10,[r10+rax*4]
	vmaskmovps ymm15,ymm14,YMMWORD PTR [r10]
	vaddps ymm13,ymm13,ymm15
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0xe4b>
	lea    r10,[r9+0x28]
	vbroadcastss ymm15,DWORD PTR [r10]
	mov    r10,r8
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
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x135f>
	mov    rax,QWORD PTR [r9+0x10]
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
	test   rax,rax
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xef3>
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0xf4e>
	vbroadcastss ymm9,DWORD PTR [rax]
	vmovaps ymm8,ymm9
	vmovaps ymm9,ymm9
	vbroadcastss ymm11,DWORD PTR [rax+0x4]
	vmovaps ymm10,ymm11
	vmovaps ymm11,ymm11
	vbroadcastss ymm13,DWORD PTR [rax+0x8]
	vmovaps ymm12,ymm13
	vmovaps ymm13,ymm13
	vbroadcastss ymm15,DWORD PTR [rax+0xc]
	vmovaps ymm14,ymm15
	vmovaps ymm15,ymm15
	vbroadcastss ymm6,DWORD PTR [rax+0x10]
	vmovaps ymm7,ymm6
	vmovaps ymm6,ymm6
	vbroadcastss ymm4,DWORD PTR [rax+0x14]
	vmovaps ymm5,ymm4
	vmovaps ymm4,ymm4
	mov    rax,QWORD PTR [r9+0x18]
	mov    r10,rdi
	mov    r11,rsi
	mov    rcx,r10
	and    rcx,0x7
	mov    r10,r10
	shr    r10,0x3
	test   r10,r10
	je     <nnp_sgemm_6x16__x86_64_avx2+0x117a>
	mov    esi,0x2
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm1,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+rax*4+0x40]
	vmovups ymm3,YMMWORD PTR [rdx+0x40]
	vmovups ymm2,YMMWORD PTR [rdx+0x60]
	vbroadcastss ymm1,DWORD PTR [r11+0x4]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x24]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x44]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x64]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x84]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0xa4]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+rax*4+0x80]
	vmovups ymm3,YMMWORD PTR [rdx+0x80]
	vmovups ymm2,YMMWORD PTR [rdx+0xa0]
	vbroadcastss ymm1,DWORD PTR [r11+0x8]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x28]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x48]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x68]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x88]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0xa8]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	prefetcht0 BYTE PTR [rdx+rax*4+0xc0]
	vmovups ymm3,YMMWORD PTR [rdx+0xc0]
	vmovups ymm2,YMMWORD PTR [rdx+0xe0]
	vbroadcastss ymm1,DWORD PTR [r11+0xc]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x2c]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x4c]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x6c]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x8c]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0xac]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    r11,0x10
	add    rdx,0x100
	dec    esi
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xf74>
	add    r11,0xa0
	dec    r10
	jne    <nnp_sgemm_6x16__x86_64_avx2+0xf6f>
	test   rcx,rcx
	je     <nnp_sgemm_6x16__x86_64_avx2+0x11fe>
	prefetcht0 BYTE PTR [rdx+rax*4]
	vmovups ymm3,YMMWORD PTR [rdx]
	vmovups ymm2,YMMWORD PTR [rdx+0x20]
	vbroadcastss ymm1,DWORD PTR [r11]
	vfmadd231ps ymm8,ymm3,ymm1
	vfmadd231ps ymm9,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x20]
	vfmadd231ps ymm10,ymm3,ymm1
	vfmadd231ps ymm11,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x40]
	vfmadd231ps ymm12,ymm3,ymm1
	vfmadd231ps ymm13,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x60]
	vfmadd231ps ymm14,ymm3,ymm1
	vfmadd231ps ymm15,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0x80]
	vfmadd231ps ymm7,ymm3,ymm1
	vfmadd231ps ymm6,ymm2,ymm1
	vbroadcastss ymm1,DWORD PTR [r11+0xa0]
	vfmadd231ps ymm5,ymm3,ymm1
	vfmadd231ps ymm4,ymm2,ymm1
	add    r11,0x4
	add    rdx,0x40
	dec    rcx
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x117f>
	mov    rax,QWORD PTR [r9+0x8]
	mov    rax,rax
	and    rax,0xf
	vmovd  xmm3,eax
	vpbroadcastd ymm3,xmm3
	vpcmpgtd ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm3,ymm3,YMMWORD PTR [rip+0x0]
	mov    rax,QWORD PTR [r9]
	mov    r10,QWORD PTR [r9+0x10]
	test   r10,r10
	jne    <nnp_sgemm_6x16__x86_64_avx2+0x12c1>
	mov    r10,r8
	vmaskmovps ymm1,ymm2,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm1
	lea    r10,[r10+rax*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [r10]
	vaddps ymm10,ymm10,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm11,ymm11,ymm1
	lea    r10,[r10+rax*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [r10]
	vaddps ymm12,ymm12,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm13,ymm13,ymm1
	lea    r10,[r10+rax*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [r10]
	vaddps ymm14,ymm14,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm15,ymm15,ymm1
	lea    r10,[r10+rax*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [r10]
	vaddps ymm7,ymm7,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm6,ymm6,ymm1
	lea    r10,[r10+rax*4]
	vmaskmovps ymm1,ymm2,YMMWORD PTR [r10]
	vaddps ymm5,ymm5,ymm1
	vmaskmovps ymm1,ymm3,YMMWORD PTR [r10+0x20]
	vaddps ymm4,ymm4,ymm1
	lea    r10,[r10+rax*4]
	jmp    <nnp_sgemm_6x16__x86_64_avx2+0x12c1>
	lea    r10,[r9+0x28]
	vbroadcastss ymm1,DWORD PTR [r10]
	mov    r10,r8
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
