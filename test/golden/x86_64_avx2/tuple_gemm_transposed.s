<nnp_tuple_gemm_transposed_1x24__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	mov    r11,rdi
	and    r11,0x3f
	mov    rdi,rdi
	shr    rdi,0x6
	test   rdi,rdi
	je     <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x167>
	mov    ebx,0x8
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	mov    ebp,0x2
	vmovups ymm11,YMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups ymm12,YMMWORD PTR [rcx+0x20]
	vmovups ymm13,YMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	vmovups ymm12,YMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups ymm13,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm14,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	vmovups ymm11,YMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups ymm12,YMMWORD PTR [rcx+0xe0]
	vmovups ymm13,YMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vbroadcastss ymm14,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	vmovups ymm11,YMMWORD PTR [rcx+0x120]
	vmovups ymm12,YMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vmovups ymm13,YMMWORD PTR [rcx+0x160]
	vbroadcastss ymm14,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	add    rsi,0x80
	add    rcx,0x180
	dec    ebp
	jne    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x55>
	dec    ebx
	jne    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x37>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff800
	lea    rcx,[rcx+r8*4]
	add    rcx,0xffffffffffffe800
	dec    rdi
	jne    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x32>
	mov    r8,r11
	and    r8,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x248>
	mov    edx,0x2
	vmovups ymm11,YMMWORD PTR [rcx]
	vmovups ymm12,YMMWORD PTR [rcx+0x20]
	vmovups ymm13,YMMWORD PTR [rcx+0x40]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	vmovups ymm11,YMMWORD PTR [rcx+0x60]
	vmovups ymm12,YMMWORD PTR [rcx+0x80]
	vmovups ymm13,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm14,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	vmovups ymm11,YMMWORD PTR [rcx+0xc0]
	vmovups ymm12,YMMWORD PTR [rcx+0xe0]
	vmovups ymm13,YMMWORD PTR [rcx+0x100]
	vbroadcastss ymm14,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	vmovups ymm11,YMMWORD PTR [rcx+0x120]
	vmovups ymm12,YMMWORD PTR [rcx+0x140]
	vmovups ymm13,YMMWORD PTR [rcx+0x160]
	vbroadcastss ymm14,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	add    rsi,0x80
	add    rcx,0x180
	dec    edx
	jne    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x183>
	dec    r11
	jne    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x17e>
	test   r8,r8
	je     <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x27c>
	vmovups ymm11,YMMWORD PTR [rcx]
	vmovups ymm12,YMMWORD PTR [rcx+0x20]
	vmovups ymm13,YMMWORD PTR [rcx+0x40]
	vbroadcastss ymm14,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm11,ymm14
	vfmadd231ps ymm9,ymm12,ymm14
	vfmadd231ps ymm10,ymm13,ymm14
	add    rsi,0x20
	add    rcx,0x60
	dec    r8
	jne    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x24d>
	test   r10,r10
	jne    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x29b>
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	vmovups YMMWORD PTR [r10+0x40],ymm10
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_transposed_1x24__x86_64_avx2+0x2da>
	mov    r10,r9
	vmovups ymm11,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm11
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r10+0x40]
	vaddps ymm10,ymm10,ymm11
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	vmovups YMMWORD PTR [r10+0x40],ymm10
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret

<nnp_tuple_gemm_transposed_2x24__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	mov    r11,rdi
	and    r11,0x3f
	mov    rdi,rdi
	shr    rdi,0x6
	test   rdi,rdi
	je     <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x1ca>
	mov    ebx,0x8
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	mov    ebp,0x2
	vmovups ymm14,YMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vmovups ymm7,YMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss ymm6,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [rcx+0x60]
	vmovups ymm15,YMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups ymm7,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm6,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups ymm15,YMMWORD PTR [rcx+0xe0]
	vmovups ymm7,YMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vbroadcastss ymm6,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [rcx+0x120]
	vmovups ymm15,YMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vmovups ymm7,YMMWORD PTR [rcx+0x160]
	vbroadcastss ymm6,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	add    rsi,0x80
	add    rcx,0x180
	dec    ebp
	jne    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x64>
	dec    ebx
	jne    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x46>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff800
	lea    rcx,[rcx+r8*4]
	add    rcx,0xffffffffffffe800
	dec    rdi
	jne    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x41>
	mov    r8,r11
	and    r8,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x2ff>
	mov    edx,0x2
	vmovups ymm14,YMMWORD PTR [rcx]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vmovups ymm7,YMMWORD PTR [rcx+0x40]
	vbroadcastss ymm6,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [rcx+0x60]
	vmovups ymm15,YMMWORD PTR [rcx+0x80]
	vmovups ymm7,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm6,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [rcx+0xc0]
	vmovups ymm15,YMMWORD PTR [rcx+0xe0]
	vmovups ymm7,YMMWORD PTR [rcx+0x100]
	vbroadcastss ymm6,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	vmovups ymm14,YMMWORD PTR [rcx+0x120]
	vmovups ymm15,YMMWORD PTR [rcx+0x140]
	vmovups ymm7,YMMWORD PTR [rcx+0x160]
	vbroadcastss ymm6,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	add    rsi,0x80
	add    rcx,0x180
	dec    edx
	jne    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x1e6>
	dec    r11
	jne    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x1e1>
	test   r8,r8
	je     <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x348>
	vmovups ymm14,YMMWORD PTR [rcx]
	vmovups ymm15,YMMWORD PTR [rcx+0x20]
	vmovups ymm7,YMMWORD PTR [rcx+0x40]
	vbroadcastss ymm6,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm14,ymm6
	vfmadd231ps ymm9,ymm15,ymm6
	vfmadd231ps ymm10,ymm7,ymm6
	vbroadcastss ymm6,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm14,ymm6
	vfmadd231ps ymm12,ymm15,ymm6
	vfmadd231ps ymm13,ymm7,ymm6
	add    rsi,0x20
	add    rcx,0x60
	dec    r8
	jne    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x304>
	test   r10,r10
	jne    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x37c>
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	vmovups YMMWORD PTR [r10+0x40],ymm10
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm12
	vmovups YMMWORD PTR [r10+0x40],ymm13
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_transposed_2x24__x86_64_avx2+0x3f4>
	mov    r10,r9
	vmovups ymm14,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x40]
	vaddps ymm10,ymm10,ymm14
	lea    r10,[r10+rax*4]
	vmovups ymm14,YMMWORD PTR [r10]
	vaddps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x20]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r10+0x40]
	vaddps ymm13,ymm13,ymm14
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	vmovups YMMWORD PTR [r10+0x40],ymm10
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm12
	vmovups YMMWORD PTR [r10+0x40],ymm13
	lea    r10,[r10+rax*4]
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

<nnp_tuple_gemm_transposed_3x24__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
	vxorps xmm8,xmm8,xmm8
	vxorps xmm9,xmm9,xmm9
	vxorps xmm10,xmm10,xmm10
	vxorps xmm11,xmm11,xmm11
	vxorps xmm12,xmm12,xmm12
	vxorps xmm13,xmm13,xmm13
	vxorps xmm14,xmm14,xmm14
	vxorps xmm15,xmm15,xmm15
	vxorps xmm7,xmm7,xmm7
	mov    r11,rdi
	and    r11,0x3f
	mov    rdi,rdi
	shr    rdi,0x6
	test   rdi,rdi
	je     <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x22c>
	mov    ebx,0x8
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	mov    ebp,0x2
	vmovups ymm6,YMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups ymm5,YMMWORD PTR [rcx+0x20]
	vmovups ymm4,YMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	vmovups ymm6,YMMWORD PTR [rcx+0x60]
	vmovups ymm5,YMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups ymm4,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm3,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	vmovups ymm6,YMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups ymm5,YMMWORD PTR [rcx+0xe0]
	vmovups ymm4,YMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vbroadcastss ymm3,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	vmovups ymm6,YMMWORD PTR [rcx+0x120]
	vmovups ymm5,YMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vmovups ymm4,YMMWORD PTR [rcx+0x160]
	vbroadcastss ymm3,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	add    rsi,0x80
	add    rcx,0x180
	dec    ebp
	jne    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x72>
	dec    ebx
	jne    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x54>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff800
	lea    rcx,[rcx+r8*4]
	add    rcx,0xffffffffffffe800
	dec    rdi
	jne    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x4f>
	mov    r8,r11
	and    r8,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x3b5>
	mov    edx,0x2
	vmovups ymm6,YMMWORD PTR [rcx]
	vmovups ymm5,YMMWORD PTR [rcx+0x20]
	vmovups ymm4,YMMWORD PTR [rcx+0x40]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	vmovups ymm6,YMMWORD PTR [rcx+0x60]
	vmovups ymm5,YMMWORD PTR [rcx+0x80]
	vmovups ymm4,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm3,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	vmovups ymm6,YMMWORD PTR [rcx+0xc0]
	vmovups ymm5,YMMWORD PTR [rcx+0xe0]
	vmovups ymm4,YMMWORD PTR [rcx+0x100]
	vbroadcastss ymm3,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	vmovups ymm6,YMMWORD PTR [rcx+0x120]
	vmovups ymm5,YMMWORD PTR [rcx+0x140]
	vmovups ymm4,YMMWORD PTR [rcx+0x160]
	vbroadcastss ymm3,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	add    rsi,0x80
	add    rcx,0x180
	dec    edx
	jne    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x248>
	dec    r11
	jne    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x243>
	test   r8,r8
	je     <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x413>
	vmovups ymm6,YMMWORD PTR [rcx]
	vmovups ymm5,YMMWORD PTR [rcx+0x20]
	vmovups ymm4,YMMWORD PTR [rcx+0x40]
	vbroadcastss ymm3,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm6,ymm3
	vfmadd231ps ymm9,ymm5,ymm3
	vfmadd231ps ymm10,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm6,ymm3
	vfmadd231ps ymm12,ymm5,ymm3
	vfmadd231ps ymm13,ymm4,ymm3
	vbroadcastss ymm3,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm14,ymm6,ymm3
	vfmadd231ps ymm15,ymm5,ymm3
	vfmadd231ps ymm7,ymm4,ymm3
	add    rsi,0x20
	add    rcx,0x60
	dec    r8
	jne    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x3ba>
	test   r10,r10
	jne    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x45f>
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	vmovups YMMWORD PTR [r10+0x40],ymm10
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm12
	vmovups YMMWORD PTR [r10+0x40],ymm13
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm14
	vmovups YMMWORD PTR [r10+0x20],ymm15
	vmovups YMMWORD PTR [r10+0x40],ymm7
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_transposed_3x24__x86_64_avx2+0x507>
	mov    r10,r9
	vmovups ymm6,YMMWORD PTR [r10]
	vaddps ymm8,ymm8,ymm6
	vmovups ymm6,YMMWORD PTR [r10+0x20]
	vaddps ymm9,ymm9,ymm6
	vmovups ymm6,YMMWORD PTR [r10+0x40]
	vaddps ymm10,ymm10,ymm6
	lea    r10,[r10+rax*4]
	vmovups ymm6,YMMWORD PTR [r10]
	vaddps ymm11,ymm11,ymm6
	vmovups ymm6,YMMWORD PTR [r10+0x20]
	vaddps ymm12,ymm12,ymm6
	vmovups ymm6,YMMWORD PTR [r10+0x40]
	vaddps ymm13,ymm13,ymm6
	lea    r10,[r10+rax*4]
	vmovups ymm6,YMMWORD PTR [r10]
	vaddps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [r10+0x20]
	vaddps ymm15,ymm15,ymm6
	vmovups ymm6,YMMWORD PTR [r10+0x40]
	vaddps ymm7,ymm7,ymm6
	lea    r10,[r10+rax*4]
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	vmovups YMMWORD PTR [r10+0x40],ymm10
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm12
	vmovups YMMWORD PTR [r10+0x40],ymm13
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm14
	vmovups YMMWORD PTR [r10+0x20],ymm15
	vmovups YMMWORD PTR [r10+0x40],ymm7
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3

<nnp_tuple_gemm_transposed_4x24__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsp+0x18]
	mov    r10,QWORD PTR [rsp+0x20]
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
	mov    r11,rdi
	and    r11,0x3f
	mov    rdi,rdi
	shr    rdi,0x6
	test   rdi,rdi
	je     <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x28c>
	mov    ebx,0x8
	prefetcht0 BYTE PTR [rsi+rdx*4]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x40]
	prefetcht0 BYTE PTR [rsi+rdx*4+0x80]
	prefetcht0 BYTE PTR [rsi+rdx*4+0xc0]
	mov    ebp,0x2
	vmovups ymm3,YMMWORD PTR [rcx]
	prefetcht0 BYTE PTR [rcx+r8*4]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vmovups ymm1,YMMWORD PTR [rcx+0x40]
	prefetcht0 BYTE PTR [rcx+r8*4+0x40]
	vbroadcastss ymm0,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	vmovups ymm3,YMMWORD PTR [rcx+0x60]
	vmovups ymm2,YMMWORD PTR [rcx+0x80]
	prefetcht0 BYTE PTR [rcx+r8*4+0x80]
	vmovups ymm1,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm0,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	vmovups ymm3,YMMWORD PTR [rcx+0xc0]
	prefetcht0 BYTE PTR [rcx+r8*4+0xc0]
	vmovups ymm2,YMMWORD PTR [rcx+0xe0]
	vmovups ymm1,YMMWORD PTR [rcx+0x100]
	prefetcht0 BYTE PTR [rcx+r8*4+0x100]
	vbroadcastss ymm0,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	vmovups ymm3,YMMWORD PTR [rcx+0x120]
	vmovups ymm2,YMMWORD PTR [rcx+0x140]
	prefetcht0 BYTE PTR [rcx+r8*4+0x140]
	vmovups ymm1,YMMWORD PTR [rcx+0x160]
	vbroadcastss ymm0,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	add    rsi,0x80
	add    rcx,0x180
	dec    ebp
	jne    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x7e>
	dec    ebx
	jne    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x60>
	lea    rsi,[rsi+rdx*4]
	add    rsi,0xfffffffffffff800
	lea    rcx,[rcx+r8*4]
	add    rcx,0xffffffffffffe800
	dec    rdi
	jne    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x5b>
	mov    r8,r11
	and    r8,0x7
	mov    r11,r11
	shr    r11,0x3
	test   r11,r11
	je     <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x469>
	mov    edx,0x2
	vmovups ymm3,YMMWORD PTR [rcx]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vmovups ymm1,YMMWORD PTR [rcx+0x40]
	vbroadcastss ymm0,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	vmovups ymm3,YMMWORD PTR [rcx+0x60]
	vmovups ymm2,YMMWORD PTR [rcx+0x80]
	vmovups ymm1,YMMWORD PTR [rcx+0xa0]
	vbroadcastss ymm0,DWORD PTR [rsi+0x20]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x24]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x28]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x2c]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	vmovups ymm3,YMMWORD PTR [rcx+0xc0]
	vmovups ymm2,YMMWORD PTR [rcx+0xe0]
	vmovups ymm1,YMMWORD PTR [rcx+0x100]
	vbroadcastss ymm0,DWORD PTR [rsi+0x40]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x44]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x48]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x4c]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	vmovups ymm3,YMMWORD PTR [rcx+0x120]
	vmovups ymm2,YMMWORD PTR [rcx+0x140]
	vmovups ymm1,YMMWORD PTR [rcx+0x160]
	vbroadcastss ymm0,DWORD PTR [rsi+0x60]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x64]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x68]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x6c]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	add    rsi,0x80
	add    rcx,0x180
	dec    edx
	jne    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x2a8>
	dec    r11
	jne    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x2a3>
	test   r8,r8
	je     <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x4dc>
	vmovups ymm3,YMMWORD PTR [rcx]
	vmovups ymm2,YMMWORD PTR [rcx+0x20]
	vmovups ymm1,YMMWORD PTR [rcx+0x40]
	vbroadcastss ymm0,DWORD PTR [rsi]
	vfmadd231ps ymm8,ymm3,ymm0
	vfmadd231ps ymm9,ymm2,ymm0
	vfmadd231ps ymm10,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x4]
	vfmadd231ps ymm11,ymm3,ymm0
	vfmadd231ps ymm12,ymm2,ymm0
	vfmadd231ps ymm13,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0x8]
	vfmadd231ps ymm14,ymm3,ymm0
	vfmadd231ps ymm15,ymm2,ymm0
	vfmadd231ps ymm7,ymm1,ymm0
	vbroadcastss ymm0,DWORD PTR [rsi+0xc]
	vfmadd231ps ymm6,ymm3,ymm0
	vfmadd231ps ymm5,ymm2,ymm0
	vfmadd231ps ymm4,ymm1,ymm0
	add    rsi,0x20
	add    rcx,0x60
	dec    r8
	jne    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x46e>
	test   r10,r10
	jne    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x53d>
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	vmovups YMMWORD PTR [r10+0x40],ymm10
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm12
	vmovups YMMWORD PTR [r10+0x40],ymm13
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm14
	vmovups YMMWORD PTR [r10+0x20],ymm15
	vmovups YMMWORD PTR [r10+0x40],ymm7
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm6
	vmovups YMMWORD PTR [r10+0x20],ymm5
	vmovups YMMWORD PTR [r10+0x40],ymm4
	lea    r10,[r10+rax*4]
	jmp    <nnp_tuple_gemm_transposed_4x24__x86_64_avx2+0x61b>
	mov    r10,r9
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
	mov    r10,r9
	vmovups YMMWORD PTR [r10],ymm8
	vmovups YMMWORD PTR [r10+0x20],ymm9
	vmovups YMMWORD PTR [r10+0x40],ymm10
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm11
	vmovups YMMWORD PTR [r10+0x20],ymm12
	vmovups YMMWORD PTR [r10+0x40],ymm13
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm14
	vmovups YMMWORD PTR [r10+0x20],ymm15
	vmovups YMMWORD PTR [r10+0x40],ymm7
	lea    r10,[r10+rax*4]
	vmovups YMMWORD PTR [r10],ymm6
	vmovups YMMWORD PTR [r10+0x20],ymm5
	vmovups YMMWORD PTR [r10+0x40],ymm4
	lea    r10,[r10+rax*4]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
